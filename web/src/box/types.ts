// Made from crates/wasm/src/types: do not edit, but run
// TABULEIRO_WRITE_TYPES=1 cargo test -p tabuleiro-wasm types_of_the_page

/** One of the two seats. Light is the side that draughts and chess call White. */
export type Side = 'light' | 'dark';

/** Something of each side. */
export type BySide<T> = {
  /** Light's. */
  readonly light: T;
  /** Dark's. */
  readonly dark: T;
};

/** A language of the product. Portuguese is Brazilian Portuguese. */
export type Language = 'pt' | 'es' | 'en' | 'it';

/**
 * A short text in all four languages at once, so that changing the language needs no second question. In the page,
 * where words come one language at a time, a language that is not there yet repeats one that is.
 */
export type Localised = {
  /** Portuguese. */
  readonly pt: string;
  /** Spanish. */
  readonly es: string;
  /** English. */
  readonly en: string;
  /** Italian. */
  readonly it: string;
};

/** Points at one article of one rule set. */
export type ArticleRef = {
  /** The rule set. */
  readonly ruleSet: string;
  /** Its name on the rules page: no other article there has it. */
  readonly anchor: string;
  /** Its number: the same on the page, in lists and in a refusal. */
  readonly label: string | null;
};

/** A result, or what could not be read. */
export type Read<T> =
  | {
    /** Always true. */
    readonly ok: true;
    /** What was read. */
    readonly value: T;
  }
  | {
    /** Always false. */
    readonly ok: false;
    /** Why. */
    readonly problem: Unreadable;
  };

/** Text that could not be read. */
export type Unreadable = {
  /** In which line. */
  readonly line: number | null;
  /** What stands there. */
  readonly excerpt: string;
  /** What was expected. */
  readonly expected: Localised;
};

/** What this box can do. */
export type Capabilities = {
  /** How many levels the computer plays at. */
  readonly levels: number;
  /** Can a game be shared by link with someone far away? */
  readonly online: boolean;
};

/** A level of the computer, in words. */
export type LevelWords = {
  /** What it is called. */
  readonly name: Localised;
  /** How it plays draughts. */
  readonly draughts: Localised;
  /** How it plays backgammon. */
  readonly backgammon: Localised;
  /** How it plays chess. */
  readonly chess: Localised;
};

/** Where a playing square lies. */
export type PlayingSquare = {
  /** Its number in the numbering of the rule set. */
  readonly square: number;
  /** Its row, 0 the far one as Light sees it. */
  readonly row: number;
  /** Its column, 0 the left one as Light sees it. */
  readonly column: number;
  /** Its name in letters: `a8`. Rank 1 is Light's first row. */
  readonly name: string;
};

/** Which squares are played on; `all` is for games that move along rows and columns. */
export type PlayedSquares = 'dark' | 'light' | 'all';

/** The board itself. Which squares are dark and which are played are two separate facts. */
export type DraughtsShape = {
  /** Squares a side. */
  readonly size: 8 | 10 | 12;
  /**
   * Is the far left square, as Light sees it (a8 on 8×8), a dark one? A board that is played on all squares is not
   * chequered, and has none.
   */
  readonly darkFarLeft: boolean;
  /** On which squares it is played. */
  readonly play: PlayedSquares;
  /** The playing squares in order of their numbers. */
  readonly squares: ReadonlyArray<PlayingSquare>;
};

/** What a piece is. */
export type Rank = 'man' | 'king';

/** A man or a king on its square. */
export type Piece = {
  /** The number of the square. */
  readonly square: number;
  /** Whose. */
  readonly side: Side;
  /** What. */
  readonly rank: Rank;
};

/** A draughts board with its pieces. */
export type DraughtsPicture = {
  /** The board. */
  readonly shape: DraughtsShape;
  /** The pieces, in order of their squares. */
  readonly pieces: ReadonlyArray<Piece>;
};

/** One whole turn of draughts: a huff where there was one, then one move with its route. */
export type DraughtsTurn = {
  /**
   * Every square the piece stands on, the first and the last included: two for a quiet move, none where the huff
   * took the last piece.
   */
  readonly path: ReadonlyArray<number>;
  /** The pieces taken, in order of capture: one for each jump. */
  readonly taken: ReadonlyArray<number>;
  /** The piece huffed before the move. */
  readonly huff: number | null;
  /** Does the piece become a king? */
  readonly crowns: boolean;
  /** As the record prints it: `22-18`, `23×14×7`. */
  readonly text: string;
};

/** The pieces the side to move may huff. */
export type HuffRight = {
  /** At least one square. */
  readonly squares: ReadonlyArray<number>;
};

/** What a piece is. */
export type ChessKind = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

/** A piece on its square. */
export type ChessPiece = {
  /** The square: `e4`. */
  readonly square: string;
  /** Whose. */
  readonly side: Side;
  /** What. */
  readonly kind: ChessKind;
};

/** A chessboard with its pieces. */
export type ChessPicture = {
  /** The pieces, from a1 on. */
  readonly pieces: ReadonlyArray<ChessPiece>;
  /** Who may castle with which rook, as a FEN has it; nothing on a board that is only looked at. */
  readonly castling?: string;
  /** The square behind a pawn that can be captured in passing; nothing on a board that is only looked at. */
  readonly enPassant?: string;
};

/** The way of a rook when a king castles. */
export type RookStep = {
  /** From where. */
  readonly from: number;
  /** To where. */
  readonly to: number;
};

