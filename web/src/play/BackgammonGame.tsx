import type { JSX } from 'solid-js';
import { createSignal, Match, Show, Switch } from 'solid-js';
import { HOME } from '../app/addresses';
import { announce } from '../app/announce';
import { useApp } from '../app/context';
import { Menu } from '../app/Menu';
import { isLandscapePhone, isPhone, motionFactor, preferences } from '../app/preferences';
import { go } from '../app/router';
import { BackgammonBoard } from '../boards/backgammon/Board';
import { swapped } from '../boards/backgammon/geometry';
import type { BackgammonView, DiceProof, RulesPage, Side } from '../box/api';
import { opposite } from '../box/api';
import { DiceProofPanel } from '../components/DiceProof';
import { LeafletPanel } from '../components/LeafletPanel';
import { MoveList } from '../components/MoveList';
import { PlayerStrip } from '../components/PlayerStrip';
import { CubeOffer } from '../components/Prompts';
import { TypeMove } from '../components/TypeMove';
import { WhyNot } from '../components/WhyNot';
import { language, t } from '../i18n';
import { createBackgammonPlay } from './backgammon-play';
import { keepFocus, onGameKey, tableKey } from './keys';
import { createClocks, createThinkingText, Evaluation, OutcomeCard, ResignDialog } from './parts';
import type { Session } from './session';
import { TableLayout } from './TableLayout';
import { TypedDice } from './TypedDice';
import { actingSide, hintText, isBeaver, ruleSetName, stateLine } from './wording';

