//! A file, game by game.

use std::collections::HashSet;

use super::feed::feed;
use super::lex::{Lexed, Lexer, Token};
use super::movetext::{Moves, join, tidy};
use super::problem::{Log, Problem};
use super::tags::usual_name;
use super::which::{RawTag, Which, find, which};
use super::word::{Word, split};
use super::{Failure, GameResult, Record, Spot, Tags, Warning};
use crate::{GameSpec, Note, Outcome};

/// One game of a file.
#[derive(Debug)]
pub struct Entry {
    /// The game, or why it could not be read.
    pub game: Result<Record, Failure>,
    /// Warnings about this game.
    pub warnings: Vec<Warning>,
}

/// Reads a file game by game, for files that are too large to be held at once.
pub struct Reader<'a> {
    lexer: Lexer<'a>,
    next: Option<Lexed<'a>>,
    default: Option<&'a GameSpec>,
    games: usize,
    log: Log,
}

/// What stands before the moves.
struct Head {
    spot: Spot,
    tags: Vec<RawTag>,
    comment: String,
}

impl<'a> Reader<'a> {
    /// A reader at the beginning of a file; `default` is the game of those that name none.
    pub fn new(text: &'a str, default: Option<&'a GameSpec>) -> Reader<'a> {
        let mut lexer = Lexer::new(text);
        Reader {
            next: lexer.next(),
            lexer,
            default,
            games: 0,
            log: Log::default(),
        }
    }

    /// What was odd after the last game.
    pub fn into_warnings(self) -> Vec<Warning> {
        self.log.into_warnings()
    }

    /// Takes the next token; what is wrong with it goes to the log.
    fn take(&mut self) -> Option<Lexed<'a>> {
        let mut lexed = std::mem::replace(&mut self.next, self.lexer.next())?;
        if let Some(note) = lexed.odd.take() {
            self.log.warn(lexed.spot, note);
        }
        Some(lexed)
    }

    /// Passes what comes before a game; the comments in it belong to the game.
    fn find_game(&mut self) -> Option<String> {
        let mut comment = String::new();
        let mut junk = false;
        loop {
            let Some(next) = &self.next else {
                if !comment.is_empty() {
                    let note = Note::new("record-junk").part(&comment);
                    self.log.warn(self.lexer.spot(), note);
                }
                return None;
            };
            match &next.token {
                Token::Tag(..) if next.first || !junk => return Some(comment),
                Token::Comment(text) => join(&mut comment, &tidy(text)),
                Token::Word(word) if !junk && self.begins_moves(word) => return Some(comment),
                Token::Word(word) if junk && next.first && word.starts_with("1.") => {
                    return Some(comment);
                }
                token if !junk => {
                    junk = true;
                    let part = match token {
                        Token::Word(word) | Token::Odd(word) => word,
                        Token::Open => "(",
                        Token::Close => ")",
                        _ => "$",
                    };
                    let note = Note::new("record-junk").part(part);
                    self.log.warn(next.spot, note);
                }
                _ => {}
            }
            self.take();
        }
    }

    fn begins_moves(&self, word: &str) -> bool {
        match split(word).0 {
            Word::Result(_) => false,
            _ if word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.') => true,
            Word::Move(text, _) => self
                .default
                .is_some_and(|game| text.len() < 200 && game.start().read_move(text).is_ok()),
            Word::Nothing => false,
        }
    }

    fn head(&mut self, comment: String) -> Head {
        let spot = self
            .next
            .as_ref()
            .map_or(self.lexer.spot(), |next| next.spot);
        let mut head = Head {
            spot,
            tags: Vec::new(),
            comment,
        };
        let mut seen = HashSet::new();
        while let Some(next) = &self.next {
            match &next.token {
                Token::Tag(name, _) => {
                    let new = seen.insert(name.to_ascii_lowercase());
                    if !new && next.apart {
                        break;
                    }
                    let Some(lexed) = self.take() else { break };
                    let Token::Tag(name, value) = lexed.token else {
                        break;
                    };
                    if new {
                        head.tags.push(RawTag {
                            name: usual_name(name).to_owned(),
                            value: value.into_owned(),
                            spot: lexed.spot,
                        });
                    } else {
                        self.log
                            .warn(lexed.spot, Note::new("record-tag-twice").part(name));
                    }
                }
                Token::Comment(text) => {
                    join(&mut head.comment, &tidy(text));
                    self.take();
                }
                Token::Odd(text) => {
                    let note = Note::new("record-odd").part(text);
                    self.log.warn(next.spot, note);
                    self.take();
                }
                _ => break,
            }
        }
        head
    }

    /// Reads on to the end of the game; `moves` is `None` if it cannot be followed.
    fn body(&mut self, moves: &mut Option<Moves>) -> (Option<GameResult>, Option<(Spot, Problem)>) {
        let mut wrong = None;
        let mut depth = 0_usize;
        while self
            .next
            .as_ref()
            .is_some_and(|next| !matches!(next.token, Token::Tag(..)))
        {
            let Some(Lexed { token, spot, .. }) = self.take() else {
                break;
            };
            // After a wrong move nothing but the end of the game is looked for.
            let reading = moves.as_mut().filter(|_| wrong.is_none());
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Word(word) => {
                    if let (Word::Result(result), _) = split(word)
                        && depth == 0
                    {
                        self.after_result(reading);
                        return (Some(result), wrong);
                    }
                }
                _ => {}
            }
            if let Some(moves) = reading {
                wrong = feed(moves, &token, spot, &mut self.log).err();
            }
        }
        (None, wrong)
    }

    /// Comments behind the result belong to the end of the game, unless an empty line comes between.
    fn after_result(&mut self, mut moves: Option<&mut Moves>) {
        while let Some(next) = &self.next {
            match next.token {
                Token::Comment(text) if !next.apart => {
                    if let Some(moves) = moves.as_mut() {
                        moves.comment(text);
                    }
                }
                Token::Word(word) if matches!(split(word).0, Word::Result(_)) => {
                    self.log.warn(next.spot, Note::new("record-odd").part(word));
                }
                _ => return,
            }
            self.take();
        }
    }

    fn game(&mut self, head: Head) -> Result<Record, Failure> {
        let game = self.games;
        let failure = |spot, what, partial: Option<Record>| Failure {
            game,
            spot,
            what,
            partial: partial.map(Box::new),
        };
        let Which {
            start,
            used,
            warnings,
        } = match which(&head.tags, self.default) {
            Ok(which) => which,
            Err((spot, note)) => {
                self.body(&mut None);
                return Err(failure(
                    spot.unwrap_or(head.spot),
                    Problem::Text(note),
                    None,
                ));
            }
        };
        for (spot, note) in warnings {
            self.log.warn(spot, note);
        }
        let mut moves = Moves::new(&start);
        moves.comment(&head.comment);
        let mut moves = Some(moves);
        let (token, wrong) = self.body(&mut moves);
        let end = self
            .next
            .as_ref()
            .map_or(self.lexer.spot(), |next| next.spot);
        let (tree, over) = moves
            .expect("the moves are only lent out")
            .finish(end, &mut self.log);
        let mut record = Record {
            tags: Tags::default(),
            tree,
            result: GameResult::Open,
        };
        let tag = find(&head.tags, "Result").map(|tag| (tag.spot, tag.value.trim().to_owned()));
        for tag in head.tags {
            if tag.name != "Result" && !used.iter().any(|name| name.eq_ignore_ascii_case(&tag.name))
            {
                record.tags.push(tag.name, tag.value);
            }
        }
        if let Some((spot, what)) = wrong {
            return Err(failure(spot, what, Some(record)));
        }
        self.settle_result(&mut record, tag, token, over, end);
        Ok(record)
    }

    /// The rules come before the moves' result, that before the tag's.
    fn settle_result(
        &mut self,
        record: &mut Record,
        tag: Option<(Spot, String)>,
        token: Option<GameResult>,
        over: Option<Outcome>,
        end: Spot,
    ) {
        let mut claimed = token;
        if let Some((spot, text)) = tag {
            match (GameResult::read(&text), token) {
                (None, _) => self
                    .log
                    .warn(spot, Note::new("record-result-unknown").part(&text)),
                (Some(tag), Some(token)) if tag != token => self.log.warn(
                    spot,
                    Note::new("record-result-differs")
                        .with("tag", tag.text())
                        .with("token", token.text()),
                ),
                (tag, _) => claimed = tag,
            }
        }
        record.result = claimed.unwrap_or_default();
        if let Some(outcome) = over {
            let right = GameResult::of(outcome);
            if record.result != GameResult::Open && record.result != right {
                let note = Note::new("record-result-rules");
                let note = note.with("claimed", record.result.text());
                self.log.warn(end, note.with("right", right.text()));
            }
            record.result = right;
            record.tags.set("Termination", outcome.reason.name());
        }
    }
}

impl Iterator for Reader<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        let comment = self.find_game()?;
        self.games += 1;
        self.log.game = Some(self.games);
        let head = self.head(comment);
        let game = self.game(head);
        let log = std::mem::take(&mut self.log);
        Some(Entry {
            game,
            warnings: log.into_warnings(),
        })
    }
}
