//! Article 12: the role of the arbiter (Article 13 in 2005 and 2009).

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling, Score};
use crate::laws::common::declared_scores::{above_cap, score_left_open};
use crate::laws::editions::{PenaltyList, Rule};
use crate::laws::facts::{ArbiterAct, Case, Decision, Penalty, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(asked_for_moves(case)); // 12.6
    rulings.extend(penalty(case)); // 12.9
    rulings.extend(decision(case)); // 12.6
}

/// Art. 12.6 — the arbiter does not say how many moves have been made, unless a flag has fallen and the scoresheets are
/// being completed (8.5).
///
/// Nor do they tell a player that the opponent has moved, or that somebody has not pressed the clock: no ruling here
/// speaks of either before the players do.
fn asked_for_moves(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::AskMoves)?;
    let is_told = case.terms.blind.is(player);
    if !case.is_playing() || !case.terms.arbiter.can_be_asked() || is_told {
        return None;
    }
    let notice = if case.table.recording().flag_after().is_some() {
        Notice::MayBeTold
    } else {
        Notice::NotTold
    };
    let answer = [Consequence::Notice(notice)];
    Some(Ruling::on(player, Rule::ArbiterSilence, answer))
}

/// Art. 12.9 — what the arbiter may impose, while the game goes on or when it has ended.
fn penalty(case: Case<'_>) -> Option<Ruling> {
    let (player, penalty) = match *case.event.arbiter_act()? {
        ArbiterAct::Warn(player) => (player, Penalty::Warning),
        ArbiterAct::Penalise(player, penalty) => (player, penalty),
        _ => return None,
    };
    if !is_known(case.provisions().penalties, penalty) {
        let unknown = [Consequence::Notice(Notice::NotInThisEdition)];
        return Some(penalised(player, unknown));
    }
    let imposed = match case.table.standing() {
        Standing::Playing | Standing::Adjourned => imposed(case, player, penalty, None),
        Standing::Ended(outcome, _) => imposed(case, player, penalty, Some(outcome)),
        Standing::Referred | Standing::Annulled => not_imposed(Notice::NotNow),
    };
    Some(imposed)
}

/// Art. 12.9.7, 12.9.8 — fines are on the list from 2014, exclusion from rounds from July 2017.
const fn is_known(list: PenaltyList, penalty: Penalty) -> bool {
    match penalty {
        Penalty::Fine => !matches!(list, PenaltyList::Seven),
        Penalty::Exclusion => matches!(list, PenaltyList::WithFineAndExclusion),
        Penalty::Warning
        | Penalty::OpponentTime(_)
        | Penalty::OffenderTime(_)
        | Penalty::Loss
        | Penalty::Reduce(_)
        | Penalty::RaiseOpponent
        | Penalty::Expulsion => true,
    }
}

