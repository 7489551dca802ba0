//! How a game went, as a small graph of block characters.

/// Rows of the graph.
const ROWS: usize = 5;
/// Columns at most; a longer game has several turns in each.
const COLUMNS: usize = 72;
/// Eighths of a character cell, from below.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Shares from 0 to 1 in the order of the turns, one column each or several together, with a scale in per cent.
pub(super) fn drawn(shares: &[f64]) -> Vec<String> {
    let width = shares.len().div_ceil(COLUMNS).max(1);
    let columns: Vec<usize> = shares
        .chunks(width)
        .map(|chunk| {
            let mean = chunk.iter().sum::<f64>() / chunk.len() as f64;
            // The lowest eighth always stands, so that every column is seen.
            ((mean * (8 * ROWS) as f64).round() as usize).clamp(1, 8 * ROWS)
        })
        .collect();
    (0..ROWS)
        .rev()
        .map(|row| {
            let scale = match row {
                row if row == ROWS - 1 => "100",
                row if row == ROWS / 2 => " 50",
                0 => "  0",
                _ => "   ",
            };
            let cells = columns.iter().map(|&height| {
                let eighths = height.saturating_sub(8 * row).min(8);
                BLOCKS[eighths]
            });
            let line = format!("{scale} │{}", cells.collect::<String>());
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_as_high_as_its_share() {
        let graph = drawn(&[0.0, 0.5, 1.0, 0.63]);
        assert_eq!(
            graph,
            [
                "100 │  █",
                "    │  █▁",
                " 50 │ ▄██",
                "    │ ███",
                "  0 │▁███"
            ]
        );
        assert_eq!(drawn(&[]), ["100 │", "    │", " 50 │", "    │", "  0 │"]);
    }

    #[test]
    fn a_long_game_fits() {
        let graph = drawn(&vec![0.5; 401]);
        assert!(graph.iter().all(|line| line.chars().count() <= COLUMNS + 5));
        assert_eq!(graph[4].chars().filter(|&cell| cell == '█').count(), 67);
    }
}
