import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { useApp } from '../app/context';
import { isLandscapePhone, isPhone, motionFactor, preferences } from '../app/preferences';
import { BackgammonBoard } from '../boards/backgammon/Board';
import { DraughtsBoard } from '../boards/draughts/Board';
import type { BackgammonView, Candidate, DraughtsView, Side } from '../box/api';
import { opposite } from '../box/api';
import { colourOf } from '../components/Miniature';
import { HuffPrompt } from '../components/Prompts';
import { t } from '../i18n';
import { createBackgammonPlay } from './backgammon-play';
import { createDraughtsPlay } from './draughts-play';
import { onGameKey, tableKey } from './keys';
import type { Session } from './session';
import { TypedDice } from './TypedDice';
import { actingSide, ruleSetName } from './wording';

interface FreeBoardProps {
  session: Session;
  bottom: Side;
  /** A candidate to draw as an arrow or a route. */
  shown?: Candidate | null;
  /** May turns be entered now? */
  open?: boolean;
}

/** A board to try things on, for study and for lessons: both sides by hand, no clock, no offers. */
export function FreeBoard(props: FreeBoardProps): JSX.Element {
  return (
    <Show when={props.session.view().kind === 'draughts'} fallback={<FreeBackgammon {...props} />}>
      <FreeDraughts {...props} />
    </Show>
  );
}

/** What is to be done here, or who is waited for. */
function prompted(props: FreeBoardProps, prompt: () => string): string {
  const computer = props.session.computerSide();
  if (computer !== null) return t('say.thinking', { name: props.session.view().seats[computer].name });
  return (props.open ?? true) ? prompt() : '';
}

/** Esc and U take away a refusal first, then the last step of a turn that was begun. */
function listenForKeys(session: Session, stepBack: () => boolean): void {
  onGameKey((key) => {
    if (tableKey(session, key)) return true;
    if (key !== 'Escape' && key !== 'u') return false;
    if (!session.refusal()) return stepBack();
    session.clearRefusal();
    return true;
  });
}

function FreeDraughts(props: FreeBoardProps): JSX.Element {
  const app = useApp();
  const { session } = props;
  const view = () => session.view() as DraughtsView;
  const play = createDraughtsPlay(session, view, () => !view().outcome && (props.open ?? true));
  listenForKeys(session, play.stepBack);
  const marks = () => {
    const turn = props.shown?.turn;
    if (!turn || !('path' in turn) || !turn.path.length || play.entry().path.length) return play.marks();
    return turn.taken.length
      ? { route: { path: turn.path, taken: turn.taken } }
      : { arrows: [{ from: turn.path[0]!, to: turn.path[turn.path.length - 1]! }] };
  };
  const small = () => isPhone() || isLandscapePhone();
  return (
    <div class="free-board">
      <DraughtsBoard
        shape={view().shape}
        pieces={play.pieces()}
        colour={colourOf(view().ruleSet, app.ruleSets())}
        flipped={props.bottom === 'dark'}
        labels={preferences.labels}
        crop={small()}
        marks={marks()}
        label={t('game.board', { game: ruleSetName(app.ruleSet(view().ruleSet)) })}
        describe={play.describe}
        grabbable={play.grabbable()}
        actionable={play.actionable()}
        motion={play.motion()}
        speed={motionFactor()}
        onTap={play.onTap}
        onDragStart={play.onDragStart}
        onDrop={play.onDrop}
      />
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
      <div class="free-say">
        <p class="say">{prompted(props, play.prompt)}</p>
        <Show when={play.mayStop()}>
          <button type="button" class="button primary compact" onClick={play.stop}>
            {t('act.stop')}
          </button>
        </Show>
      </div>
    </div>
  );
}

function FreeBackgammon(props: FreeBoardProps): JSX.Element {
  const app = useApp();
  const { session } = props;
  const view = () => session.view() as BackgammonView;
  const play = createBackgammonPlay(
    session,
    view,
    () => !view().outcome && (props.open ?? true),
    () => props.bottom,
  );
  listenForKeys(session, play.stepBack);
  const marks = () => {
    const turn = props.shown?.turn;
    return turn && 'steps' in turn && !play.entry().groups.length && play.entry().selected === null
      ? { arrows: turn.steps }
      : play.marks();
  };
  const small = () => isPhone() || isLandscapePhone();
  const rolling = () => view().toAct.kind === 'roll' || view().toAct.kind === 'opening';
  return (
    <div class="free-board wide">
      <BackgammonBoard
        checkers={play.checkers()}
        mover={play.mover()}
        facing={{ bottom: props.bottom, mirrored: preferences.mirrored }}
        crop={small()}
        cube={view().cube}
        dice={play.dice()}
        throwNumber={view().dice?.number ?? null}
        marks={marks()}
        label={t('game.board', { game: ruleSetName(app.ruleSet(view().ruleSet)) })}
        describe={play.describe}
        diceLabel={play.diceLabel()}
        grabbable={play.grabbable()}
        actionable={play.actionable()}
        motion={play.motion()}
        speed={motionFactor()}
        onTap={play.onTap}
        onDragStart={play.onDragStart}
        onDrop={play.onDrop}
        onDice={play.onDice}
        onDie={play.onDie}
      />
      <div class="free-say">
        <p class="say">{prompted(props, play.prompt)}</p>
        <Show when={rolling() && (props.open ?? true)}>
          <Show
            when={view().diceFrom === 'typed'}
            fallback={
              <button type="button" class="button primary compact" onClick={() => void session.act({ kind: 'roll' })}>
                {t('act.roll')}
              </button>
            }
          >
            <TypedDice
              opening={view().toAct.kind === 'opening'}
              onRoll={(dice) => void session.act({ kind: 'roll', dice })}
            />
          </Show>
        </Show>
        <Show when={view().toAct.kind === 'play' && (props.open ?? true)}>
          <button
            type="button"
            class="button compact"
            aria-disabled={!play.mayUndo()}
            onClick={() => {
              if (play.mayUndo()) play.undo();
            }}
          >
            {t('act.undo')}
          </button>
          <button type="button" class="button primary compact" aria-disabled={!play.whole()} onClick={play.confirm}>
            {play.whole() && !play.mayUndo() ? t('act.pass') : t('act.play')}
          </button>
        </Show>
      </div>
    </div>
  );
}
