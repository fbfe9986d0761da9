//! Correspondence: whose turn it is, conditional moves, notes, vacation; and how players are told.

use doska_contract::online::{
    Conditional, GameNote, MyGames, NewVacation, NotificationChange, NotificationTest,
    Notifications, PushEndpoint, PushSubscription, Vacation, Vacations,
};

use super::operation::{Operation, delete, get, post, put};

const UNKNOWN: &str = "There is no such thing.";
const DONE: &str = "Done.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    [games(), notifications()].into_iter().flatten().collect()
}

/// Of a game that one plays.
fn own(operation: Operation) -> Operation {
    operation
        .signed_in()
        .refuses("403", "Not one's own game.")
        .refuses("404", UNKNOWN)
}

fn games() -> Vec<Operation> {
    vec![
        get(
            "/me/games",
            "correspondence",
            "One's running games, those to move in first.",
        )
        .signed_in()
        .gives::<MyGames>("200", "The games."),
        own(get(
            "/games/{id}/conditional",
            "correspondence",
            "One's conditional moves.",
        ))
        .gives::<Conditional>("200", "The tree."),
        own(put(
            "/games/{id}/conditional",
            "correspondence",
            "Sets conditional moves.",
        ))
        .takes::<Conditional>()
        .gives::<Conditional>("200", "The tree.")
        .refuses("409", "The game has moved on, or is over."),
        own(get(
            "/games/{id}/note",
            "correspondence",
            "One's note to oneself.",
        ))
        .gives::<GameNote>("200", "The note."),
        own(put("/games/{id}/note", "correspondence", "Writes it."))
            .takes::<GameNote>()
            .gives::<GameNote>("200", "The note.")
            .refuses("409", "Too many notes about games of others."),
        get("/me/vacation", "correspondence", "One's vacations.")
            .signed_in()
            .gives::<Vacations>("200", "The vacations, and the days that are left."),
        post("/me/vacation", "correspondence", "Announces a vacation.")
            .by_session()
            .takes::<NewVacation>()
            .gives::<Vacation>("201", "The vacation."),
        delete("/me/vacation/{id}", "correspondence", "Ends or cancels it.")
            .by_session()
            .gives_nothing("204", DONE)
            .refuses("404", UNKNOWN),
    ]
}

fn notifications() -> Vec<Operation> {
    vec![
        get("/me/notifications", "notifications", "How one is told.")
            .signed_in()
            .gives::<Notifications>("200", "The settings."),
        put("/me/notifications", "notifications", "Changes that.")
            .by_session()
            .takes::<NotificationChange>()
            .gives::<Notifications>("200", "The settings.")
            .refuses(
                "403",
                "API tokens cannot do this, and only members hear of all new challenges.",
            )
            .refuses("429", "Too many new addresses."),
        post(
            "/me/notifications/feed",
            "notifications",
            "A new address of one's feed.",
        )
        .by_session()
        .gives::<Notifications>("200", "The settings."),
        post(
            "/notifications/test",
            "notifications",
            "Sends a test message through each channel that is on.",
        )
        .by_session()
        .gives::<NotificationTest>("200", "What became of it, channel by channel.")
        .refuses("409", "No channel is on.")
        .refuses("429", "Too often."),
        post("/me/push", "notifications", "Tells this browser.")
            .by_session()
            .takes::<PushSubscription>()
            .gives::<Notifications>("200", "The settings."),
        delete("/me/push", "notifications", "Tells it no longer.")
            .by_session()
            .takes::<PushEndpoint>()
            .gives_nothing("204", DONE),
        post(
            "/mail/{token}/confirm",
            "notifications",
            "Confirms a mail address.",
        )
        .gives_nothing("204", DONE)
        .refuses("404", UNKNOWN),
        post(
            "/mail/{token}/stop",
            "notifications",
            "Sends no more mail there.",
        )
        .gives_nothing("204", DONE)
        .refuses("404", UNKNOWN),
        get(
            "/feeds/{name}",
            "notifications",
            "A feed: one's own, or new challenges.",
        )
        .gives_text("application/atom+xml", "Atom.")
        .refuses("404", UNKNOWN),
    ]
}
