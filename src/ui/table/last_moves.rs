//! The last moves in one line, where there is no room for the scoresheet, and a sign that opens the whole of it.

use eframe::egui::{Align2, Rect, Role as Part, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::clock_press::ClockStop;
use super::scoresheet::Scoresheet;
use crate::kit::fonts::{HEADING, LEAD, SMALL, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::current_move_ground;
use crate::view::frame_view::View;
use jadoube_core::chess::Position;

/// Shows as many of the last moves in `rect` as it has room for; gives whether the whole scoresheet was asked for.
pub fn last_moves(ui: &Ui, view: &View<'_>, sheet: &Scoresheet, is_open: bool, rect: Rect) -> bool {
    let colors = palette(ui);
    let painter = ui.painter();
    painter.rect(
        rect,
        CORNER,
        colors.sheet,
        colors.sheet_edge(),
        StrokeKind::Inside,
    );
    let id = ui.scope_id().with("last_moves");
    let response = ui.interact(rect, id, Sense::click());
    let name = view.tr(if is_open { "sheet-close" } else { "sheet-open" });
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
    let corner = pos2(rect.right() - 34.0, rect.center().y - 9.0);
    let sign = Rect::from_min_size(corner, vec2(18.0, 18.0));
    let icon = if is_open { Icon::Choice } else { Icon::More };
    icon.paint(painter, sign, colors.ink);
    let game = view.table().game();
    let skipped = usize::from(game.start().turn().is_black());
    let first = usize::try_from(game.start().fullmoves().get()).unwrap_or(1);
    let mut parts = Vec::new();
    for (index, text) in sheet.texts().enumerate() {
        let half = index + skipped;
        if half.is_multiple_of(2) || index == 0 {
            let number = (first + half / 2).to_string();
            parts.push((number, regular(SMALL), colors.soft_ink, false));
        }
        parts.push((text.to_owned(), regular(HEADING), colors.ink, false));
    }
    if let Some((_, font, _, is_now)) = parts.last_mut() {
        (*font, *is_now) = (bold(HEADING), true);
    }
    // From the end, as many as have room.
    let mut room = sign.left() - rect.left() - 24.0;
    let mut shown = Vec::new();
    for (text, font, ink, is_now) in parts.into_iter().rev() {
        let galley = painter.layout_no_wrap(text, font, ink);
        room -= galley.size().x + 14.0;
        if room < 0.0 {
            break;
        }
        shown.push((galley, is_now));
    }
    let mut left = rect.left() + 16.0;
    for (galley, is_now) in shown.into_iter().rev() {
        let size = galley.size();
        if is_now {
            let place = Rect::from_min_size(
                pos2(left - 6.0, rect.center().y - 14.0),
                vec2(size.x + 14.0, 28.0),
            );
            current_move_ground(painter, place, colors);
        }
        let at = pos2(left, rect.center().y - size.y / 2.0);
        painter.galley(at, galley, colors.ink);
        left += size.x + 14.0;
    }
    let waits = ClockStop::of(view) == Some(ClockStop::NotStarted);
    if sheet.texts().next().is_none() && !waits {
        let at = pos2(left, rect.center().y);
        let text = view.tell("strip-begins", &[("player", game.has_the_move().into())]);
        painter.text(
            at,
            Align2::LEFT_CENTER,
            text,
            regular(LEAD),
            colors.soft_ink,
        );
    }
    response.clicked()
}
