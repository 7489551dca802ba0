/**
 * What every board is drawn with, once for the whole page: grain, gradients, and the pieces as symbols. Boards only
 * `use` them with the class `lt` or `dk`, so that a theme or a set changes variables and no drawing.
 */
import type { JSX } from 'solid-js';
import { For } from 'solid-js';

/** Wood: stretched noise, brown on nothing. A data address, which the content security policy allows for pictures. */
const GRAIN = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' width='320' height='320'><filter id='g' x='0' y='0' width='1' height='1'>` +
    `<feTurbulence type='fractalNoise' baseFrequency='.005 .21' numOctaves='4' seed='11' stitchTiles='stitch'/>` +
    `<feColorMatrix values='0 0 0 0 .22 0 0 0 0 .11 0 0 0 0 .04 2.2 0 0 0 -.96'/></filter>` +
    `<rect width='320' height='320' filter='url(#g)'/></svg>`,
)}`;

function Grain(props: { id: string; turn?: string }): JSX.Element {
  return (
    <pattern id={props.id} patternUnits="userSpaceOnUse" width="320" height="320" patternTransform={props.turn}>
      <image href={GRAIN} width="320" height="320" />
    </pattern>
  );
}

/** Where, which colour (a token, or one that is the same in all themes), how much of it. */
type Stop = readonly [at: number, colour: string, opacity?: number];

function Stops(props: { of: readonly Stop[] }): JSX.Element {
  return (
    <For each={props.of}>
      {([at, colour, opacity]) => (
        <stop
          offset={at}
          stop-color={colour.startsWith('#') ? colour : `var(--${colour})`}
          stop-opacity={opacity ?? 1}
        />
      )}
    </For>
  );
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
const ACROSS: Line = [0, 0, 1, 0];
const DOWN: Line = [0, 0, 0, 1];

function Linear(props: { id: string; line: Line; of: readonly Stop[] }): JSX.Element {
  return (
    <linearGradient id={props.id} x1={props.line[0]} y1={props.line[1]} x2={props.line[2]} y2={props.line[3]}>
      <Stops of={props.of} />
    </linearGradient>
  );
}

/** A colour of pieces: light falls from the top left on the bevel, and so on the bottom right of the dish. */
function Colour(props: { of: 'lt' | 'dk' }): JSX.Element {
  const k = props.of;
  const lit: readonly Stop[] = [
    [0, `${k}-hi`],
    [0.5, k],
    [1, `${k}-lo`],
  ];
  const dish: readonly Stop[] = [
    [0, `${k}-dish`],
    [0.55, k],
    [1, `${k}-hi`],
  ];
  const wall: readonly Stop[] = [
    [0, `${k}-edge`],
    [0.3, `${k}-lo`],
    [0.45, k],
    [1, `${k}-edge`],
  ];
  return (
    <>
      <Linear id={`${k}bev`} line={[0.15, 0, 0.85, 1]} of={lit} />
      <Linear id={`${k}dg`} line={[0.2, 0.02, 0.8, 0.98]} of={dish} />
      <Linear id={`${k}eg`} line={ACROSS} of={wall} />
      <Linear id={`${k}slab`} line={DOWN} of={lit} />
    </>
  );
}

/** A turned disc: bevel, flat band, dish. */
function Disc(props: { y: number }): JSX.Element {
  return (
    <>
      <circle class="c-b" cy={props.y} r="46" />
      <circle class="c-f" cy={props.y} r="38.6" />
      <circle class="c-d" cy={props.y} r="30.4" />
    </>
  );
}

const wall = (y: number, high: number): string => `M-46 ${y}a46 46 0 0 0 92 0v${high}a46 46 0 0 1 -92 0z`;

const SHADOW: readonly Stop[] = [
  [0.72, '#1a0d05'],
  [0.86, '#1a0d05', 0.45],
  [1, '#1a0d05', 0],
];
const FRAME: readonly Stop[] = [
  [0, 'frame-hi'],
  [0.55, 'frame'],
  [1, 'frame-lo'],
];
/** One lamp, at the top left. */
const LAMP: readonly Stop[] = [
  [0, '#fff6dc', 1],
  [0.45, '#fff6dc', 0],
  [0.62, '#3a1d08', 0],
  [1, '#3a1d08', 0.8],
];
const RECESS: readonly Stop[] = [
  [0, '#120803', 0.55],
  [1, '#120803', 0],
];
/** Two leaves with a gap, where the board folds. */
const BAR: readonly Stop[] = [
  [0, 'frame-lo'],
  [0.07, 'frame'],
  [0.09, 'bar'],
  [0.47, 'bar'],
  [0.5, 'frame-lo'],
  [0.53, 'bar'],
  [0.91, 'bar'],
  [0.93, 'frame'],
  [1, 'frame-lo'],
];

/** The pieces of miniatures: see `Still`. */
const STILL = [
  ['ck', 0.6],
  ['man', 0.86],
  ['king', 0.86],
] as const;

export function Sheet(): JSX.Element {
  return (
    <svg class="board-sheet" width="0" height="0" aria-hidden="true">
      <defs>
        <Grain id="gh" />
        <Grain id="gv" turn="rotate(90) translate(70 40)" />
        <Colour of="lt" />
        <Colour of="dk" />
        <radialGradient id="shd">
          <Stops of={SHADOW} />
        </radialGradient>
        <radialGradient id="lamp" cx=".32" cy=".18" r="1">
          <Stops of={LAMP} />
        </radialGradient>
        <Linear id="fr" line={[0, 0, 0.35, 1]} of={FRAME} />
        <Linear id="rec" line={DOWN} of={RECESS} />
        <Linear id="bar" line={ACROSS} of={BAR} />
        <symbol id="ck" overflow="visible">
          <circle class="c-s" cx="2" cy="5" r="51" />
          <Disc y={0} />
        </symbol>
        <symbol id="man" overflow="visible">
          <circle class="c-s" cx="2" cy="9" r="50" />
          <path class="c-e" d={wall(-3, 8)} />
          <Disc y={-3} />
        </symbol>
        <symbol id="king" overflow="visible">
          <circle class="c-s" cx="3" cy="13" r="52" />
          <path class="c-e" d={wall(-10, 20)} />
          <path class="c-l" d="M-45 1a46 46 0 0 0 90 0" />
          <Disc y={-12} />
          {/* Three of our triangles. */}
          <path class="c-i" d="M-19 1L-23 -21L-11 -10L0 -29L11 -10L23 -21L19 1Z" />
        </symbol>
        <For each={['lt', 'dk'] as const}>
          {(colour) => (
            <For each={STILL}>
              {([shape, scale]) => (
                <marker
                  id={`${shape}-${colour}`}
                  class={colour}
                  markerUnits="userSpaceOnUse"
                  markerWidth="100"
                  markerHeight="100"
                  overflow="visible"
                >
                  <use href={`#${shape}`} transform={`scale(${scale})`} />
                </marker>
              )}
            </For>
          )}
        </For>
      </defs>
    </svg>
  );
}
