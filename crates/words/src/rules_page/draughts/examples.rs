//! Worked examples: positions played through by the generator, kept where they show what the article says.

use std::collections::BTreeSet;

use draughts::formats::fen;
use draughts::{
    Compulsion, Continuation, Illegal, KingCapture, KingRange, Landing, List, ManAgainstKing,
    ManCaptures, Move, Position, Promotion, Removal, Reversal, Rules, Side, Square, SquareSet,
    Turn, examine,
};

use super::library::{Candidate, Topic, candidates};
use crate::draughts::{Attempt, Written, outcome_without_a_move, refusal, squares_in_words};
use crate::message::{NotatedList, messages};
use crate::picture::{DraughtsPicture, Picture};
use crate::rules_page::{Diagram, Frame, Route};
use crate::spell::Joint;
use crate::text::Notated;
use crate::{Lang, Message, Spot, Text};

messages! {
    /// Captions.
    Caption {
        Moves = "example-moves" { side: Side, count: usize, moves: NotatedList },
        Captures = "example-captures" { side: Side, count: usize, moves: NotatedList },
        Refused = "example-refused" { play: Notated },
        Nothing = "example-nothing" { side: Side, outcome: String },
        Crowned = "example-crowned" { play: Notated, square: String },
        StaysMan = "example-stays-man" { play: Notated, square: String },
        After = "example-after" { play: Notated },
        HuffMissed = "example-huff-missed" { side: Side, could: String, play: Notated },
        HuffOffered = "example-huff-offered" { side: Side, huffable: String },
        HuffDone = "example-huff-done" { side: Side, square: String },
        KingRested = "example-king-rested" { king: String, moves: u8 },
    }
}

/// A list of legal moves longer than this says nothing to anybody.
const MOST_MOVES: usize = 24;

/// The reasons that show a topic when a move is refused for them.
const fn telling(topic: Topic) -> &'static [&'static str] {
    match topic {
        Topic::ManMoves => &["man-moves-back"],
        Topic::KingMoves => &["king-is-short"],
        Topic::KingRests => &["king-must-rest"],
        Topic::ManCaptures => &["man-captures-back"],
        Topic::ManAgainstKing => &["man-captures-king"],
        Topic::KingCaptures => &[
            "lands-far-behind-a-king",
            "lands-too-far",
            "too-far-to-capture",
        ],
        Topic::Continuation => &["lands-where-it-ends", "not-finished"],
        Topic::Bans => &["two-together", "over-own-piece", "jumped-twice"],
        Topic::Removal => &["jumped-twice", "two-together"],
        Topic::Reversal => &["turns-back"],
        Topic::Duty => &["must-capture"],
        Topic::MostPieces => &["must-take-the-most"],
        Topic::WithKing => &["must-take-with-the-king"],
        Topic::MostKings => &["must-take-the-most-kings"],
        Topic::KingsEarliest => &["kings-earliest"],
        Topic::MostValue => &["must-take-the-most-value"],
        Topic::Promotion => &["crown-stops", "not-yet-crowned"],
        Topic::FreeChoice | Topic::NoMove => &[],
    }
}

/// The examples for a topic: as many candidates as show it, the first two at most, or the first where one says it all.
pub(super) fn examples(topic: Topic, rules: &Rules, lang: Lang) -> Vec<Diagram> {
    let found =
        candidates(topic, rules).filter_map(|candidate| example(topic, candidate, rules, lang));
    let mut shown: BTreeSet<String> = BTreeSet::new();
    found
        // Two positions that teach the same sentence are one too many.
        .filter(|diagram| shown.insert(lesson(diagram)))
        .take(match topic {
            Topic::Removal | Topic::MostPieces | Topic::MostValue => 1,
            _ => 2,
        })
        .enumerate()
        .map(|(index, mut diagram)| {
            diagram.id = format!("{}-{}", topic_id(topic), index + 1);
            diagram
        })
        .collect()
}

/// What a diagram teaches, without the squares: the shape of its captions.
fn lesson(diagram: &Diagram) -> String {
    let captions = diagram.frames.iter().map(|frame| {
        let words = frame.caption.spans.iter().filter_map(|span| match span {
            crate::Span::Words(words) => Some(words.as_str()),
            crate::Span::Move(_) => None,
        });
        words
            .flat_map(str::chars)
            .filter(|letter| letter.is_alphabetic())
            .collect::<String>()
    });
    captions.collect()
}

