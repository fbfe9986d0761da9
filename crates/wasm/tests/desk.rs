//! Questions and answers as a page would ask them, through JSON.

use doska_wasm::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, question: &Value) -> Value {
    let answer = desk.answer(&question.to_string(), &mut |_| {}, || false);
    serde_json::from_str(&answer).expect("answers are JSON")
}

fn ok(desk: &mut Desk, question: &Value) -> Value {
    let mut answer = ask(desk, question);
    assert!(answer.get("error").is_none(), "{question}: {answer}");
    answer["ok"].take()
}

fn line(game: &str, moves: &[String]) -> Value {
    json!({ "game": game, "start": null, "moves": moves })
}

#[test]
fn a_game_is_played_by_questions_alone() {
    for game in doska_play::variants() {
        let mut desk = Desk::default();
        let mut moves: Vec<String> = Vec::new();
        loop {
            let at = ok(
                &mut desk,
                &json!({ "ask": "at", "line": line(game, &moves) }),
            );
            assert_eq!(at["moves"], json!(moves), "{game}");
            if !at["end"].is_null() || moves.len() == 60 {
                break;
            }
            assert!(!at["next"].as_array().expect("a list").is_empty(), "{game}");
            let legal = ok(
                &mut desk,
                &json!({ "ask": "moves", "line": line(game, &moves) }),
            );
            let legal = legal.as_array().expect("a list");
            let chosen = &legal[(moves.len() * 7) % legal.len()];
            let steps = &chosen["steps"];
            let input = ok(
                &mut desk,
                &json!({ "ask": "input", "line": line(game, &moves), "steps": steps }),
            );
            assert_eq!(input["move"], chosen["move"], "{game}: {input}");
            let text = chosen["move"].as_str().expect("a text");
            let read = ok(
                &mut desk,
                &json!({ "ask": "read", "line": line(game, &moves), "text": text }),
            );
            assert_eq!(read, chosen["move"]);
            moves.push(text.to_owned());
        }
    }
}

#[test]
fn a_desk_that_knows_the_game_answers_as_a_fresh_one() {
    for game in doska_play::variants() {
        let mut desk = Desk::default();
        let mut moves: Vec<String> = Vec::new();
        for ply in 0..24 {
            let legal = ok(
                &mut desk,
                &json!({ "ask": "moves", "line": line(game, &moves) }),
            );
            let legal = legal.as_array().expect("a list");
            if legal.is_empty() {
                break;
            }
            let text = legal[(ply * 5) % legal.len()]["move"].as_str();
            moves.push(text.expect("a text").to_owned());
        }
        // Back and forth, and into another game between.
        for len in [3, 20, 0, 11, 12, 5] {
            let question =
                json!({ "ask": "at", "line": line(game, &moves[..len.min(moves.len())]) });
            assert_eq!(
                ok(&mut desk, &question),
                ok(&mut Desk::default(), &question),
                "{game}"
            );
            ok(
                &mut desk,
                &json!({ "ask": "at", "line": line("turkish", &[]) }),
            );
        }
    }
}

#[test]
fn the_engine_thinks_aloud_and_plays() {
    for game in doska_play::variants() {
        let mut desk = Desk::default();
        let mut heard = Vec::new();
        let question =
            json!({ "ask": "think", "line": line(game, &[]), "lines": 2, "go": { "nodes": 3000 } });
        let answer = desk.answer(
            &question.to_string(),
            &mut |said| heard.push(said.to_owned()),
            || false,
        );
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        let first: Value = serde_json::from_str(&heard[0]).expect("infos are JSON");
        assert!(
            first["moves"][0].is_string() && first["score"]["kind"].is_string(),
            "{first}"
        );
        assert!(
            answer["ok"][0]["depth"].as_u64() >= Some(1),
            "{game}: {answer}"
        );
        let played = ok(
            &mut desk,
            &json!({ "ask": "play", "line": line(game, &[]), "level": 1, "go": {}, "seed": 7 }),
        );
        assert!(played["moves"][0].is_string(), "{game}: {played}");
    }
}

