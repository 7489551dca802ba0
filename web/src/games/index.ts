/** The doors: every game and the way to its room. A game that is missing here does not compile. */
import { underWay } from '../app/under-way';
import type { GameKind, GamesBox } from '../box/api';
import { addRoom } from './open';
import type { GameRoom } from './room';

/** A room comes with its words. */
interface Door<K extends GameKind> {
  readonly room: GameRoom<K>;
  readonly openWords: () => Promise<void>;
}

const DOORS: { readonly [K in GameKind]: () => Promise<Door<K>> } = {
  draughts: () => import('./draughts/room'),
  backgammon: () => import('./backgammon/room'),
  chess: () => import('./chess/room'),
};

async function enter(kind: GameKind): Promise<GameRoom<GameKind>> {
  const { room, openWords } = await DOORS[kind]();
  await openWords();
  addRoom(room);
  return room;
}

const opening = new Map<GameKind, Promise<GameRoom<GameKind>>>();

/** Opens the room of a game: at most once, unless it failed. */
export function openRoom(kind: GameKind): Promise<GameRoom<GameKind>> {
  const known = opening.get(kind);
  if (known) return known;
  const fresh = underWay('room', enter(kind));
  opening.set(kind, fresh);
  fresh.catch(() => opening.delete(kind));
  return fresh;
}

/** A box whose tables are handed out only when the room of their game stands open. */
export const withRooms = (box: GamesBox): GamesBox =>
  new Proxy(box, {
    get: (target, call) => {
      if (call === 'openTable')
        return async (...args: Parameters<GamesBox['openTable']>) => {
          const opened = await target.openTable(...args);
          if (opened.ok) await openRoom(opened.value.kind);
          return opened;
        };
      if (call === 'importRecord')
        return async (...args: Parameters<GamesBox['importRecord']>) => {
          const read = await target.importRecord(...args);
          if (read.ok) await Promise.all(read.value.games.map(({ view }) => openRoom(view.kind)));
          return read;
        };
      return Reflect.get(target, call);
    },
  });
