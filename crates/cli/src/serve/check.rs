//! `doska serve --check`: the effective configuration, in the form of a configuration file.

use std::io::Write;

use anyhow::Result;

use super::effective::{Effective, Line};
use super::settings::{SETTINGS, Source};
use crate::console::{Console, stdout};

/// Prints every setting with where it comes from.
pub fn print(console: &Console, effective: &Effective) -> Result<()> {
    let texts: Vec<(String, String)> = SETTINGS
        .iter()
        .filter_map(|setting| {
            effective
                .lines
                .iter()
                .find(|line| line.name == setting.name)
        })
        .map(|line| (assignment(line), origin(console, line)))
        .collect();
    let widest = texts.iter().map(|(text, _)| text.chars().count()).max();
    // A long path does not push everything else to the side.
    let width = widest.unwrap_or(0).min(56);
    let mut out = stdout();
    for (text, origin) in texts {
        writeln!(
            out,
            "{text:width$}  {}",
            console.dim(&format!("# {origin}"))
        )?;
    }
    Ok(())
}

fn assignment(line: &Line) -> String {
    match &line.value {
        Some(value) => format!("{} = {}", line.name, toml::Value::from(value.as_str())),
        None => format!("# {}", line.name),
    }
}

fn origin(console: &Console, line: &Line) -> String {
    match (&line.source, &line.value) {
        (Source::Default, Some(_)) => console.text("serve-source-default"),
        (Source::Default, None) => console.text("serve-source-none"),
        (source, _) => source.to_string(),
    }
}
