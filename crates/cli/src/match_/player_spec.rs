//! The description of a player: `level=5`, `nodes=2000,hash=64`, `random`, `cmd=PROGRAM`.

use std::sync::Arc;
use std::time::Duration;

use doska_play::{ALL_LINES, Endings, GameHistory, Level, LevelSettings, Limits, Note};

/// A player of a match and its settings.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    /// The text it was read from.
    pub text: String,
    /// What chooses the moves.
    pub kind: PlayerKind,
    /// Size of the transposition table, in megabytes.
    pub hash: usize,
    /// Threads of each search.
    pub threads: usize,
    /// The folder of tables of endings it plays by.
    pub tables: Option<String>,
    /// Those tables, once they were opened.
    pub endings: Option<Arc<Endings>>,
    /// The strength of our own engine, or of a program that has levels.
    pub level: Level,
    /// How our own engine chooses among its lines, where that was given: a level of one's own.
    pub choice: Option<Choice>,
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more positions than this.
    pub nodes: Option<u64>,
    /// The time for each move.
    pub movetime: Option<Duration>,
    /// A clock for the whole game: what it begins with, what every move adds.
    pub clock: Option<(Duration, Duration)>,
    /// A file of evaluation weights, and what it holds once it was read.
    pub weights: Option<(String, Vec<i32>)>,
}

/// How a line is chosen: `lines`, `slack` and `blunders` of `LevelSettings`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    lines: usize,
    slack: i32,
    blunders: u8,
}

/// What chooses the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Our own engine.
    Engine,
    /// A random legal move.
    Random,
    /// The move after which there is most on the board.
    Greedy,
    /// The same after the best answer of whoever moves next.
    TwoPly,
    /// Plain UCT with random playouts: the yardstick.
    Uct,
    /// Another program by the protocol: its path and arguments.
    Program(Vec<String>),
}

/// The valid words of a player specification, for error messages.
const WORDS: &str = "level, nodes, movetime, depth, clock, lines, slack, blunders, hash, threads, weights, tables, random, greedy, two-ply, uct, cmd";

impl PlayerSpec {
    /// Reads words with commas between them. A command line stands last: it may have commas itself.
    pub fn read(text: &str) -> Result<PlayerSpec, Note> {
        let mut side = PlayerSpec {
            text: text.trim().to_owned(),
            kind: PlayerKind::Engine,
            hash: 16,
            threads: 1,
            tables: None,
            endings: None,
            level: Level::FULL,
            choice: None,
            depth: None,
            nodes: None,
            movetime: None,
            clock: None,
            weights: None,
        };
        let mut rest = Some(text.trim());
        while let Some(part) = rest {
            if let Some(line) = part.trim_start().strip_prefix("cmd=") {
                let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(Note::new("match-side-command"));
                }
                side.kind = PlayerKind::Program(words);
                break;
            }
            let (word, after) = match part.split_once(',') {
                Some((word, after)) => (word, Some(after)),
                None => (part, None),
            };
            side.set(word.trim())?;
            rest = after;
        }
        if side.weights.is_some() && side.kind != PlayerKind::Engine {
            return Err(Note::new("match-side-weights").part(&side.text));
        }
        let timed = side.nodes.is_some() || side.movetime.is_some() || side.clock.is_some();
        let limited = timed || side.depth.is_some();
        match side.kind {
            PlayerKind::Uct if !timed => Err(Note::new("match-side-uct").part(&side.text)),
            PlayerKind::Engine if !limited && side.level == Level::FULL => {
                Err(Note::new("match-side-endless").part(&side.text))
            }
            PlayerKind::Program(_) if !limited => {
                Err(Note::new("match-side-endless").part(&side.text))
            }
            _ => Ok(side),
        }
    }

    /// Whether it can play on this machine alone: it is a program, or has a folder of tables.
    pub fn is_local(&self) -> bool {
        matches!(self.kind, PlayerKind::Program(_)) || self.tables.is_some()
    }

    fn set(&mut self, word: &str) -> Result<(), Note> {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        match key {
            "random" if word == key => self.kind = PlayerKind::Random,
            "greedy" if word == key => self.kind = PlayerKind::Greedy,
            "two-ply" if word == key => self.kind = PlayerKind::TwoPly,
            "uct" if word == key => self.kind = PlayerKind::Uct,
            "lines" => self.choice().lines = number(key, value, 1, 256)? as usize,
            "slack" => self.choice().slack = number(key, value, 0, 1_000_000)? as i32,
            "blunders" => self.choice().blunders = number(key, value, 0, 100)? as u8,
            "level" => {
                let level = number(key, value, 1, 10)? as u8;
                self.level = Level::new(level).unwrap_or(Level::FULL);
            }
            "tables" if !value.is_empty() => self.tables = Some(value.to_owned()),
            "hash" => self.hash = number(key, value, 1, 4096)? as usize,
            "threads" => self.threads = number(key, value, 1, 256)? as usize,
            "depth" => self.depth = Some(number(key, value, 1, 127)? as u32),
            "nodes" => self.nodes = Some(number(key, value, 1, u64::MAX)?),
            "movetime" => {
                let ms = number(key, value, 1, 86_400_000)?;
                self.movetime = Some(Duration::from_millis(ms));
            }
            "clock" => self.clock = Some(clock(value)?),
            "weights" if !value.is_empty() => self.weights = Some((value.to_owned(), Vec::new())),
            _ => return Err(Note::new("match-side-word").part(word).with("valid", WORDS)),
        }
        Ok(())
    }

    fn choice(&mut self) -> &mut Choice {
        self.choice.get_or_insert(Choice {
            lines: ALL_LINES,
            slack: 0,
            blunders: 0,
        })
    }

    /// How our own engine chooses in this game: by its level, or as `lines`, `slack` and `blunders` say.
    pub fn settings(&self, history: &GameHistory) -> LevelSettings {
        let settings = history.level_settings(self.level);
        match self.choice {
            Some(choice) => LevelSettings {
                lines: choice.lines,
                slack: choice.slack,
                blunders: choice.blunders,
                ..settings
            },
            None => settings,
        }
    }

    /// What a search may use, with this much left on the clock, where there is one.
    pub fn limits(&self, left: Option<Duration>) -> Limits {
        let mut limits = match (self.clock, left) {
            (Some((_, added)), Some(left)) => Limits::clock(left, added),
            _ => Limits::default(),
        };
        limits.depth = self.depth;
        limits.nodes = self.nodes;
        if let Some(time) = self.movetime {
            limits.hard = Some(limits.hard.map_or(time, |hard| hard.min(time)));
        }
        limits.for_a_move()
    }
}

