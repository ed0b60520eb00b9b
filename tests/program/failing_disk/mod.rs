//! A disk that fails at every call there is, once or from then on, and the power cut at every call; and each of that again
//! while the program starts the next time. Whatever was acknowledged is there, and nothing that did not happen.
//!
//! A change tries every third call; `JADOUBE_LONG=1 cargo test --test program failing_disk::` tries each failure with each error
//! at each call of both starts.

mod learners_kept;
mod settings_kept;
mod stepped_program;

use std::time::Duration;

use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::i18n::Language;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, StandardReason};
use jadoube_core::record::Entry;
use jadoube_core::record::side_clock::{
    SideClockAct, SideClockEntry, SideClockEvent, SideClockSetting, StopReason,
};
use jadoube_ui::Notification;

use crate::support::failing_store::{EACCES, EIO, ENOSPC, FailingStore, Failure, Unsynced};
use crate::support::share_of_checks::{is_due, is_long};
use stepped_program::{Held, Step, SteppedProgram};

fn steps() -> Vec<Step> {
    let player = |color, act| Step::Do(Deed::Player(color, act));
    let moves = |color, text: &str| player(color, PlayerAct::Move(text.to_owned()));
    let arbiter = |act| Step::Do(Deed::Arbiter(act));
    let (white, black) = (Color::White, Color::Black);
    let set = SideClockSetting {
        control: "300+2".parse().expect("a time control"),
        names: ByColor::default(),
        day: "22 November".to_owned(),
        tournament_board: None,
    };
    vec![
        Step::Begin("Ана"),
        arbiter(ArbiterAct::Start),
        moves(white, "e4"),
        player(black, PlayerAct::Lift(Square::E7)),
        player(black, PlayerAct::Release(Square::E5)),
        player(black, PlayerAct::Press),
        Step::Change(Language::Polish),
        player(white, PlayerAct::OfferDraw),
        Step::Save,
        moves(white, "Nf6"),
        arbiter(ArbiterAct::Stop),
        arbiter(ArbiterAct::SetTimes(
            Duration::from_secs(200),
            Duration::from_secs(100),
        )),
        arbiter(ArbiterAct::Resume),
        Step::Name("Ана М."),
        moves(white, "Nf3"),
        player(black, PlayerAct::ClaimRepetition(None)),
        moves(black, "Nc6"),
        Step::Save,
        Step::Seal,
        Step::Clock(SideClockAct::Set(set.clone())),
        Step::Clock(SideClockAct::Begin(white)),
        Step::Clock(SideClockAct::Press(white)),
        Step::Clock(SideClockAct::Stop(StopReason::ByHand)),
        Step::NewSideClock,
        Step::Clock(SideClockAct::Set(set)),
        Step::Clock(SideClockAct::Begin(black)),
        Step::Begin("Вера"),
        arbiter(ArbiterAct::Start),
        moves(white, "d4"),
        Step::Change(Language::Slovene),
        moves(black, "d5"),
        Step::Save,
    ]
}

/// Everything that was done, in the order in which it was held, as a disk that never fails lets it be.
struct Reference {
    /// What was held after each step; nothing before the first.
    held: Vec<Held>,
    /// How many calls the disk had been asked by then.
    calls: Vec<usize>,
}

impl Reference {
    fn of(steps: &[Step]) -> Self {
        let (store, time) = (FailingStore::default(), ScriptedTime::default());
        let mut program = SteppedProgram::start(&store, &time);
        store.mend();
        let mut reference = Self {
            held: vec![program.held()],
            calls: vec![0],
        };
        for step in steps {
            program.do_step(step);
            assert!(!program.told(), "{:?}", program.program.notifications());
            reference.held.push(program.held());
            reference.calls.push(store.calls());
        }
        reference.keeps_the_game_before();
        reference
    }

    /// Asserts that the first game was set aside whole for the second.
    fn keeps_the_game_before(&self) {
        let last = self.held.last().expect("something was held");
        let first = self.held.iter().rfind(|held| held.white != last.white);
        let events = first.expect("another game").log.iter();
        let events: Vec<_> = events.map(|entry| entry.event.clone()).collect();
        let before = last.before.as_deref().unwrap_or_default();
        assert!(before.starts_with(&events), "{before:#?}");
    }

