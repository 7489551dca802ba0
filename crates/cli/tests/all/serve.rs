//! The page from the program itself, over a real socket.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::tabuleiro;

/// A running server, stopped when the test ends.
struct Serving {
    child: Child,
    /// `127.0.0.1:PORT`, as printed.
    address: String,
}

impl Serving {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(["serve", "--no-open", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe"))
            .read_line(&mut line)
            .expect("an address");
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next())
            .unwrap_or_else(|| panic!("no address in {line:?}"))
            .to_owned();
        Self { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let host = &self.address;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
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
