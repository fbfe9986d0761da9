//! Recovery codes: each signs in once, where the passkey is lost or the password forgotten.

use crate::ids;
use crate::store::tokens;

/// How many are made at a time.
pub const COUNT: usize = 10;
/// A code has this many letters, in groups of four.
const LETTERS: usize = 24;

/// New codes. They are shown once; only their [hashes](hash) are stored.
pub fn new_codes() -> Vec<String> {
    (0..COUNT).map(|_| new_code()).collect()
}

/// One code: 120 random bits, so that a fast hash of it is enough.
pub fn new_code() -> String {
    let letters = ids::random(LETTERS);
    let groups: Vec<&str> = (0..LETTERS)
        .step_by(4)
        .map(|i| &letters[i..i + 4])
        .collect();
    groups.join("-")
}

/// What is stored of a code: the same however it is typed.
pub fn hash(code: &str) -> Vec<u8> {
    let typed = code.chars().filter(char::is_ascii_alphanumeric);
    let letters: String = typed
        .map(|c| c.to_ascii_lowercase())
        .take(LETTERS + 1)
        .collect();
    tokens::hash(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_known_however_they_are_typed() {
        let codes = new_codes();
        assert_eq!(codes.len(), COUNT);
        for code in &codes {
            assert_eq!(code.len(), 29, "{code}");
            assert_eq!(hash(code), hash(&code.to_uppercase()));
            assert_eq!(hash(code), hash(&code.replace('-', " ")));
        }
        assert_ne!(hash(&codes[0]), hash(&codes[1]));
        assert_ne!(hash(&codes[0]), hash(&format!("{}a", codes[0])));
    }
}
