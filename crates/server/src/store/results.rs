//! Games that have ended, whose they are, and how strong their players are, in any store.

use table::dice::TableId;

use super::plain::{Row, Step, places};
use super::{Store, StoreError, Stored, Value, Wall};
use crate::rating::{Rating, both_after};

/// A game that has ended.
#[derive(Clone, Debug)]
pub struct NewResult {
    /// Where.
    pub table: TableId,
    /// Which game there, from 1; 0 for a match that counts as a whole.
    pub game: u32,
    /// The rules under which it is rated; nothing where it is not.
    pub rules: Option<String>,
    /// The seat that has won; none in a draw.
    pub winner: Option<usize>,
    /// When.
    pub at: Wall,
}

/// A game that has ended, as the store has it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// Where.
    pub table: String,
    /// Which game there.
    pub game: i64,
    /// The seat that has won.
    pub winner: Option<i64>,
    /// The ratings before and after it by seat, where it was rated.
    pub rated: [Option<(f64, f64)>; 2],
}

/// How strong an account is under some rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingOf {
    /// Who.
    pub account: String,
    /// Under which rules.
    pub rules: String,
    /// How strong.
    pub rating: Rating,
}

/// From where a history is read: what was sat down at before that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryFrom {
    /// When one sat down there.
    pub taken: Wall,
    /// Where.
    pub table: String,
}

/// Who comes second so often is asked to come again later.
const ATTEMPTS: usize = 8;

