import { describe, expect, test } from 'vitest';
import type { DiagramFrame, HouseDraft, HousePoint, Picture, RecordEntry } from '../src/box/api';
import { framesOf } from '../src/components/diagram-frames';
import { change, clashesAt, isChanged, reorder, settingOf } from '../src/components/house-draft';
import { citation, citedArticle } from '../src/components/plates';
import { walkChoices } from '../src/components/radio-keys';
import { lineThrough, nextRowNumber, nodesOf, recordRows } from '../src/components/record-rows';
import { clashesOf, HOUSE_FORM } from '../src/fixtures/house';
import { BACKGAMMON_START, RULE_SETS } from '../src/fixtures/rule-sets';
import { backgammonTable, draughtsTable } from '../src/fixtures/tables';
import { backgammonMotion } from '../src/games/backgammon/play';
import { emptied as emptiedBackgammon, putChecker } from '../src/games/backgammon/put';
import { draughtsMotion } from '../src/games/draughts/play';
import { emptied, movePiece, putPiece } from '../src/games/draughts/put';
import { GAMES } from '../src/games/faces';
import { roomOf } from '../src/games/open';
import { t, useLanguage } from '../src/i18n';
import { isWanted } from '../src/lessons/lessons';
import { delayLeft, isLow, secondsToSpeak, timeLeft } from '../src/play/clock';
import { readTime, timesFor, writeTime } from '../src/play/time-control';
import type { SoundName } from '../src/sound/score';
import { PEAK, score } from '../src/sound/score';
import { openRooms } from './rooms';

openRooms();

const pictureAfter = (frame: DiagramFrame) => roomOf(frame.picture).pictureAfter(frame);

describe('record rows', () => {
  const line = backgammonTable('backgammonGame').record.line;
  test('pairs of turns, and the cube across', () => {
    const rows = recordRows(line);
    expect(rows.map((row) => row.kind)).toEqual(['turns', 'turns', 'turns', 'turns', 'events']);
    expect(rows[0]).toMatchObject({ number: 1, light: { side: 'light' }, dark: { side: 'dark' } });
    expect(rows[4]).toMatchObject({ entries: [{ event: { kind: 'double', value: 2 } }, { event: { kind: 'take' } }] });
  });
  test('a game that Dark begins leaves Light’s first cell empty', () => {
    const dark: RecordEntry = { ...line[1]!, number: 1 };
    expect(recordRows([dark])).toMatchObject([{ kind: 'turns', light: null, dark: { node: dark.node } }]);
  });
  test('and goes on row by row from there, with a cube in between', () => {
    const turn = (node: number, side: 'light' | 'dark'): RecordEntry => ({
      ...line[side === 'light' ? 0 : 1]!,
      node,
      side,
      number: Math.ceil(node / 2),
      branches: [],
    });
    const double: RecordEntry = { ...turn(7, 'dark'), event: { kind: 'double', value: 2 } };
    const rows = recordRows([
      turn(1, 'dark'),
      turn(2, 'light'),
      turn(3, 'dark'),
      turn(4, 'light'),
      double,
      turn(5, 'dark'),
    ]);
    expect(
      rows.map((row) =>
        row.kind === 'turns' ? [row.number, row.light?.node ?? null, row.dark?.node ?? null] : row.kind,
      ),
    ).toEqual([[1, null, 1], [2, 2, 3], [3, 4, null], 'events', [3, null, 5]]);
    expect(nextRowNumber(rows, 'light')).toBe(4);
    expect(nextRowNumber([], 'dark')).toBe(1);
  });
  const branch: RecordEntry = { ...line[1]!, node: 50, branches: [] };
  const branched = line.map((entry, index) => (index === 1 ? { ...entry, branches: [[branch]] } : entry));
  test('a branch follows the move it replaces', () =>
    expect(recordRows(branched)[1]).toMatchObject({ kind: 'branch', entries: [{ node: 50 }] }));
  test('walking goes along the line that is shown', () => {
    expect(nodesOf(lineThrough(branched, line[2]!.node))).toEqual([0, ...line.map((entry) => entry.node)]);
    expect(nodesOf(lineThrough(branched, 50))).toEqual([0, line[0]!.node, 50]);
  });
});

