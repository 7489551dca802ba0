import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import type { BackgammonFrame, RuleSetSummary } from '../box/api';
import { language, t } from '../i18n';
import { colourOf, Miniature } from './Miniature';

/** What a frame of backgammon lets people choose, in few words. */
const frameFacts = (frame: BackgammonFrame): readonly string[] => [
  t(frame.lengths === 'match' ? 'frame.match' : frame.lengths === 'match or money' ? 'frame.money' : 'frame.game'),
  t(frame.cube === 'always' ? 'frame.cube' : 'frame.cube.off'),
];

/** A game of the box: its board, its name, its source, two facts of its rule table. */
export function GameCard(props: {
  set: RuleSetSummary;
  href: string;
  name?: string;
  source?: string;
  sets: readonly RuleSetSummary[];
}): JSX.Element {
  const facts = () => (props.set.frame ? frameFacts(props.set.frame) : props.set.facts.map((fact) => fact[language()]));
  return (
    <a class="game-card" href={props.href}>
      <Miniature picture={props.set.start} colour={colourOf(props.set.id, props.sets)} />
      <h3>{props.name ?? props.set.name[language()]}</h3>
      <p class="game-source">{props.source ?? props.set.source[language()]}</p>
      <ul>
        <For each={facts()}>{(fact) => <li>{fact}</li>}</For>
      </ul>
    </a>
  );
}
