//! What is kept about a player, table by table: what an export holds and what a deletion removes.

use doska_play::round::Millis;
use serde_json::{Map, Value as Json};

use super::{StoreError, Tx, Value, events, players};
use crate::values;

/// A table with rows that belong to a player.
struct Personal {
    table: &'static str,
    /// The column that says whose a row is.
    owner: &'static str,
    /// What an export shows: no hashes, no secrets, nothing about others that they did not show.
    columns: &'static [&'static str],
    /// Whether its rows go when the player does.
    goes: bool,
    /// What becomes of its rows when a guest signs in to an account.
    handover: Handover,
}

/// What becomes of a guest's rows when the guest signs in to an account. In conditions `$1` is the member and `$2` the
/// guest.
enum Handover {
    /// They stay with the guest: there are none, or they say what was decided about the guest.
    Stays,
    /// They go.
    Goes,
    /// They become the member's.
    Moves {
        /// Which do not.
        unless: &'static str,
        /// Whether those go, because the member has the like.
        rest_goes: bool,
    },
}
use Handover::{Goes, Moves, Stays};

/// Rows of games in which the member has a seat as well: nobody plays against himself, so the guest's seat stays.
const AT_ONE_BOARD: &str = "game_id IN (SELECT m.game_id FROM seats m WHERE m.player_id = $1)";

/// Rows of `conditional_moves` that belong to a player: they are a seat's.
const OF_SEAT: &str = "EXISTS (SELECT 1 FROM seats s WHERE s.game_id = conditional_moves.game_id
                                AND s.seat = conditional_moves.seat AND s.player_id = $1)";

/// Every table with a column that names a player is here; a test checks that.
const TABLES: &[Personal] = &[
    Personal {
        table: "accounts",
        owner: "player_id",
        columns: &["created_at"],
        goes: true,
        handover: Stays,
    },
    Personal {
        table: "passkeys",
        owner: "player_id",
        columns: &["id", "name", "created_at", "used_at"],
        goes: true,
        handover: Stays,
    },
    Personal {
        table: "recovery_codes",
        owner: "player_id",
        columns: &[],
        goes: true,
        handover: Stays,
    },
    Personal {
        table: "tokens",
        owner: "player_id",
        columns: &[
            "id",
            "kind",
            "scopes",
            "name",
            "created_at",
            "seen_at",
            "expires_at",
        ],
        goes: true,
        handover: Goes,
    },
    Personal {
        table: "ceremonies",
        owner: "player_id",
        columns: &[],
        goes: true,
        handover: Goes,
    },
    Personal {
        table: "presence",
        owner: "player_id",
        columns: &[],
        goes: true,
        handover: Goes,
    },
    Personal {
        table: "blocks",
        owner: "player_id",
        columns: &["blocked_id", "created_at"],
        goes: true,
        handover: Moves {
            unless: "blocked_id = $1 OR blocked_id IN (SELECT b.blocked_id FROM blocks b WHERE b.player_id = $1)",
            rest_goes: true,
        },
    },
    Personal {
        table: "blocks",
        owner: "blocked_id",
        columns: &[],
        goes: true,
        handover: Moves {
            unless: "player_id = $1 OR player_id IN (SELECT b.player_id FROM blocks b WHERE b.blocked_id = $1)",
            rest_goes: true,
        },
    },
    Personal {
        table: "reports",
        owner: "player_id",
        columns: &["about_id", "reason", "body", "game_id", "created_at"],
        goes: true,
        handover: Moves {
            unless: "about_id = $1",
            rest_goes: false,
        },
    },
    Personal {
        table: "reports",
        owner: "about_id",
        columns: &[],
        goes: true,
        handover: Moves {
            unless: "player_id = $1",
            rest_goes: false,
        },
    },
    // What was decided about whom stays, for those who decide.
    Personal {
        table: "moderation_log",
        owner: "about_id",
        columns: &["at", "action"],
        goes: false,
        handover: Stays,
    },
    Personal {
        table: "moderation_log",
        owner: "moderator_id",
        columns: &["at", "action", "about_id", "detail"],
        goes: false,
        handover: Stays,
    },
    Personal {
        table: "challenge_seats",
        owner: "player_id",
        columns: &["challenge_id", "seat", "joined_at"],
        goes: true,
        handover: Moves {
            unless: "challenge_id IN (SELECT o.challenge_id FROM challenge_seats o WHERE o.player_id = $1)
                     OR challenge_id IN (SELECT c.id FROM challenges c WHERE (c.maker_id = $1 AND c.opponent_id = $2)
                                                                        OR (c.maker_id = $2 AND c.opponent_id = $1))",
            rest_goes: false,
        },
    },
    Personal {
        table: "challenges",
        owner: "maker_id",
        columns: &[
            "id",
            "game",
            "clock",
            "rated",
            "status",
            "created_at",
            "expires_at",
            "game_id",
        ],
        goes: true,
        handover: Moves {
            // Where the guest still has a seat, both had one.
            unless: "opponent_id = $1
                     OR id IN (SELECT g.challenge_id FROM challenge_seats g WHERE g.player_id = $2)",
            rest_goes: false,
        },
    },
    Personal {
        table: "challenges",
        owner: "opponent_id",
        columns: &[],
        goes: false,
        handover: Moves {
            unless: "maker_id = $1",
            rest_goes: false,
        },
    },
    Personal {
        table: "pairing",
        owner: "player_id",
        columns: &["games", "clocks", "rated", "created_at"],
        goes: true,
        handover: Goes,
    },
    Personal {
        table: "ratings",
        owner: "player_id",
        columns: &[
            "game",
            "pace",
            "rating",
            "deviation",
            "volatility",
            "games",
            "rated_at",
        ],
        goes: true,
        handover: Stays,
    },
    // What a game changed belongs to the game.
    Personal {
        table: "rating_changes",
        owner: "player_id",
        columns: &[
            "game_id",
            "game",
            "pace",
            "ended_at",
            "before",
            "rating",
            "deviation",
        ],
        goes: false,
        handover: Stays,
    },
    Personal {
        table: "chat",
        owner: "player_id",
        columns: &["game_id", "room", "at", "preset", "text"],
        goes: true,
        handover: Moves {
            unless: "game_id IN (SELECT m.game_id FROM seats m WHERE m.player_id = $1)
                     OR EXISTS (SELECT 1 FROM chat m WHERE m.game_id = chat.game_id AND m.player_id = $1
                                                       AND m.command = chat.command)",
            rest_goes: false,
        },
    },
    Personal {
        table: "answers",
        owner: "player_id",
        columns: &[],
        goes: true,
        handover: Moves {
            unless: AT_ONE_BOARD,
            rest_goes: false,
        },
    },
    Personal {
        table: "notify_settings",
        owner: "player_id",
        columns: &[
            "language",
            "push",
            "mail",
            "mail_confirmed",
            "webhook",
            "webhook_events",
            "webhook_challenges",
        ],
        goes: true,
        handover: Moves {
            unless: "EXISTS (SELECT 1 FROM notify_settings n WHERE n.player_id = $1)",
            rest_goes: true,
        },
    },
    Personal {
        table: "push_subscriptions",
        owner: "player_id",
        columns: &["endpoint", "created_at"],
        goes: true,
        handover: Moves {
            unless: "1 = 0",
            rest_goes: false,
        },
    },
    Personal {
        table: "game_notes",
        owner: "player_id",
        columns: &["game_id", "text", "updated_at"],
        goes: true,
        handover: Moves {
            unless: AT_ONE_BOARD,
            rest_goes: false,
        },
    },
    Personal {
        table: "vacations",
        owner: "player_id",
        columns: &["id", "starts_at", "ends_at"],
        goes: true,
        handover: Stays,
    },
    // Games are the other player's too. The last one: the others look at who sits where.
    Personal {
        table: "seats",
        owner: "player_id",
        columns: &["game_id", "seat"],
        goes: false,
        handover: Moves {
            unless: AT_ONE_BOARD,
            rest_goes: false,
        },
    },
];

