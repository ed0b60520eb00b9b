//! A player beside a game that is looked through: the name, the score, and the clock as it stood.

use eframe::egui::{
    Align2, CornerRadius, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::variation_line::GamePlace;
use crate::chess::{Color, Position};
use crate::record::ReviewedGame;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::{bold, digits_font};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::one_line;
use crate::ui::view::frame_view::View;

/// Shows that player in `rect`, with the clock as it stood at that place; in a variation no clock ran.
pub fn player_line(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    game: &ReviewedGame,
    color: Color,
    place: &GamePlace,
    rect: Rect,
) {
    let colors = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, colors.sheet);
    let made = place.in_game();
    let position = made.filter(|made| *made < game.plies());
    let position = position.and_then(|made| game.positions().get(made));
    if position.is_some_and(|position| position.turn() == color) {
        let bar = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(5.0, rect.height() - 16.0));
        painter.rect_filled(bar, 2.5, colors.run);
    }
    let middle = rect.center().y;
    let disc = Rect::from_center_size(pos2(rect.left() + 34.0, middle), vec2(28.0, 28.0));
    pieces.king(ui, view.settings.board, color, disc);
    let mut right = rect.right() - 16.0;
    let clock = made.and_then(|made| *game.clocks().after(made).get(color));
    let time = clock.map(whole_seconds);
    if let Some(time) = &time {
        let digits = digits_font((rect.height() * 0.86).min(rect.width() * 0.16));
        let at = pos2(right, middle);
        let taken = painter.text(at, Align2::RIGHT_CENTER, time, digits, colors.ink);
        right = taken.left() - 12.0;
    }
    let left = disc.right() + 12.0;
    let name = name(view, game, color);
    let score = score(game, color);
    let room = right - left - score.map_or(0.0, |_| 40.0);
    let job = one_line(&name, bold(16.0), colors.ink, room);
    let galley = painter.layout_job(job);
    let name_rect = Align2::LEFT_CENTER.anchor_size(pos2(left, middle), galley.size());
    painter.galley(name_rect.min, galley, colors.ink);
    if let Some(score) = score {
        let badge =
            Rect::from_center_size(pos2(name_rect.right() + 24.0, middle), vec2(24.0, 22.0));
        let line = Stroke::new(1.0, colors.line);
        painter.rect_stroke(badge, CornerRadius::same(6), line, StrokeKind::Inside);
        painter.text(
            badge.center(),
            Align2::CENTER_CENTER,
            score,
            bold(12.5),
            colors.ink,
        );
    }
    let id = ui.scope_id().with(("review-player", color.is_white()));
    let response = ui.interact(rect, id, Sense::hover());
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
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
}

/// A player's name in that game, or "White" and "Black" where none was given.
#[must_use]
pub fn name(view: &View<'_>, game: &ReviewedGame, color: Color) -> String {
    let tag = color.fold_wb("White", "Black");
    match game.game().tags.get(tag).map(str::trim) {
        None | Some("" | "?") => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
        Some(name) => name.to_owned(),
    }
}

/// What a player scored, as tables print it.
fn score(game: &ReviewedGame, color: Color) -> Option<&'static str> {
    let (white, black) = game.game().score.printed().split_once('–')?;
    Some(color.fold_wb(white, black))
}
