//! Tables that the players make when they first need them lie in the user's cache folder.

use std::fs;
use std::path::PathBuf;

use engine::backgammon::bearoff::Shelf;

use crate::files;

/// The folder; it is made with the first table.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Shelf for Folder {
    fn get(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.0.join(name)).ok()
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        // Without a folder, or on a full disk, the table is made again next time.
        if fs::create_dir_all(&self.0).is_ok() {
            drop(files::write(&self.0.join(name), bytes));
        }
    }
}
