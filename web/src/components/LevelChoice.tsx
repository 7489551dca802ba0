import type { JSX } from 'solid-js';
import { createMemo, For } from 'solid-js';
import { useApp } from '../app/context';
import { preferences, setPreferences } from '../app/preferences';
import type { GameKind } from '../box/api';
import { language, t } from '../i18n';

/** The level of the computer by name, with the sentence about it: for one game, or for each by name. */
export function LevelChoice(props: {
  id: string;
  class: 'option' | 'setting';
  kinds: readonly GameKind[];
}): JSX.Element {
  const app = useApp();
  const level = createMemo(() => app.levels()[preferences.level - 1] ?? app.levels()[0]);
  const about = (kind: GameKind): string => level()?.[kind][language()] ?? '';
  const named = () => props.kinds.length > 1;
  return (
    <>
      <div class={props.class}>
        <label classList={{ cap: props.class === 'option' }} for={props.id}>
          {t('home.level')}
        </label>
        <select
          id={props.id}
          class="select compact"
          aria-describedby={`${props.id}-about`}
          onChange={(event) => setPreferences('level', event.currentTarget.selectedIndex + 1)}
        >
          <For each={app.levels()}>
            {(each, index) => (
              <option
                selected={index() + 1 === preferences.level}
              >{`${index() + 1} · ${each.name[language()]}`}</option>
            )}
          </For>
        </select>
      </div>
      <p class="small level-about" id={`${props.id}-about`}>
        <For each={props.kinds}>
          {(kind) => (
            <span>
              {named() ? <b>{`${t(`level.${kind}`)}: `}</b> : null}
              {about(kind)}{' '}
            </span>
          )}
        </For>
      </p>
    </>
  );
}
