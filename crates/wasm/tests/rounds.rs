//! A game at the page's board, question by question.

use doska_wasm::Desk;
use serde_json::{Value, json};

struct Page(Desk);

impl Page {
    fn ask(&mut self, question: &Value) -> Result<Value, Value> {
        let answer = self.0.answer(&question.to_string(), &mut |_| {}, || false);
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
        self.ask(&json!({ "ask": "round-open", "round": round, "now": now }))
    }

    fn act(&mut self, seat: usize, act: &Value, now: u64) -> Result<Value, Value> {
        self.ask(&json!({ "ask": "round-act", "seat": seat, "act": act, "now": now }))
    }
}

fn page() -> Page {
    Page(Desk::default())
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
    assert_eq!(round["at"]["moves"], json!(["d3-d4"]));
    assert_eq!(round["clocks"]["runs"], 1);
    let round = page.act(1, &played("e6-e5"), 10_500).unwrap();
    assert_eq!(round["clocks"]["left"], json!([60_000, 52_000]));
    let back = json!({ "ask": "round-back", "seats": [0], "now": 11_000 });
    let round = page.ask(&back).unwrap();
    assert_eq!(round["at"]["moves"], json!([]));
    assert_eq!(round["clocks"]["left"], json!([59_500, 52_000]));
    let round = page.act(0, &json!({ "kind": "resign" }), 12_000).unwrap();
    assert_eq!(round["end"]["winners"], json!([1]));
    assert_eq!(round["end"]["reason"], "resignation");
    assert_eq!(round["clocks"]["runs"], Value::Null);
    // The end is taken back first, and then there is nothing more.
    assert_eq!(page.ask(&back).unwrap()["end"], Value::Null);
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
    let tick = |now: u64| json!({ "ask": "round-tick", "now": now });
    assert_eq!(page.ask(&tick(104_999)).unwrap()["end"], Value::Null);
    let round = page.ask(&tick(105_000)).unwrap();
    assert_eq!(round["end"]["reason"], "time");
    assert_eq!(round["effects"][0]["kind"], "ended");
    // It is kept with its end, and is over when it is opened anew.
    let kept = json!({ "clock": "1+0", "left": [20_000, 0], "end": round["end"] });
    let round = page.open(&turkish(&["d3-d4"]), &kept, 0).unwrap();
    assert_eq!(round["end"]["winners"], json!([0]));
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
        round["end"],
        json!({ "winners": [], "reason": "agreement", "scores": null })
    );
}

#[test]
fn the_engine_takes_a_draw_where_it_is_worse() {
    let mut page = page();
    let mut agrees = |seat: usize| {
        let line = json!({ "game": "turkish", "start": "W:WKa1,Kb1,Kc1:Bh5", "moves": [] });
        let go = json!({ "depth": 3 });
        let question = json!({ "ask": "draw", "line": line, "seat": seat, "go": go });
        page.ask(&question).unwrap()
    };
    assert_eq!(agrees(0), false);
    assert_eq!(agrees(1), true);
}

#[test]
fn what_cannot_be_is_named() {
    let mut page = page();
    let id = |answer: Result<Value, Value>| answer.unwrap_err()["note"]["id"].clone();
    let tick = json!({ "ask": "round-tick", "now": 0 });
    assert_eq!(id(page.ask(&tick)), "round-none");
    let line = turkish(&[]);
    assert_eq!(
        id(page.open(&line, &json!({ "clock": "soon" }), 0)),
        "round-clock"
    );
    let left = json!({ "clock": "5+3", "left": [1] });
    assert_eq!(id(page.open(&line, &left, 0)), "round-left");
    let end = json!({ "winners": [7], "reason": "time", "scores": null });
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
        let question = json!({ "ask": "read", "line": line, "text": text, "pass": "пас" });
        page.ask(&question)
    };
    assert_eq!(read(turkish(&[]), "D3 d4").unwrap(), "d3-d4");
    let moving = json!({
        "game": "topological?checkers=2", "start": "M w 0,0=w;1,0=b;2,0=w;3,0=b", "moves": []
    });
    assert_eq!(read(moving, "Пас").unwrap(), "pass");
}
