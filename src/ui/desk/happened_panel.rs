//! What happened at a board, entered in the arbiter's words: what it has to do with, what it was, and whose.

use eframe::egui::{Key, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};
use strum::IntoEnumIterator as _;

use super::penalty_door::entry;
use crate::kit::fonts::{TITLE, bold};
use crate::kit::keyboard;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::{CORNER, GAP};
use crate::kit::widgets::{field, primary, sheet_ground, soft, tick, warning, written};
use crate::parts::page::{is_low, scroll_from_top};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentCommand;
use jadoube_core::chess::{Color, Square};
use jadoube_core::record::incident::{ActFault, GuidedAct, GuidedKind, KindGroup};

/// How much of the width the list has.
const LIST: f32 = 0.47;

/// How wide a short field is, in points.
const SHORT: f32 = 120.0;

/// The keys of the first nine entries of the list.
const KEYS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// What is being entered.
#[derive(Debug)]
pub struct HappenedPanel {
    group: KindGroup,
    kind: Option<GuidedKind>,
    /// Whose it was, once that was said; before it, whose it most likely was.
    by: Option<Color>,
    square: String,
    written: String,
    minutes: String,
    is_pressed: bool,
    fault: Option<ActFault>,
    /// Whether the keyboard is to be at what is to be said first, or at the button where nothing is.
    wants_focus: bool,
}

impl Default for HappenedPanel {
    fn default() -> Self {
        Self {
            group: KindGroup::Hands,
            kind: None,
            by: None,
            square: String::new(),
            written: String::new(),
            minutes: String::new(),
            is_pressed: true,
            fault: None,
            wants_focus: false,
        }
    }
}

impl HappenedPanel {
    /// Shows it in `rect`; whether something was entered.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> bool {
        sheet_ground(ui, rect, CORNER);
        let inner = rect.shrink2(vec2(20.0, if is_low(ui) { 8.0 } else { 12.0 }));
        let mut is_entered = false;
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, if is_low(ui) { 4.0 } else { GAP });
            if !is_low(ui) {
                let title = RichText::new(view.tr("report-happened")).font(bold(TITLE));
                ui.add(Label::new(title).truncate());
            }
            let groups: Vec<KindGroup> = KindGroup::iter().collect();
            let name = |group: KindGroup| {
                let id = format!("incident-group-{group}");
                view.tr(&id).into_owned()
            };
            if choice_in_a_row(ui, &mut self.group, &groups, name) {
                self.kind = None;
            }
            let area = ui.available_rect_before_wrap();
            let (left, right) = area.split_left_right_at_fraction(LIST);
            let left = left.with_max_x(left.right() - GAP);
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| self.list(ui, view));
            ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
                let shown =
                    scroll_from_top(ui, "happened").show(ui, |ui| self.show_details(ui, view));
                is_entered = shown.inner;
            });
        });
        is_entered
    }

    /// What may have happened of that group, each with its key.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) {
        let kinds: Vec<GuidedKind> = GuidedKind::iter()
            .filter(|kind| kind.group() == self.group)
            .collect();
        let mut wanted = None;
        if keyboard::is_free(ui) {
            let pressed = keyboard::presses(ui);
            let digit = |press: &keyboard::KeyPress| {
                KEYS.iter()
                    .position(|key| press.key == *key && !press.modifiers.any())
            };
            let place = pressed.iter().find_map(digit);
            wanted = place.and_then(|place| kinds.get(place).copied());
        }
        ScrollArea::vertical()
            .id_salt("what-happened")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = if is_low(ui) { 1.0 } else { 2.0 };
                for (number, kind) in (1..).zip(&kinds) {
                    let name = format!("{number}  {}", view.tr(&format!("incident-act-{kind}")));
                    if entry(ui, self.kind == Some(*kind), &name).clicked() {
                        wanted = Some(*kind);
                    }
                }
            });
        if let Some(kind) = wanted.filter(|kind| self.kind != Some(*kind)) {
            *self = Self {
                group: self.group,
                kind: Some(kind),
                wants_focus: true,
                ..Self::default()
            };
        }
    }

    /// What has to be said of what was chosen, and the button; whether it was entered.
    fn show_details(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(kind) = self.kind else {
            soft(ui, &view.tr("incident-how"));
            return false;
        };
        let mut enters = false;
        let mut by = self.by.unwrap_or_else(|| likely(view, kind));
        if kind.is_of_a_player() {
            let names = view.named_words();
            choice_in_a_row(ui, &mut by, &Color::ALL, |color| names.name(color));
            self.by = Some(by);
        }
        let mut wants_focus = std::mem::take(&mut self.wants_focus);
        let mut line = |ui: &mut Ui, id: &str, text: &mut String| {
            let name = view.tr(id);
            field(ui, &name, |ui| {
                let width = ui.available_width().min(2.0 * SHORT);
                let response = written(ui, text, &name, width);
                if std::mem::take(&mut wants_focus) {
                    response.request_focus();
                }
                enters |= keyboard::is_entered(ui, &response);
            });
        };
        if kind.needs_square() {
            line(ui, "incident-square", &mut self.square);
        }
        if kind.takes_move() {
            let id = if kind.needs_move() {
                "incident-move"
            } else {
                "incident-move-if-any"
            };
            line(ui, id, &mut self.written);
        }
        if kind == GuidedKind::Late {
            line(ui, "incident-minutes", &mut self.minutes);
        }
        if kind.may_be_pressed() {
            // A press without a move is an act of its own.
            let has_move = kind.needs_move() || !self.written.trim().is_empty();
            let mut none = false;
            let is_pressed = if has_move {
                &mut self.is_pressed
            } else {
                &mut none
            };
            ui.add_enabled_ui(has_move, |ui| {
                tick(ui, is_pressed, &view.tr("incident-pressed"));
            });
        }
        if let Some(fault) = self.fault {
            warning(ui, &view.tr(&format!("incident-{fault}")));
        }
        let button = primary(ui, &view.tr("incident-enter"));
        if wants_focus {
            button.request_focus();
        }
        enters |= button.clicked();
        if !enters {
            return false;
        }
        let act = GuidedAct {
            square: Square::from_ascii(self.square.trim().to_lowercase().as_bytes()).ok(),
            written: self.written.clone(),
            is_pressed: self.is_pressed,
            minutes: self.minutes.trim().parse().unwrap_or_default(),
            ..GuidedAct::new(kind, by)
        };
        let mut open = view.incident.map(|it| it.incident.clone());
        let trial = open.as_mut().map(|it| it.enter_act(&act, view.arbiter));
        self.fault = trial.and_then(Result::err);
        if self.fault.is_some() {
            self.wants_focus = true;
            return false;
        }
        view.ask(Command::Incident(IncidentCommand::Enter(act)));
        *self = Self {
            group: self.group,
            ..Self::default()
        };
        true
    }
}

/// Whose it most likely was: who has the clock running did something at the board, and the opponent objects to it.
fn likely(view: &View<'_>, kind: GuidedKind) -> Color {
    let at_move = view.table().whose_clock_runs();
    let objects = matches!(kind, GuidedKind::ClaimsTouch | GuidedKind::ClaimsIllegal);
    if objects && view.table().game().has_the_move() != at_move {
        !at_move
    } else {
        at_move
    }
}
