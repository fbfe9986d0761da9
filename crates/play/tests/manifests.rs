//! The manifests (`games/<id>/game.json`) and the registry name the same games, and what manifests name is there.

use std::collections::BTreeSet;
use std::path::PathBuf;

use doska_play::{AnyPosition, GameHistory, GameSpec, games, variants};
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// What the site reads of a manifest.
fn site(id: &str) -> Value {
    let text = std::fs::read_to_string(folder().join(id).join("game.json")).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["site"].take()
}

/// `start`, or `text` and a position, of a variant of this game; moves may follow.
fn place(id: &str, variant: &str, text: &str) -> AnyPosition {
    let spec = GameSpec::read(variant).unwrap_or_else(|note| panic!("{variant}: {note}"));
    assert_eq!(spec.info().id, id, "{variant}");
    assert_eq!(spec.text(), variant, "written canonically");
    let (text, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let start = if let Some(position) = text.strip_prefix("text ") {
        spec.position(position)
            .unwrap_or_else(|note| panic!("{note}"))
    } else {
        assert_eq!(text, "start", "{variant}");
        spec.start()
    };
    let mut line = GameHistory::new(&start);
    for text in moves.split_whitespace() {
        line.play_text(text).unwrap_or_else(|note| panic!("{note}"));
    }
    line.position()
}

#[test]
fn every_folder_is_a_game_of_the_registry() {
    let folders = std::fs::read_dir(folder()).unwrap();
    let folders = folders.map(|entry| entry.unwrap().path());
    let folders: BTreeSet<String> = folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    let ids: BTreeSet<String> = games().iter().map(|game| game.id.to_owned()).collect();
    assert_eq!(
        folders, ids,
        "a game is a line of `doska_rules::with_games`"
    );
}

#[test]
fn variants_are_option_sets_of_their_game_and_none_comes_twice() {
    for game in games() {
        assert_eq!(game.manifest.variants.first(), Some(&game.id));
        for variant in game
            .manifest
            .variants
            .iter()
            .chain(game.manifest.test_variants)
        {
            place(game.id, variant, "start");
        }
        assert_ne!(game.manifest.grew_from, Some(game.id));
    }
    let all: BTreeSet<&str> = variants().collect();
    assert_eq!(all.len(), variants().count());
}

#[test]
fn what_is_measured_can_be_played() {
    for game in games() {
        for line in game.manifest.bench.iter().chain(game.manifest.perft) {
            let parts: Vec<&str> = line.splitn(3, ' ').collect();
            let [depth, variant, text] = parts[..] else {
                panic!("{line}: depth, variant, position")
            };
            assert!(depth.parse::<u32>().is_ok_and(|depth| depth > 0), "{line}");
            assert!(!place(game.id, variant, text).moves().is_empty(), "{line}");
        }
    }
}

#[test]
fn what_the_site_shows_can_be_played() {
    for game in games() {
        let site = site(game.id);
        let demo = &site["demo"];
        let moves = demo["moves"].as_str().unwrap();
        let text = format!("start moves {moves}");
        place(game.id, demo["game"].as_str().unwrap(), &text);
        let from = usize::try_from(demo["from"].as_u64().unwrap()).unwrap();
        assert!(
            from + 20 < moves.split(' ').count(),
            "{}: too short",
            game.id
        );
        let (variant, text) = site["try"].as_str().unwrap().split_once(' ').unwrap();
        let tried = place(game.id, variant, text);
        assert!(tried.moves().len() > 1, "{}: nothing to try", game.id);
        assert_eq!(tried.view().seat, 0, "{}", game.id);
        let endings = site["endings"].as_array().unwrap();
        assert!(!endings.is_empty(), "{}", game.id);
        for ending in endings {
            let (variant, text) = ending.as_str().unwrap().split_once(' ').unwrap();
            assert!(!place(game.id, variant, text).moves().is_empty());
        }
        for variant in site["quick"].as_array().into_iter().flatten() {
            place(game.id, variant.as_str().unwrap(), "start");
        }
    }
}

#[test]
fn each_game_has_a_weekly_hour_on_a_day_of_its_own() {
    let days = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let mut taken = BTreeSet::new();
    for game in games() {
        let hour = site(game.id)["hour"].take();
        let day = hour["day"].as_str().unwrap().to_owned();
        assert!(days.contains(&day.as_str()), "{}: {day}", game.id);
        let (hours, minutes) = hour["time"].as_str().unwrap().split_once(':').unwrap();
        assert!(
            hours.len() == 2 && hours.parse::<u32>().unwrap() < 24,
            "{}",
            game.id
        );
        assert!(
            minutes.len() == 2 && minutes.parse::<u32>().unwrap() < 60,
            "{}",
            game.id
        );
        assert!(taken.insert(day), "{}: two games on one day", game.id);
    }
}
