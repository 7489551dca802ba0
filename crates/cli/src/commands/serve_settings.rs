//! How `tabuleiro serve` is set up: what a flag says counts, then the environment, then a file.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::answer::Failure;

/// Settings by name: flags, `TABULEIRO_NAME` in the environment, names with underscores in a file of TOML.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Chosen {
    /// Address and port to listen on; 0.0.0.0:PORT lets the whole network in.
    ///
    /// Without it: 127.0.0.1:7117, or any free port if that one is taken.
    #[arg(long, value_name = "ADDRESS")]
    pub(super) listen: Option<SocketAddr>,

    /// Do not open the browser.
    #[arg(long)]
    pub(super) no_open: bool,

    /// Where tables of people who play from elsewhere are kept: a file, or postgres://USER@HOST/NAME.
    ///
    /// Without it: tables.sqlite in the user's data folder, made when the first table is.
    #[arg(long, visible_alias = "store", value_name = "URL")]
    #[serde(alias = "store")]
    pub(super) db: Option<String>,

    /// Where people find the page behind a proxy, such as `https://games.example.org/box`.
    #[arg(long, value_name = "URL")]
    pub(super) public_url: Option<String>,

    /// A name by which the server is called beside localhost, its addresses and this machine's own; may be repeated.
    #[arg(long, value_name = "NAME")]
    pub(super) host: Vec<String>,

    /// A proxy whose word on a client's address is taken (X-Forwarded-For); may be repeated.
    #[arg(long, value_name = "ADDRESS")]
    pub(super) trusted_proxy: Vec<IpAddr>,

    /// Answer /healthz, /readyz, /metrics and `tabuleiro admin` on this address, for whoever looks after the server.
    #[arg(long, value_name = "ADDRESS")]
    pub(super) admin: Option<SocketAddr>,

    /// Let people have accounts, with history and ratings; --accounts=false where they are not wanted.
    ///
    /// Without it: where --public-url begins with https://, since without encryption passphrases can be read on the
    /// way.
    #[arg(long, value_name = "true|false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(super) accounts: Option<bool>,

    /// What this server is called among several on one PostgreSQL.
    #[arg(long, value_name = "NAME")]
    pub(super) node: Option<String>,

    /// Write what happens to the standard error: lines for people, or JSON. Neither secrets nor words nor addresses.
    #[arg(long, value_enum, value_name = "FORM")]
    pub(super) journal: Option<LogForm>,

    /// The journal says from which addresses requests come.
    #[arg(long)]
    pub(super) journal_addresses: bool,
}

/// How the journal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogForm {
    /// Lines for people.
    Text,
    /// An object of JSON each.
    Json,
}

impl Chosen {
    /// What the flags say, then the environment, then this file.
    pub(super) fn with_others(self, file: Option<&Path>) -> Result<Self, Failure> {
        let named = variable("CONFIG").map(PathBuf::from);
        let file = match file.map(Path::to_owned).or(named) {
            Some(path) => read(&path)?,
            None => Self::default(),
        };
        let by_variables = Self::by_variables()?;
        Ok(self.or(by_variables).or(file))
    }

    /// What is not said here is as there.
    fn or(self, other: Self) -> Self {
        let list = |own: Vec<_>, other| if own.is_empty() { other } else { own };
        Self {
            listen: self.listen.or(other.listen),
            no_open: self.no_open || other.no_open,
            db: self.db.or(other.db),
            public_url: self.public_url.or(other.public_url),
            host: list(self.host, other.host),
            trusted_proxy: match self.trusted_proxy.is_empty() {
                true => other.trusted_proxy,
                false => self.trusted_proxy,
            },
            admin: self.admin.or(other.admin),
            accounts: self.accounts.or(other.accounts),
            node: self.node.or(other.node),
            journal: self.journal.or(other.journal),
            journal_addresses: self.journal_addresses || other.journal_addresses,
        }
    }

