import type { JSX } from 'solid-js';
import { createResource, Show } from 'solid-js';
import { HOME } from '../app/addresses';
import { go } from '../app/router';
import { toast } from '../app/toasts';
import { ruleSetName } from '../play/wording';
import type { DraftRules } from './draft';
import type { Following } from './following';
import { createOutside, LinkBox, Reach } from './Links';
import { lineText } from './marks';
import { whyNot } from './refusal';
import type { OwnSeat } from './seats';
import { joinAddress } from './seats';
import type { Shown } from './server';
import { callOff } from './server';
import { dropTable, keepWaiting } from './shelf';
import { Terms } from './Terms';
import { words } from './words';

/** A table at which not both have sat down yet. */
export function Waiting(props: {
  shown: Shown;
  rules: DraftRules;
  own: OwnSeat | null;
  following: Following;
}): JSX.Element {
  const outside = createOutside();
  const join = () => props.own?.join;
  // Whoever closes the page finds the table on the home page again.
  if (props.own) createResource(() => keepWaiting(props.shown, props.rules, props.own?.side ?? null));
  const end = async () => {
    try {
      await callOff(props.shown.table);
      await dropTable(props.shown.table);
      toast({ text: words('wait.called.off') });
      go(HOME);
    } catch (why) {
      toast({ text: whyNot(why) });
    }
  };
  return (
    <div class="wrap page-narrow online-page">
      <h1 class="page-title">{words(props.shown.public ? 'wait.title.public' : 'wait.title')}</h1>
      <p class="online-line" role="status">
        <i class="online-dot" classList={{ up: props.following.line() === 'up' }} aria-hidden="true" />
        {lineText(props.following)}
      </p>
      <Show when={join()}>
        {(secret) => (
          <section class="sheet">
            <p>{words('wait.text')}</p>
            <LinkBox
              id="join-link"
              label={words('wait.link')}
              link={outside.link(joinAddress(props.shown.table, secret()))}
              title={ruleSetName(props.rules.set)}
              code={outside.opens()}
            />
            <Reach outside={outside} />
            <Show when={!window.isSecureContext}>
              <p class="small">{words('wait.plain.offline')}</p>
            </Show>
          </section>
        )}
      </Show>
      <Terms rules={props.rules} draft={props.shown.draft} side={props.own?.side ?? null} />
      <Show when={props.own}>
        <p class="small">{words('wait.keep')}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => void end()}>
            {words('wait.off')}
          </button>
        </div>
      </Show>
    </div>
  );
}
