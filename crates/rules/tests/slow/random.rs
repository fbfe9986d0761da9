//! Random positions and random games to compare the two implementations on.

use super::draughts::{self, Board, Piece, Square};
use super::{SlowGame, SlowMove, Spec, backups, cyclic, inspect_spec, martian, topological};

/// splitmix64: tiny, and the same numbers everywhere.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 to n - 1.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// low to high, both included.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = self.below(i + 1);
            list.swap(i, j);
        }
    }
}

/// How many men of one colour stand on the board, at most `most`: few, some, or many.
pub fn density(rng: &mut Rng, most: usize) -> usize {
    let wanted = match rng.below(20) {
        0 => 0,
        1..=6 => rng.between(1, 3),
        7..=13 => rng.between(3, 8),
        _ => rng.between(6, 16),
    };
    wanted.min(most)
}

/// Puts `numbers[0]` white and `numbers[1]` black pieces on the board, on squares of `list` in its
/// order; a man is never put on his last rank.
fn fill(rng: &mut Rng, board: &mut Board, list: &[Square], numbers: [usize; 2]) {
    let kings = *rng.pick(&[0, 10, 10, 30, 60, 100]);
    let mut left = numbers;
    for &square in list {
        if board[square].is_some() || left == [0, 0] {
            continue;
        }
        let white = rng.below(left[0] + left[1]) < left[0];
        let king = rng.percent(kings);
        if !king && square / 8 == draughts::last_rank(white) {
            continue;
        }
        board[square] = Some(Piece { white, king });
        left[draughts::seat(white)] -= 1;
    }
}

/// Random pieces on dark squares. Half the time they stand on a lattice, every second square of
/// every second rank, with gaps between them: that makes long capture chains.
pub fn dark_board(rng: &mut Rng, numbers: [usize; 2]) -> Board {
    let mut board = draughts::EMPTY;
    let mut list: Vec<Square> = (0..64).filter(|&s| draughts::is_dark(s)).collect();
    rng.shuffle(&mut list);
    if rng.percent(50) {
        let parity = rng.below(2);
        let inner = |s: &Square| (1..7).contains(&(s % 8)) && (1..7).contains(&(s / 8));
        // Lattice squares first, the others only for a few more pieces.
        let (mut on, off): (Vec<Square>, Vec<Square>) =
            list.iter().partition(|s| inner(s) && *s % 2 == parity);
        let more = rng.between(1, 4);
        let on_lattice = rng.between(on.len() / 2, on.len());
        on.truncate(on_lattice);
        list = on;
        list.extend(off.into_iter().take(more));
    }
    fill(rng, &mut board, &list, numbers);
    // A board without any piece is not worth a test, and hardly a position.
    if board.iter().all(Option::is_none) {
        board[rng.between(1, 3) * 16] = Some(Piece {
            white: rng.percent(50),
            king: false,
        });
    }
    board
}

pub fn side(rng: &mut Rng) -> char {
    *rng.pick(&['W', 'B'])
}

pub fn cyclic_placement(rng: &mut Rng) -> String {
    let numbers = [density(rng, 12), density(rng, 12)];
    let board = dark_board(rng, numbers);
    let mut reserve = [0, 0];
    for (seat, held) in reserve.iter_mut().enumerate() {
        if rng.percent(60) {
            *held = rng.between(0, 12 - draughts::count(&board, seat == 0));
        }
    }
    format!(
        "{}:{}:{}:R{},{}",
        side(rng),
        draughts::pieces_text(&board, true),
        draughts::pieces_text(&board, false),
        reserve[0],
        reserve[1]
    )
}

pub fn backups_placement(rng: &mut Rng) -> String {
    // First the backups: 4 men each and one more for each king, of 12.
    let mut left = [12, 12];
    let mut list = Vec::new();
    for (seat, owner) in ['w', 'b'].into_iter().enumerate() {
        let wanted = *rng.pick(&[0, 0, 1, 1, 2, 3]);
        for _ in 0..wanted {
            let line = backups::LINES.as_bytes()[rng.below(16)] as char;
            let kings = *rng.pick(&[0, 20, 60]);
            let mut signs = String::new();
            for square in backups::line_squares(line) {
                let last = square / 8 == draughts::last_rank(seat == 0);
                signs.push(if rng.percent(kings) {
                    'k'
                } else if rng.percent(50) && !last {
                    'm'
                } else {
                    '.'
                });
            }
            let cost = 4 + signs.matches('k').count();
            if cost <= left[seat] {
                left[seat] -= cost;
                list.push(format!("{owner}{line}={signs}"));
                // Two backups alike are legal.
                if cost <= left[seat] && rng.percent(10) {
                    left[seat] -= cost;
                    list.push(format!("{owner}{line}={signs}"));
                }
            }
        }
    }
    list.sort();
    // Then the board and the repository. Where backups took everything there is no piece.
    let numbers = [density(rng, left[0]), density(rng, left[1])];
    let mut board = dark_board(rng, numbers);
    let mut repository = [0, 0];
    for seat in 0..2 {
        let on_board = draughts::count(&board, seat == 0);
        if on_board > left[seat] {
            // The one man that stands in for an empty board.
            board = draughts::EMPTY;
        }
        let spare = left[seat].saturating_sub(on_board);
        if rng.percent(75) {
            repository[seat] = rng.between(spare / 2, spare);
        }
    }
    format!(
        "{}:{}:{}:R{},{}:S{}",
        side(rng),
        draughts::pieces_text(&board, true),
        draughts::pieces_text(&board, false),
        repository[0],
        repository[1],
        list.join(",")
    )
}

