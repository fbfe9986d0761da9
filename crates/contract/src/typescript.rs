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
        AcceptRound,
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
    let import = format!(
        "import type {{ {names} }} from '../../board/src/wire';\nimport type {{ PlayerRef }} from './online/wire';\n"
    );
    let export = format!("export type {{ {names} }};\n");
    let rest = shapes() + &requests();
    check(
        "src/lib/contract.ts",
        &format!("{what}{HOW}\n{import}{export}{rest}"),
    );
}

#[test]
fn typescript_of_playing_online_is_current() {
    use super::online::*;
    let what = "// The HTTP API and the socket.\n";
    let import = "import type { GameEvent, Outcome } from '../contract';\n";
    let shapes = declarations!(
        PlayerKind,
        PlayerRef,
        NewGuest,
        SignedIn,
        TakenOver,
        Pace,
        ClockSetting,
        NewChallenge,
        MakerRating,
        ChallengeStatus,
        Challenge,
        Challenges,
        LobbySummary,
        NewPairing,
        Pairing,
        Join,
        Joined,
        GameStatus,
        OfferKind,
        OnlineOffer,
        Game,
        MoveRequest,
        OfferRequest,
        ResignRequest,
        CommandResult,
        ApiProblem,
        Chat,
        ChatRequest,
        ChatRoom,
        ClaimKind,
        ClaimRequest,
        WatchList,
        KnownGame,
        ClientFrame,
        Answer,
        Presence,
        Notice,
        ServerFrame,
        PlayerRating,
        LastSeen,
        GameCounts,
        PlayedGame,
        Profile,
        RatingPoint,
        RatingHistory,
        Ranked,
        Leaderboard,
        SeatRating,
        SeatBot,
        HouseBot,
    );
    check(
        "src/lib/online/wire.ts",
        &format!("{what}{HOW}\n{import}{shapes}"),
    );
}

#[test]
fn typescript_of_accounts_is_current() {
    use super::online::*;
    let what = "// Accounts and moderation.\n";
    let import = "import type { Chat, PlayerRef } from './wire';\n";
    let shapes = declarations!(
        Role,
        Me,
        PasskeyQuestion,
        PasskeyAnswer,
        NewPasskey,
        SignUp,
        SignedUp,
        SignIn,
        RecoverySignIn,
        Confirmation,
        PasskeyInfo,
        SessionInfo,
        TokenInfo,
        TokenRequest,
        NewApiToken,
        Account,
        NewName,
        NewPassword,
        TotpSetup,
        TotpCode,
        RecoveryCodes,
        NewReport,
        ReportReason,
        Report,
        ReportedChat,
        ModerationAction,
        ModerationEntry,
        Moderation,
    );
    check(
        "src/lib/online/account.ts",
        &format!("{what}{HOW}\n{import}{shapes}"),
    );
}

#[test]
fn typescript_of_the_archive_is_current() {
    use super::online::*;
    let what =
        "// The archive of games, the opening explorer, analysis that is kept with a game.\n";
    let import =
        "import type { Found, Review } from '../contract';\nimport type { Game } from './wire';\n";
    let shapes = declarations!(
        GamesPage,
        Results,
        ExplorerMove,
        Explorer,
        AnalysisStatus,
        GameAnalysis,
    );
    check(
        "src/lib/online/archive.ts",
        &format!("{what}{HOW}\n{import}{shapes}"),
    );
}

#[test]
fn typescript_of_correspondence_is_current() {
    use super::online::*;
    let what = "// Correspondence games, and how a player is called.\n";
    let import = "import type { ClockSetting, PlayerRef } from './wire';\n";
    let shapes = declarations!(
        MyGame,
        MyGames,
        Conditional,
        ConditionalLine,
        GameNote,
        Vacation,
        Vacations,
        NewVacation,
        NotifyKind,
        Notifications,
        MailAddress,
        Webhook,
        NotificationChange,
        NewWebhook,
        Channel,
        ChannelTest,
        NotificationTest,
        PushSubscription,
        PushKeys,
        PushEndpoint,
        PushMessage,
    );
    check(
        "src/lib/online/correspondence.ts",
        &format!("{what}{HOW}\n{import}{shapes}"),
    );
}
