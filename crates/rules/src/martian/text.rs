//! Position and move texts: implements `Text`.

use super::board::{QUADRANTS, value};
use super::{Landing, Martian, Move, NoReturn, Options, Players};
use crate::text::{fields, number};
use crate::{Kind, Note, Position, Seat, Show, Square, Step, Text, bits};

/// The start, as the form a position text has.
const fn form(players: Players) -> &'static str {
    match players {
        Players::Two => "QQD1/QDP1/DPP1/4/4/1PPD/1PDQ/1DQQ 1 0,0 -",
        Players::Four => "QQD2DQQ/QDP2PDQ/DPP2PPD/8/8/DPP2PPD/QDP2PDQ/QQD2DQQ 1 0,0,0,0 -",
    }
}

/// The forms a move text has.
const MOVES: &str = "c3-d4, c4xc6, b2=c3, pass";

fn read_board(text: &str, position: &mut Martian) -> Result<(), Note> {
    let ranks: [&str; 8] =
        fields(text, '/', "").map_err(|_| Note::new("martian-text-ranks").part(text))?;
    for (y, rank) in (0..8).rev().zip(ranks) {
        let files = position.players.files();
        let wrong = || {
            Note::new("martian-text-rank")
                .part(rank)
                .with("files", files)
        };
        let mut x = 0;
        for sign in rank.chars() {
            let kind = match sign {
                '1'..='8' => {
                    x += sign as u8 - b'0';
                    if x > files {
                        return Err(wrong());
                    }
                    continue;
                }
                'P' => Kind::Pawn,
                'D' => Kind::Drone,
                'Q' => Kind::Queen,
                _ => {
                    return Err(Note::new("martian-text-piece")
                        .with("part", sign)
                        .with("rank", y + 1));
                }
            };
            if x >= files {
                return Err(wrong());
            }
            position.toggle(kind, Square::at(x, y));
            x += 1;
        }
        if x != files {
            return Err(wrong());
        }
    }
    let empty: Vec<String> = (0..position.seats())
        .filter(|&seat| position.occupied() & QUADRANTS[seat] == 0)
        .map(|seat| (seat + 1).to_string())
        .collect();
    if empty.len() > 1 {
        return Err(Note::new("martian-text-quadrants")
            .part(text)
            .with("list", empty.join(", "))
            .article("7.1"));
    }
    Ok(())
}

fn read_points(text: &str, position: &mut Martian) -> Result<(), Note> {
    let seats = position.seats();
    let wrong = || {
        Note::new("martian-text-points")
            .part(text)
            .with("seats", seats)
    };
    let worth = position.players.worth();
    let standing: u32 = [Kind::Pawn, Kind::Drone, Kind::Queen]
        .into_iter()
        .zip([position.pawns, position.drones, position.queens])
        .map(|(kind, set)| u32::from(value(kind)) * set.count_ones())
        .sum();
    let mut sum = u64::from(standing);
    let mut read = 0;
    for part in text.splitn(seats + 1, ',') {
        let points = number(part).filter(|_| read < seats).ok_or_else(wrong)?;
        sum += u64::from(points);
        // A number too great for a seat is too great for the sum, which is asked below.
        position.points[read] = points.min(u32::from(u8::MAX)) as u8;
        read += 1;
    }
    if read != seats {
        return Err(wrong());
    }
    if sum > u64::from(worth) {
        return Err(Note::new("martian-text-sum")
            .part(text)
            .with("standing", standing)
            .with("count", sum)
            .with("max", worth));
    }
    Ok(())
}

fn read_no_return(text: &str, position: &Martian) -> Result<Option<NoReturn>, Note> {
    if text == "-" {
        return Ok(None);
    }
    let (Some(from), Some(to)) = (
        text.get(..2).and_then(Square::read),
        text.get(2..).and_then(Square::read),
    ) else {
        return Err(Note::new("martian-text-no-return").part(text));
    };
    if position.players == Players::Four {
        return Err(Note::new("martian-text-no-return-four")
            .part(text)
            .article("4.1"));
    }
    let crossing = NoReturn { from, to };
    match position.why_no_crossing(crossing) {
        None => Ok(Some(crossing)),
        Some(note) => Err(note.part(text).article("4.1")),
    }
}

