//! What is at a board beside the game: claims, chat, spectators.

use doska_contract::online::{Chat, ChatRequest, ChatRoom, ClaimRequest, CommandResult, WatchList};

use super::operation::{Operation, get, post};

const UNKNOWN: &str = "There is no such game.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    vec![
        post(
            "/games/{id}/claim",
            "games",
            "Claims the game of an opponent who has gone.",
        )
        .signed_in()
        .takes::<ClaimRequest>()
        .gives::<CommandResult>("200", "The game is over.")
        .refuses("403", "Not one's own game.")
        .refuses("404", UNKNOWN)
        .refuses("409", "It is too early, or the game is over."),
        get("/games/{id}/chat", "games", "What was said at a board.")
            .gives::<ChatRoom>("200", "The messages that the reader may see.")
            .refuses("404", UNKNOWN),
        post("/games/{id}/chat", "games", "Says something.")
            .signed_in()
            .takes::<ChatRequest>()
            .gives::<Chat>("200", "What was said.")
            .refuses("403", "One may not speak here, or not in free text.")
            .refuses("404", UNKNOWN),
        get("/watch", "games", "Games to watch.")
            .query::<String>("game", "Only of this game.")
            .gives::<WatchList>("200", "Live games, correspondence games and games of bots."),
    ]
}
