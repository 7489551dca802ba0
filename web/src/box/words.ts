/** The four languages of the product, in the order of the language switch. */
export const LANGUAGES = ['pt', 'es', 'en', 'it'] as const;

/** A language of the product. `pt` is Brazilian Portuguese. */
export type Language = (typeof LANGUAGES)[number];

/**
 * A short text in all four languages at once. Names, facts and refusals travel like this, so that a change back to a
 * language that has been spoken needs no second question to the worker. Long texts (rules pages)
 * are asked for by language.
 */
export type Localised = Readonly<Record<Language, string>>;

/** The colour a player holds. In draughts Light is White. */
export type Side = 'light' | 'dark';

/** The two families of games in the box. */
export type GameKind = 'draughts' | 'backgammon';

/** The other side. */
export const opposite = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

/** A rule set's id as the command line spells it: `draughts:italian`, `backgammon:xalingo`, or `house:…`. */
export type RuleSetId = string;

/** Points at one article of one rule set: `most-pieces`, plate "6.6", of `draughts:italian`. */
export interface ArticleRef {
  readonly ruleSet: RuleSetId;
  /** Its name on the rules page and in the address `#/rules/italian/most-pieces`. */
  readonly anchor: string;
  /** Its place in the source, a number or a heading; null where the source is silent. */
  readonly label: string | null;
}
