//! Guideline III: games without increment, the quickplay finish among them.
//!
//! In 2005 and 2009 this was Article 10 and held in every game but blitz; where no arbiter was present, Appendix D.
//! From 2014 it holds only where it was announced and no move gains time: Appendix G, from July 2017 Guideline III. No
//! full text of 2014 was at hand; what is ruled by it is general knowledge.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::agreement_and_resignation::{counts_as_offer, is_offering_restricted};
use crate::laws::common::at_a_flag::{fallen, lost_on_time};
use crate::laws::common::clocks_stopped::{justified_stop, runs_on};
use crate::laws::editions::{BothFlags, Pace, Quickplay, Rule, UnsupervisedBothFlags};
use crate::laws::facts::{ArbiterAct, Case, Decision, Deed, PlayerAct, Standing};

/// Below this much time a player may claim or ask (III.4, III.5), and this much the opponent gains when the claim is
/// rejected or the request granted.
const TWO_MINUTES: Duration = Duration::from_mins(2);

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if case.is_playing() {
        rulings.extend(flags_unclear(case)); // III.3.1
        rulings.extend(increment_asked(case)); // III.4
        rulings.extend(increment_decided(case)); // III.4
        rulings.extend(claimed(case)); // III.5, III.6.1
        rulings.extend(verdict(case)); // III.5.1–III.5.3
    } else if case.table.standing() == Standing::Referred {
        rulings.extend(judged_without_play(case)); // III.6.2
    } else if case.table.standing() == Standing::Adjourned {
        rulings.extend(verdict(case)); // III.5.1–III.5.3, in the break
    }
}

/// III.5.1–III.5.3 — the verdict on a claim, at once or later, in the break of an adjourned game too.
fn verdict(case: Case<'_>) -> Vec<Ruling> {
    let mut rulings = judged(case);
    rulings.extend(judged_later(case)); // III.5.2
    if !rulings.is_empty() {
        rulings.extend(is_final(case)); // 10.2d
    }
    rulings
}

/// III.3.1 — both flags are down and nobody can tell which fell first: in the last period a draw, in any other play goes
/// on with the next one.
///
/// Until 2014 this was a rule for every game (6.12, then 6.11); from July 2017 it holds only where this guideline was
/// announced and no move gains time. Elsewhere the sign on the clock decides, which shows whose flag fell first; where it shows
/// none, the Laws leave the arbiter nothing but their best judgment (6.10.1): they set the clocks, or declare the scores.
fn flags_unclear(case: Case<'_>) -> Option<Ruling> {
    let shows_first = case.terms.regulations.clock_shows_first_flag;
    // In standard play what the arbiter comes to see counts, whoever saw it before; a claim is looked into where it is watched.
    let is_standard = case.terms.play == Pace::Standard;
    let is_seen =
        case.arbiter_does(&ArbiterAct::SeeFlag) && (case.terms.is_watched() || is_standard);
    let is_claimed = case.player_does(&PlayerAct::ClaimFlag).is_some() && case.terms.is_watched();
    let looks = (is_seen || is_claimed) && !shows_first;
    if !looks && !case.arbiter_does(&ArbiterAct::FlagsUnclear) {
        return None;
    }
    let rule = Rule::BothFlagsUnknown;
    let clock = case.table.clock()?;
    let (down, first) = (clock.fallen(), clock.first_fallen());
    let (Some(_), Some(_), Some((first, _))) = (down.white, down.black, first) else {
        let none = [Consequence::Notice(Notice::NothingThere)];
        return (!looks).then(|| Ruling::of(rule, none));
    };
    let holds = match case.provisions().both_flags {
        BothFlags::DrawInLastPeriod => true,
        BothFlags::GuidelineOnly => {
            closed(case, first).is_none_or(|closed| closed.rule == Rule::QpfDef)
        }
    };
    if !holds && shows_first {
        return Some(fallen(case, first));
    }
    if !holds {
        return Some(left_to_the_arbiter(case));
    }
    if is_last_period(case, Color::White) && is_last_period(case, Color::Black) {
        let drawn = [Consequence::Over(Outcome::DRAW)];
        // Without supervision both flags drew in rapid and blitz whichever fell first (B9 of 2005, A.4d(3) of 2009).
        let is_drawn_anyway = case.terms.play != Pace::Standard
            && !case.terms.is_watched()
            && case.provisions().unsupervised_both_flags == UnsupervisedBothFlags::Drawn;
        let rule = if is_drawn_anyway {
            Rule::RapidBothFlags
        } else {
            Rule::BothFlagsDraw
        };
        return Some(Ruling::of(rule, drawn));
    }
    let next =
        |color| Consequence::Period(color, u32::try_from(clock.period(color)).unwrap_or(0) + 2);
    let mut goes_on = vec![next(Color::White), next(Color::Black)];
    goes_on.extend(runs_on(case, case.whose_clock_runs()));
    Some(Ruling::of(rule, goes_on))
}

