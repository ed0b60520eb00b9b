//! Comparing the fingerprint of an envelope with what was written down, before anybody may open it.

use eframe::egui::{Label, RichText, Ui};

use crate::kit::announcement::announce_words;
use crate::kit::fonts::bold;
use crate::kit::widgets::{field, primary, prose, quiet, soft, warning, written};
use crate::view::frame_view::View;
use jadoube_core::record::envelope::{Envelope, Fingerprint};

/// What came of the comparison, and what is being typed for it.
#[derive(Debug, Default)]
pub struct FingerprintComparison {
    noted: String,
    answered: Option<(Fingerprint, ComparisonAnswer)>,
}

/// What was said of a fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComparisonAnswer {
    /// It is the one that was written down.
    Same,
    Differs,
    Skipped,
}

impl FingerprintComparison {
    /// Whether the question was answered for that fingerprint.
    pub fn is_answered(&self, fingerprint: Fingerprint) -> bool {
        self.answered.is_some_and(|(of, _)| of == fingerprint)
    }

    /// Asks whether the fingerprint is the one that was written down; says whether the envelope may be opened.
    pub fn ui(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>, envelope: &Envelope) -> bool {
        let fingerprint = envelope.fingerprint();
        let answered = self.answered.filter(|(of, _)| *of == fingerprint);
        match answered.map(|(_, answer)| answer) {
            None => self.asking(ui, foot, view, fingerprint),
            Some(ComparisonAnswer::Differs) => self.differing(ui, foot, view, fingerprint),
            Some(ComparisonAnswer::Same) => {
                soft(ui, &view.tr("fingerprint-compared"));
                return true;
            }
            Some(ComparisonAnswer::Skipped) => {
                soft(ui, &view.tr("fingerprint-not-compared"));
                return true;
            }
        }
        false
    }

    fn asking(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>, fingerprint: Fingerprint) {
        let question = view.tr("fingerprint-question");
        prose(ui, &question);
        announce_words(ui, &format!("{question} {fingerprint}"));
        large(ui, fingerprint);
        let name = view.tr("fingerprint-type");
        field(ui, &name, |ui| {
            let width = ui.available_width().min(360.0);
            written(ui, &mut self.noted, &name, width);
            if !fingerprint.is_begun_by(&self.noted) {
                warning(ui, &view.tr("fingerprint-typed-differs"));
            }
        });
        let mut answer = fingerprint
            .verify(&self.noted)
            .then_some(ComparisonAnswer::Same);
        if primary(foot, &view.tr("fingerprint-yes")).clicked() {
            answer = Some(ComparisonAnswer::Same);
        }
        for (id, said) in [
            ("fingerprint-no", ComparisonAnswer::Differs),
            ("fingerprint-nobody", ComparisonAnswer::Skipped),
        ] {
            if quiet(foot, &view.tr(id)).clicked() {
                answer = Some(said);
            }
        }
        if let Some(answer) = answer {
            self.noted.clear();
            self.answered = Some((fingerprint, answer));
            ui.ctx().request_repaint();
        }
    }

    fn differing(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>, fingerprint: Fingerprint) {
        warning(ui, &view.tr("fingerprint-differs"));
        large(ui, fingerprint);
        soft(ui, &view.tr("fingerprint-differs-next"));
        if primary(foot, &view.tr("fingerprint-again")).clicked() {
            self.answered = None;
        }
    }
}

/// The fingerprint, so large that it can be read out across a table.
pub fn large(ui: &mut Ui, fingerprint: Fingerprint) {
    let text = RichText::new(fingerprint.to_string()).font(bold(21.0));
    ui.add(Label::new(text).wrap());
}
