import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import type { RuleSetSummary } from '../box/api';
import type { HomeCard } from '../games/face';
import { leafletOf } from '../games/faces';
import { Miniature } from './Miniature';

/** A game of the box: its board, its name, its source, two facts of its rule table. */
export function GameCard(props: { card: HomeCard; href: string; sets: readonly RuleSetSummary[] }): JSX.Element {
  return (
    <a class="game-card" href={props.href}>
      <Miniature picture={props.card.set.start} leaflet={leafletOf(props.card.set.id, props.sets)} />
      <h3>{props.card.name}</h3>
      <p class="game-source">{props.card.source}</p>
      <ul>
        <For each={props.card.facts}>{(fact) => <li>{fact}</li>}</For>
      </ul>
    </a>
  );
}
