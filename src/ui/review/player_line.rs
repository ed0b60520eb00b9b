//! A player beside a game that is looked through: the name, the score, and the clock as it stood.

use std::time::Duration;

use eframe::egui::{
    Align2, CornerRadius, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::kit::clock_text::whole_seconds;
use crate::kit::fitted_text::{fitted_cell, fitted_line};
use crate::kit::fonts::{bold, digits_font};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, palette};
use crate::view::frame_view::View;
use crate::view::players::Players;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::i18n::NamedWords;
use jadoube_core::i18n::shown_text;
use jadoube_core::record::ReviewedGame;

/// Narrower than this a line has its parts closer to each other.
const NARROW: f32 = 400.0;

/// How large the digits are, as a part of the line's height: of a game that is over, and while another clock counts.
const TIME: f32 = 0.86;
const PAST_TIME: f32 = 0.46;

/// Which part of a line the digits have at most, and how large the badge is that tells the score.
const DIGITS: f32 = 0.34;
const BADGE: Vec2 = vec2(24.0, 22.0);

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
    let colors = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, colors.sheet);
    let position = made.filter(|made| *made < game.plies());
    let position = position.and_then(|made| game.positions().get(made));
    if position.is_some_and(|position| position.turn() == color) {
        let bar = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(5.0, rect.height() - 16.0));
        painter.rect_filled(bar, 2.5, colors.run);
    }
    let middle = rect.center().y;
    let is_narrow = rect.width() < NARROW;
    let (disc, edge) = if is_narrow {
        (24.0, 10.0)
    } else {
        (28.0, 16.0)
    };
    let disc = Rect::from_center_size(
        pos2(rect.left() + 18.0 + disc / 2.0, middle),
        Vec2::splat(disc),
    );
    pieces.king(ui, view.settings.board, color, disc);
    let mut right = rect.right() - edge;
    let time = clock.map(whole_seconds);
    if let Some(time) = &time {
        // Beside the clocks of a game in play these are past, and must not be taken for them.
        let (share, ink) = if view.is_playing() {
            (PAST_TIME, colors.soft_ink)
        } else {
            (TIME, colors.ink)
        };
        let (largest, room) = (rect.height() * share, rect.width() * DIGITS);
        let digits = fitted_line(painter, time, digits_font, largest, room, ink);
        let place = Align2::RIGHT_CENTER.anchor_size(pos2(right, middle), digits.size());
        painter.galley(place.min, digits, ink);
        right = place.left() - edge;
    }
    let left = disc.right() + 8.0;
    let name = name(view, game, color);
    let score = score(game, color);
    let room = vec2(
        right - left - score.map_or(0.0, |_| BADGE.x + 8.0),
        rect.height() - 4.0,
    );
    let galley = fitted_cell(painter, &name, &bold(16.0), room, colors.ink);
    let name_rect = Align2::LEFT_CENTER.anchor_size(pos2(left, middle), galley.size());
    painter.galley(name_rect.min, galley, colors.ink);
    let told = score.map(|score| view.tr_args("review-score", &[("score", score.into())]));
    let id = ui.scope_id().with(("review-player", color.is_white()));
    let response = ui.interact(rect, id, Sense::hover());
    if let (Some(score), Some(told)) = (score, &told) {
        let corner = pos2(name_rect.right() + 8.0, middle - BADGE.y / 2.0);
        let badge = Rect::from_min_size(corner, BADGE);
        let line = Stroke::new(1.0, colors.line);
        painter.rect_stroke(badge, CornerRadius::same(6), line, StrokeKind::Inside);
        painter.text(
            badge.center(),
            Align2::CENTER_CENTER,
            score,
            bold(12.5),
            colors.ink,
        );
        ui.interact(badge, id.with("score"), Sense::hover())
            .on_hover_text(&**told);
    }
    let spoken = match time {
        Some(time) => {
            let args = [
                ("player", name.as_str().into()),
                ("time", time.into()),
                ("state", "rests".into()),
            ];
            view.tr_args("clock-face", &args).into_owned()
        }
        None => name,
    };
    let spoken = match told {
        Some(told) => format!("{spoken}. {told}"),
        None => spoken,
    };
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
}

/// A player's name in that game, or "White" and "Black" where none was given.
pub fn name(view: &View<'_>, game: &ReviewedGame, color: Color) -> String {
    match known_name(game, color) {
        "" => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
        name => shown_text::line(name).into_owned(),
    }
}

/// A player's name as that game tells it; empty where it does not.
fn known_name(game: &ReviewedGame, color: Color) -> &str {
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
    NamedWords::new(view.words, players.short_names())
}

/// What a player scored, as tables print it.
fn score(game: &ReviewedGame, color: Color) -> Option<&'static str> {
    let (white, black) = game.game().score.printed().split_once('–')?;
    Some(color.fold_wb(white, black))
}
