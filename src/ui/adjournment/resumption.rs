//! Taking an adjourned game up again, branch by branch: who is there, what the clocks show, and what is exceptional.

use std::time::Duration;

use eframe::egui::{Popup, Rect, Ui};

use super::envelope_opening::{EnvelopeOpening, at_the_desk, closed_adjournment, lying, question};
use super::envelope_view::envelope_ui;
use super::exceptional_outcomes::ExceptionalOutcomes;
use super::refusal::unreadable;
use super::sealing::{SealingPanel, is_over, panel};
use super::standing_offer::StandingOffer;
use crate::kit::announcement::announce;
use crate::kit::menu_item::menu_item;
use crate::kit::widgets::{
    badge, heard_title, primary, prose, quiet, row, soft, title, warning, written,
};
use crate::parts::page::is_left_by_key;
use crate::parts::question_options::options;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::clock::duration_text;
use jadoube_core::laws::{
    Adjournment, ArbiterAct, PlayerAct, Question, Rule, RuleFamily, Ruling, Standing,
};
use jadoube_core::record::print::envelope_sheet::EnvelopeSheet;

/// How long it takes at most to see who is there when a session begins.
const LOOKS_ROUND: Duration = Duration::from_mins(1);

/// What is written while a game is taken up again.
#[derive(Debug, Default)]
pub struct ResumptionPanel {
    /// Whether somebody has begun to take the game up again.
    is_begun: bool,
    opening: EnvelopeOpening,
    times: Option<[String; 2]>,
    exceptional: ExceptionalOutcomes,
    offer: StandingOffer,
    /// Whether the page was opened by hand, and shown in the frame before.
    was_shown: bool,
}

impl ResumptionPanel {
    /// Closes the page once nothing is left to be settled, and returns whether it did: it does not become the page on which a
    /// game is adjourned.
    pub fn close_when_settled(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        let is_open = view.window.screen == Screen::Adjourning;
        let is_shown = is_open && Self::is_wanted(view);
        let was_shown = std::mem::replace(&mut self.was_shown, is_shown);
        // The next adjournment begins with its envelope on the table.
        self.is_begun &= closed_adjournment(view).is_some_and(|it| it.resumed().is_none());
        let closes = was_shown && is_open && !is_shown && !SealingPanel::is_asked_for(view);
        if closes {
            view.ask(Command::Show(Screen::Table));
            ui.request_repaint();
        }
        closes
    }

    /// Whether the game is adjourned, or was and something of it is still to be settled.
    pub fn is_wanted(view: &View<'_>) -> bool {
        let Some(adjournment) = closed_adjournment(view) else {
            return false;
        };
        match view.table().standing() {
            Standing::Adjourned => true,
            Standing::Playing => {
                adjournment.reply().is_some()
                    || reply_may_be_sealed(view, adjournment)
                    || question(view).is_some()
                    || view.window.screen == Screen::Adjourning && !is_over(view, adjournment)
            }
            Standing::Ended(..) | Standing::Annulled | Standing::Referred => false,
        }
    }

    /// Whether a reply may be sealed now, in an envelope of its own.
    pub fn has_reply_to_seal(view: &View<'_>) -> bool {
        view.is_playing()
            && closed_adjournment(view).is_some_and(|it| reply_may_be_sealed(view, it))
    }

    /// Whether a game lies adjourned, or its resumption is not long past: no other adjournment can begin yet.
    pub fn is_under_way(view: &View<'_>) -> bool {
        closed_adjournment(view).is_some_and(|adjournment| !is_over(view, adjournment))
    }

