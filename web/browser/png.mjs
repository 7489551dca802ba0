/** The pixels of a screenshot: 8 bits a channel, not interlaced, as the browser writes them. */
import { inflateSync } from 'node:zlib';

const CHANNELS = { 2: 3, 6: 4 };

/** What a byte is counted from: the one before it, the one above it, both, or the nearest of the three (PNG 9.2). */
const GUESSES = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const guess = left + up - corner;
    const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each));
    return a <= b && a <= c ? left : b <= c ? up : corner;
  },
];

export function readPng(file) {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const channels = CHANNELS[file[25]];
  const parts = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const pixels = new Uint8Array(line * height);
  for (let row = 0; row < height; row++) {
    const guess = GUESSES[packed[row * (line + 1)]];
    for (let at = 0; at < line; at++) {
      const here = row * line + at;
      const left = at >= channels ? pixels[here - channels] : 0;
      const up = row ? pixels[here - line] : 0;
      const corner = row && at >= channels ? pixels[here - line - channels] : 0;
      pixels[here] = packed[row * (line + 1) + 1 + at] + guess(left, up, corner);
    }
  }
  const colour = (x, y) => [...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + 3)];
  return { width, height, colour };
}

/** WCAG 2 luminance and contrast of colours as they are painted. */
export const luminance = (colour) => {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
export const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
