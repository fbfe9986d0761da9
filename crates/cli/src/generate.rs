//! `doska help` and `doska completions`, generated from the command-line definition.

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;
use clap::error::ErrorKind;

use crate::app;
use crate::console::{Console, stdout};
use crate::fail::Usage;

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
