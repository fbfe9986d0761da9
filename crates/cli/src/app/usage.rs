//! Wrong command lines, said in our own words.

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
        ErrorKind::MissingRequiredArgument => words.text("cli-usage-missing", &[("arg", &arg)]),
        ErrorKind::InvalidValue if value.is_empty() => {
            words.text("cli-usage-no-value", &[("arg", &arg)])
        }
        ErrorKind::InvalidValue => words.text(
            "cli-usage-value",
            &[("value", &value), ("arg", &arg), ("valid", &valid)],
        ),
        ErrorKind::ValueValidation => {
            words.text("cli-usage-bad-value", &[("value", &value), ("arg", &arg)])
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg).unwrap_or_default();
            words.text("cli-usage-conflict", &[("arg", &arg), ("other", &other)])
        }
        ErrorKind::InvalidUtf8 => words.text("cli-usage-utf8", &[]),
        _ => error.to_string().trim_end().to_owned(),
    };
    let suggestion = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg]
        .into_iter()
        .find_map(get);
    match suggestion {
        Some(better) => {
            let hint = words.text("cli-usage-suggestion", &[("better", &better)]);
            format!("{said}. {hint}")
        }
        None => said,
    }
}
