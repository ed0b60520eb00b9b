//! How far a file has been read that takes long to open, and how not to wait for it.

use eframe::egui::{ProgressBar, Ui};

use crate::kit::foot_strip::{foot_strip, is_hand_free};
use crate::kit::theme::palette;
use crate::kit::widgets::{prose, quiet};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::opened_game_list::ReadingProgress;

const MIB: u64 = 1 << 20;

/// The strip at the foot of the window, while a file is on its way. It comes and goes only while no button is down, for
/// the board must not move under a hand.
#[derive(Debug, Default)]
pub struct ReadingStrip {
    shown: Option<ReadingProgress>,
}

impl ReadingStrip {
    /// Shows it, if a file takes long.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let moves_nothing = self.shown.is_some() == view.files.reading.is_some();
        if moves_nothing || is_hand_free(ui) {
            self.shown.clone_from(&view.files.reading);
        }
        let Some(progress) = &self.shown else { return };
        let colors = palette(ui);
        foot_strip(ui, "reading", colors.here, |ui| {
            if quiet(ui, &view.tr("cancel")).clicked() {
                view.ask(Command::StopReading);
            }
            ui.vertical(|ui| {
                prose(ui, &progress_text(view, progress));
                if progress.length > 0 {
                    ui.visuals_mut().extreme_bg_color = colors.line;
                    let bar = ProgressBar::new(share(progress)).desired_height(8.0);
                    ui.add(bar.fill(colors.here));
                }
            });
        });
    }
}

fn progress_text(view: &View<'_>, progress: &ReadingProgress) -> String {
    let args = [
        ("name", progress.name.as_str().into()),
        ("read", (progress.read / MIB).into()),
        ("length", progress.length.div_ceil(MIB).into()),
    ];
    let id = if progress.length == 0 {
        "reading-opens"
    } else {
        "reading-reads"
    };
    view.tr_args(id, &args).into_owned()
}

/// Which part of the file has been read, from 0 to 1.
fn share(progress: &ReadingProgress) -> f32 {
    let thousandths = progress.read.saturating_mul(1_000) / progress.length.max(1);
    f32::from(u16::try_from(thousandths.min(1_000)).unwrap_or(1_000)) / 1_000.0
}
