//! Accounts, sessions, tokens, blocks, reports and moderation.

use doska_contract::online::{
    Account, Confirmation, Me, Moderation, ModerationAction, NewApiToken, NewName, NewPasskey,
    NewPassword, NewReport, PasskeyAnswer, PasskeyInfo, PasskeyQuestion, PlayerRef, RecoveryCodes,
    RecoverySignIn, ReportedChat, SignIn, SignUp, SignedIn, SignedUp, TokenRequest, TotpCode,
    TotpSetup,
};
use serde_json::Value;

use super::operation::{Operation, delete, get, post, put};

const DONE: &str = "Done.";
const WRONG: &str = "Not who it claims to be.";

/// The operations.
pub fn operations() -> Vec<Operation> {
    [account(), proofs(), others()]
        .into_iter()
        .flatten()
        .collect()
}

/// For somebody with a session, not for API tokens.
fn session(operation: Operation) -> Operation {
    operation.signed_in().refuses(
        "403",
        "It needs a session, an account, or a new proof of who it is.",
    )
}

fn account() -> Vec<Operation> {
    vec![
        get("/me", "people", "Who the client is.").gives::<Me>("200", "The player, if anybody."),
        session(get("/account", "people", "One's own account."))
            .gives::<Account>("200", "The account."),
        post(
            "/account",
            "people",
            "Signs up. A guest stays the same person.",
        )
        .takes::<SignUp>()
        .gives::<SignedUp>("201", "The account, with its recovery codes."),
        session(delete("/account", "people", "Deletes the account.")).gives_nothing("204", DONE),
        session(put("/account/name", "people", "Changes the name."))
            .takes::<NewName>()
            .gives::<PlayerRef>("200", "The player."),
        session(post(
            "/account/bot",
            "people",
            "Makes a bot of the account, for good.",
        ))
        .gives::<PlayerRef>("200", "The player.")
        .refuses("409", "It has played rated games."),
        get("/account/export", "people", "All of one's data.")
            .signed_in()
            .gives::<Value>("200", "A file."),
        session(delete(
            "/account/sessions",
            "people",
            "Ends all other sessions.",
        ))
        .gives_nothing("204", DONE),
        session(delete(
            "/account/sessions/{id}",
            "people",
            "Ends a session.",
        ))
        .gives_nothing("204", DONE),
        session(post("/account/tokens", "people", "A token for a program."))
            .takes::<TokenRequest>()
            .gives::<NewApiToken>("201", "The token, shown once."),
        session(delete("/account/tokens/{id}", "people", "Revokes a token."))
            .gives_nothing("204", DONE),
    ]
}

fn proofs() -> Vec<Operation> {
    vec![
        post("/session", "people", "Signs in with a password.")
            .takes::<SignIn>()
            .gives::<SignedIn>("200", "The player.")
            .refuses("401", WRONG),
        delete("/session", "people", "Signs out.")
            .signed_in()
            .gives_nothing("204", DONE),
        post("/session/passkey", "people", "Signs in with a passkey.")
            .takes::<PasskeyAnswer>()
            .gives::<SignedIn>("200", "The player.")
            .refuses("401", WRONG),
        post(
            "/session/recovery",
            "people",
            "Signs in with a recovery code.",
        )
        .takes::<RecoverySignIn>()
        .gives::<SignedIn>("200", "The player.")
        .refuses("401", WRONG),
        session(post(
            "/session/confirm",
            "people",
            "Proves again who it is.",
        ))
        .takes::<Confirmation>()
        .gives_nothing("204", DONE),
        post("/passkeys/registration", "people", "Begins a new passkey.")
            .takes::<NewPasskey>()
            .gives::<PasskeyQuestion>("200", "What the browser is asked."),
        post(
            "/passkeys/authentication",
            "people",
            "Begins to sign in with a passkey.",
        )
        .gives::<PasskeyQuestion>("200", "What the browser is asked."),
        session(post("/account/passkeys", "people", "Adds a passkey."))
            .takes::<PasskeyAnswer>()
            .gives::<PasskeyInfo>("201", "The passkey."),
        session(delete(
            "/account/passkeys/{id}",
            "people",
            "Removes a passkey.",
        ))
        .gives_nothing("204", DONE),
        session(put("/account/password", "people", "Sets the password."))
            .takes::<NewPassword>()
            .gives_nothing("204", DONE),
        session(delete(
            "/account/password",
            "people",
            "Removes the password.",
        ))
        .gives_nothing("204", DONE),
        session(post(
            "/account/recovery-codes",
            "people",
            "New recovery codes.",
        ))
        .gives::<RecoveryCodes>("200", "The codes, shown once."),
        session(post(
            "/account/totp",
            "people",
            "Begins codes of an authenticator.",
        ))
        .gives::<TotpSetup>("200", "Its secret."),
        session(put("/account/totp", "people", "Turns them on."))
            .takes::<TotpCode>()
            .gives_nothing("204", DONE),
        session(delete("/account/totp", "people", "Turns them off.")).gives_nothing("204", DONE),
    ]
}

fn others() -> Vec<Operation> {
    vec![
        put("/players/{id}/block", "people", "Blocks a player.")
            .by_session()
            .gives_nothing("204", DONE),
        delete("/players/{id}/block", "people", "Unblocks a player.")
            .by_session()
            .gives_nothing("204", DONE),
        post(
            "/players/{id}/report",
            "people",
            "Reports a player to the moderators.",
        )
        .by_session()
        .takes::<NewReport>()
        .gives_nothing("201", DONE),
        session(get("/moderation", "moderation", "Open reports."))
            .gives::<Moderation>("200", "The reports, and what was done."),
        session(delete(
            "/moderation/reports/{id}",
            "moderation",
            "Dismisses a report.",
        ))
        .gives_nothing("204", DONE),
        session(get(
            "/moderation/reports/{id}/chat",
            "moderation",
            "What was said beside the game that a report names.",
        ))
        .gives::<ReportedChat>("200", "Both chats."),
        session(post(
            "/moderation/players/{id}",
            "moderation",
            "Acts on a player.",
        ))
        .takes::<ModerationAction>()
        .gives_nothing("204", DONE)
        .refuses("409", "The account cannot become a bot."),
    ]
}
