//! What people do, as the page writes it: the members of every kind side by side. Reading an enum by its tag would have
//! the compiler make a reader that keeps whatever comes, for every type within; together they are a tenth of what the
//! page loads.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::{BoardPlace, NamedPlace, Step};

/// A member that this kind must have is missing, or there is no such kind.
#[derive(Debug)]
pub(super) enum Unfit {
    Kind(String),
    Lacks(&'static str),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => write!(f, "no such kind: {kind}"),
            Self::Lacks(member) => write!(f, "{member} is missing"),
        }
    }
}

#[derive(serde::Deserialize)]
pub(super) struct Player {
    kind: String,
    level: Option<u8>,
}

impl TryFrom<Player> for super::Player {
    type Error = Unfit;

    fn try_from(flat: Player) -> Result<Self, Unfit> {
        match flat.kind.as_str() {
            "person" => Ok(Self::Person),
            "computer" => Ok(Self::Computer {
                level: flat.level.ok_or(Unfit::Lacks("level"))?,
            }),
            _ => Err(Unfit::Kind(flat.kind)),
        }
    }
}

#[derive(serde::Deserialize)]
pub(super) struct Action {
    kind: String,
    path: Option<Vec<u8>>,
    huff: Option<u8>,
    steps: Option<Vec<Step>>,
    dice: Option<[u8; 2]>,
    words: Option<String>,
    stake: Option<u32>,
    text: Option<String>,
}

impl TryFrom<Action> for super::Action {
    type Error = Unfit;

    fn try_from(flat: Action) -> Result<Self, Unfit> {
        Ok(match flat.kind.as_str() {
            "move" => Self::Move {
                path: flat.path.ok_or(Unfit::Lacks("path"))?,
                huff: flat.huff,
            },
            "play" => Self::Play {
                steps: flat.steps.ok_or(Unfit::Lacks("steps"))?,
            },
            "roll" => Self::Roll {
                dice: flat.dice,
                words: flat.words,
            },
            "void throw" => Self::VoidThrow,
            "double" => Self::Double,
            "take" => Self::Take,
            "beaver" => Self::Beaver,
            "drop" => Self::Drop,
            "resign" => Self::Resign { stake: flat.stake },
            "offer draw" => Self::OfferDraw,
            "accept draw" => Self::AcceptDraw,
            "decline draw" => Self::DeclineDraw,
            "flag" => Self::Flag,
            "next game" => Self::NextGame,
            "typed" => Self::Typed {
                text: flat.text.ok_or(Unfit::Lacks("text"))?,
            },
            _ => return Err(Unfit::Kind(flat.kind)),
        })
    }
}

impl<'de> Deserialize<'de> for BoardPlace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = BoardPlace;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, \"bar\" or \"off\"")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<BoardPlace, E> {
                let number = u8::try_from(number);
                number
                    .map(BoardPlace::Number)
                    .map_err(|_| E::custom("no such place"))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<BoardPlace, E> {
                match name {
                    "bar" => Ok(BoardPlace::Named(NamedPlace::Bar)),
                    "off" => Ok(BoardPlace::Named(NamedPlace::Off)),
                    _ => Err(E::custom("no such place")),
                }
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use crate::types::{Action, BoardPlace, Player, Step};

    /// Whatever the box says that somebody could do can be said back to it.
    #[test]
    fn what_is_written_is_read_again() {
        let step = Step {
            from: serde_json::from_str("\"bar\"").expect("a place"),
            to: BoardPlace::Number(20),
            die: 5,
            hits: true,
        };
        for action in [
            Action::Move {
                path: vec![22, 15, 8],
                huff: None,
            },
            Action::Move {
                path: vec![22, 18],
                huff: Some(3),
            },
            Action::Play { steps: vec![step] },
            Action::Roll {
                dice: None,
                words: None,
            },
            Action::Roll {
                dice: Some([6, 4]),
                words: None,
            },
            Action::VoidThrow,
            Action::Double,
            Action::Take,
            Action::Beaver,
            Action::Drop,
            Action::Resign { stake: Some(2) },
            Action::OfferDraw,
            Action::AcceptDraw,
            Action::DeclineDraw,
            Action::Flag,
            Action::NextGame,
            Action::Typed {
                text: "22x15".to_owned(),
            },
        ] {
            let json = serde_json::to_string(&action).expect("JSON");
            assert_eq!(
                serde_json::from_str::<Action>(&json).ok(),
                Some(action),
                "{json}"
            );
        }
        for player in [Player::Person, Player::Computer { level: 2 }] {
            let json = serde_json::to_string(&player).expect("JSON");
            assert_eq!(
                serde_json::from_str::<Player>(&json).ok(),
                Some(player),
                "{json}"
            );
        }
        for (json, says) in [
            ("{\"kind\":\"fly\"}", "no such kind: fly"),
            ("{\"kind\":\"move\"}", "path is missing"),
            (
                "{\"kind\":\"play\",\"steps\":[{\"from\":\"there\"}]}",
                "no such place",
            ),
        ] {
            let error = serde_json::from_str::<Action>(json).expect_err("nonsense");
            assert!(error.to_string().contains(says), "{error}");
        }
    }
}
