//! Calling players: what happened in a game becomes an item in the outbox, in the same transaction; when it is due, it
//! becomes messages for those who want them.

use data_encoding::HEXLOWER;
use doska_contract::online::{NotifyKind, PushMessage};
use doska_play::round::{Event, EventKind, Millis, Offer};
use serde::{Deserialize, Serialize};

use super::words::{self, About};
use crate::lobby::Here;
use crate::store::games::{self, GameHead, Standing};
use crate::store::notify::{self, Settings};
use crate::store::{StoreError, Tx, challenges, correspondence, outbox, tokens};

/// A kind of item in the outbox: something happened in a game.
pub const CALL: &str = "call";
/// There is a new challenge.
pub const CHALLENGE: &str = "challenge";
/// A conditional move may have to be played.
pub const CONDITIONAL: &str = "conditional";
/// A push message.
pub const PUSH: &str = "push";
/// A message to a webhook.
pub const WEBHOOK: &str = "webhook";
/// A letter.
pub const MAIL: &str = "mail";
/// Somebody goes: what is running ends.
pub const LEAVE: &str = "leave";
/// Those that change something here and send nothing.
pub const INSIDE: [&str; 4] = [CALL, CHALLENGE, CONDITIONAL, LEAVE];

/// How long somebody may look at the board before being called to it.
const PATIENCE: Millis = 30_000;

/// Something that players are to be told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Call {
    /// What happened.
    pub event: NotifyKind,
    /// The game.
    pub game: String,
    /// How many plies had been played.
    pub ply: usize,
    /// The seat that did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
    /// What is offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
}

/// A push message on its way.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Push {
    /// Whose browser it is.
    pub player: String,
    /// The URL of the push service.
    pub endpoint: String,
    /// What it says.
    pub message: PushMessage,
}

/// A message to a webhook on its way.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Post {
    /// Whose webhook it is.
    pub player: String,
    /// What it says.
    pub body: serde_json::Value,
}

/// A new challenge.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Challenged {
    /// The challenge.
    pub challenge: String,
    /// Whom it is for; everybody without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// Somebody whose account was closed, or is being deleted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Leave {
    /// Who.
    pub player: String,
    /// Whether everything else goes too.
    pub erase: bool,
}

/// A conditional move that may have to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The game.
    pub game: String,
    /// The seat that answers.
    pub seat: usize,
    /// The version of the game that is answered: the answer to one version is played once.
    pub version: u32,
}

/// Adds an item whose body is `body`.
pub fn add(
    tx: &mut dyn Tx,
    kind: &str,
    body: &impl Serialize,
    now: Millis,
    due: Millis,
) -> Result<(), StoreError> {
    let body = serde_json::to_string(body).expect("texts and numbers can be written");
    outbox::add(tx, kind, &body, now, due)?;
    Ok(())
}

/// Adds a message that goes to an address of a player. Where that takes none for a while, only so many wait for it.
fn add_for(
    tx: &mut dyn Tx,
    kind: &str,
    address: &str,
    body: &impl Serialize,
    now: Millis,
) -> Result<(), StoreError> {
    let body = serde_json::to_string(body).expect("texts and numbers can be written");
    outbox::add_for(tx, kind, address, &body, now)
}

/// Notes what follows from events of a game, in their transaction.
pub fn after_events(
    tx: &mut dyn Tx,
    head: &GameHead,
    standing: &Standing,
    events: &[Event],
) -> Result<(), StoreError> {
    if head.is_live() {
        return Ok(());
    }
    let now = standing.moved_at;
    let mut call = Call {
        event: NotifyKind::YourTurn,
        game: head.id.clone(),
        ply: standing.ply,
        by: None,
        offer: None,
    };
    let turned = |event: &Event| {
        matches!(
            event.kind,
            EventKind::Move { .. } | EventKind::Takeback { .. }
        )
    };
    if standing.ended.is_some() {
        correspondence::clear_conditional(tx, &head.id)?;
        call.event = NotifyKind::GameEnded;
        return note(tx, head, &call, now, now);
    }
    if events
        .iter()
        .any(|event| matches!(event.kind, EventKind::Takeback { .. }))
    {
        correspondence::clear_conditional(tx, &head.id)?;
    }
    // A conditional move waits while something is offered.
    let goes_on = |event: &Event| turned(event) || matches!(event.kind, EventKind::Declined(_));
    if let Some(seat) = standing.to_move.filter(|_| events.iter().any(goes_on))
        && correspondence::conditional(tx, &head.id, seat)?.is_some()
    {
        let answer = Answer {
            game: head.id.clone(),
            seat,
            version: standing.version,
        };
        add(tx, CONDITIONAL, &answer, now, now)?;
    }
    if standing.to_move.is_some() && events.iter().any(turned) {
        note(tx, head, &call, now, now + PATIENCE)?;
    }
    let offer = events.iter().find_map(|event| match event.kind {
        EventKind::Offer(offer) => Some((offer, event.seat?)),
        _ => None,
    });
    if let Some((offer, by)) = offer {
        call.event = NotifyKind::Offer;
        call.by = Some(by.index());
        call.offer = Some(offer_name(offer).to_owned());
        note(tx, head, &call, now, now)?;
    }
    Ok(())
}

