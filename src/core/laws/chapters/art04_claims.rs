//! Article 4.8: a player claims that the opponent broke the rules about touched and released pieces.

use crate::chess::{Color, Move, Position};
use crate::laws::answers::{Claim, Consequence, Notice, Question, Ruling};
use crate::laws::common::clocks_stopped::runs_on;
use crate::laws::common::illegal_move_penalty::gain_taken_back;
use crate::laws::editions::{Rule, TouchClaimLost};
use crate::laws::facts::moves_on_board::was_moved_on;
use crate::laws::facts::{
    ArbiterAct, Case, Decision, Manner, Obligation, PlayerAct, Ply, Standing,
};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(claimed_after_the_ending(case)); // 4.8, 5.1.1, 5.2
    if !case.is_playing() {
        return;
    }
    rulings.extend(claimed(case)); // 4.8
    rulings.extend(decided(case)); // 4.8
}

/// Art. 4.8 — a breach is claimed: of the opponent's last move, or while the opponent still has the move.
///
/// What was seen decides at once. Where nothing was seen the arbiter is asked, if there is one.
fn claimed(case: Case<'_>) -> Vec<Ruling> {
    let Some(claimant) = case.player_does(&PlayerAct::ClaimTouchMove) else {
        return Vec::new();
    };
    if !case.has_the_move(claimant) {
        return claimed_during_the_turn(case, claimant);
    }
    if case.table.is_contact_in_doubt() {
        // Had it been the claimant's touch, the right to claim would be gone (4.8); if the opponent's, it is asked already.
        let first = [Consequence::Notice(Notice::ContactFirst)];
        return vec![Ruling::on(claimant, Rule::AccidentalTouch, first)];
    }
    if was_moved_on(case) {
        return claimed_of_a_piece_moved_on(case, claimant);
    }
    let breach = breach(case);
    if has_lost_the_right(case, breach.map(|(_, owed)| owed)) {
        return vec![lost(claimant)];
    }
    if let Some((mv, owed)) = breach {
        return upheld(case, mv, owed);
    }
    let last = case.table.game().last();
    let consequences = if case.table.is_touch_claimed() {
        vec![Consequence::Notice(Notice::NotNow)] // it is asked already
    } else if last.is_some_and(Ply::was_seen_whole) {
        vec![Consequence::ClaimRejected] // whatever was touched is known, and the move kept to it
    } else if last.is_some() && case.terms.arbiter.can_be_asked() {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::Touch),
        ]
    } else {
        vec![Consequence::Notice(Notice::NothingThere)]
    };
    vec![Ruling::on(!claimant, Rule::TouchOwn, consequences)]
}

/// Art. 4.7, 4.8 — the opponent let go of a piece and moved it on, and nobody watched: it goes back to where it was let go of.
fn claimed_of_a_piece_moved_on(case: Case<'_>, claimant: Color) -> Vec<Ruling> {
    let moved_on = Obligation {
        rule: Rule::ReleasedStays,
        ..Obligation::FREE
    };
    if has_lost_the_right(case, Some(moved_on)) {
        return vec![lost(claimant)];
    }
    let ruled = |consequence| Ruling::on(!claimant, Rule::ReleasedStays, [consequence]);
    vec![
        ruled(Consequence::ClaimUpheld),
        ruled(Consequence::TakeBack),
    ]
}

/// Art. 5.1.1, 5.2.1, 5.2.2 — a breach is claimed by the move that mated, stalemated or led to a dead position.
///
/// From 2014 such a move ends the game only if it kept to Articles 4.2 to 4.7: the game goes on. In 2005 and 2009 it is
/// enough that it was legal, and the game is over.
fn claimed_after_the_ending(case: Case<'_>) -> Vec<Ruling> {
    let ended_by = match case.table.standing() {
        Standing::Ended(
            _,
            rule @ (Rule::WinCheckmate | Rule::DrawStalemate | Rule::DrawDeadPosition),
        ) => rule,
        Standing::Ended(..)
        | Standing::Playing
        | Standing::Adjourned
        | Standing::Referred
        | Standing::Annulled => return Vec::new(),
    };
    let claims = case.player_does(&PlayerAct::ClaimTouchMove);
    let Some(claimant) = claims.filter(|player| case.has_the_move(*player)) else {
        return Vec::new();
    };
    match breach(case) {
        Some((mv, owed)) if case.provisions().endings_keep_to_touch => {
            if has_lost_the_right(case, Some(owed)) {
                return vec![lost(claimant)];
            }
            upheld(case, mv, owed)
        }
        Some(_) | None => {
            let over = [Consequence::Notice(Notice::GameOver)];
            vec![Ruling::on(claimant, ended_by, over)]
        }
    }
}

