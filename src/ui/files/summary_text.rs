//! What lists tell of a game: who played, the score, how it ended, when, for how long, and its last position.

use std::borrow::Cow;

use crate::chess::{Color, Position as _};
use crate::i18n::Day;
use crate::laws::Standing;
use crate::notation::pgn::PgnResult;
use crate::record::GameSummary;
use crate::ui::kit::diagram::Diagram;
use crate::ui::kit::time_control_text::briefly;
use crate::ui::view::frame_view::View;

/// A player's name, or "White" and "Black" where none was given.
#[must_use]
pub fn name<'a>(view: &View<'_>, game: &'a GameSummary, color: Color) -> Cow<'a, str> {
    match game.names.get(color).trim() {
        "" | "?" => view.tr(color.fold_wb("color-white", "color-black")),
        name => Cow::Borrowed(name),
    }
}

/// Both names: `Ana – Boris`.
#[must_use]
pub fn players(view: &View<'_>, game: &GameSummary) -> String {
    let [white, black] = [Color::White, Color::Black].map(|color| name(view, game, color));
    format!("{white} – {black}")
}

/// The score as tables print it; nothing while there is none.
#[must_use]
pub fn score(game: &GameSummary) -> Option<String> {
    match game.standing {
        Some(Standing::Ended(outcome, _)) => Some(outcome.printed()),
        Some(_) => None,
        None if game.score == PgnResult::Unknown => None,
        None => Some(game.score.printed().to_owned()),
    }
}

/// How it ended, or how far it came.
#[must_use]
pub fn how(view: &View<'_>, game: &GameSummary) -> String {
    match game.standing {
        Some(Standing::Ended(_, rule)) => view.words.ending(rule, game.edition),
        Some(Standing::Annulled) => view.tr("summary-annulled").into_owned(),
        Some(Standing::Adjourned) => view.tr("summary-adjourned").into_owned(),
        Some(Standing::Referred) => view.tr("summary-referred").into_owned(),
        Some(Standing::Playing) => {
            let (going, number) = (going(view, game), move_number(view, game));
            format!("{going}, {number}")
        }
        None => view.tr("summary-from-a-file").into_owned(),
    }
}

/// The same in little room.
#[must_use]
pub fn short_how(view: &View<'_>, game: &GameSummary) -> String {
    match game.standing {
        Some(Standing::Playing) => going(view, game).into_owned(),
        Some(_) | None => how(view, game),
    }
}

/// How a game stands that is not over.
fn going<'a>(view: &View<'a>, game: &GameSummary) -> Cow<'a, str> {
    view.tr(if is_on_table(view, game) {
        "summary-in-play"
    } else {
        "summary-unfinished"
    })
}

/// Whether that is the game on the table.
#[must_use]
pub fn is_on_table(view: &View<'_>, game: &GameSummary) -> bool {
    let known = view.on_table.as_ref();
    known.is_some_and(|known| std::ptr::eq(known, game))
}

/// At which move a game stands.
#[must_use]
pub fn move_number(view: &View<'_>, game: &GameSummary) -> String {
    let number = game.position.fullmoves().get();
    view.tr_args("summary-move", &[("number", number.into())])
        .into_owned()
}

/// The time control, as players say it.
#[must_use]
pub fn time(game: &GameSummary) -> Option<String> {
    game.time.as_deref().map(briefly)
}

/// The day on which it was played.
#[must_use]
pub fn day(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let day = Day::of_pgn(&game.date)?;
    Some(match view.today {
        Some(today) => view.words.day_from(day, today),
        None => view.words.day(day),
    })
}

/// The same in little room: in numbers where the language has such a form.
#[must_use]
pub fn short_day(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let played = Day::of_pgn(&game.date)?;
    let is_near = |today: Day| played == today || Some(played) == today.before();
    if view.today.is_some_and(is_near) {
        return day(view, game);
    }
    Some(view.words.short_day(&game.date))
}

/// The position it came to, as lists show it.
#[must_use]
pub fn shown<'a>(view: &View<'_>, game: &'a GameSummary) -> Diagram<'a> {
    Diagram::after(game.last, &game.position, view)
}
