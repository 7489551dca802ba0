//! Calls by name, with JSON going in and out.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::failure::Failure;
use crate::games_box::GamesBox;
use crate::sitting::Outside;

/// The arguments of a call, in order.
struct Arguments(Vec<Value>);

impl Arguments {
    fn read(json: &str) -> Result<Self, Failure> {
        let mut values: Vec<Value> =
            serde_json::from_str(json).map_err(|error| Failure::Arguments(error.to_string()))?;
        values.reverse();
        Ok(Self(values))
    }

    /// The next one; what is missing is null, as in JavaScript.
    fn next<T: DeserializeOwned>(&mut self) -> Result<T, Failure> {
        let value = self.0.pop().unwrap_or(Value::Null);
        serde_json::from_value(value).map_err(|error| Failure::Arguments(error.to_string()))
    }
}

/// Answers a call of the boundary: `json` is the array of its arguments, the answer is JSON too.
///
/// `thinkOn` and `analyseOn` go on with what `think` and `analyseRecord` began, a slice at a time.
///
/// # Errors
/// If there is no such call, its arguments do not fit, or it has no answer.
pub fn call(
    games: &mut GamesBox,
    name: &str,
    json: &str,
    outside: &Outside,
) -> Result<String, Failure> {
    fn answer(value: &impl serde::Serialize) -> Result<String, Failure> {
        serde_json::to_string(value).map_err(|error| Failure::Arguments(error.to_string()))
    }
    let mut arguments = Arguments::read(json)?;
    let now = outside.now;
    macro_rules! arg {
        () => {
            arguments.next()?
        };
    }
    match name {
        "capabilities" => answer(&games.capabilities()),
        "ruleSets" => answer(&games.rule_sets()),
        "rulesPage" => {
            let id: String = arg!();
            answer(&games.rules_page(&id, arg!())?)
        }
        "openTable" => answer(&games.open_table(&arg!(), outside)),
        "closeTable" => {
            games.close_table(arg!());
            answer(&())
        }
        "act" => answer(&games.act(arg!(), &arg!(), outside)?),
        "undo" => answer(&games.undo(arg!(), now)?),
        "goTo" => answer(&games.go_to(arg!(), arg!(), now)?),
        "think" => answer(&games.think(arg!(), outside)?),
        "thinkOn" => answer(&games.think_on(arg!(), now)?),
        "stopThinking" => {
            games.stop_thinking(arg!());
            answer(&())
        }
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
        "positionTexts" => answer(&games.position_texts(arg!())?),
        "importRecord" => {
            let (text, name): (String, Option<String>) = (arg!(), arg!());
            answer(&games.import_record(&text, name.as_deref(), now))
        }
        "exportRecord" => {
            let table = arg!();
            let format: String = arg!();
            answer(&games.export_record(table, &format)?)
        }
        other => Err(Failure::NoSuchCall(other.to_owned())),
    }
}
