//! A turn of backgammon in the terminal.

use ::backgammon::notation::Written;
use ::backgammon::{
    Beavers, CubeUse, Event as Bg, LegalPlays, Phase, Play, Position, Raise, Roll, Win,
};
use table::Side;
use table::dice::{Entry, Message, Throw, VoidReason};
use table::game::{Backgammon, Contest, GameEvent, Illegal, ToAct};
use table::session::{Act, Event, Refused};
use words::picture::{BackgammonPicture, Beside, Picture};
use words::terminal::Line;

use super::sitting::{Flow, Sitting};
use crate::answer::Failure;

impl Sitting<'_, '_> {
    pub(super) fn backgammon_turn(&mut self) -> Result<Flow, Failure> {
        let phase = self.board().game().phase();
        match (self.table.to_act(), phase) {
            (ToAct::Opening, _) => self.throw(Side::Light, Throw::Opening),
            (ToAct::Player(side), Phase::Rolled(roll) | Phase::OpeningRolled(roll)) => {
                self.choose_play(side, roll)
            }
            (ToAct::Player(side), Phase::Raised(raise)) => self.answer_raise(side, raise),
            (ToAct::Player(side), Phase::Resigned { win, .. }) => {
                self.answer_resignation(side, win)
            }
            _ => self.throw(self.acting(), Throw::Pair),
        }
    }

    pub(super) fn cube_value(&self) -> u64 {
        self.board().game().cube().value()
    }

    /// Who gives up how much, while that waits for an answer.
    pub(super) fn resignation(&self) -> Option<(Side, Win)> {
        let Contest::Backgammon(game) = self.table.contest() else {
            return None;
        };
        match game.game().phase() {
            Phase::Resigned { by, win, .. } => Some((by.into(), win)),
            _ => None,
        }
    }

    fn board(&self) -> &Backgammon {
        match self.table.contest() {
            Contest::Backgammon(game) => game,
            Contest::Draughts(_) | Contest::Chess(_) => {
                unreachable!("only called in a game of backgammon")
            }
        }
    }

    fn does(&mut self, side: Side, event: Bg) -> Result<bool, Failure> {
        self.apply(Event::play(side, GameEvent::Backgammon(event)))
    }

    /// Board, score and cube.
    pub(super) fn backgammon_board(&self, columns: Option<usize>) -> String {
        let board = self.board();
        let game = board.game();
        let light = game.position_for(::backgammon::Side::Light);
        let notes = [light.mover(), light.other()].map(|checkers| {
            Line::BorneOff {
                pips: checkers.pip_count(),
                off: checkers.off(),
            }
            .in_words(self.lang)
        });
        let about = self.about(board);
        let (position, turn) = (self.position_so_far(), game.turn());
        let picture = Picture::Backgammon(BackgammonPicture::of(position, turn, None, None));
        let beside = Beside {
            notes,
            as_the_mover_counts: true,
            columns,
        };
        format!("{}\n  {about}", picture.to_text(&beside).join("\n"))
    }

    /// What the match stands at: score, length, the Crawford game, the cube.
    pub(super) fn about(&self, board: &Backgammon) -> String {
        let [one, two] = self.table.score();
        let score = Line::Score {
            first: self.who(Side::Light),
            one,
            second: self.who(Side::Dark),
            two,
        };
        let mut lines = vec![score];
        if let Some(points) = board.contest().terms().length.match_points() {
            lines.push(Line::MatchTo { points });
        }
        if board.crawford_on_the_board() == ::backgammon::Crawford::Now {
            lines.push(Line::Crawford);
        }
        if board.contest().terms().cube == CubeUse::On {
            let cube = board.game().cube();
            let value = cube.value();
            lines.push(match cube.owner() {
                None => Line::CubeInTheMiddle { value },
                Some(owner) => Line::CubeWith {
                    value,
                    who: self.who(owner.into()),
                },
            });
        }
        let said: Vec<String> = lines.iter().map(|line| line.in_words(self.lang)).collect();
        said.join(" ")
    }

    /// The position with the steps entered so far made, seen by the side to move.
    pub(super) fn position_so_far(&self) -> Position {
        let game = self.board().game();
        let start = game.position();
        // Each step was accepted before, so there is always an answer.
        game.phase()
            .roll()
            .and_then(|roll| start.continuations(roll, &self.steps).ok())
            .map_or(start, |turn| turn.position)
    }

