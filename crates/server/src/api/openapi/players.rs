//! Profiles, ratings, leaderboards and the server's bots.

use doska_contract::online::{
    HouseBot, Joined, Leaderboard, Profile, RatingHistory, SeatBot, SeatRating,
};

use super::operation::{Operation, get, post};

const UNKNOWN: &str = "There is no such thing.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    vec![
        get(
            "/players/{name}",
            "people",
            "What anybody may know of a player, by name or id.",
        )
        .gives::<Profile>("200", "The profile.")
        .refuses("404", UNKNOWN),
        pool(get(
            "/players/{name}/ratings",
            "people",
            "How a rating came about.",
        ))
        .gives::<RatingHistory>("200", "A point for every game.")
        .refuses("404", UNKNOWN),
        pool(get(
            "/leaderboards",
            "people",
            "The best players of a game and pace.",
        ))
        .gives::<Leaderboard>("200", "The players."),
        get(
            "/games/{id}/ratings",
            "games",
            "The ratings of those who play a game.",
        )
        .gives::<Vec<SeatRating>>("200", "By seat, with how much the game changed each.")
        .refuses("404", UNKNOWN),
        get("/bots", "people", "The bots that are always here.")
            .gives::<Vec<HouseBot>>("200", "The bots."),
        post(
            "/challenges/{id}/bots",
            "challenges",
            "Gives a free seat to a bot.",
        )
        .signed_in()
        .takes::<SeatBot>()
        .gives::<Joined>("200", "Its seat, and the game if that was the last one.")
        .refuses("404", UNKNOWN)
        .refuses("409", "It cannot be joined any more."),
    ]
}

/// Of one game and pace.
fn pool(operation: Operation) -> Operation {
    operation
        .query::<String>("game", "The game with its options.")
        .query::<String>("pace", "blitz, rapid or correspondence.")
        .refuses("422", "There is no such game or pace.")
}
