//! The rule sets by name: what a person types, what a record says, what a list shows.

use crate::dice::Digest;
use crate::house_rules;
use backgammon::Frame;
use core::fmt;
use core::str::FromStr;
use draughts::{BUILT_IN, Goal, Rules, house, rule_sets};
use sha2::{Digest as _, Sha256};
use std::sync::{Arc, OnceLock};

/// The games of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Backgammon.
    Backgammon,
    /// The draughts family.
    Draughts,
    /// Chess.
    Chess,
}

impl GameKind {
    /// All of them, in the order of the list.
    pub const ALL: [Self; 3] = [Self::Backgammon, Self::Draughts, Self::Chess];

    /// Is it played with dice?
    #[must_use]
    pub const fn has_dice(self) -> bool {
        match self {
            Self::Backgammon => true,
            Self::Draughts | Self::Chess => false,
        }
    }

    /// The part of an id before the colon.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Backgammon => "backgammon",
            Self::Draughts => "draughts",
            Self::Chess => "chess",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A rule set: which game, and by which table.
///
/// The text form is its id: `backgammon:tournament`, `draughts:italian`, `draughts:italian+losing`, `chess`,
/// `chess:960`, and `house:NAME` for a table that is not built in. Reading an id also accepts the short forms
/// that cannot be mistaken: `italian`, `backgammon`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSet {
    /// Backgammon in one of its frames.
    Backgammon(Frame),
    /// Draughts by this table.
    Draughts(Arc<Rules>),
    /// Chess by this table.
    Chess(Arc<chess::Rules>),
}

/// Where a rule set comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provenance {
    /// It is part of the program.
    BuiltIn,
    /// A built-in table played for another goal.
    Variant(Goal),
    /// Somebody wrote it down in a house-rules file.
    House,
}

/// Why a text names no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownRuleSet {
    /// More than one is called so: their full ids.
    Ambiguous {
        /// What was asked for.
        asked: String,
        /// The candidates.
        fits: Vec<String>,
    },
    /// None is called so.
    NoSuch {
        /// What was asked for.
        asked: String,
        /// One that is spelt nearly so.
        near: Option<String>,
    },
    /// The game is known, but not by which rules it is to be played.
    WhichOne {
        /// The game.
        game: GameKind,
    },
    /// What stands behind the plus is no goal.
    NoSuchGoal {
        /// What was asked for.
        asked: String,
    },
    /// The game is played for one goal only.
    OneGoal {
        /// The game.
        game: GameKind,
    },
    /// House rules cannot be found by their name: the file has them.
    HouseByName,
}

impl fmt::Display for UnknownRuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ambiguous { asked, fits } => {
                write!(f, "{asked:?} can mean {}", fits.join(" or "))
            }
            Self::NoSuch {
                asked,
                near: Some(near),
            } => write!(f, "no rule set is called {asked:?}; did you mean {near}?"),
            Self::NoSuch { asked, near: None } => write!(f, "no rule set is called {asked:?}"),
            Self::WhichOne { game } => {
                write!(f, "{game} is played by many rules: name one, such as ")?;
                let example = RuleSet::all().into_iter().find(|set| set.kind() == *game);
                write!(f, "{}", example.map(|set| set.id()).unwrap_or_default())
            }
            Self::NoSuchGoal { asked } => write!(
                f,
                "{asked:?} is no goal: a draughts id may end with +losing or +breakthrough"
            ),
            Self::OneGoal { game } => write!(f, "{game} has no +losing and no +breakthrough"),
            Self::HouseByName => {
                f.write_str("house rules are given by their file, not by their name")
            }
        }
    }
}

impl core::error::Error for UnknownRuleSet {}

/// A line of a house-rules file up to its comment.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let end = line.find(|c| {
        quoted ^= c == '"';
        c == '#' && !quoted
    });
    line[..end.unwrap_or(line.len())].trim_end()
}

/// The goals that any draughts table can take, by the word behind the plus.
const GOALS: [(&str, Goal); 2] = [
    ("losing", Goal::Losing),
    ("breakthrough", Goal::Breakthrough),
];

