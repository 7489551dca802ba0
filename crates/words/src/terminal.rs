//! What a game in the terminal says and asks, and what the commands say of their arguments.
//!
//! Sides and players stand before a colon or after one, never in a sentence with a verb: a name may be one person, "the
//! light pieces" are many, and in three of the four languages the verb would have to know.

use ::backgammon::Win;

use super::message::{choices, coded, messages};
use super::speech::Whose;
use super::table::SideName;
use super::{Lang, Message};
use ::table::catalogue::GameKind;

messages! {
    /// A line in the terminal. A question ends without its colon.
    #[expect(missing_docs, reason = "each variant says what its message says, with its variables")]
    pub Line {
        Side = "terminal-side" { side: SideName },
        Welcome = "terminal-welcome" { name: String },
        PointsOfTheMover = "terminal-points-of-the-mover",
        PointsAreYours = "terminal-points-are-yours",
        Choose = "terminal-choose",
        ChooseNumber = "terminal-choose-number",
        NoSuchNumber = "terminal-no-such-number" { text: String },
        OtherCommands = "terminal-other-commands",

        Opening = "terminal-opening",
        OpeningTyped = "terminal-opening-typed" { first: String },
        Roll = "terminal-roll",
        RollTyped = "terminal-roll-typed",
        RollOrDouble = "terminal-roll-or-double",
        RollOrDoubleTyped = "terminal-roll-or-double-typed",
        Play = "terminal-play" { dice: String },
        PlayOn = "terminal-play-on" { dice: String, play: String },
        Raise = "terminal-raise" { value: u64 },
        RaiseOrMore = "terminal-raise-or-more" { value: u64 },
        Resignation = "terminal-resignation" { win: Win },
        DrawOffered = "terminal-draw-offered",
        Takeback = "terminal-takeback" { play: String },
        BetweenGames = "terminal-between-games",
        Words = "terminal-words",
        VoidWhy = "terminal-void-why",

        Tie = "terminal-tie" { die: u8 },
        Opens = "terminal-opens" { first: String, one: u8, second: String, two: u8, who: String },
        Void = "terminal-void",
        NothingToPlay = "terminal-nothing-to-play" { dice: String },
        DoublesTo = "terminal-doubles-to" { value: u64 },
        Score = "terminal-score" { first: String, one: u64, second: String, two: u64 },
        CubeInTheMiddle = "terminal-cube-in-the-middle" { value: u64 },
        CubeWith = "terminal-cube-with" { value: u64, who: String },
        Pips = "terminal-pips" { first: String, one: u16, second: String, two: u16 },
        BorneOff = "terminal-borne-off" { pips: u16, off: u8 },
        Crawford = "terminal-crawford",
        NextGame = "terminal-next-game",
        Winner = "terminal-winner" { who: String },
        NobodyWon = "terminal-nobody-won",
        Undecided = "terminal-undecided",
        GoesOn = "terminal-goes-on",

        Keeping = "terminal-keeping" { file: String },
        Kept = "terminal-kept" { file: String },
        Resumed = "terminal-resumed" { events: usize },
        Torn = "terminal-torn",
        Sealed = "terminal-sealed" { seal: String },
        WordsDrawn = "terminal-words-drawn" { words: String },

        Computer = "terminal-computer" { level: String },
        MatchTo = "terminal-match-to" { points: u32 },
        YourMove = "terminal-your-move",
        Hint = "terminal-hint" { what: String },
        NothingToDecide = "terminal-nothing-to-decide",
        Agrees = "terminal-agrees",
        Declines = "terminal-declines",
        ResignSure = "terminal-resign-sure",
        ResignStakeSure = "terminal-resign-stake-sure" { win: Win },
        LeaveSure = "terminal-leave-sure",
        KeptForLater = "terminal-kept-for-later" { command: &'static str },
        NotKept = "terminal-not-kept",
        KeptNowhere = "terminal-kept-nowhere" { what: String },
        Unfinished = "terminal-unfinished" { name: String, events: usize },
        NothingToResume = "terminal-nothing-to-resume",
        Over = "terminal-over" { file: String },
        AskLevel = "terminal-ask-level" { most: u8 },
        NoSuchLevel = "terminal-no-such-level" { text: String, most: u8 },

        SpeechPips = "speech-pips" { whose: Whose, pips: u16 },
        SpeechPoint = "speech-point" { whose: Whose, point: u8, count: u8 },
        SpeechBar = "speech-bar" { whose: Whose, count: u8 },
        SpeechOff = "speech-off" { whose: Whose, count: u8 },
        SpeechMen = "speech-men" { whose: Whose, count: usize, squares: String },
        SpeechKings = "speech-kings" { whose: Whose, count: usize, squares: String },
        SpeechStep = "speech-step" { from: u8, to: u8 },
        SpeechEnters = "speech-enters" { to: u8 },
        SpeechBearsOff = "speech-bears-off" { from: u8 },
        SpeechHits = "speech-hits",
        SpeechTimes = "speech-times" { times: u32 },
        SpeechNoPlay = "speech-no-play",
        SpeechMove = "speech-move" { from: String, to: String },
        SpeechTakes = "speech-takes" { from: String, to: String, taken: String },
        SpeechThen = "speech-then",
        SpeechCrowned = "speech-crowned",
        SpeechHuffs = "speech-huffs" { square: String },
        SpeechDice = "speech-dice" { one: u8, two: u8 },

        MeansNothing = "terminal-means-nothing" { text: String },
        SuchAsDice = "terminal-such-as-dice",
        SuchAsAPlay = "terminal-such-as-a-play",
        SuchAsAMove = "terminal-such-as-a-move" { example: String },
        NothingPlayed = "terminal-nothing-played",
        NoSuchStep = "terminal-no-such-step",
        ResignHow = "terminal-resign-how",
        YesOrNo = "terminal-yes-or-no",

        HelpPlay = "help-play",
        HelpMove = "help-move",
        HelpCapture = "help-capture",
        HelpHuff = "help-huff",
        HelpList = "help-list",
        HelpUndo = "help-undo",
        HelpDouble = "help-double",
        HelpAnswer = "help-answer",
        HelpResignStake = "help-resign-stake",
        HelpResign = "help-resign",
        HelpDraw = "help-draw",
        HelpClaim = "help-claim",
        HelpChessMove = "help-chess-move",
        HelpVoid = "help-void",
        HelpBoard = "help-board",
        HelpPips = "help-pips",
        HelpDescribe = "help-describe",
        HelpHint = "help-hint",
        HelpAnalyse = "help-analyse",
        HelpPosition = "help-position",
        HelpSave = "help-save",
        HelpLeave = "help-leave",
        HelpQuit = "help-quit",

        EvalNoMove = "eval-no-move",
        EvalWins = "eval-wins" { share: String },
        EvalChances = "eval-chances" { wins: String, gammons: String, lost: String },
        EvalCube = "eval-cube" { advice: CubeAdvice, no_double: String, take: String, drop: String },
        EvalMatch = "eval-match" { no_double: String, take: String, drop: String },
        EvalEffort = "eval-effort" { depth: u32, positions: u64, seconds: String },

        RolloutCubeless = "rollout-cubeless" { equity: String, error: String },
        RolloutCubeful = "rollout-cubeful" { equity: String, error: String },
        RolloutEffort = "rollout-effort" { trials: u64, seconds: String },

        AnalyseMistake = "analyse-mistake" {
            game: u64, name: String, made: String, loss: String, mark: Mistake, best: String
        },
        AnalysePlayer = "analyse-player" {
            name: String, pr: String, rate: String, decisions: u64, errors: u64, blunders: u64
        },
        AnalysePlays = "analyse-plays" { total: u64, unforced: u64, lost: String },
        AnalyseCube = "analyse-cube" { total: u64, close: u64, lost: String },
        AnalyseLuck = "analyse-luck" { luck: String, lucky: u64, unlucky: u64 },
        AnalyseResult = "analyse-result" { result: String, adjusted: String },
        AnalyseGame = "analyse-game" { game: u64, white: String, black: String },
        AnalyseSlip = "analyse-slip" {
            number: String, name: String, made: String, loss: String, mark: SlipName, best: String
        },
        AnalyseAccuracy = "analyse-accuracy" {
            name: String, accuracy: String, lost: String, decisions: u64, inaccuracies: u64, mistakes: u64,
            blunders: u64
        },
        AnalyseTurning = "analyse-turning" { turns: String },
        AnalyseGraph = "analyse-graph" { last: u64 },
        AnalyseTruth = "analyse-truth" { before: String, after: String },
        TruthDraw = "truth-draw",
        TruthEnds = "truth-ends" { outcome: Ending, plies: u64 },
        TruthOpen = "truth-open" { outcome: Ending },
        WorseEnding = "worse-ending" { before: Ending, after: Ending },
        WorseDraws = "worse-draws",
        WorseLoses = "worse-loses" { moves: u32, line: String },
        WorseMissesWin = "worse-misses-win" { best: String, moves: u32 },
        WorseShot = "worse-shot" { line: String, taken: u32, pieces: u32, best: String },
        WorsePieces = "worse-pieces" { line: String, pieces: u32, best: String },
        WorseMissesPieces = "worse-misses-pieces" { line: String, pieces: u32 },
        WorseLetsCrown = "worse-lets-crown" { line: String, best: String },
        WorseMissesCrown = "worse-misses-crown" { line: String },
        WorseMated = "worse-mated" { moves: u32, line: String },
        WorseMissesMate = "worse-misses-mate" { best: String, moves: u32 },
        WorseMaterial = "worse-material" { line: String, pawns: u32, best: String },
        WorseMissesMaterial = "worse-misses-material" { line: String, pawns: u32 },
        WorseLetsPromote = "worse-lets-promote" { line: String, best: String },
        WorseMissesPromotion = "worse-misses-promotion" { line: String },
        WorseChances = "worse-chances" { best: String, before: String, after: String },
        CubeDone = "cube-done" { deed: CubeDeed },

        PositionIs = "input-position" { text: String, what: String },
        DiceAre = "input-dice" { text: String, what: String },
        MoveIs = "input-move" { text: String, what: String },
        NeedsDice = "input-needs-dice" { option: &'static str },
        NoMoveInLine = "input-no-move-in-line",
        BadLines = "input-bad-lines" { bad: u64, lines: u64 },
        RulesAreListed = "input-rules-are-listed" { what: String, command: &'static str },
        TooLong = "input-too-long" { bytes: u64 },
        Ending = "input-ending" { endings: String },
        TwoGames = "input-two-games" { one: String, game: GameKind, other: String },
        NoGame = "input-no-game",
        NoSuchGame = "input-no-such-game" { number: usize, games: usize },
        OneGameOnly = "input-one-game-only" { games: usize, option: &'static str },
        OwnRules = "input-own-rules",
        OtherRules = "input-other-rules" { rules: String },
        EmptyLine = "input-empty-line",
        CheckLegal = "check-legal" { turn: String },
        JudgeAllowed = "judge-allowed",
        JudgeForbidden = "judge-forbidden",
        JudgeOtherBoard = "judge-other-board",
        NoLegalTurn = "input-no-legal-turn",
        NotAnOptionOf = "input-not-an-option-of" { option: String, game: GameKind },
        NotARecord = "input-not-a-record" { format: String, command: &'static str },
        NoJson = "input-no-json" { command: &'static str },

        SayFormat = "input-say-format" { option: &'static str },
        SameFile = "input-same-file",
        FileExistsForce = "input-file-exists-force" { option: &'static str },
        FileMissing = "input-file-missing",
        FileForbidden = "input-file-forbidden",
        FileIsAFolder = "input-file-is-a-folder",
        FileExists = "input-file-exists",
        FileNotText = "input-file-not-text",
        NotJson = "input-not-json" { line: usize, column: usize },
        DiskFull = "input-disk-full",
        FileFails = "input-file-fails" { what: String },

        UseHelp = "use-help" { what: String, option: &'static str },
        UseUnknown = "use-unknown" { text: String },
        UseUnknownNear = "use-unknown-near" { text: String, near: String },
        UseMissing = "use-missing" { what: String },
        UseConflict = "use-conflict" { one: String, other: String },
        UseBadValue = "use-bad-value" { text: String, option: String },
        UseOneOf = "use-one-of" { text: String, option: String, values: String },
        UseNoValue = "use-no-value" { option: String },
        UseTooMany = "use-too-many" { text: String },
        UseOther = "use-other",
        Summary = "use-summary" { command: CommandName },
    }
}

/// What to do with the cube, and what the opponent should answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAdvice {
    /// Double; the opponent takes.
    DoubleTake,
    /// Double; the opponent doubles again at once.
    DoubleBeaver,
    /// Double; the opponent drops.
    DoubleDrop,
    /// Play on for the gammon; the opponent would drop.
    TooGood,
    /// Wait; the opponent would take.
    NoDoubleTake,
    /// Wait; the opponent would double again at once.
    NoDoubleBeaver,
    /// Wait, though the opponent would drop.
    NoDoubleDrop,
}

/// How bad a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Noticeably.
    Error,
    /// Very.
    Blunder,
}

choices! {
    Mistake {
        Mistake::Error => "error",
        Mistake::Blunder => "blunder",
    }
}

/// How bad a turn of draughts was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipName {
    /// A little.
    Inaccuracy,
    /// Noticeably.
    Mistake,
    /// Very.
    Blunder,
}

choices! {
    SlipName {
        SlipName::Inaccuracy => "inaccuracy",
        SlipName::Mistake => "mistake",
        SlipName::Blunder => "blunder",
    }
}

/// How a game ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

choices! {
    Ending {
        Ending::Win => "win",
        Ending::Draw => "draw",
        Ending::Loss => "loss",
    }
}

/// What was done with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeDeed {
    /// Nothing: it was rolled.
    NoDouble,
    /// It was turned.
    Double,
    /// A raise was taken.
    Take,
    /// A raise was dropped.
    Drop,
    /// A raise was doubled again at once.
    Raise,
}

choices! {
    CubeDeed {
        CubeDeed::NoDouble => "no-double",
        CubeDeed::Double => "double",
        CubeDeed::Take => "take",
        CubeDeed::Drop => "drop",
        CubeDeed::Raise => "raise",
    }
}

choices! {
    CubeAdvice {
        CubeAdvice::DoubleTake => "double-take",
        CubeAdvice::DoubleBeaver => "double-beaver",
        CubeAdvice::DoubleDrop => "double-drop",
        CubeAdvice::TooGood => "too-good",
        CubeAdvice::NoDoubleTake => "no-double-take",
        CubeAdvice::NoDoubleBeaver => "no-double-beaver",
        CubeAdvice::NoDoubleDrop => "no-double-drop",
    }
}

impl Line {
    /// The line in a language.
    #[must_use]
    pub fn in_words(&self, lang: Lang) -> String {
        self.say(lang)
    }
}

/// A command of the program that the catalogues have a line about: its path below the program, with hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandName(&'static str);

impl CommandName {
    /// Every one of them.
    pub const CODES: &'static [&'static str] = &[
        "tabuleiro",
        "serve",
        "backup",
        "restore",
        "admin",
        "rules",
        "moves",
        "check",
        "judge",
        "eval",
        "rollout",
        "analyse",
        "engine",
        "engine-gnubg",
        "engine-hub",
        "engine-uci",
        "engine-dxp",
        "perft",
        "replay",
        "convert",
        "play",
        "puzzles",
        "puzzles-make",
        "endgame",
        "endgame-build",
        "endgame-pack",
        "endgame-stats",
        "endgame-probe",
        "train",
        "train-backgammon",
        "train-chess",
        "train-draughts",
        "arena",
        "bench",
        "bench-decisions",
        "bench-draw",
        "bench-ruler",
        "bench-levels",
        "verify",
        "completions",
        "man",
    ];

    /// The command of a path, if it is one.
    #[must_use]
    pub fn of(path: &str) -> Option<Self> {
        Self::CODES
            .iter()
            .find(|&&code| code == path)
            .copied()
            .map(Self)
    }

    /// The path.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }
}

coded!(CommandName);
