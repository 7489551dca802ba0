/**
 * What the page shows before the box has come is what the box says. `TABULEIRO_WRITE_LID=1 npx vitest run lid`
 * records.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GamesBox, Language, RuleSetSummary } from '../src/box/api';
import { LANGUAGES } from '../src/box/api';
import type { DraughtsStart, LidWords } from '../src/games/lid';
import { lidLevels, lidSets, openLid, pictureOf } from '../src/games/lid';
import { realBox } from './real-box';

const box: GamesBox = realBox();
const at = (name: string) => new URL(`../src/games/lid/${name}.json`, import.meta.url);
const writes = process.env.TABULEIRO_WRITE_LID === '1';
const keep = (name: string, value: unknown) => {
  if (writes) writeFileSync(at(name), `${JSON.stringify(value, null, 1)}\n`);
  expect(JSON.parse(readFileSync(at(name), 'utf8'))).toEqual(value);
};

/** The first position in few words; it must unfold to the very same picture. */
function folded({
  start,
}: RuleSetSummary): { draughts: DraughtsStart } | { picture: RuleSetSummary['start'] } | Record<string, never> {
  // One for all of chess.
  if (start.kind === 'chess') return {};
  if (start.kind !== 'draughts') return { picture: start };
  const { size, play, darkFarLeft, squares } = start.shape;
  const rows = start.pieces
    .filter(({ side }) => side === 'dark')
    .map(({ square }) => squares.find((each) => each.square === square)!.row);
  const behind = Math.min(...rows);
  const found: DraughtsStart = {
    size,
    play,
    darkFarLeft,
    fromBelow: squares[0]!.row > 0,
    behind,
    rows: Math.max(...rows) - behind + 1,
  };
  return { draughts: found };
}

async function said(language: Language): Promise<{ words: LidWords; sets: readonly RuleSetSummary[] }> {
  await box.speak(language);
  const sets = (await box.ruleSets()).filter(({ origin }) => origin !== 'house');
  const levels = await box.levels();
  return {
    sets,
    words: {
      sets: Object.fromEntries(
        sets.map((set) => [
          set.id,
          {
            name: set.name[language],
            source: set.source[language],
            facts: set.facts.map((fact) => fact[language]),
          },
        ]),
      ),
      levels: levels.map((level) => ({
        name: level.name[language],
        draughts: level.draughts[language],
        backgammon: level.backgammon[language],
        chess: level.chess[language],
      })),
    },
  };
}

describe('the lid of the box', () => {
  test('first positions', async () => {
    const { sets } = await said('en');
    keep(
      'starts',
      Object.fromEntries(
        sets.map((set) => [set.id, { kind: set.kind, origin: set.origin, frame: set.frame, ...folded(set) }]),
      ),
    );
    for (const set of sets) {
      const start = folded(set);
      if ('draughts' in start && start.draughts) expect(pictureOf(start.draughts), set.id).toEqual(set.start);
    }
  });
  test.each(LANGUAGES)('names, facts and levels: %s', async (language) => {
    const { words, sets } = await said(language);
    keep(language, words);
    await openLid(language);
    const shown = lidSets();
    expect(shown.map(({ id }) => id)).toEqual(sets.map(({ id }) => id));
    expect(shown.map((set) => [set.name[language], set.start, set.frame])).toEqual(
      sets.map((set) => [set.name[language], set.start, set.frame]),
    );
    expect(lidLevels().map((level) => level.name[language])).toEqual(words.levels.map(({ name }) => name));
  });
});
