/** The one thing the tests use of Node; its whole types would let the page's code use it too. */
declare module 'node:fs' {
  export function readFileSync(path: URL): Uint8Array<ArrayBuffer>;
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
