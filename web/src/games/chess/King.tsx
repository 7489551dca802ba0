import type { JSX } from 'solid-js';
import { PieceShape } from '../../boards/squares/pieces';
import type { Side } from '../../box/api';
import { symbolOf } from './shape';

/** The king of a side, beside its player's name. */
export const King = (props: { side: Side }): JSX.Element => (
  <svg class="checker-icon" width="38" height="38" viewBox="-50 -52 100 100" aria-hidden="true">
    <PieceShape side={props.side} rank={symbolOf('king')} />
  </svg>
);
