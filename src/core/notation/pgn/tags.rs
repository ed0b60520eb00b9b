//! The tags at the head of a game.

/// The tag pairs of a game, without the brackets.
///
/// A game always has the seven tags of the roster; those never set say `?`. The others stand in the order in which a
/// file has them; one that is set later finds its place before the first that ASCII puts behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The seven tags every game has, in their order.
    pub const ROSTER: [&'static str; 7] =
        ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

    /// The value of a tag that was set.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(set, _)| set == name)?;
        Some(found.1.as_str())
    }

    /// Returns whether no tag was set.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Sets a tag. A name keeps only its ASCII letters, digits and underscores, and if nothing is left the tag is
    /// dropped; line breaks and other control characters in a value become spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        let name = cleaned(name);
        if name.is_empty() {
            return;
        }
        let value = on_one_line(value);
        if let Some((_, old)) = self.0.iter_mut().find(|(set, _)| *set == name) {
            *old = value;
            return;
        }
        let is_behind = |(set, _): &(String, String)| *set > name && !is_roster(set);
        let place = self.0.iter().position(is_behind).unwrap_or(self.0.len());
        self.0.insert(place, (name, value));
    }

    /// Adds a tag behind those that stand there already, as a file has it; names and values as for [`Tags::set`].
    pub fn append(&mut self, name: &str, value: &str) {
        let name = cleaned(name);
        if self.0.is_empty() {
            self.0.reserve(16);
        }
        if !name.is_empty() {
            self.0.push((name, on_one_line(value)));
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(set, _)| set != name);
    }

    /// Name and value of each tag: the roster complete and in its order, then the others as they stand.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = Tags::ROSTER.into_iter().map(|name| {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            (name, self.get(name).unwrap_or(unknown))
        });
        let others = self
            .0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .filter(|(name, _)| !is_roster(name));
        roster.chain(others)
    }
}

fn is_roster(name: &str) -> bool {
    Tags::ROSTER.contains(&name)
}

fn cleaned(name: &str) -> String {
    let belongs = |c: &char| c.is_ascii_alphanumeric() || *c == '_';
    if name.chars().all(|c| belongs(&c)) {
        return name.to_owned();
    }
    name.chars().filter(belongs).collect()
}

fn on_one_line(value: &str) -> String {
    if value.chars().any(char::is_control) {
        return value.replace(char::is_control, " ");
    }
    value.to_owned()
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
