//! Tests of the evaluation of Martian positions.

use doska_rules::Text;
use doska_rules::martian::{NoReturn, Options};

use super::*;

/// The position as the next seat sees it: the board turned so that his quadrant becomes the mover's.
fn turned(position: &Martian) -> Martian {
    let text = position.write();
    let fields: Vec<&str> = text.split(' ').collect();
    let seats = position.seats();
    let ranks: Vec<Vec<char>> = fields[0].split('/').map(unfold).collect();
    let files = ranks[0].len();
    // Half a turn with two players; a quarter, clockwise, with four.
    let at = |row: usize, file: usize| {
        if seats == 2 {
            ranks[7 - row][files - 1 - file]
        } else {
            ranks[7 - file][row]
        }
    };
    let board: Vec<String> = (0..8)
        .map(|row| (0..files).map(|file| at(row, file)).collect())
        .collect();
    let points: Vec<String> = (0..seats)
        .map(|seat| position.points()[(seat + seats - 1) % seats].to_string())
        .collect();
    let bar = position
        .no_return()
        .map_or("-".to_owned(), |NoReturn { from, to }| {
            let turn = |square: doska_rules::Square| {
                doska_rules::Square::at(3 - square.file(), 7 - square.rank())
            };
            format!("{}{}", turn(from), turn(to))
        });
    let seat = position.seat().next(seats).index() + 1;
    let text = format!("{} {seat} {} {bar}", fold(&board), points.join(","));
    Martian::read(&text, &position.options()).expect(&text)
}

fn unfold(rank: &str) -> Vec<char> {
    let empty = |c: char| c.to_digit(10).map_or(1, |n| n as usize);
    let shown = |c: char| if c.is_ascii_digit() { '.' } else { c };
    rank.chars()
        .flat_map(|c| std::iter::repeat_n(shown(c), empty(c)))
        .collect()
}

fn fold(board: &[String]) -> String {
    let mut text = board.join("/");
    for n in (1..=8).rev() {
        text = text.replace(&".".repeat(n), &n.to_string());
    }
    text
}

#[test]
fn every_seat_evaluates_alike() {
    for players in [Players::Two, Players::Four] {
        let mut position = Martian::start(&Options { players });
        let mut moves = Vec::new();
        for ply in 0..4000 {
            moves.clear();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                position = Martian::start(&Options { players });
                continue;
            }
            assert_eq!(
                position.evaluate(),
                turned(&position).evaluate(),
                "{position:?}"
            );
            let dice = zobrist::mix(ply) % moves.len() as u64;
            position.play(moves[dice as usize]);
        }
    }
}

#[test]
fn noisy_moves_are_legal_captures() {
    let mut position = Martian::start(&Options::default());
    for ply in 0..2000 {
        let (mut noisy, mut legal) = (Vec::new(), Vec::new());
        position.noisy_moves(false, &mut noisy);
        position.legal_moves(&mut legal);
        assert!(
            noisy
                .iter()
                .all(|&m| legal.contains(&m) && position.is_noisy(m))
        );
        if legal.is_empty() {
            position = Martian::start(&Options::default());
            continue;
        }
        position.play(legal[(zobrist::mix(ply) % legal.len() as u64) as usize]);
    }
}
