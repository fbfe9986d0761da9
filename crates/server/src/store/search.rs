//! The search in the archive.

use doska_play::round::Millis;

use super::{StoreError, Tx, Value};
use crate::archive::{Filter, WantedResult};
use crate::people::names;
use crate::values;

/// The conditions of a statement, with numbered parameters in the order in which they appear.
#[derive(Default)]
struct Conditions {
    text: Vec<String>,
    values: Vec<Value>,
}

impl Conditions {
    /// Adds a condition; every `?` in it is the next of the values.
    fn add(&mut self, condition: &str, values: &[Value]) {
        let mut parts = condition.split('?');
        let mut text = parts.next().unwrap_or_default().to_owned();
        for (part, value) in parts.zip(values) {
            self.values.push(value.clone());
            text.push('$');
            text += &self.values.len().to_string();
            text += part;
        }
        self.text.push(text);
    }
}

/// The id of a player who is known by id or by the name of an account.
pub fn player(tx: &mut dyn Tx, text: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT id FROM players WHERE id = $1 OR name_key = $2";
    let row = tx.one(sql, values![text, names::key(text.trim())])?;
    row.map(|row| row.get(0)).transpose()
}

/// Games that a filter lets through, newest first: when each was started, and its id. `filter.player` is an id.
pub fn find(
    tx: &mut dyn Tx,
    filter: &Filter,
    most: u64,
) -> Result<Vec<(Millis, String)>, StoreError> {
    let mut conditions = conditions(filter);
    conditions.values.push(most.into());
    let sql = format!(
        "SELECT g.created_at, g.id FROM games g WHERE {} ORDER BY g.created_at DESC, g.id DESC LIMIT ${}",
        conditions.text.join(" AND "),
        conditions.values.len()
    );
    let rows = tx.query(&sql, &conditions.values)?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?)))
        .collect()
}

fn conditions(filter: &Filter) -> Conditions {
    let mut all = Conditions::default();
    all.add("1 = 1", &[]);
    if let Some(player) = &filter.player {
        all.add(
            "g.id IN (SELECT s.game_id FROM seats s WHERE s.player_id = ?)",
            values![player],
        );
    }
    if !filter.rules.is_empty() {
        let places = vec!["?"; filter.rules.len()].join(", ");
        let rules: Vec<Value> = filter.rules.iter().map(Value::from).collect();
        all.add(&format!("g.rules IN ({places})"), &rules);
    }
    if let Some(game) = &filter.game {
        all.add("g.game = ?", values![game]);
    }
    if let Some(result) = filter.result {
        add_result(
            &mut all,
            result,
            filter.player.as_deref().unwrap_or_default(),
        );
    }
    if let Some(ended) = filter.ended {
        all.add(
            "g.status = ?",
            values![if ended { "ended" } else { "playing" }],
        );
    }
    if let Some(pace) = filter.pace {
        all.add("g.pace = ?", values![pace.name()]);
    }
    if let Some(rated) = filter.rated {
        all.add("g.rated = ?", values![rated]);
    }
    if let Some(since) = filter.since {
        all.add("g.created_at >= ?", values![since]);
    }
    if let Some(before) = filter.before {
        all.add("g.created_at < ?", values![before]);
    }
    if let Some((rules, opening)) = &filter.opening {
        // Every move ends with a space, so what begins with these moves lies before the same text with the next
        // character.
        let end = format!("{}!", opening.trim_end());
        all.add(
            "g.start IS NULL AND g.id IN (SELECT a.game_id FROM archive a
                                          WHERE a.rules = ? AND a.opening >= ? AND a.opening < ?)",
            values![rules, opening, end],
        );
    }
    if let Some((rules, position)) = &filter.position {
        all.add(
            "g.id IN (SELECT a.game_id FROM archive_positions a WHERE a.rules = ? AND a.position = ?)",
            values![rules, *position],
        );
    }
    if let Some((created_at, id)) = &filter.after {
        all.add(
            // The first condition says where to begin in the index.
            "g.created_at <= ? AND (g.created_at < ? OR g.id < ?)",
            values![*created_at, *created_at, id],
        );
    }
    all
}

fn add_result(all: &mut Conditions, result: WantedResult, player: &str) {
    // Seats of a team are all even or all odd, and the first winner stands first.
    let of_player = "(SELECT COUNT(*) FROM seats s WHERE s.game_id = g.id AND s.player_id = ?
                      AND s.seat % 2 = CASE WHEN substr(g.winners, 1, 1) = '0' THEN 0 ELSE 1 END)";
    match result {
        WantedResult::First => all.add("substr(g.winners, 1, 1) = '0'", &[]),
        WantedResult::Second => all.add("substr(g.winners, 1, 1) = '1'", &[]),
        WantedResult::Draw => all.add("g.winners = '' AND g.reason <> 'aborted'", &[]),
        WantedResult::Aborted => all.add("g.reason = 'aborted'", &[]),
        WantedResult::Won => all.add(
            &format!("g.winners <> '' AND {of_player} > 0"),
            values![player],
        ),
        WantedResult::Lost => all.add(
            &format!("g.winners <> '' AND {of_player} = 0"),
            values![player],
        ),
    }
}
