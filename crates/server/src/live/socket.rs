//! One line to somebody at a table: a WebSocket, or a stream of lines for a program.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use table::dice::TableId;
use tokio::sync::mpsc;

use super::House;
use super::clock::Lag;
use super::table::{Ask, Entering, Reply};
use super::wire::Says;
use crate::limits::{Bucket, Ticket};

/// So many words wait for somebody who is slow to listen; then the line ends.
const OUT_QUEUE: usize = 32;

/// Whoever is at the other end of a line leaves the table when it ends, however it ends.
struct Present {
    house: Arc<House>,
    id: TableId,
    guest: u64,
    ticket: Ticket,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.house.metrics.sockets.down();
        if !self.house.is_stopping() {
            self.house.ask(&self.id, Ask::Leave(self.guest));
        }
    }
}

fn come_in(
    house: &Arc<House>,
    id: &TableId,
    seat: Option<usize>,
    from: u32,
    ticket: Ticket,
) -> (Present, mpsc::Receiver<Utf8Bytes>) {
    let (out, words) = mpsc::channel(OUT_QUEUE);
    let guest = house.next_guest();
    house.metrics.sockets.up();
    let present = Present {
        house: Arc::clone(house),
        id: id.clone(),
        guest,
        ticket,
    };
    house.ask(
        id,
        Ask::Enter(Entering {
            guest,
            seat,
            from,
            out,
        }),
    );
    (present, words)
}

/// Serves a line until either end closes it.
pub(crate) async fn run(
    mut socket: WebSocket,
    house: Arc<House>,
    id: TableId,
    seat: Option<usize>,
    from: u32,
    ticket: Ticket,
) {
    let (present, mut words) = come_in(&house, &id, seat, from, ticket);
    let mut bucket = Bucket::new(house.habits.commands);
    let (mut lag, mut asked) = (Lag::default(), None::<Instant>);
    let mut beat = tokio::time::interval(house.habits.beat);
    let why = loop {
        tokio::select! {
            word = words.recv() => {
                let Some(word) = word else {
                    break Some((close_code::AGAIN, "come-again"));
                };
                if socket.send(Message::Text(word)).await.is_err() {
                    break None;
                }
            }
            _ = beat.tick() => {
                if present.ticket.is_void() {
                    break Some((close_code::POLICY, "banned"));
                }
                // Nobody has answered since the last one.
                if asked.is_some() {
                    break Some((close_code::AWAY, "silent"));
                }
                asked = Some(Instant::now());
                let says = Says::Beat { now: house.time.now(), lag: lag.millis() };
                let sent = socket.send(Message::Ping(Default::default())).await;
                if sent.is_err() || socket.send(Message::Text(says.text().into())).await.is_err() {
                    break None;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    if !bucket.take() {
                        house.metrics.requests_limited.up();
                        break Some((close_code::POLICY, "too-many-commands"));
                    }
                    let (text, lag, reply) = (text.to_string(), lag.millis(), Reply::Guest(present.guest));
                    house.ask(&id, Ask::Command { seat, text, lag, reply });
                }
                Some(Ok(Message::Pong(_))) => {
                    if let Some(asked) = asked.take() {
                        lag.measured(u64::try_from(asked.elapsed().as_millis()).unwrap_or(u64::MAX));
                    }
                }
                Some(Ok(Message::Ping(_))) => {
                    if !bucket.take() {
                        break Some((close_code::POLICY, "too-many-commands"));
                    }
                }
                Some(Ok(Message::Binary(_))) => break Some((close_code::UNSUPPORTED, "text-only")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
            },
        }
    };
    if let Some((code, reason)) = why {
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        let _ = socket.send(Message::Close(Some(frame))).await;
    }
}

/// The same words, one a line, for a program that reads them.
pub(crate) struct Lines {
    words: mpsc::Receiver<Utf8Bytes>,
    beat: tokio::time::Interval,
    present: Present,
}

pub(crate) fn stream(
    house: &Arc<House>,
    id: &TableId,
    seat: Option<usize>,
    from: u32,
    ticket: Ticket,
) -> Lines {
    let (present, words) = come_in(house, id, seat, from, ticket);
    let beat = tokio::time::interval(house.habits.beat);
    Lines {
        words,
        beat,
        present,
    }
}

impl futures_core::Stream for Lines {
    type Item = Result<String, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.words.poll_recv(context) {
            Poll::Ready(Some(word)) => return Poll::Ready(Some(Ok(format!("{word}\n")))),
            Poll::Ready(None) => return Poll::Ready(None),
            Poll::Pending => {}
        }
        if self.beat.poll_tick(context).is_ready() {
            if self.present.ticket.is_void() {
                return Poll::Ready(None);
            }
            let says = Says::Beat {
                now: self.present.house.time.now(),
                lag: 0,
            };
            return Poll::Ready(Some(Ok(format!("{}\n", says.text()))));
        }
        Poll::Pending
    }
}