    /// Whether what was found again is what was held after some step from `acknowledged` on, as far as it goes; else what
    /// is missing or invented.
    fn holds(&self, found: &Held, acknowledged: usize) -> Result<(), String> {
        let rest = &self.held[acknowledged..];
        let least = &self.held[acknowledged];
        let plays = |held: &Held| held.white.chars().next() == found.white.chars().next();
        let most = rest.iter().filter(|held| plays(held));
        let Some(most) = most.max_by_key(|held| held.log.len()) else {
            return Err(format!("nobody played this game: {found:?}"));
        };
        let interrupted = ArbiterAct::Note(StandardReason::Interrupted.into());
        let stops = [interrupted, ArbiterAct::Stop].map(Deed::Arbiter);
        let is_stop = |entry: &Entry| stops.contains(&entry.event.deed);
        let log = without_stop(&found.log, &most.log, is_stop);
        if !most.log.starts_with(log) || !most.envelopes.starts_with(&found.envelopes) {
            return Err(format!("something is invented: {log:#?}"));
        }
        let newest = self.held.last().unwrap_or(least);
        if found.white == newest.white && found.before != newest.before {
            return Err(format!("the game before is not whole: {:?}", found.before));
        }
        if plays(least) {
            let missing = least.log.len().saturating_sub(log.len());
            if missing > 0 || found.envelopes.len() < least.envelopes.len() {
                return Err(format!(
                    "{missing} acknowledged events are missing, or an envelope"
                ));
            }
        }

        let clock = acts(&found.side_clock);
        let ended = SideClockEvent::Did(SideClockAct::Stop(StopReason::Ended));
        let held_clock = |held: &Held| {
            let log = acts(&held.side_clock);
            log == without_stop(&clock, &log, |entry| entry.what == ended)
        };
        if !rest.iter().any(held_clock) {
            return Err(format!("another side clock: {clock:#?}"));
        }
        if !rest.iter().any(|held| held.language == found.language) {
            return Err(format!("another language: {:?}", found.language));
        }
        if !rest.iter().any(|held| held.saved == found.saved) {
            return Err("another game is saved".to_owned());
        }
        Ok(())
    }

    /// After how many steps the disk had been asked at most so many calls.
    fn steps_within(&self, calls: usize) -> usize {
        self.calls.partition_point(|&asked| asked <= calls) - 1
    }
}

/// What people did to the side clock.
fn acts(log: &[SideClockEntry]) -> Vec<SideClockEntry> {
    let acts = log.iter();
    let acts = acts.filter(|entry| matches!(entry.what, SideClockEvent::Did(_)));
    acts.cloned().collect()
}

/// A log without the stop at its end that a start added, and the reason for it.
fn without_stop<'a, E: PartialEq>(
    found: &'a [E],
    held: &[E],
    is_stop: impl Fn(&E) -> bool,
) -> &'a [E] {
    let mut log = found;
    while let Some((last, rest)) = log.split_last()
        && is_stop(last)
        && held.get(rest.len()) != Some(last)
    {
        log = rest;
    }
    log
}

const UNSYNCED: [Unsynced; 3] = [Unsynced::Stays, Unsynced::Goes, Unsynced::IsTorn];

/// Starts the program on that disk: whole, and then with each call of the start failing, and whole again after that.
fn start_again(
    reference: &Reference,
    disk: &FailingStore,
    time: &ScriptedTime,
    acknowledged: usize,
) -> Result<(), String> {
    let whole = disk.restarted(Unsynced::Stays);
    let program = SteppedProgram::start(&whole, time);
    reference.holds(&program.held(), acknowledged)?;
    for call in 0..whole.calls() {
        for lasts in [false, true] {
            let again = disk.restarted(Unsynced::Stays);
            again.fail(Failure {
                call,
                error: EIO,
                lasts,
            });
            let program = SteppedProgram::start(&again, time);
            let what = format!("start failing at call {call}, lasting {lasts}");
            if !program.told() {
                let held = reference.holds(&program.held(), acknowledged);
                held.map_err(|missing| format!("{what}, nobody told: {missing}"))?;
            }
            for unsynced in UNSYNCED {
                let third = SteppedProgram::start(&again.restarted(unsynced), time);
                let held = reference.holds(&third.held(), acknowledged);
                held.map_err(|missing| format!("{what}, then {unsynced:?}: {missing}"))?;
            }
        }
    }
    Ok(())
}

