//! Questions and answers as a page would ask them, through JSON.

use doska_wasm::Dispatcher;
use serde_json::{Value, json};

fn ask(dispatcher: &mut Dispatcher, question: &Value) -> Value {
    let answer = dispatcher.respond(&question.to_string(), &mut |_| {}, || false);
    serde_json::from_str(&answer).expect("answers are JSON")
}

fn ok(dispatcher: &mut Dispatcher, question: &Value) -> Value {
    let mut answer = ask(dispatcher, question);
    assert!(answer.get("error").is_none(), "{question}: {answer}");
    answer["ok"].take()
}

fn line(game: &str, moves: &[String]) -> Value {
    json!({ "game": game, "start": null, "moves": moves })
}

/// Opens a session with a game.
fn open(dispatcher: &mut Dispatcher, session: u32, game: &str, moves: &[String]) -> Value {
    let request = json!({ "request": "open", "session": session, "game": line(game, moves) });
    ok(dispatcher, &request)
}

fn legal(dispatcher: &mut Dispatcher, session: u32) -> Vec<Value> {
    let request = json!({ "request": "legal-moves", "session": session });
    let legal = ok(dispatcher, &request);
    legal.as_array().expect("a list").clone()
}

fn seek(session: u32, ply: usize, moves: &[String]) -> Value {
    json!({ "request": "seek", "session": session, "ply": ply, "moves": moves })
}

#[test]
fn a_game_is_played_by_requests_alone() {
    for game in doska_play::variants() {
        let mut dispatcher = Dispatcher::default();
        let mut at = open(&mut dispatcher, 1, game, &[])["at"].take();
        for ply in 0..60 {
            assert_eq!(at["ply"], ply, "{game}");
            if !at["outcome"].is_null() {
                break;
            }
            assert!(!at["next"].as_array().expect("a list").is_empty(), "{game}");
            let legal = legal(&mut dispatcher, 1);
            let chosen = &legal[(ply * 7) % legal.len()];
            let text = chosen["move"].as_str().expect("a text");
            let tap =
                json!({ "request": "tap", "session": 1, "from": 0, "steps": chosen["steps"] });
            let input = ok(&mut dispatcher, &tap);
            assert_eq!(input["move"], chosen["move"], "{game}: {input}");
            let read = json!({ "request": "read-move", "session": 1, "text": text, "pass": "" });
            assert_eq!(ok(&mut dispatcher, &read), chosen["move"]);
            let mut moved = ok(&mut dispatcher, &seek(1, ply, &[text.to_owned()]));
            assert_eq!(moved["moves"], json!([text]), "{game}");
            at = moved["at"].take();
        }
    }
}

/// Some moves of a game.
fn sample(game: &str, plies: usize) -> Vec<String> {
    let mut dispatcher = Dispatcher::default();
    open(&mut dispatcher, 1, game, &[]);
    let mut moves = Vec::new();
    for ply in 0..plies {
        let legal = legal(&mut dispatcher, 1);
        let Some(chosen) = legal.get((ply * 5) % legal.len().max(1)) else {
            break;
        };
        moves.push(chosen["move"].as_str().expect("a text").to_owned());
        ok(&mut dispatcher, &seek(1, ply, &moves[ply..]));
    }
    moves
}

#[test]
fn a_session_that_goes_back_and_forth_stands_where_a_fresh_one_does() {
    for game in doska_play::variants() {
        let mut dispatcher = Dispatcher::default();
        let moves = sample(game, 24);
        open(&mut dispatcher, 7, game, &moves);
        for len in [3, 20, 0, 11, 12, 5] {
            let len = len.min(moves.len());
            let look = json!({ "request": "look", "session": 7, "ply": len });
            let mut looked = ok(&mut dispatcher, &look);
            let mut moved = ok(&mut dispatcher, &seek(7, len, &[]));
            assert_eq!(moved["moves"], json!([]));
            let preview = json!({ "request": "preview", "session": 7, "moves": moves[len..] });
            let seen = ok(&mut dispatcher, &preview);
            let fresh = open(&mut Dispatcher::default(), 1, game, &moves[..len]);
            assert_eq!(moved["at"], fresh["at"], "{game}");
            // What is only looked at says nothing of how a move may begin.
            for part in ["next", "compulsory"] {
                looked[part] = json!([]);
                moved["at"][part] = json!([]);
            }
            assert_eq!(looked, moved["at"], "{game}");
            let back = ok(&mut dispatcher, &seek(7, len, &moves[len..]));
            assert_eq!(back["moves"], json!(moves[len..]), "{game}");
            let last = seen.as_array().expect("a list").last().cloned();
            if let Some(last) = last {
                assert_eq!(last["view"], back["at"]["view"], "{game}");
                assert_eq!(last["last"], back["at"]["last"], "{game}");
            }
            let request = json!({ "request": "replay", "game": line(game, &moves) });
            let all = ok(&mut dispatcher, &request);
            assert_eq!(all[len], looked, "{game}");
        }
    }
}

