import type { JSX } from 'solid-js';
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { useApp } from '../app/context';
import type { MenuItem } from '../app/Menu';
import { Menu } from '../app/Menu';
import { isLandscapePhone, isSmall } from '../app/preferences';
import { go } from '../app/router';
import { setTableHeader } from '../app/table-header';
import { toast } from '../app/toasts';
import type { ClockView, RulesPage, Side } from '../box/api';
import { opposite } from '../box/api';
import { Icon } from '../components/icons';
import { LeafletPanel } from '../components/LeafletPanel';
import { MoveList } from '../components/MoveList';
import { PlayerStrip } from '../components/PlayerStrip';
import { TypeMove } from '../components/TypeMove';
import { WhyNot } from '../components/WhyNot';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import type { TableActs } from '../games/room';
import { language, t } from '../i18n';
import { EndCard } from './EndCard';
import { keepFocus, onGameKey, tableKey } from './keys';
import type { Panel } from './Panels';
import { createPanels, Panels } from './Panels';
import { createClocks, createThinkingText, DrawOffer, Evaluation, OutcomeCard, ResignDialog } from './parts';
import type { Session } from './session';
import { playInstead } from './session';
import { TableLayout } from './TableLayout';
import { actingSide, hintText, ruleSetName, stateLine } from './wording';

/** What differs at a table that a server leads. */
export interface Led {
  /** One's own side; nobody's for those who watch. */
  readonly you: () => Side | null;
  readonly mayAct: () => boolean;
  readonly clock: () => ClockView | null;
  /** Beside a name: whether they are there. */
  readonly mark: (side: Side) => string | null;
  /** What stands before the prompt: whom the table waits for. */
  readonly say: () => string | null;
  readonly takeBack: () => MenuItem;
  readonly offerDraw: () => MenuItem;
  readonly menu: () => readonly MenuItem[];
  /** The first button of the card at the end, and what stands beside it. */
  readonly next: () => string;
  readonly onNext: () => void;
  readonly more: () => JSX.Element;
}

