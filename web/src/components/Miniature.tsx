import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { GameKind } from '../box/api';
import type { MiniatureProps } from '../games/face';
import { faceOf } from '../games/faces';

/** A real position, small. */
export function Miniature(props: MiniatureProps<GameKind>): JSX.Element {
  // A board of another game is drawn anew; a change on the board of one game is not.
  return (
    <Show when={props.picture.kind} keyed>
      {(kind) => faceOf({ kind }).miniature(props)}
    </Show>
  );
}
