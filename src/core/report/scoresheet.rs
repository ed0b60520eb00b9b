//! A scoresheet with the arbiter's remarks, told as the log tells them.

use super::recorded_game::RecordedGame;
use super::recorded_lines::{RecordedLine, recorded_lines};
use crate::i18n::{NamedWords, Words};
use crate::laws::{ArbiterAct, Consequence, Question, Ruling};
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
    let text = match result_established(game, what.index) {
        Some(result) if !text.contains(&result) => format!("{text}, {result}"),
        Some(_) | None => text,
    };
    let numbers: Vec<&str> = line.articles.iter().map(|(number, _)| *number).collect();
    if numbers.is_empty() {
        text
    } else {
        format!("{text} ({})", numbers.join(", "))
    }
}

/// How the game ended by what that entry asked: a loss waits until it is known whether the opponent could mate.
fn result_established(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let asks = |it: &Consequence| matches!(it, Consequence::AskArbiter(Question::CanMate(_)));
    let entry = game.log.get(index)?;
    entry.consequences().find(|it| asks(it))?;
    let mut later = game.log[index + 1..].iter();
    let establishes =
        |it: &&Entry| matches!(it.event.arbiter_act(), Some(ArbiterAct::Establish(..)));
    let mut answered = later.find(establishes)?.consequences();
    answered.find_map(|it| {
        if let Consequence::Over(outcome) = it {
            Some(outcome.printed())
        } else {
            None
        }
    })
}
