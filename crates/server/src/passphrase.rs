//! Passphrases: kept so that whoever reads the store cannot tell them, and checked so that nobody is kept from playing
//! by it.
//!
//! Argon2id with 19 MiB and two passes (OWASP's first choice for servers). One is checked at a time for every two
//! processors; a few wait, and whoever comes then is asked to come again. The memory for it is kept from one to the
//! next: given back to the system's allocator, each thread that ever checked one went on holding its own 19 MiB, and a
//! flood of logins took 440 MB.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use subtle::ConstantTimeEq as _;
use table::dice::Digest;
use tokio::sync::Semaphore;

use crate::auth;
use crate::errors::Problem;

/// KiB of memory, passes, lanes.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// So many wait for their turn.
const QUEUE: usize = 16;
/// Letters of a passphrase: long enough to be worth its name (ASVS 6.2.1), short enough to be read.
const LETTERS: std::ops::RangeInclusive<usize> = 10..=200;

/// What the function fills.
type Memory = Vec<Block>;

/// Where passphrases are checked.
pub(crate) struct Scales {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// What no turn uses now; at most as many as there are turns.
    memory: Arc<Mutex<Vec<Memory>>>,
    /// What a name that nobody has is checked against, so that it takes as long as one that somebody has.
    nobodys: String,
}

impl Scales {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let turns = (processors / 2).max(1);
        let (m, t, p) = COST;
        let (salt, hash) = (Digest::new(auth::entropy()), Digest::new(auth::entropy()));
        Self {
            turns: Arc::new(Semaphore::new(turns)),
            places: Arc::new(Semaphore::new(turns + QUEUE)),
            memory: Arc::default(),
            nobodys: format!("argon2id:{m}:{t}:{p}:{salt}:{hash}"),
        }
    }

    /// What is kept of a new passphrase.
    pub(crate) async fn keep(&self, passphrase: String) -> Result<String, Problem> {
        self.in_turn(move |memory| {
            let salt = Digest::new(auth::entropy());
            let hash = weigh(&passphrase, COST, &salt, memory)?;
            let (m, t, p) = COST;
            Some(format!("argon2id:{m}:{t}:{p}:{salt}:{hash}"))
        })
        .await?
        .ok_or(Problem::STOPPING)
    }

    /// Whether this is the passphrase of which that was kept; of nobody none is, after the same work.
    pub(crate) async fn fits(
        &self,
        passphrase: String,
        kept: Option<String>,
    ) -> Result<bool, Problem> {
        let somebody = kept.is_some();
        let kept = kept.unwrap_or_else(|| self.nobodys.clone());
        let same = self.in_turn(move |memory| is_same(&passphrase, &kept, memory));
        let same = same.await?;
        Ok(same.unwrap_or(false) && somebody)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| Problem::TOO_MANY)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| Problem::STOPPING)?;
        let kept = Arc::clone(&self.memory);
        // Whoever asked may go in the meantime; the turn is over when the work is.
        let done = tokio::task::spawn_blocking(move || {
            let all = || kept.lock().unwrap_or_else(PoisonError::into_inner);
            let mut memory = all().pop().unwrap_or_default();
            let done = work(&mut memory);
            all().push(memory);
            drop((turn, place));
            done
        });
        done.await.map_err(|_| Problem::STOPPING)
    }
}

fn weigh(
    passphrase: &str,
    (m, t, p): (u32, u32, u32),
    salt: &Digest,
    memory: &mut Memory,
) -> Option<Digest> {
    let params = Params::new(m, t, p, Some(32)).ok()?;
    memory.resize(params.block_count(), Block::new());
    let mut hash = [0; 32];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into_with_memory(passphrase.as_bytes(), salt.as_bytes(), &mut hash, memory)
        .ok()?;
    Some(Digest::new(hash))
}

/// At the cost at which it was kept, which may be an earlier one.
fn is_same(passphrase: &str, kept: &str, memory: &mut Memory) -> Option<bool> {
    let mut parts = kept.strip_prefix("argon2id:")?.split(':');
    let mut number = || parts.next()?.parse().ok();
    let cost = (number()?, number()?, number()?);
    let salt: Digest = parts.next()?.parse().ok()?;
    let hash: Digest = parts.next()?.parse().ok()?;
    let found = weigh(passphrase, cost, &salt, memory)?;
    Some(found.as_bytes().ct_eq(hash.as_bytes()).into())
}

/// Whether it may be one: long enough, and not the name that everybody sees.
pub(crate) fn is_passphrase(passphrase: &str, name: &str) -> bool {
    let first = passphrase.chars().next();
    let all_alike = passphrase.chars().all(|letter| Some(letter) == first);
    LETTERS.contains(&passphrase.chars().count())
        && !all_alike
        && auth::folded(passphrase) != auth::folded(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_passphrase_fits_itself_alone() {
        let scales = Scales::new();
        let kept = scales
            .keep("quatro cavalos".to_owned())
            .await
            .expect("kept");
        let again = scales
            .keep("quatro cavalos".to_owned())
            .await
            .expect("kept");
        assert!(
            kept.starts_with("argon2id:19456:2:1:") && kept != again,
            "{kept}"
        );
        let fits = async |said: &str, kept: Option<&str>| {
            let fits = scales.fits(said.to_owned(), kept.map(str::to_owned));
            fits.await.expect("an answer")
        };
        assert!(fits("quatro cavalos", Some(&kept)).await);
        assert!(!fits("quatro cavalo", Some(&kept)).await);
        assert!(!fits("quatro cavalos", None).await);
        assert!(!fits("quatro cavalos", Some("plain")).await);
    }

    /// What the reference program of RFC 9106 makes of the same:
    /// `echo -n password | argon2 somesalt-of-32-bytes-for-a-test! -id -t 2 -k 19456 -p 1 -l 32`.
    #[test]
    fn the_function_is_argon2id() {
        let salt = Digest::new(*b"somesalt-of-32-bytes-for-a-test!");
        let hash = weigh("password", COST, &salt, &mut Memory::new()).expect("a hash");
        assert_eq!(hash.to_string(), REFERENCE);
    }

    const REFERENCE: &str = "b5721c73c287b8a1a5668a43b8c1cb5eae66f9dafee742369a092c6274dd6694";

    #[test]
    fn short_ones_and_names_are_none() {
        for good in ["quatro cavalos", "0123456789", "ãããããããããé"] {
            assert!(is_passphrase(good, "Ana"), "{good}");
        }
        let long = "ab".repeat(101);
        for bad in ["", "nove letr", "aaaaaaaaaaaa", "JOÃO  MARIA", &long] {
            assert!(!is_passphrase(bad, "João Maria"), "{bad}");
        }
    }

    /// Beyond those who wait, whoever comes is asked to come again, and everybody else is served.
    #[tokio::test]
    async fn the_queue_ends() {
        let scales = Arc::new(Scales::new());
        let all: Vec<_> = (0..100)
            .map(|_| {
                let scales = Arc::clone(&scales);
                tokio::spawn(async move { scales.fits("a passphrase".to_owned(), None).await })
            })
            .collect();
        let (mut served, mut sent_away) = (0, 0);
        for one in all {
            match one.await.expect("no panic") {
                Ok(false) => served += 1,
                Err(problem) if problem == Problem::TOO_MANY => sent_away += 1,
                other => panic!("{other:?}"),
            }
        }
        assert!(served > QUEUE && sent_away > 0, "{served} {sent_away}");
        let kept = scales.memory.lock().expect("memory").len();
        assert!((1..=scales.turns.available_permits()).contains(&kept));
    }
}
