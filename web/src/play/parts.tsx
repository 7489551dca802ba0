/** What every table shows around its board. */

import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { announce } from '../app/announce';
import { Dialog } from '../app/Dialog';
import { isSmall, preferences } from '../app/preferences';
import type { ClockView, Side, TableView } from '../box/api';
import { opposite } from '../box/api';
import { ActButton } from '../components/ActButton';
import { Clock } from '../components/Clock';
import { EvaluationBar } from '../components/Evaluation';
import { Segments } from '../components/Segments';
import { roomOf } from '../games/open';
import type { Stakes, TableActs } from '../games/room';
import { t } from '../i18n';
import { words } from '../screens/words';
import { sound } from '../sound/play';
import { createTick, delayLeft, secondsToSpeak, timeLeft } from './clock';
import { isYou } from './seats';
import type { Session } from './session';
import { isLed } from './session';
import { actingSide, outcomeText } from './wording';

/** Both clocks of a table, ticking and speaking. */
export function createClocks(view: () => TableView) {
  const clock = (): ClockView | null => view().clock;
  const now = createTick(clock);
  let before = Infinity;
  createEffect(
    on([now, clock], () => {
      const running = clock();
      if (!running?.running || view().seats[running.running].player.kind === 'computer') {
        before = Infinity;
        return;
      }
      const left = timeLeft(running, running.running, now());
      const seconds = secondsToSpeak(before, left);
      if (seconds !== null) announce(t('spoken.clock', { n: seconds }));
      if (left < 10_000 && Math.ceil(before / 1000) > Math.ceil(left / 1000)) sound('tick');
      before = left;
    }),
  );
  return (side: Side): JSX.Element => (
    <Show when={clock()}>
      {(shown) => (
        <Clock
          left={timeLeft(shown(), side, now())}
          delay={delayLeft(shown(), side, now())}
          running={shown().running === side}
          name={view().seats[side].name}
          yours={isYou(view().seats, side)}
        />
      )}
    </Show>
  );
}

/** The evaluation bar of a local game, if it is wanted. */
export function Evaluation(props: { session: Session; flipped: boolean }): JSX.Element {
  const shown = createShare(props.session);
  return (
    <Show when={preferences.evaluation && !isLed(props.session.view())}>
      <EvaluationBar share={shown().share} text={shown().text} flipped={props.flipped} />
    </Show>
  );
}

/**
 * What the bar shows: the newest opinion. While there is none, as long as the computer thinks or a cube waits for its
 * answer, the last one stands; the end of a game is shown as what it is.
 */
export function createShare(session: Session): () => { readonly share: number; readonly text: string } {
  return createMemo(
    (before: { readonly share: number; readonly text: string }) => {
      const { outcome } = session.view();
      if (outcome) {
        const share = outcome.winner === null ? 0.5 : outcome.winner === 'light' ? 1 : 0;
        return { share, text: outcome.winner === null ? '½–½' : share === 1 ? '1–0' : '0–1' };
      }
      const found = session.analysis();
      return found ? { share: found.lightShare, text: roomOf(session.view()).evaluationText(found) } : before;
    },
    { share: 0.5, text: '' },
  );
}

/** Two people with a clock, or at a table that a server leads, play for themselves: nobody whispers. */
export const isContest = (view: TableView): boolean =>
  isLed(view) ||
  (view.clock !== null && view.seats.light.player.kind === 'person' && view.seats.dark.player.kind === 'person');

/** "thinking", and how long, after a moment; never a spinner over the board. */
export function createThinkingText(session: Session): () => string | null {
  const [seconds, setSeconds] = createSignal<number | null>(null);
  createEffect(
    on(session.thinkingSince, (since) => {
      setSeconds(null);
      if (since === null) return;
      const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 400);
      onCleanup(() => clearInterval(timer));
    }),
  );
  return () => {
    const side = session.computerSide();
    const past = session.thinkingSince() === null ? null : seconds();
    // A hint is being looked for.
    if (side === null) return past === null ? null : t('analysis.thinking', { n: past });
    // Between its thought and its turn the computer is not told that it is its turn.
    const name = session.view().seats[side].name;
    return past ? t('say.thinking.for', { name, n: past }) : t('say.thinking', { name });
  };
}

