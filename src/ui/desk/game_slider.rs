//! What slides back through the game on the desk's own board; nothing changes by it.

use eframe::egui::{Key, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::kit::board_accessibility::is_walked;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::{one_line, sheet_ground};
use crate::parts::recorded_times::{pair_of_times, recorded_times};
use crate::view::frame_view::View;
use jadoube_core::record::narrative::scoresheet_remarks::remarks;
use jadoube_core::report::recorded_game::last_move;

/// How far the game has been slid back.
#[derive(Debug, Default)]
pub struct GameSlider {
    /// How many half-moves had been made where it is looked at, and how many there were when it was slid.
    slid: Option<(usize, usize)>,
}

/// How wide the arrows are.
const ARROW: f32 = 40.0;

/// How many half-moves have a tick each at most.
const TICKS: usize = 80;

impl GameSlider {
    /// The half-moves made before the position that is looked at; nothing while the board shows how it stands, as it does
    /// again once the game has gone on.
    pub fn viewed_plies(&self, view: &View<'_>) -> Option<usize> {
        let last = view.table().game().plies().len();
        let (shown, of) = self.slid?;
        (of == last && shown < last).then_some(shown)
    }

    /// Looks at the position after `plies` half-moves.
    pub fn look_at(&mut self, view: &View<'_>, plies: usize) {
        self.slid = Some((plies, view.table().game().plies().len()));
    }

    pub const fn look_at_now(&mut self) {
        self.slid = None;
    }

    /// Shows the slider in `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        sheet_ground(ui, rect, CORNER);
        let last = view.table().game().plies().len();
        let shown = self.viewed_plies(view).unwrap_or(last);
        self.position_line_ui(ui, view, shown, rect.with_max_y(rect.center().y));
        let row = rect
            .with_min_y(rect.center().y - 4.0)
            .shrink2(vec2(6.0, 0.0));
        let (back, beyond) = row.split_left_right_at_x(row.left() + ARROW);
        let (track, forward) = beyond.split_left_right_at_x(beyond.right() - ARROW);
        if arrow(ui, back, &view.tr("games-back"), Icon::Back, shown > 0) {
            self.look_at(view, shown.saturating_sub(1));
        }
        if arrow(
            ui,
            forward,
            &view.tr("games-forward"),
            Icon::Forward,
            shown < last,
        ) {
            self.look_at(view, shown + 1);
        }
        self.track(ui, view, shown, last, track.shrink2(vec2(8.0, 0.0)));
        if keyboard::is_free(ui) && !is_walked(ui) {
            let went = |key| ui.input(|input| input.key_pressed(key));
            if went(Key::ArrowLeft) {
                self.look_at(view, shown.saturating_sub(1));
            } else if went(Key::ArrowRight) {
                self.look_at(view, (shown + 1).min(last));
            }
        }
    }

    /// Which position it is, and that only the eyes go back.
    fn position_line_ui(&mut self, ui: &Ui, view: &View<'_>, shown: usize, rect: Rect) {
        let colors = palette(ui);
        let inner = rect.shrink2(vec2(16.0, 0.0));
        let painter = ui.painter();
        let state = if self.viewed_plies(view).is_some() {
            let looked = view.tr("desk-only-looked");
            match recorded_times(view, shown) {
                Some(times) => format!("{} · {looked}", pair_of_times(times)).into(),
                None => looked,
            }
        } else {
            view.tr("desk-as-it-stands")
        };
        let name = place_name(view, shown);
        let job = one_line(&name, bold(LEAD), colors.ink, inner.width() * 0.6);
        let galley = painter.layout_job(job);
        let middle = inner.center().y + 2.0;
        let at = pos2(inner.left(), middle - galley.size().y / 2.0);
        let left = at.x + galley.size().x + 8.0;
        painter.galley(at, galley, colors.ink);
        let soft = colors.soft_ink;
        let room = inner.right() - left;
        let galley = fitted_line(painter, &state, regular, 14.5, room, soft);
        painter.galley(pos2(left, middle - galley.size().y / 2.0), galley, soft);
    }

    fn track(&mut self, ui: &Ui, view: &View<'_>, shown: usize, last: usize, rect: Rect) {
        let colors = palette(ui);
        let id = ui.scope_id().with("desk-slider");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let name = view.tr("desk-slider");
        response.widget_info(|| {
            #[expect(clippy::cast_precision_loss, reason = "games are short")]
            WidgetInfo::slider(true, shown as f64, &*name)
        });
        let painter = ui.painter();
        let middle = rect.center().y;
        let line = Stroke::new(1.5, colors.edge);
        painter.hline(rect.x_range(), middle, line);
        #[expect(clippy::cast_precision_loss, reason = "games are short")]
        let at = |ply: usize| {
            let share = ply as f32 / last.max(1) as f32;
            let from = if last == 0 { 1.0 } else { share };
            rect.left() + rect.width() * from
        };
        if last <= TICKS {
            for ply in 0..=last {
                painter.vline(at(ply), middle - 4.0..=middle + 4.0, line);
            }
        }
        let remarks = remarks(view.record().narrative, view.log);
        for remark in remarks.iter().filter(|remark| remark.is_trouble()) {
            let place = pos2(at(remark.after.min(last)), middle - 11.0);
            let place = Rect::from_center_size(place, Vec2::splat(14.0));
            Icon::Whistle.paint(painter, place, colors.warning);
        }
        let ink = if response.hovered() || response.dragged() {
            colors.here_ink
        } else {
            colors.here
        };
        painter.circle(
            pos2(at(shown), middle),
            8.0,
            ink,
            Stroke::new(2.0, colors.sheet),
        );
        if (response.clicked() || response.dragged())
            && let Some(pointer) = response.interact_pointer_pos()
            && rect.width() > 0.0
        {
            #[expect(
                clippy::cast_precision_loss,
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the share lies between nothing and all"
            )]
            let ply = {
                let share = ((pointer.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
                (share * last as f32).round() as usize
            };
            self.look_at(view, ply);
        }
    }
}

/// An arrow to the position before or after; whether it was pressed.
fn arrow(ui: &mut Ui, rect: Rect, name: &str, icon: Icon, can_go: bool) -> bool {
    let mut button = Button::icon(icon, name.into());
    if !can_go {
        button.kind = ButtonKind::Resting;
    }
    button.show_in(ui, rect.shrink(2.0)).clicked()
}

/// What a position is called: by the move that led to it.
pub fn place_name(view: &View<'_>, plies: usize) -> String {
    let Some(last) = last_move(view.table(), view.settings.preferences.notation, plies) else {
        return view.tr("desk-at-start").into_owned();
    };
    let text = last.numbered();
    view.tr_args("desk-after", &[("move", text.into())])
        .into_owned()
}
