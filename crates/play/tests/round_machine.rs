//! A round under any sequence of commands and any course of time, against a plain model of its promises.

use doska_play::round::{
    Command, CommandKind, Event, EventKind, Millis, Offer, Refusal, Round, TimeControl,
};
use doska_play::{GameHistory, GameSpec, Seat};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};

const GAMES: [&str; 3] = ["turkish", "martian?players=4", "topological?checkers=2"];
const CONTROLS: [Option<TimeControl>; 4] = [
    None,
    Some(TimeControl::Fischer {
        initial: 20_000,
        increment: 2_000,
    }),
    Some(TimeControl::Delay {
        initial: 20_000,
        delay: 3_000,
    }),
    Some(TimeControl::PerMove { days: 1 }),
];

/// What is done next; which move, offer or old id is meant is found where it is done.
#[derive(Copy, Clone, Debug)]
enum Step {
    Move {
        seat: u8,
        choice: usize,
        stale: bool,
        lag: Millis,
    },
    Offer {
        seat: u8,
        which: u8,
    },
    Accept {
        seat: u8,
    },
    Decline {
        seat: u8,
    },
    Resign {
        seat: u8,
    },
    Repeat {
        which: usize,
    },
    Takeback {
        plies: usize,
    },
    Pause,
    Resume,
    Extend {
        seat: u8,
        by: Millis,
    },
    Wait {
        millis: Millis,
    },
}

/// The model only has to know which game it is: the promises are checked on the round itself.
#[derive(Clone, Debug)]
struct Model {
    game: &'static str,
    control: Option<TimeControl>,
}

impl ReferenceStateMachine for Model {
    type State = Model;
    type Transition = Step;

    fn init_state() -> BoxedStrategy<Model> {
        let games = prop::sample::select(&GAMES[..]);
        let controls = prop::sample::select(&CONTROLS[..]);
        (games, controls)
            .prop_map(|(game, control)| Model { game, control })
            .boxed()
    }

    fn transitions(model: &Model) -> BoxedStrategy<Step> {
        let seat = 0..4_u8;
        let whole = model.control.map_or(20_000, TimeControl::initial);
        let lag = prop_oneof![4 => Just(0), 2 => 0..2_000_u64, 1 => Just(Millis::MAX)];
        prop_oneof![
            12 => (seat.clone(), any::<usize>(), prop::bool::weighted(0.1), lag)
                .prop_map(|(seat, choice, stale, lag)| Step::Move { seat, choice, stale, lag }),
            2 => (seat.clone(), 0..3_u8).prop_map(|(seat, which)| Step::Offer { seat, which }),
            3 => seat.clone().prop_map(|seat| Step::Accept { seat }),
            1 => seat.clone().prop_map(|seat| Step::Decline { seat }),
            1 => seat.clone().prop_map(|seat| Step::Resign { seat }),
            2 => any::<usize>().prop_map(|which| Step::Repeat { which }),
            2 => (0..5_usize).prop_map(|plies| Step::Takeback { plies }),
            1 => Just(Step::Pause),
            1 => Just(Step::Resume),
            1 => (seat, 0..whole).prop_map(|(seat, by)| Step::Extend { seat, by }),
            4 => (0..whole).prop_map(|millis| Step::Wait { millis }),
        ]
        .boxed()
    }

    fn apply(state: Model, _: &Step) -> Model {
        state
    }
}

/// The round, its log, and everything that was sent.
struct Driven {
    round: Round,
    log: Vec<Event>,
    sent: Vec<Command>,
    now: Millis,
}

impl Driven {
    fn take(&mut self, events: Vec<Event>) {
        for event in events {
            self.round.apply(&event).expect("a decided event applies");
            self.log.push(event);
        }
    }

    fn send(&mut self, seat: u8, ply: Option<usize>, kind: CommandKind) {
        self.send_late(seat, ply, kind, 0);
    }

