/**
 * Marks drawn by hand over a board that is studied: the second button of the mouse draws arrows, and rings where it is
 * let go at once; so does the key A, pressed at one place of the board and then at another.
 */
import type { JSX } from 'solid-js';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { announce } from '../app/announce';
import { onGameKey } from '../app/page-keys';
import type { DrawnMark } from './notes';
import { words } from './words';

const PLACES = '[data-square], [data-place]';
const nameOf = (element: Element | null | undefined): string | null => {
  const cell = element?.closest<HTMLElement>(PLACES);
  return cell?.dataset.square ?? cell?.dataset.place ?? null;
};

/** The same mark once more takes it away. */
export const toggled = (marks: readonly DrawnMark[], mark: DrawnMark): readonly DrawnMark[] => {
  const rest = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
  return rest.length === marks.length ? [...marks, mark] : rest;
};

export function DrawnMarks(props: {
  /** The box that the board stands in; marks lie over all of it. */
  over: HTMLElement;
  marks: readonly DrawnMark[];
  onChange: (marks: readonly DrawnMark[]) => void;
}): JSX.Element {
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  let from: string | null = null;
  const inWords = ({ from: start, to }: DrawnMark): string =>
    start === to ? words('mark.ring', { at: start }) : words('mark.arrow', { from: start, to });
  const draw = (mark: DrawnMark) => {
    const marks = toggled(props.marks, mark);
    props.onChange(marks);
    announce(marks.includes(mark) ? inWords(mark) : words('mark.gone'));
  };
  /** Where the keys began a mark. */
  const [begun, setBegun] = createSignal<string | null>(null);
  onGameKey((key) => {
    if (key === 'Escape' && begun() !== null) {
      setBegun(null);
      return true;
    }
    const here = props.over.contains(document.activeElement) ? nameOf(document.activeElement) : null;
    if (key !== 'a' || here === null) return false;
    const start = begun();
    if (start === null) {
      setBegun(here);
      announce(words('mark.from', { from: here }));
    } else {
      setBegun(null);
      draw({ from: start, to: here });
    }
    return true;
  });
  /** The place under a pointer; cells let it through to the surface, so that they are asked where they lie. */
  const at = ({ clientX, clientY }: PointerEvent) =>
    nameOf(
      [...props.over.querySelectorAll(PLACES)].find((cell) => {
        const box = cell.getBoundingClientRect();
        return clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
      }),
    );
  const down = (event: PointerEvent) => {
    if (event.button !== 2) return;
    from = at(event);
    event.stopPropagation();
  };
  const up = (event: PointerEvent) => {
    if (event.button !== 2) return;
    const to = at(event);
    if (from !== null && to !== null) draw({ from, to });
    from = null;
  };
  const quiet = (event: Event) => event.preventDefault();
  onMount(() => {
    const { over } = props;
    const watch = new ResizeObserver(() => setSize({ width: over.clientWidth, height: over.clientHeight }));
    watch.observe(over);
    over.addEventListener('pointerdown', down, { capture: true });
    over.addEventListener('pointerup', up, { capture: true });
    over.addEventListener('contextmenu', quiet);
    onCleanup(() => {
      watch.disconnect();
      over.removeEventListener('pointerdown', down, { capture: true });
      over.removeEventListener('pointerup', up, { capture: true });
      over.removeEventListener('contextmenu', quiet);
    });
  });
  /** The middle of a place in the box. */
  const middle = (name: string) => {
    const cell = [...props.over.querySelectorAll<HTMLElement>(PLACES)].find((each) => nameOf(each) === name);
    const [box, frame] = [cell?.getBoundingClientRect(), props.over.getBoundingClientRect()];
    return box && { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, r: box.width * 0.46 };
  };
  const drawn = () => {
    void size();
    return props.marks.flatMap((mark) => {
      const [a, b] = [middle(mark.from), middle(mark.to)];
      return a && b ? [{ a, b, ring: mark.from === mark.to }] : [];
    });
  };
  const start = () => {
    const place = begun();
    return place === null ? undefined : middle(place);
  };
  return (
    <>
      <Show when={props.marks.length}>
        <p class="visually-hidden">{words('mark.list', { marks: props.marks.map(inWords).join(' ') })}</p>
      </Show>
      <svg class="drawn-marks" aria-hidden="true">
        <For each={drawn()}>
          {({ a, b, ring }) => (
            <Show when={ring} fallback={<Arrow a={a} b={b} />}>
              <circle cx={a.x} cy={a.y} r={Math.min(a.r, 44)} />
            </Show>
          )}
        </For>
        <Show when={start()}>
          {(spot) => <circle class="drawn-begun" cx={spot().x} cy={spot().y} r={Math.min(spot().r, 44)} />}
        </Show>
      </svg>
    </>
  );
}

function Arrow(props: {
  a: { readonly x: number; readonly y: number };
  b: { readonly x: number; readonly y: number };
}): JSX.Element {
  const shaft = () => {
    const { a, b } = props;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const neck = { x: b.x - ux * 16, y: b.y - uy * 16 };
    return {
      line: `M${a.x} ${a.y}L${neck.x} ${neck.y}`,
      head: `M${b.x} ${b.y}L${neck.x - uy * 9} ${neck.y + ux * 9}L${neck.x + uy * 9} ${neck.y - ux * 9}z`,
    };
  };
  return (
    <>
      <path class="drawn-line" d={shaft().line} />
      <path class="drawn-head" d={shaft().head} />
    </>
  );
}