pub fn turkish_placement(rng: &mut Rng) -> String {
    let mut numbers = [density(rng, 16), density(rng, 16)];
    if rng.percent(15) {
        // About the endings by material.
        numbers = [rng.between(1, 3), 1];
        if rng.percent(50) {
            numbers.swap(0, 1);
        }
    }
    let mut board = draughts::EMPTY;
    let mut list: Vec<Square> = (0..64).collect();
    rng.shuffle(&mut list);
    if rng.percent(3) {
        // Enemies crowd about one or two pieces at the edge, which may have no move left.
        let centre = *rng.pick(&[8, 15, 48, 55, 24, 31, 0, 63]);
        let far = |s: Square| (s % 8).abs_diff(centre % 8) + (s / 8).abs_diff(centre / 8);
        list.sort_by_key(|&s| far(s));
        let white = rng.percent(50);
        let few = rng.between(1, 2);
        fill(
            rng,
            &mut board,
            &list[..few],
            if white { [few, 0] } else { [0, few] },
        );
        numbers = if white { [0, 16] } else { [16, 0] };
        if rng.percent(50) {
            numbers = numbers.map(|n| n * 3 / 4);
        }
    } else if rng.percent(50) {
        // Squares of one colour, as on a chessboard: behind each of them there is room.
        let colour = rng.below(2);
        let (mut on, off): (Vec<Square>, Vec<Square>) =
            list.iter().partition(|s| (*s % 8 + *s / 8) % 2 == colour);
        let more = rng.between(1, 4);
        let on_lattice = rng.between(on.len() / 4, on.len());
        on.truncate(on_lattice);
        list = on;
        list.extend(off.into_iter().take(more));
    }
    fill(rng, &mut board, &list, numbers);
    if board.iter().all(Option::is_none) {
        board[rng.between(8, 55)] = Some(Piece {
            white: rng.percent(50),
            king: false,
        });
    }
    format!(
        "{}:{}:{}",
        side(rng),
        draughts::pieces_text(&board, true),
        draughts::pieces_text(&board, false)
    )
}

pub fn martian_placement(spec: &Spec, rng: &mut Rng) -> String {
    let players = spec.players;
    let most = 18 * players as u32;
    let mut state = martian::State::empty(players);
    state.seat = rng.below(players);
    let mut total = 0;
    // Kinds left out now and then, so that merging is possible.
    let kinds: Vec<char> = rng
        .pick(&["QDP", "QDP", "DP", "P", "QP", "DPP"])
        .chars()
        .collect();
    // One piece a quadrant, but for the one that has just been emptied by its owner's own move.
    let emptied = rng.percent(5).then(|| (state.seat + players - 1) % players);
    let mut squares = state.squares();
    rng.shuffle(&mut squares);
    if let Some(quadrant) = emptied {
        squares.retain(|&s| martian::owner(players, s) != quadrant);
    }
    for quadrant in 0..players {
        if let Some(&home) = squares
            .iter()
            .find(|&&s| martian::owner(players, s) == quadrant)
        {
            let piece = *rng.pick(&kinds);
            state.put(home, piece);
            total += martian::value(piece);
        }
    }
    let most_more = *rng.pick(&[3, 8, 14, 22]) * players / 2;
    let wanted = rng.between(0, most_more);
    for &square in squares.iter().take(wanted) {
        let piece = *rng.pick(&kinds);
        if state.at(square) == '.' && total + martian::value(piece) <= most {
            state.put(square, piece);
            total += martian::value(piece);
        }
    }
    // Points taken; often all that is missing on the board, often nearly equal.
    let mut left = most - total;
    if rng.percent(50) {
        left = rng.below(left as usize + 1) as u32;
    }
    if rng.percent(40) {
        for seat in 0..players {
            state.points[seat] = left / players as u32;
        }
    } else {
        for seat in 0..players {
            state.points[seat] = rng.below(left as usize + 1) as u32;
            left -= state.points[seat];
        }
        rng.shuffle(&mut state.points);
    }
    // The move that came last crossed the border: from an empty square of the other half to an
    // occupied one of the mover's, where it could come by itself.
    if players == 2 && rng.percent(50) {
        let mut crossings = Vec::new();
        for to in state.squares() {
            if state.at(to) == '.' || state.owner(to) != state.seat {
                continue;
            }
            for from in state.reach(state.at(to), to) {
                if state.at(from) == '.' && state.owner(from) != state.seat {
                    crossings.push((from, to));
                }
            }
        }
        if !crossings.is_empty() {
            state.no_return = Some(*rng.pick(&crossings));
        }
    }
    state.text()
}

