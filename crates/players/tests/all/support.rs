//! Games for the computer, with dice from a seed and time that passes by the slice.

use std::time::Duration;

use engine::Random;
use table::dice::Throw;
use table::game::{
    Backgammon, BackgammonTerms, Chess, ChessTerms, Contest, Draughts, DraughtsTerms, GameEvent,
    ToAct,
};
use table::{RuleSet, Side};
use tabuleiro_players::{
    Analysis, Choice, Deed, Found, Players, Purpose, Question, Setting, Thinking, setting,
};

const NETS: &[u8] = include_bytes!("../../../engine/data/backgammon.net");

/// The computer with its nets.
pub(crate) fn players() -> Players {
    let mut players = Players::new();
    players.load_nets(NETS).expect("the shipped nets");
    players
}

/// One game by these rules, from the usual start or from a position.
pub(crate) fn contest(rules: &str, start: Option<&str>) -> Contest {
    match rules.parse().expect("a rule set") {
        RuleSet::Draughts(rules) => {
            let contest = Draughts::new(rules, DraughtsTerms::ONE_GAME, start);
            Contest::Draughts(contest.expect("a position"))
        }
        RuleSet::Backgammon(frame) => {
            let terms = BackgammonTerms::of(frame, 1);
            let terms = terms.terms(frame, backgammon::DiceSupply::Table);
            Contest::Backgammon(Backgammon::new(terms, start).expect("a position"))
        }
        RuleSet::Chess(rules) => {
            let contest = Chess::new(rules, ChessTerms::ONE_GAME, start);
            Contest::Chess(contest.expect("a position"))
        }
    }
}

/// A game of backgammon for money.
pub(crate) fn money() -> Contest {
    use backgammon::{Beavers, DiceSupply, Frame, Jacoby};
    let terms = BackgammonTerms::money(Jacoby::Off, Beavers::Off);
    let terms = terms.terms(Frame::Tournament, DiceSupply::Table);
    Contest::Backgammon(Backgammon::new(terms, None).expect("money play"))
}

/// The setting of a choice that fits.
pub(crate) fn set(contest: &Contest, choice: Choice) -> Setting {
    setting(contest.kind(), choice).expect("a choice that fits")
}

/// Thinks in one go, with all the time in the world.
pub(crate) fn think(
    players: &mut Players,
    contest: &Contest,
    choice: Choice,
    purpose: Purpose,
) -> Analysis {
    let setting = set(contest, choice);
    players
        .think(&contest.into(), setting, purpose, &|| Duration::ZERO)
        .expect("an answer")
}

/// Thinks in slices of 40 milliseconds each, however slow the machine is. Gives what each of them found.
pub(crate) fn slices(
    players: &mut Players,
    contest: &Contest,
    choice: Choice,
    purpose: Purpose,
) -> Vec<Found> {
    let mut now = 0;
    let mut thinking = Thinking::new(set(contest, choice), purpose, now);
    let question = Question::from(contest);
    let mut found = Vec::new();
    loop {
        let slice = thinking.slice(&question, players, now).expect("an answer");
        now += 40;
        found.push(slice);
        if found.last().is_some_and(|found| found.done) {
            return found;
        }
    }
}

/// What is found at the end.
pub(crate) fn last(mut found: Vec<Found>) -> Analysis {
    found.pop().expect("a slice at least").analysis
}

/// The side that has to do something; Light throws first.
pub(crate) fn to_act(contest: &Contest) -> Side {
    match contest.to_act() {
        ToAct::Player(side) | ToAct::Dice(side) => side,
        ToAct::Opening | ToAct::NextGame | ToAct::Over => Side::Light,
    }
}

/// Lets the computer's deed happen; its dice fall by the seed.
pub(crate) fn happen(contest: &mut Contest, deed: &Deed, random: &mut Random) {
    let side = to_act(contest);
    match deed {
        Deed::Play(event) => contest.apply_by(side, event).expect("a legal deed"),
        Deed::Throw => {
            let opening = contest.to_act() == ToAct::Opening;
            let kind = if opening { Throw::Opening } else { Throw::Pair };
            let roll = random.roll();
            let dice = [roll.first().pips(), roll.second().pips()];
            contest.throw(side, kind, dice).expect("a throw is awaited");
        }
    }
}

/// A move or another event as a person writes it.
pub(crate) fn event(contest: &Contest, text: &str) -> GameEvent {
    let read = contest.read(to_act(contest), text);
    read.unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Plays what a person writes.
pub(crate) fn play(contest: &mut Contest, text: &str) {
    let event = event(contest, text);
    contest.apply_by(to_act(contest), &event).expect("legal");
}

/// Dice that were thrown.
pub(crate) fn throw(contest: &mut Contest, dice: [u8; 2]) {
    let kind = match contest.to_act() {
        ToAct::Opening => Throw::Opening,
        _ => Throw::Pair,
    };
    let by = to_act(contest);
    contest.throw(by, kind, dice).expect("a throw is awaited");
}

/// What the computer thinks of backgammon.
pub(crate) fn of_backgammon(analysis: Analysis) -> tabuleiro_players::backgammon::Analysis {
    match analysis {
        Analysis::Backgammon(analysis) => analysis,
        Analysis::Draughts(_) | Analysis::Chess(_) => panic!("not backgammon"),
    }
}

/// What the computer thinks of draughts.
pub(crate) fn of_draughts(analysis: Analysis) -> tabuleiro_players::draughts::Analysis {
    match analysis {
        Analysis::Draughts(analysis) => analysis,
        Analysis::Backgammon(_) | Analysis::Chess(_) => panic!("not draughts"),
    }
}
