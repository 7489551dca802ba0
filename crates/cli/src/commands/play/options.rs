//! What can be agreed on before a game begins.

use ::backgammon::{
    Beavers, CubeUse, DiceSupply, Frame, Jacoby, Length, StartingPosition, Terms as Agreed,
};
use ::chess::{Start, position};
use clap::Args;
use players::LEVELS;
use table::clock::{Moment, TimeControl};
use table::dice::TableId;
use table::game::{BackgammonTerms, ChessTerms, DraughtsTerms};
use table::session::{Header, MachineDice, Player, Terms};
use table::{GameKind, RuleSet};
use words::terminal::Line;
use words::{self, Lang};

use super::dice::hexadecimal;
use super::randomness;
use crate::answer::Failure;
use crate::uci::Spec;

/// What can be agreed on before a game begins.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(super) struct Options {
    /// The names of the players, the one with the light pieces first.
    #[arg(long, num_args = 2, value_names = ["LIGHT", "DARK"])]
    names: Vec<String>,

    /// Play against the computer at this level: a number from 1 to 10, or the name of a level in any of the languages.
    #[arg(long, value_name = "LEVEL", group = "opponent")]
    level: Option<String>,

    /// Play chess against this engine: `uci:` and its command, and behind commas what it is told, such as time=S or an
    /// option of its own. It thinks for a second a move unless told.
    #[arg(long, value_name = "uci:COMMAND", group = "opponent")]
    pub(super) engine: Option<Spec>,

    /// Take the dark pieces against the computer instead of the light ones.
    #[arg(long, requires = "opponent")]
    dark: bool,

    /// Time: `5+3` (minutes and seconds a move), `2m d12` (reserve and delay), `30s/move`, `3d` (days a move).
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,

    /// Start from this position: PDN FEN for draughts; XGID or GNU Backgammon ID for backgammon; FEN for chess, or the
    /// number of a start of Chess960.
    #[arg(long, value_name = "P")]
    position: Option<String>,

    /// Play so many games of draughts or chess; the colours change hands after each.
    #[arg(long, value_name = "N")]
    games: Option<u32>,

    #[command(flatten)]
    backgammon: OfBackgammon,
}

/// What can be agreed on in backgammon.
#[derive(Debug, Default, PartialEq, Eq, Args)]
struct OfBackgammon {
    /// Play a match to so many points (5 unless told otherwise, where the rules know matches).
    #[arg(long, value_name = "N")]
    points: Option<u32>,

    /// Play for points without end (tournament rules).
    #[arg(long, conflicts_with_all = ["points", "single"])]
    money: bool,

    /// Play one game only (Xalingo rules).
    #[arg(long, conflicts_with = "points")]
    single: bool,

    /// Leave the doubling cube in the box (Xalingo rules).
    #[arg(long)]
    no_cube: bool,

    /// Gammons count only once the cube has been turned (money play).
    #[arg(long)]
    jacoby: bool,

    /// A double may be redoubled at once (money play).
    #[arg(long)]
    beavers: bool,

    /// And a beaver redoubled once more (money play).
    #[arg(long, conflicts_with = "beavers")]
    raccoons: bool,

    /// Type in real dice; a throw can be declared void. Otherwise the machine throws, with a proof in the record.
    #[arg(long)]
    typed_dice: bool,

    /// The starting position.
    #[arg(long, value_name = "START", value_parser = ["standard", "nackgammon", "hypergammon"])]
    start: Option<String>,
}

impl OfBackgammon {
    /// The terms these options mean in a frame.
    fn terms(&self, frame: Frame, lang: Lang) -> Result<BackgammonTerms, Failure> {
        let mut terms = Agreed::of(frame, self.points.unwrap_or(5));
        if let Some(points) = self.points {
            terms.length = Length::Match(points);
        }
        if self.money {
            terms.length = Length::Money;
        }
        if self.single {
            terms.length = Length::OneGame;
        }
        if self.no_cube {
            terms.cube = CubeUse::Off;
        }
        if self.jacoby {
            terms.jacoby = Jacoby::On;
        }
        if self.beavers {
            terms.beavers = Beavers::Beavers;
        }
        if self.raccoons {
            terms.beavers = Beavers::Raccoons;
        }
        if self.typed_dice {
            terms.dice = DiceSupply::ByHand;
        }
        if let Some(start) = self.start.as_deref().and_then(StartingPosition::from_id) {
            terms.start = start;
        }
        terms
            .check()
            .map_err(|error| Failure::Input(words::backgammon::terms_error(&error, lang)))?;
        Ok(BackgammonTerms::from_terms(&terms))
    }
}