/** One move of chess. */
export type ChessTurn = {
  /** From where. */
  readonly from: number;
  /** To where; a king that castles goes to where it will stand. */
  readonly to: number;
  /** What moves. */
  readonly piece: ChessKind;
  /** The square of the piece that is taken: not the one gone to where a pawn captures in passing. */
  readonly taken: number | null;
  /** What a pawn becomes. */
  readonly promotion: ChessKind | null;
  /** The rook that goes along where a king castles. */
  readonly rook: RookStep | null;
  /** Does it give check? */
  readonly check: boolean;
  /** Is it mate? */
  readonly mate: boolean;
  /** As records write it, with English letters: `Nf3`. */
  readonly text: string;
  /** By its squares, for whoever plays it: `g1f3`. */
  readonly uci: string;
};

/** A draw that can be claimed. */
export type ClaimRight = 'repetition' | 'no progress';

/** Checks that have been given, where they win. */
export type ChecksGiven = {
  /** By each side. */
  readonly by: BySide<number>;
  /** So many win. */
  readonly wins: number;
};

/** A table of chess. */
export type ChessView = {
  /** The pieces. */
  readonly pieces: ReadonlyArray<ChessPiece>;
  /** Every legal move of the side to move. */
  readonly turns: ReadonlyArray<ChessTurn>;
  /** The king that is in check. */
  readonly check: number | null;
  /** The draw that the side to move can claim now. */
  readonly claim: ClaimRight | null;
  /** The moves with which it can claim one instead of making them, as UCI writes them. */
  readonly claimWith: ReadonlyArray<string>;
  /** The checks that have been given, where they win. */
  readonly checks: ChecksGiven | null;
  /** The move before. */
  readonly last: ChessTurn | null;
  /** What each side has taken so far, the most valuable first; what pawns became is not counted. */
  readonly taken: BySide<ReadonlyArray<ChessKind>>;
  /** The table. */
  readonly table: number;
  /** By which rules. */
  readonly ruleSet: string;
  /** Who sits there. */
  readonly seats: BySide<Seat>;
  /** Who must do what. */
  readonly toAct: ToAct;
  /** The record. */
  readonly record: RecordView;
  /** The clocks. */
  readonly clock: ClockView | null;
  /** How it ended. */
  readonly outcome: Outcome | null;
  /** Whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** May the last event be taken back? */
  readonly mayUndo: boolean;
};

/**
 * A place of the board. Points of backgammon are always counted as Light counts them, 1 to 24, for both sides: Light
 * moves down to `off`, Dark moves up to `off`. Only texts (`24/18`) use the mover's own count.
 */
export type BoardPlace = number | NamedPlace;

/** The places without a number. */
export type NamedPlace = 'bar' | 'off';

/** One die played with one checker. */
export type Step = {
  /** From where. */
  readonly from: BoardPlace;
  /** To where. */
  readonly to: BoardPlace;
  /** With which die; 0 for a step that was found in no legal play. */
  readonly die: number;
  /** Whether it hits. */
  readonly hits: boolean;
};

/** A whole play: up to four steps, in the order they are made. No step at all is a turn lost. */
export type BackgammonTurn = {
  /** The steps in order. */
  readonly steps: ReadonlyArray<Step>;
  /** As the record prints it: `13/5`, `bar/21 24/21`, in the mover's own count; empty for a turn lost. */
  readonly text: string;
  /** For a turn lost: was it a checker that could not enter, or no die that could be played? */
  readonly lost: Lost | null;
};

/** Why a turn was lost. */
export type Lost = 'no entry' | 'no move';

/** One more step, and the node it leads to. */
export type PlayEdge = {
  /** Where it leads. */
  readonly node: number;
  /** From where. */
  readonly from: BoardPlace;
  /** To where. */
  readonly to: BoardPlace;
  /** With which die; 0 for a step that was found in no legal play. */
  readonly die: number;
  /** Whether it hits. */
  readonly hits: boolean;
};

/** A stage of entering a play. */
export type PlayNode = {
  /** The steps that can still grow into a whole legal play. */
  readonly next: ReadonlyArray<PlayEdge>;
  /** May the turn be confirmed here? With compulsory dice this is true exactly where `next` is empty. */
  readonly done: boolean;
};

/**
 * Every way to enter every legal play, as a graph whose root is node 0. Different orders that reach the same board
 * share a node, so a double stays small where a list of ordered plays would not, and the page needs no rule of
 * backgammon to offer exactly the steps that are legal.
 */
export type PlayGraph = {
  /** The stages. */
  readonly nodes: ReadonlyArray<PlayNode>;
};

/** Checkers of one side, by place. `points[p]` is the count on point p as Light counts; index 0 is unused. */
export type Checkers = {
  /** On the points. */
  readonly points: ReadonlyArray<number>;
  /** On the bar. */
  readonly bar: number;
  /** Borne off. */
  readonly off: number;
  /** The pip count; not read back. */
  readonly pips: number;
};

/** The doubling cube. */
export type Cube = {
  /** What it shows. */
  readonly value: number;
  /** Who may double next; nobody while it lies in the middle. */
  readonly owner: Side | null;
};

/** The dice on the table. */
export type Dice = {
  /** Whose. */
  readonly side: Side;
  /** What they show. */
  readonly values: readonly [number, number];
  /** The number of the throw at this table, from 1. */
  readonly number: number;
};

/** The score around the game. */
export type MatchScore = {
  /** Points to play to; nothing for a single game or money play. */
  readonly length: number | null;
  /** Points so far. */
  readonly points: BySide<number>;
  /** How it stands with the Crawford game. */
  readonly crawford: CrawfordState;
};

