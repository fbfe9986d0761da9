//! Which game a record is of, and where it starts: from tags and back to tags.

use super::Spot;
use super::foreign::read_position;
use crate::registry::versions;
use crate::{AnyPosition, GameInfo, GameSpec, Note, games};

/// A tag as it stands in the file.
pub(super) struct RawTag {
    pub name: String,
    pub value: String,
    pub spot: Spot,
}

/// The tag with this name.
pub(super) fn find<'a>(tags: &'a [RawTag], name: &str) -> Option<&'a RawTag> {
    tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
}

/// What the tags say about game and start.
pub(super) struct Which {
    pub start: AnyPosition,
    /// The names of the tags that say so; they are rewritten.
    pub used: Vec<String>,
    pub warnings: Vec<(Spot, Note)>,
}

type Wrong = (Option<Spot>, Note);

pub(super) fn which(tags: &[RawTag], default: Option<&GameSpec>) -> Result<Which, Wrong> {
    let mut used: Vec<String> = ["Variant", "SetUp", "FEN"].map(str::to_owned).into();
    let mut warnings = Vec::new();
    let spec = spec(tags, default, &mut used, &mut warnings)?;
    let start = if let Some(fen) = find(tags, "FEN") {
        read_position(&spec, fen.value.trim()).map_err(|note| (Some(fen.spot), note))?
    } else {
        if let Some(tag) = find(tags, "SetUp").filter(|tag| tag.value.trim() == "1") {
            warnings.push((tag.spot, Note::new("record-no-fen")));
        }
        spec.start()
    };
    Ok(Which {
        start,
        used,
        warnings,
    })
}

fn spec(
    tags: &[RawTag],
    default: Option<&GameSpec>,
    used: &mut Vec<String>,
    warnings: &mut Vec<(Spot, Note)>,
) -> Result<GameSpec, Wrong> {
    let game_type = find(tags, "GameType");
    let by_type = game_type.and_then(|tag| known_type(&tag.value));
    let variant = find(tags, "Variant");
    let by_variant = variant
        .map(|tag| read_variant(tag.value.trim()).map_err(|note| (Some(tag.spot), note)))
        .transpose()?;
    if let (Some(info), Some(tag)) = (by_type, game_type) {
        let full = info.pdn_game_type.unwrap_or("");
        let value = tag.value.trim();
        if value.contains(',') && full.contains(',') && value != full {
            let note = Note::new("record-game-type-other").part(value);
            let note = note.with("expected", full).with("game", info.id);
            warnings.push((tag.spot, note));
        }
        used.push("GameType".to_owned());
    }
    let (info, given) = match (by_type, by_variant) {
        (Some(a), Some((b, _))) if a.id != b.id => {
            let note = Note::new("record-two-games").with("type", a.id);
            return Err((game_type.map(|tag| tag.spot), note.with("variant", b.id)));
        }
        (_, Some(by_variant)) => by_variant,
        (Some(info), None) => (info, ""),
        (None, None) => {
            if let Some(tag) = game_type {
                let note = Note::new("record-game-type").part(tag.value.trim());
                return Err((Some(tag.spot), note.with("valid", valid_types())));
            }
            let Some(default) = default else {
                return Err((None, Note::new("record-no-game").with("valid", valid())));
            };
            let options = default
                .text()
                .split_once('?')
                .map_or("", |(_, options)| options);
            (default.info(), options)
        }
    };
    let by_default = variant.is_none() && by_type.is_none();
    options(info, given, tags, by_default, used)
}

/// The game with the options of `given` and of the tags; where `given` comes from the caller alone, a
/// tag says better.
fn options(
    info: &'static GameInfo,
    given: &str,
    tags: &[RawTag],
    tags_win: bool,
    used: &mut Vec<String>,
) -> Result<GameSpec, Wrong> {
    let mut pairs: Vec<String> = given
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(str::to_owned)
        .collect();
    let mut spot = find(tags, "Variant").map(|tag| tag.spot);
    for option in info.options {
        let Some(tag) = find(tags, option.key) else {
            continue;
        };
        used.push(option.key.to_owned());
        spot = Some(tag.spot);
        let value = tag.value.trim();
        if !option.values.holds(value) {
            let note = Note::new("game-option-value")
                .part(value)
                .with("key", option.key);
            let note = note.with("game", info.id).with("valid", option.values);
            return Err((spot, note));
        }
        if tags_win {
            pairs.retain(|pair| pair.split('=').next() != Some(option.key));
        }
        pairs.push(format!("{}={value}", option.key));
    }
    let name = format!("{}@{}", info.id, info.version);
    let text = if pairs.is_empty() {
        name
    } else {
        format!("{name}?{}", pairs.join("&"))
    };
    GameSpec::read(&text).map_err(|note| (spot, note))
}

/// Reads `id`, `id@version`, and options behind it as links write them.
fn read_variant(text: &str) -> Result<(&'static GameInfo, &str), Note> {
    let (name, options) = text.split_once('?').unwrap_or((text, ""));
    let (id, version) = match name.split_once('@') {
        Some((id, version)) => (id, Some(version)),
        None => (name, None),
    };
    let known = versions(id);
    let newest = known
        .last()
        .ok_or_else(|| Note::new("record-variant").part(id).with("valid", valid()))?;
    let Some(version) = version else {
        return Ok((newest, options));
    };
    let numbers: Vec<String> = known.iter().map(|info| info.version.to_string()).collect();
    match numbers.iter().position(|number| number == version) {
        Some(index) => Ok((known[index], options)),
        None => Err(Note::new("record-version")
            .part(version)
            .with("game", newest.id)
            .with("valid", numbers.join(", "))),
    }
}

/// The game that a value of `GameType` means; its first number alone says so.
pub(super) fn known_type(value: &str) -> Option<&'static GameInfo> {
    let number = value.split(',').next().unwrap_or("").trim();
    let mut games = games().iter();
    let info = games.find(|info| type_number(info) == Some(number))?;
    // A record that names no version was written when there was only the first.
    versions(info.id).first().copied()
}

fn type_number(info: &GameInfo) -> Option<&'static str> {
    info.pdn_game_type?.split(',').next()
}

fn valid() -> String {
    let ids: Vec<_> = games().iter().map(|info| info.id).collect();
    ids.join(", ")
}

fn valid_types() -> String {
    let types = games().iter().filter_map(|info| info.pdn_game_type);
    types.collect::<Vec<_>>().join("; ")
}

/// The tags that say what [`which`] reads.
pub(super) fn game_tags(start: &AnyPosition, spec: &GameSpec) -> Vec<(String, String)> {
    let info = spec.info();
    let mut tags = Vec::new();
    if let Some(value) = info.pdn_game_type {
        tags.push(("GameType".to_owned(), value.to_owned()));
    }
    // `GameType` alone means the first version of the rules.
    if info.pdn_game_type.is_none() || info.version > 1 {
        let variant = format!("{}@{}", info.id, info.version);
        tags.push(("Variant".to_owned(), variant));
    }
    for option in info.options {
        if let Some(value) = spec
            .option(option.key)
            .filter(|&value| value != option.default)
        {
            tags.push((capital(option.key), value.to_owned()));
        }
    }
    if *start != spec.start() {
        tags.push(("SetUp".to_owned(), "1".to_owned()));
        let plain = start.text();
        let said = spec
            .position(&plain)
            .is_ok_and(|position| position == *start);
        let text = if said { plain } else { start.text_with_tail() };
        tags.push(("FEN".to_owned(), text));
    }
    tags
}

/// An option's name as a tag.
fn capital(key: &str) -> String {
    let mut chars = key.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}
