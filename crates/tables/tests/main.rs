//! Tables of two and three pieces: made, verified in full, stopped, damaged.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use doska_rules::turkish::Turkish;
use doska_rules::{Position, Text};
use doska_tables::folder::{Failure, Step};
use doska_tables::{
    Class, Damage, Folder, Index, Table, Tables, Value, Watch, plain, solve, verify,
};

/// A new empty folder.
fn folder(name: &str) -> Folder {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = path.join(format!("{}-{number}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    Folder::new(path)
}

fn build(folder: &Folder, pieces: u32, threads: usize) -> Vec<(String, &'static str)> {
    let mut steps = Vec::new();
    let built = folder.build(pieces, threads, &(), &mut |step, tables| {
        let step = match step {
            Step::Made => "made",
            Step::Kept => "kept",
            Step::Remade => "remade",
        };
        steps.extend(tables.iter().map(|table| (table.class().to_string(), step)));
    });
    built.unwrap();
    steps
}

fn files(folder: &Folder) -> Vec<(String, Vec<u8>)> {
    let mut out: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, std::fs::read(entry.path()).unwrap())
        })
        .collect();
    out.sort();
    out
}

fn position(text: &str) -> Turkish {
    Turkish::read(text, &()).unwrap()
}

/// Three pieces, built once for all tests.
fn three() -> &'static Folder {
    static THREE: OnceLock<Folder> = OnceLock::new();
    THREE.get_or_init(|| {
        let folder = folder("three");
        assert_eq!(build(&folder, 3, 2).len(), 4 + 12);
        folder
    })
}

/// All classes of so many pieces, without any file.
fn in_memory(pieces: u32) -> Tables {
    let mut tables = Tables::default();
    for class in Class::order(pieces) {
        for table in solve::solve(class, &tables, 1, &()).unwrap() {
            tables.add(table);
        }
    }
    tables
}

#[test]
fn three_pieces_are_right_to_the_last_position() {
    let folder = three();
    let tables = folder.tables().unwrap();
    let entries = folder.entries().unwrap();
    let mut positions = 0;
    for entry in &entries {
        let table = tables.table(entry.class).unwrap();
        let (seen, wrong) = verify::table(&tables, table, 2, &()).unwrap();
        assert_eq!(wrong, [], "{}", entry.class);
        assert_eq!(seen, table.about().boards());
        assert_eq!(entry.header.unwrap().about, table.about());
        positions += seen;
    }
    assert_eq!(positions, 830_720);
    let classes: Vec<Class> = entries.iter().map(|entry| entry.class).collect();
    let sample = verify::Sample {
        positions: 300,
        budget: 3000,
        seed: 7,
    };
    let compared = verify::compare(&tables, &classes, sample, 2, &()).unwrap();
    assert_eq!((compared.positions, compared.wrong.len()), (300, 0));
    assert!(compared.decided > 50, "{}", compared.decided);
}

#[test]
fn threads_change_nothing() {
    let (one, three) = (folder("one"), folder("three"));
    build(&one, 2, 1);
    build(&three, 2, 3);
    assert_eq!(files(&one), files(&three));
}

#[test]
fn known_positions() {
    let tables = three().tables().unwrap();
    for (text, value) in [
        ("W:WKh1:BKh7", Value::Win(1)),
        ("W:WKa1:BKh7", Value::Draw),
        ("W:Wa2,b2:Bh7", Value::Win(0)),
        ("B:Wa2,b2:Bh7", Value::Loss(0)),
        ("W:Wa2:BKh7", Value::Draw),
        // A side without pieces is in no table, and known all the same.
        ("B:Wa1:B", Value::Loss(0)),
        ("W:Wa1:B", Value::Win(0)),
        // Two kings catch one.
        ("W:WKa1,Kb1:BKh8", Value::Win(9)),
        // The same for Black, and in the mirror.
        ("B:WKh1:BKa8,Kb8", Value::Win(9)),
        ("W:WKh1,Kg1:BKa8", Value::Win(9)),
    ] {
        assert_eq!(tables.value(&position(text)), Some(value), "{text}");
    }
    let start = Turkish::start(&());
    assert_eq!(tables.value(&start), None);
    assert_eq!(tables.value(&position("W:WKa1,Kb1:BKh8,Kg8")), None);
}

#[test]
fn plain_search_finds_near_ends() {
    let found = |text: &str| plain::search(&position(text), 100_000).value;
    assert_eq!(found("W:WKh1:BKh7"), Some(Value::Win(1)));
    assert_eq!(found("B:Wa2,b2:Bh7"), Some(Value::Loss(0)));
    let open = plain::search(&position("W:WKa1,Kb1:BKh8"), 2_000);
    assert!(open.value.is_none() && open.plies > 0 && open.plies < 9);
    assert!(plain::agrees(open, Value::Win(9)) && plain::agrees(open, Value::Draw));
    assert!(!plain::agrees(open, Value::Win(1)));
}

