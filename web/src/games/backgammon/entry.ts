/**
 * Entering a play of backgammon, checker by checker. What may follow is read off the graph of legal
 * plays; undo goes back along it.
 */
import type { BoardPlace, Checkers, PlayEdge, PlayGraph, Side, Step } from '../../box/api';

/** What has been entered so far. */
export interface BackgammonEntry {
  /** One group for each gesture: a checker that ran with both dice is one group of two steps. */
  readonly groups: readonly (readonly PlayEdge[])[];
  readonly selected: BoardPlace | null;
  /** Are the dice swapped, so that the second one is played first? */
  readonly swapped: boolean;
}

export const NOTHING_PLAYED: BackgammonEntry = { groups: [], selected: null, swapped: false };

/** A place the selected checker may reach, with the steps that lead there. */
export interface Reach {
  readonly place: BoardPlace;
  readonly dice: readonly number[];
  readonly steps: readonly PlayEdge[];
}

export type BackgammonResult =
  | { readonly kind: 'entering'; readonly entry: BackgammonEntry; readonly moved: readonly PlayEdge[] }
  /** No legal play begins like this: ask the table why. */
  | { readonly kind: 'try'; readonly from: BoardPlace; readonly to: BoardPlace }
  | { readonly kind: 'nothing' };

export interface PlayHabits {
  /** Play at once where only one step fits. */
  readonly oneClick: boolean;
  /** A tap on a checker plays the first die. */
  readonly firstDie: boolean;
}

const NOTHING: BackgammonResult = { kind: 'nothing' };

/** The steps so far, in order. */
export const stepsOf = (entry: BackgammonEntry): readonly PlayEdge[] => entry.groups.flat();

const nodeOf = (graph: PlayGraph, entry: BackgammonEntry) => {
  const steps = stepsOf(entry);
  const index = steps.length ? steps[steps.length - 1]!.node : 0;
  return graph.nodes[index] ?? { next: [], done: true };
};

/** May the turn be confirmed? */
export const isWhole = (graph: PlayGraph, entry: BackgammonEntry): boolean => nodeOf(graph, entry).done;

/** Steps that the turn still wants: every way to its end is as long. */
export function stepsLeft(graph: PlayGraph, entry: BackgammonEntry): number {
  let left = 0;
  for (let node = nodeOf(graph, entry); node.next.length; left++) node = graph.nodes[node.next[0]!.node] ?? node;
  return left;
}

/** Places a checker may still be moved from. */
export const sources = (graph: PlayGraph, entry: BackgammonEntry): readonly BoardPlace[] => [
  ...new Set(nodeOf(graph, entry).next.map((edge) => edge.from)),
];

/** The dice in the order they are to be played. */
export const diceInOrder = (values: readonly [number, number], entry: BackgammonEntry): readonly [number, number] =>
  entry.swapped ? [values[1], values[0]] : values;

/** Everywhere one checker can go from a place, with one die or with several in a row. */
export function reachFrom(
  graph: PlayGraph,
  entry: BackgammonEntry,
  from: BoardPlace,
  dice: readonly [number, number],
): readonly Reach[] {
  const first = diceInOrder(dice, entry)[0];
  const found = new Map<BoardPlace, Reach>();
  const better = (a: Reach, b: Reach | undefined) =>
    !b ||
    a.steps.length < b.steps.length ||
    (a.steps.length === b.steps.length && a.dice[0] === first && b.dice[0] !== first);
  const walk = (node: number, place: BoardPlace, steps: readonly PlayEdge[]) => {
    for (const edge of graph.nodes[node]?.next ?? []) {
      if (edge.from !== place) continue;
      const reach = { place: edge.to, dice: [...steps.map((step) => step.die), edge.die], steps: [...steps, edge] };
      if (better(reach, found.get(edge.to))) found.set(edge.to, reach);
      walk(edge.node, edge.to, reach.steps);
    }
  };
  const steps = stepsOf(entry);
  walk(steps.length ? steps[steps.length - 1]!.node : 0, from, []);
  return [...found.values()];
}

/** A tap on a place. */
export function tap(
  graph: PlayGraph,
  entry: BackgammonEntry,
  place: BoardPlace,
  dice: readonly [number, number],
  own: Checkers,
  habits: PlayHabits,
): BackgammonResult {
  const { selected } = entry;
  if (selected !== null) {
    const reach = reachFrom(graph, entry, selected, dice).find((candidate) => candidate.place === place);
    if (reach && place !== selected) return played(entry, reach.steps);
    if (place === selected) {
      // A second tap on the same checker plays the first die with it.
      const step = preferredStep(graph, entry, selected, dice);
      return step ? played(entry, [step]) : deselected(entry);
    }
  }
  if (sources(graph, entry).includes(place)) {
    const reaches = reachFrom(graph, entry, place, dice);
    const single = reaches.filter((reach) => reach.steps.length === 1);
    const step =
      habits.firstDie || (habits.oneClick && single.length === 1 && reaches.length === 1)
        ? preferredStep(graph, entry, place, dice)
        : null;
    if (step) return played(entry, [step]);
    return { kind: 'entering', entry: { ...entry, selected: place }, moved: [] };
  }
  if (selected !== null) {
    if (place !== 'bar' && place !== 'off' && standsOn(own, entry, place) && !isWhole(graph, entry))
      return { kind: 'entering', entry: { ...entry, selected: place }, moved: [] };
    return { kind: 'try', from: selected, to: place };
  }
  // A checker that cannot move is picked up too: only a try can be explained.
  if (place !== 'off' && standsOn(own, entry, place) && !isWhole(graph, entry))
    return { kind: 'entering', entry: { ...entry, selected: place }, moved: [] };
  return NOTHING;
}

