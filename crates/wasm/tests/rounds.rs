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

    fn start(&mut self, game: &Value, control: &Value, now: u64) -> Result<Value, Value> {
        self.ask(&json!({
            "request": "start-round", "session": 1, "game": game, "control": control, "now": now
        }))
    }

    fn open(&mut self, events: &[Value], left: u64, now: u64) -> Result<Value, Value> {
        self.ask(&json!({
            "request": "open-round", "session": 1, "events": events, "left": left, "now": now
        }))
    }

    fn command(&mut self, id: &str, seat: usize, action: &Value, now: u64) -> Result<Value, Value> {
        let command = json!({ "id": id, "seat": seat, "ply": null, "action": action });
        self.ask(&json!({
            "request": "command-round", "session": 1, "command": command, "now": now
        }))
    }

    fn expire(&mut self, now: u64) -> Result<Value, Value> {
        self.ask(&json!({ "request": "expire-round", "session": 1, "now": now }))
    }
}

fn page() -> Page {
    Page(Dispatcher::default())
}

fn turkish(moves: &[&str]) -> Value {
    json!({ "game": "turkish", "start": null, "moves": moves })
}

fn played(text: &str) -> Value {
    json!({ "kind": "move", "move": text })
}

/// The kinds of the events that are new.
fn kinds(state: &Value) -> Vec<&str> {
    let events = state["events"].as_array().expect("a list");
    let kinds = events.iter().map(|event| event["kind"].as_str());
    kinds.map(|kind| kind.expect("a text")).collect()
}

#[test]
fn a_game_is_started_played_taken_back_and_resigned() {
    let mut page = page();
    let state = page.start(&turkish(&[]), &json!("1+2"), 0).unwrap();
    assert_eq!(kinds(&state), ["started"]);
    assert_eq!(state["clocks"]["remaining"], json!([60_000, 60_000]));
    assert_eq!(state["clocks"]["running"], Value::Null);
    let state = page.command("a", 0, &played("d3-d4"), 500).unwrap();
    assert_eq!(kinds(&state), ["move"]);
    assert_eq!(state["events"][0]["move"], "d3-d4");
    assert_eq!(state["clocks"]["running"], 1);
    // The same command once more changes nothing.
    let again = page.command("a", 0, &played("d3-d4"), 600).unwrap();
    assert_eq!(
        (&again["version"], &again["at"]),
        (&state["version"], &state["at"])
    );
    assert!(kinds(&again).is_empty());
    let state = page.command("b", 1, &played("e6-e5"), 10_500).unwrap();
    assert_eq!(state["clocks"]["remaining"], json!([60_000, 52_000]));
    let back = json!({ "request": "takeback-round", "session": 1, "seats": [0], "now": 11_000 });
    let state = page.ask(&back).unwrap();
    assert_eq!(kinds(&state), ["takeback"]);
    assert_eq!(
        (&state["events"][0]["ply"], &state["at"]["ply"]),
        (&json!(0), &json!(0))
    );
    assert_eq!(state["clocks"]["remaining"], json!([59_500, 52_000]));
    let resigns = json!({ "kind": "resign" });
    let state = page.command("c", 0, &resigns, 12_000).unwrap();
    assert_eq!(
        state["outcome"],
        json!({ "winners": [1], "reason": "resignation" })
    );
    assert_eq!(state["clocks"]["running"], Value::Null);
    // The end is taken back first, and then there is nothing more.
    assert_eq!(page.ask(&back).unwrap()["outcome"], Value::Null);
    let nothing = page.ask(&back).unwrap_err();
    assert_eq!(nothing["note"]["id"], "round-nothing-back");
}

