//! What a seat asks a round to do, and why it may be refused.

use doska_rules::{Note, Seat};

use super::{Millis, Offer};

/// A command of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Chosen by the sender, new for every command: a command that arrives twice takes effect once.
    pub id: String,
    /// Who sends it.
    pub seat: Seat,
    /// How many plies the sender believes have been played; `None` where that does not matter.
    pub ply: Option<usize>,
    /// Credit for the time the command was on its way, as far as the host measured and grants it: the clock of
    /// the seat to move is charged until so long before the command arrived.
    pub lag: Millis,
    /// What is to be done.
    pub kind: CommandKind,
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandKind {
    /// Play the move that this text means.
    Move(String),
    /// Offer something; accepts the same offer of the other team.
    Offer(Offer),
    /// Accept the pending offer of the other team.
    Accept,
    /// Decline it.
    Decline,
    /// Resign, for the whole team.
    Resign,
}

/// Why a command was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has no such seat.
    NoSuchSeat {
        /// How many it has.
        seats: usize,
    },
    /// The game is over.
    Over,
    /// The game is paused.
    Paused,
    /// The sender knows another state of the game.
    Stale {
        /// How many plies have been played.
        ply: usize,
        /// The version of the round.
        version: u32,
    },
    /// Another seat is to move.
    NotYourTurn {
        /// The seat to move.
        mover: Seat,
    },
    /// The move is not legal; the note says why, with the article of the rules.
    Illegal(Note),
    /// No offer of the other team is pending.
    NoOffer,
    /// Another offer is pending.
    OfferPending,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// The other team has declined the same offer, and nobody has moved since.
    Declined,
    /// The game has had as many offers as it may have.
    TooManyOffers {
        /// How many it may have.
        most: usize,
    },
}

impl Refusal {
    /// A stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat { .. } => "not_your_seat",
            Refusal::Over => "over",
            Refusal::Paused => "paused",
            Refusal::Stale { .. } => "stale",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::Illegal(_) => "illegal",
            Refusal::NoOffer => "no_offer",
            Refusal::OfferPending => "offer_pending",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::Declined => "declined",
            Refusal::TooManyOffers { .. } => "too_many_offers",
        }
    }

    /// The message for people.
    pub fn note(&self) -> Note {
        match self {
            Refusal::NoSuchSeat { seats } => Note::new("round-seat").with("most", seats - 1),
            Refusal::Over => Note::new("round-over"),
            Refusal::Paused => Note::new("round-paused"),
            Refusal::Stale { ply, .. } => Note::new("round-stale").with("ply", ply),
            Refusal::NotYourTurn { mover } => {
                Note::new("round-not-your-turn").with("number", mover.index() + 1)
            }
            Refusal::Illegal(note) => note.clone(),
            Refusal::NoOffer => Note::new("round-no-offer"),
            Refusal::OfferPending => Note::new("round-offer-pending"),
            Refusal::NothingToTakeBack => Note::new("round-nothing-back"),
            Refusal::Declined => Note::new("round-declined"),
            Refusal::TooManyOffers { most } => Note::new("round-offers").with("most", most),
        }
    }
}
