//! The legal moves: captures if there are any, and of those the ones that take most.
//!
//! Everything takes the sets by value, so that a position that is only counted never has to be stored.

use super::{
    kings::{self, Reach},
    men::{self, Jumps},
    position::{Move, Turkish},
};

/// Appends the legal moves of the side to move, which is White or not.
#[inline]
pub fn list<const WHITE: bool>(own: u64, enemy: u64, kings: u64, out: &mut Vec<Move>) {
    let empty = !(own | enemy);
    let (my_men, my_kings) = (own & !kings, own & kings);
    let jumps = Jumps::first::<WHITE>(my_men, enemy, empty);
    if my_kings == 0 {
        if jumps.any() {
            jumps.list::<WHITE>(jumps.longest::<WHITE>(), out);
        } else if Turkish::by_material(own, enemy, kings).is_none() {
            men::list_steps::<WHITE>(my_men, empty, out);
        }
        return;
    }
    let reach = Reach::of(my_kings, enemy, empty);
    if reach.jumps {
        captures::<WHITE>(own, enemy, kings, out);
    } else if jumps.any() {
        jumps.list::<WHITE>(jumps.longest::<WHITE>(), out);
    } else if Turkish::by_material(own, enemy, kings).is_none() {
        men::list_steps::<WHITE>(my_men, empty, out);
        reach.list(empty, out);
    }
}

/// How many legal moves [`list`] would append.
#[allow(clippy::inline_always)] // the caller's position then never leaves the registers
#[inline(always)]
pub fn count<const WHITE: bool>(own: u64, enemy: u64, kings: u64, scratch: &mut Vec<Move>) -> u64 {
    let empty = !(own | enemy);
    let (my_men, my_kings) = (own & !kings, own & kings);
    let jumps = Jumps::first::<WHITE>(my_men, enemy, empty);
    if my_kings != 0 {
        return count_with_kings::<WHITE>(own, enemy, kings, scratch);
    }
    if jumps.any() {
        return count_jumps::<WHITE>(my_men, enemy, empty, scratch);
    }
    if Turkish::by_material(own, enemy, kings).is_some() {
        return 0;
    }
    men::count_steps::<WHITE>(my_men, empty)
}

/// The number of captures of a side without kings.
#[inline(never)]
fn count_jumps<const WHITE: bool>(
    men: u64,
    enemy: u64,
    empty: u64,
    scratch: &mut Vec<Move>,
) -> u64 {
    let jumps = Jumps::first::<WHITE>(men, enemy, empty);
    let second = jumps.next::<WHITE>();
    if !second.any() {
        return jumps.count();
    }
    if !second.next::<WHITE>().any() {
        return jumps.count_pairs::<WHITE>();
    }
    scratch.clear();
    jumps.list::<WHITE>(jumps.longest::<WHITE>(), scratch);
    scratch.len() as u64
}

/// The number of moves of a side with kings.
#[inline(never)]
fn count_with_kings<const WHITE: bool>(
    own: u64,
    enemy: u64,
    kings: u64,
    scratch: &mut Vec<Move>,
) -> u64 {
    let empty = !(own | enemy);
    let (my_men, my_kings) = (own & !kings, own & kings);
    let reach = Reach::of(my_kings, enemy, empty);
    if reach.jumps {
        scratch.clear();
        captures::<WHITE>(own, enemy, kings, scratch);
        return scratch.len() as u64;
    }
    if Jumps::first::<WHITE>(my_men, enemy, empty).any() {
        return count_jumps::<WHITE>(my_men, enemy, empty, scratch);
    }
    if Turkish::by_material(own, enemy, kings).is_some() {
        return 0;
    }
    men::count_steps::<WHITE>(my_men, empty) + reach.count()
}

/// Appends the captures of most pieces where a king can capture.
#[inline(never)]
fn captures<const WHITE: bool>(own: u64, enemy: u64, kings: u64, out: &mut Vec<Move>) {
    let jumps = Jumps::first::<WHITE>(own & !kings, enemy, !(own | enemy));
    let by_men = jumps.longest::<WHITE>();
    let best = kings::list_captures(own & kings, own, enemy, by_men, out.len(), out);
    if best == by_men {
        jumps.list::<WHITE>(best, out);
    }
}

/// Whether the side to move can capture.
pub fn can_capture(position: &Turkish) -> bool {
    let &Turkish {
        own,
        other,
        kings,
        white,
        ..
    } = position;
    let empty = !(own | other);
    let men = if white {
        Jumps::first::<true>(own & !kings, other, empty)
    } else {
        Jumps::first::<false>(own & !kings, other, empty)
    };
    let kings = own & kings;
    men.any() || kings != 0 && Reach::of(kings, other, empty).jumps
}