/// Art. 6.10.1 — nobody can tell whose flag fell first, and no rule says what follows: the arbiter is asked, once.
fn left_to_the_arbiter(case: Case<'_>) -> Ruling {
    let mut asked = case.table.questions().iter();
    let consequences = if asked.any(|(_, question)| *question == Question::Times) {
        vec![Consequence::Notice(Notice::NotNow)]
    } else {
        vec![
            Consequence::StopClocks,
            Consequence::Notice(Notice::FlagOrderUnknown),
            Consequence::AskArbiter(Question::Times),
        ]
    };
    Ruling::of(Rule::ClockConclusive, consequences)
}

/// III.4 — asks for five seconds a move for both players, which also offers a draw (from 2014).
///
/// 2014 speaks of a delay or of cumulative time; here it is always cumulative. Where no arbiter is present nobody can
/// grant it, but the offer stands.
fn increment_asked(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::AskIncrement) else {
        return Vec::new();
    };
    let rule = Rule::QpfIncrementRequest;
    let refused = |notice| vec![Ruling::on(player, rule, [Consequence::Notice(notice)])];
    if case.provisions().quickplay_increment.is_none() {
        return refused(Notice::NotInThisEdition);
    }
    if let Some(closed) = closed(case, player) {
        return vec![closed];
    }
    if let Some(why) = why_not_now(case, player) {
        return refused(why);
    }
    let mut rulings: Vec<Ruling> = justified_stop(case, player).into_iter().collect();
    let mut consequences = Vec::new();
    if !case.table.is_offered_by(player) && !is_offering_restricted(case) {
        consequences.push(Consequence::Offer(player));
    }
    if case.terms.arbiter.can_be_asked() {
        let asks = Question::Increment(player);
        consequences.push(Consequence::AskArbiter(asks));
    }
    rulings.push(Ruling::on(player, rule, consequences));
    rulings
}

/// III.4 — once the opponent has refused the draw the arbiter may grant the five seconds; the opponent then gains two
/// minutes.
fn increment_decided(case: Case<'_>) -> Option<Ruling> {
    let decision = case.decision()?;
    let Some(&(rule, Question::Increment(player))) = case.table.questions().first() else {
        return None;
    };
    let ruled = |consequences: Vec<Consequence>| Some(Ruling::on(player, rule, consequences));
    match decision {
        Decision::Accept if case.table.is_offered_by(player) => {
            ruled(vec![Consequence::Notice(Notice::AnswerOfferFirst)])
        }
        Decision::Accept => {
            let increment = case.provisions().quickplay_increment?.duration();
            let mut granted = vec![
                Consequence::Increment(increment),
                Consequence::Add(!player, TWO_MINUTES),
            ];
            granted.extend(clocks_run_on(case));
            ruled(granted)
        }
        Decision::Reject => {
            let mut refused = vec![Consequence::ClaimRejected];
            refused.extend(clocks_run_on(case));
            ruled(refused)
        }
        Decision::Postpone => None,
    }
}

/// III.5, 10.2 — the player who has the move, with less than two minutes and their flag up, claims a draw.
///
/// They may stop the clocks for it (the text at hand for 2005 says they shall, other sources that they may); nothing but
/// [`PlayerAct::StopClocks`] stops them here. Until 2014 the claim also offers a draw; that 2014 still says so is uncertain.
fn claimed(case: Case<'_>) -> Vec<Ruling> {
    let (player, asks) = match case.event.deed {
        Deed::Player(player, PlayerAct::ClaimNormalMeans) => {
            (player, Question::NormalMeans(!player))
        }
        Deed::Player(player, PlayerAct::ClaimNoEffort) => (player, Question::Effort(!player)),
        _ => return Vec::new(),
    };
    if let Some(closed) = closed(case, player) {
        return vec![closed];
    }
    if let Some(why) = why_not_now(case, player) {
        return vec![Ruling::on(
            player,
            Rule::QpfClaim,
            [Consequence::Notice(why)],
        )];
    }
    let mut rulings: Vec<Ruling> = justified_stop(case, player).into_iter().collect();
    if !case.terms.arbiter.can_be_asked() {
        rulings.extend(without_arbiter(player, asks));
        return rulings;
    }
    let asked = [Consequence::AskArbiter(asks)];
    rulings.push(Ruling::on(player, Rule::QpfGrounds, asked));
    if case.provisions().quickplay_claim_offers {
        rulings.extend(counts_as_offer(case, player));
    }
    rulings
}

