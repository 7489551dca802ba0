import type { JSX } from 'solid-js';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { GameKind, NodeId, RecordEntry, Seat, Side, SideReport } from '../box/api';
import type { GameRoom } from '../games/room';
import { language, t } from '../i18n';
import { decimal, percent } from '../i18n/format';
import { CheckerIcon } from './icons';
import { ErrorMark } from './MoveList';

const LEFT = 34;
const BOTTOM = 24;
const TOP = 8;

/** Light's share over the game. Arrow keys move the cursor; the same numbers stand in a table. */
export function Graph(props: {
  game: GameRoom<GameKind>;
  line: readonly RecordEntry[];
  current: NodeId;
  seats: Readonly<Record<Side, Seat>>;
  report: Readonly<Record<Side, SideReport>> | null;
  onGo: (node: NodeId) => void;
}): JSX.Element {
  let holder!: HTMLDivElement;
  const [width, setWidth] = createSignal(720);
  onMount(() => {
    const observer = new ResizeObserver(() => setWidth(Math.max(280, holder.clientWidth)));
    observer.observe(holder);
    setWidth(Math.max(280, holder.clientWidth));
    onCleanup(() => observer.disconnect());
  });
  // At a desk it stands under a board that wants the height itself.
  const height = () => (width() < 500 ? 150 : innerHeight < 1000 ? 118 : 190);
  const judged = createMemo(() => props.line.filter((entry) => entry.judgement !== null));
  const share = (entry: RecordEntry) => entry.judgement?.lightShare ?? 0.5;
  const x = (index: number) => LEFT + (index * (width() - LEFT - 8)) / Math.max(1, judged().length - 1);
  const y = (value: number) => TOP + (1 - value) * (height() - BOTTOM - TOP);
  const points = () =>
    judged()
      .map((entry, index) => `${x(index).toFixed(1)} ${y(share(entry)).toFixed(1)}`)
      .join('L');
  const area = () => `M${x(0)} ${y(0.5)}L${points()}L${x(judged().length - 1)} ${y(0.5)}z`;
  const at = () => judged().findIndex((entry) => entry.node === props.current);
  const step = () => Math.max(1, Math.ceil(judged().length / 2 / (width() < 500 ? 6 : 14)));
  const labelled = () =>
    judged()
      .map((entry, index) => ({ entry, index }))
      .filter(({ entry, index }) => entry.number !== judged()[index - 1]?.number)
      .filter((_, at) => at % step() === 0);
  const marks = () =>
    judged()
      .map((entry, index) => ({ index, entry, mark: entry.judgement?.mark ?? null }))
      .filter((item) => item.mark !== null);
  const plates = () =>
    judged().flatMap((entry, index) => {
      const value = props.game.plates?.value(entry) ?? null;
      return value === null ? [] : [{ index, entry, value }];
    });
  const go = (index: number) => {
    const entry = judged()[Math.max(0, Math.min(judged().length - 1, index))];
    if (entry) props.onGo(entry.node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target =
      event.key === 'ArrowRight'
        ? at() + 1
        : event.key === 'ArrowLeft'
          ? at() - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? judged().length - 1
              : null;
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(target);
  };
  const onClick = (event: MouseEvent) => {
    const box = holder.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left - LEFT) / Math.max(1, width() - LEFT - 8)) * (judged().length - 1)));
  };
  const summary = () =>
    t('graph.summary', {
      n: judged().length ? judged()[judged().length - 1]!.number : 0,
      first: percent(share(judged()[0]!), 0, language()),
      last: percent(share(judged()[judged().length - 1]!), 0, language()),
    });
  return (
    <figure class="graph card">
      <header>
        <h3>{t('graph.title')}</h3>
        <span class="graph-key">
          <ErrorMark kind="blunder" />
          {t('blunder')}
        </span>
        <span class="graph-key">
          <ErrorMark kind="error" />
          {t('error')}
        </span>
        <Show when={props.game.plates}>
          {(plate) => (
            <span class="graph-key">
              <svg width="14" height="14" aria-hidden="true">
                <rect class="graph-cube" x="1.5" y="1.5" width="11" height="11" rx="2" />
              </svg>
              {plate().name()}
            </span>
          )}
        </Show>
      </header>
      <div
        class="graph-holder"
        ref={holder}
        tabIndex={0}
        role="slider"
        aria-label={t('graph.title')}
        aria-valuemin={1}
        aria-valuemax={judged().length}
        aria-valuenow={at() + 1}
        aria-valuetext={
          at() >= 0
            ? t('graph.at', { n: judged()[at()]!.number, share: percent(share(judged()[at()]!), 0, language()) })
            : ''
        }
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <Show when={judged().length > 1}>
          <svg width={width()} height={height()} role="img" aria-label={summary()}>
            <clipPath id="graph-above">
              <rect width={width()} height={y(0.5)} />
            </clipPath>
            <clipPath id="graph-below">
              <rect y={y(0.5)} width={width()} height={height()} />
            </clipPath>
            <rect class="graph-ground" x={LEFT} y={TOP} width={width() - LEFT - 8} height={height() - BOTTOM - TOP} />
            <path class="graph-light" d={area()} clip-path="url(#graph-above)" />
            <path class="graph-dark" d={area()} clip-path="url(#graph-below)" />
            <For each={[0, 0.25, 0.5, 0.75, 1]}>
              {(value) => (
                <>
                  <path class={value === 0.5 ? 'graph-half' : 'graph-line'} d={`M${LEFT} ${y(value)}H${width() - 8}`} />
                  <Show when={value % 0.5 === 0}>
                    <text class="graph-label" text-anchor="end" x={LEFT - 8} y={y(value) + 4}>
                      {value * 100}
                    </text>
                  </Show>
                </>
              )}
            </For>
            <path class="graph-curve" d={`M${points()}`} />
            <For each={labelled()}>
              {({ entry, index }) => (
                <text class="graph-label" text-anchor="middle" x={x(index)} y={height() - 5}>
                  {entry.number}
                </text>
              )}
            </For>
            <For each={marks()}>
              {({ index, entry, mark }) => (
                <g transform={`translate(${x(index)} ${y(share(entry))})`}>
                  <path
                    class={`graph-mark ${mark}`}
                    d={mark === 'blunder' ? 'M0 -8l7 13h-14z' : 'M0 -7l7 7-7 7-7-7z'}
                  />
                </g>
              )}
            </For>
            <For each={plates()}>
              {({ entry, index, value }) => (
                <g transform={`translate(${x(index)} ${y(share(entry)) - 17})`}>
                  <rect class="graph-cube" x="-7" y="-7" width="14" height="14" rx="2.5" />
                  <text class="graph-cube-value" text-anchor="middle" y="4">
                    {value}
                  </text>
                </g>
              )}
            </For>
            <Show when={at() >= 0}>
              <path class="graph-cursor" d={`M${x(at())} ${y(share(judged()[at()]!))}V${height() - BOTTOM}`} />
              <circle class="graph-dot" cx={x(at())} cy={y(share(judged()[at()]!))} r="5" />
            </Show>
          </svg>
        </Show>
      </div>
      <Show when={props.report}>
        {(report) => (
          <div class="graph-report">
            <For each={['light', 'dark'] as const}>
              {(side) => <SideLine side={side} name={props.seats[side].name} report={report()[side]} />}
            </For>
          </div>
        )}
      </Show>
      <details class="graph-table">
        <summary>{t('graph.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('graph.move')}</th>
              <th scope="col">{props.seats.light.name}, %</th>
              <th scope="col">{t('graph.mark')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={judged()}>
              {(entry) => (
                <tr>
                  <th scope="row">
                    {entry.number}. {props.game.entryText(entry, props.seats)}
                  </th>
                  <td>{percent(share(entry), 0, language())}</td>
                  <td>{entry.judgement?.mark ? t(entry.judgement.mark) : ''}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function SideLine(props: { side: Side; name: string; report: SideReport }): JSX.Element {
  const rest = () =>
    [
      t('errors', { n: props.report.errors }),
      t('blunders', { n: props.report.blunders }),
      props.report.luck === null ? '' : t('luck', { value: decimal(props.report.luck, 2, language(), true) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <p>
      <CheckerIcon side={props.side} size={16} />
      <b>{props.name}</b>
      <Show when={props.report.errorRate !== null}>
        <span class="graph-rate">{decimal(props.report.errorRate ?? 0, 1, language())}</span>{' '}
        <span class="small">{t('error.rate')},</span>
      </Show>
      <span class="small">{rest()}</span>
    </p>
  );
}
