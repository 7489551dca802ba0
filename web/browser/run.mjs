/**
 * `npm run browser`: serves the page and runs the test files against it. `npm run browser -- refusal dice` runs the
 * files with one of these words in their names. Looking through all sizes and themes is asked for: `npm run look`.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './paths.mjs';
import { servePage } from './serve.mjs';

const folder = join(WEB, 'browser');
const words = process.argv.slice(2);
const all = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
const strangers = words.filter((word) => !all.some((name) => name.includes(word)));
const isLook = (name) => name.startsWith('look-');
/** The long ones first, so that those at once end together. */
const LONG =
  /^(online-(back|draughts)|look|languages|phone|lessons|keyboard|offline|draughts-games|computer|hands|house|clocks)/;
/** What a shell without windows could do otherwise: times, what is kept, focus, two at a table. */
const WHOLE = /^(figures|offline|online-(backgammon|draughts)|store|nothing-lost|keyboard)/;
/** One more than two cores have hands: two alone leave more than a third of them idle. */
const AT_ONCE = 3;
const files = all
  .filter((name) => (words.length ? words.some((word) => name.includes(word)) : !isLook(name)))
  .sort((a, b) => LONG.test(b) - LONG.test(a) || a.localeCompare(b));
if (strangers.length || !files.length) {
  console.error(`no test file has ${strangers.join(' or ')} in its name; there are:\n  ${all.join('\n  ')}`);
  process.exit(1);
}

const started = Date.now();
const clock = (since) => {
  const seconds = Math.round((Date.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const running = new Map();
const done = [];
const say = (text) => console.log(`${clock(started)}  ${text}`);

/** Runs one file in a process of its own, and keeps what it says until it is over: two at once would talk at once. */
const runFile = (name, page) =>
  new Promise((resolve) => {
    const since = Date.now();
    running.set(name, since);
    const test = spawn(process.execPath, ['--test-reporter=spec', join(folder, name)], {
      env: { ...process.env, TABULEIRO_PAGE: page.base, TABULEIRO_BROWSER: WHOLE.test(name) ? 'whole' : 'shell' },
    });
    let said = '';
    for (const stream of [test.stdout, test.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    test.on('close', (code) => {
      running.delete(name);
      const count = (what) => Number(new RegExp(`^ℹ ${what} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
      const result = { name, code, tests: count('tests'), passed: count('pass') };
      // A test that was skipped or never began is no test that passed.
      result.fine = code === 0 && result.tests > 0 && result.passed === result.tests;
      done.push(result);
      const verdict = result.fine ? 'passed' : 'FAILED';
      say(
        `[${done.length}/${files.length}] ${name}: ${result.passed} of ${result.tests} ${verdict} in ${clock(since)}`,
      );
      console.log(
        result.fine ? said.replace(/^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration).*\n/gm, '') : said,
      );
      resolve();
    });
  });

/** As many at once as there are hands to do it. */
async function runFiles(names, atOnce, page) {
  const waiting = [...names];
  const worker = async () => {
    while (waiting.length) await runFile(waiting.shift(), page);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const page = await servePage();
const heartbeat = setInterval(() => {
  const now = [...running].map(([name, since]) => `${name} (${clock(since)})`).join(', ');
  say(`… ${done.length} of ${files.length} files done, running: ${now}`);
}, 20_000);
try {
  // What is measured in milliseconds is measured without the other tests beside it.
  const alone = files.filter((name) => name.startsWith('figures'));
  await runFiles(alone, 1, page);
  await runFiles(
    files.filter((name) => !alone.includes(name)),
    Number(process.env.TABULEIRO_AT_ONCE ?? AT_ONCE),
    page,
  );
} finally {
  clearInterval(heartbeat);
  await page.stop();
}
const failed = done.filter(({ fine }) => !fine);
const tests = done.reduce((sum, each) => sum + each.tests, 0);
const passed = done.reduce((sum, each) => sum + each.passed, 0);
say(
  failed.length
    ? `FAILED: ${passed} of ${tests} tests passed; failed in ${failed.map(({ name }) => name).join(', ')}`
    : `all ${tests} tests in ${files.length} files passed`,
);
if (failed.length || done.length !== files.length) process.exitCode = 1;
