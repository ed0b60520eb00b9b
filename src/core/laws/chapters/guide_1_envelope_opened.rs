//! Guideline I: the envelope is opened (I.7), the sealed move is played or loses (I.8), or it is lost (I.12.1).

use crate::chess::{Chess, Color, Move, Position};
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::at_a_flag::fallen;
use crate::laws::common::lost_envelope::{completed_as_played, goes_on_without};
use crate::laws::common::win_unless_never::win_unless_never;
use crate::laws::editions::{Rule, SealedEndingExcuses};
use crate::laws::facts::{
    Adjournment, ArbiterAct, Case, Decision, MatingKnowledge, SealedEnvelope, SealedMoveText,
    Standing,
};
use crate::notation::{Letters, Misread, algebraic};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    let Some(adjournment) = case.table.adjournment() else {
        rulings.extend(no_envelope(case));
        return;
    };
    match case.table.standing() {
        Standing::Adjourned => {
            rulings.extend(opened(case, adjournment)); // I.7, I.8, I.9.1, I.9.2
            rulings.extend(given_up(case, adjournment)); // I.8.2
            rulings.extend(lost(case, adjournment)); // I.12.1
        }
        Standing::Playing => {
            rulings.extend(reply_opened(case, adjournment)); // I.9.3
            rulings.extend(given_up(case, adjournment)); // I.8.2
        }
        Standing::Referred | Standing::Ended(..) | Standing::Annulled => (),
    }
}

/// Art. I.7, I.12.1 — the arbiter speaks of an envelope, and none was sealed.
fn no_envelope(case: Case<'_>) -> Option<Ruling> {
    let is_about_one = opens(case) || case.arbiter_does(&ArbiterAct::LoseEnvelope);
    (is_about_one && case.is_playing()).then(|| {
        let nothing = [Consequence::Notice(Notice::NothingThere)];
        Ruling::of(Rule::AdjOpenOnlyIf, nothing)
    })
}

/// Heard after the other chapters: what was opened or played has been judged by them.
pub(super) fn after_the_move(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    let Some(adjournment) = case.table.adjournment().filter(|_| case.is_playing()) else {
        return;
    };
    rulings.extend(played_as_sealed(case, adjournment)); // I.12.1
    rulings.extend(flag_was_down(case, adjournment)); // 6.9
}

/// What the words of a sealed move can mean.
#[derive(Debug, PartialEq, Eq)]
enum Meaning {
    /// This move.
    One(Move),
    /// Any of these.
    Several(Vec<Move>),
    /// A move that is not legal.
    Illegal,
    /// Nothing that can be read as a move.
    Nothing,
}

impl Meaning {
    /// What `text` means in that position, in any supported language.
    fn of(position: &Chess, text: &str) -> Self {
        let mut clear: Vec<Move> = Vec::new();
        let mut unclear: Vec<Move> = Vec::new();
        let mut is_a_move = false;
        let add = |moves: &mut Vec<Move>, mv: Move| {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        };
        for letters in Letters::ALL {
            match algebraic::read(position, text, letters) {
                Ok(mv) => add(&mut clear, mv),
                Err(Misread::Ambiguous(moves)) => {
                    for mv in moves {
                        add(&mut unclear, mv);
                    }
                }
                Err(Misread::Nothing | Misread::Unreadable { .. }) => {}
                Err(
                    Misread::NoSuchPiece { .. }
                    | Misread::CannotGoThere { .. }
                    | Misread::LeavesKingInCheck { .. }
                    | Misread::CannotBecome { .. }
                    | Misread::CannotCastle { .. },
                ) => is_a_move = true,
            }
        }
        match (clear.as_slice(), unclear.as_slice()) {
            ([mv], _) => Self::One(*mv),
            ([], []) if is_a_move => Self::Illegal,
            ([], []) => Self::Nothing,
            ([], _) => Self::Several(unclear),
            (_, _) => Self::Several(clear),
        }
    }
}

