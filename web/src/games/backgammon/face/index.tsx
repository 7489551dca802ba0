import { preferences } from '../../../app/preferences';
import type { BackgammonFrame } from '../../../box/api';
import { language, t } from '../../../i18n';
import type { GameFace } from '../../face';
import { BackgammonPicture } from '../board/Picture';
import { lyingDice } from '../dice';
import { BackgammonPhrase } from './Phrase';

/** What a frame lets people choose, in few words. */
const frameFacts = (frame: BackgammonFrame): readonly string[] => [
  t(frame.lengths === 'match' ? 'frame.match' : frame.lengths === 'match or money' ? 'frame.money' : 'frame.game'),
  t(frame.cube === 'always' ? 'frame.cube' : 'frame.cube.off'),
];

export const backgammon: GameFace<'backgammon'> = {
  kind: 'backgammon',
  wide: true,
  sides: { light: 'light', dark: 'dark' },
  sample: 'backgammon:xalingo',
  house: null,
  firstLesson: null,
  files: [
    { format: 'mat', name: '.mat' },
    { format: 'sgf', name: 'SGF' },
  ],
  positions: { names: ['XGID', 'GNU ID'], looksLike: /^XGID=|^[\w+/]{14}(:[\w+/]{12})?$/i, anySet: true },
  // One card for all sets: which of them is played is a choice of the game.
  cards: (sets) => {
    const own = sets.filter((set) => set.kind === 'backgammon');
    const set = own.find(({ id }) => id === preferences.backgammonRules) ?? own[0];
    if (!set) return [];
    const facts = set.frame ? frameFacts(set.frame) : set.facts.map((fact) => fact[language()]);
    return [{ set, name: t('home.backgammon'), source: t('home.backgammon.source'), facts }];
  },
  more: () => [],
  phrase: BackgammonPhrase,
  promise: () => ({
    title: t('home.dice'),
    text: t('home.dice.text'),
    go: t('home.dice.go'),
    about: async (wanted) => (await import('../about')).aboutDice(wanted),
  }),
  settings: {
    look: [{ flag: 'mirrored', label: 'set.mirrored' }],
    play: [
      { flag: 'firstDie', label: 'set.firstdie' },
      { flag: 'autoRoll', label: 'set.autoroll' },
      { flag: 'autoBearOff', label: 'set.autobearoff' },
    ],
  },
  keys: [
    ['R', 'keys.r'],
    ['D', 'keys.d'],
    ['P', 'keys.p'],
    [',', 'keys.comma'],
    ['B', 'keys.b'],
  ],
  miniature: (props) => {
    // A board to sit down at has dice on it.
    const dice = () => props.picture.dice ?? (props.grand ? ([3, 1] as const) : null);
    return (
      <BackgammonPicture
        checkers={props.picture.checkers}
        mover={props.picture.toMove}
        facing={{ bottom: 'light', mirrored: false }}
        cut={props.full || props.grand ? 'full' : 'mini'}
        cube={props.full || props.grand ? props.picture.cube : null}
        dice={lyingDice(props.picture.toMove, dice())}
        marks={props.frame ? { arrows: props.frame.arrows, lit: props.frame.lit } : {}}
        label={props.label ?? ''}
      />
    );
  },
  lessons: async (wanted) => (await import('../lessons')).lessonsIn(wanted),
};
