import type { JSX } from 'solid-js';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { preferences, setPreferences } from '../app/preferences';
import type { TimeControl } from '../box/api';
import { t } from '../i18n';
import type { TimeParts } from '../play/time-control';
import { fitting, MOST_MINUTES, MOST_SECONDS, readTime, TIME_KINDS, timesFor, writeTime } from '../play/time-control';
import { Segments } from './Segments';

export const timeName = (time: TimeControl | null): string => {
  const parts = readTime(time);
  return parts ? t(`time.${parts.kind}`, { minutes: parts.minutes, seconds: parts.seconds }) : t('time.none');
};

/** The clock of the next game: one of the usual times, or one's own. */
export function TimeChoice(props: { id: string; class: 'option' | 'setting'; points: number | null }): JSX.Element {
  const [own, setOwn] = createSignal(false);
  const times = createMemo((): readonly (TimeControl | null)[] => {
    const usual = timesFor(props.points);
    const { time } = preferences;
    return [null, ...usual, ...(time === null || usual.includes(time) ? [] : [time])];
  });
  const choose = (index: number) => {
    setOwn(index === times().length);
    if (own() && preferences.time === null) setPreferences('time', times()[1] ?? null);
    if (!own()) setPreferences('time', times()[index] ?? null);
  };
  return (
    <>
      <div class={props.class}>
        <label classList={{ cap: props.class === 'option' }} for={props.id}>
          {t('home.time')}
        </label>
        <select id={props.id} class="select compact" onChange={(event) => choose(event.currentTarget.selectedIndex)}>
          <For each={times()}>
            {(time) => <option selected={!own() && time === preferences.time}>{timeName(time)}</option>}
          </For>
          <option selected={own()}>{t('time.other')}</option>
        </select>
      </div>
      <Show when={own()}>
        <OwnTime id={props.id} class={props.class} />
      </Show>
    </>
  );
}

/** Kind, minutes and seconds. What is no time is not taken: the clock stays as it was. */
export function OwnTime(props: { id: string; class: 'option' | 'setting' }): JSX.Element {
  const parts = (): TimeParts => readTime(preferences.time) ?? { kind: 'increment', minutes: 5, seconds: 5 };
  const change = (changed: Partial<TimeParts>) => {
    const { kind, minutes, seconds } = { ...parts(), ...changed };
    const time = fitting({ kind, minutes: minutes || 5, seconds: kind === 'move' && !seconds ? 30 : seconds });
    if (time) setPreferences('time', writeTime(time));
  };
  const number = (name: 'minutes' | 'seconds', least: number, most: number) => (
    <div class={props.class}>
      <label classList={{ cap: props.class === 'option' }} for={`${props.id}-${name}`}>
        {t(`time.${name}`)}
      </label>
      <input
        id={`${props.id}-${name}`}
        class="input number"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={parts()[name]}
        onInput={(event) => {
          if (event.currentTarget.value) change({ [name]: event.currentTarget.valueAsNumber });
        }}
        onBlur={(event) => {
          event.currentTarget.value = String(parts()[name]);
        }}
      />
    </div>
  );
  return (
    <>
      <div class={props.class} classList={{ stacked: props.class === 'setting' }}>
        <span classList={{ cap: props.class === 'option' }}>{t('time.kind')}</span>
        <Segments
          label={t('time.kind')}
          value={parts().kind}
          choices={TIME_KINDS.map((kind) => ({ value: kind, label: t(`time.kind.${kind}`) }))}
          onChoose={(kind) => change({ kind })}
          wrapping={props.class === 'setting'}
        />
        <small class="small">{t(`time.kind.${parts().kind}.help`)}</small>
      </div>
      <Show when={parts().kind !== 'move'}>{number('minutes', 1, MOST_MINUTES)}</Show>
      {number('seconds', parts().kind === 'move' ? 1 : 0, MOST_SECONDS)}
    </>
  );
}
