import type { JSX } from 'solid-js';
import { preferences, setPreferences } from '../app/preferences';
import { t } from '../i18n';
import { Segments } from './Segments';

/** Which side one plays; kept for the next game too. */
export function ColourChoice(props: { label: string }): JSX.Element {
  return (
    <div class="setting stacked">
      <span>{props.label}</span>
      <Segments
        label={props.label}
        value={preferences.colour}
        choices={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
          { value: 'random', label: t('random') },
        ]}
        onChoose={(value) => setPreferences('colour', value)}
      />
    </div>
  );
}
