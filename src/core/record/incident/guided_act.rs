//! What an arbiter says happened, in one go: a touch and another move, a claim, a device; each is acts of the script.

use std::time::Duration;

use super::entered_move::entered_move;
use crate::chess::{Color, Rank, Square};
use crate::clock::Moment;
use crate::laws::{Arbiter, ArbiterAct, CommonAct, Deed, Person, PlayerAct};

/// One thing that happened, as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuidedAct {
    /// What it was.
    pub kind: GuidedKind,
    /// Whose it was; of things that are nobody's it says nothing.
    pub by: Color,
    /// The piece that was touched, by its square.
    pub square: Option<Square>,
    /// The move that was made or written down.
    pub written: String,
    /// Whether the clock was pressed after it.
    pub is_pressed: bool,
    /// How late the player came, in minutes.
    pub minutes: u32,
}

/// Why something cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum ActFault {
    /// It is not said which piece.
    NoSquare,
    /// It is not said which move, or the text says none that could be made on this board.
    NoMove,
    /// The clock whose flag is said to have fallen still shows time.
    TimeLeft,
}

/// The things that can be entered, in the order in which they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum GuidedKind {
    /// A move was made, legal or not.
    Moved,
    /// A piece was touched, then a move was made.
    TouchedThenMoved,
    /// A piece may have been touched before a move: whether that was meant is disputed.
    TouchDisputed,
    /// A piece was touched, and nothing else yet.
    Touched,
    /// The clock was pressed with a pawn on its last rank.
    PawnNotExchanged,
    /// The clock was pressed without a move.
    PressedWithoutMove,
    /// A move was made with both hands.
    BothHands,
    /// Pieces were knocked over, with a move or without one.
    KnockedOver,
    /// Pieces that lay were set up again.
    StoodUp,
    /// Claims a threefold repetition, as it stands or with a move that is written down.
    ClaimsRepetition,
    /// Claims fifty moves, likewise.
    ClaimsFifty,
    /// Claims that the opponent touched a piece.
    ClaimsTouch,
    /// Claims that the opponent's last move was illegal.
    ClaimsIllegal,
    /// Claims that the opponent's flag has fallen.
    ClaimsFlag,
    /// Claims that the opponent cannot win by normal means.
    ClaimsNormalMeans,
    /// Says that the clocks are wrong.
    ClaimsTimes,
    /// Stopped the clocks.
    StoppedClocks,
    /// Offered a draw.
    OfferedDraw,
    /// Accepted the draw.
    AcceptedDraw,
    /// Resigned.
    Resigned,
    /// This player's flag fell, first if both are down.
    FlagFell,
    /// Both flags are down and nobody knows which fell first.
    FlagsUnclear,
    /// The clock was set wrongly.
    WrongSetting,
    /// A device rang.
    Device,
    /// A device was found, and had not rung.
    DeviceFound,
    /// Came late.
    Late,
    /// Refuses to comply with the Laws.
    Refuses,
    /// Each player has the other's colour.
    ColorsReversed,
    /// The pieces were set up wrongly.
    WrongArray,
    /// The board lies turned.
    BoardTurned,
    /// Pieces stand off their squares.
    Displaced,
    /// The session ends, and this player seals.
    Sealed,
    /// Both players are back, and the envelope is opened.
    EnvelopeOpened,
    /// Both players are back, and the envelope is lost.
    EnvelopeLost,
}

/// What a thing that happened has to do with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum KindGroup {
    /// Hands on the pieces.
    Hands,
    /// What a player says.
    Claims,
    /// The clock.
    Clock,
    /// Conduct and presence.
    Conduct,
    /// How the game was set up.
    Setting,
}

