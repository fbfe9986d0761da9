//! The lessons are data: everything the page takes for granted about them is checked here. Its format is
//! described in `games/README.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use doska_play::{AnyEngine, AnyPosition, GameHistory, GameSpec, Lang, Limits, Score, Stop, games};
use serde::Deserialize;

mod messages;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    game: String,
    tasks: Vec<Task>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Task {
    id: String,
    game: String,
    position: String,
    seat: usize,
    lines: Vec<Vec<String>>,
    #[serde(default)]
    wrong: BTreeMap<String, String>,
    article: String,
    only: Option<Only>,
    #[serde(default)]
    puzzle: bool,
}

/// Which legal moves the first moves of the lines are all of.
#[derive(Deserialize)]
#[serde(untagged)]
enum Only {
    /// With `true`, all legal moves.
    Legal(bool),
    /// All whose text contains this.
    With(String),
}

fn read(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn lessons() -> Vec<Lesson> {
    let read = |id: &str| {
        let path = format!("games/{id}/lessons/tasks.json");
        serde_json::from_str(&read(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    games().iter().map(|game| read(game.id)).collect()
}

/// Every task, with the name that a failed check should give.
fn tasks() -> Vec<(String, Task)> {
    let of = |lesson: Lesson| {
        let game = lesson.game;
        lesson
            .tasks
            .into_iter()
            .map(move |task| (format!("learn-{game}-{}", task.id), task))
    };
    lessons().into_iter().flat_map(of).collect()
}

fn start(name: &str, task: &Task) -> AnyPosition {
    GameSpec::read(&task.game)
        .and_then(|spec| spec.position(&task.position))
        .unwrap_or_else(|note| panic!("{name}: {note}"))
}

/// The game after these moves, each of them legal and written canonically.
fn played(name: &str, task: &Task, moves: &[String]) -> GameHistory {
    let mut line = GameHistory::new(&start(name, task));
    for text in moves {
        let _at = line.position();
        let m = line
            .play_text(text)
            .unwrap_or_else(|note| panic!("{name}: {text}: {note}"));
        assert_eq!(&m.text(), text, "{name}: written canonically");
    }
    line
}

/// What the lines have behind each beginning: the learner's turns and the others' apart.
fn turns(name: &str, task: &Task) -> [BTreeMap<Vec<String>, BTreeSet<String>>; 2] {
    let mut turns = [BTreeMap::new(), BTreeMap::new()];
    for line in &task.lines {
        for ply in 0..line.len() {
            let seat = played(name, task, &line[..ply]).position().seat().index();
            let behind: &mut BTreeSet<String> = turns[usize::from(seat != task.seat)]
                .entry(line[..ply].to_vec())
                .or_default();
            behind.insert(line[ply].clone());
        }
    }
    turns
}

#[test]
fn every_game_has_a_lesson_of_tasks_with_names_of_their_own() {
    for (game, lesson) in games().iter().zip(lessons()) {
        assert_eq!(lesson.game, game.id);
        let count = lesson.tasks.len();
        assert!((8..=15).contains(&count), "{}: {count} tasks", game.id);
        let mut ids = BTreeSet::new();
        for task in &lesson.tasks {
            let plain = |b: u8| b.is_ascii_lowercase() || b == b'-';
            assert!(task.id.bytes().all(plain), "{}: {}", game.id, task.id);
            assert!(ids.insert(&task.id), "{}: {} twice", game.id, task.id);
        }
    }
}

#[test]
fn positions_are_canonical_and_the_learner_is_to_move() {
    for (name, task) in tasks() {
        let spec = GameSpec::read(&task.game).unwrap_or_else(|note| panic!("{name}: {note}"));
        assert_eq!(spec.text(), task.game, "{name}");
        assert!(name.starts_with(&format!("learn-{}-", spec.info().id)));
        let position = start(&name, &task);
        let text = if task.position.contains(" ~") {
            position.text_with_tail()
        } else {
            position.text()
        };
        assert_eq!(text, task.position, "{name}");
        assert_eq!(position.seat().index(), task.seat, "{name}: seat");
        assert!(
            GameHistory::new(&position).outcome().is_none(),
            "{name}: over"
        );
    }
}

#[test]
fn lines_are_legal_end_with_the_learner_and_know_one_answer_to_every_move() {
    for (name, task) in tasks() {
        let lines: BTreeSet<&Vec<String>> = task.lines.iter().collect();
        assert!(!lines.is_empty(), "{name}: no line");
        assert_eq!(lines.len(), task.lines.len(), "{name}: a line twice");
        for line in &task.lines {
            played(&name, &task, line);
            let last = line.len().checked_sub(1).expect("no line is empty");
            let seat = played(&name, &task, &line[..last]).position().seat();
            assert_eq!(seat.index(), task.seat, "{name}: who ends {line:?}");
            let longer = lines.iter().any(|l| *l != line && l.starts_with(line));
            assert!(!longer, "{name}: {line:?} ends where another goes on");
        }
        let [_, answers] = turns(&name, &task);
        for (before, answers) in answers {
            assert_eq!(answers.len(), 1, "{name}: {before:?} {answers:?}");
        }
    }
}

#[test]
fn wrong_moves_are_legal_and_on_no_line() {
    let mut looked_at = 0;
    for (name, task) in tasks() {
        let [learner, _] = turns(&name, &task);
        for (moves, id) in &task.wrong {
            let mut before: Vec<String> = moves.split(' ').map(str::to_owned).collect();
            played(&name, &task, &before);
            let wrong = before.pop().expect("a split gives one part at least");
            let right = learner
                .get(&before)
                .unwrap_or_else(|| panic!("{name}: {before:?} is no turn of the learner"));
            assert!(!right.contains(&wrong), "{name}: {wrong} is on a line");
            assert!(id.starts_with(&format!("{name}-wrong-")), "{name}: {id}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 30, "{looked_at} wrong moves");
}

#[test]
fn no_right_move_is_refused() {
    let mut looked_at = 0;
    for (name, task) in tasks() {
        let wanted = match &task.only {
            None => continue,
            Some(Only::Legal(all)) => {
                assert!(all, "{name}: leave “only” out instead");
                ""
            }
            Some(Only::With(part)) => part,
        };
        let position = start(&name, &task);
        let legal = position.moves().into_iter().map(|m| m.text());
        let legal: BTreeSet<String> = legal.filter(|text| text.contains(wanted)).collect();
        let first: BTreeSet<String> = task.lines.iter().map(|line| line[0].clone()).collect();
        assert_eq!(first, legal, "{name}");
        looked_at += 1;
    }
    assert!(looked_at > 10, "{looked_at} tasks with “only”");
}

/// A right move that somebody finds and the page refuses is worse than no puzzle, so the engine looks for
/// one at every turn: none but the accepted moves may come within a man of the best, or win as quickly.
#[test]
fn puzzles_have_no_other_solution() {
    let worth = |score| match score {
        Score::Cp(hundredths) => hundredths,
        Score::WinsIn(plies) => 50_000 - 100 * plies.cast_signed(),
        Score::LosesIn(_) => -50_000,
    };
    let puzzles: Vec<_> = tasks()
        .into_iter()
        .filter(|(_, task)| task.puzzle)
        .collect();
    assert!(puzzles.len() > 20, "{} puzzles", puzzles.len());
    for (name, task) in puzzles {
        let [learner, _] = turns(&name, &task);
        for (before, right) in learner {
            let line = played(&name, &task, &before);
            let stop = Stop::new(Limits::nodes(100_000));
            let found = AnyEngine::new(16, 1).think(&line, right.len() + 1, &stop, &mut |_| {});
            let accepted = |moves: &[String]| right.contains(&moves[0]);
            let best = worth(found[0].score);
            let other = found.iter().find(|info| !accepted(&info.pv));
            let other = other.map_or(-50_000, |info| worth(info.score));
            assert!(
                accepted(&found[0].pv) && other + 100 <= best,
                "{name}: behind {before:?} {best} by {:?}, {other} without {right:?}",
                found[0].pv
            );
        }
    }
}

#[test]
fn every_task_has_an_article_and_words_in_every_language_and_no_words_are_left_over() {
    for lang in Lang::ALL {
        let messages = messages::of(lang);
        let mut used = BTreeSet::from(["learn-not-yet".to_owned()]);
        for (name, task) in tasks() {
            let game = task.game.split('?').next().unwrap_or("");
            let page = read(&format!("games/{game}/rules/{}.md", lang.code()));
            let article = format!("\n**{}** ", task.article);
            assert!(page.contains(&article), "{name}: article {}", task.article);
            used.extend(["title", "task", "hint", "done"].map(|part| format!("{name}-{part}")));
            used.extend(task.wrong.values().cloned());
        }
        for id in &used {
            assert!(messages.contains_key(id), "{}: no {id}", lang.code());
        }
        for game in games() {
            let of_lesson = format!("learn-{}-", game.id);
            for id in messages.keys().filter(|id| id.starts_with(&of_lesson)) {
                assert!(used.contains(id), "{}: nobody says {id}", lang.code());
            }
        }
    }
}
