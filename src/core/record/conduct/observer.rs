//! Somebody who looks on while a game is heard once more, and notes what its players' hands and voices did beside the moves.

use std::time::Duration;

use super::lapse::{Lapse, LapseKind};
use crate::chess::{ByColor, Color, Move, Position as _, Square};
use crate::clock::{Clock, Moment};
use crate::laws::facts::obligation::captured_square;
use crate::laws::facts::repetition::{CLAIMABLE_MOVES, CLAIMABLE_OCCURRENCES};
use crate::laws::facts::scoresheets::EntryKind;
use crate::laws::{
    Arbiter, Consequence, Deed, Event, Game, Hand, HeldFrom, Notice, PlayerAct, Ply, Rule,
    RuleFamily, Ruling, Standing, Table,
};
use crate::record::log::journal::Entry;

/// From how long after a move its press is late.
const LATE: Duration = Duration::from_secs(3);

/// From how long after a move its press was forgotten.
const FORGOTTEN: Duration = Duration::from_secs(10);

/// Somebody who looks on at a game.
#[derive(Debug)]
pub(super) struct Observer {
    arbiter: Arbiter,
    last: Moment,
    players: ByColor<Observed>,
}

/// What is known of a player so far.
#[derive(Clone, Debug, Default)]
struct Observed {
    noted: Vec<NotedLapse>,
    /// The move that the player has made and not completed.
    open: Option<OpenMove>,
    /// What was lifted and put back since the player has the move, by where it stands.
    put_back: Vec<Square>,
    /// What can be claimed of the opponent's last move, unless it was.
    claimable: Option<LapseKind>,
    /// Whether the opponent's fallen flag was played on against.
    ignored_flag: bool,
}

/// What went wrong.
#[derive(Clone, Copy, Debug)]
struct NotedLapse {
    lapse: Lapse,
    /// Which half-move let it pass, counted from 0, where that is what went wrong.
    missed_by: Option<usize>,
}

/// A move that was made and is not completed.
#[derive(Clone, Copy, Debug)]
struct OpenMove {
    ply: usize,
    number: u32,
    /// How long its player's clock has run since.
    waited: Duration,
}

/// A move that was made just now.
#[derive(Clone, Debug)]
struct MadeMove {
    by: Color,
    number: u32,
    /// Which half-move it is, counted from 0.
    ply: usize,
    /// Whether it still has to be completed.
    is_open: bool,
    /// What was touched before it and has no part in it.
    regretted: Vec<Square>,
}

/// What of a table says afterwards what a player who moved on could have claimed.
#[derive(Clone, Debug)]
struct Stood {
    /// How many half-moves had been made.
    plies: usize,
    /// The draws that could be claimed by the player who has the move.
    draws: Vec<LapseKind>,
    /// Whether a player who moves on lets the opponent's fallen flag pass.
    ignores_flag: ByColor<bool>,
}

impl Stood {
    fn of(table: &Table, at: Moment) -> Self {
        let game = table.game();
        let mut draws = Vec::new();
        if !table.turn().has_claimed() {
            if game.occurrences() >= CLAIMABLE_OCCURRENCES {
                draws.push(LapseKind::MissedRepetition);
            }
            // It is told when it first can be claimed.
            let halfmoves = game.position().halfmoves();
            let claimable = 2 * u32::from(CLAIMABLE_MOVES);
            if (claimable..claimable + 2).contains(&halfmoves) {
                draws.push(LapseKind::MissedFiftyMoves);
            }
        }
        let is_down = ByColor::new_with(|color| table.is_out_of_time(color, at));
        Self {
            plies: game.plies().len(),
            draws,
            ignores_flag: ByColor::new_with(|color| *is_down.get(!color) && !is_down.get(color)),
        }
    }
}

impl Observer {
    /// Begins with a game of which that arbiter has heard no event yet.
    pub(super) fn new(arbiter: Arbiter) -> Self {
        Self {
            arbiter,
            last: Moment::START,
            players: ByColor::default(),
        }
    }

    /// Returns what went wrong for each player, and the game.
    pub(super) fn finish(mut self) -> (ByColor<Vec<Lapse>>, Game) {
        self.note_presses(true);
        let game = self.arbiter.table().game().clone();
        let lapses = |it: Observed| it.noted.into_iter().map(|noted| noted.lapse).collect();
        (self.players.map(lapses), game)
    }

