/** A move of draughts that may be against the rules, and the board of another set. */
import { createEffect, createSignal, on } from 'solid-js';
import { useApp } from '../../app/context';
import { isPhone, preferences } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import type { DraughtsShape, Square } from '../../box/api';
import { isSquare } from '../../box/api';
import { t } from '../../i18n';
import { leafletOf } from '../faces';
import type { Judging } from '../room';
import type { PictureOf } from '../types';
import { colourOf } from './colour';
import { squareName } from './wording';

type Picture = PictureOf<'draughts'>;

/** Does something stand between two squares of a line? Then the step is written as a capture. */
export function jumps({ shape, pieces }: Picture, from: Square, to: Square): boolean {
  const place = (square: Square) => shape.squares.find((each) => each.square === square);
  const [a, b] = [place(from), place(to)];
  if (!a || !b) return false;
  const steps = Math.max(Math.abs(b.row - a.row), Math.abs(b.column - a.column));
  for (let step = 1; step < steps; step++) {
    const row = a.row + Math.sign(b.row - a.row) * step;
    const column = a.column + Math.sign(b.column - a.column) * step;
    const between = shape.squares.find((each) => each.row === row && each.column === column);
    if (between && pieces.some(({ square }) => square === between.square)) return true;
  }
  return false;
}

/** A way over squares as text: `22-18`, `23x16x7`. */
export const wayText = (picture: Picture, path: readonly Square[]): string =>
  path.join(path.some((to, at) => at > 0 && jumps(picture, path[at - 1]!, to)) ? 'x' : '-');

/** The squares of a move as it is written by numbers or by names; none where it cannot be followed. */
export function wayOf(shape: DraughtsShape, move: string): readonly Square[] {
  const named = move.split(/[-x×:\s]+/i).filter(Boolean);
  const found = named.map(
    (text) =>
      shape.squares.find(({ square, name }) => String(square) === text || name === text.toLowerCase())?.square ?? null,
  );
  return found.every((square): square is Square => square !== null) ? found : [];
}

/**
 * The same board seen by another set: White sits at the bottom of every board, and where the playing squares lie the
 * other way round it is mirrored.
 */
export function carried({ shape, pieces, kind }: Picture, to: DraughtsShape): Picture {
  const at = (row: number, column: number) =>
    to.squares.find((each) => each.row === row && each.column === column)?.square;
  const first = shape.squares[0]!;
  const mirrored = at(first.row, first.column) === undefined;
  return {
    kind,
    shape: to,
    pieces: pieces.flatMap((piece) => {
      const place = shape.squares.find(({ square }) => square === piece.square)!;
      const square = at(place.row, mirrored ? to.size - 1 - place.column : place.column);
      return square === undefined ? [] : [{ ...piece, square }];
    }),
  };
}

export const judging: Judging<'draughts'> = {
  // Two captures on the board, the longer one left alone.
  example: {
    ruleSet: 'draughts:italian',
    position: 'W:W22,23,25,27,28,30,31,32:B1,2,3,5,8,9,12,18,20',
    move: '22x13',
  },
  typed: '22x13',
  board: (props) => {
    const app = useApp();
    const [path, setPath] = createSignal<readonly Square[]>([]);
    // A move that came in another way is the one that stands.
    createEffect(
      on(
        () => [props.move, props.picture] as const,
        ([move, picture]) => {
          if (move !== null && wayText(picture, path()) !== move) setPath([]);
        },
      ),
    );
    const own = (square: Square) =>
      props.picture.pieces.some((piece) => piece.square === square && piece.side === props.side);
    const tap = (square: Square) => {
      const standing = path().length > 1 && props.move === wayText(props.picture, path());
      if (own(square) && square !== path()[0]) {
        setPath([square]);
        props.onMove(null);
        return;
      }
      if (!path().length || square === path()[path().length - 1]) {
        setPath([]);
        if (standing) props.onMove(null);
        return;
      }
      setPath([...path(), square]);
      props.onMove(wayText(props.picture, path()));
    };
    const way = () => (props.move === null ? [] : wayOf(props.picture.shape, props.move));
    const marks = () => {
      const { refusal } = props;
      const selected = path().length === 1 ? path()[0]! : null;
      if (way().length < 2) return { selected };
      const instead = refusal?.instead?.route.filter(isSquare) ?? [];
      const claimed =
        refusal?.instead && instead.length > 1
          ? refusal.instead.taken.length
            ? { route: { path: instead, taken: refusal.instead.taken } }
            : { arrows: [{ from: instead[0]!, to: instead[instead.length - 1]! }] }
          : {};
      return refusal
        ? { refused: way(), ringed: refusal.lit.filter(isSquare), ...claimed }
        : {
            arrows: way()
              .slice(1)
              .map((to, at) => ({ from: way()[at]!, to })),
          };
    };
    return (
      <SquaredBoard
        shape={props.picture.shape}
        pieces={props.picture.pieces}
        colour={colourOf(leafletOf(props.set.id, app.ruleSets()))}
        flipped={false}
        labels={preferences.labels}
        crop={isPhone()}
        marks={marks()}
        label={t('nav.judge')}
        motion={null}
        speed={0}
        describe={(square) => squareName(props.picture.pieces, square)}
        grabbable={props.picture.pieces.filter(({ side }) => side === props.side).map(({ square }) => square)}
        actionable={props.picture.shape.squares.map(({ square }) => square)}
        onTap={tap}
        onDragStart={(square) => setPath([square])}
        onDrop={(square) => {
          const [from] = path();
          if (from === undefined || square === null || square === from) return;
          setPath([from, square]);
          props.onMove(wayText(props.picture, [from, square]));
        }}
      />
    );
  },
  needsDice: () => false,
  carried: (picture, { start }) => (start.kind === 'draughts' ? carried(picture, start.shape) : picture),
};