const fn topic_id(topic: Topic) -> &'static str {
    match topic {
        Topic::ManMoves => "man-moves",
        Topic::KingMoves => "king-moves",
        Topic::KingRests => "king-rests",
        Topic::ManCaptures => "man-captures",
        Topic::ManAgainstKing => "man-against-king",
        Topic::KingCaptures => "king-captures",
        Topic::Continuation => "continuation",
        Topic::Bans => "bans",
        Topic::Removal => "removal",
        Topic::Reversal => "reversal",
        Topic::Duty => "duty",
        Topic::MostPieces => "most-pieces",
        Topic::WithKing => "with-king",
        Topic::MostKings => "most-kings",
        Topic::KingsEarliest => "kings-earliest",
        Topic::MostValue => "most-value",
        Topic::FreeChoice => "free-choice",
        Topic::Promotion => "promotion",
        Topic::NoMove => "no-move",
    }
}

fn example(topic: Topic, candidate: Candidate, rules: &Rules, lang: Lang) -> Option<Diagram> {
    let scene = match topic {
        Topic::KingRests => candidate.position_after_a_run(rules)?,
        _ => candidate.position(rules)?,
    };
    let scene = Scene {
        legal: scene.legal_moves(rules),
        position: scene,
        rules,
        lang,
    };
    let frames = match topic {
        Topic::ManMoves | Topic::KingMoves => scene.quiet(topic),
        Topic::KingRests => scene.rested(),
        Topic::ManCaptures | Topic::ManAgainstKing | Topic::KingCaptures => {
            scene.captures_shown(topic)
        }
        Topic::Bans => scene.refused_only(topic),
        Topic::Continuation
        | Topic::MostPieces
        | Topic::WithKing
        | Topic::MostKings
        | Topic::KingsEarliest
        | Topic::MostValue
        | Topic::Reversal => match (topic, rules.continuation.value) {
            (Topic::Continuation, Continuation::MayStop | Continuation::WhileLandingOffers) => {
                scene.several_lengths()
            }
            _ => scene.refused_and_legal(topic),
        },
        Topic::Removal => scene.removal(),
        Topic::Duty => match rules.compulsion.value {
            Compulsion::Forced => scene.refused_and_legal(topic),
            Compulsion::Huff => scene.huff(),
        },
        Topic::FreeChoice => scene.several_lengths(),
        Topic::Promotion => scene.crown(),
        Topic::NoMove => scene.blocked(),
    }?;
    Some(Diagram {
        id: String::new(),
        position: fen::write(scene.position.setup(), rules),
        frames,
    })
}

/// A position under some rules, to be shown in a language.
struct Scene<'a> {
    position: Position,
    legal: Vec<Move>,
    rules: &'a Rules,
    lang: Lang,
}

