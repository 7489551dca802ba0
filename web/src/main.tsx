import { render } from 'solid-js/web';
import { App } from './app/App';
import { keepPreferences, languageFor, preferences } from './app/preferences';
import { listenToAddress } from './app/router';
import { noted, underWay } from './app/under-way';
import { openBox } from './box/open';
import './design';
import { language, useLanguage } from './i18n';
import { keepForOffline } from './offline/register';

keepPreferences();
listenToAddress();
keepForOffline();
const wanted = preferences.language ?? languageFor(navigator.languages);
// The box starts loading while the words do.
const box = openBox(wanted);
box.catch(() => undefined);
let first: typeof box | null = box;
void useLanguage(wanted).then(() => {
  render(
    () => (
      <App
        openBox={() => {
          const opening = first ?? openBox(language());
          first = null;
          return underWay('box', opening.then(noted));
        }}
      />
    ),
    document.getElementById('root')!,
  );
});
