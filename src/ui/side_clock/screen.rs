//! The screen of the side clock: both halves, the row of buttons, and what lies upon them.

use std::time::Duration;

use eframe::egui::{CentralPanel, Event, Frame, Key, Rect, Sense, Ui, vec2};

use super::clock_bar::{self, BarChoice, ClockBar};
use super::correction::CorrectionSheet;
use super::half_state::ClockSide;
use super::half_view::{ClockHalf, ClockPictures, NOTICE};
use super::illegal_move::{IllegalMoveDoor, has_lost_one};
use super::log::LogSheet;
use super::player_sides::left;
use super::setup::Setup;
use crate::kit::keyboard;
use crate::kit::menu_shade;
use crate::kit::plain_fill::fill_plainly;
use crate::kit::theme::palette;
use crate::kit::widgets::{modal, title};
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::pin_entry::PinEntry;
use crate::parts::running_clock;
use crate::view::command::Command;
use crate::view::desk_lock::LockCommand;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::ClockKeys;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::hands::clock_press::is_same_press;
use jadoube_core::laws::Rule;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, StopReason};

/// How far what people are told is from both edges of the window, in points.
const AROUND_NOTICE: f32 = 8.0;

/// How long the lock must be held to be opened.
const HOLD: Duration = Duration::from_secs(1);

/// How long after the Esc that stopped the clock another one does not leave it: pressed twice, it was meant once.
const STAYS: Duration = Duration::from_secs(2);

/// How high the bar on its button is that shows how much of that has passed.
const PROGRESS: f32 = 6.0;

/// How often the part of it that has passed is painted.
const BETWEEN_PICTURES: Duration = Duration::from_millis(33);

/// The side clock with everything that belongs to it.
#[derive(Debug, Default)]
pub struct SideClockScreen {
    setup: Setup,
    /// Whether the clock is to be set though it was set before.
    sets_anew: bool,
    correction: Option<CorrectionSheet>,
    log: LogSheet,
    lock_held_since: Option<Moment>,
    pictures: ClockPictures,
    /// When the space bar was pressed last.
    space_at: Option<Moment>,
    /// When Esc stopped the clock last.
    escape_at: Option<Moment>,
    /// Whether White has pressed a clock that nobody had started.
    white_was_first: bool,
    illegal_move: IllegalMoveDoor,
    /// Whether the last correction is to be taken back, once the PIN is given.
    takes_back: bool,
    pin: PinEntry,
}

/// The rule that a clock at rest shows: of a flag that has fallen, or of illegal moves that were counted.
fn rule_in_sight(side_clock: &SideClock, clock: &Clock) -> Option<Rule> {
    let is_charged = side_clock.illegal().into_iter().any(|count| count > 0);
    let flag = has_fallen(clock).then_some(Rule::FlagLoss);
    flag.or(is_charged.then_some(Rule::IllegalCountStd))
}

fn has_fallen(clock: &Clock) -> bool {
    clock.fallen().into_iter().any(|it| it.is_some())
}