impl RuleSet {
    /// Every built-in rule set: backgammon's three frames, then the draughts family, the leaflets first, then chess.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let frames = [Frame::Xalingo, Frame::Aquamarine, Frame::Tournament].map(Self::Backgammon);
        let tables = BUILT_IN.iter().copied().map(Self::draughts);
        let chess = chess::Rules::BUILT_IN
            .into_iter()
            .cloned()
            .map(Self::of_chess);
        frames.into_iter().chain(tables).chain(chess).collect()
    }

    /// Chess by this table.
    #[must_use]
    pub fn of_chess(rules: chess::Rules) -> Self {
        Self::Chess(Arc::new(rules))
    }

    /// Draughts by this table. What is built in is in memory once, however many tables are played by it.
    #[must_use]
    pub fn draughts(rules: Rules) -> Self {
        static SHARED: OnceLock<Vec<Arc<Rules>>> = OnceLock::new();
        let shared = SHARED.get_or_init(|| BUILT_IN.iter().copied().map(Arc::new).collect());
        let known = shared.iter().find(|known| ***known == rules);
        Self::Draughts(known.map_or_else(|| Arc::new(rules), Arc::clone))
    }

    /// Reads the text of a house-rules file.
    ///
    /// # Errors
    /// What is wrong with the file, and where.
    pub fn from_house_rules(text: &str) -> Result<Self, house::HouseError> {
        match house_rules::chess_parent(text) {
            Some(parent) => house_rules::read_chess(text, &parent).map(Self::of_chess),
            None => house::parse(text).map(Self::draughts),
        }
    }

    /// The whole table as the text of a house-rules file; nothing for backgammon, whose frames are
    /// all built in.
    #[must_use]
    pub fn to_house_rules(&self) -> Option<String> {
        match self {
            Self::Backgammon(_) => None,
            Self::Draughts(rules) => Some(house::write_in_full(rules, nearest_parent(rules))),
            Self::Chess(rules) => Some(house_rules::write_chess(rules)),
        }
    }

    /// What the rules are, in one number: the values of all points, without names and articles. Two sets with the same
    /// digest judge every move alike.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let mut hash = Sha256::new();
        hash.update("tabuleiro rules 1\n");
        match self {
            Self::Backgammon(frame) => {
                // Spelled out, so that a new point cannot be forgotten.
                let backgammon::Rules {
                    frame,
                    length,
                    cube,
                    crawford,
                    jacoby,
                    beavers,
                    backgammon_worth,
                    articles: _,
                } = frame.rules();
                let points = (
                    frame,
                    length,
                    cube,
                    crawford,
                    jacoby,
                    beavers,
                    backgammon_worth,
                );
                hash.update(format!("{points:?}"));
            }
            Self::Draughts(rules) => {
                let text = house::write_in_full(rules, rules);
                for line in text.lines().map(without_comment) {
                    if !line.is_empty() && !line.starts_with("name ") && !line.starts_with("id ") {
                        hash.update(line);
                        hash.update("\n");
                    }
                }
            }
            Self::Chess(rules) => hash.update(house_rules::chess_points(rules)),
        }
        Digest::new(hash.finalize().into())
    }

    /// The built-in set that house rules differ least from; nothing for what is built in itself.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        match (self, self.provenance()) {
            (Self::Draughts(rules), Provenance::House) => {
                Some(Self::draughts(*nearest_parent(rules)))
            }
            (Self::Draughts(rules), Provenance::Variant(_)) => {
                rule_sets::by_id(&rules.id).copied().map(Self::draughts)
            }
            (Self::Chess(rules), Provenance::House) => {
                Some(Self::of_chess(house_rules::nearest_chess(rules).clone()))
            }
            (Self::Draughts(_) | Self::Chess(_), Provenance::BuiltIn)
            | (Self::Backgammon(_), _)
            | (Self::Chess(_), Provenance::Variant(_)) => None,
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Backgammon(_) => GameKind::Backgammon,
            Self::Draughts(_) => GameKind::Draughts,
            Self::Chess(_) => GameKind::Chess,
        }
    }

    /// Where it comes from. A table that only looks like a built-in one is a house rule.
    #[must_use]
    pub fn provenance(&self) -> Provenance {
        let rules = match self {
            Self::Backgammon(_) => return Provenance::BuiltIn,
            Self::Draughts(rules) => rules,
            Self::Chess(rules) if chess::Rules::BUILT_IN.contains(&&**rules) => {
                return Provenance::BuiltIn;
            }
            Self::Chess(_) => return Provenance::House,
        };
        let goal = rules.goal.value;
        match rule_sets::by_id(&rules.id) {
            Some(known) if **rules == *known => Provenance::BuiltIn,
            Some(known) if **rules == known.played_for(goal) && named_goal(goal).is_some() => {
                Provenance::Variant(goal)
            }
            _ => Provenance::House,
        }
    }

    /// The full id.
    #[must_use]
    pub fn id(&self) -> String {
        let kind = self.kind();
        match (self, self.provenance()) {
            (Self::Backgammon(frame), _) => format!("{kind}:{}", frame.id()),
            (Self::Draughts(rules), Provenance::BuiltIn) => format!("{kind}:{}", rules.id),
            (Self::Draughts(rules), Provenance::Variant(goal)) => {
                format!(
                    "{kind}:{}+{}",
                    rules.id,
                    named_goal(goal).unwrap_or_default()
                )
            }
            (Self::Draughts(rules), Provenance::House) => format!("house:{}", rules.id),
            (Self::Chess(rules), Provenance::House) => format!("house:{}", rules.id),
            // The game itself, and besides it one that goes by a number.
            (Self::Chess(rules), _) if rules.id == kind.name() => rules.id.to_string(),
            (Self::Chess(rules), _) => format!("{kind}:{}", rules.id),
        }
    }

    /// The part of the id behind the colon.
    fn short_id(&self) -> &str {
        match self {
            Self::Backgammon(frame) => frame.id(),
            Self::Draughts(rules) => rules.id.as_str(),
            Self::Chess(rules) => &rules.id,
        }
    }

    fn with_goal(self, word: &str) -> Result<Self, UnknownRuleSet> {
        let Some(&(_, goal)) = GOALS.iter().find(|(name, _)| *name == word) else {
            let asked = word.to_owned();
            return Err(UnknownRuleSet::NoSuchGoal { asked });
        };
        match self {
            Self::Backgammon(_) | Self::Chess(_) => {
                Err(UnknownRuleSet::OneGoal { game: self.kind() })
            }
            Self::Draughts(rules) => Ok(Self::draughts(rules.played_for(goal))),
        }
    }
}

