import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { RuleSetSummary } from '../box/api';
import { language } from '../i18n';
import { Miniature, colourOf } from './Miniature';

/** A game of the box: its board, its name, its source, two facts of its rule table. */
export function GameCard(props: { set: RuleSetSummary; href: string; name?: string; source?: string; sets: readonly RuleSetSummary[] }): JSX.Element {
  return (
    <a class="game-card" href={props.href}>
      <Miniature picture={props.set.start} colour={colourOf(props.set.id, props.sets)} />
      <h3>{props.name ?? props.set.name[language()]}</h3>
      <p class="game-source">{props.source ?? props.set.source[language()]}</p>
      <ul><For each={props.set.facts}>{(fact) => <li>{fact[language()]}</li>}</For></ul>
    </a>
  );
}