/** How it stands with the Crawford game. */
export type CrawfordState = 'off' | 'not yet' | 'now' | 'past';

/** A backgammon board with its checkers. Points are counted as Light counts. */
export type BackgammonPicture = {
  /** Both sides' checkers. */
  readonly checkers: BySide<Checkers>;
  /** The cube, where it is on the table. */
  readonly cube: Cube | null;
  /** The dice on the table. */
  readonly dice: readonly [number, number] | null;
  /** Whose turn it is. */
  readonly toMove: Side;
};

/** A position to look at: a miniature, a diagram, a set-up in progress. */
export type Picture =
  | {
    readonly kind: 'draughts';
  } & DraughtsPicture
  | {
    readonly kind: 'backgammon';
  } & BackgammonPicture
  | {
    readonly kind: 'chess';
  } & ChessPicture;

/** How to open a table. */
export type OpenTable = {
  /** By which rules. */
  readonly ruleSet: string;
  /** Who sits there. */
  readonly seats: BySide<Seat>;
  /** With what clock, as a record writes it: `5+3`, `2m d12`, `30s/move`. */
  readonly time: string | null;
  /** What backgammon leaves open. */
  readonly backgammon?: BackgammonChoice;
  /** Start from here instead of the first position: FEN, XGID or a GNU id. */
  readonly position?: string;
  /** Take up a saved game: the project's own record format. */
  readonly record?: string;
  /**
   * What came with that record as its secret: without it a game with fair dice can be studied, but not gone on
   * with.
   */
  readonly secret?: string;
};

/** What backgammon leaves open. */
export type BackgammonChoice = {
  /** Points to play to. */
  readonly length: number | null;
  /** With the cube? */
  readonly cube: boolean;
  /** For money. */
  readonly options: ReadonlyArray<MoneyOption>;
  /** Where the dice come from. */
  readonly dice: DiceFrom;
};

/** What can be agreed on for money. */
export type MoneyOption = 'jacoby' | 'beavers';

/** Where the dice come from. */
export type DiceFrom = 'fair' | 'typed';

/** Who sits at the table. */
export type Seat = {
  /** The name. */
  readonly name: string;
  /** Who. */
  readonly player: Player;
};

/** A person or the computer. */
export type Player =
  | {
    readonly kind: 'person';
  }
  | {
    readonly kind: 'computer';
    /** The level it plays at, 1 the weakest. */
    readonly level: number;
  };

/** Who must do what. `opening` is the throw of one die each; `answer` is take or drop. */
export type ToAct =
  | {
    readonly kind: 'move';
    /** Whose. */
    readonly side: Side;
  }
  | {
    readonly kind: 'opening';
  }
  | {
    readonly kind: 'roll';
    /** Whose. */
    readonly side: Side;
    /** May it double first? */
    readonly double: DoubleRight;
  }
  | {
    readonly kind: 'play';
    /** Whose. */
    readonly side: Side;
  }
  | {
    readonly kind: 'answer';
    /** Who answers. */
    readonly side: Side;
    /** What the cube would show. */
    readonly value: number;
    /** May it be turned once more at once? */
    readonly mayBeaver: boolean;
    /** What a drop costs. */
    readonly costOfDrop: number;
  }
  | {
    readonly kind: 'over';
  };

/** May the side that is about to roll double first? */
export type DoubleRight = 'yes' | 'no cube' | 'not the owner' | 'crawford' | 'dead cube';

/** Both clocks. What is left is true at the moment `at` (by `Date.now()`); the running one falls from there. */
export type ClockView = {
  /** Milliseconds left until the flag falls. */
  readonly left: BySide<number>;
  /** How many of them are delay, which passes before the reserve is touched. */
  readonly delay: BySide<number>;
  /** Whose runs. */
  readonly running: Side | null;
  /** When that was true. */
  readonly at: number;
};

/** What happened at one step of the record. */
export type RecordEvent =
  | {
    readonly kind: 'move';
    /** From where to where, and what was taken. */
    readonly turn: DraughtsTurn;
  }
  | {
    readonly kind: 'play';
    /** Its dice. */
    readonly dice: readonly [number, number];
    /** From where to where, step by step. */
    readonly turn: BackgammonTurn;
  }
  | {
    readonly kind: 'chess';
    /** From where to where. */
    readonly turn: ChessTurn;
  }
  | {
    readonly kind: 'claim';
  }
  | {
    readonly kind: 'double';
    /** What the cube would show. */
    readonly value: number;
  }
  | {
    readonly kind: 'take';
  }
  | {
    readonly kind: 'beaver';
    /** What the cube would show. */
    readonly value: number;
  }
  | {
    readonly kind: 'drop';
  }
  | {
    readonly kind: 'draw agreed';
  }
  | {
    readonly kind: 'resign';
    /** What it cost. */
    readonly points: number;
  }
  | {
    readonly kind: 'flag';
  };

/** How an event was judged. */
export type Judgement = {
  /** Light's share of the wins after the event, 0 to 1. */
  readonly lightShare: number;
  /** If it was bad. */
  readonly mark: Mark | null;
  /** What it cost against the best one, in the unit of the game (equity or men); 0 for the best. */
  readonly loss: number;
  /** What the dice gave, in equity; nothing without dice. */
  readonly luck: number | null;
};

/** How bad it was. */
export type Mark = 'blunder' | 'error';

