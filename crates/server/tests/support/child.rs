//! A server in a process of its own, that can be killed.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};

use tabuleiro_server::Limits;
use tabuleiro_server::live::Habits;
use tokio::net::TcpListener;

use crate::host::{settings, take_up};

/// Where the child finds its store.
const PLACE: &str = "TABULEIRO_CRASH_STORE";
const READY: &str = "it listens on ";

/// Everybody may have as much as is usual, instead of everything.
pub(crate) const USUAL_LIMITS: (&str, &str) = ("TABULEIRO_CHILD_LIMITS", "usual");
/// A line takes as many commands as is usual.
pub(crate) const USUAL_HABITS: (&str, &str) = ("TABULEIRO_CHILD_HABITS", "usual");

/// What the server is called among several.
pub(crate) const NODE: &str = "TABULEIRO_CHILD_NODE";

/// The store of this process, if it is a child.
pub(crate) fn place() -> Option<String> {
    std::env::var(PLACE).ok()
}

/// A port, which whoever started this process is told of.
pub(crate) async fn listen() -> TcpListener {
    let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let listener = TcpListener::bind(here).await.expect("a port");
    println!("\n{READY}{}", listener.local_addr().expect("an address"));
    listener
}

/// What the child does: it serves until it is killed. Nothing where it is not a child.
pub(crate) fn serve_until_killed() {
    let Some(place) = place() else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let mut settings = settings(&place);
        let (name, usual) = USUAL_LIMITS;
        if std::env::var(name).is_ok_and(|said| said == usual) {
            settings.limits = Limits::default();
        }
        let (name, usual) = USUAL_HABITS;
        if std::env::var(name).is_ok_and(|said| said == usual) {
            // With accounts, as on a site: whoever floods it tries that door too.
            settings.habits = Habits {
                accounts: true,
                ..Habits::default()
            };
        }
        if let Ok(node) = std::env::var(NODE) {
            settings.node = node;
        }
        let online = tabuleiro_server::Online::new(settings);
        take_up(&online).await;
        let served = tabuleiro_server::serve(listen().await, None, online, std::future::pending());
        served.await.expect("no error");
    });
}

/// A child, which is killed when it is dropped.
pub(crate) struct Killable(Child);

impl Killable {
    /// Starts this very program again as the child.
    pub(crate) fn start(
        place: &str,
        arguments: &[&str],
        settings: &[(&str, &str)],
    ) -> (Self, SocketAddr) {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(arguments)
            .env(PLACE, place)
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("a process");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut said = lines.map_while(Result::ok);
        let address = said.find_map(|line| line.strip_prefix(READY)?.parse().ok());
        (Self(child), address.expect("it listens"))
    }

    /// SIGKILL: nothing is told, nothing is finished.
    pub(crate) fn kill(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }

    /// Its number in the system.
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Killable {
    fn drop(&mut self) {
        self.kill();
    }
}
