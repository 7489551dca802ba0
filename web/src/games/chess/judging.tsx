/** A move of chess that may be against the rules. */
import { createEffect, createSignal, on } from 'solid-js';
import { isPhone } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import type { Square } from '../../box/api';
import { t } from '../../i18n';
import type { Judging } from '../room';
import { pieceOn } from './entry';
import { fetchPieces } from './face';
import { labels } from './labels';
import { refusedMarks } from './play';
import { drawn, nameOf, SHAPE, squareOf } from './shape';
import { inEnglish, inLetters, squareName } from './wording';

const EVERY = SHAPE.squares.map(({ square }) => square);

/** The squares of a move that is written by them; none where it cannot be followed. */
export function wayOf(move: string): readonly Square[] {
  const [, from, to] = /^([a-h][1-8])([a-h][1-8])[qrbn]?$/.exec(move) ?? [];
  return from && to ? [squareOf(from), squareOf(to)] : [];
}

export const judging: Judging<'chess'> = {
  // A king that would castle over an attacked square.
  example: { ruleSet: 'chess', position: 'r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1', move: 'e1g1' },
  typed: 'e1g1',
  read: inEnglish,
  shown: inLetters,
  board: (props) => {
    fetchPieces();
    const [from, setFrom] = createSignal<Square | null>(null);
    // A move that came in another way is the one that stands.
    createEffect(
      on(
        () => props.move,
        () => setFrom(null),
        { defer: true },
      ),
    );
    const own = (square: Square) => pieceOn(props.picture.pieces, square)?.side === props.side;
    const goTo = (start: Square, square: Square) => {
      const pawn = pieceOn(props.picture.pieces, start)?.kind === 'pawn';
      // What it becomes does not matter to the judge.
      props.onMove(nameOf(start) + nameOf(square) + (pawn && /[18]$/.test(nameOf(square)) ? 'q' : ''));
    };
    const tap = (square: Square) => {
      const start = from();
      if (start === null || (own(square) && square !== start)) {
        setFrom(own(square) ? square : null);
        if (props.move !== null) props.onMove(null);
      } else if (square === start) setFrom(null);
      else goTo(start, square);
    };
    const marks = () => {
      const way = props.move === null ? [] : wayOf(props.move);
      if (props.refusal) return refusedMarks(props.refusal);
      return way.length ? { arrows: [{ from: way[0]!, to: way[1]! }] } : { selected: from() };
    };
    return (
      <SquaredBoard
        shape={SHAPE}
        pieces={drawn(props.picture.pieces)}
        colour="it"
        flipped={false}
        labels={labels()}
        crop={isPhone()}
        marks={marks()}
        label={t('nav.judge')}
        motion={null}
        speed={0}
        describe={(square) => squareName(props.picture.pieces, square)}
        grabbable={props.picture.pieces.flatMap(({ side, square }) => (side === props.side ? squareOf(square) : []))}
        actionable={EVERY}
        onTap={tap}
        onDragStart={setFrom}
        onDrop={(square) => {
          const start = from();
          if (start !== null && square !== null && square !== start) goTo(start, square);
        }}
      />
    );
  },
  needsDice: () => false,
  carried: (picture) => picture,
};
