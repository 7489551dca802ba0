/** A draughts table under the hand: entry, marks, motion, words. Drawing is the board's affair. */
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../app/announce';
import { preferences } from '../../app/preferences';
import type { BoardMotion } from '../../boards/squares/Board';
import type { BoardMarks } from '../../boards/squares/marks';
import type { DraughtsTurn, DraughtsView, Piece, Square } from '../../box/api';
import { isSquare } from '../../box/api';
import { marksMovable } from '../../play/movable';
import { newEvent } from '../../play/record';
import type { Change, Session } from '../../play/session';
import { actingSide } from '../../play/wording';
import type { DraughtsEntry, DraughtsResult, DraughtsScene } from './entry';
import {
  continuations,
  drop,
  huffFirst,
  NOTHING_ENTERED,
  piecesShown,
  stepBack,
  stopHere,
  takenSoFar,
  tap,
  targets,
} from './entry';
import type { Huffed } from './huffed';
import { createHuffed } from './huffed';
import { spokenPick } from './spoken';
import { draughtsPrompt, squareLabel } from './wording';
import { words } from './words';

/** The motion that leads from one view to the next, if there is something to show. */
export function draughtsMotion(change: Change): BoardMotion | null {
  const { before, after, cause, alreadyShown } = change;
  if (before?.kind !== 'draughts' || after.kind !== 'draughts' || cause === 'open' || cause === 'undone') return null;
  const event = newEvent(before, after)?.event;
  if (event?.kind !== 'move') return null;
  const { turn } = event;
  const piece = before.pieces.find((other) => other.square === turn.path[0]);
  // Walking back through a record also changes the node; its last event did not start from what was shown.
  if (!piece || piece.side !== actingSide(before)) return null;
  const lifted = turn.taken
    .map((square) => before.pieces.find((other) => other.square === square))
    .filter((other): other is Piece => other !== undefined);
  const path = alreadyShown > 0 ? turn.path.slice(Math.min(alreadyShown, turn.path.length) - 1) : turn.path;
  return { piece, path, lifted };
}

