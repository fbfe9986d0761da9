//! Tables as files in a folder: the only module here that touches files.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use doska_rules::Game;
use doska_rules::turkish::Turkish;

use crate::format::HEADER;
use crate::tables::Shelf;
use crate::{Class, Damage, Header, Interrupted, Table, Tables, Watch, solve};

/// A half-written file as old as this has no writer any more.
const ABANDONED: Duration = Duration::from_mins(10);

/// A folder of tables, a file for each class.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// A file of a folder.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The class it is named after.
    pub class: Class,
    /// The size of the file.
    pub bytes: u64,
    /// What its header says, or why it cannot be used.
    pub header: Result<Header, Damage>,
}

/// Why tables could not be built.
#[derive(Debug)]
pub enum Failure {
    /// It was given up; what was finished is kept.
    Interrupted,
    /// The system refused.
    Io(PathBuf, io::Error),
}

impl From<Interrupted> for Failure {
    fn from(_: Interrupted) -> Failure {
        Failure::Interrupted
    }
}

/// What becomes of a pair of classes while a folder is built.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The table existed already.
    Kept,
    /// It was there, but could not be used, and was made again.
    Remade,
    /// The table was built now.
    Made,
}

impl Folder {
    /// The folder at a path, whether or not it is there.
    pub fn new(path: impl Into<PathBuf>) -> Folder {
        Folder { path: path.into() }
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of a class.
    pub fn file(&self, class: Class) -> PathBuf {
        self.path.join(format!("{}-{class}.tbl", Turkish::ID))
    }

    /// All files named as tables are, by their classes. Only headers are read.
    pub fn entries(&self) -> io::Result<Vec<Entry>> {
        let mut out = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name();
            let class = name
                .to_str()
                .and_then(|name| name.strip_prefix(Turkish::ID)?.strip_prefix('-'))
                .and_then(|name| Class::read(name.strip_suffix(".tbl")?));
            let Some(class) = class else { continue };
            let mut head = Vec::new();
            let file = File::open(entry.path())?;
            let bytes = file.metadata()?.len();
            file.take(HEADER as u64).read_to_end(&mut head)?;
            let header = Header::read(&head).and_then(|header| {
                if header.class != class {
                    Err(Damage::OtherClass)
                } else if header.body + HEADER as u64 != bytes {
                    Err(Damage::Broken)
                } else {
                    Ok(header)
                }
            });
            out.push(Entry {
                class,
                bytes,
                header,
            });
        }
        out.sort_by_key(|entry| (entry.class.pieces(), entry.class));
        Ok(out)
    }

    /// The tables of the folder, each read when it is needed.
    pub fn tables(&self) -> io::Result<Tables> {
        let entries = self.entries()?;
        let most = entries.iter().map(|entry| entry.class.pieces()).max();
        let tables = Tables::on(Box::new(self.clone()), most.unwrap_or(0));
        for entry in entries {
            if let Err(damage) = entry.header {
                tables.doubt(entry.class, damage);
            }
        }
        Ok(tables)
    }

    /// The table of a class, checked to the last byte.
    pub fn read(&self, class: Class) -> io::Result<Result<Table, Damage>> {
        Ok(Table::read(&fs::read(self.file(class))?, class))
    }

    /// Writes a table so that it is there whole or not at all, even if the power fails.
    pub fn write(&self, table: &Table) -> Result<(), Failure> {
        let path = self.file(table.class());
        let part = path.with_extension(format!("{}.part", std::process::id()));
        let write = || {
            let mut file = File::create(&part)?;
            file.write_all(&table.write())?;
            file.sync_all()?;
            fs::rename(&part, &path)?;
            // The name is a matter of the folder; where folders cannot be synced, nothing is lost but time.
            let _ = File::open(&self.path).and_then(|folder| folder.sync_all());
            Ok(())
        };
        write().map_err(|error| {
            let _ = fs::remove_file(&part);
            Failure::Io(path, error)
        })
    }

    /// Makes all tables of at most so many pieces that are not there yet. `told` hears of every pair.
    pub fn build(
        &self,
        pieces: u32,
        threads: usize,
        watch: &dyn Watch,
        told: &mut dyn FnMut(Step, &[Table]),
    ) -> Result<(), Failure> {
        fs::create_dir_all(&self.path).map_err(|error| Failure::Io(self.path.clone(), error))?;
        self.sweep();
        for class in Class::order(pieces) {
            let mut step = Step::Made;
            let kept = self.kept(class, &mut step)?;
            if !kept.is_empty() {
                watch.gone(solve::work(class));
                told(Step::Kept, &kept);
                continue;
            }
            // Only what this pair leads to is read, and forgotten after it.
            let known = Tables::on(Box::new(self.clone()), pieces);
            let made = solve::solve(class, &known, threads, watch)?;
            for table in &made {
                self.write(table)?;
            }
            told(step, &made);
        }
        Ok(())
    }

    /// The tables of a pair, if both are there and whole.
    fn kept(&self, class: Class, step: &mut Step) -> Result<Vec<Table>, Failure> {
        let [first, second] = class.pair();
        let mut out = Vec::new();
        for class in if first == second {
            vec![first]
        } else {
            vec![first, second]
        } {
            match self.read(class) {
                Ok(Ok(table)) => out.push(table),
                Ok(Err(_)) => {
                    *step = Step::Remade;
                    return Ok(Vec::new());
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
                Err(error) => return Err(Failure::Io(self.file(class), error)),
            }
        }
        Ok(out)
    }

    /// Removes what an earlier run left half-written, as far as it can.
    fn sweep(&self) {
        let Ok(entries) = fs::read_dir(&self.path) else {
            return;
        };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let old = entry
                .metadata()
                .and_then(|about| about.modified())
                .is_ok_and(|time| time.elapsed().is_ok_and(|age| age > ABANDONED));
            if old && name.starts_with(Turkish::ID) && name.ends_with(".part") {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

impl Shelf for Folder {
    fn bytes(&self, class: Class) -> Option<Vec<u8>> {
        fs::read(self.file(class)).ok()
    }
}
