import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { BoardLabels } from '../../app/preferences';
import type { BoardLayout, Cut } from './geometry';
import { CELL, darkSquares, gridLines, lightSquares, rowEnds, tones } from './geometry';
import type { BoardShape } from './shape';

/**
 * What lies under the pieces and never moves: a frame with mitred corners, the veneer, the labels. A miniature has
 * neither grain nor lamp.
 */
export function Ground(props: { layout: BoardLayout; shape: BoardShape; cut: Cut; labels: BoardLabels }): JSX.Element {
  const inner = () => props.layout.size * CELL;
  const frame = () => props.layout.frame;
  const field = () => ({ x: frame(), y: frame(), width: inner(), height: inner() });
  const rich = () => props.cut !== 'mini';
  const dark = () => darkSquares(props.layout);
  return (
    <>
      <rect class="bd-frame" width={props.layout.side} height={props.layout.side} />
      <Show when={rich()}>
        <Frame side={props.layout.side} frame={frame()} />
      </Show>
      <rect class="bd-edge" x={frame() - 4} y={frame() - 4} width={inner() + 8} height={inner() + 8} />
      <Show
        when={props.shape.play === 'all' && !props.shape.chequered}
        fallback={
          <>
            <rect class="bd-light" {...field()} />
            <path class="bd-dark" d={dark()} />
            <Show when={rich()}>
              <path class="bd-tone-deep" d={tones(props.layout).deep} />
              <path class="bd-tone-pale" d={tones(props.layout).pale} />
              <path class="bd-tone-warm" d={tones(props.layout).warm} />
              <path class="bd-along bd-veneer" d={lightSquares(props.layout)} />
              <path class="bd-across bd-veneer" d={dark()} />
              <path class="bd-joint" d={dark()} />
            </Show>
          </>
        }
      >
        <rect class="bd-plain" {...field()} />
        <Show when={rich()}>
          <rect class="bd-along bd-veneer" {...field()} />
        </Show>
        <path class="bd-grid" d={gridLines(props.layout)} />
      </Show>
      <Show when={rich()}>
        <rect class="bd-recess" {...field()} height="14" />
        <rect class="bd-lamp" {...field()} />
      </Show>
      <Show when={props.cut === 'full' && props.labels !== 'none'}>
        <FrameLabels layout={props.layout} letters={props.labels === 'letters' || props.shape.play === 'all'} />
      </Show>
    </>
  );
}

/** Two lit sides, two in the shade, grain along each, and the inlaid line. */
function Frame(props: { side: number; frame: number }): JSX.Element {
  const paths = () => {
    const [t, f] = [props.side, props.frame];
    const i = t - f;
    return {
      lit: `M0 0H${t}L${i} ${f}H${f}L${f} ${i}L0 ${t}Z`,
      dim: `M${t} 0V${t}H0L${f} ${i}H${i}V${f}Z`,
      along: `M0 0H${t}L${i} ${f}H${f}ZM0 ${t}H${t}L${i} ${i}H${f}Z`,
      across: `M0 0V${t}L${f} ${i}V${f}ZM${t} 0V${t}L${i} ${i}V${f}Z`,
    };
  };
  return (
    <>
      <path class="bd-mitre-lit" d={paths().lit} />
      <path class="bd-mitre-dim" d={paths().dim} />
      <g class="bd-grain">
        <path class="bd-along" d={paths().along} />
        <path class="bd-across" d={paths().across} />
      </g>
      <rect class="bd-inlay" x="5" y="5" width={props.side - 10} height={props.side - 10} rx="7" />
    </>
  );
}

/** Letters below and numbers at the left; or the first and the last number of each row beside it. */
function FrameLabels(props: { layout: BoardLayout; letters: boolean }): JSX.Element {
  const size = () => 6 + 1.5 * props.layout.size;
  const middle = (index: number) => props.layout.frame + index * CELL + CELL / 2;
  const left = () => props.layout.frame / 2 + 1;
  return (
    <g class="bd-label" font-size={size()}>
      <Show
        when={props.letters}
        fallback={
          <For each={rowEnds(props.layout)}>
            {(row, index) => (
              <>
                <text x={left()} y={middle(index()) + size() * 0.38}>
                  {row.left}
                </text>
                <text x={props.layout.side - left()} y={middle(index()) + size() * 0.38}>
                  {row.right}
                </text>
              </>
            )}
          </For>
        }
      >
        <For each={props.layout.files}>
          {(file, index) => (
            <text x={middle(index())} y={props.layout.side - left() + size() * 0.36}>
              {file}
            </text>
          )}
        </For>
        <For each={props.layout.ranks}>
          {(rank, index) => (
            <text x={left()} y={middle(index()) + size() * 0.36}>
              {rank}
            </text>
          )}
        </For>
      </Show>
    </g>
  );
}
