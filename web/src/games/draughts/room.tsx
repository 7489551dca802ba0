/** The room of draughts. */
import type { DraughtsView } from '../../box/api';
import { newEvent } from '../../play/record';
import { ruleSetName } from '../../play/wording';
import type { GameRoom } from '../room';
import { pictureAfter } from './picture-after';
import { setup } from './setup';
import { sit } from './sit';
import { announcements, entrySpoken } from './spoken';
import { entryText, evaluationText, material, outcome, ranking } from './wording';
import { words } from './words';

export { openWords } from './words';

function soundOf(
  before: DraughtsView,
  after: DraughtsView,
  alreadyShown: number,
): ReturnType<GameRoom<'draughts'>['soundOf']> {
  const event = newEvent(before, after)?.event;
  if (!event) return null;
  if (event.kind !== 'move') return { name: 'cube' };
  if (event.turn.crowns) return { name: 'king' };
  const { taken } = event.turn;
  return taken.length ? { name: 'capture', jumps: taken.length - Math.max(0, alreadyShown - 1) } : { name: 'step' };
}

export const room: GameRoom<'draughts'> = {
  kind: 'draughts',
  sit,
  tableFor: () => ({}),
  studyTable: {},
  lessonTable: {},
  lessonGoal: () => words('learn.win'),
  newGame: { ruleSet: (now) => now, title: ruleSetName, Options: null, points: () => null },
  picture: ({ shape, pieces }) => ({ kind: 'draughts', shape, pieces }),
  stateLine: (view, side) => material(view.pieces, side),
  outcome,
  turnText: (turn) => turn.text,
  entryText,
  entryLead: () => null,
  entrySpoken,
  announcements,
  legalTurns: (view) => view.turns.map((turn) => turn.text),
  tell: () => null,
  soundOf,
  evaluationText,
  ranking,
  plates: null,
  pictureAfter,
  setup,
};
