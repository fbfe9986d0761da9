//! Passwords: which are accepted, and how they are kept.

use std::collections::HashSet;
use std::sync::LazyLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use doska_play::Note;
use icu_normalizer::ComposingNormalizerBorrowed;

use crate::turns::Turns;

/// The fewest characters of a password.
pub const SHORTEST: usize = 8;
/// The most: more would only make hashing a way to keep the server busy.
pub const LONGEST: usize = 256;

/// How many passwords are hashed at once. Each takes 19 MiB and a core for a while.
const AT_ONCE: usize = 2;

static COMMON: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let lines = include_str!("common-passwords.txt").lines();
    lines.filter(|line| !line.starts_with("# ")).collect()
});

/// Rows of keyboards, and alphabets: a walk along one of them is guessed first.
const ROWS: [&str; 9] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "abcçdefgğhıijklmnoöprsştuüvyz",
    "qwertyuıopğüasdfghjklşizxcvbnmöç",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// Words that lie near on this server; without them something must be left, as without the name.
const NEAR: [&str; 12] = [
    "doska",
    "доска",
    "checkers",
    "draughts",
    "шашки",
    "dama",
    "backups",
    "martian",
    "turkish",
    "russian",
    "cyclic",
    "topological",
];

/// The hash of nobody's password, verified where there is no account: an unknown name takes as long as a known one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$Hg+Ra+bJfMVYlK6VGmr5Yw$myyr42QS5XsMV1kpxI+lA+hg4EJvwciMhEJHDYwofyM";

/// Hashes and verifies passwords, a few at a time.
pub struct Passwords {
    turns: Turns,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            turns: Turns::new(AT_ONCE),
        }
    }
}

impl Passwords {
    /// What is stored of a password that was accepted.
    pub async fn hash(&self, password: &str) -> String {
        let password = normalised(password);
        self.turns.run(move || hash(&password)).await
    }

    /// Whether it is the password that this hash is of. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: &str, hash: Option<String>) -> bool {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let password = normalised(password);
        // What can be nobody's password is not worth a turn.
        if password.chars().count() > LONGEST {
            return false;
        }
        let right = self.turns.run(move || is_password_of(&password, &hash));
        right.await && known
    }
}

/// Why a password is refused: too short, too long, too easily guessed.
pub fn check(password: &str, name: &str) -> Result<(), Note> {
    let password = normalised(password);
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(Note::new("people-password-short").with("least", SHORTEST));
    }
    if length > LONGEST {
        return Err(Note::new("people-password-long").with("most", LONGEST));
    }
    let lower = password.to_lowercase();
    let name = name.to_lowercase();
    // What is left without the name must be a password of its own.
    let left = |without: &str| lower.replace(without, "").chars().count();
    if name.chars().count() > 2 && left(&name) < SHORTEST / 2 {
        return Err(Note::new("people-password-name"));
    }
    if NEAR.iter().any(|word| left(word) < SHORTEST / 2) {
        return Err(Note::new("people-password-common"));
    }
    if COMMON.contains(lower.as_str()) || is_repetition(&lower) || is_walk(&lower) {
        return Err(Note::new("people-password-common"));
    }
    Ok(())
}

/// Whether it is a short piece again and again: `aaaaaaaa`, `abcabcabc`.
fn is_repetition(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    (1..=4.min(chars.len() / 2)).any(|size| chars.iter().zip(&chars[size..]).all(|(a, b)| a == b))
}

/// Whether it runs along an alphabet or the keys of a keyboard, forwards or backwards.
fn is_walk(text: &str) -> bool {
    let back: String = text.chars().rev().collect();
    ROWS.iter().any(|row| {
        let twice = format!("{row}{row}");
        twice.contains(text) || twice.contains(&back)
    })
}

/// The same letters give the same password, however a keyboard composes them.
fn normalised(password: &str) -> String {
    ComposingNormalizerBorrowed::new_nfkc()
        .normalize(password)
        .into_owned()
}

/// The parameters that OWASP recommends: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("these parameters are allowed");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str) -> String {
    let hash = argon2().hash_password(password.as_bytes());
    hash.expect("any bytes can be hashed").to_string()
}

fn is_password_of(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(password: &str) -> Option<&'static str> {
        check(password, "Leyla").err().map(|note| note.id)
    }

    #[test]
    fn short_and_common_passwords_are_refused() {
        assert_eq!(refused("x7!kQ2"), Some("people-password-short"));
        assert_eq!(refused(&"x7!kQ2".repeat(43)), Some("people-password-long"));
        for common in [
            "password",
            "Password",
            "12345678",
            "qwertyui",
            "87654321",
            "йцукенгш",
            "aaaaaaaa",
            "abcabcabc",
            "galatasaray",
            "пароль123",
            "ПАРОЛЬ123",
            "ıopğüasd",
            "Doska123",
            "шашки777",
            "checkers",
        ] {
            assert_eq!(refused(common), Some("people-password-common"), "{common}");
        }
        assert_eq!(refused("leyla123"), Some("people-password-name"));
    }

    #[test]
    fn anything_else_of_eight_characters_is_accepted() {
        for good in [
            "correct horse battery staple",
            "x7!kQ2zз",
            "зелёная шашка",
            "leyla plays turkish",
            "🎲🎲🪨♟️🧩🪵🏔️🌊",
        ] {
            assert_eq!(refused(good), None, "{good}");
        }
        assert_eq!(refused(&"ab cd ef gh".repeat(12)), None);
    }

    #[tokio::test]
    async fn a_password_is_known_again_however_it_was_typed() {
        let passwords = Passwords::default();
        let hash = passwords.hash("çok gizli bir söz").await;
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let decomposed = "c\u{327}ok gizli bir so\u{308}z";
        assert!(passwords.verify(decomposed, Some(hash.clone())).await);
        assert!(!passwords.verify("cok gizli bir soz", Some(hash)).await);
        assert!(!passwords.verify("çok gizli bir söz", None).await);
        assert!(PasswordHash::new(NOBODY).is_ok());
    }

    /// What is accepted when it is chosen is known again: both count what is hashed.
    #[tokio::test]
    async fn a_long_password_is_known_again_however_it_was_typed() {
        let passwords = Passwords::default();
        let decomposed = "xo\u{308}".repeat(LONGEST / 2);
        assert_eq!(
            refused(&format!("{decomposed}x")),
            Some("people-password-long")
        );
        let decomposed = format!("y{}", &decomposed[1..]);
        assert_eq!(refused(&decomposed), None);
        let hash = passwords.hash(&decomposed).await;
        assert!(passwords.verify(&decomposed, Some(hash)).await);
    }
}
