//! Offers of players: those of a running game are its commands, a rematch comes after the end.

use doska_contract::online::{CommandResult, GameStatus, OfferKind, PlayerRef};
use doska_play::Note;
use doska_play::round::Millis;

use super::Rematch;
use crate::api::Problem;
use crate::app::App;
use crate::bots;
use crate::games::{Action, GameError, Request, is_command_id};
use crate::store::challenges::Challenge;
use crate::store::{StoreError, Tx, answers};

impl App {
    /// Carries out a command of a player for somebody who does not wait: `tell` gets the answer.
    pub fn begin_command(
        &self,
        request: Request,
        tell: impl FnOnce(Result<CommandResult, Problem>) + Send + 'static,
    ) {
        match request.action {
            Action::Offer(OfferKind::Rematch | OfferKind::Decline) => {
                let app = self.clone();
                tokio::spawn(async move { tell(app.command(request).await) });
            }
            _ => self
                .games
                .begin_command(request, |result| tell(result.map_err(Problem::from))),
        }
    }

    /// Carries out a command of a player.
    pub async fn command(&self, request: Request) -> Result<CommandResult, Problem> {
        let kind = match &request.action {
            Action::Offer(kind @ (OfferKind::Rematch | OfferKind::Decline)) => *kind,
            _ => return Ok(self.games.command(request).await?),
        };
        let game = self.games.game(&request.game).await?;
        let over = game.status == GameStatus::Ended;
        if kind == OfferKind::Decline && !over {
            return Ok(self.games.command(request).await?);
        }
        // Declined while it was played, and sent again after the end.
        if let Some(first) = self.games.answered(&request).await? {
            return Ok(first);
        }
        let mut seats = game.seats.iter();
        let Some(by) = seats.find(|seat| seat.id == request.player).cloned() else {
            let note = Note::new("problem-not-your-seat");
            return Err(Problem::forbidden("not_your_seat", note));
        };
        if request.id.as_deref().is_some_and(|id| !is_command_id(id)) {
            return Err(GameError::BadId.into());
        }
        if !over {
            let note = Note::new("lobby-rematch-playing");
            return Err(Problem::conflict("not_over", note));
        }
        let (task, now) = (self.clone(), self.clock.now());
        let first = CommandResult {
            version: game.version,
            ply: game.ply,
            clocks: game.clocks,
            game_id: None,
        };
        let (asked, seats) = (request.clone(), game.seats.clone());
        let done =
            tokio::spawn(async move { task.rematch(asked, kind, first, &by, &seats, now).await });
        let done = done.await;
        let (mut answer, open) = done.unwrap_or_else(|_| Err(StoreError::Closed.into()))?;
        if let Some(challenge) = open
            && let Some(begun) = self.seat_bots(&challenge, &game.seats).await?
        {
            answer.game_id = Some(begun);
            let kept = answer.clone();
            let keep = move |tx: &mut dyn Tx| keep(tx, &request, &kept);
            self.store.write(keep).await?;
        }
        Ok(answer)
    }

    /// The server's own bots play again with whoever asks.
    async fn seat_bots(
        &self,
        challenge: &Challenge,
        seats: &[PlayerRef],
    ) -> Result<Option<String>, Problem> {
        let own = seats
            .iter()
            .filter(|seat| bots::level_of(&seat.id).is_some());
        let mut game_id = None;
        for bot in own {
            let joined = bots::sit(self, &challenge.id, &bot.id, None).await?;
            game_id = joined.game_id.or(game_id);
        }
        Ok(game_id)
    }

    /// The answer, and the challenge if it is still open. A command that was answered before gets that answer again.
    async fn rematch(
        &self,
        request: Request,
        kind: OfferKind,
        first: CommandResult,
        by: &PlayerRef,
        seats: &[PlayerRef],
        now: Millis,
    ) -> Result<(CommandResult, Option<Challenge>), Problem> {
        let write = move |tx: &mut dyn Tx| {
            let Request { game, player, .. } = &request;
            if let Some(id) = &request.id
                && let Some(known) = answers::find(tx, game, player, id)?
            {
                return Ok((known, None));
            }
            let done = super::rematch(tx, game, player, kind, now)?;
            let mut answer = first.clone();
            if let Some(challenge) = &done.challenge {
                answer.game_id.clone_from(&challenge.game_id);
            }
            keep(tx, &request, &answer)?;
            Ok::<_, Problem>((answer, Some(done)))
        };
        let (answer, done) = self.store.write(write).await?;
        let Some(Rematch { challenge, begun }) = done else {
            return Ok((answer, None));
        };
        match (&begun, &challenge) {
            (Some(begun), _) => self.tell_begun(std::slice::from_ref(begun))?,
            (None, Some(challenge)) => self.tell_challenge_to(challenge, by, seats),
            (None, None) => {}
        }
        Ok((answer, challenge.filter(|challenge| challenge.is_open(now))))
    }
}

/// Keeps what a command was answered.
fn keep(tx: &mut dyn Tx, request: &Request, answer: &CommandResult) -> Result<(), StoreError> {
    match &request.id {
        Some(id) => answers::keep(tx, &request.game, &request.player, id, answer),
        None => Ok(()),
    }
}
