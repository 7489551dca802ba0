//! The server: it hands out the page, which brings its own rules, table and engine, and the nets and tables that the
//! players of the page ask for; and it keeps tables at which people play who sit elsewhere.
//!
//! [`app`] builds the router of the page alone, [`site`] the one with tables, so that tests call them without a socket;
//! [`serve`] runs them on a listener.
#![forbid(unsafe_code)]

mod accept;
mod admin;
mod auth;
mod bans;
mod data;
mod errors;
mod file;
mod guard;
mod headers;
mod health;
mod limits;
pub mod live;
pub mod log;
mod metrics;
mod page;
mod passphrase;
mod patient;
pub mod rating;
mod routes;
mod session;
pub mod store;

use std::io;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::response::Redirect;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::OnceCell;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

pub use guard::Names;
pub use limits::Limits;

use live::{Habits, House};
use metrics::Metrics;
use store::StoreError;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where tables are kept: a file, or `postgres://…`; nowhere, and then there are none.
    pub store: Option<String>,
    /// By which names it is called.
    pub names: Names,
    /// How much one address may have.
    pub limits: Limits,
    /// How things are done at a table.
    pub habits: Habits,
    /// What this server is called among many on one store.
    pub node: String,
    /// Where others in the house find the page, such as `http://192.168.1.5:7117`; nothing where they cannot.
    pub network: Option<String>,
    /// Whether the log says from which addresses requests come.
    pub log_addresses: bool,
}

impl Settings {
    /// Everything as usual, with tables in this place.
    #[must_use]
    pub fn new(store: Option<String>) -> Self {
        Self {
            store,
            names: Names::default(),
            limits: Limits::default(),
            habits: Habits::default(),
            node: "one".to_owned(),
            network: None,
            log_addresses: false,
        }
    }
}

/// The tables of a server. The store is opened when it is first needed: whoever plays alone writes nothing.
pub struct Online {
    pub(crate) settings: Settings,
    pub(crate) ledger: Arc<limits::Ledger>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) scales: passphrase::Scales,
    /// Everything of one account is written out at a time.
    pub(crate) exports: Arc<tokio::sync::Semaphore>,
    house: OnceCell<Arc<House>>,
}

impl std::fmt::Debug for Online {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Online")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

impl Online {
    /// Nothing is opened yet.
    #[must_use]
    pub fn new(settings: Settings) -> Arc<Self> {
        Arc::new(Self {
            ledger: limits::Ledger::new(settings.limits),
            metrics: Arc::default(),
            scales: passphrase::Scales::new(),
            exports: Arc::new(tokio::sync::Semaphore::new(1)),
            house: OnceCell::new(),
            settings,
        })
    }

    /// The house; its store is opened by the first who asks.
    pub(crate) async fn house(&self) -> Result<Arc<House>, StoreError> {
        let open = || async {
            let nowhere = || StoreError::Unavailable("there is no place for tables".to_owned());
            let place = self.settings.store.as_ref().ok_or_else(nowhere)?;
            if let Some(folder) = Path::new(place).parent().filter(|_| !is_a_database(place)) {
                std::fs::create_dir_all(folder)
                    .map_err(|error| StoreError::Unavailable(error.to_string()))?;
            }
            let store = store::open(place).await?;
            let house = House::open_with(
                store,
                self.settings.habits,
                &self.settings.node,
                Arc::clone(&self.metrics),
            )
            .await?;
            bans::follow(&house, &self.ledger).await?;
            tracing::info!(node = self.settings.node, "the store is open");
            Ok(house)
        };
        self.house.get_or_try_init(open).await.cloned()
    }

    /// Takes up what was played when the server stopped: whoever is on the way back finds it, and what is due happens.
    /// Where nothing was ever kept nothing is opened.
    ///
    /// # Errors
    /// When the store does not answer, or nothing can be written down now.
    pub async fn take_up(&self) -> Result<(), StoreError> {
        match &self.settings.store {
            Some(place) if is_a_database(place) || Path::new(place).exists() => {
                let house = self.house().await?;
                match house.unwritten_outage() {
                    // It can be looked at, and goes on by itself once there is room.
                    Some(_) => Err(StoreError::Full),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether a move would be acknowledged now, and what is to be warned of all the same.
    pub(crate) async fn is_ready(&self) -> Result<Option<&'static str>, StoreError> {
        let Some(house) = self.house.get() else {
            return Ok(None);
        };
        house.store.ready().await?;
        let alone = house.has_neighbours() && !house.store.has_standby().await?;
        Ok(alone.then_some(
            "several nodes, and PostgreSQL has no synchronous standby (synchronous_standby_names is empty): \
            what is acknowledged is lost with its disk",
        ))
    }

    async fn stop(&self) {
        if let Some(house) = self.house.get() {
            house.stop().await;
        }
    }
}

fn is_a_database(place: &str) -> bool {
    place.contains("://")
}

fn page_routes() -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/data/index.json", get(data::index))
        .route("/data/{*address}", get(data::file))
        .fallback(page::serve)
}

fn finished(routes: Router) -> Router {
    // What a table says to a program is read line by line, and waits for nothing.
    let compressed =
        DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"));
    routes
        .layer(middleware::from_fn(headers::secure))
        .layer(CompressionLayer::new().compress_when(compressed))
}

/// All routes of the page.
pub fn app() -> Router {
    finished(page_routes())
}

/// All routes, with tables; behind a proxy also under the path that people see, whether the proxy takes it off or not.
pub fn site(online: &Arc<Online>) -> Router {
    let routes = finished(page_routes().nest("/api", routes::api(online)));
    match online.settings.names.base_path() {
        "" => routes,
        base => {
            // Without the slash at its end the page would look for its parts one folder too high.
            let inside = Redirect::permanent(&format!("{base}/"));
            Router::new()
                .route(base, get(move || std::future::ready(inside.clone())))
                .nest(&format!("{base}/"), routes.clone())
                .fallback_service(routes)
        }
    }
}

/// Answers on a listener until `stop` completes; what is under way is finished first. Whoever looks after the server
/// asks on `admin`.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    admin: Option<TcpListener>,
    online: Arc<Online>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let most = online.settings.limits.connections;
    let (stopped, watch) = tokio::sync::watch::channel(false);
    let until_stopped = move |mut watch: tokio::sync::watch::Receiver<bool>| async move {
        let _ = watch.wait_for(|stopped| *stopped).await;
    };
    let site = accept::run(
        listener,
        site(&online),
        Arc::clone(&online.metrics),
        most,
        until_stopped(watch.clone()),
    );
    let admin = async {
        match admin {
            Some(listener) => {
                let routes = admin::routes(&online);
                accept::run(listener, routes, Arc::default(), 64, until_stopped(watch)).await
            }
            None => Ok(()),
        }
    };
    let stop = async {
        stop.await;
        tracing::info!("the server stops");
        online.stop().await;
        let _ = stopped.send(true);
    };
    let (site, admin, ()) = tokio::join!(site, admin, stop);
    site.and(admin)
}
