//! Every citation of the leaflet sets names a sentence that is printed there: held against a table of what each printed
//! rule says, written down by hand from the leaflets.

use std::collections::BTreeSet;

use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{Article, Ban, Place, PointId, Position, Reading, Rules, Standing};

/// A numbered rule, an article or a heading, and what it speaks of.
type Says = (&'static str, &'static [&'static str]);

const XALINGO: [Says; 10] = [
    ("Objetivo", &["board", "placing", "goal", "draws"]),
    ("1", &["board"]),
    ("2", &["placing", "first-mover", "lines"]),
    ("3", &["lines", "man-moves", "promotion"]),
    // The first sentence crowns, the second lets the king move.
    ("4", &["promotion", "king-range", "king-capture"]),
    ("5", &["no-room-behind", "bans", "compulsion"]),
    (
        "6",
        &[
            "man-captures",
            "man-against-king",
            "king-capture",
            "compulsion",
        ],
    ),
    ("7", &["must-prefer", "continuation", "promotion", "choice"]),
    ("8", &["reversal", "bans"]),
    ("9", &["removal", "twice", "bans"]),
];

const XALINGO_EN: [Says; 10] = [
    ("Goal", &["board", "placing", "goal", "draws"]),
    ("1", &["board"]),
    // "A move can not be skipped" stands here alone.
    ("2", &["placing", "first-mover", "lines"]),
    ("3", &["lines", "man-moves", "promotion"]),
    ("4", &["promotion", "king-range", "king-capture"]),
    ("5", &["no-room-behind", "bans", "compulsion"]),
    (
        "6",
        &[
            "man-captures",
            "man-against-king",
            "king-capture",
            "compulsion",
        ],
    ),
    ("7", &["continuation", "promotion", "choice"]),
    ("8", &["reversal", "bans"]),
    ("9", &["removal", "twice", "bans"]),
];

const GARDEN: [Says; 6] = [
    ("Inicio del juego", &["board", "placing", "first-mover"]),
    ("El juego", &["lines", "man-moves"]),
    (
        "Capturar los peones del oponente",
        &[
            "man-captures",
            "man-against-king",
            "continuation",
            "removal",
            "own-piece",
            "twice",
            "bans",
        ],
    ),
    ("Capturar es obligatorio", &["compulsion", "choice"]),
    (
        "Damas",
        &["king-range", "king-capture", "promotion", "no-room-behind"],
    ),
    ("Finalización de la partida", &["goal"]),
];

const ITALIAN: [Says; 24] = [
    ("5.2", &["no-room-behind", "bans"]),
    ("5.3 a", &["man-captures"]),
    ("5.3 b", &["man-against-king"]),
    ("5.3 c", &["king-capture"]),
    ("5.3 d", &["king-capture"]),
    ("5.4", &["continuation"]),
    ("5.5", &["continuation"]),
    ("5.6", &["man-captures"]),
    ("5.7", &["continuation"]),
    ("5.8", &["king-capture"]),
    ("5.9", &["continuation"]),
    ("5.10", &["carrying-out"]),
    ("5.11", &["carrying-out"]),
    ("5.12", &["carrying-out", "removal"]),
    ("5.13", &["carrying-out"]),
    ("6.1", &["compulsion"]),
    ("6.2", &["own-piece", "bans"]),
    ("6.3", &["own-piece", "bans"]),
    ("6.4", &["twice", "bans", "removal", "reversal"]),
    ("6.5", &["promotion"]),
    ("6.6", &["must-prefer"]),
    ("6.7", &["must-prefer"]),
    ("6.8", &["must-prefer"]),
    ("6.9", &["must-prefer"]),
];

fn articles(rules: &Rules) -> Vec<(&'static str, Article)> {
    let mut articles: Vec<(&'static str, Article)> = PointId::ALL
        .into_iter()
        .filter(|point| *point != PointId::Notation)
        .flat_map(|point| {
            point
                .articles(rules)
                .map(move |article| (point.id(), article))
        })
        .collect();
    articles.extend([
        ("man-moves", rules.man_moves_article()),
        ("lines", rules.lines_and_man_moves_article()),
        ("own-piece", rules.ban_article(Ban::OwnPiece)),
        ("twice", rules.ban_article(Ban::Twice)),
        ("no-room-behind", rules.ban_article(Ban::NoRoomBehind)),
        ("bans", rules.bans_article()),
        ("choice", rules.choice_article()),
    ]);
    articles.extend(
        rules
            .carrying_out_article()
            .map(|article| ("carrying-out", article)),
    );
    articles.extend(rules.borrowed_bans().map(|article| ("bans", article)));
    articles.extend(
        rules
            .passing_borrowed()
            .map(|article| ("first-mover", article)),
    );
    articles.extend(
        rules
            .crowning_borrowed()
            .map(|article| ("promotion", article)),
    );
    articles
}

/// The numbers and headings that a place names, one by one.
fn units(place: Place) -> Vec<&'static str> {
    let numbers = place
        .numbers()
        .into_iter()
        .flat_map(|numbers| numbers.split(", "));
    place.heading().into_iter().chain(numbers).collect()
}

#[track_caller]
fn holds(id: &str, printed: &[Says]) {
    let rules = by_id(id).expect("built in");
    let mut cited = BTreeSet::new();
    for (topic, article) in articles(rules) {
        match article.standing {
            // Nothing is printed, and nothing is cited.
            Standing::Silent => assert_eq!(article.place, Place::Whole, "{id} {topic}"),
            Standing::Read(reading) if reading.is_borrowed() => {
                assert_eq!(article.place, Place::Whole, "{id} {topic}");
            }
            // The rest of the federation's rules is not at hand.
            Standing::Read(Reading::OutsideTheExcerpt | Reading::SecondarySource) => {}
            Standing::Printed | Standing::Read(_) => {
                let units = units(article.place);
                let added = Standing::Read(Reading::RepetitionAdded);
                assert!(
                    !units.is_empty() || article.standing == added,
                    "{id} {topic}: {article}"
                );
                for unit in units {
                    let says = printed.iter().find(|(name, _)| *name == unit);
                    let (_, topics) = says.unwrap_or_else(|| panic!("{id}: no {unit} is printed"));
                    assert!(
                        topics.contains(&topic),
                        "{id}: {unit} says nothing of {topic}"
                    );
                    cited.insert((unit, topic));
                }
            }
        }
    }
    // And the other way round: what is printed is cited.
    for (unit, topics) in printed {
        for topic in *topics {
            assert!(
                cited.contains(&(*unit, *topic)),
                "{id}: {unit} is not cited for {topic}"
            );
        }
    }
}

#[test]
fn every_citation_names_a_printed_sentence() {
    holds("xalingo", &XALINGO);
    holds("xalingo-en", &XALINGO_EN);
    holds("garden", &GARDEN);
    let mut italian = ITALIAN.to_vec();
    italian.push(("6.10", &["choice"]));
    holds("italian", &italian);
}

/// A refusal names the same places.
#[test]
fn refusals_name_the_printed_rule() {
    for (id, fen, tried, place) in [
        ("xalingo", "W:W18:B1", "18-22", Place::Rules("3")),
        ("xalingo-en", "W:W18:B1", "18-22", Place::Rules("3")),
        ("xalingo", "W:W18,22:B1", "18-9", Place::Rules("3")),
        ("garden", "W:W18:B1", "18-22", Place::Heading("El juego")),
        (
            "italian",
            "W:W21,K31:B11,18,K28",
            "31x24",
            Place::Articles("6.6"),
        ),
    ] {
        let rules = by_id(id).expect("built in");
        let setup = tabuleiro_draughts::formats::fen::parse(fen, rules).expect("a position");
        let position = Position::new(setup, rules).expect("a position");
        let refused = position.read_turn(rules, tried).expect_err("not legal");
        let tabuleiro_draughts::notation::EntryError::Illegal(illegal) = refused else {
            panic!("{id} {tried}: unreadable");
        };
        assert_eq!(illegal.article.place, place, "{id} {tried}");
        assert_eq!(illegal.article.standing, Standing::Printed, "{id} {tried}");
    }
    // That one's own pieces are not jumped is printed nowhere in the leaflet of the box.
    let own = by_id("xalingo")
        .expect("built in")
        .ban_article(Ban::OwnPiece);
    assert_eq!(own.standing, Standing::Read(Reading::OwnPiecesBorrowed));
}
