/**
 * Diagrams that can be played through: where the last frame shows a turn, one more shows what it leads to.
 * Nothing here knows a rule.
 */
import type { Diagram, DiagramFrame } from '../box/api';
import { roomOf } from '../games/open';

/** The frames of a diagram, with the end of its last turn. */
export function framesOf(diagram: Diagram): readonly DiagramFrame[] {
  const last = diagram.frames[diagram.frames.length - 1];
  const after = last ? roomOf(last.picture).pictureAfter(last) : null;
  return last && after
    ? [...diagram.frames, { picture: after, caption: last.caption, route: null, arrows: [], lit: [] }]
    : diagram.frames;
}
