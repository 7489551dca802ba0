//! The built-in rule sets, one table a file.

use crate::Rules;

mod brazilian;
mod canadian;
mod czech;
mod english;
mod frisian;
mod garden;
mod international;
mod italian;
mod killer;
mod pool;
mod portuguese;
mod russian;
mod sources;
mod spanish;
mod turkish;
mod xalingo;
mod xalingo_en;

pub use brazilian::Brazilian;
pub use canadian::Canadian;
pub use czech::Czech;
pub use english::English;
pub use frisian::Frisian;
pub use garden::Garden;
pub use international::International;
pub use italian::Italian;
pub use killer::Killer;
pub use pool::Pool;
pub use portuguese::Portuguese;
pub use russian::Russian;
pub use spanish::Spanish;
pub use turkish::Turkish;
pub use xalingo::Xalingo;
pub use xalingo_en::XalingoEn;

/// A rule set known at compile time: a generator over it folds every branch on the table away.
pub trait RuleSet: Copy + Default + Send + Sync + 'static {
    /// The table.
    const RULES: Rules;
}

/// Every built-in table, the four leaflets first.
pub static BUILT_IN: [Rules; 16] = [
    Xalingo::RULES,
    XalingoEn::RULES,
    Garden::RULES,
    Italian::RULES,
    Brazilian::RULES,
    English::RULES,
    Russian::RULES,
    Spanish::RULES,
    Portuguese::RULES,
    Pool::RULES,
    Czech::RULES,
    International::RULES,
    Frisian::RULES,
    Canadian::RULES,
    Turkish::RULES,
    Killer::RULES,
];

/// The built-in table with this id (`italian`).
#[must_use]
pub fn by_id(id: &str) -> Option<&'static Rules> {
    BUILT_IN.iter().find(|rules| rules.id.as_str() == id)
}
