import type { GamesBox, Language } from './api';
import { BoxError, callBox } from './port';

/** Starts the worker and waits until it speaks a language; rejects with a BoxError if it cannot be loaded. */
export async function openBox(language: Language): Promise<GamesBox> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'games-box' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new BoxError(event.message || 'cannot load the games box')));
  });
  const box = callBox(worker, failure);
  await Promise.race([box.speak(language), failure]);
  return box;
}
