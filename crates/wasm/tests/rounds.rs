//! A game at the page's board, question by question.

use doska_wasm::Dispatcher;
use serde_json::{Value, json};

struct Page(Dispatcher);

impl Page {
    fn ask(&mut self, question: &Value) -> Result<Value, Value> {
        let answer = self.0.respond(&question.to_string(), &mut |_| {}, || false);
        let mut answer: Value = serde_json::from_str(&answer).unwrap();
        match answer["ok"].take() {
            Value::Null => Err(answer["error"].take()),
            ok => Ok(ok),
        }
    }

    fn open(&mut self, line: &Value, more: &Value, now: u64) -> Result<Value, Value> {
        let mut round = json!({ "line": line, "clock": null, "left": null, "end": null });
        for (key, value) in more.as_object().unwrap() {
            round[key] = value.clone();
        }
        self.ask(&json!({ "request": "open-round", "session": 1, "round": round, "now": now }))
    }

    fn act(&mut self, seat: usize, act: &Value, now: u64) -> Result<Value, Value> {
        self.ask(&json!({ "request": "act-in-round", "session": 1, "seat": seat, "act": act, "now": now }))
    }
}

fn page() -> Page {
    Page(Dispatcher::default())
}

fn turkish(moves: &[&str]) -> Value {
    json!({ "game": "turkish", "start": null, "moves": moves })
}

fn played(text: &str) -> Value {
    json!({ "kind": "play", "move": text })
}

#[test]
fn a_game_is_opened_played_taken_back_and_given_up() {
    let mut page = page();
    let round = page
        .open(&turkish(&[]), &json!({ "clock": "1+2" }), 0)
        .unwrap();
    assert_eq!(round["clocks"]["left"], json!([60_000, 60_000]));
    assert_eq!(round["clocks"]["runs"], Value::Null);
    let round = page.act(0, &played("d3-d4"), 500).unwrap();
    assert_eq!(round["effects"], json!([{ "kind": "played" }]));
    assert_eq!(
        (&round["kept"], &round["moves"]),
        (&json!(0), &json!(["d3-d4"]))
    );
    assert_eq!(round["clocks"]["runs"], 1);
    let round = page.act(1, &played("e6-e5"), 10_500).unwrap();
    assert_eq!(round["clocks"]["left"], json!([60_000, 52_000]));
    let back =
        json!({ "request": "take-back-in-round", "session": 1, "seats": [0], "now": 11_000 });
    let round = page.ask(&back).unwrap();
    assert_eq!((&round["kept"], &round["moves"]), (&json!(0), &json!([])));
    assert_eq!(round["clocks"]["left"], json!([59_500, 52_000]));
    let round = page.act(0, &json!({ "kind": "resign" }), 12_000).unwrap();
    assert_eq!(round["outcome"]["winners"], json!([1]));
    assert_eq!(round["outcome"]["reason"], "resignation");
    assert_eq!(round["clocks"]["runs"], Value::Null);
    // The end is taken back first, and then there is nothing more.
    assert_eq!(page.ask(&back).unwrap()["outcome"], Value::Null);
    assert_eq!(
        page.ask(&back).unwrap_err()["note"]["id"],
        "round-nothing-back"
    );
}

#[test]
fn a_kept_game_goes_on_with_what_was_left() {
    let mut page = page();
    let kept = json!({ "clock": "1+0", "left": [20_000, 5_000] });
    let round = page.open(&turkish(&["d3-d4"]), &kept, 100_000).unwrap();
    assert_eq!(round["clocks"]["runs"], 1);
    let tick = |now: u64| json!({ "request": "tick-round", "session": 1, "now": now });
    assert_eq!(page.ask(&tick(104_999)).unwrap()["outcome"], Value::Null);
    let round = page.ask(&tick(105_000)).unwrap();
    assert_eq!(round["outcome"]["reason"], "time");
    assert_eq!(round["effects"][0]["kind"], "ended");
    // It is kept with its end, and is over when it is opened anew.
    let kept = json!({ "clock": "1+0", "left": [20_000, 0], "end": round["outcome"] });
    let round = page.open(&turkish(&["d3-d4"]), &kept, 0).unwrap();
    assert_eq!(round["outcome"]["winners"], json!([0]));
    assert_eq!(round["clocks"]["runs"], Value::Null);
    let late = page.act(1, &played("e6-e5"), 1).unwrap_err();
    assert_eq!(late["note"]["id"], "round-over");
}

#[test]
fn a_draw_is_asked_for_and_agreed_to() {
    let mut page = page();
    page.open(&turkish(&[]), &json!({}), 0).unwrap();
    let ask = json!({ "kind": "ask", "wish": { "kind": "draw" } });
    let round = page.act(0, &ask, 0).unwrap();
    assert_eq!(round["asked"]["by"], 0);
    let round = page.act(1, &json!({ "kind": "agree" }), 0).unwrap();
    assert_eq!(
        round["outcome"],
        json!({ "winners": [], "reason": "agreement" })
    );
}

#[test]
fn the_engine_takes_a_draw_where_it_is_worse() {
    let mut page = page();
    let mut agrees = |seat: usize| {
        let line = json!({ "game": "turkish", "start": "W:WKa1,Kb1,Kc1:Bh5", "moves": [] });
        let go = json!({ "depth": 3 });
        let question =
            json!({ "request": "accepts-draw", "game": line, "seat": seat, "limits": go });
        page.ask(&question).unwrap()
    };
    assert_eq!(agrees(0), false);
    assert_eq!(agrees(1), true);
}

#[test]
fn what_cannot_be_is_named() {
    let mut page = page();
    let id = |answer: Result<Value, Value>| answer.unwrap_err()["note"]["id"].clone();
    let tick = json!({ "request": "tick-round", "session": 1, "now": 0 });
    assert_eq!(id(page.ask(&tick)), "session-unknown");
    let line = turkish(&[]);
    assert_eq!(
        id(page.open(&line, &json!({ "clock": "soon" }), 0)),
        "round-clock"
    );
    let left = json!({ "clock": "5+3", "left": [1] });
    assert_eq!(id(page.open(&line, &left, 0)), "round-left");
    let end = json!({ "winners": [7], "reason": "time" });
    assert_eq!(
        id(page.open(&line, &json!({ "end": end }), 0)),
        "round-seat"
    );
    let broken = page.open(&turkish(&["d3-d4", "d3-d4"]), &json!({}), 0);
    assert_eq!(broken.unwrap_err()["ply"], 2);
    page.open(&line, &json!({}), 0).unwrap();
    assert_eq!(id(page.act(9, &played("d3-d4"), 0)), "round-seat");
    assert_eq!(id(page.act(1, &played("d3-d4"), 0)), "round-not-your-turn");
    assert_eq!(id(page.act(0, &played("d3-d6"), 0)), "move-jump");
}

#[test]
fn moves_are_read_as_people_type_them() {
    let mut page = page();
    let mut read = |line: Value, text: &str| {
        page.ask(&json!({ "request": "open", "session": 2, "game": line }))?;
        page.ask(&json!({ "request": "read-move", "session": 2, "text": text, "pass": "пас" }))
    };
    assert_eq!(read(turkish(&[]), "D3 d4").unwrap(), "d3-d4");
    let moving = json!({
        "game": "topological?checkers=2", "start": "M w 0,0=w;1,0=b;2,0=w;3,0=b", "moves": []
    });
    assert_eq!(read(moving, "Пас").unwrap(), "pass");
}
