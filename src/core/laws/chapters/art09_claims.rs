//! Article 9.2–9.5: claims of a threefold repetition and of fifty moves without capture or pawn move.

use std::time::Duration;

use crate::chess::{Bitboard, Chess, Color, Move, Position, Role};
use crate::clock::Clock;
use crate::laws::answers::{Claim, Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::agreement_and_resignation::counts_as_offer;
use crate::laws::common::at_a_flag::lost_on_time;
use crate::laws::common::clocks_stopped::{justified_stop, runs_on};
use crate::laws::editions::{ClaimLostBy, ClaimStops, FiftyCounts, Pace, Rule};
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::laws::facts::repetition::{CLAIMABLE_MOVES, CLAIMABLE_OCCURRENCES};
use crate::laws::facts::{Case, Decision, Deed, PlayerAct, PositionDifference};
use crate::notation::{Letters, Misread, algebraic::Shape, algebraic::Written};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    if let Some(claimed) = Claimed::of(case) {
        let waits = claimed.waits_for_a_contact(case); // 9.4, 4.2.2
        match waits.or_else(|| claimed.refused(case)) {
            Some(refused) => rulings.push(refused),        // 9.4, 9.5.1
            None => rulings.extend(claimed.checked(case)), // 9.2, 9.3, 9.5
        }
    }
    rulings.extend(judged(case)); // 9.5
}

/// A claim of a draw.
#[derive(Clone, Copy)]
struct Claimed<'a> {
    by: Color,
    what: Claim,
    written: Option<&'a str>,
}

/// What the move is, written down and not played.
#[derive(Clone, Copy)]
enum Intended {
    /// None is written: the position on the board is meant.
    None,
    /// This legal move.
    Legal(Move),
    /// A move that is not legal, of the one of these pieces that was meant.
    Illegal(Bitboard),
    /// Nobody but the arbiter can tell: it cannot be read, or the pieces touched forbid it (only 2005 lets a player claim
    /// who has touched one, and does not say what then counts).
    Unclear,
}

/// What the check of a claim comes to.
enum ClaimVerdict {
    /// It is right, by that rule.
    Right(Rule),
    /// It is wrong, by that rule.
    Wrong(Rule),
    /// A person must judge, by that rule.
    Open(Rule, Question),
}

impl<'a> Claimed<'a> {
    fn of(case: Case<'a>) -> Option<Self> {
        let (by, what, written) = match &case.event.deed {
            Deed::Player(by, PlayerAct::ClaimRepetition(written)) => {
                (by, Claim::Repetition, written)
            }
            Deed::Player(by, PlayerAct::ClaimFifty(written)) => (by, Claim::Fifty, written),
            _ => return None,
        };
        Some(Self {
            by: *by,
            what,
            written: written.as_deref(),
        })
    }

    /// The paragraph they rely on: the position as it stands, or the one after the move they wrote down.
    const fn rule(self) -> Rule {
        match (self.what, self.written) {
            (Claim::Fifty, None) => Rule::FiftyClaimNow,
            (Claim::Fifty, Some(_)) => Rule::FiftyClaimNext,
            (_, None) => Rule::Repetition3ClaimNow,
            (_, Some(_)) => Rule::Repetition3ClaimNext,
        }
    }

    /// Art. 9.4 — the right to claim on this move is gone: in 2005 by making the move, from 2009 by touching a piece.
    ///
    /// Nor can a claim be changed once it is made (9.5.1). A claim that comes too late is not looked into; whether it
    /// is also unreasonable (11.5) the arbiter may decide unasked.
    fn refused(self, case: Case<'_>) -> Option<Ruling> {
        let refused = |rule, consequence| Some(Ruling::on(self.by, rule, [consequence]));
        let lost = Consequence::ClaimLost(self.what);
        if !case.has_the_move(self.by) {
            return if case.table.game().made_by(self.by) > 0 {
                refused(Rule::ClaimRightLost, lost)
            } else {
                refused(self.rule(), Consequence::Notice(Notice::NotNow))
            };
        }
        if self.changes_the_written_move(case) || case.claim_awaits_judgment(self.by) {
            return refused(
                Rule::ClaimIrrevocable,
                Consequence::Notice(Notice::Irrevocable),
            );
        }
        match case.provisions().claim_lost_by {
            ClaimLostBy::TouchingAPiece if case.has_touched() => {
                refused(Rule::ClaimRightLost, lost)
            }
            ClaimLostBy::TouchingAPiece | ClaimLostBy::MakingAMove => None,
        }
    }

    /// Art. 9.2.1, 9.3.1, 9.5.3 — whether another move was written down for a claim that was wrong, and must be played. The
    /// same one may be relied on again, and so may the position as it stands.
    fn changes_the_written_move(self, case: Case<'_>) -> bool {
        let Some((must, Rule::ClaimWrongPlayOn)) = case.table.turn().intended() else {
            return false;
        };
        let position = case.table.game().position();
        self.written
            .is_some_and(|text| read_in_any_language(position, text) != Some(must))
    }

