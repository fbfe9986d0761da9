//! What every bus does, local or over NATS.

use std::sync::Arc;
use std::time::Duration;

use doska_contract::online::Notice;
use doska_server::bus::{Bus, BusState, Listener, Message, Topic};
use doska_testing::Nats;
use url::Url;

use crate::server::{PATIENCE, until};

/// Two ends of a bus: of the local one both are the same.
struct Ends {
    kind: &'static str,
    here: Bus,
    there: Bus,
    _nats: Option<Nats>,
}

async fn both() -> Vec<Ends> {
    let (local, nats) = (Bus::local(), Nats::start());
    let (here, there) = (connect(&nats.url()).await, connect(&nats.url()).await);
    vec![
        Ends {
            kind: "local",
            here: local.clone(),
            there: local,
            _nats: None,
        },
        Ends {
            kind: "nats",
            here,
            there,
            _nats: Some(nats),
        },
    ]
}

async fn connect(url: &str) -> Bus {
    Bus::nats(&[url.parse().unwrap()], "test").await.unwrap()
}

fn game(id: &str) -> Topic {
    Topic::Game(id.to_owned())
}

fn events(id: &str, version: u32) -> Message {
    Message::Events {
        game: id.to_owned(),
        events: vec![(version, Arc::from("{}"))],
        ended: false,
    }
}

async fn next(listener: &mut Listener) -> Option<Message> {
    let next = tokio::time::timeout(PATIENCE, listener.next()).await;
    next.ok().flatten().map(|message| (*message).clone())
}

/// Nothing comes before a message that is sent after everything else.
async fn nothing(bus: &Bus, listener: &mut Listener, topic: &Topic) {
    bus.publish(topic, Message::Lobby);
    assert_eq!(next(listener).await, Some(Message::Lobby));
}

#[tokio::test]
async fn messages_come_in_order_to_those_who_listen() {
    for Ends {
        kind, here, there, ..
    } in &both().await
    {
        let mut one = here.listen();
        let mut two = there.listen();
        one.subscribe(game("a"));
        two.subscribe(game("a"));
        two.subscribe(game("b"));
        for version in 1..=100 {
            there.publish(&game("a"), events("a", version));
        }
        here.publish(&game("b"), events("b", 1));
        for version in 1..=100 {
            let expected = Some(events("a", version));
            assert_eq!(next(&mut one).await, expected, "{kind}");
            assert_eq!(next(&mut two).await, expected, "{kind}");
        }
        assert_eq!(next(&mut two).await, Some(events("b", 1)), "{kind}");
        nothing(here, &mut one, &game("a")).await;
        let versions: Vec<(String, u32)> = here.followed();
        assert!(versions.contains(&("a".to_owned(), 100)), "{kind}");
    }
}

#[tokio::test]
async fn whoever_no_longer_listens_hears_nothing() {
    for Ends {
        kind, here, there, ..
    } in &both().await
    {
        let mut listener = here.listen();
        listener.subscribe(game("a"));
        listener.subscribe(Topic::Lobby);
        listener.unsubscribe(&game("a"));
        there.publish(&game("a"), events("a", 1));
        nothing(there, &mut listener, &Topic::Lobby).await;
        assert_eq!(here.listeners(&Topic::Lobby), 1, "{kind}");
        drop(listener);
        assert_eq!(here.listeners(&Topic::Lobby), 0, "{kind}");
        assert!(here.followed().is_empty(), "{kind}");
    }
}

#[tokio::test]
async fn every_kind_of_message_arrives_as_it_was_sent() {
    let player = Topic::Player("bot-1".to_owned());
    let notice = Notice::YourTurn {
        game_id: "g".to_owned(),
        game: "turkish".to_owned(),
        seat: 1,
        ply: 3,
    };
    let presence = doska_contract::online::Presence {
        game: "g".to_owned(),
        seats: vec![true, false],
        watching: 2,
        claim_at: vec![None, Some(5)],
    };
    let messages = [
        events("g", 7),
        Message::Stored {
            game: "g".to_owned(),
            version: 9,
        },
        Message::Presence { presence },
        Message::Notice { notice },
        Message::Lobby,
        Message::Revoked { token: None },
        Message::Changed {
            player: "p".to_owned(),
        },
        Message::Work {
            item: "analysis".to_owned(),
        },
    ];
    for Ends {
        kind, here, there, ..
    } in &both().await
    {
        let mut listener = there.listen();
        listener.subscribe(player.clone());
        for message in &messages {
            here.publish(&player, message.clone());
            assert_eq!(next(&mut listener).await.as_ref(), Some(message), "{kind}");
        }
    }
}

#[tokio::test]
async fn too_many_messages_are_noticed() {
    for Ends {
        kind, here, there, ..
    } in &both().await
    {
        let mut slow = here.listen();
        slow.subscribe(Topic::Lobby);
        let mut quick = here.listen();
        quick.subscribe(Topic::Servers);
        for _ in 0..2000 {
            there.publish(&Topic::Lobby, Message::Lobby);
        }
        nothing(there, &mut quick, &Topic::Servers).await;
        assert!(slow.missed(), "{kind}");
        assert!(!quick.missed(), "{kind}");
    }
}

#[tokio::test]
async fn clusters_do_not_hear_each_other() {
    let nats = Nats::start();
    let url: Url = nats.url().parse().unwrap();
    let one = Bus::nats(std::slice::from_ref(&url), "one").await.unwrap();
    let other = Bus::nats(&[url], "other").await.unwrap();
    let mut listener = one.listen();
    listener.subscribe(Topic::Lobby);
    let own = Message::Changed {
        player: "p".to_owned(),
    };
    // Both talk: what comes is its own alone, so that silence is not a message on its way.
    for _ in 0..20 {
        other.publish(&Topic::Lobby, Message::Lobby);
        one.publish(&Topic::Lobby, own.clone());
        assert_eq!(next(&mut listener).await.as_ref(), Some(&own));
    }
}

#[tokio::test]
async fn after_nats_was_away_it_is_connected_again_and_says_so() {
    let mut nats = Nats::start();
    let (here, there) = (connect(&nats.url()).await, connect(&nats.url()).await);
    let mut gaps = here.gaps().unwrap();
    assert_eq!(here.state(), BusState::Connected);
    nats.stop();
    becomes(&here, BusState::Disconnected).await;
    // Nobody waits for what cannot be told.
    for _ in 0..100_000 {
        here.publish(&Topic::Lobby, Message::Lobby);
    }
    nats.start_again();
    gaps.changed().await.unwrap();
    becomes(&there, BusState::Connected).await;
    let mut listener = here.listen();
    listener.subscribe(Topic::Servers);
    // The subscription is made again a moment after the connection.
    let heard = until("a message after the gap", async || {
        there.publish(&Topic::Servers, Message::Lobby);
        let soon = Duration::from_millis(50);
        tokio::time::timeout(soon, listener.next()).await.ok()
    });
    assert_eq!(heard.await.as_deref(), Some(&Message::Lobby));
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_named_without_its_password() {
    let url: Url = "nats://me:secret@127.0.0.1:1".parse().unwrap();
    let error = Bus::nats(&[url], "test").await.err().unwrap();
    assert_eq!(error.at, "nats://me:***@127.0.0.1:1");
    assert!(!format!("{error:?}").contains("secret"), "{error:?}");
}

async fn becomes(bus: &Bus, state: BusState) {
    until("another state of the bus", async || {
        (bus.state() == state).then_some(())
    })
    .await;
}
