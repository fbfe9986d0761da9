//! The games of `doska_rules::with_games`, in every version of their rules, as commands and pages know them.

use std::sync::{PoisonError, RwLock};

use doska_rules::game::{OptionSpec, read_options, write_game};
use doska_rules::{Draft, Note, Palette};
use doska_search::EngineGame;

use crate::AnyPosition;
use crate::folder::{self, Manifest};

/// A game as commands and pages know it.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// The options of the game, in the order they are written.
    pub options: &'static [OptionSpec],
    /// What it is called in the `GameType` tag of a record, if PDN has a number for it.
    pub pdn_game_type: Option<&'static str>,
    /// What its folder says about it.
    pub manifest: &'static Manifest,
    start: fn(&str) -> Result<AnyPosition, Note>,
    read: fn(&str, &str) -> Result<AnyPosition, Note>,
    canonical: fn(&str) -> Result<String, Note>,
    palette: fn(&str, &Draft) -> Result<Palette, Note>,
    compose: fn(&str, &Draft) -> Result<String, Note>,
}

/// `[f::<Game>(args), …]` for every game, in the order in which they are shown.
macro_rules! each_game {
    ($f:ident $args:tt) => {
        doska_rules::with_games!(call ($f $args))
    };
}
macro_rules! call {
    (($f:ident $args:tt) $($module:ident $name:ident),*) => {
        [$($f::<doska_rules::$module::$name> $args),*]
    };
}

static GAMES: &[GameInfo] = &each_game!(game());

const fn game<G: EngineGame>() -> GameInfo {
    GameInfo {
        id: G::ID,
        version: G::VERSION,
        options: G::OPTIONS,
        pdn_game_type: G::PDN_GAME_TYPE,
        manifest: folder::manifest(G::ID),
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
    if (spec.info.id, spec.info.version) == (G::ID, G::VERSION)
        && let Some(visitor) = pending.visitor.take()
    {
        let options = read_options::<G>(spec.options()).expect("the options were read before");
        pending.output = Some(visitor.visit::<G>(options));
    }
}

/// All games, in the order in which they are shown.
pub fn games() -> &'static [GameInfo] {
    GAMES
}

/// Versions of rules, and games, that were registered while the program runs.
static REGISTERED: RwLock<Vec<&'static GameInfo>> = RwLock::new(Vec::new());

/// Makes one more game, or one more version of the rules of a game, known by its name. The newest version
/// is the one that a name without a version means; the older ones stay readable and playable.
pub fn register<G: EngineGame>() -> &'static GameInfo {
    let known = find(G::ID, Some(G::VERSION));
    known.unwrap_or_else(|| {
        let info: &'static GameInfo = Box::leak(Box::new(game::<G>()));
        let mut registered = REGISTERED.write().unwrap_or_else(PoisonError::into_inner);
        registered.push(info);
        info
    })
}

/// All known versions of a game's rules, the oldest first.
pub fn versions(id: &str) -> Vec<&'static GameInfo> {
    let registered = REGISTERED.read().unwrap_or_else(PoisonError::into_inner);
    let all = GAMES.iter().chain(registered.iter().copied());
    let mut versions: Vec<&'static GameInfo> = all.filter(|game| game.id == id).collect();
    versions.sort_by_key(|game| game.version);
    versions
}

/// The rules of a game: this version, or the newest.
fn find(id: &str, version: Option<u32>) -> Option<&'static GameInfo> {
    let mut versions = versions(id);
    match version {
        Some(version) => versions.into_iter().find(|game| game.version == version),
        None => versions.pop(),
    }
}

/// A game with its options, `id` or `id?key=value`, with the version where it is not the newest.
pub(crate) fn game_text(id: &str, version: u32, text: &str) -> String {
    match find(id, None) {
        Some(newest) if newest.version != version => with_version(text, version),
        _ => text.to_owned(),
    }
}

fn with_version(text: &str, version: u32) -> String {
    match text.split_once('?') {
        Some((id, options)) => format!("{id}@{version}?{options}"),
        None => format!("{text}@{version}"),
    }
}

/// A game with its options: `martian?players=4`.
#[derive(Clone)]
pub struct GameSpec {
    info: &'static GameInfo,
    text: String,
}

impl GameSpec {
    /// Reads `id`, `id@version`, `id?key=value&key=value` or `id@version?key=value`. Without a version it is
    /// the newest one. The error lists what is valid.
    pub fn read(text: &str) -> Result<GameSpec, Note> {
        let (name, options) = text.split_once('?').unwrap_or((text, ""));
        let (id, version) = match name.split_once('@') {
            Some((id, version)) => (id, Some(version)),
            None => (name, None),
        };
        let versions = versions(id);
        let Some(newest) = versions.last() else {
            let valid: Vec<_> = games().iter().map(|game| game.id).collect();
            return Err(Note::new("game-unknown")
                .part(id)
                .with("valid", valid.join(", ")));
        };
        let info = match version {
            None => newest,
            Some(version) => {
                let number = doska_rules::text::number(version);
                let known = versions.iter().find(|game| Some(game.version) == number);
                known.ok_or_else(|| {
                    let valid: Vec<_> = versions
                        .iter()
                        .map(|game| game.version.to_string())
                        .collect();
                    let note = Note::new("game-version").part(version).with("game", id);
                    note.with("valid", valid.join(", "))
                })?
            }
        };
        let text = (info.canonical)(options)?;
        Ok(GameSpec {
            text: game_text(info.id, info.version, &text),
            info,
        })
    }

    /// The game of a position.
    pub fn of(position: &AnyPosition) -> GameSpec {
        GameSpec::read(&position.game()).expect("a position names its game as it is read")
    }

    /// The canonical writing with the version of the rules: `martian@1?players=4`. Whatever is stored names
    /// its game so.
    pub fn versioned(&self) -> String {
        let text = match self.text.split_once('@') {
            Some(_) => return self.text.clone(),
            None => &self.text,
        };
        with_version(text, self.info.version)
    }

    /// The registry entry of the game, without its options.
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
        each_game!(offer(self, &mut pending));
        pending.output.expect("every built-in game is here")
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
