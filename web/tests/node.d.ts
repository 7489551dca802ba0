/** What the tests use of Node; its whole types would let the page's code use it too. */
declare module 'node:fs' {
  export function readFileSync(path: URL): Uint8Array<ArrayBuffer>;
  export function readFileSync(path: URL, encoding: 'utf8'): string;
  export function writeFileSync(path: URL, text: string): void;
}
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
