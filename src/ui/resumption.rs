//! Taking an adjourned game up again: who is there, the envelope, the clocks, and what the arbiter has to decide.

use std::time::Duration;

use eframe::egui::{Rect, Ui};

use super::command::{Command, FileTask};
use super::controls::{
    badge, field, primary, prose, quiet, soft, subtitle, title, warning, written,
};
use super::envelope_view::{envelope_ui, shown};
use super::sealing::{SealingPanel, has_moved_since, is_over, panel, trouble};
use super::secret_field::{forget, secret_field};
use super::settings::Screen;
use super::theme::GAP;
use super::view::{EnvelopeWork, View};
use crate::chess::Color;
use crate::clock::time;
use crate::laws::{Act, Adjournment, By, Decision, Paper, Question, Rule, Standing};
use crate::record::envelope::{Envelope, Refused, Secret};
use crate::record::stationery::Stationery;

/// What is written while a game is taken up again.
#[derive(Debug, Default)]
pub struct ResumptionPanel {
    passphrase: Secret,
    /// What the arbiter reads from a paper, or says a sealed move means.
    read: String,
    /// What a player noted as the fingerprint.
    noted: String,
    times: Option<[String; 2]>,
    /// The ways that are seldom gone are shown.
    shows_more: bool,
}

impl ResumptionPanel {
    /// Whether the game is adjourned, or was and something of it is still to be settled.
    #[must_use]
    pub fn is_wanted(view: &View<'_>) -> bool {
        let Some(adjournment) = closed(view) else {
            return false;
        };
        match view.table().standing() {
            Standing::Adjourned => true,
            Standing::Playing => {
                adjournment.reply().is_some()
                    || reply_may_be_sealed(adjournment)
                    || question(view).is_some()
                    || view.settings.screen == Screen::Adjourning && !is_over(view, adjournment)
            }
            Standing::Ended(..) | Standing::Annulled | Standing::Referred => false,
        }
    }

    /// Whether a reply may be sealed now, in an envelope of its own.
    #[must_use]
    pub fn has_reply_to_seal(view: &View<'_>) -> bool {
        view.is_playing() && closed(view).is_some_and(reply_may_be_sealed)
    }

    /// Whether the envelope lies there and nothing happens before the session begins.
    #[must_use]
    pub fn is_at_rest(view: &View<'_>) -> bool {
        view.table().standing() == Standing::Adjourned
            && closed(view).is_some_and(|adjournment| adjournment.resumed().is_none())
            && question(view).is_none()
    }

