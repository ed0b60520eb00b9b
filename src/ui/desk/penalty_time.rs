//! How much time a penalty gives or takes: a few usual amounts, or any that is written.

use std::time::Duration;

use eframe::egui::Ui;

use crate::kit::segments::choice_in_a_row;
use crate::kit::widgets::{soft, written};
use crate::view::frame_view::View;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::clock::duration_text;
use jadoube_core::laws::Terms;

/// The usual amounts, in minutes.
const USUAL: [u64; 4] = [1, 2, 3, 5];

/// The amount as it is being written.
#[derive(Debug, Default)]
pub struct PenaltyTime {
    text: String,
}

/// How wide the line is in which another amount is written.
const WRITTEN: f32 = 64.0;

/// Less wide than this, it stands below the usual amounts.
const WITH_WRITTEN: f32 = 260.0;

impl PenaltyTime {
    /// Begins with the time that an illegal move costs in this game, unless an amount stands already.
    pub fn sync(&mut self, terms: &Terms) {
        if self.text.is_empty() {
            let scale = terms.provisions().illegal_move_gives;
            self.text = whole_seconds(Duration::from_mins(terms.minutes(scale)));
        }
    }

    /// How much it is, if that can be read and is not nothing; a bare number is minutes.
    pub fn amount(&self) -> Option<Duration> {
        let text = self.text.trim();
        let read =
            duration_text::read(text).or_else(|_| duration_text::read(&format!("{text}:00")));
        read.ok().filter(|amount| !amount.is_zero())
    }

    /// The amount as it is told, in minutes.
    pub fn amount_text(&self, view: &View<'_>) -> String {
        let time = self.amount().map_or_else(|| "…".to_owned(), in_minutes);
        view.tr_args("desk-amount", &[("time", time.into())])
            .into_owned()
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let name = view.tr("desk-amount-how");
        ui.horizontal_wrapped(|ui| {
            let mut chosen = self.amount();
            let usual = USUAL.map(|minutes| Some(Duration::from_mins(minutes)));
            let minutes = |amount: Option<Duration>| amount.map_or_else(String::new, in_minutes);
            if choice_in_a_row(ui, &mut chosen, &usual, minutes) {
                self.text = chosen.map_or_else(String::new, whole_seconds);
            }
            if ui.max_rect().width() < WITH_WRITTEN {
                ui.end_row();
            }
            written(ui, &mut self.text, &name, WRITTEN);
        });
        if self.amount().is_none() {
            soft(ui, &view.tr("desk-amount-unread"));
        }
    }
}

/// Whole minutes as their number, anything else to the second.
fn in_minutes(amount: Duration) -> String {
    match amount.as_secs() {
        seconds if seconds % 60 == 0 => (seconds / 60).to_string(),
        _ => whole_seconds(amount),
    }
}
