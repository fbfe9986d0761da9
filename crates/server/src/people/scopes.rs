//! What an API token needs for a request. It goes by method and path, so that no route can forget to ask.

use axum::http::Method;

/// The scope for a request: `path` is without `/api/v1`.
pub fn needed(method: &Method, path: &str) -> &'static str {
    let mut parts = path.trim_start_matches('/').split('/');
    let first = parts.next().unwrap_or("");
    let second = parts.clone().next().unwrap_or("");
    let last = parts.next_back().unwrap_or("");
    match first {
        "account" | "session" | "passkeys" | "moderation" | "notifications" => "account",
        // The site itself asks who is there before it knows of any scope.
        "me" if second.is_empty() => "",
        // Addresses and keys of a player.
        "me" if matches!(second, "notifications" | "push" | "vacation") => "account",
        _ if matches!(*method, Method::GET | Method::HEAD) => "read",
        "challenges" | "pairing" => "challenge",
        "games" if last == "chat" => "chat",
        "games" => "play",
        _ => "account",
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
            (Method::PUT, "/players/x/block", "account"),
            (Method::POST, "/anything", "account"),
            (Method::GET, "/me", ""),
            (Method::GET, "/me/games", "read"),
            (Method::GET, "/me/notifications", "account"),
            (Method::POST, "/me/push", "account"),
            (Method::POST, "/notifications/test", "account"),
        ] {
            assert_eq!(needed(&method, path), scope, "{method} {path}");
        }
    }
}
