//! Text in lines and columns; styles take no room.

use unicode_width::UnicodeWidthStr;

/// Breaks a text into lines of at most `limit` columns. A word that is wider stands alone.
pub fn wrap(text: &str, limit: usize, first: &str, rest: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut line = first.to_owned();
    let mut used = width(first);
    let mut empty = true;
    for word in text.split_whitespace() {
        let size = width(word);
        if !empty && used + 1 + size > limit {
            out.push(std::mem::replace(&mut line, rest.to_owned()));
            used = width(rest);
            empty = true;
        }
        if !empty {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += size;
        empty = false;
    }
    out.push(line);
    out
}

/// How many columns a text takes, styles not counted.
pub fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

/// Texts in columns of one width, as many as the screen holds, filled row by row.
pub fn columns(entries: &[String], screen: usize) -> Vec<String> {
    let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 2;
    let count = (screen / widest.max(1)).max(1);
    entries
        .chunks(count)
        .map(|row| {
            let mut line = String::new();
            for entry in row {
                line += entry;
                line += &" ".repeat(widest - width(entry));
            }
            line.trim_end().to_owned()
        })
        .collect()
}
