//! What is said beside a game. The players have a room of their own, and so have those who watch. Everybody may use
//! presets, which each reader sees in his own language; free text is for members, and among players only once all
//! people at the board have allowed it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use doska_contract::online::{Chat, ChatRequest, ChatRoom, PlayerKind};
use doska_play::Note;
use doska_play::round::Millis;

use crate::api::{Problem, command_id};
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::games::{GameError, Table};
use crate::ids;
use crate::limits;
use crate::people::Caller;
use crate::store::chat::{self, NewMessage, Room};
use crate::store::{StoreError, Tx, blocks, moderation, players};

/// The presets. The site has words for each: web/src/lib/online/chat.svelte.ts.
const PRESETS: [&str; 9] = [
    "hello",
    "good-luck",
    "well-played",
    "good-game",
    "thanks",
    "sorry",
    "moment",
    "have-to-go",
    ALLOWS,
];
/// Said by whoever allows free text.
const ALLOWS: &str = "allows-text";
/// The longest text, in characters.
const LONGEST: usize = 300;
/// How many messages are shown.
const SHOWN: u64 = 200;
/// How many messages a player may send in how many milliseconds.
const BURST: usize = 6;
const WINDOW: Millis = 15_000;
/// How many players are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 10_000;

/// When players have spoken lately.
#[derive(Clone, Default)]
pub struct Pace(Arc<Mutex<HashMap<String, Vec<Millis>>>>);

impl Pace {
    /// Counts a message; false where there were too many.
    fn allows(&self, player: &str, now: Millis) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.retain(|_, times| times.iter().any(|at| at + WINDOW > now));
        }
        let times = all.entry(player.to_owned()).or_default();
        times.retain(|at| at + WINDOW > now);
        let fits = times.len() < BURST;
        if fits {
            times.push(now);
        }
        fits
    }
}

/// The room of a player, or of somebody without a seat.
pub fn room_of(table: &Table, player: Option<&str>) -> Room {
    match player.and_then(|player| table.seat_of(player)) {
        Some(_) => Room::Players,
        None => Room::Watchers,
    }
}

/// What was said, as far as this reader may know.
pub async fn room(app: &App, caller: Option<&Caller>, game: &str) -> Result<ChatRoom, Problem> {
    let table = app.games.table(game).await?.ok_or(GameError::NotFound)?;
    let room = room_of(&table, caller.map(|caller| caller.player.id.as_str()));
    let game = game.to_owned();
    let reader = caller.map(|caller| caller.player.id.clone());
    let read = move |tx: &mut dyn Tx| {
        let mut messages = chat::last(tx, &game, room, SHOWN)?;
        if let Some(reader) = &reader {
            let mut unwanted = HashMap::new();
            for message in &messages {
                let id = &message.player.id;
                if id != reader && !unwanted.contains_key(id) {
                    unwanted.insert(id.clone(), blocks::between(tx, reader, id)?);
                }
            }
            messages.retain(|message| !unwanted.get(&message.player.id).is_some_and(|no| *no));
        }
        Ok::<_, StoreError>(ChatRoom {
            messages,
            allowed: match room {
                Room::Players => chat::who_said(tx, &game, ALLOWS)?,
                Room::Watchers => Vec::new(),
            },
        })
    };
    Ok(app.store.read(read).await?)
}

/// Whether a reader is not to see what somebody says, because one of them has blocked the other.
pub async fn is_unwanted(
    app: &App,
    reader: Option<&Caller>,
    author: &str,
) -> Result<bool, StoreError> {
    let Some(reader) = reader.map(|reader| reader.player.id.clone()) else {
        return Ok(false);
    };
    if reader == author {
        return Ok(false);
    }
    let author = author.to_owned();
    app.store
        .read(move |tx| blocks::between(tx, &reader, &author))
        .await
}

/// Refuses those whom a moderator has muted.
async fn may_speak(app: &App, player: &str, now: Millis) -> Result<(), Problem> {
    let player = player.to_owned();
    let muted = move |tx: &mut dyn Tx| moderation::muted_until(tx, &player, now);
    match app.store.read(muted).await.map_err(Problem::from)? {
        Some(_) => Err(Problem::forbidden("muted", Note::new("people-muted"))),
        None => Ok(()),
    }
}

/// Refuses those who have said too much lately.
async fn in_pace(app: &App, player: &str, now: Millis) -> Result<(), Problem> {
    if !app.config.rate_limits {
        return Ok(());
    }
    let name = format!("chat {player}");
    let each = Duration::from_millis(WINDOW / BURST as u64);
    let here = app.chat.allows(player, now);
    if here
        && limits::everywhere(app, &name, BURST as u32, each)
            .await?
            .is_ok()
    {
        Ok(())
    } else {
        Err(too_often())
    }
}