/// While the opponent has the move nothing is played yet that could be taken back: what they touched binds, as was told when
/// they touched it, and only a doubtful contact is for the arbiter.
/// A contact that was plainly an accident or only straightened a piece is no breach (4.2.1, 4.2.2).
/// A claim about the move before comes too late: the claimant has touched a piece since, unless the moves before were made
/// elsewhere.
fn claimed_during_the_turn(case: Case<'_>, claimant: Color) -> Vec<Ruling> {
    let can_ask = case.terms.arbiter.can_be_asked();
    if case.table.turn().has_touched_nothing() {
        let mut contacts = case.table.turn().contacts().iter().rev();
        if let Some(contact) = contacts.find(|contact| contact.by != claimant) {
            let rule = match contact.manner {
                Manner::Straightening => Rule::AdjustAnnounce,
                Manner::Accidental | Manner::Deliberate | Manner::Doubtful => Rule::AccidentalTouch,
            };
            return vec![Ruling::on(!claimant, rule, [Consequence::ClaimRejected])];
        }
        if case.table.game().made_here(claimant) > 0 {
            return vec![lost(claimant)];
        }
        let notice = Consequence::Notice(Notice::NothingThere);
        return vec![Ruling::on(!claimant, Rule::AccidentalTouch, [notice])];
    }
    if case.has_touched() {
        let owed = case.obligation();
        let mut confirmed = vec![Consequence::ClaimUpheld];
        confirmed.extend(owed.consequences(case.table.board()));
        return vec![Ruling::on(!claimant, owed.rule, confirmed)];
    }
    let consequence = if can_ask {
        Consequence::AskArbiter(Question::Touch)
    } else {
        Consequence::Notice(Notice::NothingThere)
    };
    vec![Ruling::on(!claimant, Rule::AccidentalTouch, [consequence])]
}

/// The last move, and what its player owed, if it was not that move.
fn breach(case: Case<'_>) -> Option<(Move, Obligation)> {
    let game = case.table.game();
    let last = game.last()?;
    let before = game.position_after(game.plies().len() - 1)?;
    let owed = Obligation::of(before, &last.turn, case.provisions());
    (!owed.permits(last.mv)).then_some((last.mv, owed))
}

/// Art. 4.8 — what ends the right to claim: in 2005 and 2009 touching a piece deliberately, be it to straighten it;
/// from 2014 touching one in order to move or capture. In 2005 only claims by 4.3 and 4.4 are lost.
fn has_lost_the_right(case: Case<'_>, breach: Option<Obligation>) -> bool {
    let turn = case.table.turn();
    let touched = case.has_touched();
    match case.provisions().touch_claim_lost {
        TouchClaimLost::DeliberateTouchFor43And44 => {
            let of_another_paragraph = breach.is_some_and(|owed| is_about_releasing(owed.rule));
            (touched || turn.has_straightened()) && !of_another_paragraph
        }
        TouchClaimLost::DeliberateTouch => touched || turn.has_straightened(),
        TouchClaimLost::TouchWithIntent => touched,
    }
}

/// Whether a rule is about released pieces (4.6 in 2005), not about touched ones or castling (4.3, 4.4).
const fn is_about_releasing(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::ReleasedStays
            | Rule::CastlingKingReleased
            | Rule::CastlingKingReleasedIllegal
            | Rule::PromotionPawnReleased
    )
}

fn lost(claimant: Color) -> Ruling {
    let gone = [Consequence::ClaimLost(Claim::TouchMove)];
    Ruling::on(claimant, Rule::Art4ClaimForfeit, gone)
}

/// The claim is right: the move is taken back.
fn upheld(case: Case<'_>, mv: Move, owed: Obligation) -> Vec<Ruling> {
    let offender = !case.table.game().has_the_move();
    let mut rulings = vec![Ruling::on(offender, owed.rule, [Consequence::ClaimUpheld])];
    rulings.extend(taken_back(case, mv, owed));
    rulings
}

/// The move is taken back, and its player does what they owed.
fn taken_back(case: Case<'_>, mv: Move, owed: Obligation) -> Vec<Ruling> {
    let game = case.table.game();
    let offender = !game.has_the_move();
    let mut consequences = vec![Consequence::Unmade(mv)];
    let intended = game.last().and_then(|ply| ply.turn.intended());
    if let Some((first, Rule::ReleasedStays)) = intended {
        // The move that was made first stands, and is completed.
        consequences.extend([
            Consequence::Made(first),
            Consequence::SetUp,
            Consequence::Completed(first),
        ]);
        consequences.extend(runs_on(case, !offender));
    } else {
        let before = game.position_after(game.plies().len().saturating_sub(1));
        let board = before.map_or(case.table.board(), Position::board);
        consequences.extend(owed.consequences(board));
    }
    let stands = consequences.contains(&Consequence::SetUp);
    let mut rulings = vec![Ruling::on(offender, owed.rule, consequences)];
    if stands {
        return rulings;
    }
    let gained = game.last().and_then(|ply| ply.gain);
    rulings.extend(gained.and_then(|gain| gain_taken_back(case, offender, gain.increment())));
    rulings
}

