//! Words compared as people compare them.

/// A text in small letters, without the marks that a keyboard or a language may leave out: a Turkish
/// word is the same in capitals, with or without its dots, and in ASCII.
pub fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .filter_map(|c| match c {
            // What is left of the dot of a capital I.
            '\u{307}' => None,
            'ı' => Some('i'),
            'ç' => Some('c'),
            'ğ' => Some('g'),
            'ö' => Some('o'),
            'ş' => Some('s'),
            'ü' => Some('u'),
            'ё' => Some('е'),
            c => Some(c),
        })
        .collect()
}

/// Whether a text is one of the words that a list with commas names.
pub fn is_among(list: &str, text: &str) -> bool {
    let text = fold(text);
    list.split(',').any(|word| fold(word.trim()) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turkish_words_in_all_their_writings_are_one() {
        for word in ["çık", "ÇIK", "cik", "CIK", "CİK", "Çık"] {
            assert_eq!(fold(word), "cik");
        }
        assert_eq!(fold("GERİ"), fold("geri"));
        assert_eq!(fold("ПОМОЩЬ"), "помощь");
    }

    #[test]
    fn a_word_of_a_list() {
        assert!(is_among("quit, exit", "Exit"));
        assert!(!is_among("quit, exit", "quit, exit"));
        assert!(!is_among("", "pass"));
    }
}
