//! Owns the session at the side clock: time passes for it, acts are kept and heard, and it sounds.

use std::path::PathBuf;

use eframe::egui::{Context, InputState, ViewportCommand};

use super::chosen_file::in_folder;
use super::durable_log::SignOfLife;
use super::file_export::{log_name, side_clock_document};
use super::file_saving::FileSaving;
use super::frame_context::AppContext;
use super::side_clock_session::{RestoredSideClock, SideClockSession};
use super::sound::Sound;
use super::time_source::{GameTime, Timestamp};
use jadoube_core::chess::Color;
use jadoube_core::clock::{Clock, ClockEvent, Moment};
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockEntry, SideClockEvent, SideClockSetting, StopReason,
};
use jadoube_ui::{KeptLog, Screen, Settings, SideClockLogOrder};

/// The session at the side clock, and everything that is done with it.
#[derive(Debug)]
pub struct SideClockController {
    session: SideClockSession,
    /// Its logs that are being written.
    saving: FileSaving,
    /// Whether the window was made to fill the screen for it.
    fills_screen: bool,
}

impl SideClockController {
    /// A side clock that was not set yet.
    pub fn new(timestamp: Timestamp) -> Self {
        Self {
            session: SideClockSession::new(timestamp),
            saving: FileSaving::default(),
            fills_screen: false,
        }
    }

    pub const fn side_clock(&self) -> &SideClock {
        self.session.side_clock()
    }

    /// The clock, once it was set.
    pub fn clock(&self) -> Option<&Clock> {
        self.side_clock().clock()
    }

    pub fn now(&self, timestamp: Timestamp) -> Moment {
        self.session.moment(timestamp)
    }

    pub fn runs(&self) -> bool {
        self.session.runs()
    }

    /// Takes up the session that is kept; a clock that ran when the program ended is shown first.
    pub fn resume(&mut self, cx: &mut AppContext<'_>) {
        let stamp = cx.local_time().file_stamp();
        let store = &mut *cx.platform.store;
        let restored = SideClockSession::restore(cx.timestamp, &stamp, store);
        let RestoredSideClock {
            session,
            fault,
            ran,
            kept,
        } = match restored {
            Ok(restored) => restored,
            Err(error) => return cx.log_unreadable(KeptLog::SideClock, &error),
        };
        self.session = session;
        cx.tell_of_log(KeptLog::SideClock, fault);
        cx.check(kept);
        if let Some(sign) = ran {
            if sign != SignOfLife::Lost {
                let ended = self.side_clock().last_moment();
                cx.tell_of_rest(KeptLog::SideClock, self.side_clock().wall_at(ended));
            }
            cx.tell_of_sign(KeptLog::SideClock, sign);
            cx.window.show(Screen::SideClock);
        }
    }

    /// Somebody does something to the side clock.
    pub fn act(&mut self, mut act: SideClockAct, settings: &Settings, cx: &mut AppContext<'_>) {
        let before = self.side_clock().log().len();
        let fills = matches!(act, SideClockAct::Set(_));
        if let SideClockAct::Set(setting) = &mut act {
            setting.day = cx.local_time().day_and_time();
        }
        self.session.wall_shows(cx.local_time().wall());
        let at = self.now(cx.timestamp);
        let at = at.max(self.side_clock().last_moment());
        let kept = self.session.hear(act, at, &mut *cx.platform.store);
        cx.check(kept);
        self.sound_from(before, settings, cx);
        if fills {
            let full_screen = ViewportCommand::Fullscreen(true);
            cx.context.send_viewport_cmd(full_screen);
            let viewport = |input: &InputState| input.viewport().fullscreen;
            self.fills_screen |= cx.context.input(viewport) != Some(true);
        }
    }

