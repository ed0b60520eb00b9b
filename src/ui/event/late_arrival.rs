//! Somebody comes after the default time: what the arbiter decides is asked in place (Art. 6.7.1).

use eframe::egui::{RichText, Ui};

use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{BODY, bold};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::palette;
use crate::kit::widgets::grave;
use crate::view::frame_view::View;
use jadoube_core::laws::{Edition, Rule};
use jadoube_core::tournament::{BoardResult, TournamentChange};

/// An arrival on which the arbiter has to decide.
#[derive(Debug)]
pub struct LateArrival {
    /// When the default time ended.
    pub ended: String,
    /// What is entered, and what is told of it, where the players play.
    pub changes: Vec<TournamentChange>,
    pub told: String,
    /// By what whoever is missing at those boards loses.
    pub forfeits: Vec<TournamentChange>,
}

/// The arrival that is asked about, if any.
#[derive(Debug, Default)]
pub struct LateArrivalQuestion {
    arrival: Option<LateArrival>,
    asked: InPlaceConfirmation<()>,
}

/// What was decided: what is to be entered, and what is told of it where that is not the results.
pub type Decided = (Vec<TournamentChange>, Option<String>);

impl LateArrivalQuestion {
    /// Asks about that from now on.
    pub fn ask(&mut self, ui: &Ui, arrival: LateArrival) {
        self.arrival = Some(arrival);
        self.asked.ask(ui, (), 0.0);
    }

    /// Whether it is asked.
    pub fn is_asked(&mut self, ui: &Ui) -> bool {
        if self.arrival.is_some() && !self.asked.is_asked(ui, ()) {
            self.arrival = None;
        }
        self.arrival.is_some()
    }

    /// Shows the question; what was decided.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Decided> {
        let arrival = self.arrival.as_ref()?;
        let article = Rule::DefaultTime.article(Edition::default());
        let args = [
            ("time", arrival.ended.as_str().into()),
            ("article", article.into()),
        ];
        let asked = view.tr_args("event-late", &args);
        let plain = |ui: &mut Ui, id: &str| Button::words(ButtonKind::Plain, view.tr(id)).show(ui);
        let shown = ui.vertical(|ui| {
            let ink = palette(ui).ink;
            let asked = format!("{}. {asked}", arrival.told);
            ui.label(RichText::new(asked).font(bold(BODY)).color(ink));
            let row = ui.horizontal_wrapped(|ui| {
                let in_time = plain(ui, "event-late-in-time");
                let plays = plain(ui, "event-late-plays");
                let loses = forfeit_name(view, &arrival.forfeits).map(|it| grave(ui, &it));
                let keeps = plain(ui, "sure-no");
                (in_time, plays, loses, keeps)
            });
            row.inner
        });
        let (in_time, plays, loses, keeps) = shown.inner;
        let place = shown.response.rect;
        if self.asked.is_answered(ui, place, &plays, &keeps) {
            let LateArrival { changes, told, .. } = self.arrival.take()?;
            let changes = changes.into_iter().map(TournamentChange::let_play);
            return Some((changes.collect(), Some(told)));
        }
        if keeps.clicked() && !self.asked.is_asked(ui, ()) {
            self.arrival = None;
        } else if in_time.clicked() {
            let LateArrival { changes, told, .. } = self.arrival.take()?;
            let changes = changes.into_iter().map(TournamentChange::came_in_time);
            return Some((changes.collect(), Some(told)));
        } else if loses.is_some_and(|it| it.clicked()) {
            return Some((self.arrival.take()?.forfeits, None));
        }
        None
    }
}

/// Returns what the button says by which whoever is missing loses; none where nobody would.
fn forfeit_name(view: &View<'_>, forfeits: &[TournamentChange]) -> Option<String> {
    let name = match forfeits {
        [] => return None,
        [TournamentChange::ForfeitedByDefaultTime { forfeit, .. }] => {
            let result = BoardResult::Forfeited(*forfeit).printed();
            view.tr_args("event-forfeit-board", &[("result", result.into())])
        }
        more => view.tr_args("event-forfeit-all", &[("count", more.len().into())]),
    };
    Some(name.into_owned())
}
