//! What a partner does in one turn: the acts of a legal move, or of a slip, each with the time it is waited for.

use std::time::Duration;

use super::illegal_choice::illegal_moves;
use super::slips::{Call, Slip};
use super::verdict::{Slipped, WrongClaim};
use crate::chess::{CastlingSide, Chess, Color, Move, Piece, Position, Rank, Role, Square};
use crate::clock::Moment;
use crate::engine::SeededRng;
use crate::laws::facts::acts_of_a_move::acts_of;
use crate::laws::facts::touch_move::lawful_moves;
use crate::laws::{Arbiter, Consequence, Event, PlayerAct, Ruling};

/// How long is waited within one movement of a hand, before the next one, and before a clock is pressed.
const SAME_MOVEMENT: Duration = Duration::from_millis(450);
const NEXT_MOVEMENT: Duration = Duration::from_secs(1);
const BEFORE_PRESS: Duration = Duration::from_millis(600);

/// How long is waited for the first act, at least, and how much longer at most, in milliseconds: as long as whoever sits
/// opposite needs to see what has become of their own move.
const THINKING: (u64, usize) = (1800, 600);

/// How long a partner says nothing about what the opponent has just done, which that one has to see first.
pub(super) const SEES_FIRST: Duration = Duration::from_millis(1800);

/// How much of the time that is left a partner who plays well may think longer, and how much longer at most.
const LONGER: (u32, Duration) = (60, Duration::from_secs(6));

/// How long a partner waits for a press that does not come, and for hands that are in the way.
pub(super) const WAITS_FOR_PRESS: Duration = Duration::from_secs(8);

/// With less time left than this, a partner does not think long, and its hand is quick.
const HURRIES: Duration = Duration::from_secs(20);

/// After what time whoever forgot the clock remembers it.
const REMEMBERS: Duration = Duration::from_secs(6);

/// Something a partner does, after a while.
#[derive(Clone, Debug)]
pub struct Planned {
    /// How long it is waited for.
    pub wait: Duration,
    /// Whose it is.
    pub by: Color,
    /// What is planned.
    pub what: PlannedAct,
}

/// What a partner does.
#[derive(Clone, Debug)]
pub enum PlannedAct {
    /// This.
    Act(PlayerAct),
    /// Presses the clock that was forgotten, if that is still to be done.
    LatePress,
    /// Nothing more: with what was done, the slip is made.
    SlipMade(Box<Slipped>),
    /// Claims what does not hold.
    Claim(Box<Slipped>),
    /// Has offered a draw, and will offer it again once it is declined.
    WillOfferAgain,
}

/// How long somebody thinks who plays anything.
fn least_thought(seeded: &mut SeededRng) -> Duration {
    let (least, more) = THINKING;
    let more = u64::try_from(seeded.below(more)).unwrap_or_default();
    Duration::from_millis(least + more)
}

/// How long a partner thinks who plays well: longer while there is time for it.
pub fn thinking_time(
    arbiter: &Arbiter,
    us: Color,
    now: Moment,
    seeded: &mut SeededRng,
) -> Duration {
    let usual = least_thought(seeded);
    match arbiter.table().reading(us, now) {
        Some(left) if left < HURRIES => usual / 3,
        Some(left) => {
            let (share, most) = LONGER;
            let longer = (left / share).min(most).as_millis();
            let longer = seeded.below(usize::try_from(longer).unwrap_or_default());
            usual + Duration::from_millis(u64::try_from(longer).unwrap_or_default())
        }
        None => usual,
    }
}

/// How long a hand waits before that act, if it is not the first of a turn, where so much time is left: in time trouble, half.
pub fn hand_time(act: &PlayerAct, left: Option<Duration>) -> Duration {
    let usual = if matches!(act, PlayerAct::Press) {
        BEFORE_PRESS
    } else {
        SAME_MOVEMENT
    };
    if left.is_some_and(|left| left < HURRIES) {
        usual / 2
    } else {
        usual
    }
}

