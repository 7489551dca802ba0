/** The room of draughts. */
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Analysis, DraughtsView } from '../../box/api';
import { newEvent } from '../../play/record';
import { ruleSetName } from '../../play/wording';
import type { GameRoom } from '../room';
import { judging } from './judging';
import { pictureAfter } from './picture-after';
import { setup } from './setup';
import { sit } from './sit';
import { announcements, entrySpoken } from './spoken';
import { endingSentence, entryText, evaluationText, material, outcome, ranking } from './wording';
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

/** What endgame tables know. */
const advice = (props: { readonly analysis: Analysis }): JSX.Element => (
  <Show when={props.analysis.ending}>{(ending) => <p class="analysis-ending">{endingSentence(ending())}</p>}</Show>
);

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
  // Whoever begins by the rules: numbers and columns are those of the books, in the games that Black begins too.
  firstColumn: (line, pending = 'light') => line[0]?.side ?? pending,
  entryLead: () => null,
  entrySpoken,
  announcements,
  legalTurns: (view) => view.turns.map((turn) => turn.text),
  tell: () => null,
  soundOf,
  evaluationText,
  ranking,
  advice,
  plates: null,
  pictureAfter,
  setup,
  judging,
};
