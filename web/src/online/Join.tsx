import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { useApp } from '../app/context';
import { underWay } from '../app/under-way';
import type { DraftRules } from './draft';
import { createSending, Problem } from './Field';
import { NameField } from './NameField';
import { refusalText } from './refusal';
import type { OwnSeat } from './seats';
import { isName, keepName } from './seats';
import type { Shown } from './server';
import { randomDigits } from './server';
import { freeSide, joinBy, takeOpen } from './sit';
import { Terms } from './Terms';
import { words } from './words';

/** Somebody is invited: what is played comes before sitting down. Without a secret it is an open table. */
export function Join(props: {
  shown: Shown;
  rules: DraftRules;
  secret: string | null;
  onSeat: (own: OwnSeat) => void;
  onWatch: () => void;
}): JSX.Element {
  const app = useApp();
  const [name, setName] = createSignal<string | null>(null);
  /** The same for every try, so that one whose answer was lost can be made once more. */
  const mine = randomDigits(32);
  const host = () => props.shown.names.find((each) => each) ?? '';
  const free = () => props.shown.state === 'waiting' && !props.shown.taken.every(Boolean);
  const sitting = createSending(async () => {
    const label = name()?.trim();
    if (label !== undefined && !isName(label)) return;
    if (label !== undefined) keepName(label);
    const { shown, rules, secret } = props;
    props.onSeat(
      await (secret === null ? takeOpen(app.box, shown, rules, mine) : joinBy(app.box, shown, rules, secret, mine)),
    );
  });
  return (
    <div class="wrap page-narrow online-page">
      <h1 class="page-title">{host() ? words('join.by', { name: host() }) : words('join.title')}</h1>
      <Terms rules={props.rules} draft={props.shown.draft} side={free() ? freeSide(props.shown) : null} />
      <Show
        when={free()}
        fallback={
          <p class="online-problem" role="alert">
            {refusalText(props.shown.state === 'waiting' || props.shown.state === 'live' ? 'seat-taken' : 'table-over')}
          </p>
        }
      >
        <section class="sheet">
          <NameField onName={setName} />
        </section>
      </Show>
      <Problem why={sitting.problem()} />
      <div class="row">
        <Show when={free()}>
          <button
            type="button"
            class="button primary"
            aria-disabled={sitting.busy()}
            onClick={() => void underWay('table', sitting.send())}
          >
            {words('join.sit')}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.onWatch()}>
          {words('join.watch')}
        </button>
      </div>
    </div>
  );
}
