//! The screen of the side clock: both halves, the row of buttons, and what lies upon them.

use eframe::egui::{CentralPanel, Event, Frame, Key, Rect, Ui, UiBuilder, vec2};

use super::correction::CorrectionSheet;
use super::log::LogSheet;
use super::player_sides::left;
use super::setup::Setup;
use crate::chess::{ByColor, Color};
use crate::clock::{Clock, Moment};
use crate::record::side_clock::{SideClock, SideClockAct, StopReason};
use crate::ui::Command;
use crate::ui::kit::keyboard;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{bare, primary, quiet, soft};
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;

/// How long the lock must be held to be opened.
const HOLD: std::time::Duration = std::time::Duration::from_secs(1);

/// How high a row of buttons is, and in how wide a window all of them stand in one.
const ROW: f32 = 44.0;
const WIDE: f32 = 880.0;

/// The side clock with everything that belongs to it.
#[derive(Debug, Default)]
pub struct SideClockScreen {
    setup: Setup,
    /// Whether the clock is to be set though it was set before.
    sets_anew: bool,
    correction: Option<CorrectionSheet>,
    log: LogSheet,
    lock_held_since: Option<Moment>,
    /// When the space bar was pressed last.
    space_at: Option<Moment>,
}

impl SideClockScreen {
    /// Shows the clock, or what it is to be set to.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some((side_clock, clock)) = view.side_clock.and_then(|it| Some((it, it.clock()?)))
        else {
            self.setup.ui(ui, view, false);
            return;
        };
        if self.sets_anew && clock.running().is_none() {
            self.sets_anew = self.setup.ui(ui, view, true);
            return;
        }
        self.sets_anew = false;
        CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| self.clock(ui, view, side_clock, clock));
        self.sheets(ui, view, side_clock);
    }

    fn clock(&mut self, ui: &mut Ui, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let area = ui.available_rect_before_wrap();
        let (faces, row) = area.split_top_bottom_at_y(area.bottom() - rows_height(area.width()));
        let left = left(view);
        let is_open =
            self.correction.is_some() || self.log.is_open() || view.path_request.is_some();
        // It is a lever, whatever button has the focus.
        let space = !is_open && keyboard::is_free(ui) && keyboard::take(ui, Key::Space);
        let (one, other) = faces.split_left_right_at_fraction(0.5);
        let places = ByColor {
            white: left.fold_wb(one, other),
            black: left.fold_wb(other, one),
        };
        let mut pressed = super::levers::pressed(ui, view.settings.clock_keys, left, &places);
        for color in Color::ALL {
            let is_left = color == left;
            let spoken =
                super::half_view::half(ui, view, side_clock, color, *places.get(color), is_left);
            *pressed.get_mut(color) |= spoken;
        }
        if !is_open {
            if let Some(act) = super::levers::meant(side_clock, pressed) {
                view.ask(Command::Clock(act));
            }
            if space {
                self.space(view, side_clock, clock);
            }
            self.keys(ui, view, side_clock, clock);
        }
        if side_clock.next().is_none() {
            begin_hint(ui, view, faces);
        }
        self.row(ui, view, side_clock, clock, row);
    }

    /// The keys beside the levers.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let hit = |key| ui.input(|input| input.events.iter().any(|event| presses(event, key)));
        if hit(Key::F11) {
            view.ask(Command::FullScreen);
        }
        let holds = ui.input(|input| input.key_down(Key::F4));
        self.hold_lock(ui, view, side_clock, hit(Key::F4), holds);
        let running = clock.running();
        if side_clock.is_locked() {
            return;
        }
        if hit(Key::F2) {
            view.change(|settings| settings.side_counters = !settings.side_counters);
        }
        if (hit(Key::Escape) || hit(Key::Pause)) && running.is_some() {
            view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
        } else if hit(Key::Pause)
            && let Some(color) = side_clock.next()
        {
            view.ask(Command::Clock(SideClockAct::Resume(color)));
        }
        if hit(Key::Enter) && running.is_none() && ui.memory(|memory| memory.focused().is_none()) {
            self.correction = CorrectionSheet::new(side_clock, view.side_clock_now);
        }
    }

    /// The space bar presses what runs and lets go on what stands; twice at once it was pressed once.
    fn space(&mut self, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let now = view.side_clock_now;
        let is_same = |before| keyboard::is_same_press(now - before);
        if self.space_at.is_some_and(is_same) {
            return;
        }
        self.space_at = Some(now);
        let is_free = !side_clock.is_locked();
        let act = match (clock.running(), side_clock.next()) {
            (Some(color), _) => SideClockAct::Press(color),
            (None, None) if is_free => SideClockAct::Begin(Color::White),
            (None, Some(color)) if is_free => SideClockAct::Resume(color),
            (None, _) => return,
        };
        view.ask(Command::Clock(act));
    }

    /// Locks at once; unlocks when the lock was held for a second.
    fn hold_lock(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        side_clock: &SideClock,
        is_hit: bool,
        is_held: bool,
    ) {
        if !side_clock.is_locked() {
            self.lock_held_since = None;
            if is_hit {
                view.ask(Command::Clock(SideClockAct::Lock(true)));
            }
            return;
        }
        if is_hit {
            self.lock_held_since = Some(view.side_clock_now);
        } else if !is_held {
            self.lock_held_since = None;
        }
        if let Some(since) = self.lock_held_since {
            let held = view.side_clock_now - since;
            if held >= HOLD {
                self.lock_held_since = None;
                view.ask(Command::Clock(SideClockAct::Lock(false)));
            } else {
                ui.request_repaint_after(HOLD.saturating_sub(held));
            }
        }
    }

    /// What can be done beside pressing levers.
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        side_clock: &SideClock,
        clock: &Clock,
        rect: Rect,
    ) {
        let inner = rect.shrink2(vec2(12.0, 6.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                if side_clock.is_locked() {
                    let name = view.tr("side-locked");
                    let lock = quiet(ui, &name);
                    let down = lock.is_pointer_button_down_on();
                    if down && self.lock_held_since.is_none() {
                        self.hold_lock(ui, view, side_clock, true, true);
                    } else if down {
                        self.hold_lock(ui, view, side_clock, false, true);
                    }
                } else {
                    self.buttons(ui, view, side_clock, clock);
                }
                battery(ui, view);
            });
        });
    }

    fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, side_clock: &SideClock, clock: &Clock) {
        let ask = |act| view.ask(Command::Clock(act));
        if clock.running().is_some() {
            if primary(ui, &view.tr("side-stop")).clicked() {
                ask(SideClockAct::Stop(StopReason::ByHand));
            }
        } else {
            if let Some(color) = side_clock.next().filter(|_| !clock.is_frozen())
                && primary(ui, &view.tr("side-go-on")).clicked()
            {
                ask(SideClockAct::Resume(color));
            }
            if bare(ui, &view.tr("side-correct")).clicked() {
                self.correction = CorrectionSheet::new(side_clock, view.side_clock_now);
            }
            if bare(ui, &view.tr("side-set-anew")).clicked() {
                self.sets_anew = true;
            }
            if bare(ui, &view.tr("side-log")).clicked() {
                self.log.open();
            }
            if bare(ui, &view.tr("side-swap")).clicked() {
                view.change(|settings| settings.side_swapped = !settings.side_swapped);
            }
        }
        if bare(ui, &view.tr("side-counters")).clicked() {
            view.change(|settings| settings.side_counters = !settings.side_counters);
        }
        if bare(ui, &view.tr("side-lock")).clicked() {
            ask(SideClockAct::Lock(true));
        }
        if clock.running().is_none() {
            if bare(ui, &view.tr("menu-full-screen")).clicked() {
                view.ask(Command::FullScreen);
            }
            if bare(ui, &view.tr("back")).clicked() {
                view.ask(Command::Show(Screen::First));
            }
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

/// How high the buttons stand in a window of that width.
fn rows_height(width: f32) -> f32 {
    (WIDE / width).ceil() * ROW + 8.0
}

/// How a clock that was set is started.
fn begin_hint(ui: &mut Ui, view: &View<'_>, faces: Rect) {
    let hint = Rect::from_min_max(
        faces.left_bottom() - vec2(0.0, 44.0),
        faces.right_bottom() - vec2(0.0, GAP),
    );
    let args = [
        ("player", view.tr("color-white").into()),
        ("opponent", view.tr("color-black").into()),
    ];
    let text = view.tr_args("side-begin", &args);
    ui.scope_builder(UiBuilder::new().max_rect(hint), |ui| {
        ui.vertical_centered(|ui| soft(ui, &text));
    });
}

/// How full the battery is, where that is known.
fn battery(ui: &mut Ui, view: &View<'_>) {
    let Some(battery) = view.battery else { return };
    let args = [("percent", u32::from(battery.percent).into())];
    if battery.percent <= 15 && !battery.is_plugged_in {
        crate::ui::kit::widgets::warning(ui, &view.tr_args("side-battery-low", &args));
    } else {
        soft(ui, &view.tr_args("side-battery", &args));
    }
}
