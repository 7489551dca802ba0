/**
 * The boundary between what is seen and what is true. Rules, table and engine run as wasm in a worker
 * and answer these calls; the page draws the answers and holds no rule of any game.
 * Everything that crosses is plain JSON, so that the Rust side can derive it and a record of it is a fixture.
 */
import type { Analysis, DiceProof, SideReport, ThinkRequest } from './analysis';
import type {
  HouseCheck,
  HouseDraft,
  HouseForm,
  Imported,
  PositionText,
  RuleSetSummary,
  RulesPage,
  Setup,
  SetupCheck,
  Unreadable,
} from './rules';
import type { Action, Answer, NodeId, Seat, TableId, TableView } from './table';
import type { Language, RuleSetId, Side } from './words';

export type * from './analysis';
export type * from './backgammon';
export type * from './draughts';
export type * from './rules';
export type * from './table';
export type { ArticleRef, GameKind, Language, Localised, RuleSetId, Side } from './words';
export { LANGUAGES, opposite } from './words';

/** What this box can do. */
export interface Capabilities {
  /** How many levels the computer plays at. */
  readonly levels: number;
  /** Can a game be shared by link with someone far away? */
  readonly online: boolean;
}

/**
 * Time for a game, as a record writes it: `5+3` adds seconds after each turn, `2m d12` waits some
 * before it counts, `30s/move`.
 */
export type TimeControl = string;

/** How to open a table. */
export interface OpenTable {
  readonly ruleSet: RuleSetId;
  readonly seats: Readonly<Record<Side, Seat>>;
  readonly time: TimeControl | null;
  /** Backgammon only. */
  readonly backgammon?: {
    readonly length: number | null;
    readonly cube: boolean;
    readonly options: readonly ('jacoby' | 'beavers')[];
    readonly dice: 'fair' | 'typed';
    /** Words of the player's own that go into every fair throw; without them the worker draws some. */
    readonly seed?: string;
  };
  /** Start from here instead of the first position: FEN, XGID or a GNU id. */
  readonly position?: string;
  /** Take up a saved game: the project's own record format. */
  readonly record?: string;
  /**
   * What came with that record as its secret: without it a game with fair dice can be studied, but not gone on with.
   */
  readonly secret?: string;
}

/** A result, or what could not be read. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Unreadable };

/** A record as a file. */
export interface ExportedRecord {
  readonly fileName: string;
  readonly text: string;
  /**
   * What the machine has yet to show of its dice, with a record in our own format: keep it on this device, never in
   * a file that is given away.
   */
  readonly secret?: string | null;
}

/** The formats a record can be written in. */
export type RecordFormat = 'own' | 'pdn' | 'mat' | 'sgf';

/** The box of games. Every call is answered by the worker; a rejected promise means the worker itself failed. */
export interface GamesBox {
  readonly capabilities: () => Promise<Capabilities>;
  /** Fetches the box's words of a language. Until they are there, texts in this language repeat another one. */
  readonly speak: (language: Language) => Promise<void>;
  readonly ruleSets: () => Promise<readonly RuleSetSummary[]>;
  readonly rulesPage: (ruleSet: RuleSetId, language: Language) => Promise<RulesPage>;

  readonly openTable: (options: OpenTable) => Promise<Read<TableView>>;
  readonly closeTable: (table: TableId) => Promise<void>;
  /** Acts at the node that is shown. Not at the end of a line, a different turn starts a branch. */
  readonly act: (table: TableId, action: Action) => Promise<Answer>;
  /** Takes the last event back by truncating the record. */
  readonly undo: (table: TableId) => Promise<TableView>;
  readonly goTo: (table: TableId, node: NodeId) => Promise<TableView>;
  /** Shows the end of a game of the match, counted from 0. */
  readonly goToGame: (table: TableId, game: number) => Promise<TableView>;

  /** Thinks; `onProgress` hears shallower answers on the way. A new request for the same table stops the old one. */
  readonly think: (request: ThinkRequest, onProgress?: (analysis: Analysis) => void) => Promise<Analysis>;
  readonly stopThinking: (table: TableId) => Promise<void>;
  /** Judges every event of the record; afterwards the views carry the judgements. */
  readonly analyseRecord: (
    table: TableId,
    budgetPerTurn: number,
    onProgress?: (done: { readonly of: number; readonly at: number }) => void,
  ) => Promise<{ readonly view: TableView; readonly report: Readonly<Record<Side, SideReport>> }>;

  readonly verifyDice: (table: TableId) => Promise<DiceProof>;

  readonly houseForm: (parent: RuleSetId) => Promise<HouseForm>;
  readonly checkHouse: (draft: HouseDraft) => Promise<HouseCheck>;
  readonly housePage: (draft: HouseDraft, language: Language) => Promise<RulesPage>;
  readonly houseFromText: (text: string) => Promise<Read<HouseDraft>>;
  /** Adds a draft without clashes to the rule sets and gives its id. */
  readonly keepHouse: (draft: HouseDraft) => Promise<RuleSetId>;

  readonly checkSetup: (ruleSet: RuleSetId, setup: Setup) => Promise<SetupCheck>;
  readonly readPosition: (ruleSet: RuleSetId, text: string) => Promise<Read<Setup>>;
  readonly positionTexts: (table: TableId) => Promise<readonly PositionText[]>;

  readonly importRecord: (text: string, fileName: string | null) => Promise<Read<Imported>>;
  readonly exportRecord: (table: TableId, format: RecordFormat) => Promise<ExportedRecord>;
}
