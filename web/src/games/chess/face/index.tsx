import { SquaredPicture } from '../../../boards/squares/Picture';
import type { RuleSetSummary } from '../../../box/api';
import { isSquare } from '../../../box/api';
import { language, t } from '../../../i18n';
import type { GameFace } from '../../face';
import { drawn, SHAPE, symbolOf } from '../shape';

/** The drawings of the pieces come when the first board is shown. */
let asked = false;
export function fetchPieces(): void {
  if (asked || typeof document === 'undefined') return;
  asked = true;
  void import('../pieces').then(
    ({ layOut }) => layOut(symbolOf),
    () => {
      asked = false;
    },
  );
}

const own = (sets: readonly RuleSetSummary[], shuffled: boolean): readonly RuleSetSummary[] =>
  sets.filter((set) => set.kind === 'chess' && set.origin !== 'house' && set.id.includes(':') === shuffled);

const fact = (set: RuleSetSummary): string => t(set.id.includes(':') ? 'chess.fact.960' : 'chess.fact');

export const chess: GameFace<'chess'> = {
  kind: 'chess',
  wide: false,
  sides: { light: 'white', dark: 'black' },
  sample: 'chess',
  house: 'chess',
  firstLesson: null,
  files: [{ format: 'pgn', name: 'PGN' }],
  positions: { names: ['FEN'], looksLike: /^([pnbrqk1-8]+\/){7}/i, anySet: false },
  cards: (sets) =>
    own(sets, false).map((set) => ({
      set,
      name: set.name[language()],
      source: set.source[language()],
      facts: [fact(set)],
    })),
  more: (sets) => own(sets, true).map((set) => ({ ...set, facts: [{ ...set.name, [language()]: fact(set) }] })),
  promise: () => null,
  settings: { look: [], play: [] },
  keys: [],
  miniature: (props) => {
    fetchPieces();
    return (
      <SquaredPicture
        shape={SHAPE}
        pieces={drawn(props.picture.pieces)}
        colour="it"
        cut={props.grand ? 'full' : props.full ? 'crop' : 'mini'}
        labels={props.grand ? 'letters' : 'none'}
        marks={{
          ringed: props.frame?.lit.filter(isSquare) ?? [],
          arrows: (props.frame?.arrows ?? []).flatMap(({ from, to }) =>
            isSquare(from) && isSquare(to) ? [{ from, to }] : [],
          ),
        }}
        label={props.label ?? ''}
      />
    );
  },
  lessons: async (wanted) => (await import('../lessons')).lessonsIn(wanted),
};
