//! Whom the file of a database belongs to. Root often makes one for a server that runs as somebody else.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use super::folder_of;

/// A new, empty file that only its owner may read: everything about people is in it.
pub fn create(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(path).map(drop)
}

/// The same for a database that is not there yet. It belongs to whoever its folder belongs to.
pub fn create_for_owner(path: &Path) -> io::Result<()> {
    let folder = fs::metadata(folder_of(path))?;
    create(path)?;
    give(path, &folder)
}

/// Gives a copy the owner and the mode of the file it is to replace, so that the server can write it whoever restores
/// it. Where there is no such file, the owner of the folder.
pub fn hand_over(part: &Path, to: &Path) -> io::Result<()> {
    match fs::metadata(to) {
        Ok(old) => {
            give(part, &old)?;
            fs::set_permissions(part, old.permissions())
        }
        Err(_) => give(part, &fs::metadata(folder_of(to))?),
    }
}

#[cfg(unix)]
fn give(path: &Path, like: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let own = fs::metadata(path)?;
    if (own.uid(), own.gid()) == (like.uid(), like.gid()) {
        return Ok(());
    }
    match chown(path, Some(like.uid()), Some(like.gid())) {
        // Only root can give files away. Whoever else makes one keeps it.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        given => given,
    }
}

#[cfg(not(unix))]
fn give(_: &Path, _: &fs::Metadata) -> io::Result<()> {
    Ok(())
}
