//! A line to PostgreSQL that can be cut in the worst moment: after COMMIT was sent and done, before its answer.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinHandle;

/// The name of PostgreSQL's socket in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// Stands between a node and its database.
pub(crate) struct Proxy {
    swallow: Arc<AtomicUsize>,
    swallowed: Arc<AtomicUsize>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Answers in a folder in place of a database in another.
    pub(crate) fn start(folder: &Path, database: &Path) -> Self {
        let listener = UnixListener::bind(folder.join(SOCKET)).expect("a socket");
        let (swallow, swallowed) = (Arc::default(), Arc::default());
        let counts = (Arc::clone(&swallow), Arc::clone(&swallowed));
        let database = database.join(SOCKET);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, database.clone(), counts.clone()));
            }
        });
        Self {
            swallow,
            swallowed,
            task,
        }
    }

    /// The answers to the next so many commits are lost, each with its connection.
    pub(crate) fn swallow(&self, so_many: usize) {
        self.swallow.store(so_many, Ordering::Relaxed);
    }

    /// How many were lost so far.
    pub(crate) fn swallowed(&self) -> usize {
        self.swallowed.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pass_on(
    client: UnixStream,
    database: PathBuf,
    (swallow, swallowed): (Arc<AtomicUsize>, Arc<AtomicUsize>),
) {
    let Ok(server) = UnixStream::connect(database).await else {
        return;
    };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let cut = AtomicBool::new(false);
    let asks = async {
        let mut bytes = vec![0; 65_536];
        while let Ok(read @ 1..) = from_client.read(&mut bytes).await {
            let commits = bytes[..read].windows(7).any(|part| part == b"COMMIT\0");
            let less = |left: usize| left.checked_sub(1);
            if commits
                && swallow
                    .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less)
                    .is_ok()
            {
                cut.store(true, Ordering::Relaxed);
            }
            if to_server.write_all(&bytes[..read]).await.is_err() {
                return;
            }
        }
    };
    let answers = async {
        let mut bytes = vec![0; 65_536];
        while let Ok(read @ 1..) = from_server.read(&mut bytes).await {
            if cut.load(Ordering::Relaxed) {
                // It is done, and nobody is told.
                swallowed.fetch_add(1, Ordering::Relaxed);
                return;
            }
            if to_client.write_all(&bytes[..read]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = asks => {}
        () = answers => {}
    }
}
