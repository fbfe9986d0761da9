//! The command line: which commands and flags there are, with help in the chosen language.

mod args;
mod commands;
mod engine;
mod puzzles;
mod store;
mod tables;
pub mod usage;

use clap::{Command, builder::Styles};
use doska_play::Words;

/// Builds help texts from the message files.
#[derive(Copy, Clone)]
pub struct Help<'a>(pub &'a Words);

impl Help<'_> {
    fn text(self, id: &str) -> String {
        self.0.text(id, &[])
    }

    /// A command with its one-line description `cli-about-NAME`, the longer text `cli-more-NAME` where
    /// there is one, and the usage line with `operands` (message ids of value names, or literal text).
    fn command(self, name: &'static str, operands: &str) -> Command {
        self.named(name, name, &format!("doska {name} {operands}"))
    }

    /// The same for a command of a command: its messages are those of `PARENT-NAME`.
    fn below(self, parent: &str, name: &'static str, operands: &str) -> Command {
        let usage = format!("doska {parent} {name} {operands}");
        self.named(name, &format!("{parent}-{name}"), &usage)
    }

    fn named(self, name: &'static str, id: &str, usage: &str) -> Command {
        let about = self.text(&format!("cli-about-{id}"));
        let more = format!("cli-more-{id}");
        let mut command = Command::new(name).about(about);
        if self.0.has(&more) {
            command = command.after_help(self.text(&more));
        }
        self.dress(command, usage)
    }

    /// What all commands share: headings in our language.
    fn dress(self, command: Command, usage: &str) -> Command {
        let template = format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}\n",
            self.text("cli-heading-usage")
        );
        let usage = format!("{} [{}]", usage.trim_end(), self.text("cli-value-options"));
        command
            .help_template(template)
            .override_usage(usage)
            .subcommand_help_heading(self.text("cli-heading-commands"))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
    }
}

/// The whole command line.
pub fn command(words: &Words) -> Command {
    let help = Help(words);
    let root = Command::new("doska")
        .about(help.text("cli-about"))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .styles(Styles::styled())
        .term_width(width())
        .after_help(help.text("cli-more"));
    let command = help.text("cli-value-command");
    help.dress(root, &format!("doska {command}"))
        .arg(args::version(help))
        .arg(args::lang(help))
        .arg(args::colour(help))
        .arg(args::ascii(help))
        .arg(args::help(help))
        .subcommands(
            commands::all(help)
                .into_iter()
                .map(|command| command.arg(args::help(help))),
        )
}

/// How wide help may be: as the screen, 80 columns where nobody knows, and no more than is easy to read.
fn width() -> usize {
    terminal_size::terminal_size()
        .map_or(80, |(terminal_size::Width(width), _)| width as usize)
        .clamp(40, 100)
}