/// Notes that a game has begun, in its transaction.
pub fn after_start(tx: &mut dyn Tx, head: &GameHead) -> Result<(), StoreError> {
    let mut call = Call {
        event: NotifyKind::GameStarted,
        game: head.id.clone(),
        ply: 0,
        by: None,
        offer: None,
    };
    note(tx, head, &call, head.created_at, head.created_at)?;
    if head.is_live() {
        return Ok(());
    }
    // The first move has its own call, like every other.
    call.event = NotifyKind::YourTurn;
    note(tx, head, &call, head.created_at, head.created_at + PATIENCE)
}

/// Notes that there is a new challenge, for one player or in the lobby, in its transaction.
pub fn after_challenge(
    tx: &mut dyn Tx,
    id: &str,
    player: Option<&str>,
    now: Millis,
) -> Result<(), StoreError> {
    let heard = match player {
        Some(player) => notify::any(tx, &[player])?,
        None => notify::is_heard(tx)?,
    };
    if !heard {
        return Ok(());
    }
    let challenged = Challenged {
        challenge: id.to_owned(),
        player: player.map(str::to_owned),
    };
    add(tx, CHALLENGE, &challenged, now, now)
}

/// Notes that a player goes, in the transaction that decides it. The request does what follows; should it not come to its
/// end, this is done after a while.
pub fn after_leaving(
    tx: &mut dyn Tx,
    player: &str,
    erase: bool,
    now: Millis,
) -> Result<(), StoreError> {
    let leave = Leave {
        player: player.to_owned(),
        erase,
    };
    add(tx, LEAVE, &leave, now, now + PATIENCE)
}

fn note(
    tx: &mut dyn Tx,
    head: &GameHead,
    call: &Call,
    now: Millis,
    due: Millis,
) -> Result<(), StoreError> {
    let players: Vec<&str> = head.seats.iter().map(|player| player.id.as_str()).collect();
    if notify::any(tx, &players)? {
        add(tx, CALL, call, now, due)?;
    }
    Ok(())
}

const fn offer_name(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Takeback { .. } => "takeback",
        Offer::Abort => "abort",
    }
}

/// Where the site is, and who looks at it now.
pub struct Surroundings<'a> {
    /// `https://doska.example.org`.
    pub origin: &'a str,
    /// Whether a player is connected: then no browser needs to be woken.
    pub connected: Here<'a>,
}

/// Turns a call into messages for those whom it concerns and who want them.
pub fn deliver(
    tx: &mut dyn Tx,
    around: &Surroundings<'_>,
    call: &Call,
    now: Millis,
) -> Result<(), StoreError> {
    let Some(head) = games::find(tx, &call.game)? else {
        return Ok(());
    };
    let Some(stands) = games::stands(tx, &call.game)? else {
        return Ok(());
    };
    let maker = match &head.challenge {
        Some(id) if call.event == NotifyKind::GameStarted => {
            challenges::find(tx, id)?.map(|challenge| challenge.maker.id)
        }
        _ => None,
    };
    let mover = stands.to_move.and_then(|seat| head.seats.get(seat));
    let days = head.clock.and_then(|clock| clock.days);
    let deadline = match (days, stands.deadline, mover) {
        (Some(days), Some(deadline), Some(mover)) => Some(correspondence::deadline_of(
            tx, &head.id, &mover.id, days, deadline,
        )?),
        (_, deadline, _) => deadline,
    };
    for (seat, player) in head.seats.iter().enumerate() {
        let wanted = match call.event {
            // He may have moved meanwhile.
            NotifyKind::YourTurn => stands.to_move == Some(seat) && stands.ply == call.ply,
            NotifyKind::Offer => {
                stands.to_move.is_some() && call.by.is_some_and(|by| by % 2 != seat % 2)
            }
            _ => true,
        };
        // With several seats, a player is told once.
        let again = head.seats[..seat]
            .iter()
            .any(|before| before.id == player.id);
        if !wanted || (again && call.event != NotifyKind::YourTurn) {
            continue;
        }
        let Some(settings) = notify::find(tx, &player.id)? else {
            continue;
        };
        let event = match call.event {
            NotifyKind::GameStarted if maker.as_deref() == Some(&player.id) => {
                NotifyKind::ChallengeTaken
            }
            event => event,
        };
        let about = About {
            event,
            head: &head,
            seat,
            offer: call.offer.as_deref(),
            winners: stands.winners.as_deref(),
            left: deadline.map(|deadline| deadline.saturating_sub(now)),
        };
        send(tx, around, &settings, &about, call.ply, now)?;
    }
    Ok(())
}

