/** A table of draughts under the hand, with what stands around its board. */
import { Show } from 'solid-js';
import { useApp } from '../../app/context';
import { isSmall, motionFactor, preferences } from '../../app/preferences';
import { SquaredBoard } from '../../boards/squares/Board';
import { opposite } from '../../box/api';
import { doForPerson } from '../../play/comfort';
import { isContest, PlainActions } from '../../play/parts';
import { actingSide } from '../../play/wording';
import { leafletOf } from '../faces';
import type { Hand, Sitting } from '../room';
import { colourOf } from './colour';
import { HuffNotice } from './HuffNotice';
import { HuffPrompt } from './HuffPrompt';
import { createDraughtsPlay, routeMark } from './play';
import { words } from './words';

export function sit({ session, view, mayAct, bottom, shown }: Sitting<'draughts'>): Hand {
  const app = useApp();
  const play = createDraughtsPlay(session, view, mayAct);
  const entered = () => play.entry().path.length > 0;
  doForPerson(session, () => {
    const [only, other] = view().turns;
    const forced = preferences.forced && mayAct() && !entered() && only && !other && !view().huff && !session.busy();
    return forced ? () => void session.act({ kind: 'move', path: only.path, huff: only.huff }) : null;
  });
  /** A candidate that is looked at goes before everything but a turn that is being entered. */
  const marks = () => {
    const turn = shown()?.turn;
    return turn && 'path' in turn && turn.path.length && !entered() ? routeMark(turn.path, turn.taken) : play.marks();
  };
  const huffPrompt = () => (
    <Show when={play.huffAsked()}>
      {(huff) => (
        <HuffPrompt
          name={view().seats[opposite(actingSide(view()) ?? 'light')].name}
          squares={huff().squares}
          onHuff={play.huff}
          onLetGo={play.letGo}
        />
      )}
    </Show>
  );
  const stopButton = (compact: boolean) => (
    <Show when={play.mayStop()}>
      <button type="button" class="button primary" classList={{ compact }} onClick={play.stop}>
        {words('act.stop')}
      </button>
    </Show>
  );
  return {
    board: (around) => (
      <SquaredBoard
        shape={view().shape}
        pieces={play.pieces()}
        colour={colourOf(leafletOf(view().ruleSet, app.ruleSets()))}
        flipped={bottom() === 'dark'}
        labels={preferences.labels}
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
        focusRef={around.focusRef}
      />
    ),
    entry: play.entry,
    isEntering: entered,
    prompt: play.prompt,
    stepBack: play.stepBack,
    strip: (side) => ({ fact: () => ({ value: view().taken[side], label: words('taken') }) }),
    pending: () => {
      const side = actingSide(view());
      return side ? { side, lead: null } : null;
    },
    actions: (acts) => (
      <>
        {stopButton(false)}
        <PlainActions
          session={session}
          acts={acts}
          hints={mayAct() && !play.mayStop() && !isContest(view())}
          entering={entered()}
          stepBack={play.stepBack}
        />
      </>
    ),
    menu: (acts) => [...(isSmall() ? [acts.turn()] : []), ...(view().outcome ? [] : [acts.offerDraw(), acts.resign()])],
    alerts: () => (
      <Show when={!session.refusal()}>
        <Show when={play.huffed()}>{(huffed) => <HuffNotice huffed={huffed()} view={view()} />}</Show>
        {huffPrompt()}
      </Show>
    ),
    freeActions: () => stopButton(true),
    freeAlerts: huffPrompt,
    typing: {
      // One that can be played now.
      get example() {
        return view().turns[0]?.text.replaceAll('×', 'x') ?? '';
      },
      open: mayAct,
    },
  };
}
