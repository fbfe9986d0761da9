//! The position: three sets of squares, points, and the move that may not be taken back.

use super::board::{self, QUADRANTS};
use super::{Landing, Move, NoReturn, Options, Players};
use crate::{Kind, Outcome, Position, Reason, Seat, Square, bits, zobrist};

/// A position of Martian Chess.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Martian {
    pub(super) pawns: u64,
    pub(super) drones: u64,
    pub(super) queens: u64,
    pub(super) key: u64,
    pub(super) points: [u8; 4],
    pub(super) seat: Seat,
    pub(super) players: Players,
    pub(super) no_return: Option<NoReturn>,
}

// The corner of seat 0 with four players; the other set-ups are its mirror images.
const QUEENS: u64 = 0x0103;
const DRONES: u64 = 0x0001_0204;
const PAWNS: u64 = 0x0006_0400;

// Tables of the key: never to be changed. Kinds go pawn, drone, queen.
static PIECE_KEYS: [[u64; 64]; 3] = [
    zobrist::table(0x4D41_5201),
    zobrist::table(0x4D41_5202),
    zobrist::table(0x4D41_5203),
];
static SEAT_KEYS: [u64; 4] = zobrist::table(0x4D41_5204);
static FROM_KEYS: [u64; 64] = zobrist::table(0x4D41_5205);
static TO_KEYS: [u64; 64] = zobrist::table(0x4D41_5206);
static POINT_KEYS: [[u64; 73]; 4] = [
    zobrist::table(0x4D41_5207),
    zobrist::table(0x4D41_5208),
    zobrist::table(0x4D41_5209),
    zobrist::table(0x4D41_520A),
];

impl NoReturn {
    fn key(self) -> u64 {
        FROM_KEYS[self.from.index()] ^ TO_KEYS[self.to.index()]
    }
}

impl Martian {
    /// A board to be filled. Its key is not yet made.
    pub(super) const fn empty(players: Players) -> Martian {
        Martian {
            pawns: 0,
            drones: 0,
            queens: 0,
            key: 0,
            points: [0; 4],
            seat: Seat::FIRST,
            players,
            no_return: None,
        }
    }

    /// Where the pawns stand, whosever they are.
    pub fn pawns(&self) -> u64 {
        self.pawns
    }

    /// Where the drones stand, whosever they are.
    pub fn drones(&self) -> u64 {
        self.drones
    }

    /// Where the queens stand, whosever they are.
    pub fn queens(&self) -> u64 {
        self.queens
    }

    /// The squares with a piece on them.
    pub fn occupied(&self) -> u64 {
        self.pawns | self.drones | self.queens
    }

    /// The number of players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The points of each seat; those of seats that nobody sits on are 0.
    pub fn points(&self) -> [u8; 4] {
        self.points
    }

    /// The points of both teams.
    pub fn team_points(&self) -> [u32; 2] {
        let [a, b, c, d] = self.points.map(u32::from);
        [a + c, b + d]
    }

    /// The crossing that may not be taken back in this turn.
    pub fn no_return(&self) -> Option<NoReturn> {
        self.no_return
    }

    /// What stands on a square.
    pub fn kind_at(&self, square: Square) -> Option<Kind> {
        let bit = square.bit();
        if self.occupied() & bit == 0 {
            None
        } else if self.pawns & bit != 0 {
            Some(Kind::Pawn)
        } else if self.drones & bit != 0 {
            Some(Kind::Drone)
        } else {
            Some(Kind::Queen)
        }
    }

    /// The pieces of the seat to move.
    pub(super) fn own(&self) -> u64 {
        self.occupied() & QUADRANTS[self.seat.index()]
    }

    /// The first seat whose quadrant is empty.
    pub(super) fn empty_quadrant(&self) -> Option<Seat> {
        let occupied = self.occupied();
        let empty = |&seat: &usize| occupied & QUADRANTS[seat] == 0;
        (0..self.seats())
            .find(empty)
            .map(|seat| Seat::new(seat as u8))
    }

    /// What a legal move other than the pass finds where it goes.
    pub fn landing(&self, m: Move) -> Landing {
        match self.kind_at(m.to) {
            None => Landing::Empty,
            Some(Kind::Pawn) if self.own() & m.to.bit() != 0 && self.pawns & m.from.bit() != 0 => {
                Landing::Merging(Kind::Drone)
            }
            Some(_) if self.own() & m.to.bit() != 0 => Landing::Merging(Kind::Queen),
            Some(kind) => Landing::Capture(kind),
        }
    }