    /// Looks on at what happened next.
    pub(super) fn follow(&mut self, entry: &Entry) {
        let Entry { event, rulings } = entry;
        self.let_time_pass(event.at);
        self.note_hands(event);
        self.note_right_to_claim(event);
        let before = Stood::of(self.arbiter.table(), event.at);
        self.arbiter.replay(event, rulings);
        self.forget_missed(event);
        self.note_moves(&before);
        let is_over = self.arbiter.table().standing() != Standing::Playing;
        self.note_presses(is_over);
        self.note_sheet(event);
        self.note_rulings(entry);
    }

    fn note(&mut self, color: Color, kind: LapseKind) {
        let number = number(self.arbiter.table().game(), color);
        self.add(color, kind, number, Duration::ZERO);
    }

    fn add(&mut self, color: Color, kind: LapseKind, number: u32, given_away: Duration) {
        let lapse = Lapse {
            kind,
            number,
            given_away,
        };
        self.players.get_mut(color).noted.push(NotedLapse {
            lapse,
            missed_by: None,
        });
    }

    /// Notes what that half-move let pass.
    fn add_missed(&mut self, color: Color, kind: LapseKind, number: u32, ply: usize) {
        self.add(color, kind, number, Duration::ZERO);
        if let Some(noted) = self.players.get_mut(color).noted.last_mut() {
            noted.missed_by = Some(ply);
        }
    }

    /// Nothing was missed by a move that has been taken back, nor what is claimed right after it.
    fn forget_missed(&mut self, event: &Event) {
        let plies = self.arbiter.table().game().plies().len();
        let player = event.player();
        let claimed = event.player_act().and_then(missed_unless_claimed);
        for color in Color::ALL {
            let claimed = claimed.filter(|_| player == Some(color));
            let observed = self.players.get_mut(color);
            observed.noted.retain(|noted| {
                let kind = noted.lapse.kind;
                let is_forgotten = noted
                    .missed_by
                    .is_some_and(|ply| ply >= plies || ply + 1 == plies && claimed == Some(kind));
                if is_forgotten && kind == LapseKind::MissedFlag {
                    observed.ignored_flag = false;
                }
                !is_forgotten
            });
        }
    }

    /// Whichever clock runs has run until that moment, for nothing if its player has only to press.
    fn let_time_pass(&mut self, at: Moment) {
        let running = self.arbiter.table().clock().and_then(Clock::running);
        if let Some(open) = running.and_then(|color| self.players.get_mut(color).open.as_mut()) {
            open.waited = open.waited.saturating_add(at - self.last);
        }
        self.last = at;
    }

    /// Notes what is put back where it was lifted from, unless it is only straightened.
    fn note_hands(&mut self, event: &Event) {
        let Deed::Player(color, act) = &event.deed else {
            return;
        };
        let table = self.arbiter.table();
        let counts = table.game().has_the_move() == *color && !table.turn().is_adjusting(*color);
        if *act != PlayerAct::PutBack || !counts {
            return;
        }
        if let Hand::Holding { from, .. } | Hand::Standing { from, .. } = *table.hand(*color)
            && let HeldFrom::Square(square) = from
        {
            self.players.get_mut(*color).put_back.push(square);
        }
    }

    /// Notes what a player could claim of the opponent's last move who now claims something, or touches a piece.
    fn note_right_to_claim(&mut self, event: &Event) {
        let Some(color) = event.player() else {
            return;
        };
        if matches!(
            event.player_act(),
            Some(PlayerAct::ClaimIllegal | PlayerAct::ClaimTouchMove)
        ) {
            self.players.get_mut(color).claimable = None;
            return;
        }
        let table = self.arbiter.table();
        let game = table.game();
        // Where an arbiter watches, nothing waits to be claimed.
        let may_claim = table.standing() == Standing::Playing
            && !self.arbiter.terms().is_watched()
            && game.has_the_move() == color
            && table.turn().has_touched_nothing()
            && game.plies().len() > game.taken_over();
        if !may_claim {
            return;
        }
        let claims = [
            (PlayerAct::ClaimIllegal, LapseKind::MissedIllegalMove),
            (PlayerAct::ClaimTouchMove, LapseKind::MissedTouch),
        ];
        let holds = |claim: &PlayerAct| {
            let claim = Event::of(color, event.at, claim.clone());
            let rulings = self.arbiter.clone().hear(&claim);
            Ruling::put_right(&rulings) && !Ruling::finds_own_fault(&rulings, color)
        };
        let claimable = claims.into_iter().find(|(claim, _)| holds(claim));
        self.players.get_mut(color).claimable = claimable.map(|(_, kind)| kind);
    }

