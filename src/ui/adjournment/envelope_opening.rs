//! Opening an envelope: with a passphrase or by reading the paper, and what the arbiter has to decide about it.

use eframe::egui::{Align, Key, Ui};

use super::fingerprint_comparison::FingerprintComparison;
use super::refusal::{trouble, unreadable};
use crate::kit::announcement::announce_words;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::next_try::next_try;
use crate::kit::secret_field::{SecretLine, appears, forget, secret_field};
use crate::kit::widgets::{badge, field, primary, prose, quiet, soft, subtitle, written};
use crate::parts::question_options::options;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::screen_views::EnvelopeWork;
use jadoube_core::laws::{
    Adjournment, ArbiterAct, Decision, Question, Rule, RuleFamily, SealedMoveText,
};
use jadoube_core::record::envelope::{Envelope, EnvelopeError, Secret};

/// What is written to open an envelope.
#[derive(Debug, Default)]
pub struct EnvelopeOpening {
    comparison: FingerprintComparison,
    passphrase: Secret,
    /// Whether a passphrase was tried since the line was shown last.
    was_tried: bool,
    /// What the arbiter reads from a paper, or says a sealed move means.
    read: String,
    /// Whether the envelope is opened before it is decided what coming late costs.
    opens_first: bool,
    confirmation: InPlaceConfirmation<Decision>,
}

impl EnvelopeOpening {
    /// Whether it was said of the envelope there whether its fingerprint is the one that was written down.
    pub fn is_compared(&self, view: &View<'_>, adjournment: &Adjournment) -> bool {
        let envelope = lying(view, adjournment).and_then(Result::ok);
        envelope.is_some_and(|it| self.comparison.is_answered(it.fingerprint()))
    }

    /// Opens the envelope: with a passphrase once its fingerprint was compared, or by reading the paper.
    pub fn ui(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        match lying(view, adjournment) {
            Some(Ok(envelope)) if !envelope.is_on_paper() => {
                if self.comparison.ui(ui, foot, view, &envelope) {
                    self.passphrase(ui, foot, view);
                }
            }
            Some(Err(refused)) => {
                unreadable(ui, view, refused);
            }
            Some(Ok(_)) => self.reading(ui, foot, view, "reveal-paper"),
            None => {
                if primary(foot, &view.tr("envelope-open")).clicked() {
                    view.arbitrate(ArbiterAct::Open);
                }
            }
        }
    }

    fn passphrase(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>) {
        if view.envelope.work == EnvelopeWork::Opening {
            prose(ui, &view.tr("envelope-opening"));
            announce_words(ui, &view.tr("envelope-opening"));
            return;
        }
        // Whoever is asked writes at once, in an empty line, and again after one that was wrong.
        let is_asked_anew = appears(ui, "opening") | std::mem::take(&mut self.was_tried);
        if is_asked_anew {
            self.passphrase.wipe();
            forget(ui, "opening");
        }
        let name = view.tr("passphrase");
        let mut opens = false;
        field(ui, &name, |ui| {
            let width = ui.available_width().min(420.0);
            let secret = &mut self.passphrase;
            let line = secret_field(
                ui,
                view.words,
                "opening",
                secret,
                &name,
                SecretLine::Plain,
                width,
            );
            opens = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if is_asked_anew {
                line.request_focus();
                line.scroll_to_me(Some(Align::Center));
            }
        });
        trouble(ui, view);
        if let Some(wait) = view.envelope.passphrase_wait {
            next_try(ui, view.words, wait);
        }
        let can_be_tried = !self.passphrase.is_empty() && view.envelope.passphrase_wait.is_none();
        foot.add_enabled_ui(can_be_tried, |ui| {
            opens |= primary(ui, &view.tr("envelope-open")).clicked();
        });
        if opens && can_be_tried {
            forget(ui, "opening");
            self.was_tried = true;
            view.ask(Command::OpenEnvelope(self.passphrase.take()));
        }
    }

    /// The arbiter reads out what stands on a paper.
    fn reading(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>, id: &str) {
        let name = view.tr(id);
        field(ui, &name, |ui| {
            written(ui, &mut self.read, &name, 200.0);
        });
        read_out(foot, view, &mut self.read);
    }

