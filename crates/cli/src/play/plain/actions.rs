//! Actions other than moves: takebacks, hints, draw offers, resigning, saving, loading.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use doska_play::round::{CommandKind, Offer, accepts_draw};
use doska_play::{Limits, Seat, Team};

use super::super::game_files::GameFiles;
use super::super::setup::{Player, Setup};
use super::super::{InitialGame, messages};
use super::command::is_yes;
use super::reader::Reader;
use super::session::{Session, print};
use crate::{names, rules};

/// How long a hint and an answer may take.
const MOMENT: Duration = Duration::from_millis(1500);

impl Session<'_> {
    /// Takes turns back: to the last one of a person if nothing else is said. An agreed end counts as one.
    pub(super) fn undo(&mut self, line: &str, wanted: &str) -> Result<()> {
        let agreed = usize::from(self.round.end_by_players().is_some());
        let plies = self.round.history().plies();
        let there = plies + agreed;
        let to = match wanted {
            "" => self.setup.back_to(&self.round),
            _ => match wanted.parse::<usize>() {
                Ok(count) if count > there && there > 0 => {
                    let there = there.to_string();
                    return self.say("cli-play-undo-most", &[("count", &there)]);
                }
                Ok(count) if count > 0 => plies.checked_sub(count.saturating_sub(agreed)),
                _ => return self.refuse_more(line, wanted),
            },
        };
        let Some(to) = to.filter(|_| there > 0) else {
            return self.say("cli-play-nothing-to-undo", &[]);
        };
        match self.round.takeback(to, self.now()) {
            Ok(events) => {
                self.round.accept(&events);
                self.handle_events(&events)
            }
            Err(refusal) => self.refused(&refusal.note()),
        }
    }

    /// What the engine would play here, and why.
    pub(super) fn hint(&mut self) -> Result<()> {
        if self.round.end().is_some() {
            return self.say_over();
        }
        let history = self.round.history().clone();
        let info = self.opponent().think(&history, Limits::time(MOMENT), None);
        match info {
            Some(info) => print(&messages::hint(self.console, &history, &info)),
            None => Ok(()),
        }
    }

    pub(super) fn rules(&self, part: &str) -> Result<()> {
        let part = (!part.is_empty()).then_some(part);
        match rules::page(self.console, &self.game(), part, self.spoken) {
            Ok(page) => rules::show(self.console, &page),
            Err(note) => print(&self.console.words.say(&note)),
        }
    }

    /// Offers a draw to the other team: its agreement ends the game.
    pub(super) fn draw(&mut self, reader: &mut Reader) -> Result<()> {
        if self.round.end().is_some() {
            return self.say_over();
        }
        // An engine may take it at once.
        let question = self.console.text("cli-play-offer");
        if reader.is_terminal() && !self.agree(&question, reader)? {
            return self.say("cli-play-goes-on", &[]);
        }
        let by = self.round.mover();
        let other = by.team().other();
        self.act(CommandKind::Offer(Offer::Draw))?;
        // It may have been declined before, which the player has been told.
        if self.round.pending_offer().is_none() {
            return Ok(());
        }
        let answer = if self.engines_agree(other) && self.people_agree(by, other, reader)? {
            CommandKind::Accept
        } else {
            CommandKind::Decline
        };
        for seat in other.seats(self.setup.players.len()) {
            if self.round.pending_offer().is_some() {
                self.act_for(seat, answer.clone())?;
            }
        }
        Ok(())
    }

    fn of_team(&self, team: Team) -> impl Iterator<Item = Seat> {
        team.seats(self.setup.players.len())
    }

    /// Whether the engines of a team, if there are any, take a draw.
    fn engines_agree(&mut self, team: Team) -> bool {
        if !self
            .of_team(team)
            .any(|seat| self.setup.engine(seat).is_some())
        {
            return true;
        }
        let history = self.round.history().clone();
        let mover = history.position().seat().team();
        let info = self.opponent().think(&history, Limits::time(MOMENT), None);
        let agrees =
            |t: doska_play::SearchInfo| accepts_draw(t.score, mover, team, history.plies());
        info.is_some_and(agrees)
    }

    /// Whether the people of a team, if there are any, take a draw.
    fn people_agree(&mut self, by: Seat, team: Team, reader: &mut Reader) -> Result<bool> {
        let people: Vec<Seat> = self
            .of_team(team)
            .filter(|&seat| self.setup.player(seat) == Player::Person)
            .collect();
        if people.is_empty() {
            return Ok(true);
        }
        let view = self.round.history().position().view();
        let offering = names::Side::of(&view, [by]);
        let question = if view.seats == 2 {
            offering.say(self.console, "cli-play-draw")
        } else {
            let whom = names::Side::of(&view, people);
            let args = [
                ("number", &*offering.number),
                ("whom", whom.key),
                ("other", &whom.number),
                ("ally", &whom.ally),
            ];
            self.console.say("cli-play-draw-team", &args)
        };
        self.agree(&question, reader)
    }

    /// Whether a question is answered with yes.
    fn agree(&self, question: &str, reader: &mut Reader) -> Result<bool> {
        let answer = reader.ask(self.console, &format!("{question} "))?;
        Ok(answer.is_some_and(|answer| is_yes(&self.console.words, &answer)))
    }

    pub(super) fn resign(&mut self, reader: &mut Reader) -> Result<()> {
        if self.round.end().is_some() {
            return self.say_over();
        }
        if reader.is_terminal() {
            let view = self.round.history().position().view();
            let mover = names::Side::of(&view, [self.round.mover()]);
            let question = mover.say(self.console, "cli-play-resign");
            if !self.agree(&question, reader)? {
                return self.say("cli-play-goes-on", &[]);
            }
        }
        self.act(CommandKind::Resign)
    }

    pub(super) fn save(&mut self, file: &str, reader: &mut Reader) -> Result<()> {
        let path = match (file, &self.files.file) {
            ("", Some(path)) => path.clone(),
            ("", None) => return self.say("cli-play-save-where", &[]),
            _ => PathBuf::from(file),
        };
        let name = path.display().to_string();
        if self.files.file.as_ref() != Some(&path) && path.is_file() {
            let question = self.console.say("cli-play-overwrite", &[("file", &name)]);
            if !self.agree(&question, reader)? {
                return self.say("cli-play-not-saved", &[]);
            }
        }
        match self.files.save(self.console, &self.round, &path) {
            Ok(()) => self.say("cli-play-saved", &[("file", &name)]),
            Err(error) => print(&error.to_string()),
        }
    }

    pub(super) fn load(&mut self, file: &str, reader: &mut Reader) -> Result<()> {
        if file.is_empty() {
            return self.say("cli-play-load-what", &[]);
        }
        match InitialGame::load(self.console, file) {
            Ok(initial) => {
                self.leave()?;
                let mut setup: Setup = self.setup.clone();
                setup.fit(&initial);
                let files = GameFiles::of(self.console, &initial, &setup);
                let round = initial.round(setup.control, 0);
                *self = Session::new(self.console, round, setup, files, self.spoken);
                self.notice = initial.notice;
                reader.expect(self.expected());
                self.begin()
            }
            Err(error) => print(&error.to_string()),
        }
    }
}
