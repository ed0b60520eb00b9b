//! The clocks that run while a page lies over them: whose they are, what they show, and the way to stop them.

use eframe::egui::{
    Align, Color32, Frame, Key, Layout, Margin, Panel, Rect, RichText, Role as Part, Sense, Ui,
    WidgetInfo, vec2,
};

use super::player_names::side_clock_name;
use crate::kit::button::{Button, ButtonKind, Ending};
use crate::kit::clock_face::ClockFace;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{quiet, soft};
use crate::view::command::Command;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::clock_text::digits;
use jadoube_core::clock::{Clock, Moment};

/// How high the strip is, and how high a face.
const STRIP: f32 = 44.0;
const FACE: f32 = 36.0;

/// How wide a name is on a face at most; where it has less room than the second, the colour stands in its place.
const NAME: (f32, f32) = (160.0, 72.0);

/// How much of a bar is left to what else stands in it; and in how much of it *Pause* is written beside its sign.
const REST: f32 = 240.0;
const WITH_WORDS: f32 = 620.0;

/// From what width of a strip on its sign stands beside the clocks.
const WITH_SIGN: f32 = 440.0;

/// What stands on the button that stops the game's clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PauseLabel {
    Sign,
    Word,
    /// The word and the key, where the key is heard.
    WordAndKey,
}

/// A clock beneath a page.
struct ClockBeneath<'a> {
    clock: &'a Clock,
    now: Moment,
    /// Where it is at home.
    screen: Screen,
    names: ByColor<String>,
}

impl ClockBeneath<'_> {
    fn is_of_the_game(&self) -> bool {
        self.screen == Screen::Table
    }
}

/// The clock of the game in play, which may be paused.
fn of_the_game<'a>(view: &'a View<'_>) -> Option<ClockBeneath<'a>> {
    let is_at_home = view.window.screen.is_of_practice();
    let clock = view
        .table()
        .clock()
        .filter(|_| view.is_playing() && !is_at_home)?;
    Some(ClockBeneath {
        clock,
        now: view.now,
        screen: Screen::Table,
        names: ByColor::new_with(|color| view.name(color).into_owned()),
    })
}

/// The side clock, while it runs.
fn beside<'a>(view: &'a View<'_>) -> Option<ClockBeneath<'a>> {
    let side_clock = view.side.clock?;
    let clock = side_clock.clock()?;
    clock.running()?;
    Some(ClockBeneath {
        clock,
        now: view.side.now,
        screen: Screen::SideClock,
        names: ByColor::new_with(|color| side_clock_name(view, side_clock, color)),
    })
}

/// Whether a clock runs beneath the page.
pub fn any_runs(view: &View<'_>) -> bool {
    let game = of_the_game(view);
    game.is_some_and(|game| game.clock.running().is_some()) || beside(view).is_some()
}

/// Shows the clocks that run, in the bar of a page that is laid out from its right end; a click leads to them. Whether any
/// are shown: on the locked desk those of the game always are.
pub fn in_bar(ui: &mut Ui, view: &View<'_>) -> bool {
    // A game that is looked through has a strip for them, and the desk, once unlocked, has the clocks of the table itself.
    if view.window.screen == Screen::Review || is_learnt_from(view.window.screen) {
        return false;
    }
    let is_locked = view.window.screen == Screen::Desk && view.desk_lock.is_locked();
    let game = of_the_game(view).filter(|game| game.clock.running().is_some() || is_locked);
    let game = game.filter(|_| view.window.screen != Screen::Desk || is_locked);
    let beside = beside(view);
    if let Some(game) = &game {
        if game.clock.running().is_some() {
            hear_pause(ui, view);
            let has_room = ui.available_width() > WITH_WORDS;
            let label = if has_room {
                PauseLabel::WordAndKey
            } else {
                PauseLabel::Sign
            };
            pause(ui, view, label);
        }
        // Two clocks share what there is.
        let clocks = if beside.is_some() { 2.0 } else { 1.0 };
        let room = (ui.available_width() - REST) / clocks;
        faces(ui, view, game, palette(ui).tint, room);
    }
    if let Some(beside) = &beside {
        let room = ui.available_width() - REST;
        faces(ui, view, beside, palette(ui).tint, room);
    }
    game.is_some() || beside.is_some()
}

