import { render } from 'solid-js/web';
import { App } from './app/App';
import { keepPreferences, languageFor, preferences } from './app/preferences';
import { listenToAddress } from './app/router';
import { noted, underWay } from './app/under-way';
import { openBox } from './box/open';
import './design';
import { openLid } from './games/lid';
import { language, useLanguage } from './i18n';
import { keepForOffline } from './offline/register';

keepPreferences();
listenToAddress();
const wanted = preferences.language ?? languageFor(navigator.languages);
/** The box is heavy: the boards of the home page are painted before it is asked for. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
void Promise.all([useLanguage(wanted), openLid(wanted)]).then(() => {
  render(
    () => (
      <App
        openBox={() =>
          underWay(
            'box',
            afterPaint()
              .then(() => openBox(language()))
              .then(noted)
              // What is kept for later comes after what this visit needs.
              .finally(keepForOffline),
          )
        }
      />
    ),
    document.getElementById('root')!,
  );
});