/// Says something.
pub async fn say(
    app: &App,
    caller: &Caller,
    game: &str,
    asked: ChatRequest,
) -> Result<Chat, Problem> {
    let table = app.games.table(game).await?.ok_or(GameError::NotFound)?;
    let command = asked.id.clone().map(command_id).transpose()?;
    let player = caller.player.id.clone();
    let room = room_of(&table, Some(&player));
    let said = read(&asked)?;
    let now = app.clock.now();
    may_speak(app, &player, now).await?;
    in_pace(app, &player, now).await?;
    let people = table.head.seats.iter();
    let people = people.filter(|seat| seat.kind != PlayerKind::Bot);
    let spoken = Spoken {
        game: game.to_owned(),
        room,
        player,
        command,
        said,
        at: now,
        people: people.map(|seat| seat.id.clone()).collect(),
    };
    let (message, new) = app.store.write(move |tx| keep(tx, &spoken)).await?;
    if new {
        let told = Message::Chat {
            game: game.to_owned(),
            room,
            message: message.clone(),
        };
        app.bus.publish(&Topic::Game(game.to_owned()), told);
    }
    Ok(message)
}

/// What somebody says.
struct Spoken {
    game: String,
    room: Room,
    player: String,
    command: Option<String>,
    said: Said,
    at: Millis,
    /// The people at the board.
    people: Vec<String>,
}

/// Keeps what somebody says, inside a transaction, and says whether it is new. A socket may have been open for days: who
/// speaks is looked up.
fn keep(tx: &mut dyn Tx, spoken: &Spoken) -> Result<(Chat, bool), Refused> {
    let Spoken {
        game, room, player, ..
    } = spoken;
    if let Some(command) = &spoken.command
        && let Some(known) = chat::of_command(tx, game, player, command)?
    {
        return Ok((known, false));
    }
    let author = players::find(tx, player)?.ok_or(Refused::Gone)?;
    if moderation::is_closed(tx, player)? {
        return Err(Refused::Gone);
    }
    let free = matches!(spoken.said, Said::Text(_));
    if free && author.kind != PlayerKind::Member {
        return Err(Refused::NoMember);
    }
    if *room == Room::Players {
        if free {
            let allowed = chat::who_said(tx, game, ALLOWS)?;
            if !spoken.people.iter().all(|id| allowed.contains(id)) {
                return Err(Refused::Closed);
            }
        }
        if nobody_reads(tx, player, &spoken.people)? {
            return Err(Refused::Closed);
        }
    }
    if chat::count(tx, game, *room)? >= chat::MOST {
        return Err(Refused::Full);
    }
    let (preset, text) = spoken.said.parts();
    let id = ids::random(12);
    let message = NewMessage {
        game,
        room: *room,
        id: &id,
        player,
        command: spoken.command.as_deref(),
        at: spoken.at,
        preset,
        text,
    };
    chat::add(tx, &message)?;
    let (preset, text) = (preset.map(str::to_owned), text.map(str::to_owned));
    let chat = Chat {
        id,
        at: spoken.at,
        player: author.reference(),
        preset,
        text,
    };
    Ok((chat, true))
}

/// Whether there are others at the board, and none of them wants to hear the player.
fn nobody_reads(tx: &mut dyn Tx, player: &str, people: &[String]) -> Result<bool, StoreError> {
    let mut blocked = false;
    for other in people.iter().filter(|id| *id != player) {
        if !blocks::between(tx, player, other)? {
            return Ok(false);
        }
        blocked = true;
    }
    Ok(blocked)
}

/// Why a message was not kept.
enum Refused {
    /// The player's account is closed.
    Gone,
    NoMember,
    Closed,
    Full,
    Store(StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        Refused::Store(error)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Gone => Problem::forbidden("closed", Note::new("people-closed")),
            Refused::NoMember => Problem::forbidden("members_only", Note::new("chat-members")),
            Refused::Closed => Problem::forbidden("chat_closed", Note::new("chat-closed")),
            Refused::Full => Problem::conflict("chat_full", Note::new("chat-full")),
            Refused::Store(error) => error.into(),
        }
    }
}

enum Said {
    Preset(&'static str),
    Text(String),
}

impl Said {
    fn parts(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Said::Preset(preset) => (Some(preset), None),
            Said::Text(text) => (None, Some(text)),
        }
    }
}

fn read(asked: &ChatRequest) -> Result<Said, Problem> {
    match (&asked.preset, &asked.text) {
        (Some(preset), None) => {
            let known = PRESETS.iter().find(|known| *known == preset);
            known.map(|known| Said::Preset(known)).ok_or_else(|| {
                let note = Note::new("chat-preset").part(preset);
                Problem::unfit("bad_preset", note.with("valid", PRESETS.join(", ")))
            })
        }
        (None, Some(text)) => {
            // Signs that steer a terminal or turn the direction of writing have no business in a message.
            let text: String = text.chars().filter(|c| !steers(*c)).collect();
            let text = text.trim();
            if text.is_empty() || text.chars().count() > LONGEST {
                let note = Note::new("chat-text").with("most", LONGEST);
                return Err(Problem::unfit("bad_text", note));
            }
            Ok(Said::Text(text.to_owned()))
        }
        _ => Err(Problem::unfit("bad_message", Note::new("chat-one"))),
    }
}

fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn too_often() -> Problem {
    let status = axum::http::StatusCode::TOO_MANY_REQUESTS;
    let mut problem = Problem::new(status, "too_many", Note::new("chat-often"));
    problem.retry_after = Some(WINDOW / 1000);
    problem
}
