//! The pages of the single-page app. Each is the same file, which routes by the path; any other path is
//! answered with 404 and the app's page for that.

/// Every page; `GAME` stands for the id of any game, `ID` for that of anything the server keeps, `NAME` for the name
/// or id of a player.
const PAGES: &[&str] = &[
    "/",
    "/play/GAME",
    "/game/ID",
    "/watch",
    "/analysis",
    "/editor",
    "/editor/GAME",
    "/games",
    "/lobby",
    "/challenge/ID",
    "/mail/ID",
    "/leaderboard",
    "/player/NAME",
    "/learn",
    "/learn/GAME",
    "/puzzles",
    "/puzzles/GAME",
    "/rules",
    "/rules/GAME",
    "/settings",
    "/about",
    "/signin",
    "/account",
    "/moderation",
];

/// Whether the app has a page at this path.
pub fn is_page(path: &str) -> bool {
    PAGES.iter().any(|page| {
        if let Some(before) = page.strip_suffix("GAME") {
            return path.strip_prefix(before).is_some_and(is_game);
        }
        if let Some(before) = page.strip_suffix("ID") {
            return path.strip_prefix(before).is_some_and(is_id);
        }
        if let Some(before) = page.strip_suffix("NAME") {
            return path.strip_prefix(before).is_some_and(is_name);
        }
        path == *page
    })
}

/// Whether it looks like a name, as addresses write it; whether there is such a player, the app's page finds out.
fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~%".contains(&byte);
    !name.is_empty() && name.len() <= 300 && name.bytes().all(fits)
}

fn is_game(id: &str) -> bool {
    doska_play::games().iter().any(|game| game.id == id)
}

/// Whether it looks like an id; whether there is such a thing, the app's page finds out.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= 64 && id.bytes().all(|b| b.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::is_page;

    #[test]
    fn pages_are_known_with_every_game_and_nothing_else() {
        for page in [
            "/",
            "/analysis",
            "/editor",
            "/games",
            "/lobby",
            "/challenge/a1b2",
            "/leaderboard",
            "/player/Ada",
            "/player/bot-5",
            "/player/%D0%81%D0%B6",
            "/learn",
            "/puzzles",
            "/rules",
            "/settings",
            "/about",
            "/watch",
            "/game/a1B2",
        ] {
            assert!(is_page(page), "{page}");
        }
        for game in doska_play::games() {
            for before in ["/play/", "/editor/", "/learn/", "/puzzles/", "/rules/"] {
                assert!(is_page(&format!("{before}{}", game.id)));
            }
        }
        for other in [
            "",
            "//",
            "/play",
            "/play/",
            "/play/chess",
            "/play/turkish/",
            "/play/turkish/1",
            "/play/GAME",
            "/challenge",
            "/challenge/",
            "/challenge/a/b",
            "/about/turkish",
            "/analysis/",
            "/game/",
            "/game/a/b",
            "/game/ü",
            "/Analysis",
            "/player",
            "/player/",
            "/player/a/b",
            "/leaderboard/turkish",
            "/index",
        ] {
            assert!(!is_page(other), "{other}");
        }
    }
}
