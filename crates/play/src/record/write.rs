//! The canonical text of a record.

use super::foreign::Numbers;
use super::movetext::{join, tidy};
use super::tags::FIRST;
use super::which::{game_tags, known_type};
use super::wrap::Wrap;
use super::{GameResult, Record, player_tag};
use crate::{NodeId, Tree};

/// The canonical text of a record: tags, moves wrapped at 80 columns, the result, a blank line.
pub fn write(record: &Record) -> String {
    write_as(record, None)
}

/// The same with the numbers of PDN for squares, as programs for draughts read it; `None` for a game whose squares
/// have none.
pub fn write_numeric(record: &Record) -> Option<String> {
    let numbers = Numbers::of(&record.game().start().view())?;
    Some(write_as(record, Some(&numbers)))
}

fn write_as(record: &Record, numbers: Option<&Numbers>) -> String {
    let line = record.tree.main_line();
    // A game that was played past an end by our rules has the result that others gave it.
    let over = line.outcome().filter(|_| line.passed_end().is_none());
    let result = over.map_or(record.result, GameResult::of);
    let mut out = String::new();
    write_tags(
        record,
        result,
        over.map(|outcome| outcome.reason.name()),
        numbers,
        &mut out,
    );
    out.push('\n');
    out.push_str(&write_moves(&record.tree, result, numbers));
    out.push('\n');
    out
}

fn write_tags(
    record: &Record,
    result: GameResult,
    reason: Option<&str>,
    numbers: Option<&Numbers>,
    out: &mut String,
) {
    let start = record.tree.start();
    let seats = start.seats();
    let mut first: Vec<String> = FIRST.map(str::to_owned).into();
    first.extend((0..seats).map(|seat| player_tag(seat, seats)));
    let mut done = first.clone();
    for name in first {
        if let Some(value) = record.tags.get(&name) {
            write_tag(&name, value, out);
        }
    }
    write_tag("Result", result.text(), out);
    let spec = record.game();
    for (name, value) in game_tags(start, &spec) {
        let value = match (numbers, name.as_str()) {
            (Some(numbers), "FEN") => numbers.of_position(&value),
            // The fields behind the number say that squares have names.
            (Some(_), "GameType") => value.split(',').next().unwrap_or("").to_owned(),
            _ => value,
        };
        write_tag(&name, &value, out);
        done.push(name);
    }
    done.push("Result".to_owned());
    // Defaults are not written; a tag of that name would be read as the option.
    done.extend(
        spec.info()
            .options
            .iter()
            .map(|option| option.key.to_owned()),
    );
    done.extend(["Variant", "SetUp", "FEN"].map(str::to_owned));
    if record.tags.get("GameType").and_then(known_type).is_some() {
        done.push("GameType".to_owned());
    }
    if let Some(reason) = reason {
        write_tag("Termination", reason, out);
        done.push("Termination".to_owned());
    }
    for (name, value) in record.tags.iter() {
        if !done.iter().any(|done| done.eq_ignore_ascii_case(name)) {
            write_tag(name, value, out);
        }
    }
}

fn write_tag(name: &str, value: &str, out: &mut String) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
    out.push_str("\"]\n");
}

/// What is still to be written, the next last: a stack of our own, however deep the variations.
enum Part {
    /// A move of the line being written, and its variations.
    Move(NodeId),
    /// A variation that begins with this move.
    Variation(NodeId),
    /// The end of a variation.
    Close,
    /// What follows a move in its line.
    After(NodeId),
}

struct Writer<'a> {
    tree: &'a Tree,
    numbers: Option<&'a Numbers>,
    wrap: Wrap,
    /// The next move needs its number: something stands between it and the one before.
    number: bool,
    /// Plies played before the next move, counted from the first seat's first move.
    ply: usize,
    seats: usize,
}

fn write_moves(tree: &Tree, result: GameResult, numbers: Option<&Numbers>) -> String {
    let mut writer = Writer {
        tree,
        numbers,
        wrap: Wrap::default(),
        number: true,
        ply: tree.start().seat().index(),
        seats: tree.start().seats(),
    };
    writer.comment_after(Tree::ROOT);
    writer.all();
    writer.wrap.word(result.text());
    writer.wrap.finish()
}

impl Writer<'_> {
    fn all(&mut self) {
        let mut parts = vec![Part::After(Tree::ROOT)];
        let mut plies = Vec::new();
        while let Some(part) = parts.pop() {
            match part {
                Part::After(id) => parts.extend(self.tree.next(id).map(Part::Move)),
                Part::Move(id) => {
                    if self.has_room_before(id) {
                        self.comment(&self.tree.node(id).before);
                    }
                    parts.push(Part::After(id));
                    let variations = self.variations(id);
                    for &other in variations.iter().rev() {
                        parts.extend([Part::Close, Part::Variation(other)]);
                    }
                    self.play(id);
                }
                Part::Variation(id) => {
                    plies.push(self.ply);
                    self.ply -= 1;
                    self.wrap.open('(');
                    self.number = true;
                    self.comment(&self.tree.node(id).before);
                    parts.push(Part::After(id));
                    self.play(id);
                }
                Part::Close => {
                    self.wrap.close(')');
                    self.number = true;
                    self.ply = plies.pop().unwrap_or(self.ply);
                }
            }
        }
    }

    /// The other moves in place of this one, where it is the line itself.
    fn variations(&self, id: NodeId) -> &[NodeId] {
        match self
            .tree
            .parent(id)
            .map(|parent| self.tree.children(parent))
        {
            Some([first, others @ ..]) if *first == id => others,
            _ => &[],
        }
    }

    /// Whether a comment before this move could be told from one after the move before.
    fn has_room_before(&self, id: NodeId) -> bool {
        self.tree
            .parent(id)
            .is_some_and(|parent| !self.variations(parent).is_empty())
    }

    fn play(&mut self, id: NodeId) {
        let node = self.tree.node(id);
        let (round, seat) = (self.ply / self.seats + 1, self.ply % self.seats);
        let numbered = self.numbers.map(|numbers| numbers.of_move(node.text()));
        let text = numbered.as_deref().unwrap_or(node.text());
        match (seat, self.number) {
            (0, _) => self.wrap.word(&format!("{round}. {text}")),
            (_, true) => self.wrap.word(&format!("{round}... {text}")),
            (_, false) => self.wrap.word(text),
        }
        self.number = false;
        self.ply += 1;
        for nag in &node.nags {
            self.wrap.word(&format!("${nag}"));
        }
        self.comment_after(id);
    }

    /// The comment after a move, and that before the next one where nothing stands between.
    fn comment_after(&mut self, id: NodeId) {
        let mut comment = String::new();
        if id == Tree::ROOT {
            comment = tidy(&self.tree.node(id).before);
        }
        join(&mut comment, &tidy(&self.tree.node(id).after));
        if let Some(next) = self
            .tree
            .next(id)
            .filter(|&next| !self.has_room_before(next))
        {
            join(&mut comment, &tidy(&self.tree.node(next).before));
        }
        self.comment(&comment);
    }

    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.wrap.comment(text);
            self.number = true;
        }
    }
}