#[test]
fn a_search_without_limits_ends_when_it_is_stopped() {
    let question = json!({ "ask": "think", "line": line("turkish", &[]), "lines": 1, "go": {} });
    let answer = Desk::default().answer(&question.to_string(), &mut |_| {}, || true);
    let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
    assert!(answer["ok"][0]["moves"][0].is_string(), "{answer}");
}

#[test]
fn a_position_is_taken_apart_and_put_together() {
    let mut desk = Desk::default();
    for game in doska_play::variants() {
        let draft = json!({ "ask": "draft", "game": game, "position": null });
        let mut draft = ok(&mut desk, &draft);
        let compose = |draft: &Value| json!({ "ask": "compose", "game": game, "draft": draft });
        let whole = ok(&mut desk, &compose(&draft));
        assert_eq!(whole["wrong"], Value::Null, "{game}");
        assert_eq!(whole["at"]["view"], draft["view"], "{game}");
        let again = json!({ "ask": "draft", "game": game, "position": whole["text"] });
        assert_eq!(ok(&mut desk, &again), draft, "{game}");
        // Two pieces more on every cell are too many everywhere.
        let token = whole["palette"]["tokens"][0].clone();
        for cell in draft["view"]["cells"].as_array_mut().expect("a list") {
            cell["stack"] = json!([token, token]);
        }
        let full = ok(&mut desk, &compose(&draft));
        assert_eq!(full["at"], Value::Null, "{game}");
        assert!(full["wrong"]["id"].is_string(), "{game}");
    }
}

#[test]
fn what_cannot_be_answered_is_said() {
    let mut desk = Desk::default();
    let note = |answer: &Value| answer["error"]["note"]["id"].as_str().map(str::to_owned);
    for nonsense in ["", "null", "{}", "{\"ask\":\"nothing\"}", "[[[[", "\u{0}"] {
        let answer = desk.answer(nonsense, &mut |_| {}, || false);
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        assert_eq!(note(&answer).as_deref(), Some("web-question"), "{nonsense}");
    }
    let chess = ask(
        &mut desk,
        &json!({ "ask": "at", "line": line("chess", &[]) }),
    );
    assert_eq!(note(&chess).as_deref(), Some("game-unknown"));
    assert_eq!(chess["error"]["ply"], 0);
    let moves = ["d3-d4", "a1-a1"].map(str::to_owned);
    let third = ask(
        &mut desk,
        &json!({ "ask": "at", "line": line("turkish", &moves) }),
    );
    assert_eq!(third["error"]["ply"], 2, "{third}");
    // A game that could not be played leaves nothing behind.
    ok(
        &mut desk,
        &json!({ "ask": "at", "line": line("turkish", &moves[..1]) }),
    );
    let level =
        json!({ "ask": "play", "line": line("turkish", &[]), "level": 11, "go": {}, "seed": 1 });
    assert_eq!(note(&ask(&mut desk, &level)).as_deref(), Some("web-level"));
    let steps = json!([{ "kind": "restore", "line": 99, "signs": "?" }]);
    let input = ok(
        &mut desk,
        &json!({ "ask": "input", "line": line("backups", &[]), "steps": steps }),
    );
    assert_eq!(input["state"], "refused", "{input}");
    let draft = json!({ "ask": "draft", "game": "backups", "position": null });
    let mut draft = ok(&mut desk, &draft);
    let backup = json!({ "kind": "backup", "seat": 0, "count": 4, "line": 99, "signs": "?" });
    draft["view"]["areas"] = json!([backup]);
    let compose = json!({ "ask": "compose", "game": "backups", "draft": draft });
    assert_eq!(
        note(&ask(&mut desk, &compose)).as_deref(),
        Some("edit-signs")
    );
}
