//! What is searched for in the archive: read from a query, checked part by part.

use doska_contract::online::Pace;
use doska_play::registry::versions;
use doska_play::round::Millis;
use doska_play::{GameHistory, GameSpec, Note};
use serde::Deserialize;

use super::digest::{self, OPENING_PLIES};

/// A search as it is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The id of a player, or the name of a member.
    pub player: Option<String>,
    /// A game, with all its options or with certain ones.
    pub game: Option<String>,
    /// `first`, `second`, `draw`, `aborted`; with a player also `won` and `lost`.
    pub result: Option<String>,
    /// `playing` or `ended`.
    pub status: Option<String>,
    /// A pace.
    pub pace: Option<String>,
    /// `true` or `false`.
    pub rated: Option<bool>,
    /// From this time on: milliseconds since 1970, or a date.
    pub since: Option<String>,
    /// Up to this time, or to the end of this date.
    pub until: Option<String>,
    /// The first moves, separated by spaces.
    pub moves: Option<String>,
    /// A position that was reached.
    pub position: Option<String>,
    /// Where the last page ended.
    pub cursor: Option<String>,
    /// How many at most.
    pub max: Option<u64>,
    /// `json`, `ndjson` or `pdn`.
    pub format: Option<String>,
}

/// A result that is searched for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WantedResult {
    /// The first team won.
    First,
    /// The second team won.
    Second,
    /// Nobody won.
    Draw,
    /// It ended without a result.
    Aborted,
    /// The player won.
    Won,
    /// The player lost.
    Lost,
}

/// A search that makes sense. Everything in it has to hold.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// The id of a player, or the name of a member.
    pub player: Option<String>,
    /// The game with these options alone.
    pub game: Option<String>,
    /// The game with one of these versions of its rules.
    pub rules: Vec<String>,
    /// The result.
    pub result: Option<WantedResult>,
    /// Whether it has ended.
    pub ended: Option<bool>,
    /// The pace.
    pub pace: Option<Pace>,
    /// Whether it counted for ratings.
    pub rated: Option<bool>,
    /// Started at this time or later.
    pub since: Option<Millis>,
    /// Started before this time.
    pub before: Option<Millis>,
    /// Versions of the rules with options, and the first moves as the index has them.
    pub opening: Option<(String, String)>,
    /// The same with a position that was reached.
    pub position: Option<(String, i64)>,
    /// Older than this game: when it was started, and its id.
    pub after: Option<(Millis, String)>,
}

impl Wanted {
    /// Whether this makes sense; the error names the part that does not.
    pub fn filter(&self) -> Result<Filter, Note> {
        let mut filter = Filter {
            player: self.player.clone(),
            rated: self.rated,
            ..Filter::default()
        };
        let spec = self.game.as_deref().map(GameSpec::read).transpose()?;
        if let (Some(spec), Some(text)) = (&spec, &self.game) {
            if text.contains('?') {
                filter.game = Some(spec.text().to_owned());
            }
            let name = |info: &&doska_play::GameInfo| format!("{}@{}", info.id, info.version);
            filter.rules = if text.contains('@') {
                vec![name(&spec.info())]
            } else {
                versions(spec.info().id).iter().map(name).collect()
            };
        }
        filter.result = self
            .result
            .as_deref()
            .map(|text| self.result(text))
            .transpose()?;
        filter.ended = self.status.as_deref().map(status).transpose()?;
        filter.pace = self.pace.as_deref().map(pace).transpose()?;
        filter.since = self
            .since
            .as_deref()
            .map(|text| time("since", text))
            .transpose()?
            .map(|t| t.0);
        filter.before = self
            .until
            .as_deref()
            .map(|text| time("until", text))
            .transpose()?
            .map(|t| t.1);
        if let Some(position) = &self.position {
            let spec = spec
                .as_ref()
                .ok_or_else(|| Note::new("archive-needs-game").with("key", "position"))?;
            let key = digest::key(spec.position(position)?.key());
            filter.position = Some((spec.versioned(), key));
        }
        if let Some(moves) = self
            .moves
            .as_deref()
            .map(str::trim)
            .filter(|moves| !moves.is_empty())
        {
            let spec = spec
                .as_ref()
                .ok_or_else(|| Note::new("archive-needs-game").with("key", "moves"))?;
            filter.opening = Some((spec.versioned(), opening(spec, moves)?));
        }
        filter.after = self.cursor.as_deref().map(cursor).transpose()?;
        Ok(filter)
    }

    fn result(&self, text: &str) -> Result<WantedResult, Note> {
        Ok(match text {
            "first" => WantedResult::First,
            "second" => WantedResult::Second,
            "draw" => WantedResult::Draw,
            "aborted" => WantedResult::Aborted,
            "won" if self.player.is_some() => WantedResult::Won,
            "lost" if self.player.is_some() => WantedResult::Lost,
            "won" | "lost" => return Err(Note::new("archive-needs-player").with("value", text)),
            _ => {
                return Err(one_of(
                    "result",
                    text,
                    "first, second, draw, aborted, won, lost",
                ));
            }
        })
    }
}

