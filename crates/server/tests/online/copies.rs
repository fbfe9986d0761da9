//! Copies, checks and damage: nothing that was answered is missing.

use std::fs;
use std::path::{Path, PathBuf};

use doska_server::store::backup::{BackupError, backup, restore};
use doska_server::store::check::{Finding, check_file};
use doska_server::store::{self, Database, Sqlite, StoreError};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::server::{START, TestServer};

fn findings(path: &Path) -> Vec<Finding> {
    check_file(path, &mut |_| {}).unwrap().findings
}

fn database(server: &TestServer) -> PathBuf {
    server.folder.join("doska.sqlite")
}

/// A server with a game of three moves.
async fn played() -> (TestServer, String) {
    let server = TestServer::new();
    let (game, white, black) = server
        .game("turkish", json!({"initial": 300, "increment": 3}))
        .await;
    for (ply, (who, text)) in [(&white, "d3-d4"), (&black, "a6-a5"), (&white, "e3-e4")]
        .iter()
        .enumerate()
    {
        assert_eq!(server.play(&game, who, text, ply).await.0, 200);
    }
    (server, game)
}

fn tamper(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection
        .execute_batch("PRAGMA foreign_keys = OFF")
        .unwrap();
    connection.execute_batch(sql).unwrap();
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_runs_and_restored_when_it_does_not() {
    let (server, game) = played().await;
    let (path, copy) = (database(&server), server.folder.join("copy"));
    let checked = backup(&path, &copy).unwrap();
    assert_eq!((checked.games, checked.events), (1, 4));
    assert!(!server.folder.join("copy-wal").exists(), "one file");
    assert!(matches!(backup(&path, &copy), Err(BackupError::Exists(_))));
    let (_, white_later) = server.get(&format!("/games/{game}")).await;
    let (second, ..) = server.game("cyclic", Value::Null).await;
    assert!(
        matches!(restore(&copy, &path), Err(BackupError::InUse(_))),
        "the server runs"
    );
    assert_eq!(
        server.get(&format!("/games/{second}")).await.0,
        200,
        "and goes on"
    );

    let other = server.folder.join("elsewhere");
    let there = other.join("doska.sqlite");
    let restored = restore(&copy, &there).unwrap();
    assert_eq!(restored.before, None);
    let again = TestServer::at(other, START);
    assert_eq!(
        again.get(&format!("/games/{game}")).await.1["moves"],
        white_later["moves"]
    );
    assert_eq!(
        again.get(&format!("/games/{second}")).await.0,
        404,
        "it came later"
    );
}

#[tokio::test]
async fn what_was_there_before_is_kept() {
    let (server, game) = played().await;
    let copy = server.folder.join("copy");
    backup(&database(&server), &copy).unwrap();
    let place = server.folder.join("place");
    for (text, files) in [(None, 1), (Some("no database"), 2), (None, 3)] {
        if let Some(text) = text {
            fs::write(place.join("doska.sqlite"), text).unwrap();
        }
        let before = restore(&copy, &place.join("doska.sqlite")).unwrap().before;
        assert_eq!(before.is_some(), files > 1);
        if let (Some(before), Some(text)) = (before, text) {
            assert_eq!(fs::read_to_string(before).unwrap(), text);
        }
        assert_eq!(fs::read_dir(&place).unwrap().count(), files, "{text:?}");
        std::thread::sleep(std::time::Duration::from_millis(1100));
    }
    let again = TestServer::at(place, START);
    assert_eq!(again.get(&format!("/games/{game}")).await.0, 200);
}

/// Root restores for a server that runs as somebody else, who has to be able to write it.
#[cfg(unix)]
#[tokio::test]
async fn what_is_restored_belongs_to_whom_it_belonged_before() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let (server, _) = played().await;
    let copy = server.folder.join("copy");
    backup(&database(&server), &copy).unwrap();
    let owner = |path: &Path| {
        let file = fs::metadata(path).unwrap();
        (file.uid(), file.gid(), file.mode() & 0o777)
    };
    assert_eq!(owner(&copy).2, 0o600, "everything about people is in it");

    let place = server.folder.join("theirs");
    fs::create_dir(&place).unwrap();
    let (us, group, _) = owner(&place);
    // Nobody but root can give files away.
    let folder = if us == 0 { (65532, 65533) } else { (us, group) };
    chown(&place, Some(folder.0), Some(folder.1)).unwrap();
    let to = place.join("doska.sqlite");
    restore(&copy, &to).unwrap();
    assert_eq!(owner(&to), (folder.0, folder.1, 0o600), "as the folder");

    let file = if us == 0 { (65534, 65531) } else { folder };
    chown(&to, Some(file.0), Some(file.1)).unwrap();
    fs::set_permissions(&to, fs::Permissions::from_mode(0o640)).unwrap();
    let before = restore(&copy, &to).unwrap().before.unwrap();
    assert_eq!(owner(&to), (file.0, file.1, 0o640), "as the one before");
    assert_eq!(owner(&before), owner(&to));

    let copied = place.join("copied.sqlite");
    let (from, to) = (copy, Database::Sqlite(copied.clone()));
    let copying = move || store::copy::copy(&Database::Sqlite(from), &to, |_, _| {});
    tokio::task::spawn_blocking(copying).await.unwrap().unwrap();
    assert_eq!(owner(&copied), (folder.0, folder.1, 0o600), "`store copy`");
}