    /// Shows the panel in `rect`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        sealing: &mut SealingPanel,
        article: &mut ArticlePanel,
        rect: Rect,
    ) {
        let Some(adjournment) = closed_adjournment(view) else {
            return;
        };
        let steps = [
            view.table().standing() == Standing::Playing,
            adjournment.resumed().is_some(),
            self.is_begun,
            self.opening.is_compared(view, adjournment),
        ];
        panel(ui, rect, steps, |ui, foot| {
            if view.table().standing() == Standing::Playing {
                self.playing(ui, foot, view, adjournment, sealing, article);
            } else if adjournment.resumed().is_some() {
                heard_title(ui, &view.tr("resume-title"));
                self.waiting(ui, foot, view, adjournment, article);
                said_last(ui, view, article);
            } else if self.is_begun {
                self.beginning(ui, foot, view, adjournment);
            } else {
                self.adjourned(ui, foot, view, adjournment);
            }
        });
    }

    /// Before the session: the envelope lies there for all to see.
    fn adjourned(
        &mut self,
        ui: &mut Ui,
        foot: &mut Ui,
        view: &View<'_>,
        adjournment: &Adjournment,
    ) {
        heard_title(ui, &view.tr("adjourned-title"));
        self.offer.ui(ui, view);
        lost_envelope(ui, view, adjournment);
        match lying(view, adjournment) {
            None => {}
            Some(_) if adjournment.is_lost() => {}
            Some(Ok(envelope)) => {
                envelope_ui(ui, view, &envelope);
                soft(ui, &view.tr("adjourned-check"));
            }
            Some(Err(refused)) => {
                unreadable(ui, view, refused);
            }
        }
        if costs_to_be_set(view) {
            self.costs(ui, view);
        }
        if primary(foot, &view.tr("resume-take-up")).clicked() {
            self.is_begun = true;
        }
        if quiet(foot, &view.tr("menu-save")).clicked() {
            view.ask(Command::Choose(FileTask::Save));
        }
        Popup::menu(&quiet(foot, &view.tr("envelope-print"))).show(|ui| {
            for (id, sheet) in [
                ("envelope-print-c6", EnvelopeSheet::C6),
                ("envelope-print-c5", EnvelopeSheet::C5),
                ("envelope-print-a4", EnvelopeSheet::FoldedA4),
            ] {
                if menu_item(ui, view.tr(id)) {
                    view.ask(Command::Choose(FileTask::Envelope(sheet)));
                }
            }
        });
    }

    /// Before the session too: what the clocks show. It begins with the answer to who is there.
    fn beginning(
        &mut self,
        ui: &mut Ui,
        foot: &mut Ui,
        view: &View<'_>,
        adjournment: &Adjournment,
    ) {
        heard_title(ui, &view.tr("resume-both-here"));
        prose(ui, &view.tr("resume-begins-what"));
        lost_envelope(ui, view, adjournment);
        self.offer.ui(ui, view);
        if costs_to_be_set(view) {
            self.costs(ui, view);
        } else {
            self.clocks(ui, view);
        }
        self.exceptional.ui(ui, view, adjournment);
        let answers = |ui: &mut Ui| {
            let only = |color: Color| {
                let player = [("player", view.name(color).into())];
                view.tr_args("resume-only", &player).into_owned()
            };
            let there: [(String, &[Color]); 4] = [
                (view.tr("resume-both").into_owned(), &Color::ALL),
                (only(Color::White), &[Color::White]),
                (only(Color::Black), &[Color::Black]),
                (view.tr("resume-nobody").into_owned(), &[]),
            ];
            for (index, (name, there)) in there.iter().enumerate() {
                let button = if index == 0 { primary } else { quiet };
                if button(ui, name).clicked() {
                    for color in *there {
                        view.act(*color, PlayerAct::Arrive);
                    }
                    view.arbitrate(ArbiterAct::Resume);
                }
            }
        };
        if costs_to_be_set(view) {
            foot.add_enabled_ui(false, answers);
        } else {
            // Directly in the foot they share its rows with the way back.
            answers(foot);
        }
        if quiet(foot, &view.tr("back")).clicked() {
            self.is_begun = false;
        }
    }

    /// The session has begun, and the envelope is closed.
    fn waiting(
        &mut self,
        ui: &mut Ui,
        foot: &mut Ui,
        view: &View<'_>,
        adjournment: &Adjournment,
        article: &mut ArticlePanel,
    ) {
        let replier = adjournment.replier();
        let flag_is_down = view
            .table()
            .clock()
            .is_some_and(|clock| clock.fallen().get(replier).is_some());
        if self.opening.decisions(ui, foot, view, article) {
        } else if adjournment.is_present(replier) || flag_is_down {
            self.opening.ui(ui, foot, view, adjournment);
            if adjournment.is_present(replier) && !adjournment.is_present(adjournment.sealer()) {
                soft(ui, &view.tr("resume-reply-later"));
            }
        } else {
            let name = view.name(replier).into_owned();
            prose(
                ui,
                &view.tr_args("resume-replier-absent", &[("player", name.as_str().into())]),
            );
        }
        presence(ui, view, adjournment);
        let runs = view
            .table()
            .clock()
            .is_some_and(|clock| clock.running() == Some(replier));
        if adjournment.is_present(replier)
            && runs
            && quiet(ui, &view.tr("resume-stop-clock")).clicked()
        {
            view.act(replier, PlayerAct::StopClocks);
        }
        self.exceptional.ui(ui, view, adjournment);
    }

    /// The game goes on, but one player may not have come yet, or the arbiter has to decide something.
    fn playing(
        &mut self,
        ui: &mut Ui,
        foot: &mut Ui,
        view: &View<'_>,
        adjournment: &Adjournment,
        sealing: &mut SealingPanel,
        article: &mut ArticlePanel,
    ) {
        if self.opening.decisions(ui, foot, view, article) {
            presence(ui, view, adjournment);
            return;
        }
        if adjournment.reply().is_some() {
            heard_title(ui, &view.tr("resume-reply-sealed"));
            if adjournment.is_present(adjournment.sealer()) {
                self.opening.ui(ui, foot, view, adjournment);
            } else {
                prose(ui, &view.tr("resume-reply-waits"));
            }
            presence(ui, view, adjournment);
        } else if reply_may_be_sealed(view, adjournment) {
            title(ui, &view.tr("resume-sealer-absent"));
            prose(ui, &view.tr("resume-reply-may"));
            presence(ui, view, adjournment);
            sealing.reply(ui, foot, view);
        } else {
            title(ui, &view.tr("resume-title"));
            if said_of_the_resumption(view) {
                said_last(ui, view, article);
            }
        }
        for color in Color::ALL {
            let name = view.name(color).into_owned();
            let text = view.tr_args("resume-wrong-times", &[("player", name.as_str().into())]);
            if quiet(ui, &text).clicked() {
                view.act(color, PlayerAct::ClaimTimes);
            }
        }
        self.clocks(ui, view);
        let escapes = is_left_by_key(ui);
        if view.window.screen == Screen::Adjourning
            && (quiet(foot, &view.tr("close")).clicked() || escapes)
        {
            view.ask(Command::Show(Screen::Table));
        }
    }

    /// What adjourning early costs, which the arbiter has to set before the game can go on.
    fn costs(&mut self, ui: &mut Ui, view: &View<'_>) {
        warning(ui, &view.words.question(Question::Times));
        if !view.answers_questions() {
            return at_the_desk(ui, view);
        }
        ui.horizontal_wrapped(|ui| {
            for option in options(view, Question::Times) {
                if quiet(ui, &option.title).clicked() {
                    option.decide(view);
                }
            }
        });
        self.clocks(ui, view);
    }

    /// The clocks, if they do not show what they should and whoever is at the table may set them.
    fn clocks(&mut self, ui: &mut Ui, view: &View<'_>) {
        let stands = view
            .table()
            .clock()
            .filter(|clock| clock.running().is_none());
        let may_set = view.answers_questions() && !view.desk_lock.is_locked();
        let Some(clock) = stands.filter(|_| may_set) else {
            return;
        };
        let now = Color::ALL.map(|color| whole_seconds(clock.remaining(color, view.now)));
        let Some(times) = &mut self.times else {
            if quiet(ui, &view.tr("resume-set-times")).clicked() {
                self.times = Some(now);
            }
            return;
        };
        let mut is_done = false;
        row(ui, |ui| {
            for (color, text) in Color::ALL.into_iter().zip(times.iter_mut()) {
                let name = view.tr(color.fold_wb("color-white", "color-black"));
                soft(ui, &name);
                written(ui, text, &name, 84.0);
            }
            let read: Vec<Duration> = times
                .iter()
                .filter_map(|text| duration_text::read(text.trim()).ok())
                .collect();
            if let [white, black] = read[..]
                && primary(ui, &view.tr("resume-set-times")).clicked()
            {
                view.arbitrate(ArbiterAct::SetTimes(white, black));
                is_done = true;
            }
            is_done |= quiet(ui, &view.tr("cancel")).clicked();
        });
        if is_done {
            self.times = None;
        }
    }
}

