import type { JSX } from 'solid-js';
import { createEffect, createMemo, For, Match, Show, Switch } from 'solid-js';
import type { GameKind, NodeId, RecordEntry, RecordView, Seat, Side } from '../box/api';
import { opposite } from '../box/api';
import type { GameRoom } from '../games/room';
import { t } from '../i18n';
import type { IconName } from './icons';
import { CheckerIcon, Icon } from './icons';
import { lineThrough, nextRowNumber, nodesOf, recordRows } from './record-rows';

/** The moves of a game, and the four buttons that walk through it. */
export function MoveList(props: {
  game: GameRoom<GameKind>;
  record: RecordView;
  seats: Readonly<Record<Side, Seat>>;
  onGo: (node: NodeId) => void;
  /** Goes to another game of the match. */
  onGame?: (game: number) => void;
  /** The turn that is being chosen right now, shown as the current cell at the end. */
  pending?: { readonly side: Side; readonly lead: string | null } | null;
  /** The four buttons stand elsewhere. */
  padless?: boolean;
  /** Stands at the end of the row of buttons. */
  menu?: JSX.Element;
}): JSX.Element {
  let scroll!: HTMLElement;
  const first = (): Side => props.game.firstColumn?.(props.record.line, props.pending?.side) ?? 'light';
  const columns = (): readonly [Side, Side] => [first(), opposite(first())];
  const rows = createMemo(() => recordRows(props.record.line, first()));
  const pendingRow = () => (props.record.atEnd ? (props.pending ?? null) : null);
  // A pending turn of the second side joins the row its pair has opened.
  const joins = () => {
    const pending = pendingRow();
    const last = rows()[rows().length - 1];
    const [, second] = columns();
    return pending?.side === second && last?.kind === 'turns' && last[second] === null;
  };
  createEffect(() => {
    void props.record.current;
    void props.record.line.length;
    queueMicrotask(() => {
      const current = scroll?.querySelector<HTMLElement>('.current');
      if (current) scroll.scrollTop = current.offsetTop - scroll.clientHeight + current.offsetHeight + 8;
    });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const nodes = nodesOf(lineThrough(props.record.line, props.record.current));
    const at = nodes.indexOf(props.record.current);
    const to = event.key === 'ArrowLeft' ? nodes[at - 1] : event.key === 'ArrowRight' ? nodes[at + 1] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    props.onGo(to);
  };
  const cell = (entry: RecordEntry | null) => (
    <Show when={entry} fallback={<td />}>
      {(found) => (
        <EntryCell
          game={props.game}
          entry={found()}
          record={props.record}
          pending={pendingRow() !== null}
          onGo={props.onGo}
        />
      )}
    </Show>
  );
  return (
    <div class="moves card">
      <Show when={props.onGame && props.record.games > 1 ? props.onGame : null}>
        {(onGame) => <GamePad record={props.record} onGame={onGame()} />}
      </Show>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with keys; arrows walk in it. */}
      <section class="moves-scroll" ref={scroll} tabIndex={0} aria-label={t('moves')} onKeyDown={onKeyDown}>
        <table class="moves-table">
          <caption class="visually-hidden">{t('moves')}</caption>
          <thead>
            <tr>
              <td />
              <For each={columns()}>
                {(side) => (
                  <th scope="col">
                    <span>
                      <CheckerIcon side={side} size={18} />
                      {props.seats[side].name}
                    </span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row, index) => (
                <Switch>
                  <Match when={row.kind === 'turns' ? row : null}>
                    {(turns) => (
                      <tr aria-current={isCurrentRow([turns().light, turns().dark], props.record) ? 'true' : undefined}>
                        <th scope="row">{turns().number}</th>
                        {cell(turns()[columns()[0]])}
                        <Show when={joins() && index() === rows().length - 1} fallback={cell(turns()[columns()[1]])}>
                          <PendingCell lead={pendingRow()?.lead ?? null} />
                        </Show>
                      </tr>
                    )}
                  </Match>
                  <Match when={row.kind === 'events' ? row : null}>
                    {(events) => (
                      <tr
                        class="moves-event"
                        aria-current={isCurrentRow(events().entries, props.record) ? 'true' : undefined}
                      >
                        <td />
                        <td colSpan={2}>
                          {events()
                            .entries.map((entry) => props.game.entryText(entry, props.seats))
                            .join(', ')}
                        </td>
                      </tr>
                    )}
                  </Match>
                  <Match when={row.kind === 'branch' ? row : null}>
                    {(branch) => (
                      <tr class="moves-branch">
                        <td />
                        <td colSpan={2}>
                          <For each={branch().entries}>
                            {(entry) => (
                              <EntryButton game={props.game} entry={entry} record={props.record} onGo={props.onGo} />
                            )}
                          </For>
                        </td>
                      </tr>
                    )}
                  </Match>
                </Switch>
              )}
            </For>
            <Show when={pendingRow() && !joins() ? pendingRow() : null}>
              {(pending) => (
                <tr aria-current="true">
                  <th scope="row">{nextRowNumber(rows(), pending().side, first())}</th>
                  <Show when={pending().side !== first()}>
                    <td />
                  </Show>
                  <PendingCell lead={pending().lead} />
                  <Show when={pending().side === first()}>
                    <td />
                  </Show>
                </tr>
              )}
            </Show>
          </tbody>
        </table>
        <Show when={rows().length === 0 && !pendingRow()}>
          <p class="small moves-empty">{t('moves.empty')}</p>
        </Show>
      </section>
      <Show when={!props.padless}>
        <RecordPad record={props.record} onGo={props.onGo} menu={props.menu} />
      </Show>
    </div>
  );
}