/// Everything of a player, as an object with a list for every table. The games themselves are not in it.
pub fn export(tx: &mut dyn Tx, player: &str) -> Result<Map<String, Json>, StoreError> {
    let mut out = Map::new();
    let sql = "SELECT id, name, kind, role, created_at, seen_at FROM players WHERE id = $1";
    let columns = ["id", "name", "kind", "role", "created_at", "seen_at"];
    let rows = tx.query(sql, values![player])?;
    let row = rows.first().map(|row| object(&columns, &row.0));
    out.insert("player".to_owned(), row.unwrap_or(Json::Null));
    for Personal {
        table,
        owner,
        columns,
        ..
    } in TABLES
    {
        if columns.is_empty() {
            continue;
        }
        let sql = format!(
            "SELECT {} FROM {table} WHERE {owner} = $1",
            columns.join(", ")
        );
        let rows = tx.query(&sql, values![player])?;
        let rows = rows.iter().map(|row| object(columns, &row.0)).collect();
        let name = match *owner {
            "about_id" => format!("{table}_about_me"),
            _ => (*table).to_owned(),
        };
        out.insert(name, Json::Array(rows));
    }
    let columns = ["game_id", "seat", "body"];
    let sql = format!("SELECT game_id, seat, body FROM conditional_moves WHERE {OF_SEAT}");
    let rows = tx.query(&sql, values![player])?;
    let rows = rows.iter().map(|row| object(&columns, &row.0)).collect();
    out.insert("conditional_moves".to_owned(), Json::Array(rows));
    Ok(out)
}

/// The games of a player, the oldest first.
pub fn games(tx: &mut dyn Tx, player: &str) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id WHERE s.player_id = $1
               ORDER BY g.created_at, g.id";
    let rows = tx.query(sql, values![player])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Removes everything of a player but the games, where a name without a person stays.
