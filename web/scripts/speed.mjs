// How fast the computer thinks in the page beside the program: `npm run speed`, after `npm run wasm` and
// `cargo build --release`. The same levels play games in both, in turns, by processor time of the thread that thinks:
// level 8 of draughts, which looks at 20,000 positions a move and plays the same game every time, and level 10 of
// backgammon, two plies ahead.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = new URL('../../', import.meta.url).pathname;
const program = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/tabuleiro');
const built = join(root, 'web/src/wasm');

// The glue is written for a bundler: node wants to be told that it is a module.
const glue = mkdtempSync(join(tmpdir(), 'tabuleiro-speed-'));
symlinkSync(join(built, 'box.js'), join(glue, 'box.mjs'));
writeFileSync(join(glue, 'package.json'), '{"type":"module"}');
const { initSync, WorkerBox } = await import(pathToFileURL(join(glue, 'box.mjs')).href);
rmSync(glue, { recursive: true });

const first = initSync({ module: readFileSync(join(built, 'box_bg.wasm')) });
await WebAssembly.instantiate(readFileSync(join(built, 'box_rest.wasm')), { first });
const box = new WorkerBox();
for (const part of ['common', 'rest', 'draughts', 'backgammon']) {
  box.loadWords('en', part, readFileSync(join(built, `words-en-${part}.ftl`), 'utf8'));
}
const call = (name, ...args) => {
  const json = JSON.stringify(args);
  const entropy = crypto.getRandomValues(new Uint8Array(WorkerBox.entropyBytes()));
  return JSON.parse(box.call(name, json, Date.now(), entropy) ?? box.callRest(name, json, Date.now(), entropy));
};
/** Milliseconds that this thread has had of the processor. */
const used = () => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
/** More than any thought takes here. */
const BUDGET = 600_000;

/** Milliseconds a decision of the computer in the page, over a game against itself. */
function inThePage(ruleSet, level) {
  const computer = { name: '', player: { kind: 'computer', level } };
  // One game without a cube, as the program plays it too.
  const backgammon = { length: null, cube: false, dice: 'fair' };
  const opened = call('openTable', { ruleSet, seats: { light: computer, dark: computer }, time: null, backgammon });
  if (!opened.ok) throw new Error(`${ruleSet} does not open`);
  const { table } = opened.value;
  for (const name of call('dataFor', table)) box.loadData(name, readFileSync(join(root, 'crates/engine/data', name)));
  let [decisions, milliseconds] = [0, 0];
  for (let turn = 0; turn < 400; turn++) {
    const start = used();
    let thought = call('think', { table, purpose: 'move', budget: BUDGET });
    while (!thought.done) thought = call('thinkOn', table);
    if (thought.candidates.length > 0) {
      decisions += 1;
      milliseconds += used() - start;
    }
    if (!thought.action || !call('act', table, thought.action).ok) break;
  }
  call('closeTable', table);
  return [decisions, milliseconds];
}

/** The same in the program. */
function inTheProgram(ruleSet, level, seed) {
  const player = `self:level=${level}`;
  const options = ruleSet.startsWith('backgammon') ? ['--cubeless'] : ['--openings', '0'];
  const rules = ruleSet.replace('backgammon:xalingo', 'backgammon');
  const match = ['arena', rules, '--a', player, '--b', player, '--games', '2', '--seed', `${seed}`, '--json'];
  const { effort } = JSON.parse(execFileSync(program, [...match, ...options], { encoding: 'utf8' }));
  return effort.reduce(([decisions, time], { moves, seconds }) => [decisions + moves, time + 1000 * seconds], [0, 0]);
}

const rounds = Number(process.argv[2] ?? 3);
for (const [ruleSet, level] of [
  ['draughts:english', 8],
  ['draughts:international', 8],
  ['backgammon:xalingo', 10],
]) {
  inThePage(ruleSet, level); // The wasm is compiled a second time, better, while it runs.
  const sums = [0, 0, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    [...inThePage(ruleSet, level), ...inTheProgram(ruleSet, level, round)].forEach((value, at) => {
      sums[at] += value;
    });
  }
  const [page, native] = [sums[1] / sums[0], sums[3] / sums[2]];
  const share = ((100 * native) / page).toFixed(0);
  const times = `${page.toFixed(2)} ms a decision in the page, ${native.toFixed(2)} in the program`;
  console.log(`${ruleSet}, level ${level}: ${times}: ${share} % of its speed`);
}
