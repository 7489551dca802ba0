import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Sheet } from '../boards/sheet';
import type { IconName } from '../components/icons';
import { Band, Brand, Icon } from '../components/icons';
import { LanguageButton } from '../components/LanguageSwitch';
import type { Key } from '../i18n';
import { t } from '../i18n';
import { KeyList, SettingsForm } from '../screens/SettingsForm';
import { store } from '../store/store';
import { ANALYSE, HOME, JUDGE, LEARN, RULES } from './addresses';
import { LiveRegions } from './announce';
import { Dialog } from './Dialog';
import { onGameKey } from './page-keys';
import { isLandscapePhone, isNarrow, isPhone } from './preferences';
import { address } from './router';
import { StoreNotice } from './StoreNotice';
import { tableHeader } from './table-header';
import { Toasts, toast } from './toasts';

const PAGES: readonly {
  readonly key: Key & `nav.${string}`;
  readonly href: string;
  readonly icon: IconName;
  readonly parts: readonly string[];
}[] = [
  { key: 'nav.play', href: HOME, icon: 'play', parts: ['', 'play', 'game', 't', 'friend', 'lobby', 'account'] },
  { key: 'nav.analyse', href: ANALYSE, icon: 'analyse', parts: ['analyse', 'setup'] },
  { key: 'nav.learn', href: LEARN, icon: 'learn', parts: ['learn', 'puzzles'] },
  { key: 'nav.rules', href: RULES, icon: 'rules', parts: ['rules', 'house', 'leaflet'] },
  { key: 'nav.judge', href: JUDGE, icon: 'judge', parts: ['judge'] },
];
/** A bar at the bottom of a phone has room for four; the fifth stands in the header there. */
const BAR = PAGES.filter(({ key }) => key !== 'nav.judge');

function Brandmark(): JSX.Element {
  return (
    <a class="brand" href={HOME} aria-label={`Tabuleiro, ${t('home')}`}>
      <Brand />
      <span>Tabuleiro</span>
    </a>
  );
}

/** Header, band, the screen, the bar at the bottom of a phone, and what speaks. */
export function Shell(props: { children: JSX.Element }): JSX.Element {
  let main!: HTMLElement;
  const [settings, setSettings] = createSignal(false);
  const [keys, setKeys] = createSignal(false);
  onGameKey((key) => {
    if (key !== '?') return false;
    setKeys(true);
    return true;
  });
  const first = () => address().parts[0] ?? '';
  const inGame = () => first() === 'game' || (first() === 't' && tableHeader() !== null);
  const inLesson = () => first() === 'learn' && address().parts.length > 1;
  const hasBoard = () =>
    inGame() ||
    inLesson() ||
    (first() === 'analyse' && (address().parts.length > 1 || address().query.has('position'))) ||
    first() === 'setup' ||
    first() === 'judge' ||
    (first() === 'puzzles' && address().parts.length > 1);
  // A new screen starts at its top and is announced by its heading; a change inside a screen leaves
  // the reader where they are.
  const screen = createMemo(() => address().parts.slice(0, 2).join('/'));
  createEffect(
    on(
      screen,
      () => {
        scrollTo(0, 0);
        main.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  const onOffline = () => toast({ text: t(store.isSafe() ? 'state.offline' : 'state.offline.unsaved') });
  addEventListener('offline', onOffline);
  onCleanup(() => removeEventListener('offline', onOffline));
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const cell = main.querySelector<HTMLElement>('.board [tabindex="0"]');
    (hasBoard() && cell ? cell : main).focus();
  };
  return (
    <div class="shell" classList={{ 'in-game': hasBoard(), 'at-table': inGame() }}>
      {/* biome-ignore lint/a11y/useValidAnchor: the address belongs to the router, so the page moves the focus. */}
      <a class="skip-link" href="#main" onClick={skip}>
        {hasBoard() ? t('skip.board') : t('skip.content')}
      </a>
      <Show when={!(inGame() && isLandscapePhone())}>
        <header class="shell-header">
          <div class="wrap">
            <Show when={isPhone() ? tableHeader() : null} fallback={<Brandmark />}>
              {(table) => (
                <>
                  <a class="icon-button" href={HOME} aria-label={t('home')}>
                    <Icon name="back" />
                  </a>
                  <b class="shell-table">{table().name()}</b>
                </>
              )}
            </Show>
            <Show when={!isNarrow() || isLandscapePhone()}>
              <nav class="shell-nav" aria-label={t('nav')}>
                <For each={PAGES}>
                  {(page) => (
                    <a href={page.href} aria-current={page.parts.includes(first()) ? 'page' : undefined}>
                      {t(page.key)}
                    </a>
                  )}
                </For>
              </nav>
            </Show>
            <div class="shell-tools">
              <Show when={isNarrow() && !isLandscapePhone() && !(isPhone() && tableHeader())}>
                <a
                  class="icon-button"
                  href={JUDGE}
                  aria-label={t('nav.judge')}
                  aria-current={first() === 'judge' ? 'page' : undefined}
                >
                  <Icon name="judge" />
                </a>
              </Show>
              <Show when={isPhone() ? tableHeader() : null} fallback={<LanguageButton />}>
                {(table) => (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={t('panel.leaflet')}
                    aria-haspopup="dialog"
                    onClick={() => table().openLeaflet()}
                  >
                    <Icon name="leaflet" />
                  </button>
                )}
              </Show>
              <button
                type="button"
                class="icon-button shell-settings"
                aria-label={t('settings')}
                aria-haspopup="dialog"
                onClick={() => setSettings(true)}
              >
                <Icon name="settings" />
              </button>
            </div>
          </div>
          <Band />
        </header>
      </Show>
      <StoreNotice />
      <main id="main" ref={main} tabIndex={-1}>
        {props.children}
      </main>
      <Show when={isNarrow() && !isLandscapePhone() && !inGame() && !inLesson()}>
        <nav class="shell-bottom" aria-label={t('nav')}>
          <For each={BAR}>
            {(page) => (
              <a href={page.href} aria-current={page.parts.includes(first()) ? 'page' : undefined}>
                <Icon name={page.icon} />
                {t(page.key)}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <Show when={keys()}>
        <Dialog title={t('set.keys')} sheet onClose={() => setKeys(false)}>
          <KeyList />
          <div class="dialog-actions">
            <button type="button" class="button primary wide" onClick={() => setKeys(false)}>
              {t('close')}
            </button>
          </div>
        </Dialog>
      </Show>
      <Show when={settings()}>
        <Dialog title={t('settings')} sheet onClose={() => setSettings(false)}>
          <SettingsForm />
          <div class="dialog-actions">
            <button type="button" class="button primary wide" onClick={() => setSettings(false)}>
              {t('close')}
            </button>
          </div>
        </Dialog>
      </Show>
      <Sheet />
      <Toasts />
      <LiveRegions />
    </div>
  );
}