/** A game on the screen: what every table has, around what its game brings. */
export function GameTable(props: {
  session: Session;
  page: RulesPage | undefined;
  bottom: Side;
  onNewGame: () => void;
  /** The same game once more, at once. */
  onAgain: () => void;
  /** The study of this game, at a turn or at its end. */
  studyHref: (node: number | null) => string | null;
  /** Is it played in another tab? Then nothing is done here. */
  looksOn?: boolean;
  /** Something to be said before everything else. */
  notice?: JSX.Element;
  led?: Led;
}): JSX.Element {
  const app = useApp();
  const { session } = props;
  const { view } = session;
  const game = roomOf(view());
  const [turned, setTurned] = createSignal(false);
  const [resigning, setResigning] = createSignal(false);
  /** Has somebody put the card of the end away? The next end brings another one. */
  const [cardClosed, setCardClosed] = createSignal(false);
  createEffect(
    on(
      () => view().outcome === null,
      (goesOn) => {
        if (goesOn) setCardClosed(false);
      },
    ),
  );
  let focusBoard: () => void = () => undefined;
  const bottom = (): Side => (turned() ? opposite(props.bottom) : props.bottom);
  const { led } = props;
  const mayAct = () =>
    !props.looksOn &&
    !view().outcome &&
    session.computerSide() === null &&
    view().record.atEnd &&
    (led?.mayAct() ?? true);
  const hand = game.sit({ session, view, mayAct, bottom, shown: () => null });
  const clock = createClocks(led ? () => ({ ...view(), clock: led.clock() }) : view);
  const thinking = createThinkingText(session);
  const name = () => ruleSetName(app.ruleSet(view().ruleSet));
  const seat = (side: Side) => view().seats[side].name;
  const level = (side: Side) => {
    if (led) return led.mark(side);
    const { player } = view().seats[side];
    return player.kind === 'computer' ? (app.levels()[player.level - 1]?.name[language()] ?? null) : null;
  };
  const panels = createPanels();
  const [typing, setTyping] = createSignal(false);
  setTableHeader({ name, openLeaflet: () => panels.show('leaflet') });
  onCleanup(() => setTableHeader(null));

  const offerDraw = async () => {
    if (!(await session.act({ kind: 'offer draw' }))) return;
    const opponent = (['light', 'dark'] as const).find((side) => view().seats[side].player.kind === 'computer');
    if (opponent && !view().outcome && !view().drawOffer) toast({ text: t('draw.declined', { name: seat(opponent) }) });
  };
  const acts: TableActs = {
    hint: () => ({ label: t('act.hint'), run: () => void session.askHint() }),
    turn: () => ({ label: t('act.turn'), run: () => setTurned(!turned()) }),
    takeBack: led?.takeBack ?? (() => ({ label: t('act.takeback'), run: () => void session.undo() })),
    offerDraw: led?.offerDraw ?? (() => ({ label: t('act.draw'), run: () => void offerDraw() })),
    resign: () => ({ label: t('act.resign'), run: () => setResigning(true), danger: true }),
  };

  const cardOpen = () => view().outcome !== null && !cardClosed() && !props.looksOn && view().record.atEnd;
  const closeCard = () => {
    setCardClosed(true);
    focusBoard();
  };
  onGameKey((key) => {
    if (key === 'Escape' && cardOpen()) {
      closeCard();
      return true;
    }
    if (tableKey(session, key) || hand.press?.(key)) return true;
    if (key === 'g') {
      panels.show(panels.open() === 'leaflet' ? 'moves' : 'leaflet');
      return true;
    }
    if (key === '/' && hand.typing.open()) {
      setTyping(true);
      return true;
    }
    if (key === 'Escape' && session.refusal()) {
      session.clearRefusal();
      focusBoard();
      return true;
    }
    return (key === 'u' || key === 'Escape') && hand.stepBack();
  });
  keepFocus(
    () => [session.change(), hand.entry()],
    () => focusBoard(),
  );

  const strip = (side: Side) => {
    const facts = hand.strip(side);
    return (
      <PlayerStrip
        side={side}
        name={seat(side)}
        level={level(side)}
        state={stateLine(view(), side, led !== undefined && led.you() !== side)}
        acting={actingSide(view()) === side}
        score={facts.score?.()}
        fact={facts.fact()}
        tokens={facts.tokens?.()}
        icon={facts.icon?.()}
        clock={clock(side)}
      />
    );
  };
  const say = () =>
    thinking() ??
    led?.say() ??
    hand.note?.() ??
    (!view().record.atEnd
      ? t('say.past')
      : ((hand.isEntering() ? null : hintText(view(), session.hint())) ?? hand.prompt()));
  const menu = () => (
    <Menu
      label={t('act.more')}
      name={t('act.more')}
      class={isSmall() ? 'button act bare' : 'pad-menu'}
      items={[
        ...(props.looksOn ? [] : hand.menu(acts)),
        ...(hand.typing.open() ? [{ label: t('type.label'), run: () => setTyping(true) }] : []),
        ...(isLandscapePhone() ? [{ label: t('panel.leaflet'), run: () => panels.show('leaflet') }] : []),
        ...(isSmall() && hand.panels ? [{ label: t('panel.dice'), run: () => panels.show('dice') }] : []),
        ...(led?.menu() ?? [{ label: t('new'), run: props.onNewGame }]),
        ...(isLandscapePhone() ? [{ label: t('home'), run: () => go(HOME) }] : []),
        { label: t('print'), run: () => print() },
      ]}
    >
      <Icon name="more" size={20} />
    </Menu>
  );
  const moves: Panel = {
    name: 'moves',
    content: () => (
      <MoveList
        game={game}
        record={view().record}
        seats={view().seats}
        onGo={(node) => void session.goTo(node)}
        onGame={(number) => void session.goToGame(number)}
        pending={hand.pending()}
        menu={isSmall() ? undefined : <span class="game-menu">{menu()}</span>}
      />
    ),
  };
  const leaflet: Panel = {
    name: 'leaflet',
    content: () => (
      <LeafletPanel
        page={props.page}
        title={name()}
        source={app.ruleSet(view().ruleSet)?.source[language()] ?? ''}
        cited={session.refusal()?.article?.anchor ?? null}
        seen={panels.open() === 'leaflet'}
      >
        {hand.leaflet?.()}
      </LeafletPanel>
    ),
  };
  const dice: readonly Panel[] = hand.panels ? [{ name: 'dice', content: hand.panels }] : [];
  return (
    <>
      <TableLayout
        wide={faceOf(view()).wide}
        title={t('game.of', { game: name() })}
        board={
          <hand.board
            label={t('game.board', { game: name() })}
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
            <TypeMove
              example={hand.typing.example}
              refusal={session.refusal()}
              disabled={!hand.typing.open()}
              open={typing()}
              onClose={() => {
                setTyping(false);
                focusBoard();
              }}
              onType={(text) => session.act({ kind: 'typed', text: hand.typing.read?.(text) ?? text })}
            />
            <p class="say" aria-live="off">
              {say()}
            </p>
            <div class="action-buttons">
              <Show when={!view().record.atEnd}>
                <button type="button" class="button" onClick={() => void session.goOn()}>
                  {t('act.return')}
                </button>
              </Show>
              <Show when={!props.looksOn}>{hand.actions(acts)}</Show>
              <Show when={isSmall()}>
                <span class="game-menu">{menu()}</span>
              </Show>
            </div>
          </>
        }
        alerts={
          <>
            {props.notice}
            <Show when={session.refusal()}>
              {(refusal) => (
                <WhyNot refusal={refusal()} onPlayInstead={() => playInstead(session)} onClose={session.clearRefusal} />
              )}
            </Show>
            {hand.alerts?.()}
            <Show when={!led}>
              <DrawOffer session={session} />
            </Show>
            <OutcomeCard view={view()} onCard={cardClosed() && !props.looksOn ? () => setCardClosed(false) : null} />
          </>
        }
        panels={<Panels panels={[moves, leaflet, ...dice]} at={panels} />}
      />
      <Show when={cardOpen()}>
        <EndCard
          session={session}
          bottom={bottom()}
          onNext={() => (led ? led.onNext() : void session.act({ kind: 'next game' }))}
          onAgain={props.onAgain}
          next={led?.next()}
          more={led?.more()}
          onClose={closeCard}
          studyHref={props.studyHref}
        />
      </Show>
      <Show when={resigning()}>
        <ResignDialog
          view={view()}
          stakes={hand.stakes?.() ?? null}
          by={led?.you() ?? null}
          onClose={() => setResigning(false)}
          onResign={(stake) => {
            setResigning(false);
            void session.act(stake === null ? { kind: 'resign' } : { kind: 'resign', stake });
          }}
        />
      </Show>
    </>
  );
}