    fn send_late(&mut self, seat: u8, ply: Option<usize>, kind: CommandKind, lag: Millis) {
        let command = Command {
            id: self.sent.len().to_string(),
            seat: Seat::new(seat),
            ply,
            lag,
            kind,
        };
        self.sent.push(command.clone());
        self.decide(&command);
    }

    fn decide(&mut self, command: &Command) {
        let before = (self.round.ply(), self.round.mover(), self.round.version());
        match self.round.decide(command, self.now) {
            Ok(events) => {
                no_seat_acts_for_another(command, &events, before.1);
                self.take(events);
            }
            Err(Refusal::Stale { ply, version }) => {
                assert_eq!((ply, version), (before.0, before.2));
            }
            Err(_) => assert_eq!(self.round.version(), before.2),
        }
    }

    fn a_move(&self, choice: usize) -> CommandKind {
        let moves = self.round.history().moves();
        let text = match moves.len() {
            0 => "a1-a2".to_owned(),
            count => moves[choice % count].text(),
        };
        CommandKind::Move(text)
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Move {
                seat,
                choice,
                stale,
                lag,
            } => {
                // Mostly the seat to move, so that games get somewhere.
                let mover = self.round.mover().index() as u8;
                let seat = if choice % 4 == 0 { seat } else { mover };
                let ply = self.round.ply() + usize::from(stale);
                self.send_late(seat, Some(ply), self.a_move(choice), lag);
            }
            Step::Offer { seat, which } => {
                let ply = self.round.ply().saturating_sub(1);
                let offers = [Offer::Draw, Offer::Takeback { ply }, Offer::Abort];
                self.send(seat, None, CommandKind::Offer(offers[usize::from(which)]));
            }
            Step::Accept { seat } => self.send(seat, None, CommandKind::Accept),
            Step::Decline { seat } => self.send(seat, None, CommandKind::Decline),
            Step::Resign { seat } => self.send(seat, None, CommandKind::Resign),
            Step::Repeat { which } => self.repeat(which),
            Step::Takeback { plies } => {
                let ply = self.round.ply().saturating_sub(plies);
                let events = self.round.takeback(ply, self.now).unwrap_or_default();
                self.take(events);
            }
            Step::Pause => self.take(self.round.pause(self.now)),
            Step::Resume => self.take(self.round.resume(self.now)),
            Step::Extend { seat, by } => {
                self.take(self.round.extend(Seat::new(seat), by, self.now));
            }
            Step::Wait { millis } => {
                self.now += millis;
                let flag = self.round.expire(self.now);
                self.take(flag.into_iter().collect());
            }
        }
    }

    /// A command that took effect once changes nothing when it comes again.
    fn repeat(&mut self, which: usize) {
        let Some(command) = self.sent.get(which % self.sent.len().max(1)).cloned() else {
            return;
        };
        let took_effect = self.round.version_of(command.seat, &command.id).is_some();
        let events = self.round.decide(&command, self.now);
        if took_effect {
            assert_eq!(events, Ok(Vec::new()), "{command:?}");
        } else {
            self.decide(&command);
        }
    }
}

/// Events that a command causes carry its seat and id, and a move is the mover's. Only the flag is nobody's.
fn no_seat_acts_for_another(command: &Command, events: &[Event], mover: Seat) {
    for event in events {
        if let EventKind::Move { .. } = event.kind {
            assert_eq!(command.seat, mover);
        }
        match event.seat {
            Some(seat) => {
                assert_eq!(seat, command.seat);
                assert_eq!(event.command.as_ref(), Some(&command.id));
            }
            None => assert!(matches!(event.kind, EventKind::Ended { .. })),
        }
    }
}

/// What can be seen of a round at some moment.
fn seen(round: &Round, now: Millis) -> String {
    let seats = 0..round.seats() as u8;
    let clocks: Vec<_> = seats
        .map(|seat| round.remaining(Seat::new(seat), now))
        .collect();
    format!(
        "{} {:?} {:?} {:?} {clocks:?} {:?} {} {:?} {:?}",
        round.version(),
        round.history().position(),
        round.history().move_texts(),
        round.pending_offer(),
        round.deadline(),
        round.is_paused(),
        round.end(),
        round.clock_readings(),
    )
}

