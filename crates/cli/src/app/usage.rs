//! Errors of the command line, in the chosen language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use doska_play::Words;

/// What is wrong with a command line. What we have no words for is said in clap's own.
pub fn explain(words: &Words, error: &clap::Error) -> String {
    let get = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(list)) => Some(list.join(", ")),
        _ => None,
    };
    let arg = get(ContextKind::InvalidArg).unwrap_or_default();
    let value = get(ContextKind::InvalidValue).unwrap_or_default();
    let valid = get(ContextKind::ValidValue).unwrap_or_default();
    let said = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = get(ContextKind::InvalidSubcommand).unwrap_or_default();
            words.text("cli-usage-command", &[("name", &name)])
        }
        ErrorKind::UnknownArgument => words.text("cli-usage-argument", &[("arg", &arg)]),
        ErrorKind::MissingRequiredArgument => {
            let said = words.text("cli-usage-missing", &[("arg", &arg)]);
            let game = format!("<{}>", words.text("cli-value-game", &[]));
            if arg.split(", ").any(|arg| arg == game) {
                format!("{said}. {}", games(words))
            } else {
                said
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            words.text("cli-usage-no-value", &[("arg", &arg)])
        }
        ErrorKind::InvalidValue => words.text(
            "cli-usage-value",
            &[("value", &value), ("arg", &arg), ("valid", &valid)],
        ),
        ErrorKind::ValueValidation => {
            let about = [("value", value.as_str()), ("arg", &arg)];
            match expected(error) {
                Some(Expected::Range(least, most)) => {
                    let about = [&about[..], &[("least", &least), ("most", &most)]].concat();
                    words.text("cli-usage-range", &about)
                }
                Some(Expected::Number) => words.text("cli-usage-number", &about),
                None => words.text("cli-usage-bad-value", &about),
            }
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg).unwrap_or_default();
            words.text("cli-usage-conflict", &[("arg", &arg), ("other", &other)])
        }
        ErrorKind::InvalidUtf8 => words.text("cli-usage-utf8", &[]),
        _ => error.to_string().trim_end().to_owned(),
    };
    match suggestions(error) {
        list if list.is_empty() => said,
        list => {
            let better = one_of(words, &list);
            let hint = words.text("cli-usage-suggestion", &[("better", &better)]);
            format!("{said}. {hint}")
        }
    }
}

/// What a value should have been.
enum Expected {
    Number,
    Range(String, String),
}

/// What was expected of a value that did not fit, where that was a number. The bounds stand at the end of
/// what the parser says: `11 is not in 1..=10`.
fn expected(error: &clap::Error) -> Option<Expected> {
    let source = std::error::Error::source(error)?;
    let said = source.to_string();
    let number = |text: &str| text.parse::<u64>().ok().map(|n| n.to_string());
    let bounds = said.rsplit(' ').next().and_then(|last| {
        let (least, most) = last.split_once("..")?;
        Some((number(least)?, number(most.trim_start_matches('='))?))
    });
    match bounds {
        Some((least, most)) => Some(Expected::Range(least, most)),
        None if source.is::<std::num::ParseIntError>() => Some(Expected::Number),
        None => None,
    }
}

/// What could have been meant, the best first.
fn suggestions(error: &clap::Error) -> Vec<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];
    let found = kinds.into_iter().find_map(|kind| error.get(kind));
    match found {
        Some(ContextValue::String(one)) => vec![one.clone()],
        // The best comes last here.
        Some(ContextValue::Strings(list)) => list.iter().rev().cloned().collect(),
        _ => Vec::new(),
    }
}

/// Words in quotes, with an "or" before the last.
fn one_of(words: &Words, list: &[String]) -> String {
    let quoted: Vec<String> = list
        .iter()
        .map(|text| words.text("cli-quoted", &[("text", text)]))
        .collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let rest = rest.join(", ");
            words.text("cli-or", &[("list", &rest), ("last", last)])
        }
        _ => quoted.concat(),
    }
}

/// Which games there are.
fn games(words: &Words) -> String {
    let list: Vec<String> = doska_play::games()
        .iter()
        .map(|game| {
            let name = words.text(&format!("game-{}", game.id), &[]);
            format!("{} ({name})", game.id)
        })
        .collect();
    words.text("cli-usage-games", &[("list", &list.join(", "))])
}