    /// Dice are to be thrown; the side may also double, where it may.
    fn throw(&mut self, side: Side, kind: Throw) -> Result<Flow, Failure> {
        if self.prepare_dice()? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let may_double = kind == Throw::Pair && self.board().game().may_double().is_ok();
        let typed = self.typed_dice();
        let line = match (kind, may_double, typed) {
            (Throw::Opening, _, false) => Line::Opening,
            (Throw::Opening, _, true) => Line::OpeningTyped {
                first: self.who(Side::Light),
            },
            (Throw::Pair, true, false) => Line::RollOrDouble,
            (Throw::Pair, true, true) => Line::RollOrDoubleTyped,
            (Throw::Pair, false, false) => Line::Roll,
            (Throw::Pair, false, true) => Line::RollTyped,
        };
        let typed_line = match kind {
            Throw::Opening => self.ask(&line)?,
            Throw::Pair => self.ask_side(side, Some(&line))?,
        };
        let Some(line) = typed_line else {
            return Ok(Flow::Leave);
        };
        match (line.as_str(), typed) {
            ("double", _) => {
                let value = self.board().game().cube().value() * 2;
                if self.does(side, Bg::Double)? {
                    self.say_of(side, &Line::DoublesTo { value })?;
                }
            }
            ("" | "roll", false) => {
                let Some(event) = self.machine_throw(side, kind)? else {
                    return Ok(Flow::GoOn);
                };
                self.thrown(side, event)?;
            }
            ("void", true) => self.void(side, kind)?,
            (text, _) => {
                if let Some(flow) = self.game_command(side, text)? {
                    return Ok(flow);
                }
                match text.parse::<Roll>() {
                    Ok(roll) if typed => self.type_in(side, kind, roll)?,
                    Err(_) if typed && text.starts_with(|c: char| c.is_ascii_digit()) => {
                        self.say(&Line::SuchAsDice)?;
                    }
                    _ => return self.means_nothing(text),
                }
            }
        }
        Ok(Flow::GoOn)
    }

    fn type_in(&mut self, by: Side, kind: Throw, roll: Roll) -> Result<(), Failure> {
        let message = Message::Typed {
            roll: self.next_roll(),
            by,
            kind,
            dice: [roll.first().pips(), roll.second().pips()],
        };
        let event = self.table.dice_event(by.into(), &message);
        self.thrown(by, event.map_err(Failure::input)?)
    }

    /// A throw that does not count, and why.
    fn void(&mut self, by: Side, kind: Throw) -> Result<(), Failure> {
        let why = match self.ask(&Line::VoidWhy)?.as_deref() {
            Some("1") => VoidReason::OffTheBoard,
            Some("2") => VoidReason::Unreadable,
            Some("3") => VoidReason::NotShaken,
            Some("4") => VoidReason::NotFree,
            _ => return self.say(&Line::GoesOn),
        };
        let message = Message::Void {
            roll: self.next_roll(),
            by,
            kind,
            why,
        };
        let event = self.table.dice_event(by.into(), &message);
        if self.apply(event.map_err(Failure::input)?)? {
            self.say(&Line::Void)?;
        }
        Ok(())
    }

    fn next_roll(&self) -> u32 {
        self.table
            .dice()
            .map_or(1, table::dice::Verifier::next_roll)
    }

    /// The dice have fallen.
    pub(super) fn thrown(&mut self, by: Side, event: Event) -> Result<(), Failure> {
        let Act::Dice(entry) = &event.act else {
            return Ok(());
        };
        let opening = matches!(
            entry,
            Entry::Roll(roll) if roll.kind == Throw::Opening
        ) || matches!(entry, Entry::Typed(typed) if typed.kind == Throw::Opening);
        let Some([one, two]) = entry.dice() else {
            return Ok(());
        };
        if !self.apply(event)? {
            return Ok(());
        }
        match (opening, one.cmp(&two)) {
            (false, _) => {
                let dice = match self.plain {
                    true => Line::SpeechDice { one, two }.in_words(self.lang),
                    false => format!("{one}-{two}"),
                };
                let text = format!("{}: {dice}", self.who(by));
                self.print(&text)
            }
            (true, core::cmp::Ordering::Equal) => self.say(&Line::Tie { die: one }),
            (true, _) => {
                let [first, second] = Side::BOTH.map(|side| self.who(side));
                let who = self.who(self.acting());
                self.say(&Line::Opens {
                    first,
                    one,
                    second,
                    two,
                    who,
                })
            }
        }
    }

