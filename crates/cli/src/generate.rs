//! `doska help`, `doska completions` and `doska man`, generated from the command-line definition.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::ArgMatches;
use clap::error::ErrorKind;
use doska_play::{Lang, Words};

use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::{app, files};

/// Prints the help of a command, or that of all.
pub fn help(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut command = app::command(&console.words);
    command.build();
    let text = match args.get_one::<String>("command") {
        None => command.render_help(),
        Some(name) => {
            let Some(command) = command.find_subcommand_mut(name) else {
                return Err(Usage(no_command(console, name)).into());
            };
            command.render_help()
        }
    };
    write!(stdout(), "{}", text.ansi())?;
    Ok(())
}

/// That there is no such command, with what could have been meant.
fn no_command(console: &Console, name: &str) -> String {
    let tried = app::command(&console.words).try_get_matches_from(["doska", name]);
    match tried {
        Err(error) if error.kind() == ErrorKind::InvalidSubcommand => {
            app::usage::explain(&console.words, &error)
        }
        _ => console.say("cli-usage-command", &[("name", name)]),
    }
}

/// Prints a completion script.
pub fn completions(console: &Console, args: &ArgMatches) -> Result<()> {
    let shell = *args
        .get_one::<clap_complete::Shell>("shell")
        .expect("a required argument");
    // Written to memory first: the generator does not expect its reader to go away.
    let mut script = Vec::new();
    clap_complete::generate(
        shell,
        &mut app::command(&console.words),
        "doska",
        &mut script,
    );
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}

/// Writes the manual pages into a folder, or prints the main one.
pub fn man(console: &Console, args: &ArgMatches) -> Result<()> {
    let mut command = app::command(&console.words);
    command.build();
    let Some(folder) = args.get_one::<String>("out") else {
        let page = page(console, command)?;
        std::io::stdout().lock().write_all(page.as_bytes())?;
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| files::not_written(console, folder, &error))?;
    for command in all(&command) {
        let name = clap_mangen::Man::new(command.clone()).get_filename();
        files::write(
            console,
            &Path::new(folder).join(name),
            &page(console, command)?,
        )?;
    }
    Ok(())
}

/// A command and all below it.
fn all(command: &clap::Command) -> Vec<clap::Command> {
    let below = command.get_subcommands().flat_map(all);
    below.chain([command.clone()]).collect()
}

/// A manual page with its headings in the chosen language, all in capitals.
fn page(console: &Console, command: clap::Command) -> Result<String> {
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
    Ok(lines.collect())
}

/// A text in capitals; Turkish has a dotted one of its own.
fn upper(words: &Words, text: &str) -> String {
    if words.lang() == Lang::Tr {
        text.replace('i', "İ").to_uppercase()
    } else {
        text.to_uppercase()
    }
}
