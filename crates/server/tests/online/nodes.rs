//! Several nodes on one store: any of them takes any command, and none answers from what it only remembers.

use std::time::Duration;

use doska_server::bus::Topic;
use doska_server::limits::Action;
use doska_server::presence::Written;
use doska_server::store::{StoreError, Tx, limits, nodes, presence as stored};
use doska_server::{cluster, presence};
use doska_testing::Nats;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::server::{START, TestServer, until};
use crate::socket::{Client, listen};

fn blitz() -> Value {
    json!({"initial": 300, "increment": 3})
}

#[tokio::test]
async fn two_nodes_play_one_game() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let (game, white, black) = nodes[0].game("turkish", blitz()).await;
    let mut clients = Vec::new();
    for (node, who) in nodes.iter().zip([&white, &black]) {
        let mut client = Client::open(&listen(node).await, Some(who)).await;
        let hello = json!({"type": "hello", "games": [{"id": game, "version": 0}]});
        client.send(hello).await;
        assert_eq!(client.next("game").await["game"]["ply"], 0);
        assert_eq!(client.next("event").await["event"]["version"], 1);
        clients.push(client);
    }
    for (ply, text) in ["a3-a4", "h6-h5", "b3-b4", "g6-g5"].iter().enumerate() {
        let command = json!({"type": "move", "game": game, "move": text, "ply": ply, "id": text});
        clients[ply % 2].send(command).await;
        for client in &mut clients {
            let event = client.next("event").await;
            assert_eq!(event["event"]["move"], *text, "{event}");
        }
    }
    for node in &nodes {
        let (_, shown) = node.get(&format!("/games/{game}")).await;
        assert_eq!((&shown["version"], &shown["ply"]), (&json!(5), &json!(4)));
    }
}

#[tokio::test]
async fn a_node_that_heard_nothing_does_not_answer_from_an_old_state() {
    let mut nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let [one, two] = &nodes[..] else {
        unreachable!("there are two nodes")
    };
    let (game, white, black) = one.game("turkish", blitz()).await;
    let path = format!("/games/{game}");
    // Both have the game in memory; then they no longer hear each other.
    assert_eq!(two.get(&path).await.1["ply"], 0);
    nats.stop();
    assert_eq!(one.play(&game, &white, "a3-a4", 0).await.0, 200);
    assert_eq!(two.get(&path).await.1["ply"], 1);
    assert_eq!(one.play(&game, &black, "h6-h5", 1).await.0, 200);
    // By what it remembers, this would be refused: it was black's turn.
    assert_eq!(two.play(&game, &white, "b3-b4", 2).await.0, 200);
    // An id that took effect elsewhere gets its first answer.
    let (status, again) = two.play(&game, &black, "h6-h5", 1).await;
    assert_eq!((status, &again["version"]), (200, &json!(3)), "{again}");
    let (status, stale) = one.play(&game, &white, "e3-e4", 0).await;
    assert_eq!(
        (status, &stale["code"], &stale["ply"]),
        (409, &json!("stale"), &json!(3)),
        "{stale}"
    );
}

#[tokio::test]
async fn what_was_lost_while_nats_was_away_is_found() {
    let mut nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let (game, white, _) = nodes[0].game("turkish", blitz()).await;
    let mut client = Client::open(&listen(&nodes[1]).await, None).await;
    let hello = json!({"type": "hello", "games": [{"id": game, "version": 0}]});
    client.send(hello).await;
    client.next("event").await;
    tokio::spawn(nodes[1].app.games.clone().find_lost());
    nats.stop();
    assert_eq!(nodes[0].play(&game, &white, "d3-d4", 0).await.0, 200);
    assert_eq!(client.next("event").await["event"]["move"], "d3-d4");
    nats.start_again();
}

