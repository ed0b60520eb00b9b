//! Guideline I: an adjourned game is taken up again. Who is there (I.9–I.11), and the clocks (I.5, I.13).
//!
//! What the envelope says is read in `guide_1_envelope_opened`. Whether a player is late, the booklet leaves to the arbiter in
//! every edition ("unless the arbiter decides otherwise"): so they are asked.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::common::at_a_flag::fallen;
use crate::laws::common::clocks_stopped::{interruption, justified_stop};
use crate::laws::common::lateness;
use crate::laws::common::lost_envelope::goes_on_without;
use crate::laws::editions::{DefaultTime, ResumptionLateness, Rule, SealedEndingExcuses};
use crate::laws::facts::{Adjournment, ArbiterAct, Case, Decision, PlayerAct, Standing};

const AN_HOUR: Duration = Duration::from_hours(1);

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    let Some(adjournment) = case.table.adjournment() else {
        return;
    };
    match case.table.standing() {
        Standing::Adjourned if has_just_begun(case) => return,
        Standing::Adjourned => {
            rulings.extend(begun(case, adjournment)); // I.5, I.9–I.11
            rulings.extend(times(case, adjournment)); // I.5, I.12.1
            rulings.extend(arbiter_at_the_clock(case, adjournment)); // 6.11.1
            rulings.extend(replier_stops(case, adjournment)); // I.9.2
            rulings.extend(flag(case, adjournment)); // 6.9
            rulings.extend(annulled(case)); // I.12.2
        }
        Standing::Playing => rulings.extend(reply_pressed(case, adjournment)), // I.9.3
        Standing::Referred | Standing::Ended(..) | Standing::Annulled => return,
    }
    if let Some(begun) = adjournment.resumed() {
        rulings.extend(arrived(case, adjournment, begun)); // I.9.2, I.9.3, I.10
        rulings.extend(was_there(case, adjournment, begun)); // I.9.1, I.9.3
        rulings.extend(not_there(case, adjournment, begun)); // I.10
        rulings.extend(lateness_decided(case)); // I.10
        let claims = case.player_does(&PlayerAct::ClaimTimes);
        rulings.extend(claims.and_then(|player| justified_stop(case, player))); // 6.11.2
        rulings.extend(wrong_clocks(case, adjournment)); // I.13
        rulings.extend(wrong_clocks_decided(case)); // I.13
    }
}

/// Whether this very event adjourned the game.
fn has_just_begun(case: Case<'_>) -> bool {
    case.consequences()
        .any(|consequence| *consequence == Consequence::Adjourned)
}

/// Art. I.5, I.9–I.11 — the session begins: the position before the sealed move and the times are set up.
///
/// If the player who must reply is there, the envelope is opened (I.9.1); if not, their clock runs (I.9.2). If neither is
/// there it runs too, from 2014 by an article of its own unless the default time is zero (I.11).
fn begun(case: Case<'_>, adjournment: &Adjournment) -> Vec<Ruling> {
    if !case.arbiter_does(&ArbiterAct::Resume) {
        return Vec::new();
    }
    let at = case.event.at;
    let replier = adjournment.replier();
    let there = |color| adjournment.is_present(color);
    let mut rulings = Vec::new();
    if adjournment.resumed() == Some(at) {
        rulings.push(Ruling::of(Rule::AdjSetUp, [Consequence::SetUp]));
    }
    if adjournment.is_lost() {
        rulings.push(goes_on_without(case, adjournment));
    } else if there(replier) {
        let notice = [Consequence::Notice(Notice::OpenEnvelope)];
        rulings.push(Ruling::on(replier, Rule::AdjCaseA, notice));
    } else {
        let is_zero = limit(case) == Some(Duration::ZERO);
        let of_its_own = case.provisions().both_absent_at_resumption && !is_zero;
        let rule = if of_its_own && !there(adjournment.sealer()) {
            Rule::AdjBothAbsent
        } else {
            Rule::AdjCaseB
        };
        let runs = [Consequence::StartClock(replier)];
        rulings.push(Ruling::on(replier, rule, runs));
    }
    rulings
}

/// How late a player may come (I.10): an hour in 2005 and 2009, then the default time; none where the booklet wants it
/// announced and it was not.
fn limit(case: Case<'_>) -> Option<Duration> {
    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    match case.provisions().resumption {
        ResumptionLateness::OneHour => Some(AN_HOUR),
        ResumptionLateness::DefaultTime => {
            let announced = case.terms.regulations.default_time;
            announced.or(match case.provisions().default_time {
                DefaultTime::Minutes(default) => Some(minutes(default)),
                DefaultTime::MustBeAnnounced => None,
            })
        }
    }
}

/// Whether a player who comes at that moment, or is still not there, is late. Whoever comes as the session begins never is.
fn is_late(case: Case<'_>, begun: Moment, at: Moment) -> bool {
    at - begun > limit(case).unwrap_or(Duration::ZERO)
}