    /// Notes what was wrong with the moves that were made since the table stood so.
    fn note_moves(&mut self, before: &Stood) {
        let table = self.arbiter.table();
        let goes_on = table.standing() == Standing::Playing;
        let game = table.game();
        if game.plies().len() < before.plies {
            // What was taken back has to be made again.
            for observed in &mut self.players {
                observed.put_back.clear();
                observed.claimable = None;
            }
            return;
        }
        let plies = game.plies().iter().enumerate().skip(before.plies);
        let made: Vec<MadeMove> = plies
            .map(|(index, ply)| MadeMove {
                by: ply.by,
                number: number_of(game, index),
                ply: index,
                is_open: ply.completed.is_none(),
                regretted: regretted(ply),
            })
            .collect();
        for (at, made) in made.into_iter().enumerate() {
            let MadeMove {
                by, number, ply, ..
            } = made;
            let observed = self.players.get_mut(by);
            let mut regretted = made.regretted;
            for square in std::mem::take(&mut observed.put_back) {
                if !regretted.contains(&square) {
                    regretted.push(square);
                }
            }
            if made.is_open {
                observed.open = Some(OpenMove {
                    ply,
                    number,
                    waited: Duration::ZERO,
                });
            }
            let missed = observed.claimable.take();
            let is_down = *before.ignores_flag.get(by) && goes_on;
            let is_news = is_down && !std::mem::replace(&mut observed.ignored_flag, is_down);
            let flag = is_news.then_some(LapseKind::MissedFlag);
            let draws = before.draws.iter().copied().filter(|_| at == 0);
            for _ in regretted {
                self.add(by, LapseKind::Touch, number, Duration::ZERO);
            }
            for kind in missed.into_iter().chain(draws).chain(flag) {
                self.add_missed(by, kind, number, ply);
            }
        }
    }

    /// Notes the presses that came late, or never.
    fn note_presses(&mut self, is_over: bool) {
        let plies = self.arbiter.table().game().plies();
        let found = ByColor::new_with(|color| {
            let open = self.players.get(color).open?;
            let ply = plies.get(open.ply).filter(|ply| ply.by == color);
            let is_passed = plies.len() > open.ply + 2;
            let is_done = ply.is_none_or(|ply| ply.completed.is_some()) || is_passed || is_over;
            is_done.then_some((open, is_passed || plies.len() > open.ply + 1))
        });
        for (color, found) in [(Color::White, found.white), (Color::Black, found.black)] {
            let Some((open, is_answered)) = found else {
                continue;
            };
            self.players.get_mut(color).open = None;
            let kind = if open.waited >= FORGOTTEN || is_answered && open.waited >= LATE {
                LapseKind::ForgottenPress
            } else if open.waited >= LATE {
                LapseKind::LatePress
            } else {
                continue;
            };
            self.add(color, kind, open.number, open.waited);
        }
    }

    /// Notes what was written that is not what was played.
    fn note_sheet(&mut self, event: &Event) {
        let Deed::Player(color, PlayerAct::Record(_)) = event.deed else {
            return;
        };
        let table = self.arbiter.table();
        let Some(entry) = table.recording().sheet(color).entries().last() else {
            return;
        };
        match entry.kind {
            EntryKind::Wrong(ply) => {
                let number = number_of(table.game(), ply);
                self.add(color, LapseKind::Scoresheet, number, Duration::ZERO);
            }
            EntryKind::Illegible => self.note(color, LapseKind::Scoresheet),
            EntryKind::Played(_)
            | EntryKind::Ahead(_)
            | EntryKind::TakenBack
            | EntryKind::Offer
            | EntryKind::Figures => (),
        }
    }

    /// Notes what the arbiter found wrong with a player's conduct.
    fn note_rulings(&mut self, entry: &Entry) {
        let Entry { event, rulings } = entry;
        let mut found: Vec<(Color, LapseKind)> = Vec::new();
        for ruling in rulings {
            let concerned = ruling.concerns.or_else(|| event.player());
            for consequence in &ruling.consequences {
                let late = late_claim(entry, ruling.concerns, consequence);
                let lapse = late.or_else(|| lapse_told_by(ruling.rule, consequence));
                found.extend(lapse.and_then(|(whose, kind)| Some((whose.or(concerned)?, kind))));
            }
        }
        found.dedup();
        // A press without a move counts as an illegal move, which nobody has made.
        if rulings.iter().any(|it| it.rule == Rule::PressWithoutMove) {
            let charged = found.iter_mut().filter(|it| it.1 == LapseKind::IllegalMove);
            charged.for_each(|it| it.1 = LapseKind::EmptyPress);
        }
        let is_charged = |color: Color| found.contains(&(color, LapseKind::IllegalMove));
        for (color, kind) in &found {
            if *kind == LapseKind::Touch {
                // What was put back before is what the ruling is about.
                self.players.get_mut(*color).put_back.clear();
            }
            // What was charged as an illegal move is told once.
            if *kind != LapseKind::Hands || !is_charged(*color) {
                self.note(*color, *kind);
            }
        }
    }
}

