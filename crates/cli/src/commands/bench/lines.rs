//! Files of backgammon decisions: one JSON line each.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ::backgammon::{Position, Roll};
use clap::ValueEnum;
use engine::backgammon::ruler::{Decision, Kind};
use serde::{Deserialize, Serialize};

use crate::answer::Failure;
use crate::hash::fnv_1a;

/// A line as it stands in the file. Positions are GNU Backgammon's position IDs.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Line {
    pub(super) id: String,
    pub(super) d1: u8,
    pub(super) d2: u8,
    /// The kind of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<String>,
    /// Every result, where nobody has said yet what they are worth.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) results: Vec<String>,
    /// What results are worth to the side that plays.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) res: BTreeMap<String, f32>,
    /// The standard errors of that.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) err: BTreeMap<String, f32>,
    /// What every other result is worth at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rest: Option<f32>,
    /// What the equities come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<String>,
    /// The results that GNU Backgammon chooses at 0, 1 and 2 plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) g0: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) g1: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) g2: Option<String>,
}

/// A decision with what else its line says.
pub(super) struct Lined {
    pub(super) decision: Decision,
    pub(super) kind: Option<Kind>,
    /// The results that GNU Backgammon chooses at 0, 1 and 2 plies.
    pub(super) theirs: [Option<Position>; 3],
}

/// Which half of the decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Half {
    /// Those whose bit of the hash is 0.
    A,
    /// The others.
    B,
}

impl Half {
    /// The half that a decision belongs to: bit 32 of the 64-bit FNV-1a hash of its ID and dice, the higher first, such
    /// as `4HPwATDgc/ABMA31`. Nothing but the decision itself counts, so other files can be halved alike. The last two
    /// characters hardly reach that bit, so nearly all rolls of a position are in one half, which is as well.
    fn of(id: &str, roll: Roll) -> Self {
        if (fnv_1a(format!("{id}{:#}", roll.sorted()).as_bytes()) >> 32) & 1 == 0 {
            Self::A
        } else {
            Self::B
        }
    }
}

pub(super) fn named(file: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Input(format!("{}: {error}", file.display()))
}

/// Reads the decisions of a file, or of one half of it.
pub(crate) fn read(file: &Path, half: Option<Half>) -> Result<Vec<Decision>, Failure> {
    let lined = read_with_kinds(file, half)?;
    Ok(lined.into_iter().map(|lined| lined.decision).collect())
}

/// The same with what else the lines say.
pub(super) fn read_with_kinds(file: &Path, half: Option<Half>) -> Result<Vec<Lined>, Failure> {
    let mut decisions = Vec::new();
    each(file, |line| {
        let roll = line.roll()?;
        if half.is_none_or(|half| half == Half::of(&line.id, roll)) {
            decisions.push(line.lined(roll)?);
        }
        Ok(())
    })?;
    Ok(decisions)
}

/// Goes through the lines of a file; one that is wrong is named.
pub(super) fn each(
    file: &Path,
    mut told: impl FnMut(Line) -> Result<(), String>,
) -> Result<(), Failure> {
    let text = fs::read_to_string(file).map_err(|error| named(file, &error))?;
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let read = serde_json::from_str(line).map_err(|error| error.to_string());
        read.and_then(&mut told).map_err(|reason| {
            Failure::Input(format!("{}, line {}: {reason}", file.display(), index + 1))
        })?;
    }
    Ok(())
}

pub(super) fn position(id: &str) -> Result<Position, String> {
    id.parse::<Position>().map_err(|error| error.to_string())
}

impl Line {
    pub(super) fn roll(&self) -> Result<Roll, String> {
        Roll::from_pips(self.d1, self.d2)
            .ok_or_else(|| format!("{}-{} is no roll", self.d1, self.d2))
    }

    pub(super) fn kind(&self) -> Result<Option<Kind>, String> {
        self.kind.as_deref().map(str::parse).transpose()
    }

    fn lined(&self, roll: Roll) -> Result<Lined, String> {
        let mut results = Vec::with_capacity(self.res.len());
        for (id, &equity) in &self.res {
            results.push((position(id)?, equity));
        }
        if results.is_empty() {
            return Err("no result has an equity".to_owned());
        }
        let mut theirs = [None; 3];
        for (place, id) in theirs.iter_mut().zip([&self.g0, &self.g1, &self.g2]) {
            *place = id.as_deref().map(position).transpose()?;
        }
        Ok(Lined {
            decision: Decision {
                position: position(&self.id)?,
                roll,
                results,
                rest: self.rest,
            },
            kind: self.kind()?,
            theirs,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_fall_into_two_halves() {
        let mut halves = [0, 0];
        let mut results = ::backgammon::Results::new();
        for roll in Roll::all_distinct() {
            Position::default().results(roll, &mut results);
            for result in results.iter() {
                halves[Half::of(&result.to_string(), roll) as usize] += 1;
            }
        }
        let [a, b] = halves;
        assert!(a > 150 && b > 150, "{halves:?}");
    }

    #[test]
    fn the_halves_are_fixed_for_ever() {
        // Figures of different times are compared.
        let half = |id: &str, first: u8, second: u8| {
            Half::of(id, Roll::from_pips(first, second).expect("dice"))
        };
        assert_eq!(half("MzsLAQOYt20AEA", 1, 1), Half::B);
        assert_eq!(half("4HPwATDgc/ABMA", 3, 1), Half::A);
        assert_eq!(half("4HPwATDgc/ABMA", 1, 3), Half::A);
    }

    #[test]
    fn a_bad_line_is_named() {
        let file = std::env::temp_dir().join(format!("tabuleiro-decisions-{}", std::process::id()));
        let good = r#"{"id":"4HPwATDgc/ABMA","d1":3,"d2":1,"res":{"4HPwATDgc/ABMA":0.1}}"#;
        let told = |last: String| {
            fs::write(&file, format!("{good}\n\n{last}")).expect("a file");
            match read(&file, None) {
                Err(Failure::Input(told)) => told,
                _ => panic!("{last} is wrong"),
            }
        };
        let bad = told(good.replace("\"d1\":3", "\"d1\":7"));
        assert!(bad.ends_with("line 3: 7-1 is no roll"), "{bad}");
        let bad = told(good.replace("\"d1\":3", "\"kind\":\"prime\",\"d1\":3"));
        assert!(bad.ends_with("crashed, race is wanted"), "{bad}");
        let bad = told(good.replace("0.1}", "0.1},\"g2\":\"x\""));
        assert!(bad.contains("line 3"), "{bad}");
        fs::write(&file, good).expect("a file");
        assert_eq!(read(&file, None).expect("a decision").len(), 1);
        fs::remove_file(file).expect("our own");
    }
}