    /// Shows the panel in `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, sealing: &mut SealingPanel, rect: Rect) {
        let Some(adjournment) = closed(view) else {
            return;
        };
        panel(ui, rect, |ui| {
            if view.table().standing() == Standing::Playing {
                self.playing(ui, view, adjournment, sealing);
            } else if adjournment.resumed().is_some() {
                self.waiting(ui, view, adjournment);
            } else {
                self.adjourned(ui, view, adjournment);
            }
        });
    }

    /// Before the session: the envelope lies there for all to see.
    fn adjourned(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        title(ui, &view.tr("adjourned-title"));
        self.envelope(ui, view, adjournment);
        if view.table().offer().is_some() {
            soft(ui, &view.tr("adjourned-offer"));
        }
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            for (id, task) in [
                ("menu-save", FileTask::Save),
                ("envelope-print-c6", FileTask::Envelope(Stationery::C6)),
                ("envelope-print-c5", FileTask::Envelope(Stationery::C5)),
                (
                    "envelope-print-a4",
                    FileTask::Envelope(Stationery::FoldedA4),
                ),
            ] {
                if quiet(ui, &view.tr(id)).clicked() {
                    view.ask(Command::Choose(task));
                }
            }
        });
        ui.add_space(GAP);
        subtitle(ui, &view.tr("entry-resumption"));
        prose(ui, &view.tr("resume-who"));
        presence(ui, view, adjournment);
        self.clocks(ui, view);
        if primary(ui, &view.tr("resume-begin")).clicked() {
            view.ask(Command::Act(By::Arbiter, Act::Resume));
        }
        self.seldom(ui, view, adjournment);
    }

    /// The session has begun, and the envelope is closed.
    fn waiting(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        title(ui, &view.tr("resume-title"));
        if self.decisions(ui, view) {
            return;
        }
        let replier = adjournment.replier();
        let flag_is_down = view
            .table()
            .clock()
            .is_some_and(|clock| clock.fallen().get(replier).is_some());
        if adjournment.is_present(replier) || flag_is_down {
            self.opening(ui, view, adjournment);
        } else {
            let name = view.name(replier).into_owned();
            prose(
                ui,
                &view.tr_args("resume-replier-absent", &[("player", name.as_str().into())]),
            );
        }
        presence(ui, view, adjournment);
        absence(ui, view, adjournment);
        let runs = view
            .table()
            .clock()
            .is_some_and(|clock| clock.running() == Some(replier));
        if adjournment.is_present(replier)
            && runs
            && quiet(ui, &view.tr("resume-stop-clock")).clicked()
        {
            view.act(replier, Act::StopClocks);
        }
        self.seldom(ui, view, adjournment);
    }

    /// The game goes on, but one player may not have come yet, or the arbiter has to decide something.
    fn playing(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        adjournment: &Adjournment,
        sealing: &mut SealingPanel,
    ) {
        if self.decisions(ui, view) {
            return;
        }
        if adjournment.reply().is_some() {
            title(ui, &view.tr("resume-reply-sealed"));
            if adjournment.is_present(adjournment.sealer()) {
                self.opening(ui, view, adjournment);
            } else {
                prose(ui, &view.tr("resume-reply-waits"));
            }
            presence(ui, view, adjournment);
            absence(ui, view, adjournment);
        } else if reply_may_be_sealed(adjournment) {
            title(ui, &view.tr("resume-sealer-absent"));
            prose(ui, &view.tr("resume-reply-may"));
            presence(ui, view, adjournment);
            absence(ui, view, adjournment);
            ui.separator();
            sealing.reply(ui, view);
        } else {
            title(ui, &view.tr("resume-title"));
        }
        for color in Color::ALL {
            let name = view.name(color).into_owned();
            if !has_moved_since(view, adjournment, color)
                && quiet(
                    ui,
                    &view.tr_args("resume-wrong-times", &[("player", name.as_str().into())]),
                )
                .clicked()
            {
                view.act(color, Act::ClaimTimes);
            }
        }
        self.clocks(ui, view);
        if view.settings.screen == Screen::Adjourning && quiet(ui, &view.tr("close")).clicked() {
            view.ask(Command::Show(Screen::Table));
        }
    }

    /// The envelope with its entries, and whether a noted fingerprint is still that of it.
    fn envelope(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        let envelope = match lying(view, adjournment) {
            None => return,
            Some(Err(refused)) => {
                warning(ui, &view.tr(&format!("refused-{}", refused.slug())));
                soft(ui, &view.tr("refused-envelope-next"));
                return;
            }
            Some(Ok(envelope)) => envelope,
        };
        envelope_ui(ui, view, &envelope);
        ui.horizontal_wrapped(|ui| {
            soft(ui, &view.tr("fingerprint-compare"));
            let name = view.tr("fingerprint-compare");
            written(ui, &mut self.noted, &name, 190.0);
            if !self.noted.trim().is_empty() {
                if envelope.fingerprint().verify(&self.noted) {
                    prose(ui, &view.tr("fingerprint-same"));
                } else {
                    warning(ui, &view.tr("fingerprint-differs"));
                }
            }
        });
    }

    /// Opening the envelope: with a passphrase, or by reading the paper.
    fn opening(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        match lying(view, adjournment) {
            Some(Ok(envelope)) if !envelope.is_on_paper() => {
                self.passphrase(ui, view);
            }
            Some(Err(refused)) => {
                warning(ui, &view.tr(&format!("refused-{}", refused.slug())));
                soft(ui, &view.tr("refused-envelope-next"));
            }
            Some(Ok(_)) => self.reading(ui, view, "reveal-paper"),
            None => {
                if primary(ui, &view.tr("envelope-open")).clicked() {
                    view.ask(Command::Act(By::Arbiter, Act::Open));
                }
            }
        }
    }

    fn passphrase(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.envelope_work == EnvelopeWork::Opening {
            prose(ui, &view.tr("envelope-opening"));
            return;
        }
        let name = view.tr("passphrase");
        field(ui, &name, |ui| {
            secret_field(ui, view, "opening", &mut self.passphrase, &name);
        });
        trouble(ui, view);
        let is_written = !self.passphrase.is_empty();
        ui.add_enabled_ui(is_written, |ui| {
            if primary(ui, &view.tr("envelope-open")).clicked() {
                forget(ui, "opening");
                view.ask(Command::OpenEnvelope(self.passphrase.take()));
            }
        });
        ui.add_space(GAP);
    }

    /// The arbiter reads out what stands on a paper.
    fn reading(&mut self, ui: &mut Ui, view: &View<'_>, id: &str) {
        let name = view.tr(id);
        field(ui, &name, |ui| {
            written(ui, &mut self.read, &name, 200.0);
        });
        let is_written = !self.read.trim().is_empty();
        ui.add_enabled_ui(is_written, |ui| {
            if primary(ui, &view.tr("reveal-read")).clicked() {
                let text = std::mem::take(&mut self.read);
                view.ask(Command::Act(
                    By::Arbiter,
                    Act::Reveal(text.trim().to_owned()),
                ));
            }
        });
    }

    /// What only the arbiter can decide; says whether there is anything.
    fn decisions(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some((rule, question)) = question(view) else {
            return false;
        };
        let edition = view.arbiter.terms().edition;
        ui.horizontal_wrapped(|ui| {
            subtitle(ui, &view.tr("resume-decide"));
            if let Some(number) = rule.articles(edition).next() {
                badge(ui, view, number);
            }
        });
        prose(ui, &view.words.question(question));
        let decide = |decision| view.ask(Command::Act(By::Arbiter, Act::Decide(decision)));
        match question {
            Question::SealedMove => {
                if let Some(text) = last_revealed(view) {
                    prose(ui, &view.tr_args("reveal-stands", &[("text", text.into())]));
                }
                self.reading(ui, view, "reveal-means");
                if quiet(ui, &view.tr("reveal-nothing")).clicked() {
                    decide(Decision::Reject);
                }
            }
            _ => {
                if let Some(adjournment) = closed(view)
                    && matches!(question, Question::Lateness(_))
                    && !adjournment.is_opened()
                {
                    soft(ui, &view.tr("resume-late-open"));
                    self.opening(ui, view, adjournment);
                }
                ui.horizontal_wrapped(|ui| {
                    if primary(ui, &view.tr("decide-yes")).clicked() {
                        decide(Decision::Accept);
                    }
                    if quiet(ui, &view.tr("decide-no")).clicked() {
                        decide(Decision::Reject);
                    }
                });
            }
        }
        true
    }

    /// The clocks, if they do not show what they should.
    fn clocks(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(clock) = view
            .table()
            .clock()
            .filter(|clock| clock.running().is_none())
        else {
            return;
        };
        let now = Color::ALL.map(|color| shown(clock.remaining(color, view.now)));
        let Some(times) = &mut self.times else {
            if quiet(ui, &view.tr("resume-set-times")).clicked() {
                self.times = Some(now);
            }
            return;
        };
        let mut is_done = false;
        ui.horizontal_wrapped(|ui| {
            for (color, text) in Color::ALL.into_iter().zip(times.iter_mut()) {
                let name = view.tr(color.fold_wb("color-white", "color-black"));
                soft(ui, &name);
                written(ui, text, &name, 84.0);
            }
            let read: Vec<Duration> = times
                .iter()
                .filter_map(|text| time::read(text.trim()).ok())
                .collect();
            if let [white, black] = read[..] {
                if primary(ui, &view.tr("resume-set-times")).clicked() {
                    view.ask(Command::Act(By::Arbiter, Act::SetTimes(white, black)));
                    is_done = true;
                }
            }
            is_done |= quiet(ui, &view.tr("cancel")).clicked();
        });
        if is_done {
            self.times = None;
        }
    }

    /// Ways that are seldom gone, but always open.
    fn seldom(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        ui.add_space(GAP);
        let id = if self.shows_more {
            "resume-less"
        } else {
            "resume-more"
        };
        if quiet(ui, &view.tr(id)).clicked() {
            self.shows_more = !self.shows_more;
        }
        if !self.shows_more {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if quiet(ui, &view.tr("resume-agreed")).clicked() {
                let offered = view.table().offer();
                let offers = offered.unwrap_or(Color::White);
                if offered.is_none() {
                    view.act(offers, Act::OfferDraw);
                }
                view.act(!offers, Act::Accept);
            }
            for color in Color::ALL {
                let name = view.name(color).into_owned();
                let text = view.tr_args("resume-resigned", &[("player", name.as_str().into())]);
                if quiet(ui, &text).clicked() {
                    view.act(color, Act::Resign);
                }
            }
            if !adjournment.is_lost() && quiet(ui, &view.tr("resume-lost")).clicked() {
                view.ask(Command::Act(By::Arbiter, Act::LoseEnvelope));
            }
            if quiet(ui, &view.tr("resume-annul")).clicked() {
                view.ask(Command::Act(By::Arbiter, Act::Annul));
            }
        });
        if adjournment.is_lost() {
            soft(ui, &view.tr("resume-lost-what"));
        }
    }
}

