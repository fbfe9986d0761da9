//! What an API token needs for a request. It goes by method and path, so that no route can forget to ask.

use axum::http::Method;

/// What no token has: only whoever is signed in may do this.
pub const SESSION: &str = "session";

/// The scope for a request: `path` is without `/api/v1`. Tokens play and read; nothing that is a player's own can be
/// changed with one.
pub fn needed(method: &Method, path: &str) -> &'static str {
    let mut parts = path.trim_start_matches('/').split('/');
    let first = parts.next().unwrap_or("");
    let second = parts.clone().next().unwrap_or("");
    let last = parts.next_back().unwrap_or("");
    let reads = matches!(*method, Method::GET | Method::HEAD);
    match first {
        // The site itself asks who is there before it knows of any scope.
        "me" if second.is_empty() => "",
        "account" | "session" | "passkeys" | "moderation" | "notifications" if reads => "account",
        // Addresses and keys of a player.
        "me" if reads && matches!(second, "notifications" | "push" | "vacation") => "account",
        _ if reads => "read",
        "challenges" | "pairing" => "challenge",
        "games" if last == "chat" => "chat",
        "games" => "play",
        _ => SESSION,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_needs_the_most() {
        for (method, path, scope) in [
            (Method::GET, "/games/x", "read"),
            (Method::GET, "/socket", "read"),
            (Method::GET, "/account/export", "account"),
            (Method::POST, "/games/x/moves", "play"),
            (Method::POST, "/games/x/chat", "chat"),
            (Method::POST, "/challenges/x/join", "challenge"),
            (Method::DELETE, "/account", SESSION),
            (Method::PUT, "/players/x/block", SESSION),
            (Method::POST, "/players/x/report", SESSION),
            (Method::POST, "/anything", SESSION),
            (Method::GET, "/me", ""),
            (Method::GET, "/me/games", "read"),
            (Method::GET, "/me/notifications", "account"),
            (Method::PUT, "/me/notifications", SESSION),
            (Method::POST, "/me/push", SESSION),
            (Method::POST, "/me/vacation", SESSION),
            (Method::POST, "/notifications/test", SESSION),
        ] {
            assert_eq!(needed(&method, path), scope, "{method} {path}");
        }
    }
}
