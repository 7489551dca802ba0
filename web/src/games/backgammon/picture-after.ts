import type { DiagramFrame, Step } from '../../box/api';
import { opposite } from '../../box/api';
import type { PictureOf } from '../types';
import { checkersShown } from './entry';

/** The picture after the turn that a frame shows, or null if it shows none. */
export function pictureAfter({
  picture,
  arrows,
}: DiagramFrame & { readonly picture: PictureOf<'backgammon'> }): PictureOf<'backgammon'> | null {
  if (!arrows.length) return null;
  const other = opposite(picture.toMove);
  let { checkers } = picture;
  for (const { from, to } of arrows) {
    const step: Step = { from, to, die: 0, hits: typeof to === 'number' && checkers[other].points[to] === 1 };
    checkers = checkersShown(checkers, picture.toMove, [step]);
  }
  return { ...picture, checkers, dice: null };
}
