//! The states already visited while a capture is searched.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

use crate::zobrist;

/// States of one piece's capture: what it has taken, and where it stands with how it came there. How
/// the capture can go on follows from these alone.
pub type Seen = HashSet<(u64, u16), BuildHasherDefault<Mixer>>;

/// A quick hasher for them. What is hashed comes from a board of at most 16 pieces, not from outside.
#[derive(Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte as u64);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = zobrist::mix(self.0 ^ number);
    }
}
