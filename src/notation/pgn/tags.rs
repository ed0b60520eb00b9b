//! The tags at the head of a game.

use std::collections::BTreeMap;

/// The tag pairs of a game, without the brackets.
///
/// A game always has the seven tags of the roster; those never set say `?`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(BTreeMap<String, String>);

impl Tags {
    /// The seven tags every game has, in their order.
    pub const ROSTER: [&'static str; 7] =
        ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

    /// The value of a tag that was set.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets a tag. A name keeps only its ASCII letters, digits and underscores, and if nothing is left the tag is
    /// dropped; line breaks and other control characters in a value become spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
            .collect();
        if !name.is_empty() {
            let value = value.replace(char::is_control, " ");
            self.0.insert(name, value);
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Name and value of each tag as PGN orders them: the roster complete, then the others by their ASCII order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = Tags::ROSTER.into_iter().map(|name| {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            (name, self.get(name).unwrap_or(unknown))
        });
        let others = self
            .0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .filter(|(name, _)| !Tags::ROSTER.contains(name));
        roster.chain(others)
    }
}

impl<'a> FromIterator<(&'a str, &'a str)> for Tags {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(pairs: I) -> Self {
        let mut tags = Tags::default();
        for (name, value) in pairs {
            tags.set(name, value);
        }
        tags
    }
}
