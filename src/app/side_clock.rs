//! What the shell does for the side clock: time passes, deeds are kept and heard, and both can be heard by ear.

use std::time::Duration;

use eframe::egui::{Context, ViewportCommand};

use super::App;
use super::notifications::Notification;
use super::side_clock_session::{SideClockSession, TakenUp};
use super::sound::Sound;
use super::wall_clock::{Timestamp, day_and_time, file_stamp};
use crate::chess::Color;
use crate::clock::{Clock, News};
use crate::record::print::pdf::Paper;
use crate::record::side_clock::session::{Line, SideClockAct, What};
use crate::ui::{Screen, side_clock_log, side_clock_text};

/// How long what was seen of the battery holds.
const BATTERY_HOLDS: Duration = Duration::from_secs(30);

/// From how many seconds on each can be heard.
const COUNTED: u64 = 10;

impl App {
    /// Takes up the session that is kept; a clock that ran when the program ended is shown first.
    pub(super) fn take_up_side_clock(
        &mut self,
        look: Timestamp,
        notifications: &mut Vec<Notification>,
    ) {
        let taken_up = SideClockSession::take_up(&mut *self.world.store, look, &file_stamp(look));
        match taken_up {
            Ok(TakenUp {
                session: side_clock,
                ran,
                damaged,
            }) => {
                self.side_clock = side_clock;
                notifications.extend(damaged.map(Notification::Damaged));
                if ran {
                    self.settings.screen = Screen::SideClock;
                }
            }
            Err(error) => notifications.push(Notification::NotKept(error.to_string())),
        }
    }

    /// Somebody does something to the side clock.
    pub(super) fn hear_side_clock(
        &mut self,
        mut act: SideClockAct,
        look: Timestamp,
        context: &Context,
    ) {
        let before = self.side_clock.side_clock().log().len();
        let fills = matches!(act, SideClockAct::Set(_));
        if let SideClockAct::Set(setting) = &mut act {
            setting.day = day_and_time(look);
        }
        let at = self.side_clock.moment(look);
        let kept = self.side_clock.hear(act, at, &mut *self.world.store);
        self.note_trouble(kept.err());
        self.sound_of_side_clock(before);
        if fills {
            context.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        }
    }

    /// Puts the session aside and begins another.
    pub(super) fn new_side_clock(&mut self, look: Timestamp) {
        let stamp = file_stamp(look);
        let begun = self
            .side_clock
            .begin_anew(look, &stamp, &mut *self.world.store);
        self.note_trouble(begun.err());
    }

    /// The log of the session, as it is saved and printed.
    pub(super) fn side_clock_log(&self, paper: Option<Paper>) -> Vec<u8> {
        let side_clock = self.side_clock.side_clock();
        match paper {
            Some(paper) => side_clock_log(side_clock, self.words)
                .printed(paper)
                .written(),
            None => side_clock_text(side_clock, self.words).into_bytes(),
        }
    }

    /// Everything that the passing of time brings about at the side clock, and what is seen and heard of it.
    pub(super) fn side_clock_time_passes(&mut self, look: Timestamp) {
        let before = self.side_clock.side_clock().log().len();
        match self.side_clock.time_passes(look, &mut *self.world.store) {
            Ok(slept) => {
                if let Some(time) = slept {
                    self.tell(&Notification::Slept(time));
                }
            }
            Err(error) => self.note_trouble(Some(error)),
        }
        self.sound_of_side_clock(before);
        self.count_down(look);
        let runs = self.side_clock.runs() || self.session.running().is_some();
        self.world.screen_inhibitor.keep_awake(runs);
        if self.settings.screen == Screen::SideClock
            && self
                .battery_seen
                .is_none_or(|seen| look.steady.saturating_sub(seen) >= BATTERY_HOLDS)
        {
            self.battery_seen = Some(look.steady);
            self.battery = (self.world.battery)();
        }
    }

    /// The program ends: a side that runs is stopped.
    pub(super) fn stop_side_clock(&mut self, look: Timestamp) {
        let at = self.side_clock.moment(look);
        let act = SideClockAct::Stop(crate::record::side_clock::session::StopReason::Ended);
        let kept = self.side_clock.hear(act, at, &mut *self.world.store);
        self.note_trouble(kept.err());
    }

    /// Asks to be woken when the side clock changes by itself.
    pub(super) fn wake_for_side_clock(&self, look: Timestamp, context: &Context) {
        let now = self.side_clock.moment(look);
        if let Some(next) = self.side_clock.next_change(now) {
            context.request_repaint_after(next - now);
        }
    }

    fn sound_of_side_clock(&self, before: usize) {
        let left = Color::from_white(!self.settings.side_swapped);
        for line in &self.side_clock.side_clock().log()[before..] {
            if let Some(sound) = sound_of(line, left) {
                self.world.audio.play(sound);
            }
        }
    }

    /// Lets each of the running side's last ten seconds be heard, if that is wanted.
    fn count_down(&mut self, look: Timestamp) {
        let side = self.side_clock.side_clock().clock();
        let table = self.session.arbiter().table().clock();
        let (clock, now) = if self.settings.screen == Screen::SideClock {
            (side, self.side_clock.moment(look))
        } else {
            (table, self.now(look))
        };
        let second = clock.and_then(|clock| last_second(clock, now));
        let before = std::mem::replace(&mut self.counted, second);
        if self.settings.countdown && second.is_some() && second != before {
            self.world.audio.play(Sound::Tick);
        }
    }
}

/// Which of the last ten seconds the running side is in.
fn last_second(clock: &Clock, now: crate::clock::Moment) -> Option<u64> {
    let face = clock.face(clock.running()?, now);
    let second = face.shown.as_millis().div_ceil(1000);
    let second = u64::try_from(second).ok()?;
    ((1..=COUNTED).contains(&second) && !face.counts_up && face.flag.is_none()).then_some(second)
}

/// What is heard of a line of the log, `left` sitting at the left lever.
fn sound_of(line: &Line, left: Color) -> Option<Sound> {
    match &line.what {
        What::Did(SideClockAct::Press(color)) => Some(lever(*color, left)),
        What::Did(SideClockAct::Begin(color)) => Some(lever(color.other(), left)),
        What::Did(
            SideClockAct::Set(_)
            | SideClockAct::Stop(_)
            | SideClockAct::Resume(_)
            | SideClockAct::Correct(_)
            | SideClockAct::TakeBack
            | SideClockAct::Lock(_),
        ) => None,
        What::Became(News::Period { .. }) => Some(Sound::PeriodChange),
        What::Became(News::LowTime { .. }) => Some(Sound::LowTime),
        What::Became(News::Flag { .. }) => Some(Sound::Flag),
    }
}

fn lever(color: Color, left: Color) -> Sound {
    if color == left {
        Sound::LeverLeft
    } else {
        Sound::LeverRight
    }
}