    fn by_variables() -> Result<Self, Failure> {
        let proxies = variable("TRUSTED_PROXY").unwrap_or_default();
        let proxies = words(&proxies).map(|text| parsed("TRUSTED_PROXY", text));
        Ok(Self {
            listen: address("LISTEN")?,
            no_open: variable("NO_OPEN").is_some_and(|said| said != "0"),
            db: db_variable(),
            public_url: variable("PUBLIC_URL"),
            host: words(&variable("HOST").unwrap_or_default())
                .map(str::to_owned)
                .collect(),
            trusted_proxy: proxies.collect::<Result<_, _>>()?,
            admin: address("ADMIN")?,
            accounts: variable("ACCOUNTS").map(|said| !matches!(&*said, "0" | "false" | "off")),
            node: variable("NODE"),
            journal: match variable("JOURNAL") {
                Some(form) => Some(LogForm::from_str(&form, true).map_err(|_| {
                    Failure::Input(format!("TABULEIRO_JOURNAL is text or json, not {form}"))
                })?),
                None => None,
            },
            journal_addresses: variable("JOURNAL_ADDRESSES").is_some_and(|said| said != "0"),
        })
    }
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
}

/// Where tables are kept, by either of its names.
pub(super) fn db_variable() -> Option<String> {
    variable("DB").or_else(|| variable("STORE"))
}

/// What is set to nothing is not set.
fn variable(name: &str) -> Option<String> {
    let said = std::env::var(format!("TABULEIRO_{name}")).ok()?;
    Some(said).filter(|said| !said.is_empty())
}

fn address(name: &str) -> Result<Option<SocketAddr>, Failure> {
    variable(name).map(|text| parsed(name, &text)).transpose()
}

fn parsed<T: FromStr>(name: &str, text: &str) -> Result<T, Failure> {
    let unreadable = |_| Failure::Input(format!("TABULEIRO_{name} is an address, not {text}"));
    text.parse().map_err(unreadable)
}

fn read(path: &Path) -> Result<Chosen, Failure> {
    let of_file = |why: String| Failure::Input(format!("{}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| of_file(error.to_string()))?;
    toml::from_str(&text).map_err(|error| {
        let line = error
            .span()
            .map_or(1, |span| text[..span.start].lines().count().max(1));
        of_file(format!("line {line}: {}", error.message().trim()))
    })
}

#[cfg(test)]
mod tests {
    use clap::FromArgMatches as _;

    use super::*;

    #[test]
    fn what_is_nearer_counts() {
        let near = Chosen {
            db: Some("near".to_owned()),
            ..Chosen::default()
        };
        let far: Chosen = toml::from_str(
            "db = \"far\"\naccounts = true\nlisten = \"0.0.0.0:80\"\nhost = [\"a\", \"b\"]",
        )
        .expect("settings");
        let both = near.or(far);
        assert_eq!(both.db.as_deref(), Some("near"));
        assert_eq!(both.listen, "0.0.0.0:80".parse().ok());
        assert_eq!(both.host, ["a", "b"]);
        assert_eq!(both.accounts, Some(true));
        assert!(
            toml::from_str::<Chosen>("stor = \"far\"").is_err(),
            "a name that is none"
        );
    }

    /// It was called `store` first, and whoever wrote that down is not left standing.
    #[test]
    fn the_store_is_named_in_two_ways() {
        for name in ["db", "store"] {
            let by_file: Chosen = toml::from_str(&format!("{name} = \"a\"")).expect("settings");
            assert_eq!(by_file.db.as_deref(), Some("a"));
            let command = Chosen::augment_args(clap::Command::new("serve"));
            let flags = command.try_get_matches_from(["serve", &format!("--{name}"), "b"]);
            let by_flag = Chosen::from_arg_matches(&flags.expect("flags")).expect("settings");
            assert_eq!(by_flag.db.as_deref(), Some("b"));
        }
        let both = toml::from_str::<Chosen>("db = \"a\"\nstore = \"b\"");
        assert!(both.is_err(), "which of them is meant?");
    }

    /// The example that is packed shows settings that there are.
    #[test]
    fn the_packed_file_is_read() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../packaging/tabuleiro.toml"
        );
        let chosen = read(Path::new(path)).expect("settings");
        assert!(chosen.listen.is_some() && chosen.db.is_some() && chosen.no_open);
    }
}
