//! The commands of the server with a database on a real `PostgreSQL` server.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use doska_testing::Postgres;

use crate::run::{Ran, doska};
use crate::serve::Served;

fn failed(ran: Ran) -> String {
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert!(!ran.err.contains("hidden"), "{}", ran.err);
    ran.err
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_mins(1), "{what}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_server_keeps_everything_on_postgres() {
    let mut postgres = Postgres::start();
    let folder: PathBuf = postgres.folder().join("doska");
    let data = folder.join("data");
    let data = data.to_str().unwrap();
    let url = postgres.url();
    let named = ["--data", data, "--database", &url];

    // Why it does not start, in every language.
    let at = format!("127.0.0.1:{}", postgres.port());
    let absent = format!("postgres://doska:hidden@{at}/nowhere");
    for (lang, words) in [
        ("en", "has no database “nowhere”"),
        ("ru", "нет базы данных «nowhere»"),
        ("tr", "“nowhere” veritabanı yok"),
    ] {
        let args = ["serve", "--listen", "127.0.0.1:0", "--data", data];
        let said = failed(doska(
            &[&args[..], &["--database", &absent, "--lang", lang]].concat(),
        ));
        assert!(said.contains(words), "{said}");
        assert!(said.contains("doska:***@"), "{said}");
    }

    let served = Served::start(&[&["--listen", "127.0.0.1:0"], &named[..]].concat());
    assert!(served.get("/readyz").starts_with("HTTP/1.1 200"));
    // The bots come to live there once it runs.
    wait_until("its bots are listed", || {
        let listed = doska(&[&["admin", "list"], &named[..]].concat()).ok();
        listed.contains("\tbot\t")
    });
    let said = doska(&[&["store", "check"], &named[..]].concat()).ok();
    assert_eq!(said, "No games yet, no problems found\n");

    // While the database is away nothing is promised; afterwards everything goes on.
    postgres.stop();
    wait_until("it notices", || {
        served.get("/readyz").starts_with("HTTP/1.1 503")
    });
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    let refused = served.get("/api/v1/games/some");
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("retry-after: "), "{refused}");
    postgres.start_again();
    wait_until("it comes back", || {
        served.get("/readyz").starts_with("HTTP/1.1 200")
    });
    assert_eq!(served.end("-TERM").code, Some(0));

    copies(&postgres, &folder, &named);
}

/// To a file and back; copies of files are for files.
fn copies(postgres: &Postgres, folder: &std::path::Path, named: &[&str]) {
    let url = postgres.url();
    let file = format!("sqlite:{}", folder.join("copy.sqlite").display());
    let said = doska(&["store", "copy", &url, &file]).ok();
    assert!(said.contains("\nsettings"), "{said}");
    assert!(said.ends_with("Counts and checksums agree\n"), "{said}");
    let again = failed(doska(&["store", "copy", &url, &file]));
    assert!(again.contains("is not empty"), "{again}");
    let second = doska_testing::new_schema(&url);
    let back = doska(&["store", "copy", &file, &second]).ok();
    assert_eq!(back, said);
    let unfit = doska(&["store", "copy", "mysql:x", &file]).usage();
    assert!(unfit.contains("“mysql” is not a database"), "{unfit}");
    let nothing = failed(doska(&["store", "copy", "sqlite:/no/such/file", &file]));
    assert!(nothing.contains("There is no database"), "{nothing}");
    for command in ["backup", "restore"] {
        let said = failed(doska(&[&[command, "copy.sqlite"], named].concat()));
        assert!(said.contains("pg_dump"), "{said}");
    }
}