/** The end of the game beside the board: who, and why. What comes next stands on the card over it. */
export function OutcomeCard(props: { view: TableView; onCard: (() => void) | null }): JSX.Element {
  return (
    <Show when={props.view.outcome}>
      {(outcome) => (
        <section class="outcome sheet">
          <h2>{outcomeText(outcome(), props.view.seats, props.view).title}</h2>
          <p class="serif">{outcomeText(outcome(), props.view.seats, props.view).reason}</p>
          <Show when={props.onCard}>
            {(show) => (
              <div class="row">
                <button type="button" class="button compact" onClick={() => show()()}>
                  {words('end.again.card')}
                </button>
              </div>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** A standing draw offer. */
export function DrawOffer(props: { session: Session }): JSX.Element {
  const offer = () => props.session.view().drawOffer;
  return (
    <Show when={offer()}>
      {(side) => (
        <section class="sheet">
          <h2>{t('say.offer', { name: props.session.view().seats[side()].name })}</h2>
          <div class="row">
            <button
              type="button"
              class="button compact"
              onClick={() => void props.session.act({ kind: 'accept draw' })}
            >
              {t('act.accept')}
            </button>
            <button
              type="button"
              class="button compact"
              onClick={() => void props.session.act({ kind: 'decline draw' })}
            >
              {t('act.decline')}
            </button>
          </div>
        </section>
      )}
    </Show>
  );
}

/** Asks before a game is given up; one of the two dialogs that dim the page. */
export function ResignDialog(props: {
  view: TableView;
  /** Null where there is nothing to choose. */
  stakes: Stakes | null;
  /** Who resigns, where it is not the one to act. */
  by?: Side | null;
  onResign: (stake: 1 | 2 | 3 | null) => void;
  onClose: () => void;
}): JSX.Element {
  const [stake, setStake] = createSignal<1 | 2 | 3>(1);
  const winner = () => props.view.seats[opposite(props.by ?? actingSide(props.view) ?? 'light')].name;
  return (
    <Dialog title={t('resign.title')} scrim onClose={props.onClose}>
      <Show when={props.stakes} fallback={<p>{t('resign.text', { name: winner() })}</p>}>
        {(stakes) => (
          <>
            <Segments
              label={stakes().label}
              value={stake()}
              choices={stakes().choices}
              onChoose={setStake}
              class="stakes"
            />
            <p>{stakes().cost(winner(), stake())}</p>
          </>
        )}
      </Show>
      <div class="row dialog-actions">
        <button type="button" class="button danger" onClick={() => props.onResign(props.stakes ? stake() : null)}>
          {t('act.resign')}
        </button>
        <button type="button" class="button" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** The buttons of a game without dice: hint, take back, turn the board. */
export function PlainActions(props: {
  session: Session;
  acts: TableActs;
  hints: boolean;
  /** A turn that was begun is taken back before the last one. */
  entering: boolean;
  stepBack: () => boolean;
}): JSX.Element {
  const view = () => props.session.view();
  const mayTakeBack = () => view().mayUndo && view().record.atEnd;
  const thinking = () => props.session.thinkingSince() !== null;
  return (
    <>
      <Show when={!view().outcome}>
        <ActButton
          icon="undo"
          label={props.acts.takeBack().label}
          disabled={!mayTakeBack() && !props.entering}
          onPress={() => {
            if (!props.stepBack() && mayTakeBack()) props.acts.takeBack().run();
          }}
        />
      </Show>
      <Show when={props.hints}>
        <ActButton
          icon="hint"
          label={props.acts.hint().label}
          disabled={thinking()}
          onPress={() => props.acts.hint().run()}
        />
      </Show>
      <Show when={!isSmall()}>
        <ActButton icon="turn" bare label={props.acts.turn().label} onPress={() => props.acts.turn().run()} />
      </Show>
    </>
  );
}
