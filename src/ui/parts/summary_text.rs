//! What lists tell of a game: who played, the score, how it ended, when, for how long, and its last position.

use std::borrow::Cow;
use std::time::Duration;

use crate::parts::diagram::Diagram;
use crate::view::frame_view::View;
use crate::view::told_ending::{self, ToldEnding};
use jadoube_core::chess::{Color, Position as _};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::time_control_text::briefly;
use jadoube_core::i18n::{Day, DayTime};
use jadoube_core::laws::Standing;
use jadoube_core::notation::pgn::PgnResult;
use jadoube_core::record::GameSummary;
use jadoube_core::record::wall_time::WallTime;

/// A player's name, or "White" and "Black" where none was given.
pub fn name<'a>(view: &View<'_>, game: &'a GameSummary, color: Color) -> Cow<'a, str> {
    player_name(view, game.names.get(color), color)
}

/// The name of that player as it was given, or "White" and "Black" where none was.
pub fn player_name<'a>(view: &View<'_>, given: &'a str, color: Color) -> Cow<'a, str> {
    match given.trim() {
        "" | "?" => view.tr(color.fold_wb("color-white", "color-black")),
        name => view.words.player_name(name),
    }
}

/// Both names: `Ana – Boris`.
pub fn players(view: &View<'_>, game: &GameSummary) -> String {
    let [white, black] = [Color::White, Color::Black].map(|color| name(view, game, color));
    format!("{white} – {black}")
}

/// The score as tables print it; nothing while there is none.
pub fn score(game: &GameSummary) -> Option<String> {
    match game.standing {
        Some(Standing::Ended(outcome, _)) => Some(outcome.printed()),
        Some(_) => None,
        None if game.score == PgnResult::Unknown => None,
        None => Some(game.score.printed().to_owned()),
    }
}

/// How it ended, or how far it came.
pub fn how(view: &View<'_>, game: &GameSummary) -> String {
    match game.standing {
        Some(Standing::Ended(outcome, rule)) => {
            let reason = game.reason.as_ref();
            ToldEnding::of(view.words, outcome, rule, game.edition, reason).text
        }
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

/// The same in the fewest words.
pub fn how_shortly(view: &View<'_>, game: &GameSummary) -> String {
    let Some(Standing::Ended(outcome, rule)) = game.standing else {
        return how(view, game);
    };
    let reason = game.reason.as_ref();
    told_ending::shortly(view.words, outcome, rule, game.edition, reason)
}

/// The result and how it came, in a line each; of a game that is not over how it stands, and at which move.
pub fn result(view: &View<'_>, game: &GameSummary) -> [String; 2] {
    if game.standing == Some(Standing::Playing) {
        return [going(view, game).into_owned(), move_number(view, game)];
    }
    match score(game) {
        Some(score) => [score, how(view, game)],
        None => [how(view, game), String::new()],
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

pub fn is_on_table(view: &View<'_>, game: &GameSummary) -> bool {
    let known = view.files.on_table.as_ref();
    known.is_some_and(|known| std::ptr::eq(known, game))
}

/// At which move a game stands.
pub fn move_number(view: &View<'_>, game: &GameSummary) -> String {
    let number = game.position.fullmoves().get();
    view.tr_args("summary-move", &[("number", number.into())])
        .into_owned()
}

/// The time control, as players say it.
pub fn time(game: &GameSummary) -> Option<String> {
    game.time.as_deref().map(briefly)
}

/// The day on which it was played.
pub fn day(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let day = Day::of_pgn(&game.date)?;
    Some(match view.window.today {
        Some(today) => view.words.day_from(day, today),
        None => view.words.day(day),
    })
}

/// The same in little room: in numbers where the language has such a form.
pub fn short_day(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let played = Day::of_pgn(&game.date)?;
    let is_near = |today: Day| played == today || Some(played) == today.before();
    if view.window.today.is_some_and(is_near) {
        return day(view, game);
    }
    Some(view.words.short_day(&game.date))
}

/// The day and hour at which it was last played, where somebody looked at the wall then, else the day.
pub fn last_played(view: &View<'_>, game: &GameSummary) -> Option<String> {
    played_at(game)
        .map(|when| day_time(view, when))
        .or_else(|| day(view, game))
}

/// The day and hour at which it was last played, where somebody looked at the wall then.
pub fn played_at(game: &GameSummary) -> Option<DayTime> {
    game.last_played.and_then(wall_day_time)
}

/// A day and an hour, seen from today.
pub fn day_time(view: &View<'_>, when: DayTime) -> String {
    match view.window.today {
        Some(today) => view.words.day_time_from(when, today),
        None => format!("{}, {when}", view.words.day(when.day)),
    }
}

/// Day, hour and minute of what the wall showed.
fn wall_day_time(wall: WallTime) -> Option<DayTime> {
    let [hour, minute] = wall.hour_and_minute();
    let day = Day::of_pgn(&wall.pgn_date())?;
    Some(DayTime { day, hour, minute })
}

/// How much the program helps in it, in a word.
pub fn help(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let assist = game.assist?;
    let word = view.tr(&format!("assist-{assist}"));
    Some(word.to_lowercase())
}

/// What tells it from another of the same players: when it was last played, how far it came, its time, who helps.
pub fn summary_line(view: &View<'_>, game: &GameSummary) -> String {
    let parts = [
        last_played(view, game),
        Some(move_number(view, game)),
        time(game),
        help(view, game),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What both clocks show: that of the game on the table as it runs, others as they stood.
pub fn clocks(view: &View<'_>, game: &GameSummary) -> Option<String> {
    let [white, black] = [Color::White, Color::Black].map(|color| clock(view, game, color));
    let args = [
        ("white", whole_seconds(white?).into()),
        ("black", whole_seconds(black?).into()),
    ];
    Some(view.tr_args("summary-clocks", &args).into_owned())
}

/// What a player's clock shows.
pub fn clock(view: &View<'_>, game: &GameSummary, color: Color) -> Option<Duration> {
    let live = view.table().clock().filter(|_| is_on_table(view, game));
    let shown = live.map(|clock| clock.face(color, view.now).shown);
    shown.or(*game.clocks.get(color))
}

/// The position it came to, as lists show it.
pub fn position_diagram<'a>(view: &View<'_>, game: &'a GameSummary) -> Diagram<'a> {
    Diagram::after(game.last, &game.position, view)
}
