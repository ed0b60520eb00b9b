//! How what a consequence tells stands in its token, and is read back from it.

use std::fmt;
use std::str::Split;
use std::time::Duration;

use super::notice::Notice;
use super::outcome::{Outcome, Score};
use super::question::{Claim, Question};
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use strum::VariantArray;

use crate::chess::counters::MOST_MOVES;
use crate::chess::{ByColor, CastlingMode, Color, File, Move, Role, Square, UciMove, role_name};
use crate::clock::duration_text::{self, DurationStyle};

/// Which move is meant by what a token says of it.
pub type FindMove<'a> = &'a dyn Fn(UciMove) -> Option<Move>;

/// The way of a pawn to the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawnWay {
    /// Where it came from.
    pub from: Square,
    /// Where it is promoted.
    pub to: Square,
}

macro_rules! details {
    ($( $name:ident($part:ty) $doc:literal; )*) => {
        /// One thing that a consequence tells. [`fmt::Display`] writes it as it stands in the token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Detail { $( #[doc = $doc] $name($part), )* }

        $( impl From<$part> for Detail {
            fn from(part: $part) -> Self {
                Self::$name(part)
            }
        } )*
    };
}

details! {
    Square(Square) "A square.";
    PawnWay(PawnWay) "The way of a pawn to the last rank.";
    Role(Role) "A kind of piece.";
    Move(Move) "A move.";
    Player(Color) "The player it is about.";
    Count(u32) "A number.";
    Moves(ByColor<u32>) "White's and Black's number of moves.";
    Time(Duration) "A length of time, or a reading.";
    Claim(Claim) "A claim.";
    Question(Question) "A question to the arbiter.";
    Notice(Notice) "Something to know.";
    Outcome(Outcome) "The score.";
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::PawnWay(PawnWay { from, to }) => write!(f, "{from} {to}"),
            Self::Role(role) => f.write_str(role_name(*role)),
            Self::Move(mv) => in_uci(*mv).fmt(f),
            Self::Player(color) => color.fmt(f),
            Self::Count(count) => count.fmt(f),
            Self::Moves(moves) => write!(f, "{} {}", moves.white, moves.black),
            Self::Time(time) => DurationStyle::SHORT.text(*time).fmt(f),
            Self::Claim(claim) => claim.fmt(f),
            Self::Question(question) => question.fmt(f),
            Self::Notice(notice) => notice.fmt(f),
            Self::Outcome(outcome) => outcome.fmt(f),
        }
    }
}

/// The words of a token that are still to be read.
pub(super) type TokenWords<'a> = Split<'a, char>;

/// A type that consequences tell of.
pub(super) trait Part: Copy + fmt::Debug + Into<Detail> + 'static {
    /// Reads it from the next words.
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self>;

    /// Any value; every move is this one.
    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self>;
}

/// All that a kind of consequence tells, in the order of its token.
pub(super) trait TokenParts: Sized {
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self>;

    /// Any values; every move is this one.
    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self>;
}

/// What is read from all of the words that are left: nothing, if some are left over.
pub(super) fn whole<T>(
    words: &TokenWords<'_>,
    read: impl FnOnce(&mut TokenWords<'_>) -> Option<T>,
) -> Option<T> {
    let mut words = words.clone();
    read(&mut words).filter(|_| words.next().is_none())
}

impl TokenParts for () {
    fn read(_: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        Some(())
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        Just(()).boxed()
    }
}

impl<A: Part> TokenParts for (A,) {
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self> {
        Some((A::read(words, find)?,))
    }

    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self> {
        A::any(mv).prop_map(|a| (a,)).boxed()
    }
}

impl<A: Part, B: Part> TokenParts for (A, B) {
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self> {
        Some((A::read(words, find)?, B::read(words, find)?))
    }

    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self> {
        (A::any(mv), B::any(mv)).boxed()
    }
}

impl Part for Square {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        (0..64_u32).prop_map(Square::new).boxed()
    }
}

impl Part for PawnWay {
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self> {
        Some(Self {
            from: Square::read(words, find)?,
            to: Square::read(words, find)?,
        })
    }

    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self> {
        (Square::any(mv), Square::any(mv))
            .prop_map(|(from, to)| Self { from, to })
            .boxed()
    }
}

