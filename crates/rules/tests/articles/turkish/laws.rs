//! Counts, and what must hold in every position: a second generator that sees only what is drawn finds
//! the same captures.

use std::collections::HashSet;

use doska_rules::{Kind, Place, Position, Show, Step, Text, perft, turkish::Turkish};

use super::{super::legal, turkish};

#[test]
fn two_men_who_jump_one_enemy_from_both_sides_are_counted_both() {
    let position = turkish("B:Wd3,b4,a5,c5:Ba6,c6,h7");
    legal(&position, "a6xa4xc4 c6xc4xa4");
    check_laws(&position);
}

#[test]
fn counts_are_those_of_the_rules() {
    for line in include_str!("../../counts/turkish.txt").lines() {
        let [_, position, counts] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        for (depth, nodes) in (1..).zip(counts.split(' ')) {
            assert_eq!(
                perft(&turkish(position), depth).to_string(),
                nodes,
                "{position} at depth {depth}"
            );
        }
    }
}

#[test]
fn lattices_of_men_do_not_explode() {
    // Found by looking for the slowest: a king among sixteen, and sixteen kings against sixteen.
    for text in [
        "W:WKg6:BKd1,a2,c2,e2,d3,f3,c4,e4,d5,g5,h5,a6,b6,f6,c7,e8",
        "W:WKa1,Kd1,Ke1,Kf1,Kg1,Kh1,Ka2,Kb2,Kc2,Kd2,Ke2,Kh2,Kc4,Kg4,Kg5,Ke7\
         :BKc1,c3,e3,a4,d4,f4,c5,e5,h5,c6,a7,d7,f7,g7,c8,g8",
    ] {
        let position = turkish(text);
        let mut list = Vec::new();
        position.legal_moves(&mut list);
        assert!(
            list.len() > 10 && list.iter().all(|m| m.captured().count_ones() >= 10),
            "{text}"
        );
        assert_eq!(list.iter().collect::<HashSet<_>>().len(), list.len());
        for &m in list.iter().take(3) {
            assert_eq!(position.read_move(&position.move_text(m)), Ok(m));
            assert!(position.step_sequences(m).len() <= 500);
        }
    }
}

/// A small generator of numbers, so that games can be random and the same each time.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    doska_rules::zobrist::mix(*state)
}

/// The seat and whether it is a king, by rank and file.
#[derive(Clone)]
struct Board([[Option<(u8, bool)>; 8]; 8]);

/// Continues a capture of `piece` from a square in every way; whole captures go to `out`.
fn continue_capture(
    board: &Board,
    (x, y): (i8, i8),
    piece: (u8, bool),
    last: (i8, i8),
    path: &mut Vec<Place>,
    out: &mut Vec<(Vec<Place>, Board)>,
) {
    let mut end = true;
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let back = if piece.0 == 0 { -1 } else { 1 };
        if (dx, dy) == (-last.0, -last.1) || !piece.1 && dy == back {
            continue;
        }
        let cell = |k: i8| {
            let (x, y) = (x + dx * k, y + dy * k);
            ((0..8).contains(&x) && (0..8).contains(&y)).then(|| board.0[y as usize][x as usize])
        };
        let mut k = 1;
        while piece.1 && cell(k) == Some(None) {
            k += 1;
        }
        let Some(Some((seat, _))) = cell(k) else {
            continue;
        };
        if seat == piece.0 {
            continue;
        }
        let mut land = k + 1;
        while cell(land) == Some(None) {
            end = false;
            let mut next = board.clone();
            next.0[(y + dy * k) as usize][(x + dx * k) as usize] = None;
            let to = (x + dx * land, y + dy * land);
            path.push(Place { x: to.0, y: to.1 });
            continue_capture(&next, to, piece, (dx, dy), path, out);
            path.pop();
            if !piece.1 {
                break;
            }
            land += 1;
        }
    }
    if end && path.len() > 1 {
        let mut done = board.clone();
        let last_rank = if piece.0 == 0 { 7 } else { 0 };
        done.0[y as usize][x as usize] = Some((piece.0, piece.1 || y == last_rank));
        out.push((path.clone(), done));
    }
}