/** A checker dragged from one place to another. */
export function drop(
  graph: PlayGraph,
  entry: BackgammonEntry,
  from: BoardPlace,
  to: BoardPlace | null,
  dice: readonly [number, number],
): BackgammonResult {
  if (to === null || to === from) return NOTHING;
  const reach = reachFrom(graph, entry, from, dice).find((candidate) => candidate.place === to);
  return reach ? played(entry, reach.steps) : { kind: 'try', from, to };
}

/** Plays one die with the checker of a place, if that is legal. */
export function playDie(graph: PlayGraph, entry: BackgammonEntry, from: BoardPlace, die: number): BackgammonResult {
  const step = nodeOf(graph, entry).next.find((edge) => edge.from === from && edge.die === die);
  return step ? played(entry, [step]) : NOTHING;
}

function preferredStep(
  graph: PlayGraph,
  entry: BackgammonEntry,
  from: BoardPlace,
  dice: readonly [number, number],
): PlayEdge | null {
  const steps = nodeOf(graph, entry).next.filter((edge) => edge.from === from);
  const order = diceInOrder(dice, entry);
  return steps.find((step) => step.die === order[0]) ?? steps.find((step) => step.die === order[1]) ?? null;
}

const played = (entry: BackgammonEntry, steps: readonly PlayEdge[]): BackgammonResult => ({
  kind: 'entering',
  moved: steps,
  entry: { ...entry, groups: [...entry.groups, steps], selected: null },
});

const deselected = (entry: BackgammonEntry): BackgammonResult => ({
  kind: 'entering',
  moved: [],
  entry: { ...entry, selected: null },
});

const standsOn = (own: Checkers, entry: BackgammonEntry, place: BoardPlace): boolean => {
  let count = place === 'bar' ? own.bar : place === 'off' ? own.off : (own.points[place] ?? 0);
  for (const step of stepsOf(entry)) count += (step.to === place ? 1 : 0) - (step.from === place ? 1 : 0);
  return count > 0;
};

/** Takes the last gesture back. */
export const undo = (entry: BackgammonEntry): BackgammonEntry => ({
  ...entry,
  selected: null,
  groups: entry.groups.slice(0, -1),
});

/** Swaps the dice, as long as no step has been played. */
export const swapDice = (entry: BackgammonEntry): BackgammonEntry =>
  entry.groups.length ? entry : { ...entry, swapped: !entry.swapped };

/** The only play there is, if all ways lead to one board; an empty list is a lost turn. */
export function forcedPlay(graph: PlayGraph): readonly PlayEdge[] | null {
  const ends = new Set<number>();
  const seen = new Set<number>();
  const visit = (index: number) => {
    if (seen.has(index) || ends.size > 1) return;
    seen.add(index);
    const node = graph.nodes[index];
    if (!node) return;
    if (node.done) ends.add(index);
    for (const edge of node.next) visit(edge.node);
  };
  visit(0);
  if (ends.size !== 1) return null;
  const steps: PlayEdge[] = [];
  let node = graph.nodes[0];
  while (node?.next.length && !node.done) {
    steps.push(node.next[0]!);
    node = graph.nodes[node.next[0]!.node];
  }
  return steps;
}

/** The dice as drawn: four for a double; played ones are struck. */
export function diceShown(
  values: readonly [number, number],
  entry: BackgammonEntry,
): readonly { readonly value: number; readonly used: boolean }[] {
  const steps = stepsOf(entry);
  if (values[0] === values[1])
    return Array.from({ length: 4 }, (_, index) => ({ value: values[0], used: index < steps.length }));
  return diceInOrder(values, entry).map((value) => ({ value, used: steps.some((step) => step.die === value) }));
}

/** Both sides' checkers with the entered steps made. */
export function checkersShown(
  checkers: Readonly<Record<Side, Checkers>>,
  mover: Side,
  steps: readonly Step[],
): Readonly<Record<Side, Checkers>> {
  if (!steps.length) return checkers;
  const mine = { ...checkers[mover], points: [...checkers[mover].points] };
  const otherSide: Side = mover === 'light' ? 'dark' : 'light';
  const theirs = { ...checkers[otherSide], points: [...checkers[otherSide].points] };
  for (const step of steps) {
    if (step.from === 'bar') mine.bar--;
    else if (step.from !== 'off') mine.points[step.from] = (mine.points[step.from] ?? 0) - 1;
    if (step.to === 'off') mine.off++;
    else if (step.to !== 'bar') mine.points[step.to] = (mine.points[step.to] ?? 0) + 1;
    mine.pips -= pipsOf(step, mover);
    if (step.hits && typeof step.to === 'number') {
      theirs.points[step.to] = 0;
      theirs.bar++;
      // The hit checker has the whole way to go again.
      theirs.pips += otherSide === 'light' ? 25 - step.to : step.to;
    }
  }
  return mover === 'light' ? { light: mine, dark: theirs } : { light: theirs, dark: mine };
}

/** How far a step really goes, which is less than the die when a high number bears off a low checker. */
function pipsOf(step: Step, mover: Side): number {
  const distance = (place: BoardPlace) =>
    place === 'bar' ? 25 : place === 'off' ? 0 : mover === 'light' ? place : 25 - place;
  return distance(step.from) - distance(step.to);
}
