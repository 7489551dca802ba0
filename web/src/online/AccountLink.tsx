import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { ACCOUNT, ownAccount } from './own-account';
import { words } from './words';

/** The way to the own account, where the server has any. */
export function AccountLink(): JSX.Element {
  return (
    <Show when={ownAccount()?.accounts}>
      <a class="button" href={ACCOUNT}>
        {ownAccount()?.account?.name ?? words('account.title')}
      </a>
    </Show>
  );
}
