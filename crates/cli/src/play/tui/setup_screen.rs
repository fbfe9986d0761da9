//! The setup screen: game, options, players, time control.

use doska_play::round::TimeControl;
use doska_play::rules::OptionValues;
use doska_play::{GameInfo, GameSpec, Level, games, puzzle};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};

use super::super::InitialGame;
use super::super::kept::KeptGame;
use super::super::setup::{Player, Setup};
use super::dialog::{Answer, Dialog, Question, Want};
use super::edit::{Edit, latin};
use super::event::{Context, Effect, NextScreen};
use super::page::Page;
use super::setup_view;
use super::task::TaskId;

/// Everything that can be chosen, and where the keys are.
#[derive(Clone)]
pub struct SetupScreen {
    game: usize,
    /// The values of the game's options, in their order.
    options: Vec<String>,
    /// Who sits where, for four; a game of two takes the first two.
    players: [Player; 4],
    clocks: Vec<Option<TimeControl>>,
    clock: usize,
    /// The row that has the keys.
    pub focus: usize,
    pub dialog: Option<Dialog>,
    pub message: Option<String>,
    /// The games that were left, the last one first.
    pub kept: Vec<KeptGame>,
    /// Whether nobody has played here before.
    newcomer: bool,
    /// Whether somebody chose the players; until then they are those of the last game.
    players_chosen: bool,
    /// What was said on the command line, for what is not chosen here.
    setup: Setup,
}

/// A row of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Row {
    Game,
    /// The option with this number.
    Option(usize),
    /// The seat with this number.
    Seat(usize),
    Clock,
    Begin,
    Continue,
    Rules,
    Lesson,
    Puzzles,
    Load,
    Quit,
}

impl Row {
    /// Whether it is something to do, and not something to choose.
    pub const fn is_action(self) -> bool {
        !matches!(self, Row::Game | Row::Option(_) | Row::Seat(_) | Row::Clock)
    }
}

/// Time controls to choose from.
const CLOCKS: [&str; 6] = ["1+0", "3+2", "5+3", "10+5", "15+10", "30+0"];

impl SetupScreen {
    /// The usual choices, with what the command line says.
    pub fn new(setup: &Setup, game: Option<&GameSpec>) -> SetupScreen {
        let mut clocks: Vec<Option<TimeControl>> = vec![None];
        clocks.extend(
            CLOCKS
                .iter()
                .filter_map(|text| TimeControl::read(text).ok())
                .map(Some),
        );
        if !clocks.contains(&setup.control) {
            clocks.push(setup.control);
        }
        let clock = clocks.iter().position(|clock| *clock == setup.control);
        // A newcomer meets the weakest one.
        let usual = Player::Engine(Level::new(1).unwrap_or(Level::FULL));
        let mut players = [Player::Person, usual, usual, usual];
        let players_chosen = setup.players.iter().any(|player| !player.is_person());
        if players_chosen {
            for (seat, player) in setup.players.iter().enumerate().take(4) {
                players[seat] = *player;
            }
        }
        let mut start = SetupScreen {
            game: 0,
            options: Vec::new(),
            players,
            clocks,
            clock: clock.unwrap_or(0),
            focus: 0,
            dialog: None,
            message: None,
            kept: Vec::new(),
            newcomer: false,
            players_chosen,
            setup: setup.clone(),
        };
        start.set_game(0);
        if let Some(spec) = game {
            let at = games().iter().position(|info| info.id == spec.info().id);
            start.set_game(at.unwrap_or(0));
            let values = spec.info().options.iter();
            start.options = values
                .map(|option| spec.option(option.key).unwrap_or(option.default).to_owned())
                .collect();
            start.focus = start
                .rows()
                .iter()
                .position(|row| *row == Row::Begin)
                .unwrap_or(0);
        }
        start
    }

    fn set_game(&mut self, game: usize) {
        self.game = game;
        let options = self.info().options.iter();
        self.options = options.map(|option| option.default.to_owned()).collect();
    }

