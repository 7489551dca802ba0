import { describe, expect, test } from 'vitest';
import { qrCode } from '../src/components/qr';
import { isLoopback } from '../src/screens/loopback';

const rows = (text: string): readonly string[] | undefined =>
  qrCode(text)?.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));

describe('a QR code', () => {
  // Both were compared module by module with what the Python package `qrcode` makes of the same text and mask.
  test('of the smallest version is what the standard says', () =>
    expect(rows('http:')).toEqual([
      '111111100100101111111',
      '100000100100101000001',
      '101110101110101011101',
      '101110101011001011101',
      '101110101110101011101',
      '100000101111001000001',
      '111111101010101111111',
      '000000001110000000000',
      '101111100101001111100',
      '011101010001111001111',
      '100010110000101100110',
      '011111001101111001100',
      '110110110100100101001',
      '000000001110100101101',
      '111111100011010010110',
      '100000101010000111110',
      '101110101011010011010',
      '101110101001111100100',
      '101110101010101100100',
      '100000100011111110100',
      '111111101000100111010',
    ]));
  test('of version 10, with blocks of two lengths', () => {
    const text = 'http://192.168.1.20:8080/#/rules/'.repeat(30).slice(0, 200);
    const found = rows(text)!;
    expect(found.length).toBe(57);
    let sum = 0;
    for (const module of found.join('')) sum = (sum * 31 + module.charCodeAt(0)) % 4294967291;
    expect(sum).toBe(3212673458);
  });
  test('is not made of a text that would be too fine to print', () => expect(qrCode('x'.repeat(700))).toBeNull());
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['box.localhost', true],
  ['192.168.1.20', false],
  ['tabuleiro.local', false],
])('%s is loopback: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
