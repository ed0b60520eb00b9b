//! What the side clock is to be set to: players, time, keys.

use eframe::egui::{Align, CentralPanel, Frame, Key, Layout, Margin, Panel, Ui, vec2};

use crate::kit::clock_keys::clock_keys;
use crate::kit::piece_textures::Pieces;
use crate::kit::primary_action::{MAIN, primary_action};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{field, prose, soft, subtitle, tick};
use crate::parts::board_line::{board_line, taken_for};
use crate::parts::page::{bar, column, frame, is_low, page_bar, page_bar_titled, page_title};
use crate::parts::player_names::names_ui;
use crate::parts::time_control_field::TimeControlField;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::BoardSeat;
use jadoube_core::chess::ByColor;
use jadoube_core::clock::TimeControl;
use jadoube_core::clock::control_text::AgreedTimeControl;
use jadoube_core::laws::Edition;
use jadoube_core::record::TournamentBoard;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting};

/// How wide the form is at most, and less wide than what its last two groups stand below each other.
const WIDTH: f32 = 900.0;
const NARROW: f32 = 640.0;

/// The form in which the clock is set.
#[derive(Debug)]
pub struct Setup {
    time: TimeControlField,
    names: ByColor<String>,
    pieces: Pieces,
    /// What the clock was set to when this was last taken from it.
    taken: Option<(AgreedTimeControl, ByColor<String>)>,
    /// The board of the tournament for which the form was filled in.
    board: Option<TournamentBoard>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            time: TimeControlField::new("5400+30", false),
            names: ByColor::default(),
            pieces: Pieces::default(),
            taken: None,
            board: None,
        }
    }
}

impl Setup {
    /// Begins with what the clock is set to, whoever set it: those who play likely play again. What is known of a board of the
    /// tournament stays.
    pub fn follow(&mut self, side_clock: &SideClock) {
        if self.board.is_some() {
            return;
        }
        let (Some(control), Some(names)) = (side_clock.control(), side_clock.names()) else {
            return;
        };
        let is_known = |(known, called): &_| known == control && called == names;
        if !self.taken.as_ref().is_some_and(is_known) {
            self.time = TimeControlField::new(&control.to_string(), false);
            self.names.clone_from(names);
            self.taken = Some((control.clone(), names.clone()));
        }
    }

    /// Fills in what is known of the board of the tournament beside which the clock is to stand; whether it is another one.
    pub fn take_board(&mut self, view: &View<'_>) -> bool {
        let to_play = taken_for(view, BoardSeat::SideClock);
        let board = to_play.map(|to_play| to_play.board);
        if std::mem::replace(&mut self.board, board) == board {
            return false;
        }
        let Some(to_play) = to_play else {
            // What the clock was set to before is what it likely is set to again.
            self.taken = None;
            return false;
        };
        self.names.clone_from(&to_play.names);
        if let Some(control) = &to_play.control {
            self.time = TimeControlField::new(control, false);
        }
        true
    }

    /// Returns the board of the tournament that the game is for, as long as its players are those who play.
    fn board(&self, view: &View<'_>) -> Option<TournamentBoard> {
        let to_play = taken_for(view, BoardSeat::SideClock)?;
        (to_play.names == self.names).then_some(to_play.board)
    }