fn status(text: &str) -> Result<bool, Note> {
    match text {
        "playing" => Ok(false),
        "ended" => Ok(true),
        _ => Err(one_of("status", text, "playing, ended")),
    }
}

fn pace(text: &str) -> Result<Pace, Note> {
    Pace::of_name(text).ok_or_else(|| one_of("pace", text, "blitz, rapid, correspondence"))
}

/// A value of which only some are known.
pub fn one_of(key: &str, value: &str, known: &str) -> Note {
    Note::new("archive-one-of")
        .with("key", key)
        .with("value", value)
        .with("known", known)
}

/// The first moves as the index has them: played from the start of the game, and written as the rules write them.
fn opening(spec: &GameSpec, moves: &str) -> Result<String, Note> {
    let mut history = GameHistory::new(&spec.start());
    for text in moves.split_whitespace() {
        history.play_text(text)?;
    }
    if history.plies() > OPENING_PLIES {
        return Err(Note::new("archive-moves").with("most", OPENING_PLIES));
    }
    Ok(digest::opening(&history.move_texts()))
}

/// Milliseconds since 1970, or a date: when it begins and when it has passed.
fn time(key: &str, text: &str) -> Result<(Millis, Millis), Note> {
    if let Ok(millis) = text.parse::<Millis>() {
        return Ok((millis, millis.saturating_add(1)));
    }
    let day = |date: jiff::civil::Date| {
        let start = date.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        Millis::try_from(start.timestamp().as_millisecond()).ok()
    };
    let date: Option<jiff::civil::Date> = text.parse().ok();
    date.and_then(|date| Some((day(date)?, day(date.tomorrow().ok()?)?)))
        .ok_or_else(|| {
            Note::new("archive-time")
                .with("key", key)
                .with("value", text)
        })
}

/// `CREATED-ID`, as [`next`] writes it.
fn cursor(text: &str) -> Result<(Millis, String), Note> {
    let parts = text.split_once('-');
    parts
        .and_then(|(created, id)| Some((created.parse().ok()?, id.to_owned())))
        .ok_or_else(|| Note::new("archive-cursor").with("value", text))
}

/// The cursor behind a game.
pub fn next(created_at: Millis, id: &str) -> String {
    format!("{created_at}-{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(query: &[(&str, &str)]) -> Result<Filter, &'static str> {
        let mut wanted = Wanted::default();
        for (key, value) in query {
            let value = Some((*value).to_owned());
            match *key {
                "player" => wanted.player = value,
                "game" => wanted.game = value,
                "result" => wanted.result = value,
                "status" => wanted.status = value,
                "since" => wanted.since = value,
                "until" => wanted.until = value,
                "moves" => wanted.moves = value,
                "position" => wanted.position = value,
                _ => wanted.cursor = value,
            }
        }
        wanted.filter().map_err(|note| note.id)
    }

    #[test]
    fn a_game_stands_for_all_its_options_unless_some_are_named() {
        let filter = wanted(&[("game", "martian")]).unwrap();
        assert_eq!((filter.game, filter.rules[0].as_str()), (None, "martian@1"));
        let filter = wanted(&[("game", "martian?players=4")]).unwrap();
        assert_eq!(filter.game.as_deref(), Some("martian?players=4"));
        assert_eq!(wanted(&[("game", "chess")]), Err("game-unknown"));
    }

    #[test]
    fn dates_are_whole_days() {
        let filter = wanted(&[("since", "2026-11-16"), ("until", "2026-11-16")]).unwrap();
        let day = 24 * 3600 * 1000;
        assert_eq!(filter.since, Some(1_794_787_200_000));
        assert_eq!(filter.before, Some(1_794_787_200_000 + day));
        let filter = wanted(&[("until", "5")]).unwrap();
        assert_eq!(filter.before, Some(6));
        assert_eq!(wanted(&[("since", "yesterday")]), Err("archive-time"));
    }

    #[test]
    fn moves_are_looked_for_as_the_rules_write_them() {
        let filter = wanted(&[("game", "turkish"), ("moves", " d3-d4  d6-d5 ")]).unwrap();
        let expected = ("turkish@1".to_owned(), "d3-d4 d6-d5 ".to_owned());
        assert_eq!(filter.opening, Some(expected));
        assert!(wanted(&[("game", "turkish"), ("moves", "d3-d9")]).is_err());
        assert_eq!(wanted(&[("moves", "d3-d4")]), Err("archive-needs-game"));
        assert_eq!(wanted(&[("position", "x")]), Err("archive-needs-game"));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        for (key, value, id) in [
            ("result", "win", "archive-one-of"),
            ("result", "won", "archive-needs-player"),
            ("status", "over", "archive-one-of"),
            ("cursor", "5", "archive-cursor"),
            ("cursor", "x-y", "archive-cursor"),
        ] {
            assert_eq!(wanted(&[(key, value)]), Err(id), "{key}={value}");
        }
        let filter = wanted(&[("cursor", &next(7, "a-b"))]).unwrap();
        assert_eq!(filter.after, Some((7, "a-b".to_owned())));
    }
}