    pub fn info(&self) -> &'static GameInfo {
        &games()[self.game]
    }

    /// The game with its options.
    pub fn spec(&self) -> GameSpec {
        let info = self.info();
        let pairs = info.options.iter().zip(&self.options);
        let pairs: Vec<String> = pairs
            .map(|(option, value)| format!("{}={value}", option.key))
            .collect();
        let mark = if pairs.is_empty() { "" } else { "?" };
        GameSpec::read(&format!("{}{mark}{}", info.id, pairs.join("&")))
            .expect("only valid options are chosen")
    }

    pub fn option(&self, at: usize) -> &str {
        &self.options[at]
    }

    pub fn player(&self, seat: usize) -> Player {
        self.players[seat]
    }

    pub fn clock(&self) -> Option<TimeControl> {
        self.clocks[self.clock]
    }

    /// The rows, from above.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        rows.extend((0..self.options.len()).map(Row::Option));
        rows.extend((0..self.spec().seats()).map(Row::Seat));
        rows.extend([Row::Clock, Row::Begin]);
        rows.extend((!self.kept.is_empty()).then_some(Row::Continue));
        rows.extend([Row::Rules, Row::Lesson]);
        let puzzles = !puzzle::puzzles(self.info().id).is_empty();
        rows.extend(puzzles.then_some(Row::Puzzles));
        rows.extend([Row::Load, Row::Quit]);
        rows
    }

    /// The games that were left. Without another word the engine plays at the level of the last one.
    pub fn set_kept(&mut self, games: Vec<KeptGame>) {
        self.newcomer = games.is_empty();
        let engines = games.iter().flat_map(|game| &game.players);
        let last = engines.copied().find(|player| !player.is_person());
        if let Some(last) = last.filter(|_| !self.players_chosen) {
            for player in self.players.iter_mut().filter(|player| !player.is_person()) {
                *player = last;
            }
        }
        let row = self.rows()[self.focus.min(self.rows().len() - 1)];
        self.kept = games;
        let rows = self.rows();
        self.focus = rows.iter().position(|other| *other == row).unwrap_or(0);
    }

    /// The row that has the keys.
    pub fn focused(&self) -> Row {
        let rows = self.rows();
        rows[self.focus.min(rows.len() - 1)]
    }

    /// The next value of a row, or the one before.
    fn change(&mut self, row: Row, by: isize) {
        let turn = |at: usize, all: usize| (at as isize + by).rem_euclid(all as isize) as usize;
        match row {
            Row::Game => self.set_game(turn(self.game, games().len())),
            Row::Option(at) => match self.info().options[at].values {
                OptionValues::OneOf(words) => {
                    let now = words.iter().position(|word| *word == self.options[at]);
                    let next = words[turn(now.unwrap_or(0), words.len())];
                    next.clone_into(&mut self.options[at]);
                }
                OptionValues::Range(low, high) => {
                    let now: u32 = self.options[at].parse().unwrap_or(low);
                    let next = now.saturating_add_signed(by as i32).clamp(low, high);
                    self.options[at] = next.to_string();
                }
            },
            Row::Seat(seat) => {
                // A person, then the levels.
                let now = match self.players[seat] {
                    Player::Person => 0,
                    Player::Engine(level) => usize::from(level.number()),
                };
                let level = Level::new(turn(now, 11) as u8);
                self.players[seat] = level.map_or(Player::Person, Player::Engine);
                self.players_chosen = true;
            }
            Row::Clock => self.clock = turn(self.clock, self.clocks.len()),
            Row::Begin
            | Row::Continue
            | Row::Rules
            | Row::Lesson
            | Row::Puzzles
            | Row::Load
            | Row::Quit => {}
        }
        self.message = None;
    }

    /// How the game is to be played.
    fn chosen(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.players = self.players[..self.spec().seats()].to_vec();
        setup.control = self.clock();
        setup
    }

    /// Acts on a row; the game to begin, if one begins.
    fn enter(&mut self, cx: &mut Context, row: Row) -> Option<(InitialGame, Setup)> {
        match row {
            Row::Game | Row::Option(_) | Row::Seat(_) | Row::Clock => {
                let rows = self.rows();
                self.focus = rows.iter().position(|row| *row == Row::Begin).unwrap_or(0);
                None
            }
            Row::Begin => {
                let mut initial = InitialGame::new(&self.spec().start());
                initial.first = self.newcomer;
                Some((initial, self.chosen()))
            }
            Row::Continue => {
                self.dialog = Some(Dialog::Kept(0));
                None
            }
            Row::Rules => {
                let page = Page::rules(cx.console, &self.spec());
                self.dialog = Some(Dialog::Page(Box::new(page)));
                None
            }
            Row::Lesson => {
                let first = TaskId::Lesson(self.info().id, 0);
                cx.next_screen = Some(NextScreen::Task(first));
                None
            }
            Row::Puzzles => {
                let daily = TaskId::daily(self.info().id, self.setup.day);
                cx.next_screen = daily.map(NextScreen::Task);
                None
            }
            Row::Load => {
                self.dialog = Some(Dialog::Prompt {
                    want: Want::Load,
                    edit: Edit::default(),
                });
                None
            }
            Row::Quit => {
                cx.next_screen = Some(NextScreen::Quit);
                None
            }
        }
    }

    /// A key over the list of the games that were left.
    fn kept_key(&mut self, cx: &mut Context, key: KeyEvent, at: usize) {
        let last = self.kept.len().saturating_sub(1);
        let next = match key.code {
            KeyCode::Up | KeyCode::BackTab => at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab if at >= last => 0,
            KeyCode::Down | KeyCode::Tab => at + 1,
            KeyCode::PageUp => at.saturating_sub(10),
            KeyCode::PageDown => (at + 10).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.dialog = None;
                if let Some(game) = self.kept.get(at) {
                    let file = game.path.display().to_string();
                    cx.effects.push(Effect::Load(file));
                }
                return;
            }
            KeyCode::Esc => {
                self.dialog = None;
                return;
            }
            _ => at,
        };
        self.dialog = Some(Dialog::Kept(next));
    }

    fn help(&mut self, cx: &Context) {
        let page = Page::help(cx.console, None);
        self.dialog = Some(Dialog::Page(Box::new(page)));
    }

    /// For a game that is read from a file.
    pub fn loaded(&self, initial: &InitialGame) -> Setup {
        let mut setup = self.chosen();
        setup.fit(initial);
        setup
    }

    /// What a key does; the game to begin, if one begins.
    pub fn key(&mut self, cx: &mut Context, key: KeyEvent) -> Option<(InitialGame, Setup)> {
        if let Some(Dialog::Kept(at)) = self.dialog {
            self.kept_key(cx, key, at);
            return None;
        }
        if let Some(dialog) = self.dialog.take() {
            match dialog.key(cx.console, key, cx.size.1, &[]) {
                Answer::Open(dialog) => self.dialog = Some(dialog),
                Answer::Named(Want::Load, name) => cx.effects.push(Effect::Load(name)),
                Answer::Reply(Question::Quit, true) => cx.next_screen = Some(NextScreen::Quit),
                _ => {}
            }
            return None;
        }
        let (rows, row) = (self.rows(), self.focused());
        match key.code {
            KeyCode::Up | KeyCode::BackTab => {
                self.focus = (self.focus + rows.len() - 1) % rows.len();
            }
            KeyCode::Down | KeyCode::Tab => self.focus = (self.focus + 1) % rows.len(),
            KeyCode::Left => self.change(row, -1),
            KeyCode::Right => self.change(row, 1),
            KeyCode::PageDown => self.change(row, -10),
            KeyCode::PageUp => self.change(row, 10),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(cx, row),
            KeyCode::Esc | KeyCode::F(10) => cx.next_screen = Some(NextScreen::Quit),
            KeyCode::F(1) => self.help(cx),
            KeyCode::Char(c) => match latin(c) {
                'q' => cx.next_screen = Some(NextScreen::Quit),
                'l' | 'o' => return self.enter(cx, Row::Load),
                '?' => self.help(cx),
                digit @ '1'..='9' => {
                    let at = digit as usize - '1' as usize;
                    if at < games().len() {
                        self.set_game(at);
                        self.focus = 0;
                    }
                }
                _ => {}
            },
            _ => {}
        }
        None
    }

    /// What the mouse does: a click goes to a row, on its left part back, on its right part on.
    pub fn mouse(&mut self, cx: &mut Context, mouse: MouseEvent) -> Option<(InitialGame, Setup)> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) || self.dialog.is_some() {
            return None;
        }
        let (at, value) = setup_view::row_at(cx.console, cx.size, self, mouse.row)?;
        self.focus = at;
        let row = self.rows()[at];
        if row.is_action() {
            return self.enter(cx, row);
        }
        if mouse.column >= value.x && mouse.column < value.right() {
            let back = mouse.column < value.x + 2;
            self.change(row, if back { -1 } else { 1 });
        }
        None
    }
}
