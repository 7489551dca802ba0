import { describe, expect, test, vi } from 'vitest';
import type { PointerOptions } from '../src/boards/pointer';
import { createPointer, heldAt } from '../src/boards/pointer';

/** A board of ten places in a row, ten units wide each; places 2 and 5 mean something, 2 can be picked up. */
function row(more: Partial<PointerOptions<number>> = {}) {
  const captured: number[] = [];
  const heard = { onPress: vi.fn(), onTap: vi.fn(), onDragStart: vi.fn(), onDrop: vi.fn() };
  const pointer = createPointer<number>({
    surface: () => ({ setPointerCapture: (id: number) => captured.push(id) }) as unknown as HTMLElement,
    spotOf: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    placeAt: ({ x }) => (x >= 0 && x < 100 ? Math.floor(x / 10) : null),
    nearest: ({ x }, among, reach) => among.find((place) => Math.abs(place * 10 + 5 - x) < reach) ?? null,
    pressReach: ({ pointerType }) => (pointerType === 'mouse' ? 0 : 12),
    dropReach: 12,
    actionable: () => [2, 5],
    grabbable: () => [2],
    targets: () => [7],
    drags: () => true,
    ...heard,
    ...more,
  });
  const event = (x: number, touch = false, pointerId = 1) =>
    ({ button: 0, pointerId, pointerType: touch ? 'touch' : 'mouse', clientX: x, clientY: 0 }) as PointerEvent;
  return { ...pointer, ...heard, captured, event };
}

describe('the hand on a board', () => {
  test('a press that stays is a tap, where it was meant', () => {
    const { handlers, event, onTap, onPress, onDrop } = row();
    handlers.onPointerDown(event(31));
    handlers.onPointerUp(event(33));
    // A finger beside a place that means something means that place; a mouse does not.
    handlers.onPointerDown(event(31, true));
    handlers.onPointerUp(event(31, true));
    expect(onTap.mock.calls).toEqual([[3], [2]]);
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(onDrop).not.toHaveBeenCalled();
  });
  test('a press that slips away is nothing', () => {
    const { handlers, event, onTap } = row();
    handlers.onPointerDown(event(55));
    handlers.onPointerUp(event(70));
    expect(onTap).not.toHaveBeenCalled();
  });
  test('a piece is picked up once it has moved, and dropped on the target that is meant', () => {
    const { handlers, event, held, over, captured, onDragStart, onDrop, onTap } = row();
    handlers.onPointerDown(event(25));
    expect(captured).toEqual([1]);
    handlers.onPointerMove(event(29));
    expect(held()).toBeNull();
    handlers.onPointerMove(event(64));
    expect(held()).toEqual({ place: 2, touch: false, x: 64, y: 0 });
    expect(over()).toBe(7);
    handlers.onPointerUp(event(64));
    expect(onDragStart.mock.calls).toEqual([[2]]);
    expect(onDrop.mock.calls).toEqual([[2, 7]]);
    expect(onTap).not.toHaveBeenCalled();
    expect(held()).toBeNull();
  });
  test('a finger is less steady than a mouse', () => {
    const { handlers, event, held } = row();
    handlers.onPointerDown(event(25, true));
    handlers.onPointerMove(event(33, true));
    expect(held()).toBeNull();
    handlers.onPointerMove(event(36, true));
    expect(held()?.touch).toBe(true);
  });
  test('what the system takes away is let go over no place', () => {
    const { handlers, event, onDrop, held } = row();
    handlers.onPointerDown(event(25));
    handlers.onPointerMove(event(50));
    handlers.onPointerCancel();
    expect(onDrop.mock.calls).toEqual([[2, null]]);
    expect(held()).toBeNull();
  });
  test('a second finger, another button and a board without dragging change nothing', () => {
    const { handlers, event, onTap, onDragStart } = row({ drags: () => false });
    handlers.onPointerDown(event(25));
    handlers.onPointerDown(event(55, false, 2));
    handlers.onPointerMove(event(50));
    handlers.onPointerUp(event(55, false, 2));
    handlers.onPointerUp(event(26));
    handlers.onPointerDown({ ...event(55), button: 2 } as PointerEvent);
    handlers.onPointerUp(event(55));
    expect(onTap.mock.calls).toEqual([[2]]);
    expect(onDragStart).not.toHaveBeenCalled();
  });
  test('a finger does not hide what it holds', () => {
    const finger = { lift: 40, scale: 1.4 };
    expect(heldAt({ place: 1, x: 3, y: 50, touch: true }, finger)).toBe('translate(3 10) scale(1.4)');
    expect(heldAt({ place: 1, x: 3, y: 50, touch: false }, finger)).toBe('translate(3 50) scale(1.1)');
  });
});
