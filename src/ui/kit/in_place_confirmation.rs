//! A question in the place of a button, before something that cannot be taken back: "Sure? Resign / No".

use std::time::Duration;

use eframe::egui::{Key, Response, RichText, Ui};

use super::fonts::bold;
use super::widgets::{grave, quiet};
use crate::ui::view::frame_view::View;

/// How long the question stands, in seconds; then the button is back and nothing has happened.
const STANDS: f64 = 5.0;

/// What is being asked, if anything; of several buttons that share it one is asked about at a time.
#[derive(Debug)]
pub struct InPlaceConfirmation<T> {
    asked: Option<Asked<T>>,
}

#[derive(Debug)]
struct Asked<T> {
    about: T,
    /// In seconds of the window's time.
    until: f64,
}

impl<T> Default for InPlaceConfirmation<T> {
    fn default() -> Self {
        Self { asked: None }
    }
}

impl<T: Copy + PartialEq> InPlaceConfirmation<T> {
    /// Asks about that from now on, for some seconds.
    pub fn ask(&mut self, ui: &Ui, about: T) {
        let until = ui.input(|input| input.time) + STANDS;
        self.asked = Some(Asked { about, until });
        ui.request_repaint();
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
            self.asked = None;
        }
        false
    }

    /// Shows the question, `act` being what the button says that does it; whether it was just confirmed.
    ///
    /// The second click of a double click confirms nothing.
    pub fn question(&mut self, ui: &mut Ui, view: &View<'_>, act: &str) -> bool {
        let mut is_confirmed = false;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(view.tr("sure")).font(bold(14.5)));
            let does = grave(ui, act);
            is_confirmed = does.clicked() && !does.double_clicked();
            if is_confirmed || quiet(ui, &view.tr("sure-no")).clicked() {
                self.asked = None;
            }
        });
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
            return self.question(ui, view, act);
        }
        if button(ui, act).clicked() {
            self.ask(ui, about);
        }
        false
    }
}
