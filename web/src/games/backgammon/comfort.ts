/** Rolling, bearing off and forced plays without a hand, by choice. */
import { preferences } from '../../app/preferences';
import type { BackgammonView, PlayEdge, PlayGraph, Side, Step } from '../../box/api';
import { doForPerson } from '../../play/comfort';
import type { Session } from '../../play/session';
import { ownCount } from './board/geometry';
import { forcedPlay } from './entry';

const stepOf = ({ from, to, die, hits }: PlayEdge): Step => ({ from, to, die, hits });

/** Can no checker be hit any more? Light moves down, Dark moves up. */
export function isRace({ checkers }: Pick<BackgammonView, 'checkers'>): boolean {
  const furthest = (side: Side) =>
    checkers[side].bar
      ? 25
      : checkers[side].points.reduce((most, n, at) => (n ? Math.max(most, ownCount(at, side)) : most), 0);
  return furthest('light') + furthest('dark') < 25;
}

/**
 * A play that bears a checker off with every die: in a race nothing is better. Nothing where a die cannot do that, and
 * there is something to choose.
 */
export function bearsAllOff(graph: PlayGraph): readonly Step[] | null {
  const walk = (node: number): readonly Step[] | null => {
    const here = graph.nodes[node];
    if (!here) return null;
    // Every die is used, or nothing is left to bear off.
    if (here.next.length === 0) return here.done ? [] : null;
    for (const edge of here.next) {
      if (edge.to !== 'off') continue;
      const rest = walk(edge.node);
      if (rest) return [stepOf(edge), ...rest];
    }
    return null;
  };
  const steps = walk(0);
  return steps?.length ? steps : null;
}

export function createComfort(
  session: Session,
  view: () => BackgammonView,
  mayAct: () => boolean,
  isEntering: () => boolean,
): void {
  doForPerson(session, () => {
    const { toAct, plays, dice, diceFrom, seal } = view();
    if (!mayAct() || isEntering() || session.refusal() || session.busy()) return null;
    if (toAct.kind === 'roll') {
      // A cube that may be turned is a decision.
      const free = preferences.autoRoll && toAct.double !== 'yes' && diceFrom === 'fair' && seal === null;
      return free ? () => void session.act({ kind: 'roll' }) : null;
    }
    if (toAct.kind !== 'play' || !plays || !dice) return null;
    const play = (steps: readonly Step[]) => () => void session.act({ kind: 'play', steps });
    const forced = forcedPlay(plays);
    if (preferences.forced && forced) return play(forced.map(stepOf));
    const off = preferences.autoBearOff && isRace(view()) ? bearsAllOff(plays) : null;
    return off ? play(off) : null;
  });
}