/// Articles are kept where a table agrees with its parent, so the more they agree the better.
fn nearest_parent(rules: &Rules) -> &'static Rules {
    let differences = |parent: &&Rules| house::write(rules, parent).len();
    BUILT_IN
        .iter()
        .min_by_key(differences)
        .unwrap_or(&BUILT_IN[0])
}

fn named_goal(goal: Goal) -> Option<&'static str> {
    let mut named = GOALS.iter().filter(|(_, known)| *known == goal);
    named.next().map(|(name, _)| *name)
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<Self, UnknownRuleSet> {
        let asked = &text.trim().to_ascii_lowercase();
        let (plain, goal) = match asked.split_once('+') {
            Some((plain, goal)) => (plain, Some(goal)),
            None => (asked.as_str(), None),
        };
        let set = find(plain)?;
        match goal {
            Some(goal) => set.with_goal(goal),
            None => Ok(set),
        }
    }
}

fn find(asked: &str) -> Result<RuleSet, UnknownRuleSet> {
    if asked == GameKind::Backgammon.name() {
        return Ok(RuleSet::Backgammon(Frame::Tournament));
    }
    let many = |game: &GameKind| game.name() == asked && *game != GameKind::Chess;
    if let Some(game) = GameKind::ALL.into_iter().find(many) {
        return Err(UnknownRuleSet::WhichOne { game });
    }
    if asked.starts_with("house:") {
        return Err(UnknownRuleSet::HouseByName);
    }
    let fits = |set: &RuleSet| set.short_id() == asked || set.id() == asked;
    let mut found: Vec<RuleSet> = RuleSet::all().into_iter().filter(fits).collect();
    match (found.pop(), found.is_empty()) {
        (Some(set), true) => Ok(set),
        (Some(last), false) => Err(UnknownRuleSet::Ambiguous {
            asked: asked.to_owned(),
            fits: found.iter().chain([&last]).map(RuleSet::id).collect(),
        }),
        (None, _) => Err(UnknownRuleSet::NoSuch {
            asked: asked.to_owned(),
            near: nearest(asked),
        }),
    }
}

/// The built-in id that differs least from what was asked for, if it differs by no more than a slip or two.
fn nearest(asked: &str) -> Option<String> {
    let all = RuleSet::all();
    let distances = all.iter().flat_map(|set| {
        let id = set.id();
        let short = slips(asked, set.short_id());
        [(short, id.clone()), (slips(asked, &id), id)]
    });
    let (distance, id) = distances.min_by_key(|(distance, _)| *distance)?;
    (distance <= 2).then_some(id)
}

