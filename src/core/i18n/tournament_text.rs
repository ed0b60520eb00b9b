//! Why something of a tournament is not taken, what its report cannot hold, and the names of its tie-breaks and penalties,
//! in the words of a language.

use super::Words;
use crate::tournament::pairing_list::PairingListFault;
use crate::tournament::quick_result::QuickResultFault;
use crate::tournament::register::OffenceKind;
use crate::tournament::trf::{TrfFault, TrfLoss};
use crate::tournament::{ChangeFault, TieBreak};

/// Returns what of a report was not taken as it stands there: why, and what stands there. The line is for whoever shows it.
pub fn trf_fault(fault: &TrfFault, words: Words) -> String {
    let kind = words.tr(&format!("trf-fault-{}", fault.kind));
    let text = fault.text.trim();
    let Some(round) = fault.round else {
        return format!("{kind}: {text}");
    };
    let args = [("round", u32::from(round).into())];
    let round = words.tr_args("trf-round", &args);
    format!("{round}: {kind}: {text}")
}

/// Returns what a report that was written does not hold as it is.
pub fn trf_loss(loss: &TrfLoss, words: Words) -> String {
    let text = match loss {
        TrfLoss::NameCut(number, name) => {
            let args = [
                ("number", u32::from(number.0).into()),
                ("name", name.as_str().into()),
            ];
            words.tr_args("trf-loss-name-cut", &args)
        }
        TrfLoss::FieldCut(number, text) => {
            let args = [
                ("number", u32::from(number.0).into()),
                ("text", text.as_str().into()),
            ];
            words.tr_args("trf-loss-field-cut", &args)
        }
        TrfLoss::NoRecord(tag) => words.tr_args("trf-loss-no-record", &[("tag", (*tag).into())]),
        TrfLoss::Missing(tag) => words.tr_args("trf-loss-missing", &[("tag", (*tag).into())]),
    };
    text.into_owned()
}

/// Returns the name of a tie-break.
pub fn tie_break_name(tie_break: TieBreak, words: Words) -> String {
    words.tr(&format!("tie-break-{tie_break}")).into_owned()
}

/// Returns why a line of a pairing list was not taken as it stands there. The number of the line is for whoever shows it.
pub fn pairing_list_fault(fault: &PairingListFault, words: Words) -> String {
    let kind = words.tr(&format!("pairing-list-{}", fault.kind));
    format!("{kind}: {}", fault.text)
}

/// Returns why what was typed is no result.
pub fn quick_result_fault(fault: &QuickResultFault, words: Words) -> String {
    let board = |board: &u16| ("board", u32::from(*board).into());
    let text = match fault {
        QuickResultFault::Empty => words.tr("quick-result-empty"),
        QuickResultFault::NoBoard(text) => {
            words.tr_args("quick-result-no-board", &[("text", text.as_str().into())])
        }
        QuickResultFault::NoResult(number) => {
            let args = [board(number)];
            words.tr_args("quick-result-no-result", &args)
        }
        QuickResultFault::UnknownResult(number, text) => {
            let args = [board(number), ("text", text.as_str().into())];
            words.tr_args("quick-result-unknown", &args)
        }
        QuickResultFault::NoSuchBoard(number) => {
            let args = [board(number)];
            words.tr_args("quick-result-no-such-board", &args)
        }
        QuickResultFault::HasResult(number, result) => {
            let args = [board(number), ("result", result.printed().into())];
            words.tr_args("quick-result-has-result", &args)
        }
    };
    text.into_owned()
}

/// Returns why something cannot be entered in a tournament.
pub fn tournament_change_fault(fault: ChangeFault, words: Words) -> String {
    words.tr(&format!("tournament-change-{fault}")).into_owned()
}

/// Returns the name of what is registered of a player.
pub fn offence_name(kind: OffenceKind, words: Words) -> String {
    words.tr(&format!("offence-{kind}")).into_owned()
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::i18n::Language;
    use crate::tournament::pairing_list::PairingListFaultKind;
    use crate::tournament::trf::TrfFaultKind;

    #[test]
    fn everything_that_can_be_wrong_with_a_tournament_has_words_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let ids = TrfFaultKind::iter()
                .map(|kind| format!("trf-fault-{kind}"))
                .chain(PairingListFaultKind::iter().map(|kind| format!("pairing-list-{kind}")))
                .chain(ChangeFault::iter().map(|fault| format!("tournament-change-{fault}")))
                .chain(OffenceKind::iter().map(|kind| format!("offence-{kind}")))
                .chain(TieBreak::iter().map(|it| format!("tie-break-{it}")));
            for id in ids {
                assert!(words.has(&id), "{language:?} lacks {id}");
            }
        }
    }

    #[test]
    fn what_was_typed_is_told_with_its_board() {
        let words = Words::new(Language::English);
        let fault = QuickResultFault::HasResult(12, crate::tournament::BoardResult::DRAW);
        assert_eq!(
            quick_result_fault(&fault, words),
            "Board 12 already has ½–½; another result is a correction."
        );
    }
}