#[test]
fn a_move_is_entered_tap_by_tap_and_forced_steps_follow() {
    let mut dispatcher = Dispatcher::default();
    // A capture of two men with one way to go: the second landing goes without saying.
    let game = json!({ "game": "turkish", "start": "W:Wd3:Bd4,c5,h8", "moves": [] });
    ok(
        &mut dispatcher,
        &json!({ "request": "open", "session": 3, "game": game }),
    );
    let place = |x: u8, y: u8| json!({ "kind": "place", "x": x, "y": y });
    let tap = |from: usize, steps: &[Value]| json!({ "request": "tap", "session": 3, "from": from, "steps": steps });
    let first = ok(&mut dispatcher, &tap(0, &[place(3, 2)]));
    assert_eq!(
        (&first["state"], &first["next"]),
        (&json!("partial"), &json!([place(3, 4)]))
    );
    let whole = ok(&mut dispatcher, &tap(1, &[place(3, 4)]));
    assert_eq!(whole, json!({ "state": "done", "move": "d3xd5xb5" }));
    // A step can be taken back and another tried; steps that were never entered cannot stay.
    let refused = ok(&mut dispatcher, &tap(1, &[place(0, 0)]));
    assert_eq!(refused["state"], "refused");
    assert_eq!(ok(&mut dispatcher, &tap(0, &[place(3, 2)])), first);
    let wrong = ask(&mut dispatcher, &tap(9, &[]));
    assert_eq!(wrong["error"]["note"]["id"], "web-question");
    // Nothing depends on how long the game is: neither what is sent nor what comes back.
    let sent = tap(1, &[place(3, 4)]).to_string().len();
    assert!(sent < 100, "{sent}");
}

#[test]
fn moves_that_cannot_be_played_leave_a_session_as_it_was() {
    let mut dispatcher = Dispatcher::default();
    let moves = sample("cyclic", 8);
    let before = open(&mut dispatcher, 1, "cyclic", &moves);
    let wrong = [moves[2].clone(), "a1-a1".to_owned()];
    let answer = ask(&mut dispatcher, &seek(1, 2, &wrong));
    assert_eq!(answer["error"]["ply"], 4, "{answer}");
    let after = ok(&mut dispatcher, &seek(1, 8, &[]));
    assert_eq!(after["at"], before["at"]);
    let closed = json!({ "request": "close", "session": 1 });
    assert_eq!(ok(&mut dispatcher, &closed), true);
    let gone = ask(&mut dispatcher, &seek(1, 0, &[]));
    assert_eq!(gone["error"]["note"]["id"], "web-session-unknown");
}

#[test]
fn the_engine_thinks_aloud_and_plays() {
    for game in doska_play::variants() {
        let mut dispatcher = Dispatcher::default();
        let mut heard = Vec::new();
        let question = json!({ "request": "search", "game": line(game, &[]), "multipv": 2, "limits": { "nodes": 3000 } });
        let answer = dispatcher.respond(
            &question.to_string(),
            &mut |said| heard.push(said.to_owned()),
            || false,
        );
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        let first: Value = serde_json::from_str(&heard[0]).expect("infos are JSON");
        assert!(
            first["pv"][0].is_string() && first["score"].is_object(),
            "{first}"
        );
        assert!(
            answer["ok"][0]["depth"].as_u64() >= Some(1),
            "{game}: {answer}"
        );
        let played = ok(
            &mut dispatcher,
            &json!({ "request": "choose-move", "game": line(game, &[]), "level": 1, "limits": {}, "seed": 7 }),
        );
        assert!(played["pv"][0].is_string(), "{game}: {played}");
    }
}

