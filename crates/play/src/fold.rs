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

/// A text with quotes, dashes, arrows and other typographic signs in ASCII. Letters stay what they are.
pub fn ascii(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '“' | '”' | '„' | '«' | '»' => out.push('"'),
            '‘' | '’' => out.push('\''),
            '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => out.push('-'),
            '…' => out.push_str("..."),
            '×' => out.push('x'),
            '•' | '·' => out.push('*'),
            '←' | '◀' | '◂' => out.push('<'),
            '→' | '▶' | '▸' => out.push('>'),
            '↑' => out.push('^'),
            '↓' => out.push('v'),
            '½' => out.push_str("1/2"),
            '±' => out.push_str("+-"),
            '≤' => out.push_str("<="),
            '≥' => out.push_str(">="),
            '\u{a0}' | '\u{202f}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// The same with letters in ASCII too: foreign names in an English text.
pub fn ascii_letters(text: &str) -> String {
    const CYRILLIC: [(char, &str); 33] = [
        ('а', "a"),
        ('б', "b"),
        ('в', "v"),
        ('г', "g"),
        ('д', "d"),
        ('е', "e"),
        ('ё', "yo"),
        ('ж', "zh"),
        ('з', "z"),
        ('и', "i"),
        ('й', "y"),
        ('к', "k"),
        ('л', "l"),
        ('м', "m"),
        ('н', "n"),
        ('о', "o"),
        ('п', "p"),
        ('р', "r"),
        ('с', "s"),
        ('т', "t"),
        ('у', "u"),
        ('ф', "f"),
        ('х', "kh"),
        ('ц', "ts"),
        ('ч', "ch"),
        ('ш', "sh"),
        ('щ', "shch"),
        ('ъ', ""),
        ('ы', "y"),
        ('ь', ""),
        ('э', "e"),
        ('ю', "yu"),
        ('я', "ya"),
    ];
    let mut out = String::new();
    for c in ascii(text).chars() {
        if c.is_ascii() {
            out.push(c);
            continue;
        }
        let small = fold(&c.to_string());
        let known = CYRILLIC
            .iter()
            .find(|(letter, _)| small.starts_with(*letter));
        let latin = known.map_or(&*small, |(_, latin)| latin);
        let mut letters = latin.chars();
        if c.is_uppercase() {
            out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        }
        out.extend(letters);
    }
    out
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
    fn signs_in_ascii() {
        assert_eq!(ascii("“a – b”… ±1"), "\"a - b\"... +-1");
        assert_eq!(ascii("Беларусь"), "Беларусь");
        assert_eq!(ascii_letters("«Шашки», Daması"), "\"Shashki\", Damasi");
    }

    #[test]
    fn a_word_of_a_list() {
        assert!(is_among("quit, exit", "Exit"));
        assert!(!is_among("quit, exit", "quit, exit"));
        assert!(!is_among("", "pass"));
    }
}
