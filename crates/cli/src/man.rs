//! `doska man`: manual pages from the command-line definition, with examples, exit status, environment,
//! files and what else to read.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{Lang, Words};

use crate::console::Console;
use crate::{app, files};

/// An example of each command; the message `man-example-COMMAND` says what it does.
const EXAMPLES: &[(&str, &str)] = &[
    ("doska", "doska play"),
    ("doska-play", "doska play turkish --level 3 --clock 5+3"),
    ("doska-play", "doska play --resume"),
    ("doska-serve", "doska serve --listen 127.0.0.1:8080"),
    (
        "doska-worker",
        "doska worker --config doska.toml --kinds bots,analysis",
    ),
    (
        "doska-bot",
        "DOSKA_TOKEN=... doska bot --server http://127.0.0.1:8080 --level 5",
    ),
    ("doska-backup", "doska backup doska-monday.sqlite"),
    ("doska-restore", "doska restore doska-monday.sqlite"),
    ("doska-store", "doska store check"),
    ("doska-store-check", "doska store check"),
    ("doska-store-import", "doska store import selfplay.pdn"),
    (
        "doska-store-copy",
        "doska store copy sqlite:doska.sqlite postgres://doska@db.example.org/doska",
    ),
    ("doska-admin", "doska admin role Leyla moderator"),
    ("doska-serve", "doska serve --config doska.toml --check"),
    ("doska-puzzle", "doska puzzle cyclic"),
    ("doska-puzzles", "doska puzzles check cyclic"),
    (
        "doska-puzzles-build",
        "doska puzzles build cyclic --count 200",
    ),
    ("doska-puzzles-check", "doska puzzles check cyclic"),
    ("doska-rules", "doska rules cyclic 4.3"),
    ("doska-games", "doska games"),
    ("doska-show", "doska show turkish --moves \"d3-d4 e6-e5\""),
    ("doska-convert", "doska convert games.pdn -o clean.pdn"),
    ("doska-inspect", "doska inspect martian --json"),
    (
        "doska-replay",
        "doska replay turkish --moves \"d3-d4 e6-e5\"",
    ),
    ("doska-perft", "doska perft cyclic 6"),
    ("doska-analyse", "doska analyse games.pdn --nodes 200000"),
    (
        "doska-match",
        "doska match level=5 level=4 --game backups --games 100",
    ),
    ("doska-solve", "doska solve topological --checkers 3"),
    ("doska-tune", "doska tune turkish --games 3000 -o new.txt"),
    ("doska-bench", "doska bench"),
    ("doska-engine", "doska engine"),
    ("doska-tablebase", "doska tablebase info"),
    (
        "doska-tablebase-build",
        "doska tablebase build turkish --pieces 4",
    ),
    ("doska-tablebase-verify", "doska tablebase verify turkish"),
    (
        "doska-tablebase-probe",
        "doska tablebase probe turkish W:WKa1,Kb1:BKh8",
    ),
    ("doska-completions", "source <(doska completions bash)"),
    ("doska-man", "doska man -o ~/.local/share/man/man1"),
];

/// The exit statuses; the message `man-exit-STATUS` says what each means.
const STATUSES: [&str; 4] = ["0", "1", "2", "130"];

/// Environment variables with the message that says what they do.
const ENVIRONMENT: [(&str, &str); 10] = [
    ("DOSKA_LANG", "man-env-lang"),
    ("LC_ALL, LC_MESSAGES, LANG", "man-env-locale"),
    ("DOSKA_TABLES", "man-env-tables"),
    ("DOSKA_TOKEN", "man-env-token"),
    ("DOSKA_CONFIG, DOSKA_LISTEN, DOSKA_DATA", "man-env-settings"),
    ("XDG_STATE_HOME", "man-env-state"),
    ("XDG_DATA_HOME", "man-env-data"),
    ("NO_COLOR", "man-env-color"),
    ("PAGER", "man-env-pager"),
    ("TERM", "man-env-term"),
];

/// Files with the message that says what they hold.
const FILES: [(&str, &str); 4] = [
    ("~/.local/state/doska/*.pdn", "man-files-games"),
    ("~/.local/share/doska/tables", "man-files-tables"),
    ("~/.local/share/doska/doska.sqlite", "man-files-database"),
    ("/etc/doska/doska.toml", "man-files-config"),
];

