//! A position in words, line by line, for screen readers.

use doska_play::rules::{Cell, Coordinates, Ground, Kind, Token};

use super::{Scene, panel};
use crate::console::Console;
use crate::names;

/// The position: the game, the turn, what each side has and where.
pub fn lines(console: &Console, scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let mut out = vec![format!("{}.", scene.title), format!("{}.", scene.state)];
    out.extend(scene.note.as_ref().map(|note| format!("{note}.")));
    let stacked = view.cells.iter().any(|cell| cell.stack.len() > 1);
    for seat in 0..view.seats {
        let name = names::seat(console, view, seat as usize);
        let mut facts = Vec::new();
        let zone = panel::zone(view, seat);
        facts.extend(zone.map(|zone| console.say("cli-spoken-zone", &[("zone", &zone)])));
        facts.extend(panel::facts(console, view, &scene.game, seat));
        if !stacked {
            facts.extend(pieces(console, scene, seat));
        }
        if facts.is_empty() {
            facts.push(console.text("cli-spoken-nothing"));
        }
        out.push(format!("{name}: {}.", facts.join("; ")));
        for area in view.areas.iter().filter(|area| area.seat == seat) {
            let said = panel::backup_words(console, view, area);
            out.extend(said.map(|said| format!("{said}.")));
        }
    }
    let open = view.cells.iter().filter(|cell| cell.ground == Ground::Open);
    let open: Vec<&str> = open.map(|cell| cell.name.as_str()).collect();
    if !open.is_empty() {
        let list = open.join("; ");
        out.push(console.say("cli-spoken-laying", &[("list", &list)]) + ".");
    }
    if stacked {
        out.extend(view.cells.iter().map(|cell| stack(console, cell)));
    }
    out
}

/// The pieces of a seat by kind, each with its squares.
fn pieces(console: &Console, scene: &Scene, seat: u8) -> Vec<String> {
    let kinds = [
        Kind::Man,
        Kind::King,
        Kind::Queen,
        Kind::Drone,
        Kind::Pawn,
        Kind::Checker,
    ];
    let mut out = Vec::new();
    for kind in kinds {
        let places: Vec<&str> = scene
            .view
            .cells
            .iter()
            .filter(|cell| {
                let token =
                    |token: &Token| token.kind == kind && token.seat.or(cell.zone) == Some(seat);
                cell.stack.iter().any(token)
            })
            .map(|cell| cell.name.as_str())
            .collect();
        if !places.is_empty() {
            // Places of a layout have commas in them already.
            let comma = match scene.view.coordinates {
                Coordinates::Letters => ", ",
                Coordinates::Numbers => " ",
            };
            let kind = names::pieces(console, kind, places.len());
            out.push(format!("{kind} {}", places.join(comma)));
        }
    }
    out
}

/// A field with its stack from bottom to top, and who owns it.
fn stack(console: &Console, cell: &Cell) -> String {
    let Some(owner) = cell.stack.last().and_then(|top| top.seat) else {
        return console.say("cli-spoken-empty", &[("place", &cell.name)]);
    };
    let colours: Vec<String> = cell
        .stack
        .iter()
        .map(|token| {
            console
                .text(["cli-colour-white", "cli-colour-black"][usize::from(token.seat != Some(0))])
        })
        .collect();
    let owner = ["white", "black"][usize::from(owner != 0)];
    let list = colours.join(", ");
    let args = [("place", &*cell.name), ("list", &list), ("owner", owner)];
    console.say("cli-spoken-stack", &args)
}
