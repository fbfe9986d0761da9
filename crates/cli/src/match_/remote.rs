//! A match by workers: what they are told, and what they answer.

use doska_lab::Tuning;
use doska_play::{GameHistory, GameSpec, Lang, Team, Words};
use serde::{Deserialize, Serialize};

use super::game::{End, Plan, Played};
use super::opening::Openings;
use super::player::{Fault, Player};
use super::player_spec::PlayerSpec;
use crate::workers::Hand;

/// The name of these jobs.
pub const KIND: &str = "match";

/// A match as workers are told of it: nothing that is on one machine alone.
#[derive(Serialize, Deserialize)]
struct MatchSpec {
    game: String,
    sides: [SideSpec; 2],
    openings: OpeningsSpec,
    seed: u64,
    plies: usize,
}

#[derive(Serialize, Deserialize)]
struct SideSpec {
    text: String,
    weights: Option<Vec<i32>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpeningsSpec {
    /// As `--openings` names them.
    Named(String),
    /// What the file holds.
    File(String),
}

/// A game as workers answer.
#[derive(Serialize, Deserialize)]
struct GameAnswer {
    /// All moves, those of the opening too.
    moves: Vec<String>,
    end: EndAnswer,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndAnswer {
    Rules,
    Forfeit { second: bool, fault: String },
    TooLong,
}

/// The match, for workers.
pub fn spec(plan: &Plan) -> String {
    let side = |side: &PlayerSpec| SideSpec {
        text: side.text.clone(),
        weights: side.weights.as_ref().map(|(_, weights)| weights.clone()),
    };
    let openings = match &plan.openings_file {
        Some(file) => OpeningsSpec::File(file.clone()),
        None => OpeningsSpec::Named(plan.openings_text.clone()),
    };
    let spec = MatchSpec {
        game: plan.game.versioned(),
        sides: [side(&plan.sides[0]), side(&plan.sides[1])],
        openings,
        seed: plan.seed,
        plies: plan.most_plies,
    };
    serde_json::to_string(&spec).expect("texts and numbers can be written")
}

/// Whoever plays games of such a match.
pub fn hand(spec: &str) -> Result<Box<dyn Hand>, String> {
    let plan = read(spec)?;
    let players = [Player::new(&plan.sides[0]), Player::new(&plan.sides[1])];
    Ok(Box::new(Table { plan, players }))
}

struct Table {
    plan: Plan,
    players: [Player; 2],
}

impl Hand for Table {
    fn perform(&mut self, number: u64, stopped: &dyn Fn() -> bool) -> Option<String> {
        let played = self.plan.play(&mut self.players, number, stopped)?;
        let answer = GameAnswer {
            moves: played.history.move_texts(),
            end: match played.end {
                End::Rules(_) => EndAnswer::Rules,
                End::Forfeit(team, fault) => EndAnswer::Forfeit {
                    second: team == Team::Second,
                    fault: fault.name().to_owned(),
                },
                End::TooLong => EndAnswer::TooLong,
            },
        };
        Some(serde_json::to_string(&answer).expect("texts can be written"))
    }
}

fn read(spec: &str) -> Result<Plan, String> {
    // Whoever started the match has read all this before, and said in other languages what was wrong.
    let words = Words::new(Lang::En);
    let spec: MatchSpec = serde_json::from_str(spec).map_err(|error| error.to_string())?;
    let game = GameSpec::read(&spec.game).map_err(|note| words.say(&note))?;
    let [a, b] = spec.sides;
    let sides = [side(&words, &game, a)?, side(&words, &game, b)?];
    let (openings, openings_text, openings_file) = match spec.openings {
        OpeningsSpec::Named(text) => {
            let read = Openings::read(&text).ok_or_else(|| format!("openings {text}"))?;
            (read.map_err(|note| words.say(&note))?, text, None)
        }
        OpeningsSpec::File(lines) => {
            let read = Openings::of_file(&words, &game, &lines)?;
            (read, String::new(), Some(lines))
        }
    };
    Ok(Plan {
        game,
        sides,
        openings,
        openings_text,
        openings_file,
        seed: spec.seed,
        most_plies: spec.plies,
    })
}

/// A player. A row of a database starts no program here and names no file.
fn side(words: &Words, game: &GameSpec, spec: SideSpec) -> Result<PlayerSpec, String> {
    let mut side = PlayerSpec::read(&spec.text).map_err(|note| words.say(&note))?;
    if side.is_local() {
        return Err(words.text("match-workers-side", &[("part", &spec.text)]));
    }
    side.weights = match (side.weights, spec.weights) {
        (None, _) => None,
        (Some((file, _)), Some(weights)) if weights.len() == Tuning::of(game).built_in().len() => {
            Some((file, weights))
        }
        (Some((file, _)), _) => return Err(format!("the weights of {file} do not fit the game")),
    };
    Ok(side)
}

/// The game that a worker has played.
pub fn played(plan: &Plan, index: u64, answer: &str) -> Result<Played, String> {
    let words = Words::new(Lang::En);
    let answer: GameAnswer = serde_json::from_str(answer).map_err(|error| error.to_string())?;
    let mut history = GameHistory::new(&plan.openings.start(&plan.game, index / 2));
    for text in &answer.moves {
        history.play_text(text).map_err(|note| words.say(&note))?;
    }
    let end = match answer.end {
        EndAnswer::Rules => {
            let outcome = history.outcome();
            End::Rules(outcome.ok_or_else(|| format!("game {index} is not over"))?)
        }
        EndAnswer::Forfeit { second, fault } => {
            let known = Fault::ALL.into_iter().find(|known| known.name() == fault);
            let team = if second { Team::Second } else { Team::First };
            End::Forfeit(team, known.ok_or(fault)?)
        }
        EndAnswer::TooLong => End::TooLong,
    };
    Ok(Played {
        index,
        history,
        end,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec_of(a: &str, b: &str) -> String {
        let side = |text: &str| SideSpec {
            text: text.to_owned(),
            weights: None,
        };
        let spec = MatchSpec {
            game: "turkish@1".to_owned(),
            sides: [side(a), side(b)],
            openings: OpeningsSpec::Named("random:2".to_owned()),
            seed: 7,
            plies: 30,
        };
        serde_json::to_string(&spec).unwrap()
    }

    #[test]
    fn what_is_answered_is_what_was_played() {
        let text = spec_of("nodes=50", "clock=0");
        let plan = read(&text).unwrap();
        assert_eq!(spec(&plan), text);
        let mut players = [Player::new(&plan.sides[0]), Player::new(&plan.sides[1])];
        for index in 0..4 {
            let own = plan.play(&mut players, index, &|| false).unwrap();
            let mut hand = hand(&text).unwrap();
            let answer = hand.perform(index, &|| false).unwrap();
            let there = played(&plan, index, &answer).unwrap();
            assert_eq!(there.history.move_texts(), own.history.move_texts());
            assert_eq!(there.end, own.end);
            assert!(hand.perform(index, &|| true).is_none());
        }
        assert!(played(&plan, 0, r#"{"moves":["a1-a9"],"end":"rules"}"#).is_err());
        assert!(played(&plan, 0, r#"{"moves":[],"end":"rules"}"#).is_err());
    }

    #[test]
    fn a_row_of_a_database_starts_no_program_and_opens_no_file() {
        for side in [
            "nodes=5,cmd=/bin/true",
            "nodes=5,tables=/tmp",
            "nodes=5,weights=/etc/passwd",
        ] {
            let why = hand(&spec_of("random", side)).err().unwrap();
            assert!(!why.is_empty(), "{side}");
        }
        for text in ["", "{}", &spec_of("random", "fast")] {
            assert!(hand(text).is_err(), "{text}");
        }
    }
}
