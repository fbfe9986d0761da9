//! What the analysis page asks: records, reviews, tables of endings.

use doska_play::tables::{Class, Tables, solve};
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

const FILE: &str = "[White \"Anna\"]\n[Result \"*\"]\n[Variant \"cyclic@1\"]\n\n\
    1. c3-d4 $1 {bold} 1... b6-c5 (1... b6-a5 {safer}) 2. d4xb6 *\n\n";

#[test]
fn a_file_is_read_and_written_back() {
    let mut dispatcher = Dispatcher::default();
    let text = format!("{FILE}[Variant \"cyclic@1\"]\n\n1. c3-c4 *\n");
    let read = ok(
        &mut dispatcher,
        &json!({ "request": "read-records", "text": text, "game": null }),
    );
    let games = read["games"].as_array().expect("a list");
    assert_eq!(games.len(), 2);
    let record = &games[0]["record"];
    assert_eq!(
        record["tags"][0],
        json!({ "name": "White", "value": "Anna" })
    );
    assert_eq!(record["nodes"].as_array().map(Vec::len), Some(5));
    let written = ok(
        &mut dispatcher,
        &json!({ "request": "write-record", "record": record }),
    );
    assert_eq!(written, json!(FILE));
    let problem = &games[1]["problem"];
    assert_eq!(problem["wrong"]["ply"], 1);
    assert_eq!(problem["line"], 9, "{problem}");
}

#[test]
fn what_names_no_game_is_read_as_the_game_that_is_meant() {
    let mut dispatcher = Dispatcher::default();
    let read = |dispatcher: &mut Dispatcher, game: &Value| {
        ok(
            dispatcher,
            &json!({ "request": "read-records", "text": "c3-d4 b6-c5", "game": game }),
        )
    };
    let games = read(&mut dispatcher, &json!("cyclic"))["games"].take();
    assert_eq!(
        games[0]["record"]["nodes"].as_array().map(Vec::len),
        Some(3)
    );
    assert_eq!(read(&mut dispatcher, &Value::Null)["games"], json!([]));
    let answer = ask(
        &mut dispatcher,
        &json!({ "request": "read-records", "text": "", "game": "go" }),
    );
    assert_eq!(answer["error"]["note"]["args"]["part"], "go", "{answer}");
}

#[test]
fn a_game_is_reviewed_by_what_the_engine_found() {
    let mut dispatcher = Dispatcher::default();
    let moves = ["c3-d4", "b6-c5", "d4xb6", "a7xc5"];
    let mut found = Vec::new();
    for len in 0..=moves.len() {
        let line = json!({ "game": "cyclic", "start": null, "moves": moves[..len] });
        let infos = ok(
            &mut dispatcher,
            &json!({ "request": "search", "game": line, "multipv": 1, "limits": { "nodes": 2000 } }),
        );
        let best = &infos[0];
        assert!(best["worth"]["chance"].is_number() && !best["steps"][0].is_null());
        found.push(json!({ "score": best["score"], "pv": best["pv"] }));
    }
    found[1] = Value::Null;
    let line = json!({ "game": "cyclic", "start": null, "moves": moves });
    let review = ok(
        &mut dispatcher,
        &json!({ "request": "review-game", "game": line, "found": found }),
    );
    assert_eq!(review["worths"].as_array().map(Vec::len), Some(5));
    assert!(review["worths"][1].is_null());
    let reviewed = review["moves"].as_array().expect("a list");
    let plies: Vec<_> = reviewed.iter().map(|reviewed| &reviewed["ply"]).collect();
    assert_eq!(plies, [3, 4]);
    assert_eq!(review["seats"].as_array().map(Vec::len), Some(2));
}

#[test]
fn tables_are_wanted_given_and_asked() {
    let mut dispatcher = Dispatcher::default();
    let ending = |dispatcher: &mut Dispatcher, position: &str| {
        let line = json!({ "game": "turkish", "start": position, "moves": [] });
        ok(
            dispatcher,
            &json!({ "request": "probe-tables", "game": line }),
        )
    };
    let before = ending(&mut dispatcher, "W:WKh1:BKa7");
    assert_eq!(before, json!({ "verdict": null, "wanted": ["KvK"] }));
    let class = Class::read("KvK").expect("a class");
    let table = &solve::solve(class, &Tables::default(), 1, &()).expect("it is solved")[0];
    let mut bytes = table.write();
    assert!(dispatcher.table(&bytes));
    let after = ending(&mut dispatcher, "B:WKh2:BKh7");
    assert_eq!(
        after["verdict"],
        json!({ "winner": 1, "plies": 1, "doubt": false }),
        "{after}"
    );
    let line = json!({ "game": "turkish", "start": "B:WKh2:BKh7", "moves": [] });
    let infos = ok(
        &mut dispatcher,
        &json!({ "request": "search", "game": line, "multipv": 1, "limits": { "nodes": 500 } }),
    );
    assert_eq!(infos[0]["score"], json!({ "mate": -1 }));
    // Material of the whole set, and other games, want nothing.
    assert_eq!(
        ending(&mut dispatcher, "W:WKa1,Kb1,Kc1,Kd1:BKe8,Kf8")["wanted"],
        json!([])
    );
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    assert!(!dispatcher.table(&bytes), "a damaged table is refused");
    assert!(!dispatcher.table(b"nonsense"));
}