impl Part for Role {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        let word = words.next()?;
        Role::ALL.into_iter().find(|&role| role_name(role) == word)
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        prop::sample::select(&Role::ALL[..]).boxed()
    }
}

impl Part for Color {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        color(words.next()?)
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        any::<bool>().prop_map(Color::from_white).boxed()
    }
}

/// A count, if it is one that can be meant.
fn count(words: &mut TokenWords<'_>) -> Option<u32> {
    let count = words.next()?.parse().ok()?;
    (count <= MOST_MOVES).then_some(count)
}

impl Part for u32 {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        count(words)
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        (0..=MOST_MOVES).boxed()
    }
}

impl Part for ByColor<u32> {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        Some(Self {
            white: count(words)?,
            black: count(words)?,
        })
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        (0..=MOST_MOVES, 0..=MOST_MOVES)
            .prop_map(|(white, black)| Self { white, black })
            .boxed()
    }
}

impl Part for Duration {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        duration_text::read(words.next()?).ok()
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        (0..duration_text::LONGEST.as_secs(), 0..1_000_000_000_u32)
            .prop_map(|(seconds, nanos)| Duration::new(seconds, nanos))
            .boxed()
    }
}

impl Part for Claim {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        prop::sample::select(Self::VARIANTS).boxed()
    }
}

impl Part for Question {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        let slug = words.next()?;
        let about = match words.next() {
            Some(word) => Some(color(word)?),
            None => None,
        };
        Self::named(slug, about)
    }

    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self> {
        (prop::sample::select(Self::SLUGS), Color::any(mv))
            .prop_filter_map("a question", |(slug, color)| {
                Self::named(slug, None).or_else(|| Self::named(slug, Some(color)))
            })
            .boxed()
    }
}

impl Part for Notice {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        words.next()?.parse().ok()
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        prop::sample::select(Self::VARIANTS).boxed()
    }
}

impl Part for Outcome {
    fn read(words: &mut TokenWords<'_>, _: FindMove<'_>) -> Option<Self> {
        let (white, black) = words.next()?.split_once('-')?;
        Some(Self {
            white: score(white)?,
            black: score(black)?,
        })
    }

    #[cfg(test)]
    fn any(_: Move) -> BoxedStrategy<Self> {
        let score = || prop::sample::select(&Score::ALL[..]);
        (score(), score())
            .prop_map(|(white, black)| Self { white, black })
            .boxed()
    }
}

impl Part for Move {
    fn read(words: &mut TokenWords<'_>, find: FindMove<'_>) -> Option<Self> {
        find(words.next()?.parse().ok()?)
    }

    #[cfg(test)]
    fn any(mv: Move) -> BoxedStrategy<Self> {
        Just(mv).boxed()
    }
}

fn color(word: &str) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|color| color.to_string() == word)
}

fn score(word: &str) -> Option<Score> {
    Score::ALL
        .into_iter()
        .find(|score| score.to_string() == word)
}

/// A move as `e2e4`; castling by the king's arrival from its usual square, else by king onto rook.
fn in_uci(mv: Move) -> UciMove {
    let mode = match mv {
        Move::Castle { king, rook }
            if king.file() == File::E && matches!(rook.file(), File::A | File::H) =>
        {
            CastlingMode::Standard
        }
        Move::Castle { .. } | Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            CastlingMode::Chess960
        }
    };
    mv.to_uci(mode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_hours_only_where_there_are_any() {
        for (time, text) in [
            (Duration::ZERO, "0:00"),
            (Duration::from_secs(7), "0:07"),
            (Duration::from_mins(2), "2:00"),
            (Duration::from_mins(10), "10:00"),
            (Duration::new(3_599, 500_000_000), "59:59.5"),
            (Duration::from_hours(1), "1:00:00"),
            (Duration::from_hours(10), "10:00:00"),
            (Duration::new(0, 1), "0:00.000000001"),
        ] {
            assert_eq!(Detail::Time(time).to_string(), text);
        }
    }
}