/// Art. 4.8 — the arbiter decides a claim about the last move: by naming the piece touched, by upholding the claim where only
/// one can be meant, or by turning it down. Art. 4.2.2 — or says unasked what a contact was that came before that move.
fn decided(case: Case<'_>) -> Vec<Ruling> {
    let turned_down = match case.event.arbiter_act() {
        Some(ArbiterAct::CallTouched(_) | ArbiterAct::Decide(Decision::Accept)) => false,
        Some(
            ArbiterAct::CallAccidental
            | ArbiterAct::CallUntouched(_)
            | ArbiterAct::Decide(Decision::Reject),
        ) => true,
        _ => return Vec::new(),
    };
    let decides = case.decision().is_some();
    if case.table.is_about_the_last_move() && !case.table.is_touch_claimed() {
        return contact_before_the_last_move(case, turned_down);
    }
    if !case.table.is_touch_claimed() || decides && !case.table.asks_what_was_touched() {
        return Vec::new();
    }
    let offender = !case.table.game().has_the_move();
    match breach(case).filter(|_| !turned_down) {
        Some((mv, owed)) => {
            let upheld = Ruling::on(offender, Rule::TouchOwn, [Consequence::ClaimUpheld]);
            [upheld]
                .into_iter()
                .chain(taken_back(case, mv, owed))
                .collect()
        }
        // It was upheld, and nobody can tell of which piece.
        None if decides && !turned_down => {
            let which = [Consequence::Notice(Notice::NameThePiece)];
            vec![Ruling::on(offender, Rule::TouchOwn, which)]
        }
        None => vec![Ruling::on(
            offender,
            rule_against(case),
            [Consequence::ClaimRejected],
        )],
    }
}

/// The rule by which a claim about the last move is turned down: that a contact was announced (4.2.1) or an accident (4.2.2),
/// where the arbiter finds one or another piece is known to have been touched.
fn rule_against(case: Case<'_>) -> Rule {
    let finds = matches!(
        case.event.arbiter_act(),
        Some(ArbiterAct::CallAccidental | ArbiterAct::CallUntouched(_))
    );
    let other_contact = case.table.game().last().and_then(|last| {
        let contacts = last.turn.contacts().iter().rev();
        let mut others =
            contacts.filter(|it| it.by == last.by && Some(it.square) != last.mv.from());
        others.next()
    });
    match other_contact.map(|contact| contact.manner) {
        Some(Manner::Straightening) => Rule::AdjustAnnounce,
        Some(Manner::Accidental | Manner::Doubtful) => Rule::AccidentalTouch,
        Some(Manner::Deliberate) | None if finds => Rule::AccidentalTouch,
        Some(Manner::Deliberate) | None => Rule::TouchOwn,
    }
}

/// Art. 4.2.2, 4.3 — what the arbiter says of a contact that came before the last move. Whoever made that move had to keep to
/// what they had touched; a contact of the other player, out of turn, binds nobody.
fn contact_before_the_last_move(case: Case<'_>, was_an_accident: bool) -> Vec<Ruling> {
    let Some(last) = case.table.game().last() else {
        return Vec::new();
    };
    let told = |by, rule, notice| vec![Ruling::on(by, rule, [Consequence::Notice(notice)])];
    let named = match case.event.arbiter_act() {
        Some(ArbiterAct::CallTouched(square)) => last.turn.last_contact_with(*square),
        _ => None,
    };
    if named.is_some_and(|contact| contact.by != last.by) {
        let notice = Notice::Distraction;
        return told(!last.by, Rule::TouchOnlyWhenOnMove, notice);
    }
    let is_asked = case.table.is_contact_in_doubt();
    let answer = |upheld| {
        is_asked.then(|| {
            let consequence = if upheld {
                Consequence::ClaimUpheld
            } else {
                Consequence::ClaimRejected
            };
            Ruling::on(last.by, Rule::AccidentalTouch, [consequence])
        })
    };
    let mut rulings: Vec<Ruling> = answer(!was_an_accident).into_iter().collect();
    match breach(case).filter(|_| !was_an_accident && !last.irregular) {
        Some((mv, owed)) => rulings.extend(taken_back(case, mv, owed)),
        None if was_an_accident => {
            rulings.extend(told(last.by, Rule::AccidentalTouch, Notice::Accident));
        }
        None => rulings.extend(told(last.by, Rule::TouchOwn, Notice::GoesOn)),
    }
    rulings
}
