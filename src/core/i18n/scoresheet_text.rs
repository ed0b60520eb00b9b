//! The words that are printed on the form of a scoresheet.

use super::Words;
use crate::record::print::scoresheet::Labels;

/// The words that are printed on a sheet.
pub fn labels(words: Words) -> Labels {
    let tr = |id| words.tr(id).into_owned();
    Labels {
        language: words.language().tag(),
        scoresheet: tr("sheet-title"),
        event: tr("sheet-event"),
        site: tr("sheet-site"),
        round: tr("sheet-round"),
        board: tr("sheet-board"),
        date: tr("sheet-date"),
        white: tr("color-white"),
        black: tr("color-black"),
        result: tr("sheet-result"),
        remarks: tr("sheet-remarks"),
        taken_back: tr("sheet-taken-back"),
        signature_white: tr("sheet-signature-white"),
        signature_black: tr("sheet-signature-black"),
    }
}
