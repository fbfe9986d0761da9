//! `doska help`, `doska completions` and `doska man`: texts made from the command line itself.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow};
use clap::ArgMatches;

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
                let said = console.say("cli-usage-command", &[("name", name)]);
                return Err(Usage(said).into());
            };
            command.render_help()
        }
    };
    write!(stdout(), "{}", text.ansi())?;
    Ok(())
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
    let command = app::command(&console.words);
    let Some(folder) = args.get_one::<String>("out") else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        std::io::stdout().lock().write_all(&page)?;
        return Ok(());
    };
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command, Path::new(folder)));
    written.map_err(|error| {
        let why = error.to_string();
        anyhow!(console.say("cli-file-write", &[("file", folder), ("why", &why)]))
    })
}
