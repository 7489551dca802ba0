//! `tabuleiro serve`, and `tabuleiro` alone: the page from this very program, on this machine.

use std::env;
use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use super::serve_settings::{Chosen, LogForm};
use crate::answer::{Answer, Failure, Outcome};
use crate::user_folders;

/// Where the page is looked for first.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7117);

/// Serve the page and open it in the browser
///
/// Example: tabuleiro serve --listen 127.0.0.1:8000 --no-open
#[derive(Debug, Default, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    chosen: Chosen,

    /// Settings by these names in a file of TOML, with underscores; TABULEIRO_DB and so on in the environment count
    /// before it, and a flag before both.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Outcome {
    let runtime = Runtime::new()
        .map_err(|error| Failure::Input(format!("no threads for the server: {error}")))?;
    runtime.block_on(serve(arguments))
}

async fn serve(arguments: &Arguments) -> Outcome {
    let chosen = arguments.chosen.clone();
    let chosen = chosen.with_others(arguments.config.as_deref())?;
    let mut settings = settings(&chosen)?;
    if let Some(form) = chosen.journal {
        server::log::start(match form {
            LogForm::Text => server::log::Form::Text,
            LogForm::Json => server::log::Form::Json,
        });
    }
    let listener = listen(chosen.listen).await?;
    let admin = match chosen.admin {
        Some(address) => Some(listen(Some(address)).await?),
        None => None,
    };
    let network = listener.local_addr().ok().and_then(on_the_network);
    settings.network = network.map(|network| format!("http://{network}"));
    let here_only = listener.local_addr().is_ok_and(|at| at.ip().is_loopback());
    let warning = readable_passphrases(&settings, here_only);
    let online = server::Online::new(settings);
    let address = format!("http://{}/", reachable(listener.local_addr()?));
    let mut out = io::stdout();
    writeln!(out, "Tabuleiro is at {address}  (Ctrl-C stops it)")?;
    if let Some(network) = network {
        writeln!(out, "Others in the house find it at http://{network}/")?;
    }
    if let Some(admin) = &admin {
        let at = admin.local_addr()?;
        writeln!(out, "Whoever looks after it finds it at http://{at}/")?;
    }
    if let Some(warning) = warning {
        writeln!(out, "{warning}")?;
    }
    out.flush()?;
    if !chosen.no_open && on_a_desktop() {
        open_in_browser(&address);
    }
    let stop = async {
        tokio::select! {
            () = interrupted() => {}
            () = terminated() => {}
        }
    };
    // The page is there at once; what was played when the server stopped follows.
    let waiting = std::sync::Arc::clone(&online);
    tokio::spawn(async move {
        if let Err(error) = waiting.take_up().await {
            eprintln!("tabuleiro: tables cannot be played for now: {error}");
        }
    });
    server::serve(listener, admin, online, stop).await?;
    Ok(Answer::Yes)
}

fn settings(chosen: &Chosen) -> Result<server::Settings, Failure> {
    if let Some(url) = &chosen.public_url
        && !["http://", "https://"]
            .iter()
            .any(|scheme| url.starts_with(scheme))
    {
        return Err(Failure::Input(format!(
            "--public-url begins with http:// or https://, not as {url}"
        )));
    }
    let usual = || usual_store().ok()?.into_os_string().into_string().ok();
    let mut settings = server::Settings::new(chosen.db.clone().or_else(usual));
    if let Some(node) = &chosen.node {
        settings.node.clone_from(node);
    }
    settings.log_addresses = chosen.journal_addresses;
    settings.names = server::Names {
        hosts: chosen.host.clone(),
        public_url: chosen
            .public_url
            .as_ref()
            .map(|url| url.trim_end_matches('/').to_owned()),
        trusted_proxies: chosen.trusted_proxy.clone(),
    };
    // Passphrases go over the line: without encryption only where somebody asks for it.
    settings.habits.accounts = chosen.accounts.unwrap_or(is_encrypted(&settings));
    Ok(settings)
}

fn is_encrypted(settings: &server::Settings) -> bool {
    let url = settings.names.public_url.as_deref();
    url.is_some_and(|url| url.starts_with("https://"))
}

/// What is said where passphrases can be read on their way to this server.
fn readable_passphrases(settings: &server::Settings, here_only: bool) -> Option<&'static str> {
    let readable = settings.habits.accounts && !is_encrypted(settings) && !here_only;
    readable.then_some(
        "Warning: accounts are on without encryption, so whoever is on this network can read passphrases. A proxy with \
        https in front (--public-url https://...) mends it, --accounts=false turns them off.",
    )
}

/// Where tables are kept where nobody says otherwise.
pub(super) fn usual_store() -> Result<PathBuf, Failure> {
    Ok(user_folders::data()?.join("tables.sqlite"))
}

async fn interrupted() {
    // Without a signal handler the server simply runs until it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Whoever looks after servers stops them so.
async fn terminated() {
    #[cfg(unix)]
    if let Ok(mut signal) =
        tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
    {
        signal.recv().await;
        return;
    }
    std::future::pending::<()>().await;
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

/// The address that phones in the house can open, where the whole network is let in. Nothing is sent to find it out:
/// the system is only asked which way it would go.
fn on_the_network(mut address: SocketAddr) -> Option<SocketAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    let asking = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Any address that is not in the house; this one is for examples (RFC 5737).
    asking.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    address.set_ip(asking.local_addr().ok()?.ip());
    Some(address).filter(|found| !found.ip().is_loopback())
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

    /// Off where passphrases could be read, unless somebody asks for it, who is then warned.
    #[test]
    fn accounts_need_encryption_or_a_word() {
        let of = |url: Option<&str>, accounts| {
            let chosen = Chosen {
                public_url: url.map(str::to_owned),
                db: Some("none".to_owned()),
                accounts,
                ..Chosen::default()
            };
            let settings = settings(&chosen).unwrap_or_else(|_| panic!("settings"));
            let warned = [true, false].map(|here| readable_passphrases(&settings, here).is_some());
            (settings.habits.accounts, warned)
        };
        assert_eq!(of(None, None), (false, [false, false]));
        assert_eq!(of(None, Some(true)), (true, [false, true]));
        assert_eq!(of(Some("http://a.example"), None), (false, [false, false]));
        assert_eq!(of(Some("https://a.example"), None), (true, [false, false]));
        assert_eq!(
            of(Some("https://a.example"), Some(false)),
            (false, [false, false])
        );
    }

    #[test]
    fn everywhere_is_reached_here() {
        let everywhere: SocketAddr = "0.0.0.0:80".parse().expect("an address");
        assert_eq!(reachable(everywhere).to_string(), "127.0.0.1:80");
        assert_eq!(reachable(USUAL), USUAL);
    }
}
