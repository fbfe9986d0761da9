//! Scores as JSON.

use doska_play::review::Worth;
use doska_play::{Score, Team};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// `{"cp":35}` or `{"mate":3}`.
pub struct ScoreJson(&'static str, i32);

impl ScoreJson {
    /// A score of a position with `mover` to move.
    pub fn new(worth: Worth, mover: Team) -> ScoreJson {
        match (worth.mate(mover), worth.0) {
            (Some(moves), _) => ScoreJson("mate", moves),
            (None, Score::Cp(n)) => ScoreJson("cp", n),
            (None, _) => ScoreJson("cp", 0),
        }
    }
}

impl Serialize for ScoreJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry(self.0, &self.1)?;
        map.end()
    }
}
