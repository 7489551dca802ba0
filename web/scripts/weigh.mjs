/**
 * Weighs a fresh production build: what the first visit loads, gzipped, against its budget. Run after `npm run build`,
 * or with the folder of another build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../browser/paths.mjs';

const page = process.argv[2] ?? join(ROOT, 'crates/server/page');
const BUDGET = { scripts: 80, total: 395 };
const weigh = (path) => gzipSync(readFileSync(join(page, path)), { level: 9 }).length / 1024;
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
  'words of the box': /^words-(pt|es|it|en)-common-.*\.ftl$/,
};
for (const [what, pattern] of Object.entries(OPENED)) {
  const path = heaviest(pattern);
  if (!path) throw new Error(`the build has no ${what}`);
  seen.add(path);
}
const rows = [...seen, 'index.html'].map((path) => ({ path, size: weigh(path) })).sort((a, b) => b.size - a.size);
const sum = (filter) => rows.filter(({ path }) => filter(path)).reduce((total, { size }) => total + size, 0);
for (const { path, size } of rows) console.log(`${size.toFixed(1).padStart(7)} KB  ${path}`);
const scripts = sum((path) => path.endsWith('.js'));
const total = sum(() => true);
const everything = [...assets.map((name) => `assets/${name}`), 'index.html', 'boot.js', 'icon.svg'].reduce(
  (all, path) => all + weigh(path),
  0,
);
console.log(
  `first visit: scripts ${scripts.toFixed(1)} KB of ${BUDGET.scripts}, ` +
    `everything ${total.toFixed(1)} KB of ${BUDGET.total}; ` +
    `the whole page with every screen, language and game, nets and tables apart, ${everything.toFixed(1)} KB (gzip -9)`,
);
process.exitCode = scripts > BUDGET.scripts || total > BUDGET.total ? 1 : 0;
