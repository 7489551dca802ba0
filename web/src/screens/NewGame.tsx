import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { useApp } from '../app/context';
import { Dialog } from '../app/Dialog';
import { preferences, setPreferences } from '../app/preferences';
import type { BackgammonFrame, RuleSetId } from '../box/api';
import { Segments, Switch } from '../components/Segments';
import { TimeChoice } from '../components/TimeChoice';
import { language, t } from '../i18n';
import { levelName } from '../play/wording';

const MATCHES: readonly number[] = [1, 3, 5, 7, 9, 11, 15, 21];
/** The lengths a frame knows; null is a game, and as many more as people like. */
export const lengthsOf = (frame: BackgammonFrame): readonly (number | null)[] =>
  frame.lengths === 'match' ? MATCHES : frame.lengths === 'match or money' ? [null, ...MATCHES] : [null];
/** The chosen length where the frame has it, or the frame's first one. */
export const lengthFor = (frame: BackgammonFrame, chosen: number | null): number | null => {
  const lengths = lengthsOf(frame);
  return lengths.includes(chosen) ? chosen : (lengths[0] ?? null);
};

/** Everything about the next game of this kind. The choices are kept for the one after it. */
export function NewGameDialog(props: {
  ruleSet: RuleSetId;
  onStart: (ruleSet: RuleSetId) => void;
  onClose: () => void;
}): JSX.Element {
  const app = useApp();
  const backgammon = () => props.ruleSet.startsWith('backgammon');
  const chosen = (): RuleSetId => (backgammon() ? preferences.backgammonRules : props.ruleSet);
  const frame = () => app.ruleSet(chosen())?.frame ?? null;
  const name = (side: 'light' | 'dark') => (
    <div class="field">
      <label for={`name-${side}`}>{t(`new.name.${side}`)}</label>
      <input
        id={`name-${side}`}
        class="input"
        maxLength={24}
        value={preferences.names[side]}
        onInput={(event) => setPreferences('names', side, event.currentTarget.value)}
      />
    </div>
  );
  return (
    <Dialog
      title={t('new.title', {
        game: backgammon() ? t('home.backgammon') : (app.ruleSet(props.ruleSet)?.name[language()] ?? ''),
      })}
      sheet
      onClose={props.onClose}
    >
      <div class="new-game">
        <div class="setting stacked">
          <span>{t('home.how')}</span>
          <Segments
            label={t('home.how')}
            value={preferences.mode}
            choices={(['two', 'computer'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChoose={(value) => setPreferences('mode', value)}
            wrapping
          />
        </div>
        <Show when={backgammon()}>
          <div class="setting">
            <label for="new-rules">{t('new.rules')}</label>
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
          <Show when={frame()}>
            {(allowed) => (
              <>
                <div class="setting">
                  <label for="new-length">{t('new.length')}</label>
                  <Show
                    when={lengthsOf(allowed()).length > 1}
                    fallback={<span class="setting-fixed">{t('new.length.money')}</span>}
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
                            {length === null ? t('new.length.money') : t('new.length.to', { n: length })}
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
                          {t(`new.${option}`)}
                          <small class="small">{t(`new.${option}.help`)}</small>
                        </span>
                        <Switch
                          label={t(`new.${option}`)}
                          checked={preferences[option]}
                          onChange={(value) => setPreferences(option, value)}
                        />
                      </div>
                    )}
                  </For>
                </Show>
                <Show when={allowed().cube === 'may be off'}>
                  <div class="setting">
                    <span>{t('new.cube')}</span>
                    <Switch
                      label={t('new.cube')}
                      checked={preferences.cube}
                      onChange={(value) => setPreferences('cube', value)}
                    />
                  </div>
                </Show>
              </>
            )}
          </Show>
          <div class="setting stacked">
            <span>{t('new.dice')}</span>
            <Segments
              label={t('new.dice')}
              value={preferences.typedDice ? 'typed' : 'fair'}
              choices={[
                { value: 'fair', label: t('new.dice.fair') },
                { value: 'typed', label: t('new.dice.typed') },
              ]}
              onChoose={(value) => setPreferences('typedDice', value === 'typed')}
              wrapping
            />
          </div>
        </Show>
        <Show
          when={preferences.mode === 'computer'}
          fallback={
            <div class="field-pair">
              {name('light')}
              {name('dark')}
            </div>
          }
        >
          <div class="setting stacked">
            <span>{t('home.level')}</span>
            <Segments
              label={t('home.level')}
              value={preferences.level}
              choices={Array.from({ length: app.capabilities.levels }, (_, index) => ({
                value: index + 1,
                label: levelName(index + 1),
              }))}
              onChoose={(value) => setPreferences('level', value)}
            />
          </div>
          <div class="setting stacked">
            <span>{t('home.colour')}</span>
            <Segments
              label={t('home.colour')}
              value={preferences.colour}
              choices={[
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
                { value: 'random', label: t('random') },
              ]}
              onChoose={(value) => setPreferences('colour', value)}
            />
          </div>
        </Show>
        <TimeChoice
          id="new-time"
          class="setting"
          points={frame() ? lengthFor(frame()!, preferences.matchLength) : null}
        />
      </div>
      <div class="row dialog-actions">
        <button type="button" class="button primary" onClick={() => props.onStart(chosen())}>
          {t('new.start')}
        </button>
        <button type="button" class="button" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
