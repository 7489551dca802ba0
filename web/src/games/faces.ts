/** The face of every game. */
import type { GameKind, RuleSetId, RuleSetSummary } from '../box/api';
import { backgammon } from './backgammon/face';
import { chess } from './chess/face';
import { draughts } from './draughts/face';
import type { GameFace } from './face';
import { everyGame } from './types';

const FACES: { readonly [K in GameKind]: GameFace<K> } = { draughts, backgammon, chess };

export const faceOf = ({ kind }: { readonly kind: GameKind }): GameFace<GameKind> => FACES[kind];

/** Is this the name of a game we have? */
export const isGame = (kind: unknown): kind is GameKind => typeof kind === 'string' && Object.hasOwn(FACES, kind);

const inOrder = (kinds: readonly GameKind[]): readonly GameFace<GameKind>[] => kinds.map((kind) => FACES[kind]);

/** As the lid of the box shows them. */
export const LID = inOrder(everyGame(['backgammon', 'draughts', 'chess']));
/** As they are learnt, and as settings and lists go through them. */
export const GAMES = inOrder(everyGame(['draughts', 'backgammon', 'chess']));

/** The printed set whose board a rule set is played on: its own, or that of the set it was made from. */
export const leafletOf = (ruleSet: RuleSetId, sets: readonly RuleSetSummary[] = []): RuleSetId =>
  sets.find((set) => set.id === ruleSet)?.parent ?? ruleSet;
