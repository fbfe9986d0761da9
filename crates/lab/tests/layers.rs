//! Nothing that plays depends on this crate.

use std::fs;
use std::path::Path;

#[test]
fn only_the_command_line_depends_on_the_lab() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut users = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates of the workspace") {
        let path = entry.expect("a readable folder").path();
        let Ok(manifest) = fs::read_to_string(path.join("Cargo.toml")) else {
            continue;
        };
        if manifest.lines().any(|line| line.starts_with("doska-lab")) {
            users.push(path.file_name().expect("a name").to_owned());
        }
    }
    assert_eq!(users, ["cli"]);
}
