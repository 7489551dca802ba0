//! Who asks, where people have accounts: a token of 256 bits in a cookie that no script reads, kept as a hash.

use axum::http::{HeaderMap, header};

use crate::Online;
use crate::auth::{self, Secret};
use crate::errors::Problem;
use crate::live::House;
use crate::store::{Account, Session, Wall};

/// The cookie's name; its path is that of everything that is asked.
pub(crate) const COOKIE: &str = "tabuleiro-account";

const DAY: Wall = 24 * 3600 * 1000;
/// A session that was not used for so long is over.
const UNUSED: Wall = 60 * DAY;
/// No session lasts longer.
const LONGEST: Wall = 365 * DAY;
/// When it was last used is written down this often at most.
const SEEN_EVERY: Wall = DAY / 24;

/// Somebody who has signed in.
#[derive(Clone, Debug)]
pub(crate) struct Signed {
    pub(crate) account: Account,
    pub(crate) session: Session,
}

/// The value of a cookie of this name.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut cookies = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

/// Who has signed in in the browser that asks, where there are accounts.
pub(crate) async fn of(
    online: &Online,
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<Signed>, Problem> {
    let token = cookie(headers, COOKIE).filter(|_| online.settings.habits.accounts);
    let Some(token) = token.and_then(Secret::read) else {
        return Ok(None);
    };
    let now = house.time.now();
    let found = house.store.session(token.hash()).await?;
    let Some((session, account)) = found.filter(|(session, _)| lasts(session, now)) else {
        return Ok(None);
    };
    if now - session.seen > SEEN_EVERY {
        house.store.session_seen(session.hash, now).await?;
    }
    Ok(Some(Signed { account, session }))
}

fn lasts(session: &Session, now: Wall) -> bool {
    now - session.seen < UNUSED && now - session.made < LONGEST
}

/// A new session, and the cookie that carries it.
pub(crate) async fn open(
    online: &Online,
    house: &House,
    account: &str,
    headers: &HeaderMap,
) -> Result<String, Problem> {
    let (token, now) = (Secret::draw(), house.time.now());
    let agent = headers.get(header::USER_AGENT);
    let new = Session {
        hash: token.hash(),
        id: auth::new_id(),
        account: account.to_owned(),
        device: device(agent.and_then(|agent| agent.to_str().ok()).unwrap_or("")),
        made: now,
        seen: now,
    };
    house
        .store
        .open_session(new, now - UNUSED, now - LONGEST)
        .await?;
    Ok(written(online, &token.text(), LONGEST / 1000))
}

/// The cookie that takes a token away.
pub(crate) fn none(online: &Online) -> String {
    written(online, "", 0)
}

fn written(online: &Online, token: &str, seconds: Wall) -> String {
    let names = &online.settings.names;
    let secure = if names.is_secure() { "; Secure" } else { "" };
    let base = names.base_path();
    format!(
        "{COOKIE}={token}; Path={base}/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
    )
}

/// Which browser it is, on what: so much that its owner knows it again, and no more.
fn device(agent: &str) -> String {
    // In this order, since each names those that it wants to be taken for.
    let browsers = [
        ("Firefox/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let known = |list: &[(&str, &'static str)]| {
        let found = list.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    let both: Vec<&str> = [known(&browsers), known(&systems)]
        .into_iter()
        .flatten()
        .collect();
    both.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        let phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile \
            Safari/537.36";
        assert_eq!(device(phone), "Chrome, Android");
        let desk = "Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0";
        assert_eq!(device(desk), "Firefox, Linux");
        assert_eq!(device("<script>"), "");
    }

    #[test]
    fn sessions_end_by_themselves() {
        let session = |made, seen| Session {
            hash: Secret::draw().hash(),
            id: String::new(),
            account: String::new(),
            device: String::new(),
            made,
            seen,
        };
        assert!(lasts(&session(0, 50 * DAY), 100 * DAY));
        assert!(!lasts(&session(0, 50 * DAY), 110 * DAY), "unused");
        assert!(!lasts(&session(0, 364 * DAY), 365 * DAY), "too old");
    }
}
