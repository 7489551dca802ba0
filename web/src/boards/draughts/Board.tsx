import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { DraughtsShape, Piece, Square } from '../../box/api';
import { createMotionRunner, crossFade, DURATION, travelFrames } from '../motion';
import { CELL, layoutOf } from './geometry';
import type { DraughtsMarks } from './marks';
import { createNumberTyping, walk } from './navigation';
import type { BoardColour, BoardLabels } from './Picture';
import { DraughtsPicture } from './Picture';
import { PieceAt, PieceShape } from './pieces';

/** Something to show moving. Each one is a new object, which is what starts it. */
export interface DraughtsMotion {
  /** The piece as it was before the turn, with its stations. One station: it stands there already. */
  readonly piece: Piece;
  readonly path: readonly Square[];
  /** Taken pieces, lifted off one by one after the last jump. */
  readonly lifted: readonly Piece[];
}

export interface DraughtsBoardProps {
  shape: DraughtsShape;
  pieces: readonly Piece[];
  colour: BoardColour;
  flipped: boolean;
  labels: BoardLabels;
  crop: boolean;
  marks: DraughtsMarks;
  /** The name of the board for those who listen. */
  label: string;
  /** What a square is called, with what stands on it and what can be done there. */
  describe: (square: Square) => string;
  /** Pieces that can be picked up. */
  grabbable: readonly Square[];
  /** Squares where a tap means something: snapping goes to these on small boards. */
  actionable: readonly Square[];
  motion: DraughtsMotion | null;
  speed: number;
  onTap: (square: Square) => void;
  onDragStart?: (square: Square) => void;
  onDrop?: (square: Square | null) => void;
  /** Receives a function that moves the focus to the board. */
  focusRef?: (focus: () => void) => void;
}

interface Drag {
  readonly square: Square;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
}

const sameShape = (a: DraughtsShape, b: DraughtsShape): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A piece in the hand is drawn larger, and above a finger, which would hide it. */
const heldAt = (held: Drag | null): string =>
  `translate(${held?.x ?? 0} ${(held?.y ?? 0) - (held?.touch ? 70 : 0)}) scale(${held?.touch ? 1.45 : 1.1})`;

/**
 * A board to play on: the picture, and over it a grid of cells that can be focused, tapped, dragged from and spoken.
 */
