//! Several nodes on one store: players of one table may have their lines at different nodes.
//!
//! The rows of the store decide what happens; a node that comes second reads again. Beside that nodes tell each other,
//! at most every few milliseconds, how far a table is and what is not in the store: who is there, and what was shown
//! for the throw under way. Such a note is the whole state of a table at a node, so that a later one makes up for a
//! lost one; and every two seconds the heads of all tables in memory are compared with the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use ::table::dice::{Message, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};

use super::House;
use super::rematch::Rematch;
use super::table::Ask;
use crate::store::{Heard, Outage, Wall};

/// What a node says of one table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Note {
    /// How many lines the table has.
    pub(crate) v: u32,
    /// Which players have a line at this node.
    pub(crate) here: [bool; 2],
    /// What was shown for the throw under way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) dice: Vec<Message>,
    /// Who of those who are here would talk.
    pub(crate) chat: [bool; 2],
    #[serde(skip_serializing_if = "is_no")]
    pub(crate) muted: bool,
    #[serde(skip_serializing_if = "Rematch::is_nothing")]
    pub(crate) rematch: Rematch,
    /// What was said since the last note.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) said: Vec<Spoken>,
    /// Whoever has this table in memory is asked to say the same of it.
    #[serde(skip_serializing_if = "is_no")]
    pub(crate) asks: bool,
}

/// A word from a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Spoken {
    pub(crate) from: u8,
    pub(crate) text: String,
    pub(crate) at: Wall,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_no(value: &bool) -> bool {
    !*value
}

/// Many notes of one node.
#[derive(Debug, Serialize, Deserialize)]
struct Letter {
    node: String,
    /// The node has just come, or has missed letters: what it said before does not count.
    #[serde(default, skip_serializing_if = "is_no")]
    new: bool,
    notes: Vec<(String, Note)>,
}

/// The longest letter; PostgreSQL takes 8,000 bytes.
const LONGEST: usize = 7500;
/// Notes wait for one another so long.
const GATHER: Duration = Duration::from_millis(10);
/// How often heads are compared with the store.
const COMPARE: Duration = Duration::from_secs(2);
/// So many heads are asked for at once.
const AT_ONCE: usize = 1000;
/// A node that is silent for so long may be gone, and for so long, is.
const SUSPECT: Duration = Duration::from_millis(1500);
const GONE: Duration = Duration::from_millis(2500);
/// A node that cannot reach the store for so long, while others perhaps can, lets everybody go to them.
pub(super) const CUT_OFF: Duration = Duration::from_secs(10);

/// Another node, as it was last heard of in the store.
#[derive(Clone, Copy, Debug)]
struct Known {
    alive_until: Wall,
    /// Since when it has said nothing newer, by our own clock: theirs may differ.
    since: Instant,
    gone: bool,
}

/// The other nodes, and what they are still to be told.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    /// Is there anybody?
    others: AtomicBool,
    known: Mutex<HashMap<String, Known>>,
    notes: Mutex<HashMap<TableId, Note>>,
    written: Notify,
}

impl Nodes {
    /// Whether there is anybody to tell.
    pub(super) fn are_several(&self) -> bool {
        self.others.load(Ordering::Relaxed)
    }

