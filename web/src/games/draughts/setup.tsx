/** Setting up a position of draughts. */
import { Show } from 'solid-js';
import { useApp } from '../../app/context';
import { isPhone, preferences } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import { PieceShape } from '../../boards/squares/pieces';
import { isSquare } from '../../box/api';
import { t } from '../../i18n';
import { leafletOf } from '../faces';
import type { SettingUp } from '../room';
import { colourOf } from './colour';
import type { Brush } from './put';
import { emptied, movePiece, putPiece } from './put';
import { squareName } from './wording';
import { words } from './words';

export const setup: SettingUp<'draughts', Brush> = {
  brushes: [
    { kind: 'put', side: 'light', rank: 'man' },
    { kind: 'put', side: 'light', rank: 'king' },
    { kind: 'put', side: 'dark', rank: 'man' },
    { kind: 'put', side: 'dark', rank: 'king' },
    { kind: 'erase' },
  ],
  brushName: (brush) => (brush.kind === 'erase' ? t('setup.erase') : words(`setup.${brush.side}.${brush.rank}`)),
  brushIcon: (props) => {
    const put = () => (props.brush.kind === 'put' ? props.brush : null);
    return (
      <svg width="44" height="44" viewBox="-50 -54 100 108" aria-hidden="true" class="checker-icon">
        <Show when={put()} fallback={<path class="brush-erase" d="M-26 -26 26 26M26 -26-26 26" />}>
          {(brush) => <PieceShape side={brush().side} rank={brush().rank} />}
        </Show>
      </svg>
    );
  },
  board: (props) => {
    const app = useApp();
    let dragged: number | null = null;
    return (
      <SquaredBoard
        shape={props.picture.shape}
        pieces={props.picture.pieces}
        colour={colourOf(leafletOf(props.set.id, app.ruleSets()))}
        flipped={false}
        labels={preferences.labels}
        crop={isPhone()}
        marks={{ ringed: props.lit.filter(isSquare) }}
        label={t('setup')}
        motion={null}
        speed={0}
        describe={(square) => squareName(props.picture.pieces, square)}
        grabbable={props.picture.pieces.map((piece) => piece.square)}
        actionable={props.picture.shape.squares.map((place) => place.square)}
        onTap={(square) => props.onChange(putPiece(props.picture, square, props.brush))}
        onDragStart={(square) => {
          dragged = square;
        }}
        onDrop={(square) => {
          if (dragged !== null) props.onChange(movePiece(props.picture, dragged, square));
          dragged = null;
        }}
      />
    );
  },
  emptied,
  count: (picture, side) => picture.pieces.filter((piece) => piece.side === side).length,
  sideName: (side) => t(side === 'light' ? 'white' : 'black'),
};