describe('plates', () => {
  const article = (label: string, at: number) => ({
    anchor: `rule-${at}`,
    label,
    place: '',
    title: label,
    paragraphs: [],
    notes: [],
    diagrams: [],
    points: [],
    short: null,
  });
  const page = {
    ruleSet: 'draughts:italian',
    language: 'en' as const,
    title: '',
    source: '',
    lead: '',
    chapters: [{ title: '', articles: ['2', '2', '5.2, 5.8', '5.2'].map(article) }],
  };
  const named = (label: string | null) => citation({ ruleSet: 'draughts:italian', anchor: 'rule-1', label });
  test('a number is an article, a heading stands in quotes, a silent source is our reading', async () => {
    await useLanguage('en');
    expect([named('6.6'), named('Objetivo'), named(null)]).toEqual(['Art. 6.6', '“Objetivo”', t('why.reading')]);
  });
  test('an article is found by its name, by its plate, and among several places', () => {
    expect(citedArticle(page, 'rule-1')).toBe(page.chapters[0]!.articles[1]);
    expect(citedArticle(page, '5.2')?.label).toBe('5.2');
    expect(citedArticle(page, '5.8')?.label).toBe('5.2, 5.8');
    expect(citedArticle(page, '9.9')).toBeNull();
  });
});

describe('diagrams', () => {
  const frame = (picture: Picture, rest: Partial<DiagramFrame>): DiagramFrame => ({
    picture,
    caption: [],
    route: null,
    arrows: [],
    lit: [],
    ...rest,
  });
  test('a capture leads to the board without the taken pieces, and crowns', () => {
    const { shape, pieces } = draughtsTable('italianGame');
    const after = pictureAfter(
      frame(
        { kind: 'draughts', shape, pieces },
        { route: { path: [23, 14, 7], taken: [19, 11], huff: null, crowns: false, text: '23×14×7' } },
      ),
    );
    if (after?.kind !== 'draughts') throw new Error('no draughts');
    expect(after.pieces).toHaveLength(pieces.length - 2);
    expect(after.pieces.find((piece) => piece.square === 7)).toMatchObject({ side: 'light', rank: 'man' });
    expect(after.pieces.some((piece) => [23, 19, 11].includes(piece.square))).toBe(false);
  });
  test('arrows of backgammon are played one after the other, with their hits', () => {
    const points = (counts: Readonly<Record<number, number>>) =>
      Array.from({ length: 25 }, (_, point) => counts[point] ?? 0);
    const checkers = {
      light: { points: points({ 8: 1, 6: 2 }), bar: 0, off: 12, pips: 20 },
      dark: { points: points({ 5: 1, 20: 2 }), bar: 0, off: 12, pips: 30 },
    };
    const after = pictureAfter(
      frame(
        { kind: 'backgammon', checkers, cube: null, dice: [3, 1], toMove: 'light' },
        {
          arrows: [
            { from: 8, to: 5 },
            { from: 6, to: 5 },
          ],
        },
      ),
    );
    expect(after).toMatchObject({ dice: null, checkers: { light: { bar: 0 }, dark: { bar: 1 } } });
    if (after?.kind === 'backgammon')
      expect([after.checkers.light.points[5], after.checkers.light.points[6], after.checkers.dark.points[5]]).toEqual([
        2, 1, 0,
      ]);
  });
  test('a frame without a turn goes nowhere', () => {
    const { shape, pieces } = draughtsTable('italianGame');
    const still = frame({ kind: 'draughts', shape, pieces }, {});
    expect(pictureAfter(still)).toBeNull();
    expect(framesOf({ id: 'start', frames: [still], position: '' })).toHaveLength(1);
  });
});

describe('motions', () => {
  const before = draughtsTable('italianGame');
  const after = draughtsTable('italianTaken');
  test('a capture walks its whole route and lifts its pieces in order', () => {
    expect(draughtsMotion({ before, after, cause: 'acted', alreadyShown: 0 })).toMatchObject({
      path: [23, 14, 7],
      piece: { square: 23, rank: 'man' },
      lifted: [{ square: 19 }, { square: 11 }],
    });
  });
  test('stations entered by hand are not walked again', () => {
    expect(draughtsMotion({ before, after, cause: 'acted', alreadyShown: 2 })?.path).toEqual([14, 7]);
    expect(draughtsMotion({ before, after, cause: 'acted', alreadyShown: 3 })?.path).toEqual([7]);
  });
  test('opening, taking back and walking back do not move anything', () => {
    expect(draughtsMotion({ before: null, after, cause: 'open', alreadyShown: 0 })).toBeNull();
    expect(draughtsMotion({ before: after, after: before, cause: 'undone', alreadyShown: 0 })).toBeNull();
    expect(draughtsMotion({ before: after, after: before, cause: 'walked', alreadyShown: 0 })).toBeNull();
  });
  test('a roll moves no checker', () =>
    expect(
      backgammonMotion({
        before: backgammonTable('backgammonRoll'),
        after: backgammonTable('backgammonGame'),
        cause: 'acted',
        alreadyShown: 0,
      }),
    ).toBeNull());
});

