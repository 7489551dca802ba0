/**
 * How the page and the worker talk: one message per call, one per answer, and progress in between.
 * `callBox` is the page's end; `serveBox` is the worker's end, which wraps whatever implements GamesBox.
 */
import { unwrap } from 'solid-js/store';
import type { GamesBox } from './api';

/** A call on its way to the box. */
export type Call = {
  readonly id: number;
  readonly call: keyof GamesBox;
  readonly args: readonly unknown[];
  readonly progress: boolean;
};
type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly error: string };

/** The part of a Worker or a MessagePort that is used. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The worker failed: a bug or a lost file, never an illegal move. */
export class BoxError extends Error {
  override readonly name = 'BoxError';
}

/** Makes a GamesBox out of a port. */
export function callBox(port: Port, onFailure: Promise<never> | null = null): GamesBox {
  let lastId = 0;
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (why: Error) => void; onProgress: ((value: unknown) => void) | null }
  >();
  port.addEventListener('message', (event: MessageEvent<Reply>) => {
    const reply = event.data;
    const caller = waiting.get(reply.id);
    if (!caller) return;
    if ('progress' in reply) {
      caller.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.id);
    if ('error' in reply) caller.reject(new BoxError(reply.error));
    else caller.resolve(reply.value);
  });
  onFailure?.catch((why: unknown) => {
    const error = why instanceof Error ? why : new BoxError(String(why));
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  });
  const send = (call: keyof GamesBox, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const listener = args.find((argument) => typeof argument === 'function') as
        | ((value: unknown) => void)
        | undefined;
      const id = ++lastId;
      waiting.set(id, { resolve, reject, onProgress: listener ?? null });
      // A store's proxy cannot be cloned into the worker; what stands behind it can.
      const plain = args.filter((argument) => typeof argument !== 'function').map((argument) => unwrap(argument));
      const message: Call = { id, call, args: plain, progress: listener !== undefined };
      port.postMessage(message);
    });
  return new Proxy({} as GamesBox, {
    // `then` must stay undefined, or awaiting the box itself would call the worker.
    get: (_, call) =>
      typeof call === 'string' && call !== 'then'
        ? (...args: unknown[]) => send(call as keyof GamesBox, args)
        : undefined,
  });
}

/** Answers calls from a port with a box. */
export function serveBox(port: Port, box: GamesBox): void {
  port.addEventListener('message', (event: MessageEvent<Call>) => {
    const { id, call, args, progress } = event.data;
    const method = box[call] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    const answer = (reply: Reply) => port.postMessage(reply);
    if (!method) {
      answer({ id, error: `no such call: ${String(call)}` });
      return;
    }
    const all = progress ? [...args, (value: unknown) => answer({ id, progress: value })] : args;
    // A method may throw before it returns its promise; both ways end as an error reply.
    Promise.resolve()
      .then(() => method(...all))
      .then((value) => answer({ id, value }))
      .catch((why: unknown) => answer({ id, error: why instanceof Error ? why.message : String(why) }));
  });
}
