//! The arguments that commands share: a game, a position, moves.

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{AnyPosition, GameHistory, GameSpec, Words};

use crate::fail::Usage;

/// The game of the argument `game`.
pub fn game(words: &Words, args: &ArgMatches) -> Result<GameSpec> {
    let text = args.get_one::<String>("game").map_or("", String::as_str);
    GameSpec::read(text.trim()).map_err(|note| Usage::note(words, &note))
}

/// The position of `--position`, else the start of the game.
pub fn position(words: &Words, args: &ArgMatches, game: &GameSpec) -> Result<AnyPosition> {
    match args.get_one::<String>("position") {
        Some(text) => game
            .position(text.trim())
            .map_err(|note| Usage::note(words, &note)),
        None => Ok(game.start()),
    }
}

/// The position of `--position` with the moves of `--moves` played from it.
pub fn history(words: &Words, args: &ArgMatches, game: &GameSpec) -> Result<GameHistory> {
    let mut history = GameHistory::new(&position(words, args, game)?);
    let moves = args.get_one::<String>("moves").map_or("", String::as_str);
    for (i, text) in moves.split_whitespace().enumerate() {
        history.play_text(text).map_err(|note| {
            let ply = (i + 1).to_string();
            let said = words.say(&note);
            Usage(words.text("cli-bad-move", &[("ply", &ply), ("said", &said)]))
        })?;
    }
    Ok(history)
}
