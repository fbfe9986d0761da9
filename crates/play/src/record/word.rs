//! Words of the moves: numbers, results, moves and their glyphs, glued together as people do.

use super::GameResult;

/// What a word is, its move number left out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A number or dots alone.
    Nothing,
    /// The result of the game, `1-0` and its like.
    Result(GameResult),
    /// A move and the `!` and `?` behind it; either may be empty, not both.
    Move(&'a str, &'a str),
}

/// The glyphs that have a sign of their own, `$1` to `$6`.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Takes a word apart; also how many characters of it come before what is returned.
pub(super) fn split(word: &str) -> (Word<'_>, usize) {
    if let Some(result) = GameResult::read(word) {
        return (Word::Result(result), 0);
    }
    // A number is one only with a dot behind it, or alone: some moves begin with digits.
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = match digits.trim_start_matches('.') {
        rest if digits.is_empty() || rest.len() < digits.len() => rest,
        _ => word,
    };
    let passed = word.len() - rest.len();
    if let Some(result) = GameResult::read(rest) {
        return (Word::Result(result), passed);
    }
    let text = rest.trim_end_matches(['!', '?']);
    let glyphs = &rest[text.len()..];
    if rest.is_empty() {
        (Word::Nothing, passed)
    } else {
        (Word::Move(text, glyphs), passed)
    }
}

/// The number of a glyph written as a sign.
pub(super) fn nag(sign: &str) -> Option<u8> {
    let at = SIGNS.iter().position(|&s| s == sign)?;
    Some(at as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_move(word: &str, text: &str, glyphs: &str) {
        assert_eq!(split(word).0, Word::Move(text, glyphs), "{word}");
    }

    #[test]
    fn numbers_are_told_from_moves_that_begin_with_digits() {
        is_move("1.^d=m..k", "^d=m..k", "");
        is_move("12.0,0>2,1*3", "0,0>2,1*3", "");
        is_move("0,0>2,1*3", "0,0>2,1*3", "");
        is_move("3...2,-1!?", "2,-1", "!?");
        is_move("1.+4", "+4", "");
        is_move("...c3-d4+d", "c3-d4+d", "");
        is_move("1.@c3??", "@c3", "??");
        is_move("2.-1,0", "-1,0", "");
        is_move("!!", "", "!!");
        for word in ["1.", "1...", "12", "..."] {
            assert_eq!(split(word).0, Word::Nothing, "{word}");
        }
    }

    #[test]
    fn results_are_words_of_their_own() {
        for (word, result) in [
            ("*", GameResult::Open),
            ("2-0", GameResult::FirstWins),
            ("0-2", GameResult::SecondWins),
            ("1-1", GameResult::Draw),
            ("1/2-1/2", GameResult::Draw),
            ("0-0", GameResult::BothLose),
            ("12.*", GameResult::Open),
        ] {
            assert_eq!(split(word).0, Word::Result(result), "{word}");
        }
    }
}
