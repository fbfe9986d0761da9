//! Guests, challenges, games and their events.

use doska_contract::GameEvent;
use doska_contract::online::{
    Challenge, CommandResult, Game, Join, Joined, MoveRequest, NewChallenge, NewGuest, Notice,
    OfferRequest, ResignRequest, SignedIn,
};
use serde_json::Value;

use super::operation::{Operation, get, post};

const UNKNOWN: &str = "There is no such thing.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    vec![
        get("/openapi.json", "api", "This document.").gives::<Value>("200", "OpenAPI 3.1."),
        post("/guests", "people", "A player at once, without a form.")
            .takes::<NewGuest>()
            .gives::<SignedIn>("201", "The guest and the token that proves it."),
        post(
            "/challenges",
            "challenges",
            "A game that waits for its players.",
        )
        .signed_in()
        .takes::<NewChallenge>()
        .gives::<Challenge>("201", "The challenge."),
        get("/challenges/{id}", "challenges", "A challenge.")
            .gives::<Challenge>("200", "The challenge, with the game once it has started.")
            .refuses("404", UNKNOWN),
        post("/challenges/{id}/join", "challenges", "Sits down.")
            .signed_in()
            .takes::<Join>()
            .gives::<Joined>("200", "The seat, and the game if that was the last one.")
            .refuses("404", UNKNOWN)
            .refuses("409", "It cannot be joined any more."),
        get("/games/{id}", "games", "A game as it stands.")
            .gives::<Game>("200", "The game.")
            .refuses("404", UNKNOWN),
        command(post("/games/{id}/moves", "games", "Plays a move.").takes::<MoveRequest>()),
        command(
            post(
                "/games/{id}/offers",
                "games",
                "Offers something, accepts it or declines it.",
            )
            .takes::<OfferRequest>(),
        ),
        command(post("/games/{id}/resign", "games", "Resigns.").takes::<ResignRequest>()),
        get(
            "/games/{id}/events",
            "games",
            "The events of a game, then each as it comes.",
        )
        .query::<u32>("after", "The last version that the client has.")
        .streams::<GameEvent>("One event a line; ends with the game.")
        .refuses("404", UNKNOWN)
        .refuses("422", "The version is not a number."),
        get("/events", "people", "What concerns the player who asks.")
            .signed_in()
            .streams::<Notice>("One notice a line; does not end."),
        get(
            "/socket",
            "games",
            "The same over a socket, for many games at once.",
        )
        .query::<String>(
            "lang",
            "The language of refusals: en, ru or tr. Otherwise that of Accept-Language.",
        )
        .gives_nothing(
            "101",
            "The socket is open: see ClientFrame and ServerFrame.",
        )
        .refuses("403", "The page is of another site.")
        .refuses("422", "This is not the beginning of a socket."),
    ]
}

/// A command of a player in a game.
fn command(operation: Operation) -> Operation {
    operation
        .signed_in()
        .gives::<CommandResult>("200", "It is stored for good.")
        .refuses("403", "Not your seat, or not your turn.")
        .refuses("404", UNKNOWN)
        .refuses("409", "The game has moved on, or is over.")
        .refuses("413", "More than 64 KB.")
}
