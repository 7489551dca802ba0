//! What every request to a table passes: it is for this server, from its own page, and not one of too many.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Online;
use crate::errors::Problem;

/// Who is at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address that is counted: the peer's, or what a proxy that is trusted says of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// By which names the server is called.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Host names beside this machine's own and plain addresses.
    pub hosts: Vec<String>,
    /// Where people find the page behind a proxy, without a slash at the end: `https://games.example.org/box`.
    pub public_url: Option<String>,
    /// Proxies whose word on the address of a client is taken.
    pub trusted_proxies: Vec<IpAddr>,
}

impl Names {
    /// The path under which everything stands behind a proxy; empty without one.
    pub(crate) fn base_path(&self) -> &str {
        let after_scheme = self
            .public_url
            .as_deref()
            .and_then(|url| Some(url.split_once("://")?.1));
        let path = after_scheme.and_then(|rest| rest.find('/').map(|slash| &rest[slash..]));
        path.unwrap_or("").trim_end_matches('/')
    }

    /// Does the page come by https?
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    fn public_origin(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        Some(
            url.strip_suffix(self.base_path())
                .unwrap_or(url)
                .trim_end_matches('/'),
        )
    }

    /// Is this name ours? A page that lets its own name lead here is told that it is not (DNS rebinding); an address is
    /// no name, and nobody can let it lead elsewhere.
    pub(crate) fn is_ours(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(six) => six.split(']').next().unwrap_or(""),
            None => host.rsplit_once(':').map_or(host, |(name, _)| name),
        };
        let same = |known: &str| known.eq_ignore_ascii_case(name);
        let public = self
            .public_origin()
            .and_then(|origin| Some(origin.split_once("://")?.1));
        name.parse::<IpAddr>().is_ok()
            || same("localhost")
            || self.hosts.iter().any(|known| same(known))
            || public.is_some_and(|public| public.eq_ignore_ascii_case(host) || same(public))
            || this_machine().is_some_and(|known| same(&known) || same(&format!("{known}.local")))
    }

    /// Does a request come from our own page? What the browser says cannot be said by another page's script.
    fn is_own_origin(&self, origin: &str, host: &str) -> bool {
        let rest = origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"));
        let same_host =
            rest.is_some_and(|rest| rest.eq_ignore_ascii_case(host)) && !self.is_secure();
        same_host
            || self
                .public_origin()
                .is_some_and(|own| own.eq_ignore_ascii_case(origin))
    }

    fn address(&self, peer: Option<&Peer>, headers: &HeaderMap) -> IpAddr {
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| {
            peer.0.ip().to_canonical()
        });
        if !self.trusted_proxies.contains(&peer) {
            return peer;
        }
        // The last one was added by the proxy that is trusted; those before it anybody can write.
        let forwarded = text(headers, "x-forwarded-for").and_then(|list| list.rsplit(',').next());
        forwarded
            .and_then(|last| last.trim().parse().ok())
            .unwrap_or(peer)
    }
}

/// Is this what a browser on this very machine calls it?
pub(crate) fn is_here(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or(""),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost")
        || name
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

fn this_machine() -> Option<String> {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Passes on what may be answered.
pub(crate) async fn check(
    State(online): State<Arc<Online>>,
    mut request: Request,
    next: Next,
) -> Response {
    match judge(&online, &request) {
        Ok(address) => {
            request.extensions_mut().insert(Address(address));
            let mut response = next.run(request).await;
            let caching = HeaderValue::from_static("no-store");
            response
                .headers_mut()
                .insert(header::CACHE_CONTROL, caching);
            response
        }
        Err(problem) => problem.into_response(),
    }
}

fn judge(online: &Online, request: &Request) -> Result<IpAddr, Problem> {
    let (headers, names) = (request.headers(), &online.settings.names);
    let host = text(headers, "host").unwrap_or("");
    if !names.is_ours(host) {
        return Err(Problem::new(
            StatusCode::MISDIRECTED_REQUEST,
            "not-this-server",
        ));
    }
    // A header that cannot be read is a foreign one.
    let origin = headers
        .get(header::ORIGIN)
        .map(|origin| origin.to_str().unwrap_or("null"));
    if origin.is_some_and(|origin| !names.is_own_origin(origin, host)) {
        return Err(Problem::FOREIGN);
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if changes {
        let site = text(headers, "sec-fetch-site").unwrap_or("none");
        if !matches!(site, "same-origin" | "none") {
            return Err(Problem::FOREIGN);
        }
        // A form of another page cannot send this.
        let json = text(headers, "content-type").and_then(|kind| kind.split(';').next());
        if !json.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "json-only",
            ));
        }
    }
    let address = names.address(request.extensions().get(), headers);
    if online.ledger.is_banned(address) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "banned"));
    }
    if !online.ledger.may_ask(address) {
        online.metrics.requests_limited.up();
        return Err(Problem::TOO_MANY);
    }
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(public: Option<&str>) -> Names {
        Names {
            hosts: vec!["games.lan".to_owned()],
            public_url: public.map(str::to_owned),
            trusted_proxies: vec![IpAddr::V4(Ipv4Addr::LOCALHOST)],
        }
    }

    #[test]
    fn our_own_names_and_plain_addresses() {
        let plain = names(None);
        for host in [
            "localhost",
            "localhost:7117",
            "127.0.0.1:7117",
            "192.168.1.7",
            "[::1]:7117",
            "GAMES.lan:80",
        ] {
            assert!(plain.is_ours(host), "{host}");
        }
        for host in [
            "",
            "evil",
            "evil.example:7117",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
        ] {
            assert!(!plain.is_ours(host), "{host}");
        }
        let behind = names(Some("https://play.example.org/box"));
        assert!(behind.is_ours("play.example.org") && !behind.is_ours("example.org"));
        assert_eq!((behind.base_path(), behind.is_secure()), ("/box", true));
        assert_eq!(names(Some("http://a.example")).base_path(), "");
    }

    #[test]
    fn origins() {
        let plain = names(None);
        assert!(plain.is_own_origin("http://localhost:7117", "localhost:7117"));
        for origin in [
            "null",
            "",
            "http://localhost",
            "http://localhost:7118",
            "http://evil",
            "file://",
        ] {
            assert!(!plain.is_own_origin(origin, "localhost:7117"), "{origin}");
        }
        let behind = names(Some("https://play.example.org/box"));
        assert!(behind.is_own_origin("https://play.example.org", "upstream:1"));
        for origin in [
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://example.org",
        ] {
            assert!(
                !behind.is_own_origin(origin, "play.example.org"),
                "{origin}"
            );
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_whose_request_it_is() {
        let mut headers = HeaderMap::new();
        headers.insert(
            "x-forwarded-for",
            HeaderValue::from_static("6.6.6.6, 10.1.2.3"),
        );
        let peer = |text: &str| Peer(text.parse().expect("an address"));
        let of = |peer| names(None).address(Some(&peer), &headers).to_string();
        assert_eq!(of(peer("127.0.0.1:9")), "10.1.2.3");
        assert_eq!(of(peer("192.168.1.9:9")), "192.168.1.9");
    }
}