/** One event of the record, with the branches that left the line just before it. */
export type RecordEntry = {
  /** The node it leads to. */
  readonly node: number;
  /** The number printed in front of the row, from 1. */
  readonly number: number;
  /** Whose. */
  readonly side: Side;
  /** What. */
  readonly event: RecordEvent;
  /** How it was judged. */
  readonly judgement: Judgement | null;
  /** A remark that came with the record. */
  readonly note?: string;
  /** Other ways to go on. */
  readonly branches: ReadonlyArray<ReadonlyArray<RecordEntry>>;
};

/** The record as a main line with branches. */
export type RecordView = {
  /** The main line. */
  readonly line: ReadonlyArray<RecordEntry>;
  /** The node that is shown. */
  readonly current: number;
  /** Is `current` the end of the line it lies on? */
  readonly atEnd: boolean;
  /** Which game of the match is shown, from 0. */
  readonly game: number;
  /** How many games of the match have begun on this line. */
  readonly games: number;
  /** A remark before the first move that came with the record. */
  readonly note?: string;
};

/** Why the game ended. */
export type EndReason =
  | 'all taken'
  | 'no move'
  | 'huffed'
  | 'borne off'
  | 'dropped'
  | 'resigned'
  | 'flag'
  | 'agreed'
  | 'repetition'
  | 'no progress'
  | 'checkmate'
  | 'stalemate'
  | 'dead position'
  | 'checks'
  | 'rule';

/** Single, gammon, backgammon, as the page reads them. */
export type Stake = 1 | 2 | 3;

/** The end of a game; nobody wins a draw. */
export type Outcome = {
  /** Nobody in a draw. */
  readonly winner: Side | null;
  /** Why. */
  readonly reason: EndReason;
  /** Backgammon: single, gammon or backgammon. */
  readonly stake: Stake | null;
  /** Backgammon: stake times cube. */
  readonly points: number | null;
  /** Is the match over too, or may the next game begin? */
  readonly matchOver: boolean;
};

/** What every kind of table shows. */
export type TableCommon = {
  /** The table. */
  readonly table: number;
  /** By which rules. */
  readonly ruleSet: string;
  /** Who sits there. */
  readonly seats: BySide<Seat>;
  /** Who must do what. */
  readonly toAct: ToAct;
  /** The record. */
  readonly record: RecordView;
  /** The clocks. */
  readonly clock: ClockView | null;
  /** How it ended. */
  readonly outcome: Outcome | null;
  /** Whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** May the last event be taken back? */
  readonly mayUndo: boolean;
};

/** A table of draughts. */
export type DraughtsView = {
  /** The board. */
  readonly shape: DraughtsShape;
  /** The pieces. */
  readonly pieces: ReadonlyArray<Piece>;
  /** Every legal turn of the side to move, each with its whole route. */
  readonly turns: ReadonlyArray<DraughtsTurn>;
  /** Is every turn in `turns` a capture because the rules force one? */
  readonly mustCapture: boolean;
  /** What may be huffed. */
  readonly huff: HuffRight | null;
  /** The turn before. */
  readonly last: DraughtsTurn | null;
  /** Pieces each side has taken so far. */
  readonly taken: BySide<number>;
  /** The table. */
  readonly table: number;
  /** By which rules. */
  readonly ruleSet: string;
  /** Who sits there. */
  readonly seats: BySide<Seat>;
  /** Who must do what. */
  readonly toAct: ToAct;
  /** The record. */
  readonly record: RecordView;
  /** The clocks. */
  readonly clock: ClockView | null;
  /** How it ended. */
  readonly outcome: Outcome | null;
  /** Whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** May the last event be taken back? */
  readonly mayUndo: boolean;
};

/** A table of backgammon. */
export type BackgammonView = {
  /** The checkers. */
  readonly checkers: BySide<Checkers>;
  /** Thrown and not yet played out; nothing before the roll. */
  readonly dice: Dice | null;
  /** The cube. */
  readonly cube: Cube | null;
  /** The score. */
  readonly match: MatchScore;
  /** The legal plays of the side to act, when it must play. */
  readonly plays: PlayGraph | null;
  /** The play before. */
  readonly last: LastPlay | null;
  /** `typed` when people roll real dice and type them in. */
  readonly diceFrom: DiceFrom;
  /** Does this game begin with one die each? One that was set up begins with whoever is to move. */
  readonly opens: boolean;
  /** So many throws have a proof, the one that lies there included. */
  readonly rolls: number;
  /** The machine's seal to which nobody has added words yet: they go with the next throw. */
  readonly seal: string | null;
  /** The table. */
  readonly table: number;
  /** By which rules. */
  readonly ruleSet: string;
  /** Who sits there. */
  readonly seats: BySide<Seat>;
  /** Who must do what. */
  readonly toAct: ToAct;
  /** The record. */
  readonly record: RecordView;
  /** The clocks. */
  readonly clock: ClockView | null;
  /** How it ended. */
  readonly outcome: Outcome | null;
  /** Whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** May the last event be taken back? */
  readonly mayUndo: boolean;
};

/** The play before. */
export type LastPlay = {
  /** Whose. */
  readonly side: Side;
  /** Its dice. */
  readonly dice: readonly [number, number];
  /** From where to where, step by step. */
  readonly turn: BackgammonTurn;
};

/** Everything the page needs to draw one table. */
export type TableView =
  | {
    readonly kind: 'draughts';
  } & DraughtsView
  | {
    readonly kind: 'backgammon';
  } & BackgammonView
  | {
    readonly kind: 'chess';
  } & ChessView;

