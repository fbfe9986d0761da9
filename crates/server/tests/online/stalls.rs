//! Nodes that were stopped, cut off from the store or from the bus, and come back.

use std::time::Duration;

use doska_server::store::{StoreError, Tx, nodes};
use doska_server::{cluster, presence};
use doska_testing::Nats;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::server::{START, TestServer, until};
use crate::socket::{Client, listen};

fn live() -> Value {
    json!({"initial": 60, "increment": 0})
}

/// Long enough for a node to find out that it was stopped.
const STOPPED: Duration = Duration::from_millis(6_500);

#[tokio::test]
async fn no_clock_runs_while_a_write_hangs_that_comes_through_in_the_end() {
    let server = TestServer::new();
    let (game, white, black) = server.game("turkish", live()).await;
    server.play(&game, &white, "d3-d4", 0).await;
    let beating = tokio::spawn(server.app.games.clone().beat(server.app.node.clone()));
    sleep(Duration::from_millis(200)).await;
    // The disk takes nothing; the sign of life that is given meanwhile succeeds in the end. Black had a minute.
    let clock = server.app.clock.clone();
    let hang = move |tx: &mut dyn Tx| {
        let begun = std::time::Instant::now();
        while begun.elapsed() < STOPPED {
            // Where others write meanwhile, the sign of life waits for this row.
            tx.execute("UPDATE settings SET value = value", &[])?;
            std::thread::sleep(Duration::from_millis(500));
            if begun.elapsed() > STOPPED / 2 {
                clock.set(START + 90_000);
            }
        }
        Ok::<_, StoreError>(())
    };
    let store = server.app.store.clone();
    let hanging = tokio::spawn(async move { store.write(hang).await });
    hanging.await.unwrap().unwrap();
    let (status, answer) = server.play(&game, &black, "d6-d5", 1).await;
    assert_eq!(status, 200, "{answer}");
    server.app.games.expire_due().await.unwrap();
    let (_, shown) = server.get(&format!("/games/{game}")).await;
    assert_eq!(
        (&shown["status"], &shown["clocks"]),
        (&json!("playing"), &json!([60_000, 60_000])),
        "{shown}"
    );
    beating.abort();
}

#[tokio::test]
async fn a_node_that_was_taken_for_dead_says_again_who_is_there() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let [one, two] = &nodes[..] else {
        unreachable!("there are two nodes")
    };
    let (game, white, black) = one.game("turkish", live()).await;
    one.play(&game, &white, "d3-d4", 0).await;
    let address = listen(two).await;
    let mut client = Client::open(&address, Some(&black)).await;
    let hello = json!({"type": "hello", "games": [{"id": game, "version": 0}]});
    client.send(hello).await;
    client.next("game").await;
    let beating = tokio::spawn(two.app.games.clone().beat(two.app.node.clone()));
    let writing = tokio::spawn(presence::run(two.app.clone()));
    let table = one.app.games.table(&game).await.unwrap().unwrap();
    let seen = async || one.app.presence(&table).await.unwrap().seats;
    let is_there = async || (seen().await == [false, true]).then_some(());
    until("Black at the board", is_there).await;
    // For the others it is long ago that it was heard: they bury it.
    one.app.clock.set(START + 30_000);
    let before = one.app.store.read(nodes::all).await.unwrap();
    assert_eq!(before.len(), 1);
    presence::bury_dead(&one.app).await.unwrap();
    assert_eq!(seen().await, [false, false]);
    // It is there all the time.
    one.app.clock.set(START);
    until("Black at the board again", is_there).await;
    beating.abort();
    writing.abort();
}

#[tokio::test]
async fn what_a_node_does_that_nobody_can_hear_is_found() {
    let mut nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let [one, two] = &nodes[..] else {
        unreachable!("there are two nodes")
    };
    let (maker, other) = (one.guest().await, one.guest().await);
    let address = listen(two).await;
    let mut client = Client::open(&address, Some(&other)).await;
    client.next("welcome").await;
    let beating = tokio::spawn(one.app.games.clone().beat(one.app.node.clone()));
    let looking = tokio::spawn(cluster::run(two.app.clone()));
    nats.stop();
    sleep(Duration::from_millis(300)).await;
    let asked = json!({"game": "turkish", "clock": {"days": 3}, "opponent": other.id, "seat": 0});
    let (status, made) = one.post("/challenges", &maker, asked).await;
    assert_eq!(status, 201, "{made}");
    let notice = client.next("notice").await;
    assert_eq!(notice["notice"]["challenge_id"], made["id"], "{notice}");
    // And so is a game that begins.
    let join = format!("/challenges/{}/join", made["id"].as_str().unwrap());
    let (status, joined) = one.post(&join, &other, json!({})).await;
    assert_eq!(status, 200, "{joined}");
    loop {
        let notice = client.next("notice").await["notice"].clone();
        if notice["kind"] == "game_started" {
            assert_eq!(notice["game_id"], joined["game_id"]);
            break;
        }
    }
    beating.abort();
    looking.abort();
}