/// Whether the arbiter has still to set what an early adjournment costs, no session having been announced (I.1.2).
fn costs_to_be_set(view: &View<'_>) -> bool {
    let asked = (Rule::AdjEarly, Question::Times);
    view.table().questions().contains(&asked)
}

/// Whether what the arbiter ruled last is about the resumption, and not about a move since.
fn said_of_the_resumption(view: &View<'_>) -> bool {
    let of_it = |ruling: &Ruling| ruling.rule.family() == RuleFamily::Adjournment;
    view.log
        .last()
        .is_some_and(|entry| entry.rulings.iter().all(of_it))
}

/// That the arbiter found the envelope lost, and what is done without it.
fn lost_envelope(ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
    if adjournment.is_lost() {
        warning(ui, &view.tr("rule-adj-lost-envelope-finding"));
        soft(ui, &view.tr("resume-lost-what"));
    }
}

/// What the arbiter ruled last, with the article. What is asked below is not said twice.
fn said_last(ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
    let edition = view.arbiter.terms().edition;
    let Some((index, entry)) = view.log.iter().enumerate().next_back() else {
        return;
    };
    let asked = question(view);
    let is_asked_below = |ruling: &Ruling| match asked {
        Some((rule, Question::Lateness(_))) => [rule, Rule::AdjLateSealer].contains(&ruling.rule),
        Some((rule, _)) => rule == ruling.rule,
        None => false,
    };
    for ruling in entry
        .rulings
        .iter()
        .filter(|ruling| !is_asked_below(ruling))
    {
        let card = view.card(ruling, edition);
        ui.horizontal(|ui| {
            if let Some(number) = ruling.rule.articles(edition).next()
                && badge(ui, view.words, number).clicked()
            {
                article.open(ruling.rule, Some(index));
            }
            let said = if card.finding.is_empty() {
                card.headline
            } else {
                card.finding
            };
            soft(ui, &said);
            announce(
                ui,
                ui.scope_id().with(("heard", index)),
                &said,
                Urgency::Assertive,
            );
        });
    }
}

