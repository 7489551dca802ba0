//! Where the tables of a rule set lie, and how they come and go: a file for each class and its turned one.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use draughts::{Position, Rules};
use engine::draughts::endgame::{
    BuildError, Detail, Known, MOST_WITH_DISTANCES, Material, Tables, Watch,
};
use indicatif::{ProgressBar, ProgressStyle};

use crate::answer::Failure;
use crate::files::{self, named};
use crate::interrupt::stop_on_ctrl_c;
use crate::output;
use crate::user_folders;

/// The file that says whose folder this is.
const MARK: &str = "made-by-tabuleiro-endgame.txt";
/// How long a class is built before what there is of it is saved.
const SAVE_EVERY: Duration = Duration::from_secs(50);
/// As many pieces are built without being asked for: it takes seconds.
pub(crate) const BUILT_AT_FIRST_USE: u8 = 4;

/// The tables of one rule set, on disk and, as far as they are needed, in memory.
pub(super) struct Store {
    rules: Rules,
    pub(super) tables: Tables,
    pub(super) folder: PathBuf,
    /// Raised by Ctrl-C, from the first long work on.
    stopped: OnceLock<Arc<AtomicBool>>,
}

impl Store {
    /// The tables of a rule set; those that play alike share them.
    pub(super) fn open(rules: &Rules, folder: Option<PathBuf>) -> Result<Self, Failure> {
        let tables =
            Tables::new(rules).map_err(|why| Failure::Input(format!("{}: {why}", rules.id)))?;
        let folder = folder.map_or_else(
            || user_folders::data().map(|folder| folder.join("endgame")),
            Ok,
        )?;
        Ok(Self {
            rules: *rules,
            folder: folder.join(tables.kinship().name()),
            tables,
            stopped: OnceLock::new(),
        })
    }

    /// The file of a class and its turned one.
    pub(super) fn file(&self, material: Material) -> PathBuf {
        self.folder.join(format!("{}.tbl", name(material)))
    }

    /// The file of their packed outcomes.
    pub(super) fn packed(&self, material: Material) -> PathBuf {
        self.folder.join(format!("{}.wdl", name(material)))
    }

    fn part(&self, material: Material) -> PathBuf {
        self.folder.join(format!("{}.part", name(material)))
    }

    /// Loads a class and its turned one from their file. Says whether it was there and whole.
    pub(super) fn load(&mut self, material: Material) -> Result<bool, Failure> {
        if self.tables.has(material) && self.tables.has(material.turned()) {
            return Ok(true);
        }
        self.read(&self.file(material))
    }

    /// Loads the packed outcomes of a class and its turned one. Says whether they were there and whole.
    fn load_packed(&mut self, material: Material) -> Result<bool, Failure> {
        self.read(&self.packed(material))
    }

    /// What is known of a position, if its class is here. Classes with distances are loaded, since draw limits hang on
    /// how long their wins take; the larger ones are asked where they lie.
    pub(super) fn ask(&mut self, position: &Position) -> Result<Option<Known>, Failure> {
        let material = leading(Material::of(position));
        if Detail::of(material.pieces()) == Detail::Distances {
            if !self.load(material)? {
                self.load_packed(material)?;
            }
            return Ok(self.tables.of(position, &self.rules));
        }
        for file in [self.file(material), self.packed(material)] {
            let known = match File::open(&file) {
                Ok(mut open) => self.tables.ask_file(&mut open, position, &self.rules),
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(error) => return Err(named(&file, &error)),
            };
            return known.map(Some).map_err(|error| named(&file, &error));
        }
        Ok(None)
    }

