/**
 * The boundary between what is seen and what is true. Rules, table and engine run as wasm in a worker
 * and answer these calls; the page draws the answers and holds no rule of any game.
 * Everything that crosses is plain JSON; its types are made from those of the box (types.ts).
 */
import type {
  Action,
  Analysis,
  Answer,
  BySide,
  Capabilities,
  DiceProof,
  ExportedRecord,
  Heard,
  HouseCheck,
  HouseDraft,
  HouseForm,
  Imported,
  JudgedSet,
  Language,
  LevelWords,
  OpenTable,
  PositionText,
  Read,
  RuleSetSummary,
  RulesPage,
  Saying,
  Sealed,
  Setup,
  SetupCheck,
  Side,
  SideReport,
  TableView,
  ThinkRequest,
  Told,
} from './types';
import type { NodeId, RuleSetId, TableId } from './words';

export type * from './types';
export type { NodeId, RuleSetId, Square, TableId, TimeControl } from './words';
export { isSquare, LANGUAGES, opposite } from './words';

/** A table of draughts. */
export type DraughtsView = Extract<TableView, { readonly kind: 'draughts' }>;

/** A table of backgammon. */
export type BackgammonView = Extract<TableView, { readonly kind: 'backgammon' }>;

/** A table of chess. */
export type ChessView = Extract<TableView, { readonly kind: 'chess' }>;

/** The formats a record can be written in. */
export type RecordFormat = 'own' | 'pdn' | 'mat' | 'sgf' | 'pgn';

/** The box of games. Every call is answered by the worker; a rejected promise means the worker itself failed. */
export interface GamesBox {
  readonly capabilities: () => Promise<Capabilities>;
  /** The levels of the computer, the weakest first. */
  readonly levels: () => Promise<readonly LevelWords[]>;
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
  ) => Promise<{ readonly view: TableView; readonly report: BySide<SideReport> }>;

  readonly verifyDice: (table: TableId) => Promise<DiceProof>;

  readonly houseForm: (parent: RuleSetId) => Promise<HouseForm>;
  readonly checkHouse: (draft: HouseDraft) => Promise<HouseCheck>;
  readonly housePage: (draft: HouseDraft, language: Language) => Promise<RulesPage>;
  readonly houseFromText: (text: string) => Promise<Read<HouseDraft>>;
  /** Adds a draft without clashes to the rule sets and gives its id. */
  readonly keepHouse: (draft: HouseDraft) => Promise<RuleSetId>;

  readonly checkSetup: (ruleSet: RuleSetId, setup: Setup) => Promise<SetupCheck>;
  readonly readPosition: (ruleSet: RuleSetId, text: string) => Promise<Read<Setup>>;
  /**
   * The same move under every rule set of its game, the one that it is written by first. Rejected where that set cannot
   * read it.
   */
  readonly judge: (
    by: RuleSetId,
    position: string | null,
    dice: string | null,
    move: string,
  ) => Promise<readonly JudgedSet[]>;
  readonly positionTexts: (table: TableId) => Promise<readonly PositionText[]>;

  readonly importRecord: (text: string, fileName: string | null) => Promise<Read<Imported>>;
  /** Remarks go with it by the node they stand at, in place of those the record has there. */
  readonly exportRecord: (
    table: TableId,
    format: RecordFormat,
    notes?: Readonly<Record<string, string>> | null,
  ) => Promise<ExportedRecord>;

  /** Binds whoever sits down at a server's table to dice of their own; without a key, one is drawn. */
  readonly sealDice: (table: string, side: Side, key?: string | null) => Promise<Sealed>;
  /** Begins to follow a table that a server leads, with the key of one's own dice there. */
  readonly follow: (key: string | null) => Promise<TableId>;
  /** Hears a word of the server. */
  readonly hear: (table: TableId, word: string) => Promise<Heard>;
  /** Acts at a table that a server leads: it is shown at once, and sent. */
  readonly tell: (table: TableId, action: Action) => Promise<Told>;
  /** Says something there that is no move. */
  readonly say: (table: TableId, saying: Saying) => Promise<Told>;
}
