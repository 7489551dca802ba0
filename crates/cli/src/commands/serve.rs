//! `tabuleiro serve`, and `tabuleiro` alone: the page from this very program, on this machine.

use std::env;
use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use clap::Args;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::answer::{Answer, Failure, Outcome};

/// Where the page is looked for first.
const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7117);

/// Serve the page and open it in the browser
///
/// Example: tabuleiro serve --listen 127.0.0.1:8000 --no-open
#[derive(Debug, Default, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Address and port to listen on; 0.0.0.0:PORT lets the whole network in.
    ///
    /// Without it: 127.0.0.1:7117, or any free port if that one is taken.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,

    /// Do not open the browser.
    #[arg(long)]
    no_open: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let runtime = Runtime::new()
        .map_err(|error| Failure::Input(format!("no threads for the server: {error}")))?;
    runtime.block_on(serve(arguments))
}

async fn serve(arguments: &Arguments) -> Outcome {
    let listener = listen(arguments.listen).await?;
    let address = format!("http://{}/", reachable(listener.local_addr()?));
    let mut out = io::stdout();
    writeln!(out, "Tabuleiro is at {address}  (Ctrl-C stops it)")?;
    out.flush()?;
    if !arguments.no_open && on_a_desktop() {
        open_in_browser(&address);
    }
    let stop = async {
        // Without a signal handler the server simply runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    server::serve(listener, stop).await?;
    Ok(Answer::Yes)
}

/// The address asked for and no other; of our own choice, any that is free.
async fn listen(asked: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    let address = asked.unwrap_or(USUAL);
    match TcpListener::bind(address).await {
        Err(error) if asked.is_none() && error.kind() == io::ErrorKind::AddrInUse => {
            Ok(TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?)
        }
        Err(error) => Err(Failure::Input(format!(
            "cannot listen on {address}: {error}"
        ))),
        Ok(listener) => Ok(listener),
    }
}

/// An address that a browser on this machine can open: "everywhere" is not one.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Whether somebody sits in front of a screen.
fn on_a_desktop() -> bool {
    cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .into_iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Best effort: the address has been printed, so nothing is lost if there is no browser.
fn open_in_browser(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let opened = Command::new(program)
        .args(before)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if opened.is_err() {
        eprintln!("tabuleiro: no browser could be opened; type the address into one");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everywhere_is_reached_here() {
        let everywhere: SocketAddr = "0.0.0.0:80".parse().expect("an address");
        assert_eq!(reachable(everywhere).to_string(), "127.0.0.1:80");
        assert_eq!(reachable(USUAL), USUAL);
    }
}
