import type { GamesBox } from './api';
import { BoxError, callBox } from './port';

/** Where the build puts the worker that holds rules, table and engine: a module that calls `serveBox(self, box)`. */
const WORKER_ADDRESS = new URL('box/worker.js', document.baseURI);

/** Starts the worker and waits until it answers; rejects with a BoxError if it cannot be loaded. */
export async function openBox(): Promise<GamesBox> {
  const worker = new Worker(WORKER_ADDRESS, { type: 'module', name: 'games-box' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new BoxError(event.message || `cannot load ${WORKER_ADDRESS.pathname}`)));
  });
  const box = callBox(worker, failure);
  await Promise.race([box.capabilities(), failure]);
  return box;
}
