//! Short lists in order.

/// Puts things into a list in the order of their keys, equal ones as they come.
///
/// The library's sorting is made for long lists, and what it is made for is compiled again for every kind of thing: the
/// first part of the page's box carried 42 KB of it for lists of a few dozen.
pub fn in_order<T, K: Ord>(things: impl Iterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut list: Vec<T> = Vec::new();
    for thing in things {
        let place = list.partition_point(|before| key(before) <= key(&thing));
        list.insert(place, thing);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn equal_ones_keep_their_order() {
        let things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        let list = in_order(things.into_iter(), |thing| thing.0);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
    }
}
