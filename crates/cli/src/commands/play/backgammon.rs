//! A backgammon match for two in the terminal.

use ::backgammon::formats::PositionId;
use ::backgammon::notation::Written;
use ::backgammon::{
    Beavers, Crawford, CubeUse, DiceSupply, Ended, Ending, Event, Frame, Illegal, Jacoby,
    LegalPlays, Length, Match, Phase, Play, Position, Raise, Roll, Side, StartingPosition, Step,
    Terms, Throw, ToAct, Win,
};
use clap::Args;

use super::{Terminal, fresh_die};
use crate::answer::{Answer, Failure, Outcome};
use crate::draw::backgammon_board;

/// What can be agreed on before the first roll.
#[derive(Debug, Default, Args)]
pub(super) struct Options {
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

    /// Type in real dice; a throw can be declared void.
    #[arg(long)]
    typed_dice: bool,

    /// The starting position.
    #[arg(long, value_name = "START", value_parser = ["standard", "nackgammon", "hypergammon"])]
    start: Option<String>,
}

impl Options {
    /// The terms these options mean in a frame.
    pub(super) fn terms(&self, frame: Frame) -> Result<Terms, Failure> {
        let mut terms = Terms::of(frame, self.points.unwrap_or(5));
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
        if self.typed_dice {
            terms.dice = DiceSupply::ByHand;
        }
        if let Some(start) = self.start.as_deref().and_then(StartingPosition::from_id) {
            terms.start = start;
        }
        terms.check().map_err(Failure::input)?;
        Ok(terms)
    }
}

/// What a typed line asks for.
enum Line {
    /// Something that changes the game.
    Event(Event),
    /// Something shown or put right; ask again.
    Again,
    /// The players leave.
    Leave,
}

/// Plays until the contest is over or the players leave.
pub(super) fn play(terms: Terms, terminal: &mut Terminal<'_>) -> Outcome {
    let contest = Match::new(terms).map_err(Failure::input)?;
    let mut table = Sitting {
        contest,
        terminal,
        steps: Vec::new(),
    };
    table.terminal.say(&format!(
        "Backgammon, {} rules. ○ is Light, ● is Dark; the numbers are those of the side to move. Type ? for help.\n",
        terms.frame
    ))?;
    table.run()
}

struct Sitting<'a, 'b> {
    contest: Match,
    terminal: &'a mut Terminal<'b>,
    /// Steps of the present turn that were entered one by one.
    steps: Vec<Step>,
}

impl Sitting<'_, '_> {
    fn run(&mut self) -> Outcome {
        self.show_board()?;
        loop {
            let line = match self.contest.to_act() {
                ToAct::Over(ended) => {
                    self.announce_end(ended)?;
                    return Ok(Answer::Yes);
                }
                ToAct::Dice(throw) => self.throw(throw)?,
                ToAct::Player(side) => match self.contest.game().phase() {
                    Phase::ToRoll => self.before_the_roll(side)?,
                    Phase::Rolled(roll) | Phase::OpeningRolled(roll) => {
                        self.choose_play(side, roll)?
                    }
                    Phase::Raised(raise) => self.answer_raise(side, raise)?,
                    Phase::Resigned { win, .. } => self.answer_resignation(side, win)?,
                    Phase::Opening | Phase::ThrowAgain | Phase::Over(_) => Line::Again,
                },
            };
            match line {
                Line::Event(event) => self.apply(event)?,
                Line::Again => {}
                Line::Leave => {
                    self.terminal.say("The game ends here, undecided.")?;
                    return Ok(Answer::Yes);
                }
            }
        }
    }

    fn apply(&mut self, event: Event) -> Result<(), Failure> {
        let games = self.contest.played().len();
        if let Err(illegal) = self.contest.apply(&event) {
            return self.refuse(&illegal);
        }
        self.steps.clear();
        if let Some(played) = self.contest.played().get(games) {
            let outcome = played.outcome;
            let how = match outcome.ending {
                Ending::BorneOff => format!("bears off the last checker: {}", outcome.win),
                Ending::Dropped => "wins: the double was refused".to_owned(),
                Ending::Resigned => format!("wins by resignation: {}", outcome.win),
            };
            let [light, dark] = self.contest.score();
            self.terminal.say(&format!(
                "\n{} {how}, {}. Score: Light {light}, Dark {dark}.",
                name(outcome.winner),
                count(outcome.points, "point")
            ))?;
            if self.contest.winner().is_none() {
                let crawford = if self.contest.crawford() == Crawford::Now {
                    " This is the Crawford game: no doubling."
                } else {
                    ""
                };
                self.terminal.say(&format!("Next game.{crawford}\n"))?;
                self.show_board()?;
            }
        } else if matches!(event, Event::Play(_)) {
            self.terminal.say("")?;
            self.show_board()?;
        }
        Ok(())
    }

