//! The bar below both halves: the menu, corrections, the log, what happens next, and the lock. It never takes two rows.

use std::borrow::Cow;

use eframe::egui::{Align, Layout, PopupCloseBehavior, Rect, Response, Ui, UiBuilder, pos2, vec2};

use super::board_items::{board_beside, board_items};
use super::illegal_move::{IllegalMoveDoor, has_lost_one, takes_back};
use crate::app_action::AppAction;
use crate::kit::button::{Button, ButtonKind, Ending, fit_bar};
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::menu_item::MenuItem;
use crate::kit::menu_shade::menu_at;
use crate::kit::theme::palette;
use crate::kit::widgets::soft;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::ClockKeys;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::i18n::time_control_text::briefly;
use jadoube_core::record::TournamentBoard;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, StopReason};
use jadoube_core::tournament::board_of_game;

/// How high the bar is, and its buttons.
pub const HEIGHT: f32 = 64.0;
const BUTTON: f32 = 44.0;

/// The space between buttons, and at both ends.
const SPACE: f32 = 8.0;
const EDGE: f32 = 16.0;

/// What somebody wants to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarChoice {
    /// The correction of times and counters.
    Correct,
    Log,
    /// The form in which the clock is set for another game.
    SetAnew,
    /// Taking back the last correction.
    TakeBack,
}

#[derive(Clone, Copy, Debug)]
pub struct ClockBar<'a> {
    pub side_clock: &'a SideClock,
    pub clock: &'a Clock,
}

/// What the main button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PrimaryAction {
    Start,
    Pause,
    Resume(Color),
    SetAnew,
}

/// What the bar offers beside the main button while a game is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PauseAct {
    TakeBack,
    SetAnew,
}

/// The buttons, with as many words as have room.
struct Buttons<'a> {
    menu: Button<'a>,
    correct: Button<'a>,
    log: Button<'a>,
    illegal: Button<'a>,
    pause: Option<Button<'a>>,
    main: Button<'a>,
    lock: Button<'a>,
}

