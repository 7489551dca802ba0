import type { JSX } from 'solid-js';
import type { SquaredPictureProps } from '../boards/squares/Picture';
import { SquaredPicture } from '../boards/squares/Picture';
import type { BackgammonView, DraughtsView } from '../box/api';
import { RULE_SETS } from '../fixtures/rule-sets';
import { pieces, SHAPES } from '../fixtures/shapes';
import { backgammonTable, draughtsTable } from '../fixtures/tables';
import type { BackgammonPictureProps } from '../games/backgammon/board/Picture';
import { BackgammonPicture } from '../games/backgammon/board/Picture';
import { diceOnTable } from '../games/backgammon/dice';
import { diceShown, NOTHING_PLAYED, reachFrom } from '../games/backgammon/entry';
import { colourOf } from '../games/draughts/colour';
import { targets } from '../games/draughts/entry';

const LIGHT = { bottom: 'light', mirrored: false } as const;

function Part(props: { title: string; children: JSX.Element }): JSX.Element {
  return (
    <div class="gallery-part">
      <p class="cap">{props.title}</p>
      {props.children}
    </div>
  );
}

/** Both boards in every state that can be drawn. */
export function Boards(props: { crop: boolean }): JSX.Element {
  const cut = () => (props.crop ? 'crop' : 'full');
  const draughts = (view: DraughtsView, more: Partial<SquaredPictureProps>, title: string) => (
    <Part title={title}>
      <SquaredPicture
        shape={view.shape}
        pieces={view.pieces}
        colour={colourOf(view.ruleSet)}
        cut={cut()}
        label={title}
        {...more}
      />
    </Part>
  );
  const backgammon = (view: BackgammonView, more: Partial<BackgammonPictureProps>, title: string) => (
    <Part title={title}>
      <BackgammonPicture
        checkers={view.checkers}
        mover="light"
        facing={LIGHT}
        cube={view.cube}
        cut={cut()}
        label={title}
        dice={diceOnTable(view, view.dice ? diceShown(view.dice.values, NOTHING_PLAYED) : [])}
        {...more}
      />
    </Part>
  );
  const italian = draughtsTable('italianGame');
  const start = draughtsTable('italianStart');
  const garden = draughtsTable('gardenHuff');
  const game = backgammonTable('backgammonGame');
  const bearoff = backgammonTable('backgammonBearoff');
  const set = (id: string): DraughtsView => ({
    ...start,
    ruleSet: id,
    shape: SHAPES[id]!,
    pieces:
      RULE_SETS.find((each) => each.id === id)!.start.kind === 'draughts'
        ? (RULE_SETS.find((each) => each.id === id)!.start as { pieces: DraughtsView['pieces'] }).pieces
        : [],
  });
  return (
    <div class="gallery-grid wide">
      {draughts(
        italian,
        { marks: { last: { from: 14, to: 19 }, route: { path: [23, 14, 7], taken: [19, 11] }, refused: [22, 15] } },
        'Italian: refused, route, last move',
      )}
      {draughts(
        start,
        { marks: { selected: 22, ...targets(start.turns, { huff: null, path: [22] }) } },
        'Italian: selected, quiet targets',
      )}
      {draughts(
        draughtsTable('englishKing'),
        { marks: { selected: 29, jumps: [15, 11, 8, 4] } },
        'English text: a flying king and its landings',
      )}
      {draughts(garden, { marks: { ringed: garden.huff?.squares ?? [] }, labels: 'numbers' }, 'Garden: may be huffed')}
      {draughts(
        set('draughts:xalingo'),
        { flipped: true, labels: 'letters', marks: { arrows: [{ from: 9, to: 13 }] } },
        'Xalingo: turned, letters, best move',
      )}
      {draughts(
        { ...italian, pieces: pieces('WK1,K6,14,K18,22:BK5,9,K13,K32,27') },
        { labels: 'none' },
        'Kings: stack, star',
      )}
      {draughts(draughtsTable('international'), { marks: { selected: 32, quiet: [27, 28] } }, 'International 10×10')}
      {draughts(draughtsTable('canadian'), { marks: { selected: 45, quiet: [38, 39] } }, 'Canadian 12×12')}
      {draughts(draughtsTable('turkish'), { marks: { selected: 42, quiet: [34] } }, 'Turkish: all squares')}
      {backgammon(
        game,
        { marks: { selected: 13, targets: reachFrom(game.plays!, NOTHING_PLAYED, 13, [6, 2]) } },
        'Selected, targets',
      )}
      {backgammon(game, { marks: { arrows: [{ from: 13, to: 5 }] } }, 'Best play')}
      {backgammon(
        bearoff,
        { marks: { selected: 5, targets: reachFrom(bearoff.plays!, NOTHING_PLAYED, 5, [5, 2]) } },
        'Bearing off',
      )}
      {backgammon(
        backgammonTable('backgammonDouble'),
        {
          dice: [
            {
              side: 'light',
              dice: [true, true, false, false].map((used) => ({ value: 3, used })),
              rest: false,
              number: 3,
            },
          ],
          facing: { bottom: 'light', mirrored: true },
        },
        'Double, two played, mirrored',
      )}
      {backgammon(
        backgammonTable('backgammonBar'),
        {
          marks: { selected: 'bar', targets: [{ place: 23, dice: [2] }], lit: [19] },
          facing: { bottom: 'dark', mirrored: false },
        },
        'On the bar, a held point, from Dark’s side',
      )}
      {backgammon(
        {
          ...game,
          checkers: {
            light: {
              ...game.checkers.light,
              bar: 5,
              points: game.checkers.light.points.map((_, point) => (point === 13 ? 9 : point === 8 ? 1 : 0)),
            },
            dark: game.checkers.dark,
          },
        },
        { marks: { hit: 'dark', last: [{ from: 8, to: 4 }] }, dice: [] },
        'Crowded: counts, a hit',
      )}
    </div>
  );
}
