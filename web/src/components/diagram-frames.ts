/**
 * Diagrams that can be played through: where the last frame shows a turn, one more shows what it leads to.
 * Nothing here knows a rule.
 */

import type { Diagram, DiagramFrame, Picture, Step } from '../box/api';
import { checkersShown } from '../entry/backgammon';

/** The picture after the turn that a frame shows, or null if it shows none. */
export function pictureAfter({ picture, route, arrows }: DiagramFrame): Picture | null {
  if (picture.kind === 'draughts') {
    const from = route?.path[0];
    const to = route?.path[route.path.length - 1];
    if (!route || from === undefined || to === undefined) return null;
    const gone = new Set([...route.taken, ...(route.huff === null ? [] : [route.huff])]);
    const pieces = picture.pieces.filter((piece) => !gone.has(piece.square));
    return {
      ...picture,
      pieces: pieces.map((piece) =>
        piece.square === from ? { ...piece, square: to, rank: route.crowns ? 'king' : piece.rank } : piece,
      ),
    };
  }
  if (!arrows.length) return null;
  const other = picture.toMove === 'light' ? 'dark' : 'light';
  let { checkers } = picture;
  for (const { from, to } of arrows) {
    const step: Step = { from, to, die: 0, hits: typeof to === 'number' && checkers[other].points[to] === 1 };
    checkers = checkersShown(checkers, picture.toMove, [step]);
  }
  return { ...picture, checkers, dice: null };
}

/** The frames of a diagram, with the end of its last turn. */
export function framesOf(diagram: Diagram): readonly DiagramFrame[] {
  const last = diagram.frames[diagram.frames.length - 1];
  const after = last ? pictureAfter(last) : null;
  return last && after
    ? [...diagram.frames, { picture: after, caption: last.caption, route: null, arrows: [], lit: [] }]
    : diagram.frames;
}
