//! Captions: what just sounded, in words at the foot of the window, for whoever does not hear it.

use std::time::Duration;

use eframe::egui::{Frame, Panel, Ui, pos2};

use crate::kit::fonts::bold;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use crate::view::settings::Captions;
use crate::view::sound::Sound;

/// How long a caption stays, in seconds.
const STAYS: f64 = 1.6;

/// How many captions stand side by side at most; an older one makes way.
const AT_ONCE: usize = 3;

/// How large a caption is written, how far it is from the next one, and how high the strip is, in points.
const LETTERS: f32 = 15.0;
const GAP: f32 = 24.0;
const HEIGHT: f32 = 28.0;

/// What sounded lately, and until when it is shown, in seconds of the window's time.
#[derive(Debug, Default)]
pub struct SoundCaptions {
    shown: Vec<(Sound, f64)>,
}

impl SoundCaptions {
    /// Takes what sounded since the last frame, and shows what is still to be read; before all that has its room above.
    ///
    /// A reader of the screen is told what happened, not what it sounded like: nothing of this is in the accessibility tree.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.settings.preferences.captions == Captions::Off {
            self.shown.clear();
            return;
        }
        let now = ui.input(|input| input.time);
        for sound in view.window.heard {
            self.shown.retain(|(shown, _)| shown != sound);
            self.shown.push((*sound, now + STAYS));
        }
        self.shown.retain(|(_, until)| *until > now);
        let surplus = self.shown.len().saturating_sub(AT_ONCE);
        self.shown.drain(..surplus);
        let next = self.shown.iter().map(|(_, until)| until - now);
        if let Some(next) = next.min_by(f64::total_cmp) {
            ui.request_repaint_after(Duration::from_secs_f64(next));
        }
        self.strip(ui, view);
    }

    /// Paints them side by side, the newest last, in a strip that is there as long as captions are wanted, so that nothing moves.
    fn strip(&self, ui: &mut Ui, view: &View<'_>) {
        let colors = palette(ui);
        let frame = Frame::new().fill(colors.sheet);
        let strip = Panel::bottom("sound-captions")
            .resizable(false)
            .show_separator_line(false)
            .frame(frame)
            .exact_size(HEIGHT);
        let place = strip.show(ui, |_| ()).response.rect;
        let written = self.shown.iter().map(|(sound, _)| {
            let words = view.tr(&format!("caption-{sound}")).into_owned();
            ui.painter()
                .layout_no_wrap(words, bold(LETTERS), colors.ink)
        });
        let written: Vec<_> = written.collect();
        let widths = written.iter().map(|it| it.size().x + GAP);
        let mut left = place.center().x - (widths.sum::<f32>() - GAP) / 2.0;
        for galley in written {
            let corner = pos2(left, place.center().y - galley.size().y / 2.0);
            left += galley.size().x + GAP;
            ui.painter().galley(corner, galley, colors.ink);
        }
    }
}