/// III.6.1 — where there is no arbiter the claim ends the game. The claimant writes the final position down; if they
/// claim that no effort is made, their scoresheet must be complete too. The opponent verifies both.
fn without_arbiter(player: Color, asks: Question) -> [Ruling; 3] {
    let (rule, notice) = if matches!(asks, Question::Effort(_)) {
        (Rule::QpfNoArbiterB, Notice::WritePositionAndSheet)
    } else {
        (Rule::QpfNoArbiterA, Notice::WritePosition)
    };
    [
        Ruling::on(player, Rule::QpfNoArbiter, [Consequence::PlayOver]),
        Ruling::on(player, rule, [Consequence::Notice(notice)]),
        Ruling::on(
            player,
            Rule::QpfNoArbiterRef,
            [Consequence::AskArbiter(asks)],
        ),
    ]
}

/// III.6.2 — an arbiter who was not there decides. What each scores if they do not agree to the draw is not said, so
/// they give that too.
fn judged_without_play(case: Case<'_>) -> Option<Ruling> {
    let decision = case.decision()?;
    let (rule, question) = case.table.questions().first().copied()?;
    let claimant = question.player().filter(|_| question.is_of_quickplay())?;
    let consequences = match decision {
        Decision::Accept => vec![Consequence::Over(Outcome::DRAW)],
        Decision::Reject => vec![
            Consequence::ClaimRejected,
            Consequence::AskArbiter(Question::Scores),
        ],
        Decision::Postpone => return None,
    };
    Some(Ruling::on(!claimant, rule, consequences))
}

/// III.5.1–III.5.3 — the arbiter agrees, postpones the verdict, or rejects the claim.
///
/// When they postpone it they may give the opponent two minutes ([`ArbiterAct::AddTime`]); when they reject it they must.
fn judged(case: Case<'_>) -> Vec<Ruling> {
    let Some(decision) = case.decision() else {
        return Vec::new();
    };
    let Some(&(Rule::QpfGrounds, Question::NormalMeans(opponent) | Question::Effort(opponent))) =
        case.table.questions().first()
    else {
        return Vec::new();
    };
    let ruling = |rule, consequences: Vec<Consequence>| Ruling::on(!opponent, rule, consequences);
    match decision {
        Decision::Accept => vec![
            ruling(Rule::QpfGrounds, vec![Consequence::ClaimUpheld]),
            ruling(Rule::QpfAccept, vec![Consequence::Over(Outcome::DRAW)]),
        ],
        Decision::Postpone => {
            let mut waits = vec![
                Consequence::ClaimPostponed,
                Consequence::Notice(Notice::MayGiveTwoMinutes),
            ];
            waits.extend(clocks_run_on(case));
            vec![ruling(Rule::QpfPostpone, waits)]
        }
        Decision::Reject => {
            let mut gains = vec![Consequence::Add(opponent, TWO_MINUTES)];
            gains.extend(clocks_run_on(case));
            vec![
                ruling(Rule::QpfGrounds, vec![Consequence::ClaimRejected]),
                ruling(Rule::QpfReject, gains),
            ]
        }
    }
}

/// Art. 10.2d of 2005 and 2009 — what the arbiter has decided on such a claim, at once or later, is final; no appeal is
/// possible (12.10).
fn is_final(case: Case<'_>) -> Option<Ruling> {
    let decides = matches!(case.decision()?, Decision::Accept | Decision::Reject);
    let until_2009 = case.provisions().quickplay == Quickplay::Always;
    (decides && until_2009).then(|| Ruling::of(Rule::QpfFinal, []))
}

