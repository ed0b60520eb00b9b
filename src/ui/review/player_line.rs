//! A player beside a game that is looked through: the name, the score, and the clock as it stood.

use std::time::Duration;

use eframe::egui::{Rect, Role as Part, Ui, Vec2, vec2};

use crate::kit::clock_face::ClockFace;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::palette;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::players::Players;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::NamedWords;
use jadoube_core::i18n::shown_text;
use jadoube_core::record::ReviewedGame;

/// How much of a line's width the digits have at most, and of its height: of a game that is over, and while another clock
/// counts.
const TIME: Vec2 = vec2(0.34, 0.86);
const PAST_TIME: Vec2 = vec2(0.34, 0.46);

/// Shows that player in `rect` with that time on the clock, if it is known.
pub fn player_line(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    game: &ReviewedGame,
    (color, clock): (Color, Option<Duration>),
    made: Option<usize>,
    rect: Rect,
) {
    let position = made.filter(|made| *made < game.plies());
    let position = position.and_then(|made| game.positions().get(made));
    let state = if position.is_some_and(|position| position.turn() == color) {
        FaceState::ToMove
    } else {
        FaceState::Rests
    };
    let (time, name) = (clock.map(whole_seconds), name(view, game, color));
    let board = view.settings.preferences.board_shown();
    let resting = palette(ui).sheet;
    let mut line = ClockFace::new((color, &name), time.as_deref(), state, board, resting);
    // Beside the clocks of a game in play these are past, and must not be taken for them.
    line.is_past = view.is_playing();
    line.digits = if line.is_past { PAST_TIME } else { TIME };
    line.score = score(game, color);
    let spoken = match &time {
        Some(time) => state.spoken(view.words, &name, time),
        None => name.clone(),
    };
    let told = (line.score).map(|score| view.tr_args("review-score", &[("score", score.into())]));
    let id = ui.scope_id().with(("review-player", color.is_white()));
    match told {
        Some(told) => {
            let spoken = format!("{spoken}. {told}");
            let (response, _) = line.show(ui, pieces, (id, Part::Label), &spoken, rect);
            response.on_hover_text(told);
        }
        None => {
            line.show(ui, pieces, (id, Part::Label), &spoken, rect);
        }
    }
}

/// A player's name in that game, or "White" and "Black" where none was given.
pub fn name(view: &View<'_>, game: &ReviewedGame, color: Color) -> String {
    match known_name(game, color) {
        "" => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
        name => view.words.player_name(name).into_owned(),
    }
}

/// A player's name as that game tells it; empty where it does not.
pub fn known_name(game: &ReviewedGame, color: Color) -> &str {
    let tag = game.game().tags.get(color.fold_wb("White", "Black"));
    let name = tag.map(str::trim).filter(|name| *name != "?");
    name.unwrap_or_default()
}

/// Words that call the players as people at a board call each other, where that game names them.
pub fn named_words(view: &View<'_>, game: &ReviewedGame) -> NamedWords {
    let players = Players {
        names: ByColor::new_with(|color| shown_text::line(known_name(game, color)).into_owned()),
        ..Players::default()
    };
    NamedWords::of_players(view.words, &players.names)
}

/// What a player scored, as tables print it.
fn score(game: &ReviewedGame, color: Color) -> Option<&'static str> {
    let (white, black) = game.game().score.printed().split_once('–')?;
    Some(color.fold_wb(white, black))
}
