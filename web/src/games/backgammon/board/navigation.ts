/** Walking over a backgammon board with the keyboard. */
import type { BoardPlace, Side } from '../../../box/api';

/** Bar, the 24 points in the order a side plays them, and off. */
export function placesOf(side: Side): readonly BoardPlace[] {
  const points = Array.from({ length: 24 }, (_, index) => (side === 'light' ? 24 - index : index + 1));
  return ['bar', ...points, 'off'];
}

/** Where a key leads: right goes on in playing order, left back, up and down to the facing point. */
export function walkPlaces(from: BoardPlace, key: string, side: Side): BoardPlace | null {
  const places = placesOf(side);
  const index = places.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return places[Math.min(index + 1, places.length - 1)]!;
    case 'ArrowLeft':
      return places[Math.max(index - 1, 0)]!;
    case 'ArrowUp':
    case 'ArrowDown':
      return typeof from === 'number' ? 25 - from : from;
    case 'Home':
      return places[0]!;
    case 'End':
      return places[places.length - 1]!;
    default:
      return null;
  }
}
