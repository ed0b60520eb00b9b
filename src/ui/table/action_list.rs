//! What a player can do beside the board, as a list: where a player's half of the screen is narrow, each act has a row of
//! its own with its whole name.

use eframe::egui::{
    Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::offered_actions::{Action, at_rest, ink, placed};
use super::player_actions::PlayerActions;
use crate::kit::fitted_text::{fitted_line, fitted_words};
use crate::kit::fonts::regular;
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, Palette, SMALL_CORNER, palette};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::PlayerAct;

/// The space at the edges of the list, and around the line between what belongs to the move and the rest.
const EDGE: f32 = 4.0;
const AROUND_LINE: f32 = 9.0;

/// How large words are, and how large at most where they need two lines.
const WORD: (f32, f32) = (16.0, 13.5);

impl PlayerActions {
    /// Shows in `rect` what a player can say.
    pub fn list(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        if !view.is_playing() {
            return;
        }
        let colors = palette(ui);
        let (sheet, edge) = (colors.sheet, colors.sheet_edge());
        ui.painter()
            .rect(rect, CORNER, sheet, edge, StrokeKind::Inside);
        let at_rest = at_rest(view);
        let slots = slots(ui, &at_rest, rect.shrink2(vec2(6.0, EDGE)));
        let asked = at_rest
            .iter()
            .position(|action| self.asked.is_asked(ui, (color, *action)));
        let question = asked.map(|index| {
            self.question_in_the_list(ui, view, (color, at_rest[index]), &slots, index)
        });
        for (action, row) in placed(view, color, &slots) {
            if question.is_some_and(|question| question.contains(row.center())) {
                continue;
            }
            let response = action_row(ui, view, color, action, row);
            if response.clicked() {
                self.act(ui, view, (color, action), row.width());
            }
            if let Action::CastleTo(castling) = action
                && (response.hovered() || response.has_focus())
            {
                self.considered = Some(castling);
            }
        }
    }

    /// The question before an act that cannot be taken back, in the place of its row and of the one above, which it gives.
    fn question_in_the_list(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (color, action): (Color, Action),
        slots: &[Rect],
        index: usize,
    ) -> Rect {
        let other = slots[index.checked_sub(1).unwrap_or(1)];
        let place = slots[index].union(other);
        let builder = UiBuilder::new().max_rect(place.shrink2(vec2(6.0, 4.0)));
        let word = action.word(view, color);
        let is_confirmed = ui
            .scope_builder(builder, |ui| {
                self.asked.question_in_two_lines(ui, view.words, &word)
            })
            .inner;
        if is_confirmed {
            view.act(color, PlayerAct::Resign);
        }
        place
    }
}

/// The rows of what there is at rest, all of one height; what belongs to the move is set apart by a line.
fn slots(ui: &Ui, actions: &[Action], place: Rect) -> Vec<Rect> {
    let height =
        (place.height() - AROUND_LINE) / f32::from(u8::try_from(actions.len()).unwrap_or(u8::MAX));
    let mut top = place.top();
    let mut rows = Vec::with_capacity(actions.len());
    let mut is_of_the_move = true;
    for action in actions {
        if is_of_the_move && !action.is_of_the_move() {
            let line = Stroke::new(1.0, palette(ui).line);
            let between = place.shrink2(vec2(8.0, 0.0)).x_range();
            ui.painter().hline(between, top + AROUND_LINE / 2.0, line);
            top += AROUND_LINE;
            is_of_the_move = false;
        }
        rows.push(Rect::from_min_size(
            pos2(place.left(), top),
            vec2(place.width(), height),
        ));
        top += height;
    }
    rows
}

/// An act: its icon, and its whole name beside it.
fn action_row(ui: &Ui, view: &View<'_>, color: Color, action: Action, rect: Rect) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(action.id()), Sense::click());
    let name = action.name(view, color);
    let is_possible = action.is_possible(view, color);
    response.widget_info(|| WidgetInfo::labeled(Part::Button, is_possible, &*name));
    let colors = palette(ui);
    let is_adjusting = action == Action::Adjust && view.adjusting() == Some(color);
    let shown = match action {
        Action::CastleTo(_) => action.word(view, color),
        Action::TakeBack => action.brief(view, color),
        Action::Castle
        | Action::Adjust
        | Action::Offer
        | Action::Claim
        | Action::Arbiter
        | Action::Resign => name,
    };
    let ink = ink(view, colors, action, color);
    let is_live = is_possible && ink != colors.faint_ink;
    paint_row(
        ui,
        rect,
        (Some(action.icon()), &shown),
        ink,
        is_live && (response.is_pointer_button_down_on() || response.hovered()),
    );
    if is_adjusting {
        ring(ui, rect, colors);
    }
    if is_possible {
        response
    } else {
        response.on_hover_text(action.hint(view, color))
    }
}

fn ring(ui: &Ui, rect: Rect, colors: &Palette) {
    let ring = Stroke::new(3.0, colors.hand);
    let place = rect.shrink(1.0);
    ui.painter()
        .rect_stroke(place, SMALL_CORNER, ring, StrokeKind::Inside);
}

/// Paints a row of a list: an icon if it has one, and words over as many lines as they need.
fn paint_row(
    ui: &Ui,
    rect: Rect,
    (icon, words): (Option<Icon>, &str),
    ink: eframe::egui::Color32,
    is_under_the_hand: bool,
) {
    let painter = ui.painter();
    if is_under_the_hand {
        painter.rect_filled(rect.shrink(1.0), SMALL_CORNER, palette(ui).tint);
    }
    let mut left = rect.left() + 8.0;
    if let Some(icon) = icon {
        let place = Rect::from_center_size(pos2(left + 10.0, rect.center().y), vec2(20.0, 20.0));
        icon.paint(painter, place, ink);
        left = place.right() + if rect.width() < 200.0 { 8.0 } else { 12.0 };
    }
    let room = rect.right() - 6.0 - left;
    let mut galley = painter.layout_no_wrap(words.to_owned(), regular(WORD.0), ink);
    if galley.size().x > room {
        galley = fitted_words(painter, words, regular, WORD.1, room, ink);
    }
    if galley.size().y > rect.height() {
        galley = fitted_line(painter, words, regular, WORD.1, room, ink);
    }
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, ink);
}

/// Shows a row without an icon in a list of the same kind, and returns whether it was clicked.
pub fn list_row(ui: &Ui, rect: Rect, words: &str) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(words), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, words));
    let colors = palette(ui);
    paint_row(ui, rect, (None, words), colors.ink, response.hovered());
    response.clicked()
}
