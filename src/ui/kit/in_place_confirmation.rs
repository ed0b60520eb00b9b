//! A question in the place of a button, before something that cannot be taken back: "No / Sure? Resign". *No* stands where
//! the button stood, so that a second click there does nothing. The question waits for a pointer that is over it; once it
//! has left by itself, what it covered takes no click for a moment, so that none meant for it lands there.

use std::time::Duration;

use eframe::egui::{Area, Button, Key, Order, Rect, Response, RichText, Sense, Ui, vec2};

use super::fonts::bold;
use super::widgets::{grave, grave_in};
use crate::ui::view::frame_view::View;

/// How long the question stands, in seconds; then the button is back and nothing has happened.
const STANDS: f64 = 5.0;

/// How long it stands at least after the pointer has left it, in seconds.
const LINGERS: f64 = 1.0;

/// How long what was beneath a question takes no click after it has left by itself, in seconds.
const SHIELDED: f64 = 1.0;

/// What is being asked, if anything; of several buttons that share it one is asked about at a time.
#[derive(Debug)]
pub struct InPlaceConfirmation<T> {
    asked: Option<Asked<T>>,
    left: Option<Left<T>>,
}

#[derive(Debug)]
struct Asked<T> {
    about: T,
    /// How wide the button was that was pressed, in points.
    width: f32,
    /// In seconds of the window's time.
    until: f64,
    /// Where the question stands, once it was shown.
    place: Rect,
}

/// A question that has left by itself.
#[derive(Debug)]
struct Left<T> {
    about: T,
    place: Rect,
    /// Until when its place takes no click, in seconds of the window's time.
    until: f64,
}

impl<T> Default for InPlaceConfirmation<T> {
    fn default() -> Self {
        Self {
            asked: None,
            left: None,
        }
    }
}

impl<T: Copy + PartialEq> InPlaceConfirmation<T> {
    /// Asks about that from now on, for some seconds, in the place of a button that is so wide in points.
    pub fn ask(&mut self, ui: &Ui, about: T, width: f32) {
        let until = ui.input(|input| input.time) + STANDS;
        self.asked = Some(Asked {
            about,
            width,
            until,
            place: Rect::NOTHING,
        });
        self.left = None;
        ui.request_repaint();
    }

    /// Whether any question stands.
    #[must_use]
    pub fn is_asking(&self, ui: &Ui) -> bool {
        let now = ui.input(|input| input.time);
        self.asked.as_ref().is_some_and(|asked| asked.until > now)
    }

    /// Whether the question about that stands in the place of its button.
    pub fn is_asked(&mut self, ui: &Ui, about: T) -> bool {
        let (now, is_refused) = ui.input(|input| (input.time, input.key_pressed(Key::Escape)));
        if let Some(asked) = &self.asked
            && asked.about == about
        {
            let left = asked.until - now;
            if left > 0.0 && !is_refused {
                ui.request_repaint_after(Duration::from_secs_f64(left));
                return true;
            }
            self.left = (!is_refused).then_some(Left {
                about,
                place: asked.place,
                until: now + SHIELDED,
            });
            self.asked = None;
        }
        self.shield(ui, about, now);
        false
    }

    /// Keeps clicks from what the question about that covered, for a moment after it has left by itself.
    fn shield(&mut self, ui: &Ui, about: T, now: f64) {
        let Some(left) = self.left.as_ref().filter(|left| left.about == about) else {
            return;
        };
        if left.until <= now || !left.place.is_positive() {
            self.left = None;
            return;
        }
        Area::new(ui.scope_id().with("just-asked"))
            .order(Order::Middle)
            .fixed_pos(left.place.min)
            .constrain(false)
            .show(ui.ctx(), |ui| {
                ui.allocate_exact_size(left.place.size(), Sense::CLICK);
            });
        ui.request_repaint_after(Duration::from_secs_f64(left.until - now));
    }

    /// The question was shown there: it stays while the pointer is over it.
    fn stands(&mut self, ui: &Ui, place: Rect) {
        let (now, pointer) = ui.input(|input| (input.time, input.pointer.hover_pos()));
        if let Some(asked) = &mut self.asked {
            asked.place = place;
            if pointer.is_some_and(|pointer| place.contains(pointer)) {
                asked.until = asked.until.max(now + LINGERS);
            }
        }
    }

    /// Shows the question from where the button began, in the direction of `ui`, `act` being what the button says that does
    /// it; whether it was just confirmed.
    pub fn question(&mut self, ui: &mut Ui, view: &View<'_>, act: &str) -> bool {
        let width = self.asked.as_ref().map_or(0.0, |asked| asked.width);
        ui.spacing_mut().item_spacing.x = 6.0;
        let keeps = ui.add(Button::new(view.tr("sure-no")).min_size(vec2(width, 36.0)));
        let asked = RichText::new(view.tr("sure")).font(bold(14.5));
        // Where it is laid out from the right, what is asked is still read first.
        let confirms = if ui.layout().prefer_right_to_left() {
            let confirms = grave(ui, act);
            ui.label(asked);
            confirms
        } else {
            ui.label(asked);
            grave(ui, act)
        };
        self.stands(ui, keeps.rect.union(confirms.rect));
        let is_confirmed = confirms.clicked();
        if is_confirmed || keeps.clicked() {
            self.asked = None;
        }
        is_confirmed
    }

    /// Shows the question in two lines that take all of `ui`; whether it was just confirmed.
    pub fn question_in_two_lines(&mut self, ui: &mut Ui, view: &View<'_>, act: &str) -> bool {
        ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
        ui.spacing_mut().button_padding.x = 6.0;
        ui.label(RichText::new(view.tr("sure")).font(bold(15.0)));
        let room = ui.available_rect_before_wrap();
        let (no, yes) = room.split_left_right_at_fraction(0.36);
        let keeps = ui.put(no, Button::new(view.tr("sure-no")).min_size(no.size()));
        let yes = yes.with_min_x(yes.left() + 6.0);
        let confirms = grave_in(ui, yes, act);
        self.stands(ui, ui.max_rect());
        let is_confirmed = confirms.clicked();
        if is_confirmed || keeps.clicked() {
            self.asked = None;
        }
        is_confirmed
    }

    /// Shows a button, and once it was pressed the question in its place; whether that was just confirmed.
    pub fn guard(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        about: T,
        act: &str,
        button: impl FnOnce(&mut Ui, &str) -> Response,
    ) -> bool {
        if self.is_asked(ui, about) {
            let asks = |ui: &mut Ui| self.question(ui, view, act);
            return ui.horizontal_wrapped(asks).inner;
        }
        let response = button(ui, act);
        if response.clicked() {
            self.ask(ui, about, response.rect.width());
        }
        false
    }
}