/// Whether the clocks of that screen are those of what is learnt, on which no game depends.
const fn is_learnt_from(screen: Screen) -> bool {
    screen.is_of_practice()
}

/// Says on a sheet that the clock of the game goes on while it is read, and lets it be paused, by P as well; nothing
/// where none runs.
pub fn beside_reading(ui: &mut Ui, view: &View<'_>) {
    let game = of_the_game(view).filter(|_| !is_learnt_from(view.window.screen));
    let Some(color) = game.and_then(|game| game.clock.running()) else {
        return;
    };
    // The sheet hears its own keys, and nobody writes on it.
    if keyboard::presses(ui).into_iter().any(is_pause) {
        view.toggle_clocks();
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        pause(ui, view, PauseLabel::WordAndKey);
        let told = view.tell("summary-runs", &[("player", color.into())]);
        if line_width(ui.painter(), &told, regular(SOFT)) <= ui.available_width() {
            soft(ui, &told);
        }
    });
}

/// Shows both faces of the side clock on a sheet that lies over it; nothing while it stands.
pub fn beneath_sheet(ui: &mut Ui, view: &View<'_>) {
    if let Some(clock) = beside(view) {
        let room = ui.available_width();
        faces(ui, view, &clock, palette(ui).tint, room);
    }
}

/// Shows the game in play and whatever else runs in a strip of their own, with names and the way to pause; nothing where
/// nothing is in play. P pauses too.
pub fn strip(ui: &mut Ui, view: &View<'_>) {
    let game = of_the_game(view);
    let game = game.filter(|game| game.clock.running().is_some() || view.is_paused());
    let beside = beside(view);
    if game.is_none() && beside.is_none() {
        return;
    }
    in_strip(ui, |ui| {
        if let Some(game) = game {
            hear_pause(ui, view);
            in_play(ui, view, &game, PauseLabel::WordAndKey);
        }
        if let Some(beside) = beside {
            let room = ui.available_width();
            let resting = palette(ui).sheet;
            faces(ui, view, &beside, resting, room);
        }
    });
}

/// Shows above the side clock that the clock of the game runs, and the ways to stop it and to go there, which wait while
/// the side clock is locked; nothing where none runs. P is the side clock's.
pub fn above_side_clock(ui: &mut Ui, view: &View<'_>, is_locked: bool) {
    let game = of_the_game(view).filter(|game| game.clock.running().is_some());
    let Some(game) = game else {
        return;
    };
    in_strip(ui, |ui| {
        if is_locked {
            ui.disable();
        }
        in_play(ui, view, &game, PauseLabel::Word);
    });
}

/// A strip below the bar of a page, filled from its right end.
fn in_strip(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new()
        .fill(palette(ui).tint)
        .inner_margin(Margin::symmetric(16, 0));
    Panel::top("running")
        .frame(frame)
        .exact_size(STRIP)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                content(ui);
            });
        });
}

/// The game in play: what it is, both clocks, and what can be done about them; in little room its clocks, which lead to it
/// as well, and the sign that stops them if that has room.
fn in_play(ui: &mut Ui, view: &View<'_>, game: &ClockBeneath<'_>, label: PauseLabel) {
    if ui.available_width() < WITH_WORDS {
        if game.clock.running().is_some() && ui.available_width() >= WITH_SIGN {
            pause(ui, view, PauseLabel::Sign);
        }
        let room = ui.available_width();
        return faces(ui, view, game, palette(ui).sheet, room);
    }
    if quiet(ui, &view.tr("kept-to-the-table")).clicked() {
        view.ask(Command::Show(Screen::Table));
    }
    if game.clock.running().is_some() {
        pause(ui, view, label);
    }
    let rest = vec2(ui.available_width(), STRIP);
    ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| {
        let told = RichText::new(view.tr("in-play")).font(bold(BODY));
        ui.label(told);
        let stopped = view.is_paused().then(|| view.tr("clock-paused"));
        let room = ui.available_width() * if stopped.is_some() { 0.6 } else { 1.0 };
        faces(ui, view, game, palette(ui).sheet, room);
        if let Some(stopped) = stopped {
            soft(ui, &stopped);
        }
    });
}