#[tokio::test]
async fn moves_and_flags_at_one_instant_give_one_ending() {
    let nats = Nats::start();
    for round in 0..8 {
        let nodes = TestServer::nodes(&nats, 3).await;
        let (game, white, _) = nodes[0]
            .game("turkish", json!({"initial": 60, "increment": 0}))
            .await;
        assert_eq!(nodes[0].play(&game, &white, "d3-d4", 0).await.0, 200);
        let black_moves = nodes[1].play(&game, &white, "x", 9).await;
        assert_eq!(black_moves.0, 409);
        for node in &nodes {
            node.get(&format!("/games/{game}")).await;
            node.app.clock.set(START + 60_500);
        }
        // One node finds the flag fallen, one gets a resignation, one more finds the flag.
        let resign = json!({"id": format!("r{round}")});
        let path = format!("/games/{game}/resign");
        let (flag, resigned, other) = tokio::join!(
            nodes[0].app.games.expire_due(),
            nodes[1].post(&path, &white, resign),
            nodes[2].app.games.expire_due(),
        );
        flag.unwrap();
        other.unwrap();
        let (_, shown) = nodes[round % 3].get(&format!("/games/{game}")).await;
        assert_eq!(shown["status"], "ended", "{shown}");
        let stored = nodes[0].app.games.events_after(&game, 0).await.unwrap().0;
        let ends = stored.iter().filter(|(_, text)| text.contains("\"ended\""));
        assert_eq!(ends.count(), 1, "{stored:?}");
        assert_eq!(shown["version"], stored.len(), "{resigned:?}");
        for node in &nodes {
            assert_eq!(node.get(&format!("/games/{game}")).await.1, shown);
        }
    }
}

#[tokio::test]
async fn a_node_that_starts_does_not_pause_what_others_play() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 1).await;
    let first = &nodes[0];
    first.app.games.begin(&first.app.node, START).await.unwrap();
    let (game, white, _) = first
        .game("turkish", json!({"initial": 60, "increment": 0}))
        .await;
    first.play(&game, &white, "d3-d4", 0).await;
    first.app.clock.set(START + 10_000);
    let beating = tokio::spawn(first.app.games.clone().beat(first.app.node.clone()));
    // The clocks of tests stand still: this one goes on, so that the node is seen again.
    let clock = first.app.clock.clone();
    let ticking = tokio::spawn(async move {
        loop {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            clock.set(clock.now() + 1);
        }
    });
    let second = TestServer::node(&nats, &first.folder, START + 11_000).await;
    let begun = second.app.games.begin(&second.app.node, START + 10_000);
    begun.await.unwrap();
    let (_, shown) = second.get(&format!("/games/{game}")).await;
    assert_eq!(shown["version"], 2, "{shown}");
    beating.abort();
    ticking.abort();
    // All die; an hour later one starts again.
    let later = START + 3_600_000;
    let third = TestServer::node(&nats, &first.folder, later).await;
    third
        .app
        .games
        .begin(&third.app.node, START + 11_000)
        .await
        .unwrap();
    let (_, shown) = third.get(&format!("/games/{game}")).await;
    assert_eq!(shown["clocks"], json!([60_000, 49_000]), "{shown}");
}

/// Writes who is connected to a node, as the node does a few times a second.
async fn write_presence(node: &TestServer, written: &mut Written) {
    let now = node.app.clock.now();
    let id = node.app.node.clone();
    let seen = move |tx: &mut dyn Tx| nodes::seen(tx, &id, now, None);
    node.app.store.write(seen).await.unwrap();
    presence::write(&node.app, written).await.unwrap();
}

#[tokio::test]
async fn a_player_with_connections_to_two_nodes_is_here_until_the_last_one_ends() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let (game, white, black) = nodes[0].game("turkish", blitz()).await;
    nodes[0].play(&game, &white, "d3-d4", 0).await;
    let mut written = [Written::default(), Written::default()];
    let claim = format!("/games/{game}/claim");
    let body = |id: &str| json!({"kind": "win", "id": id});
    let first = nodes[0].app.presences.come(&game, Some(&black.id));
    let second = nodes[1].app.presences.come(&game, Some(&black.id));
    for (node, written) in nodes.iter().zip(&mut written) {
        write_presence(node, written).await;
    }
    drop(first);
    for (later, status) in [(61_000, 409), (122_000, 409)] {
        for (node, written) in nodes.iter().zip(&mut written) {
            node.app.clock.set(START + later);
            write_presence(node, written).await;
        }
        for node in &nodes {
            let answer = node.post(&claim, &white, body("a")).await;
            assert_eq!(answer.0, status, "{answer:?}");
        }
    }
    drop(second);
    for later in [130_000, 183_000] {
        for (node, written) in nodes.iter().zip(&mut written) {
            node.app.clock.set(START + later);
            write_presence(node, written).await;
        }
    }
    let answer = nodes[0].post(&claim, &white, body("b")).await;
    assert_eq!(answer.0, 200, "{answer:?}");
    // The same claim on the other node gets the same answer.
    assert_eq!(nodes[1].post(&claim, &white, body("b")).await, answer);
}