impl ClockBar<'_> {
    /// Shows the bar of a clock that is not locked; what was chosen to be opened, and the lock's button.
    pub fn ui(
        self,
        ui: &mut Ui,
        view: &View<'_>,
        rect: Rect,
        illegal_move: &mut IllegalMoveDoor,
    ) -> Option<BarChoice> {
        let inner = rect.shrink2(vec2(EDGE, 0.0));
        let act = self.primary_action();
        let mut buttons = Buttons::fitting(ui, view, self, inner.width());
        let offers_another = self.pause_act() == Some(PauseAct::SetAnew);
        if offers_another && (self.is_lost() || self.has_fallen()) {
            buttons.prefer_another_game();
        }
        let has_begun = self.side_clock.next().is_some();
        let mut chosen = None;
        let left = ui.scope_builder(row(inner), |ui| {
            ui.spacing_mut().item_spacing.x = SPACE;
            let menu = buttons.menu.show(ui);
            self.menu(view, &menu, &mut chosen);
            if buttons.correct.show(ui).clicked() {
                self.stop(view);
                chosen = Some(BarChoice::Correct);
            }
            if buttons.log.show(ui).clicked() {
                chosen = Some(BarChoice::Log);
            }
            ui.add_enabled_ui(has_begun, |ui| {
                let illegal = buttons.illegal.show(ui);
                if illegal.clicked() {
                    self.stop(view);
                }
                illegal_move.ui(view, &illegal, self.side_clock, self.clock);
            });
            if let Some(pause) = &buttons.pause
                && pause.show(ui).clicked()
            {
                match self.pause_act() {
                    Some(PauseAct::TakeBack) => chosen = Some(BarChoice::TakeBack),
                    Some(PauseAct::SetAnew) => chosen = Some(BarChoice::SetAnew),
                    None => {}
                }
            }
        });
        let right = ui.scope_builder(
            row(inner).layout(Layout::right_to_left(Align::Center)),
            |ui| {
                if buttons.lock.show(ui).clicked() {
                    view.ask(Command::Clock(SideClockAct::Lock(true)));
                }
            },
        );
        let (from, to) = (left.response.rect.right(), right.response.rect.left());
        let width = buttons.main.width(ui);
        let middle = inner.center().x - width / 2.0;
        let at = middle.clamp(from + SPACE, (to - SPACE - width).max(from + SPACE));
        let place = Rect::from_min_size(pos2(at, inner.top()), vec2(width, inner.height()));
        let main = ui
            .scope_builder(row(place), |ui| buttons.main.show(ui))
            .inner;
        if main.clicked() {
            self.does(act, view, &mut chosen);
        }
        self.terms(
            ui,
            view,
            Rect::from_x_y_ranges(place.right()..=to, inner.y_range()),
        );
        chosen
    }

    /// Shows the bar of a locked clock: what can still be pressed, and in the place of the lock what opens it.
    pub fn locked_ui(self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Response {
        let inner = rect.shrink2(vec2(EDGE, 0.0));
        let mut lock = Button::icon(Icon::Lock, view.tr("side-locked"));
        lock.word = Some(lock.name.clone());
        lock.kind = ButtonKind::Plain;
        lock.size.y = BUTTON;
        let place = row(inner).layout(Layout::right_to_left(Align::Center));
        let shown = ui.scope_builder(place, |ui| lock.show(ui)).inner;
        let beside = inner.with_max_x(shown.rect.left() - SPACE);
        let stands = self.clock.running().is_none() && self.side_clock.next().is_some();
        let (id, font, ink) = if self.has_fallen() {
            ("side-locked-flag", bold(BODY), palette(ui).ink)
        } else if stands {
            ("side-locked-stopped", bold(BODY), palette(ui).ink)
        } else {
            ("side-locked-what", regular(BODY), palette(ui).soft_ink)
        };
        let text = view.tr(id).into_owned();
        let text = ui.painter().layout(text, font, ink, beside.width());
        let end = beside.left() + text.size().x;
        if end <= beside.right() && text.size().y <= beside.height() {
            let at = beside.left_center() - vec2(0.0, text.size().y / 2.0);
            ui.painter().galley(at, text, ink);
            self.terms(ui, view, beside.with_min_x(end));
        }
        shown
    }

    /// Whether a flag has fallen; the other side may run on all the same.
    fn has_fallen(self) -> bool {
        self.clock.fallen().iter().any(Option::is_some)
    }

    fn primary_action(self) -> PrimaryAction {
        let has_time = self.clock.fallen().iter().any(Option::is_none);
        match (self.clock.running(), self.side_clock.next()) {
            (Some(_), _) => PrimaryAction::Pause,
            (None, _) if self.clock.is_frozen() || !has_time || self.is_lost() => {
                PrimaryAction::SetAnew
            }
            (None, Some(color)) => PrimaryAction::Resume(color),
            (None, None) => PrimaryAction::Start,
        }
    }

    /// Whether the game was lost by an illegal move, so that no clock goes on.
    fn is_lost(self) -> bool {
        has_lost_one(self.side_clock, self.clock)
    }

    /// What was corrected can be taken back, as long as nothing else was done; else another game can begin. Where something was just taken back nothing else comes under the hand.
    fn pause_act(self) -> Option<PauseAct> {
        match self.primary_action() {
            // Of a game that an illegal move ended too: it may have been noted by mistake.
            PrimaryAction::Resume(_) | PrimaryAction::SetAnew
                if self.side_clock.can_take_back() =>
            {
                Some(PauseAct::TakeBack)
            }
            PrimaryAction::Resume(_) if self.side_clock.has_taken_back() => None,
            PrimaryAction::Resume(_) => Some(PauseAct::SetAnew),
            PrimaryAction::Start | PrimaryAction::Pause | PrimaryAction::SetAnew => None,
        }
    }

    fn pause_item<'a>(self, view: &View<'a>, act: PauseAct) -> Button<'a> {
        match act {
            PauseAct::TakeBack => Button {
                rank: 2,
                name: takes_back(view, self.side_clock).into(),
                ..framed(view, Icon::TakeBack, "side-take-back")
            },
            PauseAct::SetAnew => Button {
                rank: 2,
                name: view.tr("side-set-anew"),
                ..framed(view, Icon::New, "side-set-short")
            },
        }
    }

    fn does(self, act: PrimaryAction, view: &View<'_>, chosen: &mut Option<BarChoice>) {
        match act {
            PrimaryAction::Start => view.ask(Command::Clock(SideClockAct::Begin(Color::White))),
            PrimaryAction::Pause => self.stop(view),
            PrimaryAction::Resume(color) => view.ask(Command::Clock(SideClockAct::Resume(color))),
            PrimaryAction::SetAnew => *chosen = Some(BarChoice::SetAnew),
        }
    }

    fn stop(self, view: &View<'_>) {
        if self.clock.running().is_some() {
            view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
        }
    }

    fn menu(self, view: &View<'_>, button: &Response, chosen: &mut Option<BarChoice>) {
        let stands = self.clock.running().is_none();
        let is_in_bar = self.pause_act() == Some(PauseAct::SetAnew);
        menu_at(button, PopupCloseBehavior::CloseOnClick).show(|ui| {
            ui.set_min_width(240.0);
            let why_not = view.tr("side-stop-first");
            let item = |ui: &mut Ui, id: &str, keys: &str, is_enabled: bool| {
                let item = MenuItem {
                    keys: keys.to_owned().into(),
                    ..MenuItem::new(view.tr(id))
                };
                let shown = ui.add_enabled_ui(is_enabled, |ui| item.show(ui)).inner;
                shown.on_disabled_hover_text(&*why_not).clicked()
            };
            if !stands {
                soft(ui, &why_not);
            }
            if !is_in_bar && item(ui, "side-set-anew", "", stands) {
                *chosen = Some(BarChoice::SetAnew);
            }
            if item(ui, "side-swap", "", stands) {
                view.change(|settings| settings.side_clock.swapped = !settings.side_clock.swapped);
            }
            if item(ui, "side-counters", "F2", true) {
                view.change(|settings| {
                    settings.side_clock.counters = !settings.side_clock.counters;
                });
            }
            if item(
                ui,
                "menu-full-screen",
                &AppAction::FullScreen.printed_keys(),
                true,
            ) {
                AppAction::FullScreen.ask(view);
            }
            ui.separator();
            if stands && let Some((open, at)) = board_beside(view) {
                board_items(ui, view, open, &at);
                ui.separator();
            }
            if item(ui, "incident-new", "", stands) {
                view.ask(Command::Show(Screen::Incident));
            }
            if item(ui, "menu-first", "", stands) {
                view.ask(Command::Show(Screen::First));
            }
        });
    }

    /// What was agreed, for which board of the tournament, and how full the battery is, where there is room between the main button and the lock.
    fn terms(self, ui: &Ui, view: &View<'_>, rect: Rect) {
        let colors = palette(ui);
        let control = self
            .side_clock
            .control()
            .map(|control| briefly(&control.to_string()));
        let mut parts: Vec<Cow<'_, str>> = control.into_iter().map(Cow::Owned).collect();
        let setting = self.side_clock.setting();
        let at = setting.and_then(|setting| setting.tournament_board);
        let board_is_there = |at: &TournamentBoard| {
            view.tournament
                .is_some_and(|open| board_of_game(open.log, at).is_some())
        };
        if let Some(at) = at.filter(board_is_there) {
            parts.push(view.tr_args("event-board", &[("board", u32::from(at.board).into())]));
        }
        let mut ink = colors.soft_ink;
        if let Some(battery) = view.side.battery {
            let args = [("percent", u32::from(battery.percent).into())];
            let is_low = battery.percent <= 15 && !battery.is_plugged_in;
            let id = if is_low {
                ink = colors.warning;
                "side-battery-low"
            } else {
                "side-battery"
            };
            parts.push(view.tr_args(id, &args));
        }
        // The battery matters more than what everybody agreed upon.
        while !parts.is_empty() {
            let text = parts.join(" · ");
            let galley = ui.painter().layout_no_wrap(text, regular(BODY), ink);
            if galley.size().x + 2.0 * EDGE <= rect.width() {
                let at = rect.right_center() - vec2(EDGE + galley.size().x, galley.size().y / 2.0);
                ui.painter().galley(at, galley, ink);
                return;
            }
            parts.remove(0);
        }
    }
}

