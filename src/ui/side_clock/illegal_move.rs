//! An illegal move at a board beside the clock: both sides stand, the presses since are taken back, the opponent is given
//! time, and it is counted and logged.

use std::time::Duration;

use eframe::egui::{Popup, PopupCloseBehavior, Response, RichText, Ui, vec2};

use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::menu_item::{MenuItem, menu_item};
use crate::kit::menu_shade::menu_at;
use crate::kit::theme::palette;
use crate::kit::widgets::soft;
use crate::parts::player_names::side_clock_name;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{Edition, Pace, Terms};
use jadoube_core::record::side_clock::{
    IllegalMoveCost, PressesSince, SideClock, SideClockAct, StopReason,
};

/// How high the line is, in points, that is asked about before it is noted.
const ASKED: f32 = 40.0;

/// The menu at the button, which a PIN locks: what is noted there gives time and undoes presses, and what costs the game is
/// asked first.
#[derive(Debug, Default)]
pub struct IllegalMoveDoor {
    state: DoorState,
    /// Whose illegal move is to lose.
    loss: InPlaceConfirmation<Color>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum DoorState {
    #[default]
    Closed,
    /// Somebody asked for it, and has to give the PIN.
    AskedFor,
    /// It hangs open for whoever gave the PIN.
    Open,
}

impl IllegalMoveDoor {
    /// Whether somebody is at it or waits for it with the PIN.
    pub const fn is_wanted(&self) -> bool {
        !matches!(self.state, DoorState::Closed)
    }

    pub const fn close(&mut self) {
        self.state = DoorState::Closed;
    }

    /// Shows the menu at the button, if it is open and nothing locks it.
    pub fn ui(
        &mut self,
        view: &View<'_>,
        button: &Response,
        side_clock: &SideClock,
        clock: &Clock,
    ) {
        if view.desk_lock.is_locked() {
            if button.clicked() {
                self.state = DoorState::AskedFor;
            }
            return;
        }
        let menu = Popup::default_response_id(button);
        if self.state == DoorState::AskedFor {
            Popup::open_id(&button.ctx, menu);
            self.state = DoorState::Open;
        }
        // A question in it is answered there.
        menu_at(button, PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
            if self.menu(ui, view, side_clock, clock) {
                ui.close();
            }
        });
        if !Popup::is_id_open(&button.ctx, menu) {
            self.close();
        }
    }

    /// Asks at the button whose move it was, and what it costs; whether one was noted or taken back.
    fn menu(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        side_clock: &SideClock,
        clock: &Clock,
    ) -> bool {
        ui.set_min_width(240.0);
        let mut is_done = false;
        if side_clock.can_take_back() {
            let text = takes_back(view, side_clock);
            if menu_item(ui, text) {
                view.ask(Command::Clock(SideClockAct::TakeBack));
                is_done = true;
            }
            ui.separator();
        }
        ui.scope(|ui| note(ui, &view.tr("log-stop")));
        for color in Color::ALL {
            ui.scope(|ui| {
                // What it depends on stands close below it.
                ui.spacing_mut().item_spacing.y = 0.0;
                is_done |= self.charge_ui(ui, view, side_clock, clock, color);
            });
        }
        ui.separator();
        note(ui, &view.tr("side-illegal-undoes"));
        if do_times_stay(side_clock, view.side.now) {
            note(ui, &view.tr("side-illegal-corrected"));
        }
        note(ui, &view.tr("side-illegal-uncompleted"));
        ui.add_space(4.0);
        is_done
    }

    /// The illegal move of one player and what it costs; whether it was noted.
    fn charge_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        side_clock: &SideClock,
        clock: &Clock,
        color: Color,
    ) -> bool {
        let names = ByColor::new_with(|color| side_clock_name(view, side_clock, color));
        let count = side_clock.illegal().get(color).saturating_add(1);
        let cost = cost(clock, count);
        let is_charged = if loses(count) {
            let lost = lost(view.words, names.get(color), count);
            let ink = palette(ui).warning;
            self.loss.guard(ui, view.words, color, &lost, |ui, lost| {
                // So high that what is asked has room in its place.
                let size = vec2(0.0, ASKED);
                let item = MenuItem::new(RichText::new(lost).color(ink));
                MenuItem { size, ..item }.show(ui)
            })
        } else {
            let args = [
                ("player", names.get(color).as_str().into()),
                ("opponent", names.get(!color).as_str().into()),
                ("time", whole_seconds(cost.gives).into()),
                ("number", side_clock.illegal_move_number(color).into()),
            ];
            let text = view.tr_args("side-illegal-by", &args);
            menu_item(ui, text)
        };
        if is_charged {
            charge(view, side_clock, clock, color, cost);
        }
        if let Some(pace) = stands_unsupervised(side_clock, clock, color) {
            let args = [
                ("opponent", names.get(!color).as_str().into()),
                ("pace", pace.into()),
            ];
            note(ui, &view.tr_args("side-illegal-supervised", &args));
        }
        is_charged
    }
}