    fn refuse(&mut self, illegal: &Illegal) -> Result<(), Failure> {
        let article = illegal.article(self.contest.terms().frame);
        self.terminal
            .say(&format!("Not possible: {illegal} [{article}]"))?;
        if let Some(example) = illegal.example() {
            self.terminal.say(&format!("For example: {example}"))?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let game = self.contest.game();
        let position = self.position_so_far();
        let cube = match self.contest.terms().cube {
            CubeUse::Off => String::new(),
            CubeUse::On => format!("  Cube: {}.", game.cube()),
        };
        let [light, dark] = self.contest.score();
        let score = format!("  Light {light}, Dark {dark}.{cube}");
        self.terminal
            .say(&(backgammon_board(position, game.turn()) + &score))
    }

    /// The position with the steps entered so far made, seen by the side to move.
    fn position_so_far(&self) -> Position {
        let start = self.contest.game().position();
        let roll = self.contest.game().phase().roll();
        // Each step was accepted before, so there is always an answer.
        roll.and_then(|roll| start.continuations(roll, &self.steps).ok())
            .map_or(start, |turn| turn.position)
    }

    fn typed_dice(&self) -> bool {
        self.contest.terms().dice == DiceSupply::ByHand
    }

    fn throw(&mut self, throw: Throw) -> Result<Line, Failure> {
        let who = match throw {
            Throw::Opening => "One die each".to_owned(),
            Throw::Turn(side) => format!("{} to roll", name(side)),
        };
        let how = match (self.typed_dice(), throw) {
            (true, Throw::Opening) => ": type Light's die and Dark's (or void): ",
            (true, Throw::Turn(_)) => ": type the dice (or void): ",
            (false, _) => ": press Enter: ",
        };
        let Some(line) = self.terminal.ask(&(who + how))? else {
            return Ok(Line::Leave);
        };
        if let Some(line) = self.common(&line)? {
            return Ok(line);
        }
        let event = match (self.typed_dice(), line.as_str()) {
            (true, "void" | "v") => Event::VoidThrow,
            (true, text) => match text.parse::<Roll>() {
                Ok(roll) => thrown(throw, roll),
                Err(error) => {
                    self.terminal.say(&format!("{error}."))?;
                    return Ok(Line::Again);
                }
            },
            (false, "" | "r" | "roll") => thrown(throw, Roll::new(fresh_die()?, fresh_die()?)),
            (false, other) => {
                self.terminal.say(&format!(
                    "Press Enter to roll; {other:?} means nothing here. Type ? for help."
                ))?;
                return Ok(Line::Again);
            }
        };
        self.say_throw(event)?;
        Ok(Line::Event(event))
    }

    fn say_throw(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::OpeningRoll { light, dark } if light == dark => self
                .terminal
                .say(&format!("Both throw {light}: once more.")),
            Event::OpeningRoll { light, dark } => {
                let first = if light > dark {
                    Side::Light
                } else {
                    Side::Dark
                };
                self.terminal.say(&format!(
                    "Light throws {light}, Dark {dark}: {} begins and plays both.",
                    name(first)
                ))
            }
            Event::Roll(roll) => self.terminal.say(&format!(
                "{} rolls {roll}.",
                name(self.contest.game().turn())
            )),
            Event::VoidThrow => self.terminal.say("The throw is void."),
            _ => Ok(()),
        }
    }

