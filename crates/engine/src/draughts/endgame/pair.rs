//! Two turned classes while they are built: kings lead from the one to the other and back.

use std::sync::atomic::{AtomicBool, Ordering};

use super::cells::{Cells, Detail, Fresh};
use super::index::Index;
use super::material::Material;

/// A class and its turned one while they are built, which is one and the same where both sides have the same.
#[derive(Debug)]
pub(super) struct Pair {
    pub(super) material: Material,
    /// With White to move, White having what "we" have in the material; and with Black to move.
    pub(super) indices: [Index; 2],
    values: [Fresh; 2],
    /// Some win takes more plies than a byte holds.
    pub(super) too_long: AtomicBool,
}

impl Pair {
    pub(super) fn new(material: Material, detail: Detail) -> Self {
        let indices = [Index::new(material), Index::new(material.turned())];
        let second = if material == material.turned() {
            0
        } else {
            indices[1].size()
        };
        Self {
            values: [
                Fresh::new(detail, indices[0].size()),
                Fresh::new(detail, second),
            ],
            indices,
            material,
            too_long: AtomicBool::new(false),
        }
    }

    /// Takes up what [`Pair::finish`] gave before the end.
    pub(super) fn take_up(material: Material, values: [Cells; 2]) -> Self {
        Self {
            indices: [Index::new(material), Index::new(material.turned())],
            values: values.map(|cells| Fresh::from_bytes(cells.detail, cells.bytes)),
            material,
            too_long: AtomicBool::new(false),
        }
    }

    /// Whether both classes are the same.
    pub(super) fn is_one(&self) -> bool {
        self.material == self.material.turned()
    }

    /// Whether some value did not fit.
    pub(super) fn is_too_long(&self) -> bool {
        self.too_long.load(Ordering::Relaxed)
    }

    /// The values of the class and of the turned one; no values there where it is the same.
    pub(super) fn finish(self) -> [Cells; 2] {
        self.values.map(Fresh::finish)
    }

    /// The values with this side to move.
    #[inline(always)]
    pub(super) fn values(&self, side: usize) -> &Fresh {
        if self.is_one() {
            &self.values[0]
        } else {
            &self.values[side]
        }
    }
}
