/**
 * A QR code (ISO/IEC 18004) for an address: bytes, error correction level M, the smallest of the versions 1 to 20 that
 * holds it, and the mask that is easiest to read.
 */

/** Level M, by version from 1: codewords of correction in each block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
/** The two bits of level M in the format. */
const LEVEL_M = 0;

const sizeOf = (version: number): number => 17 + 4 * version;

/** The rows and columns that alignment patterns are centred on. */
function alignment(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((sizeOf(version) - 13) / (2 * count - 2)) * 2;
  const all = [6];
  for (let at = sizeOf(version) - 7; all.length < count; at -= step) all.splice(1, 0, at);
  return all;
}

/** Codewords of a version, data and correction together. */
function codewords(version: number): number {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = version === 1 ? 0 : (25 * count - 10) * count - 55;
  return Math.floor(((16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)) / 8);
}

const dataCodewords = (version: number): number => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** Powers and logarithms in the field of 256 elements over x⁸+x⁴+x³+x²+1. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  EXP[at] = value;
  EXP[at + 255] = value;
  LOG[value] = at;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The codewords that correct a block: what is left when it is divided by the generator. */
function corrected(data: readonly number[], degree: number): readonly number[] {
  let generator = [1];
  for (let power = 0; power < degree; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => {
      next[at + 1] = next[at + 1]! ^ times(factor, EXP[power]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    for (const [by, each] of generator.entries()) rest[at + by] = rest[at + by]! ^ times(each, factor);
  }
  return rest.slice(data.length);
}

/** Mode, length, bytes and padding, in blocks with their correction, woven into each other. */
function stream(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataCodewords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  const blocks = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const from = at * short + Math.max(0, at - (blocks - longer));
    return data.slice(from, from + short + (at >= blocks - longer ? 1 : 0));
  });
  const checks = parts.map((part) => corrected(part, CORRECTION[version - 1]!));
  const woven: number[] = [];
  for (const group of [parts, checks])
    for (let at = 0; at <= short + 30; at++) for (const part of group) if (at < part.length) woven.push(part[at]!);
  return woven;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** What is left of a number shifted up when it is divided by a generator: the check bits of format and version. */
function checked(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  const top = 1 << bits;
  for (let bit = 31 - Math.clz32(rest); rest >= top; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - bits);
  return (value << bits) | rest;
}

class Modules {
  readonly size: number;
  readonly dark: boolean[][];
  /** What is a pattern and carries no data. */
  readonly fixed: boolean[][];
  constructor(readonly version: number) {
    this.size = sizeOf(version);
    const empty = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = empty();
    this.fixed = empty();
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
    const centres = alignment(version);
    const last = centres.length - 1;
    centres.forEach((row, i) => {
      centres.forEach((column, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.rings(row, column, 2, (ring) => ring !== 1);
      });
    });
    this.format(0);
    if (version >= 7) {
      const bits = checked(version, 0x1f25, 12);
      for (let at = 0; at < 18; at++) {
        const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
        this.set(a, b, ((bits >> at) & 1) === 1);
        this.set(b, a, ((bits >> at) & 1) === 1);
      }
    }
  }
  set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }
  private rings(row: number, column: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dr = -reach; dr <= reach; dr++)
      for (let dc = -reach; dc <= reach; dc++)
        this.set(row + dr, column + dc, dark(Math.max(Math.abs(dr), Math.abs(dc))));
  }
  format(mask: number): void {
    const bits = checked((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at <= 5; at++) this.set(at, 8, bit(at));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let at = 9; at < 15; at++) this.set(8, 14 - at, bit(at));
    for (let at = 0; at < 8; at++) this.set(8, this.size - 1 - at, bit(at));
    for (let at = 8; at < 15; at++) this.set(this.size - 15 + at, 8, bit(at));
    this.set(this.size - 8, 8, true);
  }
  /** Up and down in pairs of columns from the right, past the timing pattern. */
  fill(words: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const column of [right, right - 1]) {
          const row = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[row]![column]) continue;
          this.dark[row]![column] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
    }
  }
  masked(mask: number): Modules {
    const other = new Modules(this.version);
    for (let row = 0; row < this.size; row++)
      for (let column = 0; column < this.size; column++)
        if (!this.fixed[row]![column]) other.dark[row]![column] = this.dark[row]![column] !== MASKS[mask]!(row, column);
    other.format(mask);
    return other;
  }
  /** How hard it is to read: long runs, squares, what looks like a corner, too much of one colour. */
  penalty(): number {
    let sum = 0;
    let darks = 0;
    for (const turned of [false, true])
      for (let a = 0; a < this.size; a++) {
        const line = Array.from({ length: this.size }, (_, b) => (turned ? this.dark[b]![a]! : this.dark[a]![b]!));
        const text = line.map((dark) => (dark ? '1' : '0')).join('');
        for (const [run] of text.matchAll(/(.)\1{4,}/g)) sum += run.length - 2;
        for (let at = 0; at <= this.size - 11; at++) {
          const window = text.slice(at, at + 11);
          if (window === '10111010000' || window === '00001011101') sum += 40;
        }
        if (!turned) darks += line.filter(Boolean).length;
      }
    for (let row = 1; row < this.size; row++)
      for (let column = 1; column < this.size; column++) {
        const here = this.dark[row]![column];
        if (
          here === this.dark[row - 1]![column] &&
          here === this.dark[row]![column - 1] &&
          here === this.dark[row - 1]![column - 1]
        )
          sum += 3;
      }
    const share = Math.abs((darks * 20) / (this.size * this.size) - 10);
    return sum + Math.floor(share) * 10;
  }
}

/** The dark modules of a code, row by row; null where the text is too long for a leaflet. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= CORRECTION.length; version++) {
    const head = 4 + (version < 10 ? 8 : 16);
    if (head + 8 * bytes.length > dataCodewords(version) * 8) continue;
    const plain = new Modules(version);
    plain.fill(stream(bytes, version));
    const masked = MASKS.map((_, mask) => plain.masked(mask));
    return masked.reduce((best, next) => (next.penalty() < best.penalty() ? next : best)).dark;
  }
  return null;
}
