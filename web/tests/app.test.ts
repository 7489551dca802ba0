import { describe, expect, test, vi } from 'vitest';
import {
  articleAddress,
  houseDraftAddress,
  playAddress,
  positionAddress,
  ruleSetOf,
  slugOf,
} from '../src/app/addresses';
import { pack, unpack } from '../src/app/packed';
import { DEFAULTS, languageFor, readPreferences } from '../src/app/preferences';
import { readFile } from '../src/app/read-file';
import { readAddress, writeAddress } from '../src/app/router';
import type { GamesBox } from '../src/box/api';
import { BoxError, callBox, serveBox } from '../src/box/port';
import { recordedBox } from '../src/fixtures/box';

describe('addresses', () => {
  test('read what they write', () => {
    expect(writeAddress(['rules', 'italian', '6.6'])).toBe('#/rules/italian/6.6');
    expect(readAddress('#/rules/italian/6.6').parts).toEqual(['rules', 'italian', '6.6']);
    const address = readAddress(positionAddress('draughts:italian', 'W:WK4,18:B1,5'));
    expect(address.query.get('position')).toBe('W:WK4,18:B1,5');
    expect(address.query.get('rules')).toBe('italian');
    expect(readAddress(houseDraftAddress('a+b/c=')).query.get('rules')).toBe('a+b/c=');
  });
  test('a stray % does not break the page', () => expect(readAddress('#/rules/100%').parts).toEqual(['rules', '100%']));
  test('nothing is home', () => expect(readAddress('').parts).toEqual([]));
  test.each(['draughts:italian', 'draughts:xalingo-en', 'backgammon:tournament', 'backgammon:xalingo'])(
    '%s keeps its identity in an address',
    (id) => expect(ruleSetOf(slugOf(id))).toBe(id),
  );
  test('as the design writes them', () => {
    expect(playAddress('draughts:italian')).toBe('#/play/italian');
    expect(articleAddress({ ruleSet: 'draughts:italian', anchor: 'most-pieces' })).toBe('#/rules/italian/most-pieces');
  });
});

describe('preferences', () => {
  test('the browser’s first known language, English otherwise', () => {
    expect(languageFor(['de-AT', 'pt-PT', 'en'])).toBe('pt');
    expect(languageFor(['it-CH'])).toBe('it');
    expect(languageFor(['de', 'fr'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });
  test('what is kept comes back', () => {
    const kept = readPreferences(
      JSON.stringify({ ...DEFAULTS, language: 'it', theme: 'dark', level: 3, time: '5+5', matchLength: 7 }),
    );
    expect(kept).toMatchObject({ language: 'it', theme: 'dark', level: 3, time: '5+5', matchLength: 7 });
  });
  test('one of the former three levels is the one that plays most like it', () => {
    const { levels: _, ...former } = DEFAULTS;
    for (const [level, today] of [
      [1, 2],
      [2, 5],
      [3, 10],
      [7, DEFAULTS.level],
    ] as const) {
      expect(readPreferences(JSON.stringify({ ...former, level }))).toMatchObject({ level: today, levels: 10 });
    }
    expect(readPreferences(JSON.stringify(former))).toMatchObject({ levels: 10 });
  });
  test('what is broken or unknown is left out', () => {
    expect(readPreferences('{')).toEqual(DEFAULTS);
    expect(readPreferences(JSON.stringify({ language: 'xx', theme: 'pink', sound: 'loud', nonsense: 1 }))).toEqual(
      DEFAULTS,
    );
  });
});

describe('the port between page and worker', () => {
  const connect = (box: GamesBox): GamesBox => {
    const { port1, port2 } = new MessageChannel();
    // Node keeps running as long as a port listens; the browser's type knows no unref.
    for (const port of [port1, port2]) {
      port.start();
      (port as MessagePort & { unref?: () => void }).unref?.();
    }
    serveBox(port1, box);
    return callBox(port2);
  };
  test('calls cross with arguments and answers', async () => {
    const box = connect(recordedBox());
    expect(await box.capabilities()).toEqual({ levels: 10, online: false });
    const opened = await box.openTable({
      ruleSet: 'draughts:italian',
      seats: { light: { name: 'A', player: { kind: 'person' } }, dark: { name: 'B', player: { kind: 'person' } } },
      time: null,
    });
    expect(opened).toMatchObject({ ok: true, value: { kind: 'draughts', seats: { light: { name: 'A' } } } });
  });
  test('progress is heard before the answer', async () => {
    const heard = vi.fn();
    const box = connect({
      ...recordedBox(),
      analyseRecord: async (_table, _budget, onProgress) => {
        onProgress?.({ of: 2, at: 1 });
        return recordedBox()
          .analyseRecord(0, 0)
          .catch(() => {
            throw new BoxError('gone');
          });
      },
    });
    await expect(box.analyseRecord(1, 250, heard)).rejects.toThrow('gone');
    expect(heard).toHaveBeenCalledWith({ of: 2, at: 1 });
  });
  test('a failure is a BoxError with its words', async () => {
    const box = connect(recordedBox());
    await expect(box.act(7, { kind: 'double' })).rejects.toBeInstanceOf(BoxError);
    await expect(box.act(7, { kind: 'double' })).rejects.toThrow('no table 7');
  });
  test('awaiting the box itself calls nothing', async () => {
    const box = connect(recordedBox());
    expect(await Promise.resolve(box)).toBe(box);
  });
  test('a dead worker rejects what waits', async () => {
    let die: (why: Error) => void = () => undefined;
    const failure = new Promise<never>((_, reject) => {
      die = reject;
    });
    const box = callBox({ postMessage: () => undefined, addEventListener: () => undefined }, failure);
    const waiting = box.ruleSets();
    die(new BoxError('cannot load'));
    await expect(waiting).rejects.toThrow('cannot load');
  });
});

describe('texts in links', () => {
  test('come out as they went in', async () => {
    const text = 'Tabuleiro 1\n1. 22-18 11-15 – «ção» 棋\n'.repeat(200);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpack(packed)).toBe(text);
  });
  test('a link that was cut is known as such', async () => {
    const packed = await pack('a record that is long enough to be cut in the middle');
    expect(await unpack(packed.slice(0, -8))).toBeNull();
    expect(await unpack('%%%')).toBeNull();
  });
});

describe('a chosen file', () => {
  test('is read as UTF-8, and as one byte a letter where it is none', async () => {
    expect(await readFile(new Blob(['José – João']))).toBe('José – João');
    expect(await readFile(new Blob([new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])]))).toBe('José');
  });
});
