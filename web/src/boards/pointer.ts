/**
 * The hand on a board: a press is a tap, or picks up a piece that is dragged and dropped. One way for every board;
 * a board says only where its places lie and what can be done at them.
 */
import { createSignal } from 'solid-js';

/** In the units of the board's picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece in the hand. */
export interface Held<Place> extends Spot {
  readonly place: Place;
  readonly touch: boolean;
}

export interface PointerOptions<Place> {
  readonly surface: () => HTMLElement;
  /** Where a pointer is. */
  readonly spotOf: (event: PointerEvent) => Spot;
  /** The place that lies under a spot. */
  readonly placeAt: (spot: Spot) => Place | null;
  /** The place that is meant by a spot beside it, among some, no farther away than `reach`. */
  readonly nearest: (spot: Spot, among: readonly Place[], reach: number) => Place | null;
  /** How far beside a place a press may be and still mean it. */
  readonly pressReach: (event: PointerEvent) => number;
  /** The same for a piece that is let go. */
  readonly dropReach: number;
  /** Places where a tap means something. */
  readonly actionable: () => readonly Place[];
  /** Places with a piece that can be picked up. */
  readonly grabbable: () => readonly Place[];
  /** Places where the piece in the hand may go. */
  readonly targets: () => readonly Place[];
  /** May pieces be dragged at all? */
  readonly drags: () => boolean;
  /** Presses on something else that lies on the board. */
  readonly ignores?: (event: PointerEvent) => boolean;
  /** Before anything else: what still moves is finished. */
  readonly onPress: () => void;
  readonly onTap: (place: Place) => void;
  readonly onDragStart: (place: Place) => void;
  /** Let go over a place, or over none. */
  readonly onDrop: (from: Place, to: Place | null) => void;
}

/** A press that has moved this many pixels is a drag: a finger is less steady than a mouse. */
const STEADY = { touch: 10, mouse: 5 } as const;
/** A press that ends this many pixels away from where it began is no tap. */
const SLIPPED = 12;

export function createPointer<Place>(options: PointerOptions<Place>) {
  const [held, setHeld] = createSignal<Held<Place> | null>(null);
  let pressed: { readonly id: number; readonly place: Place | null; readonly x: number; readonly y: number } | null =
    null;
  let grabbed = false;
  const moved = (event: PointerEvent, from: Spot) => Math.hypot(event.clientX - from.x, event.clientY - from.y);
  /** The place under a spot if it is one of those wanted, else the nearest of them, else the one under it after all. */
  const meant = (spot: Spot, wanted: readonly Place[], reach: number): Place | null => {
    const exact = options.placeAt(spot);
    return exact !== null && wanted.includes(exact) ? exact : (options.nearest(spot, wanted, reach) ?? exact);
  };
  const over = (): Place | null => {
    const now = held();
    return now && meant(now, options.targets(), options.dropReach);
  };
  const letGo = (target: Place | null) => {
    const now = held();
    setHeld(null);
    if (now) options.onDrop(now.place, target);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || pressed || options.ignores?.(event)) return;
    options.onPress();
    const place = meant(options.spotOf(event), options.actionable(), options.pressReach(event));
    pressed = { id: event.pointerId, place, x: event.clientX, y: event.clientY };
    grabbed = place !== null && options.drags() && options.grabbable().includes(place);
    if (grabbed) options.surface().setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id || !grabbed || pressed.place === null) return;
    const touch = event.pointerType !== 'mouse';
    if (!held()) {
      if (moved(event, pressed) < (touch ? STEADY.touch : STEADY.mouse)) return;
      options.onDragStart(pressed.place);
    }
    const { x, y } = options.spotOf(event);
    setHeld({ place: pressed.place, touch, x, y });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return;
    const from = pressed;
    pressed = null;
    if (held()) letGo(over());
    else if (from.place !== null && moved(event, from) < SLIPPED) options.onTap(from.place);
  };
  const onPointerCancel = () => {
    pressed = null;
    letGo(null);
  };
  return {
    held,
    over,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      // The browser's own dragging of pictures and texts would take the pointer away.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}

/** A piece in the hand is drawn larger, and above a finger, which would hide it. */
export const heldAt = (
  { x, y, touch }: Held<unknown>,
  finger: { readonly lift: number; readonly scale: number },
): string => `translate(${x} ${y - (touch ? finger.lift : 0)}) scale(${touch ? finger.scale : 1.1})`;