    /// Shows the form; whether it is still wanted. From a clock that was set before one may go back to it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, was_set: bool) -> bool {
        let mut wanted = true;
        let (title, is_low) = (view.tr("side-title"), is_low(ui));
        match (was_set, is_low) {
            (true, _) => wanted = !bar(ui, view, &title),
            (false, true) => page_bar_titled(ui, view, &title),
            (false, false) => page_bar(ui, view),
        }
        // Where a button has the keyboard, Enter presses that.
        let is_free = ui.ctx().memory(|memory| memory.focused().is_none());
        let mut enters = is_free && ui.input(|input| input.key_pressed(Key::Enter));
        let is_ready = matches!(self.time.agreed(), Ok(Some(_)));
        let has_begun = view.side.clock.is_some_and(|it| it.next().is_some());
        let what = if has_begun {
            "side-set-gives-up"
        } else {
            "side-set-what"
        };
        enters |= set_bar(ui, view, &view.tr(what), is_ready);
        let mut ground = frame(ui);
        if is_low {
            ground.inner_margin.bottom = 0;
        }
        CentralPanel::default().frame(ground).show(ui, |ui| {
            column(ui, view, WIDTH, |ui| {
                if is_low {
                    ui.spacing_mut().item_spacing.y = 5.0;
                } else {
                    page_title(ui, &title);
                }
                enters |= self.page(ui, view);
            });
        });
        if enters && let Ok(Some(control)) = self.time.agreed() {
            self.set(view, control);
            wanted = false;
        }
        wanted
    }

    fn set(&self, view: &View<'_>, control: ByColor<TimeControl>) {
        let setting = SideClockSetting {
            control: AgreedTimeControl::Timed(control),
            names: self.names.clone(),
            day: String::new(),
            tournament_board: self.board(view),
        };
        view.ask(Command::Clock(SideClockAct::Set(setting)));
    }

    /// Shows the page; whether Enter was pressed in its last name or its time.
    fn page(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let gap = if is_low(ui) { 2.0 } else { GAP };
        match taken_for(view, BoardSeat::SideClock) {
            Some(to_play) => board_line(ui, view, to_play, self.board(view).is_some()),
            None => {
                prose(ui, &view.tr("side-how"));
            }
        }
        ui.add_space(gap);
        let mut enters = names_ui(ui, view, &mut self.pieces, &mut self.names);
        ui.add_space(gap);
        subtitle(ui, &view.tr("new-game-time"));
        enters |= self.time.times_ui(ui, view, Edition::default());
        ui.add_space(gap);
        if ui.available_width() < NARROW {
            self.manner(ui, view);
            keys(ui, view);
        } else {
            ui.columns(2, |columns| {
                self.manner(&mut columns[0], view);
                keys(&mut columns[1], view);
            });
        }
        enters
    }

    /// What else can be said of the times.
    fn manner(&mut self, ui: &mut Ui, view: &View<'_>) {
        field(ui, &view.tr("side-manner"), |ui| {
            let mut apart = self.time.is_apart();
            tick(ui, &mut apart, &view.tr("time-apart"));
            self.time.set_apart(apart);
            self.time.settings_ui(ui, view);
        });
    }
}

/// What presses the halves, and what is heard.
fn keys(ui: &mut Ui, view: &View<'_>) {
    let mut settings = view.settings.clone();
    let mut chosen = settings.side_clock_keys();
    clock_keys(ui, view.words, "side-keys", &mut chosen);
    if chosen != settings.side_clock_keys() {
        settings.side_clock.keys = Some(chosen);
    }
    tick(
        ui,
        &mut settings.preferences.sound,
        &view.tr("prefs-sound-on"),
    );
    tick(
        ui,
        &mut settings.side_clock.countdown,
        &view.tr("prefs-countdown"),
    );
    if settings != *view.settings {
        view.ask(Command::Change(Box::new(settings)));
    }
}

/// The button that sets the clock, and beside it `what` happens then; whether it was clicked on.
fn set_bar(ui: &mut Ui, view: &View<'_>, what: &str, is_ready: bool) -> bool {
    let frame = Frame::new()
        .fill(palette(ui).sheet)
        .inner_margin(Margin::symmetric(32, 4));
    let bar = Panel::bottom("set")
        .frame(frame)
        .exact_size(MAIN + 8.0)
        .show_separator_line(false);
    let shown = bar.show(ui, |ui| {
        let whole = ui.available_width();
        let width = whole.min(WIDTH);
        let mut is_clicked = false;
        ui.horizontal(|ui| {
            ui.add_space((whole - width) / 2.0);
            let size = vec2(width, MAIN);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                let is_alone = width < NARROW;
                let share = if is_alone { 1.0 } else { 0.45 };
                let button = vec2((width * share).min(360.0), MAIN);
                ui.allocate_ui(button, |ui| {
                    is_clicked = primary_action(ui, view.words, &view.tr("side-set"), is_ready);
                });
                if !is_alone {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        soft(ui, what);
                    });
                }
            });
        });
        is_clicked
    });
    shown.inner
}
