//! Completions and manual pages.

use crate::run::{doska, folder};

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let out = doska(&["completions", shell]).ok();
        assert!(out.contains("doska") && out.contains("inspect"), "{shell}");
    }
}

#[test]
fn manual_pages() {
    let out = doska(&["man"]).ok();
    assert!(out.contains(".TH doska 1"), "{out}");
    let folder = folder("man").join("deep/er");
    doska(&["man", "--out", folder.to_str().unwrap()]).ok();
    assert!(folder.join("doska.1").is_file());
    assert!(folder.join("doska-perft.1").is_file());
}