/// What would have been missed if it were not claimed by that act.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a few acts claim what a move lets pass"
)]
const fn missed_unless_claimed(act: &PlayerAct) -> Option<LapseKind> {
    match act {
        PlayerAct::ClaimIllegal => Some(LapseKind::MissedIllegalMove),
        PlayerAct::ClaimTouchMove => Some(LapseKind::MissedTouch),
        PlayerAct::ClaimFlag => Some(LapseKind::MissedFlag),
        PlayerAct::ClaimRepetition(_) => Some(LapseKind::MissedRepetition),
        PlayerAct::ClaimFifty(_) => Some(LapseKind::MissedFiftyMoves),
        _ => None,
    }
}

/// Who made a claim in that entry that comes too late by that consequence, and what that is.
fn late_claim(
    entry: &Entry,
    concerned: Option<Color>,
    consequence: &Consequence,
) -> Option<(Option<Color>, LapseKind)> {
    let Consequence::ClaimLost(claim) = *consequence else {
        return None;
    };
    let claimant = entry.event.player().filter(|it| concerned == Some(*it))?;
    let kind = LapseKind::too_late(claim);
    entry.is_claim_too_late().then_some((Some(claimant), kind))
}

/// What a consequence of a ruling says that somebody did wrong, and who did if it tells.
fn lapse_told_by(rule: Rule, consequence: &Consequence) -> Option<(Option<Color>, LapseKind)> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a few of all notices and consequences tell of conduct"
    )]
    match consequence {
        Consequence::Illegal(color, _) => Some((Some(*color), LapseKind::IllegalMove)),
        Consequence::TakeBack if rule.family() == RuleFamily::Touch => {
            Some((None, LapseKind::Touch))
        }
        Consequence::TakeBack if rule == Rule::ReleasedStays => Some((None, LapseKind::Released)),
        Consequence::ClaimRejected => {
            let is_claim = !matches!(
                rule,
                Rule::AgreedDrawRestriction | Rule::QpfIncrementRequest
            );
            is_claim.then_some((None, LapseKind::WrongClaim))
        }
        Consequence::Notice(notice) => match notice {
            Notice::OfferOutOfTime => Some((None, LapseKind::OfferTime)),
            Notice::WrittenInAdvance
            | Notice::RecordFirst
            | Notice::MarkOffer
            | Notice::UpdateScoresheet => Some((None, LapseKind::Scoresheet)),
            _ => None,
        },
        _ => None,
    }
    .or_else(|| {
        let is_of_hands = matches!(rule, Rule::SameHand | Rule::TwoHands);
        is_of_hands.then_some((None, LapseKind::Hands))
    })
}

/// The pieces that were touched before that move and have no part in it, by where they stood.
fn regretted(ply: &Ply) -> Vec<Square> {
    let takes_part = |square: Square| match ply.mv {
        Move::Castle { king, rook } => square == king || square == rook,
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            ply.mv.from() == Some(square) || captured_square(ply.mv) == Some(square)
        }
    };
    // Whatever was let go of elsewhere was ruled on, with what stood there.
    let let_go = ply.turn.let_go();
    let was_let_go = |square: Square| let_go.iter().any(|it| [it.from, it.to].contains(&square));
    let touches = ply.turn.touches().map(|touch| touch.square);
    touches
        .filter(|square| !takes_part(*square) && !was_let_go(*square))
        .collect()
}

/// The number of the move of which that half-move is a part, counted from 0.
fn number_of(game: &Game, ply: usize) -> u32 {
    let before = game.position_after(ply);
    before.map_or(1, |it| it.fullmoves().get())
}

/// The number of the move that a player is about to make, or has made where the opponent has the move.
fn number(game: &Game, color: Color) -> u32 {
    let next = game.position().fullmoves().get();
    let is_made = game.has_the_move() != color && color == Color::Black;
    if is_made { (next - 1).max(1) } else { next }
}
