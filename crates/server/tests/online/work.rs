//! Work as rows: claimed with leases, once in effect, taken over from those who died.

use std::collections::HashSet;

use doska_server::bots;
use doska_server::store::outbox::{self, Item, Lease};
use doska_server::store::{StoreError, Tx};
use doska_testing::Nats;
use serde_json::json;

use crate::server::{START, TestServer, until};

const MINUTE: u64 = 60_000;

async fn take(node: &TestServer, worker: &'static str, now: u64, most: u32) -> Vec<Item> {
    let take = move |tx: &mut dyn Tx| {
        let lease = Lease {
            worker: worker.to_owned(),
            kinds: &["test"],
            most,
            time: MINUTE,
        };
        outbox::take(tx, &lease, now)
    };
    node.app.store.write(take).await.unwrap()
}

async fn finish(node: &TestServer, item: &Item) -> Result<(), StoreError> {
    let item = item.clone();
    let finish = move |tx: &mut dyn Tx| outbox::finish(tx, &item);
    node.app.store.write(finish).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_never_take_the_same() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 3).await;
    let add = |tx: &mut dyn Tx| {
        for number in 0..60 {
            outbox::add(tx, "test", &number.to_string(), START, START)?;
        }
        Ok::<_, StoreError>(())
    };
    nodes[0].app.store.write(add).await.unwrap();
    let mut taken = Vec::new();
    while taken.len() < 60 {
        let (one, two, three) = tokio::join!(
            take(&nodes[0], "one", START, 7),
            take(&nodes[1], "two", START, 7),
            take(&nodes[2], "three", START, 7),
        );
        let before = taken.len();
        taken.extend(one.into_iter().chain(two).chain(three));
        assert!(taken.len() > before, "{before} were taken");
    }
    let different: HashSet<&str> = taken.iter().map(|item| item.body.as_str()).collect();
    assert_eq!((taken.len(), different.len()), (60, 60));
    assert!(take(&nodes[0], "one", START, 7).await.is_empty());
}

#[tokio::test]
async fn what_a_dead_worker_had_is_taken_over_and_takes_effect_once() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 2).await;
    let add = |tx: &mut dyn Tx| outbox::add(tx, "test", "x", START, START);
    nodes[0].app.store.write(add).await.unwrap();
    let first = take(&nodes[0], "one", START, 1).await.pop().unwrap();
    let progress = |tx: &mut dyn Tx| outbox::progress(tx, "test", "x");
    assert_eq!(nodes[1].app.store.read(progress).await.unwrap(), None);
    let renewed = first.clone();
    let renew = move |tx: &mut dyn Tx| outbox::renew(tx, &renewed, START + 2 * MINUTE, 250);
    assert!(nodes[0].app.store.write(renew).await.unwrap());
    assert_eq!(nodes[1].app.store.read(progress).await.unwrap(), Some(250));
    let later = START + MINUTE + 1;
    assert!(take(&nodes[1], "two", later, 1).await.is_empty());
    // From then on nothing was heard of it.
    let later = START + 2 * MINUTE + 1;
    let second = take(&nodes[1], "two", later, 1).await.pop().unwrap();
    assert_eq!(
        (second.id.as_str(), second.attempts),
        (first.id.as_str(), 2)
    );
    // The first one was only slow: what it did does not count any more.
    let late = finish(&nodes[0], &first).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let kept = first.clone();
    let renew = move |tx: &mut dyn Tx| outbox::renew(tx, &kept, later + MINUTE, 500);
    assert!(!nodes[0].app.store.write(renew).await.unwrap());
    finish(&nodes[1], &second).await.unwrap();
    assert!(take(&nodes[0], "one", later + MINUTE, 1).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_several_nodes_answer_once() {
    let nats = Nats::start();
    let nodes = TestServer::nodes(&nats, 3).await;
    // One serves, the others play for the bots.
    for node in &nodes[1..] {
        tokio::spawn(bots::run(node.app.clone()));
    }
    let person = nodes[0].guest().await;
    let asked = json!({"game": "turkish", "clock": {"initial": 300, "increment": 3}, "seat": 0});
    let (_, challenge) = nodes[0].post("/challenges", &person, asked).await;
    let path = format!("/challenges/{}/bots", challenge["id"].as_str().unwrap());
    let game = until("the bots", async || {
        let (status, joined) = nodes[0].post(&path, &person, json!({"bot": "bot-1"})).await;
        let game = joined["game_id"].as_str().map(str::to_owned);
        game.filter(|_| status == 200)
    })
    .await;
    for ply in [0_usize, 2, 4] {
        let (_, state) = nodes[0].get(&format!("/games/{game}")).await;
        let spec = doska_play::GameSpec::read("turkish").unwrap();
        let position = spec.position(state["position"].as_str().unwrap()).unwrap();
        let text = position.moves()[0].text();
        let (status, answer) = nodes[0].play(&game, &person, &text, ply).await;
        assert_eq!(status, 200, "{answer}");
        until(&format!("an answer to move {ply}"), async || {
            let (_, state) = nodes[0].get(&format!("/games/{game}")).await;
            (state["ply"] == ply + 2).then_some(())
        })
        .await;
    }
    let (events, _) = nodes[0].app.games.events_after(&game, 0).await.unwrap();
    assert_eq!(events.len(), 7, "{events:?}");
}
