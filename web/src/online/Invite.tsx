import type { JSX } from 'solid-js';
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { ruleSetOf } from '../app/addresses';
import { useApp } from '../app/context';
import { preferences } from '../app/preferences';
import { address, go, writeAddress } from '../app/router';
import { toast } from '../app/toasts';
import { underWay } from '../app/under-way';
import type { RuleSetId } from '../box/api';
import { ColourChoice } from '../components/ColourChoice';
import { openRoom } from '../games';
import type { HomeCard } from '../games/face';
import { timesFor } from '../play/time-control';
import { shelfCards } from '../screens/home/cards';
import { AccountLink } from './AccountLink';
import { clockText, draftOf, rulesOf } from './draft';
import { NameField } from './NameField';
import { whyNot } from './refusal';
import { isName, keepName, keepSeat, secretOf, tableAddress } from './seats';
import { layOut, lookAt } from './server';
import { comeTo } from './sit';
import { words } from './words';

export const LOBBY = writeAddress(['lobby']);
/** Days for a move, where nobody is expected to sit at the table. */
const DAYS = ['1d', '3d', '7d'];

/** `#/friend/italian`: everything about the table is chosen already; one press makes the link. */
export function Invite(props: { slug: string }): JSX.Element {
  const app = useApp();
  const wanted = ruleSetOf(props.slug);
  const [asked, setAsked] = createSignal<RuleSetId>(app.ruleSet(wanted) ? wanted : (app.ruleSets()[0]?.id ?? ''));
  const [clock, setClock] = createSignal<string | null>(preferences.time);
  const [name, setName] = createSignal<string | null>(null);
  const [making, setMaking] = createSignal(false);
  const [isPublic, setPublic] = createSignal(address().query.has('public'));
  const kind = () => app.ruleSet(asked())?.kind;
  const [room] = createResource(kind, (now) => openRoom(now));
  const cards = createMemo(() => shelfCards(app.ruleSets()));
  /** House rules are a game of their own; where one card stands for several sets, the room knows which. */
  const isHouse = () => app.ruleSet(asked())?.origin === 'house';
  const chosen = () => (isHouse() ? asked() : (room.latest?.newGame.ruleSet(asked()) ?? asked()));
  const set = () => app.ruleSet(chosen());
  const clocks = createMemo((): readonly (string | null)[] => {
    const usual = timesFor(room.latest?.newGame.points(set()) ?? null);
    const own = preferences.time;
    return [null, ...usual, ...(own === null || usual.includes(own) ? [] : [own]), ...DAYS];
  });
  const isCard = ({ set: each }: HomeCard): boolean =>
    each.id === asked() || (each.kind === kind() && !cards().some((card) => card.set.id === asked()));
  const make = async () => {
    if (making()) return;
    const label = (name() ?? '').trim();
    if (name() !== null && !isName(label)) return;
    if (name() !== null) keepName(label);
    setMaking(true);
    try {
      const made = await draftOf(app, chosen(), clock());
      if (!made) return;
      const colour = preferences.colour;
      const side = colour === 'random' ? (Math.random() < 0.5 ? 'light' : 'dark') : colour;
      const laid = await layOut(made.draft, side, isPublic());
      const own = keepSeat(laid.table, { secret: secretOf(laid.seat), side, join: secretOf(laid.join) });
      const shown = await lookAt(laid.table);
      const rules = await rulesOf(app, shown.draft);
      if (rules) await comeTo(app.box, shown, rules, own);
      go(tableAddress(laid.table));
    } catch (why) {
      toast({ text: whyNot(why) });
    } finally {
      setMaking(false);
    }
  };
  return (
    <div class="wrap page-narrow online-page">
      <h1 class="page-title">{words('invite.title')}</h1>
      <p class="lead">{words('invite.lead')}</p>
      <section class="sheet new-game">
        <div class="setting">
          <label for="friend-game">{words('invite.game')}</label>
          <select id="friend-game" class="select compact" onChange={(event) => setAsked(event.currentTarget.value)}>
            <For each={cards()}>
              {(card) => (
                <option value={card.set.id} selected={isCard(card)}>
                  {card.name}
                </option>
              )}
            </For>
          </select>
        </div>
        <Show when={isHouse() ? null : room.latest?.newGame.Options} keyed>
          {(Options) => <Options set={set()} elsewhere />}
        </Show>
        <div class="setting">
          <label for="friend-clock">{words('invite.clock')}</label>
          <select
            id="friend-clock"
            class="select compact"
            onChange={(event) => setClock(clocks()[event.currentTarget.selectedIndex] ?? null)}
          >
            <For each={clocks()}>
              {(each) => <option selected={each === clock()}>{clockText(each ?? undefined)}</option>}
            </For>
          </select>
        </div>
        <Show when={kind()}>{(game) => <ColourChoice label={words('invite.side')} game={game()} />}</Show>
        <NameField onName={setName} />
        <label class="setting online-check">
          <span>
            {words('invite.public')}
            <small class="small">{words('invite.public.help')}</small>
          </span>
          <input type="checkbox" checked={isPublic()} onChange={(event) => setPublic(event.currentTarget.checked)} />
        </label>
      </section>
      <div class="row">
        <button
          type="button"
          class="button primary"
          aria-disabled={making()}
          onClick={() => void underWay('table', make())}
        >
          {words('invite.make')}
        </button>
        <a class="button" href={LOBBY}>
          {words('invite.lobby')}
        </a>
        <AccountLink />
      </div>
    </div>
  );
}
