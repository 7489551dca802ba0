/** Setting up a position of chess. */
import { For, Show } from 'solid-js';
import { isPhone } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import { PieceShape } from '../../boards/squares/pieces';
import { isSquare } from '../../box/api';
import { Segments } from '../../components/Segments';
import { t } from '../../i18n';
import type { SettingUp } from '../room';
import { fetchPieces } from './face';
import { labels } from './labels';
import type { Brush } from './put';
import { emptied, movePiece, putPiece, RIGHTS, rightsOf, withRights } from './put';
import { drawn, SHAPE, squareOf, symbolOf } from './shape';
import { capitalised } from './spoken';
import { squareName } from './wording';
import { words } from './words';

const KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
const EVERY = SHAPE.squares.map(({ square }) => square);

export const setup: SettingUp<'chess', Brush> = {
  brushes: [
    ...(['light', 'dark'] as const).flatMap((side) => KINDS.map((piece) => ({ kind: 'put', side, piece }) as const)),
    { kind: 'erase' },
  ],
  brushName: (brush) =>
    brush.kind === 'erase' ? t('setup.erase') : capitalised(words(`${brush.side}.${brush.piece}`)),
  brushIcon: (props) => {
    fetchPieces();
    const put = () => (props.brush.kind === 'put' ? props.brush : null);
    return (
      <svg width="40" height="40" viewBox="-50 -52 100 100" aria-hidden="true" class="checker-icon">
        <Show when={put()} fallback={<path class="brush-erase" d="M-26 -26 26 26M26 -26-26 26" />}>
          {(brush) => <PieceShape side={brush().side} rank={symbolOf(brush().piece)} />}
        </Show>
      </svg>
    );
  },
  board: (props) => {
    fetchPieces();
    let dragged: number | null = null;
    return (
      <SquaredBoard
        shape={SHAPE}
        pieces={drawn(props.picture.pieces)}
        colour="it"
        flipped={false}
        labels={labels()}
        crop={isPhone()}
        marks={{ ringed: props.lit.filter(isSquare) }}
        label={t('setup')}
        motion={null}
        speed={0}
        describe={(square) => squareName(props.picture.pieces, square)}
        grabbable={props.picture.pieces.map((piece) => squareOf(piece.square))}
        actionable={EVERY}
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
  // Rights by the files of rooks, of a shuffled start, are kept as they were read.
  extras: (props) => (
    <Show when={/^[KQkq]*$/.test(props.picture.castling ?? '')}>
      <For each={['light', 'dark'] as const}>
        {(side) => (
          <div class="setting">
            <span>{words(`setup.castles.${side}`)}</span>
            <Segments
              label={words(`setup.castles.${side}`)}
              value={rightsOf(props.picture, side)}
              choices={RIGHTS.map((value) => ({ value, label: words(`setup.castling.${value}`) }))}
              onChoose={(rights) => props.onChange(withRights(props.picture, side, rights))}
            />
          </div>
        )}
      </For>
    </Show>
  ),
  emptied,
  count: (picture, side) => picture.pieces.filter((piece) => piece.side === side).length,
  sideName: (side) => t(side === 'light' ? 'white' : 'black'),
};
