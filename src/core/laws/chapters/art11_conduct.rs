//! Article 11: the conduct of the players (Article 12 in 2005 and 2009).
//!
//! What disturbs, who left the hall, who was given advice: these only people see, and the arbiter answers them by a
//! penalty (12.9).

use crate::laws::answers::{Consequence, Outcome, Question, Ruling};
use crate::laws::common::declared_scores::score_left_open;
use crate::laws::common::win_unless_never::win_unless_never;
use crate::laws::editions::{Phone, Rule};
use crate::laws::facts::{ArbiterAct, Case, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if case.is_playing() {
        rulings.extend(device(case)); // 11.3.2
        rulings.extend(device_found(case)); // 11.3.2
    }
    rulings.extend(refusal(case)); // 11.7, 11.8
}

/// Art. 11.3.2 — a player's telephone or other device is heard.
///
/// In 2005 it loses when it rings, and the arbiter decides what the opponent scores. In 2009 any sound loses, and the
/// opponent scores half if they could never mate. From 2014 having it loses, though the rules of an event may be milder.
fn device(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Phone)?;
    let opponent = !player;
    let consequences = match case.provisions().phone {
        Phone::RingLoses => score_left_open(opponent).into(),
        Phone::SoundLosesHalfIfCannotMate => {
            match win_unless_never(case, opponent, Rule::Phone).1 {
                asks @ Consequence::AskArbiter(_) => vec![Consequence::PlayOver, asks],
                ends => vec![ends],
            }
        }
        Phone::PossessionLoses if case.terms.regulations.milder_for_devices => {
            vec![Consequence::AskArbiter(Question::Penalty)]
        }
        Phone::PossessionLoses => vec![Consequence::Over(Outcome::win(opponent))],
    };
    Some(Ruling::on(player, Rule::Phone, consequences))
}

/// Art. 11.3.2 — a device that nobody heard is found with a player. It was forbidden before 2014 too, but only its sound lost:
/// what it costs the arbiter decides (12.9). From 2014 having it loses, though the rules of an event may be milder.
fn device_found(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::DeviceFound)?;
    let is_milder = case.terms.regulations.milder_for_devices;
    let loses = case.provisions().phone == Phone::PossessionLoses && !is_milder;
    let consequence = if loses {
        Consequence::Over(Outcome::win(!player))
    } else {
        Consequence::AskArbiter(Question::Penalty)
    };
    Some(Ruling::on(player, Rule::DeviceFound, [consequence]))
}

/// Art. 11.7, 11.8 — who persistently refuses to comply with the Laws loses, and the arbiter decides what the opponent
/// scores; if the opponent is found to refuse as well, both have lost.
fn refusal(case: Case<'_>) -> Option<Ruling> {
    let Some(&ArbiterAct::FindRefusal(player)) = case.event.arbiter_act() else {
        return None;
    };
    let both = (Rule::PersistentRefusal, Question::OpponentScore(player));
    match case.table.standing() {
        Standing::Playing => Some(Ruling::on(
            player,
            Rule::PersistentRefusal,
            score_left_open(!player),
        )),
        Standing::Referred if case.table.questions().contains(&both) => {
            let both_lose = Consequence::Over(Outcome::BOTH_LOSE);
            Some(Ruling::of(Rule::BothGuilty, [both_lose]))
        }
        Standing::Referred | Standing::Adjourned | Standing::Ended(..) | Standing::Annulled => None,
    }
}
