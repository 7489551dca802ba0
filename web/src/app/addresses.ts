/** The addresses of the page, in one place. */
import type { ArticleRef, GameKind, RuleSetId } from '../box/api';
import { BARE, PLAIN } from '../games/slugs';
import { writeAddress } from './router';

/** `draughts:italian` is `italian` in an address; the sets of other games keep the name of their game. */
export function slugOf(ruleSet: RuleSetId): string {
  const [family = '', name = ''] = ruleSet.split(':');
  if (family === BARE) return name;
  const plain = Object.entries(PLAIN).find(([game]) => game === family)?.[1];
  return name === '' || name === plain ? family : `${family}-${name}`;
}

export function ruleSetOf(slug: string): RuleSetId {
  if (slug.includes(':')) return slug;
  for (const [game, plain] of Object.entries(PLAIN)) {
    if (slug === game) return plain ? `${game}:${plain}` : game;
    if (slug.startsWith(`${game}-`)) return `${game}:${slug.slice(game.length + 1)}`;
  }
  return slug.startsWith('house-') ? `house:${slug.slice('house-'.length)}` : `${BARE}:${slug}`;
}

export const HOME = writeAddress([]);
export const ANALYSE = writeAddress(['analyse']);
export const LEARN = writeAddress(['learn']);
export const RULES = writeAddress(['rules']);
export const JUDGE = writeAddress(['judge']);
export const HOUSE = writeAddress(['house']);
export const SETTINGS = writeAddress(['settings']);

export const playAddress = (ruleSet: RuleSetId, query: Readonly<Record<string, string>> = {}): string =>
  writeAddress(['play', slugOf(ruleSet)], query);
/** What the home page promises of a game. */
export const aboutAddress = (kind: GameKind): string => writeAddress(['about', kind]);
/** A game that is kept on this device; `t-ID` is one at a table that a server leads. */
export const gameAddress = (id: string): string =>
  writeAddress(id.startsWith('t-') ? ['t', id.slice(2)] : ['game', id]);
/** Playing a friend elsewhere. */
export const friendAddress = (ruleSet: RuleSetId): string => writeAddress(['friend', slugOf(ruleSet)]);
/** The study of a kept game, at one of its nodes. */
export const studyAddress = (id: string, node: number | null = null): string =>
  writeAddress(['analyse', id], node === null ? {} : { at: String(node) });
export const positionAddress = (ruleSet: RuleSetId, position: string): string =>
  writeAddress(['analyse'], { rules: slugOf(ruleSet), position });
/** A whole record inside an address; see packed.ts. */
export const recordAddress = (packed: string): string => writeAddress(['analyse'], { game: packed });
export const rulesAddress = (ruleSet: RuleSetId): string => writeAddress(['rules', slugOf(ruleSet)]);
export const articleAddress = (article: Pick<ArticleRef, 'ruleSet' | 'anchor'>): string =>
  writeAddress(['rules', slugOf(article.ruleSet), article.anchor]);
export const houseAddress = (parent: RuleSetId): string => writeAddress(['house', slugOf(parent)]);
export const houseDraftAddress = (text: string): string => writeAddress(['house'], { rules: text });
export const setupAddress = (ruleSet: RuleSetId, position?: string): string =>
  writeAddress(['setup', slugOf(ruleSet)], position ? { position } : {});
/** What is asked of the judge: a position and a move as one rule set writes them. */
export const judgeAddress = (ruleSet: RuleSetId, question: Readonly<Record<string, string>> = {}): string =>
  writeAddress(['judge'], { rules: slugOf(ruleSet), ...question });
export const puzzleAddress = (ruleSet?: RuleSetId, number?: string): string =>
  writeAddress(['puzzles', ...(ruleSet ? [slugOf(ruleSet)] : []), ...(number ? [number] : [])]);
export const leafletAddress = (ruleSet: RuleSetId): string => writeAddress(['leaflet', slugOf(ruleSet)]);
export const lessonAddress = (lesson: string): string => writeAddress(['learn', lesson]);