describe('house rules', () => {
  const point = (id: string): HousePoint => HOUSE_FORM.points.find((each) => each.id === id)!;
  const draft: HouseDraft = { parent: 'draughts:xalingo', name: '', changes: {} };
  test('unchanged points say what the parent says', () => expect(settingOf(draft, point('king-range'))).toBe('flying'));
  test('a change is marked, and back to the parent is no change', () => {
    const changed = change(draft, point('king-range'), 'short');
    expect(isChanged(changed, point('king-range'))).toBe(true);
    expect(change(changed, point('king-range'), 'flying').changes).toEqual({});
  });
  test('an order is changed by moving, adding and leaving out', () => {
    expect(reorder(['a', 'b', 'c'], 'b', 'up')).toEqual(['b', 'a', 'c']);
    expect(reorder(['a', 'b', 'c'], 'b', 'down')).toEqual(['a', 'c', 'b']);
    expect(reorder(['a'], 'a', 'up')).toEqual(['a']);
    expect(reorder(['a'], 'b', 'add')).toEqual(['a', 'b']);
    expect(reorder(['a', 'b'], 'a', 'remove')).toEqual(['b']);
    expect(isChanged(change(draft, point('precedence'), ['most-pieces']), point('precedence'))).toBe(false);
  });
  test('a clash is said at each of its rows and nowhere else', () => {
    const clashes = clashesOf(change(draft, point('compulsion'), 'huff'));
    expect(clashesAt(clashes, point('compulsion'))).toHaveLength(1);
    expect(clashesAt(clashes, point('precedence'))).toHaveLength(1);
    expect(clashesAt(clashes, point('squares'))).toHaveLength(0);
  });
});

describe('setting up', () => {
  const draughts = RULE_SETS.find((set) => set.id === 'draughts:italian')!.start as Extract<
    Picture,
    { kind: 'draughts' }
  >;
  const backgammon = BACKGAMMON_START as Extract<Picture, { kind: 'backgammon' }>;
  const man = { kind: 'put', side: 'light', rank: 'man' } as const;
  test('a tap puts a piece, the same tap takes it off, erasing takes anything off', () => {
    const put = putPiece(draughts, 17, man);
    expect(put.pieces.find((piece) => piece.square === 17)).toEqual({ square: 17, side: 'light', rank: 'man' });
    expect(putPiece(put, 17, man).pieces).toEqual(draughts.pieces);
    expect(putPiece(draughts, 1, { kind: 'erase' }).pieces).toHaveLength(23);
    expect(putPiece(draughts, 1, man).pieces).toHaveLength(24);
  });
  test('dragging moves a piece, and off the board takes it away', () => {
    expect(movePiece(draughts, 22, 18).pieces.some((piece) => piece.square === 18)).toBe(true);
    expect(movePiece(draughts, 22, null).pieces).toHaveLength(23);
    expect(movePiece(draughts, 22, 22)).toBe(draughts);
  });
  test('checkers: fifteen a side, one colour on a point, the rest is off', () => {
    const full = putChecker(backgammon, 20, man);
    expect(full.checkers.light).toMatchObject({ off: 0 });
    expect(full.checkers.light.points[20]).toBe(0);
    const less = putChecker(backgammon, 6, { kind: 'erase' });
    expect(less.checkers.light).toMatchObject({ off: 1, pips: 161 });
    const moved = putChecker(less, 19, man);
    expect(moved.checkers.light.points[19]).toBe(1);
    expect(moved.checkers.dark.points[19]).toBe(0);
    expect(moved.checkers.dark.off).toBe(5);
  });
  test('an empty board is empty', () => {
    expect(emptied(draughts)).toMatchObject({ pieces: [] });
    expect(emptiedBackgammon(backgammon)).toMatchObject({ checkers: { light: { off: 15, pips: 0 } } });
  });
});