impl Scene<'_> {
    fn captures(&self) -> Vec<&Move> {
        self.legal.iter().filter(|play| play.is_capture()).collect()
    }

    fn frame(&self, caption: Text) -> Frame {
        Frame {
            picture: Picture::Draughts(DraughtsPicture::of(self.position.setup(), self.rules)),
            caption,
            route: None,
            refused: None,
            lit: Vec::new(),
        }
    }

    fn spots(&self, squares: SquareSet) -> Vec<Spot> {
        squares
            .iter()
            .map(|square| Written(self.rules).spot(square))
            .collect()
    }

    /// What is legal, in words: captures where there are some, else every move.
    fn says_what_is_legal(&self) -> Option<Text> {
        let captures = self.captures();
        let shown: Vec<&Move> = if captures.is_empty() {
            self.legal.iter().collect()
        } else {
            captures
        };
        let mut texts = BTreeSet::new();
        let mut distinct: Vec<&Move> = shown
            .into_iter()
            .filter(|play| texts.insert(Written(self.rules).play(play).marked().to_owned()))
            .collect();
        // As a reader counts: by the numbers of the squares, or by their letters.
        let names = self.rules.names();
        distinct.sort_by_cached_key(|play| {
            let route = play.route().iter();
            route
                .map(|&square| {
                    let name = names.square(square);
                    (name.len(), name)
                })
                .collect::<Vec<_>>()
        });
        if distinct.is_empty() || distinct.len() > MOST_MOVES {
            return None;
        }
        let side = self.position.to_move();
        let count = distinct.len();
        let written = distinct.iter().map(|play| Written(self.rules).play(play));
        let moves = NotatedList(written.collect(), Joint::Or);
        let caption = if distinct[0].is_capture() {
            Caption::Captures { side, count, moves }
        } else {
            Caption::Moves { side, count, moves }
        };
        Some(caption.tell(self.lang))
    }

    /// The refusal of one of these attempts, in words.
    fn says_why_not(&self, route: &[Square], illegal: &Illegal) -> Text {
        let attempt = Attempt::new(&self.position, self.rules, route);
        let why = refusal(illegal, self.rules, Some(&attempt), self.lang);
        Caption::Refused {
            play: Notated::new(attempt.text()),
        }
        .tell(self.lang)
        .and(why.sentence)
    }

    /// A move that is refused for a reason that shows the topic.
    fn refused_for(&self, topic: Topic) -> Option<(Vec<Square>, Box<Illegal>)> {
        let attempts = self.attempts();
        telling(topic).iter().find_map(|code| {
            attempts.iter().find_map(|route| {
                let illegal = examine(&self.position, self.rules, route).err()?;
                (illegal.reason.code() == *code).then(|| (route.clone(), illegal))
            })
        })
    }

    /// Moves that somebody might try: those of neighbouring rules, captures broken off, and every single hop.
    fn attempts(&self) -> Vec<Vec<Square>> {
        let board = self.rules.board.value;
        let distance = |from: Square, to: Square| {
            let (row, column) = board.place(from);
            let (to_row, to_column) = board.place(to);
            row.abs_diff(to_row).max(column.abs_diff(to_column))
        };
        let mut routes: Vec<Vec<Square>> = Vec::new();
        let mut add = |route: Vec<Square>| {
            if route.len() > 1 && !routes.contains(&route) {
                routes.push(route);
            }
        };
        for other in neighbouring(self.rules) {
            let mut plays = self.position.legal_moves(&other);
            // The nearest mistake is the one that a learner makes.
            plays.sort_by_key(|play| distance(play.from(), play.to()));
            for play in plays {
                add(play.route().to_vec());
            }
        }
        for play in self.captures() {
            for length in 2..play.route().len() {
                add(play.route()[..length].to_vec());
            }
        }
        // From White's side on: what stands behind is tried first, so that it goes forward.
        let own: Vec<Square> = self
            .position
            .pieces(self.position.to_move())
            .iter()
            .collect();
        for &from in own.iter().rev() {
            let mut squares: Vec<Square> = board.iter().filter(|&to| to != from).collect();
            squares.sort_by_key(|&to| distance(from, to));
            for to in squares {
                add(vec![from, to]);
            }
        }
        routes
    }

    /// Quiet moves of the one piece, and one that the rules refuse where there is such a one.
    fn quiet(&self, topic: Topic) -> Option<Vec<Frame>> {
        let mut frame = self.frame(self.says_what_is_legal()?);
        let own = self.position.pieces(self.position.to_move());
        let ends: SquareSet = self.legal.iter().map(Move::to).collect();
        frame.lit = self.spots(own.union(ends));
        if let Some((route, illegal)) = self.refused_for(topic) {
            frame.caption = frame.caption.and(self.says_why_not(&route, &illegal));
            frame.refused = Some(Route::of_attempt(self.rules, &self.position, &route));
        }
        Some(vec![frame])
    }

    /// A king that has used up its moves.
    fn rested(&self) -> Option<Vec<Frame>> {
        let (route, illegal) = self.refused_for(Topic::KingRests)?;
        let run = self.position.setup().king_runs[self.position.to_move() as usize]?;
        let told = Caption::KingRested {
            king: Written(self.rules).square(run.king),
            moves: run.moves,
        }
        .tell(self.lang);
        let mut frame = self.frame(
            told.and(self.says_what_is_legal()?)
                .and(self.says_why_not(&route, &illegal)),
        );
        frame.refused = Some(Route::of_attempt(self.rules, &self.position, &route));
        Some(vec![frame])
    }

    /// Captures that are legal, and one that is refused where there is such a one; at least one of the two.
    fn captures_shown(&self, topic: Topic) -> Option<Vec<Frame>> {
        let refused = self.refused_for(topic);
        let captures = self.captures();
        let first = captures.first();
        if first.is_none() && refused.is_none() {
            return None;
        }
        let legal = self.says_what_is_legal();
        let mut frame = self.frame(legal.unwrap_or_default());
        frame.route = first.map(|play| Route::of_move(self.rules, play));
        if let Some((route, illegal)) = &refused {
            let before = core::mem::take(&mut frame.caption);
            frame.caption = before.and(self.says_why_not(route, illegal));
            frame.refused = Some(Route::of_attempt(self.rules, &self.position, route));
        }
        (!frame.caption.is_empty()).then(|| vec![frame])
    }

    /// A move that is refused, and nothing about the legal ones.
    fn refused_only(&self, topic: Topic) -> Option<Vec<Frame>> {
        let (route, illegal) = self.refused_for(topic)?;
        let mut frame = self.frame(self.says_why_not(&route, &illegal));
        frame.refused = Some(Route::of_attempt(self.rules, &self.position, &route));
        frame.lit = self.spots(illegal.reason.squares());
        Some(vec![frame])
    }

    /// A move that is refused, and what must be played instead.
    fn refused_and_legal(&self, topic: Topic) -> Option<Vec<Frame>> {
        let (route, illegal) = self.refused_for(topic)?;
        let mut frame = self.frame(
            self.says_what_is_legal()?
                .and(self.says_why_not(&route, &illegal)),
        );
        frame.route = illegal
            .alternative
            .as_ref()
            .map(|play| Route::of_move(self.rules, play));
        frame.refused = Some(Route::of_attempt(self.rules, &self.position, &route));
        Some(vec![frame])
    }

    /// Legal captures that take different numbers of pieces: the choice is free.
    fn several_lengths(&self) -> Option<Vec<Frame>> {
        let captures = self.captures();
        let lengths: BTreeSet<usize> = captures.iter().map(|play| play.taken().len()).collect();
        if lengths.len() < 2 {
            return None;
        }
        let mut frame = self.frame(self.says_what_is_legal()?);
        let shortest = captures.iter().min_by_key(|play| play.taken().len())?;
        frame.route = Some(Route::of_move(self.rules, shortest));
        Some(vec![frame])
    }

    /// A capture that would go otherwise if the pieces left the board at another moment.
    fn removal(&self) -> Option<Vec<Frame>> {
        let mut other = *self.rules;
        other.removal.value = match self.rules.removal.value {
            Removal::AfterTheMove => Removal::AtOnce,
            Removal::AtOnce => Removal::AfterTheMove,
        };
        let routes = |rules: &Rules| -> BTreeSet<Vec<Square>> {
            let moves = self.position.legal_moves(rules).into_iter();
            moves.map(|play| play.route().to_vec()).collect()
        };
        if routes(self.rules) == routes(&other) {
            return None;
        }
        let play = self
            .captures()
            .into_iter()
            .max_by_key(|play| play.taken().len())?;
        let mut frame = self.frame(self.says_what_is_legal()?);
        frame.route = Some(Route::of_move(self.rules, play));
        if let Some((route, illegal)) = self.refused_for(Topic::Removal) {
            let before = core::mem::take(&mut frame.caption);
            frame.caption = before.and(self.says_why_not(&route, &illegal));
            frame.refused = Some(Route::of_attempt(self.rules, &self.position, &route));
            frame.route = None;
        }
        Some(vec![frame, self.after(play)])
    }

    /// The position after a move.
    fn after(&self, play: &Move) -> Frame {
        let after = self.position.played(play, self.rules);
        let caption = Caption::After {
            play: Written(self.rules).play(play),
        };
        Frame {
            picture: Picture::Draughts(DraughtsPicture::of(after.setup(), self.rules)),
            caption: caption.tell(self.lang),
            route: None,
            refused: None,
            lit: Vec::new(),
        }
    }

    /// A man that touches the last row in a capture.
    fn crown(&self) -> Option<Vec<Frame>> {
        let board = self.rules.board.value;
        let side = self.position.to_move();
        let touches = |play: &&Move| {
            let mut way = play.route().iter();
            way.any(|&square| board.crowns(square, side))
        };
        let play = self.captures().into_iter().find(touches)?.clone();
        let refused = self.refused_for(Topic::Promotion);
        // A plain capture onto the last row shows nothing unless it could be thought to go on.
        if refused.is_none() && play.taken().len() == 1 {
            return None;
        }
        let mut first = self.frame(self.says_what_is_legal()?);
        first.route = Some(Route::of_move(self.rules, &play));
        if let Some((route, illegal)) = &refused {
            let before = core::mem::take(&mut first.caption);
            first.caption = before.and(self.says_why_not(route, illegal));
        }
        let written = Written(self.rules);
        let (told, square) = (written.play(&play), written.square(play.to()));
        let caption = if play.promotes() {
            Caption::Crowned { play: told, square }
        } else {
            Caption::StaysMan { play: told, square }
        };
        let mut second = self.after(&play);
        second.caption = caption.tell(self.lang);
        second.lit = vec![written.spot(play.to())];
        Some(vec![first, second])
    }

    /// A capture passed over, the huff, and the move after it.
    fn huff(&self) -> Option<Vec<Frame>> {
        let side = self.position.to_move();
        let could: SquareSet = self.captures().iter().map(|play| play.from()).collect();
        let missed = self
            .legal
            .iter()
            .find(|play| !play.is_capture() && could.contains(play.from()))
            .or_else(|| self.legal.iter().find(|play| !play.is_capture()))?;
        if could.is_empty() {
            return None;
        }
        let written = Written(self.rules);
        let in_words = |squares| squares_in_words(self.rules, squares, Joint::Or, self.lang);
        let mut first = self.frame(
            Caption::HuffMissed {
                side,
                could: in_words(could),
                play: written.play(missed),
            }
            .tell(self.lang),
        );
        first.route = Some(Route::of_move(self.rules, missed));
        let offered = self.position.played(missed, self.rules);
        let huffable = offered.huffable();
        let huffed = huffable.iter().next()?;
        let turns = offered.legal_turns(self.rules);
        let taken = |turn: &&Turn| turn.huff == Some(huffed);
        turns.iter().find(taken)?;
        let picture = |position: &Position| {
            Picture::Draughts(DraughtsPicture::of(position.setup(), self.rules))
        };
        let second = Frame {
            picture: picture(&offered),
            caption: Caption::HuffOffered {
                side: side.other(),
                huffable: in_words(huffable),
            }
            .tell(self.lang),
            route: None,
            refused: None,
            lit: self.spots(huffable),
        };
        let third = Frame {
            picture: picture(&offered.huffed(huffed)),
            caption: Caption::HuffDone {
                side: side.other(),
                square: written.square(huffed),
            }
            .tell(self.lang),
            route: None,
            refused: None,
            lit: vec![written.spot(huffed)],
        };
        Some(vec![first, second, third])
    }

    /// A side that cannot move.
    fn blocked(&self) -> Option<Vec<Frame>> {
        if !self.legal.is_empty() {
            return None;
        }
        let outcome = outcome_without_a_move(&self.position, self.rules, self.lang)?;
        let caption = Caption::Nothing {
            side: self.position.to_move(),
            outcome,
        };
        Some(vec![self.frame(caption.tell(self.lang))])
    }
}