#[tokio::test]
async fn damage_is_found_and_not_restored() {
    let (server, game) = played().await;
    let copy = server.folder.join("copy");
    backup(&database(&server), &copy).unwrap();
    assert_eq!(findings(&copy), []);
    let row = |columns: &str| Finding::Row {
        game: game.clone(),
        columns: columns.to_owned(),
    };
    let versions = |missing| Finding::Versions {
        game: game.clone(),
        missing,
    };
    let whole = fs::read(&copy).unwrap();
    for (sql, expected) in [
        (
            "UPDATE games SET ply = 2, position = 'x'",
            Some(row("ply, position")),
        ),
        (
            "UPDATE games SET status = 'ended', moves = 'a'",
            Some(row("status, moves")),
        ),
        ("DELETE FROM events WHERE version = 3", Some(versions(3))),
        (
            "DELETE FROM events WHERE version = 4",
            Some(row("version, ply, to_move, position")),
        ),
        (
            "UPDATE events SET body = replace(body, 'e3-e4', 'e3-e9')",
            None,
        ),
        ("UPDATE events SET body = 'x' WHERE version = 2", None),
        (
            "INSERT INTO events VALUES ('ghost', 1, '{}')",
            Some(Finding::NoGame("ghost".to_owned())),
        ),
        (
            "DELETE FROM seats WHERE seat = 1; DELETE FROM players",
            None,
        ),
    ] {
        fs::write(&copy, &whole).unwrap();
        tamper(&copy, sql);
        let found = findings(&copy);
        assert!(!found.is_empty(), "{sql}");
        if let Some(expected) = expected {
            assert_eq!(found, [expected], "{sql}");
        }
        let to = server.folder.join("restored");
        assert!(
            matches!(restore(&copy, &to), Err(BackupError::Damaged(_))),
            "{sql}"
        );
        assert!(!to.exists());
    }
    // Pages that were overwritten, a file that was cut short, and one that is none.
    let mut torn = whole.clone();
    for byte in &mut torn[4096 * 3..4096 * 5] {
        *byte ^= 0x5a;
    }
    for bytes in [&torn[..], &whole[..whole.len() / 2], b"a text"] {
        fs::write(&copy, bytes).unwrap();
        let to = server.folder.join("restored");
        assert!(restore(&copy, &to).is_err());
        assert!(!to.exists());
        let found = check_file(&copy, &mut |_| {});
        assert!(found.is_err() || !found.unwrap().findings.is_empty());
    }
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let (server, _) = played().await;
    let copy = server.folder.join("copy");
    backup(&database(&server), &copy).unwrap();
    tamper(&copy, "INSERT INTO migrations VALUES (9999)");
    for error in [
        Sqlite::open(&copy).err().unwrap(),
        check_file(&copy, &mut |_| {}).unwrap_err(),
    ] {
        assert!(
            matches!(error, StoreError::Newer { found: 9999, .. }),
            "{error}"
        );
    }
}

/// What has been answered lies in the log before it is moved into the database: whoever copies both has everything.
#[tokio::test]
async fn a_copied_log_has_everything_that_was_answered() {
    let (server, game) = played().await;
    let folder = server.folder.join("copied");
    fs::create_dir_all(&folder).unwrap();
    for name in ["doska.sqlite", "doska.sqlite-wal"] {
        fs::copy(server.folder.join(name), folder.join(name)).unwrap();
    }
    let log = fs::metadata(folder.join("doska.sqlite-wal")).unwrap();
    assert!(log.len() > 0, "the moves lie in the log");
    assert_eq!(findings(&folder.join("doska.sqlite")), []);
    let again = TestServer::at(folder, START);
    let (_, shown) = again.get(&format!("/games/{game}")).await;
    assert_eq!(shown["moves"], json!(["d3-d4", "a6-a5", "e3-e4"]));
}

/// A disk that is full refuses moves, and what was answered before or after is there.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_answered() {
    let server = TestServer::new();
    let mut games = Vec::new();
    for _ in 0..20 {
        games.push(server.game("turkish", Value::Null).await);
    }
    let limit = |pages: i64| {
        let store = server.app.store.clone();
        async move {
            let sql = format!("PRAGMA max_page_count = {pages}");
            let done = store.write(move |tx| tx.query(&sql, &[]).map(|_| ()));
            done.await
                .unwrap_or_else(|error: StoreError| panic!("{error}"));
        }
    };
    // SQLite takes what is there already as the least.
    limit(1).await;
    let mut answered = vec![0_usize; games.len()];
    let mut refused = 0;
    for round in 0..12 {
        if round == 8 {
            limit(1_000_000).await;
        }
        let moves = games
            .iter()
            .zip(&answered)
            .map(|((game, white, black), &ply)| {
                let who = if ply % 2 == 0 { white } else { black };
                server.play(game, who, MOVES[ply], ply)
            });
        let answers = futures_util::future::join_all(moves).await;
        for (ply, (status, answer)) in answered.iter_mut().zip(answers) {
            match status {
                200 => *ply = (*ply + 1).min(MOVES.len() - 1),
                503 => refused += 1,
                // One that was stored, but could not be said so, comes again.
                409 => *ply = answer["ply"].as_u64().unwrap() as usize,
                _ => panic!("{status}: {answer}"),
            }
        }
    }
    assert!(refused > 0, "the disk was never full");
    let again = TestServer::at(server.folder.clone(), START);
    for ((game, ..), &plies) in games.iter().zip(&answered) {
        let (_, shown) = again.get(&format!("/games/{game}")).await;
        let moves = shown["moves"].as_array().unwrap().len();
        assert!(moves >= plies && plies > 2, "{game}: {moves} of {plies}");
    }
    assert_eq!(findings(&database(&server)), []);
}

const MOVES: [&str; 8] = [
    "d3-d4", "a6-a5", "e3-e4", "h6-h5", "c3-c4", "b6-b5", "f3-f4", "g6-g5",
];