fn number(key: &str, value: &str, least: u64, most: u64) -> Result<u64, Note> {
    match value.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(Note::new("match-side-value")
            .part(value)
            .with("key", key)
            .with("least", least)
            .with("most", most)),
    }
}

/// `5+3` or `5`: minutes, and seconds that every move adds, as in `play --clock`. Engines also play with
/// less: `0:30+0.5`.
fn clock(value: &str) -> Result<(Duration, Duration), Note> {
    let number = |text: &str, most: f64| match text.parse::<f64>() {
        Ok(number) if (0.0..=most).contains(&number) => Ok(number),
        _ => Err(Note::new("match-side-clock").part(value)),
    };
    let (begin, added) = value.split_once('+').unwrap_or((value, "0"));
    let (minutes, seconds) = begin.split_once(':').unwrap_or((begin, "0"));
    let begin = number(minutes, 1440.0)? * 60.0 + number(seconds, 59.999)?;
    let added = number(added, 600.0)?;
    Ok((
        Duration::from_secs_f64(begin),
        Duration::from_secs_f64(added),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        let side = PlayerSpec::read("nodes=2000, hash=64").unwrap();
        assert_eq!((side.nodes, side.hash), (Some(2000), 64));
        assert_eq!(PlayerSpec::read("level=5").unwrap().level.number(), 5);
        assert_eq!(PlayerSpec::read("random").unwrap().kind, PlayerKind::Random);
        assert_eq!(
            PlayerSpec::read("two-ply").unwrap().kind,
            PlayerKind::TwoPly
        );
        let side = PlayerSpec::read("depth=1,slack=400,lines=9").unwrap();
        let choice = side.choice.unwrap();
        assert_eq!((choice.lines, choice.slack, choice.blunders), (9, 400, 0));
        let side = PlayerSpec::read("depth=1,blunders=20").unwrap();
        let choice = side.choice.unwrap();
        assert_eq!((choice.lines, choice.blunders), (ALL_LINES, 20));
        for (text, millis) in [
            ("clock=1+0.5", (60_000, 500)),
            ("clock=0:05+3", (5_000, 3_000)),
            ("clock=5", (300_000, 0)),
        ] {
            let (begin, added) = PlayerSpec::read(text).unwrap().clock.unwrap();
            assert_eq!((begin.as_millis(), added.as_millis()), millis, "{text}");
        }
        let side = PlayerSpec::read("nodes=9,weights=a/new.txt").unwrap();
        assert_eq!(side.weights.unwrap().0, "a/new.txt");
        let side = PlayerSpec::read("movetime=50,cmd=./other engine --a,b").unwrap();
        let words = ["./other", "engine", "--a,b"].map(str::to_owned);
        assert_eq!(side.kind, PlayerKind::Program(words.into()));
    }

    #[test]
    fn what_cannot_be() {
        for (text, id) in [
            ("", "match-side-word"),
            ("fast", "match-side-word"),
            ("random=1", "match-side-word"),
            ("level=11", "match-side-value"),
            ("lines=0", "match-side-value"),
            ("slack=-1", "match-side-value"),
            ("blunders=101", "match-side-value"),
            ("two-ply=2", "match-side-word"),
            ("nodes=", "match-side-value"),
            ("searcher=tree", "match-side-word"),
            ("clock=x", "match-side-clock"),
            ("clock=-1", "match-side-clock"),
            ("clock=nan", "match-side-clock"),
            ("clock=1:75", "match-side-clock"),
            ("level=10", "match-side-endless"),
            ("hash=32", "match-side-endless"),
            ("cmd=./x", "match-side-endless"),
            ("uct", "match-side-uct"),
            ("uct,depth=5", "match-side-uct"),
            ("uct=5", "match-side-word"),
            ("nodes=5,weights=", "match-side-word"),
            ("random,weights=new.txt", "match-side-weights"),
            ("nodes=5,cmd= ", "match-side-command"),
        ] {
            assert_eq!(PlayerSpec::read(text).unwrap_err().id, id, "{text}");
        }
    }
}
