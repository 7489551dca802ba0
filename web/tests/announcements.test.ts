import { beforeEach, describe, expect, test } from 'vitest';
import type { BackgammonView, DraughtsView, RecordEntry, Step } from '../src/box/api';
import { LANGUAGES } from '../src/box/api';
import { backgammonTable, draughtsTable, ITALIAN_REFUSAL } from '../src/fixtures/tables';
import { NOTHING_PLAYED } from '../src/games/backgammon/entry';
import { spokenPick } from '../src/games/backgammon/spoken';
import { backgammonPrompt, entryText, outcome, placeLabel } from '../src/games/backgammon/wording';
import { words } from '../src/games/backgammon/words';
import { NOTHING_ENTERED } from '../src/games/draughts/entry';
import { spokenTurn } from '../src/games/draughts/spoken';
import { draughtsPrompt, squareLabel } from '../src/games/draughts/wording';
import { en as draughtsEn } from '../src/games/draughts/words/en';
import type { EntryOf } from '../src/games/types';
import { fill, t, useLanguage } from '../src/i18n';
import { en } from '../src/i18n/en';
import { announcementsFor, spokenRefusal } from '../src/play/announcements';
import { newEvent } from '../src/play/record';
import { outcomeText, stateLine } from '../src/play/wording';
import { openRooms } from './rooms';

openRooms();

const computer = { name: 'Marco', player: { kind: 'computer', level: 2 } } as const;
const ines = { name: 'Inês', player: { kind: 'person' } } as const;

/** The game of the design, seen by one person against the computer. */
const game = (): BackgammonView => ({ ...backgammonTable('backgammonGame'), seats: { light: ines, dark: computer } });
const played = (
  view: BackgammonView,
  side: 'light' | 'dark',
  dice: readonly [number, number],
  text: string,
  steps: readonly Step[],
  lost: 'no entry' | null = null,
): BackgammonView => {
  const entry: RecordEntry = {
    node: 99,
    number: 6,
    side,
    judgement: null,
    branches: [],
    event: { kind: 'play', dice, turn: { steps, text, lost } },
  };
  return {
    ...view,
    dice: null,
    toAct: { kind: 'roll', side: side === 'light' ? 'dark' : 'light', double: 'no cube' },
    record: { line: [...view.record.line, entry], current: 99, atEnd: true, game: 0, games: 1 },
  };
};

/** The spoken phrases of the design, word for word. */
const PHRASES = {
  roll: ['Você tirou 6 e 2.', 'Has sacado 6 y 2.', 'You rolled 6 and 2.', 'Hai tirato 6 e 2.'],
  pick: [
    'Casa 13, seis peças suas. Destinos: 11, 7, 5.',
    'Punto 13, seis fichas tuyas. Destinos: 11, 7, 5.',
    '13 point, six of yours. Goes to 11, 7, 5.',
    'Punta 13, sei pedine tue. Arrivi: 11, 7, 5.',
  ],
  play: ['Marco: 6-5, não entra.', 'Marco: 6-5, no entra.', 'Marco: 6-5, no entry.', 'Marco: 6-5, non entra.'],
  hit: [
    'Sua peça do 7 foi batida, está na barra.',
    'Tu ficha del 7 ha sido golpeada, está en la barra.',
    'Your checker on 7 was hit, it is on the bar.',
    'La tua pedina sul 7 è stata colpita, è sulla barra.',
  ],
  cube: [
    'Inês dobra para 2. Aceitar ou recusar?',
    'Inês dobla a 2. ¿Aceptar o rechazar?',
    'Inês doubles to 2. Take or drop?',
    'Inês raddoppia a 2. Accetti o rifiuti?',
  ],
  capture: [
    '23 toma 19 e 11, chega a 7.',
    '23 toma 19 y 11, llega a 7.',
    '23 takes 19 and 11, lands on 7.',
    '23 prende 19 e 11, arriva a 7.',
  ],
  refusal: [
    'Não: artigo 6.6. É preciso tomar duas peças: é possível 23×14×7. O seu lance toma uma.',
    'No: artículo 6.6. Hay que tomar dos fichas: es posible 23×14×7. Tu jugada toma una.',
    'No: article 6.6. You must take two pieces: 23×14×7 is possible. Your move takes one.',
    'No: articolo 6.6. Bisogna prendere due pezzi: è possibile 23×14×7. La tua mossa ne prende uno.',
  ],
  king: ['Dama em 4.', 'Dama en 4.', 'King on 4.', 'Dama in 4.'],
  huff: ['Pode soprar a peça 18.', 'Puedes soplar la ficha 18.', 'You may huff 18.', 'Puoi soffiare la 18.'],
  clock: ['Faltam 30 segundos.', 'Quedan 30 segundos.', '30 seconds left.', 'Restano 30 secondi.'],
  proof: ['Lançamento 9 confere.', 'La tirada 9 coincide.', 'Roll 9 agrees.', 'Il tiro 9 coincide.'],
} as const;

