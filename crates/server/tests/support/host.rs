//! A server in this process, on a port and in a folder of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tabuleiro_server::live::Habits;
use tabuleiro_server::store::StoreError;
use tabuleiro_server::{Limits, Online, Settings};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Runs until it is stopped.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    pub(crate) admin: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

/// As usual, but for tests that play as fast as they can.
pub(crate) fn habits() -> Habits {
    Habits {
        commands: (10_000.0, 10_000.0),
        ..Habits::default()
    }
}

/// No limits by address: all of a test comes from one.
pub(crate) fn limits() -> Limits {
    Limits {
        sockets: 100_000,
        tables: (1e6, 1e6),
        requests: (1e6, 1e6),
        logins: (1e6, 1e6),
        logins_by_name: (1e6, 1e6),
        accounts: (1e6, 1e6),
        ..Limits::default()
    }
}

pub(crate) fn settings(store: &str) -> Settings {
    let mut settings = Settings::new(Some(store.to_owned()));
    (settings.habits, settings.limits) = (habits(), limits());
    settings
}

/// Opens the store; on a full disk too.
pub(crate) async fn take_up(online: &Online) {
    match online.take_up().await {
        Ok(()) | Err(StoreError::Full) => {}
        Err(error) => panic!("no store: {error}"),
    }
}

impl Host {
    pub(crate) async fn start(settings: Settings) -> Self {
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let listener = TcpListener::bind(here).await.expect("a port");
        let admin = TcpListener::bind(here).await.expect("a port");
        let (address, admin_address) = (
            listener.local_addr().expect("an address"),
            admin.local_addr().expect("an address"),
        );
        let online = Online::new(settings);
        take_up(&online).await;
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(tabuleiro_server::serve(
            listener,
            Some(admin),
            Arc::clone(&online),
            until,
        ));
        Self {
            address,
            admin: admin_address,
            stop: Some(stop),
            task,
        }
    }

    /// Stops as on SIGTERM, and waits until all is done.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        let stopped = tokio::time::timeout(Duration::from_secs(10), &mut self.task).await;
        stopped
            .expect("in time")
            .expect("no panic")
            .expect("no error");
    }
}
