//! The page from the program itself, over a real socket.

use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::tabuleiro;

/// A running server, stopped when the test ends.
struct Serving {
    child: Child,
    /// What it prints.
    out: BufReader<ChildStdout>,
    /// `127.0.0.1:PORT`, as printed.
    address: String,
}

impl Serving {
    fn start() -> Self {
        Self::start_with(&[])
    }

    fn start_with(more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(["serve", "--no-open", "--listen", "127.0.0.1:0"])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let address = next_address(&mut out);
        Self {
            child,
            out,
            address,
        }
    }

    fn get(&self, path: &str) -> String {
        self.ask("GET", path, "")
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let host = &self.address;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
            Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

/// The address in the next line that is printed.
fn next_address(out: &mut impl BufRead) -> String {
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    line.split("http://")
        .nth(1)
        .and_then(|rest| rest.split('/').next())
        .unwrap_or_else(|| panic!("no address in {line:?}"))
        .to_owned()
}

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn the_page_and_its_health() {
    let serving = Serving::start();
    assert!(serving.get("/healthz").ends_with("\r\n\r\nok\n"));
    let page = serving.get("/");
    assert!(
        page.starts_with("HTTP/1.1 200 OK\r\n")
            && page.contains("content-security-policy: default-src 'none'")
    );
    assert!(page.contains("<title>Tabuleiro</title>"));
    assert!(serving.get("/nothing-here").starts_with("HTTP/1.1 404 "));
}

#[test]
fn a_taken_address_is_said() {
    let serving = Serving::start();
    let refused = tabuleiro(&["serve", "--no-open", "--listen", &serving.address]).refusal();
    assert!(
        refused.starts_with(&format!(
            "2: tabuleiro: cannot listen on {}: ",
            serving.address
        )),
        "{refused}"
    );
}

/// A server set up by a file and the environment; its tables are copied while it runs, and orders are taken.
#[test]
fn a_server_is_looked_after() {
    let folder = std::env::temp_dir().join(format!("tabuleiro-admin-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let inside = |name: &str| folder.join(name).display().to_string();
    let (config, store) = (inside("serve.toml"), inside("tables.sqlite"));
    let text = format!("db = \"{store}\"\nadmin = \"127.0.0.1:0\"\nhost = [\"games.lan\"]\n");
    std::fs::write(&config, text).expect("a file");
    let mut serving = Serving::start_with(&["--config", &config]);
    let admin = next_address(&mut serving.out);
    let laid_out = serving.ask("POST", "/api/tables", "{\"rules\":\"english\"}");
    assert!(laid_out.starts_with("HTTP/1.1 201 "), "{laid_out}");
    let id = laid_out.split("\"watch\":\"#/t/").nth(1);
    let id = id.and_then(|rest| rest.split('"').next()).expect("a name");
    let copy = inside("copy.sqlite");
    let copied = tabuleiro(&["backup", &copy, "--db", &store]).out;
    assert_eq!(copied, format!("{copy}: 1 tables, 0 lines\n"));
    let again = tabuleiro(&["backup", &copy, "--db", &store]).refusal();
    assert_eq!(again, format!("2: tabuleiro: {copy} is there already"));
    let over = tabuleiro(&["restore", &copy, "--db", &store]).refusal();
    assert_eq!(over, format!("2: tabuleiro: {store} is there already"));
    let elsewhere = inside("deep/elsewhere.sqlite");
    let restored = tabuleiro(&["restore", &copy, "--db", &elsewhere]).out;
    assert_eq!(restored, format!("{elsewhere}: 1 tables, 0 lines\n"));
    let none = tabuleiro(&["restore", &config, "--db", &inside("none")]).refusal();
    assert!(none.contains("is no store of tables"), "{none}");
    // A server and its copies are set up by the same words; each has two names.
    for (number, name) in ["TABULEIRO_DB", "TABULEIRO_STORE"].iter().enumerate() {
        let again = inside(&format!("by-variable-{number}.sqlite"));
        let copied = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(["backup", &again])
            .env(name, &store)
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&copied.stdout);
        assert_eq!(said, format!("{again}: 1 tables, 0 lines\n"), "{copied:?}");
    }
    let by_old_name = inside("by-old-name.sqlite");
    let copied = tabuleiro(&["backup", &by_old_name, "--store", &store]).out;
    assert_eq!(copied, format!("{by_old_name}: 1 tables, 0 lines\n"));
    let database = tabuleiro(&["backup", &inside("x"), "--db", "postgres://a@b/c"]).refusal();
    assert!(database.contains("pg_dump"), "{database}");

    let order = |arguments: &[&str]| {
        let all: Vec<&str> = ["admin", "--at", &admin]
            .iter()
            .chain(arguments)
            .copied()
            .collect();
        tabuleiro(&all)
    };
    assert!(order(&["status"]).out.contains("tables_created: 1\n"));
    assert_eq!(order(&["close", id]).out, format!("closed: {id}\n"));
    assert_eq!(
        order(&["close", id]).refusal(),
        "2: tabuleiro: the server refuses: table-over"
    );
    assert_eq!(order(&["ban", "10.1.2.3"]).out, "banned: 10.1.2.3\n");
    assert_eq!(order(&["bans"]).out, "10.1.2.3\n");
    assert_eq!(
        order(&["ban", "somebody"]).refusal(),
        "2: tabuleiro: somebody is no address"
    );
    drop(serving);
    assert!(
        order(&["status"])
            .refusal()
            .starts_with("2: tabuleiro: nobody answers at ")
    );
    std::fs::write(&config, "stor = 1\n").expect("a file");
    let refused = tabuleiro(&["serve", "--no-open", "--config", &config]).refusal();
    assert!(
        refused.contains("serve.toml: line 1: unknown field `stor`"),
        "{refused}"
    );
    let taken_up = Serving::start_with(&["--db", &elsewhere]);
    assert!(
        taken_up
            .get(&format!("/api/tables/{id}"))
            .contains("\"state\":\"waiting\"")
    );
    drop(taken_up);
    drop(std::fs::remove_dir_all(folder));
}

/// The example bot in Python plays a whole game with the computer, where there is a Python.
#[test]
fn the_example_bot_plays_a_game() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("tabuleiro-bot-{}", std::process::id()));
    let place = folder.join("tables.sqlite").display().to_string();
    let serving = Serving::start_with(&["--db", &place]);
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let played = Command::new("python3")
        .args([bot, &format!("http://{}", serving.address), "1"])
        .arg(env!("CARGO_BIN_EXE_tabuleiro"))
        .output()
        .expect("the bot starts");
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{complaint}");
    let (id, ended) = said.split_once(' ').expect("a table and how it ended");
    assert!(ended.contains("'winner'"), "{said}");
    let shown = serving.get(&format!("/api/tables/{id}"));
    assert!(
        shown.contains("\"state\":\"over\"") && shown.contains("\"computer\":[null,1]"),
        "{shown}"
    );
    drop(serving);
    drop(std::fs::remove_dir_all(folder));
}

/// Tables of people elsewhere are kept where one says, and are there again after the server was told to stop.
#[cfg(unix)]
#[test]
fn tables_are_kept_when_the_server_is_told_to_stop() {
    let folder = std::env::temp_dir().join(format!("tabuleiro-serve-{}", std::process::id()));
    let store = folder.join("deep/tables.sqlite");
    let place = store.display().to_string();
    let mut serving = Serving::start_with(&["--db", &place]);
    assert!(!store.exists(), "the page alone writes nothing");
    let laid_out = serving.ask("POST", "/api/tables", "{\"rules\":\"english\"}");
    assert!(laid_out.starts_with("HTTP/1.1 201 "), "{laid_out}");
    let id = laid_out.split("\"watch\":\"#/t/").nth(1);
    let id = id
        .and_then(|rest| rest.split('"').next())
        .expect("a name")
        .to_owned();
    let told = Command::new("kill")
        .arg(serving.child.id().to_string())
        .status();
    assert!(told.expect("kill").success());
    assert!(
        serving.child.wait().expect("it ends").success(),
        "it stops by itself"
    );
    let again = Serving::start_with(&["--db", &place]);
    let shown = again.get(&format!("/api/tables/{id}"));
    assert!(shown.contains("\"state\":\"waiting\""), "{shown}");
    drop(again);
    drop(std::fs::remove_dir_all(folder));
    let refused = tabuleiro(&["serve", "--no-open", "--public-url", "games.example.org"]).refusal();
    assert_eq!(
        refused,
        "2: tabuleiro: --public-url begins with http:// or https://, not as games.example.org"
    );
}
