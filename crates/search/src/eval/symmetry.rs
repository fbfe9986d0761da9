//! Symmetric layouts of Topological Checkers: moves that lead to the same layout, turned or mirrored.

use doska_rules::topological::{Laying, Move};
use doska_rules::zobrist;

/// Layouts of more checkers than this are hardly ever symmetric in play: they are not examined.
const FEW: usize = 10;

/// One of the eight ways to turn and mirror the plane.
fn turn(way: u8, (x, y): (i8, i8)) -> (i8, i8) {
    let x = if way & 1 == 0 { x } else { -x };
    let y = if way & 2 == 0 { y } else { -y };
    if way & 4 == 0 { (x, y) } else { (y, x) }
}

/// A turn and then a shift.
#[derive(Copy, Clone)]
struct Map {
    way: u8,
    shift: (i8, i8),
}

impl Map {
    fn of(self, place: (i8, i8)) -> (i8, i8) {
        let (x, y) = turn(self.way, place);
        (x + self.shift.0, y + self.shift.1)
    }
}

/// The way of turning and shifting, if there is one, that leads the layout onto itself, colours and all.
fn onto_itself(laying: &Laying, way: u8) -> Option<Map> {
    let places = || laying.cells().iter().map(|cell| (cell.x(), cell.y()));
    let corner = |places: &mut dyn Iterator<Item = (i8, i8)>| {
        places.fold((i8::MAX, i8::MAX), |(x, y), at| (x.min(at.0), y.min(at.1)))
    };
    let from = corner(&mut places());
    let to = corner(&mut places().map(|place| turn(way, place)));
    let shift = (from.0 - to.0, from.1 - to.1);
    let map = Map { way, shift };
    let same = laying.cells().iter().enumerate().all(|(i, cell)| {
        let (x, y) = map.of((cell.x(), cell.y()));
        let on = doska_rules::topological::Cell::new(x, y);
        laying.is_black(on) == Some(laying.black() >> i & 1 != 0)
    });
    same.then_some(map)
}

/// The widest layout whose key does not depend on how it lies, and a number for each place in such.
const WIDEST: usize = 16;
static PLACES: [u64; 2 * WIDEST * WIDEST] = zobrist::table(0x7477_696E);

/// A key that is the same for layouts that are the same but for turning, mirroring and shifting; `None` for
/// very wide ones.
pub(super) fn symmetric_key(laying: &Laying) -> Option<u64> {
    let cells = laying.cells();
    let (first, last) = (cells.first()?, cells.last()?);
    let (low_y, high_y) = (first.y(), last.y());
    let low_x = cells.iter().map(|cell| cell.x()).min()?;
    let high_x = cells.iter().map(|cell| cell.x()).max()?;
    if (high_x - low_x).max(high_y - low_y) as usize >= WIDEST {
        return None;
    }
    // What each of the eight ways to look at it adds up to, distances taken from the corner that it begins at.
    let mut sums = [0u64; 8];
    for (i, cell) in cells.iter().enumerate() {
        let x = [cell.x() - low_x, high_x - cell.x()];
        let y = [cell.y() - low_y, high_y - cell.y()];
        let colour = (laying.black() >> i & 1) as usize;
        for (way, sum) in sums.iter_mut().enumerate() {
            let (x, y) = (x[way & 1] as usize, y[way >> 1 & 1] as usize);
            let (a, b) = if way & 4 == 0 { (x, y) } else { (y, x) };
            let place = (a * WIDEST + b) * 2 + colour;
            *sum = sum.wrapping_add(PLACES[place]);
        }
    }
    sums.into_iter().min()
}

/// Leaves one of every set of moves that lead to the same layout but for turning and mirroring.
pub(super) fn drop_symmetric(laying: &Laying, moves: &mut Vec<Move>) {
    let count = laying.cells().len();
    if count == 0 || count > FEW {
        return;
    }
    let maps: [Option<Map>; 7] = std::array::from_fn(|i| onto_itself(laying, i as u8 + 1));
    if maps.iter().all(Option::is_none) {
        return;
    }
    // The maps are a group: of the moves that are led onto each other just one is the least.
    moves.retain(|m| match *m {
        Move::Lay { x, y } => {
            let mut others = maps.iter().flatten().map(|map| map.of((x, y)));
            others.all(|other| (y, x) <= (other.1, other.0))
        }
        _ => true,
    });
}

#[cfg(test)]
mod tests {
    use doska_rules::Position;
    use doska_rules::topological::{Options, Topological};

    use super::*;

    /// How many moves are left after these.
    fn left(played: &[(i8, i8)]) -> (usize, usize) {
        let mut position = Topological::start(&Options::default());
        for &(x, y) in played {
            position.play(Move::Lay { x, y });
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let all = moves.len();
        drop_symmetric(position.laying().expect("stage 1"), &mut moves);
        (all, moves.len())
    }

    #[test]
    fn keys_do_not_depend_on_how_a_layout_lies() {
        for seed in 0..50u64 {
            let mut places = vec![(0, 0)];
            let mut position = Topological::start(&Options::default());
            position.play(Move::Lay { x: 0, y: 0 });
            for ply in 0..6 {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let dice = zobrist::mix(seed << 8 | ply) % moves.len() as u64;
                let Move::Lay { x, y } = moves[dice as usize] else {
                    continue;
                };
                places.push((x, y));
                position.play(Move::Lay { x, y });
            }
            let key = |position: &Topological| symmetric_key(position.laying().expect("stage 1"));
            for way in 1..8 {
                let mut other = Topological::start(&Options::default());
                for &place in &places {
                    let (x, y) = turn(way, place);
                    other.play(Move::Lay { x, y });
                }
                assert_eq!(key(&position), key(&other));
            }
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            drop_symmetric(position.laying().expect("stage 1"), &mut moves);
            let mut keys: Vec<_> = moves.iter().map(|&m| key(&position.after(m))).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), moves.len(), "different layouts, different keys");
        }
    }

    #[test]
    fn symmetric_moves_are_dropped() {
        assert_eq!(left(&[(0, 0)]), (4, 1));
        assert_eq!(left(&[(0, 0), (1, 0)]), (6, 4), "black on the right");
        assert_eq!(
            left(&[(0, 0), (1, 0), (2, 0)]),
            (8, 3),
            "white, black, white"
        );
        assert_eq!(
            left(&[(0, 0), (1, 0), (1, 1)]),
            (7, 4),
            "a corner, by its diagonal"
        );
        assert_eq!(left(&[(0, 0), (1, 0), (2, 0), (1, 1)]), (8, 5));
        let square = [(0, 0), (1, 0), (1, 1), (0, 1)];
        assert_eq!(left(&square), (8, 2), "colours crosswise");
    }
}