describe.each(LANGUAGES.map((language, index) => [language, index] as const))('spoken in %s', (language, index) => {
  beforeEach(() => useLanguage(language));
  test('roll', () => {
    const after = game();
    const before: BackgammonView = {
      ...after,
      dice: null,
      plays: null,
      toAct: { kind: 'roll', side: 'light', double: 'not the owner' },
    };
    expect(announcementsFor(before, after)).toEqual([PHRASES.roll[index]]);
  });
  test('pick', () => expect(spokenPick('light', 13, 6, ['11', '7', '5'])).toBe(PHRASES.pick[index]));
  test('play', () =>
    expect(announcementsFor(game(), played(game(), 'dark', [6, 5], '', [], 'no entry'))).toEqual([
      PHRASES.play[index],
    ]));
  test('hit', () =>
    expect(
      announcementsFor(game(), played(game(), 'dark', [3, 1], '21/18*', [{ from: 4, to: 7, die: 3, hits: true }]))[1],
    ).toBe(PHRASES.hit[index]));
  test('cube', () => {
    const offer = backgammonTable('backgammonOffer');
    const before = backgammonTable('backgammonRoll');
    expect(announcementsFor(before, offer)).toEqual([PHRASES.cube[index]]);
  });
  test('a beaver, and that it was taken', () => {
    const offer = backgammonTable('backgammonOffer');
    if (offer.toAct.kind !== 'answer') throw new Error('an offer is recorded');
    const answered = (
      view: BackgammonView,
      node: number,
      side: 'light' | 'dark',
      event: RecordEntry['event'],
      toAct: BackgammonView['toAct'],
    ): BackgammonView => ({
      ...view,
      toAct,
      record: {
        ...view.record,
        line: [...view.record.line, { node, number: 9, side, judgement: null, branches: [], event }],
        current: node,
      },
    });
    const taker = offer.toAct.side;
    const doubler = taker === 'light' ? 'dark' : 'light';
    const beavered = answered(
      offer,
      201,
      taker,
      { kind: 'beaver', value: 4 },
      { kind: 'answer', side: doubler, value: 4, mayBeaver: false, costOfDrop: 2 },
    );
    const { seats } = offer;
    expect(announcementsFor(offer, beavered)).toEqual([
      `${words('event.beaver', { name: seats[taker].name, value: 4 })}.`,
      words('say.answer', { name: seats[doubler].name }),
    ]);
    const taken = answered(
      beavered,
      202,
      doubler,
      { kind: 'take' },
      { kind: 'roll', side: doubler, double: 'not the owner' },
    );
    expect(announcementsFor(beavered, taken)).toEqual([`${words('event.take', { name: seats[doubler].name })}.`]);
  });
  test('the next game of a match, and that it is the Crawford game', () => {
    const before = game();
    const after: BackgammonView = {
      ...before,
      dice: null,
      plays: null,
      toAct: { kind: 'opening' },
      match: { length: 3, points: { light: 2, dark: 0 }, crawford: 'now' },
      record: { line: [], current: 0, atEnd: true, game: 1, games: 2 },
    };
    const score = words('spoken.game', { n: 2, light: 'Inês', a: 2, dark: 'Marco', b: 0 });
    expect(announcementsFor(before, after)).toEqual([`${score} ${words('crawford.said')}`]);
    expect(announcementsFor(before, { ...after, match: { ...after.match, crawford: 'past' } })).toEqual([score]);
    expect(backgammonPrompt(after, NOTHING_PLAYED)).toContain(words('crawford.said'));
  });
  test('a draw that is offered', () => {
    const before = draughtsTable('italianGame');
    expect(announcementsFor(before, { ...before, drawOffer: 'dark' })).toEqual([
      t('say.offer', { name: before.seats.dark.name }),
    ]);
  });
  test('the end of a match is its own sentence', () => {
    const outcome = { winner: 'light', reason: 'resigned', stake: 1, points: 2, matchOver: true } as const;
    const over: BackgammonView = {
      ...game(),
      outcome,
      match: { length: 3, points: { light: 4, dark: 1 }, crawford: 'past' },
    };
    const { title, reason } = outcomeText(outcome, over.seats, over);
    expect(title).toBe(words('over.match', { name: 'Inês', a: 4, b: 1 }));
    expect(reason.startsWith(`${words('over.points', { name: 'Inês', n: 2 })}.`)).toBe(true);
  });
  test('capture', () => expect(spokenTurn(draughtsTable('italianGame').turns[0]!)).toBe(PHRASES.capture[index]));
  test('refusal', () => expect(spokenRefusal(ITALIAN_REFUSAL)).toBe(PHRASES.refusal[index]));
  test('king', () =>
    expect(spokenTurn({ path: [8, 4], taken: [], huff: null, crowns: true, text: '8-4' })).toContain(
      PHRASES.king[index],
    ));
  test('huff', () => {
    const garden: DraughtsView = { ...draughtsTable('gardenHuff'), huff: { squares: [18] } };
    expect(announcementsFor(null, garden)).toEqual([PHRASES.huff[index]]);
  });
  test('clock and proof', () => {
    expect(t('spoken.clock', { n: 30 })).toBe(PHRASES.clock[index]);
    expect(words('spoken.proof', { n: 9 })).toBe(PHRASES.proof[index]);
  });
});

