/**
 * The line to a table that a server leads. It comes up again by itself, asks for what it has missed, and says at every
 * moment whether it is up; what goes over it is the box's affair.
 */

/** Up: the server has greeted. Down: it is tried again in a moment. */
export type LineState = 'connecting' | 'up' | 'down';

/** What a line needs from outside. */
export interface LineOptions {
  /** Where to go, with how many lines of the record known. */
  readonly address: (known: number) => string;
  /** How many lines of the record are known. */
  readonly known: () => number;
  /** A word of the server. The words are heard one after the other. */
  readonly hear: (word: string) => Promise<void>;
  readonly changed: (state: LineState) => void;
  /**
   * Asked where a line was closed before the server had greeted, since a browser does not say why: does the server
   * answer that there is no such table, or that one is not let in? Then nothing is tried again.
   */
  readonly isRefused: () => Promise<boolean>;
  readonly open?: (address: string) => WebSocket;
  /** Who says that the network is back: the window. */
  readonly network?: EventTarget;
  /** Between 0 and 1, for those who come back at the same moment. */
  readonly chance?: () => number;
}

/** Milliseconds until a line is tried again: soon at first, then less and less often. */
const PAUSES = [200, 400, 800, 1600, 3200, 6400] as const;
/** The server says something every ten seconds; after so long a silence the line is dead. */
const SILENCE = 25_000;

/** After so long a silence a line that was slept over is not trusted any more. */
const DOZE = 12_000;

/** How long to wait before trying for the so-manieth time, from 0. */
export function pauseBefore(attempt: number, chance: number): number {
  const longest = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? SILENCE;
  return longest * (0.5 + chance / 2);
}

/** A line that keeps itself up until it is hung up. */
export class Line {
  private socket: WebSocket | null = null;
  private state: LineState = 'connecting';
  private attempts = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private hung = false;
  private heardAt = 0;
  /** The words are taken in order, though each takes the worker a moment. */
  private heard: Promise<void> = Promise.resolve();

  constructor(private readonly options: LineOptions) {
    this.options.network?.addEventListener('online', this.atOnce);
    this.connect();
  }

  /** Sends what the box wants to say. What finds no line is not kept: the box says it again after the greeting. */
  send(frames: readonly string[]): void {
    if (this.socket === null || this.state !== 'up') {
      return;
    }
    for (const frame of frames) {
      this.socket.send(frame);
    }
  }

  /** Lines are missing: a new greeting brings them. */
  askAgain(): void {
    this.drop();
    this.connect();
  }

  /** Somebody looks at the page again: a line that is down, or was silent for too long, is tried at once. */
  wake(): void {
    if (this.state === 'up' && Date.now() - this.heardAt > DOZE) this.askAgain();
    else this.atOnce();
  }

  hangUp(): void {
    this.hung = true;
    this.options.network?.removeEventListener('online', this.atOnce);
    clearTimeout(this.again);
    this.drop();
  }

  private readonly atOnce = (): void => {
    if (this.state === 'down' && !this.hung) {
      clearTimeout(this.again);
      this.attempts = 0;
      this.connect();
    }
  };

  private connect(): void {
    this.become('connecting');
    const open = this.options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.options.address(this.options.known()));
    this.socket = socket;
    socket.onmessage = (message) => {
      if (this.socket !== socket) {
        return;
      }
      this.listen();
      const word = String(message.data);
      this.heard = this.heard
        .then(async () => {
          // A box that has gone over to another line does not hear the rest of the old one.
          if (this.socket !== socket) {
            return;
          }
          if (this.state !== 'up') {
            this.attempts = 0;
            this.become('up');
          }
          await this.options.hear(word);
        })
        .catch(() => {
          this.lost(socket);
        });
    };
    socket.onclose = () => {
      const greeted = this.state === 'up';
      this.lost(socket);
      if (!greeted) this.askWhy();
    };
    this.listen();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) {
      return;
    }
    this.drop();
    this.become('down');
    const pause = pauseBefore(this.attempts, (this.options.chance ?? Math.random)());
    this.attempts += 1;
    this.again = setTimeout(() => {
      this.connect();
    }, pause);
  }

  private askWhy(): void {
    this.options
      .isRefused()
      .then((refused) => {
        if (refused && this.state !== 'up') this.hangUp();
      })
      // Nobody answers: the server is not there, and the line is tried again.
      .catch(() => undefined);
  }

  private drop(): void {
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  /** From now on a silence that lasts too long is a broken line. */
  private listen(): void {
    clearTimeout(this.silence);
    this.heardAt = Date.now();
    const socket = this.socket;
    this.silence = setTimeout(() => {
      if (socket !== null) {
        this.lost(socket);
      }
    }, SILENCE);
  }

  private become(state: LineState): void {
    if (this.state !== state || state === 'connecting') {
      this.state = state;
      this.options.changed(state);
    }
  }
}
