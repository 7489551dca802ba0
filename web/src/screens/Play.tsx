import type { JSX } from 'solid-js';
import { createSignal, onMount, Show } from 'solid-js';
import { gameAddress, HOME, ruleSetOf } from '../app/addresses';
import { useApp } from '../app/context';
import { preferences } from '../app/preferences';
import { address, go } from '../app/router';
import { StateBox } from '../components/StateBox';
import { t } from '../i18n';
import { startGame } from '../play/start';

/** `#/play/italian` starts a game in the chosen mode and hands over to it. */
export default function Play(props: { slug: string }): JSX.Element {
  const app = useApp();
  const [lost, setLost] = createSignal(false);
  onMount(() => {
    const ruleSet = ruleSetOf(props.slug);
    const position = address().query.get('position');
    if (!app.ruleSet(ruleSet)) {
      setLost(true);
      return;
    }
    startGame(app, {
      ruleSet,
      mode: preferences.mode === 'two' ? 'two' : 'computer',
      ...(position ? { position } : {}),
    })
      .then((id) => (id ? go(gameAddress(id), true) : setLost(true)))
      .catch(app.fail);
  });
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{t('new')}</h1>
      <Show
        when={lost()}
        fallback={<StateBox kind="waiting" title={t('state.loading')} text={t('state.loading.text')} />}
      >
        <StateBox kind="error" title={t('state.rules')} text={t('state.lost.text', { address: props.slug })}>
          <div class="row">
            <a class="button compact" href={HOME}>
              {t('home')}
            </a>
          </div>
        </StateBox>
      </Show>
    </div>
  );
}
