//! Owns the game on the table: its session, its time, its envelopes, and the search for whether a side could mate.

mod marks;
mod partner;
use std::sync::Arc;
use std::time::Duration;

use super::durable_log::SignOfLife;
use super::frame_context::AppContext;
use super::game_session::{GameSession, RestoredGame};
use super::jobs::envelope::{ClosedEnvelope, EnvelopeJob, FinishedEnvelope};
use super::jobs::mate_search::MateSearch;
use super::seated_partner::SeatedPartner;
use super::sound::Sound;
use super::sound::cues::sounds_since;
use super::time_source::{GameTime, Timestamp};
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{ByColor, Position as _};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct, StandardReason};
use jadoube_core::record::envelope::Secret;
use jadoube_core::record::play_mode::{AssistLevel, PlayMode};
use jadoube_core::record::remembered_position::RememberedPosition;
use jadoube_core::record::{ComputerPlayer, ImportedGame, MoveSource, to_pgn_text};
use jadoube_ui::{
    ClipboardContent, EnvelopeWork, KeptLog, NewGame, Notification, OtherContent, Players, Screen,
    Sealing, board_picture,
};

/// The game on the table, and everything that is done with it.
#[derive(Debug)]
pub struct GameController {
    session: GameSession,
    /// How many games were put on the table before it.
    number: u64,
    time: GameTime,
    envelope_job: EnvelopeJob,
    mate_search: MateSearch,
    /// The program that plays at the table, once it has sat down.
    partner: Option<SeatedPartner>,
    /// Whether it was told that the engine among it plays no longer.
    is_engine_told: bool,
    /// Whether it was told how the game against a program was conducted.
    is_conduct_told: bool,
    /// Whether a player was already warned that little time is left.
    low_time_warned: ByColor<bool>,
}

impl GameController {
    /// A table without a game.
    pub fn new(timestamp: Timestamp) -> Self {
        Self {
            session: GameSession::default(),
            number: 0,
            time: GameTime::from(Moment::START, timestamp),
            envelope_job: EnvelopeJob::default(),
            mate_search: MateSearch::default(),
            partner: None,
            is_engine_told: false,
            is_conduct_told: false,
            low_time_warned: ByColor::default(),
        }
    }

    pub const fn session(&self) -> &GameSession {
        &self.session
    }

    /// How many games were put on the table before it.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// What is being done with an envelope.
    pub const fn envelope_work(&self) -> EnvelopeWork {
        self.envelope_job.work()
    }

    /// How long the next passphrase for the envelope on the table has to wait, after several wrong ones.
    pub fn passphrase_wait(&self, timestamp: Timestamp) -> Option<Duration> {
        self.envelope_job.wait(&self.session, timestamp.steady)
    }

    /// Whether the program looks for the answer to a question of the arbiter's.
    pub const fn is_searching(&self) -> bool {
        self.mate_search.is_under_way()
    }

