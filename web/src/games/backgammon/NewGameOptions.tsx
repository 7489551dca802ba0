import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { useApp } from '../../app/context';
import { preferences, setPreferences } from '../../app/preferences';
import type { RuleSetSummary } from '../../box/api';
import { Segments, Switch } from '../../components/Segments';
import { language } from '../../i18n';
import { lengthFor, lengthsOf } from './lengths';
import { words } from './words';

/** What is chosen for the next game of backgammon: the set, the length, the cube, the dice. */
export function NewGameOptions(props: { set: RuleSetSummary | undefined; elsewhere?: boolean }): JSX.Element {
  const app = useApp();
  return (
    <>
      <div class="setting">
        <label for="new-rules">{words('new.rules')}</label>
        <select
          id="new-rules"
          class="select compact"
          onChange={(event) => setPreferences('backgammonRules', event.currentTarget.value)}
        >
          <For each={app.ruleSets().filter((set) => set.kind === 'backgammon')}>
            {(set) => (
              <option value={set.id} selected={set.id === preferences.backgammonRules}>
                {set.name[language()]}
              </option>
            )}
          </For>
        </select>
      </div>
      <Show when={props.set?.frame}>
        {(allowed) => (
          <>
            <div class="setting">
              <label for="new-length">{words('new.length')}</label>
              <Show
                when={lengthsOf(allowed()).length > 1}
                fallback={<span class="setting-fixed">{words('new.length.money')}</span>}
              >
                <select
                  id="new-length"
                  class="select compact"
                  onChange={(event) =>
                    setPreferences('matchLength', lengthsOf(allowed())[event.currentTarget.selectedIndex] ?? null)
                  }
                >
                  <For each={lengthsOf(allowed())}>
                    {(length) => (
                      <option selected={length === lengthFor(allowed(), preferences.matchLength)}>
                        {length === null ? words('new.length.money') : words('new.length.to', { n: length })}
                      </option>
                    )}
                  </For>
                </select>
              </Show>
            </div>
            <Show when={lengthFor(allowed(), preferences.matchLength) === null}>
              <For each={allowed().options}>
                {(option) => (
                  <div class="setting">
                    <span>
                      {words(`new.${option}`)}
                      <small class="small">{words(`new.${option}.help`)}</small>
                    </span>
                    <Switch
                      label={words(`new.${option}`)}
                      checked={preferences[option]}
                      onChange={(value) => setPreferences(option, value)}
                    />
                  </div>
                )}
              </For>
            </Show>
            <Show when={allowed().cube === 'may be off'}>
              <div class="setting">
                <span>{words('new.cube')}</span>
                <Switch
                  label={words('new.cube')}
                  checked={preferences.cube}
                  onChange={(value) => setPreferences('cube', value)}
                />
              </div>
            </Show>
          </>
        )}
      </Show>
      <Show when={!props.elsewhere}>
        <div class="setting stacked">
          <span>{words('new.dice')}</span>
          <Segments
            label={words('new.dice')}
            value={preferences.typedDice ? 'typed' : 'fair'}
            choices={[
              { value: 'fair', label: words('new.dice.fair') },
              { value: 'typed', label: words('new.dice.typed') },
            ]}
            onChoose={(value) => setPreferences('typedDice', value === 'typed')}
            wrapping
          />
        </div>
      </Show>
    </>
  );
}
