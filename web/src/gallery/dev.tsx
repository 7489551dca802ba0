/**
 * The whole page over a box for development: the recorded one of the fixtures, or the module named by VITE_BOX (a path
 * that exports `box`). Served by the development server only.
 */
import { render } from 'solid-js/web';
import { App } from '../app/App';
import { keepPreferences, languageFor, preferences } from '../app/preferences';
import { listenToAddress } from '../app/router';
import type { GamesBox } from '../box/api';
import '../design';
import { useLanguage } from '../i18n';

const other = import.meta.env.VITE_BOX as string | undefined;
const openBox = async (): Promise<GamesBox> =>
  ((await (other ? import(/* @vite-ignore */ other) : import('../fixtures/box'))) as { box: GamesBox }).box;

keepPreferences();
listenToAddress();
void useLanguage(preferences.language ?? languageFor(navigator.languages)).then(() => {
  render(() => <App openBox={openBox} />, document.getElementById('root')!);
});
