//! What a tournament's report says at its head: place, days, arbiters, the time control.

use eframe::egui::Ui;

use crate::kit::widgets::{field, part_title, primary, quiet, written_like};
use crate::view::frame_view::View;
use crate::view::settings::LONGEST_NAME;
use jadoube_core::clock::typed_control::read_typed_side;
use jadoube_core::tournament::TournamentDetails;

/// A day as a report writes it.
const DAY: &str = "2026/11/30";

/// A time control as it may be typed.
const CONTROL: &str = "90 + 30";

/// Parts the deputies in the line in which they are typed.
const BETWEEN: char = ',';

/// What becomes of details that were changed.
#[derive(Debug)]
pub enum DetailsOutcome {
    /// They are kept so.
    Kept(Box<TournamentDetails>),
    /// Nothing is changed.
    Left,
}

/// The details as they are being filled in.
#[derive(Debug, Default)]
pub struct DetailsForm {
    details: TournamentDetails,
    deputies: String,
    /// The time control before it was typed anew.
    control_before: String,
}

impl DetailsForm {
    /// Returns a form that begins with what is known.
    pub fn of(details: &TournamentDetails) -> Self {
        Self {
            details: details.clone(),
            control_before: details.time_control.clone(),
            deputies: details.deputies.join(", "),
        }
    }

    /// Shows the line for the name.
    pub fn name_field(&mut self, ui: &mut Ui, view: &View<'_>) {
        field_of(ui, view, ("sheet-event", ""), &mut self.details.name);
    }

    /// Shows the other lines, three beside each other.
    pub fn fields(&mut self, ui: &mut Ui, view: &View<'_>) {
        let details = &mut self.details;
        let rows = [
            [
                (("sheet-site", ""), &mut details.city),
                (("event-federation", "SLO"), &mut details.federation),
                (
                    ("tournament-time-control", CONTROL),
                    &mut details.time_control,
                ),
            ],
            [
                (("event-first-day", DAY), &mut details.first_day),
                (("event-last-day", DAY), &mut details.last_day),
                (("tournament-chief-arbiter", ""), &mut details.chief_arbiter),
            ],
        ];
        for row in rows {
            ui.columns_const(|columns: &mut [Ui; 3]| {
                for (ui, (line, text)) in columns.iter_mut().zip(row) {
                    field_of(ui, view, line, text);
                }
            });
        }
        let deputies = ("tournament-deputies", "");
        field_of(ui, view, deputies, &mut self.deputies);
    }

    /// Shows the form for a tournament that lies open; what becomes of it, once that is said.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<DetailsOutcome> {
        part_title(ui, &view.tr("event-details"));
        self.name_field(ui, view);
        self.fields(ui, view);
        let mut outcome = None;
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &view.tr("event-details-save")).clicked() {
                outcome = Some(DetailsOutcome::Kept(Box::new(self.entered())));
            }
            if quiet(ui, &view.tr("cancel")).clicked() {
                outcome = Some(DetailsOutcome::Left);
            }
        });
        outcome
    }

    /// Whether the tournament has a name.
    pub fn is_named(&self) -> bool {
        !self.details.name.trim().is_empty()
    }

    /// Returns the details that were typed. A new time control is told by its code as well, or has none where it cannot be read.
    pub fn entered(&self) -> TournamentDetails {
        let mut details = self.details.clone();
        for line in [
            &mut details.name,
            &mut details.city,
            &mut details.federation,
            &mut details.first_day,
            &mut details.last_day,
            &mut details.chief_arbiter,
            &mut details.time_control,
        ] {
            *line = line.trim().to_owned();
        }
        let deputies = self.deputies.split(BETWEEN).map(str::trim);
        details.deputies = deputies
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect();
        let read = read_typed_side(&details.time_control).ok();
        let code = read.map(|read| read.meant.to_string());
        if details.time_control == self.control_before.trim() {
            let kept = std::mem::take(&mut details.coded_time_control);
            details.coded_time_control = code.unwrap_or(kept);
        } else {
            details.coded_time_control = code.unwrap_or_default();
        }
        details
    }
}

fn field_of(ui: &mut Ui, view: &View<'_>, (id, example): (&str, &str), text: &mut String) {
    let name = view.tr(id);
    field(ui, &name, |ui| {
        if written_like(ui, text, &name, example, f32::INFINITY).changed() {
            let signs = text.chars().filter(|sign| !sign.is_control());
            *text = signs.take(LONGEST_NAME).collect();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_that_is_typed_anew_never_keeps_the_code_of_the_one_before() {
        let before = TournamentDetails {
            time_control: "as announced".to_owned(),
            coded_time_control: "5400+30".to_owned(),
            ..TournamentDetails::default()
        };
        let mut form = DetailsForm::of(&before);
        assert_eq!(form.entered(), before, "nothing was typed");
        "fast".clone_into(&mut form.details.time_control);
        assert_eq!(form.entered().coded_time_control, "", "nobody can read it");
        "15 + 10".clone_into(&mut form.details.time_control);
        assert_eq!(form.entered().coded_time_control, "900+10");
    }
}