/**
 * What a person, or the computer, does at the table. A turn is one action; half-entered turns stay in the page. A
 * computer seat answers a draw offer within the same call: the view then shows a draw, or no standing offer.
 */
export type Action =
  | {
    readonly kind: 'move';
    /** The way of the piece. */
    readonly path: ReadonlyArray<number>;
    /** The piece huffed before it. */
    readonly huff: number | null;
  }
  | {
    readonly kind: 'play';
    /** A step the page found in no legal play is sent with die 0, to be told why not. */
    readonly steps: ReadonlyArray<Step>;
  }
  | {
    readonly kind: 'roll';
    /** Typed dice. */
    readonly dice?: readonly [number, number];
    /** What a person says to the seal that the view shows; without it the box draws words and the record says so. */
    readonly words?: string;
  }
  | {
    readonly kind: 'void throw';
  }
  | {
    readonly kind: 'double';
  }
  | {
    readonly kind: 'take';
  }
  | {
    readonly kind: 'beaver';
  }
  | {
    readonly kind: 'drop';
  }
  | {
    readonly kind: 'resign';
    /** How much, in backgammon. */
    readonly stake?: Stake;
  }
  | {
    readonly kind: 'offer draw';
  }
  | {
    readonly kind: 'accept draw';
  }
  | {
    readonly kind: 'decline draw';
  }
  | {
    readonly kind: 'flag';
  }
  | {
    readonly kind: 'next game';
  }
  | {
    readonly kind: 'typed';
    /** The text. */
    readonly text: string;
  };

/** A move put beside another one in a refusal. */
export type Contender = {
  /** In notation: `22×15`, `13/5`. */
  readonly text: string;
  /** Squares of the route, or places of the first step. At least two when something can be drawn. */
  readonly route: ReadonlyArray<BoardPlace>;
  /** What it takes. */
  readonly taken: ReadonlyArray<number>;
  /** What the rule compares: "takes 1". */
  readonly verdict: Localised;
};

/** A legal turn in place of the refused one. */
export type Alternative = {
  /** What plays it. */
  readonly action: Action;
  /** In notation: `22×15`, `13/5`. */
  readonly text: string;
  /** Squares of the route, or places of the first step. At least two when something can be drawn. */
  readonly route: ReadonlyArray<BoardPlace>;
  /** What it takes. */
  readonly taken: ReadonlyArray<number>;
  /** What the rule compares: "takes 1". */
  readonly verdict: Localised;
};

/** Why a try was refused, in a form that can be read, spoken, drawn and put right. */
export type Refusal = {
  /** A stable id of the rule that forbids it: `must-take-the-most`, `point-blocked`, `unreadable`. */
  readonly reason: string;
  /** The article at stake; nothing where there is none, as with text that is no move. */
  readonly article: ArticleRef | null;
  /** A few words. */
  readonly title: Localised;
  /** One sentence. */
  readonly sentence: Localised;
  /** Squares or places to light on the board. */
  readonly lit: ReadonlyArray<BoardPlace>;
  /** What was tried. */
  readonly tried: Contender | null;
  /** What can be played in its place. */
  readonly instead: Alternative | null;
};

/** The answer to an action. */
export type Answer =
  | {
    /** Always true. */
    readonly ok: true;
    /** The table now. */
    readonly view: TableView;
  }
  | {
    /** Always false. */
    readonly ok: false;
    /** Why. */
    readonly refusal: Refusal;
  };

/** The families of games. */
export type GameKind = 'draughts' | 'backgammon' | 'chess';

/** Where a rule set comes from. */
export type Origin = 'leaflet' | 'family' | 'house';

/** One rule set as lists show it. */
export type RuleSetSummary = {
  /** Its id. */
  readonly id: string;
  /** Which game. */
  readonly kind: GameKind;
  /** Its name. */
  readonly name: Localised;
  /** Where the text comes from: "Federation, art. 5 and 6". */
  readonly source: Localised;
  /** Two short facts read off the rule table. */
  readonly facts: ReadonlyArray<Localised>;
  /** Where it comes from. */
  readonly origin: Origin;
  /** What house rules started from; the board keeps its colour. */
  readonly parent: string | null;
  /** The first position; nothing while the rules clash. */
  readonly start: Picture;
  /** What backgammon leaves open. */
  readonly frame: BackgammonFrame | null;
};

/** The frame around a game of backgammon. */
export type BackgammonFrame = {
  /** How long. */
  readonly lengths: Lengths;
  /** The cube. */
  readonly cube: CubeChoice;
  /** For money. */
  readonly options: ReadonlyArray<MoneyOption>;
};

/** How long a contest of backgammon can be. */
export type Lengths = 'one game or points' | 'match' | 'match or money';

/** Whether the cube can be left out. */
export type CubeChoice = 'may be off' | 'always';

/** A stretch of rule text. */
export type RuleText =
  | {
    readonly kind: 'words';
    /** Them. */
    readonly text: string;
  }
  | {
    readonly kind: 'strong';
    /** Them. */
    readonly text: string;
  }
  | {
    readonly kind: 'move';
    /** As the rules write it. */
    readonly text: string;
  }
  | {
    readonly kind: 'article';
    /** Which. */
    readonly ref: ArticleRef;
  };

/** An arrow on a backgammon diagram. */
export type Arrow = {
  /** From where. */
  readonly from: BoardPlace;
  /** To where. */
  readonly to: BoardPlace;
};

