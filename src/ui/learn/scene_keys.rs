//! The keys by which a scene is played: the space bar, and the arrows for one act more or less.

use eframe::egui::{Key, Ui};

use crate::kit::board_accessibility::is_walked;
use crate::kit::keyboard;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{LearnCommand, SceneAct};

/// Hears them; nobody else hears them in this frame.
pub fn hear(ui: &Ui, view: &View<'_>) {
    for (key, act) in [
        (Key::Space, SceneAct::Toggle),
        (Key::ArrowLeft, SceneAct::Back),
        (Key::ArrowRight, SceneAct::Forward),
    ] {
        let walks = key != Key::Space && is_walked(ui);
        if !walks && keyboard::take(ui, key) {
            view.ask(Command::Learn(LearnCommand::Scene(act)));
        }
    }
}
