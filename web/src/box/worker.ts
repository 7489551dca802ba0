/// <reference lib="webworker" />
/** The worker: loads the wasm, and answers the page's calls with it. */

import netsAddress from '../../../crates/engine/data/backgammon.net?url';
import initialise, { WorkerBox } from '../wasm/box';
import wasmAddress from '../wasm/box_bg.wasm?url';
import restAddress from '../wasm/box_rest.wasm?url';
import enAddress from '../wasm/words-en.ftl?url';
import esAddress from '../wasm/words-es.ftl?url';
import itAddress from '../wasm/words-it.ftl?url';
import ptAddress from '../wasm/words-pt.ftl?url';
import type { Language } from './api';
import { breather } from './breathe';
import type { Call, Port } from './port';
import { serveBox } from './port';
import { wasmBox } from './wasm-box';

const scope = self as unknown as DedicatedWorkerGlobalScope;

const WORDS: Readonly<Record<Language, string>> = { pt: ptAddress, es: esAddress, en: enAddress, it: itAddress };

async function load(address: string): Promise<Response> {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`cannot load ${address}: ${answer.status}`);
  return answer;
}

/** Words on their way: the first language is asked for while the wasm is still loading. */
const coming = new Map<Language, Promise<string>>();
const words = (language: Language): Promise<string> => {
  const fetched = coming.get(language) ?? load(WORDS[language]).then((answer) => answer.text());
  coming.delete(language);
  return fetched;
};

/** Calls that arrive while the wasm is loading wait here. */
const early: MessageEvent<Call>[] = [];
const keep = (event: MessageEvent<Call>): void => {
  early.push(event);
  if (event.data.call !== 'speak') return;
  const language = event.data.args[0] as Language;
  const fetching = words(language);
  // Whoever waits for the words hears of it.
  fetching.catch(() => undefined);
  coming.set(language, fetching);
};
scope.addEventListener('message', keep);

async function start(): Promise<void> {
  const first = await initialise({ module_or_path: new URL(wasmAddress, import.meta.url) });
  const box = wasmBox(new WorkerBox(), {
    entropyBytes: WorkerBox.entropyBytes(),
    entropy: (bytes) => scope.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => Date.now(),
    words,
    nets: async () => new Uint8Array(await (await load(netsAddress)).arrayBuffer()),
    // It works on the memory of the first part, and puts its functions into the first part's table.
    rest: async () => {
      await WebAssembly.instantiateStreaming(load(restAddress), {
        first: first as unknown as WebAssembly.ModuleImports,
      });
    },
    breathe: breather(),
  });
  let hear: ((event: MessageEvent) => void) | null = null;
  const port: Port = {
    postMessage: (message) => scope.postMessage(message),
    addEventListener: (_, listener) => {
      hear = listener;
    },
  };
  serveBox(port, box);
  scope.removeEventListener('message', keep);
  scope.addEventListener('message', (event) => hear?.(event));
  for (const event of early) hear!(event);
}

// A rejection nobody handles would be silent on the page: thrown from a task, it reaches the worker's error event.
start().catch((why: unknown) =>
  setTimeout(() => {
    throw why;
  }),
);
