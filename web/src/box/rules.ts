import type { Checkers, Cube } from './backgammon';
import type { DraughtsShape, DraughtsTurn, Piece, Square } from './draughts';
import type { TableView } from './table';
import type { ArticleRef, GameKind, Language, Localised, RuleSetId, Side } from './words';

/** A position to look at: a miniature, a diagram, a set-up in progress. */
export type Picture =
  | { readonly kind: 'draughts'; readonly shape: DraughtsShape; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'backgammon';
      readonly checkers: Readonly<Record<Side, Checkers>>;
      readonly cube: Cube | null;
      readonly dice: readonly [number, number] | null;
      readonly toMove: Side;
    };

/** One rule set as lists and cards show it. */
export interface RuleSetSummary {
  readonly id: RuleSetId;
  readonly kind: GameKind;
  readonly name: Localised;
  /** Where the text comes from: "Federation, art. 5 and 6". */
  readonly source: Localised;
  /** Two short facts read off the rule table. */
  readonly facts: readonly Localised[];
  /** `leaflet`: printed in the box; `family`: the rest; `house`: made with the form. */
  readonly origin: 'leaflet' | 'family' | 'house';
  /** House rules name the set they started from; the board keeps its colour. */
  readonly parent: RuleSetId | null;
  /** The first position. */
  readonly start: Picture;
  /** Backgammon: what the frame lets people choose. Null for draughts. */
  readonly frame: BackgammonFrame | null;
}

/** The frame around a game of backgammon. */
export interface BackgammonFrame {
  readonly lengths: 'one game or points' | 'match' | 'match or money';
  readonly cube: 'may be off' | 'always';
  readonly options: readonly ('jacoby' | 'beavers')[];
}

/** A stretch of rule text. */
export type RuleText =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** A move in notation, set in figures. */
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'article'; readonly ref: ArticleRef };

/** One moment of a playable diagram. */
export interface DiagramFrame {
  readonly picture: Picture;
  readonly caption: readonly RuleText[];
  /** The turn that leads to the next frame, drawn as a route. */
  readonly route: DraughtsTurn | null;
  /** Backgammon: arrows to draw. */
  readonly arrows: readonly { readonly from: number | 'bar'; readonly to: number | 'off' }[];
  readonly lit: readonly (Square | number)[];
}

/** An example that can be stepped through and opened on the analysis board. */
export interface Diagram {
  readonly id: string;
  readonly frames: readonly DiagramFrame[];
  /** Position text for `openTable`, to go on from here by hand. */
  readonly position: string;
}

/** One article of a rules page. */
export interface Article {
  /** No other article of the page has it. */
  readonly anchor: string;
  /** On the plate: a number. */
  readonly label: string;
  /** Where it stands in the source, in full. */
  readonly place: string;
  readonly title: string;
  readonly paragraphs: readonly (readonly RuleText[])[];
  /** Readings that had to be chosen: set as indented notes. */
  readonly notes: readonly (readonly RuleText[])[];
  readonly diagrams: readonly Diagram[];
  /** The points of the rule table this article states; the house-rules form marks them. */
  readonly points: readonly string[];
  /** One short line for the leaflet panel beside a game; null leaves the article out there. */
  readonly short: string | null;
}

/** A chapter groups articles. */
export interface Chapter {
  readonly title: string;
  readonly articles: readonly Article[];
}

/** A whole rules page in one language. */
export interface RulesPage {
  readonly ruleSet: RuleSetId;
  readonly language: Language;
  readonly title: string;
  readonly source: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

/** A value a point of the rule table can take. */
export interface PointValue {
  readonly id: string;
  readonly label: Localised;
}

/** One row of the house-rules form. */
export interface HousePoint {
  readonly id: string;
  readonly group: Localised;
  readonly label: Localised;
  readonly help: Localised | null;
  readonly article: string | null;
  readonly control:
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly values: readonly PointValue[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: Localised }
    /** An ordered list drawn from `values`: the precedence of captures. */
    | { readonly kind: 'order'; readonly values: readonly PointValue[] };
  /** What the parent set says. */
  readonly parent: PointSetting;
}

/** A setting of a point: a value id, a switch, a number, or an ordered list of value ids. */
export type PointSetting = string | boolean | number | readonly string[];

/** The form over one parent rule set. */
export interface HouseForm {
  readonly parent: RuleSetId;
  readonly points: readonly HousePoint[];
}

/** What a person has written so far. Only changed points are listed. */
export interface HouseDraft {
  readonly parent: RuleSetId;
  readonly name: string;
  readonly changes: Readonly<Record<string, PointSetting>>;
}

/** Two points that cannot both hold, said at each of its rows. */
export interface Clash {
  readonly points: readonly string[];
  readonly message: Localised;
}

/** The worker's opinion of a draft. */
export interface HouseCheck {
  readonly clashes: readonly Clash[];
  /** The first position under these rules; null while they clash. */
  readonly start: Picture | null;
  /** The draft as text that fits in a link; `houseFromText` reads it back. */
  readonly text: string;
}

/** A position being set up by hand. */
export interface Setup {
  readonly picture: Picture;
  readonly toMove: Side;
}

/** The worker's opinion of a set-up. */
export interface SetupCheck {
  /** FEN, XGID…: the first one is the usual one. */
  readonly texts: readonly PositionText[];
  /** Empty when the position can be played. */
  readonly problems: readonly { readonly message: Localised; readonly lit: readonly (Square | number)[] }[];
}

/** A position in a notation that other programs read. */
export interface PositionText {
  readonly format: 'FEN' | 'XGID' | 'GNU';
  readonly text: string;
}

/** Text or a file that could not be read: what, where, and what was expected. */
export interface Unreadable {
  readonly line: number | null;
  readonly excerpt: string;
  readonly expected: Localised;
}

/** Games found in a file. */
export interface Imported {
  readonly games: readonly { readonly title: string; readonly view: TableView }[];
  /** What is wrong with the first of those that could not be read. */
  readonly unread: readonly Unreadable[];
}
