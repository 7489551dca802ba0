//! How much of everything one address, or one line, may have.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// So many at once, refilled at a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one: so many a second, and so many at once.
    pub(crate) fn new((rate, most): (f64, f64)) -> Self {
        Self {
            rate,
            most,
            left: most,
            at: Instant::now(),
        }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let passed = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate).min(self.most);
        self.at = now;
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }

    fn is_full(&self) -> bool {
        let passed = self.at.elapsed().as_secs_f64();
        self.left + passed * self.rate >= self.most
    }
}

/// What is limited by address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Sockets and streams of one address.
    pub sockets: u32,
    /// Tables laid out by one address: a second, and at once.
    pub tables: (f64, f64),
    /// Other requests that are not for the page.
    pub requests: (f64, f64),
    /// Attempts to sign in from one address: a second, and at once.
    pub logins: (f64, f64),
    /// Attempts to sign in by one name, wherever they come from.
    pub logins_by_name: (f64, f64),
    /// Accounts made by one address.
    pub accounts: (f64, f64),
    /// Connections in all.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 30,
            tables: (0.5, 20.0),
            requests: (20.0, 60.0),
            logins: (0.2, 10.0),
            logins_by_name: (0.1, 20.0),
            accounts: (0.02, 10.0),
            connections: 20_000,
        }
    }
}

#[derive(Default)]
struct Counts {
    sockets: HashMap<IpAddr, u32>,
    tables: HashMap<IpAddr, Bucket>,
    requests: HashMap<IpAddr, Bucket>,
    logins: HashMap<IpAddr, Bucket>,
    logins_by_name: HashMap<String, Bucket>,
    accounts: HashMap<IpAddr, Bucket>,
    banned: BTreeSet<IpAddr>,
}

/// Who has had how much.
pub(crate) struct Ledger {
    limits: Limits,
    counts: Mutex<Counts>,
}

/// Leave to have one socket; given back when it is dropped.
pub(crate) struct Ticket {
    ledger: Arc<Ledger>,
    address: IpAddr,
}

/// So many addresses are known before those are forgotten that have all of their allowance.
const MANY: usize = 10_000;

impl Ledger {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            limits,
            counts: Mutex::default(),
        })
    }

    fn counts(&self) -> std::sync::MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Option<Ticket> {
        let address = house_of(address);
        let mut counts = self.counts();
        let open = counts.sockets.entry(address).or_default();
        if *open >= self.limits.sockets {
            return None;
        }
        *open += 1;
        Some(Ticket {
            ledger: Arc::clone(self),
            address,
        })
    }

    /// Whoever comes from there is not let in, and whoever is there has to go. Says what is banned with it.
    pub(crate) fn ban(&self, address: IpAddr) -> IpAddr {
        let house = house_of(address);
        self.counts().banned.insert(house);
        house
    }

    /// Says whether there was a ban, and of what.
    pub(crate) fn lift(&self, address: IpAddr) -> (bool, IpAddr) {
        let house = house_of(address);
        (self.counts().banned.remove(&house), house)
    }

    /// Exactly these are banned.
    pub(crate) fn set_banned(&self, addresses: &[String]) {
        let addresses = addresses.iter().filter_map(|address| address.parse().ok());
        self.counts().banned = addresses.collect();
    }

    pub(crate) fn banned(&self) -> Vec<IpAddr> {
        self.counts().banned.iter().copied().collect()
    }

    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.counts().banned.contains(&house_of(address))
    }

    pub(crate) fn may_lay_out(&self, address: IpAddr) -> bool {
        let address = house_of(address);
        take(&mut self.counts().tables, address, self.limits.tables)
    }

    /// Whether somebody there may try to sign in by this name, which somebody may have or not.
    pub(crate) fn may_log_in(&self, address: IpAddr, name: &str) -> bool {
        let (address, counts) = (house_of(address), &mut *self.counts());
        take(&mut counts.logins, address, self.limits.logins)
            && take(
                &mut counts.logins_by_name,
                name.to_owned(),
                self.limits.logins_by_name,
            )
    }

    pub(crate) fn may_make_account(&self, address: IpAddr) -> bool {
        let address = house_of(address);
        take(&mut self.counts().accounts, address, self.limits.accounts)
    }

    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        let address = house_of(address);
        take(&mut self.counts().requests, address, self.limits.requests)
    }
}

fn take<K: Eq + std::hash::Hash>(
    buckets: &mut HashMap<K, Bucket>,
    whose: K,
    rate: (f64, f64),
) -> bool {
    if buckets.len() >= MANY {
        buckets.retain(|_, bucket| !bucket.is_full());
    }
    buckets
        .entry(whose)
        .or_insert_with(|| Bucket::new(rate))
        .take()
}

/// One household has a whole /64 of IPv6.
fn house_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
        four @ IpAddr::V4(_) => four,
    }
}

impl Ticket {
    /// Whether whoever has it has been banned since.
    pub(crate) fn is_void(&self) -> bool {
        self.ledger.is_banned(self.address)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.ledger.counts();
        if let Some(open) = counts.sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                counts.sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_has() {
        let mut bucket = Bucket::new((0.0, 3.0));
        assert_eq!(
            [0; 5].map(|_| bucket.take()),
            [true, true, true, false, false]
        );
    }

    #[test]
    fn sockets_are_counted_by_household() {
        let limits = Limits {
            sockets: 2,
            ..Limits::default()
        };
        let ledger = Ledger::new(limits);
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let one = ledger.socket(address("2001:db8::1"));
        let two = ledger.socket(address("2001:db8::2"));
        assert!(one.is_some() && two.is_some());
        assert!(ledger.socket(address("2001:db8::3")).is_none());
        assert!(ledger.socket(address("2001:db8:0:1::3")).is_some());
        drop(one);
        assert!(ledger.socket(address("2001:db8::3")).is_some());
        assert!(ledger.socket(address("::ffff:10.0.0.1")).is_some());
        drop(two);
    }
}
