//! The site's copies of the shapes are the ones generated from here.

use ts_rs::{Config, TS};

use super::request::Answers;
use super::*;

macro_rules! declarations {
    ($($shape:ty),* $(,)?) => {{
        let config = Config::default();
        let mut text = String::new();
        $(
            let docs = <$shape>::docs().unwrap_or_default();
            text += &format!("\n{docs}export {}\n", <$shape>::decl(&config));
        )*
        text
    }};
}

macro_rules! names {
    ($($shape:ident),* $(,)?) => { [$($shape::name(&Config::default())),*].join(", ") };
}

/// What the board draws and what is entered on it.
macro_rules! board {
    ($use:ident) => {
        $use!(
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
            Event
        )
    };
}

fn check(path: &str, text: &str) {
    let path = format!("{}/../../web/{path}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "{path} is out of date: run with BLESS=1");
}

const HOW: &str = "// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.\n";

#[test]
fn typescript_of_the_board_is_current() {
    let what =
        "// What the board draws: positions, steps that are entered, events that are animated.\n";
    check(
        "board/src/wire.ts",
        &format!("{what}{HOW}{}", board!(declarations)),
    );
}

fn shapes() -> String {
    declarations!(
        Note,
        GameRef,
        Outcome,
        Legal,
        Snapshot,
        Moved,
        Input,
        Score,
        Worth,
        SearchLimits,
        SearchInfo,
        Offer,
        Action,
        Command,
        GameEventKind,
        GameEvent,
        Clocks,
        PendingOffer,
        RoundState,
        Draft,
        Plan,
        Room,
        Values,
        Field,
        Tally,
        Palette,
        Composed,
        OptionInfo,
        GameInfo,
        Tag,
        Node,
        Record,
        WrongMove,
        Problem,
        Entry,
        Records,
        Found,
        Mark,
        ReviewedMove,
        SeatSum,
        Review,
        Verdict,
        Ending,
    )
}

fn requests() -> String {
    declarations!(
        Games,
        EditPosition,
        ComposePosition,
        ReadRecords,
        WriteRecord,
        Replay,
        ReviewGame,
        ProbeTables,
        Search,
        ChooseMove,
        AcceptsDraw,
        Open,
        Seek,
        Look,
        Preview,
        Tap,
        LegalMoves,
        ReadMove,
        Close,
        StartRound,
        OpenRound,
        CommandRound,
        TakebackRound,
        ExpireRound,
        Request,
        Answers,
        RequestError,
        Response<ts_rs::Dummy>,
    )
}

#[test]
fn typescript_of_the_contract_is_current() {
    let what = "// Requests to the module of rules and engine, and their answers.\n";
    let names = board!(names);
    let import = format!("import type {{ {names} }} from '../../board/src/wire';\n");
    let export = format!("export type {{ {names} }};\n");
    let rest = shapes() + &requests();
    check(
        "src/lib/contract.ts",
        &format!("{what}{HOW}\n{import}{export}{rest}"),
    );
}
