//! The lobby: challenges that anybody may take, and quick pairing.

use doska_contract::online::{Challenge, Challenges, LobbySummary, NewPairing, Pairing};

use super::operation::{Operation, delete, get, post};

const UNKNOWN: &str = "There is no such challenge.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    vec![
        get(
            "/challenges",
            "challenges",
            "Open challenges, and one's own.",
        )
        .query::<bool>("listed", "Only those of the lobby, not one's own.")
        .query::<String>("game", "Only of this game, with or without options.")
        .query::<String>("pace", "Only of this pace.")
        .query::<bool>("rated", "Only rated or casual ones.")
        .gives::<Challenges>("200", "The challenges.")
        .refuses("422", "Something in the query does not fit."),
        leaving(delete(
            "/challenges/{id}",
            "challenges",
            "Withdraws a challenge, declines it, or gets up.",
        )),
        leaving(post(
            "/challenges/{id}/cancel",
            "challenges",
            "Withdraws a challenge.",
        )),
        leaving(post(
            "/challenges/{id}/decline",
            "challenges",
            "Declines a challenge.",
        )),
        get(
            "/lobby",
            "challenges",
            "What the first page says about playing online.",
        )
        .gives::<LobbySummary>("200", "A summary."),
        get(
            "/pairing",
            "challenges",
            "Whether one waits for an opponent.",
        )
        .signed_in()
        .gives::<Pairing>("200", "What one waits for."),
        post(
            "/pairing",
            "challenges",
            "Waits for an opponent of like strength.",
        )
        .signed_in()
        .takes::<NewPairing>()
        .gives::<Pairing>("200", "The game, if somebody was waiting."),
        delete("/pairing", "challenges", "Waits no longer.")
            .signed_in()
            .gives::<Pairing>("200", "Nothing is waited for."),
    ]
}

fn leaving(operation: Operation) -> Operation {
    operation
        .signed_in()
        .gives::<Challenge>("200", "The challenge as it stands.")
        .refuses("403", "Not one's own.")
        .refuses("404", UNKNOWN)
        .refuses("409", "It has started, or is over.")
}
