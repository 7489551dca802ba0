/** A chess table under the hand: entry, marks, motion, words. Drawing is the board's affair. */
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../app/announce';
import { preferences } from '../../app/preferences';
import type { BoardMotion } from '../../boards/squares/Board';
import type { BoardMarks } from '../../boards/squares/marks';
import type { BoardPiece } from '../../boards/squares/shape';
import type { ChessTurn, ChessView, Refusal, Square } from '../../box/api';
import { isSquare } from '../../box/api';
import { marksMovable } from '../../play/movable';
import { newEvent } from '../../play/record';
import type { Change, Session } from '../../play/session';
import { actingSide } from '../../play/wording';
import type { ChessEntry, ChessResult, ChessScene } from './entry';
import { goTo, NOTHING_ENTERED, pieceOn, reach, tap } from './entry';
import { drawn, squareOf } from './shape';
import { spokenChoice, spokenPick } from './spoken';
import { chessPrompt, squareLabel } from './wording';
import { words } from './words';

/** The motion that leads from one view to the next, if there is something to show. */
export function chessMotion({ before, after, cause, alreadyShown }: Change): BoardMotion | null {
  if (before?.kind !== 'chess' || after.kind !== 'chess' || cause === 'open' || cause === 'undone') return null;
  const event = newEvent(before, after)?.event;
  if (event?.kind !== 'chess' || alreadyShown > 1) return null;
  const { turn } = event;
  const stood = drawn(before.pieces);
  const on = (square: Square): BoardPiece | null => stood.find((piece) => piece.square === square) ?? null;
  const piece = on(turn.from);
  // Walking back through a record also changes the node; its last event did not start from what was shown.
  if (!piece || piece.side !== actingSide(before)) return null;
  const rook = turn.rook && on(turn.rook.from);
  return {
    piece,
    path: [turn.from, turn.to],
    lifted: [],
    stands: turn.taken === null ? null : on(turn.taken),
    beside: turn.rook && rook ? { piece: rook, path: [turn.rook.from, turn.rook.to] } : null,
  };
}

export const arrowOf = ({ from, to }: Pick<ChessTurn, 'from' | 'to'>): BoardMarks => ({ arrows: [{ from, to }] });

/** What was tried, what the rule looks at, and what could be played. */
export function refusedMarks(refusal: Refusal): BoardMarks {
  const [from, to] = refusal.instead?.route.filter(isSquare) ?? [];
  const tried = refusal.tried?.route.filter(isSquare) ?? [];
  return {
    refused: tried.length > 1 ? tried : null,
    ringed: refusal.lit.filter(isSquare),
    ...(from !== undefined && to !== undefined ? arrowOf({ from, to }) : {}),
  };
}

export function createChessPlay(session: Session, view: () => ChessView, mayAct: () => boolean) {
  const [entry, setEntry] = createSignal<ChessEntry>(NOTHING_ENTERED);
  const [motion, setMotion] = createSignal<BoardMotion | null>(null);
  const [claiming, setClaiming] = createSignal(false);
  createEffect(
    on(session.change, (change) => {
      batch(() => {
        setEntry(NOTHING_ENTERED);
        setClaiming(false);
        setMotion(chessMotion(change));
      });
    }),
  );
  const scene = createMemo(
    (): ChessScene => ({ legal: view().turns, pieces: view().pieces, mover: actingSide(view()) ?? 'light' }),
  );
  /** A move by its squares: the table says why not. `shown`: the piece lies there already, since it was dragged. */
  const play = (text: string, shown = 0) => {
    void session.act({ kind: 'typed', text }, shown).then((accepted) => {
      if (!accepted) setEntry(NOTHING_ENTERED);
    });
  };
  /** A move that is made, or only said with a claim (9.2.1, 9.3.1). */
  const playOrClaim = (uci: string, shown: number) => {
    if (!claiming()) return play(uci, shown);
    setClaiming(false);
    setEntry(NOTHING_ENTERED);
    play(`claim ${uci}`);
  };
  const follow = (result: ChessResult, dropped: boolean) => {
    switch (result.kind) {
      case 'entering': {
        const { from, asking } = result.entry;
        session.clearHint();
        setEntry(result.entry);
        if (asking.length) announce(spokenChoice(asking));
        else if (from !== null)
          announce(spokenPick(from, [...new Set(view().turns.flatMap((turn) => (turn.from === from ? turn.to : [])))]));
        break;
      }
      case 'turn':
        playOrClaim(result.turn.uci, dropped ? 2 : 0);
        break;
      case 'try':
        play(result.text);
        break;
      case 'nothing':
        break;
    }
  };
  const onTap = (square: Square) => {
    if (mayAct()) follow(tap(scene(), entry(), square, { oneClick: preferences.oneClick }), false);
  };
  const onDragStart = (square: Square) => {
    if (mayAct()) setEntry({ from: square, asking: [] });
  };
  const onDrop = (square: Square | null) => {
    const { from } = entry();
    if (!mayAct() || square === null || from === null || square === from) return;
    follow(goTo(scene(), from, square), true);
  };
  const pieces = createMemo(() => drawn(view().pieces));
  const grabbable = createMemo(() =>
    mayAct() ? view().pieces.flatMap(({ side, square }) => (side === scene().mover ? squareOf(square) : [])) : [],
  );
  const actionable = createMemo(() => {
    if (!mayAct()) return [];
    const { from } = entry();
    const starts = view().turns.map((turn) => turn.from);
    const goals = view().turns.flatMap((turn) => (turn.from === from ? turn.to : []));
    return [...new Set([...goals, ...starts])];
  });
  const marks = createMemo((): BoardMarks => {
    const { last, check } = view();
    const standing = { last: last && { from: last.from, to: last.to }, ringed: check === null ? [] : [check] };
    const { from, asking } = entry();
    const [asked] = asking;
    if (asked) return { last: null, selected: asked.to, ...arrowOf(asked) };
    if (from !== null) {
      return { ...standing, selected: from, ...(preferences.targets ? reach(view().turns, from) : {}) };
    }
    const refusal = session.refusal();
    if (refusal) return { ...standing, ...refusedMarks(refusal) };
    const best = session.hint()?.candidates[0]?.turn;
    if (best && 'uci' in best) return { ...standing, ...arrowOf(best) };
    return { ...standing, movable: marksMovable(view()) ? actionable() : [] };
  });
  return {
    entry,
    pieces,
    motion,
    marks,
    grabbable,
    actionable,
    onTap,
    onDragStart,
    onDrop,
    prompt: () => (claiming() && entry().from === null ? words('say.claim.with') : chessPrompt(view(), entry())),
    // What the other side could do is nothing to act on here.
    describe: (square: Square) => squareLabel(mayAct() ? view() : { ...view(), turns: [] }, entry(), square),
    choose: (turn: ChessTurn) => playOrClaim(turn.uci, 0),
    claim: () => play('claim'),
    /** Is the next move said with a claim instead of being made? */
    claiming,
    claimWith: () => setClaiming((now) => !now),
    isOwn: (square: Square) => pieceOn(view().pieces, square)?.side === scene().mover,
    /** One step back; true when there was something to take back. */
    stepBack: (): boolean => {
      const { from, asking } = entry();
      if (from === null) return false;
      setEntry(asking.length ? { from, asking: [] } : NOTHING_ENTERED);
      return true;
    },
  };
}