/** One moment of a diagram. */
export type DiagramFrame = {
  /** The position, as the table draws it. */
  readonly picture: Picture;
  /** What is said. */
  readonly caption: ReadonlyArray<RuleText>;
  /** The turn that leads to the next frame, drawn as a route. */
  readonly route: DraughtsTurn | null;
  /** Backgammon and chess: arrows to draw. */
  readonly arrows: ReadonlyArray<Arrow>;
  /** What to light. */
  readonly lit: ReadonlyArray<BoardPlace>;
};

/** An example that can be stepped through and opened on the analysis board. */
export type Diagram = {
  /** Its name on the page. */
  readonly id: string;
  /** Its moments. */
  readonly frames: ReadonlyArray<DiagramFrame>;
  /** The position as text, to go on from here by hand. */
  readonly position: string;
};

/** One article of a rules page. */
export type Article = {
  /** Its name on this page: no other article here has it. */
  readonly anchor: string;
  /** On the plate: a number. */
  readonly label: string;
  /** Where it stands in the source, in full. */
  readonly place: string;
  /** What it is about. */
  readonly title: string;
  /** What it says. */
  readonly paragraphs: ReadonlyArray<ReadonlyArray<RuleText>>;
  /** Readings that had to be chosen: set as indented notes. */
  readonly notes: ReadonlyArray<ReadonlyArray<RuleText>>;
  /** Examples. */
  readonly diagrams: ReadonlyArray<Diagram>;
  /** The points of the rule table this article states; the house-rules form marks them. */
  readonly points: ReadonlyArray<string>;
  /** One short line for the panel beside a game; nothing leaves the article out there. */
  readonly short: string | null;
};

/** A chapter groups articles. */
export type Chapter = {
  /** Its title. */
  readonly title: string;
  /** Its articles. */
  readonly articles: ReadonlyArray<Article>;
};

/** A whole rules page in one language. */
export type RulesPage = {
  /** Of which rules. */
  readonly ruleSet: string;
  /** In which language. */
  readonly language: Language;
  /** The name. */
  readonly title: string;
  /** Where the text comes from. */
  readonly source: string;
  /** What it is in a sentence. */
  readonly lead: string;
  /** The chapters. */
  readonly chapters: ReadonlyArray<Chapter>;
};

/** A value a point can take. */
export type PointValue = {
  /** Its id. */
  readonly id: string;
  /** In words. */
  readonly label: Localised;
};

/** How a point is set. */
export type Control =
  | {
    readonly kind: 'switch';
  }
  | {
    readonly kind: 'choice';
    /** Them. */
    readonly values: ReadonlyArray<PointValue>;
  }
  | {
    readonly kind: 'number';
    /** The least. */
    readonly min: number;
    /** The most. */
    readonly max: number;
    /** Of what. */
    readonly unit: Localised;
  }
  | {
    readonly kind: 'order';
    /** Of these. */
    readonly values: ReadonlyArray<PointValue>;
  };

/** One row of the house-rules form. */
export type HousePoint = {
  /** Its id. */
  readonly id: string;
  /** Its group. */
  readonly group: Localised;
  /** Its name. */
  readonly label: Localised;
  /** More about it. */
  readonly help: Localised | null;
  /** Where the parent's rule stands. */
  readonly article: string | null;
  /** How it is set. */
  readonly control: Control;
  /** What the parent says. */
  readonly parent: PointSetting;
};

/** A setting of a point. */
export type PointSetting = boolean | number | string | ReadonlyArray<string>;

/** The form over one parent. */
export type HouseForm = {
  /** The parent. */
  readonly parent: string;
  /** Its rows. */
  readonly points: ReadonlyArray<HousePoint>;
};

/** What a person has written so far. Only changed points are listed. */
export type HouseDraft = {
  /** The set it starts from. */
  readonly parent: string;
  /** Its name. */
  readonly name: string;
  /** The points that were changed. */
  readonly changes: {
    readonly [key in string]: PointSetting;
  };
};

/** Points that cannot hold together, said at each of their rows. */
export type Clash = {
  /** Which. */
  readonly points: ReadonlyArray<string>;
  /** Why. */
  readonly message: Localised;
};

/** What the box thinks of a draft. */
export type HouseCheck = {
  /** What does not fit. */
  readonly clashes: ReadonlyArray<Clash>;
  /** The first position. */
  readonly start: Picture | null;
  /** The draft as text that fits in a link; `houseFromText` reads it back. */
  readonly text: string;
};

/** A position being set up by hand. */
export type Setup = {
  /** What it looks like. */
  readonly picture: Picture;
  /** Whose turn it is. */
  readonly toMove: Side;
};

/** A problem of a set-up. */
export type SetupProblem = {
  /** What is wrong. */
  readonly message: Localised;
  /** Where. */
  readonly lit: ReadonlyArray<BoardPlace>;
};

/** What the box thinks of a set-up. */
export type SetupCheck = {
  /** The usual text first. */
  readonly texts: ReadonlyArray<PositionText>;
  /** Empty when it can be played. */
  readonly problems: ReadonlyArray<SetupProblem>;
};

/** What one rule set says of a move that was put to all of them. */
export type JudgedSet = {
  /** The rule set. */
  readonly ruleSet: string;
  /** Is it played on the same board? Otherwise it has nothing to say. */
  readonly applies: boolean;
  /** Does it allow the move? */
  readonly legal: boolean | null;
  /** The move as this rule set writes it. */
  readonly text: string | null;
  /** The article that forbids it. */
  readonly article: ArticleRef | null;
  /** Why, in words. */
  readonly sentence: Localised | null;
};

