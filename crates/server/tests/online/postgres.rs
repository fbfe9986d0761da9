//! The same tests with the other database.

use std::process::Command;

use doska_testing::Postgres;

use crate::server::POSTGRES;

/// Runs every test of this program once more, on a `PostgreSQL` server of its own with a schema for each. To run some of
/// them so, name a server: `DOSKA_TEST_DATABASE=postgres://… cargo test -p doska-server --test online NAME`.
#[test]
fn everything_holds_on_postgres() {
    if std::env::var_os(POSTGRES).is_some() {
        return;
    }
    let postgres = Postgres::start();
    let mut again = Command::new(std::env::current_exe().unwrap());
    // Copies are of files.
    again.args([
        "--skip",
        "copies::",
        "--skip",
        "everything_holds_on_postgres",
    ]);
    let output = again.env(POSTGRES, postgres.url()).output().unwrap();
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    let used = "SELECT COUNT(*) FROM information_schema.tables WHERE table_name = 'games'";
    let used: u32 = postgres.query("doska", used).parse().unwrap();
    assert!(used > 50, "{used} tests used the server");
}
