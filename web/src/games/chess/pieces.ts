/**
 * The pieces of chess as symbols, beside the sheet of all boards; they are laid out when they are first seen. Written
 * as text and with nothing of the page's: what a small module shares with the first visit would tear its chunks apart.
 */
import type { ChessKind } from '../../box/api';
import { DRAWINGS, EYE } from './drawings';

/** The board draws its pieces at .86 around the middle of a square; a box of 100 stands there at 1.05. */
const PLACED = 'scale(1.221) translate(-50 -51.4)';

/** Light and shade across a turned piece. */
const SHINE: readonly (readonly [offset: number, shade: string])[] = [
  [0, '-lo'],
  [0.14, ''],
  [0.34, '-hi'],
  [0.58, ''],
  [0.82, '-dish'],
  [1, '-lo'],
];

const gradient = (colour: string): string =>
  `<linearGradient id="${colour}pg" x1="0" y1="0" x2="1" y2=".12">${SHINE.map(
    ([offset, shade]) => `<stop offset="${offset}" stop-color="var(--${colour}${shade})"/>`,
  ).join('')}</linearGradient>`;

/** A faint halo keeps the shape of a dark piece on a dark square. */
const symbol = (id: string, kind: ChessKind): string => {
  const { outline, lines } = DRAWINGS[kind];
  const eye = kind === 'knight' ? `<circle cx="${EYE.cx}" cy="${EYE.cy}" r="${EYE.r}" fill="var(--pl)"/>` : '';
  return (
    `<symbol id="${id}" overflow="visible"><g transform="${PLACED}" stroke-linejoin="round" stroke-linecap="round">` +
    `<ellipse cx="53" cy="90" rx="34" ry="8" class="c-s"/>` +
    `<path d="${outline}" fill="none" stroke="var(--ci)" stroke-opacity="var(--po)" stroke-width="4.6"/>` +
    `<path d="${outline}" fill="var(--pf)" stroke="var(--cr)" stroke-width="2.4"/>` +
    `<path d="${lines}" fill="none" stroke="var(--pl)" stroke-width="2.4"/>${eye}</g></symbol>`
  );
};

/** For miniatures: see `Still`. */
const marker = (id: string, colour: string): string =>
  `<marker id="${id}-${colour}" class="${colour}" markerUnits="userSpaceOnUse" markerWidth="100" markerHeight="100" ` +
  `overflow="visible"><use href="#${id}" transform="scale(.86)"/></marker>`;

/** Puts the symbols on the page, under these names. */
export function layOut(symbolOf: (kind: ChessKind) => string): void {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const kinds = Object.keys(DRAWINGS) as ChessKind[];
  sheet.setAttribute('class', 'board-sheet');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  const colours = ['lt', 'dk'];
  sheet.innerHTML = `<defs>${[
    ...colours.map(gradient),
    ...kinds.map((kind) => symbol(symbolOf(kind), kind)),
    ...colours.flatMap((colour) => kinds.map((kind) => marker(symbolOf(kind), colour))),
  ].join('')}</defs>`;
  document.body.append(sheet);
}
