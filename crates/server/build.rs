//! Compresses the files of the page for the program that carries them: brotli at its best takes seconds, so it is done
//! once, here, and nothing compressed is committed. A debug build reads the page from the disk, where it changes under
//! the running program; it hands out what lies there.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The best there is, and a window as large as every browser takes.
const QUALITY: i32 = 11;
const WINDOW: i32 = 22;

/// What is compressed already.
const DENSE: [&str; 3] = ["png", "woff2", "ico"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=page");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let mut list = String::from("&[");
    if std::env::var("PROFILE")? == "release" {
        let page = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("page");
        let mut files = Vec::new();
        collect(&page, &mut files)?;
        files.sort();
        for (number, file) in files.iter().enumerate() {
            let ending = file.extension().and_then(|ending| ending.to_str());
            if ending.is_some_and(|ending| DENSE.contains(&ending)) {
                continue;
            }
            let content = fs::read(file)?;
            let small = compressed(&content)?;
            if small.len() >= content.len() {
                continue;
            }
            let kept = out.join(format!("{number}.br"));
            fs::write(&kept, small)?;
            let name = file
                .strip_prefix(&page)?
                .to_string_lossy()
                .replace('\\', "/");
            write!(list, "\n    ({name:?}, include_bytes!({kept:?})),")?;
        }
    }
    list.push_str("\n]");
    fs::write(out.join("brotli.rs"), list)?;
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn compressed(content: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: QUALITY,
        lgwin: WINDOW,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut small, &parameters)?;
    Ok(small)
}