/** A game of backgammon on the screen. */
export function BackgammonGame(props: {
  session: Session;
  page: RulesPage | undefined;
  bottom: Side;
  onNewGame: () => void;
  studyHref: string | null;
}): JSX.Element {
  const app = useApp();
  const { session } = props;
  const view = () => session.view() as BackgammonView;
  const [turned, setTurned] = createSignal(false);
  const [resigning, setResigning] = createSignal(false);
  const [proof, setProof] = createSignal<DiceProof | null>(null);
  const [checking, setChecking] = createSignal(false);
  /** Is the reason wanted why doubling is not possible? */
  const [asked, setAsked] = createSignal(false);
  let focusBoard: () => void = () => undefined;
  const bottom = (): Side => (turned() ? opposite(props.bottom) : props.bottom);
  const facing = () => ({ bottom: bottom(), mirrored: preferences.mirrored });
  const mayAct = () => !view().outcome && session.computerSide() === null && view().record.atEnd;
  const play = createBackgammonPlay(session, view, mayAct, bottom);
  const clock = createClocks(view);
  const thinking = createThinkingText(session);
  const small = () => isPhone() || isLandscapePhone();
  const name = () => ruleSetName(app.ruleSet(view().ruleSet));
  const seat = (side: Side) => view().seats[side].name;
  const rolling = () => {
    const { toAct } = view();
    return mayAct() && (toAct.kind === 'roll' || toAct.kind === 'opening') ? toAct : null;
  };
  const mayDouble = () => {
    const { toAct } = view();
    return mayAct() && toAct.kind === 'roll' && toAct.double === 'yes';
  };
  const whyNoDouble = () => {
    const { toAct } = view();
    if (toAct.kind !== 'roll' || toAct.double === 'yes') return view().cube ? null : t('double.no cube');
    return t(`double.${toAct.double}`);
  };
  const roll = () => {
    if (rolling() && view().diceFrom === 'fair') void session.act({ kind: 'roll' });
  };
  const double = () => {
    setAsked(false);
    // Where the rules forbid it the table says by which article; without a cube there is nothing to refuse.
    if (rolling()?.kind === 'roll' && view().cube) void session.act({ kind: 'double' });
    else if (whyNoDouble()) announce(whyNoDouble()!);
  };
  const answering = () => {
    const { toAct } = view();
    return mayAct() && toAct.kind === 'answer' ? toAct : null;
  };

  onGameKey((key) => {
    if (tableKey(session, key)) return true;
    switch (key) {
      case 'r':
        roll();
        return true;
      case 'd':
        double();
        return true;
      case 'u':
        return play.stepBack();
      case 'Escape': {
        if (session.refusal()) {
          session.clearRefusal();
          focusBoard();
          return true;
        }
        return play.stepBack();
      }
      default:
        return false;
    }
  });

  keepFocus(
    () => [session.change(), play.entry()],
    () => focusBoard(),
  );

  const check = async () => {
    setChecking(true);
    try {
      const found = await app.box.verifyDice(session.table);
      setProof(found);
      // The luck of the throws needs the player's opinion of each; it comes after the verdict.
      if (found.luck === null && found.rolls.length) {
        const { report } = await app.box.analyseRecord(session.table, LUCK_BUDGET);
        const { light, dark } = report;
        if (light.luck !== null && dark.luck !== null)
          setProof({ ...found, luck: { light: light.luck, dark: dark.luck } });
      }
      const last = found.rolls[found.rolls.length - 1];
      if (last?.proof === 'agrees') announce(t('spoken.proof', { n: last.number }));
    } catch (why) {
      app.fail(why);
    } finally {
      setChecking(false);
    }
  };
  const strip = (side: Side) => (
    <PlayerStrip
      side={side}
      name={seat(side)}
      state={stateLine(view(), side)}
      acting={actingSide(view()) === side}
      score={hasScore(view()) ? view().match.points[side] : null}
      fact={{ value: play.checkers()[side].pips, label: t('pips') }}
      cube={
        view().cube &&
        (view().cube!.owner === side || (view().cube!.owner === null && side === bottom() && view().cube!.value === 1))
          ? view().cube!.value
          : null
      }
      off={play.checkers()[side].off || null}
      clock={clock(side)}
    />
  );
  const pending = () => {
    const { toAct, dice } = view();
    return toAct.kind === 'play' ? { side: toAct.side, dice: dice?.values.join('') ?? null } : null;
  };
  const say = () =>
    thinking() ??
    (asked() && rolling() ? whyNoDouble() : null) ??
    (!view().record.atEnd
      ? t('say.past')
      : ((play.entry().groups.length || play.entry().selected !== null ? null : hintText(session.hint())) ??
        play.prompt()));
  const playInstead = () => {
    const instead = session.refusal()?.instead;
    if (instead) void session.act(instead.action);
  };
  return (
    <>
      <TableLayout
        kind="backgammon"
        title={t('game.of', { game: name() })}
        board={
          <BackgammonBoard
            checkers={play.checkers()}
            mover={play.mover()}
            facing={facing()}
            crop={small()}
            cube={view().cube}
            dice={play.dice()}
            throwNumber={view().dice?.number ?? null}
            marks={play.marks()}
            label={t('game.board', { game: name() })}
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
              <Show when={!view().record.atEnd}>
                <button type="button" class="button" onClick={() => void session.goOn()}>
                  {t('act.return')}
                </button>
              </Show>
              <Switch>
                <Match when={rolling()}>
                  <Show when={view().cube}>
                    <button
                      type="button"
                      class="button"
                      aria-disabled={!mayDouble()}
                      aria-describedby={whyNoDouble() ? 'why-no-double' : undefined}
                      onClick={double}
                      onFocus={() => setAsked(true)}
                      onBlur={() => setAsked(false)}
                      onPointerEnter={() => setAsked(true)}
                      onPointerLeave={() => setAsked(false)}
                    >
                      {t('act.double')}
                    </button>
                    <span id="why-no-double" class="visually-hidden">
                      {whyNoDouble()}
                    </span>
                  </Show>
                  <Show
                    when={view().diceFrom === 'fair'}
                    fallback={
                      <TypedDice
                        opening={view().toAct.kind === 'opening'}
                        onRoll={(dice) => void session.act({ kind: 'roll', dice })}
                      />
                    }
                  >
                    <button type="button" class="button primary" onClick={roll}>
                      {t('act.roll')}
                    </button>
                  </Show>
                </Match>
                <Match when={mayAct() && view().toAct.kind === 'play'}>
                  <Show when={view().diceFrom === 'typed' && !play.mayUndo()}>
                    <button type="button" class="button quiet" onClick={() => void session.act({ kind: 'void throw' })}>
                      {t('act.void')}
                    </button>
                  </Show>
                  <button
                    type="button"
                    class="button quiet"
                    aria-disabled={!play.mayUndo()}
                    onClick={() => {
                      if (play.mayUndo()) play.undo();
                    }}
                  >
                    {t('act.undo')}
                  </button>
                  <Show
                    when={play.forcedText()}
                    fallback={
                      <button type="button" class="button primary" aria-disabled={!play.whole()} onClick={play.confirm}>
                        {play.whole() && !play.mayUndo() ? t('act.pass') : t('act.play')}
                      </button>
                    }
                  >
                    {(text) => (
                      <button type="button" class="button primary" onClick={play.playForced}>
                        {t('act.forced', { play: text() })}
                      </button>
                    )}
                  </Show>
                </Match>
              </Switch>
              <Menu
                label={t('act.more')}
                items={[
                  ...(mayAct() && view().toAct.kind === 'play'
                    ? [{ label: t('act.hint'), run: () => void session.askHint() }]
                    : []),
                  { label: t('act.turn'), run: () => setTurned(!turned()) },
                  ...(view().outcome
                    ? []
                    : [
                        ...(view().mayUndo ? [{ label: t('act.takeback'), run: () => void session.undo() }] : []),
                        ...(view().toAct.kind === 'opening'
                          ? []
                          : [{ label: t('act.resign'), run: () => setResigning(true), danger: true }]),
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
            <Show when={answering()}>
              {(answer) => (
                <CubeOffer
                  name={seat(opposite(answer().side))}
                  value={answer().value}
                  cost={answer().costOfDrop}
                  mayBeaver={answer().mayBeaver}
                  isBeaver={isBeaver(view())}
                  onTake={() => void session.act({ kind: 'take' })}
                  onDrop={() => void session.act({ kind: 'drop' })}
                  onBeaver={() => void session.act({ kind: 'beaver' })}
                />
              )}
            </Show>
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
            onGame={(game) => void session.goToGame(game)}
            pending={pending()}
          />
        }
        panels={
          <>
            <TypeMove
              example="13/5"
              refusal={session.refusal()}
              disabled={!mayAct() || view().toAct.kind !== 'play'}
              onType={(text) => session.act({ kind: 'typed', text })}
            />
            <DiceProofPanel
              names={{ light: seat('light'), dark: seat('dark') }}
              rolls={view().dice?.number ?? rollsPlayed(view())}
              typed={view().diceFrom === 'typed'}
              proof={proof()}
              checking={checking()}
              onCheck={() => void check()}
            />
          </>
        }
        leaflet={
          <LeafletPanel
            page={props.page}
            title={name()}
            source={app.ruleSet(view().ruleSet)?.source[language()] ?? ''}
            cited={session.refusal()?.article?.anchor ?? null}
          >
            <Score view={view()} left={!swapped(facing())} />
          </LeafletPanel>
        }
      />
      <Show when={resigning()}>
        <ResignDialog
          view={view()}
          onClose={() => setResigning(false)}
          onResign={(stake) => {
            setResigning(false);
            void session.act({ kind: 'resign', stake });
          }}
        />
      </Show>
    </>
  );
}

/** What the player may spend on each throw when its luck is told. */
const LUCK_BUDGET = 60;

const rollsPlayed = (view: BackgammonView): number =>
  view.record.line.filter((entry) => entry.event.kind === 'play').length;

/** Is there a score to tell: in a match, or once games were played for points? */
const hasScore = ({ match }: BackgammonView): boolean =>
  match.length !== null || match.points.light + match.points.dark > 0;

/** The score, the cube and whose home is where. */
function Score(props: { view: BackgammonView; left: boolean }): JSX.Element {
  const cube = () => props.view.cube;
  return (
    <div class="score">
      <Show when={hasScore(props.view)}>
        <p class="score-points">
          <span>
            <b>{props.view.match.points.light}</b>
            <small>{props.view.seats.light.name}</small>
          </span>
          <i aria-hidden="true">–</i>
          <span>
            <b>{props.view.match.points.dark}</b>
            <small>{props.view.seats.dark.name}</small>
          </span>
        </p>
      </Show>
      <dl class="facts">
        <dt>{t('new.length')}</dt>
        <dd>
          {props.view.match.length === null ? t('new.length.money') : t('match.to', { n: props.view.match.length })}
        </dd>
        <Show when={cube()}>
          {(value) => (
            <>
              <dt>{t('cube')}</dt>
              <dd>
                {value().owner === null
                  ? `${value().value} · ${t('cube.middle')}`
                  : t('cube.held', { value: value().value, name: props.view.seats[value().owner!].name })}
              </dd>
            </>
          )}
        </Show>
        <Show when={props.view.match.crawford !== 'off'}>
          <dt>{t('crawford')}</dt>
          <dd>{t(`crawford.${props.view.match.crawford}`)}</dd>
        </Show>
        <dt>{t('your.home')}</dt>
        <dd>{props.left ? t('side.left') : t('side.right')}</dd>
      </dl>
    </div>
  );
}
