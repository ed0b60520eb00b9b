//! What the parts of a booklet of the Laws are called.

use super::Words;
use crate::laws::Edition;
use crate::laws::editions::contents::{BookletPart, PartKind};

impl Words {
    /// What a part of the Laws is called in that edition, with its kind and number: “Article 4”. Where it has no number, its
    /// kind alone.
    pub fn part_number(self, part: BookletPart, edition: Edition) -> String {
        let number = part.number(edition).unwrap_or_default();
        let args = [("number", number.into())];
        let named = match PartKind::of(number) {
            PartKind::Article => self.tr_args("article", &args),
            PartKind::Appendix => self.tr_args("laws-appendix", &args),
            PartKind::Guideline => self.tr_args("laws-guideline", &args),
        };
        named.trim().to_owned()
    }

    /// The title of a part of the Laws.
    pub fn part_title(self, part: BookletPart) -> String {
        self.tr(&format!("laws-part-{part}")).into_owned()
    }
}
