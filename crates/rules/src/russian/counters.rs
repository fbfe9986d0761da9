//! The draws of official play: what is counted, and when it ends the game.

use super::Russian;
use crate::{
    Counted, Note, Outcome, Reason, Seat,
    counted::{Limit, read_plies},
    draughts::{Board, BoardMove},
    text::{fields, number},
};

/// What the board does not show.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Plies since a man moved or something was taken.
    pub kings_alone: u32,
    /// Plies since something was taken or somebody became a king.
    pub same_material: u32,
    /// How many turns in a row the single king has ended on the main road, against three pieces.
    pub on_road: u32,
}

/// Article 4.3: plies of kings alone.
pub(super) const KINGS_LIMIT: u32 = 30;
/// Article 4.4: plies of a single king against three kings or more.
const LONE_KING_LIMIT: u32 = 30;
/// Article 4.6: turns of a single king on the main road.
pub(super) const ROAD_LIMIT: u32 = 5;
/// More plies than any game has without a capture or a promotion: between two of 144 possible steps of men
/// there are fewer than 30 plies of kings.
pub(super) const MATERIAL_LIMIT: u32 = 9_999;

/// a1 to h8.
const MAIN_ROAD: u64 = 0x8040_2010_0804_0201;

/// What a tail looks like.
const FORM: &str = "12,30,2";

impl Counted for Russian {
    type Counters = Counters;

    fn fresh(&self) -> Counters {
        Counters::default()
    }

    fn advance(&self, counters: &Counters, m: BoardMove, after: &Self) -> Counters {
        let by_man = self.board.men(self.seat) & m.from.bit() != 0;
        if m.captured != 0 || by_man && m.king {
            return Counters::default();
        }
        let on_road = match single_king(&after.board) {
            // The other side's turns are not the single king's.
            Some(seat) if seat != self.seat => counters.on_road,
            Some(_) if m.to.bit() & MAIN_ROAD != 0 => (counters.on_road + 1).min(ROAD_LIMIT),
            _ => 0,
        };
        Counters {
            kings_alone: if by_man {
                0
            } else {
                counters.kings_alone.saturating_add(1)
            },
            same_material: (counters.same_material + 1).min(MATERIAL_LIMIT),
            on_road,
        }
    }

    /// Where several rules end the game, the first of articles 4.2 to 4.6 is the reason.
    fn counted_outcome(&self, counters: &Counters, times: u32) -> Option<Outcome> {
        let board = &self.board;
        let same = counters.same_material;
        let reason = if times >= 3 {
            Reason::Threefold
        } else if counters.kings_alone >= KINGS_LIMIT {
            Reason::QuietLimit
        } else if same >= LONE_KING_LIMIT && is_king_against_kings(board) {
            Reason::LoneKing
        } else if few_pieces_limit(board).is_some_and(|limit| same >= limit) {
            Reason::FewPieces
        } else if counters.on_road >= ROAD_LIMIT && single_king(board).is_some() {
            Reason::MainRoad
        } else {
            return None;
        };
        Some(Outcome::draw(reason))
    }

    fn limits(&self, counters: &Counters, times: u32) -> Vec<Limit> {
        let board = &self.board;
        let same = counters.same_material;
        let plies =
            |reason, note, count, full| Limit::plies(reason, Note::new(note), count, full, 2);
        let kings = counters.kings_alone;
        let mut out = vec![
            Limit::threefold(times),
            plies(
                Reason::QuietLimit,
                "russian-limit-kings",
                kings,
                KINGS_LIMIT,
            ),
        ];
        if is_king_against_kings(board) {
            let note = "russian-limit-lone-king";
            out.push(plies(Reason::LoneKing, note, same, LONE_KING_LIMIT));
        }
        if let Some(limit) = few_pieces_limit(board) {
            let note = "russian-limit-few-pieces";
            out.push(plies(Reason::FewPieces, note, same, limit));
        }
        if single_king(board).is_some() {
            let left = ROAD_LIMIT.saturating_sub(counters.on_road);
            out.push(Limit {
                reason: Reason::MainRoad,
                count: counters.on_road,
                full: ROAD_LIMIT,
                note: Note::new("russian-limit-main-road").with("moves", left),
            });
        }
        out
    }

    fn write_counters(&self, counters: &Counters) -> String {
        let Counters {
            kings_alone,
            same_material,
            on_road,
        } = counters;
        format!("{kings_alone},{same_material},{on_road}")
    }

    fn read_counters(&self, text: &str) -> Result<Counters, Note> {
        let [kings, material, road] = fields(text, ',', FORM)?;
        Ok(Counters {
            kings_alone: read_plies(kings, KINGS_LIMIT)?,
            same_material: read_plies(material, MATERIAL_LIMIT)?,
            on_road: number(road).filter(|&n| n <= ROAD_LIMIT).ok_or_else(|| {
                Note::new("russian-tail-road")
                    .part(road)
                    .with("max", ROAD_LIMIT)
            })?,
        })
    }
}

impl Russian {
    /// The fewest plies after which the counters can end the game, if nothing is taken and no man becomes a king:
    /// both restart all counts.
    pub fn plies_to_draw(&self, counters: &Counters) -> u32 {
        let board = &self.board;
        let same = counters.same_material;
        let lone_king = is_king_against_kings(board).then(|| LONE_KING_LIMIT.saturating_sub(same));
        let few_pieces = few_pieces_limit(board).map(|limit| limit.saturating_sub(same));
        let main_road = single_king(board).map(|single| {
            let turns = ROAD_LIMIT.saturating_sub(counters.on_road);
            // The single king's turn is every second ply.
            (2 * turns).saturating_sub(u32::from(self.seat == single))
        });
        let others = [lone_king, few_pieces, main_road].into_iter().flatten();
        let kings_alone = KINGS_LIMIT.saturating_sub(counters.kings_alone);
        others.fold(kings_alone, u32::min)
    }
}

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// Whether this seat has one king and nothing else.
fn is_alone(board: &Board, seat: Seat) -> bool {
    board.men(seat) == 0 && board.kings(seat).is_power_of_two()
}

/// The seat of a single king against three pieces of any kind.
fn single_king(board: &Board) -> Option<Seat> {
    SEATS
        .into_iter()
        .find(|&seat| is_alone(board, seat) && board.all(seat.next(2)).count_ones() == 3)
}

/// Whether one side has a single king and nothing else, the other three kings or more and no men.
fn is_king_against_kings(board: &Board) -> bool {
    SEATS.into_iter().any(|seat| {
        let other = seat.next(2);
        is_alone(board, seat) && board.men(other) == 0 && board.kings(other).count_ones() >= 3
    })
}

/// Where both sides have a king: how many plies with the same few pieces are a draw.
fn few_pieces_limit(board: &Board) -> Option<u32> {
    if SEATS.into_iter().any(|seat| board.kings(seat) == 0) {
        return None;
    }
    match board.occupied().count_ones() {
        2 | 3 => Some(10),
        4 | 5 => Some(60),
        6 | 7 => Some(120),
        _ => None,
    }
}
