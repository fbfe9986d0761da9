//! The panel beside the board: side to move, reserves, backups, scores.

use doska_play::View;
use doska_play::rules::{Area, AreaKind, BackupLine, Ground, Kind, Token};

use super::{Scene, pieces, wrap};
use crate::console::Console;
use crate::names;

/// The lines beside the board, none wider than `limit`.
pub fn lines(console: &Console, scene: &Scene, limit: usize) -> Vec<String> {
    let view = &scene.view;
    let mut out = Vec::new();
    let mut put = |first: &str, rest: &str, text: &str| {
        out.extend(wrap(text, limit, first, rest));
    };
    for word in wrap(&scene.title, limit, "", "") {
        put("", "", &console.bold(&word));
    }
    put("", "", &scene.state);
    if let Some(note) = &scene.note {
        put("", "  ", note);
    }
    put("", "", "");
    for seat in 0..view.seats {
        let turn = if seat == view.seat { "> " } else { "  " };
        put(turn, "    ", &player(console, scene, seat));
        for area in view.areas.iter().filter(|area| area.seat == seat) {
            if let Some(backup) = backup_signs(console, view, area) {
                put("    ", "            ", &backup);
            }
        }
    }
    let legend = legend(console, view);
    if !legend.is_empty() {
        put("", "", "");
    }
    for line in legend {
        put("", "  ", &line);
    }
    out
}

/// A seat with what it has: its zone, its points, its men beside the board.
fn player(console: &Console, scene: &Scene, seat: u8) -> String {
    let view = &scene.view;
    let name = names::seat(console, view, seat as usize);
    let mut facts = facts(console, view, &scene.game, seat);
    if let Some(zone) = zone(view, seat) {
        facts.insert(0, zone);
    }
    if facts.is_empty() {
        return name;
    }
    format!("{name}: {}", facts.join(", "))
}

/// What a seat has beside the board, but for its backups.
pub fn facts(console: &Console, view: &View, game: &str, seat: u8) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(points) = view.scores.as_ref().and_then(|all| all.get(seat as usize)) {
        facts.push(names::score(console, game, *points));
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

/// A backup: its line, how it is written, and what it puts where.
struct Backup<'a> {
    line: &'a BackupLine,
    text: String,
    pieces: Vec<(Kind, String)>,
}

fn backup<'a>(view: &'a View, area: &Area) -> Option<Backup<'a>> {
    let AreaKind::Backup(line, signs) = area.kind else {
        return None;
    };
    let rules = view.backups.as_ref()?;
    let line = rules.line(line)?;
    let sign_text: String = signs.iter().map(|&sign| char::from(sign)).collect();
    let cell = |place| view.cells.iter().find(|cell| cell.place == place);
    let pieces = rules.pieces(line.number, &signs).into_iter();
    let pieces = pieces.filter_map(|(kind, place)| Some((kind, cell(place)?.name.clone())));
    Some(Backup {
        line,
        text: format!("^{}={sign_text}", line.name),
        pieces: pieces.collect(),
    })
}

/// A backup as it is typed, and its pieces.
pub fn backup_parts(view: &View, area: &Area) -> Option<(String, Vec<(Token, String)>)> {
    let backup = backup(view, area)?;
    let seat = Some(area.seat);
    let pieces = backup.pieces.into_iter();
    let pieces = pieces.map(|(kind, name)| (Token { kind, seat }, name));
    Some((backup.text, pieces.collect()))
}

/// A backup as it is typed, then its pieces as signs.
fn backup_signs(console: &Console, view: &View, area: &Area) -> Option<String> {
    let (text, pieces) = backup_parts(view, area)?;
    let signs: Vec<String> = pieces
        .into_iter()
        .map(|(token, name)| format!("{}{name}", sign(console, token)))
        .collect();
    Some(format!("{text} {}", signs.join(" ")))
}

/// A backup in words: its line, its pieces, and what to type to restore it, no more than is needed to
/// tell it from the others of its owner.
pub fn backup_words(console: &Console, view: &View, area: &Area) -> Option<String> {
    let backup = backup(view, area)?;
    let line = backup.line;
    let same_line = |other: &&Area| {
        other.seat == area.seat
            && matches!(other.kind, AreaKind::Backup(other, _) if other == line.number)
    };
    let text = if view.areas.iter().filter(same_line).count() > 1 {
        names::quoted(console, &backup.text)
    } else {
        format!("^{}", line.name)
    };
    let mut lists = Vec::new();
    for kind in [Kind::Man, Kind::King] {
        let of_kind = backup.pieces.iter().filter(|(of, _)| *of == kind);
        let places: Vec<&str> = of_kind.map(|(_, place)| place.as_str()).collect();
        if !places.is_empty() {
            let name = names::pieces(console, kind, places.len());
            lists.push(format!("{name} {}", places.join(", ")));
        }
    }
    if lists.is_empty() {
        lists.push(console.text("cli-backup-empty"));
    }
    let args = [
        ("kind", if line.is_file() { "file" } else { "rank" }),
        ("line", &line.name),
        ("pieces", &lists.join("; ")),
        ("text", &text),
    ];
    Some(console.say("cli-spoken-backup", &args))
}

/// A piece as it is drawn, on the ground of a board where there are colours.
fn sign(console: &Console, token: Token) -> String {
    let style = pieces::style(token).bg_color(Some(pieces::BOARD));
    console.paint(style, pieces::glyph(console, token))
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
pub fn legend(console: &Console, view: &View) -> Vec<String> {
    let has = |kind: Kind| {
        view.cells
            .iter()
            .flat_map(|cell| &cell.stack)
            .any(|token| token.kind == kind)
    };
    let both = |kind: Kind| [Some(0), Some(1)].map(|seat| sign(console, Token { kind, seat }));
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
    if view.stacks && view.cells.iter().any(|cell| !cell.stack.is_empty()) {
        out.push(console.text("cli-legend-stack"));
    }
    if view.cells.iter().any(|cell| cell.ground == Ground::Open) {
        out.push(console.text("cli-legend-laying"));
    }
    out
}