/// Players who have not come yet can come.
fn presence(ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            let name = view.name(color).into_owned();
            let args = [("player", name.as_str().into())];
            if adjournment.is_present(color) {
                soft(ui, &view.tr_args("resume-is-here", &args));
            } else if quiet(ui, &view.tr_args("resume-comes", &args)).clicked() {
                view.act(color, Act::Arrive);
            }
        }
    });
}

/// The arbiter may notice that a player has not come.
fn absence(ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            if adjournment.is_present(color) {
                continue;
            }
            let name = view.name(color).into_owned();
            let text = view.tr_args("resume-too-late", &[("player", name.as_str().into())]);
            if quiet(ui, &text).clicked() {
                view.ask(Command::Act(By::Arbiter, Act::SeeAbsent(color)));
            }
        }
    });
}

/// The adjournment, once the envelope was closed.
fn closed<'a>(view: &View<'a>) -> Option<&'a Adjournment> {
    view.table()
        .adjournment()
        .filter(|adjournment| adjournment.closed().is_some())
}

fn reply_may_be_sealed(adjournment: &Adjournment) -> bool {
    adjournment.reply().is_none()
        && !adjournment.is_lost()
        && adjournment.may_seal_reply(adjournment.replier())
}

/// The envelope that lies on the table, if the program closed it or keeps its entries.
fn lying(view: &View<'_>, adjournment: &Adjournment) -> Option<Result<Envelope, Refused>> {
    let paper = adjournment.reply().or(adjournment.envelope())?;
    match paper.paper {
        Paper::Unread(_) => Some(Envelope::on_table(view.table(), view.envelopes)),
        Paper::Text(_) => None,
    }
}

/// What the arbiter has to decide about the adjournment, with the rule that asks.
fn question(view: &View<'_>) -> Option<(Rule, Question)> {
    let (rule, question) = *view.table().questions().first()?;
    let is_ours = matches!(
        question,
        Question::SealedMove | Question::Lateness(_) | Question::Times
    ) && rule.slug().starts_with("adj-");
    is_ours.then_some((rule, question))
}

/// What was read out last.
fn last_revealed<'a>(view: &View<'a>) -> Option<&'a str> {
    view.log.iter().rev().find_map(|entry| {
        if let Act::Reveal(text) = &entry.event.act {
            Some(text.as_str())
        } else {
            None
        }
    })
}
