//! What goes over the wire, in both directions: `docs/online.md` describes it.

use serde::{Deserialize, Serialize};
use table::Side;
use table::dice::{Commitment, Digest, Message, Throw};
use table::session::{Intent, Offer};

use super::results::Strength;
use crate::store::{CommandId, Said, Wall};

/// What the server says.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub(crate) enum Says<'a> {
    /// How everything stands: the first word on every line, and again when the table was read anew.
    Hello {
        v: u32,
        /// How many lines came before the first of `lines`.
        from: u32,
        /// Which side whoever listens has in the game on the board; nobody's for those who watch.
        you: Option<Side>,
        state: &'static str,
        seal: Option<Digest>,
        now: Wall,
        /// The lines from there on; where they are very many, more words of greeting follow.
        lines: &'a [String],
        /// The elements shown for the throw under way.
        dice: Vec<Message>,
        #[serde(flatten)]
        seats: Seats,
    },
    /// Something has happened, and it is on disk.
    Ev { v: u32, line: &'a str },
    /// The command has happened; `v` says with which line, where it has one.
    Ok { c: String, v: u32 },
    /// The command was refused.
    No {
        c: Option<String>,
        id: &'a str,
        v: u32,
    },
    /// A step of the throw under way.
    Dice { message: &'a Message },
    /// Who is there has changed.
    Seats(Seats),
    /// Somebody has said something.
    Chat(Saying<'a>),
    /// What was said before, to a player who comes (back).
    Talk { said: Vec<Saying<'a>> },
    /// Who would talk, and who would play again: by seat.
    Wishes { chat: [bool; 2], rematch: [bool; 2] },
    /// Both would play again: a new table, and the secret of one's own seat there.
    Rematch { table: &'a str, secret: String },
    /// The line is up; the time at the server, and the lag that it measures.
    Beat { now: Wall, lag: u64 },
    /// The server stops, or cannot write anything down: nobody's time runs.
    Halt { why: &'static str },
}

impl Says<'_> {
    pub(crate) fn text(&self) -> String {
        // Only our own structures, which become text.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Something that was said at a table.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Saying<'a> {
    pub(crate) from: u8,
    pub(crate) text: &'a str,
    pub(crate) at: Wall,
}

impl<'a> From<&'a Said> for Saying<'a> {
    fn from(said: &'a Said) -> Saying<'a> {
        Saying {
            from: said.seat,
            text: &said.text,
            at: said.at,
        }
    }
}

/// Who sits at a table, in the order in which the players are counted.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Seats {
    pub(crate) names: [String; 2],
    pub(crate) taken: [bool; 2],
    pub(crate) here: [bool; 2],
    /// For how many milliseconds somebody has been gone.
    pub(crate) gone: [Option<Wall>; 2],
    /// At which level the computer sits there.
    pub(crate) computer: [Option<u8>; 2],
    /// How strong those with accounts are.
    pub(crate) ratings: [Option<Strength>; 2],
}

/// What a client says.
#[derive(Debug, Deserialize)]
pub(crate) struct Command {
    #[serde(deserialize_with = "command_id")]
    pub(crate) c: CommandId,
    /// How many lines whoever sends it has seen.
    #[serde(default)]
    pub(crate) v: u32,
    #[serde(flatten)]
    pub(crate) what: Do,
}

/// What can be read of any command.
#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    #[serde(deserialize_with = "command_id")]
    pub(crate) c: CommandId,
}

/// What a client wants.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Do {
    Play {
        #[serde(rename = "move")]
        text: String,
    },
    Request {
        kind: Throw,
    },
    Reveal {
        roll: u32,
        element: Digest,
    },
    Renew {
        commitment: Commitment,
    },
    Reseal {
        commitment: Commitment,
    },
    Resign,
    Offer {
        offer: OfferName,
        keep: Option<usize>,
        commitment: Option<Commitment>,
    },
    Accept,
    Decline,
    NextGame,
    Resume,
    Stop,
    Abort,
    Claim,
    Flag,
    Leave,
    Rematch,
    /// What was said last is shown to whoever looks after the server.
    Report,
    Chat {
        /// Would one talk?
        on: Option<bool>,
        text: Option<String>,
    },
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OfferName {
    Draw,
    Takeback,
    Adjournment,
    Reseal,
}

impl Do {
    /// What it is at a table, if it is something that a seat may say there; nothing for what the server has to weigh.
    pub(crate) fn intent(&self) -> Option<Intent> {
        Some(match self {
            Self::Play { text } => Intent::Play(text.clone()),
            Self::Request { kind } => Intent::Roll(*kind),
            Self::Resign => Intent::Resign,
            Self::Offer {
                offer,
                keep,
                commitment,
            } => Intent::Offer(match (offer, *keep, *commitment) {
                (OfferName::Draw, None, None) => Offer::Draw,
                (OfferName::Takeback, Some(keep), None) => Offer::Takeback { keep },
                (OfferName::Adjournment, None, None) => Offer::Adjournment,
                (OfferName::Reseal, None, Some(commitment)) => Offer::Reseal(commitment),
                _ => return None,
            }),
            Self::Accept => Intent::Accept,
            Self::Decline => Intent::Decline,
            Self::NextGame => Intent::NextGame,
            Self::Resume => Intent::Resume,
            Self::Stop => Intent::Stop,
            Self::Abort => Intent::Abort,
            Self::Flag => Intent::Flag,
            Self::Leave => Intent::Leave,
            Self::Reveal { .. }
            | Self::Renew { .. }
            | Self::Reseal { .. }
            | Self::Claim
            | Self::Rematch
            | Self::Report
            | Self::Chat { .. } => return None,
        })
    }
}

fn command_id<'de, D: serde::Deserializer<'de>>(from: D) -> Result<CommandId, D::Error> {
    let text = String::deserialize(from)?;
    read_id(&text).ok_or_else(|| serde::de::Error::custom("a command id has 32 hexadecimal digits"))
}

fn read_id(text: &str) -> Option<CommandId> {
    if text.len() != 32 || !text.is_ascii() {
        return None;
    }
    let mut id = [0; 16];
    for (place, byte) in id.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    // Two spellings of one id would be two ids.
    (written(&id) == text).then_some(id)
}

/// A command id as it is written.
pub(crate) fn written(id: &CommandId) -> String {
    id.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_or_refused() {
        let c = "000102030405060708090a0b0c0d0e0f";
        let read = |rest: &str| {
            serde_json::from_str::<Command>(&format!("{{\"c\":\"{c}\",\"v\":3,{rest}}}"))
        };
        let play = read("\"do\":\"play\",\"move\":\"13/8 6/5\"").expect("a command");
        assert_eq!((play.v, written(&play.c).as_str()), (3, c));
        assert_eq!(
            play.what.intent(),
            Some(Intent::Play("13/8 6/5".to_owned()))
        );
        let takeback =
            read("\"do\":\"offer\",\"offer\":\"takeback\",\"keep\":2").expect("a command");
        assert_eq!(
            takeback.what.intent(),
            Some(Intent::Offer(Offer::Takeback { keep: 2 }))
        );
        let without = read("\"do\":\"offer\",\"offer\":\"takeback\"").expect("a command");
        assert_eq!(without.what.intent(), None);
        assert!(read("\"do\":\"begin\"").is_err(), "that is the server's");
        for id in [
            "",
            "00",
            "000102030405060708090A0B0C0D0E0F",
            "+00102030405060708090a0b0c0d0e0f",
        ] {
            let text = format!("{{\"c\":\"{id}\",\"do\":\"stop\"}}");
            assert!(serde_json::from_str::<Command>(&text).is_err(), "{id}");
        }
    }
}
