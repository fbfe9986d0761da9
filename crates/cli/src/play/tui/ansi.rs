//! Text with the styles that our own renderer writes, as spans of the screen.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A line with escape sequences in it. Sequences that set no style are left out.
pub fn line(text: &str) -> Line<'static> {
    let mut spans = Vec::new();
    let mut style = Style::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        if !before.is_empty() {
            spans.push(Span::styled(before.to_owned(), style));
        }
        let end = after.find(|c: char| c.is_ascii_alphabetic());
        let Some(end) = end else {
            return Line::from(spans);
        };
        if after[end..].starts_with('m') {
            style = set(style, &after[..end]);
        }
        rest = &after[end + 1..];
    }
    if !rest.is_empty() {
        spans.push(Span::styled(rest.to_owned(), style));
    }
    Line::from(spans)
}

/// A style after the numbers of a sequence.
fn set(style: Style, numbers: &str) -> Style {
    let mut numbers = numbers.split(';').map(|n| n.parse::<u8>().unwrap_or(0));
    let mut style = style;
    while let Some(number) = numbers.next() {
        style = match number {
            0 => Style::new(),
            1 => style.add_modifier(Modifier::BOLD),
            2 => style.add_modifier(Modifier::DIM),
            3 => style.add_modifier(Modifier::ITALIC),
            30..=37 => style.fg(Color::Indexed(number - 30)),
            38 | 48 => {
                // Only colours by their number in the palette are written: `38;5;N`.
                let colour = Color::Indexed(numbers.nth(1).unwrap_or(0));
                if number == 38 {
                    style.fg(colour)
                } else {
                    style.bg(colour)
                }
            }
            _ => style,
        };
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_become_spans() {
        let line = line("a \u{1b}[1m\u{1b}[38;5;16mb\u{1b}[0m c");
        let spans: Vec<(&str, Style)> = line
            .spans
            .iter()
            .map(|span| (&*span.content, span.style))
            .collect();
        let bold = Style::new()
            .add_modifier(Modifier::BOLD)
            .fg(Color::Indexed(16));
        assert_eq!(
            spans,
            [("a ", Style::new()), ("b", bold), (" c", Style::new())]
        );
    }
}
