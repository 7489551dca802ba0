import type { JSX } from 'solid-js';
import { preferences, setPreferences } from '../../../app/preferences';
import type { RuleSetSummary } from '../../../box/api';
import { HOLES, Phrase } from '../../../components/Phrase';
import { language, t } from '../../../i18n';
import { lengthFor, lengthsOf } from '../lengths';

/** Which leaflet, how long, and whether with the cube: asked before the first game, and kept. */
export function BackgammonPhrase(props: { set: RuleSetSummary; sets: readonly RuleSetSummary[] }): JSX.Element {
  const [rules, length, cube] = HOLES;
  const sets = () => props.sets.filter((set) => set.kind === 'backgammon');
  const frame = () => props.set.frame;
  const lengths = () => (frame() ? lengthsOf(frame()!) : [null]);
  const cubes = () => (frame()?.cube === 'always' ? [true] : [true, false]);
  return (
    <Phrase
      text={t('phrase.backgammon', { rules, length, cube })}
      picks={[
        {
          name: t('home.rules'),
          id: 'home-rules',
          choices: sets().map((set) => set.name[language()]),
          at: sets().findIndex(({ id }) => id === props.set.id),
          choose: (index) => setPreferences('backgammonRules', sets()[index]!.id),
        },
        {
          name: t('frame.match'),
          id: 'home-length',
          choices: lengths().map((each) => (each === null ? t('phrase.money') : t('phrase.to', { n: each }))),
          at: lengths().indexOf(frame() ? lengthFor(frame()!, preferences.matchLength) : null),
          choose: (index) => setPreferences('matchLength', lengths()[index] ?? null),
        },
        {
          name: t('frame.cube'),
          id: 'home-cube',
          choices: cubes().map((each) => t(each ? 'phrase.cube' : 'phrase.cube.off')),
          at: cubes().length === 1 || preferences.cube ? 0 : 1,
          choose: (index) => setPreferences('cube', cubes()[index] ?? true),
        },
      ]}
    />
  );
}
