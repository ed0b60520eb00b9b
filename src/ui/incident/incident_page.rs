//! The page of an incident: its beginning, then the desk on which what happened is entered and ruled, then its sheet.

use eframe::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::incident_form::{FormOutcome, IncidentForm};
use super::incident_print_form::IncidentPrintForm;
use crate::desk::desk_page::{BesideTheMatter, DeskPage};
use crate::desk::happened_panel::HappenedPanel;
use crate::kit::button::Button;
use crate::kit::fonts::{BODY, HEADING, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::second_click::is_second;
use crate::kit::theme::{GAP, palette};
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::page::page_bar_with;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::{IncidentCommand, IncidentView};
use crate::view::screen::Screen;
use jadoube_core::chess::Color;
use jadoube_core::record::script::IncidentHeading;

/// In less room than this the bar does not tell the arbiter's name, in points.
const ARBITER: f32 = 110.0;

/// What of an incident is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum IncidentStage {
    /// Where it happened and how the board stands.
    Beginning,
    /// What happened and what is ruled.
    #[default]
    Desk,
    Sheet,
}

/// The page of an incident.
#[derive(Debug, Default)]
pub struct IncidentPage {
    stage: IncidentStage,
    form: IncidentForm,
    desk: DeskPage,
    happened: HappenedPanel,
    print: IncidentPrintForm,
    /// Whether what happened is entered although something waits to be decided.
    enters_more: bool,
    revision: Option<u64>,
}

impl IncidentPage {
    /// Whether people are told at the foot of its column what happened.
    pub fn has_place(&self, view: &View<'_>) -> bool {
        let is_open = view.window.screen == Screen::Incident && view.incident.is_some();
        is_open && self.stage == IncidentStage::Desk
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, notifications: &mut NotificationStrip) {
        let open = view.incident;
        if let Some(open) = open.filter(|open| self.revision != Some(open.revision)) {
            self.revision = Some(open.revision);
            self.desk = DeskPage::default();
            self.enters_more = false;
            if open.is_prepared {
                self.form = IncidentForm::at_a_board(open.incident, view);
                self.stage = IncidentStage::Beginning;
            } else if self.stage == IncidentStage::Beginning {
                self.stage = IncidentStage::Desk;
            }
        }
        match (open, self.stage) {
            (None, _) | (Some(_), IncidentStage::Beginning) => {
                if let Some(outcome) = self.form.ui(ui, view) {
                    if let FormOutcome::Begins(command) = outcome {
                        view.ask(Command::Incident(command));
                    }
                    self.stage = IncidentStage::Desk;
                }
            }
            (Some(open), IncidentStage::Desk) => self.desk_ui(ui, view, open, notifications),
            (Some(open), IncidentStage::Sheet) => {
                self.bar(ui, view, open);
                self.print.ui(ui, view, open);
            }
        }
    }

    fn desk_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: IncidentView<'_>,
        notifications: &mut NotificationStrip,
    ) {
        self.desk.hear(ui, view);
        self.bar(ui, view, open);
        let mut is_entered = false;
        let happened = &mut self.happened;
        let mut beside = |ui: &mut Ui, rect| is_entered |= happened.ui(ui, view, rect);
        let beside = BesideTheMatter {
            is_wanted: self.enters_more,
            show: &mut beside,
        };
        self.desk.body(ui, view, notifications, Some(beside));
        self.enters_more &= !is_entered;
    }

    /// The way back, whose board it is, and what leads to the beginning, to the sheet and back.
    fn bar(&mut self, ui: &mut Ui, view: &View<'_>, open: IncidentView<'_>) {
        page_bar_with(ui, view, |ui| {
            let has_words = ui.available_width() > 760.0;
            let item = |ui: &mut Ui, icon: Icon, id: &str| {
                let name = view.tr(id);
                let mut button = Button::icon(icon, name.clone());
                button.word = has_words.then_some(name);
                // What leads to the sheet and back lies at one place.
                button.show(ui).clicked() && !is_second(ui.ctx())
            };
            if self.stage == IncidentStage::Sheet {
                if item(ui, Icon::Whistle, "incident-decision") {
                    self.stage = IncidentStage::Desk;
                }
            } else {
                if item(ui, Icon::Log, "incident-sheet") {
                    self.stage = IncidentStage::Sheet;
                }
                let form = if item(ui, Icon::Correct, "incident-start") {
                    Some(IncidentForm::of(open.incident))
                } else if item(ui, Icon::New, "incident-new") {
                    Some(IncidentForm::after(open.incident, view))
                } else {
                    None
                };
                if let Some(form) = form {
                    self.form = form;
                    self.stage = IncidentStage::Beginning;
                }
                // What comes and goes moves nothing that stays.
                if open.can_undo && item(ui, Icon::Turn, "incident-undo") {
                    view.ask(Command::Incident(IncidentCommand::Undo));
                }
                let waits = !view.table().questions().is_empty();
                if waits && item(ui, Icon::Look, "report-happened") {
                    self.enters_more = !self.enters_more;
                }
            }
            let rest = vec2(ui.available_width() - GAP, ui.available_height());
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(rest, layout, |ui| {
                ui.add_space(GAP);
                let IncidentHeading { board, arbiter, .. } = open.incident.heading();
                let players = [Color::White, Color::Black].map(|color| view.name(color));
                let title = match board.trim() {
                    "" => players.join(" – "),
                    board => format!("{board} · {}", players.join(" – ")),
                };
                let title = RichText::new(title).font(bold(HEADING));
                ui.add(Label::new(title).truncate());
                if !arbiter.trim().is_empty() && ui.available_width() > ARBITER {
                    let told = format!("{}: {}", view.tr("report-arbiter"), arbiter.trim());
                    let color = palette(ui).soft_ink;
                    let told = RichText::new(told).font(regular(BODY)).color(color);
                    ui.add(Label::new(told).truncate());
                }
            });
        });
    }
}
