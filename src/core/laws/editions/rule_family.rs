//! What a provision is about, as far as anything is decided by that.
//!
//! The concordance gives each provision its family, so that a new one cannot be added without it.

/// What a provision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleFamily {
    /// Whose turn it is and how the pieces move: Articles 1 and 3.
    Moves,
    /// Which contact with a piece is a touch, and what it binds to.
    Touch,
    /// An illegal move: found, put right and charged.
    IllegalMove,
    /// A fallen flag.
    Flag,
    /// A fallen flag that the players themselves have to claim.
    FlagClaim,
    /// A position that occurs again.
    Repetition,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
    /// The cost of a wrong claim of a draw.
    WrongClaim,
    /// An adjourned game.
    Adjournment,
    /// The quickplay finish.
    Quickplay,
    /// Anything else.
    Other,
}

impl RuleFamily {
    /// Whether it is about a fallen flag, whoever sees it.
    pub const fn is_of_flags(self) -> bool {
        matches!(self, Self::Flag | Self::FlagClaim)
    }

    /// Whether a claim is what the arbiter upholds or rejects under it.
    pub const fn is_claimed(self) -> bool {
        match self {
            Self::IllegalMove
            | Self::FlagClaim
            | Self::Repetition
            | Self::FiftyMoves
            | Self::Quickplay => true,
            Self::Moves
            | Self::Touch
            | Self::Flag
            | Self::WrongClaim
            | Self::Adjournment
            | Self::Other => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Edition, Provision};

    /// Holds that the provisions of which `is_in` is true are those whose name `is_named` so.
    #[track_caller]
    fn agree(is_in: impl Fn(RuleFamily) -> bool, is_named: impl Fn(&str) -> bool) {
        for provision in Provision::all() {
            let (slug, family) = (provision.slug(), provision.family());
            assert_eq!(is_in(family), is_named(slug), "{slug} is {family:?}");
        }
    }

    #[test]
    fn families_are_what_the_names_of_their_rules_begin_with() {
        let of_rules = |slug: &str| crate::laws::Rule::by_slug(slug).is_some();
        let begins = |slug: &str, with: &[&str]| with.iter().any(|it| slug.starts_with(it));
        agree(
            |it| it == RuleFamily::Adjournment,
            |slug| slug.starts_with("adj-"),
        );
        agree(
            |it| it == RuleFamily::Touch,
            |slug| slug == "accidental-touch" || slug.starts_with("touch-"),
        );
        agree(
            |it| it == RuleFamily::WrongClaim,
            |slug| slug.starts_with("claim-wrong"),
        );
        agree(RuleFamily::is_of_flags, |slug| slug.contains("flag"));
        let claimed = [
            "repetition",
            "fifty",
            "same-position",
            "illegal",
            "qpf",
            "rapid-u-illegal",
            "rapid-u-flag",
            "rapid-both-flags",
        ];
        agree(RuleFamily::is_claimed, |slug| {
            of_rules(slug) && begins(slug, &claimed)
        });
    }

    #[test]
    fn the_moves_are_articles_1_and_3() {
        for rule in crate::laws::Rule::ALL {
            let mut articles = rule.articles(Edition::E2023);
            let is_there =
                articles.any(|article| article.starts_with("1.") || article.starts_with("3."));
            assert_eq!(rule.is_of_the_moves(), is_there, "{}", rule.slug());
        }
    }
}