/// Whether the arbiter is asked about lateness unless they raise it: where the event, or the booklet in this very place,
/// says how late a player may come.
fn is_lateness_announced(case: Case<'_>) -> bool {
    case.terms.regulations.default_time.is_some()
        || case.provisions().resumption == ResumptionLateness::OneHour
}

/// Art. I.10 — a player who comes too late loses, unless the arbiter decides otherwise.
///
/// A sealed move that ended the game stands all the same: in 2005 and 2009 if it is the sealer who is late, from 2014
/// whoever is. So the envelope is opened first.
fn late(case: Case<'_>, adjournment: &Adjournment, color: Color) -> Vec<Ruling> {
    let question = Question::Lateness(color);
    let mut asked = case.table.questions().iter();
    if asked.any(|(_, other)| *other == question) {
        return Vec::new();
    }
    let ask = [Consequence::AskArbiter(question)];
    let mut rulings = vec![Ruling::on(color, Rule::AdjLate, ask)];
    let excuses = match case.provisions().sealed_ending_excuses {
        SealedEndingExcuses::WhoSealed => color == adjournment.sealer(),
        SealedEndingExcuses::Either => true,
    };
    if excuses && !adjournment.is_opened() && !adjournment.is_lost() {
        let notice = [Consequence::Notice(Notice::OpenEnvelope)];
        rulings.push(Ruling::on(color, Rule::AdjLateSealer, notice));
    }
    rulings
}

/// Art. I.9.1–I.9.3, I.10 — a player comes to the board when the session has begun, or as it begins.
fn arrived(case: Case<'_>, adjournment: &Adjournment, begun: Moment) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::Arrive) else {
        return Vec::new();
    };
    let at = case.event.at;
    if adjournment.arrived(player) != Some(at) {
        return Vec::new();
    }
    if is_lateness_announced(case) && is_late(case, begun, at) {
        return late(case, adjournment, player);
    }
    let rule = if begun == at {
        Rule::AdjCaseA
    } else {
        Rule::AdjCaseB
    };
    may_be_opened(case, adjournment, player, rule)
}

/// Art. I.9.1–I.9.3 — now that this player is there, an envelope may be opened: that with the sealed move, which rests on
/// `rule`, or that with the reply.
fn may_be_opened(
    case: Case<'_>,
    adjournment: &Adjournment,
    player: Color,
    rule: Rule,
) -> Vec<Ruling> {
    let is_replier = player == adjournment.replier();
    let rule = if is_replier && !case.is_playing() {
        rule
    } else if !is_replier && adjournment.reply().is_some() {
        Rule::AdjCaseC
    } else {
        return Vec::new();
    };
    let notice = [Consequence::Notice(Notice::OpenEnvelope)];
    vec![Ruling::on(player, rule, notice)]
}

/// Art. I.9.1 — the arbiter finds that a player was there when the session began: what their clock has run since, it should
/// not have.
fn was_there(case: Case<'_>, adjournment: &Adjournment, begun: Moment) -> Vec<Ruling> {
    let Some(&ArbiterAct::SeePresent(player)) = case.event.arbiter_act() else {
        return Vec::new();
    };
    let clock = case.table.clock().filter(|_| !case.is_playing());
    let runs = clock.is_some_and(|clock| clock.running() == Some(player));
    let mut rulings = may_be_opened(case, adjournment, player, Rule::AdjCaseA);
    if runs && let Some(ruling) = rulings.first_mut() {
        let ran = case.event.at - begun;
        let given_back = [Consequence::StopClocks, Consequence::Add(player, ran)];
        ruling.consequences.splice(0..0, given_back);
    }
    rulings
}

/// Art. I.10 — the arbiter notices that a player is not there.
fn not_there(case: Case<'_>, adjournment: &Adjournment, begun: Moment) -> Vec<Ruling> {
    let Some(&ArbiterAct::SeeAbsent(color)) = case.event.arbiter_act() else {
        return Vec::new();
    };
    let notice = |notice| {
        vec![Ruling::on(
            color,
            Rule::AdjLate,
            [Consequence::Notice(notice)],
        )]
    };
    let at = adjournment.arrived(color).unwrap_or(case.event.at);
    let plies = case.table.game().plies().len();
    let has_played = adjournment.has_moved_since(color, plies);
    let is_late = is_late(case, begun, at) && !has_played;
    if adjournment.is_present(color) && !is_late {
        notice(Notice::NothingThere)
    } else if is_late {
        late(case, adjournment, color)
    } else {
        notice(Notice::NotNow)
    }
}

/// Art. I.10 — the arbiter decides whether coming late costs the game. If both players are late, both lose.
fn lateness_decided(case: Case<'_>) -> Option<Ruling> {
    let rule = Rule::AdjLate;
    let (player, decision) = Color::ALL.into_iter().find_map(|color| {
        let decision = case.decided(rule, Question::Lateness(color))?;
        Some((color, decision))
    })?;
    let ends = |is_late| lateness::ends(case, rule, player, is_late);
    let consequences = match decision {
        Decision::Accept => vec![ends(true).unwrap_or(Consequence::ClaimUpheld)],
        Decision::Reject => [Consequence::ClaimRejected]
            .into_iter()
            .chain(ends(false))
            .collect(),
        Decision::Postpone => return None,
    };
    Some(Ruling::on(player, rule, consequences))
}

