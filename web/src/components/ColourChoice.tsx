import type { JSX } from 'solid-js';
import { preferences, setPreferences } from '../app/preferences';
import type { GameKind, Side } from '../box/api';
import { faceOf } from '../games/faces';
import { t } from '../i18n';
import { Segments } from './Segments';

/** Which side one plays; kept for the next game too. */
export function ColourChoice(props: { label: string; game: GameKind }): JSX.Element {
  const side = (side: Side) => ({ value: side, label: t(faceOf({ kind: props.game }).sides[side]) });
  return (
    <div class="setting stacked">
      <span>{props.label}</span>
      <Segments
        label={props.label}
        value={preferences.colour}
        choices={[side('light'), side('dark'), { value: 'random', label: t('random') }]}
        onChoose={(value) => setPreferences('colour', value)}
      />
    </div>
  );
}
