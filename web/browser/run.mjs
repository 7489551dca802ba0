/** `npm run browser`: serves the page and runs every test file against it; `npm run browser -- refusal huff` runs the files whose names contain a word. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './paths.mjs';
import { servePage } from './serve.mjs';

const wanted = process.argv.slice(2);
const folder = join(WEB, 'browser');
/** The long ones first, so that two at once end together. */
const rank = (name) => (/^(keyboard|languages|look)/.test(name) ? 0 : 1);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs') && (!wanted.length || wanted.some((word) => name.includes(word))))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
// What is measured in milliseconds is measured with the machine to itself.
const alone = files.filter((name) => name.startsWith('figures'));
const page = await servePage();

const runFiles = (names, atOnce) =>
  names.length === 0
    ? 0
    : new Promise((resolve) => {
        const tests = spawn(
          process.execPath,
          [
            '--test',
            '--test-reporter=spec',
            `--test-concurrency=${atOnce}`,
            ...names.map((name) => join(folder, name)),
          ],
          { stdio: 'inherit', env: { ...process.env, TABULEIRO_PAGE: page.base } },
        );
        tests.on('exit', (code) => resolve(code ?? 1));
      });

try {
  const codes = [
    await runFiles(alone, 1),
    await runFiles(
      files.filter((name) => !alone.includes(name)),
      2,
    ),
  ];
  process.exitCode = Math.max(...codes);
} finally {
  await page.stop();
}