/// P and the key of that name stop the clocks of the game, or let them go on, unless the arbiter was called.
fn hear_pause(ui: &Ui, view: &View<'_>) {
    if !view.is_arbiter_called()
        && keyboard::is_free(ui)
        && keyboard::presses(ui).into_iter().any(is_pause)
    {
        view.toggle_clocks();
    }
}

fn is_pause(press: keyboard::KeyPress) -> bool {
    press.place == Key::Pause || press.place == Key::P && press.modifiers.is_none()
}

/// What stops both clocks of the game, where whoever sits there may.
fn pause(ui: &mut Ui, view: &View<'_>, label: PauseLabel) {
    if !view.may_stop_clocks() {
        return;
    }
    let mut item = Button::icon(Icon::Pause, view.tr("clock-pause"));
    item.kind = ButtonKind::Plain;
    match label {
        PauseLabel::Sign => {}
        PauseLabel::Word => item.word = Some(view.tr("bar-pause")),
        PauseLabel::WordAndKey => {
            item.word = Some(view.tr("bar-pause"));
            item.ending = Ending::Key("P".into());
        }
    }
    if item.show(ui).clicked() {
        view.toggle_clocks();
    }
}

/// Shows both faces of a clock in one line, White's at the left, in no more than that room: without names where they have
/// none, and where not even both times do, the one that runs. A click leads to the clock. One that rests has that colour, and one that runs with little time the colour of that.
fn faces(ui: &mut Ui, view: &View<'_>, beneath: &ClockBeneath<'_>, resting: Color32, room: f32) {
    let ClockBeneath { clock, now, .. } = beneath;
    if let Some(change) = clock.next_change(*now) {
        ui.request_repaint_after(change - *now);
    }
    let painter = ui.painter();
    let faces = ByColor::new_with(|color| clock.face(color, *now));
    let times = faces.as_ref().map(digits);
    let colors = ByColor::new_with(|color| view.tr(color.fold_wb("color-white", "color-black")));
    let mut shown = Vec::from(Color::ALL.map(|color| {
        let state = FaceState::of(faces.get(color), FaceState::Rests);
        let time = times.get(color).as_str();
        let mut face = ClockFace::new((color, ""), Some(time), state, <_>::default(), resting);
        face.digits = vec2(1.0, 0.667);
        face
    }));
    let taken: f32 = shown
        .iter()
        .map(|face| face.width(painter, FACE, 0.0))
        .sum();
    let widest = ((room - taken - GAP) / 2.0).min(NAME.0);
    for face in &mut shown {
        face.name = colors.get(face.color);
    }
    let with_colors: f32 = shown
        .iter()
        .map(|face| face.width(painter, FACE, NAME.1))
        .sum();
    for face in &mut shown {
        face.name = if widest >= NAME.1 {
            beneath.names.get(face.color)
        } else if with_colors + GAP <= room {
            colors.get(face.color)
        } else {
            ""
        };
    }
    if let Some(running) = clock.running().filter(|_| taken + GAP > room) {
        shown.retain(|face| face.color == running);
    }
    let width = |face: &ClockFace<'_>| face.width(painter, FACE, widest.max(NAME.1));
    let widths: Vec<f32> = shown.iter().map(width).collect();
    let all: f32 = widths.iter().map(|width| width + GAP).sum();
    let size = vec2(all - GAP, FACE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken =
        Color::ALL.map(|color| format!("{} {}", beneath.names.get(color), times.get(color)));
    let place = if beneath.is_of_the_game() {
        view.tr("place-table")
    } else {
        view.tr("side-title")
    };
    let spoken = format!("{place}: {}", spoken.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &spoken));
    let mut at = rect.min;
    for (face, width) in shown.into_iter().zip(widths) {
        face.paint(ui, None, Rect::from_min_size(at, vec2(width, FACE)));
        at.x += width + GAP;
    }
    if response.clicked() {
        view.ask(Command::Show(beneath.screen));
    }
}
