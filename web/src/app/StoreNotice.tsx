import type { JSX } from 'solid-js';
import { createEffect, onCleanup, Show } from 'solid-js';
import { t } from '../i18n';
import type { Trouble } from '../store/database';
import { store } from '../store/store';
import { ANALYSE } from './addresses';

/** What can be done about it. */
function Remedy(props: { trouble: Trouble }): JSX.Element {
  return (
    <>
      <Show when={props.trouble === 'full'}>
        <a class="button compact" href={ANALYSE}>
          {t('saved')}
        </a>
      </Show>
      <Show when={props.trouble === 'full' || props.trouble === 'forbidden'}>
        <button type="button" class="button compact" onClick={() => void store.retry()}>
          {t('state.retry')}
        </button>
      </Show>
      <Show when={props.trouble === 'outdated'}>
        <button type="button" class="button compact" onClick={() => location.reload()}>
          {t('store.reload')}
        </button>
      </Show>
    </>
  );
}

/** Says, as long as it is so, that games are not kept or cannot be reached, and asks before they are left behind. */
export function StoreNotice(): JSX.Element {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  createEffect(() => {
    if (store.isSafe()) return;
    addEventListener('beforeunload', ask);
    onCleanup(() => removeEventListener('beforeunload', ask));
  });
  return (
    <div role="alert">
      <Show when={store.notice()}>
        {(trouble) => (
          <div class="wrap store-notice no-print">
            <p>{t(`store.${trouble()}`)}</p>
            <Remedy trouble={trouble()} />
          </div>
        )}
      </Show>
    </div>
  );
}
