import type { JSX } from 'solid-js';
import { createResource, For, Show } from 'solid-js';
import { catchFocus } from '../app/focus';
import { toast } from '../app/toasts';
import { language } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { endSessions, sessions } from './own-account';
import { whyNot } from './refusal';
import { words } from './words';

/** Where one has signed in; each can be ended from here. */
export function Sessions(): JSX.Element {
  const [list, { refetch }] = createResource(() => sessions().catch(() => []));
  let title!: HTMLHeadingElement;
  const end = async (session: string | null) => {
    try {
      await endSessions(session);
      // Whoever has ended all of them is not here any more.
      if (!session) return;
      await refetch();
      catchFocus(title);
    } catch (why) {
      toast({ text: whyNot(why) });
    }
  };
  const nameOf = (device: string): string => device || words('sessions.unknown');
  return (
    <section class="sheet" aria-labelledby="account-sessions">
      <h2 ref={title} id="account-sessions" tabIndex={-1}>
        {words('sessions.title')}
      </h2>
      <ul class="account-list">
        <For each={list.latest}>
          {(each) => (
            <li>
              <span>
                <b>{nameOf(each.device)}</b>
                <small class="small">
                  {each.this
                    ? words('sessions.this')
                    : words('sessions.seen', { when: dayAndTime(new Date(each.seen), language()) })}
                </small>
              </span>
              <Show when={!each.this}>
                <button
                  type="button"
                  class="button compact"
                  aria-label={`${words('sessions.end')}: ${nameOf(each.device)}`}
                  onClick={() => void end(each.session)}
                >
                  {words('sessions.end')}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="button compact" onClick={() => void end(null)}>
        {words('sessions.all')}
      </button>
    </section>
  );
}
