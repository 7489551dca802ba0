/** The addresses of the page, in one place. */
import type { ArticleRef, RuleSetId } from '../box/api';
import { writeAddress } from './router';

/** `draughts:italian` is `italian` in an address; backgammon keeps its family name, since `xalingo` is both. */
export function slugOf(ruleSet: RuleSetId): string {
  const [family = '', name = ''] = ruleSet.split(':');
  if (family === 'draughts') return name;
  return name === 'tournament' || name === '' ? family : `${family}-${name}`;
}

export function ruleSetOf(slug: string): RuleSetId {
  if (slug === 'backgammon') return 'backgammon:tournament';
  if (slug.startsWith('backgammon-')) return `backgammon:${slug.slice('backgammon-'.length)}`;
  if (slug.startsWith('house-')) return `house:${slug.slice('house-'.length)}`;
  return slug.includes(':') ? slug : `draughts:${slug}`;
}

export const HOME = writeAddress([]);
export const ANALYSE = writeAddress(['analyse']);
export const LEARN = writeAddress(['learn']);
export const RULES = writeAddress(['rules']);
export const HOUSE = writeAddress(['house']);
export const SETTINGS = writeAddress(['settings']);

export const playAddress = (ruleSet: RuleSetId, query: Readonly<Record<string, string>> = {}): string =>
  writeAddress(['play', slugOf(ruleSet)], query);
/** A game that is kept on this device. */
export const gameAddress = (id: string): string => writeAddress(['game', id]);
export const studyAddress = (id: string): string => writeAddress(['analyse', id]);
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
export const lessonAddress = (lesson: string): string => writeAddress(['learn', lesson]);
