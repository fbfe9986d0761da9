//! Two versions of one game side by side: a newer one is what the plain name means, and the older one stays
//! readable and playable.

use doska_play::record::{self, Record};
use doska_play::registry::{self, register};
use doska_play::round::{CommandKind, EventKind, Round};
use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop, Team, round};
use doska_rules::turkish::Turkish;
use doska_rules::{
    Counted, Draft, Edit, Event, Game, Limit, Note, OptionSpec, Outcome, Palette, Position, Reason,
    Seat, Show, Step, Text, View,
};
use doska_search::level::LevelTable;
use doska_search::{EngineGame, Evaluation, MoveOrdering, Pruning, Quiescence, Transpositions};

/// Turkish Draughts by other rules: a side that cannot move draws instead of losing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Gentle(Turkish);

type Move = <Turkish as Position>::Move;
type Options = <Turkish as Position>::Options;
type Counters = <Turkish as Counted>::Counters;

impl Position for Gentle {
    type Move = Move;
    type Options = Options;

    fn start(options: &Options) -> Gentle {
        Gentle(Turkish::start(options))
    }

    fn options(&self) -> Options {
        self.0.options();
    }

    fn seat(&self) -> Seat {
        self.0.seat()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.0.legal_moves(out);
    }

    fn play(&mut self, m: Move) {
        self.0.play(m);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn stuck(&self) -> Outcome {
        Outcome::draw(Reason::NoMoves)
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

impl Text for Gentle {
    fn write(&self) -> String {
        self.0.write()
    }

    fn read(text: &str, options: &Options) -> Result<Gentle, Note> {
        Turkish::read(text, options).map(Gentle)
    }

    fn move_text(&self, m: Move) -> String {
        self.0.move_text(m)
    }

    fn read_move(&self, text: &str) -> Result<Move, Note> {
        self.0.read_move(text)
    }
}

impl Counted for Gentle {
    type Counters = Counters;

    fn fresh(&self) -> Counters {
        self.0.fresh()
    }

    fn advance(&self, counters: &Counters, m: Move, after: &Gentle) -> Counters {
        self.0.advance(counters, m, &after.0)
    }

    fn counted_outcome(&self, counters: &Counters, times: u32) -> Option<Outcome> {
        self.0.counted_outcome(counters, times)
    }

    fn limits(&self, counters: &Counters, times: u32) -> Vec<Limit> {
        self.0.limits(counters, times)
    }

    fn write_counters(&self, counters: &Counters) -> String {
        self.0.write_counters(counters)
    }

    fn read_counters(&self, text: &str) -> Result<Counters, Note> {
        self.0.read_counters(text)
    }
}

impl Show for Gentle {
    fn view(&self) -> View {
        self.0.view()
    }

    fn step_sequences(&self, m: Move) -> Vec<Vec<Step>> {
        self.0.step_sequences(m)
    }

    fn events(&self, m: Move) -> Vec<Event> {
        self.0.events(m)
    }

    fn why_not(&self, steps: &[Step]) -> Note {
        self.0.why_not(steps)
    }
}

impl Edit for Gentle {
    fn palette(draft: &Draft, options: &Options) -> Palette {
        Turkish::palette(draft, options)
    }

    fn fields(&self, counters: &Counters) -> Vec<(&'static str, String)> {
        self.0.fields(counters)
    }

    fn compose(draft: &Draft, options: &Options) -> String {
        Turkish::compose(draft, options)
    }
}

impl Game for Gentle {
    const ID: &'static str = Turkish::ID;
    const VERSION: u32 = Turkish::VERSION + 1;
    const OPTIONS: &'static [OptionSpec] = Turkish::OPTIONS;
    const PDN_GAME_TYPE: Option<&'static str> = Turkish::PDN_GAME_TYPE;

    fn set_option(options: &mut Options, key: &str, value: &str) {
        Turkish::set_option(options, key, value);
    }

    fn get_option(options: &Options, key: &str) -> String {
        Turkish::get_option(options, key)
    }
}

impl Evaluation for Gentle {
    type Weights = <Turkish as Evaluation>::Weights;
    const WEIGHTS: Self::Weights = Turkish::WEIGHTS;

    fn evaluate_with(&self, weights: &Self::Weights) -> i32 {
        self.0.evaluate_with(weights)
    }
}

impl MoveOrdering for Gentle {
    fn is_noisy(&self, m: Move) -> bool {
        self.0.is_noisy(m)
    }

    fn order_score(&self, m: Move) -> i32 {
        self.0.order_score(m)
    }

    fn history_slot(m: Move) -> usize {
        Turkish::history_slot(m)
    }
}

impl Quiescence for Gentle {
    fn is_forced(&self) -> bool {
        self.0.is_forced()
    }
}

impl Pruning for Gentle {}
impl Transpositions for Gentle {}

impl EngineGame for Gentle {
    const LEVELS: LevelTable = Turkish::LEVELS;
}

/// White can block both of Black's men.
const BEFORE: &str = "W:Wa3,b4,b5,c5,b6,c6:Ba5,a6";

fn blocked(game: &str) -> (GameHistory, String) {
    let spec = GameSpec::read(game).unwrap();
    let mut history = GameHistory::new(&spec.position(BEFORE).unwrap());
    let blocks = history.read_move("b4-a4").unwrap();
    history.play(&blocks).unwrap();
    (history, blocks.text())
}

#[test]
fn both_versions_can_be_read_and_played() {
    let new = register::<Gentle>();
    assert_eq!((new.id, new.version), ("turkish", 2));
    assert_eq!(register::<Gentle>().version, 2, "once is enough");
    let versions: Vec<u32> = registry::versions("turkish")
        .iter()
        .map(|info| info.version)
        .collect();
    assert_eq!(versions, [1, 2]);

    names_and_refusals();
    each_by_its_own_rules();
    logs_name_their_version();
    records_name_their_version();
}

fn names_and_refusals() {
    let spec = |text: &str| GameSpec::read(text).unwrap();
    assert_eq!(spec("turkish").info().version, 2, "the newest");
    assert_eq!(spec("turkish").text(), "turkish");
    assert_eq!(spec("turkish").versioned(), "turkish@2");
    assert_eq!(spec("turkish@1").info().version, 1);
    assert_eq!(spec("turkish@1").versioned(), "turkish@1");
    // The older one says so wherever it is named, so that it is read as what it is.
    let old = spec("turkish@1").start();
    assert_eq!(old.game(), "turkish@1");
    assert_eq!(GameSpec::of(&old).info().version, 1);
    assert_eq!(spec("cyclic").versioned(), "cyclic@1");
    let note = GameSpec::read("turkish@3").unwrap_err();
    assert_eq!((note.id, note.get("valid")), ("game-version", Some("1, 2")));
    for bad in ["turkish@", "turkish@x", "turkish@01", "turkish@-1"] {
        assert_eq!(GameSpec::read(bad).unwrap_err().id, "game-version", "{bad}");
    }
    assert_eq!(GameSpec::read("chess@1").unwrap_err().id, "game-unknown");
    // A move of the one is no move of the other, though the boards look alike.
    let m = old.moves()[0].clone();
    let new = spec("turkish").start();
    assert_eq!(new.play(&m).unwrap_err().id, "move-stale");
}

fn each_by_its_own_rules() {
    let (old, _) = blocked("turkish@1");
    let (new, _) = blocked("turkish@2");
    assert_eq!(old.outcome().unwrap().winner, Some(Team::First));
    assert_eq!(new.outcome().unwrap().winner, None);
    // The engine plays both.
    for game in ["turkish@1", "turkish"] {
        let spec = GameSpec::read(game).unwrap();
        let history = GameHistory::new(&spec.position(BEFORE).unwrap());
        let mut engine = AnyEngine::new(1, 1);
        let found = engine.think(&history, 1, &Stop::new(Limits::nodes(500)), &mut |_| {});
        assert!(!found.is_empty(), "{game}");
    }
}

fn logs_name_their_version() {
    let (_, blocks) = blocked("turkish@1");
    for (game, winner) in [("turkish@1", Some(Team::First)), ("turkish@2", None)] {
        let spec = GameSpec::read(game).unwrap();
        let history = GameHistory::new(&spec.position(BEFORE).unwrap());
        let started = Round::started(Round::start_from(&history, None), 0);
        let EventKind::Started(start) = &started.kind else {
            panic!("{started:?}");
        };
        assert_eq!(start.game, game);
        let mut round = Round::open(&started).unwrap();
        let command = round::Command {
            id: "1".to_owned(),
            seat: Seat::FIRST,
            ply: Some(0),
            lag: 0,
            kind: CommandKind::Move(blocks.clone()),
        };
        let events = round.execute(&command, 1).unwrap();
        let log: Vec<_> = std::iter::once(started).chain(events).collect();
        let replayed = Round::replay(&log).unwrap();
        assert_eq!(replayed.end().unwrap().winner, winner, "{game}");
    }
}

fn records_name_their_version() {
    for (game, result) in [("turkish@1", "1-0"), ("turkish@2", "1/2-1/2")] {
        let (history, _) = blocked(game);
        let text = record::write(&Record::of_line(&history));
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        let read = record::read(&text).games.pop().unwrap().unwrap();
        assert_eq!(read.game().versioned(), game, "{text}");
        assert_eq!(record::write(&read), text);
    }
    // A record that names no version is older than the second.
    let old = record::read("[GameType \"30\"]\n1. d3-d4 *")
        .games
        .pop()
        .unwrap();
    assert_eq!(old.unwrap().game().versioned(), "turkish@1");
}
