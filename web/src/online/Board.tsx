import type { JSX } from 'solid-js';
import { createEffect, createMemo, createResource, createSignal, on, Show } from 'solid-js';
import { studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { Dialog } from '../app/Dialog';
import type { MenuItem } from '../app/Menu';
import { isSmall } from '../app/preferences';
import { go } from '../app/router';
import { toast } from '../app/toasts';
import { underWay } from '../app/under-way';
import type { Saying, Side, TableView } from '../box/api';
import { opposite } from '../box/api';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
import type { Led } from '../play/GameTable';
import { GameTable } from '../play/GameTable';
import { createSession } from '../play/session';
import { actingSide, ruleSetName } from '../play/wording';
import { sound } from '../sound/play';
import { Alerts } from './Alerts';
import { Chat } from './Chat';
import type { DraftRules } from './draft';
import { pageOf } from './draft';
import { Elsewhere } from './Elsewhere';
import type { Following } from './following';
import { CLAIM_AFTER, createSeconds } from './following';
import { goneFor, lineText, presenceText } from './marks';
import type { OwnSeat } from './seats';
import { keepSeat, tableAddress } from './seats';
import type { Shown } from './server';
import { recordLink, strengthText } from './server';
import { dropTable, keepTable, shelfId } from './shelf';
import { words } from './words';

/** Has nothing come of it? There is nobody to act, and no end. */
export const isCalledOff = (view: TableView, resigned: boolean): boolean =>
  view.toAct.kind === 'over' && view.outcome === null && !resigned;

/** A game that a server leads, on the same table as one at this device. */
export function Board(props: {
  id: string;
  rules: DraftRules;
  own: OwnSeat | null;
  shown: Shown;
  following: Following;
}): JSX.Element {
  const app = useApp();
  const { following } = props;
  const online = () => following.online()!;
  const you = (): Side | null => online().you;
  const them = (): Side => opposite(you() ?? 'dark');
  const [dialog, setDialog] = createSignal<'chat' | 'elsewhere' | 'leave' | null>(null);
  const [read, setRead] = createSignal(0);
  const [muted, setMuted] = createSignal(false);
  const [reported, setReported] = createSignal<readonly number[]>([]);
  /** Names change rarely; who is there changes often. */
  const names = createMemo(
    () => ({ light: online().seats.light.name, dark: online().seats.dark.name }),
    { light: '', dark: '' },
    { equals: (a, b) => a.light === b.light && a.dark === b.dark },
  );
  const session = createSession({
    box: following.box,
    first: following.view()!,
    computerActs: true,
    led: true,
    you,
    names,
    budget: 0,
    evaluates: () => false,
    onChange: ({ cause, after }) => {
      if (cause !== 'walked' && after.record.atEnd && !online().pending) keep();
    },
    onFailure: app.fail,
  });
  const { view } = session;
  /** One after the other: what is kept late must not come after what was dropped. */
  let keeping: Promise<void> = Promise.resolve();
  const keep = () => {
    if (you() === null) return;
    const now = view();
    const called = isCalledOff(now, online().resigned !== null);
    keeping = keeping.then(() => (called ? dropTable(props.id) : keepTable(app, props.id, now, you())));
    keeping = keeping.catch(app.fail);
    void underWay('save', keeping);
  };
  createEffect(
    on(following.view, (now) => {
      if (now) session.hear(now);
    }),
  );
  // What was shown ahead is kept once the server has it.
  createEffect(
    on(
      () => online().pending,
      (pending) => {
        if (!pending && view().record.atEnd) keep();
      },
    ),
  );
  const [page] = createResource(language, (now) => pageOf(props.rules, app, now));
  // Whoever looks at another tab sees whose turn it is.
  createEffect(() => {
    const mine = you() !== null && actingSide(view()) === you() && !view().outcome;
    document.title = `${mine ? `${t('home.yourmove')} · ` : ''}${ruleSetName(props.rules.set)} – Tabuleiro`;
  });
  const name = (side: Side) => view().seats[side].name;
  const playing = () => view().toAct.kind !== 'over' && view().outcome === null;
  const calledOff = () => isCalledOff(view(), online().resigned !== null);
  const isLive = () => /^(?!none$|\d+d$)./.test(props.shown.draft.clock ?? 'none');
  const seconds = createSeconds(() => !online().seats.light.here || !online().seats.dark.here);
  const gone = () => goneFor(online().seats[them()], following.seenAt(), seconds());
  const mayClaim = () =>
    you() !== null && playing() && !/^\d+d$/.test(props.shown.draft.clock ?? '') && (gone() ?? 0) >= CLAIM_AFTER;

  /** What is answered is how the game stands, whatever was looked at. */
  const lookAtEnd = async (): Promise<void> => {
    if (!view().record.atEnd) await session.goOn();
  };
  const say = async (saying: Saying): Promise<void> => {
    await lookAtEnd();
    const answer = await following.say(saying);
    if (answer && !answer.ok) toast({ text: answer.refusal.sentence[language()] });
  };
  const saying = (what: Saying) => (): void => void underWay('say', say(what)).catch(app.fail);

  // Nobody decides anything at the opening throw: the page asks for it, Dark's where Light is not there.
  createEffect(
    on([online, view], ([now, table]) => {
      const asks = now.you === 'light' || (now.you === 'dark' && !now.seats.light.here);
      const free = !now.pending && !now.throwing && now.halted === null && !now.adjourned && !now.offer;
      if (table.toAct.kind !== 'opening' || !asks || !free || !table.record.atEnd) return;
      void following.tell(table.table, { kind: 'roll' }).catch(app.fail);
    }),
  );
  // The turn has come to this side: somebody may look elsewhere.
  createEffect(
    on(
      () => you() !== null && actingSide(view()) === you(),
      (mine, before) => {
        if (mine && before === false && document.visibilityState === 'hidden') sound('turn');
      },
    ),
  );
  createEffect(
    on(
      () => online().rematch,
      (again) => {
        if (!again) return;
        const side = props.own?.side;
        keepSeat(again.table, { secret: again.secret, ...(side ? { side: opposite(side) } : {}) });
        go(tableAddress(again.table));
      },
    ),
  );
  createEffect(
    on(
      () => online().chat.length,
      (said) => {
        const last = online().chat[said - 1];
        if (dialog() === 'chat') setRead(said);
        else if (last && said > read() && !muted()) toast({ text: `${name(them())}: ${last.text}` });
      },
      { defer: true },
    ),
  );

  const saveRecord = () => {
    const link = document.createElement('a');
    link.href = recordLink(props.id);
    link.download = `${props.id}.jsonl`;
    link.click();
  };
  const unread = () => (muted() ? 0 : online().chat.length - read());
  const item = (when: boolean, label: string, run: () => void, danger = false): readonly MenuItem[] =>
    when ? [{ label, run, ...(danger ? { danger } : {}) }] : [];
  /** What the computer is called at a seat that it has. */
  const computerLevel = (side: Side): string | null => {
    const { player } = view().seats[side];
    return player.kind === 'computer' ? (app.levels()[player.level - 1]?.name[language()] ?? null) : null;
  };
  const led: Led = {
    you,
    mayAct: () =>
      you() !== null &&
      actingSide(view()) === you() &&
      !online().pending &&
      !online().throwing &&
      !online().adjourned &&
      !online().resigned &&
      online().halted === null,
    clock: following.clock,
    mark: (side) => {
      const here =
        computerLevel(side) ??
        (side === you()
          ? lineText(following, isSmall())
          : presenceText(online().seats[side], following.seenAt(), seconds()));
      const strength = following.strengthOf(online().seats[side].name);
      return strength ? `${strengthText(strength)} · ${here}` : here;
    },
    say: () => {
      const { pending, throwing, seats } = online();
      if (calledOff()) return words('called.off');
      if (throwing) return words('say.throwing');
      if (!playing() || !view().record.atEnd) return null;
      if (you() !== null && isLive() && !seats[them()].here && online().may.abort && gone() === null)
        return words('say.other.comes', { name: name(them()) });
      if (pending && following.line() === 'up') return words('line.pending');
      const acting = actingSide(view());
      return acting !== null && acting !== you() ? words('say.wait', { name: name(acting) }) : null;
    },
    takeBack: () => ({ label: words('act.takeback.ask'), run: saying({ kind: 'takeback' }) }),
    offerDraw: () => ({ label: words('act.draw.ask'), run: () => void session.act({ kind: 'offer draw' }) }),
    menu: () => [
      ...item(you() !== null, unread() ? words('act.chat.new', { n: unread() }) : words('act.chat'), () => {
        setRead(online().chat.length);
        setDialog('chat');
      }),
      ...item(props.own !== null, words('act.elsewhere'), () => setDialog('elsewhere')),
      ...item(online().may.adjourn, words('act.adjourn'), saying({ kind: 'adjournment' })),
      ...item(true, words('act.record'), saveRecord),
      ...item(online().may.abort, words('act.abort'), saying({ kind: 'abort' }), true),
      ...item(you() !== null && playing(), words('act.leave'), () => setDialog('leave'), true),
    ],
    next: () => {
      const mine = you();
      const other = name(them());
      if (view().outcome?.matchOver) {
        if (mine && online().rematchWanted[mine]) return words('act.rematch.waits', { name: other });
        return online().rematchWanted[them()] ? words('act.rematch.accept', { name: other }) : words('act.rematch');
      }
      return mine && online().ready[mine] ? words('act.next.waits', { name: other }) : t('act.next');
    },
    onNext: () => void session.act({ kind: 'next game' }),
    more: () => (
      <>
        <Show when={online().may.stop}>
          <button type="button" class="button" onClick={saying({ kind: 'stop' })}>
            {words('act.stop')}
          </button>
        </Show>
        <button type="button" class="button" onClick={saveRecord}>
          {words('act.record')}
        </button>
      </>
    ),
  };
  return (
    <>
      <GameTable
        session={session}
        page={page.latest}
        bottom={you() ?? roomOf(view()).bottom?.(view()) ?? 'light'}
        looksOn={you() === null}
        onNewGame={() => undefined}
        onAgain={saying({ kind: 'rematch' })}
        studyHref={(node) => (you() !== null && view().outcome ? studyAddress(shelfId(props.id), node) : null)}
        led={led}
        notice={
          <Alerts
            following={following}
            you={you()}
            name={name}
            calledOff={calledOff()}
            mayClaim={mayClaim()}
            onSay={(what) => saying(what)()}
            onKey={(key) => {
              if (props.own) keepSeat(props.id, { secret: props.own.secret, key });
            }}
          />
        }
      />
      <Show when={dialog() === 'chat'}>
        <Chat
          online={online()}
          name={name(them())}
          muted={muted()}
          seat={props.own?.side === 'dark' ? 1 : 0}
          reported={reported()}
          onMute={setMuted}
          onReported={(at) => setReported([...reported(), at])}
          onSay={(saying) => lookAtEnd().then(() => following.sayAndHear(saying))}
          onClose={() => setDialog(null)}
        />
      </Show>
      <Show when={dialog() === 'elsewhere' && props.own}>
        {(own) => <Elsewhere id={props.id} own={own()} onClose={() => setDialog(null)} />}
      </Show>
      <Show when={dialog() === 'leave'}>
        <Dialog title={words('leave.title')} scrim onClose={() => setDialog(null)}>
          <p>{words('leave.text', { name: name(them()) })}</p>
          <div class="row dialog-actions">
            <button
              type="button"
              class="button danger"
              onClick={() => {
                setDialog(null);
                saying({ kind: 'leave' })();
              }}
            >
              {words('act.leave')}
            </button>
            <button type="button" class="button" onClick={() => setDialog(null)}>
              {t('cancel')}
            </button>
          </div>
        </Dialog>
      </Show>
    </>
  );
}
