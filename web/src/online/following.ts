/**
 * A table that a server leads, as this page follows it: the line, the box that hears it, and what is sent. It knows no
 * rule and draws nothing.
 */
import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { begin } from '../app/under-way';
import type { Action, Answer, ClockView, GamesBox, OnlineView, Saying, TableId, TableView, Told } from '../box/api';
import { openRoom } from '../games';
import type { LineState } from './line';
import { Line } from './line';
import type { Shown, Strength } from './server';
import { lineAddress, lookAt, NO_ANSWER, Refused } from './server';

/** A player who was gone for so long may be claimed against, in milliseconds. */
export const CLAIM_AFTER = 60_000;

export interface FollowingOptions {
  readonly box: GamesBox;
  readonly table: string;
  /** The key of one's own dice. */
  readonly key: () => string | null;
  /** The server did not let something happen, by its stable name. */
  readonly onRefused: (id: string) => void;
  readonly onFailure: (why: unknown) => void;
}

/** Refusals that mend themselves: what they name comes again with the next word. */
const QUIET = ['stale', 'element-out-of-turn', 'conflict', 'stopping', 'halted', 'throw-under-way'];

export function createFollowing(options: FollowingOptions) {
  const { box } = options;
  const [line, setLine] = createSignal<LineState>('connecting');
  const [online, setOnline] = createSignal<OnlineView | null>(null);
  const [view, setView] = createSignal<TableView | null>(null);
  const [clock, setClock] = createSignal<ClockView | null>(null);
  /** Who sits there, and how strong those with accounts are: the server says it, and no rule needs it. */
  const [rated, setRated] = createSignal<Pick<Shown, 'names' | 'ratings'> | null>(null);
  /** Why nobody is let in: then nothing is tried again. */
  const [shut, setShut] = createSignal<string | null>(null);
  /** When the server last said who is there. */
  const [seenAt, setSeenAt] = createSignal(Date.now());
  let followed: TableId | null = null;
  let cable: Line | null = null;
  let closed = false;
  /** Whoever waits for the answer to the command on its way: none, or why not. */
  let answered: ((refused: string | null) => void) | null = null;
  const arriving = begin('line');

  /** Sides change from game to game, names do not; two guests of one name have no rating. */
  const strengthOf = (name: string): Strength | null => {
    const { names, ratings } = rated() ?? { names: ['', ''], ratings: [null, null] };
    return names[0] === names[1] ? null : (ratings[names.indexOf(name)] ?? null);
  };
  const tookOnline = (now: OnlineView) => {
    if (JSON.stringify(now.seats) !== JSON.stringify(online()?.seats)) setSeenAt(Date.now());
    setOnline(now);
  };
  const hear = async (word: string): Promise<void> => {
    if (followed === null) return;
    const heard = await box.hear(followed, word).catch(async (why: unknown) => {
      // The server tells another story than before (a store that was put back): it is heard from the beginning.
      await afresh();
      throw why;
    });
    if (heard.view) await openRoom(heard.view.kind);
    if (closed) return;
    batch(() => {
      if (word.includes('"ratings":')) setRated(JSON.parse(word) as Shown);
      tookOnline(heard.online);
      if (heard.view) setView(heard.view);
      setClock(heard.view?.clock ?? null);
    });
    arriving();
    cable?.send(heard.send);
    if (heard.gap) cable?.askAgain();
    if (answered && !heard.online.pending) {
      answered(heard.refused);
      answered = null;
    } else if (heard.refused && !QUIET.includes(heard.refused)) options.onRefused(heard.refused);
  };
  const afresh = async (): Promise<void> => {
    const before = followed;
    // What was on its way is not known any more.
    answered?.('conflict');
    answered = null;
    followed = await box.follow(options.key());
    batch(() => {
      setOnline(null);
      setView(null);
    });
    if (before !== null) await box.closeTable(before);
  };
  /** Does the server say that there is nothing here? */
  const isRefused = async (): Promise<boolean> => {
    try {
      await lookAt(options.table);
      return false;
    } catch (why) {
      const id = why instanceof Refused ? why.id : NO_ANSWER;
      const forGood = ['no-such-table', 'not-this-server', 'foreign-origin', 'not-your-seat'].includes(id);
      if (forGood) setShut(id);
      arriving();
      return forGood;
    }
  };
  const start = async (): Promise<void> => {
    await afresh();
    if (closed) return;
    cable = new Line({
      address: (known) => lineAddress(options.table, known),
      known: () => online()?.version ?? 0,
      hear,
      changed: setLine,
      isRefused,
      network: window,
    });
  };
  start().catch(options.onFailure);
  // A phone that was laid aside has let the line go without a word.
  const wake = () => {
    if (document.visibilityState === 'visible') cable?.wake();
  };
  document.addEventListener('visibilitychange', wake);

  const took = (told: Told): Answer => {
    if (closed) return told.answer;
    const { answer } = told;
    batch(() => {
      tookOnline(told.online);
      if (answer.ok) setClock(answer.view.clock);
    });
    cable?.send(told.send);
    return answer;
  };
  const tell = async (table: TableId, action: Action): Promise<Answer> => took(await box.tell(table, action));
  /** Says something that is no move. The table with it is shown at once. */
  const say = async (saying: Saying): Promise<Answer | null> => {
    if (followed === null) return null;
    const answer = took(await box.say(followed, saying));
    if (answer.ok) setView(answer.view);
    return answer;
  };
  /** Says something, and waits until the server has taken it; what it refuses is thrown, for whoever asked. */
  const sayAndHear = async (saying: Saying): Promise<void> => {
    const answer = await say(saying);
    const refused = answer?.ok
      ? await new Promise<string | null>((resolve) => {
          answered = resolve;
        })
      : 'conflict';
    if (refused) throw new Refused(refused);
  };
  onCleanup(() => {
    closed = true;
    document.removeEventListener('visibilitychange', wake);
    arriving();
    cable?.hangUp();
    if (followed !== null) void box.closeTable(followed).catch(() => undefined);
  });
  return {
    line,
    online,
    view,
    clock,
    shut,
    seenAt,
    strengthOf,
    say,
    sayAndHear,
    tell,
    /** The box as a session needs it: what is done at the table goes to the server. */
    box: new Proxy(box, {
      get: (target, call) => {
        if (call === 'act') return tell;
        // The table is closed with the line, not with the board on the screen.
        if (call === 'closeTable') return () => Promise.resolve();
        return Reflect.get(target, call) as unknown;
      },
    }),
  };
}

export type Following = ReturnType<typeof createFollowing>;

/** The time as a signal that ticks every second while it is wanted. */
export function createSeconds(wanted: () => boolean): () => number {
  const [now, setNow] = createSignal(Date.now());
  createEffect(
    on(wanted, (ticks) => {
      setNow(Date.now());
      if (!ticks) return;
      const timer = setInterval(() => setNow(Date.now()), 1000);
      onCleanup(() => clearInterval(timer));
    }),
  );
  return now;
}