    /// Packs the outcomes of a class and its turned one into a file of their own. Gives its length.
    pub(super) fn pack(&mut self, material: Material) -> Result<u64, Failure> {
        let file = self.packed(material);
        if let Ok(there) = fs::metadata(&file) {
            return Ok(there.len());
        }
        if !self.load(material)? {
            return Err(named(
                &self.file(material),
                &"this endgame table is missing",
            ));
        }
        self.tables.pack(material);
        self.tables.pack(material.turned());
        let bytes = self.tables.write(material).unwrap_or_default();
        self.write(&file, &bytes)?;
        self.tables.forget(material);
        self.tables.forget(material.turned());
        Ok(bytes.len() as u64)
    }

    /// Reads a file of ours; one that is damaged is as good as none, and anything else stays untouched.
    fn read(&mut self, file: &Path) -> Result<bool, Failure> {
        let bytes = match fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(named(file, &error)),
        };
        match self.tables.read(&bytes) {
            Ok(_) => Ok(true),
            Err(error) if bytes.starts_with(b"TBE1") => {
                eprintln!("tabuleiro: {}: {error}", file.display());
                Ok(false)
            }
            Err(error) => Err(named(file, &error)),
        }
    }

    /// Writes a file whole or not at all, and over no file but our own.
    fn write(&self, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let mut head = [0; 4];
        match File::open(file).and_then(|mut file| file.read_exact(&mut head)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Ok(()) if head == *b"TBE1" => {}
            Ok(()) | Err(_) => {
                return Err(Failure::Input(format!(
                    "{}: this is no endgame table, so it is not written over (--folder names another place)",
                    file.display()
                )));
            }
        }
        files::write(file, bytes)
    }

    /// Keeps others from building in this folder at the same time; waits for them.
    fn lock(&self) -> Result<File, Failure> {
        fs::create_dir_all(&self.folder).map_err(|error| named(&self.folder, &error))?;
        let mark = self.folder.join(MARK);
        let mine = |error: io::Error| named(&mark, &error);
        let open = || File::options().append(true).create(true).open(&mark);
        let mut lock = open().map_err(mine)?;
        // Where a file system knows no locks, the user has to take care.
        drop(lock.lock());
        if lock.metadata().map_err(mine)?.len() == 0 {
            lock.write_all(b"The endgame tables in this folder were made by tabuleiro.\n")
                .map_err(mine)?;
        }
        Ok(lock)
    }

    /// Everything of up to so many pieces from disk, and what is not there, built and written. Classes of the last
    /// number of pieces are not kept in memory where they are large.
    pub(super) fn make(&mut self, pieces: u8, threads: usize) -> Result<Made, Failure> {
        let mut made = Made::default();
        let mut lock = None;
        for now in 2..=pieces {
            if Detail::of(now) == Detail::Outcomes {
                self.tables.forget_distances();
            }
            let classes = self.tables.classes(now);
            let large = now == pieces && now >= MOST_WITH_DISTANCES;
            for material in classes.into_iter().filter(|material| material.leads()) {
                let size = pair_size(material);
                made.positions += size;
                let there = if large {
                    self.file(material).exists()
                } else {
                    self.load(material)?
                };
                if there {
                    continue;
                }
                if lock.is_none() {
                    lock = Some(self.lock()?);
                    // Another may have built it while we waited.
                    if self.load(material)? {
                        continue;
                    }
                }
                self.build(material, threads)?;
                made.built += size;
                if large {
                    let needed = material.crowned();
                    let kept = |class: Material| {
                        needed.contains(&class) || needed.contains(&class.turned())
                    };
                    for class in self.tables.classes(now) {
                        if !kept(class) {
                            self.tables.forget(class);
                        }
                    }
                }
            }
        }
        Ok(made)
    }

    /// Builds a class and its turned one, and writes them; now and then what there is so far.
    fn build(&mut self, material: Material, threads: usize) -> Result<(), Failure> {
        for crowned in material.crowned() {
            if !self.load(leading(crowned))? {
                return Err(Failure::Input(format!(
                    "{}: this endgame table is missing or damaged, and another needs it: remove it and begin again",
                    self.file(leading(crowned)).display()
                )));
            }
        }
        let part = self.part(material);
        self.read(&part)?;
        let bar = output::bar(pair_size(material)).with_style(
            ProgressStyle::with_template("{msg} {bar:30} {human_pos}/{human_len} positions")
                .map_err(Failure::input)?,
        );
        bar.set_message(name(material));
        let stopped = Arc::clone(self.stopped.get_or_init(stop_on_ctrl_c));
        loop {
            let patience = Patience {
                stopped: &stopped,
                since: Instant::now(),
                bar: &bar,
                told: AtomicU64::new(0),
            };
            match self.tables.build(&self.rules, material, threads, &patience) {
                Ok(()) => break,
                Err(BuildError::Stopped) => {
                    if let Some((_, bytes)) = self.tables.write_unfinished() {
                        self.write(&part, &bytes)?;
                    }
                    if stopped.load(Ordering::Relaxed) {
                        return Err(Failure::input(
                            "stopped; the same command goes on where this one was",
                        ));
                    }
                }
                Err(error) => return Err(Failure::input(error)),
            }
        }
        bar.finish_and_clear();
        output::told(&bar, || {
            format!("{}: {} positions", name(material), pair_size(material))
        });
        let bytes = self.tables.write(material).unwrap_or_default();
        self.write(&self.file(material), &bytes)?;
        match fs::remove_file(&part) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(named(&part, &error)),
            _ => Ok(()),
        }
    }

    /// Compares every value of up to so many pieces with its moves.
    pub(super) fn verify(&mut self, pieces: u8, threads: usize) -> Result<u64, Failure> {
        let mut verified = 0;
        let stopped = Arc::clone(self.stopped.get_or_init(stop_on_ctrl_c));
        for now in 2..=pieces {
            for material in self.tables.classes(now) {
                for needed in material.crowned().into_iter().chain([material]) {
                    if !self.load(leading(needed))? {
                        let file = self.file(leading(needed));
                        return Err(named(&file, &"this endgame table is missing"));
                    }
                }
                let bar = ProgressBar::hidden();
                let patience = Patience {
                    stopped: &stopped,
                    since: Instant::now(),
                    bar: &bar,
                    told: AtomicU64::new(0),
                };
                self.tables
                    .verify(&self.rules, material, threads, &patience)
                    .map_err(Failure::input)?;
                verified += Tables::size(material);
            }
        }
        Ok(verified)
    }
}

