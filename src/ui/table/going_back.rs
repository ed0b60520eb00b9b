//! Whether a lesson goes back to the remembered position: asked in the band, while the clocks stand.

use eframe::egui::{Rect, Ui};

use super::lesson_buttons::words_within;
use super::lesson_sentence::{row, show_sentence};
use super::place_to_return::PlaceToReturn;
use super::take_back::put_back;
use crate::kit::button::ButtonKind;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::GAP;
use crate::view::frame_view::View;
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Decision, Question};

/// The question, and whether the clocks stand for it.
#[derive(Debug, Default)]
pub struct GoingBack {
    question: InPlaceConfirmation<()>,
    /// How wide the button is that was pressed, in points.
    width: f32,
    /// How long the log was when the clocks were stopped for the question.
    stopped_at: Option<usize>,
}

impl GoingBack {
    /// Asks from now on, in the place of a button that is so wide in points; a clock that runs stands meanwhile.
    pub fn ask(&mut self, ui: &Ui, view: &View<'_>, width: f32) {
        self.question.ask(ui, (), width);
        self.width = width;
        let runs = view.table().clock().and_then(Clock::running).is_some();
        self.stopped_at = runs.then_some(view.log.len());
        if runs {
            view.arbitrate(ArbiterAct::Stop);
        }
    }

    /// Whether it is asked. Where it was answered by doing something else, clocks that stand for it run on.
    pub fn is_asked(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        let is_asked = self.question.is_asked(ui, ());
        if !is_asked {
            self.let_clocks_run(view);
        }
        is_asked
    }

    /// Whether both clocks stand because it is asked, and for nothing else.
    pub fn stops_the_clocks(&self, view: &View<'_>) -> bool {
        let stops = view.log.last().and_then(|last| last.event.arbiter_act());
        let is_last = self.stopped_at.is_some_and(|it| it + 1 == view.log.len());
        is_last && stops == Some(&ArbiterAct::Stop) && view.is_paused()
    }

    /// Shows the question, its answers in the place of a row of buttons that begins with the one pressed, so wide in points
    /// with what stands before it: *No* stands where that stood.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, to: &PlaceToReturn, rect: Rect, width: f32) {
        let (left, right) = rect.split_left_right_at_x(rect.right() - width);
        let asks = to.message(view, "lesson-asks");
        show_sentence(ui, &asks, Some(&to.price(view)), left);
        let no = words_within(ui, view.tr("sure-no"), ButtonKind::Plain, self.width);
        let behind = width - self.width - 2.0 * GAP;
        let back = words_within(ui, view.tr("lesson-go-back"), ButtonKind::Grave, behind);
        row(ui, right, |ui| {
            let keeps = no.show(ui);
            let goes = back.show(ui);
            if self.question.is_answered(ui, right, &goes, &keeps) {
                let plies = u32::try_from(to.plies()).unwrap_or(u32::MAX);
                let stand_for_the_question = self.stopped_at.take().is_some();
                put_back(view, plies, stand_for_the_question);
                keep_the_times(view, to, stand_for_the_question);
            }
        });
    }

    /// The clocks run on, if they stand for the question and nothing else has happened since.
    fn let_clocks_run(&mut self, view: &View<'_>) {
        if self.stops_the_clocks(view) {
            view.arbitrate(ArbiterAct::Resume);
        }
        self.stopped_at = None;
    }
}

/// A lesson keeps the times where the arbiter is asked what they should be, because several moves fall (7.1).
fn keep_the_times(view: &View<'_>, to: &PlaceToReturn, run_on: bool) {
    let falls = view.table().game().plies().len() - to.plies();
    let can_ask = view.arbiter.terms().arbiter.can_be_asked();
    if view.table().clock().is_none() {
        return;
    }
    if falls >= 2 && can_ask {
        view.arbitrate(ArbiterAct::DecideOn(Question::Times, Decision::Reject));
    }
    // No ruling lets clocks run that were stopped for the question.
    if run_on {
        view.arbitrate(ArbiterAct::Resume);
    }
}