/// What goes wrong if the disk fails so while all of that is done.
fn fail(steps: &[Step], reference: &Reference, failure: Failure) -> Result<(), String> {
    let (store, time) = (FailingStore::default(), ScriptedTime::default());
    let mut program = SteppedProgram::start(&store, &time);
    store.fail(failure);
    for step in steps {
        program.do_step(step);
    }
    program.pass(2_500);
    program.pass(2_500);
    // What failed once is there after all, but for a file of which people were told that it could not be written.
    let is_told = |it: &Notification| matches!(it, Notification::Unwritable(..));
    let unwritten = program.program.notifications().iter().any(is_told);
    let mut all = Reference {
        held: reference.held[steps.len()..].to_vec(),
        calls: vec![0],
    };
    let acknowledged = reference.steps_within(failure.call);
    if failure.lasts && acknowledged < steps.len() && !program.told() {
        return Err("nobody was told".to_owned());
    }
    for unsynced in UNSYNCED {
        let disk = store.restarted(unsynced);
        let held = if !failure.lasts {
            let found = SteppedProgram::start(&disk, &time).held();
            if unwritten {
                all.held[0].saved.clone_from(&found.saved);
            }
            all.holds(&found, 0)
        } else if is_long() || failure.call.is_multiple_of(10) {
            start_again(reference, &disk, &time, acknowledged)
        } else {
            let found = SteppedProgram::start(&disk, &time);
            reference.holds(&found.held(), acknowledged)
        };
        held.map_err(|missing| format!("{unsynced:?}: {missing}"))?;
    }
    Ok(())
}

#[test]
fn whatever_call_of_the_disk_fails_nothing_acknowledged_is_lost_and_nothing_invented() {
    let steps = steps();
    let reference = Reference::of(&steps);
    let calls = *reference.calls.last().expect("steps");
    let every = [ENOSPC, EIO, EACCES];
    let errors = if is_long() { &every[..] } else { &every[1..2] };
    let mut wrong = Vec::new();
    for call in (0..calls).filter(|call| is_due(*call)) {
        for &error in errors {
            for lasts in [false, true] {
                let failure = Failure { call, error, lasts };
                if let Err(missing) = fail(&steps, &reference, failure) {
                    wrong.push(format!("{failure:?}, {missing}"));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {calls} calls: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(5)]
    );
}

#[test]
fn a_power_cut_gives_back_at_most_five_seconds_of_thinking() {
    for tenths in 0..60 {
        let (store, time) = (FailingStore::default(), ScriptedTime::default());
        let mut program = SteppedProgram::start(&store, &time);
        let steps = steps();
        for step in steps.iter().take(3).chain(&steps[19..21]) {
            program.do_step(step);
        }
        // A running clock is looked at once a second.
        for _ in 0..30 {
            program.pass(1_000);
        }
        program.pass(tenths * 100);
        let now = program.program.game_moment();
        let shown = |program: &SteppedProgram| {
            let (session, clock) = (
                program.program.session(),
                program.program.side_clock().clock(),
            );
            let reading = session.arbiter().table().reading(Color::Black, now);
            let side = clock.expect("a clock").remaining(Color::White, now);
            [reading.expect("a clock"), side]
        };
        let before = shown(&program);
        let after = shown(&SteppedProgram::start(
            &store.restarted(Unsynced::Goes),
            &time,
        ));
        for (before, after) in before.into_iter().zip(after) {
            let given_back = after.checked_sub(before).expect("nothing is charged twice");
            assert!(given_back <= Duration::from_secs(5), "{given_back:?}");
        }
    }
}
