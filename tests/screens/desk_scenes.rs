//! The arbiter's desk as an arbiter comes to it: called, with more than one matter, with none, looking back, at its doors.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::i18n::{NamedWords, Words};
use jadoube_core::laws::{
    ArbiterAct, Decision, Edition, Event, PlayerAct, Presence, Supervision, Terms,
};
use jadoube_ui::{Command, FileTask, Screen};

use super::blitz_scenes::checked;
use super::scenes::{Window, pressed};
use super::table::timed;
use super::table_scenes::{blitz_of, of_two, opera, opera_under};
use crate::support::app_harness::AppHarness;

/// The desk of that game, after these were pressed.
fn desk(words: Words, mut shell: AppHarness, ids: &[&str]) -> Window {
    shell.show(Screen::Desk);
    pressed(words, shell, ids)
}

/// A game in which White has called the arbiter.
pub fn stopped() -> AppHarness {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::StopClocks);
    shell
}

pub fn called(words: Words) -> Window {
    desk(words, stopped(), &[])
}

/// The same where the clock was replaced meanwhile, so that the times wait for a word as well.
pub fn with_two_matters() -> AppHarness {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::Touch(Square::E7));
    shell.does(Color::Black, PlayerAct::StopClocks);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::ReplaceClock));
    shell
}

pub fn two_matters(words: Words) -> Window {
    desk(words, with_two_matters(), &[])
}

/// White says that Black touched the queen, under Laws that leave a doubtful contact to the arbiter once a player asks.
pub fn with_claimed_touch() -> AppHarness {
    let mut shell = opera_under(Terms {
        edition: Edition::E2009,
        supervision: Supervision::Light,
        ..blitz_of("300+3")
    });
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::Graze(Square::E7));
    shell.does(Color::White, PlayerAct::ClaimTouchMove);
    shell
}

pub fn claimed_touch(words: Words) -> Window {
    desk(words, with_claimed_touch(), &[])
}

