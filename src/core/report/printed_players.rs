//! Who plays and who signs, on paper.

use crate::chess::{ByColor, Color};
use crate::i18n::Words;

/// Who plays, White first; whoever has no name is called by the colour.
pub fn players(names: &ByColor<String>, words: Words) -> String {
    let player = |color: Color| {
        let word = words.tr(color.fold_wb("color-white", "color-black"));
        match names.get(color).trim() {
            "" => word.into_owned(),
            name => format!("{name} ({word})"),
        }
    };
    let [white, black] = Color::ALL.map(player);
    format!("{white} – {black}")
}

/// Who signs, a line for each: both players and the arbiter.
pub fn signatures(names: &ByColor<String>, words: Words) -> Vec<String> {
    let signed = |color: Color| {
        let id = color.fold_wb("sheet-signature-white", "sheet-signature-black");
        let line = format!("{}\n{}", names.get(color).trim(), words.tr(id));
        line.trim().to_owned()
    };
    let players = Color::ALL.map(signed).into_iter();
    let arbiter = words.tr("report-signature").into_owned();
    players.chain([arbiter]).collect()
}
