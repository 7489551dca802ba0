import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, noted } from '../src/app/under-way';
import type { GamesBox } from '../src/box/api';

const dataset: { underWay?: string } = {};
beforeEach(() => {
  delete dataset.underWay;
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());
/** Everything that is due now has happened: timers come after microtasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('work is named until it ends, and an end that is told twice ends nothing else', async () => {
  const [first, second] = [begin('act'), begin('think')];
  expect(dataset.underWay).toBe('act think');
  first();
  first();
  await nextTask();
  expect(dataset.underWay).toBe('think');
  second();
  await nextTask();
  expect(dataset.underWay).toBe('');
});

test('between an answer and the call that follows from it the page is never at rest', async () => {
  const seen: (string | undefined)[] = [];
  const box = noted({
    ruleSets: async () => [],
    speak: async () => {
      throw new Error('no such language');
    },
  } as unknown as GamesBox);
  await box.ruleSets();
  await Promise.resolve();
  seen.push(dataset.underWay);
  await box.speak('pt').catch(() => undefined);
  seen.push(dataset.underWay);
  expect(seen).toEqual(['ruleSets', 'ruleSets speak']);
  await nextTask();
  expect(dataset.underWay).toBe('');
});

test('a box that is noted can still be awaited', async () => {
  const box = {} as GamesBox;
  expect(await noted(box)).toBeDefined();
});