/// III.5.2 — the verdict that was postponed: later in the game, or once a flag has fallen.
///
/// A rejection while play goes on gives the opponent two minutes, as every rejection does (III.5.3); if those were given when
/// the verdict was postponed, the arbiter may put the clocks right. Once a flag has fallen, a rejection leaves it to
/// what the flag leads to.
fn judged_later(case: Case<'_>) -> Vec<Ruling> {
    let Some(decision) = case.decision() else {
        return Vec::new();
    };
    let ruling = |player, rule, consequence| Ruling::on(player, rule, [consequence]);
    let drawn = Consequence::Over(Outcome::DRAW);
    match case.table.questions().first().copied() {
        Some((rule @ Rule::QpfPostponeTest, question)) => {
            let claimant = !question.player().unwrap_or(Color::White);
            let fallen = case.table.clock().and_then(Clock::first_fallen);
            match (decision, fallen) {
                (Decision::Accept, _) => vec![ruling(claimant, rule, drawn)],
                (Decision::Reject, Some((flag, _))) => vec![
                    ruling(claimant, rule, Consequence::ClaimRejected),
                    lost_on_time(case, flag),
                ],
                (Decision::Reject | Decision::Postpone, _) => Vec::new(),
            }
        }
        Some(_) => Vec::new(),
        None => {
            let Some((rule, question)) = case.table.postponed() else {
                return Vec::new();
            };
            let opponent = question.player().unwrap_or(Color::White);
            // Nobody need have seen it: this verdict is the one that was put off until then.
            let fallen = case.table.clock().and_then(Clock::first_fallen);
            match decision {
                Decision::Accept => vec![ruling(!opponent, Rule::QpfPostponeTest, drawn)],
                Decision::Reject if let Some((flag, _)) = fallen => vec![
                    ruling(!opponent, Rule::QpfPostponeTest, Consequence::ClaimRejected),
                    lost_on_time(case, flag),
                ],
                Decision::Reject => vec![
                    ruling(!opponent, rule, Consequence::ClaimRejected),
                    ruling(
                        !opponent,
                        Rule::QpfReject,
                        Consequence::Add(opponent, TWO_MINUTES),
                    ),
                ],
                Decision::Postpone => Vec::new(),
            }
        }
    }
}

/// III.1, III.2 — why there is no quickplay finish here, if there is none.
fn closed(case: Case<'_>, player: Color) -> Option<Ruling> {
    let refused = |rule, notice| Some(Ruling::on(player, rule, [Consequence::Notice(notice)]));
    let always = case.provisions().quickplay == Quickplay::Always;
    // Until 2009 only inadequate supervision shuts it out of blitz (B.3b); with an arbiter for each game it holds (B.2).
    if case.terms.play == Pace::Blitz && !(always && case.terms.is_watched()) {
        return refused(Rule::QpfScope, Notice::NotInThisGame);
    }
    if case.provisions().quickplay == Quickplay::IfAnnounced {
        if !case.terms.regulations.quickplay {
            return refused(Rule::QpfStatus, Notice::NotAllowedByEvent);
        }
        if gains_by_the_move(case, player) {
            return refused(Rule::QpfScope, Notice::NotInThisGame);
        }
    }
    if is_last_period(case, player) {
        None
    } else {
        refused(Rule::QpfDef, Notice::NotNow)
    }
}

/// III.2.2 — whether each move gives time, increment or delay; also once the five seconds of III.4 are granted.
fn gains_by_the_move(case: Case<'_>, player: Color) -> bool {
    case.table.clock().is_some_and(|clock| {
        let period = clock.controls()[player].periods()[clock.period(player)];
        !period.method.per_move().is_zero()
    })
}

/// III.1 — whether all remaining moves must be made in the time that is left. Without a clock nothing must.
fn is_last_period(case: Case<'_>, player: Color) -> bool {
    case.table.clock().is_some_and(|clock| {
        let (index, control) = (clock.period(player), &clock.controls()[player]);
        index + 1 == control.periods().len() && control.periods()[index].moves.is_none()
    })
}

/// III.4, III.5 — whether a player has the move, less than two minutes, and their flag up.
fn is_short_of_time(case: Case<'_>, player: Color) -> bool {
    let up = case
        .table
        .clock()
        .is_some_and(|clock| clock.fallen()[player].is_none());
    let left = case.table.reading(player, case.event.at);
    case.has_the_move(player) && up && left.is_some_and(|left| left < TWO_MINUTES)
}

/// Why a player cannot claim or ask at this moment, if they cannot: what was claimed already awaits its verdict, or they are not
/// on the move and short of time.
fn why_not_now(case: Case<'_>, player: Color) -> Option<Notice> {
    if is_awaiting(case) {
        Some(Notice::AwaitsVerdict)
    } else if is_short_of_time(case, player) {
        None
    } else {
        Some(Notice::NotNow)
    }
}

/// Whether a claim or a request of this chapter awaits its verdict.
fn is_awaiting(case: Case<'_>) -> bool {
    let asked = |question: Question| {
        question.is_of_quickplay() || matches!(question, Question::Increment(_))
    };
    case.table.postponed().is_some()
        || case
            .table
            .questions()
            .iter()
            .any(|(_, question)| asked(*question))
}

/// The clock that runs when play goes on, if both were stopped for the claim; none in the break of an adjourned game.
fn clocks_run_on(case: Case<'_>) -> Option<Consequence> {
    let clock = case.table.clock()?;
    let stopped = clock.running().is_none() && case.is_playing();
    runs_on(case, case.whose_clock_runs()).filter(|_| stopped)
}
