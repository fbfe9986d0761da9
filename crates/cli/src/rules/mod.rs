//! `doska rules`: the rules pages in the terminal.

mod markdown;
mod pager;
mod select;

use std::io::Write;

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{GameSpec, Note, folder};

use crate::arguments;
use crate::console::{Console, stdout};
use crate::fail::Usage;

/// Prints a page or a part of it.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = arguments::game(&console.words, args)?;
    let part = args.get_one::<String>("article").map(String::as_str);
    let source = source(console, &game, part).map_err(|note| Usage::note(&console.words, &note))?;
    if args.get_flag("source") {
        let source = if console.ascii {
            console.words.plain(&source)
        } else {
            source
        };
        writeln!(stdout(), "{}", source.trim_end())?;
        return Ok(());
    }
    let page = markdown::render(console, &source, args.get_flag("spoken"), console.width);
    if args.get_flag("no-pager") {
        writeln!(stdout(), "{page}")?;
        return Ok(());
    }
    show(console, &page)
}

/// Shows a page, screen by screen where a person reads it.
pub fn show(console: &Console, page: &str) -> Result<()> {
    if !console.terminal || !pager::page(page) {
        writeln!(stdout(), "{page}")?;
    }
    Ok(())
}

/// A rendered page, or a part of it, for those who are in the middle of a game.
pub fn page(
    console: &Console,
    game: &GameSpec,
    part: Option<&str>,
    spoken: bool,
) -> Result<String, Note> {
    let source = source(console, game, part)?;
    Ok(markdown::render(console, &source, spoken, console.width))
}

/// A whole page in so many columns.
pub fn page_within(console: &Console, game: &GameSpec, width: usize) -> Result<String, Note> {
    let source = source(console, game, None)?;
    Ok(markdown::render(console, &source, false, width))
}

/// The headings of the sections of a page, in order.
pub fn headings(console: &Console, game: &GameSpec) -> Vec<String> {
    let page = folder::page(game.info().id, console.words.lang()).unwrap_or("");
    let plain = |heading: &str| {
        if console.ascii {
            console.words.plain(heading)
        } else {
            heading.to_owned()
        }
    };
    select::headings(page).map(plain).collect()
}

fn source(console: &Console, game: &GameSpec, part: Option<&str>) -> Result<String, Note> {
    let id = game.info().id;
    let page = folder::page(id, console.words.lang())
        .ok_or_else(|| Note::new("cli-rules-none").with("game", id))?;
    let Some(part) = part else {
        return Ok(page.to_owned());
    };
    select::part(page, part).ok_or_else(|| {
        Note::new("cli-rules-no-part")
            .part(part)
            .with("game", id)
            .with("valid", select::parts(page).join(", "))
    })
}
