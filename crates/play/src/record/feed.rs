//! Tokens given to the moves of a game.

use super::Spot;
use super::lex::Token;
use super::movetext::Moves;
use super::problem::{Log, Problem};
use super::word::{Word, nag, split};
use crate::Note;

/// Gives a token to the moves.
pub(super) fn feed(
    moves: &mut Moves,
    token: &Token,
    spot: Spot,
    log: &mut Log,
) -> Result<(), (Spot, Problem)> {
    match token {
        Token::Open => moves.open(spot, log),
        Token::Close => moves.close(spot, log),
        Token::Comment(text) => moves.comment(text),
        Token::Odd(text) => log.warn(spot, Note::new("record-odd").part(text)),
        Token::Tag(..) => {}
        Token::Nag(digits) => match digits.parse() {
            Ok(nag) => nag_or_warn(moves, nag, &format!("${nag}"), spot, log),
            Err(_) => log.warn(spot, Note::new("record-nag").part(&format!("${digits}"))),
        },
        Token::Word(word) => {
            let (word, passed) = split(word);
            let spot = Spot {
                column: spot.column + passed,
                ..spot
            };
            match word {
                Word::Nothing => {}
                // Within a variation a result says nothing about the game.
                Word::Result(result) => {
                    log.warn(spot, Note::new("record-odd").part(result.text()));
                }
                Word::Move(text, glyphs) => {
                    if !text.is_empty() {
                        moves
                            .play(text, spot, log)
                            .map_err(|wrong| (spot, Problem::Move(wrong)))?;
                    }
                    match nag(glyphs) {
                        Some(nag) => nag_or_warn(moves, nag, glyphs, spot, log),
                        None if glyphs.is_empty() => {}
                        None => log.warn(spot, Note::new("record-nag").part(glyphs)),
                    }
                }
            }
        }
    }
    Ok(())
}

fn nag_or_warn(moves: &mut Moves, nag: u8, text: &str, spot: Spot, log: &mut Log) {
    if !moves.nag(nag) {
        log.warn(spot, Note::new("record-nag-nothing").part(text));
    }
}
