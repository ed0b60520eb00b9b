//! Clock faces: a player's time, name and lever. Pressing a face presses that player's side of the clock.

use eframe::egui::{
    Align2, Color32, FontId, Pos2, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::chess::Color;
use crate::clock::Face;
use crate::ui::kit::clock_text::digits;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::{CORNER, Palette, SMALL_CORNER, palette};
use crate::ui::kit::widgets::{one_line, paint_player_dot};
use crate::ui::view::frame_view::View;

/// What one side of the table shows at the moment.
struct PlayerFace<'a> {
    view: &'a View<'a>,
    color: Color,
    face: Option<Face>,
}

/// The colours of a face: its ground, its ink, and its ink of second rank.
#[derive(Clone, Copy)]
struct FaceColors {
    ground: Color32,
    ink: Color32,
    soft: Color32,
}

/// Shows the clock face of a player in `rect`; a game without a clock shows who has the move instead. Gives whether the
/// player pressed it.
#[must_use]
pub fn clock_face(ui: &Ui, view: &View<'_>, color: Color, rect: Rect) -> bool {
    let clock = view.table().clock();
    let side = PlayerFace {
        view,
        color,
        face: clock.map(|clock| clock.face(color, view.now)),
    };
    let id = ui.scope_id().with(("clock", color.fold_wb(0, 1)));
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, side.spoken()));
    side.paint(ui, rect);
    if response.hovered() && side.runs() {
        let line = Stroke::new(2.0, palette(ui).ink);
        ui.painter()
            .rect_stroke(rect, CORNER, line, StrokeKind::Inside);
    }
    if let Some(change) = clock.and_then(|clock| clock.next_change(view.now)) {
        ui.request_repaint_after(change - view.now);
    }
    response.clicked() && clock.is_some()
}