    /// Tells the others of a table; a newer note takes the place of one that is still here.
    pub(super) fn tell(&self, id: &TableId, mut note: Note) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = notes.remove(id) {
            note.asks |= before.asks;
            note.said.splice(0..0, before.said);
        }
        notes.insert(id.clone(), note);
        drop(notes);
        self.written.notify_one();
    }

    /// Times in which a node was silent that nobody has written down yet: it may have died a moment ago.
    pub(super) fn suspected(&self, now: Wall) -> Vec<Outage> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let silent = known
            .values()
            .filter(|node| !node.gone && node.since.elapsed() >= SUSPECT);
        silent
            .map(|node| Outage {
                from: node.alive_until,
                to: now,
            })
            .collect()
    }

    /// Takes in who was heard of when. Says who is gone now and was not before.
    fn take_in(&self, own: &str, nodes: Vec<(String, Wall)>, now: Wall) -> Vec<(String, Wall)> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lost = Vec::new();
        for (name, alive_until) in nodes.into_iter().filter(|(name, _)| name != own) {
            let first = || {
                // Who has been silent for long before we came is not waited for.
                let silent = u64::try_from(now - alive_until).unwrap_or(0).min(60_000);
                let since = Instant::now().checked_sub(Duration::from_millis(silent));
                Known {
                    alive_until,
                    since: since.unwrap_or_else(Instant::now),
                    gone: false,
                }
            };
            let node = known.entry(name.clone()).or_insert_with(first);
            if node.alive_until != alive_until {
                *node = Known {
                    alive_until,
                    since: Instant::now(),
                    gone: false,
                };
            }
            if !node.gone && node.since.elapsed() >= GONE {
                node.gone = true;
                lost.push((name, alive_until));
            }
        }
        let anybody = known.values().any(|node| !node.gone);
        self.others.store(anybody, Ordering::Relaxed);
        lost
    }

    fn take_notes(&self) -> HashMap<TableId, Note> {
        std::mem::take(&mut *self.notes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Begins to speak and to listen, where the store has other nodes.
pub(super) fn start(house: &Arc<House>) {
    let Some(heard) = house.store.listen() else {
        return;
    };
    tokio::spawn(speak(Arc::downgrade(house)));
    tokio::spawn(hear(Arc::downgrade(house), heard));
    tokio::spawn(compare(Arc::downgrade(house)));
}

async fn speak(house: Weak<House>) {
    loop {
        let Some(strong) = house.upgrade().filter(|house| !house.is_stopping()) else {
            return;
        };
        // Ends with the house even if nobody ever says anything.
        let waited = tokio::time::timeout(COMPARE, strong.nodes.written.notified()).await;
        if waited.is_err() {
            continue;
        }
        tokio::time::sleep(GATHER).await;
        for letter in letters(&strong.node, strong.nodes.take_notes()) {
            strong.store.post(letter);
        }
    }
}

/// Notes, in letters that are short enough.
fn letters(node: &str, notes: HashMap<TableId, Note>) -> Vec<String> {
    let empty = || Letter {
        node: node.to_owned(),
        new: false,
        notes: Vec::new(),
    };
    let text = |letter: &Letter| serde_json::to_string(letter).unwrap_or_default();
    let (mut letters, mut letter, mut length) = (Vec::new(), empty(), 0);
    for (id, note) in notes {
        let size =
            serde_json::to_string(&note).map_or(0, |text| text.len()) + id.as_str().len() + 8;
        if length + size > LONGEST - 200 && length > 0 {
            letters.push(text(&std::mem::replace(&mut letter, empty())));
            length = 0;
        }
        length += size;
        letter.notes.push((id.to_string(), note));
    }
    if length > 0 {
        letters.push(text(&letter));
    }
    letters
}

async fn hear(house: Weak<House>, mut heard: mpsc::UnboundedReceiver<Heard>) {
    while let Some(heard) = heard.recv().await {
        let Some(house) = house.upgrade().filter(|house| !house.is_stopping()) else {
            return;
        };
        match heard {
            Heard::Again => {
                let new = Letter {
                    node: house.node.clone(),
                    new: true,
                    notes: Vec::new(),
                };
                house
                    .store
                    .post(serde_json::to_string(&new).unwrap_or_default());
                house.ask_loaded(|| Ask::Look { v: None });
            }
            Heard::Words(text) => {
                // What cannot be read is of another version of this program; the store has it all the same.
                if let Ok(letter) = serde_json::from_str::<Letter>(&text) {
                    house.read(letter);
                }
            }
        }
    }
}

impl House {
    fn read(&self, letter: Letter) {
        let Letter { node, new, notes } = letter;
        if node == self.node {
            return;
        }
        self.nodes.others.store(true, Ordering::Relaxed);
        let node: Arc<str> = node.into();
        if new {
            self.ask_loaded(|| Ask::NodeNew(Arc::clone(&node)));
        }
        for (id, note) in notes {
            if let Ok(id) = id.parse() {
                self.ask_if_loaded(&id, Ask::Heard(Arc::clone(&node), note));
            }
        }
    }

    /// Who is there, and who is not any more; once a second.
    pub(super) async fn look_at_nodes(&self) {
        let Ok(nodes) = self.store.nodes().await else {
            return;
        };
        let now = self.time.now();
        for (name, from) in self.nodes.take_in(&self.node, nodes, now) {
            let outage = Outage { from, to: now };
            tracing::warn!(node = name, "a node is not heard of any more");
            let _ = self.store.node_lost(&name, outage).await;
            let name: Arc<str> = name.into();
            self.ask_loaded(|| Ask::NodeLost(Arc::clone(&name), outage));
        }
    }
}

/// Finds what no word told of.
async fn compare(house: Weak<House>) {
    loop {
        tokio::time::sleep(COMPARE).await;
        let Some(house) = house.upgrade().filter(|house| !house.is_stopping()) else {
            return;
        };
        if !house.nodes.are_several() {
            continue;
        }
        for ids in house.loaded().chunks(AT_ONCE) {
            let Ok(heads) = house.store.heads(ids).await else {
                break;
            };
            for (id, v) in heads {
                house.ask_if_loaded(&id, Ask::Look { v: Some(v) });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> TableId {
        name.parse().expect("a name")
    }

    #[test]
    fn letters_are_short_enough_and_lose_nothing() {
        let note = |v| Note {
            v,
            said: vec![Spoken {
                from: 1,
                text: "é".repeat(200),
                at: 5,
            }],
            ..Note::default()
        };
        let notes = (0..100).map(|number| (id(&format!("table{number}")), note(number)));
        let letters = letters("one", notes.collect());
        assert!(letters.len() > 1 && letters.iter().all(|letter| letter.len() < 8000));
        let read = letters.iter().flat_map(|text| {
            serde_json::from_str::<Letter>(text)
                .expect("a letter")
                .notes
        });
        let mut read: Vec<u32> = read.map(|(_, note)| note.v).collect();
        read.sort_unstable();
        assert_eq!(read, (0..100).collect::<Vec<u32>>());
    }

    #[test]
    fn a_newer_note_keeps_what_was_said_and_asked() {
        let nodes = Nodes::default();
        let said = |text: &str| {
            vec![Spoken {
                from: 0,
                text: text.to_owned(),
                at: 1,
            }]
        };
        let first = Note {
            v: 1,
            asks: true,
            said: said("one"),
            ..Note::default()
        };
        let second = Note {
            v: 2,
            said: said("two"),
            ..Note::default()
        };
        nodes.tell(&id("a"), first);
        nodes.tell(&id("a"), second);
        let notes = nodes.take_notes();
        let note = &notes[&id("a")];
        let words: Vec<&str> = note.said.iter().map(|said| said.text.as_str()).collect();
        assert_eq!((note.v, note.asks, words), (2, true, vec!["one", "two"]));
        assert!(nodes.take_notes().is_empty());
    }

    #[test]
    fn a_silent_node_is_gone_once() {
        let nodes = Nodes::default();
        let of = |name: &str, wall| vec![("me".to_owned(), 0), (name.to_owned(), wall)];
        assert!(nodes.take_in("me", of("b", 99_000), 100_000).is_empty());
        assert!(nodes.are_several());
        // Silent for long before anybody looked.
        assert_eq!(
            nodes.take_in("me", of("c", 50_000), 100_000),
            [("c".to_owned(), 50_000)]
        );
        assert!(nodes.take_in("me", of("c", 50_000), 101_000).is_empty());
        assert!(
            nodes.take_in("me", of("c", 102_000), 102_000).is_empty(),
            "it is back"
        );
        assert!(nodes.suspected(103_000).is_empty());
    }
}
