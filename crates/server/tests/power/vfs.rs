//! A file system for SQLite that knows what a disk would have if the power went now.
//!
//! It passes everything on to the usual one and notes every write. What was written since a file was last synced is not
//! on the disk yet: [`cut`] lays out in another folder what would be left.

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;
use std::sync::{LazyLock, Mutex, MutexGuard, Once};

use rusqlite::ffi;

/// What happened to a file since it was last synced.
#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

/// A file as the disk has it, and what it has not got yet.
#[derive(Clone, Default)]
struct Disk {
    safe: Vec<u8>,
    pending: Vec<Change>,
    /// A disk that says that it has everything and has not.
    lies: bool,
}

impl Change {
    fn apply(&self, file: &mut Vec<u8>) {
        match self {
            Self::Write(at, bytes) => {
                let end = at + bytes.len();
                file.resize(file.len().max(end), 0);
                file[*at..end].copy_from_slice(bytes);
            }
            Self::Truncate(length) => file.truncate(*length),
        }
    }
}

static DISKS: LazyLock<Mutex<HashMap<String, Disk>>> = LazyLock::new(Mutex::default);

fn disks() -> MutexGuard<'static, HashMap<String, Disk>> {
    DISKS.lock().expect("nobody has panicked")
}

/// From now on the files in this folder are never synced, whatever is said.
pub(crate) fn lie(folder: &Path) {
    let folder = folder.display().to_string();
    for (path, disk) in disks().iter_mut() {
        disk.lies |= path.starts_with(&folder);
    }
}

static FULL: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn full() -> MutexGuard<'static, Vec<String>> {
    FULL.lock().expect("nobody has panicked")
}

/// From now on there is no room in this folder.
pub(crate) fn fill(folder: &Path) {
    full().push(folder.display().to_string());
}

/// There is room again.
pub(crate) fn empty(folder: &Path) {
    let folder = folder.display().to_string();
    full().retain(|known| *known != folder);
}

/// Whether there is no room for an open file.
///
/// # Safety
/// `file` is one that `open` has made and `close` has not closed.
unsafe fn has_no_room(file: *mut ffi::sqlite3_file) -> bool {
    // SAFETY: the path is null or lives until the file is closed.
    let path = unsafe { (*file.cast::<File>()).path.as_ref() };
    path.is_some_and(|path| full().iter().any(|folder| path.starts_with(folder)))
}

/// Lays out what would be left of the files in a folder. `keeps` says of each write that was not synced whether it got
/// to the disk all the same: a disk writes in any order. Says how many writes were lost.
pub(crate) fn cut(folder: &Path, to: &Path, mut keeps: impl FnMut() -> bool) -> usize {
    let folder = folder.display().to_string();
    let mut lost = 0;
    let left: Vec<(String, Disk)> = {
        let all = disks();
        let here = all.iter().filter(|(path, _)| path.starts_with(&folder));
        here.map(|(path, disk)| (path.clone(), disk.clone()))
            .collect()
    };
    for (path, disk) in left {
        let mut file = disk.safe;
        for change in disk.pending {
            match keeps() {
                true => change.apply(&mut file),
                false => lost += 1,
            }
        }
        let name = Path::new(&path).file_name().expect("a name");
        std::fs::write(to.join(name), file).expect("a file");
    }
    lost
}

/// An open file: ours, and behind it in memory the usual one.
#[repr(C)]
struct File {
    base: ffi::sqlite3_file,
    /// The path of a file that is followed, or null.
    path: *mut String,
}

/// The usual file system; never changes once it is registered.
struct Usual(*mut ffi::sqlite3_vfs);
// SAFETY: SQLite's own file system is used from all threads, and the pointer is only read.
unsafe impl Send for Usual {}
// SAFETY: as above.
unsafe impl Sync for Usual {}

static USUAL: LazyLock<Usual> = LazyLock::new(|| {
    // SAFETY: null asks for the default one, which lives as long as the process.
    Usual(unsafe { ffi::sqlite3_vfs_find(ptr::null()) })
});

/// Makes it what every connection of this process uses.
pub(crate) fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the usual one is there (`bundled`), and is copied; ours is never freed. Methods that are not
        // replaced work on the copy, since it has the same data behind it (`pAppData`).
        unsafe {
            assert_eq!(ffi::sqlite3_initialize(), ffi::SQLITE_OK);
            let mut ours = ptr::read(USUAL.0);
            ours.szOsFile += c_int::try_from(size_of::<File>()).expect("small");
            ours.pNext = ptr::null_mut();
            ours.zName = c"power".as_ptr();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            let ours = Box::leak(Box::new(ours));
            assert_eq!(ffi::sqlite3_vfs_register(ours, 1), ffi::SQLITE_OK);
        }
    });
}

/// The usual file behind ours.
///
/// # Safety
/// `file` is one that `open` has made: SQLite gave room for both (`szOsFile`).
unsafe fn behind(file: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    // SAFETY: the room behind ours, whose size keeps the alignment of pointers.
    unsafe { file.cast::<File>().add(1).cast() }
}