impl dyn Store {
    /// Somebody who has sat down as a guest takes the seat into the account; no if it is somebody's already.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn claim_seat(
        &self,
        id: &TableId,
        seat: u8,
        account: &str,
        now: Wall,
    ) -> Result<bool, StoreError> {
        let claim = "update seat set account_id = $1, claimed = $2 where table_id = $3 and seat = $4 \
            and account_id is null and taken is not null and computer is null";
        let values = vec![
            account.into(),
            now.into(),
            id.as_str().into(),
            i64::from(seat).into(),
        ];
        Ok(self.change(vec![Step::new(claim, values)]).await?[0] == 1)
    }

    /// The tables at which an account sits or has sat and something was played, the newest first, and from where
    /// the next page is read.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn history(
        &self,
        account: &str,
        from: Option<HistoryFrom>,
        most: u32,
    ) -> Result<(Vec<Stored>, Option<HistoryFrom>), StoreError> {
        let from = from.unwrap_or(HistoryFrom {
            taken: Wall::MAX,
            table: String::new(),
        });
        let page = "select distinct table_id, taken from seat join table_ on id = table_id and head_version > 0 \
            where account_id = $1 and taken is not null and (taken < $2 or (taken = $2 and table_id > $3)) \
            order by taken desc, table_id limit $4";
        let values = vec![
            account.into(),
            from.taken.into(),
            from.table.as_str().into(),
            i64::from(most).into(),
        ];
        let rows = self.ask(page.to_owned(), values).await?;
        let next = rows
            .last()
            .filter(|_| rows.len() == most as usize)
            .and_then(|row| {
                Some(HistoryFrom {
                    taken: row.whole(1)?,
                    table: row.text(0)?,
                })
            });
        let mut tables: Vec<Stored> = Vec::with_capacity(rows.len());
        for id in rows.iter().filter_map(|row| row.text(0)?.parse().ok()) {
            // Somebody may have played both sides.
            if tables.last().is_none_or(|last| last.id != id) {
                tables.extend(self.table(&id).await?);
            }
        }
        Ok((tables, next))
    }

    /// What has ended at these tables.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn results(&self, tables: &[&TableId]) -> Result<Vec<GameResult>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "select table_id, game_no, winner, before_0, after_0, before_1, after_1 from result \
            where table_id in ({}) order by table_id, game_no",
            places(1, tables.len())
        );
        let values = tables.iter().map(|id| id.as_str().into()).collect();
        let result = |row: &Row| {
            let rated = |place| Some((row.real(place)?, row.real(place + 1)?));
            Some(GameResult {
                table: row.text(0)?,
                game: row.whole(1)?,
                winner: row.whole(2),
                rated: [rated(3), rated(5)],
            })
        };
        Ok(self
            .ask(sql, values)
            .await?
            .iter()
            .filter_map(result)
            .collect())
    }

    /// How strong these accounts are, under all rules that they have played.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn ratings(&self, accounts: &[&str]) -> Result<Vec<RatingOf>, StoreError> {
        if accounts.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "select account_id, rules, r, rd, vol, n, wall_ms from rating where account_id in ({}) \
            order by account_id, rules",
            places(1, accounts.len())
        );
        let values = accounts.iter().map(|&account| account.into()).collect();
        let rating = |row: &Row| {
            Some(RatingOf {
                account: row.text(0)?,
                rules: row.text(1)?,
                rating: Rating {
                    r: row.real(2)?,
                    rd: row.real(3)?,
                    vol: row.real(4)?,
                    n: row.whole(5)?,
                    at: row.whole(6)?,
                },
            })
        };
        Ok(self
            .ask(sql, values)
            .await?
            .iter()
            .filter_map(rating)
            .collect())
    }

    /// Keeps a result, and with it the ratings of two accounts that had both signed in when they sat down: all of it,
    /// once, however often it is asked for and by whomever. Says whether it was kept now.
    ///
    /// # Errors
    /// When the store does not take it.
    pub async fn keep_result(&self, new: &NewResult) -> Result<bool, StoreError> {
        for _ in 0..ATTEMPTS {
            let there = "select game_no from result where table_id = $1 and game_no = $2";
            let values = vec![new.table.as_str().into(), i64::from(new.game).into()];
            if !self.ask(there.to_owned(), values).await?.is_empty() {
                return Ok(false);
            }
            let steps = self.steps_of(new).await?;
            match self.change(steps).await {
                Ok(_) => return Ok(true),
                // Somebody was quicker: with this result, or with another one of the same players.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    async fn steps_of(&self, new: &NewResult) -> Result<Vec<Step>, StoreError> {
        let add = "insert into result (table_id, game_no, winner, wall_ms, before_0, after_0, before_1, after_1) \
            values ($1, $2, $3, $4, $5, $6, $7, $8)";
        let table: Value = new.table.as_str().into();
        let winner = new.winner.and_then(|seat| i64::try_from(seat).ok());
        let mut values = vec![
            table.clone(),
            i64::from(new.game).into(),
            winner.into(),
            new.at.into(),
        ];
        let players = match &new.rules {
            Some(rules) => self
                .who_is_rated(&new.table)
                .await?
                .map(|players| (rules, players)),
            None => None,
        };
        let Some((rules, players)) = players else {
            values.extend([Value::Null, Value::Null, Value::Null, Value::Null]);
            return Ok(vec![Step::one(add, values)]);
        };
        let known = self.ratings(&[&players[0], &players[1]]).await?;
        let before = players.each_ref().map(|player| {
            let its_own = |of: &&RatingOf| of.account == *player && of.rules == *rules;
            known
                .iter()
                .find(its_own)
                .map_or(Rating::first(new.at), |of| of.rating)
        });
        let after = both_after(before, new.winner, new.at);
        for seat in [0, 1] {
            values.extend([before[seat].r.into(), after[seat].r.into()]);
        }
        let mut steps = vec![Step::one(add, values)];
        let mut ratings = Vec::new();
        for (number, seat) in (0i64..).zip([0, 1]) {
            let player: Value = players[seat].as_str().into();
            // Whoever takes the account away in the meantime comes first, and then this is tried again.
            let still = "update seat set account_id = $1 where table_id = $2 and seat = $3 and account_id = $1 \
                and claimed is null";
            steps.push(Step::one(
                still,
                vec![player.clone(), table.clone(), number.into()],
            ));
            let Rating { r, rd, vol, n, at } = after[seat];
            let mut values: Vec<Value> = vec![r.into(), rd.into(), vol.into(), n.into(), at.into()];
            values.extend([player, rules.as_str().into()]);
            ratings.push((players[seat].as_str(), match before[seat].n {
                0 => Step::one(
                    "insert into rating (r, rd, vol, n, wall_ms, account_id, rules) \
                        values ($1, $2, $3, $4, $5, $6, $7)",
                    values,
                ),
                so_far => {
                    values.push(so_far.into());
                    let go_on = "update rating set r = $1, rd = $2, vol = $3, n = $4, wall_ms = $5 \
                        where account_id = $6 and rules = $7 and n = $8";
                    Step::one(go_on, values)
                }
            }));
        }
        // In one order everywhere, so that two games of the same players do not wait for each other.
        ratings.sort_by_key(|(player, _)| *player);
        steps.extend(ratings.into_iter().map(|(_, step)| step));
        Ok(steps)
    }

    /// The accounts at a table, where there are two and each was there from the beginning: whoever takes a game into
    /// an account afterwards knows how it ended.
    async fn who_is_rated(&self, id: &TableId) -> Result<Option<[String; 2]>, StoreError> {
        let sql = "select account_id from seat where table_id = $1 and claimed is null and account_id is not null \
            order by seat";
        let rows = self.ask(sql.to_owned(), vec![id.as_str().into()]).await?;
        let players: Vec<String> = rows.iter().filter_map(|row| row.text(0)).collect();
        let players: Option<[String; 2]> = players.try_into().ok();
        Ok(players.filter(|[one, other]| one != other))
    }
}
