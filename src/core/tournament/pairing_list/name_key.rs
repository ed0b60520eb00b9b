//! What two ways of writing a name have in common: its words, without accents and titles, in any order.

/// The words of a name, in order of the alphabet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameKey {
    words: Vec<String>,
}

impl NameKey {
    /// Returns the words of that name.
    pub fn of(name: &str) -> Self {
        let plain = any_ascii::any_ascii(name).to_lowercase();
        let words = plain.split(|sign: char| !sign.is_alphanumeric());
        let mut words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        words.sort();
        Self { words }
    }

    /// Whether this name, shortened or with words left out, can mean that one: each of its words is one of the other's or
    /// the beginning of one, and at least one of them is whole and longer than an initial.
    pub fn can_mean(&self, other: &Self) -> bool {
        let is_whole = |word: &String| word.len() > 1 && other.words.contains(word);
        let mut free: Vec<&String> = other.words.iter().collect();
        let fits = self.words.iter().all(|word| {
            let whole = free.iter().position(|it| *it == word);
            let place = whole.or_else(|| free.iter().position(|it| it.starts_with(word.as_str())));
            place.map(|at| free.remove(at)).is_some()
        });
        fits && self.words.iter().any(is_whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_accents_and_signs_make_no_difference() {
        assert_eq!(NameKey::of("Žagar, Črt"), NameKey::of("Crt ZAGAR"));
        assert_ne!(NameKey::of("Žagar, Črt"), NameKey::of("Zagar, Crtomir"));
    }

    #[test]
    fn a_shortened_name_can_mean_the_whole_one() {
        for (short, whole, expected) in [
            ("Novak A.", "Novak, Ana", true),
            ("Novak", "Novak, Ana", true),
            ("A N", "Novak, Ana", false),
            ("Novak B", "Novak, Ana", false),
            ("Novak Ana Maria", "Novak, Ana", false),
            ("Novak Novak", "Novak, Ana", false),
        ] {
            assert_eq!(
                NameKey::of(short).can_mean(&NameKey::of(whole)),
                expected,
                "{short}"
            );
        }
    }
}
