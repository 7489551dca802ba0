import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { friendAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { Dialog } from '../app/Dialog';
import { preferences, setPreferences } from '../app/preferences';
import type { GameKind, RuleSetId } from '../box/api';
import { ColourChoice } from '../components/ColourChoice';
import { LevelChoice } from '../components/LevelChoice';
import { Segments } from '../components/Segments';
import { TimeChoice } from '../components/TimeChoice';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { t } from '../i18n';

/** Everything about the next game of this kind. The choices are kept for the one after it. */
export function NewGameDialog(props: {
  kind: GameKind;
  ruleSet: RuleSetId;
  onStart: (ruleSet: RuleSetId) => void;
  onClose: () => void;
}): JSX.Element {
  const app = useApp();
  const game = () => roomOf(props);
  const chosen = (): RuleSetId => game().newGame.ruleSet(props.ruleSet);
  const set = () => app.ruleSet(chosen());
  const name = (side: 'light' | 'dark') => (
    <div class="field">
      <label for={`name-${side}`}>{t(`new.name.${faceOf(props).sides[side]}`)}</label>
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
    <Dialog title={t('new.title', { game: game().newGame.title(set()) })} sheet onClose={props.onClose}>
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
        <Show when={game().newGame.Options} keyed>
          {(Options) => <Options set={set()} />}
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
          <LevelChoice id="new-level" class="setting" kinds={[props.kind]} />
          <ColourChoice label={t('home.colour')} game={props.kind} />
        </Show>
        <TimeChoice id="new-time" class="setting" points={game().newGame.points(set())} />
      </div>
      <div class="row dialog-actions">
        <button type="button" class="button primary" onClick={() => props.onStart(chosen())}>
          {t('new.start')}
        </button>
        <a class="button" href={friendAddress(chosen())}>
          {t('home.friend')}
        </a>
        <button type="button" class="button" onClick={props.onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
