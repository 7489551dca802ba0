import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { BoardLabels } from '../../app/preferences';
import type { Square } from '../../box/api';
import { createMotionRunner, crossFade, DURATION, travelFrames } from '../motion';
import type { Spot } from '../pointer';
import { createPointer, heldAt } from '../pointer';
import { CELL, layoutOf } from './geometry';
import type { BoardMarks } from './marks';
import { createNumberTyping, walk } from './navigation';
import type { BoardColour } from './Picture';
import { cutFor, SquaredPicture } from './Picture';
import { PieceAt, PieceShape } from './pieces';
import type { BoardPiece, BoardShape } from './shape';

/** Something to show moving. Each one is a new object, which is what starts it. */
export interface BoardMotion {
  /** The piece as it was before the turn, with its stations. One station: it stands there already. */
  readonly piece: BoardPiece;
  readonly path: readonly Square[];
  /** Taken pieces, lifted off one by one after the last jump. */
  readonly lifted: readonly BoardPiece[];
  /** A piece that is taken where the other arrives: it stands until then. */
  readonly stands?: BoardPiece | null;
  /** A second piece that goes along. */
  readonly beside?: { readonly piece: BoardPiece; readonly path: readonly Square[] } | null;
}

export interface SquaredBoardProps {
  shape: BoardShape;
  pieces: readonly BoardPiece[];
  colour: BoardColour;
  flipped: boolean;
  labels: BoardLabels;
  crop: boolean;
  marks: BoardMarks;
  /** The name of the board for those who listen. */
  label: string;
  /** What a square is called, with what stands on it and what can be done there. */
  describe: (square: Square) => string;
  /** Pieces that can be picked up. */
  grabbable: readonly Square[];
  /** Squares where a tap means something: snapping goes to these on small boards. */
  actionable: readonly Square[];
  motion: BoardMotion | null;
  speed: number;
  onTap: (square: Square) => void;
  onDragStart?: (square: Square) => void;
  onDrop?: (square: Square | null) => void;
  /** Something that lies over the squares. */
  over?: JSX.Element;
  /** Receives a function that moves the focus to the board. */
  focusRef?: (focus: () => void) => void;
}

const sameShape = (a: BoardShape, b: BoardShape): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where a piece is drawn that a finger holds. */
const FINGER = { lift: 70, scale: 1.45 } as const;

/** In pixels. */
const SMALL_CELL = 36;

/**
 * A board to play on: the picture, and over it a grid of cells that can be focused, tapped, dragged from and spoken.
 */
export function SquaredBoard(props: SquaredBoardProps): JSX.Element {
  let cells!: HTMLDivElement;
  let flying: SVGGElement | undefined;
  let besideFlying: SVGGElement | undefined;
  // Every view brings a copy of the shape: cells that were made anew with it would drop the focus.
  const shape = createMemo(() => props.shape, undefined, { equals: sameShape });
  const layout = createMemo(() => layoutOf(shape(), props.flipped, cutFor(props.crop, props.labels)));
  const [focus, setFocus] = createSignal<Square>(props.actionable[0] ?? props.shape.squares[0]?.square ?? 1);
  const [flight, setFlight] = createSignal<BoardMotion | null>(null);
  const [ghosts, setGhosts] = createSignal<readonly BoardPiece[]>([]);
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
        setGhosts(motion.stands ? [motion.stands, ...motion.lifted] : motion.lifted);
        setFlight(motion.path.length > 1 ? motion : null);
        const spots = motion.path.map((square) => layout().centre(square));
        const jumping = motion.lifted.length > 0;
        const { frames, total } = travelFrames(spots, jumping);
        const timing = { duration: total * props.speed, fill: 'backwards' } as const;
        const travel = () => {
          const { beside } = motion;
          if (beside) besideFlying?.animate(travelFrames(beside.path.map(layout().centre), false).frames, timing);
          return flying?.animate(frames, timing) ?? null;
        };
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

  /** Cells begin inside the frame. */
  const inCells = ({ x, y }: Spot): Spot => ({ x: x - layout().frame, y: y - layout().frame });
  /** A tap beside what it meant goes to the only meaningful square near by. */
  const nearest = (spot: Spot, among: readonly Square[], reach: number): Square | null => {
    const close = among
      .map((square) => {
        const centre = layout().centre(square);
        return { square, distance: Math.hypot(centre.x - spot.x, centre.y - spot.y) };
      })
      .filter(({ distance }) => distance < reach * CELL)
      .sort((a, b) => a.distance - b.distance);
    const [first, second] = close;
    return first && (!second || second.distance > first.distance * 1.5) ? first.square : null;
  };
  const pointer = createPointer<Square>({
    surface: () => cells,
    spotOf: (event) => {
      const box = cells.getBoundingClientRect();
      const scale = (layout().size * CELL) / box.width;
      const { frame } = layout();
      return { x: frame + (event.clientX - box.left) * scale, y: frame + (event.clientY - box.top) * scale };
    },
    placeAt: (spot) => {
      const { x, y } = inCells(spot);
      return layout().at(Math.floor(y / CELL), Math.floor(x / CELL))?.square ?? null;
    },
    nearest,
    // Only small cells under a finger are missed.
    pressReach: (event) =>
      event.pointerType !== 'mouse' && cells.getBoundingClientRect().width / layout().size < SMALL_CELL ? 1.1 : 0,
    dropReach: 0.95,
    actionable: () => props.actionable,
    grabbable: () => props.grabbable,
    targets: () => [...(props.marks.quiet ?? []), ...(props.marks.jumps ?? []), ...(props.marks.captures ?? [])],
    drags: () => props.onDrop !== undefined,
    onPress: runner.finish,
    onTap: (square) => {
      setFocus(square);
      props.onTap(square);
    },
    onDragStart: (square) => props.onDragStart?.(square),
    onDrop: (_, to) => props.onDrop?.(to),
  });
  /** The piece in flight is drawn in its own layer, and so is the one in hand. */
  const hidden = () => {
    const held = pointer.held()?.place;
    if (held !== undefined) return [held];
    return [flight(), flight()?.beside].flatMap((way) => way?.path.at(-1) ?? []);
  };
  const dragged = () => {
    const held = pointer.held();
    const piece = held && props.pieces.find((other) => other.square === held.place);
    return held && piece ? { held, piece } : null;
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
    // Squares that nobody calls by a number have none to type.
    const typed = shape().chequered
      ? null
      : typeDigit(event.key, (square) => shape().squares.some((place) => place.square === square));
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
    <div class="board" classList={{ 'board-dragging': pointer.held() !== null }}>
      <SquaredPicture
        shape={shape()}
        pieces={props.pieces}
        colour={props.colour}
        labels={props.labels}
        cut={cutFor(props.crop, props.labels)}
        layout={layout()}
        hidden={hidden()}
        marks={pointer.held() ? { ...props.marks, over: pointer.over() } : props.marks}
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
        <Show when={flight()?.beside}>
          {(beside) => (
            <PieceAt
              piece={beside().piece}
              spot={layout().centre(beside().path.at(-1)!)}
              ref={(element) => {
                besideFlying = element;
              }}
            />
          )}
        </Show>
        <Show when={dragged()}>
          {(now) => (
            <g transform={heldAt(now().held, FINGER)}>
              <PieceShape side={now().piece.side} rank={now().piece.rank} />
            </g>
          )}
        </Show>
      </SquaredPicture>
      <div
        ref={cells}
        class="board-cells"
        role="grid"
        aria-label={props.label}
        style={{ '--inset': layout().inset, '--size': layout().size }}
        {...pointer.handlers}
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
      {props.over}
    </div>
  );
}
