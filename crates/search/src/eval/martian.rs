//! (stub)
use crate::judge::Judge;
use doska_rules::Position;
use doska_rules::martian::Martian;
impl Judge for Martian {
    fn judge(&self) -> i32 {
        0
    }
    fn is_loud(&self, _m: Self::Move) -> bool {
        false
    }
    fn loud_moves(&self, _out: &mut Vec<Self::Move>) {}
    fn must_be_loud(&self) -> bool {
        false
    }
    fn promise(&self, _m: Self::Move) -> i32 {
        0
    }
    fn slot(_m: Self::Move) -> usize {
        let _ = <Martian as Position>::seats;
        0
    }
}
