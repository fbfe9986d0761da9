//! The rules pages, embedded in the binary.

use doska_play::Lang;

/// The list of diagrams that the pages show.
pub const DIAGRAMS: &str = include_str!("../../../../docs/rules/diagrams.txt");

macro_rules! pages {
    ($($game:literal),*) => {
        const PAGES: &[(&str, Lang, &str)] = &[
            $(
                ($game, Lang::En, include_str!(concat!("../../../../docs/rules/en/", $game, ".md"))),
                ($game, Lang::Ru, include_str!(concat!("../../../../docs/rules/ru/", $game, ".md"))),
                ($game, Lang::Tr, include_str!(concat!("../../../../docs/rules/tr/", $game, ".md"))),
            )*
        ];
    };
}
pages!("cyclic", "backups", "turkish", "martian", "topological");

/// The page of a game in a language.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    PAGES
        .iter()
        .find(|(id, of, _)| *id == game && *of == lang)
        .map(|(_, _, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_page_in_every_language() {
        for game in doska_play::games() {
            for lang in Lang::ALL {
                assert!(page(game.id, lang).is_some(), "{} {lang:?}", game.id);
            }
        }
    }
}
