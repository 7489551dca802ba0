/// <reference lib="webworker" />
/** The worker: loads the wasm, and answers the page's calls with it. */

import initialise, { WorkerBox } from '../wasm/box';
import wasmAddress from '../wasm/box_bg.wasm?url';
import restAddress from '../wasm/box_rest.wasm?url';
import type { Language } from './api';
import { breather } from './breathe';
import { dataFiles } from './data';
import type { Call, Port } from './port';
import { serveBox } from './port';
import type { WordsPart } from './wasm-box';
import { wasmBox } from './wasm-box';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Nets and tables lie beside the page, not in its build. */
const DATA = import.meta.env.DEV ? '/data/' : '../data/';
const here = import.meta.url;

/** The addresses of the words, one file for each language and part. */
const WORDS = import.meta.glob<string>('../wasm/words-*.ftl', { query: '?url', import: 'default', eager: true });

async function load(address: string): Promise<Response> {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`cannot load ${address}: ${answer.status}`);
  return answer;
}

/** Words on their way: the first language is asked for while the wasm is still loading. */
const coming = new Map<string, Promise<string>>();
const words = (language: Language, part: WordsPart): Promise<string> => {
  const name = `../wasm/words-${language}-${part}.ftl`;
  const fetched = coming.get(name) ?? load(WORDS[name]!).then((answer) => answer.text());
  coming.delete(name);
  return fetched;
};

/** Calls that arrive while the wasm is loading wait here. */
const early: MessageEvent<Call>[] = [];
const keep = (event: MessageEvent<Call>): void => {
  early.push(event);
  if (event.data.call !== 'speak') return;
  const language = event.data.args[0] as Language;
  const fetching = words(language, 'common');
  // Whoever waits for the words hears of it.
  fetching.catch(() => undefined);
  coming.set(`../wasm/words-${language}-common.ftl`, fetching);
};
scope.addEventListener('message', keep);

async function start(): Promise<void> {
  const first = await initialise({ module_or_path: new URL(wasmAddress, import.meta.url) });
  const box = wasmBox(new WorkerBox(), {
    entropyBytes: WorkerBox.entropyBytes(),
    entropy: (bytes) => scope.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => Date.now(),
    words,
    data: dataFiles({
      base: new URL(DATA, here),
      fetch: (...wanted) => fetch(...wanted),
      online: () => scope.navigator.onLine,
      caches: scope.caches,
    }),
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
