//! A question in the place of a button, before something that cannot be taken back: "No / Sure? Resign". *No* stands where
//! the button stood, so that a second click there does nothing. The question stays until it is answered; a press anywhere
//! else and Esc answer it with *No*, so that nobody who looked away believes that it was done.

use eframe::egui::{Button, Id, Key, Rect, Response, RichText, Ui, vec2};

use super::fonts::bold;
use super::widgets::{grave, grave_in};
use crate::ui::view::frame_view::View;

/// Whether a question stands anywhere, which hears Esc before anything else does.
#[must_use]
pub fn has_question(ui: &Ui) -> bool {
    let context = ui.ctx();
    let shown: Option<u64> = context.data(|data| data.get_temp(known()));
    shown.is_some_and(|shown| shown + 1 >= context.cumulative_frame_nr())
}

/// Under what the frame is known in which a question was shown last.
fn known() -> Id {
    Id::unique("in-place-question")
}

/// What is being asked, if anything; of several buttons that share it one is asked about at a time.
#[derive(Debug)]
pub struct InPlaceConfirmation<T> {
    asked: Option<Asked<T>>,
}

#[derive(Debug)]
struct Asked<T> {
    about: T,
    /// How wide the button was that was pressed, in points.
    width: f32,
    /// Where the question stands, once it was shown.
    place: Option<Rect>,
    /// The last frame in which it was asked or shown.
    frame: u64,
}

impl<T> Default for InPlaceConfirmation<T> {
    fn default() -> Self {
        Self { asked: None }
    }
}

impl<T: Copy + PartialEq> InPlaceConfirmation<T> {
    /// Asks about that from now on, in the place of a button that is so wide in points.
    pub fn ask(&mut self, ui: &Ui, about: T, width: f32) {
        self.asked = Some(Asked {
            about,
            width,
            place: None,
            frame: ui.ctx().cumulative_frame_nr(),
        });
        ui.request_repaint();
    }

    /// Whether what is asked stands still. One that was not shown in the frame before has left with its page.
    fn is_asking(&self, ui: &Ui) -> bool {
        let frame = ui.ctx().cumulative_frame_nr();
        let mut asked = self.asked.iter();
        asked.any(|asked| asked.frame + 1 >= frame)
    }

    /// Whether the question about that stands in the place of its button.
    pub fn is_asked(&mut self, ui: &Ui, about: T) -> bool {
        if !self.asked.iter().any(|asked| asked.about == about) {
            return false;
        }
        if !self.is_asking(ui) || self.is_left_alone(ui) {
            self.asked = None;
        }
        self.asked.is_some()
    }

    /// Whether Esc was pressed, or the pointer anywhere else.
    fn is_left_alone(&self, ui: &Ui) -> bool {
        let place = self.asked.as_ref().and_then(|asked| asked.place);
        ui.input(|input| {
            let pressed = input
                .pointer
                .interact_pos()
                .filter(|_| input.pointer.any_pressed());
            let is_elsewhere = |at| place.is_some_and(|place| !place.contains(at));
            input.key_pressed(Key::Escape) || pressed.is_some_and(is_elsewhere)
        })
    }

    /// The question was shown there.
    fn stands(&mut self, ui: &Ui, place: Rect) {
        if let Some(asked) = &mut self.asked {
            asked.place = Some(place);
            asked.frame = ui.ctx().cumulative_frame_nr();
            ui.data_mut(|data| data.insert_temp(known(), asked.frame));
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
