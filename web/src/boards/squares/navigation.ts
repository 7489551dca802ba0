/** Walking over a squared board with the keyboard. */
import type { Square } from '../../box/api';
import type { BoardLayout } from './geometry';

/** Where a key leads from a square; the same square at the edge, null for a key that does not walk. */
export function walk(layout: BoardLayout, from: Square, key: string): Square | null {
  const { row, column } = layout.cell(from);
  switch (key) {
    case 'ArrowLeft':
      return alongRow(layout, row, column, -1) ?? from;
    case 'ArrowRight':
      return alongRow(layout, row, column, 1) ?? from;
    case 'ArrowUp':
      return nextRow(layout, row, column, -1) ?? from;
    case 'ArrowDown':
      return nextRow(layout, row, column, 1) ?? from;
    case 'Home':
      return alongRow(layout, row, -1, 1) ?? from;
    case 'End':
      return alongRow(layout, row, layout.size, -1) ?? from;
    default:
      return null;
  }
}

function alongRow(layout: BoardLayout, row: number, column: number, direction: 1 | -1): Square | null {
  for (let at = column + direction; at >= 0 && at < layout.size; at += direction) {
    const place = layout.at(row, at);
    if (place) return place.square;
  }
  return null;
}

/**
 * Up and down go to the neighbouring row, along a diagonal on a chequered board: right on even rows and left on odd
 * ones, so that going up and up again stays in one column instead of drifting to the edge.
 */
function nextRow(layout: BoardLayout, row: number, column: number, direction: 1 | -1): Square | null {
  const to = row + direction;
  if (to < 0 || to >= layout.size) return null;
  const straight = layout.at(to, column);
  if (straight) return straight.square;
  const first = row % 2 === 0 ? 1 : -1;
  return (layout.at(to, column + first) ?? layout.at(to, column - first))?.square ?? null;
}

/** Collects digits into a square number: `2`, `3` within a moment is 23. Any other key ends the number. */
export function createNumberTyping(
  now: () => number = Date.now,
  patience = 900,
): (key: string, exists: (square: Square) => boolean) => Square | null {
  let typed = '';
  let last = -Infinity;
  return (digit, exists) => {
    if (!/^\d$/.test(digit)) {
      typed = '';
      return null;
    }
    if (now() - last > patience) typed = '';
    last = now();
    const longer = Number(typed + digit);
    typed = exists(longer) ? typed + digit : digit;
    const square = Number(typed);
    return exists(square) ? square : null;
  };
}