/// How many letters have to be put in, left out or changed to make one text of the other.
pub(crate) fn slips(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().take(64).enumerate() {
        let mut diagonal = core::mem::replace(&mut row[0], above + 1);
        for (at, &wanted) in other.iter().enumerate() {
            let change = diagonal + usize::from(letter != wanted);
            diagonal = row[at + 1];
            row[at + 1] = change.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> Result<String, String> {
        text.parse::<RuleSet>()
            .map(|set| set.id())
            .map_err(|error| error.to_string())
    }

    #[test]
    fn every_built_in_set_is_found_by_its_id() {
        let all = RuleSet::all();
        assert_eq!(all.len(), 21);
        for set in all {
            assert_eq!(set.id().parse().as_ref(), Ok(&set));
            assert_eq!(set.provenance(), Provenance::BuiltIn);
        }
    }

    #[test]
    fn short_forms_and_goals() {
        for (text, full) in [
            ("backgammon", "backgammon:tournament"),
            ("aquamarine", "backgammon:aquamarine"),
            ("Chess", "chess"),
            ("960", "chess:960"),
            ("chess:960", "chess:960"),
            ("italian", "draughts:italian"),
            (" xalingo-en ", "draughts:xalingo-en"),
            ("italian+losing", "draughts:italian+losing"),
            (
                "draughts:garden+breakthrough",
                "draughts:garden+breakthrough",
            ),
        ] {
            assert_eq!(id(text).as_deref(), Ok(full), "{text}");
        }
        let losing: RuleSet = "russian+losing".parse().unwrap();
        assert_eq!(losing.provenance(), Provenance::Variant(Goal::Losing));
        assert_eq!(losing.id().parse(), Ok(losing));
    }

    #[test]
    fn a_name_that_is_none_is_answered_clearly() {
        for (text, says) in [
            (
                "xalingo",
                "\"xalingo\" can mean backgammon:xalingo or draughts:xalingo",
            ),
            (
                "itallian",
                "no rule set is called \"itallian\"; did you mean draughts:italian?",
            ),
            ("go", "no rule set is called \"go\""),
            (
                "draughts",
                "draughts is played by many rules: name one, such as draughts:xalingo",
            ),
            (
                "italian+fast",
                "\"fast\" is no goal: a draughts id may end with +losing or +breakthrough",
            ),
            (
                "backgammon+losing",
                "backgammon has no +losing and no +breakthrough",
            ),
            (
                "chess:960+losing",
                "chess has no +losing and no +breakthrough",
            ),
            (
                "house:mine",
                "house rules are given by their file, not by their name",
            ),
        ] {
            assert_eq!(id(text), Err(says.to_owned()), "{text}");
        }
    }

    #[test]
    fn house_rules_keep_their_table() {
        let text = "parent = \"italian\"\nid = \"nonna\"\nman_captures_king = true";
        let set = RuleSet::from_house_rules(text).unwrap();
        assert_eq!(set.id(), "house:nonna");
        assert_eq!(set.provenance(), Provenance::House);
        let again = RuleSet::from_house_rules(&set.to_house_rules().unwrap()).unwrap();
        assert_eq!(again, set);
        assert_eq!(set.parent(), "italian".parse().ok());
        // What the parent says keeps its article.
        let (RuleSet::Draughts(one), Ok(RuleSet::Draughts(parent))) = (&again, "italian".parse())
        else {
            panic!("not draughts");
        };
        assert_eq!(one.king_range.article, parent.king_range.article);
        // The name of a built-in set does not make it one.
        let set = RuleSet::from_house_rules(&text.replace("nonna", "italian")).unwrap();
        assert_eq!(set.id(), "house:italian");
    }

    #[test]
    fn house_rules_of_chess_keep_their_table() {
        let text = "parent = \"chess\"\nid = \"nonna\"\ncastling = \"none\"\nstalemate = \"loss\"\n\
            goal = { checks = 3 }\nrepetition = { claimed = 2, automatic = \"never\" }";
        let set = RuleSet::from_house_rules(text).unwrap();
        assert_eq!(set.id(), "house:nonna");
        assert_eq!(set.provenance(), Provenance::House);
        assert_eq!(set.parent(), "chess".parse().ok());
        assert_ne!(set.digest(), set.parent().unwrap().digest());
        let again = RuleSet::from_house_rules(&set.to_house_rules().unwrap()).unwrap();
        assert_eq!(again, set);
        for (text, says) in [
            (
                "parent = \"chess:961\"",
                "line 1, column 10: there is no rule set ‘chess:961’; did you mean ‘chess:960’?",
            ),
            (
                "parent = \"chess\"\ncastling = \"never\"",
                "line 2, column 12: castling cannot be ‘never’: it is allowed or none",
            ),
            (
                "parent = \"chess\"\ncastle = \"none\"",
                "line 2, column 1: there is no point ‘castle’; did you mean ‘castling’?",
            ),
            (
                "parent = \"chess\"\ngoal = { checks = 0 }",
                "line 2, column 8: goal must be a small number",
            ),
            (
                "parent = \"chess\"\nno_progress = 50",
                "line 2, column 15: no_progress must be a table of several values",
            ),
        ] {
            let error = RuleSet::from_house_rules(text).expect_err(text);
            assert_eq!(error.to_string(), says);
        }
    }

    #[test]
    fn slips_are_counted() {
        assert_eq!(slips("", "abc"), 3);
        assert_eq!(slips("kitten", "sitting"), 3);
        assert_eq!(slips("same", "same"), 0);
    }
}