/// Writes the manual pages into a folder, or prints the main one.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut command = app::command(&console.words);
    command.build();
    let names: Vec<String> = all(&command).iter().map(page_name).collect();
    let Some(folder) = args.get_one::<String>("output") else {
        let page = page(console, command, &names)?;
        std::io::stdout().lock().write_all(page.as_bytes())?;
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| files::not_written(console, folder, &error))?;
    for command in all(&command) {
        let path = Path::new(folder).join(format!("{}.1", page_name(&command)));
        files::write(console, &path, &page(console, command, &names)?)?;
    }
    Ok(())
}

/// A command and all below it.
fn all(command: &clap::Command) -> Vec<clap::Command> {
    let below = command.get_subcommands().flat_map(all);
    below.chain([command.clone()]).collect()
}

/// The name of a page: `doska-tablebase-probe`.
fn page_name(command: &clap::Command) -> String {
    let file = clap_mangen::Man::new(command.clone()).get_filename();
    file.trim_end_matches(".1").to_owned()
}

/// A manual page with its headings in the chosen language, all in capitals.
fn page(console: &Console, command: clap::Command, names: &[String]) -> Result<String> {
    let name = page_name(&command);
    let mut bytes = Vec::new();
    clap_mangen::Man::new(command).render(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.split_inclusive('\n').map(|line| {
        let Some(title) = line.strip_prefix(".SH ") else {
            return line.to_owned();
        };
        let title = title.trim().trim_matches('"');
        let own = format!("cli-man-{}", title.to_lowercase());
        let title = if console.words.has(&own) {
            console.text(&own)
        } else {
            upper(&console.words, title)
        };
        format!(".SH \"{title}\"\n")
    });
    let mut page: String = lines.collect();
    page += &more(console, &name, names);
    Ok(page)
}

/// What every page has besides what the command line itself says.
fn more(console: &Console, name: &str, names: &[String]) -> String {
    let mut out = String::new();
    let mut section = |title: &str, entries: Vec<(String, String)>| {
        let _ = writeln!(out, ".SH \"{}\"", console.text(title));
        for (term, about) in entries {
            let _ = write!(out, ".TP\n\\fB{}\\fR\n{}\n", roff(&term), roff(&about));
        }
    };
    let examples: Vec<(usize, &str)> = EXAMPLES
        .iter()
        .filter(|(of, _)| *of == name)
        .map(|(_, line)| *line)
        .enumerate()
        .collect();
    if !examples.is_empty() {
        let about = |(number, line): (usize, &str)| {
            let more = if number == 0 { "" } else { "-more" };
            (
                line.to_owned(),
                console.text(&format!("man-example-{name}{more}")),
            )
        };
        section(
            "man-title-examples",
            examples.into_iter().map(about).collect(),
        );
    }
    let said = |entries: &[(&str, &str)]| {
        let entries = entries.iter();
        entries
            .map(|(term, id)| ((*term).to_owned(), console.text(id)))
            .collect()
    };
    let status = |status: &&str| {
        (
            (*status).to_owned(),
            console.text(&format!("man-exit-{status}")),
        )
    };
    section("man-title-exit", STATUSES.iter().map(status).collect());
    section("man-title-environment", said(&ENVIRONMENT));
    section("man-title-files", said(&FILES));
    let _ = writeln!(out, ".SH \"{}\"", console.text("man-title-see"));
    let others: Vec<String> = see_also(name, names)
        .into_iter()
        .map(|page| format!("\\fB{}\\fR(1)", roff(page)))
        .collect();
    let _ = writeln!(out, "{}", others.join(", "));
    out
}

/// The pages above and below a page, and those beside it where it is one of a few.
fn see_also<'a>(name: &str, names: &'a [String]) -> Vec<&'a str> {
    let parent = name.rsplit_once('-').map_or("", |(parent, _)| parent);
    let near = |other: &&String| {
        let of = other.rsplit_once('-').map_or("", |(parent, _)| parent);
        let beside = of == parent && !["", "doska"].contains(&parent);
        **other != name && (*other == parent || *other == "doska" || of == name || beside)
    };
    let mut list: Vec<&str> = names.iter().filter(near).map(String::as_str).collect();
    list.sort_unstable();
    list
}

/// Text that roff prints as it stands.
fn roff(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    let lines = text.lines().map(|line| {
        if line.starts_with(['.', '\'']) {
            format!("\\&{line}")
        } else {
            line.to_owned()
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A text in capitals; Turkish has a dotted one of its own.
fn upper(words: &Words, text: &str) -> String {
    if words.lang() == Lang::Tr {
        text.replace('i', "İ").to_uppercase()
    } else {
        text.to_uppercase()
    }
}