/** A position in a notation that other programs read. */
export type PositionText = {
  /** `FEN`, `XGID` or `GNU`. */
  readonly format: 'FEN' | 'XGID' | 'GNU';
  /** The text. */
  readonly text: string;
};

/** One game of a file. */
export type ImportedGame = {
  /** Who played. */
  readonly title: string;
  /** Its table. */
  readonly view: TableView;
};

/** Games found in a file. */
export type Imported = {
  /** Them. */
  readonly games: ReadonlyArray<ImportedGame>;
  /** What is wrong with the first of those that could not be read. */
  readonly unread: ReadonlyArray<Unreadable>;
};

/** A record as a file. */
export type ExportedRecord = {
  /** What to call it. */
  readonly fileName: string;
  /** What is in it. */
  readonly text: string;
  /** What the machine has yet to show of its dice: needed to go on with the game, and for nobody else's eyes. */
  readonly secret: string | null;
};

/** What to think about, and how long. */
export type ThinkRequest = {
  /** The table. */
  readonly table: number;
  /** `move` plays at the level of the seat; `hint` and `study` use full strength. */
  readonly purpose: Purpose;
  /** An upper bound in milliseconds; the answer may come sooner. */
  readonly budget: number;
};

/** What is thought for. */
export type Purpose = 'move' | 'hint' | 'study';

/** A turn of some game. */
export type Turn = DraughtsTurn | BackgammonTurn | ChessTurn;

/** One ranked turn. */
export type Candidate = {
  /** The turn. */
  readonly turn: Turn;
  /** The action that plays it. */
  readonly action: Action;
  /** From the view of the side to move: equity in backgammon, men in draughts, pawns in chess. */
  readonly value: number;
  /** Against the best one, never negative. */
  readonly loss: number;
  /** Share of the wins of the side to move, 0 to 1; nothing when the engine has no such number. */
  readonly wins: number | null;
  /** How the game ends after it with best play, where that is known. */
  readonly ending: Ending | null;
};

/** How a game ends with best play, for the side to move. */
export type Ending = {
  /** Won, drawn or lost. */
  readonly result: EndingResult;
  /** In how many turns of both sides together; nothing for a draw. */
  readonly turns: number | null;
  /** Does the end surely come before a draw rule does? */
  readonly inTime: boolean;
};

/** Who wins with best play. */
export type EndingResult = 'won' | 'drawn' | 'lost';

/** Chances of a backgammon game from the view of the side to move, each 0 to 1. Gammons are part of wins and losses. */
export type Chances = {
  /** Winning. */
  readonly win: number;
  /** Winning a gammon or more. */
  readonly winGammon: number;
  /** Winning a backgammon. */
  readonly winBackgammon: number;
  /** Losing a gammon or more. */
  readonly loseGammon: number;
  /** Losing a backgammon. */
  readonly loseBackgammon: number;
};

/** What to do with the cube. */
export type CubeAdvice = {
  /** In short. */
  readonly action: CubeAction;
  /** What rolling is worth. */
  readonly noDouble: number;
  /** What a double is worth that is taken. */
  readonly doubleTake: number;
  /** What a double is worth that is dropped. */
  readonly doubleDrop: number;
};

/** What to do with the cube, in short. */
export type CubeAction = 'no double' | 'double, take' | 'double, drop' | 'too good';

/** In what a value is counted. */
export type Unit = 'equity' | 'men' | 'pawns';

/** What the engine thinks of one node. Deeper ones replace shallower ones while it works. */
export type Analysis = {
  /** The table. */
  readonly table: number;
  /** The node. */
  readonly node: number;
  /** Best first. Empty when there is nothing to choose. */
  readonly candidates: ReadonlyArray<Candidate>;
  /** What the engine would do now: the best turn, or roll, double, take, drop. */
  readonly action: Action | null;
  /** In what values are counted. */
  readonly unit: Unit;
  /** For the evaluation bar: Light's share of the wins, 0 to 1. */
  readonly lightShare: number;
  /** Light's value. */
  readonly lightValue: number;
  /** How the game ends with best play, where that is known. */
  readonly ending: Ending | null;
  /** Backgammon. */
  readonly chances: Chances | null;
  /** Before a roll with a cube. */
  readonly cube: CubeAdvice | null;
  /** Chess: how it would go on, the best move first, as records write moves. */
  readonly line?: ReadonlyArray<string>;
  /** One sentence why the best turn is best, where the engine can say it. */
  readonly why: Localised | null;
  /** How deep. */
  readonly depth: number;
  /** Is it the last word? */
  readonly done: boolean;
};

/** Errors and luck of one side over a record. */
export type SideReport = {
  /** The mean loss of a decision, in thousandths of a point or hundredths of a man. */
  readonly errorRate: number | null;
  /** Turns that lost something that matters. */
  readonly errors: number;
  /** Turns that lost much. */
  readonly blunders: number;
  /** What the dice gave. */
  readonly luck: number | null;
};

/** One throw and whether its proof agrees. */
export type ProvenRoll = {
  /** Its number. */
  readonly number: number;
  /** What fell. */
  readonly dice: readonly [number, number];
  /** Whether the proof agrees. */
  readonly proof: RollProof;
};

/** Whether the proof of a throw agrees. */
export type RollProof = 'agrees' | 'one-sided' | 'does not agree' | 'typed';

