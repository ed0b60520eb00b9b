//! The words of a scoresheet: what is printed on the form, and remarks beside its moves.

use super::Words;
use crate::laws::{Consequence, Edition, Ruling};
use crate::notation::Letters;
use crate::record::narrative::scoresheet_remarks::Remark;
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
        signature_white: tr("sheet-signature-white"),
        signature_black: tr("sheet-signature-black"),
    }
}

/// A remark in words: the move taken back, what was found, what followed, and the articles.
pub fn remark(words: Words, remark: &Remark<'_>, edition: Edition, letters: Letters) -> String {
    let mut parts = Vec::new();
    if let Some((from, to)) = remark.retracted {
        parts.push(format!("{from}-{to}."));
    }
    if remark.is_agreed {
        return format!("{}.", words.tr("headline-taken-back"));
    }
    for ruling in &remark.rulings {
        let ruling = without_questions(ruling);
        let card = words.ruling(&ruling, edition, letters);
        let finding = if card.finding.is_empty() {
            format!("{}.", card.headline)
        } else {
            card.finding
        };
        parts.push(finding);
        parts.extend(card.consequences);
        if !card.badge.is_empty() {
            parts.push(format!("({})", card.badge));
        }
    }
    parts.join(" ")
}

/// The same ruling without what it asked the arbiter: what was decided is a remark of its own.
fn without_questions(ruling: &Ruling) -> Ruling {
    let mut ruling = ruling.clone();
    let is_question = |it: &Consequence| matches!(it, Consequence::AskArbiter(_));
    if ruling.consequences.iter().any(is_question) {
        ruling
            .consequences
            .retain(|it| !is_question(it) && *it != Consequence::StopClocks);
    }
    ruling
}
