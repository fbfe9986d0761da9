//! `[start|text TEXT] [moves …]`: a game up to where it stands, as a line of text.

use doska_play::{GameHistory, GameSpec, Note};

/// Reads where a game stands. A position text may have spaces: it goes up to ` moves ` or to the end.
pub fn read(game: &GameSpec, text: &str) -> Result<GameHistory, Note> {
    let (place, moves) = split(text.trim());
    let start = match word(place) {
        ("" | "start", "") => game.start(),
        ("text", position) => game.position(position)?,
        (other, rest) => {
            let odd = if other == "start" { rest } else { other };
            return Err(Note::new("engine-place").part(odd));
        }
    };
    let mut history = GameHistory::new(&start);
    for text in moves.split_whitespace() {
        history
            .play_text(text)
            .map_err(|note| wrong_move(history.plies() + 1, note))?;
    }
    Ok(history)
}

/// What stands before the word `moves`, and what behind it.
fn split(text: &str) -> (&str, &str) {
    if let Some(moves) = text.strip_prefix("moves").filter(|rest| begins(rest)) {
        return ("", moves);
    }
    let mut from = 0;
    while let Some(at) = text[from..].find(" moves") {
        let end = from + at + " moves".len();
        if begins(&text[end..]) {
            return (text[..from + at].trim_end(), &text[end..]);
        }
        from = end;
    }
    (text, "")
}

/// Whether a word ended just before this.
fn begins(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(char::is_whitespace)
}

/// The first word and what follows it.
pub fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    }
}

/// The note of a move that cannot be played, with its number.
fn wrong_move(ply: usize, mut note: Note) -> Note {
    note.args.push(("ply", ply.to_string()));
    note
}

/// What a note of [`read`] says.
pub fn say(words: &doska_play::Words, note: &Note) -> String {
    let said = words.say(note);
    match note.get("ply") {
        Some(ply) => words.text("cli-bad-move", &[("ply", ply), ("said", &said)]),
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Result<(String, usize), String> {
        let game = GameSpec::read("martian").unwrap();
        match read(&game, text) {
            Ok(history) => Ok((history.start().text(), history.plies())),
            Err(note) => Err(note.to_string()),
        }
    }

    #[test]
    fn all_forms() {
        let start = "QQD1/QDP1/DPP1/4/4/1PPD/1PDQ/1DQQ 1 0,0 -".to_owned();
        for text in ["", "start", "  start  ", "moves", "start moves", " moves  "] {
            assert_eq!(texts(text), Ok((start.clone(), 0)), "{text}");
        }
        assert_eq!(texts("moves b3-a4"), Ok((start.clone(), 1)));
        assert_eq!(texts("start moves b3-a4  c6-d5"), Ok((start.clone(), 2)));
        assert_eq!(texts(&format!("text {start}")), Ok((start.clone(), 0)));
        assert_eq!(
            texts(&format!("text {start} moves b3-a4")),
            Ok((start.clone(), 1))
        );
        assert_eq!(texts(&format!("text {start} moves")), Ok((start, 0)));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert!(texts("begin").unwrap_err().contains("begin"));
        assert!(texts("start now").unwrap_err().contains("now"));
        assert!(texts("text 8/8").is_err());
        assert!(texts("text").is_err());
        assert!(texts("movesb3-a4").is_err());
        assert!(texts("moves b3-a4 b3-a4").unwrap_err().contains("ply=2"));
    }
}