export function createDraughtsPlay(session: Session, view: () => DraughtsView, mayAct: () => boolean) {
  const [entry, setEntry] = createSignal<DraughtsEntry>(NOTHING_ENTERED);
  const [huffLetGo, setHuffLetGo] = createSignal(false);
  const [motion, setMotion] = createSignal<BoardMotion | null>(null);

  createEffect(
    on(session.change, (change) => {
      batch(() => {
        setEntry(NOTHING_ENTERED);
        setHuffLetGo(false);
        setMotion(draughtsMotion(change));
      });
    }),
  );

  const scene = createMemo(
    (): DraughtsScene => ({ legal: view().turns, pieces: view().pieces, mover: actingSide(view()) ?? 'light' }),
  );
  const pieces = createMemo(() => piecesShown(view().pieces, entry()));
  const habits = () => ({ oneClick: preferences.oneClick });

  const play = (turn: DraughtsTurn, shown: number) => {
    setEntry({ huff: turn.huff, path: turn.path.slice(0, shown) });
    void session.act({ kind: 'move', path: turn.path, huff: turn.huff }, shown).then((accepted) => {
      if (!accepted) setEntry(NOTHING_ENTERED);
    });
  };
  const follow = (result: DraughtsResult, dropped: boolean) => {
    switch (result.kind) {
      case 'entering':
        session.clearHint();
        setEntry(result.entry);
        tellSelection(result.entry);
        break;
      case 'turn':
        play(result.turn, dropped ? result.turn.path.length : result.from);
        break;
      case 'try':
        void session.act({ kind: 'move', path: result.path, huff: result.huff }).then((accepted) => {
          if (!accepted) setEntry({ huff: result.huff, path: [] });
        });
        break;
      case 'nothing':
        break;
    }
  };
  const tellSelection = (now: DraughtsEntry) => {
    const square = now.path[now.path.length - 1];
    if (square === undefined) return;
    announce(spokenPick(square, continuations(view().turns, now).next));
  };

  const onTap = (square: Square) => {
    if (mayAct()) follow(tap(scene(), entry(), square, habits()), false);
  };
  const onDragStart = (square: Square) => {
    if (!mayAct()) return;
    const current = entry().path[entry().path.length - 1];
    if (current !== square) setEntry({ ...entry(), path: [square] });
  };
  const onDrop = (square: Square | null) => {
    if (mayAct()) follow(drop(scene(), entry(), square, habits()), true);
  };

  const following = createMemo(() => continuations(view().turns, entry()));
  const mayStop = () => entry().path.length > 1 && following().whole !== null && following().next.length > 0;
  const idle = () => entry().path.length === 0;
  const huffAsked = () => (mayAct() && idle() && entry().huff === null && !huffLetGo() ? view().huff : null);

  const huffed = createHuffed(session, view);
  /** Pieces that can capture now. */
  const capturing = () => [...new Set(view().turns.flatMap((turn) => (turn.taken.length ? (turn.path[0] ?? []) : [])))];

  const actionable = createMemo(() => {
    if (!mayAct()) return [];
    const from = following().turns.flatMap((turn) => turn.path[0] ?? []);
    return [
      ...new Set(
        idle()
          ? from
          : [...following().next, ...(entry().path.length === 1 ? from : []), entry().path[entry().path.length - 1]!],
      ),
    ];
  });

  const marks = createMemo((): BoardMarks => {
    const now = entry();
    const current = now.path[now.path.length - 1] ?? null;
    const last = view().last;
    const lastMark = last?.path.length ? { from: last.path[0]!, to: last.path[last.path.length - 1]! } : null;
    if (current !== null) {
      const reach = preferences.targets ? targets(view().turns, now) : { quiet: [], jumps: [] };
      const walked = now.path.length > 1 ? { path: now.path, taken: takenSoFar(view().turns, now) } : null;
      return { selected: current, ...reach, route: walked, last: walked ? null : lastMark };
    }
    const refusal = session.refusal();
    if (refusal) {
      const route = refusal.instead?.route.filter((place): place is Square => typeof place === 'number') ?? [];
      const tried = refusal.tried?.route.filter((place): place is Square => typeof place === 'number') ?? [];
      return {
        last: lastMark,
        refused: tried.length > 1 ? tried : null,
        ringed: refusal.lit.filter(isSquare),
        ...routeMark(route, refusal.instead?.taken ?? []),
      };
    }
    const best = session.hint()?.candidates[0]?.turn;
    if (best && 'path' in best) return { last: lastMark, ...routeMark(best.path, best.taken) };
    const done = huffed();
    if (done) return { last: lastMark, ringed: [done.square], ...missedMark(done) };
    const ringed = huffAsked()?.squares ?? (preferences.captures && mayAct() ? capturing() : []);
    const movable = marksMovable(view()) ? actionable().filter((square) => !ringed.includes(square)) : [];
    return { last: lastMark, ringed, movable };
  });

  const grabbable = createMemo(() => {
    if (!mayAct()) return [];
    const current = entry().path[entry().path.length - 1];
    if (entry().path.length > 1 && current !== undefined) return [current];
    return view()
      .pieces.filter((piece) => piece.side === scene().mover && piece.square !== entry().huff)
      .map((piece) => piece.square);
  });

  return {
    entry,
    pieces,
    motion,
    marks,
    grabbable,
    actionable,
    huffAsked,
    huffed,
    mayStop,
    onTap,
    onDragStart,
    onDrop,
    prompt: () => draughtsPrompt(view(), entry()),
    // What the other side could do is nothing to act on here.
    describe: (square: Square) =>
      squareLabel(mayAct() ? view() : { ...view(), turns: [], huff: null }, entry(), pieces(), square),
    stop: () => follow(stopHere(scene(), entry()), false),
    huff: (square: Square) => {
      const result = huffFirst(scene(), square);
      follow(result, false);
      if (result.kind === 'entering') announce(words('huff.done', { square }));
    },
    letGo: () => setHuffLetGo(true),
    /** One step back; true when there was something to take back. */
    stepBack: (): boolean => {
      if (idle() && entry().huff === null) return false;
      setEntry(stepBack(entry()));
      return true;
    },
  };
}

export const routeMark = (path: readonly Square[], taken: readonly Square[]): BoardMarks => {
  if (path.length < 2) return {};
  return taken.length ? { route: { path, taken } } : { arrows: [{ from: path[0]!, to: path[path.length - 1]! }] };
};

/** The capture that was let go, as the way the piece could have gone. */
const missedMark = ({ missed }: Huffed): BoardMarks =>
  missed ? { route: { path: missed.path, taken: missed.taken } } : {};

export type DraughtsPlay = ReturnType<typeof createDraughtsPlay>;
