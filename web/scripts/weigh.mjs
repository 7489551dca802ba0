/**
 * Weighs a fresh production build: what the first visit loads, fonts included, gzipped as phones on a house network get
 * it and with brotli as the program carries it, against their budgets. Run after `npm run build`, or with the folder of
 * another build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from '../browser/paths.mjs';

const page = process.argv[2] ?? join(ROOT, 'crates/server/page');
const BUDGET = { scripts: 80, gzip: 450, brotli: 400 };
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
/** What is compressed already goes out as it is. */
const isDense = (path) => /\.(png|woff2)$/.test(path);
const kilobytes = (path, compress) => {
  const content = readFileSync(join(page, path));
  return (isDense(path) ? content : compress(content)).length / 1024;
};
const weigh = (path) => kilobytes(path, (content) => gzipSync(content, { level: 9 }));
const press = (path) => kilobytes(path, (content) => brotliCompressSync(content, BEST));
const html = readFileSync(join(page, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);
const assets = readdirSync(join(page, 'assets'));

// A module pulls in what it imports statically; lazy screens and other languages come later.
const seen = new Set(linked);
const queue = linked.filter((path) => path.endsWith('.js') && path.startsWith('assets/'));
while (queue.length) {
  const text = readFileSync(join(page, queue.pop()), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    const path = `assets/${name}`;
    if (!seen.has(path)) {
      seen.add(path);
      queue.push(path);
    }
  }
}
const heaviest = (pattern) =>
  assets
    .filter((name) => pattern.test(name))
    .map((name) => `assets/${name}`)
    .sort((a, b) => weigh(b) - weigh(a))[0];
// The worker with the first part of the box, and one language: the page's words and the box's.
const OPENED = {
  worker: /^worker-.*\.js$/,
  box: /^box_bg-.*\.wasm$/,
  'words of the page': /^(pt|es|it|en)-.*\.js$/,
  'words of the lid': /^lid-(pt|es|it|en)-.*\.js$/,
  'words of the box': /^words-(pt|es|it|en)-common-.*\.ftl$/,
};
for (const [what, pattern] of Object.entries(OPENED)) {
  const path = heaviest(pattern);
  if (!path) throw new Error(`the build has no ${what}`);
  seen.add(path);
}
// Only a phone that puts the page on its home screen asks for its icon.
seen.delete('apple-touch-icon.png');
const rows = [...seen, 'index.html']
  .map((path) => ({ path, size: weigh(path), brotli: press(path) }))
  .sort((a, b) => b.size - a.size);
const sum = (filter) => rows.filter(({ path }) => filter(path)).reduce((total, { size }) => total + size, 0);
for (const { path, size, brotli } of rows)
  console.log(`${size.toFixed(1).padStart(7)} KB gzip ${brotli.toFixed(1).padStart(7)} KB brotli  ${path}`);
const scripts = sum((path) => path.endsWith('.js'));
const total = sum(() => true);
const smallest = rows.reduce((all, { brotli }) => all + brotli, 0);
const everything = [...assets.map((name) => `assets/${name}`), 'index.html', 'boot.js', 'icon.svg'].reduce(
  (all, path) => all + weigh(path),
  0,
);
console.log(
  `first visit: scripts ${scripts.toFixed(1)} KB of ${BUDGET.scripts}, ` +
    `everything ${total.toFixed(1)} KB of ${BUDGET.gzip} with gzip, ` +
    `${smallest.toFixed(1)} KB of ${BUDGET.brotli} with brotli; ` +
    `the whole page with every screen, language and game, nets and tables apart, ${everything.toFixed(1)} KB (gzip -9)`,
);
process.exitCode = scripts > BUDGET.scripts || total > BUDGET.gzip || smallest > BUDGET.brotli ? 1 : 0;