describe('to one person without a name', () => {
  const seats = { light: { name: '', player: { kind: 'person' } }, dark: computer } as const;
  const double: EntryOf<'backgammon'> = {
    node: 7,
    number: 4,
    side: 'light',
    judgement: null,
    branches: [],
    event: { kind: 'double', value: 2 },
  };
  test.each([
    ['en', 'You double to 2', 'You win 4 points'],
    ['it', 'Raddoppi a 2', 'Hai vinto 4 punti'],
    ['es', 'Doblas a 2', 'Has ganado 4 puntos'],
    ['pt', 'Você dobra para 2', 'Você ganhou 4 pontos'],
  ] as const)('the page says "you" in %s, and its verbs follow', async (language, doubles, wins) => {
    await useLanguage(language);
    expect(entryText(double, seats)).toBe(doubles);
    expect(
      outcome({ winner: 'light', reason: 'borne off', stake: 2, points: 4, matchOver: true }, seats, null).title,
    ).toBe(wins);
  });
  test('a person with a name is called by it', async () => {
    await useLanguage('en');
    expect(entryText(double, { light: ines, dark: computer })).toBe('Inês doubles to 2');
    expect(
      outcome(
        { winner: 'light', reason: 'borne off', stake: 2, points: 4, matchOver: true },
        { light: ines, dark: computer },
        null,
      ).title,
    ).toBe('Inês wins 4 points');
  });
});

