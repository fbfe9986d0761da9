//! What messages say.

use doska_contract::online::NotifyKind;
use doska_play::round::Millis;
use doska_play::{Lang, Words};

use crate::api::words;
use crate::store::challenges::Challenge;
use crate::store::games::GameHead;

const HOUR: Millis = 60 * 60 * 1000;

/// What a message is about.
pub struct About<'a> {
    /// What happened.
    pub event: NotifyKind,
    /// The game.
    pub head: &'a GameHead,
    /// The seat of whoever is told.
    pub seat: usize,
    /// What is offered.
    pub offer: Option<&'a str>,
    /// Who won, once it is over.
    pub winners: Option<&'a [usize]>,
    /// How much time the seat to move has.
    pub left: Option<Millis>,
}

/// The first line and the rest.
pub fn message(lang: Lang, about: &About<'_>) -> (String, String) {
    let words = words(lang);
    let title = match about.event {
        NotifyKind::YourTurn => words.text("notify-your-turn", &[]),
        NotifyKind::GameStarted => words.text("notify-game-started", &[]),
        NotifyKind::GameEnded => words.text("notify-game-ended", &[("result", result(about))]),
        NotifyKind::Challenge => words.text("notify-challenge", &[]),
        NotifyKind::ChallengeTaken => words.text("notify-challenge-taken", &[]),
        NotifyKind::Offer => words.text("notify-offer", &[("kind", about.offer.unwrap_or("draw"))]),
    };
    let mut body = game_and_opponents(words, about.head, about.seat);
    if let Some(left) = about.left.filter(|_| about.event == NotifyKind::YourTurn) {
        body = format!("{body}\n{}", time_left(words, left));
    }
    (title, body)
}

/// The same of a challenge.
pub fn challenge(lang: Lang, challenge: &Challenge) -> (String, String) {
    let words = words(lang);
    let title = words.text("notify-challenge", &[]);
    let game = game_name(words, &challenge.game);
    let args = [
        ("game", game.as_str()),
        ("count", "1"),
        ("names", challenge.maker.name.as_str()),
    ];
    (title, words.text("notify-about", &args))
}

/// How a game ended for a seat.
fn result(about: &About<'_>) -> &'static str {
    match about.winners {
        Some([]) | None => "draw",
        Some(winners) if winners.contains(&about.seat) => "won",
        Some(_) => "lost",
    }
}

/// The name of a game with options.
pub fn game_name(words: &Words, game: &str) -> String {
    let id = game.split('?').next().unwrap_or(game);
    words.text(&format!("game-{id}"), &[])
}

/// “Turkish Draughts, opponent: Ivan”.
pub fn game_and_opponents(words: &Words, head: &GameHead, seat: usize) -> String {
    let own = head.seats.get(seat).map(|player| player.id.as_str());
    let others = head
        .seats
        .iter()
        .filter(|player| Some(player.id.as_str()) != own);
    let names: Vec<&str> = others.map(|player| player.name.as_str()).collect();
    let game = game_name(words, &head.game);
    let count = names.len().to_string();
    let args = [
        ("game", game.as_str()),
        ("count", &count),
        ("names", &names.join(", ")),
    ];
    words.text("notify-about", &args)
}

/// “3 days left”, or hours where there are fewer than two days.
pub fn time_left(words: &Words, left: Millis) -> String {
    let hours = left / HOUR;
    if hours == 0 {
        return words.text("notify-left-soon", &[]);
    }
    let (id, count) = if hours < 48 {
        ("notify-left-hours", hours)
    } else {
        ("notify-left-days", hours / 24)
    };
    words.text(id, &[("count", &count.to_string())])
}
