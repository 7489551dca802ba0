import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { useApp } from '../app/context';
import { Menu } from '../app/Menu';
import { isLandscapePhone, isPhone, motionFactor, preferences } from '../app/preferences';
import { go } from '../app/router';
import { toast } from '../app/toasts';
import { DraughtsBoard } from '../boards/draughts/Board';
import type { DraughtsView, RulesPage, Side } from '../box/api';
import { opposite } from '../box/api';
import { LeafletPanel } from '../components/LeafletPanel';
import { colourOf } from '../components/Miniature';
import { MoveList } from '../components/MoveList';
import { PlayerStrip } from '../components/PlayerStrip';
import { HuffPrompt } from '../components/Prompts';
import { TypeMove } from '../components/TypeMove';
import { WhyNot } from '../components/WhyNot';
import { language, t } from '../i18n';
import { createDraughtsPlay } from './draughts-play';
import { keepFocus, onGameKey, tableKey } from './keys';
import { createClocks, createThinkingText, DrawOffer, Evaluation, OutcomeCard, ResignDialog } from './parts';
import type { Session } from './session';
import { TableLayout } from './TableLayout';
import { actingSide, hintText, ruleSetName, stateLine } from './wording';

/** A game of draughts on the screen. */
export function DraughtsGame(props: {
  session: Session;
  page: RulesPage | undefined;
  bottom: Side;
  onNewGame: () => void;
  studyHref: string | null;
}): JSX.Element {
  const app = useApp();
  const { session } = props;
  const view = () => session.view() as DraughtsView;
  const [turned, setTurned] = createSignal(false);
  const [resigning, setResigning] = createSignal(false);
  let focusBoard: () => void = () => undefined;
  const bottom = (): Side => (turned() ? opposite(props.bottom) : props.bottom);
  const mayAct = () => !view().outcome && session.computerSide() === null && view().record.atEnd;
  const play = createDraughtsPlay(session, view, mayAct);
  const clock = createClocks(view);
  const thinking = createThinkingText(session);
  const small = () => isPhone() || isLandscapePhone();
  const name = () => ruleSetName(app.ruleSet(view().ruleSet));
  const seat = (side: Side) => view().seats[side].name;

  onGameKey((key) => {
    if (tableKey(session, key)) return true;
    if (key === 'u') return play.stepBack();
    if (key === 'Escape') {
      if (session.refusal()) {
        session.clearRefusal();
        focusBoard();
        return true;
      }
      return play.stepBack();
    }
    return false;
  });

  keepFocus(
    () => [session.change(), play.entry()],
    () => focusBoard(),
  );

  const offerDraw = async () => {
    if (!(await session.act({ kind: 'offer draw' }))) return;
    const opponent = (['light', 'dark'] as const).find((side) => view().seats[side].player.kind === 'computer');
    if (opponent && !view().outcome && !view().drawOffer) toast({ text: t('draw.declined', { name: seat(opponent) }) });
  };
  const strip = (side: Side) => (
    <PlayerStrip
      side={side}
      name={seat(side)}
      state={stateLine(view(), side)}
      acting={actingSide(view()) === side}
      fact={{ value: view().taken[side], label: t('taken') }}
      clock={clock(side)}
    />
  );
  const pending = () => {
    const side = actingSide(view());
    return side ? { side, dice: null } : null;
  };
  const playInstead = () => {
    const instead = session.refusal()?.instead;
    if (instead) void session.act(instead.action);
  };
  const say = () =>
    thinking() ??
    (!view().record.atEnd
      ? t('say.past')
      : ((play.entry().path.length ? null : hintText(session.hint())) ?? play.prompt()));
  return (
    <>
      <TableLayout
        kind="draughts"
        title={t('game.of', { game: name() })}
        board={
          <DraughtsBoard
            shape={view().shape}
            pieces={play.pieces()}
            colour={colourOf(view().ruleSet, app.ruleSets())}
            flipped={bottom() === 'dark'}
            labels={preferences.labels}
            crop={small()}
            marks={play.marks()}
            label={t('game.board', { game: name() })}
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
            }}
          />
        }
        evaluation={<Evaluation session={session} flipped={bottom() === 'dark'} />}
        top={strip(opposite(bottom()))}
        bottom={strip(bottom())}
        actions={
          <>
            <p class="say" aria-live="off">
              {say()}
            </p>
            <div class="action-buttons">
              <Show when={play.mayStop()}>
                <button type="button" class="button primary" onClick={play.stop}>
                  {t('act.stop')}
                </button>
              </Show>
              <Show when={!view().record.atEnd && view().record.line.length}>
                <button type="button" class="button" onClick={() => void session.goOn()}>
                  {t('act.return')}
                </button>
              </Show>
              <Show when={mayAct() && !play.mayStop()}>
                <button
                  type="button"
                  class="button quiet"
                  aria-disabled={session.thinkingSince() !== null}
                  onClick={() => {
                    if (session.thinkingSince() === null) void session.askHint();
                  }}
                >
                  {t('act.hint')}
                </button>
              </Show>
              <Show when={!view().outcome}>
                <button
                  type="button"
                  class="button quiet"
                  aria-disabled={!view().mayUndo || !view().record.atEnd}
                  onClick={() => {
                    if (!play.stepBack() && view().mayUndo && view().record.atEnd) void session.undo();
                  }}
                >
                  {t('act.takeback')}
                </button>
              </Show>
              <Show when={!small()}>
                <button type="button" class="button quiet" onClick={() => setTurned(!turned())}>
                  {t('act.turn')}
                </button>
              </Show>
              <Menu
                label={t('act.more')}
                items={[
                  ...(small() ? [{ label: t('act.turn'), run: () => setTurned(!turned()) }] : []),
                  ...(view().outcome
                    ? []
                    : [
                        { label: t('act.draw'), run: () => void offerDraw() },
                        { label: t('act.resign'), run: () => setResigning(true), danger: true },
                      ]),
                  { label: t('new'), run: props.onNewGame },
                  ...(isLandscapePhone() ? [{ label: t('home'), run: () => go(HOME) }] : []),
                  { label: t('print'), run: () => print() },
                ]}
              >
                {t('act.more')}
              </Menu>
            </div>
          </>
        }
        alerts={
          <>
            <Show when={session.refusal()}>
              {(refusal) => <WhyNot refusal={refusal()} onPlayInstead={playInstead} onClose={session.clearRefusal} />}
            </Show>
            <Show when={!session.refusal() && play.huffAsked()}>
              {(huff) => (
                <HuffPrompt
                  name={seat(opposite(actingSide(view()) ?? 'light'))}
                  squares={huff().squares}
                  onHuff={play.huff}
                  onLetGo={play.letGo}
                />
              )}
            </Show>
            <DrawOffer session={session} />
            <OutcomeCard
              view={view()}
              onAgain={props.onNewGame}
              onNext={() => void session.act({ kind: 'next game' })}
              analyseHref={props.studyHref}
            />
          </>
        }
        moves={
          <MoveList
            record={view().record}
            seats={view().seats}
            onGo={(node) => void session.goTo(node)}
            pending={pending()}
          />
        }
        panels={
          <TypeMove
            example="23x14x7"
            refusal={session.refusal()}
            disabled={!mayAct()}
            onType={(text) => session.act({ kind: 'typed', text })}
          />
        }
        leaflet={
          <LeafletPanel
            page={props.page}
            title={name()}
            source={app.ruleSet(view().ruleSet)?.source[language()] ?? ''}
            cited={session.refusal()?.article?.anchor ?? null}
          />
        }
      />
      <Show when={resigning()}>
        <ResignDialog
          view={view()}
          onClose={() => setResigning(false)}
          onResign={() => {
            setResigning(false);
            void session.act({ kind: 'resign' });
          }}
        />
      </Show>
    </>
  );
}
