//! Which games there are. A new game is one line here.

use doska_rules::game::{OptionSpec, read_options, write_game};
use doska_rules::{Draft, Note, Palette};
use doska_search::EngineGame;

use crate::AnyPosition;

/// A game as commands and pages know it.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// What it is called in the `GameType` tag of a record, if PDN has a number for it.
    pub pdn_game_type: Option<&'static str>,
    start: fn(&str) -> Result<AnyPosition, Note>,
    read: fn(&str, &str) -> Result<AnyPosition, Note>,
    canonical: fn(&str) -> Result<String, Note>,
    palette: fn(&str, &Draft) -> Result<Palette, Note>,
    compose: fn(&str, &Draft) -> Result<String, Note>,
}

/// `[f::<Game>(args), …]` for every game, in the order in which they are shown.
macro_rules! each_game {
    ($f:ident $(, $arg:expr)*) => {
        [
            $f::<doska_rules::cyclic::Cyclic>($($arg),*),
            $f::<doska_rules::backups::Backups>($($arg),*),
            $f::<doska_rules::turkish::Turkish>($($arg),*),
            $f::<doska_rules::martian::Martian>($($arg),*),
            $f::<doska_rules::topological::Topological>($($arg),*),
        ]
    };
}

static GAMES: [GameInfo; 5] = each_game!(game);

const fn game<G: EngineGame>() -> GameInfo {
    GameInfo {
        id: G::ID,
        version: G::VERSION,
        options: G::OPTIONS,
        pdn_game_type: G::PDN_GAME_TYPE,
        start: |options| Ok(AnyPosition::new(G::start(&read_options::<G>(options)?))),
        read: |options, text| AnyPosition::read::<G>(text, &read_options::<G>(options)?),
        canonical: |options| Ok(write_game::<G>(&read_options::<G>(options)?)),
        palette: |options, draft| Ok(G::palette(draft, &read_options::<G>(options)?)),
        compose: |options, draft| {
            let options = read_options::<G>(options)?;
            draft.check::<G>(&options)?;
            Ok(G::compose(draft, &options))
        },
    }
}

/// A computation that is generic over the game, for a game that is known only when the program runs: see
/// [`GameSpec::visit`].
pub trait GameVisitor {
    /// What it gives.
    type Output;

    /// Runs it for the game `G` with these options.
    fn visit<G: EngineGame>(self, options: G::Options) -> Self::Output;
}

/// A visitor on its way to its game.
struct Pending<V: GameVisitor> {
    visitor: Option<V>,
    output: Option<V::Output>,
}

fn offer<G: EngineGame>(spec: &GameSpec, pending: &mut Pending<impl GameVisitor>) {
    if spec.info.id == G::ID
        && let Some(visitor) = pending.visitor.take()
    {
        let options = read_options::<G>(spec.options()).expect("the options were read before");
        pending.output = Some(visitor.visit::<G>(options));
    }
}

/// All games, in the order in which they are shown.
pub fn games() -> &'static [GameInfo] {
    &GAMES
}

/// A game with its options: `martian?players=4`.
#[derive(Clone)]
pub struct GameSpec {
    info: &'static GameInfo,
    text: String,
}

impl GameSpec {
    /// Reads `id` or `id?key=value&key=value`. The error lists what is valid.
    pub fn read(text: &str) -> Result<GameSpec, Note> {
        let (id, options) = text.split_once('?').unwrap_or((text, ""));
        let info = games().iter().find(|game| game.id == id).ok_or_else(|| {
            let valid: Vec<_> = games().iter().map(|game| game.id).collect();
            Note::new("game-unknown")
                .part(id)
                .with("valid", valid.join(", "))
        })?;
        Ok(GameSpec {
            info,
            text: (info.canonical)(options)?,
        })
    }

    /// The game.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// The canonical writing, with the options that differ from their defaults.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value of an option, its default if nothing else was said; `None` if the game has no such option.
    pub fn option(&self, key: &str) -> Option<&str> {
        let spec = self.info.options.iter().find(|spec| spec.key == key)?;
        let given = self
            .options()
            .split('&')
            .filter_map(|pair| pair.split_once('='));
        Some(
            given
                .filter(|(k, _)| *k == key)
                .map(|(_, v)| v)
                .next()
                .unwrap_or(spec.default),
        )
    }

    /// Where a game starts.
    pub fn start(&self) -> AnyPosition {
        (self.info.start)(self.options()).expect("the options were read before")
    }

    /// Reads a position text, with or without the tail of counters.
    pub fn position(&self, text: &str) -> Result<AnyPosition, Note> {
        (self.info.read)(self.options(), text)
    }

    /// What a position that somebody puts together may be made of.
    pub fn palette(&self, draft: &Draft) -> Palette {
        (self.info.palette)(self.options(), draft).expect("the options were read before")
    }

    /// The text of a position that somebody put together, right or wrong. The note says what in it is
    /// not of this game.
    pub fn compose(&self, draft: &Draft) -> Result<String, Note> {
        (self.info.compose)(self.options(), draft)
    }

    /// Runs a computation that is generic over the game.
    pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        let mut pending = Pending {
            visitor: Some(visitor),
            output: None,
        };
        each_game!(offer, self, &mut pending);
        pending.output.expect("every game of the registry is here")
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.start().seats()
    }

    fn options(&self) -> &str {
        self.text.split_once('?').map_or("", |(_, options)| options)
    }
}

impl PartialEq for GameSpec {
    fn eq(&self, other: &GameSpec) -> bool {
        self.text == other.text
    }
}

impl Eq for GameSpec {}

impl std::fmt::Debug for GameSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::fmt::Display for GameSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}