    /// Art. 9.4 with 4.2.2 — whether the arbiter has yet to say if the claimant's contact with a piece was a touch, which
    /// would have cost the right to claim.
    fn waits_for_a_contact(self, case: Case<'_>) -> Option<Ruling> {
        let by_touch = case.provisions().claim_lost_by == ClaimLostBy::TouchingAPiece;
        let asked = case.has_the_move(self.by) && case.table.is_own_contact_in_doubt();
        (by_touch && asked).then(|| {
            let first = [Consequence::Notice(Notice::ContactFirst)];
            Ruling::on(self.by, Rule::AccidentalTouch, first)
        })
    }

    /// Art. 9.2, 9.3, 9.5 — the clocks are stopped and the claim is checked.
    fn checked(self, case: Case<'_>) -> Vec<Ruling> {
        let mut rulings = self.clocks_stopped(case);
        let stopped = !rulings.is_empty();
        let intended = self.intended(case);
        match self.verdict(case, intended) {
            ClaimVerdict::Right(rule) => rulings.extend(upheld(self.by, rule)),
            ClaimVerdict::Wrong(rule) => {
                rulings.extend(rejected(case, self.by, rule));
                rulings.extend(plays_on(case, self.by, intended, stopped));
                rulings.extend(counts_as_offer(case, self.by));
            }
            ClaimVerdict::Open(rule, question) => {
                let asked = [Consequence::AskArbiter(question)];
                rulings.push(Ruling::on(self.by, rule, asked));
                rulings.extend(counts_as_offer(case, self.by));
            }
        }
        rulings
    }

    /// Art. 9.5.1 — who stops the clocks: in 2005 the claimant must, in 2009 they may, from 2014 they or the arbiter do.
    ///
    /// A claim is reason enough for having stopped them (6.11.2).
    fn clocks_stopped(self, case: Case<'_>) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = justified_stop(case, self.by).into_iter().collect();
        let clock = case.table.clock();
        if clock.is_none_or(|clock| clock.running().is_none()) {
            return rulings;
        }
        let consequences = match case.provisions().claim_stops {
            ClaimStops::PlayerMust => vec![
                Consequence::StopClocks,
                Consequence::Notice(Notice::StopBothClocks),
            ],
            ClaimStops::PlayerMay => return rulings,
            ClaimStops::PlayerOrArbiter => vec![Consequence::StopClocks],
        };
        rulings.push(Ruling::on(self.by, Rule::ClaimStopClock, consequences));
        rulings
    }

    fn intended(self, case: Case<'_>) -> Intended {
        let position = case.table.game().position();
        match self.written {
            None => Intended::None,
            Some(text) => match read_in_any_language(position, text) {
                Some(mv) if case.obligation().permits(mv) => Intended::Legal(mv),
                Some(_) => Intended::Unclear,
                None => illegal_move_written(position, text),
            },
        }
    }

    fn verdict(self, case: Case<'_>, intended: Intended) -> ClaimVerdict {
        let position = case.table.game().position();
        match intended {
            Intended::None => self.verdict_on(case, position, 0),
            Intended::Legal(mv) => self.verdict_after(case, mv),
            Intended::Illegal(_) => ClaimVerdict::Wrong(self.rule()),
            Intended::Unclear if self.is_wrong_by_every_reading(case) => {
                ClaimVerdict::Wrong(self.rule())
            }
            Intended::Unclear => ClaimVerdict::Open(self.rule(), Question::WrittenMove(self.by)),
        }
    }

    /// Whether the claim holds once a move is played.
    fn verdict_after(self, case: Case<'_>, mv: Move) -> ClaimVerdict {
        let mut next = case.table.game().position().clone();
        next.play_unchecked(mv);
        self.verdict_on(case, &next, 1)
    }

    /// Whether what is written may mean several moves, and the claim is wrong with each of them.
    fn is_wrong_by_every_reading(self, case: Case<'_>) -> bool {
        let position = case.table.game().position();
        let meant = self.written.map(|text| moves_meant(position, text));
        let is_wrong = |mv: Move| matches!(self.verdict_after(case, mv), ClaimVerdict::Wrong(_));
        meant.is_some_and(|meant| !meant.is_empty() && meant.into_iter().all(is_wrong))
    }