impl GuidedKind {
    /// What it has to do with.
    pub const fn group(self) -> KindGroup {
        match self {
            Self::Moved
            | Self::TouchedThenMoved
            | Self::TouchDisputed
            | Self::Touched
            | Self::PawnNotExchanged
            | Self::PressedWithoutMove
            | Self::BothHands
            | Self::KnockedOver
            | Self::StoodUp => KindGroup::Hands,
            Self::ClaimsRepetition
            | Self::ClaimsFifty
            | Self::ClaimsTouch
            | Self::ClaimsIllegal
            | Self::ClaimsFlag
            | Self::ClaimsNormalMeans
            | Self::ClaimsTimes
            | Self::OfferedDraw
            | Self::AcceptedDraw
            | Self::Resigned => KindGroup::Claims,
            Self::StoppedClocks | Self::FlagFell | Self::FlagsUnclear | Self::WrongSetting => {
                KindGroup::Clock
            }
            Self::Device
            | Self::DeviceFound
            | Self::Late
            | Self::Refuses
            | Self::Sealed
            | Self::EnvelopeOpened
            | Self::EnvelopeLost => KindGroup::Conduct,
            Self::ColorsReversed | Self::WrongArray | Self::BoardTurned | Self::Displaced => {
                KindGroup::Setting
            }
        }
    }

    /// Whether it is a player's, so that it has to be said whose.
    pub const fn is_of_a_player(self) -> bool {
        !matches!(
            self,
            Self::FlagsUnclear
                | Self::WrongSetting
                | Self::ColorsReversed
                | Self::WrongArray
                | Self::BoardTurned
                | Self::Displaced
                | Self::EnvelopeOpened
                | Self::EnvelopeLost
        )
    }

    /// Whether it has to be said which piece was touched.
    pub const fn needs_square(self) -> bool {
        matches!(
            self,
            Self::TouchedThenMoved | Self::TouchDisputed | Self::Touched | Self::PawnNotExchanged
        )
    }

    /// Whether a move is part of it.
    pub const fn takes_move(self) -> bool {
        self.needs_move()
            || matches!(
                self,
                Self::ClaimsRepetition | Self::ClaimsFifty | Self::KnockedOver
            )
    }

    /// Whether it cannot be entered without a move.
    pub const fn needs_move(self) -> bool {
        matches!(
            self,
            Self::Moved
                | Self::TouchedThenMoved
                | Self::TouchDisputed
                | Self::BothHands
                | Self::Sealed
        )
    }

    /// Whether it may be said that the clock was pressed after it.
    pub const fn may_be_pressed(self) -> bool {
        matches!(
            self,
            Self::Moved
                | Self::TouchedThenMoved
                | Self::TouchDisputed
                | Self::BothHands
                | Self::KnockedOver
        )
    }
}

impl GuidedAct {
    /// Something of that kind of which nothing else is said yet.
    pub const fn new(kind: GuidedKind, by: Color) -> Self {
        Self {
            kind,
            by,
            square: None,
            written: String::new(),
            is_pressed: true,
            minutes: 0,
        }
    }

    /// Returns the deeds of which it consists, each with the time that passed since the one before; the last act that was
    /// entered before was at `last`.
    ///
    /// # Errors
    /// [`ActFault`] where it is not said which piece or which move.
    pub fn deeds(
        &self,
        arbiter: &Arbiter,
        last: Moment,
    ) -> Result<Vec<(Duration, Deed)>, ActFault> {
        let (now, then) = (Duration::ZERO, Duration::from_secs(1));
        if self.kind == GuidedKind::Late {
            return Ok(self.late(arbiter, last));
        }
        // A flag falls by itself, when the last second is used up.
        let runs = |color| Deed::Arbiter(ArbiterAct::StartClock(color));
        if self.kind == GuidedKind::FlagFell {
            // The other flag is down as well, where that clock showed no time either when the arbiter came.
            let clock = arbiter.table().clock();
            let is_empty = clock.is_some_and(|it| it.main_time(!self.by, last).is_zero());
            let runs_too = is_empty || !arbiter.terms().is_watched();
            let opponents = runs_too.then(|| (then, runs(!self.by)));
            let sees = (then, Deed::Arbiter(ArbiterAct::SeeFlag));
            let all = [Some((now, runs(self.by))), opponents, Some(sees)];
            return Ok(all.into_iter().flatten().collect());
        }
        if self.kind == GuidedKind::FlagsUnclear {
            return Ok(vec![
                (now, runs(Color::White)),
                (then, runs(Color::Black)),
                (then, Deed::Arbiter(ArbiterAct::FlagsUnclear)),
            ]);
        }
        let deeds = self.deeds_at_once(arbiter)?;
        Ok(deeds
            .into_iter()
            .map(|deed| (Duration::ZERO, deed))
            .collect())
    }