    fn choose_play(&mut self, side: Side, roll: Roll) -> Result<Flow, Failure> {
        let start = self.board().game().position();
        let dice = roll.to_string();
        let legal = LegalPlays::of(start, roll);
        if legal.iter().all(|legal| legal.play.is_none()) {
            self.say_of(side, &Line::NothingToPlay { dice })?;
            if self.does(side, Bg::Play(Play::NONE))? {
                self.after_the_play()?;
            }
            return Ok(Flow::GoOn);
        }
        let question = if self.steps.is_empty() {
            Line::Play { dice }
        } else {
            let play = Play::new(&self.steps).to_string();
            Line::PlayOn { dice, play }
        };
        let Some(line) = self.ask_side(side, Some(&question))? else {
            return Ok(Flow::Leave);
        };
        match line.as_str() {
            "moves" => {
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
                    self.print(&format!("  {play}"))?;
                }
            }
            "void" if self.typed_dice() => {
                let kind = match self.board().game().phase() {
                    Phase::OpeningRolled(_) => Throw::Opening,
                    _ => Throw::Pair,
                };
                self.void(side, kind)?;
            }
            "" => self.say(&Line::SuchAsAPlay)?,
            text => match self.game_command(side, text)? {
                Some(flow) => return Ok(flow),
                None => self.enter_play(side, text, roll)?,
            },
        }
        Ok(Flow::GoOn)
    }

    fn after_the_play(&mut self) -> Result<(), Failure> {
        self.board_changed()
    }

    /// A whole play, or one more step of it.
    fn enter_play(&mut self, side: Side, text: &str, roll: Roll) -> Result<(), Failure> {
        let written: Written = match text.parse() {
            Ok(written) => written,
            Err(error) => {
                let refused = Refused::Unreadable(table::game::Unreadable::Backgammon(error));
                return self.refuse(&refused, text);
            }
        };
        let start = self.board().game().position();
        let whole = self.steps.is_empty().then(|| start.resolve(roll, &written));
        if let Some(Ok(play)) = whole {
            return self.play(side, play);
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
            return match whole {
                Some(Err(illegal)) => {
                    self.refuse(&Refused::Illegal(Illegal::Backgammon(illegal)), text)
                }
                _ => self.say(&Line::NoSuchStep),
            };
        };
        self.steps.push(step);
        let turn = start
            .continuations(roll, &self.steps)
            .map_err(Failure::input)?;
        if turn.complete && turn.steps.is_empty() {
            let play = Play::new(&self.steps);
            return self.play(side, play);
        }
        self.show_board()
    }

    fn play(&mut self, side: Side, play: Play) -> Result<(), Failure> {
        if self.plain {
            self.say_turn(side, &GameEvent::Backgammon(Bg::Play(play)))?;
        }
        if self.does(side, Bg::Play(play))? {
            self.after_the_play()?;
        }
        Ok(())
    }

    fn answer_raise(&mut self, side: Side, raise: Raise) -> Result<Flow, Failure> {
        let board = self.board();
        let value = board.game().cube().value() << raise.count();
        let beavers = board.contest().terms().beavers;
        let more = match raise {
            Raise::Double if beavers != Beavers::Off => Some(Bg::Beaver),
            Raise::Beaver if beavers == Beavers::Raccoons => Some(Bg::Raccoon),
            _ => None,
        };
        let question = match more {
            Some(_) => Line::RaiseOrMore { value },
            None => Line::Raise { value },
        };
        let Some(line) = self.ask_side(side, Some(&question))? else {
            return Ok(Flow::Leave);
        };
        match (line.as_str(), more) {
            ("take", _) => drop(self.does(side, Bg::Take)?),
            ("pass", _) => drop(self.does(side, Bg::Drop)?),
            ("beaver", Some(more)) => drop(self.does(side, more)?),
            (other, _) => {
                return match self.game_command(side, other)? {
                    Some(flow) => Ok(flow),
                    None => self.means_nothing(other),
                };
            }
        }
        Ok(Flow::GoOn)
    }

    fn answer_resignation(&mut self, side: Side, win: Win) -> Result<Flow, Failure> {
        let Some(accepted) = self.ask_consent(side, &Line::Resignation { win })? else {
            return Ok(Flow::Leave);
        };
        let answer = if accepted {
            Bg::AcceptResignation
        } else {
            Bg::RefuseResignation
        };
        self.does(side, answer)?;
        Ok(Flow::GoOn)
    }

    /// What can be typed at any time in a game of backgammon; nothing if the line is something else.
    fn game_command(&mut self, side: Side, line: &str) -> Result<Option<Flow>, Failure> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("pips") => {
                let position = self.board().game().position_for(::backgammon::Side::Light);
                let line = Line::Pips {
                    first: self.who(Side::Light),
                    one: position.mover().pip_count(),
                    second: self.who(Side::Dark),
                    two: position.other().pip_count(),
                };
                self.say(&line)?;
            }
            Some("resign") => {
                let size = words.next().map_or(Some(1), |word| word.parse().ok());
                let Some(win) = size.and_then(Win::from_multiplier) else {
                    self.say(&Line::ResignHow)?;
                    return Ok(Some(Flow::GoOn));
                };
                let side = self.lone_person().unwrap_or(side);
                match self.is_sure(side, &Line::ResignStakeSure { win })? {
                    None => return Ok(Some(Flow::Leave)),
                    Some(false) => {}
                    Some(true) => {
                        let by = side.into();
                        self.does(side, Bg::Resign { by, win })?;
                    }
                }
            }
            _ => return self.common(line),
        }
        Ok(Some(Flow::GoOn))
    }
}