#[tokio::test]
async fn whoever_was_on_a_node_that_died_has_left() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let (game, white, black) = nodes[0].game("turkish", blitz()).await;
    nodes[0].play(&game, &white, "d3-d4", 0).await;
    let _there = nodes[1].app.presences.come(&game, Some(&black.id));
    let mut written = Written::default();
    write_presence(&nodes[1], &mut written).await;
    // From then on nothing is heard of it.
    let claim = format!("/games/{game}/claim");
    for (later, status) in [(4_000, 409), (59_000, 409), (61_000, 200)] {
        nodes[0].app.clock.set(START + later);
        presence::bury_dead(&nodes[0].app).await.unwrap();
        let body = json!({"kind": "win", "id": "a"});
        let answer = nodes[0].post(&claim, &white, body).await;
        assert_eq!(answer.0, status, "{answer:?}");
    }
}

#[tokio::test]
async fn a_challenge_is_taken_on_a_node_where_its_maker_is_not() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let maker = nodes[0].guest().await;
    let asked = json!({"game": "turkish", "clock": blitz(), "rated": false, "seat": null,
                       "position": null, "listed": true});
    let (_, challenge) = nodes[0].post("/challenges", &maker, asked).await;
    let path = format!("/challenges/{}/join", challenge["id"].as_str().unwrap());
    let taker = nodes[1].guest().await;
    let away = nodes[1].post(&path, &taker, json!({})).await;
    assert_eq!(away.1["code"], "maker_away", "{away:?}");
    let mut listener = nodes[0].app.bus.listen();
    listener.subscribe(Topic::Player(maker.id.clone()));
    write_presence(&nodes[0], &mut Written::default()).await;
    // Ten want it, on both nodes: one gets it.
    let mut others = Vec::new();
    for _ in 0..10 {
        others.push(nodes[1].guest().await);
    }
    let joins = others.iter().enumerate();
    let joins = joins.map(|(index, who)| nodes[index % 2].post(&path, who, json!({})));
    let answers = futures_util::future::join_all(joins).await;
    let seated = answers.iter().filter(|(status, _)| *status == 200);
    assert_eq!(seated.count(), 1, "{answers:?}");
    assert!(
        answers
            .iter()
            .all(|(status, _)| [200, 409].contains(status))
    );
}

#[tokio::test]
async fn a_revoked_session_is_closed_on_every_node() {
    let mut nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    tokio::spawn(cluster::run(nodes[1].app.clone()));
    for told in [true, false] {
        let player = nodes[0].guest().await;
        let mut client = Client::open(&listen(&nodes[1]).await, Some(&player)).await;
        client.next("welcome").await;
        if !told {
            nats.stop();
        }
        let (status, body) = nodes[0]
            .call("DELETE", "/session", Some(&player), None)
            .await;
        assert!(status < 300, "{body}");
        if !told {
            // Nobody hears of it; the node looks for itself.
            cluster::close_revoked(&nodes[1].app).await.unwrap();
        }
        assert!(client.closed().await, "{told}");
        let me = nodes[1].call("GET", "/me", Some(&player), None).await;
        assert_eq!(me.0, 401, "{me:?}");
    }
}

#[tokio::test]
async fn attempts_are_counted_together() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let count = async |node: &TestServer| {
        let count = |tx: &mut dyn Tx| limits::count(tx, "name leyla", 10, 30_000, START);
        node.app.store.write(count).await.unwrap()
    };
    for attempt in 0..10 {
        assert_eq!(count(&nodes[attempt % 2]).await, Ok(()));
    }
    for node in &nodes {
        assert_eq!(count(node).await, Err(30_000));
    }
}

