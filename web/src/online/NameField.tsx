import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { ownAccount } from './own-account';
import { isName, ownName } from './seats';
import { words } from './words';

/** What one is called at a table; nothing is a name too. Whoever has signed in is called as the account is. */
export function NameField(props: { onName: (name: string) => void }): JSX.Element {
  const [name, setName] = createSignal(ownName());
  return (
    <Show
      when={ownAccount()?.account}
      fallback={
        <div class="field">
          <label for="own-name">{words('invite.name')}</label>
          <input
            id="own-name"
            class="input"
            maxLength={30}
            autocomplete="nickname"
            value={name()}
            aria-invalid={!isName(name())}
            aria-describedby={isName(name()) ? undefined : 'own-name-bad'}
            onInput={(event) => {
              setName(event.currentTarget.value);
              props.onName(event.currentTarget.value);
            }}
          />
          <Show when={!isName(name())}>
            <small id="own-name-bad" class="small online-bad">
              {words('invite.name.bad')}
            </small>
          </Show>
        </div>
      }
    >
      {(account) => <p class="small">{words('account.as', { name: account().name })}</p>}
    </Show>
  );
}
