import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action, Analysis, GamesBox, TableView } from '../src/box/api';
import { recordedBox } from '../src/fixtures/box';
import { backgammonTable, draughtsTable, ITALIAN_REFUSAL } from '../src/fixtures/tables';
import { useLanguage } from '../src/i18n';
import type { Session, SessionOptions } from '../src/play/session';
import { createSession } from '../src/play/session';
import { openRooms } from './rooms';

openRooms();

const computer = { name: 'Paolo', player: { kind: 'computer', level: 1 } } as const;
const person = { name: 'Inês', player: { kind: 'person' } } as const;
const alone = <T extends TableView>(view: T): T => ({ ...view, clock: null, seats: { light: person, dark: computer } });

const before = alone(draughtsTable('italianGame'));
const after = alone(draughtsTable('italianTaken'));
const answer = (action: Action): Analysis => ({
  table: 1,
  node: 0,
  candidates: [],
  action,
  unit: 'men',
  lightShare: 0.5,
  lightValue: 0,
  ending: null,
  chances: null,
  cube: null,
  why: null,
  depth: 1,
  done: true,
});

let dispose: () => void = () => undefined;
function open(first: TableView, box: Partial<GamesBox>, options: Partial<SessionOptions> = {}): Session {
  return createRoot((end) => {
    dispose = end;
    return createSession({
      box: { ...recordedBox(), ...box },
      first,
      computerActs: true,
      budget: 100,
      evaluates: () => false,
      onFailure: (why) => {
        throw why;
      },
      ...options,
    });
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  await useLanguage('en');
});
afterEach(() => {
  dispose();
  vi.useRealTimers();
});

describe('a session', () => {
  test('takes a legal turn in and tells what was already shown', async () => {
    const changes: unknown[] = [];
    const session = open(
      before,
      { act: async () => ({ ok: true, view: after }), think: () => new Promise(() => undefined) },
      { onChange: (change) => changes.push([change.cause, change.alreadyShown]) },
    );
    expect(await session.act({ kind: 'move', path: [23, 14, 7], huff: null }, 2)).toBe(true);
    expect(session.view()).toEqual(after);
    expect(changes).toEqual([['acted', 2]]);
  });
  test('keeps a refusal until the next view, and the last one for W', async () => {
    const session = open(before, {
      act: async (_, action) =>
        action.kind === 'typed' ? { ok: true, view: after } : { ok: false, refusal: ITALIAN_REFUSAL },
      think: () => new Promise(() => undefined),
    });
    expect(await session.act({ kind: 'move', path: [22, 15], huff: null })).toBe(false);
    expect(session.refusal()?.reason).toBe('must-take-the-most');
    await session.act({ kind: 'typed', text: '23x14x7' });
    expect(session.refusal()).toBeNull();
    expect(session.lastRefusal()?.reason).toBe('must-take-the-most');
  });
  test('one action at a time', async () => {
    const act = vi.fn(() => new Promise<never>(() => undefined));
    const session = open(before, { act });
    void session.act({ kind: 'resign' });
    expect(await session.act({ kind: 'resign' })).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });
  test('lets the computer act when it is its turn, not faster than the eye', async () => {
    const act = vi.fn(async () => ({ ok: true as const, view: before }));
    open(after, { think: async () => answer({ kind: 'move', path: [16, 23, 30], huff: null }), act });
    await vi.advanceTimersByTimeAsync(300);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(act).toHaveBeenCalledWith(after.table, { kind: 'move', path: [16, 23, 30], huff: null });
  });
  test('the computer waits while an earlier position is shown, and in a study', async () => {
    const think = vi.fn(async () => answer({ kind: 'resign' }));
    open({ ...after, record: { ...after.record, atEnd: false } }, { think });
    await vi.advanceTimersByTimeAsync(1000);
    dispose();
    open(after, { think }, { computerActs: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(think).not.toHaveBeenCalled();
  });
  test('taking back against the computer goes back to one’s own decision', async () => {
    const views = [after, before];
    const undo = vi.fn(async () => views.shift()!);
    const session = open(before, { undo, think: () => new Promise(() => undefined) });
    await session.undo();
    expect(undo).toHaveBeenCalledTimes(2);
    expect(session.view()).toEqual(before);
  });
  test('a flag falls when the time is over', async () => {
    const act = vi.fn(async () => ({ ok: true as const, view: { ...before, clock: null } }));
    open(
      {
        ...before,
        clock: { left: { light: 2000, dark: 9000 }, delay: { light: 0, dark: 0 }, running: 'light', at: Date.now() },
      },
      { act },
    );
    await vi.advanceTimersByTimeAsync(1900);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(act).toHaveBeenCalledWith(before.table, { kind: 'flag' });
  });
  test('a flag that falls, or a turn that is found, while the table answers waits for the answer', async () => {
    const refused = { ok: false as const, refusal: ITALIAN_REFUSAL };
    /** A try that is refused only after 700 ms; the computer has its turn after 450, the flag falls after 520. */
    const act = vi.fn(async (_: number, action: Action) => {
      if (action.kind === 'typed') await new Promise((resolve) => setTimeout(resolve, 700));
      return action.kind === 'typed' ? refused : { ok: true as const, view: { ...after, clock: null } };
    });
    const clock = { left: { light: 500, dark: 500 }, delay: { light: 0, dark: 0 }, at: Date.now() };
    const session = open({ ...before, clock: { ...clock, running: 'light' } }, { act });
    void session.act({ kind: 'typed', text: '22x13' });
    await vi.advanceTimersByTimeAsync(690);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(act).toHaveBeenLastCalledWith(before.table, { kind: 'flag' });
    dispose();

    act.mockClear();
    const turn = { kind: 'resign' } as const;
    const computerFirst = { light: computer, dark: person };
    const against = open({ ...before, seats: computerFirst }, { act, think: async () => answer(turn) });
    void against.act({ kind: 'typed', text: '22x13' });
    await vi.advanceTimersByTimeAsync(690);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(act).toHaveBeenLastCalledWith(before.table, turn);
  });
  test('evaluates quietly when it is wanted, and forgets what belongs to another node', async () => {
    const think = vi.fn(async () => ({ ...answer({ kind: 'resign' }), node: before.record.current, lightShare: 0.74 }));
    const session = open(
      { ...before, seats: { light: person, dark: person } },
      { think, act: async () => ({ ok: true, view: { ...after, seats: { light: person, dark: person } } }) },
      { evaluates: () => true },
    );
    await vi.advanceTimersByTimeAsync(200);
    expect(session.analysis()?.lightShare).toBe(0.74);
    await session.act({ kind: 'typed', text: '23x14x7' });
    expect(session.analysis()).toBeNull();
  });
  test('a broken worker is reported, not thrown into the page', async () => {
    const onFailure = vi.fn();
    const session = open(
      { ...backgammonTable('backgammonRoll'), clock: null },
      {
        act: async () => {
          throw new Error('gone');
        },
      },
      { onFailure },
    );
    expect(await session.act({ kind: 'roll' })).toBe(false);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(session.busy()).toBe(false);
  });
});
