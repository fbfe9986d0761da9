//! Names of members and guests.

use doska_play::{Note, Words};

use crate::ids;

/// The fewest and the most characters of a member's name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;
/// The most characters of a guest's name.
const GUEST_LONGEST: usize = 30;

/// Names that would pass for somebody else: whoever runs the server, programs, nobody. Compared by [key].
const RESERVED: [&str; 40] = [
    "admin",
    "administrator",
    "anonymous",
    "api",
    "bot",
    "computer",
    "deleted",
    "doska",
    "engine",
    "everyone",
    "guest",
    "help",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "player",
    "root",
    "security",
    "server",
    "staff",
    "support",
    "system",
    "undefined",
    "user",
    "админ",
    "администратор",
    "бот",
    "гость",
    "доска",
    "игрок",
    "модератор",
    "поддержка",
    "misafir",
    "oyuncu",
    "yonetici",
    "moderatör",
    "destek",
];

/// A member's name as it is kept, or why it is refused.
pub fn check(name: &str) -> Result<String, Note> {
    let name = name.trim();
    if let Some(wrong) = name.chars().find(|&c| !is_allowed(c)) {
        return Err(Note::new("people-name-letter").part(&wrong.to_string()));
    }
    if !LENGTH.contains(&name.chars().count()) {
        return Err(Note::new("people-name-length")
            .with("least", LENGTH.start())
            .with("most", LENGTH.end()));
    }
    if !name.starts_with(char::is_alphanumeric) || !name.chars().any(char::is_alphabetic) {
        return Err(Note::new("people-name-first"));
    }
    let folded = key(name);
    if RESERVED.iter().any(|reserved| key(reserved) == folded) {
        return Err(Note::new("people-name-reserved").part(name));
    }
    Ok(name.to_owned())
}

/// A guest's name as it is kept: anything that can be shown on a line. `None` where nothing is left of it.
pub fn of_guest(name: &str) -> Option<String> {
    let shown = name.chars().filter(|c| is_shown(*c)).take(GUEST_LONGEST);
    let shown: String = shown.collect();
    let words: Vec<&str> = shown.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// A name for a guest who gave none: "Guest 4821", in the reader's language.
pub fn made_up(words: &Words) -> String {
    let number = 1000 + ids::below(9000);
    format!("{} {number}", words.text("people-guest", &[]))
}

/// What names are unique by: two that differ only in case, or look the same, have one key.
pub fn key(name: &str) -> String {
    let lower = name.chars().flat_map(char::to_lowercase);
    lower.filter(|c| *c != '\u{307}').map(fold).collect()
}

/// Latin and Cyrillic letters, which includes those of English, Russian and Turkish.
fn is_allowed(c: char) -> bool {
    let latin = c.is_ascii_alphabetic() || ('\u{c0}'..='\u{17f}').contains(&c) && c.is_alphabetic();
    let cyrillic = ('\u{400}'..='\u{45f}').contains(&c) || ('\u{490}'..='\u{4ff}').contains(&c);
    latin || cyrillic && c.is_alphabetic() || c.is_ascii_digit() || c == '_' || c == '-'
}

/// Neither a control nor [invisible](is_invisible).
fn is_shown(c: char) -> bool {
    !c.is_control() && !is_invisible(c)
}

/// What turns the direction of writing or shows nothing.
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// A letter of lower case as the plainest one that looks like it.
fn fold(c: char) -> char {
    match c {
        'а' | 'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'в' | 'ь' => 'b',
        'с' | 'ç' | 'ć' | 'č' => 'c',
        'е' | 'ё' | 'è'..='ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ğ' | 'ģ' => 'g',
        'н' => 'h',
        'і' | 'ї' | 'ı' | 'ì'..='ï' | 'ī' | 'į' | '1' | 'l' | 'ł' => 'i',
        'ј' => 'j',
        'к' => 'k',
        'м' => 'm',
        'ñ' | 'ń' | 'ň' => 'n',
        'о' | '0' | 'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'р' => 'p',
        'ѕ' | 'ş' | 'ś' | 'š' => 's',
        'т' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'х' => 'x',
        'у' | 'ý' | 'ÿ' | 'ў' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'й' => 'и',
        '-' => '_',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use doska_play::Lang;

    use super::*;

    #[test]
    fn names_of_our_alphabets_are_accepted() {
        for name in [
            "Leyla",
            "Лейла",
            "Çağrı",
            "ÖĞÜŞİ",
            "anna-2",
            "2fast",
            "x_y",
            "Ёж",
            "abcdefghijklmnopqrst",
        ] {
            assert_eq!(check(name).as_deref(), Ok(name));
        }
        assert_eq!(check(" Leyla ").as_deref(), Ok("Leyla"));
    }

    #[test]
    fn other_names_are_refused_with_the_reason() {
        for (name, id) in [
            ("", "people-name-length"),
            ("a", "people-name-length"),
            ("abcdefghijklmnopqrstu", "people-name-length"),
            ("two words", "people-name-letter"),
            ("a\u{202e}b", "people-name-letter"),
            ("名前", "people-name-letter"),
            ("<b>", "people-name-letter"),
            ("_x", "people-name-first"),
            ("12", "people-name-first"),
            ("Admin", "people-name-reserved"),
            ("аdmin", "people-name-reserved"),
            ("D0SKA", "people-name-reserved"),
        ] {
            assert_eq!(check(name).err().map(|note| note.id), Some(id), "{name}");
        }
    }

    #[test]
    fn names_that_look_the_same_have_one_key() {
        for (a, b) in [
            ("Leyla", "leyla"),
            ("IRMAK", "ırmak"),
            ("İpek", "ipek"),
            ("сор", "cop"),
            ("Paul", "PauI"),
            ("a-b", "a_b"),
            ("Ёлка", "елка"),
            ("Çağrı", "cagri"),
        ] {
            assert_eq!(key(a), key(b), "{a} {b}");
        }
        assert_ne!(key("anna"), key("hanna"));
    }

    #[test]
    fn guests_may_be_called_anything_that_can_be_shown() {
        assert_eq!(of_guest("  Ann  B.\n\u{202e}").as_deref(), Some("Ann B."));
        assert_eq!(of_guest("名前").as_deref(), Some("名前"));
        assert_eq!(of_guest(" \u{200b} "), None);
        assert_eq!(of_guest(&"x".repeat(99)).map(|name| name.len()), Some(30));
        for lang in Lang::ALL {
            assert!(made_up(&Words::new(lang)).split(' ').nth(1).is_some());
        }
    }
}