impl Text for Martian {
    fn write(&self) -> String {
        use std::fmt::Write;
        let mut out = String::with_capacity(96);
        for y in (0..8).rev() {
            let mut empty = 0;
            for x in 0..self.players.files() {
                let sign = match self.kind_at(Square::at(x, y)) {
                    None => {
                        empty += 1;
                        continue;
                    }
                    Some(Kind::Queen) => 'Q',
                    Some(Kind::Drone) => 'D',
                    Some(_) => 'P',
                };
                if empty > 0 {
                    out.push((b'0' + empty) as char);
                    empty = 0;
                }
                out.push(sign);
            }
            if empty > 0 {
                out.push((b'0' + empty) as char);
            }
            out.push(if y > 0 { '/' } else { ' ' });
        }
        // Writing to a String cannot fail.
        let _ = write!(out, "{} ", self.seat.index() + 1);
        for seat in 0..self.seats() {
            let separator = if seat + 1 < self.seats() { ',' } else { ' ' };
            let _ = write!(out, "{}{separator}", self.points[seat]);
        }
        match self.no_return {
            Some(NoReturn { from, to }) => {
                let _ = write!(out, "{from}{to}");
            }
            None => out.push('-'),
        }
        out
    }

    fn read(text: &str, options: &Options) -> Result<Martian, Note> {
        let [board, seat, points, no_return] = fields(text, ' ', form(options.players))?;
        let mut position = Martian::empty(options.players);
        read_board(board, &mut position)?;
        let seats = position.seats() as u32;
        position.seat = match number(seat) {
            Some(number) if (1..=seats).contains(&number) => Seat::new(number as u8 - 1),
            _ => {
                return Err(Note::new("martian-text-seat")
                    .part(seat)
                    .with("seats", seats));
            }
        };
        read_points(points, &mut position)?;
        position.no_return = read_no_return(no_return, &position)?;
        position.key = position.fresh_key();
        Ok(position)
    }

    fn move_text(&self, m: Move) -> String {
        if m.is_pass() {
            return "pass".to_owned();
        }
        let sign = match self.landing(m) {
            Landing::Empty => '-',
            Landing::Capture(_) => 'x',
            Landing::Merging(_) => '=',
        };
        format!("{}{sign}{}", m.from, m.to)
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        if let Some(over) = self.over() {
            return Err(over);
        }
        if text == "pass" {
            let legal = self.must_pass();
            return if legal {
                Ok(Move::PASS)
            } else {
                Err(self.why_not(&[Step::Pass]))
            };
        }
        let parts = (text.len() == 5).then(|| {
            let (from, to) = (text.get(..2)?, text.get(3..)?);
            let sign = text.as_bytes()[2];
            Some((Square::read(from)?, sign, Square::read(to)?)).filter(|_| b"-x=".contains(&sign))
        });
        let Some((from, sign, to)) = parts.flatten() else {
            return Err(Note::new("move-syntax").part(text).with("form", MOVES));
        };
        if self.targets(from) & to.bit() == 0 {
            return Err(self.why_not(&[Step::square(from), Step::square(to)]));
        }
        let m = Move { from, to };
        let right = self.move_text(m);
        if right == text {
            return Ok(m);
        }
        let (id, article) = match (self.landing(m), sign) {
            (Landing::Capture(_), _) => ("move-is-a-capture", "3.1"),
            (Landing::Merging(Kind::Queen), _) => ("martian-is-a-merging", "5.1"),
            (Landing::Merging(_), _) => ("martian-is-a-merging", "5.2"),
            (Landing::Empty, b'x') => ("move-not-a-capture", "3.1"),
            (Landing::Empty, _) => ("martian-not-a-merging", "5.1"),
        };
        Err(Note::new(id)
            .part(text)
            .with("right", right)
            .article(article))
    }
}

/// The names of the squares of a set, for messages.
pub(super) fn names(set: u64) -> String {
    let names: Vec<String> = bits::squares(set)
        .map(|square| square.to_string())
        .collect();
    names.join(", ")
}