describe('in English', () => {
  beforeEach(() => useLanguage('en'));
  test('a view that crossed from the worker as a copy is the same event', () => {
    const view = draughtsTable('italianTaken');
    const copy = JSON.parse(JSON.stringify(view)) as DraughtsView;
    expect(newEvent(view, copy)).toBeNull();
    expect(announcementsFor(view, copy)).toEqual([]);
  });
  test('two people are called by name, one person is "you"', () => {
    const before = draughtsTable('italianGame');
    const after = draughtsTable('italianTaken');
    expect(announcementsFor(before, after)).toEqual(['Inês: 23 takes 19 and 11, lands on 7.']);
    const alone = (view: DraughtsView): DraughtsView => ({ ...view, seats: { light: ines, dark: computer } });
    expect(announcementsFor(alone(before), alone(after))).toEqual(['23 takes 19 and 11, lands on 7.']);
  });
  test('the end of a game is told with its reason', () => {
    const view = draughtsTable('italianTaken');
    const over: DraughtsView = {
      ...view,
      toAct: { kind: 'over' },
      outcome: { winner: 'light', reason: 'no move', stake: null, points: null, matchOver: true },
    };
    expect(announcementsFor(view, over).at(-1)).toBe(
      `${fill(en['over.wins'], { name: 'Inês' }, 'en')}. ${draughtsEn['end.no move']}`,
    );
  });
  test('squares: "22, white man, can capture"', () => {
    const view = draughtsTable('italianGame');
    expect(squareLabel(view, NOTHING_ENTERED, view.pieces, 23)).toBe('23, white man, can capture');
    expect(squareLabel(view, NOTHING_ENTERED, view.pieces, 4)).toBe('4, white king');
    expect(squareLabel(view, { huff: null, path: [23] }, view.pieces, 14)).toBe('14, empty, the jump lands here');
    expect(squareLabel(draughtsTable('italianStart'), NOTHING_ENTERED, draughtsTable('italianStart').pieces, 22)).toBe(
      '22, white man, can move',
    );
  });
  test('places: "13 point, 6 light checkers, selected"', () => {
    const { checkers } = backgammonTable('backgammonGame');
    expect(placeLabel(checkers, 'light', 'light', 13, 13, [])).toBe('13 point, 6 light checkers, selected');
    expect(placeLabel(checkers, 'light', 'light', 7, 13, [{ place: 7, dice: [6] }])).toBe(
      '7 point, empty, reached with 6',
    );
    expect(placeLabel(checkers, 'light', 'light', 'bar', null, [])).toBe('Bar, 0 light, 1 dark');
    expect(placeLabel(checkers, 'light', 'dark', 13, null, [])).toBe('12 point, 6 light checkers');
  });
  test('prompts say what is allowed next', () => {
    expect(draughtsPrompt(draughtsTable('italianGame'), NOTHING_ENTERED)).toBe('You must capture: 23 takes two.');
    expect(draughtsPrompt(draughtsTable('gardenStop'), { huff: null, path: [27, 20] })).toBe('Go on, or stop on 20.');
    expect(backgammonPrompt(backgammonTable('backgammonGame'), NOTHING_PLAYED)).toBe('6 and 2: choose a checker.');
    expect(backgammonPrompt(backgammonTable('backgammonGame'), { ...NOTHING_PLAYED, selected: 13 })).toBe(
      '6 and 2: where does the checker on 13 go?',
    );
    expect(backgammonPrompt(backgammonTable('backgammonDance'), NOTHING_PLAYED)).toBe('6 and 5: no entry.');
    expect(backgammonPrompt(backgammonTable('backgammonForced'), NOTHING_PLAYED)).toBe(
      '6 and 6: only 13/7 can be played.',
    );
  });
  test('state lines are short', () => {
    const view = backgammonTable('backgammonRoll');
    expect(stateLine(view, 'dark')).toBe('6-5, no entry');
    expect(stateLine(view, 'light')).toBe('your turn');
    expect(stateLine(view, 'light', true)).toBe('to act');
    expect(stateLine(draughtsTable('italianGame'), 'light')).toBe('7 men, 1 king');
  });
});
