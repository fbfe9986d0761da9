//! Lists the files of the built site, so that they become part of the binary.
//!
//! In a clone where the site was not built there are none, and the server says so (`unbuilt.rs`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let site = here.join("../../web/dist");
    // Cargo would build this crate anew every time while a folder that it watches is not there.
    let _ = fs::create_dir_all(&site);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", site.display());

    let mut files = Vec::new();
    walk(&site, &mut files)?;
    files.sort();
    println!("cargo::rustc-check-cfg=cfg(site_built)");
    if !files.is_empty() {
        println!("cargo::rustc-cfg=site_built");
    }
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&site).expect("it was found there");
        let [name, file] = [name, &file].map(|path| path.to_str().expect("our names are UTF-8"));
        let name = name.replace('\\', "/");
        writeln!(list, "    ({name:?}, include_bytes!({file:?})),").expect("texts can be written");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("site.rs"), list)
}

/// All files in a folder and below it.
fn walk(folder: &Path, out: &mut Vec<PathBuf>) -> io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, out)?;
        } else {
            out.push(path);
        }
    }
    Ok(())
}
