//! What can be claimed, and what only a person can judge.

use std::fmt;

use strum::{Display, EnumString, VariantArray};

use crate::chess::Color;

/// What can be claimed and whose right can be lost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Display, EnumString, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Claim {
    /// A threefold repetition.
    Repetition,
    /// Fifty moves without capture or pawn move.
    Fifty,
    /// A breach of Article 4.
    TouchMove,
    /// A completed illegal move.
    IllegalMove,
}

macro_rules! questions {
    ($( $name:ident $( ( $player:ident ) )? $slug:literal $doc:literal $accept:literal $reject:literal; )*) => {
        /// What only a person can judge. [`fmt::Display`] writes it as it stands in a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Question { $( #[doc = $doc] $name $( ( questions!(@color $player) ) )?, )* }

        impl Question {
            /// The names of all kinds of questions.
            pub const SLUGS: &[&str] = &[$($slug),*];

            /// The stable name of its kind in tokens and locale files.
            pub const fn slug(self) -> &'static str {
                match self { $( Self::$name { .. } => $slug, )* }
            }

            /// The player it is about, where it names one.
            pub const fn player(self) -> Option<Color> {
                match self { $( Self::$name $( ($player) )? => questions!(@some $($player)?), )* }
            }

            /// What it means to accept and to reject, in a few English words.
            pub const fn answers(self) -> (&'static str, &'static str) {
                match self { $( Self::$name { .. } => ($accept, $reject), )* }
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
    CanMate(player) "can-mate" "Whether this player could still mate: the search gave up." "this player could still mate" "this player never could";
    StoppedClocks "stopped-clocks" "Why the clocks were stopped." "there was a good reason" "there was none: what does it deserve?";
    Touch "touch" "Whether a touch was meant." "it was touched on purpose, and binds" "it was an accident";
    Intent "intent" "Whether a piece was touched in order to move or capture it." "it was touched in order to move or capture it" "it was not";
    PressWithoutMove "press-without-move" "What to do about a press without a move, in editions that leave it open." "it is a fault: what does it deserve?" "it is let pass";
    TwoHands "two-hands" "What to do about a move made with two hands, in editions that leave it open." "it is a fault: what does it deserve?" "it is let pass";
    NormalMeans(player) "normal-means" "Whether this player could still win by normal means." "the claim is right: drawn" "the claim is wrong; where play goes on, the opponent gains two minutes";
    Effort(player) "effort" "Whether this player makes an effort to win by normal means." "the claim is right: drawn" "the claim is wrong; where play goes on, the opponent gains two minutes";
    Increment(player) "increment" "Whether the time by the move that this player asks for is granted." "five seconds a move from now on, and the opponent gains two minutes" "it is refused";
    OpponentScore(player) "opponent-score" "What this player scores, whose opponent has lost by conduct." "nothing: Declare gives the scores" "nothing: Declare gives the scores";
    Scores "scores" "What each player scores." "nothing: Declare gives the scores" "nothing: Declare gives the scores";
    AnnouncedMove(player) "announced-move" "Whether the move counts that this player announced, and not the one on the board." "the move that was announced counts" "the move on the board counts";
    BoardsDiffer "boards-differ" "Why the two boards differ." "the scoresheets agree: the boards are put right by them" "the scoresheets differ: the game goes back to where they agree";
    Penalty "penalty" "What a conduct matter deserves." "settled; Warn or Penalise answers it as well" "nothing is imposed";
    SealedMove "sealed-move" "What a sealed move means." "its meaning is clear: Reveal reads it out" "its meaning cannot be established";
    Times "times" "What times the clocks should show." "the times are corrected by SetTimes" "the times stay";
    WrittenMove(player) "written-move" "What move this player has written down for the draw they claim, and whether the claim is right." "the claim is right: drawn" "the claim is wrong";
    LastPress(player) "last-press" "Whether this player's claim of fifty completed moves holds while the last press is still to come." "the claim is right: drawn" "the claim is wrong";
    IllegalPosition "illegal-position" "What follows from an illegal position on the board." "it was led to by an illegal move, or, waited over, is drawn" "it is let pass";
    Consent(player) "consent" "Whether this player may offer or agree a draw that the rules of the event restrict." "it is allowed" "it is not allowed";
    Lateness(player) "lateness" "Whether coming so late costs this player the game." "it costs the game" "it is excused";
}

impl Question {
    /// The question that is written so: its kind, and the player it is about where it names one.
    pub fn read(text: &str) -> Option<Self> {
        let Some((slug, player)) = text.split_once(' ') else {
            return Self::named(text, None);
        };
        let mut colors = Color::ALL.into_iter();
        let about = colors.find(|color| color.to_string() == player)?;
        Self::named(slug, Some(about))
    }

    /// Whether it is what a claim of a draw in a quickplay finish asks.
    pub const fn is_of_quickplay(self) -> bool {
        matches!(self, Self::NormalMeans(_) | Self::Effort(_))
    }

    /// Whether it is about the position on the board, and falls away when another is put back.
    pub const fn is_of_position(self) -> bool {
        matches!(
            self,
            Self::CanMate(_) | Self::WrittenMove(_) | Self::LastPress(_) | Self::IllegalPosition
        ) || self.is_of_boards()
    }

    /// Whether it is what a player's conduct deserves, which a penalty answers.
    pub const fn is_of_conduct(self) -> bool {
        matches!(
            self,
            Self::Penalty | Self::TwoHands | Self::PressWithoutMove | Self::StoppedClocks
        )
    }

    /// Whether it asks what becomes of a fault that the arbiter may let pass.
    pub const fn is_of_a_fault(self) -> bool {
        matches!(
            self,
            Self::PressWithoutMove | Self::TwoHands | Self::IllegalPosition
        )
    }

    /// Whether it is about two boards that differ.
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