pub fn erase(tx: &mut dyn Tx, player: &str, name: &str, now: Millis) -> Result<(), StoreError> {
    for Personal { table, owner, .. } in TABLES.iter().filter(|table| table.goes) {
        tx.execute(
            &format!("DELETE FROM {table} WHERE {owner} = $1"),
            values![player],
        )?;
    }
    let sql = format!("DELETE FROM conditional_moves WHERE {OF_SEAT}");
    tx.execute(&sql, values![player])?;
    // It says what the player was called before.
    let sql = "UPDATE moderation_log SET detail = '' WHERE about_id = $1 AND action = 'rename'";
    tx.execute(sql, values![player])?;
    let sql = "UPDATE players SET name = $1, name_key = NULL, role = '', closed_at = $2, muted_until = NULL
               WHERE id = $3";
    tx.execute(sql, values![name, now, player])?;
    renamed(tx, player)
}

/// Games say in their first event who played them: what a player is called now.
pub fn renamed(tx: &mut dyn Tx, player: &str) -> Result<(), StoreError> {
    match players::find(tx, player)? {
        Some(player) => events::rename(tx, &player.reference()),
        None => Ok(()),
    }
}

/// The games of a guest that a member can take over, and those where both have a seat.
pub fn games_of_both(
    tx: &mut dyn Tx,
    member: &str,
    guest: &str,
) -> Result<(Vec<String>, Vec<String>), StoreError> {
    let mut ids = |not: &str| {
        let sql = format!(
            "SELECT DISTINCT game_id FROM seats WHERE {not} ({AT_ONE_BOARD}) AND player_id = $2 ORDER BY game_id"
        );
        let rows = tx.query(&sql, values![member, guest])?;
        rows.iter()
            .map(|row| row.get(0))
            .collect::<Result<_, StoreError>>()
    };
    Ok((ids("NOT")?, ids("")?))
}

/// Gives a member what was a guest's, table by table.
pub fn hand_over(tx: &mut dyn Tx, member: &str, guest: &str) -> Result<(), StoreError> {
    for Personal {
        table,
        owner,
        handover,
        ..
    } in TABLES
    {
        let rest = match handover {
            Stays => false,
            Goes => true,
            Moves { unless, rest_goes } => {
                let sql = format!(
                    "UPDATE {table} SET {owner} = $1 WHERE {owner} = $2 AND ({unless}) IS NOT TRUE"
                );
                tx.execute(&sql, values![member, guest])?;
                *rest_goes
            }
        };
        if rest {
            tx.execute(
                &format!("DELETE FROM {table} WHERE {owner} = $1"),
                values![guest],
            )?;
        }
    }
    // Numbers of parameters come in order.
    let sql = "UPDATE players SET muted_until = (SELECT g.muted_until FROM players g WHERE g.id = $1)
               WHERE COALESCE(muted_until, 0) < (SELECT COALESCE(g.muted_until, 0) FROM players g WHERE g.id = $1)
                 AND id = $2";
    tx.execute(sql, values![guest, member])?;
    Ok(())
}

fn object(columns: &[&str], values: &[Value]) -> Json {
    let values = values.iter().map(|value| match value {
        Value::Null => Json::Null,
        Value::Int(number) => Json::from(*number),
        Value::Real(number) => Json::from(*number),
        Value::Text(text) => Json::from(text.as_str()),
        Value::Blob(bytes) => Json::from(data_encoding::BASE64.encode(bytes)),
    });
    let names = columns.iter().map(|name| (*name).to_owned());
    Json::Object(names.zip(values).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    /// A table that is missing here would be left out of exports and survive deletions.
    #[test]
    fn every_table_that_names_a_player_is_listed() {
        let path =
            std::env::temp_dir().join(format!("doska-personal-{}.sqlite", crate::ids::random(8)));
        let store = Sqlite::open(&path).unwrap();
        let columns = store.read_here(|tx| {
            let sql = "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
                       WHERE m.type = 'table' AND c.name LIKE '%\\_id' ESCAPE '\\'";
            tx.query(sql, values![])
        });
        let columns: Result<_, StoreError> = columns;
        // Ids of things other than players.
        let others = ["game_id", "challenge_id"];
        for row in columns.unwrap() {
            let (table, column): (String, String) = (row.get(0).unwrap(), row.get(1).unwrap());
            if others.contains(&column.as_str()) {
                continue;
            }
            let listed = TABLES
                .iter()
                .any(|known| known.table == table && known.owner == column);
            assert!(
                listed,
                "{table}.{column} is not in TABLES of store/personal.rs"
            );
        }
        let mut listed: Vec<_> = TABLES.iter().map(|one| (one.table, one.owner)).collect();
        listed.sort_unstable();
        let count = listed.len();
        listed.dedup();
        assert_eq!(listed.len(), count, "a table is listed twice");
        drop(store);
        let _ = std::fs::remove_file(path);
    }
}