/// Tables that differ from this one in a point or two, each more lenient there: what they allow is what people try.
fn neighbouring(rules: &Rules) -> Vec<Rules> {
    let mut tables = Vec::new();
    let mut with = |change: &dyn Fn(&mut Rules)| {
        let mut other = *rules;
        change(&mut other);
        if other.check().is_ok() && other != *rules {
            tables.push(other);
        }
    };
    with(&|other| other.must_prefer = List::EMPTY);
    // Each preference by itself: what only the later ones exclude.
    for kept in 1..rules.must_prefer.len() {
        with(&|other| {
            other.must_prefer = List::EMPTY;
            for point in rules.must_prefer.iter().take(kept) {
                // There is room: the list held more before.
                let _ = other.must_prefer.push(point);
            }
        });
    }
    with(&|other| other.man_captures.value = ManCaptures::AnyWay);
    with(&|other| other.man_against_king.value = ManAgainstKing::Captures);
    with(&|other| {
        other.king_range.value = KingRange::Flying;
        other.king_capture.value = KingCapture::FromAfar(Landing::Anywhere);
        other.must_prefer = List::EMPTY;
        other.continuation.value = Continuation::MayStop;
    });
    with(&|other| {
        other.must_prefer = List::EMPTY;
        other.continuation.value = Continuation::MayStop;
    });
    with(&|other| other.promotion.value = Promotion::InPassing);
    with(&|other| other.promotion.value = Promotion::AtEndOfMove);
    with(&|other| other.reversal.value = Reversal::Allowed);
    with(&|other| other.removal.value = Removal::AtOnce);
    with(&|other| {
        other.must_prefer = List::EMPTY;
        other.compulsion.value = Compulsion::Huff;
    });
    tables
}