const isCurrentRow = (entries: readonly (RecordEntry | null)[], record: RecordView): boolean =>
  entries.some((entry) => entry?.node === record.current);

function PendingCell(props: { lead: string | null }): JSX.Element {
  return (
    <td class="current pending">
      <Show when={props.lead}>{(lead) => <em>{lead()}</em>}</Show> {t('choosing')}
    </td>
  );
}

function EntryCell(props: {
  game: GameRoom<GameKind>;
  entry: RecordEntry;
  record: RecordView;
  pending: boolean;
  onGo: (node: NodeId) => void;
}): JSX.Element {
  const current = () => props.entry.node === props.record.current && !props.pending;
  return (
    <td classList={{ current: current() }}>
      {/* While a game goes on nobody's moves are marked. */}
      <EntryButton
        game={props.game}
        entry={props.entry}
        record={props.record}
        quiet={props.pending}
        onGo={props.onGo}
      />
    </td>
  );
}

function EntryButton(props: {
  game: GameRoom<GameKind>;
  entry: RecordEntry;
  record: RecordView;
  quiet?: boolean;
  onGo: (node: NodeId) => void;
}): JSX.Element {
  const mark = () => (props.quiet ? null : (props.entry.judgement?.mark ?? null));
  return (
    <button
      type="button"
      class="moves-entry"
      aria-current={props.entry.node === props.record.current ? 'true' : undefined}
      onClick={() => props.onGo(props.entry.node)}
    >
      <Show when={props.game.entryLead(props.entry)}>{(shown) => <em>{shown()}</em>}</Show>
      <span>{props.game.entryText(props.entry, null)}</span>
      <Show when={mark()}>{(kind) => <ErrorMark kind={kind()} />}</Show>
    </button>
  );
}

/** Blunder: a filled triangle; error: a hollow diamond. The same shapes as in the graph. */
export function ErrorMark(props: { kind: 'blunder' | 'error' }): JSX.Element {
  return (
    <svg
      class="error-mark"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      role="img"
      aria-label={t(props.kind === 'blunder' ? 'blunder' : 'error')}
    >
      <path class={props.kind} d={props.kind === 'blunder' ? 'M7 1 13 13H1z' : 'M7 1 13 7 7 13 1 7z'} />
    </svg>
  );
}

/** Which game of the match this is, and the way to the others. */
function GamePad(props: { record: RecordView; onGame: (game: number) => void }): JSX.Element {
  const step = (by: -1 | 1) => {
    const to = () => props.record.game + by;
    const possible = () => to() >= 0 && to() < props.record.games;
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'match.earlier' : 'match.later')}
        aria-disabled={!possible()}
        onClick={() => {
          if (possible()) props.onGame(to());
        }}
      >
        <Icon name={by < 0 ? 'back' : 'forward'} size={18} />
      </button>
    );
  };
  return (
    <div
      class="game-pad"
      role="group"
      aria-label={t('match.game', { n: props.record.game + 1, of: props.record.games })}
    >
      {step(-1)}
      <span>{t('match.game', { n: props.record.game + 1, of: props.record.games })}</span>
      {step(1)}
    </div>
  );
}

/** First, back, forward, last. */
export function RecordPad(props: {
  record: RecordView;
  onGo: (node: NodeId) => void;
  menu?: JSX.Element;
}): JSX.Element {
  const nodes = () => nodesOf(lineThrough(props.record.line, props.record.current));
  const at = () => nodes().indexOf(props.record.current);
  const buttons: readonly {
    icon: IconName;
    key: 'pad.first' | 'pad.back' | 'pad.forward' | 'pad.last';
    to: () => number | undefined;
  }[] = [
    { icon: 'first', key: 'pad.first', to: () => (at() > 0 ? nodes()[0] : undefined) },
    { icon: 'back', key: 'pad.back', to: () => nodes()[at() - 1] },
    { icon: 'forward', key: 'pad.forward', to: () => nodes()[at() + 1] },
    { icon: 'last', key: 'pad.last', to: () => (at() < nodes().length - 1 ? nodes()[nodes().length - 1] : undefined) },
  ];
  const press = (to: number | undefined) => {
    if (to !== undefined) props.onGo(to);
  };
  return (
    <div class="record-pad" role="group" aria-label={t('pad')}>
      <For each={buttons}>
        {(button) => (
          <button
            type="button"
            aria-label={t(button.key)}
            aria-disabled={button.to() === undefined}
            onClick={() => press(button.to())}
          >
            <Icon name={button.icon} size={20} />
          </button>
        )}
      </For>
      {props.menu}
    </div>
  );
}
