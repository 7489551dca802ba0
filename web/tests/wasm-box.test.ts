/** The real box: the wasm as the worker has it, called through both ends of a message port. `npm run wasm` makes it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action, BackgammonView, DraughtsView, GamesBox, OpenTable, Seat, TableView } from '../src/box/api';
import { LANGUAGES } from '../src/box/api';
import type { Port } from '../src/box/port';
import { callBox, serveBox } from '../src/box/port';
import { wasmBox } from '../src/box/wasm-box';
import { initSync, WorkerBox } from '../src/wasm/box';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

let box: GamesBox;
/** What was loaded after the first part, in order. */
const loaded: string[] = [];
/** The parts of the words that were loaded. */
const heard: string[] = [];
const channel = new MessageChannel();

beforeAll(() => {
  const first = initSync({ module: file('../src/wasm/box_bg.wasm') });
  const inside = wasmBox(new WorkerBox(), {
    entropyBytes: WorkerBox.entropyBytes(),
    entropy: (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => Date.now(),
    words: async (language, part) => {
      heard.push(`${language}-${part}`);
      return file(`../src/wasm/words-${language}-${part}.ftl`).toString();
    },
    rest: async () => {
      loaded.push('rest');
      await WebAssembly.instantiate(file('../src/wasm/box_rest.wasm'), {
        first: first as unknown as WebAssembly.ModuleImports,
      });
    },
    data: async (name) => {
      loaded.push(name);
      return new Uint8Array(file(`../../crates/engine/data/${name}`));
    },
    breathe: () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  });
  serveBox(channel.port2 as Port, inside);
  box = callBox(channel.port1 as Port);
  channel.port1.start();
  channel.port2.start();
});
afterAll(() => channel.port1.close());

const computer = (level: number): Seat => ({ name: `Computer ${level}`, player: { kind: 'computer', level } });
const person = (name: string): Seat => ({ name, player: { kind: 'person' } });

async function open(options: OpenTable): Promise<TableView> {
  const opened = await box.openTable(options);
  if (!opened.ok) throw new Error(opened.problem.expected.en);
  return opened.value;
}

async function act(view: TableView, action: Action): Promise<TableView> {
  const answer = await box.act(view.table, action);
  if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${answer.refusal.sentence.en}`);
  return answer.view;
}

/** Plays a game out; `decide` may act in the computer's place. */
async function playOut(first: TableView, decide: (view: TableView) => Action | null): Promise<TableView> {
  let view = first;
  for (let turn = 0; turn < 1500 && !view.outcome; turn += 1) {
    const own = decide(view);
    if (own) {
      view = await act(view, own);
      continue;
    }
    const found = await box.think({ table: view.table, purpose: 'move', budget: 20 });
    if (!found.action) throw new Error(`nothing to do at ${JSON.stringify(view.toAct)}`);
    view = await act(view, found.action);
  }
  return view;
}

describe('the real box', { timeout: 60_000 }, () => {
  it('speaks a language when its words are there, and another one until then', async () => {
    await box.speak('pt');
    const portuguese = (await box.ruleSets()).find((set) => set.id === 'draughts:russian')!;
    expect(portuguese.name.en).toBe(portuguese.name.pt);
    for (const language of LANGUAGES) await box.speak(language);
    const all = (await box.ruleSets()).find((set) => set.id === 'draughts:russian')!;
    expect(all.name.pt).toBe(portuguese.name.pt);
    expect(new Set(Object.values(all.name)).size).toBeGreaterThan(2);
    expect(heard).toEqual(['pt', 'es', 'en', 'it'].map((language) => `${language}-common`));
  });

  it('lets two people play and save with the first part alone; the proof of their dice comes later', async () => {
    const seats = { light: person('Inês'), dark: person('Marco') };
    let draughts = (await open({ ruleSet: 'draughts:garden', seats, time: '5+3' })) as DraughtsView;
    // A game's words come with its first table, in every language that is spoken.
    expect(heard.slice(4)).toEqual(['pt', 'es', 'en', 'it'].map((language) => `${language}-draughts`));
    for (let turn = 0; turn < 40 && !draughts.outcome; turn += 1) {
      const { path, huff } = draughts.turns[turn % draughts.turns.length]!;
      draughts = (await act(draughts, { kind: 'move', path, huff })) as DraughtsView;
    }
    await box.undo(draughts.table);
    await box.goTo(draughts.table, 0);
    expect((await box.act(draughts.table, { kind: 'move', path: [1, 2], huff: null })).ok).toBe(false);
    expect((await box.exportRecord(draughts.table, 'own')).text).toContain('tabuleiro-record');
    let backgammon = await open({
      ruleSet: 'backgammon:tournament',
      seats,
      time: null,
      backgammon: { length: 3, cube: true, options: [], dice: 'fair' },
    });
    backgammon = await act(backgammon, { kind: 'roll' });
    await act(backgammon, { kind: 'resign', stake: 1 });
    expect(loaded).toEqual([]);
    expect(heard.slice(8)).toEqual(['pt', 'es', 'en', 'it'].map((language) => `${language}-backgammon`));
    // Nobody gave words after the seal, so the machine drew them.
    expect((await box.verifyDice(backgammon.table)).rolls[0]!.proof).toBe('one-sided');
    expect(loaded).toEqual(['rest']);
  });

  it('lists every rule set in four languages', async () => {
    const sets = await box.ruleSets();
    expect(sets.length).toBe(21);
    for (const set of sets) for (const language of LANGUAGES) expect(set.name[language], set.id).not.toBe('');
    expect((await box.capabilities()).levels).toBe(10);
  });

  it('plays a whole Italian game, level 2 against level 1', async () => {
    const view = await open({
      ruleSet: 'draughts:italian',
      seats: { light: computer(2), dark: computer(1) },
      time: null,
    });
    const over = (await playOut(view, () => null)) as DraughtsView;
    expect(over.outcome).not.toBeNull();
    expect(over.record.line.length).toBeGreaterThan(20);
    const pdn = await box.exportRecord(over.table, 'pdn');
    expect(pdn.text).toContain('[GameType "22');
    const again = await box.importRecord(pdn.text, pdn.fileName);
    expect(again.ok && again.value.games[0]!.view.record.line.length).toBe(over.record.line.length);
  });

  it('plays a game of backgammon with a double, and proves its dice', async () => {
    const view = await open({
      ruleSet: 'backgammon:tournament',
      seats: { light: person('Ana'), dark: computer(2) },
      time: null,
      backgammon: { length: 5, cube: true, options: [], dice: 'fair' },
    });
    expect((view as BackgammonView).seal).toMatch(/^[0-9a-f]{64}$/);
    let doubled = false;
    const over = (await playOut(view, (now) => {
      // The machine has shown its seal, and only now hears words.
      if (now.toAct.kind === 'opening') return { kind: 'roll', words: 'three blue stones' };
      if (!doubled && now.toAct.kind === 'roll' && now.toAct.side === 'light' && now.toAct.double === 'yes') {
        doubled = true;
        return { kind: 'double' };
      }
      if (now.toAct.kind === 'answer') return { kind: 'take' };
      return null;
    })) as BackgammonView;
    expect(doubled).toBe(true);
    expect(over.record.line.some((entry) => entry.event.kind === 'double')).toBe(true);
    expect(over.cube!.value).toBeGreaterThanOrEqual(2);
    const proof = await box.verifyDice(over.table);
    expect(proof.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(proof.rolls.every((roll) => roll.proof === 'agrees')).toBe(true);
    if (!over.outcome!.matchOver) {
      const next = await act(over, { kind: 'next game' });
      expect(next.toAct.kind).toBe('opening');
      expect(next.record.line).toEqual([]);
    }
  });

  it('hears other calls while it thinks, and stops when told', async () => {
    const view = await open({
      ruleSet: 'draughts:international',
      seats: { light: person('A'), dark: person('B') },
      time: null,
    });
    let heard = 0;
    const thinking = box.think({ table: view.table, purpose: 'study', budget: 60_000 }, () => {
      heard += 1;
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    const asked = Date.now();
    await box.positionTexts(view.table);
    expect(Date.now() - asked).toBeLessThan(1000);
    await box.stopThinking(view.table);
    const found = await thinking;
    expect(heard).toBeGreaterThan(0);
    expect(found.candidates.length).toBe(9);
    expect(found.depth).toBeGreaterThan(3);
  });

  it('rejects a call that makes no sense', async () => {
    await expect(box.undo(987_654)).rejects.toThrow('no table');
  });
});