/// The steps of every line of every capture found by trying jumps on the view alone: another generator,
/// which knows positions only by what is drawn.
fn captures_by_view(position: &Turkish) -> HashSet<(Vec<Place>, String)> {
    let mut board = Board([[None; 8]; 8]);
    let view = position.view();
    for cell in &view.cells {
        board.0[cell.place.y as usize][cell.place.x as usize] = cell
            .stack
            .first()
            .map(|token| (token.seat.unwrap(), token.kind == Kind::King));
    }
    let mut all = Vec::new();
    for cell in &view.cells {
        let (x, y) = (cell.place.x, cell.place.y);
        let Some(piece) = board.0[y as usize][x as usize].filter(|piece| piece.0 == view.seat)
        else {
            continue;
        };
        let mut without = board.clone();
        without.0[y as usize][x as usize] = None;
        continue_capture(
            &without,
            (x, y),
            piece,
            (0, 0),
            &mut vec![cell.place],
            &mut all,
        );
    }
    let most = all.iter().map(|(path, _)| path.len()).max().unwrap_or(0);
    all.retain(|(path, _)| path.len() == most);
    let text = |board: &Board| format!("{:?}", board.0);
    all.into_iter()
        .map(|(path, board)| (path, text(&board)))
        .collect()
}

fn drawn(position: &Turkish) -> String {
    let mut board = [[None; 8]; 8];
    for cell in position.view().cells {
        board[cell.place.y as usize][cell.place.x as usize] = cell
            .stack
            .first()
            .map(|token| (token.seat.unwrap(), token.kind == Kind::King));
    }
    format!("{board:?}")
}

#[track_caller]
fn check_laws(position: &Turkish) -> usize {
    let mut list = Vec::new();
    position.legal_moves(&mut list);
    assert_eq!(position.key(), position.fresh_key(), "{}", position.write());
    assert_eq!(
        position.count_moves(&mut Vec::new()),
        list.len() as u64,
        "{}",
        position.write()
    );
    assert_eq!(Turkish::read(&position.write(), &()).as_ref(), Ok(position));
    assert_eq!(list.iter().collect::<HashSet<_>>().len(), list.len());
    let mut lines = HashSet::new();
    let mut most = 0;
    for &m in &list {
        assert_eq!(
            position.read_move(&position.move_text(m)),
            Ok(m),
            "{}",
            position.write()
        );
        let after = position.after(m);
        assert_eq!(after.key(), after.fresh_key());
        let ways = position.step_sequences(m);
        most = most.max(ways.len());
        assert!(!ways.is_empty() && ways.is_sorted());
        for line in ways {
            let places: Vec<Place> = line
                .iter()
                .map(|step| {
                    if let Step::Place(place) = step {
                        *place
                    } else {
                        panic!("{step:?}")
                    }
                })
                .collect();
            assert!(lines.insert((places, drawn(&after))), "a line twice");
        }
    }
    if list.first().is_some_and(|m| m.is_capture()) {
        assert_eq!(lines, captures_by_view(position), "{}", position.write());
    } else if position.outcome().is_none() {
        assert!(
            captures_by_view(position).is_empty(),
            "{}",
            position.write()
        );
    }
    most
}

#[test]
fn laws_hold_in_random_games() {
    let mut seed = 1;
    let mut most = 0;
    for _ in 0..300 {
        let mut position = turkish("start");
        for _ in 0..200 {
            most = most.max(check_laws(&position));
            let mut list = Vec::new();
            position.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            position.play(list[(random(&mut seed) % list.len() as u64) as usize]);
        }
    }
    println!("at most {most} lines a move in random games");
}

#[test]
fn laws_hold_on_random_boards() {
    let mut seed = 2;
    let mut most = 0;
    for _ in 0..6000 {
        let density = 6 + random(&mut seed) % 12;
        let mut sides = [String::from("W"), String::from("B")];
        let mut counts = [0; 2];
        for square in 0..64u64 {
            let r = random(&mut seed);
            let side = (r >> 8 & 1) as usize;
            if r % 40 >= density || counts[side] == 12 {
                continue;
            }
            let rank = square / 8;
            let king = (r >> 16).is_multiple_of(4) || rank == [7, 0][side];
            let name = format!(
                "{}{}{}",
                if king { "K" } else { "" },
                (b'a' + (square % 8) as u8) as char,
                rank + 1
            );
            if counts[side] > 0 {
                sides[side].push(',');
            }
            sides[side].push_str(&name);
            counts[side] += 1;
        }
        let mover = ["W", "B"][(random(&mut seed) & 1) as usize];
        let position = turkish(&format!("{mover}:{}:{}", sides[0], sides[1]));
        most = most.max(check_laws(&position));
    }
    println!("at most {most} lines a move on random boards");
}
