import type { JSX } from 'solid-js';
import { CheckerShape } from '../boards/checker';
import type { Side } from '../box/api';

/** A checker beside a name. */
export function CheckerIcon(props: { side: Side; size: number }): JSX.Element {
  return (
    <svg class="checker-icon" width={props.size} height={props.size} viewBox="-30 -29 60 60" aria-hidden="true">
      <circle class="checker-icon-edge" r="28.6" />
      <CheckerShape side={props.side} />
    </svg>
  );
}

/** Line drawings on a 24 grid. */
const DRAWINGS = {
  play: 'M3 19.5 8 4l5 15.5zM13 19.5 17 4l4 15.5z',
  analyse: 'M3.5 20V4M3.5 20h17.5M7 15l4-5 4 3 5.5-7.5',
  learn: 'M3 5.5c3-1 6-1 9 1 3-2 6-2 9-1v13c-3-1-6-1-9 1-3-2-6-2-9-1zM12 6.5v13',
  rules: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  judge: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  settings: 'M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  leaflet: 'M3 5.5c3-1 6-1 9 1 3-2 6-2 9-1v13c-3-1-6-1-9 1-3-2-6-2-9-1zM12 6.5v13',
  first: 'M6.5 5.5v13M17.5 6l-6 6 6 6',
  back: 'm15 5.5-6.5 6.5 6.5 6.5',
  forward: 'm9 5.5 6.5 6.5L9 18.5',
  last: 'M17.5 5.5v13M6.5 6l6 6-6 6',
  turn: 'M8 19V5M4.5 8.5 8 5l3.5 3.5M16 5v14M12.5 15.5 16 19l3.5-3.5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  close: 'm6 6 12 12M18 6 6 18',
  hint: 'M9 18h6M10 21h4M8.5 15c-1.5-1.2-2.5-3-2.5-5a6 6 0 0 1 12 0c0 2-1 3.8-2.5 5z',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
} as const;

export type IconName = keyof typeof DRAWINGS;

export function Icon(props: { name: IconName; size?: number; filled?: boolean }): JSX.Element {
  return (
    <svg width={props.size ?? 22} height={props.size ?? 22} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={DRAWINGS[props.name]}
        fill={props.filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={props.name === 'more' ? 3 : 1.8}
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function Hourglass(): JSX.Element {
  return (
    <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
      <path d="M3 2h9M3 13h9M4 2c0 4 7 7 7 11M11 2c0 4-7 7-7 11" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  );
}

/** A round plate with a check mark. */
export function CheckSign(props: { size?: number }): JSX.Element {
  return (
    <svg width={props.size ?? 20} height={props.size ?? 20} viewBox="0 0 20 20" aria-hidden="true">
      <circle class="sign-yes" cx="10" cy="10" r="9" />
      <path class="sign-yes-mark" d="m5.5 10.4 3 3 6-6.6" />
    </svg>
  );
}

/** A square plate with a cross. */
export function CrossSign(props: { size?: number }): JSX.Element {
  return (
    <svg width={props.size ?? 20} height={props.size ?? 20} viewBox="0 0 20 20" aria-hidden="true">
      <rect class="sign-no" x="1" y="1" width="18" height="18" rx="3" />
      <path class="sign-no-mark" d="m6 6 8 8m0-8-8 8" />
    </svg>
  );
}

/** The mark of the product. */
export function Brand(): JSX.Element {
  return (
    <svg class="brand-mark" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <rect class="brand-frame" width="30" height="30" rx="4" />
      <path class="brand-b" d="M4 26 9.5 6 15 26z" />
      <path class="brand-a" d="M15 26 20.5 6 26 26z" />
      <circle class="brand-dark" cx="20.5" cy="20.5" r="5.2" />
      <circle class="brand-light" cx="9.5" cy="20.5" r="5.2" />
    </svg>
  );
}

/** The band of printed points under the header: used once. */
export function Band(): JSX.Element {
  return (
    <svg class="band" aria-hidden="true">
      <defs>
        <pattern id="band-points" width="40" height="8" patternUnits="userSpaceOnUse">
          <path class="band-a" d="M0 0h20L10 8z" />
          <path class="band-b" d="M20 0h20L30 8z" />
        </pattern>
      </defs>
      <rect width="100%" height="8" fill="url(#band-points)" />
    </svg>
  );
}

/** Outline drawings for empty, loading and error states. */
export function StateDrawing(props: { kind: 'empty' | 'waiting' | 'error' }): JSX.Element {
  return (
    <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true" class={`state-drawing ${props.kind}`}>
      {props.kind === 'empty' && (
        <>
          <rect x="2" y="2" width="52" height="52" rx="4" />
          <path d="M8 52 16 14l8 38zM32 52l8-38 8 38z" />
        </>
      )}
      {props.kind === 'waiting' && (
        <>
          <circle cx="15" cy="28" r="9" class="full" />
          <circle cx="41" cy="28" r="9" stroke-dasharray="4 4" />
        </>
      )}
      {props.kind === 'error' && (
        <>
          <path d="M28 8 52 48H4z" />
          <path d="M28 23v12M28 39.5v3.5" />
        </>
      )}
    </svg>
  );
}
