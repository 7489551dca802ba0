/** Walking through a record with keys and with the wheel. */
import { onCleanup } from 'solid-js';
import type { TableView } from '../box/api';
import { lineThrough, nodesOf } from '../components/record-rows';
import type { Session } from '../play/session';

/** One position a notch; a wheel that glides would run through a whole game. */
const NOTCH = 120;

/** Where a key leads from the node that is shown; undefined where it leads nowhere. */
export function nodeFor(key: string, { record }: Pick<TableView, 'record'>): number | undefined {
  const nodes = nodesOf(lineThrough(record.line, record.current));
  const at = nodes.indexOf(record.current);
  switch (key) {
    case 'ArrowLeft':
      return nodes[at - 1];
    case 'ArrowRight':
      return nodes[at + 1];
    case 'Home':
      return at > 0 ? nodes[0] : undefined;
    case 'End':
      return at < nodes.length - 1 ? nodes[nodes.length - 1] : undefined;
    default:
      return undefined;
  }
}

const WALKING = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Arrows, Home and End walk through the record wherever the focus is, but in fields and lists, and on a board that
 * somebody walks over with the same keys.
 */
export function walkByKeys(session: Session): void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !WALKING.has(event.key)) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog, [role="menu"], [role="slider"], [role="radiogroup"]')) return;
    if (target.closest('.board') && target.matches(':focus-visible')) return;
    const to = nodeFor(event.key, session.view());
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) void session.goTo(to);
  };
  addEventListener('keydown', listen, { capture: true });
  onCleanup(() => removeEventListener('keydown', listen, { capture: true }));
}

/** The wheel over the board walks too. */
export function walkByWheel(board: HTMLElement, session: Session): void {
  let last = 0;
  const listen = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return;
    event.preventDefault();
    if (event.timeStamp - last < NOTCH) return;
    last = event.timeStamp;
    const to = nodeFor(event.deltaY > 0 ? 'ArrowRight' : 'ArrowLeft', session.view());
    if (to !== undefined) void session.goTo(to);
  };
  board.addEventListener('wheel', listen, { passive: false });
  onCleanup(() => board.removeEventListener('wheel', listen));
}
