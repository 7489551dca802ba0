import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { Field } from './Field';
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
        <Field
          id="own-name"
          label={words('invite.name')}
          most={30}
          autocomplete="nickname"
          value={name()}
          bad={isName(name()) ? null : words('invite.name.bad')}
          onInput={(text) => {
            setName(text);
            props.onName(text);
          }}
        />
      }
    >
      {(account) => <p class="small">{words('account.as', { name: account().name })}</p>}
    </Show>
  );
}