    /// Puts a piece on an empty square, or takes away the one of this kind that stands there.
    pub(super) fn toggle(&mut self, kind: Kind, square: Square) {
        let (set, keys) = match kind {
            Kind::Queen => (&mut self.queens, &PIECE_KEYS[2]),
            Kind::Drone => (&mut self.drones, &PIECE_KEYS[1]),
            _ => (&mut self.pawns, &PIECE_KEYS[0]),
        };
        *set ^= square.bit();
        self.key ^= keys[square.index()];
    }

    /// The key, computed from nothing but the position.
    pub fn fresh_key(&self) -> u64 {
        let mut key = SEAT_KEYS[self.seat.index()];
        for (set, keys) in [self.pawns, self.drones, self.queens]
            .into_iter()
            .zip(&PIECE_KEYS)
        {
            key = bits::squares(set).fold(key, |key, square| key ^ keys[square.index()]);
        }
        for (points, keys) in self.points.into_iter().zip(&POINT_KEYS) {
            key ^= keys[points as usize];
        }
        key ^ self.no_return.map_or(0, NoReturn::key)
    }

    fn move_piece(&mut self, m: Move) {
        let Some(mover) = self.kind_at(m.from) else {
            return;
        };
        let seat = self.seat.index();
        self.toggle(mover, m.from);
        let target = self.kind_at(m.to);
        if let Some(target) = target {
            self.toggle(target, m.to);
        }
        if QUADRANTS[seat] & m.to.bit() != 0 {
            let becomes = match target {
                None => mover,
                Some(Kind::Pawn) if mover == Kind::Pawn => Kind::Drone,
                Some(_) => Kind::Queen,
            };
            self.toggle(becomes, m.to);
            return;
        }
        self.toggle(mover, m.to);
        if let Some(target) = target {
            let keys = &POINT_KEYS[seat];
            self.key ^= keys[self.points[seat] as usize];
            self.points[seat] += board::value(target);
            self.key ^= keys[self.points[seat] as usize];
        }
        if self.players == Players::Two {
            let crossing = NoReturn {
                from: m.from,
                to: m.to,
            };
            self.key ^= crossing.key();
            self.no_return = Some(crossing);
        }
    }
}

impl Position for Martian {
    type Move = Move;
    type Options = Options;

    fn start(options: &Options) -> Martian {
        let set_up = |corner: u64| {
            let top = corner.swap_bytes();
            match options.players {
                // Seat 1 has the corner a8, and seat 0 sees the same board from its own side.
                Players::Two => top | (top.reverse_bits() >> 4),
                Players::Four => (corner | top) | (corner | top).reverse_bits(),
            }
        };
        let mut start = Martian {
            pawns: set_up(PAWNS),
            drones: set_up(DRONES),
            queens: set_up(QUEENS),
            ..Martian::empty(options.players)
        };
        start.key = start.fresh_key();
        start
    }

    fn options(&self) -> Options {
        Options {
            players: self.players,
        }
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn seats(&self) -> usize {
        self.players.seats()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn count_moves(&self, _scratch: &mut Vec<Move>) -> u64 {
        self.count()
    }

    fn play(&mut self, m: Move) {
        debug_assert!(self.is_legal(m), "{m:?} is not legal in {self:?}");
        if let Some(crossing) = self.no_return.take() {
            self.key ^= crossing.key();
        }
        if !m.is_pass() {
            self.move_piece(m);
        }
        let next = self.seat.next(self.seats());
        self.key ^= SEAT_KEYS[self.seat.index()] ^ SEAT_KEYS[next.index()];
        self.seat = next;
    }

    fn outcome(&self) -> Option<Outcome> {
        let owner = self.empty_quadrant()?;
        let [first, second] = self.team_points();
        let by_points = Outcome::by_points(first, second, Reason::EmptyQuadrant);
        Some(Outcome {
            winner: by_points.winner.or(Some(owner.team())),
            ..by_points
        })
    }

    /// Never asked: a player without a move passes. By points, as other ends that nobody brought about.
    fn stuck(&self) -> Outcome {
        let [first, second] = self.team_points();
        Outcome::by_points(first, second, Reason::NoMoves)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn scores(&self) -> Option<Vec<u32>> {
        Some(
            self.points[..self.seats()]
                .iter()
                .map(|&points| u32::from(points))
                .collect(),
        )
    }
}
