//! Calls by name, with JSON going in and out.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::failure::Failure;
use crate::games_box::GamesBox;
use crate::pages;
use crate::sitting::Outside;
use crate::types::NodeId;

/// The arguments of a call, in order.
struct Arguments<'a>(std::vec::IntoIter<&'a RawValue>);

impl<'a> Arguments<'a> {
    fn read(json: &'a str) -> Result<Self, Failure> {
        let values: Vec<&RawValue> = read(json)?;
        Ok(Self(values.into_iter()))
    }

    /// The next one; what is missing is null, as in JavaScript.
    fn next<T: Deserialize<'a>>(&mut self) -> Result<T, Failure> {
        read(self.0.next().map_or("null", RawValue::get))
    }
}

fn read<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T, Failure> {
    serde_json::from_str(json).map_err(|error| Failure::Arguments(error.to_string()))
}

/// Answers a call of a first visit: everything that two people at one board need. Gives nothing where the call is for
/// the rest ([`call_rest`]), which the page loads when it is first wanted. `gameOf` and `dataFor` are for the worker
/// alone, which loads the words of a game before it opens a table and a player's nets before it thinks.
///
/// # Errors
/// If its arguments do not fit, or it has no answer.
pub fn call_first(
    games: &mut GamesBox,
    name: &str,
    json: &str,
    outside: &Outside,
) -> Result<Option<String>, Failure> {
    let mut arguments = Arguments::read(json)?;
    let now = outside.now;
    macro_rules! arg {
        () => {
            arguments.next()?
        };
    }
    let answered = match name {
        "capabilities" => answer(&games.capabilities()),
        "levels" => answer(&pages::levels()),
        "ruleSets" => answer(&games.rule_sets()),
        "gameOf" => {
            let id: String = arg!();
            answer(&games.game_of(&id))
        }
        "dataFor" => answer(&games.data_for(arg!())?),
        "openTable" => {
            let options = arg!();
            if !GamesBox::is_new_game(&options) {
                return Ok(None);
            }
            answer(&games.open_new(&options, outside))
        }
        "closeTable" => {
            games.close_table(arg!());
            answer(&())
        }
        "act" => {
            let (table, action) = (arg!(), arg!());
            if games.asks_the_computer(table, &action) {
                return Ok(None);
            }
            answer(&games.act_of_people(table, &action, outside)?)
        }
        "undo" => answer(&games.undo(arg!(), now)?),
        "goTo" => answer(&games.go_to(arg!(), arg!(), now)?),
        "goToGame" => answer(&games.go_to_game(arg!(), arg!(), now)?),
        "stopThinking" => {
            games.stop_thinking(arg!());
            answer(&())
        }
        "exportRecord" => {
            let (table, format): (_, String) = (arg!(), arg!());
            let notes: Option<&RawValue> = arg!();
            if format != OWN_FORMAT || notes.is_some() {
                return Ok(None);
            }
            answer(&games.save_record(table)?)
        }
        _ => return Ok(None),
    };
    answered.map(Some)
}

/// The name of our own format of records.
const OWN_FORMAT: &str = "own";

fn answer(value: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure::Arguments(error.to_string()))
}

/// Answers any call that [`call_first`] leaves over: the computer, rules pages, house rules, set-ups, files.
///
/// `thinkOn` and `analyseOn` go on with what `think` and `analyseRecord` began, a slice at a time.
///
/// # Errors
/// If there is no such call, its arguments do not fit, or it has no answer.
pub fn call_rest(
    games: &mut GamesBox,
    name: &str,
    json: &str,
    outside: &Outside,
) -> Result<String, Failure> {
    let mut arguments = Arguments::read(json)?;
    let now = outside.now;
    macro_rules! arg {
        () => {
            arguments.next()?
        };
    }
    match name {
        "rulesPage" => {
            let id: String = arg!();
            answer(&games.rules_page(&id, arg!())?)
        }
        "openTable" => answer(&games.open_table(&arg!(), outside)),
        "act" => answer(&games.act(arg!(), &arg!(), outside)?),
        "think" => answer(&games.think(arg!(), outside)?),
        "thinkOn" => answer(&games.think_on(arg!(), now)?),
        "analyseRecord" => answer(&games.analyse_record(arg!(), arg!())?),
        "analyseOn" => answer(&games.analyse_on(arg!(), now)?),
        "verifyDice" => answer(&games.verify_dice(arg!())?),
        "houseForm" => {
            let parent: String = arg!();
            answer(&games.house_form(&parent)?)
        }
        "checkHouse" => answer(&games.check_house(&arg!())?),
        "housePage" => answer(&games.house_page(&arg!(), arg!())?),
        "houseFromText" => {
            let text: String = arg!();
            answer(&games.house_from_text(&text))
        }
        "keepHouse" => answer(&games.keep_house(&arg!())?),
        "checkSetup" => {
            let id: String = arg!();
            answer(&games.check_setup(&id, &arg!())?)
        }
        "readPosition" => {
            let (id, text): (String, String) = (arg!(), arg!());
            answer(&games.read_position(&id, &text)?)
        }
        "judge" => {
            let (by, position): (String, Option<String>) = (arg!(), arg!());
            let (dice, text): (Option<String>, String) = (arg!(), arg!());
            answer(&games.judge(&by, position.as_deref(), dice.as_deref(), &text)?)
        }
        "positionTexts" => answer(&games.position_texts(arg!())?),
        "importRecord" => {
            let (text, name): (String, Option<String>) = (arg!(), arg!());
            answer(&games.import_record(&text, name.as_deref(), now))
        }
        "exportRecord" => {
            let table = arg!();
            let (format, notes): (String, Option<BTreeMap<NodeId, String>>) = (arg!(), arg!());
            answer(&games.export_record(table, &format, &notes.unwrap_or_default())?)
        }
        "sealDice" => {
            let (id, side, key): (String, _, Option<String>) = (arg!(), arg!(), arg!());
            answer(&games.seal_dice(&id, side, key.as_deref(), outside)?)
        }
        "follow" => {
            let key: Option<String> = arg!();
            answer(&games.follow(key.as_deref())?)
        }
        "hear" => {
            let (table, word): (_, String) = (arg!(), arg!());
            answer(&games.hear(table, &word, outside)?)
        }
        "tell" => answer(&games.tell(arg!(), &arg!(), outside)?),
        "say" => answer(&games.say(arg!(), &arg!(), outside)?),
        other => Err(Failure::NoSuchCall(other.to_owned())),
    }
}

/// Answers any call of the boundary: `json` is the array of its arguments, the answer is JSON too.
///
/// # Errors
/// If there is no such call, its arguments do not fit, or it has no answer.
pub fn call(
    games: &mut GamesBox,
    name: &str,
    json: &str,
    outside: &Outside,
) -> Result<String, Failure> {
    match call_first(games, name, json, outside)? {
        Some(answer) => Ok(answer),
        None => call_rest(games, name, json, outside),
    }
}