describe('lessons', () => {
  const lessons = async () => (await Promise.all(GAMES.map((game) => game.lessons('en')))).flat();
  test('every step has its words', async () => {
    for (const lesson of await lessons())
      expect(lesson.words.steps, lesson.id).toHaveLength(
        lesson.steps.filter((step) => step.wanted.kind !== 'win').length,
      );
  });
  test('no two games have a lesson of one name', async () => {
    const ids = (await lessons()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('six lessons, one for each game of the leaflets and one of chess', async () =>
    expect((await lessons()).map((lesson) => lesson.ruleSet).sort()).toEqual([
      'backgammon:xalingo',
      'chess',
      'draughts:garden',
      'draughts:italian',
      'draughts:xalingo',
      'draughts:xalingo-en',
    ]));
  test('plays are compared whatever their order and the star of a hit', () => {
    expect(isWanted({ kind: 'turns', texts: ['8/5 6/5'] }, { text: '6/5* 8/5' })).toBe(true);
    expect(isWanted({ kind: 'turns', texts: ['22×15'] }, { text: '22x15' })).toBe(true);
    expect(isWanted({ kind: 'turns', texts: ['22×15'] }, { text: '21×14' })).toBe(false);
    expect(isWanted({ kind: 'huff', square: 14 }, { text: '31-27', huff: 14 })).toBe(true);
    expect(isWanted({ kind: 'huff', square: 14 }, { text: '31-27', huff: null })).toBe(false);
    expect(isWanted({ kind: 'any' }, { text: '' })).toBe(true);
  });
});

describe('clocks', () => {
  const clock = {
    left: { light: 65_000, dark: 9_000 },
    delay: { light: 3_000, dark: 3_000 },
    running: 'light',
    at: 1000,
  } as const;
  test('only the running one falls, never below zero', () => {
    expect(timeLeft(clock, 'light', 6000)).toBe(60_000);
    expect(timeLeft(clock, 'dark', 6000)).toBe(9_000);
    expect(timeLeft(clock, 'light', 1e9)).toBe(0);
  });
  test('a delay passes before the reserve, and only on the running clock', () => {
    expect(delayLeft(clock, 'light', 3000)).toBe(1_000);
    expect(delayLeft(clock, 'light', 9000)).toBe(0);
    expect(delayLeft(clock, 'dark', 9000)).toBe(3_000);
  });
  test('a time control is read as it is written, and nonsense is none', () => {
    for (const written of [...timesFor(null), ...timesFor(7)]) expect(writeTime(readTime(written)!)).toBe(written);
    for (const nonsense of ['', '0+5', '5', '3d', '5+999', '0s/move', '1.5+2', { minutes: 5 }, null])
      expect(readTime(nonsense)).toBeNull();
  });
  test('low under ten seconds', () => expect([isLow(10_000), isLow(9_999)]).toEqual([false, true]));
  test('speaks at 60, 30 and 10 seconds, once', () => {
    expect(secondsToSpeak(60_100, 59_900)).toBe(60);
    expect(secondsToSpeak(59_900, 59_700)).toBeNull();
    expect(secondsToSpeak(30_010, 30_000)).toBe(30);
    expect(secondsToSpeak(10_400, 9_900)).toBe(10);
  });
});

describe('sounds', () => {
  const names: readonly SoundName[] = [
    'step',
    'capture',
    'hit',
    'king',
    'dice',
    'cube',
    'refusal',
    'turn',
    'tick',
    'win',
    'draw',
    'loss',
  ];
  test('peak at −12 dB', () => expect(20 * Math.log10(PEAK)).toBeCloseTo(-12));
  test.each(names)('%s keeps its level and is short', (name) => {
    for (const voice of score(name, 3)) {
      expect(voice.level).toBeGreaterThan(0);
      expect(voice.level).toBeLessThanOrEqual(1);
      expect(voice.at + voice.length).toBeLessThan(1.2);
    }
  });
  test('a capture has a tap for each jump, rising by a tone', () => {
    const pitches = score('capture', 3).flatMap((voice) => (voice.source.kind === 'tone' ? [voice.source.from] : []));
    expect(pitches).toHaveLength(3);
    expect(pitches[1]! / pitches[0]!).toBeCloseTo(2 ** (2 / 12));
  });
  test('win, draw and loss are one phrase with three endings', () => {
    const notes = (name: SoundName) =>
      score(name).map((voice) => (voice.source.kind === 'tone' ? voice.source.from : 0));
    expect(notes('win').slice(0, 2)).toEqual(notes('loss').slice(0, 2));
    expect(notes('win')[2]!).toBeGreaterThan(notes('draw')[2]!);
    expect(notes('draw')[2]!).toBeGreaterThan(notes('loss')[2]!);
  });
});

describe('a radio group', () => {
  const press = (key: string, at: number) => {
    const did: string[] = [];
    const children = ['a', 'b', 'c'].map((name) => ({ focus: () => did.push(`focus ${name}`) }));
    const event = { key, preventDefault: () => did.push('kept') } as unknown as KeyboardEvent;
    const choose = (index: number) => did.push(`choose ${index}`);
    walkChoices(event, { children } as unknown as HTMLElement, { at, of: children.length, choose });
    return did;
  };
  test('is walked with the arrow keys, around its ends', () => {
    expect(press('ArrowRight', 0)).toEqual(['kept', 'choose 1', 'focus b']);
    expect(press('ArrowDown', 2)).toEqual(['kept', 'choose 0', 'focus a']);
    expect(press('ArrowLeft', 0)).toEqual(['kept', 'choose 2', 'focus c']);
    expect(press('ArrowUp', 1)).toEqual(['kept', 'choose 0', 'focus a']);
  });
  test('begins at the first choice where none is made, and leaves other keys alone', () => {
    expect(press('ArrowRight', -1)).toEqual(['kept', 'choose 0', 'focus a']);
    expect(press('Enter', 1)).toEqual([]);
  });
});
