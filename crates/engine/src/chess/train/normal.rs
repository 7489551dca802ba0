//! A symmetric matrix of many numbers, and what it makes of a slope: Newton's step, by Cholesky's factors.

/// The lower half of a symmetric matrix, row by row.
pub(super) struct Symmetric {
    size: usize,
    rows: Vec<f32>,
}

impl Symmetric {
    /// Nothing but noughts.
    pub(super) fn new(size: usize) -> Self {
        Self {
            size,
            rows: vec![0.0; size * (size + 1) / 2],
        }
    }

    const fn at(row: usize, column: usize) -> usize {
        row * (row + 1) / 2 + column
    }

    /// Adds to one number; `column` is not beyond `row`.
    #[inline]
    pub(super) fn add(&mut self, row: usize, column: usize, more: f32) {
        self.rows[Self::at(row, column)] += more;
    }

    /// Cholesky's factor L, by which the matrix is L times L turned over. Its numbers are those of a matrix that bends
    /// upward in every direction, or it has none.
    pub(super) fn factor(&self) -> Option<Factor> {
        let mut rows: Vec<f64> = self.rows.iter().copied().map(f64::from).collect();
        for row in 0..self.size {
            for column in 0..=row {
                let (above, own) = (Self::at(column, 0), Self::at(row, 0));
                let known: f64 = (0..column)
                    .map(|index| rows[own + index] * rows[above + index])
                    .sum();
                let left = rows[own + column] - known;
                if row == column {
                    if left <= 0.0 {
                        return None;
                    }
                    rows[own + column] = left.sqrt();
                } else {
                    rows[own + column] = left / rows[above + column];
                }
            }
        }
        let size = self.size;
        Some(Factor { size, rows })
    }
}

/// Cholesky's factor of a matrix.
pub(super) struct Factor {
    size: usize,
    rows: Vec<f64>,
}

impl Factor {
    /// What the matrix must be multiplied by to give this.
    pub(super) fn solve(&self, mut of: Vec<f64>) -> Vec<f64> {
        let at = Symmetric::at;
        for row in 0..self.size {
            let known: f64 = (0..row)
                .map(|index| self.rows[at(row, index)] * of[index])
                .sum();
            of[row] = (of[row] - known) / self.rows[at(row, row)];
        }
        for row in (0..self.size).rev() {
            of[row] /= self.rows[at(row, row)];
            for index in 0..row {
                of[index] -= self.rows[at(row, index)] * of[row];
            }
        }
        of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_multiplied_is_found_again() {
        let numbers = [[4.0, 2.0, 0.5], [2.0, 5.0, -1.0], [0.5, -1.0, 3.0]];
        let mut matrix = Symmetric::new(3);
        for (row, numbers) in numbers.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate().take(row + 1) {
                matrix.add(row, column, number);
            }
        }
        let wanted = [1.0, -2.0, 3.0];
        let product = numbers.map(|row| (0..3).map(|at| f64::from(row[at]) * wanted[at]).sum());
        let found = matrix
            .factor()
            .expect("it bends upward")
            .solve(product.to_vec());
        for (found, wanted) in found.iter().zip(wanted) {
            assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
        }
        matrix.add(2, 2, -9.0);
        assert!(matrix.factor().is_none());
    }
}