#[test]
fn a_log_is_taken_up_again_and_clocks_stand_still_meanwhile() {
    let mut page = page();
    let mut log = Vec::new();
    let mut keep = |state: Value| {
        log.extend(state["events"].as_array().expect("a list").iter().cloned());
        log.clone()
    };
    keep(page.start(&turkish(&[]), &json!("1+0"), 0).unwrap());
    let kept = keep(page.command("a", 0, &played("d3-d4"), 1_000).unwrap());
    // Left after ten seconds, opened an hour later.
    let mut page = Page(Dispatcher::default());
    let state = page.open(&kept, 11_000, 3_600_000).unwrap();
    assert_eq!(kinds(&state), ["paused", "resumed"]);
    assert_eq!(state["clocks"]["remaining"], json!([60_000, 50_000]));
    assert_eq!(state["clocks"]["running"], 1);
    keep(state);
    assert_eq!(page.expire(3_649_999).unwrap()["outcome"], Value::Null);
    let state = page.expire(3_650_000).unwrap();
    assert_eq!(
        (kinds(&state), &state["outcome"]["reason"]),
        (vec!["ended"], &json!("time"))
    );
    // It is kept with its end, and is over when it is opened again.
    let kept = keep(state);
    let state = page.open(&kept, 3_660_000, 4_000_000).unwrap();
    assert_eq!(state["outcome"]["winners"], json!([0]));
    assert_eq!(state["clocks"]["running"], Value::Null);
    let late = page.command("b", 1, &played("e6-e5"), 4_000_001);
    assert_eq!(late.unwrap_err()["note"]["id"], "round-over");
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut page = page();
    page.start(&turkish(&[]), &Value::Null, 0).unwrap();
    let offer = json!({ "kind": "offer", "offer": { "kind": "draw" } });
    let state = page.command("a", 0, &offer, 0).unwrap();
    assert_eq!(state["offer"]["by"], 0);
    let state = page
        .command("b", 1, &json!({ "kind": "accept" }), 0)
        .unwrap();
    assert_eq!(
        state["outcome"],
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
    assert_eq!(id(page.expire(0)), "web-session-unknown");
    let game = turkish(&[]);
    assert_eq!(id(page.start(&game, &json!("soon"), 0)), "round-clock");
    let broken = page.start(&turkish(&["d3-d4", "d3-d4"]), &Value::Null, 0);
    assert_eq!(broken.unwrap_err()["ply"], 2);
    assert_eq!(id(page.open(&[], 0, 0)), "round-log-empty");
    page.start(&game, &Value::Null, 0).unwrap();
    let mut command = |seat, text| id(page.command("a", seat, &played(text), 0));
    assert_eq!(command(9, "d3-d4"), "round-seat");
    assert_eq!(command(1, "d3-d4"), "round-not-your-turn");
    assert_eq!(command(0, "d3-d6"), "move-jump");
    let seek = json!({ "request": "seek", "session": 1, "ply": 0, "moves": ["d3-d4"] });
    assert_eq!(id(page.ask(&seek)), "web-question");
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

#[test]
fn events_from_elsewhere_are_folded_and_leave_a_half_entered_move() {
    let mut here = page();
    let mut there = page();
    let state = there.start(&turkish(&[]), &Value::Null, 0).unwrap();
    let log = state["events"].as_array().unwrap().clone();
    here.ask(&json!({
        "request": "open-round", "session": 1, "events": log, "left": null, "now": 0
    }))
    .unwrap();
    let step = json!({ "kind": "place", "x": 3, "y": 2 });
    let tap = json!({ "request": "tap", "session": 1, "from": 0, "steps": [step] });
    assert_eq!(here.ask(&tap).unwrap()["state"], "partial");
    let accept = |events: &Value| json!({ "request": "accept-round", "session": 1, "events": events, "now": 9 });
    let offer = json!({ "kind": "offer", "offer": { "kind": "draw" } });
    let offered = there.command("a", 1, &offer, 5).unwrap();
    let state = here.ask(&accept(&offered["events"])).unwrap();
    assert_eq!(
        (&state["offer"]["by"], &state["version"]),
        (&json!(1), &json!(2))
    );
    // What was entered is still there: the next step follows it.
    let next = json!({ "request": "tap", "session": 1, "from": 1, "steps": [{ "kind": "place", "x": 3, "y": 3 }] });
    assert_eq!(here.ask(&next).unwrap()["move"], "d3-d4");
    // The same events again do not fit.
    assert!(here.ask(&accept(&offered["events"])).is_err());
    let moved = there.command("b", 0, &played("d3-d4"), 7).unwrap();
    let state = here.ask(&accept(&moved["events"])).unwrap();
    assert_eq!(
        (&state["at"]["ply"], &state["offer"]),
        (&json!(1), &Value::Null)
    );
    assert!(
        here.ask(&json!({ "request": "tap", "session": 1, "from": 1, "steps": [] }))
            .is_err()
    );
}
