//! PostgreSQL by TLS, where its address says `sslmode=require`: the certificate has to be one that the system trusts,
//! or that the file of `sslrootcert=FILE` has or signed. Any other way of asking for TLS (`verify-ca`, `verify-full`)
//! is the same here, since nothing is gained by a line whose other end nobody knows.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_postgres::{Config, Socket};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::StoreError;

/// How a line is made safe; nothing where it is not asked for.
#[derive(Clone)]
pub(super) struct Tls(Option<TlsConnector>);

/// What an address says, of TLS too.
pub(super) fn read(url: &str) -> Result<(Config, Tls), StoreError> {
    let (place, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut roots, mut rest) = (None, Vec::new());
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("sslrootcert", path)) => roots = Some(path.replace("%2F", "/")),
            Some(("sslmode", "verify-ca" | "verify-full")) => rest.push("sslmode=require"),
            _ => rest.push(pair),
        }
    }
    let mut config: Config = match rest.is_empty() {
        true => place.parse()?,
        false => format!("{place}?{}", rest.join("&")).parse()?,
    };
    if config.get_ssl_mode() != SslMode::Require {
        // As it always was: who does not ask for TLS is not surprised by a certificate that nobody signed.
        config.ssl_mode(SslMode::Disable);
        return Ok((config, Tls(None)));
    }
    let connector = connector(roots.as_deref()).map_err(StoreError::Unavailable)?;
    Ok((config, Tls(Some(connector))))
}

fn connector(roots: Option<&str>) -> Result<TlsConnector, String> {
    let mut known = RootCertStore::empty();
    match roots {
        Some(path) => {
            let unreadable = |why: String| format!("sslrootcert {path}: {why}");
            let certificates = CertificateDer::pem_file_iter(path);
            for certificate in certificates.map_err(|error| unreadable(error.to_string()))? {
                let certificate = certificate.map_err(|error| unreadable(error.to_string()))?;
                known
                    .add(certificate)
                    .map_err(|error| unreadable(error.to_string()))?;
            }
        }
        // One that cannot be read is one that is not trusted.
        None => {
            known.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(known)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Stream;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Handshake> {
        Ok(Handshake {
            connector: self.0.clone(),
            // A socket in the file system has no name, and is not asked for one.
            name: ServerName::try_from(host.to_owned()).ok(),
        })
    }
}

/// A line that is about to be made safe.
pub(super) struct Handshake {
    connector: Option<TlsConnector>,
    name: Option<ServerName<'static>>,
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Stream;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        Box::pin(async move {
            let (Some(connector), Some(name)) = (self.connector, self.name) else {
                return Err(io::Error::other(
                    "TLS was not asked for, or has no name to ask",
                ));
            };
            Ok(Stream(connector.connect(name, socket).await?))
        })
    }
}

/// A safe line.
pub(super) struct Stream(tokio_rustls::client::TlsStream<Socket>);

impl TlsStream for Stream {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
