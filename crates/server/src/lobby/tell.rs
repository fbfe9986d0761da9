//! Tells the bus what has become of challenges, after the commit.

use doska_contract::online::{ChallengeStatus, Notice, PlayerRef};

use super::{Begun, Seated};
use crate::app::App;
use crate::bus::{Message, Topic};
use crate::store::challenges::Challenge;
use crate::store::{StoreError, games};

impl Challenge {
    /// What those are told whom it concerns, when somebody has made or changed it.
    pub fn notice(&self, by: &PlayerRef) -> Notice {
        Notice::Challenge {
            challenge_id: self.id.clone(),
            game: self.game.clone(),
            from: by.clone(),
            status: self.status,
            rematch_of: self.rematch_of.clone(),
        }
    }
}

impl App {
    /// A challenge was made or has changed: those at it, whoever it is for, and the lobby.
    pub fn tell_challenge(&self, challenge: &Challenge, by: &PlayerRef) {
        self.tell_challenge_to(challenge, by, &[]);
    }

    /// The same, and others whom it concerns: those who played the game before, where it is a rematch.
    pub fn tell_challenge_to<'a>(
        &self,
        challenge: &'a Challenge,
        by: &'a PlayerRef,
        concerned: &'a [PlayerRef],
    ) {
        self.tell_all(challenge, by, concerned, vec![&by.id]);
    }

    /// Its time is over: that is nobody's doing, and everybody is told.
    pub async fn tell_expired(&self, challenge: &Challenge) -> Result<(), StoreError> {
        let played = match challenge.rematch_of.clone() {
            Some(game) => self.store.read(move |tx| games::find(tx, &game)).await?,
            None => None,
        };
        let concerned = played.map_or_else(Vec::new, |head| head.seats);
        let mut challenge = challenge.clone();
        challenge.status = ChallengeStatus::Expired;
        self.tell_all(&challenge, &challenge.maker, &concerned, Vec::new());
        Ok(())
    }

    fn tell_all<'a>(
        &self,
        challenge: &'a Challenge,
        by: &PlayerRef,
        concerned: &'a [PlayerRef],
        mut told: Vec<&'a str>,
    ) {
        let notice = challenge.notice(by);
        let sitting = challenge.sitting.iter().map(|(_, player)| player);
        let others = sitting
            .chain(challenge.opponent.as_ref())
            .chain([&challenge.maker])
            .chain(concerned);
        for player in others {
            if !told.contains(&player.id.as_str()) {
                told.push(&player.id);
                let topic = Topic::Player(player.id.clone());
                let notice = notice.clone();
                self.bus.publish(&topic, Message::Notice { notice });
            }
        }
        self.bus.publish(&Topic::Lobby, Message::Lobby);
    }

    /// Somebody has sat down, perhaps the last one.
    pub fn tell_seated(&self, seated: &Seated, by: &PlayerRef) -> Result<(), StoreError> {
        if let Some(begun) = &seated.begun {
            self.tell_begun(std::slice::from_ref(begun))
        } else {
            self.tell_challenge(&seated.challenge, by);
            Ok(())
        }
    }

    /// Games have begun.
    pub fn tell_begun(&self, begun: &[Begun]) -> Result<(), StoreError> {
        for (head, first) in begun {
            self.games.opened(head.clone(), first)?;
        }
        self.bus.publish(&Topic::Lobby, Message::Lobby);
        Ok(())
    }
}