    /// Gives the window its size back once the clock is left for which it filled the screen.
    pub fn left_for(&mut self, screen: Screen, context: &Context) {
        if screen != Screen::SideClock && std::mem::take(&mut self.fills_screen) {
            context.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
    }

    /// Writes the log among the documents, beside the window and without a question.
    pub fn save_log(&mut self, order: SideClockLogOrder, cx: &mut AppContext<'_>) {
        let (side_clock, words) = (self.side_clock().clone(), cx.words);
        let today = cx.local_time().pgn_date();
        let name = PathBuf::from(log_name(order, &today, words));
        let path = in_folder(cx.platform.documents.as_deref(), name);
        let document = move || side_clock_document(order, &side_clock, words);
        self.saving.begin(path, Box::new(document), cx);
    }

    /// Whether its log is still being written.
    pub const fn is_saving(&self) -> bool {
        self.saving.is_busy()
    }

    /// Puts the session aside and begins another, with the clock set for the same players and times.
    pub fn begin_anew(&mut self, cx: &mut AppContext<'_>) {
        let mut side_clock = SideClock::default();
        if let Some(setting) = self.side_clock().setting() {
            let day = cx.local_time().day_and_time();
            let setting = SideClockSetting {
                day,
                tournament_board: None,
                ..setting.clone()
            };
            side_clock.wall_showed(cx.local_time().wall(), Moment::START);
            side_clock.hear(SideClockAct::Set(setting), Moment::START);
        }
        let stamp = cx.local_time().file_stamp();
        let store = &mut *cx.platform.store;
        let begun = self
            .session
            .put_in_place(side_clock, cx.timestamp, &stamp, store);
        cx.check(begun);
    }

    /// Puts a session from a file in the place of this one, which is stopped first, and shows it.
    pub fn put_in_place(&mut self, side_clock: SideClock, cx: &mut AppContext<'_>) {
        self.finish(cx);
        let stamp = cx.local_time().file_stamp();
        let store = &mut *cx.platform.store;
        let put = self
            .session
            .put_in_place(side_clock, cx.timestamp, &stamp, store);
        cx.check(put);
        cx.window.show(Screen::SideClock);
    }

    /// Everything that the passing of time brings about, and what is heard of it.
    pub fn time_passes(&mut self, settings: &Settings, cx: &mut AppContext<'_>) {
        self.saving.time_passes(cx);
        let before = self.side_clock().log().len();
        self.session.wall_shows(cx.local_time().wall());
        let store = &mut *cx.platform.store;
        let (timestamp, known_until) = (cx.timestamp, cx.known_until);
        let (interruption, kept) = self.session.time_passes(timestamp, known_until, store);
        if let Some(interruption) = interruption {
            cx.notifications.add(interruption.into());
        }
        cx.check(kept);
        self.sound_from(before, settings, cx);
        let store = &mut *cx.platform.store;
        let retried = self.session.retry(cx.timestamp.steady, store);
        cx.check_again(retried, self.session.lacks_something());
        cx.tell_of_displacement(KeptLog::SideClock, self.session.take_displacement());
    }

    /// Asks to be woken when the side clock changes by itself.
    pub fn wake_in_time(&self, cx: &AppContext<'_>) {
        let now = self.now(cx.timestamp);
        let change = self.session.next_change(now);
        if let Some(rest) = GameTime::rest(now, change, self.runs()) {
            cx.context.request_repaint_after(rest);
        }
    }

    /// Whether anything happened at it.
    pub fn has_log(&self) -> bool {
        !self.side_clock().log().is_empty()
    }

    /// The program ends: a side that runs is stopped.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        self.session.wall_shows(cx.local_time().wall());
        let at = self.now(cx.timestamp);
        let act = SideClockAct::Stop(StopReason::Ended);
        let store = &mut *cx.platform.store;
        let kept = self.session.hear(act, at, store);
        let kept = kept.and(self.session.look_after(store));
        cx.check(kept);
    }

    fn sound_from(&self, before: usize, settings: &Settings, cx: &AppContext<'_>) {
        let left = Color::from_white(!settings.side_clock.swapped);
        for line in &self.side_clock().log()[before..] {
            if let Some(sound) = sound_of(line, left) {
                cx.platform.play(sound);
            }
        }
    }
}

/// What is heard of a line of the log, `left` sitting at the left lever.
fn sound_of(line: &SideClockEntry, left: Color) -> Option<Sound> {
    match &line.what {
        SideClockEvent::Did(SideClockAct::Press(color)) => Some(lever(*color, left)),
        SideClockEvent::Did(SideClockAct::Begin(color)) => Some(lever(color.other(), left)),
        SideClockEvent::Did(
            SideClockAct::Set(_)
            | SideClockAct::Stop(_)
            | SideClockAct::Resume(_)
            | SideClockAct::Correct(_)
            | SideClockAct::TakeBack
            | SideClockAct::Lock(_)
            | SideClockAct::RefuseEntry,
        ) => None,
        SideClockEvent::Became(ClockEvent::Period { .. }) => Some(Sound::PeriodChange),
        SideClockEvent::Became(ClockEvent::LowTime { .. }) => Some(Sound::LowTime),
        SideClockEvent::Became(ClockEvent::Flag { .. }) => Some(Sound::Flag),
    }
}

fn lever(color: Color, left: Color) -> Sound {
    if color == left {
        Sound::LeverLeft
    } else {
        Sound::LeverRight
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::frame_context::stage::Stage;
    use jadoube_core::chess::ByColor;

    /// A side clock with that control, White's side running.
    fn begun(control: &str) -> (Stage, SideClockController) {
        let mut stage = Stage::new();
        let mut side_clock = SideClockController::new(stage.timestamp());
        let setting = SideClockSetting {
            control: control.parse().expect("a time control"),
            names: ByColor::default(),
            day: String::new(),
            tournament_board: None,
        };
        for act in [
            SideClockAct::Set(setting),
            SideClockAct::Begin(Color::White),
        ] {
            side_clock.act(act, &Settings::default(), &mut stage.cx());
        }
        (stage, side_clock)
    }

    #[test]
    fn a_clock_that_ran_when_the_program_ended_is_shown_first_and_stands() {
        let settings = Settings::default();
        let (mut stage, mut side_clock) = begun("300");
        assert!(side_clock.runs());
        stage.time.pass(Duration::from_secs(3));
        side_clock.time_passes(&settings, &mut stage.cx());
        let mut again = SideClockController::new(stage.timestamp());
        again.resume(&mut stage.cx());
        assert!(!again.runs());
        assert_eq!(stage.window.screen(), Screen::SideClock);
    }

    #[test]
    fn a_clock_that_a_flag_had_stopped_is_not_told_to_have_run() {
        let settings = Settings::default();
        let (mut stage, mut side_clock) = begun("3+1");
        for _ in 0..5 {
            stage.time.pass(Duration::from_secs(1));
            side_clock.time_passes(&settings, &mut stage.cx());
        }
        assert!(!side_clock.runs(), "its flag has fallen");
        let shown = stage.window.screen();
        stage.time.pass(Duration::from_mins(13));
        let mut again = SideClockController::new(stage.timestamp());
        again.resume(&mut stage.cx());
        assert_eq!(stage.window.screen(), shown);
        assert_eq!(stage.notifications.all(), []);
    }
}
