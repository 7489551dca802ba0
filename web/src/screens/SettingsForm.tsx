import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { Flag } from '../app/preferences';
import { BOARD_LABELS, preferences, SPEEDS, setPreferences, THEMES } from '../app/preferences';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { Segments, Switch } from '../components/Segments';
import { GAMES } from '../games/faces';
import type { Key } from '../i18n';
import { t } from '../i18n';
import { sound } from '../sound/play';

/** All choices: on phones the sheet behind the header button, which also holds the theme. */
export function SettingsForm(): JSX.Element {
  const flag = (name: Flag, label: Key) => (
    <div class="setting">
      <span>{t(label as 'set.sound')}</span>
      <Switch
        label={t(label as 'set.sound')}
        checked={preferences[name]}
        onChange={(value) => setPreferences(name, value)}
      />
    </div>
  );
  return (
    <div class="settings">
      <section>
        <h2 class="cap">{t('set.look')}</h2>
        <div class="setting stacked">
          <span>{t('language')}</span>
          <LanguageSwitch />
        </div>
        <div class="setting stacked">
          <span>{t('theme')}</span>
          <Segments
            wrapping
            label={t('theme')}
            value={preferences.theme}
            onChoose={(value) => setPreferences('theme', value)}
            choices={[
              { value: null, label: t('set.theme.system') },
              ...THEMES.map((value) => ({ value, label: t(`theme.${value}`) })),
            ]}
          />
        </div>
        <div class="setting stacked">
          <span>{t('set.board')}</span>
          <Segments
            label={t('set.board')}
            value={preferences.set}
            choices={[
              { value: 'wood', label: t('set.wood') },
              { value: 'plain', label: t('set.plain') },
            ]}
            onChoose={(value) => setPreferences('set', value)}
          />
        </div>
        <div class="setting stacked">
          <span>{t('set.labels')}</span>
          <Segments
            label={t('set.labels')}
            value={preferences.labels}
            wrapping
            choices={BOARD_LABELS.map((value) => ({
              value,
              label: t(`labels.${value}`),
            }))}
            onChoose={(value) => setPreferences('labels', value)}
          />
        </div>
        <div class="setting stacked">
          <span>{t('set.speed')}</span>
          <Segments
            label={t('set.speed')}
            value={preferences.speed}
            choices={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) }))}
            onChoose={(value) => setPreferences('speed', value)}
          />
        </div>
        {GAMES.flatMap((game) => game.settings.look.map((each) => flag(each.flag, each.label)))}
      </section>
      <section>
        <h2 class="cap">{t('set.play')}</h2>
        {flag('targets', 'set.targets')}
        {flag('movable', 'set.movable')}
        {flag('oneClick', 'set.oneclick')}
        {flag('forced', 'set.forced')}
        {GAMES.flatMap((game) => game.settings.play.map((each) => flag(each.flag, each.label)))}
        {flag('evaluation', 'set.evaluation')}
      </section>
      <section>
        <h2 class="cap">{t('set.sound')}</h2>
        {flag('sound', 'set.sound')}
        <Show when={preferences.sound}>
          <div class="setting">
            <label for="volume">{t('set.volume')}</label>
            <input
              id="volume"
              class="range"
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={preferences.volume}
              onInput={(event) => setPreferences('volume', event.currentTarget.valueAsNumber)}
              onChange={() => sound('step')}
            />
          </div>
          <div class="row">
            <button type="button" class="button compact" onClick={() => sound('dice')}>
              {t('set.try')}
            </button>
          </div>
        </Show>
      </section>
    </div>
  );
}

/** The keys of every table, those of single games, and the one that leads out of everything. */
const KEYS: readonly (readonly [string, Key])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['0–9', 'keys.digits'],
  ['L', 'keys.l'],
  ['W', 'keys.w'],
  ['U', 'keys.u'],
  ['T', 'keys.t'],
  ['E', 'keys.e'],
  ['G', 'keys.g'],
  ['/', 'keys.slash'],
  ['← → Home End', 'keys.walk'],
  ['A', 'keys.a'],
  ['?', 'keys.help'],
  ...GAMES.flatMap((game) => game.keys),
  ['Esc', 'keys.esc'],
];

/** Every key and what it does. */
export function KeyList(): JSX.Element {
  return (
    <dl class="keys">
      <For each={KEYS}>
        {([name, key]) => (
          <>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{t(key as 'keys.l')}</dd>
          </>
        )}
      </For>
    </dl>
  );
}
