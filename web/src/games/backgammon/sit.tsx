/** A table of backgammon under the hand, with what stands around its board. */
import type { JSX } from 'solid-js';
import { createSignal, Match, Show, Switch } from 'solid-js';
import { announce } from '../../app/announce';
import { useApp } from '../../app/context';
import { isSmall, motionFactor, preferences } from '../../app/preferences';
import type { BackgammonView, Side } from '../../box/api';
import { opposite } from '../../box/api';
import { ActButton } from '../../components/ActButton';
import { isContest } from '../../play/parts';
import type { Hand, Sitting } from '../room';
import { BackgammonBoard } from './board/Board';
import { swapped } from './board/geometry';
import { CubeOffer } from './CubeOffer';
import { createComfort } from './comfort';
import { DiceProofPanel, type JudgedProof } from './DiceProof';
import { DiceWords } from './DiceWords';
import { createBackgammonPlay } from './play';
import { hasScore, Score } from './Score';
import { TypedDice } from './TypedDice';
import { isBeaver } from './wording';
import { words } from './words';

/** What the player may spend on each throw when its luck is told. */
const LUCK_BUDGET = 60;

export function sit({ session, view, mayAct, bottom, shown }: Sitting<'backgammon'>): Hand {
  const play = createBackgammonPlay(session, view, mayAct, bottom);
  const facing = () => ({ bottom: bottom(), mirrored: preferences.mirrored });
  const seat = (side: Side) => view().seats[side].name;
  const cube = createCube({ session, view, mayAct });
  const entering = () => play.entry().groups.length > 0 || play.entry().selected !== null;
  const rolling = () => {
    const { kind } = view().toAct;
    return kind === 'roll' || kind === 'opening';
  };
  const playing = () => view().toAct.kind === 'play';
  createComfort(session, view, mayAct, entering);
  const [said, setSaid] = createSignal('');
  const roll = () => {
    if (!mayAct() || !rolling() || view().diceFrom !== 'fair') return;
    const own = view().seal ? said().trim() : '';
    setSaid('');
    void session.act({ kind: 'roll', ...(own && { words: own }) });
  };
  const marks = () => {
    const turn = shown()?.turn;
    return turn && 'steps' in turn && !entering() ? { arrows: turn.steps } : play.marks();
  };
  const rollButton = (compact: boolean) => (
    <Show
      when={view().diceFrom === 'fair'}
      fallback={
        <TypedDice
          opening={view().toAct.kind === 'opening'}
          onRoll={(dice) => void session.act({ kind: 'roll', dice })}
        />
      }
    >
      <Show when={view().seal}>
        <DiceWords value={said()} onChange={setSaid} onEnter={roll} />
      </Show>
      <button type="button" class="button primary" classList={{ compact }} onClick={roll}>
        {words('act.roll')}
      </button>
    </Show>
  );
  const undoButton = () => (
    <button
      type="button"
      class="button compact"
      aria-disabled={!play.mayUndo()}
      onClick={() => {
        if (play.mayUndo()) play.undo();
      }}
    >
      {words('act.undo')}
    </button>
  );
  const playButton = (compact: boolean) => (
    <button
      type="button"
      class="button primary"
      classList={{ compact }}
      aria-disabled={!play.whole()}
      onClick={play.confirm}
    >
      {play.whole() && !play.mayUndo() ? words('act.pass') : words('act.play')}
    </button>
  );
  return {
    board: (around) => (
      <BackgammonBoard
        checkers={play.checkers()}
        mover={play.mover()}
        facing={facing()}
        crop={isSmall()}
        cube={view().cube}
        dice={play.dice()}
        throwNumber={view().dice?.number ?? null}
        marks={marks()}
        label={around.label}
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
        focusRef={around.focusRef}
      />
    ),
    entry: play.entry,
    isEntering: entering,
    prompt: play.prompt,
    note: cube.note,
    stepBack: play.stepBack,
    press: (key) => {
      if (key === 'r') roll();
      else if (key === 'd') cube.double();
      else return false;
      return true;
    },
    strip: (side) => ({
      fact: () => ({ value: play.checkers()[side].pips, label: words('pips') }),
      score: () => (hasScore(view()) ? words('match.points', { n: view().match.points[side] }) : null),
      tokens: () => <Tokens view={view()} side={side} bottom={bottom()} off={play.checkers()[side].off} />,
    }),
    pending: () => {
      const { toAct, dice } = view();
      return toAct.kind === 'play' ? { side: toAct.side, lead: dice?.values.join('') ?? null } : null;
    },
    actions: (acts) => (
      <Switch>
        <Match when={mayAct() && rolling()}>
          <Show when={!view().seal}>{cube.button()}</Show>
          {rollButton(false)}
        </Match>
        <Match when={mayAct() && playing()}>
          <Show when={view().diceFrom === 'typed' && !play.mayUndo()}>
            <button type="button" class="button" onClick={() => void session.act({ kind: 'void throw' })}>
              {words('act.void')}
            </button>
          </Show>
          <ActButton icon="undo" bare label={words('act.undo')} disabled={!play.mayUndo()} onPress={play.undo} />
          <Show when={!isContest(view())}>
            <ActButton
              icon="hint"
              bare
              label={acts.hint().label}
              disabled={session.thinkingSince() !== null}
              onPress={() => acts.hint().run()}
            />
          </Show>
          <Show when={play.forcedText()} fallback={playButton(false)}>
            {(text) => (
              <button type="button" class="button primary" onClick={play.playForced}>
                {words('act.forced', { play: text() })}
              </button>
            )}
          </Show>
        </Match>
      </Switch>
    ),
    menu: (acts) => [
      acts.turn(),
      ...(view().outcome
        ? []
        : [...(view().mayUndo ? [acts.takeBack()] : []), ...(view().toAct.kind === 'opening' ? [] : [acts.resign()])]),
    ],
    alerts: cube.offer,
    freeActions: () => (
      <>
        <Show when={rolling() && mayAct()}>{rollButton(true)}</Show>
        <Show when={playing() && mayAct()}>
          {undoButton()}
          {playButton(true)}
        </Show>
      </>
    ),
    typing: { example: '13/5', open: () => mayAct() && playing() },
    panels: () => <Proof session={session} view={view()} names={{ light: seat('light'), dark: seat('dark') }} />,
    leaflet: () => <Score view={view()} left={!swapped(facing())} />,
    stakes: () => ({
      label: words('resign.as'),
      choices: ([1, 2, 3] as const).map((value) => ({ value, label: words(`stake.${value}`) })),
      cost: (name, stake) => words('resign.points', { name, n: stake * (view().cube?.value ?? 1) }),
    }),
  };
}

