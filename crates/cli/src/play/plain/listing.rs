//! The list of legal moves, grouped when it is very long.

use crate::console::Console;
use crate::draw;

/// More moves than this are put together by their beginnings.
const MANY: usize = 40;

/// The moves that begin with `prefix`, in columns; where none does, those that have it inside.
pub fn text(console: &Console, moves: &[String], prefix: &str) -> String {
    let mut chosen: Vec<&String> = moves.iter().filter(|m| m.starts_with(prefix)).collect();
    if chosen.is_empty() {
        let mut said = console.say("cli-moves-none", &[("prefix", prefix)]);
        chosen = moves.iter().filter(|m| m.contains(prefix)).collect();
        if let Some(example) = chosen.first() {
            let args = [("prefix", prefix), ("example", example)];
            said = console.say("cli-moves-inside", &args) + "\n" + &listed(console, chosen);
        }
        return said;
    }
    listed(console, chosen)
}

/// The number of moves, followed by the moves.
fn listed(console: &Console, chosen: Vec<&String>) -> String {
    let count = chosen.len().to_string();
    let mut out = console.say("cli-moves-count", &[("count", &count)]);
    out.push('\n');
    let entries: Vec<String> = if chosen.len() > MANY {
        let groups = grouped(&chosen);
        if groups.iter().any(|(_, endings)| endings.len() > 1) {
            return out + &groups_text(console, &groups);
        }
        chosen.into_iter().cloned().collect()
    } else {
        chosen.into_iter().cloned().collect()
    };
    let lines = draw::columns(&entries, console.width.saturating_sub(2));
    for line in lines {
        out += "  ";
        out += &line;
        out.push('\n');
    }
    out.trim_end().to_owned()
}

/// Moves by what comes before the first `+` or `^` inside them, in order; with each the endings that
/// may follow, the empty one too.
fn grouped<'a>(moves: &[&'a String]) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for text in moves {
        let inside = text.char_indices().skip(1);
        let cut = inside
            .filter(|(_, c)| ['+', '^'].contains(c))
            .map(|(at, _)| at)
            .next()
            .unwrap_or(text.len());
        let (head, ending) = text.split_at(cut);
        match groups.iter_mut().find(|(known, _)| *known == head) {
            Some((_, endings)) => endings.push(ending),
            None => groups.push((head, vec![ending])),
        }
    }
    groups
}

fn groups_text(console: &Console, groups: &[(&str, Vec<&str>)]) -> String {
    let mut out = String::new();
    let width = console.width.saturating_sub(2);
    let widest = groups.iter().map(|(head, _)| head.len()).max().unwrap_or(0);
    for (head, endings) in groups {
        let first = format!("  {head:widest$}  ");
        let more: Vec<&str> = endings.iter().copied().filter(|e| !e.is_empty()).collect();
        if more.is_empty() {
            out += first.trim_end();
            out.push('\n');
            continue;
        }
        let rest = " ".repeat(first.len());
        for line in draw::wrap(&more.join(" "), width, &first, &rest) {
            out += &line;
            out.push('\n');
        }
    }
    out += &console.text("cli-moves-grouped");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_gathered_under_what_they_follow() {
        let moves: Vec<String> = ["c3-d4", "c3-d4+a", "c3-d4+1", "^d=m..k", "+d"]
            .map(str::to_owned)
            .to_vec();
        let all: Vec<&String> = moves.iter().collect();
        assert_eq!(
            grouped(&all),
            [
                ("c3-d4", vec!["", "+a", "+1"]),
                ("^d=m..k", vec![""]),
                ("+d", vec![""])
            ]
        );
    }
}
