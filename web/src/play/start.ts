/** Starting a game from what a person has chosen. */
import type { AppContext } from '../app/context';
import type { PlayMode } from '../app/preferences';
import { preferences } from '../app/preferences';
import type { GameKind, OpenTable, RuleSetId, RuleSetSummary, Seat, Side, TableView } from '../box/api';
import { opposite } from '../box/api';
import { openRoom } from '../games';
import { roomOf } from '../games/open';
import type { GameRoom } from '../games/room';
import type { GameSummary, SavedGame } from '../store/games';
import { gamesUnderWay, newGameId } from '../store/games';
import { store } from '../store/store';
import { unnamed } from './seats';
import { actingSide } from './wording';

export interface Start {
  readonly ruleSet: RuleSetId;
  readonly mode: Exclude<PlayMode, 'link'>;
  readonly position?: string;
  /** Who sits where, instead of by mode. */
  readonly seats?: Readonly<Record<Side, Seat>>;
}

/**
 * Who sits where. Against the computer a person takes the colour chosen, or one by lot; from a position, the side that
 * is to move in it.
 */
export function seatsFor(
  mode: Start['mode'],
  lot: () => number = Math.random,
  toMove: Side | null = null,
): Readonly<Record<Side, Seat>> {
  const person = (name: string): Seat => ({ ...unnamed, name });
  if (mode === 'two') return { light: person(preferences.names.light), dark: person(preferences.names.dark) };
  const mine: Side =
    toMove ?? (preferences.colour === 'random' ? (lot() < 0.5 ? 'light' : 'dark') : preferences.colour);
  const me = person(preferences.names[mine]);
  const computer: Seat = { name: '', player: { kind: 'computer', level: preferences.level } };
  return mine === 'light' ? { light: me, dark: computer } : { light: computer, dark: me };
}

export const tableFor = (
  start: Start,
  set: RuleSetSummary | undefined,
  game: GameRoom<GameKind>,
  toMove: Side | null = null,
): OpenTable => ({
  ruleSet: start.ruleSet,
  seats: start.seats ?? seatsFor(start.mode, Math.random, toMove),
  time: preferences.time,
  ...(start.position ? { position: start.position } : {}),
  ...game.tableFor(set),
});

/** Opens a fresh table, puts its game on the shelf and gives its id. Null when rules or position cannot be read. */
export async function startGame(app: AppContext, start: Start): Promise<string | null> {
  const set = app.ruleSet(start.ruleSet);
  if (!set) return null;
  const game = await openRoom(set.kind);
  const given = start.position ? await app.box.readPosition(set.id, start.position) : null;
  const opened = await app.box.openTable(tableFor(start, set, game, given?.ok ? given.value.toMove : null));
  if (!opened.ok) return null;
  const id = newGameId();
  await saveGame(app, id, opened.value);
  await app.box.closeTable(opened.value.table);
  return id;
}

export async function saveGame(
  app: AppContext,
  id: string,
  view: TableView,
  online: Pick<GameSummary, 'you' | 'begun'> = {},
): Promise<void> {
  const { text, secret } = await app.box.exportRecord(view.table, 'own');
  const last = view.record.line[view.record.line.length - 1];
  const game: SavedGame = {
    id,
    ruleSet: view.ruleSet,
    kind: view.kind,
    seats: view.seats,
    record: text,
    ...(secret ? { secret } : {}),
    move: last?.number ?? 1,
    picture: roomOf(view).picture(view),
    finished: view.outcome?.matchOver ?? false,
    changed: Date.now(),
    begun: view.record.line.length > 0 || view.record.games > 1 || view.toAct.kind === 'play',
    turn: actingSide(view),
    outcome: view.outcome,
    score: roomOf(view).score?.(view) ?? null,
    ...online,
  };
  await store.keepGame(game);
}

/** The side a person at this device sees at the bottom. */
export function bottomSide(view: TableView): Side {
  const computer = (['light', 'dark'] as const).find((side) => view.seats[side].player.kind === 'computer');
  return computer ? opposite(computer) : (roomOf(view).bottom?.(view) ?? 'light');
}

/** The game to go on with: one that waits for the person here, or the newest one. */
export const unfinished = (games: readonly GameSummary[]): GameSummary | undefined => gamesUnderWay(games)[0];