/** The cube at the table: the button and why it cannot be pressed, and the offer that waits for an answer. */
function createCube({ session, view, mayAct }: Pick<Sitting<'backgammon'>, 'session' | 'view' | 'mayAct'>) {
  /** Is the reason wanted why doubling is not possible? */
  const [asked, setAsked] = createSignal(false);
  const rollingNow = () => {
    const { toAct } = view();
    return mayAct() && toAct.kind === 'roll' ? toAct : null;
  };
  const whyNot = () => {
    const { toAct } = view();
    if (toAct.kind !== 'roll' || toAct.double === 'yes') return view().cube ? null : words('double.no cube');
    return words(`double.${toAct.double}`);
  };
  const double = () => {
    setAsked(false);
    // Where the rules forbid it the table says by which article; without a cube there is nothing to refuse.
    if (rollingNow() && view().cube) void session.act({ kind: 'double' });
    else if (whyNot()) announce(whyNot()!);
  };
  const answering = () => {
    const { toAct } = view();
    return mayAct() && toAct.kind === 'answer' ? toAct : null;
  };
  return {
    double,
    note: () => (asked() && mayAct() && ['roll', 'opening'].includes(view().toAct.kind) ? whyNot() : null),
    button: () => (
      <Show when={view().cube}>
        <button
          type="button"
          class="button"
          aria-disabled={rollingNow()?.double !== 'yes'}
          aria-describedby={whyNot() ? 'why-no-double' : undefined}
          onClick={double}
          onFocus={() => setAsked(true)}
          onBlur={() => setAsked(false)}
          onPointerEnter={() => setAsked(true)}
          onPointerLeave={() => setAsked(false)}
        >
          {words('act.double')}
        </button>
        <span id="why-no-double" class="visually-hidden">
          {whyNot()}
        </span>
      </Show>
    ),
    offer: () => (
      <Show when={answering()}>
        {(answer) => (
          <CubeOffer
            name={view().seats[opposite(answer().side)].name}
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
    ),
  };
}

/** The cube, if this side holds it, and its checkers borne off. A cube in the middle is shown once, at the bottom. */
function Tokens(props: { view: BackgammonView; side: Side; bottom: Side; off: number }): JSX.Element {
  const cube = () => {
    const { cube } = props.view;
    if (!cube) return null;
    const middle = cube.owner === null && props.side === props.bottom && cube.value === 1;
    // Never turned, it shows 64 as it does on the board.
    return middle ? 64 : cube.owner === props.side ? cube.value : null;
  };
  return (
    <>
      <Show when={cube()}>
        {(value) => (
          <span class="strip-cube">
            <span class="visually-hidden">{words('cube')} </span>
            {value()}
          </span>
        )}
      </Show>
      <Show when={props.off}>
        {(count) => (
          <span class="strip-off">
            <b>{count()}</b> {words('off')}
          </span>
        )}
      </Show>
    </>
  );
}

/** The dice of this table, and their proof once it is asked for. */
function Proof(props: {
  session: Sitting<'backgammon'>['session'];
  view: BackgammonView;
  names: Readonly<Record<Side, string>>;
}): JSX.Element {
  const app = useApp();
  const [proof, setProof] = createSignal<JudgedProof | null>(null);
  const [checking, setChecking] = createSignal(false);
  const check = async () => {
    setChecking(true);
    try {
      const { table } = props.session;
      const found = await app.box.verifyDice(table);
      setProof({ ...found, luck: null });
      // The luck of the throws needs the player's opinion of each; it comes after the verdict.
      if (found.rolls.length) {
        const { report } = await app.box.analyseRecord(table, LUCK_BUDGET);
        const { light, dark } = report;
        if (light.luck !== null && dark.luck !== null)
          setProof({ ...found, luck: { light: light.luck, dark: dark.luck } });
      }
      const last = found.rolls[found.rolls.length - 1];
      if (last && (last.proof === 'agrees' || last.proof === 'one-sided'))
        announce(words('spoken.proof', { n: last.number }));
    } catch (why) {
      app.fail(why);
    } finally {
      setChecking(false);
    }
  };
  return (
    <DiceProofPanel
      names={props.names}
      rolls={props.view.rolls}
      typed={props.view.diceFrom === 'typed'}
      proof={proof()}
      checking={checking()}
      onCheck={() => void check()}
    />
  );
}