/// Those acts of a player, the first after some thought.
fn spread(by: Color, acts: Vec<PlayerAct>, first: Duration) -> Vec<Planned> {
    let all = acts.into_iter().enumerate();
    all.map(|(index, act)| {
        let wait = if index == 0 {
            first
        } else {
            hand_time(&act, None)
        };
        let what = PlannedAct::Act(act);
        Planned { wait, by, what }
    })
    .collect()
}

/// One who plans turns.
#[derive(Debug)]
pub struct Planner<'a> {
    /// How things stand.
    pub arbiter: &'a Arbiter,
    /// The moment.
    pub now: Moment,
    /// Where what seems random comes from.
    pub seeded: &'a mut SeededRng,
    /// The move that whoever plays well has chosen.
    pub chosen: Option<Move>,
}

impl Planner<'_> {
    fn position(&self) -> &Chess {
        self.arbiter.table().game().position()
    }

    fn us(&self) -> Color {
        self.position().turn()
    }

    fn thinks(&mut self) -> Duration {
        let us = self.us();
        match self.chosen {
            Some(_) => thinking_time(self.arbiter, us, self.now, self.seeded),
            None => least_thought(self.seeded),
        }
    }

    /// A turn without a slip. Nothing where there is no legal move.
    pub fn legal_turn(&mut self) -> Option<Vec<Planned>> {
        let mv = self.legal_move()?;
        let acts = acts_of(self.position(), mv);
        let first = self.thinks();
        Some(self.pressed(spread(self.us(), acts, first)))
    }

    /// A turn in which the partner slips, if it can slip by one of those.
    pub fn slipping_turn(&mut self, slips: &[Slip]) -> Option<Vec<Planned>> {
        let mut slips = slips.to_vec();
        self.seeded.shuffle(&mut slips);
        // A second illegal move mostly loses the game, and nothing more is learnt in it.
        let was_charged = self.arbiter.table().last_charge(self.us()).is_some();
        if was_charged && self.seeded.happens(800) {
            slips.retain(|slip| slip.right_call() != Some(Call::IllegalMove));
        }
        // Castling does not come often, so what belongs to it comes first where it can.
        slips.sort_by_key(|slip| *slip != Slip::RookFirst);
        slips.into_iter().find_map(|slip| self.turn_with(slip))
    }

    /// A turn with that slip, if it can be made as things stand.
    pub fn turn_with(&mut self, slip: Slip) -> Option<Vec<Planned>> {
        // Whoever owes something already slips no further.
        if !self.arbiter.table().turn().binds_to_nothing() {
            return None;
        }
        match slip {
            Slip::MovesAnother => self.moves_another(),
            Slip::AdjustsSilently => self.adjusts_silently(),
            Slip::TakesBackReleased => self.takes_back(),
            Slip::RookFirst => self.rook_first(),
            Slip::IllegalMove => self.illegal_move(),
            Slip::PressesWithoutMove => self.presses_without_move(),
            Slip::ForgetsPress => self.forgets_press(),
            Slip::ClaimsWrongly => self.claims_wrongly(),
            Slip::OffersAgain => self.offers_again(),
        }
    }

    /// One of the legal moves that what was touched permits; captures and checks are liked a little better, and so is
    /// whatever clears the way for castling.
    fn legal_move(&mut self) -> Option<Move> {
        let choice = permitted_moves(self.arbiter);
        if let Some(mv) = self.chosen.filter(|mv| choice.contains(mv)) {
            return Some(mv);
        }
        if self.seeded.happens(400) {
            let is_lively = |mv: &&Move| {
                mv.is_capture() || gives_check(self.position(), **mv) || develops(self.us(), **mv)
            };
            let lively: Vec<Move> = choice.iter().filter(is_lively).copied().collect();
            if let Some(mv) = self.seeded.pick(&lively) {
                return Some(mv);
            }
        }
        self.seeded.pick(&choice)
    }

    fn pressed(&self, mut acts: Vec<Planned>) -> Vec<Planned> {
        let by = self.us();
        acts.push(Planned {
            wait: BEFORE_PRESS,
            by,
            what: PlannedAct::Act(PlayerAct::Press),
        });
        acts
    }

    fn slipped(&self, slip: Slip) -> Slipped {
        Slipped {
            slip,
            by: self.us(),
            before: self.position().clone(),
            touched: None,
            moved: None,
            claim: None,
            number: self.arbiter.table().game().plies().len() / 2 + 1,
            verdict: None,
        }
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.position().board().piece_at(square)
    }

    fn moved(&self, mv: Move) -> Option<(Piece, Square, Square)> {
        let from = mv.from()?;
        let to = match mv {
            Move::Castle { king, rook } => {
                CastlingSide::from_queen_side(rook < king).king_to(self.us())
            }
            Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
        };
        Some((self.piece(from)?, from, to))
    }

    fn made(&self, slipped: Slipped) -> Planned {
        Planned {
            wait: Duration::ZERO,
            by: self.us(),
            what: PlannedAct::SlipMade(Box::new(slipped)),
        }
    }

    /// Whether the arbiter who watches rules against those acts, or else that claim of the opponent's is upheld once they have been
    /// done.
    fn is_wrong(&self, acts: &[Planned], claim: PlayerAct) -> bool {
        let mut trial = self.arbiter.clone();
        let mut at = self.now;
        for planned in acts {
            at = at + planned.wait;
            if let PlannedAct::Act(act) = &planned.what {
                let rulings = trial.hear(&Event::of(planned.by, at, act.clone()));
                if rulings.iter().any(Ruling::ends_game) || asks(&rulings) {
                    return false;
                }
                if Ruling::put_right(&rulings) {
                    return self.arbiter.terms().is_watched();
                }
            }
        }
        // Whoever has no legal move then has no time to notice anything either.
        let has_reply = !lawful_moves(trial.table().game().position()).is_empty();
        let rulings = trial.hear(&Event::of(!self.us(), at, claim));
        has_reply && Ruling::put_right(&rulings)
    }

    /// One piece is touched, and another moves.
    fn touches_first(
        &mut self,
        slip: Slip,
        contact: Vec<PlayerAct>,
        touched: Square,
        mv: Move,
    ) -> Option<Vec<Planned>> {
        let first = self.thinks();
        let mut acts = spread(self.us(), contact, first);
        let own = acts_of(self.position(), mv);
        acts.extend(spread(self.us(), own, NEXT_MOVEMENT));
        if !self.is_wrong(&acts, PlayerAct::ClaimTouchMove) {
            return None;
        }
        let slipped = Slipped {
            touched: self.piece(touched).map(|piece| (piece, touched)),
            moved: self.moved(mv),
            ..self.slipped(slip)
        };
        acts.push(self.made(slipped));
        Some(self.pressed(acts))
    }

    /// Own pieces that can move, and a move of another one.
    fn two_pieces(&mut self) -> Option<(Square, Move)> {
        let legal = lawful_moves(self.position());
        let mut movable: Vec<Square> = legal.iter().filter_map(|mv| mv.from()).collect();
        movable.dedup();
        let touched = self.seeded.pick(&movable)?;
        let is_other = |mv: &&Move| mv.from() != Some(touched) && !mv.is_castle();
        let others: Vec<Move> = legal.iter().filter(is_other).copied().collect();
        Some((touched, self.seeded.pick(&others)?))
    }

    fn moves_another(&mut self) -> Option<Vec<Planned>> {
        let (touched, mv) = self.two_pieces()?;
        // Taken in hand and put back: that is seen from afar.
        let contact = vec![PlayerAct::Lift(touched), PlayerAct::PutBack];
        self.touches_first(Slip::MovesAnother, contact, touched, mv)
    }

    fn adjusts_silently(&mut self) -> Option<Vec<Planned>> {
        let (touched, mv) = self.two_pieces()?;
        self.touches_first(Slip::AdjustsSilently, fingers_on(touched), touched, mv)
    }

    fn rook_first(&mut self) -> Option<Vec<Planned>> {
        let legal = lawful_moves(self.position());
        let castlings: Vec<Move> = legal.into_iter().filter(|mv| mv.is_castle()).collect();
        let mv = self.seeded.pick(&castlings)?;
        let Move::Castle { rook, .. } = mv else {
            return None;
        };
        self.touches_first(Slip::RookFirst, fingers_on(rook), rook, mv)
    }

    fn takes_back(&mut self) -> Option<Vec<Planned>> {
        let legal = lawful_moves(self.position());
        let is_plain = |mv: &&Move| {
            !mv.is_castle() && !mv.is_promotion() && !mv.is_capture() && !mv.is_en_passant()
        };
        let plain: Vec<Move> = legal.iter().filter(is_plain).copied().collect();
        let first = self.seeded.pick(&plain)?;
        let is_other = |mv: &Move| mv.from() == first.from() && mv.to() != first.to();
        let others: Vec<Move> = plain.iter().copied().filter(is_other).collect();
        let second = self.seeded.pick(&others)?;
        let from = first.from()?;
        let thinks = self.thinks();
        let carried = vec![PlayerAct::Lift(from), PlayerAct::Release(first.to())];
        let mut acts = spread(self.us(), carried, thinks);
        let again = vec![
            PlayerAct::Lift(first.to()),
            PlayerAct::Release(second.to()),
            PlayerAct::Press,
        ];
        acts.extend(spread(self.us(), again, NEXT_MOVEMENT));
        if !self.is_wrong(&acts, PlayerAct::ClaimTouchMove) {
            return None;
        }
        let slipped = Slipped {
            touched: self.piece(from).map(|piece| (piece, first.to())),
            moved: self.moved(second),
            ..self.slipped(Slip::TakesBackReleased)
        };
        acts.push(self.made(slipped));
        Some(acts)
    }

    fn illegal_move(&mut self) -> Option<Vec<Planned>> {
        let position = self.position().clone();
        let thinks = self.thinks();
        let choice = illegal_moves(&position, self.seeded);
        choice.into_iter().find_map(|it| {
            let acts = spread(self.us(), it.acts, thinks);
            let mut acts = self.pressed(acts);
            if !self.is_wrong(&acts, PlayerAct::ClaimIllegal) {
                return None;
            }
            let slipped = Slipped {
                moved: Some((it.piece, it.from, it.to)),
                ..self.slipped(Slip::IllegalMove)
            };
            acts.push(self.made(slipped));
            Some(acts)
        })
    }

    fn presses_without_move(&mut self) -> Option<Vec<Planned>> {
        let thinks = self.thinks();
        let mut acts = spread(self.us(), vec![PlayerAct::Press], thinks);
        if !self.is_wrong(&acts, PlayerAct::ClaimIllegal) {
            return None;
        }
        let slipped = self.slipped(Slip::PressesWithoutMove);
        acts.push(self.made(slipped));
        Some(acts)
    }

    fn forgets_press(&mut self) -> Option<Vec<Planned>> {
        let mv = self.legal_move()?;
        if ends_game(self.position(), mv) {
            return None;
        }
        let thinks = self.thinks();
        let mut acts = spread(self.us(), acts_of(self.position(), mv), thinks);
        let slipped = Slipped {
            moved: self.moved(mv),
            ..self.slipped(Slip::ForgetsPress)
        };
        acts.push(self.made(slipped));
        acts.push(Planned {
            wait: REMEMBERS,
            by: self.us(),
            what: PlannedAct::LatePress,
        });
        Some(acts)
    }

    fn claims_wrongly(&mut self) -> Option<Vec<Planned>> {
        let game = self.arbiter.table().game();
        if game.plies().is_empty() {
            return None;
        }
        let mut claims = WrongClaim::ALL;
        self.seeded.shuffle(&mut claims);
        let claim = claims
            .into_iter()
            .find(|claim| self.does_not_hold(*claim))?;
        let slipped = Slipped {
            claim: Some(claim),
            ..self.slipped(Slip::ClaimsWrongly)
        };
        Some(vec![Planned {
            wait: self.thinks(),
            by: self.us(),
            what: PlannedAct::Claim(Box::new(slipped)),
        }])
    }

    fn does_not_hold(&self, claim: WrongClaim) -> bool {
        let mut trial = self.arbiter.clone();
        let act = act_of(claim);
        let rulings = trial.hear(&Event::of(self.us(), self.now, act));
        let holds = rulings.iter().any(Ruling::ends_game) || Ruling::put_right(&rulings);
        match claim {
            WrongClaim::Repetition => !holds,
            // A touch is only claimed of a move that can be spoken of.
            WrongClaim::TouchMove => {
                !holds && rulings.iter().flat_map(|it| &it.consequences).any(is_asked)
            }
        }
    }

    fn offers_again(&mut self) -> Option<Vec<Planned>> {
        let mv = self.legal_move()?;
        if ends_game(self.position(), mv) || self.arbiter.table().offer().is_some() {
            return None;
        }
        let thinks = self.thinks();
        let mut acts = acts_of(self.position(), mv);
        acts.push(PlayerAct::OfferDraw);
        let mut acts = self.pressed(spread(self.us(), acts, thinks));
        acts.push(Planned {
            wait: Duration::ZERO,
            by: self.us(),
            what: PlannedAct::WillOfferAgain,
        });
        Some(acts)
    }

    /// What was offered and declined is offered again.
    pub fn second_offer(arbiter: &Arbiter, by: Color) -> Vec<Planned> {
        let game = arbiter.table().game();
        let slipped = Slipped {
            slip: Slip::OffersAgain,
            by,
            before: game.position().clone(),
            touched: None,
            moved: None,
            claim: None,
            number: game.plies().len() / 2 + 1,
            verdict: None,
        };
        let wait = Duration::from_millis(700);
        let what = [
            PlannedAct::Act(PlayerAct::OfferDraw),
            PlannedAct::SlipMade(Box::new(slipped)),
        ];
        let waits = [wait, Duration::ZERO].into_iter().zip(what);
        waits
            .map(|(wait, what)| Planned { wait, by, what })
            .collect()
    }
}