unsafe extern "C" fn open(
    _vfs: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives a file with room for ours and the usual one, and a name that is null or a C string.
    unsafe {
        let ours = file.cast::<File>();
        (*ours).base.pMethods = ptr::null();
        (*ours).path = ptr::null_mut();
        let usual = (*USUAL.0).xOpen.expect("it opens files");
        let done = usual(USUAL.0, name, behind(file), flags, out);
        if done != ffi::SQLITE_OK {
            return done;
        }
        let kinds = ffi::SQLITE_OPEN_MAIN_DB | ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL;
        if !name.is_null() && flags & kinds != 0 {
            let path = CStr::from_ptr(name).to_string_lossy().into_owned();
            let there = || Disk {
                safe: std::fs::read(&path).unwrap_or_default(),
                ..Disk::default()
            };
            disks().entry(path.clone()).or_insert_with(there);
            (*ours).path = Box::into_raw(Box::new(path));
        }
        (*ours).base.pMethods = &raw const METHODS;
        ffi::SQLITE_OK
    }
}

unsafe extern "C" fn delete(
    _vfs: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    sync: c_int,
) -> c_int {
    // SAFETY: SQLite gives a C string.
    unsafe {
        disks().remove(CStr::from_ptr(name).to_string_lossy().as_ref());
        (*USUAL.0).xDelete.expect("it deletes")(USUAL.0, name, sync)
    }
}

/// Changes what is known of an open file, if it is followed.
///
/// # Safety
/// `file` is one that `open` has made and `close` has not closed.
unsafe fn note(file: *mut ffi::sqlite3_file, change: impl FnOnce(&mut Disk)) {
    // SAFETY: the path is null or lives until the file is closed.
    if let Some(path) = unsafe { (*file.cast::<File>()).path.as_ref() }
        && let Some(disk) = disks().get_mut(path)
    {
        change(disk);
    }
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    // SAFETY: SQLite closes a file once; the path was made by `open`, and nobody has it afterwards.
    unsafe {
        let path = (*file.cast::<File>()).path;
        if !path.is_null() {
            drop(Box::from_raw(path));
        }
        let usual = behind(file);
        (*(*usual).pMethods).xClose.expect("it closes")(usual)
    }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite gives so many bytes.
    unsafe {
        if has_no_room(file) {
            return ffi::SQLITE_FULL;
        }
        let length_here = usize::try_from(length).unwrap_or(0);
        let written = std::slice::from_raw_parts(bytes.cast::<u8>(), length_here).to_vec();
        let place = usize::try_from(at).unwrap_or(0);
        note(file, |disk| {
            disk.pending.push(Change::Write(place, written));
        });
        let usual = behind(file);
        (*(*usual).pMethods).xWrite.expect("it writes")(usual, bytes, length, at)
    }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, length: ffi::sqlite3_int64) -> c_int {
    // SAFETY: as for every method: SQLite gives a file that is open.
    unsafe {
        let to = usize::try_from(length).unwrap_or(0);
        note(file, |disk| disk.pending.push(Change::Truncate(to)));
        let usual = behind(file);
        (*(*usual).pMethods).xTruncate.expect("it truncates")(usual, length)
    }
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: as for every method.
    unsafe {
        let usual = behind(file);
        let done = (*(*usual).pMethods).xSync.expect("it syncs")(usual, flags);
        note(file, |disk| {
            if done == ffi::SQLITE_OK && !disk.lies {
                for change in std::mem::take(&mut disk.pending) {
                    change.apply(&mut disk.safe);
                }
            }
        });
        done
    }
}

/// The index of the log, which lies in a file of its own.
unsafe extern "C" fn map(
    file: *mut ffi::sqlite3_file,
    page: c_int,
    size: c_int,
    more: c_int,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: as for every method.
    unsafe {
        let usual = behind(file);
        let map = (*(*usual).pMethods).xShmMap.expect("it shares memory");
        if more == 0 || !has_no_room(file) {
            return map(usual, page, size, more, out);
        }
        // What is there already can be used; nothing is added.
        match map(usual, page, size, 0, out) {
            ffi::SQLITE_OK if (*out).is_null() => ffi::SQLITE_IOERR_SHMSIZE,
            done => done,
        }
    }
}

/// A method that only passes on.
macro_rules! pass_on {
    ($name:ident, $method:ident ($($given:ident: $kind:ty),*) $(-> $answer:ty)?) => {
        unsafe extern "C" fn $name(file: *mut ffi::sqlite3_file $(, $given: $kind)*) $(-> $answer)? {
            // SAFETY: as for every method; the usual one has it.
            unsafe {
                let usual = behind(file);
                (*(*usual).pMethods).$method.expect("the usual one has it")(usual $(, $given)*)
            }
        }
    };
}

pass_on!(read, xRead(bytes: *mut c_void, length: c_int, at: ffi::sqlite3_int64) -> c_int);
pass_on!(size, xFileSize(size: *mut ffi::sqlite3_int64) -> c_int);
pass_on!(lock, xLock(kind: c_int) -> c_int);
pass_on!(unlock, xUnlock(kind: c_int) -> c_int);
pass_on!(reserved, xCheckReservedLock(out: *mut c_int) -> c_int);
pass_on!(control, xFileControl(what: c_int, with: *mut c_void) -> c_int);
pass_on!(sector, xSectorSize() -> c_int);
pass_on!(traits, xDeviceCharacteristics() -> c_int);
pass_on!(shared_lock, xShmLock(offset: c_int, so_many: c_int, flags: c_int) -> c_int);
pass_on!(barrier, xShmBarrier());
pass_on!(unmap, xShmUnmap(delete: c_int) -> c_int);

/// Version 2: without files in memory, which nobody would see written.
static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(reserved),
    xFileControl: Some(control),
    xSectorSize: Some(sector),
    xDeviceCharacteristics: Some(traits),
    xShmMap: Some(map),
    xShmLock: Some(shared_lock),
    xShmBarrier: Some(barrier),
    xShmUnmap: Some(unmap),
    xFetch: None,
    xUnfetch: None,
};