#[test]
fn a_search_without_limits_ends_when_it_is_stopped() {
    let question =
        json!({ "request": "search", "game": line("turkish", &[]), "multipv": 1, "limits": {} });
    let answer = Dispatcher::default().respond(&question.to_string(), &mut |_| {}, || true);
    let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
    assert!(answer["ok"][0]["pv"][0].is_string(), "{answer}");
}

#[test]
fn a_position_is_taken_apart_and_put_together() {
    let mut dispatcher = Dispatcher::default();
    for game in doska_play::variants() {
        let draft = json!({ "request": "edit-position", "game": game, "position": null });
        let mut draft = ok(&mut dispatcher, &draft);
        let compose =
            |draft: &Value| json!({ "request": "compose-position", "game": game, "draft": draft });
        let whole = ok(&mut dispatcher, &compose(&draft));
        assert_eq!(whole["wrong"], Value::Null, "{game}");
        assert_eq!(whole["at"]["view"], draft["view"], "{game}");
        let again = json!({ "request": "edit-position", "game": game, "position": whole["text"] });
        assert_eq!(ok(&mut dispatcher, &again), draft, "{game}");
        // Two pieces more on every cell are too many everywhere.
        let token = whole["palette"]["tokens"][0].clone();
        for cell in draft["view"]["cells"].as_array_mut().expect("a list") {
            cell["stack"] = json!([token, token]);
        }
        let full = ok(&mut dispatcher, &compose(&draft));
        assert_eq!(full["at"], Value::Null, "{game}");
        assert!(full["wrong"]["id"].is_string(), "{game}");
    }
}

#[test]
fn what_cannot_be_answered_is_said() {
    let mut dispatcher = Dispatcher::default();
    let note = |answer: &Value| answer["error"]["note"]["id"].as_str().map(str::to_owned);
    for nonsense in [
        "",
        "null",
        "{}",
        "{\"request\":\"nothing\"}",
        "[[[[",
        "\u{0}",
    ] {
        let answer = dispatcher.respond(nonsense, &mut |_| {}, || false);
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        assert_eq!(note(&answer).as_deref(), Some("web-question"), "{nonsense}");
    }
    let open = |game: Value| json!({ "request": "open", "session": 1, "game": game });
    let chess = ask(&mut dispatcher, &open(line("chess", &[])));
    assert_eq!(note(&chess).as_deref(), Some("game-unknown"));
    assert_eq!(chess["error"]["ply"], 0);
    let moves = ["d3-d4", "a1-a1"].map(str::to_owned);
    let third = ask(&mut dispatcher, &open(line("turkish", &moves)));
    assert_eq!(third["error"]["ply"], 2, "{third}");
    // A game that could not be played leaves nothing behind.
    ok(&mut dispatcher, &open(line("turkish", &moves[..1])));
    let level = json!({ "request": "choose-move", "game": line("turkish", &[]), "level": 11, "limits": {}, "seed": 1 });
    assert_eq!(
        note(&ask(&mut dispatcher, &level)).as_deref(),
        Some("web-level")
    );
    let steps = json!([{ "kind": "restore", "line": 99, "signs": "?" }]);
    ok(&mut dispatcher, &open(line("backups", &[])));
    let tap = json!({ "request": "tap", "session": 1, "from": 0, "steps": steps });
    let input = ok(&mut dispatcher, &tap);
    assert_eq!(input["state"], "refused", "{input}");
    let draft = json!({ "request": "edit-position", "game": "backups", "position": null });
    let mut draft = ok(&mut dispatcher, &draft);
    let backup = json!({
        "kind": "backup", "seat": 0, "count": 4, "piece": "man", "line": 99, "signs": "?"
    });
    draft["view"]["areas"] = json!([backup]);
    let compose = json!({ "request": "compose-position", "game": "backups", "draft": draft });
    assert_eq!(
        note(&ask(&mut dispatcher, &compose)).as_deref(),
        Some("edit-signs")
    );
}
