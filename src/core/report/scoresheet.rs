//! A scoresheet with the arbiter's remarks, told as the log tells them.

use super::recorded_game::RecordedGame;
use super::recorded_lines::{RecordedLine, recorded_lines};
use crate::i18n::{NamedWords, Words};
use crate::laws::Ruling;
use crate::notation::{NotationStyles, Style};
use crate::record::Entry;
use crate::record::log::journal::Heading;
use crate::record::narrative::Narrative;
use crate::record::narrative::scoresheet_remarks::Remark;
use crate::record::print::scoresheet::Sheet;

/// Returns the scoresheet of a game whose log was narrated so: moves in that style, remarks in those words.
pub fn scoresheet(
    heading: &Heading,
    narrative: &Narrative,
    log: &[Entry],
    style: Style,
    words: Words,
) -> Sheet {
    let game = RecordedGame {
        arbiter: narrative.arbiter(),
        log,
        narrative: narrative.entries(),
        notation: NotationStyles::of_both(style),
        words: NamedWords::of_players(words, &heading.names()),
        wall: None,
    };
    let lines = recorded_lines(&game);
    let mut sheet = Sheet::of(heading, narrative, log, style, |what| {
        remark(&game, &lines, what)
    });
    sheet.title.date = words.short_day(&sheet.title.date);
    sheet
}

/// Returns what a remark says: the line of the log, and the articles.
pub fn remark(game: &RecordedGame<'_>, lines: &[RecordedLine], what: &Remark<'_>) -> String {
    let Some(line) = lines.iter().find(|line| line.entry == what.index) else {
        let rulings: Vec<Ruling> = what.rulings.iter().copied().cloned().collect();
        return game.words.headline(&rulings);
    };
    let text = line.text_with_reason();
    let numbers: Vec<&str> = line.articles.iter().map(|(number, _)| *number).collect();
    if numbers.is_empty() {
        text
    } else {
        format!("{text} ({})", numbers.join(", "))
    }
}
