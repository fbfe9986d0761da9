//! The list of moves, numbered by rounds of all seats.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::game::Game;
use super::record_view::RecordView;
use super::styles;
use crate::console::Console;
use crate::names;

/// The last rows of the list, as many as there is room for.
pub fn lines(console: &Console, game: &Game, width: usize, rows: usize) -> Vec<Line<'static>> {
    let history = game.round.history();
    let played = || (history.move_texts(), history.plies());
    let (texts, last) = game.record.as_ref().map_or_else(played, RecordView::line);
    let texts = texts.iter().map(|text| names::written(console, text));
    let all = rounds(game, texts.collect());
    let number = all.len().to_string().len();
    let widest = all.iter().flatten().map(|(_, text)| text.width()).max();
    let column = widest.unwrap_or(0);
    let seats = game.setup.players.len();
    let aligned = number + 2 + seats * (column + 1) <= width;
    let mut out: Vec<Line> = Vec::new();
    // The row of the move on the board.
    let mut here = 0;
    for (i, round) in all.iter().enumerate() {
        let mut spans = vec![Span::styled(
            format!("{:>number$}. ", i + 1),
            styles::quiet(),
        )];
        let mut used = number + 2;
        for (ply, text) in round {
            let size = text.width();
            if used + size > width && used > number + 2 {
                out.push(Line::from(std::mem::take(&mut spans)));
                spans.push(Span::raw(" ".repeat(number + 2)));
                used = number + 2;
            }
            let style = if *ply == last && game.record.is_some() {
                here = out.len();
                styles::chosen()
            } else if *ply == last {
                styles::strong()
            } else {
                ratatui::style::Style::new()
            };
            let pad = if aligned { column - size + 1 } else { 1 };
            spans.push(Span::styled(shortened(text, width - number - 2), style));
            spans.push(Span::raw(" ".repeat(pad)));
            used += size + pad;
        }
        out.push(Line::from(spans));
    }
    let most = out.len().saturating_sub(rows);
    let from = if game.record.is_some() {
        // The move on the board stands in the middle.
        here.saturating_sub(rows / 2).min(most)
    } else {
        most - game.earlier.min(most)
    };
    let mut shown: Vec<Line> = out.drain(from..).take(rows).collect();
    if from > 0
        && let Some(first) = shown.first_mut()
    {
        *first = Line::styled(if console.ascii { "..." } else { "⋮" }, styles::quiet());
    }
    shown
}

fn shortened(text: &str, most: usize) -> String {
    // Only a line that no screen holds is cut.
    if text.width() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most.saturating_sub(3)).collect();
    format!("{cut}...")
}

/// The plies with their texts, a round of all seats at a time. A game that does not begin with the first
/// seat has dots for those who were before.
fn rounds(game: &Game, texts: Vec<String>) -> Vec<Vec<(usize, String)>> {
    let line = game.round.history();
    let first = line.start().seat().index();
    let texts = texts.into_iter().enumerate();
    let mut all: Vec<(usize, String)> = texts.map(|(i, text)| (i + 1, text)).collect();
    if !all.is_empty() {
        all.splice(0..0, (0..first).map(|_| (0, "...".to_owned())));
    }
    all.chunks(game.setup.players.len().max(1))
        .map(<[_]>::to_vec)
        .collect()
}
