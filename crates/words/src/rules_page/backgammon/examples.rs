//! Worked examples of backgammon: every play on them is resolved and judged by the rules when the page is made.

use backgammon::formats::{Situation, Stage};
use backgammon::notation::Written;
use backgammon::{
    Cube, Event, Frame as RuleSet, Game, GameTerms, Illegal, LegalPlays, Phase, Play, Position,
    Roll, RulePoint, Side, StartingPosition, Terms, Win,
};

use super::cases::{Case, cases, finished};
use crate::backgammon::{end, refusal, spot};
use crate::message::{NotatedList, messages};
use crate::picture::{BackgammonPicture, Picture};
use crate::rules_page::{Diagram, Frame, Route};
use crate::spell::Joint;
use crate::text::Notated;
use crate::{Lang, Message, Text};

messages! {
    /// Captions.
    Caption {
        Roll = "bg-example-roll" { roll: Notated },
        Legal = "bg-example-legal" { plays: NotatedList },
        LegalAll = "bg-example-legal-all" { count: usize, plays: NotatedList },
        None = "bg-example-none",
        Refused = "example-refused-play" { play: Notated },
        Opening = "bg-example-opening" { light: u8, dark: u8, side: Side, roll: Notated },
        OpeningTie = "bg-example-opening-tie" { number: u8 },
        CubeTaken = "bg-example-cube" { side: Side, other: Side, value: u64 },
        CubeRefused = "bg-example-cube-refused" { side: Side },
        Dropped = "bg-example-dropped" { side: Side, value: u64, points: u64 },
        Finished = "bg-example-finished" { cube: u64, points: u64, win: Win },
    }
}

/// A list of plays longer than this says nothing to anybody.
const MOST_PLAYS: usize = 10;

/// An example that the rules do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrongExample {
    /// The play.
    pub(crate) play: String,
    /// What was claimed of it.
    pub(crate) claimed_legal: bool,
}

/// The examples for a point. One that the rules do not bear out is left out; a test makes sure that there is none.
pub(super) fn examples(frame: RuleSet, point: RulePoint, lang: Lang) -> Vec<Diagram> {
    let mut found: Vec<Diagram> = cases()
        .iter()
        .filter(|case| case.point == point)
        .filter_map(|case| worked(case, frame, lang).ok())
        .collect();
    match point {
        RulePoint::OpeningRoll => found.push(opening(lang)),
        RulePoint::WinSizes => found.extend(
            finished()
                .iter()
                .filter_map(|&(board, cube)| ended(board, cube, lang)),
        ),
        RulePoint::Cube => found.extend(cube(frame, lang)),
        _ => {}
    }
    for (index, diagram) in found.iter_mut().enumerate() {
        diagram.id = format!("{}-{}", point.id(), index + 1);
    }
    found
}

/// Every case judged, for the test.
#[cfg(test)]
pub(crate) fn judged(frame: RuleSet, lang: Lang) -> Vec<Result<Diagram, WrongExample>> {
    cases()
        .iter()
        .map(|case| worked(case, frame, lang))
        .collect()
}

fn written(play: &Play) -> Notated {
    Notated::new(&play.to_string())
}

fn resolve(position: Position, roll: Roll, text: &str) -> Option<Result<Play, Illegal>> {
    let written: Written = text.parse().ok()?;
    Some(position.resolve(roll, &written))
}

fn worked(case: &Case, frame: RuleSet, lang: Lang) -> Result<Diagram, WrongExample> {
    let (first, second) = case.roll;
    let wrong = |play: &str, claimed_legal| WrongExample {
        play: play.to_owned(),
        claimed_legal,
    };
    let roll = Roll::from_pips(first, second).ok_or_else(|| wrong("dice", true))?;
    let mut named = Vec::new();
    for text in case.legal {
        match resolve(case.position, roll, text) {
            Some(Ok(play)) => named.push(play),
            _ => return Err(wrong(text, true)),
        }
    }
    let mut refused = Vec::new();
    for text in case.refused {
        match resolve(case.position, roll, text) {
            Some(Err(illegal)) => refused.push((*text, illegal)),
            _ => return Err(wrong(text, false)),
        }
    }
    let mut caption = Caption::Roll {
        roll: Notated::new(&roll.to_string()),
    }
    .tell(lang)
    .and(legal_in_words(case.position, roll, &named, lang));
    for (text, illegal) in &refused {
        let why = refusal(illegal, frame, None, lang);
        let not = Caption::Refused {
            play: Notated::new(text),
        };
        caption = caption.and(not.tell(lang)).and(why.sentence);
    }
    let shown = named.first().copied().or_else(|| {
        let legal = LegalPlays::of(case.position, roll);
        legal.first().map(|legal| legal.play)
    });
    let mut situation = Situation::money(case.position, Side::Light);
    situation.stage = Stage::Rolled(roll);
    Ok(Diagram {
        id: String::new(),
        position: situation.xgid().to_string(),
        frames: vec![Frame {
            picture: Picture::Backgammon(BackgammonPicture::of(
                case.position,
                Side::Light,
                Some(roll),
                None,
            )),
            caption,
            route: shown
                .filter(|play| !play.is_none())
                .map(|play| route(&play)),
            refused: None,
            lit: Vec::new(),
        }],
    })
}