/// Art. I.5, I.12.1 — the arbiter sets the times as they were, or where nobody knows them as seems right; also what
/// an early adjournment costs where no session was announced (I.1.2).
fn times(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let Some(&ArbiterAct::SetTimes(white, black)) = case.event.arbiter_act() else {
        return None;
    };
    let early = (Rule::AdjEarly, Question::Times);
    let rule = if adjournment.is_lost() {
        Rule::AdjLostEnvelope
    } else if case.table.questions().contains(&early) {
        Rule::AdjEarly
    } else if case.table.clocks_corrected_by() == Some(Rule::AdjClockError) {
        Rule::AdjClockError
    } else {
        Rule::AdjSetUp
    };
    let times = [
        Consequence::Set(Color::White, white),
        Consequence::Set(Color::Black, black),
    ];
    Some(Ruling::of(rule, times))
}

/// Art. 6.11.1 — the arbiter stops and starts the clocks, also while the envelope is closed; but none runs before the session
/// has begun to which the game was adjourned.
fn arbiter_at_the_clock(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let has_begun = adjournment.resumed().is_some();
    match case.event.arbiter_act()? {
        ArbiterAct::Stop => interruption(case),
        ArbiterAct::StartClock(_) if has_begun => interruption(case),
        _ => None,
    }
}

/// Art. I.9.2 — the player who must reply has come; they may stop their clock and fetch the arbiter.
fn replier_stops(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::StopClocks)?;
    let stops = player == adjournment.replier() && adjournment.is_present(player);
    let consequence = if stops && adjournment.resumed().is_some() {
        Consequence::StopClocks
    } else {
        Consequence::Notice(Notice::NotNow)
    };
    Some(Ruling::on(player, Rule::AdjCaseB, [consequence]))
}

/// Art. 6.9 with I.10 — the flag of a player who was to reply falls while the envelope is closed.
///
/// From 2014 a sealed move that ended the game stands, whoever is late: so the envelope is opened first. Before, only
/// the sealer's lateness is excused, and the game is lost.
fn flag(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let color = case.flag()?;
    let either = case.provisions().sealed_ending_excuses == SealedEndingExcuses::Either;
    Some(if either && color == adjournment.replier() {
        let consequences = [
            Consequence::Flag(color),
            Consequence::Notice(Notice::OpenEnvelope),
        ];
        Ruling::on(color, Rule::AdjLateSealer, consequences)
    } else {
        fallen(case, color)
    })
}

/// Art. I.12.2 — the position cannot be set up again: the game does not count.
fn annulled(case: Case<'_>) -> Option<Ruling> {
    case.arbiter_does(&ArbiterAct::Annul)
        .then(|| Ruling::of(Rule::AdjLostPosition, [Consequence::Annulled]))
}

/// Art. I.9.3 — the player who sealed is not there: the opponent has sealed the reply and starts the absent player's
/// clock.
fn reply_pressed(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let sealed = adjournment.reply().is_some() && player == adjournment.replier();
    let runs = [Consequence::StartClock(adjournment.sealer())];
    sealed.then(|| Ruling::on(player, Rule::AdjCaseC, runs))
}

/// Art. I.13 — wrong times are corrected if a player points them out before their first move; afterwards they stand
/// unless the arbiter decides otherwise (2009: unless the consequences would be too severe).
fn wrong_clocks(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::ClaimTimes)?;
    let plies = case.table.game().plies().len();
    let in_time = !adjournment.has_moved_since(player, plies);
    let asked = (Rule::AdjClockError, Question::Times);
    Some(if case.table.questions().contains(&asked) {
        let waits = [Consequence::Notice(Notice::NotNow)];
        Ruling::on(player, Rule::AdjClockError, waits)
    } else if in_time {
        Ruling::on(player, Rule::AdjClockError, corrected(vec![]))
    } else {
        let ask = [Consequence::AskArbiter(Question::Times)];
        Ruling::on(player, Rule::AdjClockError, ask)
    })
}

/// Art. I.13 — the arbiter decides whether an error pointed out too late is corrected.
fn wrong_clocks_decided(case: Case<'_>) -> Option<Ruling> {
    let consequences = match case.decided(Rule::AdjClockError, Question::Times)? {
        Decision::Accept => corrected(vec![Consequence::ClaimUpheld]),
        Decision::Reject => vec![Consequence::ClaimRejected],
        Decision::Postpone => return None,
    };
    Some(Ruling::of(Rule::AdjClockError, consequences))
}

fn corrected(mut consequences: Vec<Consequence>) -> Vec<Consequence> {
    consequences.push(Consequence::StopClocks);
    consequences.push(Consequence::Notice(Notice::CorrectClocks));
    consequences
}
