/**
 * Several tabs of one device. What one keeps the others hear of, and of those that show one game, one leads and the
 * others follow. The browser's locks say who leads; a page on plain http has none, and there the tabs settle it among
 * themselves by messages.
 */
import { createSignal } from 'solid-js';
import { begin, underWay } from '../app/under-way';

/** What tabs tell each other. */
type Message =
  /** A game was written. */
  | { readonly kind: 'kept'; readonly game: string }
  /** Does anybody lead this game? Whoever does answers; whoever takes it over is not asked. */
  | { readonly kind: 'who leads'; readonly game: string; readonly tab: string }
  | { readonly kind: 'I lead'; readonly game: string; readonly tab: string }
  | { readonly kind: 'I take'; readonly game: string; readonly tab: string }
  | { readonly kind: 'I leave'; readonly game: string; readonly tab: string };

/** The part of a BroadcastChannel that is used. */
export interface Line {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** So long a tab waits for the answer of one that leads. */
const ANSWER = 200;

let opened: Line | null = null;
/** The line between the tabs; a browser without one has tabs that do not hear of each other. */
const line = (): Line | null => {
  if (!opened && typeof BroadcastChannel !== 'undefined') opened = new BroadcastChannel('tabuleiro');
  return opened;
};

/** Tells the other tabs that a game was written. */
export const tellKept = (game: string): void => line()?.postMessage({ kind: 'kept', game } satisfies Message);

/** Hears which games other tabs have written; the answer ends that. */
export function onKept(heard: (game: string) => void): () => void {
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'kept') heard(data.game);
  };
  const between = line();
  between?.addEventListener('message', listen);
  return () => between?.removeEventListener('message', listen);
}

export interface Lead {
  /** Null until it is known. */
  readonly leads: () => boolean | null;
  /** Leads from now on; whoever led follows. */
  readonly take: () => void;
  readonly leave: () => void;
}

export interface Surroundings {
  readonly locks: LockManager | undefined;
  readonly line: Line | null;
}

const around = (): Surroundings => ({ locks: globalThis.navigator?.locks, line: line() });

/** Stands for one tab among those that show a game. */
export function leadOf(game: string, { locks, line: between }: Surroundings = around()): Lead {
  if (locks) return byLock(game, locks);
  if (between) return byMessages(game, between);
  return { leads: () => true, take: () => undefined, leave: () => undefined };
}

function byLock(game: string, locks: LockManager): Lead {
  const name = `tabuleiro game ${game}`;
  const [leads, setLeads] = createSignal<boolean | null>(null);
  let letGo: () => void = () => undefined;
  let left = false;
  // Until it is known who leads, the game is still to come.
  const known = begin('tabs');
  const hold = (): Promise<void> => {
    known();
    if (left) return Promise.resolve();
    setLeads(true);
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  const waiting = new AbortController();
  /** Leads as soon as nobody else does. */
  const wait = () => void locks.request(name, { signal: waiting.signal }, hold).catch(lost);
  /** Another tab took it, or this one has left. */
  const lost = () => {
    if (left) return;
    setLeads(false);
    wait();
  };
  const first = locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return hold();
    known();
    if (!left) setLeads(false);
    wait();
    return Promise.resolve();
  });
  first.catch(lost);
  return {
    leads,
    take: () => {
      if (!leads()) locks.request(name, { steal: true }, hold).catch(lost);
    },
    leave: () => {
      left = true;
      known();
      waiting.abort();
      letGo();
    },
  };
}

function byMessages(game: string, between: Line): Lead {
  const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const [leads, setLeads] = createSignal<boolean | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const say = (kind: Exclude<Message['kind'], 'kept'>) => between.postMessage({ kind, game, tab } satisfies Message);
  /** Asks, and leads if nobody answers in time. Who asks at the same moment is answered by the one that came first. */
  const ask = (after: number) => {
    clearTimeout(timer);
    const asked = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        say('who leads');
        timer = setTimeout(() => {
          if (!left) setLeads(true);
          say('I lead');
          resolve();
        }, ANSWER);
      }, after);
    });
    void underWay('tabs', Promise.race([asked, new Promise((resolve) => setTimeout(resolve, after + 2 * ANSWER))]));
  };
  const listen = ({ data }: MessageEvent<Message>) => {
    if (left || data.game !== game || data.kind === 'kept') return;
    switch (data.kind) {
      case 'who leads':
        if (leads() || (leads() === null && tab < data.tab)) say('I lead');
        break;
      case 'I lead':
        // Two that began at once: the one with the smaller name stays.
        if (leads() && tab < data.tab) say('I lead');
        else {
          clearTimeout(timer);
          setLeads(false);
        }
        break;
      case 'I take':
        clearTimeout(timer);
        setLeads(false);
        break;
      case 'I leave':
        if (!leads()) ask(Math.random() * ANSWER);
        break;
    }
  };
  between.addEventListener('message', listen);
  ask(0);
  const goodbye = () => {
    if (leads()) say('I leave');
  };
  globalThis.addEventListener?.('pagehide', goodbye);
  return {
    leads,
    take: () => {
      clearTimeout(timer);
      setLeads(true);
      say('I take');
    },
    leave: () => {
      clearTimeout(timer);
      goodbye();
      left = true;
      globalThis.removeEventListener?.('pagehide', goodbye);
      between.removeEventListener('message', listen);
    },
  };
}
