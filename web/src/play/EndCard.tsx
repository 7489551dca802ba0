/** The end of a game: who won and how, the score, what comes next, and three turns that decided it. */
import type { JSX } from 'solid-js';
import { createSignal, For, onMount, Show } from 'solid-js';
import { recordAddress } from '../app/addresses';
import { boardPng } from '../app/board-png';
import { useApp } from '../app/context';
import { copyText } from '../app/copy';
import { pack } from '../app/packed';
import type { RecordEntry, Side } from '../box/api';
import { opposite } from '../box/api';
import { Band, Icon } from '../components/icons';
import { Rosette } from '../components/Rosette';
import { roomOf } from '../games/open';
import { t } from '../i18n';
import { words } from '../screens/words';
import type { Session } from './session';
import { outcomeText } from './wording';

/** What the player may spend on each turn when it looks for those that decided the game. */
const LOOK_BACK = 40;
/** So many pegs fit beside a name. */
const MOST_PEGS = 15;

/** The turns that cost most, dearest first. */
export const turningPoints = (line: readonly RecordEntry[], most = 3): readonly RecordEntry[] =>
  line
    .filter(({ judgement }) => (judgement?.loss ?? 0) > 0 && judgement?.mark)
    .sort((a, b) => (b.judgement?.loss ?? 0) - (a.judgement?.loss ?? 0))
    .slice(0, most);

export function EndCard(props: {
  session: Session;
  /** The side at the bottom: its score stands first. */
  bottom: Side;
  onNext: () => void;
  onAgain: () => void;
  onClose: () => void;
  studyHref: (move: number | null) => string | null;
  /** At a table that a server leads: what comes next is agreed on, and there is more to be done. */
  next?: string | undefined;
  more?: JSX.Element;
}): JSX.Element {
  const app = useApp();
  const view = () => props.session.view();
  const room = () => roomOf(view());
  const outcome = () => view().outcome!;
  const text = () => outcomeText(outcome(), view().seats, view());
  const [judged, setJudged] = createSignal<readonly RecordEntry[] | null>(null);
  const [looking, setLooking] = createSignal(false);
  const [sharing, setSharing] = createSignal(false);
  let next!: HTMLButtonElement;
  const turns = () => view().record.line.filter((entry) => 'turn' in entry.event);
  const lookBack = async () => {
    setLooking(true);
    try {
      const { view: after } = await app.box.analyseRecord(props.session.table, LOOK_BACK);
      setJudged(after.record.line);
    } catch (why) {
      app.fail(why);
    } finally {
      setLooking(false);
      // What was pressed to ask is gone.
      if (document.activeElement === document.body) next.focus({ preventScroll: true });
    }
  };
  onMount(() => {
    next.focus({ preventScroll: true });
    // Against the computer its player is here already; two people ask for it.
    const { light, dark } = view().seats;
    if ([light, dark].some(({ player }) => player.kind === 'computer') && turns().length > 1) void lookBack();
  });
  const score = () => room().score?.(view()) ?? null;
  const pegs = () => {
    const length = room().contestLength?.(view()) ?? null;
    return length !== null && length <= MOST_PEGS ? length : 0;
  };
  const side = (of: Side, mirrored: boolean) => (
    <div class="end-side" classList={{ right: mirrored }}>
      <span>{view().seats[of].name}</span>
      <Show when={pegs()}>
        <span class="end-pegs" aria-hidden="true">
          <For each={Array.from({ length: pegs() }, (_, at) => at)}>
            {(at) => <i classList={{ on: at < (score()?.[of] ?? 0) }} />}
          </For>
        </span>
      </Show>
    </div>
  );
  const shareLink = async () => {
    const { text: record } = await app.box.exportRecord(props.session.table, 'own');
    const link = new URL(recordAddress(await pack(record)), location.href).href;
    await copyText(link);
  };
  const savePicture = async () => {
    const board = document.querySelector('.table-board .board');
    if (!board) return;
    const url = URL.createObjectURL(await boardPng(board));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'tabuleiro.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const errors = () => judged()?.filter(({ judgement }) => judgement?.mark).length ?? 0;
  return (
    <div class="end-over no-print">
      <section class="end-card" role="dialog" aria-labelledby="end-title">
        <Band />
        <button type="button" class="icon-button end-close" aria-label={words('end.see')} onClick={props.onClose}>
          <Icon name="close" />
        </button>
        <Rosette winner={outcome().winner} />
        <div class="end-text">
          <h2 id="end-title">{text().title}</h2>
          <p class="end-how">{text().reason}</p>
          <Show when={score()}>
            {(points) => (
              <div class="end-score">
                {side(props.bottom, false)}
                <b>
                  {points()[props.bottom]} : {points()[opposite(props.bottom)]}
                </b>
                {side(opposite(props.bottom), true)}
              </div>
            )}
          </Show>
          <div class="end-facts" hidden={turns().length < 2}>
            <Show when={!looking()} fallback={<p class="small">{words('end.looking')}</p>}>
              <Show
                when={judged()}
                fallback={
                  <Show when={turns().length > 1}>
                    <button type="button" class="link" onClick={() => void lookBack()}>
                      {words('end.points.ask')}
                    </button>
                  </Show>
                }
              >
                {(line) => (
                  <>
                    <p class="small">{words('end.facts', { n: turns().length, marked: errors() })}</p>
                    <Show
                      when={turningPoints(line()).length}
                      fallback={<p class="small">{words('end.points.none')}</p>}
                    >
                      <ol class="end-points" aria-label={words('end.points')}>
                        <For each={turningPoints(line())}>
                          {(entry) => (
                            <li>
                              <a href={props.studyHref(entry.node) ?? undefined}>
                                <span>
                                  {entry.number}. {view().seats[entry.side].name}
                                </span>
                                <b>
                                  {room().entryLead(entry)} {room().entryText(entry, null)}
                                </b>
                                <em>
                                  {words('end.loss', {
                                    loss: room().ranking.lossText(entry.judgement?.loss ?? 0) || t('blunder'),
                                  })}
                                </em>
                              </a>
                            </li>
                          )}
                        </For>
                      </ol>
                    </Show>
                  </>
                )}
              </Show>
            </Show>
          </div>
        </div>
        <div class="end-acts">
          <Show
            when={!outcome().matchOver}
            fallback={
              <button ref={next} type="button" class="button primary" onClick={props.onAgain}>
                {props.next ?? t('act.again')}
              </button>
            }
          >
            <button ref={next} type="button" class="button primary" onClick={props.onNext}>
              {props.next ?? t('act.next')}
            </button>
          </Show>
          {props.more}
          <Show when={props.studyHref(null)}>
            {(href) => (
              <a class="button" href={href()}>
                {words('end.study')}
              </a>
            )}
          </Show>
          <button type="button" class="button" aria-expanded={sharing()} onClick={() => setSharing(!sharing())}>
            {words('end.share')}
          </button>
          <Show when={sharing()}>
            <button type="button" class="button compact" onClick={() => void shareLink().catch(app.fail)}>
              {t('share.game')}
            </button>
            <button type="button" class="button compact" onClick={() => void savePicture().catch(app.fail)}>
              {words('end.picture')}
            </button>
          </Show>
        </div>
      </section>
    </div>
  );
}
