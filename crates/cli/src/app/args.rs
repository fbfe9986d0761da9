//! The flags and operands that commands share.

use clap::{Arg, ArgAction, value_parser};

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
        self.operand("game").required(true).display_order(1)
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

/// A flag with a number between bounds.
pub(super) fn number(help: Help, name: &'static str, least: u64, most: u64) -> Arg {
    help.option(name, "number")
        .value_parser(value_parser!(u64).range(least..=most))
}
