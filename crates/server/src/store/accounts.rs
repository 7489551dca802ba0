//! Accounts and their sessions, in any store.

use table::dice::Digest;

use super::plain::{Row, Step};
use super::{Store, StoreError, Value, Wall};

/// Somebody with a name of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What never changes.
    pub id: String,
    /// What people see.
    pub name: String,
    /// The name without regard to case, which nobody else has.
    pub folded: String,
    /// What is kept of the passphrase.
    pub passphrase: String,
    /// Since when.
    pub made: Wall,
}

/// A browser in which somebody has signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub hash: Digest,
    /// What it is called when it is to be ended.
    pub id: String,
    /// Whose.
    pub account: String,
    /// Which browser, on what.
    pub device: String,
    /// Since when.
    pub made: Wall,
    /// When it was last used.
    pub seen: Wall,
}

/// An account as whoever looks after the server sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The name.
    pub name: String,
    /// The name without regard to case, by which the list goes.
    pub folded: String,
    /// Since when.
    pub made: Wall,
    /// In so many browsers.
    pub sessions: i64,
    /// At so many tables.
    pub tables: i64,
}

const ACCOUNT: &str = "select id, name, folded, passphrase, made from account";
/// One account has so many sessions; a new one ends the oldest.
const MOST_SESSIONS: i64 = 30;

fn account(row: &Row) -> Option<Account> {
    Some(Account {
        id: row.text(0)?,
        name: row.text(1)?,
        folded: row.text(2)?,
        passphrase: row.text(3)?,
        made: row.whole(4)?,
    })
}

fn session(row: &Row) -> Option<Session> {
    let Some(Value::Bytes(hash)) = row.0.first() else {
        return None;
    };
    Some(Session {
        hash: super::digest(hash)?,
        id: row.text(1)?,
        account: row.text(2)?,
        device: row.text(3)?,
        made: row.whole(4)?,
        seen: row.whole(5)?,
    })
}

const SESSION: &str = "select hash, id, account_id, device, made, seen from session";

impl dyn Store {
    /// A new account; no if somebody has the name.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn add_account(&self, new: Account) -> Result<bool, StoreError> {
        let values = vec![
            new.id.as_str().into(),
            new.name.as_str().into(),
            new.folded.as_str().into(),
            new.passphrase.as_str().into(),
            new.made.into(),
        ];
        let add = "insert into account (id, name, folded, passphrase, made) values ($1, $2, $3, $4, $5) \
            on conflict do nothing";
        Ok(self.change(vec![Step::new(add, values)]).await?[0] == 1)
    }

    /// The account with this name, without regard to case.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn account_named(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let found = self.ask(format!("{ACCOUNT} where folded = $1"), vec![folded.into()]);
        Ok(found.await?.first().and_then(account))
    }

    /// The session of this token, and whose it is.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn session(&self, hash: Digest) -> Result<Option<(Session, Account)>, StoreError> {
        let found = self.ask(format!("{SESSION} where hash = $1"), vec![hash.into()]);
        let Some(session) = found.await?.first().and_then(session) else {
            return Ok(None);
        };
        let whose = vec![session.account.as_str().into()];
        let found = self.ask(format!("{ACCOUNT} where id = $1"), whose).await?;
        Ok(found
            .first()
            .and_then(account)
            .map(|account| (session, account)))
    }

    /// Somebody has signed in. What is older than these moments is over, and so are the oldest beyond a number.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn open_session(
        &self,
        new: Session,
        seen_after: Wall,
        made_after: Wall,
    ) -> Result<(), StoreError> {
        let whose: Value = new.account.as_str().into();
        let add = "insert into session (hash, id, account_id, device, made, seen) values ($1, $2, $3, $4, $5, $6)";
        let old = "delete from session where account_id = $1 and (seen < $2 or made < $3)";
        let many = "delete from session where account_id = $1 and hash not in \
            (select hash from session where account_id = $1 order by made desc, id limit $2)";
        let values = vec![
            new.hash.into(),
            new.id.as_str().into(),
            whose.clone(),
            new.device.as_str().into(),
            new.made.into(),
            new.seen.into(),
        ];
        let steps = vec![
            Step::one(add, values),
            Step::new(
                old,
                vec![whose.clone(), seen_after.into(), made_after.into()],
            ),
            Step::new(many, vec![whose, MOST_SESSIONS.into()]),
        ];
        self.change(steps).await.map(|_| ())
    }

    /// A session is used.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn session_seen(&self, hash: Digest, now: Wall) -> Result<(), StoreError> {
        let seen = "update session set seen = $1 where hash = $2";
        let step = Step::new(seen, vec![now.into(), hash.into()]);
        self.change(vec![step]).await.map(|_| ())
    }

    /// The sessions of an account, the newest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn sessions(&self, account: &str) -> Result<Vec<Session>, StoreError> {
        let of = format!("{SESSION} where account_id = $1 order by made desc, id");
        let found = self.ask(of, vec![account.into()]).await?;
        Ok(found.iter().filter_map(session).collect())
    }

    /// Ends one session of an account, or all of them; says how many.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn end_sessions(&self, account: &str, id: Option<&str>) -> Result<u64, StoreError> {
        let step = match id {
            Some(id) => Step::new(
                "delete from session where account_id = $1 and id = $2",
                vec![account.into(), id.into()],
            ),
            None => Step::new(
                "delete from session where account_id = $1",
                vec![account.into()],
            ),
        };
        Ok(self.change(vec![step]).await?[0])
    }

    /// Another passphrase, which ends all sessions.
    ///
    /// # Errors
    /// A conflict when the account is gone.
    pub async fn set_passphrase(&self, account: &str, passphrase: &str) -> Result<(), StoreError> {
        let set = "update account set passphrase = $1 where id = $2";
        let end = "delete from session where account_id = $1";
        let steps = vec![
            Step::one(set, vec![passphrase.into(), account.into()]),
            Step::new(end, vec![account.into()]),
        ];
        self.change(steps).await.map(|_| ())
    }

    /// Takes an account away. The games stay, with what its owner was called there: no line of a record is touched.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn delete_account(&self, account: &str) -> Result<bool, StoreError> {
        let statements = [
            "update result set before_0 = null, after_0 = null where table_id in \
                (select table_id from seat where account_id = $1 and seat = 0)",
            "update result set before_1 = null, after_1 = null where table_id in \
                (select table_id from seat where account_id = $1 and seat = 1)",
            "update seat set account_id = null, claimed = null where account_id = $1",
            "delete from rating where account_id = $1",
            "delete from session where account_id = $1",
            "delete from account where id = $1",
        ];
        let steps = statements.map(|sql| Step::new(sql, vec![account.into()]));
        Ok(self.change(steps.to_vec()).await?.last() == Some(&1))
    }

    /// Accounts by name, after this one.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn accounts(&self, after: &str, most: u32) -> Result<Vec<Listed>, StoreError> {
        let list = "select name, folded, made, \
            (select count(*) from session where account_id = account.id), \
            (select count(*) from seat where account_id = account.id) \
            from account where folded > $1 order by folded limit $2";
        let found = self
            .ask(list.to_owned(), vec![after.into(), i64::from(most).into()])
            .await?;
        let listed = |row: &Row| {
            Some(Listed {
                name: row.text(0)?,
                folded: row.text(1)?,
                made: row.whole(2)?,
                sessions: row.whole(3)?,
                tables: row.whole(4)?,
            })
        };
        Ok(found.iter().filter_map(listed).collect())
    }
}
