//! `tabuleiro admin`: asks a server that runs, and orders, at the door that `serve --admin` opens.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// Ask a server that runs, or order something there
///
/// Example: tabuleiro admin --at 127.0.0.1:7119 tables
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The address that `tabuleiro serve --admin` was given.
    ///
    /// Without it: what TABULEIRO_ADMIN says.
    #[arg(long, value_name = "ADDRESS")]
    at: Option<SocketAddr>,

    /// What to do.
    #[arg(value_enum)]
    action: Action,

    /// The table (close, mute), the address (ban, unban), the name of an account or the report that is listed (settle).
    #[arg(value_name = "TABLE|ADDRESS|NAME|REPORT")]
    what: Option<String>,

    /// Who is taken to have left, where a table is closed after both have moved.
    #[arg(long, value_name = "light|dark")]
    left: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Action {
    /// How many are there, and what was done.
    Status,
    /// The tables at which somebody is.
    Tables,
    /// Nothing more is played at a table.
    Close,
    /// No chat at a table any more.
    Mute,
    /// Nobody from an address is let in any more.
    Ban,
    /// The ban is lifted.
    Unban,
    /// The addresses that are banned.
    Bans,
    /// What was reported, with what was said.
    Reports,
    /// A report is settled.
    Settle,
    /// The accounts by name, a thousand at most; a name goes on after it.
    Accounts,
    /// All sessions of an account end.
    SignOut,
    /// An account gets a passphrase by lot, which is told once, and its sessions end.
    NewPassphrase,
    /// An account is taken away; its games stay, with the name that stood beside the seat.
    DeleteAccount,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let said = std::env::var("TABULEIRO_ADMIN").ok();
    let at = match (arguments.at, said) {
        (Some(at), _) => at,
        (None, Some(said)) => said.parse().map_err(|_| {
            Failure::Input(format!(
                "TABULEIRO_ADMIN is an address such as 127.0.0.1:7119, not {said}"
            ))
        })?,
        (None, None) => {
            return Err(Failure::input(
                "which server? --at names the address of `serve --admin`",
            ));
        }
    };
    let (path, body) = request(arguments)?;
    let (status, answer) = ask(at, &path, body.as_ref())
        .map_err(|error| Failure::Input(format!("nobody answers at {at}: {error}")))?;
    if status != 200 {
        let why = answer["error"].as_str().unwrap_or("no reason was given");
        return Err(Failure::Input(format!("the server refuses: {why}")));
    }
    match form {
        Form::Json => output::json(&answer)?,
        Form::Text => tell(&answer),
    }
    Ok(Answer::Yes)
}

fn request(arguments: &Arguments) -> Result<(String, Option<Value>), Failure> {
    let what = || {
        let missing = "which one? a table (close, mute), an address (ban, unban), a name or a report (settle)";
        arguments
            .what
            .clone()
            .ok_or_else(|| Failure::input(missing))
    };
    let table = || {
        let id = what()?;
        match !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            true => Ok(id),
            false => Err(Failure::Input(format!("{id} is no name of a table"))),
        }
    };
    let address = || -> Result<Option<Value>, Failure> {
        let text = what()?;
        let address: Result<IpAddr, _> = text.parse();
        let address = address.map_err(|_| Failure::Input(format!("{text} is no address")))?;
        Ok(Some(json!({"address": address})))
    };
    let account = |path: &str| -> Result<(String, Option<Value>), Failure> {
        Ok((
            format!("/admin/accounts/{path}"),
            Some(json!({"name": what()?})),
        ))
    };
    Ok(match arguments.action {
        Action::Accounts => {
            let after = arguments.what.as_deref().unwrap_or("");
            (format!("/admin/accounts?after={}", encoded(after)), None)
        }
        Action::SignOut => account("sign-out")?,
        Action::NewPassphrase => account("passphrase")?,
        Action::DeleteAccount => account("delete")?,
        Action::Status => ("/admin/status".to_owned(), None),
        Action::Tables => ("/admin/tables".to_owned(), None),
        Action::Bans => ("/admin/bans".to_owned(), None),
        Action::Reports => ("/admin/reports".to_owned(), None),
        Action::Settle => {
            let body = json!({"report": what()?});
            ("/admin/reports/settle".to_owned(), Some(body))
        }
        Action::Close => {
            let body = json!({"left": arguments.left});
            (format!("/admin/tables/{}/close", table()?), Some(body))
        }
        Action::Mute => (format!("/admin/tables/{}/mute", table()?), Some(json!({}))),
        Action::Ban => ("/admin/bans".to_owned(), address()?),
        Action::Unban => ("/admin/bans/lift".to_owned(), address()?),
    })
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// A minute is much for a server that is well.
const PATIENCE: Duration = Duration::from_secs(60);

fn ask(at: SocketAddr, path: &str, body: Option<&Value>) -> std::io::Result<(u16, Value)> {
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    // The old version of the protocol, in which an answer ends with the connection and comes in one piece.
    let head =
        format!("{method} {path} HTTP/1.0\r\nHost: {at}\r\nContent-Type: application/json\r\n");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    Ok((
        status.unwrap_or(0),
        serde_json::from_str(body).unwrap_or_default(),
    ))
}

/// A line for each thing.
fn tell(answer: &Value) {
    match answer {
        Value::Array(rows) => {
            for row in rows {
                match (row.get("table"), row.get("account")) {
                    (Some(table), _) => println!("{}", table_line(table, row)),
                    (None, Some(account)) => println!("{}", account_line(account, row)),
                    (None, None) if row.get("report").is_some() => tell_report(&row["report"], row),
                    (None, None) => println!("{}", plain(row)),
                }
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                println!("{name}: {}", plain(value));
            }
        }
        other => println!("{}", plain(other)),
    }
}

/// A report, and below it what was said from which seat.
fn tell_report(report: &Value, row: &Value) {
    println!("{}  by seat {}", plain(report), plain(&row["seat"]));
    for said in row["said"].as_array().into_iter().flatten() {
        println!("    {}: {}", plain(&said["seat"]), plain(&said["text"]));
    }
}

fn table_line(table: &Value, row: &Value) -> String {
    let of = |name: &str| plain(&row[name]);
    let rules = plain(&row["draft"]["rules"]);
    let names = row["names"].as_array().map_or_else(String::new, |names| {
        let names = names.iter().map(plain).filter(|name| !name.is_empty());
        names.collect::<Vec<_>>().join(", ")
    });
    format!(
        "{}  {}  {rules}  {} lines  {names}",
        plain(table),
        of("state"),
        of("v")
    )
}

fn account_line(account: &Value, row: &Value) -> String {
    let of = |name: &str| plain(&row[name]);
    format!(
        "{}  {} tables  {} sessions",
        plain(account),
        of("tables"),
        of("sessions")
    )
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
