/** The room of backgammon. */
import type { Speed } from '../../app/preferences';
import { motionFactor, preferences } from '../../app/preferences';
import { DURATION } from '../../boards/motion';
import type { BackgammonView, RuleSetSummary } from '../../box/api';
import { t } from '../../i18n';
import { newEvent } from '../../play/record';
import type { GameRoom, TableOptions } from '../room';
import { advice, chances } from './Advice';
import { judging } from './judging';
import { lengthFor } from './lengths';
import { NewGameOptions } from './NewGameOptions';
import { pictureAfter } from './picture-after';
import { hasScore } from './Score';
import { setup } from './setup';
import { sit } from './sit';
import { announcements, diceSpoken, entryLead, entrySpoken, pipsSpoken } from './spoken';
import { entryText, evaluationText, outcome, playText, ranking, stateLine } from './wording';
import { words } from './words';

export { openWords } from './words';

function soundOf(before: BackgammonView, after: BackgammonView): ReturnType<GameRoom<'backgammon'>['soundOf']> {
  const event = newEvent(before, after)?.event;
  if (event?.kind === 'play') return { name: event.turn.steps.some((step) => step.hits) ? 'hit' : 'step' };
  if (event) return { name: 'cube' };
  return after.dice && after.dice.number !== before.dice?.number ? { name: 'dice' } : null;
}

/** How long the dice of the computer are looked at, in milliseconds. */
const LOOK: Readonly<Record<Speed, number>> = { none: 450, fast: 450, normal: 900, slow: 1600 };

const studied = { length: null, cube: true, options: [], dice: 'typed' } as const;

function tableFor(set: RuleSetSummary | undefined): TableOptions {
  const frame = set?.frame ?? null;
  return {
    backgammon: {
      length: preferences.matchLength,
      cube: preferences.cube || frame?.cube === 'always',
      options: (['jacoby', 'beavers'] as const).filter(
        (option) => preferences[option] && frame?.options.includes(option),
      ),
      dice: preferences.typedDice ? 'typed' : 'fair',
    },
  };
}

export const room: GameRoom<'backgammon'> = {
  kind: 'backgammon',
  sit,
  tableFor,
  studyTable: { backgammon: studied },
  lessonTable: { backgammon: { ...studied, cube: false, dice: 'fair' } },
  lessonGoal: () => words('learn.win'),
  newGame: {
    ruleSet: () => preferences.backgammonRules,
    title: () => t('home.backgammon'),
    Options: NewGameOptions,
    points: (set) => (set?.frame ? lengthFor(set.frame, preferences.matchLength) : null),
  },
  picture: ({ checkers, cube, toAct }) => ({
    kind: 'backgammon',
    checkers,
    cube,
    dice: null,
    toMove: 'side' in toAct ? toAct.side : 'light',
  }),
  score: (view) => (hasScore(view) ? view.match.points : null),
  contestLength: ({ match }) => match.length,
  stateLine,
  outcome,
  turnText: playText,
  entryText,
  // A position that was set up or pasted is looked at, and counted, by whoever is to move in it.
  bottom: ({ record, toAct }) => (record.line.length === 0 && 'side' in toAct ? toAct.side : 'light'),
  entryLead,
  entrySpoken,
  announcements,
  // Too many to be told one by one.
  legalTurns: () => null,
  tell: (key, view) => (key === 'p' ? pipsSpoken(view) : key === ',' ? diceSpoken(view) : null),
  soundOf,
  // Its throw comes to lie, and is looked at, before its first checker moves.
  pause: ({ toAct }) => (toAct.kind === 'play' ? DURATION.dice * motionFactor() + LOOK[preferences.speed] : null),
  evaluationText,
  ranking,
  advice,
  chances,
  plates: {
    name: () => words('cube'),
    value: ({ event }) => (event.kind === 'double' ? event.value : null),
  },
  pictureAfter,
  setup,
  judging,
};
