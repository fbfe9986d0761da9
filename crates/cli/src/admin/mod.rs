//! `doska admin`: members, roles and reports of a server, on its database.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_contract::online::Role;
use doska_server::admin::{Admin, AdminError};
use doska_server::store::Database;

use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::serve;

/// What can be done, as it is typed.
pub const ACTIONS: [&str; 7] = ["list", "role", "reset", "close", "reopen", "bot", "reports"];

/// Does what the arguments say.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let database = serve::database(console, args)?;
    if matches!(&database, Database::Sqlite(path) if !path.exists()) {
        let path = serve::shown(&database);
        return Err(anyhow!(
            console.say("admin-no-database", &[("path", &path)])
        ));
    }
    let word = |name: &str| args.get_one::<String>(name).map(String::as_str);
    let failed = |error| explain(console, error);
    let admin = Admin::open(&database).map_err(failed)?;
    let named = || {
        let missing = || Usage(console.text("admin-name"));
        word("member").ok_or_else(missing)
    };
    match word("action").unwrap_or_default() {
        "list" => list(console, &admin, word("member").unwrap_or_default()),
        "reports" => reports(console, &admin),
        "reset" => {
            let name = named()?;
            let code = admin.reset(name).map_err(failed)?;
            let said = console.say("admin-reset", &[("name", name), ("code", &code)]);
            Ok(writeln!(stdout(), "{said}")?)
        }
        "close" => {
            let name = named()?;
            admin.close(name).map_err(failed)?;
            Ok(writeln!(
                stdout(),
                "{}",
                console.say("admin-closed", &[("name", name)])
            )?)
        }
        "reopen" => {
            let name = named()?;
            admin.reopen(name).map_err(failed)?;
            Ok(writeln!(
                stdout(),
                "{}",
                console.say("admin-reopened", &[("name", name)])
            )?)
        }
        "bot" => {
            let name = named()?;
            admin.make_bot(name).map_err(failed)?;
            Ok(writeln!(
                stdout(),
                "{}",
                console.say("admin-bot", &[("name", name)])
            )?)
        }
        _ => set_role(console, &admin, named()?, word("role").unwrap_or_default()),
    }
}

fn set_role(console: &Console, admin: &Admin, name: &str, role: &str) -> Result<()> {
    let role = match role {
        "none" => None,
        text => {
            let unknown = || Usage(console.say("admin-role-unknown", &[("part", text)]));
            Some(Role::of_name(text).ok_or_else(unknown)?)
        }
    };
    let done = admin.set_role(name, role);
    done.map_err(|error| explain(console, error))?;
    let role = role.map_or("none", Role::name);
    let said = console.say("admin-role-set", &[("name", name), ("role", role)]);
    Ok(writeln!(stdout(), "{said}")?)
}

fn list(console: &Console, admin: &Admin, prefix: &str) -> Result<()> {
    let found = admin
        .list(prefix)
        .map_err(|error| explain(console, error))?;
    for player in found {
        let role = if player.role.is_empty() {
            "-"
        } else {
            &player.role
        };
        let kind = player.kind.name();
        writeln!(stdout(), "{}\t{kind}\t{role}\t{}", player.name, player.id)?;
    }
    Ok(())
}

fn reports(console: &Console, admin: &Admin) -> Result<()> {
    let found = admin.reports().map_err(|error| explain(console, error))?;
    for report in found {
        let game = report.game_id.as_deref().unwrap_or("-");
        let (about, by, reason) = (&report.about.name, &report.by.name, report.reason.name());
        // One line each, whatever was typed.
        let text = report.text.split_whitespace().collect::<Vec<_>>().join(" ");
        writeln!(stdout(), "{about}\t{reason}\t{by}\t{game}\t{text}")?;
    }
    Ok(())
}

fn explain(console: &Console, error: AdminError) -> anyhow::Error {
    match error {
        AdminError::Unfit(note) => Usage::note(&console.words, &note),
        error => anyhow!(error),
    }
}
