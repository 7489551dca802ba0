import type { JSX } from 'solid-js';
import { For, onMount } from 'solid-js';
import { PieceShape } from '../../boards/squares/pieces';
import type { ChessTurn, Side } from '../../box/api';
import { walkChoices } from '../../components/radio-keys';
import { symbolOf } from './shape';
import { capitalised } from './spoken';
import { words } from './words';

/** What a pawn becomes: beside the square that it goes to, the queen first. */
export function Promotion(props: {
  turns: readonly ChessTurn[];
  side: Side;
  flipped: boolean;
  inset: number;
  onChoose: (turn: ChessTurn) => void;
  onClose: () => void;
}): JSX.Element {
  let group!: HTMLDivElement;
  const at = () => (props.turns[0]?.to ?? 1) - 1;
  const column = () => (props.flipped ? 7 - (at() % 8) : at() % 8);
  /** The pawn goes to the upper row of the picture, and the choice hangs down from there; or up. */
  const below = () => at() >= 56 !== props.flipped;
  onMount(() => group.querySelector('button')?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      props.onClose();
      return;
    }
    const buttons = [...group.querySelectorAll('button')];
    walkChoices(event, group, {
      at: buttons.indexOf(document.activeElement as HTMLButtonElement),
      of: buttons.length,
      choose: (index) => buttons[index]?.focus(),
    });
  };
  return (
    <div
      ref={group}
      class="promotion"
      classList={{ up: !below() }}
      role="group"
      aria-label={words('say.promote')}
      style={{ '--column': column(), '--inset': props.inset }}
      onKeyDown={onKeyDown}
    >
      <For each={props.turns}>
        {(turn) => (
          <button
            type="button"
            aria-label={capitalised(words(`piece.${turn.promotion ?? 'queen'}`))}
            onClick={() => props.onChoose(turn)}
          >
            <svg viewBox="-50 -52 100 100" aria-hidden="true">
              <PieceShape side={props.side} rank={symbolOf(turn.promotion ?? 'queen')} />
            </svg>
          </button>
        )}
      </For>
    </div>
  );
}
