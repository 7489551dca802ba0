/** A table of chess under the hand, with what stands around its board. */
import { Show } from 'solid-js';
import { isSmall, motionFactor, preferences } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import { layoutOf } from '../../boards/squares/geometry';
import { cutFor } from '../../boards/squares/Picture';
import { doForPerson } from '../../play/comfort';
import { isContest, PlainActions } from '../../play/parts';
import { actingSide } from '../../play/wording';
import type { Hand, Sitting } from '../room';
import { fetchPieces } from './face';
import { King } from './King';
import { labels } from './labels';
import { Promotion } from './Promotion';
import { arrowOf, createChessPlay } from './play';
import { SHAPE } from './shape';
import { inEnglish, turnText } from './wording';
import { words } from './words';

export function sit({ session, view, mayAct, bottom, shown }: Sitting<'chess'>): Hand {
  fetchPieces();
  const play = createChessPlay(session, view, mayAct);
  const entered = () => play.entry().from !== null;
  doForPerson(session, () => {
    const [only, other] = view().turns;
    const claims = view().claim ?? view().claimWith.length > 0;
    const forced = preferences.forced && mayAct() && !entered() && only && !other && !claims && !session.busy();
    return forced ? () => void session.act({ kind: 'typed', text: only.uci }) : null;
  });
  /** A candidate that is looked at goes before everything but a move that is being entered. */
  const marks = () => {
    const turn = shown()?.turn;
    return turn && 'uci' in turn && !entered() ? { ...play.marks(), ...arrowOf(turn) } : play.marks();
  };
  const flipped = () => bottom() === 'dark';
  const inset = () => layoutOf(SHAPE, false, cutFor(isSmall(), labels())).inset;
  const asking = () => play.entry().asking;
  let focusBoard: (() => void) | null = null;
  const claimable = () => (mayAct() ? view().claim : null);
  /** With the position a draw is claimed at once; with a move, that is shown after the button. */
  const claimButton = () => (
    <Show
      when={claimable()}
      fallback={
        <Show when={mayAct() && view().claimWith.length}>
          <button
            type="button"
            class="button compact"
            title={words('claim.with')}
            aria-pressed={play.claiming()}
            onClick={play.claimWith}
          >
            {words('act.claim.with')}
          </button>
        </Show>
      }
    >
      {(claim) => (
        <button type="button" class="button compact" title={words(`claim.${claim()}`)} onClick={play.claim}>
          {words('act.claim')}
        </button>
      )}
    </Show>
  );
  return {
    board: (around) => (
      <SquaredBoard
        shape={SHAPE}
        pieces={play.pieces()}
        colour="it"
        flipped={flipped()}
        labels={labels()}
        crop={isSmall()}
        marks={marks()}
        label={around.label}
        describe={play.describe}
        grabbable={play.grabbable()}
        actionable={play.actionable()}
        motion={play.motion()}
        speed={motionFactor()}
        onTap={play.onTap}
        onDragStart={play.onDragStart}
        onDrop={play.onDrop}
        focusRef={(focus) => {
          focusBoard = focus;
          around.focusRef?.(focus);
        }}
        over={
          <Show when={asking().length}>
            <Promotion
              turns={asking()}
              side={actingSide(view()) ?? 'light'}
              flipped={flipped()}
              inset={inset()}
              onChoose={(turn) => {
                play.choose(turn);
                focusBoard?.();
              }}
              onClose={() => {
                play.stepBack();
                focusBoard?.();
              }}
            />
          </Show>
        }
      />
    ),
    entry: play.entry,
    isEntering: entered,
    prompt: play.prompt,
    stepBack: play.stepBack,
    strip: (side) => ({
      fact: () => ({ value: view().taken[side].length, label: words('taken') }),
      icon: () => <King side={side} />,
    }),
    pending: () => {
      const side = actingSide(view());
      return side ? { side, lead: null } : null;
    },
    actions: (acts) => (
      <>
        {claimButton()}
        <PlainActions
          session={session}
          acts={acts}
          hints={mayAct() && !isContest(view())}
          entering={entered()}
          stepBack={play.stepBack}
        />
      </>
    ),
    menu: (acts) => [...(isSmall() ? [acts.turn()] : []), ...(view().outcome ? [] : [acts.offerDraw(), acts.resign()])],
    freeActions: claimButton,
    typing: {
      // One that can be played now.
      get example() {
        const [first] = view().turns;
        return first ? turnText(first) : '';
      },
      open: mayAct,
      read: inEnglish,
    },
  };
}
