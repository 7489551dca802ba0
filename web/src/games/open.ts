/** The rooms that stand open. Whoever shows a table finds its game here; nobody outside `games/` names one. */
import type { GameKind } from '../box/api';
import type { GameRoom } from './room';

const rooms = new Map<GameKind, GameRoom<GameKind>>();

export const addRoom = (room: GameRoom<GameKind>): void => {
  rooms.set(room.kind, room);
};

/** The room of a game, which was opened before any of its tables. */
export function roomOf({ kind }: { readonly kind: GameKind }): GameRoom<GameKind> {
  const room = rooms.get(kind);
  if (!room) throw new Error(`the room of ${kind} is not open`);
  return room;
}
