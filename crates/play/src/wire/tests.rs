//! The site's copy of the shapes is the one written from here.

use ts_rs::{Config, TS};

use super::*;
use crate::review::Mark;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/board/src/wire.ts");

#[test]
fn the_sites_copy_is_this() {
    let config = Config::default();
    let mut text = String::from(
        "// What Doska's rules say to an interface: positions to draw, steps to tap, events to animate.\n\
         // Written from `crates/play/src/wire/`; `BLESS=1 cargo test -p doska-play wire` writes it anew.\n",
    );
    macro_rules! write {
        ($($shape:ident),*) => {$(
            let docs = $shape::docs().unwrap_or_default();
            text += &format!("\n{docs}export {}\n", $shape::decl(&config));
        )*};
    }
    write!(
        Place,
        Kind,
        Token,
        Ground,
        Cell,
        AreaKind,
        Area,
        Surface,
        Coordinates,
        Seating,
        BackupLine,
        BackupSign,
        BackupRules,
        View,
        Step,
        Event,
        Note,
        GameRef,
        Ended,
        Input,
        Legal,
        Snapshot,
        Score,
        Worth,
        SearchInfo,
        Wish,
        Act,
        Effect,
        Clocks,
        Asked,
        Round,
        RoundRef,
        Draft,
        Plan,
        Room,
        Values,
        Field,
        Tally,
        Palette,
        Composed,
        Tag,
        Node,
        Record,
        WrongMove,
        Problem,
        Entry,
        Records,
        Found,
        Mark,
        Judged,
        SeatSum,
        Review,
        Verdict,
        Ending
    );
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(PATH, &text).expect("the file can be written");
    }
    let there = std::fs::read_to_string(PATH).expect("the file can be read");
    assert!(
        there == text,
        "web/board/src/wire.ts is out of date: run with BLESS=1"
    );
}