    /// The game's clock, if it has one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.session.arbiter().table().clock()
    }

    /// The game's moment: while an envelope is being closed it is the one at which the clock was stopped.
    pub fn now(&self, timestamp: Timestamp) -> Moment {
        let standstill = self.envelope_job.standstill();
        standstill.unwrap_or_else(|| self.time.moment(timestamp))
    }

    /// Tells the game what the wall shows.
    fn look_at_wall(&mut self, cx: &AppContext<'_>) {
        let now = self.time.moment(cx.timestamp);
        self.session.wall_shows(now, cx.local_time().wall());
    }

    /// Takes up the game that the journal holds, its clocks stopped, and shows it if it is not over or came from a file.
    pub fn resume(&mut self, cx: &mut AppContext<'_>) {
        let stamp = cx.local_time().file_stamp();
        match GameSession::restore(&stamp, &mut *cx.platform.store) {
            Ok(restored) => self.resume_restored(restored, cx),
            Err(error) => cx.log_unreadable(KeptLog::Game, &error),
        }
        if self.session.is_unfinished() || self.session.history().is_some() {
            cx.window.show(Screen::Table);
        }
    }

    fn resume_restored(&mut self, restored: RestoredGame, cx: &mut AppContext<'_>) {
        let RestoredGame {
            session,
            changed,
            fault,
            sign,
        } = restored;
        cx.tell_of_log(KeptLog::Game, fault);
        if !session.has_game() {
            return;
        }
        self.session = session;
        if !changed.is_empty() {
            let notification = Notification::RuledDifferently(changed.len());
            cx.notifications.add(notification);
        }
        let sign = sign.unwrap_or(SignOfLife::Lost);
        if self.session.running().is_some() {
            cx.tell_of_sign(KeptLog::Game, sign);
        }
        let ended = sign.ended(self.session.last_moment());
        if self.session.running().is_some() && sign != SignOfLife::Lost {
            cx.tell_of_rest(KeptLog::Game, self.session.heading().wall.at(ended));
        }
        self.time = GameTime::from(ended, cx.timestamp);
        let store = &mut *cx.platform.store;
        let stopped = self.session.stop_where_it_ended(ended, store);
        cx.check(stopped);
    }

    /// Somebody did something at the board at the moment of the frame.
    pub fn act(&mut self, deed: Deed, cx: &mut AppContext<'_>) {
        let at = self.time.moment(cx.timestamp);
        self.happen(deed, at, cx);
    }

    /// Something happened at the board: it is kept, heard, and sounds.
    pub fn happen(&mut self, deed: Deed, at: Moment, cx: &mut AppContext<'_>) {
        if !self.session.has_game() || self.session.history().is_some() {
            return;
        }
        self.look_at_wall(cx);
        let before = self.session.log().len();
        let at = at.max(self.session.last_moment());
        let event = Event { at, deed };
        let kept = self.session.happen(event, &mut *cx.platform.store);
        cx.check(kept);
        self.sound_from(before, cx);
    }

    fn sound_from(&self, before: usize, cx: &AppContext<'_>) {
        let table = self.session.arbiter().table();
        for sound in sounds_since(self.session.log(), before, table) {
            cx.platform.play(sound);
        }
    }

    /// Begins a new game, played so.
    pub fn begin(&mut self, game: NewGame, mode: PlayMode, cx: &mut AppContext<'_>) {
        let today = cx.local_time().pgn_date();
        let session = GameSession::new(game.terms, game.players, today).played(mode);
        let session = session.against(game.computer).for_board(game.board);
        let session = match &game.continues {
            Some(before) => session.continuing(before),
            None => session,
        };
        self.put_on_table(session, Moment::START, cx);
    }

    /// Begins the same game again with colours reversed, played so.
    pub fn begin_rematch(&mut self, mode: PlayMode, cx: &mut AppContext<'_>) {
        let mut players = self.session.players().clone().with_colors_reversed();
        let is_nameless = players.names.iter().all(|name| name.trim().is_empty());
        let computer = self.session.computer().cloned();
        if let Some(ComputerPlayer { color, plays, .. }) = &computer
            && let MoveSource::Level(level) = plays
        {
            // Where it played on for an engine, this time it plays from the beginning.
            *players.names.get_mut(!*color) = cx.words.computer_name(*level);
        }
        let mut terms = self.session.arbiter().terms().clone();
        terms.blind = terms.blind.with_colors_reversed();
        let game = NewGame {
            players,
            terms,
            computer: computer.map(ComputerPlayer::with_colors_reversed),
            ..NewGame::default()
        };
        self.begin(game, mode, cx);
        if is_nameless {
            cx.notifications.add(Notification::ColorsSwapped);
        }
    }

    /// Puts another game in the place of this one, whose clock is stopped first, begins its journal, and shows it.
    pub fn put_on_table(&mut self, session: GameSession, moment: Moment, cx: &mut AppContext<'_>) {
        self.interrupt(self.now(cx.timestamp), cx);
        cx.notifications.another_game_begins();
        if let Some(at) = self.session.heading().tournament_board
            && self.session.is_unfinished()
        {
            cx.notifications.add(Notification::BoardLeft {
                round: at.round,
                board: at.board,
            });
        }
        // What was under way for the game before says nothing of this one.
        *self = Self {
            session,
            time: GameTime::from(moment, cx.timestamp),
            number: self.number + 1,
            envelope_job: std::mem::take(&mut self.envelope_job).for_another_game(),
            ..Self::new(cx.timestamp)
        };
        let stamp = cx.local_time().file_stamp();
        let begun = self.session.begin_journal(&stamp, &mut *cx.platform.store);
        cx.check(begun);
        cx.window.show(Screen::Table);
    }

    /// Puts a game from a file on the table as the history it is: nobody hears its moves, and nobody rules on them.
    pub fn put_history_on_table(&mut self, history: Arc<ImportedGame>, cx: &mut AppContext<'_>) {
        let session = GameSession::of_history(history);
        self.put_on_table(session, Moment::START, cx);
    }

    /// The game on the table is played so from now on. Who answers questions in it, the log tells if that changes.
    pub fn play_in(&mut self, mode: PlayMode, cx: &mut AppContext<'_>) {
        let before = self.session.heading().mode.unwrap_or(mode).assist;
        let has_begun = self.session.is_unfinished() && !self.session.log().is_empty();
        if let Some(note) = note_of_who_answers(before, mode.assist).filter(|_| has_begun) {
            self.act(Deed::Arbiter(ArbiterAct::Note(note.into())), cx);
        }
        let kept = self.session.play_in(mode, &mut *cx.platform.store);
        cx.check(kept);
    }

    /// Remembers that position of the game on the table from now on.
    pub fn remember(&mut self, position: RememberedPosition, cx: &mut AppContext<'_>) {
        let store = &mut *cx.platform.store;
        let kept = self.session.remember(position, store);
        cx.check(kept);
    }

    /// Puts the game, or the position on its board, onto the clipboard.
    pub fn copy(&self, what: ClipboardContent, cx: &mut AppContext<'_>) {
        let session = &self.session;
        let position = session.arbiter().table().game().position();
        let content = match what {
            ClipboardContent::Game => OtherContent::Game(to_pgn_text(
                session.heading(),
                session.narrative(),
                session.log(),
            )),
            ClipboardContent::Position => OtherContent::Position(Box::new(position.clone())),
            ClipboardContent::Picture(look) => {
                OtherContent::Picture(position.board().clone(), look)
            }
            // What is read stands on pages of their own, which copy it.
            ClipboardContent::Text => return,
        };
        Self::put_on_clipboard(content, cx);
    }

    /// Puts that onto the clipboard, of whatever game it is.
    pub fn put_on_clipboard(content: OtherContent, cx: &mut AppContext<'_>) {
        let told = Notification::Copied(content.kind());
        match content {
            OtherContent::Game(text) | OtherContent::Fen(text) | OtherContent::Text(text) => {
                cx.context.copy_text(text);
            }
            OtherContent::Position(position) => {
                let text = chess960_fen::write(&position, FenStyle::XFen);
                cx.context.copy_text(text);
            }
            OtherContent::Picture(board, look) => {
                cx.context.copy_image(board_picture(&board, look));
            }
        }
        cx.notifications.add(told);
    }

    /// The players' names and signatures become these.
    pub fn rename(&mut self, players: Players, cx: &mut AppContext<'_>) {
        let kept = self.session.rename(players, &mut *cx.platform.store);
        cx.check(kept);
    }

    /// Everything that the passing of time brings about.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        self.look_at_wall(cx);
        let now = self.now(cx.timestamp);
        self.look_at_envelopes(now, cx);
        let interruption = self.time.interruption(cx.timestamp);
        if let Some(interruption) = interruption.filter(|_| self.session.running().is_some()) {
            if interruption.slept().is_some() {
                self.interrupt(now, cx);
            }
            cx.notifications.add(interruption.into());
        }
        let before = self.session.log().len();
        let known = now.min(self.time.moment(cx.known_until));
        let fell = self.session.drop_flags(known, &mut *cx.platform.store);
        cx.check(fell);
        self.sound_from(before, cx);
        self.warn_of_low_time(now, cx);
        if self.session.running().is_some() {
            let signed = self.session.sign_of_life(now, &mut *cx.platform.store);
            cx.check(signed);
        }
        let store = &mut *cx.platform.store;
        let retried = self.session.retry(cx.timestamp.steady, store);
        cx.check_again(retried, self.session.lacks_something());
        cx.tell_of_displacement(KeptLog::Game, self.session.take_displacement());
        let arbiter = self.session.arbiter();
        self.mate_search.begin(arbiter, now, cx.context);
        if let Some(Event { at, deed }) = self.mate_search.found(known) {
            let proof = ArbiterAct::Note(StandardReason::Proof.into());
            self.happen(Deed::Arbiter(proof), at, cx);
            self.happen(deed, at, cx);
        }
        self.let_partner_play(known, cx);
    }

    fn warn_of_low_time(&mut self, now: Moment, cx: &AppContext<'_>) {
        let Some(clock) = self.session.arbiter().table().clock() else {
            return;
        };
        let Some(color) = clock.running() else { return };
        let face = clock.face(color, now);
        let was_warned = std::mem::replace(self.low_time_warned.get_mut(color), face.low);
        if face.low && !was_warned && face.shown > Duration::ZERO {
            cx.platform.play(Sound::LowTime);
        }
    }

    /// Asks to be woken when what the clocks show changes, or a flag falls.
    pub fn wake_in_time(&self, cx: &AppContext<'_>) {
        let now = self.time.moment(cx.timestamp);
        let change = self.clock().and_then(|clock| clock.next_change(now));
        let flag = self.session.arbiter().flag_due().map(|(_, due)| due);
        // A flag that is due and has not fallen waits for a key that is held, which wakes the window.
        let flag = flag.filter(|due| *due > now);
        let change = change.into_iter().chain(flag).min();
        if let Some(rest) = GameTime::rest(now, change, self.session.running().is_some()) {
            cx.context.request_repaint_after(rest);
        }
    }

    /// The program ends: a clock that runs is stopped, so that nothing of the game is lost.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        self.interrupt(self.time.moment(cx.timestamp), cx);
        if let Some(seated) = &mut self.partner {
            seated.rest();
        }
        let kept = self.session.look_after(&mut *cx.platform.store);
        cx.check(kept);
    }

    /// Whoever learns plays no other game meanwhile: a clock that runs is stopped, and that is told.
    pub fn pause_to_learn(&mut self, cx: &mut AppContext<'_>) {
        if self.session.running().is_none() {
            return;
        }
        self.interrupt(self.now(cx.timestamp), cx);
        cx.notifications.add(Notification::GamePaused);
    }

    /// Stops the clock at that moment, if it runs, and notes that play was interrupted.
    pub fn interrupt(&mut self, at: Moment, cx: &mut AppContext<'_>) {
        for act in self.session.interruption() {
            self.happen(Deed::Arbiter(act), at, cx);
        }
    }
}

