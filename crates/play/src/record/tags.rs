//! The tags of a record: names and values, in order.

/// Tags in the order in which they were given; each name once. Names are compared without regard to
/// case.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self
            .0
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// Gives a tag a value, a new tag at the end. `false`, and nothing is done, if records cannot hold
    /// such a name: a letter comes first, then letters, digits and `_`.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) {
            return false;
        }
        match self
            .0
            .iter_mut()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
        {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
        true
    }

    /// Adds a tag whose name is well formed and not there yet.
    pub(super) fn push(&mut self, name: String, value: String) {
        self.0.push((name, value));
    }

    /// Takes a tag out and gives its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self
            .0
            .iter()
            .position(|(key, _)| key.eq_ignore_ascii_case(name))?;
        Some(self.0.remove(at).1)
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether a tag may have this name.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// The tags that come first, in this order; between them come those of the game and the players.
pub(super) const FIRST: [&str; 4] = ["Event", "Site", "Date", "Round"];

/// The usual spelling of a tag that has one.
pub(super) fn usual_name(name: &str) -> &str {
    let players = [
        "White",
        "Black",
        "Player1",
        "Player2",
        "Player3",
        "Player4",
        "Result",
        "Termination",
    ];
    FIRST
        .into_iter()
        .chain(players)
        .find(|usual| usual.eq_ignore_ascii_case(name))
        .unwrap_or(name)
}
