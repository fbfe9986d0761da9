//! Random ids and secrets.

/// Letters and digits that nobody confuses when reading them aloud.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A random id of this many characters, five bits each.
pub fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    fill(&mut bytes);
    let letters = bytes.iter().map(|byte| ALPHABET[usize::from(byte % 32)]);
    letters.map(char::from).collect()
}

/// A random number below `bound`.
pub fn below(bound: usize) -> usize {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    // The bias of a remainder of 64 bits is far below anything that could be noticed.
    (u64::from_le_bytes(bytes) % bound.max(1) as u64) as usize
}

/// Fills with random bytes of the operating system.
pub fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has random numbers");
}

#[cfg(test)]
mod tests {
    #[test]
    fn ids_are_of_the_alphabet_and_new_each_time() {
        let (a, b) = (super::random(12), super::random(12));
        assert_ne!(a, b);
        assert!(a.bytes().all(|byte| super::ALPHABET.contains(&byte)), "{a}");
    }
}