/// Art. I.7, I.9 — the envelope is opened if the player who must reply is there, or where it must be seen whether the
/// sealed move ended the game (I.10); the sealed move is played on the board and their clock runs.
///
/// In 2005 and 2009 what was sealed does not excuse being late: so it stays closed until the arbiter has decided.
fn opened(case: Case<'_>, adjournment: &Adjournment) -> Vec<Ruling> {
    if !opens(case) {
        return Vec::new();
    }
    let (sealer, replier) = (adjournment.sealer(), adjournment.replier());
    let asks = |question| {
        case.table
            .questions()
            .iter()
            .any(|(_, asked)| *asked == question)
    };
    let to_be_seen = flag_is_down(case, replier)
        || asks(Question::Lateness(sealer))
        || asks(Question::Lateness(replier))
        || asks(Question::SealedMove);
    let is_lost_already = asks(Question::Lateness(replier))
        && case.provisions().sealed_ending_excuses == SealedEndingExcuses::WhoSealed;
    let may_open = adjournment.resumed().is_some() && !adjournment.is_lost() && !is_lost_already;
    if !may_open || !(adjournment.is_present(replier) || to_be_seen) {
        return keep_closed(replier);
    }
    let on_time = adjournment.arrived(replier) <= adjournment.resumed();
    let rule = if adjournment.is_present(replier) && on_time {
        Rule::AdjCaseA
    } else {
        Rule::AdjCaseB
    };
    if adjournment.played().is_some() {
        let mut consequences = vec![Consequence::Resumed, Consequence::SetUp];
        let runs = case.table.clock().is_some() && !flag_is_down(case, replier);
        consequences.extend(completed_as_played(case, adjournment, runs));
        return vec![Ruling::on(
            sealer,
            Rule::AdjPlayedMoveIsSealed,
            consequences,
        )];
    }
    match read(case, adjournment.envelope(), sealer) {
        Ok(mv) => {
            let mut consequences = vec![
                Consequence::Resumed,
                Consequence::Made(mv),
                Consequence::SetUp,
                Consequence::Completed(mv),
            ];
            let presses = case.table.clock().is_some() && !flag_is_down(case, replier);
            consequences.extend(presses.then_some(Consequence::Pressed(sealer)));
            vec![Ruling::on(sealer, rule, consequences)]
        }
        Err(rulings) => rulings,
    }
}

/// Art. I.9.3 — the player who sealed has come: the envelope with the reply is opened. Their clock runs already.
fn reply_opened(case: Case<'_>, adjournment: &Adjournment) -> Vec<Ruling> {
    let Some(reply) = adjournment.reply().filter(|_| opens(case)) else {
        return Vec::new();
    };
    let sealer = adjournment.sealer();
    if !adjournment.is_present(sealer) {
        return keep_closed(sealer);
    }
    match read(case, Some(reply), reply.by) {
        Ok(mv) => {
            let mut consequences = vec![
                Consequence::Made(mv),
                Consequence::SetUp,
                Consequence::Completed(mv),
            ];
            let running = case.table.clock().map(crate::clock::Clock::running);
            let presses = running.is_some_and(|running| running != Some(sealer));
            consequences.extend(presses.then_some(Consequence::Pressed(reply.by)));
            vec![Ruling::on(reply.by, Rule::AdjCaseC, consequences)]
        }
        Err(rulings) => rulings,
    }
}

fn opens(case: Case<'_>) -> bool {
    matches!(
        case.event.arbiter_act(),
        Some(ArbiterAct::Open | ArbiterAct::Reveal(_))
    )
}

fn keep_closed(must_be_there: Color) -> Vec<Ruling> {
    let notice = [Consequence::Notice(Notice::KeepClosed)];
    vec![Ruling::on(must_be_there, Rule::AdjOpenOnlyIf, notice)]
}

fn flag_is_down(case: Case<'_>, color: Color) -> bool {
    let clock = case.table.clock();
    clock.is_some_and(|clock| clock.fallen().get(color).is_some())
}

/// The move that the opened envelope holds, or what follows because it holds none.
fn read(case: Case<'_>, envelope: Option<&SealedEnvelope>, by: Color) -> Result<Move, Vec<Ruling>> {
    let text = match (
        case.event.arbiter_act(),
        envelope.map(|envelope| &envelope.paper),
    ) {
        (Some(ArbiterAct::Reveal(text)), _) | (_, Some(SealedMoveText::Text(text))) => text,
        (_, Some(SealedMoveText::Unread(_)) | None) => return Err(to_be_read_out(by)),
    };
    match Meaning::of(case.table.game().position(), text) {
        Meaning::One(mv) => Ok(mv),
        Meaning::Several(moves) => Err(bad(case, by, Rule::AdjAmbiguous, &moves)),
        Meaning::Illegal => Err(bad(case, by, Rule::AdjIllegal, &[])),
        Meaning::Nothing => Err(asked(by)),
    }
}

/// Art. I.9.1 — the envelope is open; the arbiter says what stands on the paper.
fn to_be_read_out(by: Color) -> Vec<Ruling> {
    let ask = [Consequence::AskArbiter(Question::SealedMove)];
    vec![Ruling::on(by, Rule::AdjCaseA, ask)]
}

/// Art. I.8.2 — whether the meaning can be established at all a person must say: by reading it out, or by giving up.
fn asked(by: Color) -> Vec<Ruling> {
    let consequences = [
        Consequence::StopClocks,
        Consequence::AskArbiter(Question::SealedMove),
    ];
    vec![Ruling::on(by, Rule::AdjUnclear, consequences)]
}