impl GameController {
    /// A player has put the move into an envelope and stops the clock.
    pub fn seal(&mut self, sealing: Sealing, cx: &mut AppContext<'_>) {
        let at = self.time.moment(cx.timestamp);
        let at = at.max(self.session.last_moment());
        let randomness = cx.platform.randomness;
        let closed = self
            .envelope_job
            .seal(sealing, at, &self.session, randomness, cx.context);
        if let Some(closed) = closed {
            self.enclose(closed, cx);
        }
    }

    /// The arbiter opens the envelope that lies on the table with that passphrase.
    pub fn open_envelope(&mut self, passphrase: Secret, cx: &AppContext<'_>) {
        let now = cx.timestamp.steady;
        self.envelope_job
            .open(passphrase, &self.session, now, cx.context);
    }

    /// Why the last envelope was not closed or opened has been read.
    pub const fn dismiss_refusal(&mut self) {
        self.envelope_job.dismiss_refusal();
    }

    /// Looks whether an envelope was closed or opened meanwhile.
    fn look_at_envelopes(&mut self, now: Moment, cx: &mut AppContext<'_>) {
        match self.envelope_job.finished(cx.timestamp.steady) {
            Some(FinishedEnvelope::Closed(closed)) => self.enclose(*closed, cx),
            Some(FinishedEnvelope::Opened(text)) => {
                let reveal = ArbiterAct::Reveal(text.reveal().to_owned());
                self.happen(Deed::Arbiter(reveal), now, cx);
            }
            None => {}
        }
    }