pub fn topological_placement(spec: &Spec, rng: &mut Rng) -> String {
    // Laid out at random, by colours in turn: this is a reachable position of stage 1.
    let total = 2 * spec.checkers;
    let stage_1 = rng.percent(15);
    let number = if stage_1 { rng.below(total) } else { total };
    // Compact layouts have many ways, thin ones few.
    let compact = rng.percent(50);
    let sides = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let mut laid: Vec<topological::Field> = Vec::new();
    let mut cells = topological::Cells::new();
    while laid.len() < number {
        let place = if laid.is_empty() {
            (0, 0)
        } else {
            let (y, x) = *rng.pick(&laid);
            let (dy, dx) = *rng.pick(&sides);
            (y + dy, x + dx)
        };
        let neighbours = sides
            .iter()
            .filter(|s| laid.contains(&(place.0 + s.0, place.1 + s.1)))
            .count();
        if laid.contains(&place) || (compact && neighbours < 2 && rng.percent(80)) {
            continue;
        }
        cells.insert(
            place,
            if laid.len().is_multiple_of(2) {
                "w"
            } else {
                "b"
            }
            .to_string(),
        );
        laid.push(place);
    }
    if stage_1 {
        let side = if number.is_multiple_of(2) { 'w' } else { 'b' };
        return topological::text('P', side, &cells);
    }
    // Stage 2: the checkers again, in any order, on some of the fields; the fewer the taller.
    let mut checkers: Vec<char> = "wb".repeat(spec.checkers).chars().collect();
    rng.shuffle(&mut checkers);
    rng.shuffle(&mut laid);
    let used = match rng.below(4) {
        0 => rng.between(1, total.min(4)),
        1 => total,
        _ => rng.between(1, total),
    };
    for stack in cells.values_mut() {
        stack.clear();
    }
    for checker in checkers {
        let field = rng.pick(&laid[..used]);
        cells.get_mut(field).expect("a field").push(checker);
    }
    topological::text('M', *rng.pick(&['w', 'b']), &cells)
}

/// The move texts of a random game from the start, to its end or for `max_plies`.
///
/// Games have tastes, or the ends by counters would hardly ever be seen: some go back where they
/// were, some shun progress; both of these may also shun what can be taken. Most shun the pass.
pub fn playout(game: &str, rng: &mut Rng, max_plies: usize) -> Vec<String> {
    let mut play = SlowGame::new(game);
    let mut texts = Vec::new();
    let taste = rng.below(4);
    let careful = taste < 2 && rng.percent(70);
    let no_pass = rng.percent(80);
    while texts.len() < max_plies {
        let mut moves = play.moves();
        if moves.is_empty() {
            break;
        }
        if no_pass {
            prefer(&mut moves, |m| m.text != "pass");
        }
        if taste < 2 {
            prefer(&mut moves, |m| !play.is_progress(m));
        }
        if careful && play.spec.id != "topological" {
            prefer(&mut moves, |m| {
                let replies = inspect_spec(&play.spec, &m.position).moves;
                !replies.iter().any(|reply| match play.spec.id.as_str() {
                    // Taking one's own does no harm.
                    "cyclic" => cyclic::is_progress(&m.position, &reply.position),
                    _ => reply.text.contains('x'),
                })
            });
        }
        if taste == 0 && rng.percent(80) {
            prefer(&mut moves, |m| play.stood.contains(&m.position));
        }
        if taste == 1 {
            prefer(&mut moves, |m| !play.stood.contains(&m.position));
        }
        let chosen = rng.pick(&moves);
        // Any of its paths will do.
        let text = rng.pick(&chosen.paths).clone();
        play.play(&text);
        texts.push(text);
    }
    texts
}

/// Keeps what pleases, unless that is nothing.
fn prefer(moves: &mut Vec<SlowMove>, pleases: impl Fn(&SlowMove) -> bool) {
    if moves.iter().any(&pleases) {
        moves.retain(&pleases);
    }
}