/// Art. I.8.2 — the meaning of the sealed move cannot be established.
fn given_up(case: Case<'_>, adjournment: &Adjournment) -> Vec<Ruling> {
    let by = adjournment
        .reply()
        .map_or(adjournment.sealer(), |reply| reply.by);
    let gives_up = [Rule::AdjUnclear, Rule::AdjCaseA]
        .into_iter()
        .any(|asking| case.decided(asking, Question::SealedMove) == Some(Decision::Reject));
    if gives_up {
        bad(case, by, Rule::AdjUnclear, &[])
    } else {
        Vec::new()
    }
}

/// Art. I.8 — a sealed move that is ambiguous, cannot be understood or is not legal loses.
///
/// Exceptions, unknown to 2005: whatever it meant, every reading would have ended the game in the same way (Article 5);
/// the opponent's flag has fallen first, or the opponent could never mate (6.9). The booklets only name the articles; how they
/// are meant is our reading.
fn bad(case: Case<'_>, by: Color, why: Rule, readings: &[Move]) -> Vec<Ruling> {
    let lost = Consequence::Over(Outcome::win(!by));
    let ruling = |rule, consequence| vec![Ruling::on(by, rule, [consequence])];
    if !case.provisions().sealed_loss_may_fail {
        return ruling(why, lost);
    }
    if let Some(outcome) = common_ending(case, by, readings) {
        return ruling(Rule::AdjBadExceptions, Consequence::Over(outcome));
    }
    if flag_is_down(case, !by) {
        let exception = Ruling {
            rule: Rule::AdjBadExceptions,
            concerns: Some(by),
            ..fallen(case, !by)
        };
        return vec![exception];
    }
    let (rule, verdict) = win_unless_never(case, !by, why);
    ruling(rule, verdict)
}

/// How the game ends whichever of the readings is meant, if it always ends in the same way (5.1.1, 5.2.1, 5.2.2, 9.6.2).
fn common_ending(case: Case<'_>, by: Color, readings: &[Move]) -> Option<Outcome> {
    let limit = case.provisions().automatic_move_limit;
    let endings = readings.iter().map(|mv| {
        let mut position = case.table.game().position().clone();
        position.play_unchecked(*mv);
        let never =
            |color| MatingKnowledge::of(&position, color, case.effort) == MatingKnowledge::Never;
        let is_dead = || never(Color::White) && never(Color::Black);
        let is_75th = || limit.is_some_and(|limit| position.halfmoves() >= 2 * limit);
        if position.is_checkmate() {
            Some(Outcome::win(by))
        } else if position.is_stalemate() || is_75th() || is_dead() {
            Some(Outcome::DRAW)
        } else {
            None
        }
    });
    endings
        .reduce(|one, other| one.filter(|_| one == other))
        .flatten()
}

/// Art. I.12.1 — the envelope is lost.
fn lost(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    if !case.arbiter_does(&ArbiterAct::LoseEnvelope) {
        return None;
    }
    Some(if adjournment.resumed().is_some() {
        goes_on_without(case, adjournment)
    } else {
        let is_unknown = adjournment.played().is_none();
        let notice = is_unknown.then_some(Consequence::Notice(Notice::PlayWhatWasSealed));
        let consequences: Vec<Consequence> = notice.into_iter().collect();
        Ruling::on(adjournment.sealer(), Rule::AdjLostEnvelope, consequences)
    })
}

/// Art. I.12.1 — the move of a lost envelope was played on the board: the opponent's clock runs.
fn played_as_sealed(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let is_due = adjournment.is_lost() && !adjournment.is_replayed();
    let mv = case.move_made().filter(|_| is_due)?;
    let sealer = adjournment.sealer();
    let plies = case.table.game().plies().len();
    let is_it = case.player() == Some(sealer)
        && adjournment.has_moved_since(sealer, plies)
        && !adjournment.has_moved_since(sealer, plies - 1);
    let mut consequences = vec![Consequence::Completed(mv)];
    consequences.extend(case.table.clock().map(|_| Consequence::Pressed(sealer)));
    is_it.then(|| Ruling::on(sealer, Rule::AdjLostEnvelope, consequences))
}

/// Art. 6.9 — the flag of the player who was to reply had fallen, and the sealed move did not end the game.
fn flag_was_down(case: Case<'_>, adjournment: &Adjournment) -> Option<Ruling> {
    let replier = adjournment.replier();
    (opens(case) && adjournment.reply().is_none() && flag_is_down(case, replier))
        .then(|| fallen(case, replier))
}