fn send(
    tx: &mut dyn Tx,
    around: &Surroundings<'_>,
    settings: &Settings,
    about: &About<'_>,
    ply: usize,
    now: Millis,
) -> Result<(), StoreError> {
    let path = format!("/game/{}", about.head.id);
    let (title, words) = words::message(settings.lang, about);
    let body = serde_json::json!({
        "type": about.event.name(),
        "at": now,
        "game_id": about.head.id,
        "game": about.head.game,
        "seat": about.seat,
        "ply": ply,
        "offer": about.offer,
        "winners": about.winners,
        "players": about.head.seats,
        "url": format!("{}{path}", around.origin),
    });
    let message = PushMessage {
        title,
        body: words,
        url: path,
        tag: about.head.id.clone(),
    };
    post(tx, around, settings, about.event, &message, body, now)
}

/// Writes what one player wants to hear: for his browsers, unless he is connected, and for his webhook.
fn post(
    tx: &mut dyn Tx,
    around: &Surroundings<'_>,
    settings: &Settings,
    event: NotifyKind,
    message: &PushMessage,
    body: serde_json::Value,
    now: Millis,
) -> Result<(), StoreError> {
    let player = &settings.player;
    if settings.push.contains(&event) && !(around.connected)(tx, player)? {
        for subscription in notify::subscriptions(tx, player)? {
            let push = Push {
                player: player.clone(),
                endpoint: subscription.endpoint,
                message: message.clone(),
            };
            // A browser that is gone holds up none of the others.
            let browser = HEXLOWER.encode(&tokens::hash(&push.endpoint)[..8]);
            add_for(tx, PUSH, &format!("{player}-{browser}"), &push, now)?;
        }
    }
    let webhook = settings.webhook.as_ref();
    if webhook.is_some_and(|webhook| !webhook.disabled && webhook.events.contains(&event)) {
        let post = Post {
            player: player.clone(),
            body,
        };
        add_for(tx, WEBHOOK, player, &post, now)?;
    }
    Ok(())
}

/// Tells about a challenge, if it can still be joined: the player it is for, or all webhooks that want new ones.
pub fn deliver_challenge(
    tx: &mut dyn Tx,
    around: &Surroundings<'_>,
    challenged: &Challenged,
    now: Millis,
) -> Result<(), StoreError> {
    let found = challenges::find(tx, &challenged.challenge)?;
    let Some(challenge) = found.filter(|found| found.is_open(now)) else {
        return Ok(());
    };
    let path = format!("/challenge/{}", challenge.id);
    let body = serde_json::json!({
        "type": NotifyKind::Challenge.name(),
        "at": now,
        "challenge_id": challenge.id,
        "game": challenge.game,
        "clock": challenge.clock,
        "rated": challenge.rated,
        "from": challenge.maker,
        "url": format!("{}{path}", around.origin),
    });
    let Some(player) = &challenged.player else {
        for player in notify::hear_challenges(tx, &challenge.maker.id)? {
            let (whose, body) = (player.clone(), body.clone());
            add_for(tx, WEBHOOK, &whose, &Post { player, body }, now)?;
        }
        return Ok(());
    };
    let Some(settings) = notify::find(tx, player)? else {
        return Ok(());
    };
    let (title, words) = words::challenge(settings.lang, &challenge);
    let message = PushMessage {
        title,
        body: words,
        url: path,
        tag: challenge.id,
    };
    post(
        tx,
        around,
        &settings,
        NotifyKind::Challenge,
        &message,
        body,
        now,
    )
}
