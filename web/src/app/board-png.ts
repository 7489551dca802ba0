/** The board on the screen as a picture file, made in the browser from its own drawing. */
import { underWay } from './under-way';

/** In pixels; a picture to be sent. */
const WIDTH = 1200;

/** All rules of the page, so that the picture looks like the board. */
function styleText(): string {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) if (!rule.cssText.startsWith('@font-face')) rules.push(rule.cssText);
    } catch {
      // A sheet of a browser extension: nothing of ours.
    }
  }
  return rules.join('\n');
}

/** The board as one drawing that stands by itself: its layers in their places, its styles, its theme. */
export function boardSvg(board: Element): string {
  const space = 'http://www.w3.org/2000/svg';
  const frame = board.getBoundingClientRect();
  const root = document.createElementNS(space, 'svg');
  const { theme, set } = document.documentElement.dataset;
  root.setAttribute('xmlns', space);
  root.setAttribute('class', board.getAttribute('class') ?? '');
  root.setAttribute('data-theme', theme ?? 'light');
  root.setAttribute('data-set', set ?? 'wood');
  root.setAttribute('width', String(frame.width));
  root.setAttribute('height', String(frame.height));
  root.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
  const style = document.createElementNS(space, 'style');
  style.textContent = styleText();
  root.append(style);
  // Shapes that boards only refer to.
  for (const sheet of document.querySelectorAll('svg.board-sheet')) root.append(sheet.cloneNode(true));
  for (const layer of board.querySelectorAll('svg')) {
    if (layer.parentElement?.closest('svg')) continue;
    const place = layer.getBoundingClientRect();
    const copy = layer.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('x', String(place.left - frame.left));
    copy.setAttribute('y', String(place.top - frame.top));
    copy.setAttribute('width', String(place.width));
    copy.setAttribute('height', String(place.height));
    root.append(copy);
  }
  return new XMLSerializer().serializeToString(root);
}

async function draw(board: Element): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const url = URL.createObjectURL(new Blob([boardSvg(board)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * height) / width);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const boardPng = (board: Element): Promise<Blob> => underWay('picture', draw(board));
