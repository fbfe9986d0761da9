//! The tokens of a file. Whatever is looked at is consumed, so that no text takes more than linear time.

use std::borrow::Cow;

use super::Spot;
use super::tags::is_name;
use crate::Note;

/// The smallest meaningful part of a file.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(&'a str, Cow<'a, str>),
    /// What stands between braces, or behind a semicolon.
    Comment(&'a str),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// The digits behind `$`.
    Nag(&'a str),
    /// Anything else: numbers, moves, results.
    Word(&'a str),
    /// Something that has no meaning in a record.
    Odd(&'a str),
}

/// A token with its surroundings.
#[derive(Debug)]
pub(super) struct Lexed<'a> {
    pub token: Token<'a>,
    pub spot: Spot,
    /// It is the first in its line.
    pub first: bool,
    /// An empty line comes before it.
    pub apart: bool,
    /// What is wrong with it, although it can be understood.
    pub odd: Option<Note>,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    spot: Spot,
    first: bool,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Lexer<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer {
            text,
            at: 0,
            spot: Spot { line: 1, column: 1 },
            first: true,
        }
    }

    /// Where the next token would begin.
    pub fn spot(&self) -> Spot {
        self.spot
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Passes the next `length` bytes, counting lines and characters.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.rest()[..length];
        let mut chars = taken.chars().peekable();
        while let Some(c) = chars.next() {
            let lone_return = c == '\r'
                && chars.peek().map_or_else(
                    || !self.rest()[length..].starts_with('\n'),
                    |&next| next != '\n',
                );
            if c == '\n' || lone_return {
                self.spot.line += 1;
                self.spot.column = 1;
                self.first = true;
            } else {
                self.spot.column += 1;
            }
        }
        self.at += length;
        taken
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        self.take(rest.find(|c| !keep(c)).unwrap_or(rest.len()))
    }

    /// Passes white space and `%` lines; whether there was an empty line.
    fn skip_space(&mut self) -> bool {
        let mut apart = false;
        loop {
            let line = self.spot.line;
            self.take_while(|c| c.is_whitespace() || c == '\u{feff}');
            apart |= self.spot.line > line + 1;
            if self.spot.column == 1 && self.peek() == Some('%') {
                self.take_while(|c| !is_line_end(c));
            } else {
                return apart;
            }
        }
    }

    fn tag(&mut self) -> (Token<'a>, Option<Note>) {
        let begin = self.at;
        let first = self.first;
        self.take(1);
        self.take_while(is_blank);
        let name = self.take_while(|c| c.is_alphanumeric() || c == '_');
        self.take_while(is_blank);
        let odd = Note::new("record-tag-form");
        if is_name(name) && self.peek() == Some('"') {
            self.take(1);
            let (value, clean) = self.value();
            let odd = (!clean).then(|| odd.part(&self.text[begin..self.at]));
            return (Token::Tag(name, unescape(value)), odd);
        }
        let value = self.take_while(|c| c != ']' && !is_line_end(c)).trim();
        let closed = self.peek() == Some(']');
        if closed {
            self.take(1);
        }
        let all = &self.text[begin..self.at];
        if first && closed && is_name(name) && !value.is_empty() {
            return (Token::Tag(name, Cow::Borrowed(value)), Some(odd.part(all)));
        }
        (Token::Odd(all), None)
    }

    /// A tag's value behind its first quotation mark, up to the mark that a bracket follows or the end
    /// of the line; whether it was written as it should be.
    fn value(&mut self) -> (&'a str, bool) {
        let begin = self.at;
        let mut clean = true;
        loop {
            self.take_while(|c| c != '"' && c != '\\' && !is_line_end(c));
            match self.peek() {
                Some('\\') => {
                    self.take(1);
                    if let Some(c) = self.peek().filter(|&c| !is_line_end(c)) {
                        self.take(c.len_utf8());
                    }
                }
                Some('"') => {
                    let end = self.at;
                    self.take(1);
                    self.take_while(is_blank);
                    if self.peek() == Some(']') {
                        self.take(1);
                        return (&self.text[begin..end], clean);
                    }
                    if self.peek().is_none_or(is_line_end) {
                        return (&self.text[begin..end], false);
                    }
                    clean = false;
                }
                _ => {
                    let value = self.text[begin..self.at].trim_end();
                    return (value.strip_suffix(']').unwrap_or(value).trim_end(), false);
                }
            }
        }
    }

    /// A comment in braces. One that is never closed ends before the next game's tags.
    fn comment(&mut self) -> (&'a str, Option<Note>) {
        self.take(1);
        let rest = self.rest();
        let mut line_is_blank = false;
        let mut apart = false;
        let mut end = rest.len();
        let mut closed = false;
        for (i, c) in rest.char_indices() {
            match c {
                '}' => {
                    (end, closed) = (i, true);
                    break;
                }
                '[' if line_is_blank && apart && opens_tag(&rest[i..]) => {
                    end = i;
                    break;
                }
                '\n' => (apart, line_is_blank) = (line_is_blank, true),
                c if c.is_whitespace() => {}
                _ => line_is_blank = false,
            }
        }
        let body = self.take(end);
        if closed {
            self.take(1);
        }
        (body, (!closed).then(|| Note::new("record-comment-open")))
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Lexed<'a>;

    fn next(&mut self) -> Option<Lexed<'a>> {
        let apart = self.skip_space();
        let (spot, first) = (self.spot, self.first);
        let (token, odd) = match self.peek()? {
            '[' => self.tag(),
            '{' => {
                let (body, odd) = self.comment();
                (Token::Comment(body), odd)
            }
            ';' => {
                self.take(1);
                (Token::Comment(self.take_while(|c| !is_line_end(c))), None)
            }
            '(' => {
                self.take(1);
                (Token::Open, None)
            }
            ')' => {
                self.take(1);
                (Token::Close, None)
            }
            '$' => {
                let dollar = self.take(1);
                match self.take_while(|c| c.is_ascii_digit()) {
                    "" => (Token::Odd(dollar), None),
                    digits => (Token::Nag(digits), None),
                }
            }
            '}' | ']' => (Token::Odd(self.take(1)), None),
            _ => (Token::Word(self.take_while(is_word)), None),
        };
        // A comment may have passed a line end; what follows it is still not the first of its line.
        self.first = self.spot.column == 1 && self.first;
        Some(Lexed {
            token,
            spot,
            first,
            apart,
            odd,
        })
    }
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() && !is_line_end(c)
}

fn is_word(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | '$')
}

/// Whether a tag with its quotation mark begins here; looks at a short stretch only.
fn opens_tag(text: &str) -> bool {
    let end = text.char_indices().nth(100).map_or(text.len(), |(i, _)| i);
    let head = text[1..end].split_once('"');
    head.is_some_and(|(head, _)| is_name(head.trim()))
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                out.push(next);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    Cow::Owned(out)
}
