/** What waits for an answer at a table elsewhere, and what is wrong with the line. */
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Saying, Side } from '../box/api';
import { opposite } from '../box/api';
import { t } from '../i18n';
import type { Following } from './following';
import { lineText } from './marks';
import { randomDigits } from './server';
import { words } from './words';

export function Alerts(props: {
  following: Following;
  you: Side | null;
  name: (side: Side) => string;
  calledOff: boolean;
  mayClaim: boolean;
  onSay: (saying: Saying) => void;
  /** A key for other dice was drawn: it has to be on this device before it is used. */
  onKey: (key: string) => void;
}): JSX.Element {
  const online = () => props.following.online()!;
  const them = () => opposite(props.you ?? 'dark');
  const other = () => props.name(them());
  const button = (label: string, saying: Saying, primary = false) => (
    <button
      type="button"
      class="button compact"
      classList={{ primary }}
      aria-disabled={online().pending}
      onClick={() => {
        if (!online().pending) props.onSay(saying);
      }}
    >
      {label}
    </button>
  );
  const seal = () => {
    const key = randomDigits(32);
    props.onKey(key);
    props.onSay({ kind: 'reseal', key });
  };
  return (
    <>
      <Show when={props.you === null}>
        <p class="online-line sheet" role="status">
          <i class="online-dot" classList={{ up: props.following.line() === 'up' }} aria-hidden="true" />
          {words('line.watching', { line: lineText(props.following) })}
        </p>
      </Show>
      <Show when={props.following.line() === 'down'}>
        <section class="sheet online-alert" role="status">
          <p>{words('line.down.text')}</p>
        </section>
      </Show>
      <Show when={props.following.line() === 'up' && online().halted !== null}>
        <section class="sheet online-alert" role="status">
          <p>{words('line.halted')}</p>
        </section>
      </Show>
      <Show when={props.calledOff}>
        <section class="sheet online-alert" role="status">
          <p>{words('called.off')}</p>
        </section>
      </Show>
      <Show when={online().offer}>
        {(offer) => (
          <section class="sheet online-alert" role="status">
            <Show
              when={offer().by === props.you}
              fallback={
                <>
                  <p>{words(`offer.${offer().what}`, { name: props.name(offer().by) })}</p>
                  <Show when={props.you}>
                    <div class="row">
                      {button(t('act.accept'), { kind: 'accept' }, true)}
                      {button(t('act.decline'), { kind: 'decline' })}
                    </div>
                  </Show>
                </>
              }
            >
              <p>{words(`offer.own.${offer().what}`)}</p>
              <div class="row">{button(words('act.withdraw'), { kind: 'decline' })}</div>
            </Show>
          </section>
        )}
      </Show>
      <Show when={online().resigned}>
        {(resigned) => (
          <section class="sheet online-alert" role="status">
            <Show when={resigned().by !== props.you} fallback={<p>{words('resigned.own', { name: other() })}</p>}>
              <p>{words('resigned.other', { name: props.name(resigned().by), n: resigned().points })}</p>
              <Show when={props.you}>
                <div class="row">
                  {button(t('act.accept'), { kind: 'accepted' }, true)}
                  {button(t('act.decline'), { kind: 'refused' })}
                </div>
              </Show>
            </Show>
          </section>
        )}
      </Show>
      <Show when={online().adjourned}>
        <section class="sheet online-alert" role="status">
          <p>
            {props.you && online().ready[props.you] ? words('adjourned.waits', { name: other() }) : words('adjourned')}
          </p>
          <Show when={online().may.resume && props.you && !online().ready[props.you]}>
            <div class="row">{button(words('act.resume'), { kind: 'resume' }, true)}</div>
          </Show>
        </section>
      </Show>
      <Show when={online().diceLost && online().offer?.what !== 'reseal'}>
        <section class="sheet online-alert" role="status">
          <p>{words('dice.lost', { name: other() })}</p>
          <div class="row">
            <button type="button" class="button compact" onClick={seal}>
              {words('dice.seal')}
            </button>
          </div>
        </section>
      </Show>
      <Show when={props.mayClaim}>
        <section class="sheet online-alert" role="status">
          <p>{words('claim.text', { name: other() })}</p>
          <div class="row">{button(words('act.claim'), { kind: 'claim' })}</div>
        </section>
      </Show>
    </>
  );
}
