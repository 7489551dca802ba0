/// <reference lib="webworker" />
/** The worker: loads the wasm, and answers the page's calls with it. */
import initialise, { WorkerBox } from '../wasm/box';
import wasmAddress from '../wasm/box_bg.wasm?url';
import netsAddress from '../../../data/backgammon.net?url';
import { serveBox } from './port';
import type { Port } from './port';
import { breather } from './breathe';
import { wasmBox } from './wasm-box';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Calls that arrive while the wasm is loading wait here. */
const early: MessageEvent[] = [];
const keep = (event: MessageEvent): void => { early.push(event); };
scope.addEventListener('message', keep);

async function start(): Promise<void> {
  await initialise({ module_or_path: new URL(wasmAddress, import.meta.url) });
  const box = wasmBox(new WorkerBox(), {
    entropyBytes: WorkerBox.entropyBytes(),
    entropy: (bytes) => scope.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => Date.now(),
    nets: async () => {
      const answer = await fetch(new URL(netsAddress, import.meta.url));
      if (!answer.ok) throw new Error(`cannot load the nets: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    breathe: breather(),
  });
  let hear: ((event: MessageEvent) => void) | null = null;
  const port: Port = {
    postMessage: (message) => scope.postMessage(message),
    addEventListener: (_, listener) => { hear = listener; },
  };
  serveBox(port, box);
  scope.removeEventListener('message', keep);
  scope.addEventListener('message', (event) => hear?.(event));
  for (const event of early) hear!(event);
}

// A rejection nobody handles would be silent on the page: thrown from a task, it reaches the worker's error event.
start().catch((why: unknown) => setTimeout(() => { throw why; }));
