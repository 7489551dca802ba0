//! Connections: how many there may be, how long somebody may take to ask, and how they end when the server stops.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::Service as _;

use crate::guard::Peer;
use crate::metrics::Metrics;
use crate::patient::Patient;

/// Whoever has not asked by then is not waited for.
const ASKING: Duration = Duration::from_secs(10);
/// Whoever takes nothing of what he is told for so long is let go.
const LISTENING: Duration = Duration::from_secs(15);
/// So many bytes lie ready for somebody who takes them slowly. Linux would keep four megabytes for each, and filling
/// them for a hundred who never read costs everybody else 0.3 s.
#[cfg(target_os = "linux")]
const LYING_READY: u32 = 128 * 1024;
/// What is under way when the server stops may take so long.
const FINISHING: Duration = Duration::from_secs(5);

/// Answers on a listener until `stop` completes; what is under way is finished first.
pub(crate) async fn run(
    listener: TcpListener,
    app: Router,
    metrics: Arc<Metrics>,
    most: usize,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let (stopped, watch) = watch::channel(());
    let slots = Arc::new(Semaphore::new(most));
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_connection(&error) => continue,
            Err(_) => {
                // No more files may be opened: that passes.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Ok(slot) = Arc::clone(&slots).try_acquire_owned() else {
            metrics.requests_limited.up();
            continue;
        };
        let (metrics, app, watch) = (Arc::clone(&metrics), app.clone(), watch.clone());
        tokio::spawn(async move {
            metrics.connections.up();
            answer(stream, app, Peer(address), watch).await;
            metrics.connections.down();
            drop(slot);
        });
    }
    let _ = stopped.send(());
    let all = u32::try_from(most).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(FINISHING, slots.acquire_many(all)).await;
    Ok(())
}

async fn answer(stream: TcpStream, app: Router, peer: Peer, mut stopped: watch::Receiver<()>) {
    // A move is a small packet, and waits for nothing.
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(&stream).set_tcp_notsent_lowat(LYING_READY);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        app.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKING)
        .serve_connection(TokioIo::new(Patient::new(stream, LISTENING)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Whoever is cut off knows it.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
