/**
 * All components from fixtures, for the eye and for axe. `?only=boards|table|study|rules|controls&theme=&lang=&set=`.
 * Served by the development server only.
 */

import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { render } from 'solid-js/web';
import type { AppContext } from '../app/context';
import { Context } from '../app/context';
import type { Theme } from '../app/preferences';
import { isPhone, THEMES } from '../app/preferences';
import type { Language } from '../box/api';
import { LANGUAGES } from '../box/api';
import { box } from '../fixtures/box';
import { LEVELS } from '../fixtures/levels';
import { RULE_SETS } from '../fixtures/rule-sets';
import { openRoom } from '../games';
import { GAMES } from '../games/faces';
import '../design';
import { Sheet } from '../boards/sheet';
import { useLanguage } from '../i18n';
import { Boards } from './Boards';
import { Controls, RulesParts, StudyParts, TableParts } from './Parts';
import './gallery.css';

const query = new URLSearchParams(location.search);
const wanted = query.get('only');

const app: AppContext = {
  box,
  isReady: () => true,
  capabilities: { levels: 10, online: false },
  levels: () => LEVELS,
  ruleSets: () => RULE_SETS,
  refreshRuleSets: async () => undefined,
  ruleSet: (id) => RULE_SETS.find((set) => set.id === id),
  fail: (why) => {
    throw why;
  },
};

const SECTIONS: readonly { readonly id: string; readonly title: string; readonly view: () => JSX.Element }[] = [
  { id: 'boards', title: 'Boards and marks', view: () => <Boards crop={isPhone()} /> },
  { id: 'table', title: 'Around a table', view: () => <TableParts /> },
  { id: 'study', title: 'Study', view: () => <StudyParts /> },
  { id: 'rules', title: 'Rules and lessons', view: () => <RulesParts /> },
  { id: 'controls', title: 'Controls and states', view: () => <Controls /> },
];

const openRooms = async (wanted: Language) => {
  await useLanguage(wanted);
  await Promise.all(GAMES.map(({ kind }) => openRoom(kind)));
};

const theme = query.get('theme') as Theme | null;
document.documentElement.dataset.theme = theme && THEMES.includes(theme) ? theme : 'light';
document.documentElement.dataset.set = query.get('set') === 'plain' ? 'plain' : 'wood';
const language = query.get('lang') as Language | null;
void openRooms(language && LANGUAGES.includes(language) ? language : 'en').then(() => {
  render(
    () => (
      <Context.Provider value={app}>
        <Sheet />
        <main class="gallery wrap">
          <h1 class="visually-hidden">Gallery</h1>
          <For each={SECTIONS}>
            {(section) => (
              <Show when={!wanted || wanted === section.id}>
                <section id={section.id}>
                  <h2 class="screen-name">
                    <span>{section.title}</span>
                  </h2>
                  {section.view()}
                </section>
              </Show>
            )}
          </For>
        </main>
      </Context.Provider>
    ),
    document.getElementById('root')!,
  );
});
