import type { JSX } from 'solid-js';
import { For } from 'solid-js';

export interface Pick {
  /** What is chosen, for those who listen. */
  readonly name: string;
  readonly id?: string;
  readonly choices: readonly string[];
  readonly at: number;
  readonly choose: (index: number) => void;
}

/** A word of a phrase that can be chosen: as wide as the word, with the browser's own list behind it. */
export function PickWord(props: { pick: Pick }): JSX.Element {
  return (
    <span class="pick">
      <span aria-hidden="true">{props.pick.choices[props.pick.at]}</span>
      <select
        id={props.pick.id}
        aria-label={props.pick.name}
        onChange={(event) => props.pick.choose(event.currentTarget.selectedIndex)}
      >
        <For each={props.pick.choices}>
          {(choice, index) => <option selected={index() === props.pick.at}>{choice}</option>}
        </For>
      </select>
    </span>
  );
}

/** Where a hole of a phrase lies: no text has such a character. */
export const HOLES = ['\ue001', '\ue002', '\ue003'] as const;

/**
 * A phrase with words to choose: a message whose holes were filled with `HOLES`, in the order its language puts them,
 * and what stands in each.
 */
export function Phrase(props: { text: string; picks: readonly Pick[]; children?: JSX.Element }): JSX.Element {
  const parts = () => props.text.split(/([\ue001-\ue003])/).filter((part) => part !== '');
  return (
    <p class="phrase">
      <For each={parts()}>
        {(part) => {
          const pick = () => props.picks[HOLES.indexOf(part as (typeof HOLES)[number])];
          return pick() ? <PickWord pick={pick()!} /> : part;
        }}
      </For>
      {props.children}
    </p>
  );
}
