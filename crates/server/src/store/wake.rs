//! Words between the nodes of one database, on a session of their own: NOTIFY within the transaction of an append made
//! appends ten times slower.
//!
//! Nothing relies on a word: what was missed is found in the store. When the session was lost and is there again,
//! whoever listens is told so, and says everything anew.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Client, Config};

use super::StoreError;
use super::tls::Tls;

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The session is there, for the first time or again: words may have been missed.
    Again,
    /// A word of a node, perhaps one's own.
    Words(String),
}

const CHANNEL: &str = "tabuleiro";
/// A session that was lost is tried again after so long.
const TRY_AGAIN: Duration = Duration::from_millis(500);
/// Whoever does not take a word within this is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a session needs to begin.
type Beginning = (Config, Tls, mpsc::UnboundedReceiver<String>);

/// A session that listens and speaks, for as long as somebody has this.
pub(super) struct Wake {
    out: mpsc::UnboundedSender<String>,
    /// Whoever listens takes it; nothing is listened to before.
    start: Mutex<Option<Beginning>>,
}

impl Wake {
    pub(super) fn start(mut config: Config, tls: Tls) -> Self {
        config.application_name("tabuleiro-wake");
        let (out, words) = mpsc::unbounded_channel();
        Self {
            out,
            start: Mutex::new(Some((config, tls, words))),
        }
    }

    /// The first who asks hears everything.
    pub(super) fn listen(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        let mut start = self.start.lock().unwrap_or_else(PoisonError::into_inner);
        let (config, tls, words) = start.take()?;
        let (tell, heard) = mpsc::unbounded_channel();
        tokio::spawn(keep_up(config, tls, words, tell));
        Some(heard)
    }

    /// Says something; it is lost where the session is.
    pub(super) fn post(&self, words: String) {
        let _ = self.out.send(words);
    }
}

async fn keep_up(
    config: Config,
    tls: Tls,
    mut words: mpsc::UnboundedReceiver<String>,
    tell: mpsc::UnboundedSender<Heard>,
) {
    while !tell.is_closed() {
        match session(&config, &tls, &mut words, &tell).await {
            // Nobody has anything to say any more.
            Ok(()) => return,
            Err(_) => tokio::time::sleep(TRY_AGAIN).await,
        }
    }
}

async fn session(
    config: &Config,
    tls: &Tls,
    words: &mut mpsc::UnboundedReceiver<String>,
    tell: &mpsc::UnboundedSender<Heard>,
) -> Result<(), StoreError> {
    let (client, mut connection) = config.connect(tls.clone()).await?;
    let heard = tell.clone();
    let mut listening = tokio::spawn(async move {
        while let Some(Ok(message)) =
            std::future::poll_fn(|context| connection.poll_message(context)).await
        {
            if let AsyncMessage::Notification(word) = message {
                let _ = heard.send(Heard::Words(word.payload().to_owned()));
            }
        }
    });
    let spoken = async {
        client.batch_execute(&format!("listen {CHANNEL}")).await?;
        // What was to be said while there was no session is said anew.
        while words.try_recv().is_ok() {}
        let _ = tell.send(Heard::Again);
        while let Some(word) = words.recv().await {
            say(&client, &word).await?;
        }
        Ok(())
    };
    let done = tokio::select! {
        done = spoken => done,
        _ = &mut listening => Err(StoreError::Unavailable("the session has ended".to_owned())),
    };
    listening.abort();
    done
}

async fn say(client: &Client, word: &str) -> Result<(), StoreError> {
    let notify = async {
        client
            .execute("select pg_notify($1, $2)", &[&CHANNEL, &word])
            .await
    };
    let said = tokio::time::timeout(PATIENCE, notify).await;
    said.map_err(|_| StoreError::Unavailable("no answer".to_owned()))??;
    Ok(())
}