    /// Whether the claim holds in `position`; `coming` is 1 if it is yet to come on the board.
    fn verdict_on(self, case: Case<'_>, position: &Chess, coming: u32) -> ClaimVerdict {
        let rule = self.rule();
        if self.what == Claim::Repetition {
            let repetition = case.table.game().repetition();
            if repetition.times(position) + coming >= CLAIMABLE_OCCURRENCES {
                return ClaimVerdict::Right(rule);
            }
            let difference = repetition.difference(position, coming, CLAIMABLE_OCCURRENCES);
            return ClaimVerdict::Wrong(difference.map_or(rule, rule_of_sameness));
        }
        if half_moves(position) < 2 * usize::from(CLAIMABLE_MOVES) {
            ClaimVerdict::Wrong(rule)
        } else if coming == 0 && lacks_the_last_press(case, position) {
            ClaimVerdict::Open(rule, Question::LastPress(self.by))
        } else {
            ClaimVerdict::Right(rule)
        }
    }
}

impl Case<'_> {
    /// Whether a draw that this player claimed awaits the arbiter's judgment.
    pub(super) fn claim_awaits_judgment(&self, player: Color) -> bool {
        self.table.questions().iter().any(|(_, question)| {
            matches!(*question, Question::WrittenMove(by) | Question::LastPress(by) if by == player)
        })
    }
}

/// Art. 9.2.3 — the condition of sameness that positions which look alike do not meet.
///
/// The same player must have the move, and all pieces of both sides must have the same moves: an en passant capture
/// that was legal, or a right to castle that has since been lost, makes another position. 2005 also speaks of rights
/// lost "for a time"; where the pieces stand alike, what hinders castling for a time is alike as well.
const fn rule_of_sameness(difference: PositionDifference) -> Rule {
    match difference {
        PositionDifference::Mover => Rule::SamePosition,
        PositionDifference::EnPassant => Rule::SamePositionEp,
        PositionDifference::Castling => Rule::SamePositionCastling,
    }
}

/// Art. 9.3.2 — whether either player made fifty moves and has not completed fifty, where the edition asks for completed
/// ones (from July 2017).
fn lacks_the_last_press(case: Case<'_>, position: &Chess) -> bool {
    let counted = half_moves(position);
    let lacks = |color: Color| {
        let made = if color == position.turn() {
            counted / 2
        } else {
            counted.div_ceil(2)
        };
        let since = case.table.game().plies().iter().rev().take(counted);
        let open = since.filter(|ply| ply.by == color && ply.completed.is_none());
        made.saturating_sub(open.count()) < usize::from(CLAIMABLE_MOVES)
    };
    case.provisions().fifty_counts == FiftyCounts::Completed
        && case.table.clock().is_some()
        && Color::ALL.into_iter().any(lacks)
}

/// The half-moves since the last capture or pawn move.
fn half_moves(position: &Chess) -> usize {
    usize::try_from(position.halfmoves()).unwrap_or(usize::MAX)
}

/// The pieces of which one makes the illegal move that is written down, if it is plain what is written; none where the player has
/// no such piece.
fn illegal_move_written(position: &Chess, text: &str) -> Intended {
    let mut has_no_such_piece = false;
    for letters in Letters::ALL {
        let Ok(written) = Written::parse(text, letters) else {
            continue;
        };
        let role = match written.find(position) {
            Err(Misread::CannotGoThere { role, .. } | Misread::LeavesKingInCheck { role, .. }) => {
                role
            }
            Err(Misread::CannotCastle { .. }) => Role::King,
            Err(Misread::CannotBecome { .. }) => Role::Pawn,
            Err(Misread::NoSuchPiece { .. }) => {
                has_no_such_piece = true;
                continue;
            }
            Ok(_) | Err(Misread::Ambiguous(_) | Misread::Nothing | Misread::Unreadable { .. }) => {
                return Intended::Unclear;
            }
        };
        return pieces_meant(position, role, written.shape);
    }
    if has_no_such_piece {
        Intended::Illegal(Bitboard::EMPTY)
    } else {
        Intended::Unclear
    }
}

/// The legal moves that a text may mean, where it may mean several.
fn moves_meant(position: &Chess, text: &str) -> Vec<Move> {
    let read = |letters| Written::parse(text, letters).ok()?.find(position).err();
    let mut misread = Letters::ALL.into_iter().filter_map(read);
    misread
        .find_map(|misread| match misread {
            Misread::Ambiguous(moves) => Some(moves),
            _ => None,
        })
        .unwrap_or_default()
}

/// The pieces of that kind that a written move may mean, of which none can make it.
fn pieces_meant(position: &Chess, role: Role, shape: Shape) -> Intended {
    let (file, rank) = match shape {
        Shape::Step { file, rank, .. } => (file, rank),
        Shape::Castling(_) => (None, None),
    };
    let of_that_kind = position.us() & position.board().by_role(role);
    let on_file = file.map_or(Bitboard::FULL, Bitboard::from_file);
    let on_rank = rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    Intended::Illegal(of_that_kind & on_file & on_rank)
}