    /// What only the arbiter can decide; says whether there is anything.
    pub fn decisions(
        &mut self,
        ui: &mut Ui,
        foot: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
    ) -> bool {
        let Some((rule, question)) = question(view) else {
            self.opens_first = false;
            return false;
        };
        let unopened = closed_adjournment(view).filter(|adjournment| {
            matches!(question, Question::Lateness(_)) && !adjournment.is_opened()
        });
        if let Some(adjournment) = unopened.filter(|_| self.opens_first) {
            self.ui(ui, foot, view, adjournment);
            if quiet(foot, &view.tr("back")).clicked() {
                self.opens_first = false;
            }
            return true;
        }
        let edition = view.arbiter.terms().edition;
        ui.horizontal_wrapped(|ui| {
            subtitle(ui, &view.tr("resume-decide"));
            if let Some(number) = rule.articles(edition).next()
                && badge(ui, view.words, number).clicked()
            {
                article.open(rule, None);
            }
        });
        if question == Question::Times {
            prose(ui, &view.tr("resume-late-claim"));
        } else {
            let asked = view.words.question(question);
            prose(ui, &asked);
            announce_words(ui, &asked);
        }
        if question == Question::SealedMove {
            if let Some(text) = view.last_revealed() {
                prose(ui, &view.tr_args("reveal-stands", &[("text", text.into())]));
            }
            if rule == Rule::AdjUnclear && !view.answers_questions() {
                at_the_desk(ui, view);
                return true;
            }
            self.reading(ui, foot, view, "reveal-means");
            if view.answers_questions() {
                let act = view.tr("reveal-nothing");
                let (confirmation, loses) = (&mut self.confirmation, Decision::Reject);
                if confirmation.guard(foot, view.words, loses, &act, quiet) {
                    view.arbitrate(ArbiterAct::Decide(loses));
                }
            } else {
                at_the_desk(ui, view);
            }
        } else if unopened.is_some() {
            self.answers(ui, view, question);
            soft(ui, &view.tr("resume-late-open"));
            self.opens_first = primary(foot, &view.tr("envelope-open")).clicked();
        } else {
            self.answers(ui, view, question);
        }
        true
    }

    /// What the arbiter can answer, each in the words of what is found by it; what ends the game is asked once more.
    fn answers(&mut self, ui: &mut Ui, view: &View<'_>, question: Question) {
        if !view.answers_questions() {
            return at_the_desk(ui, view);
        }
        ui.horizontal_wrapped(|ui| {
            if question == Question::Times {
                let answers = [
                    ("resume-correct-times", Decision::Accept),
                    ("resume-times-stand", Decision::Reject),
                ];
                for (id, decision) in answers {
                    if quiet(ui, &view.tr(id)).clicked() {
                        view.arbitrate(ArbiterAct::Decide(decision));
                    }
                }
                return;
            }
            let decisions = [Decision::Accept, Decision::Reject];
            for (option, about) in options(view, question).into_iter().zip(decisions) {
                let is_given = if option.ends_game {
                    let confirmation = &mut self.confirmation;
                    confirmation.guard(ui, view.words, about, &option.title, quiet)
                } else {
                    quiet(ui, &option.title).clicked()
                };
                if is_given {
                    option.decide(view);
                }
            }
        });
    }
}

/// Shows the button that reads out what was written of a sealed move, once anything is, and empties its field.
pub fn read_out(ui: &mut Ui, view: &View<'_>, written: &mut String) {
    let is_written = !written.trim().is_empty();
    ui.add_enabled_ui(is_written, |ui| {
        if primary(ui, &view.tr("reveal-read")).clicked() {
            let text = std::mem::take(written);
            view.arbitrate(ArbiterAct::Reveal(text.trim().to_owned()));
        }
    });
}

/// That the arbiter answers at the desk, and the way there.
pub fn at_the_desk(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal_wrapped(|ui| {
        soft(ui, &view.tr("arbiter-decides"));
        if quiet(ui, &view.tr("desk-decides")).clicked() {
            view.ask(Command::Show(Screen::Desk));
        }
    });
}

/// The adjournment, once the envelope was closed.
pub fn closed_adjournment<'a>(view: &View<'a>) -> Option<&'a Adjournment> {
    view.table()
        .adjournment()
        .filter(|adjournment| adjournment.closed().is_some())
}

/// The envelope that lies on the table, if the program closed it or keeps its entries.
pub fn lying(
    view: &View<'_>,
    adjournment: &Adjournment,
) -> Option<Result<Envelope, EnvelopeError>> {
    let paper = adjournment.reply().or(adjournment.envelope())?;
    match paper.paper {
        SealedMoveText::Unread(_) => Some(Envelope::on_table(view.table(), view.envelope.texts)),
        SealedMoveText::Text(_) => None,
    }
}

/// What the arbiter has to decide about the adjournment, with the rule that asks.
pub fn question(view: &View<'_>) -> Option<(Rule, Question)> {
    let (rule, question) = *view.table().questions().first()?;
    let of_the_envelope = matches!(question, Question::SealedMove | Question::Lateness(_));
    let is_ours = of_the_envelope && rule.family() == RuleFamily::Adjournment
        || (rule, question) == (Rule::AdjClockError, Question::Times);
    is_ours.then_some((rule, question))
}
