//! Moves as people type them. The rules read one writing of a move; fingers have more: capitals, letters
//! of another keyboard that look the same, other dashes, spaces, no dashes at all.

use doska_rules::{Coordinates, Note, View};

use crate::fold::is_among;
use crate::{AnyMove, AnyPosition};

/// No move is as long; a longer text is tried only as it stands.
const LONGEST: usize = 200;

/// The legal move that was typed: as it stands, else in the first reading that is one. The error is that
/// of the reading that came closest to a move, and speaks of what was typed. `pass` lists the words for a
/// pass in the language of the person who types, with commas between them: the message `typed-pass`.
pub fn read(position: &AnyPosition, typed: &str, pass: &str) -> Result<AnyMove, Note> {
    let view = position.view();
    let mut wrong = match position.read_move(typed) {
        Ok(m) => return Ok(m),
        Err(wrong) => wrong,
    };
    if typed.len() > LONGEST || position.outcome().is_some() {
        return Err(wrong);
    }
    for reading in readings(&view, typed, pass) {
        match position.read_move(&reading) {
            Ok(m) => return Ok(m),
            Err(note) if wrong.id == "move-syntax" && note.id != "move-syntax" => {
                wrong = echo(note, &reading, typed);
            }
            Err(_) => {}
        }
    }
    let lettered = view.coordinates == Coordinates::Letters;
    if wrong.id == "move-syntax" && lettered && is_foreign(typed) {
        return Err(Note::new("typed-foreign").part(typed));
    }
    Err(wrong)
}

/// The same message about the text that was typed.
fn echo(mut note: Note, reading: &str, typed: &str) -> Note {
    for (name, value) in &mut note.args {
        if *name == "part" && value == reading {
            typed.clone_into(value);
        }
    }
    note
}

/// What a text may mean, the likeliest first.
fn readings(view: &View, typed: &str, pass: &str) -> Vec<String> {
    if is_among(pass, typed) {
        return vec!["pass".to_owned()];
    }
    let plain = plain(typed);
    let tight: String = plain.split_whitespace().collect();
    let mut out = vec![tight.clone()];
    if view.coordinates == Coordinates::Letters {
        let (path, ending) = tight.split_at(tight.find(['+', '^']).unwrap_or(tight.len()));
        if let Some(squares) = squares(path) {
            out.extend(["-", "x"].map(|sign| squares.join(sign) + ending));
        }
    } else {
        out.extend(places(&plain).or_else(|| places(&tight)));
    }
    out
}

/// A text in the letters and signs that moves are written with, as far as it looks like them. A letter
/// that could be two is left alone: a small Cyrillic `в` looks like no letter, and lies where `d` does.
pub fn plain(typed: &str) -> String {
    typed
        .chars()
        .map(|c| match c {
            'а' | 'А' => 'a',
            'В' => 'b',
            'с' | 'С' => 'c',
            'е' | 'Е' => 'e',
            'Н' => 'h',
            'х' | 'Х' | '×' | '✕' | '✖' => 'x',
            '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => '-',
            c => c.to_ascii_lowercase(),
        })
        .collect()
}

/// Whether this looks like a move, but for letters that no move has.
fn is_foreign(typed: &str) -> bool {
    typed.contains(|c: char| c.is_ascii_digit())
        && plain(typed).contains(|c: char| c.is_alphabetic() && !c.is_ascii())
}

/// The squares of a path, whatever stands between them.
fn squares(path: &str) -> Option<Vec<&str>> {
    let mut out = Vec::new();
    let mut rest = path;
    while !rest.is_empty() {
        let square = rest.get(..2)?;
        let is_square = matches!(square.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
        out.push(Some(square).filter(|_| is_square)?);
        rest = &rest[2..];
        if !rest.is_empty() {
            rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
            if rest.is_empty() {
                return None;
            }
        }
    }
    (out.len() >= 2).then_some(out)
}

/// `(1,0)` as `1,0`, and `0,0-1,0*1` or `0,0 1,0 1` as `0,0>1,0*1`.
fn places(text: &str) -> Option<String> {
    let numbers = numbers(text)?;
    match numbers[..] {
        [x, y] => Some(format!("{x},{y}")),
        [a, b, x, y] => Some(format!("{a},{b}>{x},{y}")),
        [a, b, x, y, count] => Some(format!("{a},{b}>{x},{y}*{count}")),
        _ => None,
    }
}

/// The numbers of a text with nothing but signs between them. A minus belongs to the number behind it
/// where it begins one of a pair: at the beginning, after another sign or after a space.
fn numbers(text: &str) -> Option<Vec<i32>> {
    let mut out = Vec::new();
    let mut digits = String::new();
    let mut minus = false;
    let mut fresh = true;
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        if !digits.is_empty() {
            let number: i32 = digits.parse().ok()?;
            out.push(if minus { -number } else { number });
            digits.clear();
            (minus, fresh) = (false, false);
        }
        match c {
            '-' if fresh && !minus => minus = true,
            _ if minus => return None,
            '-' | ',' | '>' | '*' | 'x' | ':' | '(' | ')' | ';' => fresh = true,
            c if c.is_whitespace() => fresh = true,
            _ => return None,
        }
    }
    (!minus).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alikes_and_dashes() {
        assert_eq!(plain("С3–Е5"), "c3-e5");
        assert_eq!(plain("c3×e5"), "c3xe5");
        assert!(!is_foreign("с3-е5"));
        assert!(is_foreign("в6-а5"));
        assert!(!is_foreign("нечто"));
    }

    #[test]
    fn paths_of_squares() {
        assert_eq!(squares("c3d4"), Some(vec!["c3", "d4"]));
        assert_eq!(squares("c3-e5xg7"), Some(vec!["c3", "e5", "g7"]));
        for bad in ["c3", "c3-", "c3--d4", "c9d4", "", "c3é"] {
            assert_eq!(squares(bad), None, "{bad}");
        }
    }

    #[test]
    fn places_of_a_layout() {
        for (typed, meant) in [
            ("(1,0)", "1,0"),
            ("1 -2", "1,-2"),
            ("0,0-1,0", "0,0>1,0"),
            ("0,0--1,-2*3", "0,0>-1,-2*3"),
            ("0,0->1,0", "0,0>1,0"),
            ("0,0 1,0 2", "0,0>1,0*2"),
            ("-1,0>0,0", "-1,0>0,0"),
        ] {
            assert_eq!(places(typed).as_deref(), Some(meant), "{typed}");
        }
        for bad in ["1", "a,1", "1,2,3", "1,-", "99999999999,1"] {
            assert_eq!(places(bad), None, "{bad}");
        }
    }
}