/// What [`Store::make`] did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Made {
    /// Positions of all classes asked for.
    pub(super) positions: u64,
    /// Positions that were not there.
    pub(super) built: u64,
}

/// The one of two turned classes that names their file.
pub(super) fn leading(material: Material) -> Material {
    if material.leads() {
        material
    } else {
        material.turned()
    }
}

/// A class in words: men and kings of the side to move, then of the other.
pub(super) fn name(material: Material) -> String {
    let Material {
        us_men,
        us_kings,
        them_men,
        them_kings,
    } = material;
    format!("{us_men}m{us_kings}k-{them_men}m{them_kings}k")
}

/// The positions of a class and its turned one.
fn pair_size(material: Material) -> u64 {
    let turned = if material == material.turned() {
        0
    } else {
        Tables::size(material.turned())
    };
    Tables::size(material) + turned
}

/// Stops for Ctrl-C at once, and after a while to save.
struct Patience<'a> {
    stopped: &'a AtomicBool,
    since: Instant,
    bar: &'a ProgressBar,
    told: AtomicU64,
}

impl Watch for Patience<'_> {
    fn stops(&self, done: u64) -> bool {
        if self.told.fetch_max(done, Ordering::Relaxed) < done {
            self.bar.set_position(done);
        }
        self.stopped.load(Ordering::Relaxed)
    }

    fn pauses(&self) -> bool {
        self.since.elapsed() >= SAVE_EVERY || self.stopped.load(Ordering::Relaxed)
    }
}