/// Players who have not come yet can come, or the arbiter notices that they have not. Whoever comes while people still look
/// round was there, and is told so beforehand.
fn presence(ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
    row(ui, |ui| {
        for color in Color::ALL {
            let name = view.name(color).into_owned();
            let args = [("player", name.as_str().into())];
            if adjournment.is_present(color) {
                soft(ui, &view.tr_args("resume-is-here", &args));
                continue;
            }
            if quiet(ui, &view.tr_args("resume-comes", &args)).clicked() {
                if is_still_seen(view, adjournment, color) {
                    view.arbitrate(ArbiterAct::SeePresent(color));
                } else {
                    view.act(color, PlayerAct::Arrive);
                }
            }
            let lateness = Question::Lateness(color);
            let mut asked = view.table().questions().iter();
            let may_be_asked =
                adjournment.resumed().is_some() && asked.all(|(_, question)| *question != lateness);
            if may_be_asked && quiet(ui, &view.tr_args("resume-too-late", &args)).clicked() {
                view.arbitrate(ArbiterAct::SeeAbsent(color));
            }
        }
    });
    let may_be_there =
        |color: &Color| !adjournment.is_present(*color) && is_still_seen(view, adjournment, *color);
    if Color::ALL.iter().any(may_be_there) {
        soft(ui, &view.tr("resume-first-minute"));
    }
}

/// Whether the session began so short a time ago that a player who is seen at the board now was there; not once the arbiter
/// has seen that they were not.
fn is_still_seen(view: &View<'_>, adjournment: &Adjournment, color: Color) -> bool {
    let Some(begun) = adjournment.resumed() else {
        return false;
    };
    let absent = ArbiterAct::SeeAbsent(color);
    let since = view.log.iter().rev();
    let mut since = since.take_while(|entry| entry.event.at >= begun);
    view.now - begun < LOOKS_ROUND && since.all(|entry| entry.event.arbiter_act() != Some(&absent))
}

/// Whether the reply to the sealed move may still go into an envelope of its own: it was not made on the board.
fn reply_may_be_sealed(view: &View<'_>, adjournment: &Adjournment) -> bool {
    adjournment.reply().is_none()
        && view.table().game().has_the_move() == adjournment.replier()
        && !adjournment.is_lost()
        && adjournment.may_seal_reply(adjournment.replier())
}