/** The proof of all dice of a table. */
export type DiceProof = {
  /** Made before the game, in hexadecimal; nothing when all dice were typed. */
  readonly commitment: string | null;
  /** Every throw. */
  readonly rolls: ReadonlyArray<ProvenRoll>;
  /** Are the secrets open, so that the sum can be repeated? */
  readonly opened: boolean;
};

/** A seat that is taken at a server: what to send there, and what never to send. */
export type Sealed = {
  /** The key of one's own dice, for one's own link alone. */
  readonly key: string;
  /** What binds one to them. */
  readonly commitment: object;
};

/** What a word of the server led to. */
export type Heard = {
  /** The table, once it has begun. */
  readonly view: TableView | null;
  /** Everything around it. */
  readonly online: OnlineView;
  /** What to send now, in this order. */
  readonly send: ReadonlyArray<string>;
  /** Lines are missing: ask for them from `online.version` on. */
  readonly gap: boolean;
  /** Why the server did not let a command happen. */
  readonly refused: string | null;
};

/** What came of something that was to be said to the server. */
export type Told = {
  /** The table with it, until the server has answered; or why it cannot be. */
  readonly answer: Answer;
  /** Everything around it. */
  readonly online: OnlineView;
  /** What to send now, in this order. */
  readonly send: ReadonlyArray<string>;
};

/** Everything around a table that a server leads. */
export type OnlineView = {
  /** By this number the box knows it. */
  readonly table: number;
  /** How many lines are known. */
  readonly version: number;
  /** Which side is one's own in the game on the board; nothing for those who watch. */
  readonly you: Side | null;
  /** `waiting`, `live`, `over` or `closed`. */
  readonly state: string;
  /** Who sits where, by the sides of the game on the board. */
  readonly seats: BySide<OnlineSeat>;
  /** Something was said to the server that it has not answered. */
  readonly pending: boolean;
  /** The server has stopped the clocks, and why. */
  readonly halted: string | null;
  /** A proposal that stands. */
  readonly offer: OnlineOffer | null;
  /** A resignation that waits for an answer. */
  readonly resigned: Resigned | null;
  /** Who has said that the next game may begin. */
  readonly ready: BySide<boolean>;
  /** What can be said now besides moves. */
  readonly may: May;
  /** The secrets of one's own dice are not here: come back with the own link, or seal others. */
  readonly diceLost: boolean;
  /** Somebody has asked for a throw that has not come yet. */
  readonly throwing: boolean;
  /** Play is adjourned until both would go on. */
  readonly adjourned: boolean;
  /** What was said here. */
  readonly chat: ReadonlyArray<Said>;
  /** Who would talk. */
  readonly chatWanted: BySide<boolean>;
  /** Who would play again. */
  readonly rematchWanted: BySide<boolean>;
  /** The new table. */
  readonly rematch: Rematch | null;
  /** The lag of one's own line, in milliseconds. */
  readonly lag: number | null;
};

/** Somebody at a table. */
export type OnlineSeat = {
  /** What they are called. */
  readonly name: string;
  /** Has somebody sat down? */
  readonly taken: boolean;
  /** Are they there now? */
  readonly here: boolean;
  /** For how many milliseconds they have been gone. */
  readonly gone: number | null;
};

/** A proposal. */
export type OnlineOffer = {
  /** Who made it. */
  readonly by: Side;
  /** What. */
  readonly what: 'draw' | 'takeback' | 'adjournment' | 'reseal';
};

/** A resignation that waits for an answer. */
export type Resigned = {
  /** Who. */
  readonly by: Side;
  /** For how many points: 1, 2 or 3 times the cube. */
  readonly points: number;
};

/** What can be said at a table now besides moves. */
export type May = {
  /** Nothing shall come of it. */
  readonly abort: boolean;
  /** One's own last move is to be taken back. */
  readonly takeback: boolean;
  /** A draw. */
  readonly draw: boolean;
  /** Going on another time. */
  readonly adjourn: boolean;
  /** Going on now. */
  readonly resume: boolean;
  /** The next game. */
  readonly next: boolean;
  /** No further game, where points are kept without an end. */
  readonly stop: boolean;
};

/** Something that was said. */
export type Said = {
  /** By whom, in the order in which they sat down. */
  readonly from: number;
  /** What. */
  readonly text: string;
  /** When, by the server's clock. */
  readonly at: number;
};

/** A new table for the same two. */
export type Rematch = {
  /** Its id at the server. */
  readonly table: string;
  /** The secret of one's own seat. */
  readonly secret: string;
};

/** What can be said to a server that is no move. */
export type Saying =
  | {
    readonly kind: 'takeback';
  }
  | {
    readonly kind: 'adjournment';
  }
  | {
    readonly kind: 'resume';
  }
  | {
    readonly kind: 'reseal';
    /** 64 hexadecimal digits that were drawn here. */
    readonly key: string;
  }
  | {
    readonly kind: 'accept';
  }
  | {
    readonly kind: 'decline';
  }
  | {
    readonly kind: 'accepted';
  }
  | {
    readonly kind: 'refused';
  }
  | {
    readonly kind: 'abort';
  }
  | {
    readonly kind: 'claim';
  }
  | {
    readonly kind: 'stop';
  }
  | {
    readonly kind: 'leave';
  }
  | {
    readonly kind: 'rematch';
  }
  | {
    readonly kind: 'chat';
    /** Would one? */
    readonly on?: boolean;
    /** The words. */
    readonly text?: string;
  }
  | {
    readonly kind: 'report';
  };