/// White has pressed without a move, under Laws that leave its price to the arbiter.
pub fn with_empty_press() -> AppHarness {
    let mut shell = of_two(Terms {
        edition: Edition::E2009,
        ..blitz_of("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    shell.does(Color::White, PlayerAct::Press);
    shell
}

pub fn empty_press(words: Words) -> Window {
    desk(words, with_empty_press(), &[])
}

/// Nothing waits; an illegal move was ruled on.
pub fn empty(words: Words) -> Window {
    desk(words, checked(), &[])
}

/// The log after a wrong claim, a stop without a good reason, and an illegal move that took an increment back.
pub fn log_of_rulings(words: Words) -> Window {
    let mut terms = timed("300+3");
    terms.regulations.take_back_increment = true;
    let mut shell = of_two(terms);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for (color, act) in [
        (Color::White, PlayerAct::Move("e4".into())),
        (Color::Black, PlayerAct::Move("e5".into())),
        (Color::White, PlayerAct::ClaimRepetition(None)),
        (Color::Black, PlayerAct::Decline),
        (Color::White, PlayerAct::Move("Nf3".into())),
        (Color::Black, PlayerAct::StopClocks),
    ] {
        shell.does(color, act);
    }
    let reject = ArbiterAct::Decide(Decision::Reject);
    for act in [reject, ArbiterAct::Resume] {
        shell.hear(Event::of_arbiter(shell.now(), act));
    }
    for act in [
        PlayerAct::Lift(Square::G8),
        PlayerAct::Release(Square::G6),
        PlayerAct::Press,
    ] {
        shell.does(Color::Black, act);
    }
    desk(words, shell, &[])
}

/// The report of that game, to be printed.
pub fn report(words: Words) -> Window {
    let mut shell = log_of_rulings(words);
    shell.show(Screen::Report);
    shell.run();
    shell
}

/// The log of a game without an arbiter: what the opponent lets pass.
pub fn log_of_unopposed(words: Words) -> Window {
    let mut shell = of_two(Terms {
        arbiter: Presence::Absent,
        ..timed("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for (color, act) in [
        (Color::White, PlayerAct::Move("e4".into())),
        (Color::Black, PlayerAct::Lift(Square::G8)),
        (Color::Black, PlayerAct::Release(Square::G6)),
        (Color::Black, PlayerAct::Press),
        (Color::White, PlayerAct::Move("d4".into())),
        (Color::Black, PlayerAct::Press),
        (Color::White, PlayerAct::Touch(Square::G1)),
    ] {
        shell.does(color, act);
    }
    desk(words, shell, &[])
}

/// The log of a resumed game whose sealed move was read, or whose envelope is lost.
fn log_of_resumption(words: Words, found: &[ArbiterAct]) -> Window {
    let mut shell = super::adjourned_games::adjourned();
    for color in Color::ALL {
        shell.does(color, PlayerAct::Arrive);
    }
    for act in found {
        shell.hear(Event::of_arbiter(shell.now(), act.clone()));
    }
    desk(words, shell, &[])
}

pub fn log_of_sealed_move(words: Words) -> Window {
    let reveal = ArbiterAct::Reveal("Nc6".to_owned());
    log_of_resumption(words, &[ArbiterAct::Resume, reveal])
}

pub fn log_of_lost_envelope(words: Words) -> Window {
    log_of_resumption(words, &[ArbiterAct::LoseEnvelope, ArbiterAct::Resume])
}

/// Two half-moves back, at the door of the position.
pub fn preview(words: Words) -> Window {
    let position = super::desk_doors::opener(words, "desk-position");
    let mut window = desk(words, stopped(), &[]);
    super::table::click(&mut window, &position);
    for _ in 0..2 {
        super::table::click(&mut window, &words.tr("desk-step-back"));
    }
    window
}

/// The door of that message, opened.
fn door(words: Words, id: &str) -> Window {
    let mut window = desk(words, stopped(), &[]);
    super::table::click(&mut window, &super::desk_doors::opener(words, id));
    window
}

pub fn clocks(words: Words) -> Window {
    door(words, "desk-clocks")
}

pub fn penalty(words: Words) -> Window {
    let mut window = door(words, "desk-penalty");
    super::table::click(&mut window, "Ana");
    super::table::click(&mut window, &words.tr("desk-opponent-time-more"));
    window
}

/// The same when the button was pressed.
pub fn penalty_asked(words: Words) -> Window {
    let mut window = penalty(words);
    let args = [
        ("name", "Ana".into()),
        ("penalty", super::desk_doors::opponent_gains(words).into()),
    ];
    super::table::click(&mut window, &words.tr_args("desk-impose", &args));
    window
}

/// A player's device was heard: what would come of it.
pub fn found(words: Words) -> Window {
    let mut window = door(words, "desk-found");
    super::table::click(&mut window, &words.tr("incident-act-device"));
    super::table::click(&mut window, "Ana");
    window
}

/// A wrong array is about to be entered.
pub fn found_asked(words: Words) -> Window {
    let mut window = door(words, "desk-found");
    let what = words.tr("rule-wrong-initial-position");
    super::table::click(&mut window, &what);
    let args = [("what", what.into())];
    super::table::click(&mut window, &words.tr_args("found-enter", &args));
    window
}

/// How many illegal moves were charged before is being set.
pub fn found_charged(words: Words) -> Window {
    let mut window = door(words, "desk-found");
    super::table::click(&mut window, &words.tr("found-charged-before"));
    window
}

/// A result that is about to be declared.
pub fn result_asked(words: Words) -> Window {
    let mut window = result(words);
    let args = [
        ("white", "Ana Kovač".into()),
        ("black", "Boris Petrović".into()),
        ("score", "½–½".into()),
    ];
    super::table::click(&mut window, &words.tr_args("desk-declare", &args));
    window
}

pub fn result(words: Words) -> Window {
    let mut window = door(words, "desk-result");
    super::table::click(&mut window, "½–½");
    window
}

/// White's time was given two minutes, and the door has closed.
pub fn set(words: Words) -> Window {
    let mut shell = stopped();
    let [white, black] = [439, 321].map(Duration::from_secs);
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::SetTimes(white, black)));
    desk(words, shell, &[])
}

/// White's time is being set, and another door was opened over it.
pub fn begun(words: Words) -> Window {
    let mut window = clocks(words);
    let args = [("count", 2_u32.into()), ("player", Color::White.into())];
    let more = NamedWords::new(words, names()).tr_args("desk-add", &args);
    super::table::click(&mut window, &more);
    super::table::click(
        &mut window,
        &super::desk_doors::opener(words, "desk-position"),
    );
    window
}

/// What both are called in words.
pub fn names() -> ByColor<String> {
    ByColor {
        white: "Ana".to_owned(),
        black: "Boris".to_owned(),
    }
}

/// A file was written, and it is asked once more whether the game is to be annulled.
pub fn told(words: Words) -> Window {
    let mut window = door(words, "desk-result");
    super::table::click(&mut window, &words.tr("desk-annul"));
    window.ask(Command::Chosen(FileTask::Save, "evening.jadoube".into()));
    window.wait_until_done();
    window.step();
    window
}