impl SideClockScreen {
    /// Shows the clock, or what it is to be set to.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, notifications: &mut NotificationStrip) {
        self.sets_anew |= self.setup.take_board(view);
        let Some((side_clock, clock)) = view.side.clock.and_then(|it| Some((it, it.clock()?)))
        else {
            self.setup.ui(ui, view, false);
            self.sets_anew = false;
            return;
        };
        menu_shade::let_through(ui.ctx());
        self.clock_or_form(ui, view, (side_clock, clock), notifications);
        // It was opened for one thing, and locks behind it.
        let lock = &view.desk_lock;
        if lock.has_pin && lock.is_open && !self.is_at_what_is_locked() {
            view.ask(Command::Lock(LockCommand::Lock));
        }
    }

    /// Whether somebody is at, or waits for, what a PIN locks.
    const fn is_at_what_is_locked(&self) -> bool {
        self.sets_anew
            || self.correction.is_some()
            || self.takes_back
            || self.log.begins_anew()
            || self.illegal_move.is_wanted()
    }

    fn clock_or_form(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (side_clock, clock): (&SideClock, &Clock),
        notifications: &mut NotificationStrip,
    ) {
        let is_locked = view.desk_lock.is_locked();
        let asks_for_pin = is_locked && self.is_at_what_is_locked();
        if self.sets_anew && clock.running().is_none() && !is_locked {
            self.sets_anew = self.setup.ui(ui, view, true);
            return;
        }
        self.sets_anew &= asks_for_pin;
        self.setup.follow(side_clock);
        running_clock::above_side_clock(ui, view, side_clock.is_locked());
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            self.clock(ui, view, (side_clock, clock), notifications);
        });
        // What was just asked for may be locked as well.
        if is_locked && self.is_at_what_is_locked() {
            self.ask_for_pin(ui, view);
        } else {
            if std::mem::take(&mut self.takes_back) {
                view.ask(Command::Clock(SideClockAct::TakeBack));
            }
            self.sheets(ui, view, side_clock);
        }
    }

    /// Asks for the PIN in the place of what it locks, until it is given or given up.
    fn ask_for_pin(&mut self, ui: &Ui, view: &View<'_>) {
        let mut is_given_up = false;
        let closes = modal(ui, !view.is_a_clock_running(), "side-pin", 420.0, |ui| {
            title(ui, &view.tr("pin-needed"));
            is_given_up = self.pin.ui(ui, view, true);
        });
        if closes || is_given_up {
            self.sets_anew = false;
            self.correction = None;
            self.takes_back = false;
            self.illegal_move.close();
            self.log.keep();
        }
    }

    /// Whether people are told on it what happened: at the foot of both halves, while they are shown.
    pub fn has_halves(&self, view: &View<'_>) -> bool {
        let clock = view.side.clock.and_then(SideClock::clock);
        let stands = |clock: &Clock| clock.running().is_none();
        view.window.screen == Screen::SideClock
            && clock.is_some_and(|it| !self.sets_anew || !stands(it))
    }

    fn clock(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (side_clock, clock): (&SideClock, &Clock),
        notifications: &mut NotificationStrip,
    ) {
        let area = ui.available_rect_before_wrap();
        let (faces, bar) = area.split_top_bottom_at_y(area.bottom() - clock_bar::HEIGHT);
        let left = left(view);
        let asks_for_pin = view.desk_lock.is_locked() && self.is_at_what_is_locked();
        let is_asked = self.correction.is_some()
            || self.sets_anew
            || asks_for_pin
            || view.files.path_request.is_some();
        // A log that is read while a side runs keeps nobody from pressing.
        let log = self.log.lies_over(clock).filter(|_| !is_asked);
        let is_open = is_asked || self.log.is_open() && log.is_none();
        let hears = keyboard::is_free(ui) || log.is_some();
        // A menu that hangs open has its keys to itself; the levers go on.
        let has_menu = keyboard::has_menu(ui);
        let space = !is_open && !has_menu && hears && keyboard::take(ui, Key::Space);
        let (one, other) = faces.split_left_right_at_fraction(0.5);
        let places = ByColor {
            white: left.fold_wb(one, other),
            black: left.fold_wb(other, one),
        };
        let mut read = ByColor::<bool>::default();
        for color in Color::ALL {
            let side = ClockSide {
                side_clock,
                clock,
                color,
            };
            let half = ClockHalf {
                side,
                rect: *places.get(color),
                is_too_soon: self.white_was_first && color.is_white(),
            };
            *read.get_mut(color) = half.ui(ui, view, &mut self.pictures);
        }
        let foot = faces.with_min_y(faces.bottom() - NOTICE);
        let around = foot.shrink2(vec2(AROUND_NOTICE, 2.0));
        let is_told = notifications.in_column(ui, view, around) != around;
        let told = is_told.then_some(foot);
        let keys = view.settings.side_clock_keys();
        let mut pressed = super::levers::pressed(ui, keys, left, &places, [log, told]);
        for color in Color::ALL {
            *pressed.get_mut(color) |= *read.get(color);
        }
        if side_clock.next().is_some() {
            self.white_was_first = false;
        }
        if !is_open {
            if let Some(act) = super::levers::act_of_levers(side_clock, pressed) {
                view.ask(Command::Clock(act));
            } else if pressed.white && side_clock.next().is_none() && !self.white_was_first {
                self.white_was_first = true;
                ui.request_repaint();
            }
            if space {
                self.space(view, side_clock, clock);
            }
            // Esc closes the log or a menu before it stops a clock.
            if log.is_none() && !has_menu {
                self.keys(ui, view, side_clock, clock);
            }
        }
        let line = bar.with_max_y(bar.top() + 1.0);
        fill_plainly(ui.painter(), line, 0.0, palette(ui).line);
        self.bar(ui, view, side_clock, clock, bar);
    }

    /// The keys beside the levers.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let hit = |key| ui.input(|input| input.events.iter().any(|event| presses(event, key)));
        if hit(Key::F11) {
            view.ask(Command::FullScreen);
        }
        let running = clock.running();
        // The Laws never cover a clock on which time is left and runs.
        if hit(Key::F1) && (running.is_none() || has_fallen(clock)) {
            let rule = rule_in_sight(side_clock, clock);
            view.ask(rule.map_or(Command::Show(Screen::Laws), |rule| {
                Command::OpenLaw(rule.into())
            }));
        }
        if side_clock.is_locked() {
            return;
        }
        if hit(Key::F4) {
            view.ask(Command::Clock(SideClockAct::Lock(true)));
        }
        if hit(Key::F2) {
            view.change(|settings| settings.side_clock.counters = !settings.side_clock.counters);
        }
        let letter = view.settings.side_clock_keys() != ClockKeys::Letters && hit(Key::P);
        let pauses = hit(Key::Pause) || letter;
        let (escape, now) = (hit(Key::Escape), view.side.now);
        if running.is_some() {
            if pauses || escape {
                view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
            }
            self.escape_at = escape.then_some(now);
        } else if escape {
            let stopped = self.escape_at.map(|at| now - at);
            if stopped.is_none_or(|since| since >= STAYS) {
                view.ask(Command::Show(Screen::First));
            }
        } else if pauses
            && let Some(color) = side_clock.next()
            && !has_lost_one(side_clock, clock)
        {
            view.ask(Command::Clock(SideClockAct::Resume(color)));
        }
        if hit(Key::Enter) && running.is_none() && ui.memory(|memory| memory.focused().is_none()) {
            self.correction = CorrectionSheet::new(side_clock, view.side.now);
        }
    }

    /// The space bar presses what runs and lets go on what stands; twice at once it was pressed once.
    fn space(&mut self, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let now = view.side.now;
        let is_same = |before| is_same_press(now - before);
        if self.space_at.is_some_and(is_same) {
            return;
        }
        self.space_at = Some(now);
        let is_free = !side_clock.is_locked();
        let act = match (clock.running(), side_clock.next()) {
            (Some(color), _) => SideClockAct::Press(color),
            (None, None) if is_free => SideClockAct::Begin(Color::White),
            (None, Some(color)) if is_free && !has_lost_one(side_clock, clock) => {
                SideClockAct::Resume(color)
            }
            (None, _) => return,
        };
        view.ask(Command::Clock(act));
    }

    /// Unlocks when the button or F4 was held for a second, and shows on the button how much of it has passed.
    fn locked(&mut self, ui: &mut Ui, view: &View<'_>, bar: ClockBar<'_>, rect: Rect) {
        let button = bar.locked_ui(ui, view, rect);
        // A click is one for less than a second; what is dragged can be held.
        let held = button.id.with("held");
        let lock = ui.interact(button.rect, held, Sense::CLICK | Sense::DRAG);
        let is_down = lock.is_pointer_button_down_on();
        let (is_hit, is_key_down) = ui.input(|input| {
            let is_hit = input.events.iter().any(|event| presses(event, Key::F4));
            (is_hit, input.key_down(Key::F4))
        });
        let now = view.side.now;
        if !is_down && !is_key_down {
            self.lock_held_since = None;
        } else if is_hit || is_down && self.lock_held_since.is_none() {
            self.lock_held_since = Some(now);
        }
        let Some(since) = self.lock_held_since else {
            return;
        };
        let held = now - since;
        if held >= HOLD {
            self.lock_held_since = None;
            view.ask(Command::Clock(SideClockAct::Lock(false)));
            return;
        }
        let share = held.as_secs_f32() / HOLD.as_secs_f32();
        let passed = vec2(lock.rect.width() * share, PROGRESS);
        let passed = Rect::from_min_size(lock.rect.left_bottom() - vec2(0.0, PROGRESS), passed);
        ui.painter().rect_filled(passed, 3.0, palette(ui).here);
        ui.request_repaint_after(BETWEEN_PICTURES);
    }

    /// What can be done beside pressing a half; a locked clock can only be unlocked.
    fn bar(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        side_clock: &SideClock,
        clock: &Clock,
        rect: Rect,
    ) {
        let bar = ClockBar { side_clock, clock };
        if side_clock.is_locked() {
            return self.locked(ui, view, bar, rect);
        }
        let chosen = bar.ui(ui, view, rect, &mut self.illegal_move);
        match chosen {
            Some(BarChoice::Correct) => {
                self.correction = CorrectionSheet::new(side_clock, view.side.now);
            }
            Some(BarChoice::Log) => self.log.open(),
            Some(BarChoice::SetAnew) => self.sets_anew = true,
            Some(BarChoice::TakeBack) => self.takes_back = true,
            None => {}
        }
    }

    fn sheets(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock) {
        if let Some(sheet) = &mut self.correction
            && sheet.ui(ui, view, side_clock)
        {
            self.correction = None;
        }
        self.log.ui(ui, view, side_clock);
    }
}

/// Whether a key came down; one that is only held does not come down again.
fn presses(event: &Event, wanted: Key) -> bool {
    if let Event::Key {
        key,
        pressed: true,
        repeat: false,
        ..
    } = event
    {
        *key == wanted
    } else {
        false
    }
}
