/** `#/analyse`: the games on this device, those under way and those that are over, and the way in for others. */
import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { gameAddress, setupAddress, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { Dialog } from '../app/Dialog';
import { go } from '../app/router';
import { toast } from '../app/toasts';
import { Miniature } from '../components/Miniature';
import { StateBox } from '../components/StateBox';
import { faceOf, leafletOf } from '../games/faces';
import { BARE } from '../games/slugs';
import { language, t } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { namedSeats, pairName } from '../play/seats';
import { resultText, ruleSetName } from '../play/wording';
import type { GameSummary } from '../store/games';
import { gamesUnderWay, isPlayed, isYourTurn } from '../store/games';
import { store } from '../store/store';
import { ReadPanel } from './ReadPanel';
import { words } from './words';

/** Whose turn it is, and how far the game has got. */
function underWayLine(game: GameSummary): string {
  const move = words('shelf.move', { n: game.move });
  if (!game.turn) return move;
  const turn = isYourTurn(game)
    ? words('shelf.your.turn')
    : words('shelf.turn', { name: namedSeats(game.seats, game.kind)[game.turn].name });
  return `${turn}, ${move}`;
}

/** Who won, and the points where they are counted. */
function resultLine(game: GameSummary): string {
  const seats = namedSeats(game.seats, game.kind);
  const result = game.outcome ? resultText(game.outcome, seats) : t('turn.drawn');
  const { score } = game;
  return score ? `${result}, ${score.light} : ${score.dark}` : result;
}

export function Shelf(): JSX.Element {
  const app = useApp();
  const [deleting, setDeleting] = createSignal<GameSummary | null>(null);
  const [board, setBoard] = createSignal(faceOf({ kind: BARE }).sample);
  const underWay = () => gamesUnderWay(store.shelf());
  const played = () => store.shelf().filter(isPlayed);
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('analysis.title')}</h1>
      <div class="analyse-home">
        <div class="stack">
          <section class="under-way">
            <h2 class="section-title">{words('shelf.under.way')}</h2>
            <Show when={underWay().length} fallback={<p class="small">{words('shelf.none')}</p>}>
              <ul class="saved-games">
                <For each={underWay()}>
                  {(game) => (
                    <Row game={game} line={underWayLine(game)} onDelete={() => setDeleting(game)}>
                      <a
                        class="button compact"
                        href={gameAddress(game.id)}
                        aria-label={`${t('home.resume')}: ${ruleSetName(app.ruleSet(game.ruleSet))}`}
                      >
                        {t('home.resume')}
                      </a>
                    </Row>
                  )}
                </For>
              </ul>
            </Show>
          </section>
          <section class="history">
            <h2 class="section-title">{words('shelf.history')}</h2>
            <Show
              when={played().length}
              fallback={
                <Show
                  when={store.shelf().length}
                  fallback={<StateBox kind="empty" title={t('saved.none')} text={t('saved.none.text')} />}
                >
                  <p class="small">{words('shelf.none.played')}</p>
                </Show>
              }
            >
              <ul class="saved-games">
                <For each={played()}>
                  {(game) => (
                    <Row game={game} line={resultLine(game)} onDelete={() => setDeleting(game)}>
                      <Show when={!game.finished}>
                        <a
                          class="button compact"
                          href={gameAddress(game.id)}
                          aria-label={`${t('act.next')}: ${pairName(game)}`}
                        >
                          {t('act.next')}
                        </a>
                      </Show>
                    </Row>
                  )}
                </For>
              </ul>
            </Show>
          </section>
        </div>
        <div class="stack">
          <ReadPanel />
          <section class="sheet">
            <h2>{t('setup')}</h2>
            <div class="row shelf-setup">
              <label for="shelf-setup-game">{words('shelf.setup.game')}</label>
              <select id="shelf-setup-game" class="select" onChange={(event) => setBoard(event.currentTarget.value)}>
                <For each={app.ruleSets()}>
                  {(set) => (
                    <option value={set.id} selected={set.id === board()}>
                      {set.name[language()]}
                    </option>
                  )}
                </For>
              </select>
              <button type="button" class="button compact" onClick={() => go(setupAddress(board()))}>
                {words('shelf.setup.go')}
              </button>
            </div>
          </section>
        </div>
      </div>
      <Show when={deleting()}>
        {(game) => (
          <Dialog title={t('saved.delete')} scrim onClose={() => setDeleting(null)}>
            <p>
              {pairName(game())}, {dayAndTime(new Date(game().changed), language())}
            </p>
            <div class="row dialog-actions">
              <button
                type="button"
                class="button danger"
                onClick={() => {
                  store
                    .dropGame(game().id)
                    .then(() => toast({ text: t('saved.deleted') }))
                    .catch(app.fail);
                  setDeleting(null);
                }}
              >
                {t('delete')}
              </button>
              <button type="button" class="button" onClick={() => setDeleting(null)}>
                {t('cancel')}
              </button>
            </div>
          </Dialog>
        )}
      </Show>
    </div>
  );
}

/** One game: its board, what it is and how it stands, the ways on, and the way out. */
function Row(props: { game: GameSummary; line: string; onDelete: () => void; children: JSX.Element }): JSX.Element {
  const app = useApp();
  return (
    <li>
      <a href={studyAddress(props.game.id)}>
        <span class="saved-board">
          <Miniature picture={props.game.picture} leaflet={leafletOf(props.game.ruleSet, app.ruleSets())} />
        </span>
        <span>
          <b>{ruleSetName(app.ruleSet(props.game.ruleSet)) || props.game.ruleSet}</b>
          <span class="saved-line">{props.line}</span>
          <span class="small">
            {pairName(props.game)}, {dayAndTime(new Date(props.game.changed), language())}
          </span>
        </span>
      </a>
      <span class="saved-acts">
        {props.children}
        <button
          type="button"
          class="button quiet compact"
          aria-label={`${t('delete')}: ${pairName(props.game)}`}
          onClick={props.onDelete}
        >
          {t('delete')}
        </button>
      </span>
    </li>
  );
}