/// Art. 9.5.2 — a claim that is right draws at once.
fn upheld(player: Color, rule: Rule) -> [Ruling; 2] {
    [
        Ruling::on(player, rule, [Consequence::ClaimUpheld]),
        Ruling::on(
            player,
            Rule::ClaimCorrect,
            [Consequence::Over(Outcome::DRAW)],
        ),
    ]
}

/// Art. 9.5.3 — a claim that is wrong gives the opponent time; in 2005 it also costs the claimant some of theirs.
fn rejected(case: Case<'_>, player: Color, rule: Rule) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::on(player, rule, [Consequence::ClaimRejected])];
    if case.table.clock().is_some() {
        let scale = case.provisions().wrong_claim_gives;
        let minutes = case.minutes(scale);
        let given = Duration::from_mins(minutes);
        let rule = match case.terms.play {
            Pace::Rapid if minutes != scale.standard => Rule::ClaimWrongRapid,
            Pace::Blitz if minutes != scale.standard => Rule::ClaimWrongBlitz,
            Pace::Standard | Pace::Rapid | Pace::Blitz => Rule::ClaimWrongOpponentTime,
        };
        let gains = [Consequence::Add(!player, given)];
        rulings.push(Ruling::on(player, rule, gains));
    }
    rulings.extend(claimant_loses_time(case, player));
    rulings
}

/// Art. 9.5b of 2005 — the claimant loses half their time, at most three minutes, but is left with one minute if they had
/// more than that.
///
/// The text leaves two minutes and one minute exactly open; the paragraphs on either side agree on both.
fn claimant_loses_time(case: Case<'_>, player: Color) -> Option<Ruling> {
    const ONE_MINUTE: Duration = Duration::from_mins(1);
    const TWO_MINUTES: Duration = Duration::from_mins(2);
    const THREE_MINUTES: Duration = Duration::from_mins(3);
    if !case.provisions().wrong_claim_halves {
        return None;
    }
    let left = case.table.clock()?.main_time(player, case.event.at);
    let consequence = if left > TWO_MINUTES {
        Consequence::Take(player, (left / 2).min(THREE_MINUTES))
    } else if left > ONE_MINUTE {
        Consequence::Set(player, ONE_MINUTE)
    } else {
        return None;
    };
    let rule = Rule::ClaimWrongClaimantTime;
    Some(Ruling::on(player, rule, [consequence]))
}

/// Art. 9.5.3 — after a wrong claim the game goes on: the move that was written down must be played, or if it is not
/// legal another move by the same piece, as if it had been touched. Where several pieces may be meant and only one of them can
/// move, it is that one; which of several it is, the arbiter has to say, as of a piece touched.
///
/// 2005 says only that the intended move must be made; an illegal one cannot be, so its piece binds there too.
fn plays_on(
    case: Case<'_>,
    player: Color,
    intended: Intended,
    was_stopped: bool,
) -> Option<Ruling> {
    let of_these_can_move = |pieces: Bitboard| {
        let legal = case.table.game().position().legal_moves();
        let moved = legal.iter().filter_map(|mv| mv.from());
        moved
            .filter(|from| pieces.contains(*from))
            .collect::<Bitboard>()
    };
    let mut consequences = match intended {
        Intended::None | Intended::Unclear => Vec::new(),
        Intended::Legal(mv) => vec![Consequence::MustPlay(mv)],
        Intended::Illegal(pieces) => vec![match of_these_can_move(pieces) {
            Bitboard::EMPTY => Consequence::Free,
            movable => (movable.single_square()).map_or(
                Consequence::Notice(Notice::OneOfThose),
                Consequence::MustMove,
            ),
        }],
    };
    if was_stopped {
        consequences.extend(runs_on(case, case.whose_clock_runs()));
    }
    let rule = Rule::ClaimWrongPlayOn;
    (!consequences.is_empty()).then(|| Ruling::on(player, rule, consequences))
}

/// Art. 9.5 — the arbiter judges a claim that software cannot.
fn judged(case: Case<'_>) -> Vec<Ruling> {
    let (Some(decision), Some(&(rule, question))) =
        (case.decision(), case.table.questions().first())
    else {
        return Vec::new();
    };
    let (Question::WrittenMove(player) | Question::LastPress(player)) = question else {
        return Vec::new();
    };
    match decision {
        Decision::Accept => upheld(player, rule).into(),
        Decision::Reject => {
            let clock = case.table.clock();
            let mut rulings = rejected(case, player, rule);
            if let Some((flag, _)) = clock.and_then(Clock::first_fallen) {
                rulings.push(lost_on_time(case, flag));
                return rulings;
            }
            let was_stopped = clock.is_some_and(|clock| clock.running().is_none());
            rulings.extend(plays_on(case, player, Intended::Unclear, was_stopped));
            rulings
        }
        Decision::Postpone => Vec::new(),
    }
}
