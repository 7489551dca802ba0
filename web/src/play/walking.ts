/** Walking through a record from anywhere on its screen: arrows, Home and End, and the wheel over the board. */
import { onCleanup, onMount } from 'solid-js';
import type { NodeId, RecordView } from '../box/api';
import { lineThrough, nodesOf } from '../components/record-rows';
import { onGameKey } from './keys';

/** The wheel turns in pixels, lines or pages; so much of it is one step. */
const NOTCH = 40;
const LINE = 16;

export function createWalking(of: {
  readonly record: () => RecordView;
  readonly goTo: (node: NodeId) => void;
  /** Over this the wheel walks instead of scrolling. */
  readonly board: () => HTMLElement;
}): void {
  const step = (wanted: (at: number, last: number) => number): boolean => {
    const { line, current } = of.record();
    const nodes = nodesOf(lineThrough(line, current));
    const to = nodes[wanted(nodes.indexOf(current), nodes.length - 1)];
    if (to === undefined || to === current) return false;
    of.goTo(to);
    return true;
  };
  const back = () => step((at) => at - 1);
  const on = () => step((at) => at + 1);
  onGameKey((key, event) => {
    // On the board, in lists and in groups of choices the arrows have work already.
    if ((event.target as HTMLElement).closest('[role="grid"], [role="radiogroup"], [role="tablist"], .moves-scroll'))
      return false;
    if (key === 'ArrowLeft') return back();
    if (key === 'ArrowRight') return on();
    if (key === 'Home') return step(() => 0);
    if (key === 'End') return step((_, last) => last);
    return false;
  });
  let turned = 0;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || !of.record().line.length) return;
    event.preventDefault();
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    if (Math.abs(turned) < NOTCH) return;
    if (turned > 0) on();
    else back();
    turned = 0;
  };
  onMount(() => {
    const board = of.board();
    board.addEventListener('wheel', onWheel, { passive: false });
    onCleanup(() => board.removeEventListener('wheel', onWheel));
  });
}
