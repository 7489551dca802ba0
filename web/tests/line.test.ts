import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type LineState, pauseBefore } from '../src/online/line';

/** A socket that the test opens, speaks through and cuts. */
class Cable {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.closed = true;
  }

  async says(word: string): Promise<void> {
    this.onmessage?.({ data: word });
    await vi.advanceTimersByTimeAsync(0);
  }

  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

describe('the line to a table that a server leads', () => {
  let cables: Cable[];
  let states: LineState[];
  let words: string[];
  let known: number;
  let refused: boolean;
  let asked: number;
  const network = new EventTarget();

  const line = () =>
    new Line({
      address: (from) => `ws://house/socket?from=${from}`,
      known: () => known,
      hear: async (word) => {
        await Promise.resolve();
        if (word === 'nonsense') {
          throw new Error('that makes no sense');
        }
        words.push(word);
      },
      changed: (state) => {
        states.push(state);
      },
      isRefused: async () => {
        asked += 1;
        return refused;
      },
      open: (address) => {
        const cable = new Cable(address);
        cables.push(cable);
        return cable as unknown as WebSocket;
      },
      network,
      chance: () => 1,
    });

  const cable = (place: number): Cable => {
    const found = cables[place];
    if (found === undefined) {
      throw new Error(`no cable ${place}`);
    }
    return found;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [cables, states, words, known, refused, asked] = [[], [], [], 0, false, 0];
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is up with the greeting, and asks after a break from where it stood', async () => {
    const up = line();
    up.send(['too early']);
    await cable(0).says('hello');
    up.send(['a move']);
    expect(cable(0).sent).toEqual(['a move']);
    known = 7;
    cable(0).cut();
    expect(states).toEqual(['connecting', 'up', 'down']);
    await vi.advanceTimersByTimeAsync(200);
    expect(cable(1).address).toBe('ws://house/socket?from=7');
    await cable(1).says('hello again');
    expect(states.at(-1)).toBe('up');
    expect(words).toEqual(['hello', 'hello again']);
    up.hangUp();
  });

  it('waits longer each time, and at once when the network is back', async () => {
    expect([0, 1, 2, 9].map((attempt) => pauseBefore(attempt, 1))).toEqual([200, 400, 800, 6400]);
    expect(pauseBefore(0, 0)).toBe(100);
    const up = line();
    cable(0).cut();
    await vi.advanceTimersByTimeAsync(200);
    cable(1).cut();
    await vi.advanceTimersByTimeAsync(399);
    expect(cables.length).toBe(2);
    network.dispatchEvent(new Event('online'));
    expect(cables.length).toBe(3);
    up.hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cables.length).toBe(3);
  });

  it('takes a silence for a broken line', async () => {
    const up = line();
    await cable(0).says('hello');
    await vi.advanceTimersByTimeAsync(20_000);
    await cable(0).says('beat');
    await vi.advanceTimersByTimeAsync(24_000);
    expect(states.at(-1)).toBe('up');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(states.at(-1)).toBe('down');
    expect(cable(0).closed).toBe(true);
    up.hangUp();
  });

  it('is tried at once when somebody looks at the page again', async () => {
    const up = line();
    await cable(0).says('hello');
    up.wake();
    expect(cables.length).toBe(1);
    await vi.advanceTimersByTimeAsync(13_000);
    up.wake();
    expect(cables.length).toBe(2);
    cable(1).cut();
    up.wake();
    expect(cables.length).toBe(3);
    up.hangUp();
  });

  it('hears nothing more of a line that was given up', async () => {
    const up = line();
    await cable(0).says('hello');
    const old = cable(0).onmessage;
    up.askAgain();
    old?.({ data: 'late' });
    await vi.advanceTimersByTimeAsync(0);
    expect(words).toEqual(['hello']);
    await cable(1).says('nonsense');
    expect(states.at(-1)).toBe('down');
    up.hangUp();
  });

  it('does not come back where nobody lets it in', async () => {
    line();
    refused = true;
    cable(0).cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, cables.length]).toEqual([1, 1]);
  });

  it('asks why only where it was never greeted', async () => {
    const up = line();
    await cable(0).says('hello');
    refused = true;
    cable(0).cut(1013);
    await vi.advanceTimersByTimeAsync(200);
    await cable(1).says('hello');
    expect([asked, states.at(-1)]).toEqual([0, 'up']);
    up.hangUp();
  });
});
