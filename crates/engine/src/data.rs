//! The trained nets and tables that come with the program: each in it once, for its own players and for the pages that
//! it serves. `data/manifest.toml` says what they are and what made them.

/// What is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// The nets of a player.
    Nets,
    /// A table that a search looks positions up in.
    Table,
}

impl DataKind {
    /// The ending of the files' names.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Nets => "net",
            Self::Table => "tbl",
        }
    }
}

/// A file of `data/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataFile {
    /// Its name in `data/`, with its folder: `backgammon.net`.
    pub name: &'static str,
    /// What is in it.
    pub kind: DataKind,
    /// All of it.
    pub bytes: &'static [u8],
}

macro_rules! files {
    ($($kind:ident $name:literal),+ $(,)?) => {
        &[$(DataFile {
            name: $name,
            kind: DataKind::$kind,
            bytes: include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $name)),
        }),+]
    };
}

/// Every file. A new one needs its line here and its entry in the manifest; a test compares both with the folder.
pub static FILES: &[DataFile] = files![
    Nets "backgammon.net",
    Table "chess.tbl",
    Table "draughts/brazilian.tbl",
    Table "draughts/canadian.tbl",
    Table "draughts/czech.tbl",
    Table "draughts/english.tbl",
    Table "draughts/frisian.tbl",
    Table "draughts/garden.tbl",
    Table "draughts/international.tbl",
    Table "draughts/italian.tbl",
    Table "draughts/killer.tbl",
    Table "draughts/pool.tbl",
    Table "draughts/russian.tbl",
    Table "draughts/spanish.tbl",
    Table "draughts/turkish.tbl",
    Table "draughts/xalingo-en.tbl",
];

/// The file with this name.
#[must_use]
pub fn file(name: &str) -> Option<&'static DataFile> {
    FILES.iter().find(|file| file.name == name)
}
