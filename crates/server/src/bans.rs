//! Who is not let in: kept in the store, so that a start and another node know it too.

use std::sync::Arc;
use std::time::Duration;

use crate::limits::Ledger;
use crate::live::House;
use crate::store::StoreError;

/// How often a node looks whom others have banned.
const LOOK: Duration = Duration::from_secs(5);

/// Takes up what is kept, and goes on doing so where other nodes may change it.
///
/// # Errors
/// When the store does not answer.
pub(crate) async fn follow(house: &Arc<House>, ledger: &Arc<Ledger>) -> Result<(), StoreError> {
    ledger.set_banned(&house.store.bans().await?);
    if house.store.is_shared() {
        let (house, ledger) = (Arc::downgrade(house), Arc::clone(ledger));
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                let Some(house) = house.upgrade().filter(|house| !house.is_stopping()) else {
                    return;
                };
                if let Ok(bans) = house.store.bans().await {
                    ledger.set_banned(&bans);
                }
            }
        });
    }
    Ok(())
}
