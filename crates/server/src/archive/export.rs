//! Games as streams: read page by page, so that a stream of any length takes the same memory.

use std::time::Duration;

use axum::body::Bytes;
use doska_play::record::{self, Record};
use doska_play::round::{Millis, Round};
use tokio::sync::mpsc;

use super::{Filter, Kept};
use crate::app::App;
use crate::store::games::GameHead;
use crate::store::{Store, StoreError, Tx, search};

/// How games are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    /// One JSON text a line.
    Ndjson,
    /// As records.
    Pdn,
}

impl Format {
    /// The media type.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Ndjson => "application/x-ndjson",
            Format::Pdn => "application/x-pdn; charset=utf-8",
        }
    }
}

/// How many games are looked up at once.
const PAGE: u64 = 64;
/// A stream ends that nobody has read from for so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// Sends the games that a filter lets through, newest first.
pub async fn export(
    app: App,
    mut filter: Filter,
    most: u64,
    format: Format,
    origin: String,
    send: mpsc::Sender<Bytes>,
) -> Result<(), StoreError> {
    let mut left = most;
    while left > 0 {
        let (asked, wanted) = (filter.clone(), left.min(PAGE));
        let page = app
            .store
            .read(move |tx| search::find(tx, &asked, wanted))
            .await?;
        for (_, id) in &page {
            let (id, now, origin) = (id.clone(), app.clock.now(), origin.clone());
            let text = app.store.read(move |tx| {
                let kept = Kept::load(tx, &id)?;
                Ok::<_, StoreError>(kept.map(|kept| write(&kept, format, now, &origin)))
            });
            let turn = app.limits.exported.acquire().await;
            let text = text.await;
            // Others have their turn while this one is being sent.
            drop(turn);
            let going = match text {
                Ok(Some(text)) => {
                    let sent = send.send_timeout(Bytes::from(text), PATIENCE);
                    sent.await.is_ok()
                }
                Ok(None) => true,
                Err(error) => {
                    // The others are still of use.
                    tracing::error!(%error, "a game could not be exported");
                    true
                }
            };
            if !going || app.is_draining() {
                return Ok(());
            }
        }
        left -= page.len() as u64;
        match page.last() {
            Some(last) if page.len() as u64 == wanted => filter.after = Some(last.clone()),
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// A page of games as they stand.
pub async fn page(
    store: &Store,
    filter: Filter,
    most: u64,
    now: Millis,
) -> Result<Vec<doska_contract::online::Game>, StoreError> {
    let read = move |tx: &mut dyn Tx| {
        let mut games = Vec::new();
        for (_, id) in search::find(tx, &filter, most)? {
            games.extend(Kept::load(tx, &id)?.map(|kept| kept.view(now)));
        }
        Ok(games)
    };
    store.read(read).await
}

/// A game in a format, with what separates it from the next.
pub fn write(kept: &Kept, format: Format, now: Millis, origin: &str) -> String {
    match format {
        Format::Ndjson => {
            let text = serde_json::to_string(&kept.view(now)).expect("games can be written");
            format!("{text}\n")
        }
        Format::Pdn => {
            let record = record(&kept.head, kept.round(), origin);
            format!("{}\n", record::write(&record).trim_end_matches('\n')) + "\n"
        }
    }
}

/// The record of a game: who played, when, and where it can be seen.
pub fn record(head: &GameHead, round: &Round, origin: &str) -> Record {
    let mut record = Record::of_round(round);
    record
        .tags
        .set("Site", &format!("{origin}/game/{}", head.id));
    let started = i64::try_from(head.created_at).unwrap_or_default();
    if let Ok(time) = jiff::Timestamp::from_millisecond(started) {
        let time = time.to_zoned(jiff::tz::TimeZone::UTC);
        record
            .tags
            .set("Date", &time.strftime("%Y.%m.%d").to_string());
        record
            .tags
            .set("UTCTime", &time.strftime("%H:%M:%S").to_string());
    }
    for (seat, player) in head.seats.iter().enumerate() {
        record.set_player(seat, &player.name);
    }
    record
}
