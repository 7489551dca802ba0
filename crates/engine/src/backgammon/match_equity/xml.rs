//! Match equity tables from the XML files that backgammon programs exchange.
//!
//! Such a file holds `<pre-crawford-table>` with a `<row>` for each number of points the player needs, each with one
//! `<me>` for each number the opponent needs, and `<post-crawford-table>` with the trailer's chances. Only what they
//! say is read, not the whole of XML: comments, instructions and entities that a table does not need are passed over.

use core::fmt;

use super::{LONGEST, MatchEquity};

/// Why a text is no match equity table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetError {
    /// An element that a table needs is missing.
    Missing(&'static str),
    /// The table is not written out but described by a formula.
    NotExplicit,
    /// What should be a number between 0 and 1 is not.
    NotAChance(String),
    /// A row has another number of entries than there are rows.
    Uneven {
        /// Which row, counted from 1.
        row: usize,
        /// Entries there.
        entries: usize,
        /// Rows in all.
        rows: usize,
    },
    /// The chances of both sides at a score do not sum to 1.
    Unfair {
        /// Points one side needs.
        away: usize,
        /// Points the other needs.
        other_away: usize,
    },
    /// Nothing, or too few scores for any match.
    TooShort,
}

impl fmt::Display for MetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(element) => write!(f, "a match equity table has a <{element}>"),
            Self::NotExplicit => f.write_str(
                "only tables of type \"explicit\", with every value written out, are read",
            ),
            Self::NotAChance(text) => write!(f, "`{text}` is no chance between 0 and 1"),
            Self::Uneven { row, entries, rows } => {
                write!(
                    f,
                    "row {row} has {entries} entries where there are {rows} rows"
                )
            }
            Self::Unfair { away, other_away } => write!(
                f,
                "the chances at {away}-away, {other_away}-away and the other way round do not sum to 1"
            ),
            Self::TooShort => f.write_str("the table has fewer than two rows"),
        }
    }
}

impl core::error::Error for MetError {}

/// By how much the chances of both sides may miss 1: tables are written with few digits.
const ROUNDING: f32 = 0.01;

impl MatchEquity {
    /// Reads a table. Longer matches than it covers are as computed here.
    ///
    /// # Errors
    /// If the text is no table that is written out.
    pub fn from_xml(text: &str) -> Result<Self, MetError> {
        let text = without_comments(text);
        let pre = element(&text, "pre-crawford-table")?;
        let rows: Vec<Vec<f32>> = elements(pre, "row")
            .map(entries)
            .collect::<Result<_, _>>()?;
        let post = entries(element(&text, "post-crawford-table")?)?;
        if rows.len() < 2 || post.is_empty() {
            return Err(MetError::TooShort);
        }
        let uneven = rows.iter().position(|row| row.len() != rows.len());
        if let Some(index) = uneven {
            return Err(MetError::Uneven {
                row: index + 1,
                entries: rows[index].len(),
                rows: rows.len(),
            });
        }
        let mut equity = Self::compute();
        for (index, row) in rows.iter().enumerate() {
            for (column, &chance) in row.iter().enumerate() {
                if (chance + rows[column][index] - 1.0).abs() > ROUNDING {
                    return Err(MetError::Unfair {
                        away: index + 1,
                        other_away: column + 1,
                    });
                }
                if index < LONGEST && column < LONGEST {
                    equity.table[index + 1][column + 1] = chance;
                }
            }
        }
        for (place, &chance) in equity.post_crawford[1..].iter_mut().zip(&post) {
            *place = chance;
        }
        Ok(equity)
    }
}

fn without_comments(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("<!--") {
        left.push_str(before);
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    left.push_str(rest);
    left
}

/// What stands between the first `<name …>` and its end; the tables do not nest.
fn element<'a>(text: &'a str, name: &'static str) -> Result<&'a str, MetError> {
    let missing = MetError::Missing(name);
    let start = text.find(&format!("<{name}")).ok_or(missing.clone())?;
    let (tag, rest) = text[start..].split_once('>').ok_or(missing.clone())?;
    if tag.contains("type") && !tag.contains("explicit") {
        return Err(MetError::NotExplicit);
    }
    let (inside, _) = rest.split_once(&format!("</{name}>")).ok_or(missing)?;
    Ok(inside)
}

/// The insides of every `<name>` in turn.
fn elements<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let end = format!("</{name}>");
    text.split(&format!("<{name}>") as &str)
        .skip(1)
        .map(move |piece| {
            piece
                .split_once(&end as &str)
                .map_or(piece, |(inside, _)| inside)
        })
        .collect::<Vec<_>>()
        .into_iter()
}

/// The numbers of a row.
fn entries(row: &str) -> Result<Vec<f32>, MetError> {
    elements(row, "me")
        .map(|text| {
            let text = text.trim();
            let chance = text.parse::<f32>().ok();
            chance
                .filter(|chance| (0.0..=1.0).contains(chance))
                .ok_or_else(|| MetError::NotAChance(text.into()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"<?xml version="1.0"?>
        <!-- <me>0.9</me> -->
        <met><info><name>small</name><length>2</length></info>
        <pre-crawford-table type="explicit">
          <row> <me>0.5</me> <me> 0.7 </me> </row>
          <row> <me>0.3</me> <me>0.5</me> </row>
        </pre-crawford-table>
        <post-crawford-table player="both" type="explicit">
          <row><me>0.5</me><me>0.47</me></row>
        </post-crawford-table></met>"#;

    #[test]
    fn a_small_table_is_read_and_the_rest_computed() {
        let read = MatchEquity::from_xml(SMALL).expect("a table");
        assert_eq!(read.chance(1, 2, false), 0.7);
        assert_eq!(read.chance(2, 1, false), 0.3);
        assert_eq!(read.chance(2, 1, true), 0.47);
        let own = MatchEquity::compute();
        assert_eq!(read.chance(3, 5, false), own.chance(3, 5, false));
    }

    #[test]
    fn what_is_no_table_is_told() {
        let changed = |from: &str, to: &str| MatchEquity::from_xml(&SMALL.replacen(from, to, 1));
        assert_eq!(
            MatchEquity::from_xml("<html>"),
            Err(MetError::Missing("pre-crawford-table"))
        );
        assert_eq!(changed("explicit", "zadeh"), Err(MetError::NotExplicit));
        assert_eq!(
            changed(" 0.7 ", "1.7"),
            Err(MetError::NotAChance("1.7".into()))
        );
        assert_eq!(
            changed("0.3", "0.2"),
            Err(MetError::Unfair {
                away: 1,
                other_away: 2
            })
        );
        assert_eq!(
            changed("<me>0.3</me>", ""),
            Err(MetError::Uneven {
                row: 2,
                entries: 1,
                rows: 2
            })
        );
        assert_eq!(
            MatchEquity::from_xml(&SMALL[..SMALL.len() - 60]),
            Err(MetError::Missing("post-crawford-table"))
        );
    }
}
