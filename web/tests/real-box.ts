/** The real box without a worker: the wasm as the page ships it. `npm run wasm` makes it. */
import { readFileSync } from 'node:fs';
import type { GamesBox } from '../src/box/api';
import { wasmBox } from '../src/box/wasm-box';
import { initSync, WorkerBox } from '../src/wasm/box';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

export function realBox(): GamesBox {
  const first = initSync({ module: file('../src/wasm/box_bg.wasm') });
  return wasmBox(new WorkerBox(), {
    entropyBytes: WorkerBox.entropyBytes(),
    entropy: (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => Date.now(),
    words: async (language, part) => file(`../src/wasm/words-${language}-${part}.ftl`).toString(),
    rest: async () => {
      await WebAssembly.instantiate(file('../src/wasm/box_rest.wasm'), {
        first: first as unknown as WebAssembly.ModuleImports,
      });
    },
    data: async (name) => new Uint8Array(file(`../../crates/engine/data/${name}`)),
    breathe: () => Promise.resolve(),
  });
}
