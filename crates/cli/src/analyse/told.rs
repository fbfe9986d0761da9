//! Scores for programs.

use doska_play::review::Worth;
use doska_play::{Score, Team};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// `{"cp":35}` or `{"mate":3}`.
pub struct Told(&'static str, i32);

impl Told {
    /// A score of a position with `mover` to move.
    pub fn new(worth: Worth, mover: Team) -> Told {
        match (worth.mate(mover), worth.0) {
            (Some(moves), _) => Told("mate", moves),
            (None, Score::Cp(n)) => Told("cp", n),
            (None, _) => Told("cp", 0),
        }
    }
}

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry(self.0, &self.1)?;
        map.end()
    }
}
