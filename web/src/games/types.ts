/** What is one game's own among the types of the boundary. A game that is not listed here does not compile. */
import type {
  BackgammonTurn,
  BackgammonView,
  ChessTurn,
  ChessView,
  DraughtsTurn,
  DraughtsView,
  EndReason,
  GameKind,
  Picture,
  RecordEntry,
  RecordEvent,
} from '../box/api';

type Event<Kind extends RecordEvent['kind']> = Extract<RecordEvent, { readonly kind: Kind }>;

interface Own {
  readonly draughts: {
    readonly view: DraughtsView;
    readonly picture: Extract<Picture, { readonly kind: 'draughts' }>;
    readonly turn: DraughtsTurn;
    readonly event: Event<'move'>;
    readonly end: 'all taken' | 'no move' | 'huffed' | 'no progress';
  };
  readonly backgammon: {
    readonly view: BackgammonView;
    readonly picture: Extract<Picture, { readonly kind: 'backgammon' }>;
    readonly turn: BackgammonTurn;
    readonly event: Event<'play' | 'double' | 'take' | 'beaver' | 'drop'>;
    readonly end: 'borne off' | 'dropped';
  };
  readonly chess: {
    readonly view: ChessView;
    readonly picture: Extract<Picture, { readonly kind: 'chess' }>;
    readonly turn: ChessTurn;
    readonly event: Event<'chess' | 'claim'>;
    readonly end: 'checkmate' | 'stalemate' | 'dead position' | 'checks' | 'no progress';
  };
}

export type ViewOf<K extends GameKind> = Own[K]['view'];
export type PictureOf<K extends GameKind> = Own[K]['picture'];
export type TurnOf<K extends GameKind> = Own[K]['turn'];

/** Events of every table: agreements, resignations, flags. */
export type CommonEvent = Exclude<RecordEvent, Own[GameKind]['event']>;
export type EventOf<K extends GameKind> = Own[K]['event'] | CommonEvent;
export type EntryOf<K extends GameKind> = RecordEntry & { readonly event: EventOf<K> };

/** Ends of every game. */
export type CommonEnd = Exclude<EndReason, Own[GameKind]['end']>;
export type EndOf<K extends GameKind> = Own[K]['end'] | CommonEnd;

/** A list that names every game once, in an order of its own. It does not compile while one is missing. */
export const everyGame = <const L extends readonly GameKind[]>(
  list: [GameKind] extends [L[number]] ? L : never,
): readonly GameKind[] => list;
