/** Setting up a position by hand: checkers go where a tap says. No rule decides here; the box judges the result. */
import type { BoardPlace, Checkers, Side } from '../../box/api';
import { opposite } from '../../box/api';
import type { PictureOf } from '../types';

export type Brush = { readonly kind: 'put'; readonly side: Side } | { readonly kind: 'erase' };

type BackgammonPicture = PictureOf<'backgammon'>;

export const CHECKERS_A_SIDE = 15;

const onBoard = (own: Checkers): number => own.bar + own.points.reduce((sum, count) => sum + count, 0);

const pipsOf = (own: Checkers, side: Side): number =>
  own.points.reduce(
    (sum, count, point) => sum + (point ? count * (side === 'light' ? point : 25 - point) : 0),
    own.bar * 25,
  );

const settled = (own: Checkers, side: Side): Checkers => ({
  ...own,
  off: Math.max(0, CHECKERS_A_SIDE - onBoard(own)),
  pips: pipsOf(own, side),
});

/**
 * A tap on a place: one checker more of the brush's side, or one less when erasing. A point holds one colour, so the
 * other side's checkers there go first. Checkers not on the board are off.
 */
export function putChecker(picture: BackgammonPicture, place: BoardPlace, brush: Brush): BackgammonPicture {
  if (place === 'off') return picture;
  const copy = (own: Checkers) => ({ ...own, points: [...own.points] });
  const sides = { light: copy(picture.checkers.light), dark: copy(picture.checkers.dark) };
  if (brush.kind === 'erase') {
    for (const side of ['light', 'dark'] as const) {
      if (place === 'bar') sides[side].bar = Math.max(0, sides[side].bar - 1);
      else sides[side].points[place] = Math.max(0, (sides[side].points[place] ?? 0) - 1);
    }
  } else if (onBoard(sides[brush.side]) < CHECKERS_A_SIDE) {
    const other = opposite(brush.side);
    if (place === 'bar') sides[brush.side].bar++;
    else {
      sides[other].points[place] = 0;
      sides[brush.side].points[place] = (sides[brush.side].points[place] ?? 0) + 1;
    }
  }
  return { ...picture, checkers: { light: settled(sides.light, 'light'), dark: settled(sides.dark, 'dark') } };
}

/** The board with nothing on it. */
export function emptied(picture: BackgammonPicture): BackgammonPicture {
  const none: Checkers = { points: Array.from({ length: 25 }, () => 0), bar: 0, off: CHECKERS_A_SIDE, pips: 0 };
  return { ...picture, checkers: { light: none, dark: none }, dice: null };
}
