/** The room of chess. */
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Analysis, ChessView } from '../../box/api';
import { newEvent } from '../../play/record';
import { ruleSetName } from '../../play/wording';
import type { GameRoom } from '../room';
import { judging } from './judging';
import { pictureAfter } from './picture-after';
import { setup } from './setup';
import { sit } from './sit';
import { announcements, entrySpoken } from './spoken';
import { entryText, evaluationText, inLetters, outcome, ranking, spelled, stateLine, turnText } from './wording';
import { words } from './words';

export { openWords } from './words';

function soundOf(before: ChessView, after: ChessView): ReturnType<GameRoom<'chess'>['soundOf']> {
  const event = newEvent(before, after)?.event;
  if (!event) return null;
  if (event.kind !== 'chess') return { name: 'cube' };
  const { turn } = event;
  if (turn.promotion) return { name: 'king' };
  return turn.taken === null ? { name: 'step' } : { name: 'capture', jumps: 1 };
}

/** How it would go on. */
const advice = (props: { readonly analysis: Analysis }): JSX.Element => (
  <Show when={props.analysis.line?.length ? props.analysis.line : null}>
    {(line) => <p class="analysis-ending">{words('line', { moves: line().map(inLetters).join(' ') })}</p>}
  </Show>
);

export const room: GameRoom<'chess'> = {
  kind: 'chess',
  sit,
  tableFor: () => ({}),
  studyTable: {},
  lessonTable: {},
  lessonGoal: () => words('learn.win'),
  newGame: { ruleSet: (now) => now, title: ruleSetName, Options: null, points: () => null },
  picture: ({ pieces }) => ({ kind: 'chess', pieces }),
  stateLine,
  outcome,
  turnText,
  spelled,
  entryText,
  firstColumn: (line, pending = 'light') => line[0]?.side ?? pending,
  entryLead: () => null,
  entrySpoken,
  announcements,
  legalTurns: (view) => view.turns.map(turnText),
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
