//! The text of a file's bytes: UTF-8, UTF-16, or the old Windows encoding of Russian programs.

use std::borrow::Cow;

use crate::Note;

/// Windows-1251 from 0x80 to 0xBF; above come А to я in their order. 0x98 stands for nothing.
const WINDOWS_1251: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', //
    'ђ', '‘', '’', '“', '”', '•', '–', '—', '\u{fffd}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', //
    '\u{a0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{ad}', '®',
    'Ї', //
    '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

/// The text of a file's bytes. Bytes that are not UTF-8 are read as Windows-1251, unless most of them are UTF-8:
/// then the file is damaged, and the error says at which byte and line.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, Note> {
    if let Some(big_endian) = utf16(bytes) {
        return Ok(Cow::Owned(read_utf16(bytes, big_endian)));
    }
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(Cow::Borrowed(text)),
        Err(error) => error,
    };
    let (mut good, mut bad) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += chunk.invalid().len();
    }
    if good > bad {
        let read = &bytes[..error.valid_up_to()];
        let line = read.split(|&b| b == b'\n').count();
        return Err(Note::new("record-not-utf8")
            .with("byte", read.len() + 1)
            .with("line", line));
    }
    Ok(Cow::Owned(bytes.iter().map(|&b| windows_1251(b)).collect()))
}

fn windows_1251(byte: u8) -> char {
    match byte {
        0..0x80 => char::from(byte),
        0x80..0xc0 => WINDOWS_1251[usize::from(byte - 0x80)],
        _ => char::from_u32(0x410 + u32::from(byte - 0xc0)).unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

/// Whether this is UTF-16, and which: by its byte order mark, or because a record begins with ASCII.
fn utf16(bytes: &[u8]) -> Option<bool> {
    match bytes {
        [0xff, 0xfe, ..] => Some(false),
        [0xfe, 0xff, ..] => Some(true),
        [first, 0, second, 0, ..] if *first != 0 && *second != 0 => Some(false),
        [0, first, 0, second, ..] if *first != 0 && *second != 0 => Some(true),
        _ => None,
    }
}

fn read_utf16(bytes: &[u8], big_endian: bool) -> String {
    let units = bytes.chunks(2).map(|pair| match *pair {
        [a, b] if big_endian => u16::from_be_bytes([a, b]),
        [a, b] => u16::from_le_bytes([a, b]),
        _ => 0xfffd,
    });
    let chars = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
    let text: String = chars.collect();
    text.strip_prefix('\u{feff}')
        .map(str::to_owned)
        .unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_of_other_programs() {
        let text = "[White \"Щёголев\"]";
        assert_eq!(decode(text.as_bytes()).unwrap(), text);
        assert_eq!(
            decode(b"[White \"\xd9\xb8\xe3\xee\xeb\xe5\xe2\"]").unwrap(),
            text
        );
        let le: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decode(&le).unwrap(), text);
        assert_eq!(decode(&be).unwrap(), text);
        assert_eq!(decode(&[&[0xff, 0xfe], &le[..]].concat()).unwrap(), text);
        assert_eq!(decode(&[&[0xfe, 0xff], &be[..]].concat()).unwrap(), text);
        assert_eq!(decode(b"\xff\xfea").unwrap(), "\u{fffd}");
    }

    #[test]
    fn damaged_utf8_is_refused_with_its_place() {
        let bytes = ["[Event \"Шашки\"]\n".as_bytes(), b"\xd8("].concat();
        let note = decode(&bytes).unwrap_err();
        assert_eq!(note.to_string(), "record-not-utf8: byte=22 line=2");
    }
}
