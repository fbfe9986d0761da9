//! Atom feeds: one for each player under a secret address, and a public one of new challenges.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use doska_play::Words;
use doska_play::round::Millis;

use super::{Path, Problem, language, origin, words};
use crate::app::App;
use crate::outgoing::feed::{Entry, Feed};
use crate::outgoing::words::{game_and_opponents, game_name, time_left};
use crate::store::games::{self, GameHead};
use crate::store::{StoreError, Tx, challenges, correspondence, notify};

/// How many ended games a feed tells about.
const ENDED: u32 = 20;

/// `GET /feeds/NAME.atom`.
pub async fn show(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let name = name
        .strip_suffix(".atom")
        .ok_or_else(Problem::not_found)?
        .to_owned();
    let (now, origin, lang) = (app.clock.now(), origin(&app, &headers), language(&headers));
    let feed = app
        .store
        .read(move |tx| {
            if name == "challenges" {
                return challenge_feed(tx, words(lang), &origin, now).map(Some);
            }
            let Some(settings) = notify::of_feed(tx, &name)? else {
                return Ok::<_, StoreError>(None);
            };
            let words = words(settings.lang);
            own_feed(tx, words, &settings.player, &name, &origin, now).map(Some)
        })
        .await?;
    let feed = feed.ok_or_else(Problem::not_found)?;
    Ok((
        [
            (CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
            (CACHE_CONTROL, "private, max-age=60"),
        ],
        feed.xml(now),
    ))
}

/// The games of a player: those that wait for a move, those that have begun and those that are over.
fn own_feed(
    tx: &mut dyn Tx,
    words: &Words,
    player: &str,
    secret: &str,
    origin: &str,
    now: Millis,
) -> Result<Feed, StoreError> {
    let mut entries = Vec::new();
    let entry = |kind: &str, head: &GameHead, seat, title: String, more: String, at| Entry {
        id: format!("urn:doska:{}:{kind}", head.id),
        title: format!("{title}: {}", game_name(words, &head.game)),
        summary: format!("{}{more}", game_and_opponents(words, head, seat)),
        url: format!("{origin}/game/{}", head.id),
        at,
    };
    for game in correspondence::my_games(tx, player)? {
        let Some(head) = games::find(tx, &game.id)? else {
            continue;
        };
        let started = words.text("notify-game-started", &[]);
        entries.push(entry(
            "started",
            &head,
            game.seat,
            started,
            String::new(),
            head.created_at,
        ));
        if game.your_turn {
            let left = game
                .deadline
                .map(|deadline| time_left(words, deadline.saturating_sub(now)));
            let left = left.map_or(String::new(), |left| format!(". {left}"));
            let kind = format!("turn:{}", game.ply);
            let turn = words.text("notify-your-turn", &[]);
            entries.push(entry(&kind, &head, game.seat, turn, left, game.updated_at));
        }
    }
    for over in games::ended_of(tx, player, ENDED)? {
        let Some(head) = games::find(tx, &over.id)? else {
            continue;
        };
        let result = match over.winners.as_slice() {
            [] => "draw",
            winners if winners.contains(&over.seat) => "won",
            _ => "lost",
        };
        let ended = words.text("notify-game-ended", &[("result", result)]);
        entries.push(entry(
            "ended",
            &head,
            over.seat,
            ended,
            String::new(),
            over.at,
        ));
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    Ok(Feed {
        title: words.text("notify-feed-title", &[]),
        lang: words.lang().code(),
        url: format!("{origin}/api/v1/feeds/{secret}.atom"),
        page: format!("{origin}/"),
        entries,
    })
}

/// Open challenges that anybody may take.
fn challenge_feed(
    tx: &mut dyn Tx,
    words: &Words,
    origin: &str,
    now: Millis,
) -> Result<Feed, StoreError> {
    let open = challenges::listed(tx, now)?;
    let entries = open.iter().map(|challenge| Entry {
        id: format!("urn:doska:challenge:{}", challenge.id),
        title: game_name(words, &challenge.game),
        summary: words.text(
            "notify-feed-challenge",
            &[("name", challenge.maker.name.as_str())],
        ),
        url: format!("{origin}/challenge/{}", challenge.id),
        at: challenge.created_at,
    });
    Ok(Feed {
        title: words.text("notify-feed-challenges", &[]),
        lang: words.lang().code(),
        url: format!("{origin}/api/v1/feeds/challenges.atom"),
        page: format!("{origin}/lobby"),
        entries: entries.collect(),
    })
}