/// What costs no write is counted by each node, which tells the others.
#[tokio::test]
async fn a_flood_over_all_nodes_meets_one_limit() {
    let nats = Nats::start();
    let nodes = TestServer::limited_nodes(&nats, 3).await;
    for node in &nodes {
        tokio::spawn(doska_server::limits::run(node.app.clone()));
    }
    let passed = |node: &TestServer, key: &str| {
        let passes = |_: &u32| node.app.limits.check(Action::Search, key).is_ok();
        (0..60).filter(passes).count()
    };
    // Too little to be worth telling.
    for _ in 0..2 {
        assert!(nodes[0].app.limits.check(Action::Search, "player").is_ok());
    }
    // A flood of its own each time, until the nodes listen and have heard of one: that takes a moment, longer on a busy
    // machine, and two searches come back in each second of it.
    let mut floods = 0;
    until("that others are told", async || {
        floods += 1;
        let flood = format!("flood {floods}");
        assert_eq!(passed(&nodes[0], &flood), 60);
        assert!(passed(&nodes[0], &flood) < 60, "a flood is stopped");
        sleep(Duration::from_millis(300 * floods)).await;
        let more = nodes[1..].iter().map(|node| passed(node, &flood));
        more.max().filter(|more| *more < 30)
    })
    .await;
    for node in &nodes[1..] {
        let own = passed(node, "player");
        assert_eq!(own, 60, "little is not worth telling");
    }
}

#[tokio::test]
async fn a_flag_falls_on_a_node_that_missed_the_last_move() {
    let mut nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let [one, two] = &nodes[..] else {
        unreachable!("there are two nodes")
    };
    let (game, white, _) = one
        .game("turkish", json!({"initial": 60, "increment": 0}))
        .await;
    // The other node has the game in memory, where nobody has moved and there is time for the first move.
    assert_eq!(two.get(&format!("/games/{game}")).await.1["ply"], 0);
    nats.stop();
    assert_eq!(one.play(&game, &white, "d3-d4", 0).await.0, 200);
    // Its clock goes before, so that it is the one to find the deadline.
    for (later, versions) in [(60_400, 2), (60_600, 3)] {
        two.app.clock.set(START + later);
        two.app.games.expire_due().await.unwrap();
        let stored = one.app.games.events_after(&game, 0).await.unwrap().0;
        assert_eq!(stored.len(), versions, "{later} {stored:?}");
    }
    let (_, shown) = one.get(&format!("/games/{game}")).await;
    assert_eq!(shown["outcome"], json!({"winners": [0], "reason": "time"}));
}

#[tokio::test]
async fn whoever_was_on_a_node_that_ends_by_itself_has_left() {
    let server = TestServer::new();
    let left = server.app.store.write(|tx: &mut dyn Tx| {
        let here = stored::Here {
            place: "game".to_owned(),
            player: Some("player".to_owned()),
            connections: 1,
            left_at: None,
        };
        nodes::seen(tx, "ends", START, None)?;
        stored::put(tx, "ends", &here)?;
        stored::leave(tx, "ends", START + 5_000)?;
        assert_eq!(nodes::all(tx)?, []);
        stored::elsewhere(tx, "game", "other", START + 6_000)
    });
    let left: Result<_, StoreError> = left.await;
    let left = left.unwrap();
    assert_eq!(
        (left[0].connections, left[0].left_at),
        (0, Some(START + 5_000))
    );
}

/// The time is nobody's until a server has taken up the games: what a worker plays before would be charged for it.
#[tokio::test]
async fn a_worker_plays_only_while_a_server_is_alive() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let (game, white, black) = nodes[0].game("turkish", blitz()).await;
    nodes[1].app.games.play_for_servers();
    let (status, problem) = nodes[1].play(&game, &white, "d3-d4", 0).await;
    assert_eq!((status, &problem["code"]), (503, &json!("unavailable")));
    let seen = |tx: &mut dyn Tx| nodes::seen(tx, "serves", START, None);
    let seen: Result<bool, StoreError> = nodes[0].app.store.write(seen).await;
    assert!(seen.unwrap());
    assert_eq!(nodes[1].play(&game, &white, "d3-d4", 0).await.0, 200);
    nodes[0].app.clock.set(START + 6_000);
    nodes[1].app.clock.set(START + 6_000);
    assert_eq!(nodes[1].play(&game, &black, "d6-d5", 1).await.0, 503);
}
