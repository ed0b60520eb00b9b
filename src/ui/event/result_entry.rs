//! The line in which results are typed as the slips come in, or who has come, and what came of the last one.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Id, Label, RichText, Ui};

use crate::kit::announcement::announce_words;
use crate::kit::fonts::{BODY, bold};
use crate::kit::keyboard;
use crate::kit::theme::palette;
use crate::kit::widgets::{soft, warning, written_like};
use crate::view::frame_view::View;
use jadoube_core::i18n::quick_result_fault;
use jadoube_core::tournament::quick_result::{QuickResult, QuickResultFault};
use jadoube_core::tournament::{Round, TypedAttendance};

/// How wide the line is, in points.
const WIDTH: f32 = 168.0;

/// The line, and what is said beside it.
#[derive(Debug)]
pub struct ResultEntry {
    text: String,
    message: EntryMessage,
    /// What the line is known by, once it was shown.
    pub id: Id,
    /// Whether the keyboard is to be at the line.
    pub wants_focus: bool,
}

/// What is said beside the line.
#[derive(Debug, Default)]
enum EntryMessage {
    /// How results are typed.
    #[default]
    Help,
    /// That was entered; until which state of the tournament it is the last thing that happened.
    Entered(String, u64),
    /// What was typed is no result, or only with a reason.
    Fault(String),
}

/// What is typed into the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RoundMode {
    /// Results, as the slips come in.
    #[default]
    Results,
    /// Who has come, before the default time ends.
    Attendance,
}

impl RoundMode {
    pub const ALL: [Self; 2] = [Self::Results, Self::Attendance];

    /// Returns the message that names it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Results => "event-mode-results",
            Self::Attendance => "event-mode-attendance",
        }
    }

    /// Returns the messages that name the line and say how it is written.
    const fn entry_ids(self) -> [&'static str; 2] {
        match self {
            Self::Results => ["event-entry", "event-entry-what"],
            Self::Attendance => ["event-attendance-entry", "event-attendance-what"],
        }
    }
}

/// What was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedEntry {
    /// The result of a board that had none.
    New(QuickResult),
    /// Another result than the board has, which wants a reason.
    Correction(QuickResult),
    /// Who has come to a board.
    Attendance(TypedAttendance),
}

impl Default for ResultEntry {
    fn default() -> Self {
        Self {
            text: String::new(),
            message: EntryMessage::default(),
            id: Id::NULL,
            wants_focus: true,
        }
    }
}

impl ResultEntry {
    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Puts the number of a board into the line, so that only its result is to be typed.
    pub fn begin_board(&mut self, ui: &Ui, board: u16) {
        self.text = format!("{board} ");
        let end = CCursor::new(self.text.chars().count());
        let mut state = TextEditState::load(ui.ctx(), self.id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(end)));
        state.store(ui.ctx(), self.id);
        self.wants_focus = true;
    }

    /// Says what is entered in this frame, or was there already. It is said until something else is entered.
    pub fn tell_entered(&mut self, view: &View<'_>, told: String, is_new: bool) {
        let until = revision(view) + u64::from(is_new);
        self.message = EntryMessage::Entered(told, until);
    }

    /// Something else is chosen: what was wrong with what was typed is of no interest any more.
    pub fn forget_fault(&mut self) {
        if matches!(self.message, EntryMessage::Fault(_)) {
            self.message = EntryMessage::Help;
        }
    }

    /// Shows the line; what was typed, once Enter was pressed.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        round: &Round,
        mode: RoundMode,
    ) -> Option<TypedEntry> {
        let [name, what] = mode.entry_ids();
        let mut typed = None;
        if let EntryMessage::Entered(_, until) = self.message
            && revision(view) > until
        {
            self.message = EntryMessage::Help;
        }
        ui.horizontal(|ui| {
            let name = view.tr(name);
            let example = match mode {
                RoundMode::Results => "12 1",
                RoundMode::Attendance => "12",
            };
            let line = written_like(ui, &mut self.text, &name, example, WIDTH);
            self.id = line.id;
            if line.changed() {
                self.message = EntryMessage::Help;
            }
            if keyboard::is_entered(ui, &line) {
                typed = match mode {
                    RoundMode::Results => self.enter_result(view, round),
                    RoundMode::Attendance => self.enter_attendance(view, round),
                };
                self.wants_focus = !matches!(typed, Some(TypedEntry::Correction(_)));
            }
            if std::mem::take(&mut self.wants_focus) {
                line.request_focus();
            }
            match &self.message {
                EntryMessage::Help => {
                    soft(ui, &view.tr(what));
                }
                EntryMessage::Entered(told, _) => {
                    announce_words(ui, told);
                    let ink = palette(ui).ink;
                    let text = RichText::new(told).font(bold(BODY)).color(ink);
                    ui.add(Label::new(text).wrap());
                }
                EntryMessage::Fault(told) => {
                    warning(ui, told);
                }
            }
        });
        typed
    }

    fn enter_attendance(&mut self, view: &View<'_>, round: &Round) -> Option<TypedEntry> {
        match TypedAttendance::read_for(&self.text, round) {
            Ok(typed) => {
                self.text.clear();
                Some(TypedEntry::Attendance(typed))
            }
            Err(fault) => {
                let told = match fault {
                    QuickResultFault::NoSuchBoard(_) => quick_result_fault(&fault, view.words),
                    QuickResultFault::Empty
                    | QuickResultFault::NoBoard(_)
                    | QuickResultFault::NoResult(_)
                    | QuickResultFault::UnknownResult(..)
                    | QuickResultFault::HasResult(..) => {
                        view.tr("event-attendance-fault").into_owned()
                    }
                };
                self.message = EntryMessage::Fault(told);
                None
            }
        }
    }

    fn enter_result(&mut self, view: &View<'_>, round: &Round) -> Option<TypedEntry> {
        match QuickResult::read_for(&self.text, round) {
            Ok(result) => {
                self.text.clear();
                Some(TypedEntry::New(result))
            }
            Err(fault) => {
                self.message = EntryMessage::Fault(quick_result_fault(&fault, view.words));
                if !matches!(fault, QuickResultFault::HasResult(..)) {
                    return None;
                }
                let typed = QuickResult::read(&self.text).ok()?;
                self.text.clear();
                Some(TypedEntry::Correction(typed))
            }
        }
    }
}

/// The state of the tournament that lies open.
fn revision(view: &View<'_>) -> u64 {
    view.tournament.map_or(0, |open| open.revision)
}