impl Options {
    /// The header of a new table, and the machine's dice where it throws.
    pub(super) fn header(
        &self,
        rules: &RuleSet,
        level: Option<u8>,
        lang: Lang,
    ) -> Result<(Header, Option<MachineDice>), Failure> {
        let mut header = Header::new(rules.clone());
        if let [light, dark] = &self.names[..] {
            header.players = [Player::person(light), Player::person(dark)];
        }
        let named = self.level.as_ref().map(|text| {
            level_called(text).ok_or_else(|| {
                let (text, most) = (text.clone(), LEVELS);
                Failure::told(&Line::NoSuchLevel { text, most }, lang)
            })
        });
        if let Some(level) = named.transpose()?.or(level) {
            let level_name = words::level_name(level, lang);
            let name = Line::Computer { level: level_name }.in_words(lang);
            header.players[usize::from(!self.dark)] = Player::computer(&name, level);
        }
        if let Some(spec) = &self.engine {
            if rules.kind() != GameKind::Chess {
                return Err(Failure::Input(format!("--engine {spec}: it plays chess")));
            }
            // Whoever takes the game up without the engine has our strongest level sit there.
            let engine = Player::computer(spec.to_string(), LEVELS);
            header.players[usize::from(!self.dark)] = engine;
        }
        header.clock = self.clock.unwrap_or(TimeControl::None);
        header.start.clone_from(&self.position);
        header.begun = since_1970();
        let mut dice = None;
        match rules {
            RuleSet::Backgammon(frame) => {
                if self.games.is_some() {
                    return Err(Failure::input(
                        "--games is for draughts; backgammon has --points and --money",
                    ));
                }
                header.terms = Terms::Backgammon(self.backgammon.terms(*frame, lang)?);
                let id: TableId = hexadecimal(&randomness::<12>()?)
                    .parse()
                    .map_err(Failure::input)?;
                dice = MachineDice::lay_out(
                    &mut header,
                    self.backgammon.typed_dice,
                    id,
                    randomness()?,
                );
            }
            RuleSet::Draughts(_) => {
                if self.backgammon != OfBackgammon::default() {
                    return Err(Failure::Input(format!(
                        "{rules} has no dice and no cube: those options are for backgammon"
                    )));
                }
                let games = self.games.unwrap_or(1);
                header.terms = Terms::Draughts(DraughtsTerms { games });
            }
            RuleSet::Chess(table) => {
                if self.backgammon != OfBackgammon::default() {
                    return Err(Failure::Input(format!(
                        "{rules} has no dice and no cube: those options are for backgammon"
                    )));
                }
                if table.start.value == Start::Shuffled && header.start.is_none() {
                    let number = u16::from_be_bytes(randomness()?) % 960;
                    let board = position::start(table, number);
                    header.start = Some(position::to_fen(table, &board));
                }
                let games = self.games.unwrap_or(1);
                header.terms = Terms::Chess(ChessTerms { games });
            }
        }
        Ok((header, dice))
    }
}

fn since_1970() -> Option<Moment> {
    let passed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    passed.ok()?.as_millis().try_into().ok().map(Moment)
}

/// The level of this number or name, in any of the languages.
pub(super) fn level_called(text: &str) -> Option<u8> {
    let wanted = text.trim().to_lowercase();
    (1..=LEVELS).find(|&level| {
        let named = |lang: Lang| words::level_name(level, lang).to_lowercase() == wanted;
        wanted == level.to_string() || Lang::ALL.into_iter().any(named)
    })
}