export function DraughtsBoard(props: DraughtsBoardProps): JSX.Element {
  let cells!: HTMLDivElement;
  let flying: SVGGElement | undefined;
  // Every view brings a copy of the shape: cells that were made anew with it would drop the focus.
  const shape = createMemo(() => props.shape, undefined, { equals: sameShape });
  const layout = createMemo(() => layoutOf(shape(), props.flipped, props.crop ? 'crop' : 'full'));
  const [focus, setFocus] = createSignal<Square>(props.shape.squares[0]?.square ?? 1);
  const [flight, setFlight] = createSignal<DraughtsMotion | null>(null);
  const [ghosts, setGhosts] = createSignal<readonly Piece[]>([]);
  const [drag, setDrag] = createSignal<Drag | null>(null);
  const runner = createMotionRunner();
  onCleanup(runner.finish);

  createEffect(
    on(
      () => props.motion,
      (motion) => {
        if (!motion) return;
        const end = () => {
          setFlight(null);
          setGhosts([]);
        };
        if (props.speed === 0 || document.visibilityState === 'hidden') {
          crossFade(cells.parentElement?.querySelector('.bd-pieces'));
          runner.run([], end);
          return;
        }
        setGhosts(motion.lifted);
        setFlight(motion.path.length > 1 ? motion : null);
        const spots = motion.path.map((square) => layout().centre(square));
        const jumping = motion.lifted.length > 0;
        const { frames, total } = travelFrames(spots, jumping);
        const travel = () => flying?.animate(frames, { duration: total * props.speed, fill: 'backwards' }) ?? null;
        const lifts = motion.lifted.map((piece) => () => {
          setFlight(null);
          const element = cells.parentElement?.querySelector(`[data-ghost="${piece.square}"]`);
          const lift =
            element?.animate([{ opacity: 1 }, { opacity: 0 }], {
              duration: DURATION.lift * props.speed,
              fill: 'forwards',
            }) ?? null;
          void lift?.finished.then(
            () => setGhosts((all) => all.filter((other) => other !== piece)),
            () => undefined,
          );
          return lift;
        });
        runner.run(motion.path.length > 1 ? [travel, ...lifts] : lifts, end);
      },
    ),
  );

  /** The piece in flight is drawn in its own layer, and so is the one in hand. */
  const hidden = () => drag()?.square ?? (flight() ? flight()!.path[flight()!.path.length - 1]! : null);
  const dragged = () => {
    const held = drag();
    return held ? (props.pieces.find((piece) => piece.square === held.square) ?? null) : null;
  };

  const boardSpot = (event: PointerEvent) => {
    const box = cells.getBoundingClientRect();
    const scale = (layout().size * CELL) / box.width;
    return {
      x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale,
      cellWidth: box.width / layout().size,
    };
  };
  const squareAt = (spot: { x: number; y: number }): Square | null =>
    layout().at(Math.floor(spot.y / CELL), Math.floor(spot.x / CELL))?.square ?? null;
  /** A tap beside what it meant goes to the only meaningful square near by. */
  const nearest = (spot: { x: number; y: number }, among: readonly Square[], reach: number): Square | null => {
    const close = among
      .map((square) => {
        const centre = layout().centre(square);
        return { square, distance: Math.hypot(centre.x - layout().frame - spot.x, centre.y - layout().frame - spot.y) };
      })
      .filter(({ distance }) => distance < reach * CELL)
      .sort((a, b) => a.distance - b.distance);
    const [first, second] = close;
    return first && (!second || second.distance > first.distance * 1.5) ? first.square : null;
  };

  const targetsNow = () => [...(props.marks.quiet ?? []), ...(props.marks.jumps ?? [])];
  let pressed: { id: number; square: Square | null; x: number; y: number; grabbed: boolean } | null = null;
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || pressed) return;
    runner.finish();
    const spot = boardSpot(event);
    const exact = squareAt(spot);
    const small = spot.cellWidth < 36 && event.pointerType !== 'mouse';
    const square =
      exact !== null && props.actionable.includes(exact)
        ? exact
        : ((small ? nearest(spot, props.actionable, 1.1) : null) ?? exact);
    const grabbed = square !== null && props.grabbable.includes(square);
    pressed = { id: event.pointerId, square, x: event.clientX, y: event.clientY, grabbed };
    if (grabbed && props.onDrop) cells.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id || !pressed.grabbed || pressed.square === null || !props.onDrop)
      return;
    const touch = event.pointerType !== 'mouse';
    if (!drag()) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < (touch ? 10 : 5)) return;
      props.onDragStart?.(pressed.square);
    }
    const spot = boardSpot(event);
    setDrag({ square: pressed.square, touch, x: spot.x + layout().frame, y: spot.y + layout().frame });
  };
  const over = (): Square | null => {
    const held = drag();
    if (!held) return null;
    const spot = { x: held.x - layout().frame, y: held.y - layout().frame };
    const exact = squareAt(spot);
    if (exact !== null && targetsNow().includes(exact)) return exact;
    return nearest(spot, targetsNow(), 0.95) ?? exact;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return;
    const { square, x, y } = pressed;
    pressed = null;
    if (drag()) {
      const target = over();
      setDrag(null);
      props.onDrop?.(target);
      return;
    }
    if (square !== null && Math.hypot(event.clientX - x, event.clientY - y) < 12) {
      setFocus(square);
      props.onTap(square);
    }
  };
  const onPointerCancel = () => {
    pressed = null;
    if (drag()) {
      setDrag(null);
      props.onDrop?.(null);
    }
  };

  const focusCell = (square: Square) => {
    setFocus(square);
    cells.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  props.focusRef?.(() => focusCell(focus()));
  const typeDigit = createNumberTyping();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = walk(layout(), focus(), event.key);
    const typed = typeDigit(event.key, (square) => shape().squares.some((place) => place.square === square));
    if (target !== null) {
      event.preventDefault();
      focusCell(target);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      runner.finish();
      props.onTap(focus());
    } else if (typed !== null) {
      focusCell(typed);
    }
  };
  // A screen reader's own click comes without a pointer.
  const onClick = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    const square = Number((event.target as HTMLElement).dataset.square);
    if (square) props.onTap(square);
  };

  const rows = createMemo(() =>
    Array.from({ length: layout().size }, (_, row) =>
      Array.from({ length: layout().size }, (_, column) => layout().at(row, column)).filter((place) => place !== null),
    ),
  );
  return (
    <div class="board" classList={{ 'board-dragging': drag() !== null }}>
      <DraughtsPicture
        shape={shape()}
        pieces={props.pieces}
        colour={props.colour}
        labels={props.labels}
        cut={props.crop ? 'crop' : 'full'}
        layout={layout()}
        hidden={hidden()}
        marks={drag() ? { ...props.marks, over: over() } : props.marks}
      >
        <For each={ghosts()}>
          {(piece) => (
            <g data-ghost={piece.square}>
              <PieceAt piece={piece} spot={layout().centre(piece.square)} />
            </g>
          )}
        </For>
        <Show when={flight()}>
          {(motion) => {
            const last = layout().centre(motion().path[motion().path.length - 1]!);
            return (
              <PieceAt
                piece={motion().piece}
                spot={last}
                ref={(element) => {
                  flying = element;
                }}
              />
            );
          }}
        </Show>
        <Show when={dragged()}>
          {(piece) => (
            <g transform={heldAt(drag())}>
              <PieceShape side={piece().side} rank={piece().rank} />
            </g>
          )}
        </Show>
      </DraughtsPicture>
      <div
        ref={cells}
        class="board-cells"
        role="grid"
        aria-label={props.label}
        style={{ '--inset': layout().inset, '--size': layout().size }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onDragStart={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <For each={rows()}>
          {(row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to cells; nobody stops at a whole row.
            <div class="board-row" role="row">
              <For each={row}>
                {(place) => (
                  <div
                    class="board-cell"
                    role="gridcell"
                    data-square={place.square}
                    style={{ '--column': layout().cell(place.square).column + 1 }}
                    data-can={props.actionable.includes(place.square) ? 'true' : 'false'}
                    tabIndex={focus() === place.square ? 0 : -1}
                    aria-label={props.describe(place.square)}
                    aria-selected={props.marks.selected === place.square}
                    onFocus={() => setFocus(place.square)}
                  />
                )}
              </For>
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