impl PlayerFace<'_> {
    fn runs(&self) -> bool {
        self.face.is_some_and(|face| face.runs)
    }

    fn has_fallen(&self) -> bool {
        self.face.is_some_and(|face| face.flag.is_some())
    }

    /// Whether this side's time runs; without a clock, whether it has the move.
    fn is_lively(&self) -> bool {
        let has_the_move = self.view.table().game().has_the_move() == self.color;
        self.runs() || self.face.is_none() && self.view.is_playing() && has_the_move
    }

    fn spoken(&self) -> String {
        let name = self.view.name(self.color);
        let Some(face) = self.face else {
            return name.into_owned();
        };
        let state = if self.has_fallen() {
            "fallen"
        } else if face.runs {
            "runs"
        } else {
            "rests"
        };
        let args = [
            ("player", (&*name).into()),
            ("time", digits(&face).into()),
            ("state", state.into()),
        ];
        self.view.tr_args("clock-face", &args).into_owned()
    }

    fn inks(&self, colors: &Palette) -> FaceColors {
        let (ground, ink, soft) = if self.has_fallen() {
            (colors.warning, colors.on_warning, colors.on_warning)
        } else if self.is_lively() {
            (colors.run, colors.on_run, colors.on_run)
        } else {
            (colors.sheet, colors.ink, colors.soft_ink)
        };
        FaceColors { ground, ink, soft }
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let colors = palette(ui);
        let inks = self.inks(colors);
        ui.painter().rect_filled(rect, CORNER, inks.ground);
        if self.is_lively() {
            let size = vec2(5.0, rect.height() - 28.0);
            let bar = Rect::from_min_size(rect.min + vec2(9.0, 14.0), size);
            ui.painter().rect_filled(bar, 2.5, inks.ink);
        }
        if self.face.is_some_and(|face| face.low) && self.runs() && !self.has_fallen() {
            let line = Stroke::new(3.0, inks.ink);
            let frame = rect.shrink(3.0);
            ui.painter()
                .rect_stroke(frame, SMALL_CORNER, line, StrokeKind::Inside);
        }
        let inner = Rect::from_min_max(rect.min + vec2(24.0, 10.0), rect.max - vec2(16.0, 10.0));
        let heading = (rect.height() * 0.17).clamp(13.0, 20.0);
        self.paint_heading(ui, inner, heading, inks);
        match &self.face {
            Some(face) => self.paint_time(ui, inner, heading, face, inks),
            None => self.paint_whose_move(ui, inner, heading, inks),
        }
    }

    /// The player's name, and at the right the flag and the illegal moves charged.
    fn paint_heading(&self, ui: &Ui, inner: Rect, heading: f32, inks: FaceColors) {
        let painter = ui.painter();
        let dot = pos2(inner.left() + 6.0, inner.top() + heading * 0.62);
        paint_player_dot(ui, dot, 6.0, self.color.is_white());
        let marks = self.marks();
        let font = regular(heading * 0.86);
        let taken = painter.text(inner.right_top(), Align2::RIGHT_TOP, marks, font, inks.soft);
        let room = inner.width() - taken.width() - 32.0;
        let job = one_line(&self.view.name(self.color), bold(heading), inks.ink, room);
        let galley = painter.layout_job(job);
        painter.galley(pos2(inner.left() + 20.0, inner.top()), galley, inks.ink);
    }

    fn marks(&self) -> String {
        let mut marks = Vec::new();
        if self.has_fallen() {
            marks.push(self.view.tr("flag-fallen"));
        }
        let illegal = *self.view.table().illegal_moves().get(self.color);
        if illegal > 0 {
            marks.push(
                self.view
                    .tr_args("illegal-tally", &[("count", illegal.into())]),
            );
        }
        marks.join(" · ")
    }

    fn paint_time(&self, ui: &Ui, inner: Rect, heading: f32, face: &Face, inks: FaceColors) {
        let lever = lever_rect(inner, heading);
        let font = digits_font(ui, inner, heading, lever.left() - inner.left() - 8.0);
        let is_plain = !self.is_lively() && !self.has_fallen();
        let ink = if face.low && is_plain {
            palette(ui).warning
        } else {
            inks.ink
        };
        let at = pos2(inner.left(), inner.bottom() + font.size * 0.12);
        ui.painter()
            .text(at, Align2::LEFT_BOTTOM, digits(face), font, ink);
        paint_lever(ui, lever, face.runs, !is_plain);
    }

    fn paint_whose_move(&self, ui: &Ui, inner: Rect, heading: f32, inks: FaceColors) {
        if self.view.is_playing() {
            let id = if self.is_lively() {
                "has-the-move"
            } else {
                "waits"
            };
            let font = regular(heading * 1.15);
            let text = self.view.tr(id);
            ui.painter().text(
                inner.left_bottom(),
                Align2::LEFT_BOTTOM,
                text,
                font,
                inks.soft,
            );
        }
    }
}

/// Digits as large as they may be; the same for every time, so that they never jump.
fn digits_font(ui: &Ui, inner: Rect, heading: f32, room: f32) -> FontId {
    let height = (inner.height() - heading * 1.3).max(18.0);
    let probe = 40.0;
    let widest = ui
        .painter()
        .layout_no_wrap("0:00:00.0".to_owned(), bold(probe), Color32::PLACEHOLDER)
        .size()
        .x;
    bold((height * 0.98).min(room / widest * probe).floor())
}

fn lever_rect(inner: Rect, heading: f32) -> Rect {
    let height = (inner.height() - heading * 1.5).clamp(20.0, 64.0);
    let width = height * 0.42;
    Rect::from_min_size(
        pos2(inner.right() - width, inner.bottom() - height),
        vec2(width, height),
    )
}

/// The lever: up on the side that runs and waits to be pressed, down on the side that was pressed.
fn paint_lever(ui: &Ui, rect: Rect, is_up: bool, on_color: bool) {
    let colors = palette(ui);
    let (track, knob) = if on_color {
        (colors.on_run, colors.on_run)
    } else {
        (colors.line, colors.soft_ink)
    };
    let radius = rect.width() / 2.0;
    let painter = ui.painter();
    painter.rect_stroke(rect, radius, Stroke::new(1.5, track), StrokeKind::Inside);
    let center: Pos2 = if is_up {
        rect.center_top() + vec2(0.0, radius)
    } else {
        rect.center_bottom() - vec2(0.0, radius)
    };
    painter.circle_filled(center, radius - 4.0, knob);
}
