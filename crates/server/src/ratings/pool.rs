//! Which games are rated, and together with which others.

use doska_contract::online::{ClockSetting, PlayerKind};
use doska_play::{GameSpec, Note};

/// What the ratings of a game are kept under: the game without its options and the version of its rules, but apart for
/// every number of seats, as two teams are another contest than two players. `None` for a game that does not exist.
pub fn pool(game: &str) -> Option<&'static str> {
    let spec = GameSpec::read(game).ok()?;
    let seats = spec.seats();
    let variants = spec.info().manifest.variants.iter().copied();
    let mut alike = variants
        .filter(|variant| GameSpec::read(variant).is_ok_and(|variant| variant.seats() == seats));
    Some(alike.next().unwrap_or(spec.info().id))
}

/// Every pool, in the order in which games are shown.
pub fn pools() -> Vec<&'static str> {
    let mut pools: Vec<&'static str> = Vec::new();
    for found in doska_play::main_variants().filter_map(pool) {
        if !pools.contains(&found) {
            pools.push(found);
        }
    }
    pools
}

/// Why a game cannot be rated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// A guest has no account that a rating could belong to.
    Guest,
    /// Games against bots do not move the ratings of people.
    Bot,
    /// Without a clock a game has no pace.
    NoClock,
    /// It begins with a position of its maker's choice.
    Position,
}

impl Unrated {
    /// A stable name, for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Unrated::Guest => "rated_guest",
            Unrated::Bot => "rated_bot",
            Unrated::NoClock => "rated_without_clock",
            Unrated::Position => "rated_position",
        }
    }

    /// The message for people.
    pub fn note(self) -> Note {
        Note::new(match self {
            Unrated::Guest => "ratings-guest",
            Unrated::Bot => "ratings-bot",
            Unrated::NoClock => "ratings-no-clock",
            Unrated::Position => "ratings-position",
        })
    }
}

/// Whether a game of these players with this clock can be rated. Whoever makes a challenge asks it with the maker and
/// the addressed opponent, whoever joins one with the player who joins.
pub fn may_be_rated(
    players: impl IntoIterator<Item = PlayerKind>,
    clock: Option<&ClockSetting>,
    position: Option<&str>,
) -> std::result::Result<(), Unrated> {
    for kind in players {
        match kind {
            PlayerKind::Guest => return Err(Unrated::Guest),
            PlayerKind::Bot => return Err(Unrated::Bot),
            PlayerKind::Member => {}
        }
    }
    if clock.is_none() {
        return Err(Unrated::NoClock);
    }
    match position {
        Some(_) => Err(Unrated::Position),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_and_versions_share_a_pool_and_numbers_of_seats_do_not() {
        for variant in doska_play::variants() {
            let spec = GameSpec::read(variant).unwrap();
            let pool = pool(variant).unwrap();
            assert_eq!(self::pool(&spec.versioned()), Some(pool), "{variant}");
            assert_eq!(self::pool(pool), Some(pool), "{variant}");
            let kept = GameSpec::read(pool).unwrap();
            assert_eq!(kept.info().id, spec.info().id);
            assert_eq!(kept.seats(), spec.seats());
            assert!(pools().contains(&pool));
        }
        assert!(pools().iter().any(|pool| pool.contains("players=4")));
        assert_eq!(pool("chess"), None);
    }

    #[test]
    fn only_members_play_rated_with_a_clock_from_the_start() {
        use PlayerKind::{Bot, Guest, Member};
        let clock = ClockSetting {
            days: Some(3),
            ..ClockSetting::default()
        };
        let ask = |kinds: &[PlayerKind]| may_be_rated(kinds.iter().copied(), Some(&clock), None);
        assert_eq!(ask(&[Member, Member]), Ok(()));
        assert_eq!(ask(&[Member, Guest]), Err(Unrated::Guest));
        assert_eq!(ask(&[Member, Bot]), Err(Unrated::Bot));
        assert_eq!(may_be_rated([Member], None, None), Err(Unrated::NoClock));
        let placed = may_be_rated([Member], Some(&clock), Some("text"));
        assert_eq!(placed, Err(Unrated::Position));
    }
}