    fn enclose(&mut self, closed: ClosedEnvelope, cx: &mut AppContext<'_>) {
        let ClosedEnvelope {
            by,
            at,
            stop,
            envelope,
        } = closed;
        let fingerprint = envelope.fingerprint().to_string();
        let sealed = Event::of(by, at, PlayerAct::Enclose(fingerprint));
        let store = &mut *cx.platform.store;
        let kept = self.session.enclose(envelope.written(), sealed, store);
        cx.check(kept);
        self.happen(Deed::Player(by, stop), at, cx);
        if cx.window.screen() == Screen::Adjourning {
            cx.window.show(Screen::Table);
        }
    }
}

/// What is noted where the help in a game changes from one level to another: who answers questions from then on, if that changes.
fn note_of_who_answers(before: AssistLevel, after: AssistLevel) -> Option<StandardReason> {
    match [before, after].map(|level| level == AssistLevel::Tournament) {
        [true, false] => Some(StandardReason::OwnArbiter),
        [false, true] => Some(StandardReason::ArbiterAnswers),
        [true, true] | [false, false] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::frame_context::stage::Stage;
    use jadoube_core::chess::{CastlingMode, Color, Fen};
    use jadoube_core::laws::{Standing, Terms};
    use jadoube_core::record::envelope::LockOwner;

    #[test]
    fn a_machine_that_slept_finds_the_clock_stopped_and_people_told() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        assert_eq!(stage.window.screen(), Screen::Table);
        stage.time.sleep(Duration::from_mins(10));
        game.time_passes(&mut stage.cx());
        assert_eq!(game.session().running(), None);
        assert_eq!(
            stage.notifications.all(),
            [Notification::Slept(Duration::from_mins(10))]
        );
    }

    #[test]
    fn a_calendar_that_is_set_stops_no_clock() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        stage.time.set_forward(Duration::from_hours(1));
        game.time_passes(&mut stage.cx());
        assert!(game.session().running().is_some());
        assert_eq!(stage.notifications.all(), []);
    }

    #[test]
    fn a_program_that_was_stopped_tells_how_long_and_the_clock_has_gone_on() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        let twenty = Duration::from_secs(20);
        stage.time.pass(twenty);
        game.time_passes(&mut stage.cx());
        assert_eq!(stage.notifications.all(), [Notification::HeldUp(twenty)]);
        assert_eq!(game.session().running(), Some(Color::White));
        let clock = game.clock().expect("a clock");
        let left = clock.remaining(Color::White, game.now(stage.timestamp()));
        assert_eq!(left.abs_diff(Duration::from_secs(280)), Duration::ZERO);
    }

    #[test]
    fn nobody_is_told_of_a_rest_in_which_no_clock_ran() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        game.finish(&mut stage.cx());
        stage.time.pass(Duration::from_mins(30));
        game.time_passes(&mut stage.cx());
        assert_eq!(stage.notifications.all(), []);
    }

    #[test]
    fn an_envelope_that_is_being_closed_stays_with_the_game_it_belongs_to() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        let locks = vec![(LockOwner::Arbiter, Secret::from("a passphrase"))];
        let sealing = Sealing {
            content: Some((Secret::from("e4"), locks)),
            ..Sealing::default()
        };
        game.seal(sealing, &mut stage.cx());
        assert_eq!(game.envelope_work(), EnvelopeWork::Closing);
        let another = NewGame::default();
        game.begin(another, PlayMode::default(), &mut stage.cx());
        assert_eq!(game.envelope_work(), EnvelopeWork::Nothing);
        stage.time.pass(Duration::from_secs(1));
        let now = Moment::after(Duration::from_secs(1));
        assert_eq!(game.now(stage.timestamp()), now, "its time goes on");
    }

    #[test]
    fn a_question_that_was_asked_in_the_game_before_is_looked_into_again() {
        let mut stage = Stage::new();
        let mut game = GameController::new(stage.timestamp());
        let fen: Fen = "r3k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().expect("a FEN");
        let start = fen.into_position(CastlingMode::Standard);
        let terms = Terms {
            start: start.expect("a position"),
            ..Terms::default()
        };
        let new_game = NewGame {
            terms,
            ..NewGame::default()
        };
        for _ in 0..2 {
            game.begin(new_game.clone(), PlayMode::default(), &mut stage.cx());
            let resigned = Deed::Player(Color::White, PlayerAct::Resign);
            game.act(resigned, &mut stage.cx());
            let standing = |game: &GameController| game.session().arbiter().table().standing();
            assert_eq!(standing(&game), Standing::Referred);
            game.time_passes(&mut stage.cx());
            assert!(game.is_searching() || standing(&game) != Standing::Referred);
        }
    }

    #[test]
    fn a_game_is_taken_up_where_the_program_ended() {
        let mut stage = Stage::new();
        let mut game = stage.timed_game();
        stage.time.pass(Duration::from_secs(7));
        game.finish(&mut stage.cx());
        let log = game.session().log().len();
        stage.window = crate::app::window_controller::WindowController::default();
        let mut again = GameController::new(stage.timestamp());
        again.resume(&mut stage.cx());
        assert_eq!(again.session().log().len(), log);
        assert_eq!(
            (again.session().running(), stage.window.screen()),
            (None, Screen::Table)
        );
    }
}
