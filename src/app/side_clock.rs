//! What the shell does for the side clock: time passes, deeds are kept and heard, and both can be heard by ear.

use std::time::Duration;

use eframe::egui::{Context, ViewportCommand};

use super::App;
use super::notifications::Tidings;
use super::side_clock_session::{Keeper, TakenUp};
use super::sound::Sound;
use super::wall_clock::{Look, day_and_time, file_stamp};
use crate::chess::Color;
use crate::clock::{Clock, News};
use crate::record::print::pdf::Paper;
use crate::record::side_clock::session::{Deed, Line, What};
use crate::ui::{Screen, evening_log, evening_text};

/// How long what was seen of the battery holds.
const BATTERY_HOLDS: Duration = Duration::from_secs(30);

/// From how many seconds on each can be heard.
const COUNTED: u64 = 10;

impl App {
    /// Takes up the evening that is kept; a clock that ran when the program ended is shown first.
    pub(super) fn take_up_evening(&mut self, look: Look, tidings: &mut Vec<Tidings>) {
        let taken_up = Keeper::take_up(&mut *self.world.store, look, &file_stamp(look));
        match taken_up {
            Ok(TakenUp {
                keeper,
                ran,
                damaged,
            }) => {
                self.keeper = keeper;
                tidings.extend(damaged.map(Tidings::Damaged));
                if ran {
                    self.settings.screen = Screen::SideClock;
                }
            }
            Err(error) => tidings.push(Tidings::NotKept(error.to_string())),
        }
    }

    /// Somebody does something to the side clock.
    pub(super) fn hear_deed(&mut self, mut deed: Deed, look: Look, context: &Context) {
        let before = self.keeper.evening().log().len();
        let fills = matches!(deed, Deed::Set(_));
        if let Deed::Set(setting) = &mut deed {
            setting.day = day_and_time(look);
        }
        let at = self.keeper.moment(look);
        let kept = self.keeper.hear(deed, at, &mut *self.world.store);
        self.note_trouble(kept.err());
        self.sound_of_evening(before);
        if fills {
            context.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        }
    }

    /// Puts the evening aside and begins another.
    pub(super) fn new_evening(&mut self, look: Look) {
        let stamp = file_stamp(look);
        let begun = self.keeper.begin_anew(look, &stamp, &mut *self.world.store);
        self.note_trouble(begun.err());
    }

    /// The log of the evening, as it is saved and printed.
    pub(super) fn evening_log(&self, paper: Option<Paper>) -> Vec<u8> {
        let evening = self.keeper.evening();
        match paper {
            Some(paper) => evening_log(evening, self.words).printed(paper).written(),
            None => evening_text(evening, self.words).into_bytes(),
        }
    }

    /// Everything that the passing of time brings about at the side clock, and what is seen and heard of it.
    pub(super) fn evening_passes(&mut self, look: Look) {
        let before = self.keeper.evening().log().len();
        match self.keeper.time_passes(look, &mut *self.world.store) {
            Ok(slept) => {
                if let Some(time) = slept {
                    self.tell(&Tidings::Slept(time));
                }
            }
            Err(error) => self.note_trouble(Some(error)),
        }
        self.sound_of_evening(before);
        self.count_down(look);
        let runs = self.keeper.runs() || self.sitting.running().is_some();
        self.world.wakefulness.keep_awake(runs);
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
    pub(super) fn rest_evening(&mut self, look: Look) {
        let at = self.keeper.moment(look);
        let deed = Deed::Stop(crate::record::side_clock::session::Halt::Ended);
        let kept = self.keeper.hear(deed, at, &mut *self.world.store);
        self.note_trouble(kept.err());
    }

    /// Asks to be woken when the side clock changes by itself.
    pub(super) fn wake_for_evening(&self, look: Look, context: &Context) {
        let now = self.keeper.moment(look);
        if let Some(next) = self.keeper.next_change(now) {
            context.request_repaint_after(next - now);
        }
    }

    fn sound_of_evening(&self, before: usize) {
        let left = Color::from_white(!self.settings.side_swapped);
        for line in &self.keeper.evening().log()[before..] {
            if let Some(sound) = sound_of(line, left) {
                self.world.audio.play(sound);
            }
        }
    }

    /// Lets each of the running side's last ten seconds be heard, if that is wanted.
    fn count_down(&mut self, look: Look) {
        let side = self.keeper.evening().clock();
        let table = self.sitting.arbiter().table().clock();
        let (clock, now) = if self.settings.screen == Screen::SideClock {
            (side, self.keeper.moment(look))
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
        What::Did(Deed::Press(color)) => Some(lever(*color, left)),
        What::Did(Deed::Begin(color)) => Some(lever(color.other(), left)),
        What::Did(
            Deed::Set(_)
            | Deed::Stop(_)
            | Deed::Resume(_)
            | Deed::Correct(_)
            | Deed::TakeBack
            | Deed::Lock(_),
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
