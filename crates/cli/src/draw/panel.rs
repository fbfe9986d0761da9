//! What lies beside the board, in words and signs.

use doska_play::View;
use doska_play::rules::{Area, AreaKind, Kind, Token};

use super::{Scene, pieces};
use crate::console::Console;
use crate::names;

/// The lines beside the board.
pub fn lines(console: &Console, scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let mut out = vec![console.bold(&scene.title), scene.state.clone()];
    out.extend(scene.note.clone());
    out.push(String::new());
    for seat in 0..view.seats {
        out.push(player(console, view, seat));
        out.extend(backups(console, view, seat));
    }
    let legend = legend(console, view);
    if !legend.is_empty() {
        out.push(String::new());
        out.extend(legend);
    }
    out
}

/// A seat with what it has: its zone, its points, its men beside the board.
fn player(console: &Console, view: &View, seat: u8) -> String {
    let turn = if seat == view.seat { ">" } else { " " };
    let name = names::seat(console, view, seat as usize);
    let mut facts = facts(console, view, seat);
    if let Some(zone) = zone(view, seat) {
        facts.insert(0, zone);
    }
    if facts.is_empty() {
        return format!("{turn} {name}");
    }
    format!("{turn} {name}: {}", facts.join(", "))
}

/// What a seat has beside the board, but for its backups.
pub fn facts(console: &Console, view: &View, seat: u8) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(points) = view.scores.as_ref().and_then(|all| all.get(seat as usize)) {
        facts.push(console.say("cli-points", &[("count", &points.to_string())]));
    }
    for area in view.areas.iter().filter(|area| area.seat == seat) {
        let count = area.count.to_string();
        let id = match area.kind {
            AreaKind::Reserve => "cli-area-reserve",
            AreaKind::Repository => "cli-area-repository",
            AreaKind::Hand => "cli-area-hand",
            AreaKind::Backup(..) => continue,
        };
        facts.push(console.say(id, &[("count", &count)]));
    }
    facts
}

/// The first and the last square of a seat's zone.
pub fn zone(view: &View, seat: u8) -> Option<String> {
    let mut cells = view.cells.iter().filter(|cell| cell.zone == Some(seat));
    let first = cells.next()?;
    let last = cells.next_back()?;
    Some(format!("{}-{}", first.name, last.name))
}

/// The backups of a seat: what to type to restore each, and what it holds.
fn backups(console: &Console, view: &View, seat: u8) -> Vec<String> {
    let own = view.areas.iter().filter(|area| area.seat == seat);
    own.filter_map(|area| Some(format!("    {}", backup(console, view, area)?)))
        .collect()
}

/// One backup: its text and its pieces with their squares.
pub fn backup(console: &Console, view: &View, area: &Area) -> Option<String> {
    let AreaKind::Backup(line, signs) = area.kind else {
        return None;
    };
    let name = line_name(line);
    let sign_text: String = signs.iter().map(|&sign| char::from(sign)).collect();
    let on_line = view.cells.iter().filter(|cell| {
        let along = if line < 8 { cell.place.x } else { cell.place.y };
        along == (line % 8) as i8 && cell.ground == doska_play::rules::Ground::Dark
    });
    let held: Vec<String> = on_line
        .zip(signs)
        .filter_map(|(cell, sign)| {
            let kind = match sign {
                b'm' => Kind::Man,
                b'k' => Kind::King,
                _ => return None,
            };
            Some(format!("{} {}", names::kind(console, kind), cell.name))
        })
        .collect();
    let held = if held.is_empty() {
        console.text("cli-backup-empty")
    } else {
        held.join(", ")
    };
    Some(format!("^{name}={sign_text}  {held}"))
}

/// The name of a line: a file's letter or a rank's digit.
pub fn line_name(line: u8) -> char {
    if line < 8 {
        char::from(b'a' + line)
    } else {
        char::from(b'1' + (line % 8))
    }
}

/// What the signs on the board mean.
fn legend(console: &Console, view: &View) -> Vec<String> {
    let has = |kind: Kind| {
        view.cells
            .iter()
            .flat_map(|cell| &cell.stack)
            .any(|token| token.kind == kind)
    };
    let both = |kind: Kind| {
        [0, 1].map(|seat| {
            let token = Token {
                kind,
                seat: Some(seat),
            };
            let sign = pieces::glyph(console, token);
            if console.colour {
                let style = pieces::style(token).bg_color(Some(pieces::BOARD));
                format!("{style} {sign} {style:#}")
            } else {
                sign.to_owned()
            }
        })
    };
    let mut out = Vec::new();
    for kind in [Kind::Man, Kind::King, Kind::Checker] {
        if has(kind) {
            let [white, black] = both(kind);
            let piece = names::kind(console, kind);
            let args = [("white", &*white), ("black", &black), ("piece", &piece)];
            out.push(console.say("cli-legend-sides", &args));
        }
    }
    let plain: Vec<String> = [Kind::Queen, Kind::Drone, Kind::Pawn]
        .into_iter()
        .filter(|&kind| has(kind))
        .map(|kind| {
            let sign = pieces::glyph(console, Token { kind, seat: None });
            format!("{sign} {}", names::kind(console, kind))
        })
        .collect();
    if !plain.is_empty() {
        out.push(plain.join(", "));
    }
    if has(Kind::Checker) {
        out.push(console.text("cli-legend-stack"));
    }
    if view.areas.iter().any(|area| area.kind == AreaKind::Hand) {
        out.push(console.text("cli-legend-laying"));
    }
    out
}