    fn deeds_at_once(&self, arbiter: &Arbiter) -> Result<Vec<Deed>, ActFault> {
        let by = self.by;
        let one = |act| Ok(vec![Deed::Player(by, act)]);
        let ruled = |act| Ok(vec![Deed::Arbiter(act)]);
        let found = |act| Ok(vec![Deed::Common(Person::Arbiter, act)]);
        let written = || {
            let written = self.written.trim();
            (!written.is_empty()).then(|| written.to_owned())
        };
        match self.kind {
            GuidedKind::Moved => self.moved(arbiter, []),
            GuidedKind::TouchedThenMoved => {
                self.moved(arbiter, [PlayerAct::Touch(self.touched()?)])
            }
            GuidedKind::TouchDisputed => {
                let contact = PlayerAct::Graze(self.touched()?);
                let mut deeds = vec![Deed::Player(by, contact)];
                deeds.extend(self.moved(arbiter, [])?);
                Ok(deeds)
            }
            GuidedKind::BothHands => self.moved(arbiter, [PlayerAct::BothHands]),
            GuidedKind::Touched => one(PlayerAct::Touch(self.touched()?)),
            GuidedKind::PawnNotExchanged => self.pawn_not_exchanged(arbiter),
            GuidedKind::PressedWithoutMove => one(PlayerAct::Press),
            GuidedKind::KnockedOver => self.knocked_over(arbiter),
            GuidedKind::StoodUp => Ok(vec![Deed::Common(Person::Player(by), CommonAct::StandUp)]),
            GuidedKind::ClaimsRepetition => one(PlayerAct::ClaimRepetition(written())),
            GuidedKind::ClaimsFifty => one(PlayerAct::ClaimFifty(written())),
            GuidedKind::ClaimsTouch => one(PlayerAct::ClaimTouchMove),
            GuidedKind::ClaimsIllegal => one(PlayerAct::ClaimIllegal),
            GuidedKind::ClaimsFlag => one(PlayerAct::ClaimFlag),
            GuidedKind::ClaimsNormalMeans => one(PlayerAct::ClaimNormalMeans),
            GuidedKind::ClaimsTimes => one(PlayerAct::ClaimTimes),
            GuidedKind::StoppedClocks => one(PlayerAct::StopClocks),
            GuidedKind::OfferedDraw => one(PlayerAct::OfferDraw),
            GuidedKind::AcceptedDraw => one(PlayerAct::Accept),
            GuidedKind::Resigned => one(PlayerAct::Resign),
            GuidedKind::FlagFell => ruled(ArbiterAct::SeeFlag),
            GuidedKind::FlagsUnclear => ruled(ArbiterAct::FlagsUnclear),
            GuidedKind::WrongSetting => found(CommonAct::FindWrongSetting),
            GuidedKind::Device => one(PlayerAct::Phone),
            GuidedKind::DeviceFound => one(PlayerAct::DeviceFound),
            GuidedKind::Late => one(PlayerAct::Arrive),
            GuidedKind::Refuses => ruled(ArbiterAct::FindRefusal(by)),
            GuidedKind::ColorsReversed => found(CommonAct::FindColorsReversed),
            GuidedKind::WrongArray => found(CommonAct::FindWrongArray),
            GuidedKind::BoardTurned => found(CommonAct::FindBoardTurned),
            GuidedKind::Displaced => found(CommonAct::FindDisplaced),
            GuidedKind::Sealed => Ok(vec![
                Deed::Arbiter(ArbiterAct::Adjourn),
                Deed::Player(by, PlayerAct::Seal(written().ok_or(ActFault::NoMove)?)),
                Deed::Player(by, PlayerAct::StopClocks),
            ]),
            GuidedKind::EnvelopeOpened => Ok(resumed(arbiter, ArbiterAct::Open)),
            GuidedKind::EnvelopeLost => Ok(resumed(arbiter, ArbiterAct::LoseEnvelope)),
        }
    }