    fn before_the_roll(&mut self, side: Side) -> Result<Line, Failure> {
        let dice = if self.typed_dice() {
            "type the dice"
        } else {
            "Enter rolls"
        };
        let Some(line) = self
            .terminal
            .ask(&format!("{}: {dice}, d doubles: ", name(side)))?
        else {
            return Ok(Line::Leave);
        };
        if let Some(line) = self.common(&line)? {
            return Ok(line);
        }
        if matches!(line.as_str(), "d" | "double") {
            let next = self.contest.game().cube().value() * 2;
            self.terminal
                .say(&format!("{} doubles to {next}.", name(side)))?;
            return Ok(Line::Event(Event::Double));
        }
        let event = match (self.typed_dice(), line.as_str()) {
            (false, "" | "r" | "roll") => Event::Roll(Roll::new(fresh_die()?, fresh_die()?)),
            (true, "void" | "v") => Event::VoidThrow,
            (true, text) if text.parse::<Roll>().is_ok() => {
                Event::Roll(text.parse().map_err(Failure::input)?)
            }
            _ => {
                self.terminal
                    .say(&format!("{line:?} means nothing here. Type ? for help."))?;
                return Ok(Line::Again);
            }
        };
        self.say_throw(event)?;
        Ok(Line::Event(event))
    }

    fn choose_play(&mut self, side: Side, roll: Roll) -> Result<Line, Failure> {
        let start = self.contest.game().position();
        let legal = LegalPlays::of(start, roll);
        if legal.iter().all(|legal| legal.play.is_none()) {
            self.terminal
                .say(&format!("{} cannot play {roll}.", name(side)))?;
            return Ok(Line::Event(Event::Play(Play::NONE)));
        }
        let so_far = if self.steps.is_empty() {
            String::new()
        } else {
            format!(" (so far {}; u takes it back)", Play::new(&self.steps))
        };
        let Some(line) = self
            .terminal
            .ask(&format!("{} plays {roll}{so_far}: ", name(side)))?
        else {
            return Ok(Line::Leave);
        };
        match line.as_str() {
            "m" | "moves" => {
                let listed: Vec<Play> = if self.steps.is_empty() {
                    legal.iter().map(|legal| legal.play).collect()
                } else {
                    let next = start.continuations(roll, &self.steps);
                    next.iter()
                        .flat_map(|turn| &turn.steps)
                        .map(|&step| Play::new(&[step]))
                        .collect()
                };
                for play in listed {
                    self.terminal.say(&format!("  {play}"))?;
                }
                return Ok(Line::Again);
            }
            "u" | "undo" => {
                if self.steps.pop().is_none() {
                    self.terminal
                        .say("Nothing has been moved yet in this turn.")?;
                } else {
                    self.show_board()?;
                }
                return Ok(Line::Again);
            }
            "v" | "void" => return Ok(Line::Event(Event::VoidThrow)),
            "" => {
                self.terminal
                    .say("Type a play such as 13/8 6/5, or m for the list.")?;
                return Ok(Line::Again);
            }
            _ => {}
        }
        if let Some(line) = self.common(&line)? {
            return Ok(line);
        }
        self.enter(&line, roll)
    }

    /// A whole play, or one more step of it.
    fn enter(&mut self, line: &str, roll: Roll) -> Result<Line, Failure> {
        let written: Written = match line.parse() {
            Ok(written) => written,
            Err(error) => {
                self.terminal
                    .say(&format!("{error}. Type m for the legal plays, ? for help."))?;
                return Ok(Line::Again);
            }
        };
        let start = self.contest.game().position();
        let whole = if self.steps.is_empty() {
            Some(start.resolve(roll, &written))
        } else {
            None
        };
        if let Some(Ok(play)) = whole {
            return Ok(Line::Event(Event::Play(play)));
        }
        // Not a whole turn: perhaps its next step.
        let turn = start
            .continuations(roll, &self.steps)
            .map_err(Failure::input)?;
        let single = written.single();
        let next = turn
            .steps
            .iter()
            .find(|step| single == Some((step.origin, step.target)));
        let Some(&step) = next else {
            match whole {
                Some(Err(illegal)) => self.refuse(&illegal)?,
                _ => self.terminal.say(
                    "That is no step that can follow: m lists them, u takes the last one back.",
                )?,
            }
            return Ok(Line::Again);
        };
        self.steps.push(step);
        let turn = start
            .continuations(roll, &self.steps)
            .map_err(Failure::input)?;
        if turn.complete && turn.steps.is_empty() {
            return Ok(Line::Event(Event::Play(Play::new(&self.steps))));
        }
        self.show_board()?;
        Ok(Line::Again)
    }