struct Machine {
    driven: Driven,
    /// What was seen after each event of the log.
    moments: Vec<String>,
}

impl StateMachineTest for Machine {
    type SystemUnderTest = Machine;
    type Reference = Model;

    fn init_test(model: &Model) -> Machine {
        let start = GameSpec::read(model.game).expect("a known game").start();
        let start = Round::start_from(&GameHistory::new(&start), model.control);
        let started = Round::started(start, 0);
        let round = Round::open(&started).expect("a new game");
        Machine {
            moments: vec![seen(&round, 0)],
            driven: Driven {
                round,
                log: vec![started],
                sent: Vec::new(),
                now: 0,
            },
        }
    }

    fn apply(mut machine: Machine, _: &Model, step: Step) -> Machine {
        let driven = &mut machine.driven;
        let (before, moved) = (driven.log.len(), driven.round.clone());
        driven.step(step);
        no_clock_gains(&moved, &driven.log[before..], step, driven.now);
        let mut round = moved;
        for event in &driven.log[before..] {
            round.apply(event).expect("it applied before");
            machine.moments.push(seen(&round, event.at));
        }
        machine
    }

    fn check_invariants(machine: &Machine, _: &Model) {
        let Driven { round, log, .. } = &machine.driven;
        let versions: Vec<u32> = log.iter().map(|event| event.version).collect();
        let expected: Vec<u32> = (1..=log.len() as u32).collect();
        assert_eq!(versions, expected, "versions have no hole");
        assert!(round.end().is_none() || round.deadline().is_none());
        assert!(round.end().is_none() || round.pending_offer().is_none());
    }

    fn teardown(machine: Machine, _: Model) {
        // Every prefix of the log folds to what stood there.
        let log = &machine.driven.log;
        for (length, moment) in (1..).zip(&machine.moments) {
            let round = Round::replay(&log[..length]).expect("a prefix folds");
            assert_eq!(&seen(&round, log[length - 1].at), moment);
        }
    }
}

/// At one moment a clock gains no more than the increment of a move of its seat with the credit for its lag,
/// or the whole time where every move has the same, or what it is given; a takeback may lift one that has run
/// out to ten seconds. A credit is never more than the clock has run.
fn no_clock_gains(before: &Round, events: &[Event], step: Step, now: Millis) {
    let mut round = before.clone();
    for event in events {
        let mover = round.mover();
        let old = round.clone();
        round.apply(event).expect("it applied before");
        for index in 0..round.seats() as u8 {
            let seat = Seat::new(index);
            let (Some(had), Some(has)) = (old.remaining(seat, now), round.remaining(seat, now))
            else {
                continue;
            };
            let control = old.clocks().expect("a seat has time left").control();
            let whole = control.initial();
            let most = match (&event.kind, step) {
                (EventKind::Move { .. }, step) if seat == mover => {
                    // A repeated command that was refused before may take effect now, with its own lag.
                    let lag = match step {
                        Step::Move { lag, .. } => lag,
                        _ => Millis::MAX,
                    };
                    let reached = old.remaining(seat, 0).unwrap_or(had);
                    let credited = had.saturating_add(lag).min(reached) + control.increment();
                    if control.is_per_move() {
                        whole
                    } else {
                        credited
                    }
                }
                (EventKind::Takeback { .. }, _) if control.is_per_move() => had.max(whole),
                (EventKind::Takeback { .. }, _) => had.max(10_000),
                (EventKind::Extended { .. }, Step::Extend { seat: given, by })
                    if given == index =>
                {
                    had + by
                }
                _ => had,
            };
            assert!(has <= most, "{event:?}: {seat:?} had {had} and has {has}");
        }
    }
}

prop_state_machine! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_round_keeps_its_promises(sequential 1..60 => Machine);
}