    /// A player comes so many minutes after the start, or after that of the session to which the game was adjourned: the
    /// opponent is there.
    fn late(&self, arbiter: &Arbiter, last: Moment) -> Vec<(Duration, Deed)> {
        let table = arbiter.table();
        let late = Duration::from_mins(u64::from(self.minutes));
        let adjournment = table.adjournment();
        let begun = match adjournment {
            Some(adjournment) => adjournment.resumed(),
            None => table.started(),
        };
        let arrives = |color| Deed::Player(color, PlayerAct::Arrive);
        let Some(begun) = begun else {
            let there = adjournment.map(|_| arrives(!self.by));
            let begins = if adjournment.is_some() {
                ArbiterAct::Resume
            } else {
                ArbiterAct::Start
            };
            let first = there.into_iter().chain([Deed::Arbiter(begins)]);
            let first = first.map(|deed| (Duration::ZERO, deed));
            return first.chain([(late, arrives(self.by))]).collect();
        };
        let passed = last.since_start().saturating_sub(begun.since_start());
        vec![(late.saturating_sub(passed), arrives(self.by))]
    }

    fn touched(&self) -> Result<Square, ActFault> {
        self.square.ok_or(ActFault::NoSquare)
    }

    /// What the hand did first, the move, and the press.
    fn moved<const N: usize>(
        &self,
        arbiter: &Arbiter,
        first: [PlayerAct; N],
    ) -> Result<Vec<Deed>, ActFault> {
        let table = arbiter.table();
        let position = table.game().position();
        let acts = entered_move(position, table.board(), self.by, &self.written);
        let acts = acts.ok_or(ActFault::NoMove)?;
        let press = self.is_pressed.then_some(PlayerAct::Press);
        let all = first.into_iter().chain(acts).chain(press);
        Ok(all.map(|act| Deed::Player(self.by, act)).collect())
    }

    /// Pieces were knocked over, after a move where one is told, and the press of that move.
    fn knocked_over(&self, arbiter: &Arbiter) -> Result<Vec<Deed>, ActFault> {
        let knocks = Deed::Common(Person::Player(self.by), CommonAct::KnockOver);
        if self.written.trim().is_empty() {
            return Ok(vec![knocks]);
        }
        let mut deeds = self.moved(arbiter, [])?;
        let press = usize::from(self.is_pressed);
        deeds.insert(deeds.len() - press, knocks);
        Ok(deeds)
    }

    /// The pawn went to its last rank, or stands there already, and the clock was pressed.
    fn pawn_not_exchanged(&self, arbiter: &Arbiter) -> Result<Vec<Deed>, ActFault> {
        let said = self.touched()?;
        let board = arbiter.table().board();
        let mut acts = Vec::new();
        // Whoever names the square it came from means the one before it.
        let ahead = self.by.fold_wb(8, -8);
        let to = if said.rank() == self.by.fold_wb(Rank::Eighth, Rank::First) {
            said
        } else {
            let to = said.offset(ahead).ok_or(ActFault::NoSquare)?;
            let is_one_step_away = to.rank() == self.by.fold_wb(Rank::Eighth, Rank::First);
            let is_free = board.piece_at(to).is_none();
            if !is_one_step_away || !is_free || board.piece_at(said) != Some(self.by.pawn()) {
                return Err(ActFault::NoSquare);
            }
            to
        };
        if board.piece_at(to) != Some(self.by.pawn()) {
            let back = self.by.fold_wb(-8, 8);
            let from = to.offset(back).ok_or(ActFault::NoSquare)?;
            if board.piece_at(from) != Some(self.by.pawn()) || board.piece_at(to).is_some() {
                return Err(ActFault::NoSquare);
            }
            acts.extend([PlayerAct::Lift(from), PlayerAct::Release(to)]);
        }
        acts.push(PlayerAct::Press);
        Ok(acts
            .into_iter()
            .map(|act| Deed::Player(self.by, act))
            .collect())
    }
}

/// Both players are at the board for the resumption, and the session has begun, as far as that is not so yet; then the arbiter
/// does that with the envelope.
fn resumed(arbiter: &Arbiter, act: ArbiterAct) -> Vec<Deed> {
    let adjournment = arbiter.table().adjournment();
    let is_there = |color| adjournment.is_some_and(|it| it.is_present(color));
    let absent = Color::ALL.into_iter().filter(|color| !is_there(*color));
    let arrive = absent.map(|color| Deed::Player(color, PlayerAct::Arrive));
    let is_begun = adjournment.is_some_and(|it| it.resumed().is_some());
    let begins = (!is_begun).then_some(Deed::Arbiter(ArbiterAct::Resume));
    arrive.chain(begins).chain([Deed::Arbiter(act)]).collect()
}