impl<'a> Buttons<'a> {
    /// The buttons with as many words as have room.
    fn fitting(ui: &Ui, view: &View<'a>, bar: ClockBar<'_>, room: f32) -> Self {
        let mut buttons = Self::of(view, bar.primary_action());
        buttons.pause = bar.pause_act().map(|act| bar.pause_item(view, act));
        let Self {
            menu,
            correct,
            log,
            illegal,
            pause,
            main,
            lock,
        } = &mut buttons;
        let mut all = vec![menu, correct, log, illegal, main, lock];
        all.extend(pause);
        let fits = fit_bar(ui, &mut all, room);
        // The menu of illegal moves offers the way back too.
        if !fits && bar.pause_act() == Some(PauseAct::TakeBack) {
            buttons.pause = None;
        }
        buttons
    }

    fn of(view: &View<'a>, act: PrimaryAction) -> Self {
        let framed = |icon, id| framed(view, icon, id);
        let mut main = framed(main_icon(act), "side-pause");
        main.name = match act {
            PrimaryAction::Pause => view.tr("side-pause"),
            PrimaryAction::SetAnew => view.tr("side-set-anew"),
            PrimaryAction::Start => view.tr_args("side-start", &[("player", Color::White.into())]),
            PrimaryAction::Resume(color) => {
                view.tr_args("side-resume", &[("player", color.into())])
            }
        };
        main.word = Some(main.name.clone());
        main.rank = 3;
        main.short = Some(view.tr(match act {
            PrimaryAction::Resume(_) => "clock-resume",
            PrimaryAction::Start => "clock-start",
            PrimaryAction::SetAnew => "side-set-short",
            PrimaryAction::Pause => "side-pause",
        }));
        if act != PrimaryAction::Pause {
            main.kind = ButtonKind::Primary;
        }
        let is_pause = matches!(act, PrimaryAction::Pause | PrimaryAction::Resume(_));
        if is_pause && view.settings.side_clock_keys() != ClockKeys::Letters {
            main.ending = Ending::Key("P".into());
        }
        Self {
            menu: framed(Icon::Menu, "menu"),
            correct: framed(Icon::Correct, "side-correct"),
            log: framed(Icon::Log, "side-log"),
            illegal: framed(Icon::Whistle, "side-illegal"),
            pause: None,
            main,
            lock: framed(Icon::Lock, "side-lock"),
        }
    }

    /// The game is over: what begins another comes before what goes on with it.
    const fn prefer_another_game(&mut self) {
        if let Some(anew) = &mut self.pause {
            anew.kind = ButtonKind::Primary;
            self.main.kind = ButtonKind::Plain;
        }
    }
}

/// A button that lies on the bar like a sheet, with its word.
fn framed<'a>(view: &View<'a>, icon: Icon, id: &str) -> Button<'a> {
    let mut item = Button::icon(icon, view.tr(id));
    item.word = Some(view.tr(id));
    item.kind = ButtonKind::Plain;
    item.size.y = BUTTON;
    item.rank = 1;
    item
}

const fn main_icon(act: PrimaryAction) -> Icon {
    match act {
        PrimaryAction::Pause => Icon::Pause,
        PrimaryAction::Start | PrimaryAction::Resume(_) => Icon::Run,
        PrimaryAction::SetAnew => Icon::New,
    }
}

/// A row in the middle of `rect`.
fn row(rect: Rect) -> UiBuilder {
    UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center))
}
