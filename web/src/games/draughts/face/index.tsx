import { SquaredPicture } from '../../../boards/squares/Picture';
import type { RuleSetId, RuleSetSummary } from '../../../box/api';
import { isSquare } from '../../../box/api';
import { language, t } from '../../../i18n';
import type { GameFace } from '../../face';
import { colourOf } from '../colour';

/** Where each leaflet of the box comes from, in as few words as a card has room for. */
const SOURCES: Readonly<
  Record<string, 'source.xalingo' | 'source.xalingo-en' | 'source.garden' | 'source.italian' | undefined>
> = {
  'draughts:xalingo': 'source.xalingo',
  'draughts:xalingo-en': 'source.xalingo-en',
  'draughts:garden': 'source.garden',
  'draughts:italian': 'source.italian',
};

/** Of the family those first whose boards look like no other. */
const FIRST: readonly RuleSetId[] = ['draughts:international', 'draughts:turkish', 'draughts:english'];
const place = ({ id }: RuleSetSummary): number => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

const from = (sets: readonly RuleSetSummary[], origin: RuleSetSummary['origin']): readonly RuleSetSummary[] =>
  sets.filter((set) => set.kind === 'draughts' && set.origin === origin);

export const draughts: GameFace<'draughts'> = {
  kind: 'draughts',
  wide: false,
  sides: { light: 'light', dark: 'dark' },
  sample: 'draughts:italian',
  house: 'draughts:xalingo',
  firstLesson: { id: 'xalingo', ruleSet: 'draughts:xalingo' },
  files: [{ format: 'pdn', name: 'PDN' }],
  positions: { names: ['FEN'], looksLike: /^"?[WB]:[WB]/i, anySet: false },
  cards: (sets) =>
    from(sets, 'leaflet').map((set) => ({
      set,
      name: set.name[language()],
      source: t(SOURCES[set.id] ?? 'rules.house'),
      facts: set.facts.map((fact) => fact[language()]),
    })),
  more: (sets) => [...from(sets, 'family')].sort((a, b) => place(a) - place(b)),
  promise: () => null,
  settings: { look: [], play: [{ flag: 'captures', label: 'set.captures' }] },
  keys: [['M', 'keys.m']],
  miniature: (props) => {
    const marks = () => {
      const { route = null, lit = [] } = props.frame ?? {};
      const ringed = lit.filter(isSquare);
      if (!route) return { ringed };
      return route.taken.length
        ? { route, ringed }
        : { arrows: [{ from: route.path[0]!, to: route.path[1]! }], ringed };
    };
    return (
      <SquaredPicture
        shape={props.picture.shape}
        pieces={props.picture.pieces}
        colour={colourOf(props.leaflet)}
        cut={props.grand ? 'full' : props.full ? 'crop' : 'mini'}
        labels={props.grand ? 'numbers' : 'squares'}
        marks={marks()}
        label={props.label ?? ''}
      />
    );
  },
  lessons: async (wanted) => (await import('../lessons')).lessonsIn(wanted),
};
