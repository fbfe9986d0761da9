//! The pages of the single-page app. Each is the same file, which routes by the path; any other path is
//! answered with 404 and the app's page for that.

/// Every page; `GAME` stands for the id of any game.
const PAGES: [&str; 13] = [
    "/",
    "/play/GAME",
    "/analysis",
    "/editor",
    "/editor/GAME",
    "/learn",
    "/learn/GAME",
    "/puzzles",
    "/puzzles/GAME",
    "/rules",
    "/rules/GAME",
    "/settings",
    "/about",
];

/// Whether the app has a page at this path.
pub fn is_page(path: &str) -> bool {
    PAGES.iter().any(|page| match page.strip_suffix("GAME") {
        Some(before) => path.strip_prefix(before).is_some_and(is_game),
        None => path == *page,
    })
}

fn is_game(id: &str) -> bool {
    doska_play::games().iter().any(|game| game.id == id)
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
            "/learn",
            "/puzzles",
            "/rules",
            "/settings",
            "/about",
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
            "/about/turkish",
            "/analysis/",
            "/Analysis",
            "/index",
        ] {
            assert!(!is_page(other), "{other}");
        }
    }
}