/// The legal moves that what was touched permits; every legal one where it permits none.
pub fn permitted_moves(arbiter: &Arbiter) -> Vec<Move> {
    let owed = arbiter.obligation();
    let all: Vec<Move> = lawful_moves(arbiter.table().game().position())
        .into_iter()
        .collect();
    let permitted: Vec<Move> = all.iter().copied().filter(|mv| owed.permits(*mv)).collect();
    if permitted.is_empty() { all } else { permitted }
}

/// A piece is touched and stays where it is.
fn fingers_on(square: Square) -> Vec<PlayerAct> {
    vec![PlayerAct::Touch(square), PlayerAct::LetGo]
}

/// What whoever claims so says.
pub const fn act_of(claim: WrongClaim) -> PlayerAct {
    match claim {
        WrongClaim::Repetition => PlayerAct::ClaimRepetition(None),
        WrongClaim::TouchMove => PlayerAct::ClaimTouchMove,
    }
}

fn asks(rulings: &[Ruling]) -> bool {
    rulings.iter().flat_map(|it| &it.consequences).any(is_asked)
}

const fn is_asked(consequence: &Consequence) -> bool {
    matches!(consequence, Consequence::AskArbiter(_))
}

fn after(position: &Chess, mv: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

fn gives_check(position: &Chess, mv: Move) -> bool {
    after(position, mv).is_check()
}

/// Whether a bishop or a knight leaves the first rank.
fn develops(us: Color, mv: Move) -> bool {
    let home = us.fold_wb(Rank::First, Rank::Eighth);
    let from = mv.from().filter(|from| from.rank() == home);
    from.is_some() && mv.to().rank() != home && matches!(mv.role(), Role::Bishop | Role::Knight)
}

fn ends_game(position: &Chess, mv: Move) -> bool {
    after(position, mv).legal_moves().is_empty()
}
