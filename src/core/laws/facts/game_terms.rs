//! What governs a game: the edition, the time control, and what the organiser announced.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::chess::{ByColor, CastlingMode, Chess, Color, counters};
use crate::clock::TimeControl;
use crate::clock::duration_text::as_text;
use crate::laws::editions::{Edition, FirstIllegal, Minutes, Pace, Provisions, Rule};

/// What governs a game.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The booklet.
    pub edition: Edition,
    /// White's and Black's time control; none for a game without a clock.
    pub control: Option<ByColor<TimeControl>>,
    /// Standard, rapid or blitz.
    pub play: Pace,
    /// How closely the game is watched.
    pub supervision: Supervision,
    /// Whether there is an arbiter at all.
    pub arbiter: Presence,
    /// Who is blind or visually disabled.
    pub blind: Blind,
    /// What the organiser announced.
    pub regulations: Regulations,
    /// The position from which it starts.
    pub start: Chess,
    /// Whether castling follows Chess960.
    pub castling: CastlingMode,
    /// Other provisions than the edition's own, to ask what would be ruled if it laid down something else.
    pub amended: Option<&'static Provisions>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            control: None,
            play: Pace::Standard,
            supervision: Supervision::Full,
            arbiter: Presence::Present,
            blind: Blind::default(),
            regulations: Regulations::default(),
            start: Chess::default(),
            castling: CastlingMode::Standard,
            amended: None,
        }
    }
}

impl Terms {
    /// What the edition lays down.
    pub const fn provisions(&self) -> &'static Provisions {
        match self.amended {
            Some(amended) => amended,
            None => self.edition.provisions(),
        }
    }

    /// The minutes of a scale that apply to this game.
    ///
    /// The 2023 article on supervised blitz does not name a scale (B.2); one minute is surely meant, but the organiser
    /// may announce the two of standard play.
    pub fn minutes(&self, scale: Minutes) -> u64 {
        let by_the_letter = self.regulations.blitz_2023_gives_two_minutes
            && self.provisions().supervised_blitz_scale_unsaid
            && self.supervision == Supervision::Full;
        match self.play {
            Pace::Blitz if by_the_letter => scale.standard,
            Pace::Standard => scale.standard,
            Pace::Rapid => scale.rapid,
            Pace::Blitz => scale.blitz,
        }
    }

    /// Whether somebody watches this game and acts unasked on what they see (full supervision, arbiter present).
    ///
    /// Standard play is always watched when an arbiter is there; rapid and blitz where the edition knows full
    /// supervision (A.4, B.2: from 2009) and the event has it.
    pub fn is_watched(&self) -> bool {
        let fully = self.supervision == Supervision::Full && self.provisions().knows_supervision;
        self.arbiter == Presence::Present && (self.play == Pace::Standard || fully)
    }

    /// What the first completed illegal move does in this game.
    ///
    /// In 2014 and July 2017 it loses without supervision (A.4.2), in 2005 and 2009 only in blitz and once the opponent
    /// claims the game. From 2018 Article 7 governs.
    pub fn first_illegal_move(&self) -> FirstIllegal {
        if self.is_watched() || self.play == Pace::Standard {
            return FirstIllegal::Ordinary;
        }
        let unsupervised = self.provisions().first_illegal_loses_unsupervised;
        unsupervised.of(self.play)
    }

    /// Which completed illegal move of a player loses the game without being claimed, from 1.
    pub fn losing_illegal_move(&self) -> u32 {
        match self.first_illegal_move() {
            FirstIllegal::Loses => 1,
            FirstIllegal::Ordinary | FirstIllegal::LosesOnClaim => {
                self.provisions().illegal_move_that_loses
            }
        }
    }
}

impl Pace {
    /// The article that says what makes a game rapid or blitz.
    pub const fn defined_by(self) -> Option<Rule> {
        match self {
            Self::Standard => None,
            Self::Rapid => Some(Rule::RapidDef),
            Self::Blitz => Some(Rule::BlitzDef),
        }
    }
}

/// How closely rapid and blitz are watched (A.4, A.5, B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Supervision {
    /// Enough arbiters for the full rules.
    #[default]
    Full,
    /// One arbiter for many boards.
    Light,
}

/// Whether there is an arbiter, and watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Presence {
    /// There is one, who watches.
    #[default]
    Present,
    /// There is one, who has not seen this game: they act on what is claimed or shown to them, and can be asked.
    Elsewhere,
    /// There is none.
    Absent,
}

impl Presence {
    /// Whether somebody is there who can be asked.
    pub const fn can_be_asked(self) -> bool {
        match self {
            Self::Present | Self::Elsewhere => true,
            Self::Absent => false,
        }
    }
}

/// Which players are blind or visually disabled, and play on a board of their own with securing apertures (D.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Blind {
    /// Whether the player of the white pieces is.
    pub white: bool,
    /// Whether the player of the black pieces is.
    pub black: bool,
}

impl Blind {
    /// Whether that player is.
    pub const fn is(self, color: Color) -> bool {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same players with each other's colours.
    #[must_use]
    pub const fn with_colors_reversed(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }

    /// The same, to be changed.
    pub const fn get_mut(&mut self, color: Color) -> &mut bool {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// Whether either player is, so that moves are announced (D.2.1).
    pub const fn any(self) -> bool {
        self.white || self.black
    }
}

/// What the Laws leave to the organiser, as announced before the event.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing an organiser announces"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Regulations {
    /// How late a player may come (6.7.1); none where nothing was announced.
    #[serde(with = "maybe_time")]
    pub default_time: Option<Duration>,
    /// How long a session lasts, after which a game is adjourned (Guideline I); none where nothing was announced.
    #[serde(with = "maybe_time")]
    pub session: Option<Duration>,
    /// Draws may not be agreed before each player has made so many moves (9.1.1); zero for no limit.
    #[serde(with = "counters")]
    pub no_draw_before_move: u32,
    /// Draws may not be agreed at all without the arbiter's consent (9.1.1).
    pub no_agreed_draws: bool,
    /// The players write their scoresheets here, at the screen, and are held to it from the first move on.
    pub own_score: bool,
    /// The players keep score on certified electronic scoresheets (8.1.1.2).
    pub electronic_scoresheets: bool,
    /// The clock shows whose flag fell first, as electronic ones do.
    pub clock_shows_first_flag: bool,
    /// Quickplay-finish claims are announced (III.2.1).
    pub quickplay: bool,
    /// Fines are announced among the penalties (12.9.7).
    pub fines: bool,
    /// A device that is heard or found costs less than the game (11.3.2.2).
    pub milder_for_devices: bool,
    /// The arbiter takes back the increment that an illegal press gained (guidance for arbiters, not Law).
    pub take_back_increment: bool,
    /// Minutes for a wrong claim or an illegal move in supervised blitz under 2023, whose B.2 does not mention A.3.
    pub blitz_2023_gives_two_minutes: bool,
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            default_time: None,
            session: None,
            no_draw_before_move: 0,
            no_agreed_draws: false,
            own_score: false,
            electronic_scoresheets: false,
            clock_shows_first_flag: true,
            quickplay: false,
            fines: false,
            milder_for_devices: false,
            take_back_increment: true,
            blitz_2023_gives_two_minutes: false,
        }
    }
}

mod maybe_time {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::as_text;

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Text(#[serde(with = "as_text")] Duration);

    #[expect(clippy::ref_option, reason = "serde hands a field over by reference")]
    pub fn serialize<S: Serializer>(
        time: &Option<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(Text).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Duration>, D::Error> {
        Ok(Option::<Text>::deserialize(deserializer)?.map(|text| text.0))
    }
}