/// Art. 12.9 — what a penalty comes to, in play or once there is an outcome.
///
/// Time can only be changed while the game goes on, points only once there are any. A fine must have been announced.
/// Where the game is declared lost the arbiter also decides what the opponent scores, as is written from July 2017 (2014
/// may have said so too). Who is expelled plays no more; what each scores then is not said.
fn imposed(case: Case<'_>, player: Color, penalty: Penalty, ended: Option<Outcome>) -> Ruling {
    match (penalty, ended) {
        (Penalty::Warning, _) => penalised(player, [Consequence::Warning(player)]),
        (Penalty::OpponentTime(time), None) => penalised(player, [Consequence::Add(!player, time)]),
        (Penalty::OffenderTime(time), None) => penalised(player, [Consequence::Take(player, time)]),
        (Penalty::Loss, _) if case.provisions().loss_leaves_score_open => {
            let [over, asks] = score_left_open(!player);
            penalised(player, [Consequence::DeclaredLost(player), over, asks])
        }
        (Penalty::Loss, _) => penalised(
            player,
            [
                Consequence::DeclaredLost(player),
                Consequence::Over(Outcome::win(!player)),
            ],
        ),
        (Penalty::Reduce(score), Some(outcome)) if score < outcome.score(player) => {
            let reduced = outcome.with_score(player, score);
            penalised(player, [Consequence::Over(reduced)])
        }
        (Penalty::RaiseOpponent, Some(outcome)) if outcome.score(!player) < Score::One => {
            let raised = outcome.with_score(!player, Score::One);
            above_cap(case, raised)
                .unwrap_or_else(|| penalised(player, [Consequence::Over(raised)]))
        }
        (Penalty::Fine, _) if case.terms.regulations.fines => {
            penalised(player, [Consequence::Fined(player)])
        }
        (Penalty::Fine, _) => not_imposed(Notice::NotAllowedByEvent),
        (Penalty::Exclusion, _) => penalised(player, [Consequence::Excluded(player)]),
        (Penalty::Expulsion, None) => penalised(
            player,
            [
                Consequence::Expelled(player),
                Consequence::PlayOver,
                Consequence::AskArbiter(Question::Scores),
            ],
        ),
        (Penalty::Expulsion, Some(_)) => penalised(player, [Consequence::Expelled(player)]),
        (Penalty::OpponentTime(_) | Penalty::OffenderTime(_), Some(_))
        | (Penalty::Reduce(_) | Penalty::RaiseOpponent, _) => not_imposed(Notice::NotNow),
    }
}

/// Why a penalty is not imposed. It concerns nobody: whoever was to be penalised was not.
fn not_imposed(why: Notice) -> Ruling {
    Ruling::of(Rule::PenaltyList, [Consequence::Notice(why)])
}

fn penalised(player: Color, consequences: impl Into<Vec<Consequence>>) -> Ruling {
    Ruling::on(player, Rule::PenaltyList, consequences)
}

/// Art. 12.6 — the arbiter decides what was left to judgment; what the chapters decide themselves is not decided here.
fn decision(case: Case<'_>) -> Vec<Ruling> {
    let asked = case.table.questions().first();
    match asked {
        Some(&(rule, question))
            if case.decision() == Some(Decision::Accept)
                && question.is_of_conduct()
                && question.is_of_a_fault()
                && case.found.is_empty() =>
        {
            found_at_fault(case, rule, question)
        }
        _ => decided(case).into_iter().collect(),
    }
}

/// Art. 12.9 — what the edition leaves to the arbiter is found a fault: which penalty it deserves is asked next.
fn found_at_fault(case: Case<'_>, rule: Rule, question: Question) -> Vec<Ruling> {
    let of_the_player = |rule, consequence| Ruling {
        concerns: case.table.whose_conduct(question),
        ..Ruling::of(rule, [consequence])
    };
    vec![
        of_the_player(rule, Consequence::ClaimUpheld),
        of_the_player(
            Rule::PenaltyList,
            Consequence::AskArbiter(Question::Penalty),
        ),
    ]
}

/// Art. 12.6 — the answer where nothing follows from it but that the question is answered.
fn decided(case: Case<'_>) -> Option<Ruling> {
    let decision = case.decision()?;
    let is_open = matches!(
        case.table.standing(),
        Standing::Playing | Standing::Referred | Standing::Adjourned
    );
    if !case.found.is_empty() || !is_open {
        return None;
    }
    let Some((rule, question)) = case.table.questions().first() else {
        if case.table.postponed().is_some() {
            return None;
        }
        return Some(Ruling::of(
            Rule::ArbiterNonIntervention,
            [Consequence::Notice(Notice::NothingThere)],
        ));
    };
    if matches!(question, Question::OpponentScore(_) | Question::Scores) {
        let wanted = [Consequence::Notice(Notice::GiveScores)];
        return Some(Ruling::of(*rule, wanted));
    }
    match decision {
        Decision::Accept => Some(Ruling::of(*rule, [Consequence::ClaimUpheld])),
        Decision::Reject => Some(Ruling::of(*rule, [Consequence::ClaimRejected])),
        Decision::Postpone => None,
    }
}