/// Whether what was pressed last on either side was pressed before the clock was corrected, so that nobody can tell its time.
fn do_times_stay(side_clock: &SideClock, now: Moment) -> bool {
    Color::ALL
        .into_iter()
        .any(|by| side_clock.presses_since(by, now) == Some(PressesSince::TimesStay))
}

/// What is to be known before one is noted.
fn note(ui: &mut Ui, text: &str) {
    // Lower than what can be pressed.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal(|ui| {
        ui.add_space(ui.spacing().button_padding.x);
        soft(ui, text);
    });
}

/// The pace at which a move of `by` that was replied to stands without close supervision (Laws of 2023, A.5.2 and B.3);
/// nothing where it does not, or nobody has replied.
fn stands_unsupervised(side_clock: &SideClock, clock: &Clock, by: Color) -> Option<&'static str> {
    let is_replied = side_clock.next() == Some(by) && side_clock.illegal_move_number(by) > 0;
    match pace(clock) {
        Pace::Rapid if is_replied => Some("rapid"),
        Pace::Blitz if is_replied => Some("blitz"),
        Pace::Standard | Pace::Rapid | Pace::Blitz => None,
    }
}

/// A time with its sign, if it is any.
pub fn signed(sign: char, time: Duration) -> Option<String> {
    (!time.is_zero()).then(|| format!("{sign}{}", whole_seconds(time)))
}

/// What a button says that takes back the last correction: the illegal move by its number, where it noted one.
pub fn takes_back(view: &View<'_>, side_clock: &SideClock) -> String {
    let Some((by, count)) = side_clock.last_charged() else {
        return view.tr("correct-take-back").into_owned();
    };
    let name = side_clock_name(view, side_clock, by);
    let what = numbered(view.words, &name, count);
    view.tr_args("side-illegal-take-back", &[("what", what.into())])
        .into_owned()
}

/// That the player so called loses by the illegal move of that number.
pub fn lost(words: Words, player: &str, count: u32) -> String {
    let args = [("player", player.into()), ("count", count.into())];
    words.tr_args("side-illegal-loses", &args).into_owned()
}

/// The illegal move of the player so called that is the one of that number.
pub fn numbered(words: Words, player: &str, count: u32) -> String {
    let args = [("player", player.into()), ("count", count.into())];
    words.tr_args("side-illegal-nth", &args).into_owned()
}

/// Whether the game on the clock is over by illegal moves, unless the arbiter rules otherwise: both sides stand, and a
/// player has as many as lose.
pub fn has_lost_one(side_clock: &SideClock, clock: &Clock) -> bool {
    let mut counts = side_clock.illegal().into_iter();
    clock.running().is_none() && counts.any(loses)
}

/// Whether `count` illegal moves of a player lose under the Laws in force, or draw where the opponent cannot mate.
pub fn loses(count: u32) -> bool {
    count >= Edition::default().provisions().illegal_move_that_loses
}

/// What a player's illegal move of that number costs under the Laws in force, by how long the game is: one that loses gives
/// no time.
fn cost(clock: &Clock, count: u32) -> IllegalMoveCost {
    let terms = Terms {
        play: pace(clock),
        ..Terms::default()
    };
    let gives = Duration::from_mins(terms.minutes(terms.provisions().illegal_move_gives));
    IllegalMoveCost {
        gives: if loses(count) { Duration::ZERO } else { gives },
        takes_back_increment: terms.regulations.take_back_increment,
    }
}

/// How fast the game is played under the Laws in force.
fn pace(clock: &Clock) -> Pace {
    let rapid = Edition::default().provisions().rapid;
    Pace::of(Some(clock.controls()), rapid)
}

fn charge(
    view: &View<'_>,
    side_clock: &SideClock,
    clock: &Clock,
    by: Color,
    cost: IllegalMoveCost,
) {
    let Some((mut correction, presses)) = side_clock.illegal_move(by, cost, view.side.now) else {
        return;
    };
    if clock.running().is_some() {
        view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
    }
    correction.reason = illegal_move_reason(view, side_clock, by, presses);
    view.ask(Command::Clock(SideClockAct::Correct(correction)));
}

/// What becomes of the presses since an illegal move by `by`, in words.
fn illegal_move_reason(
    view: &View<'_>,
    side_clock: &SideClock,
    by: Color,
    presses: PressesSince,
) -> String {
    let id = match presses {
        PressesSince::None => "side-illegal-no-press",
        PressesSince::TakenBack => "side-illegal-press-back",
        PressesSince::TakenBackWithReply => "side-illegal-replied",
        PressesSince::TimesStay => "side-illegal-times-stay",
    };
    let args = [
        ("player", side_clock_name(view, side_clock, by).into()),
        ("number", side_clock.illegal_move_number(by).into()),
    ];
    view.tr_args(id, &args).into_owned()
}