/// The legal plays in words: those named, or all of them.
fn legal_in_words(position: Position, roll: Roll, named: &[Play], lang: Lang) -> Text {
    let legal = LegalPlays::of(position, roll);
    let all: Vec<Play> = legal.iter().map(|legal| legal.play).collect();
    if all.iter().all(Play::is_none) {
        return Caption::None.tell(lang);
    }
    let listed = |plays: &[Play]| NotatedList(plays.iter().map(written).collect(), Joint::Or);
    if !named.is_empty() && all.len() > named.len() {
        return Caption::Legal {
            plays: listed(named),
        }
        .tell(lang);
    }
    if all.len() > MOST_PLAYS {
        return Caption::Legal {
            plays: listed(&all[..MOST_PLAYS / 2]),
        }
        .tell(lang);
    }
    Caption::LegalAll {
        count: all.len(),
        plays: listed(&all),
    }
    .tell(lang)
}

fn route(play: &Play) -> Route {
    Route {
        text: play.to_string(),
        path: play
            .steps()
            .iter()
            .flat_map(|step| [spot(step.origin), end(step.target)])
            .collect(),
        taken: Vec::new(),
        crowns: false,
    }
}

fn terms() -> GameTerms {
    GameTerms::of(&Terms::of(RuleSet::Tournament, 1))
}

/// Equal dice thrown again, then the higher side begins with both.
fn opening(lang: Lang) -> Diagram {
    let start = StartingPosition::Standard.position();
    let mut game = Game::new(terms(), start);
    let die = |pips| backgammon::Die::new(pips).unwrap_or(backgammon::Die::One);
    let (light, dark) = (5, 3);
    let mut caption = Text::default();
    for (light, dark) in [(4, 4), (light, dark)] {
        let event = Event::OpeningRoll {
            light: die(light),
            dark: die(dark),
        };
        if game.apply(&event).is_err() {
            break;
        }
        caption = caption.and(match game.phase() {
            Phase::OpeningRolled(roll) => Caption::Opening {
                light,
                dark,
                side: game.turn(),
                roll: Notated::new(&roll.to_string()),
            }
            .tell(lang),
            _ => Caption::OpeningTie { number: light }.tell(lang),
        });
    }
    Diagram {
        id: String::new(),
        position: Situation::money(start, Side::Light).xgid().to_string(),
        frames: vec![Frame {
            picture: Picture::Backgammon(BackgammonPicture::of(
                game.position_for(Side::Light),
                Side::Light,
                game.phase().roll(),
                None,
            )),
            caption,
            route: None,
            refused: None,
            lit: Vec::new(),
        }],
    }
}

/// What a finished game is worth.
fn ended(board: Position, value: u64, lang: Lang) -> Option<Diagram> {
    let cube = Cube::of_value(value, (value > 1).then_some(Side::Light))?;
    let game = Game::resume(terms(), board, Side::Light, cube, Phase::ToRoll);
    let outcome = game
        .outcome()
        .filter(|outcome| outcome.winner == Side::Light)?;
    let caption = Caption::Finished {
        cube: value,
        points: outcome.points,
        win: outcome.win,
    };
    let mut situation = Situation::money(board, Side::Light);
    situation.cube = cube;
    Some(Diagram {
        id: String::new(),
        position: situation.xgid().to_string(),
        frames: vec![Frame {
            picture: Picture::Backgammon(BackgammonPicture::of(
                board,
                Side::Light,
                None,
                Some(cube),
            )),
            caption: caption.tell(lang),
            route: None,
            refused: None,
            lit: Vec::new(),
        }],
    })
}

/// A double accepted, the doubler shut out, a second double to 4, and what refusing it would cost.
fn cube(frame: RuleSet, lang: Lang) -> Option<Diagram> {
    let start = StartingPosition::Standard.position();
    let mut game = Game::resume(terms(), start, Side::Light, Cube::CENTRED, Phase::ToRoll);
    let mut frames = Vec::new();
    let picture = |game: &Game| {
        Picture::Backgammon(BackgammonPicture::of(
            game.position_for(Side::Light),
            Side::Light,
            None,
            Some(game.cube()),
        ))
    };
    let shown = |game: &Game, caption: Text| Frame {
        picture: picture(game),
        caption,
        route: None,
        refused: None,
        lit: Vec::new(),
    };
    let taken = |game: &Game, side: Side| Caption::CubeTaken {
        side,
        other: side.other(),
        value: game.cube().value(),
    };
    game.apply(&Event::Double).ok()?;
    game.apply(&Event::Take).ok()?;
    let mut caption = taken(&game, Side::Light).tell(lang);
    // Light's next turn: the cube is Dark's now.
    let again = Game::resume(terms(), start, Side::Light, game.cube(), Phase::ToRoll);
    if let Err(refused) = again.may_double() {
        let side = Side::Light;
        let why = refusal(&refused.illegal, frame, None, lang);
        caption = caption
            .and(Caption::CubeRefused { side }.tell(lang))
            .and(why.sentence);
    }
    frames.push(shown(&game, caption));
    let mut later = Game::resume(terms(), start, Side::Dark, game.cube(), Phase::ToRoll);
    later.apply(&Event::Double).ok()?;
    let mut refusing = later;
    refusing.apply(&Event::Drop).ok()?;
    let lost = refusing.outcome()?;
    later.apply(&Event::Take).ok()?;
    let caption = taken(&later, Side::Dark).tell(lang).and(
        Caption::Dropped {
            side: Side::Light,
            value: later.cube().value(),
            points: lost.points,
        }
        .tell(lang),
    );
    frames.push(shown(&later, caption));
    Some(Diagram {
        id: String::new(),
        position: Situation::money(start, Side::Light).xgid().to_string(),
        frames,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_true_in_every_frame_and_language() {
        for frame in RuleSet::ALL {
            for lang in Lang::ALL {
                let judged = judged(frame, lang);
                assert!(judged.len() > 5, "{frame}");
                for example in judged {
                    assert!(example.is_ok(), "{frame} {lang}: {:?}", example.err());
                }
            }
        }
    }
}
