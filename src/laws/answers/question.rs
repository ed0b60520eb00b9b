//! What can be claimed, and what only a person can judge.

use std::fmt;

use super::slug_enum::slugs;
use crate::chess::Color;

slugs! {
    /// What can be claimed and whose right can be lost.
    Claim

    Repetition "repetition" "A threefold repetition.";
    Fifty "fifty" "Fifty moves without capture or pawn move.";
    TouchMove "touch-move" "A breach of Article 4.";
    IllegalMove "illegal-move" "A completed illegal move.";
}

macro_rules! questions {
    ($( $name:ident $( ( $player:ident ) )? $slug:literal $doc:literal; )*) => {
        /// What only a person can judge. [`fmt::Display`] writes it as it stands in a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Question { $( #[doc = $doc] $name $( ( questions!(@color $player) ) )?, )* }

        impl Question {
            /// The names of all kinds of questions.
            pub const SLUGS: &[&str] = &[$($slug),*];

            /// The stable name of its kind in tokens and locale files.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $( Self::$name { .. } => $slug, )* }
            }

            /// The player it is about, where it names one.
            #[must_use]
            pub const fn player(self) -> Option<Color> {
                match self { $( Self::$name $( ($player) )? => questions!(@some $($player)?), )* }
            }

            /// The question of that kind, about that player where it names one.
            pub(super) fn named(slug: &str, about: Option<Color>) -> Option<Self> {
                match slug { $( $slug => questions!(@ask $name about $($player)?), )* _ => None }
            }
        }
    };
    (@color $player:ident) => { Color };
    (@some) => { None };
    (@some $player:ident) => { Some($player) };
    (@ask $name:ident $about:ident) => { $about.is_none().then_some(Self::$name) };
    (@ask $name:ident $about:ident $player:ident) => { $about.map(Self::$name) };
}

questions! {
    CanMate(player) "can-mate" "Whether this player could still mate: the search gave up.";
    StoppedClocks "stopped-clocks" "Why the clocks were stopped.";
    Touch "touch" "Whether a touch was meant.";
    Intent "intent" "Whether a piece was touched in order to move or capture it.";
    PressWithoutMove "press-without-move" "What to do about a press without a move, in editions that leave it open.";
    TwoHands "two-hands" "What to do about a move made with two hands, in editions that leave it open.";
    NormalMeans(player) "normal-means" "Whether this player could still win by normal means.";
    Effort(player) "effort" "Whether this player makes an effort to win by normal means.";
    Increment(player) "increment" "Whether the time by the move that this player asks for is granted.";
    OpponentScore(player) "opponent-score" "What this player scores, whose opponent has lost by conduct.";
    Scores "scores" "What each player scores.";
    AnnouncedMove(player) "announced-move" "Whether the move counts that this player announced, and not the one on the board.";
    BoardsDiffer "boards-differ" "Why the two boards differ.";
    Penalty "penalty" "What a conduct matter deserves.";
    SealedMove "sealed-move" "What a sealed move means.";
    Times "times" "What times the clocks should show.";
    WrittenMove(player) "written-move" "What move this player has written down for the draw they claim, and whether the claim is right.";
    LastPress(player) "last-press" "Whether this player's claim of fifty completed moves holds while the last press is still to come.";
    IllegalPosition "illegal-position" "What follows from an illegal position on the board.";
    Consent(player) "consent" "Whether this player may offer or agree a draw that the rules of the event restrict.";
    Lateness(player) "lateness" "Whether coming so late costs this player the game.";
}

impl Question {
    /// The same question about the other player.
    #[must_use]
    pub(super) fn mirrored(self) -> Self {
        Self::named(self.slug(), self.player().map(|color| !color)).unwrap_or(self)
    }

    /// Whether it is what a claim of a draw in a quickplay finish asks.
    #[must_use]
    pub const fn is_of_quickplay(self) -> bool {
        matches!(self, Self::NormalMeans(_) | Self::Effort(_))
    }

    /// Whether it is about the position on the board, and falls away when another is put back.
    #[must_use]
    pub const fn is_of_position(self) -> bool {
        matches!(
            self,
            Self::CanMate(_) | Self::WrittenMove(_) | Self::LastPress(_)
        ) || self.is_of_boards()
    }

    /// Whether it is about two boards that differ.
    #[must_use]
    pub const fn is_of_boards(self) -> bool {
        matches!(self, Self::AnnouncedMove(_) | Self::BoardsDiffer)
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())?;
        self.player()
            .map_or(Ok(()), |player| write!(f, " {player}"))
    }
}