    fn answer_raise(&mut self, side: Side, raise: Raise) -> Result<Line, Failure> {
        let beaver = match (raise, self.contest.terms().beavers) {
            (Raise::Double, Beavers::Beavers | Beavers::Raccoons) => ", b beavers",
            (Raise::Beaver, Beavers::Raccoons) => ", b doubles once more",
            _ => "",
        };
        let Some(line) = self
            .terminal
            .ask(&format!("{}: t takes, p passes{beaver}: ", name(side)))?
        else {
            return Ok(Line::Leave);
        };
        Ok(match line.as_str() {
            "t" | "take" => Line::Event(Event::Take),
            "p" | "pass" | "drop" => Line::Event(Event::Drop),
            "b" | "beaver" if raise == Raise::Double => Line::Event(Event::Beaver),
            "b" => Line::Event(Event::Raccoon),
            other => match self.common(other)? {
                Some(line) => line,
                None => {
                    self.terminal.say("Type t to take or p to pass.")?;
                    Line::Again
                }
            },
        })
    }

    fn answer_resignation(&mut self, side: Side, win: Win) -> Result<Line, Failure> {
        let question = format!(
            "{}, your opponent offers to lose a {win}: y accepts, n plays on: ",
            name(side)
        );
        let Some(line) = self.terminal.ask(&question)? else {
            return Ok(Line::Leave);
        };
        Ok(match line.as_str() {
            "y" | "yes" => Line::Event(Event::AcceptResignation),
            "n" | "no" => Line::Event(Event::RefuseResignation),
            _ => {
                self.terminal.say("Type y or n.")?;
                Line::Again
            }
        })
    }

    /// What can be typed at any time; nothing if the line is something else.
    fn common(&mut self, line: &str) -> Result<Option<Line>, Failure> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("?" | "help") => self.terminal.say(HELP)?,
            Some("q" | "quit") => return Ok(Some(Line::Leave)),
            Some("board") => self.show_board()?,
            Some("pips") => {
                let position = self.contest.game().position_for(Side::Light);
                let (light, dark) = (position.mover().pip_count(), position.other().pip_count());
                self.terminal.say(&format!("Light {light}, Dark {dark}."))?;
            }
            Some("id") => {
                let id = PositionId::from(self.contest.game().position());
                self.terminal
                    .say(&format!("GNU Backgammon position ID: {id}"))?;
            }
            Some("resign") => {
                let size = words.next().map_or(Some(1), |word| word.parse().ok());
                let Some(win) = size.and_then(Win::from_multiplier) else {
                    self.terminal
                        .say("Resign 1 (single game), 2 (gammon) or 3 (backgammon).")?;
                    return Ok(Some(Line::Again));
                };
                let by = match self.contest.to_act() {
                    ToAct::Player(side) | ToAct::Dice(Throw::Turn(side)) => side,
                    ToAct::Dice(Throw::Opening) | ToAct::Over(_) => self.contest.game().turn(),
                };
                return Ok(Some(Line::Event(Event::Resign { by, win })));
            }
            _ => return Ok(None),
        }
        Ok(Some(Line::Again))
    }

    fn announce_end(&mut self, ended: Ended) -> Result<(), Failure> {
        match ended {
            Ended::Contest {
                winner,
                score: [light, dark],
            } => self
                .terminal
                .say(&format!("{} wins, {light} to {dark}.", name(winner))),
            Ended::Game(outcome) => self
                .terminal
                .say(&format!("{} wins the game.", name(outcome.winner))),
        }
    }
}

const HELP: &str = "\
  13/8 6/5   play it, in any usual way: bar/20*, 6/off(2), 13/5
  13/8       or step by step; u takes the last step back
  m          list the legal plays        board   draw the board again
  d          double (before rolling)     pips    count the pips
  t, p       take or pass a double       id      the position ID
  resign 2   offer to lose a gammon      void    a bad throw (typed dice)
  q          leave";

fn thrown(throw: Throw, roll: Roll) -> Event {
    match throw {
        Throw::Opening => Event::OpeningRoll {
            light: roll.first(),
            dark: roll.second(),
        },
        Throw::Turn(_) => Event::Roll(roll),
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::Light => "Light",
        Side::Dark => "Dark",
    }
}

fn count(number: u64, what: &str) -> String {
    if number == 1 {
        format!("1 {what}")
    } else {
        format!("{number} {what}s")
    }
}
