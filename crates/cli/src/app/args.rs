//! The flags and operands that commands share.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, value_parser};

use super::Help;

impl Help<'_> {
    /// A flag that is given or not.
    pub(super) fn flag(self, name: &'static str) -> Arg {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(self.text(&format!("cli-flag-{name}")))
            .help_heading(self.text("cli-heading-options"))
    }

    /// A flag with a value; the value's name is `cli-value-VALUE`.
    pub(super) fn option(self, name: &'static str, value: &str) -> Arg {
        Arg::new(name)
            .long(name)
            .action(ArgAction::Set)
            .value_name(self.text(&format!("cli-value-{value}")))
            .help(self.text(&format!("cli-flag-{name}")))
            .help_heading(self.text("cli-heading-options"))
            .hide_default_value(true)
            .hide_possible_values(true)
    }

    /// An operand; its name is `cli-value-NAME`, its help `cli-operand-NAME`.
    pub(super) fn operand(self, name: &'static str) -> Arg {
        Arg::new(name)
            .value_name(self.text(&format!("cli-value-{name}")))
            .help(self.text(&format!("cli-operand-{name}")))
            .help_heading(self.text("cli-heading-operands"))
            .display_order(2)
    }

    /// The game, required.
    pub(super) fn game(self) -> Arg {
        games(self.operand("game").required(true).display_order(1))
    }

    /// `--position TEXT`.
    pub(super) fn position(self) -> Arg {
        self.option("position", "text").allow_hyphen_values(true)
    }

    /// `--moves "m1 m2"`.
    pub(super) fn moves(self) -> Arg {
        self.option("moves", "moves").allow_hyphen_values(true)
    }
}

/// `--help`.
pub(super) fn help(help: Help) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(help.text("cli-flag-help"))
        .help_heading(help.text("cli-heading-general"))
        .display_order(900)
}

/// `--version`.
pub(super) fn version(help: Help) -> Arg {
    Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .help(help.text("cli-flag-version"))
        .help_heading(help.text("cli-heading-general"))
        .display_order(901)
}

/// `--lang`, for every command.
pub(super) fn lang(help: Help) -> Arg {
    general(help.option("lang", "lang"), help).value_parser(["en", "ru", "tr"])
}

/// `--color`, for every command.
pub(super) fn colour(help: Help) -> Arg {
    general(help.option("color", "when"), help).value_parser(["auto", "always", "never"])
}

/// `--ascii`, for every command.
pub(super) fn ascii(help: Help) -> Arg {
    general(help.flag("ascii"), help)
}

fn general(arg: Arg, help: Help) -> Arg {
    arg.global(true)
        .help_heading(help.text("cli-heading-general"))
        .display_order(899)
}

/// The depth of a count. A hundred plies are more than any machine counts.
pub(super) fn depth(help: Help) -> Arg {
    help.operand("depth")
        .required(true)
        .value_parser(value_parser!(u32).range(0..=100))
}

/// How many threads count.
pub(super) fn threads(help: Help) -> Arg {
    help.option("threads", "number")
        .default_value("1")
        .value_parser(|text: &str| match text.parse::<usize>() {
            Ok(n) if (1..=1024).contains(&n) => Ok(n),
            _ => Err(String::from("1..1024")),
        })
}

/// `--workers URL`: workers do it instead of threads.
pub(super) fn workers(help: Help) -> Arg {
    help.option("workers", "url").conflicts_with("threads")
}

/// An argument that names a game: shells complete the ids, whatever is typed is read later.
pub(super) fn games(arg: Arg) -> Arg {
    let ids: Vec<&str> = doska_play::main_variants().collect();
    arg.value_parser(Suggested(ids)).hide_possible_values(true)
}

/// The seats of people: shells complete the words, numbers are read later.
pub(super) fn seats(arg: Arg) -> Arg {
    arg.value_parser(Suggested(vec!["first", "second", "random", "none"]))
}

/// Any text, with values that shells suggest.
#[derive(Clone)]
struct Suggested(Vec<&'static str>);

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(
            self.0.iter().map(|value| PossibleValue::new(*value)),
        ))
    }
}

/// The level of an engine: a number from 1 to 10, which shells complete.
pub(super) fn level(help: Help) -> Arg {
    let names: Vec<PossibleValue> = (1..=10)
        .map(|level: u8| {
            let number = level.to_string();
            let name = help.0.text("level-name", &[("level", &number)]);
            PossibleValue::new(number).help(name)
        })
        .collect();
    help.option("level", "number")
        .value_parser(Level(names))
        .hide_possible_values(true)
}

/// Reads a level, with the names of all for shells.
#[derive(Clone)]
struct Level(Vec<PossibleValue>);

impl TypedValueParser for Level {
    type Value = u64;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<u64, clap::Error> {
        value_parser!(u64)
            .range(1..=10)
            .parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().cloned()))
    }
}

/// A flag with a number between bounds.
pub(super) fn number(help: Help, name: &'static str, least: u64, most: u64) -> Arg {
    help.option(name, "number")
        .value_parser(value_parser!(u64).range(least..=most))
}