/// Gives up after so many boards.
struct Impatient(AtomicU64);

impl Watch for Impatient {
    fn at(&self, _: Class, _: u16) {}
    fn gone(&self, boards: u64) {
        let left = self.0.load(Ordering::Relaxed);
        self.0.store(left.saturating_sub(boards), Ordering::Relaxed);
    }
    fn stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }
}

#[test]
fn a_build_that_was_stopped_goes_on() {
    let (whole, broken) = (three(), folder("broken"));
    let stopped = broken.build(3, 2, &Impatient(400_000.into()), &mut |_, _| {});
    assert!(matches!(stopped, Err(Failure::Interrupted)));
    let finished = files(&broken);
    assert!(
        finished.len() > 2 && finished.len() < 14,
        "{}",
        finished.len()
    );
    let steps = build(&broken, 3, 1);
    let kept = steps.iter().filter(|(_, step)| *step == "kept").count();
    assert_eq!((kept, steps.len()), (finished.len(), 16));
    assert_eq!(files(&broken), files(whole));
}

#[test]
fn damaged_files_are_noticed_and_made_again() {
    let folder = folder("damaged");
    build(&folder, 2, 1);
    let good = files(&folder);
    let class = Class::read("KvM").unwrap();
    let path = folder.file(class);
    let bytes = std::fs::read(&path).unwrap();
    let changed = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1;
        bytes
    };
    let other = std::fs::read(folder.file(Class::read("MvK").unwrap())).unwrap();
    for (what, bytes, damage) in [
        ("empty", Vec::new(), Damage::NoTable),
        ("a text", b"not a table at all".repeat(9), Damage::NoTable),
        ("another format", changed(8), Damage::Version),
        ("other rules", changed(10), Damage::Version),
        ("a count in the header", changed(17), Damage::Broken),
        ("a byte in the middle", changed(90), Damage::Broken),
        ("the last byte", changed(bytes.len() - 1), Damage::Broken),
        (
            "half a file",
            bytes[..bytes.len() / 2].to_vec(),
            Damage::Broken,
        ),
        ("a byte more", [&bytes[..], b"x"].concat(), Damage::Broken),
        ("another table", other, Damage::OtherClass),
    ] {
        std::fs::write(&path, &bytes).unwrap();
        let read = folder.read(class).unwrap().map(|table| table.class());
        assert_eq!(read, Err(damage), "{what}");
        let tables = folder.tables().unwrap();
        assert_eq!(tables.value(&position("W:WKa1:Bh7")), None, "{what}");
        assert_eq!(tables.damaged(), [(class, damage)], "{what}");
        let steps = build(&folder, 2, 1);
        assert!(steps.contains(&("KvM".to_owned(), "remade")), "{steps:?}");
        assert!(steps.contains(&("KvK".to_owned(), "kept")), "{steps:?}");
        assert_eq!(files(&folder), good, "{what}");
    }
}

#[test]
fn verification_finds_what_is_wrong() {
    let good = in_memory(2);
    let class = Class::read("KvM").unwrap();
    let table = good.table(class).unwrap();
    let won = (0..table.index().len()).find(|&at| table.at(at) == Some(Value::Win(1)));
    for wrong in [Value::Draw, Value::Win(2), Value::Loss(1)] {
        let mut tables = in_memory(2);
        tables.add(Table::new(Index::new(class), |at| {
            table
                .at(at)
                .map(|value| if Some(at) == won { wrong } else { value })
        }));
        let changed = tables.table(class).unwrap();
        let (_, found) = verify::table(&tables, changed, 2, &()).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].said, found[0].right),
            (Some(wrong), Some(Value::Win(1)))
        );
    }
}

#[test]
fn every_damaged_byte_is_noticed() {
    let class = Class::read("MvM").unwrap();
    let table = solve::solve(class, &in_memory(2), 1, &())
        .unwrap()
        .remove(0);
    let bytes = table.write();
    assert!(Table::read(&bytes, class).is_ok());
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x10;
        assert!(Table::read(&bytes, class).is_err(), "byte {at}");
        assert!(Table::read(&bytes[..at], class).is_err(), "cut at {at}");
    }
}

#[test]
fn what_cannot_be_written_is_an_error_with_its_path() {
    let folder = folder("file");
    std::fs::write(folder.path(), "no folder").unwrap();
    let failed = folder.build(2, 1, &(), &mut |_, _| {});
    match failed {
        Err(Failure::Io(path, _)) => assert_eq!(path, folder.path()),
        other => panic!("{other:?}"),
    }
}
