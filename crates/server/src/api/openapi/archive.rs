//! Finished and running games by search, their analysis, and the opening explorer.

use doska_contract::online::{Explorer, GameAnalysis, GamesPage};

use super::operation::{Operation, get, post};

const UNKNOWN: &str = "There is no such game.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    vec![
        get(
            "/games",
            "archive",
            "Games by player, game, result, date, moves or position.",
        )
        .query::<String>("player", "A player, by name or id.")
        .query::<String>("game", "The game, with or without options.")
        .query::<String>(
            "format",
            "ndjson or pdn, for a stream of all; a page without it.",
        )
        .query::<String>(
            "result",
            "first, second, draw or aborted; with a player also won and lost.",
        )
        .query::<String>("status", "playing or ended.")
        .query::<String>("pace", "blitz, rapid or correspondence.")
        .query::<bool>("rated", "Only rated games, or only others.")
        .query::<String>("since", "From this date or time on.")
        .query::<String>("until", "Up to this date or time.")
        .query::<String>("moves", "The first moves, separated by spaces.")
        .query::<String>("position", "A position that was reached.")
        .query::<String>("cursor", "Where the last page ended: its `next`.")
        .query::<u64>("max", "How many games at most.")
        .gives::<GamesPage>("200", "A page, or a stream.")
        .gives_text("application/x-ndjson", "A page, or a stream.")
        .gives_text("application/x-pdn", "A page, or a stream.")
        .refuses("404", "There is no such player.")
        .refuses("422", "Something in the query does not fit."),
        get(
            "/games/{id}/analysis",
            "archive",
            "The analysis that is kept with a game.",
        )
        .gives::<GameAnalysis>("200", "The analysis, as far as it is.")
        .refuses("404", UNKNOWN),
        post("/games/{id}/analysis", "archive", "Asks for an analysis.")
            .signed_in()
            .gives::<GameAnalysis>("200", "It is there.")
            .gives::<GameAnalysis>("202", "It will be.")
            .refuses("404", UNKNOWN)
            .refuses("409", "The game is being played."),
        get(
            "/explorer",
            "archive",
            "What was played from a position, and with what success.",
        )
        .query::<String>("game", "The game with its options.")
        .query::<String>("position", "A position text; the start without it.")
        .gives::<Explorer>("200", "The moves with their results.")
        .refuses("422", "There is no such game or position."),
    ]
}
