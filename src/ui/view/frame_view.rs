//! What the panels see of the game and the world in one frame.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::path::PathBuf;
use std::sync::Arc;

use super::command::{BoardAct, BoardId, Command};
use super::desk_lock::DeskLock;
use super::face_state::FaceState;
use super::incident_view::IncidentView;
use super::learn_view::{LearnCommand, LearnView, PracticeAct};
use super::players::Players;
use super::review::Review;
use super::screen::Screen;
use super::screen_views::{EnvelopeView, EnvelopeWork, FilesView, SideClockView, WindowView};
use super::settings::{AssistLevel, PieceSet, Settings};
use super::tournament_view::TournamentView;
use jadoube_core::chess::{Chess, Color, Move, Position as _};
use jadoube_core::clock::{Clock, Face, Moment};
use jadoube_core::hands::HandContext;
use jadoube_core::i18n::{Arg, NamedWords, RulingSummary, RulingText, Words};
use jadoube_core::laws::{
    Adjournment, Arbiter, ArbiterAct, Consequence, Decision, Deed, Edition, Notice, PlayerAct,
    Question, Ruling, StandardReason, Standing, Table,
};
use jadoube_core::learn::partner::TablePartner;
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::learn::{LessonRun, LessonStep, PracticeRun, PracticeTerms, StepKind, StepState};
use jadoube_core::record::log::arbiters_reason::noted_reason;
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::wall_clock::WallClock;
use jadoube_core::record::narrative::{NarratedEntry, Narrative};
use jadoube_core::record::side_clock::SideClock;
use jadoube_core::record::{ChessEngine, Entry, ImportedGame};
use jadoube_core::report::recorded_game::{RecordedGame, time_of_day};

/// What the panels see in one frame, and where they put what they ask.
#[derive(Debug)]
pub struct View<'a> {
    /// The arbiter of the game on the table.
    pub arbiter: &'a Arbiter,
    /// Whether a game has been set up at all; without one the arbiter only keeps the place.
    pub has_game: bool,
    /// Another one for each game that is put on the table: what was on the screen for one says nothing of another.
    pub game_number: u64,
    /// The game's moment in this frame.
    pub now: Moment,
    /// Everything that happened, with what was ruled on it.
    pub log: &'a [Entry],
    /// What each entry of the log was, if that was followed.
    pub narrative: Option<&'a Narrative>,
    pub players: &'a Players,
    /// What the person has chosen.
    pub settings: &'a Settings,
    /// The words of the program's language.
    pub words: Words,
    /// What the window shows and where it leads back to.
    pub window: WindowView<'a>,
    /// Files that lie open or wait for an answer.
    pub files: FilesView<'a>,
    /// The game on the table as a file told it, if it is history: nobody acts on it and nobody rules.
    pub history: Option<&'a Arc<ImportedGame>>,
    /// The game that is looked through, if one is.
    pub review: Option<&'a Review>,
    /// Whether the program looks for the answer to a question of the arbiter's; it takes two seconds at most.
    pub is_searching: bool,
    /// What the game on the table began with, where it is kept.
    pub heading: Option<&'a Heading>,
    /// The sealed moves of the game.
    pub envelope: EnvelopeView<'a>,
    /// How the lock of the arbiter's desk stands.
    pub desk_lock: DeskLock,
    /// The clock beside a board of wood.
    pub side: SideClockView<'a>,
    /// What the clock on the wall showed during the game.
    pub wall: Option<&'a WallClock>,
    /// What is being learnt, and what was.
    pub learn: Option<LearnView<'a>>,
    /// The program that sits at the table, once it has sat down.
    pub partner: Option<&'a TablePartner>,
    /// The incident that lies open.
    pub incident: Option<IncidentView<'a>>,
    /// The tournament that lies open.
    pub tournament: Option<TournamentView<'a>>,
    /// The rulings that still have something to say, once a panel has asked for them in this frame.
    pub(crate) standing: OnceCell<Vec<StandingRuling>>,
    asked: RefCell<Vec<Command>>,
}

/// A ruling that still has something to say.
#[derive(Clone, Debug)]
pub struct StandingRuling {
    /// The place in the log.
    pub index: usize,
    pub summary: RulingSummary,
}

impl<'a> View<'a> {
    /// The step of a lesson that is shown.
    pub fn lesson_step(&self) -> Option<&'a LessonStep> {
        let is_shown = self.window.screen == Screen::Lesson;
        let run = self.learn.filter(|_| is_shown)?.lesson?.1;
        Some(&run.lesson().steps[run.index()])
    }

    /// Whether the board lies the wrong way round, as a lesson wants it until its step is done.
    pub fn is_board_turned(&self) -> bool {
        let is_open = || {
            let run = self.learn.and_then(|it| it.lesson);
            run.is_some_and(|(_, run)| run.state() != StepState::Done)
        };
        self.lesson_step().is_some_and(|it| it.board_turned) && is_open()
    }

    /// A view of that game; everything else is as it usually is, to be set field by field.
    pub fn new(
        arbiter: &'a Arbiter,
        now: Moment,
        players: &'a Players,
        settings: &'a Settings,
        words: Words,
    ) -> Self {
        Self {
            arbiter,
            has_game: true,
            game_number: 0,
            now,
            log: &[],
            narrative: None,
            players,
            settings,
            words,
            window: WindowView {
                screen: Screen::First,
                back: Screen::First,
                law: None,
                notifications: &[],
                silence: None,
                heard: &[],
                speechless: None,
                today: None,
                time_of_day: "",
                random: None,
                version: "",
                has_sticky_keys: false,
                has_hall_window: false,
                is_closing: false,
            },
            files: FilesView::default(),
            history: None,
            review: None,
            is_searching: false,
            heading: None,
            envelope: EnvelopeView {
                texts: &[],
                work: EnvelopeWork::Nothing,
                passphrase_wait: None,
            },
            desk_lock: DeskLock {
                has_pin: false,
                is_open: false,
                is_busy: false,
                was_wrong: false,
                wait: None,
                file: PathBuf::new(),
            },
            side: SideClockView {
                clock: None,
                now,
                battery: None,
            },
            wall: None,
            learn: None,
            partner: None,
            incident: None,
            tournament: None,
            standing: OnceCell::new(),
            asked: RefCell::new(Vec::new()),
        }
    }

    /// Sixteen random bits, four times in each frame; nothing where the system gives none.
    pub fn draws(&self) -> impl Iterator<Item = u16> + use<> {
        self.window.random.into_iter().flat_map(|random| {
            let bits = |shift: u32| u16::try_from(random >> shift & 0xFFFF).unwrap_or_default();
            [0, 16, 32, 48].map(bits)
        })
    }

    /// Whose hand is at the board: the player's who has the move, unless an unnoticed irregularity left the clock to the
    /// other.
    pub fn at_the_board(&self) -> Color {
        self.hands().at_the_board()
    }

    /// Returns which player at the table is a program, if one is.
    pub fn computer(&self) -> Option<Color> {
        let at_table = self
            .heading
            .filter(|_| !self.window.screen.is_of_practice());
        at_table?.computer.as_ref().map(|it| it.color)
    }

    /// Returns whether a program moves the hands of that player on the board that is shown.
    pub fn is_program(&self, color: Color) -> bool {
        self.practice().map_or_else(
            || self.computer() == Some(color),
            |run| run.terms().role.color() != Some(color),
        )
    }

    /// Returns what the hands of programs are at on the board that is shown.
    pub fn played_by_programs(&self) -> PlayedActs<'a> {
        let at_table = || {
            let partner = self.partner.filter(|_| self.computer().is_some());
            partner.map(|partner| partner.played(self.log, self.now))
        };
        let practised = self.practice().map(PracticeRun::played);
        practised.or_else(at_table).unwrap_or_default()
    }

    /// Returns the game with a partner that is shown.
    fn practice(&self) -> Option<&'a PracticeRun> {
        let is_shown = self.window.screen == Screen::Practice;
        self.learn.filter(|_| is_shown)?.practice
    }

    /// Returns the engine that plays at the table, if one does.
    pub fn engine(&self) -> Option<&'a ChessEngine> {
        self.computer()
            .and(self.heading)?
            .computer
            .as_ref()?
            .engine()
    }

    /// Returns the game as the hands at its board find it.
    pub fn hands(&self) -> HandContext<'a> {
        HandContext {
            arbiter: self.arbiter,
            log: self.log,
            now: self.now,
            mode: self.settings.play,
            is_played: self.has_desk(),
            learner: self.learner(),
            shows_ways: self.shows_ways(),
        }
    }

    /// Who learns in the step that is shown, if it is theirs alone.
    pub fn learner(&self) -> Option<Color> {
        let taught = self.lesson().filter(|run| !run.step().is_free());
        taught.map(LessonRun::learner)
    }

    /// Whether what a class sees is drawn for a projector.
    pub fn is_projected(&self) -> bool {
        let is_seen = matches!(
            self.window.screen,
            Screen::Lesson | Screen::Situation | Screen::Scene | Screen::Practice
        );
        is_seen && self.learn.is_some_and(|it| it.class.is_projected)
    }

    /// The lesson that is shown.
    pub fn lesson(&self) -> Option<&'a LessonRun> {
        let open = self.learn.and_then(|learn| learn.lesson);
        open.filter(|_| self.window.screen == Screen::Lesson)
            .map(|(_, run)| run)
    }

    /// Whether it is shown where the touched piece may go: by a teacher, and where a learner is to do something right.
    pub fn shows_ways(&self) -> bool {
        let step = self.lesson().map(LessonRun::step);
        self.settings.play.assist == AssistLevel::Teaching
            || step.is_some_and(|step| matches!(step.kind, StepKind::Do | StepKind::PutRight))
    }

    /// Whether a learner now puts right what was ruled on in the step before.
    pub fn puts_right(&self) -> bool {
        let step = self.lesson().map(LessonRun::step);
        step.is_some_and(|step| step.kind == StepKind::PutRight)
    }

    /// Asks the shell for something.
    pub fn ask(&self, command: Command) {
        self.asked.borrow_mut().push(command);
    }

    /// Leads to the page on which a game with a partner is agreed on, those terms being proposed.
    pub fn practise(&self, terms: PracticeTerms) {
        let act = PracticeAct::Propose(Box::new(terms));
        self.ask(Command::Learn(LearnCommand::Practice(act)));
        self.ask(Command::Show(Screen::Practice));
    }

    /// Asks for a deed at the board that is shown, now.
    pub fn do_deed(&self, deed: Deed) {
        self.ask(Command::Act(BoardAct {
            deed,
            board: BoardId::on(self.window.screen, self.game_number),
            at: self.now,
        }));
    }

    /// Asks for an act of that player.
    pub fn act(&self, color: Color, act: PlayerAct) {
        self.do_deed(Deed::Player(color, act));
    }

    /// Asks for those acts, in order.
    pub fn act_all(&self, deeds: Vec<Deed>) {
        for deed in deeds {
            self.do_deed(deed);
        }
    }

    /// Who has said *j'adoube* and straightens pieces.
    pub fn adjusting(&self) -> Option<Color> {
        self.hands().adjusting()
    }

    /// That player says *j'adoube*, or has straightened what was to be straightened.
    pub fn adjust(&self, color: Color) {
        let is_over = self.adjusting() == Some(color);
        self.act(
            color,
            if is_over {
                PlayerAct::EndAdjusting
            } else {
                PlayerAct::Adjust
            },
        );
    }

    /// Asks for an act of the arbiter; what answers a question put to the arbiter only where that is done.
    pub fn arbitrate(&self, act: ArbiterAct) {
        if self.answers_questions() || !act.answers_a_question() {
            self.do_deed(Deed::Arbiter(act));
        }
    }

    /// Whether questions to the arbiter are answered on this screen: at the desk they always are, at the table only where the
    /// two players are their own arbiter.
    pub fn answers_questions(&self) -> bool {
        self.window.screen == Screen::Desk
            || self.window.screen.is_of_practice()
            || self.settings.play.assist != AssistLevel::Tournament
    }

    /// Whether the clocks that stand may be let run on this screen: not where a question waits for the arbiter, nor before it
    /// is decided what follows from a press after which nobody can play on; what the arbiter stopped, the arbiter starts, and
    /// in a tournament whatever was stopped.
    pub fn may_let_clocks_run(&self) -> bool {
        let is_desk = self.window.screen == Screen::Desk;
        let is_stuck = self.table().awaits_verdict_on_the_board() && !is_desk;
        let asks = !self.answers_questions() && !self.table().questions().is_empty();
        let is_judged = is_desk && self.is_call_to_be_judged();
        let is_for_the_desk = !is_desk && self.starts_at_the_desk();
        !is_stuck && !asks && !is_for_the_desk && !is_judged && !self.is_verdict_due()
    }

    /// Whether it is to be said at the desk whether a player had a reason to stop the clocks, before they run again (6.11.4).
    pub fn is_call_to_be_judged(&self) -> bool {
        self.settings.play.assist == AssistLevel::Tournament && self.is_arbiter_called()
    }

    /// Whether the clocks may be stopped on this screen: in a tournament players only stop them to call the arbiter (6.11.2).
    pub fn may_stop_clocks(&self) -> bool {
        self.answers_questions()
    }

    /// Whether both clocks stand until the arbiter lets one run at the desk, and nothing is asked there that the table tells.
    pub fn waits_for_the_desk(&self) -> bool {
        let asks_nothing = self.table().questions().is_empty() && !self.is_verdict_due();
        let is_at_the_board = !self.window.screen.is_of_practice();
        self.window.screen != Screen::Desk
            && is_at_the_board
            && asks_nothing
            && self.is_paused()
            && self.starts_at_the_desk()
    }

    /// Whether only the arbiter lets the clocks run that stand: what was stopped at the desk, whatever help is chosen by now,
    /// and in a tournament all but the start of the game.
    fn starts_at_the_desk(&self) -> bool {
        let is_tournament = !self.answers_questions();
        self.is_stopped_at_the_desk() || is_tournament && !self.is_not_started()
    }

    /// Whether the clocks stand because the arbiter stopped them at the desk.
    fn is_stopped_at_the_desk(&self) -> bool {
        let stops = |entry: &Entry| entry.event.arbiter_act() == Some(&ArbiterAct::Stop);
        let reason = || noted_reason(self.log, self.log.iter().rposition(stops)?);
        self.table().are_clocks_held_by_the_arbiter()
            && reason() == Some(&StandardReason::AtTheDesk.into())
    }

    /// Whether nobody plays before the arbiter has decided something.
    pub fn is_verdict_due(&self) -> bool {
        let mut questions = self.table().questions().iter();
        questions.any(|(_, question)| !self.may_wait(*question))
    }

    /// Whether the verdict may wait: nobody plays while it is looked for whether a player could mate, nor after a flag has
    /// fallen on a claim of a draw (III.5.2).
    pub fn may_wait(&self, question: Question) -> bool {
        let clock = self.table().clock();
        let is_flag_down = clock.is_some_and(|clock| clock.first_fallen().is_some());
        let is_due = question.is_of_quickplay() && is_flag_down;
        !is_due && !matches!(question, Question::CanMate(_))
    }

    /// What was read out last from the paper with a sealed move.
    pub fn last_revealed(&self) -> Option<&'a str> {
        self.log.iter().rev().find_map(|entry| {
            if let Some(ArbiterAct::Reveal(text)) = entry.event.arbiter_act() {
                Some(text.as_str())
            } else {
                None
            }
        })
    }

    /// Whether the arbiter was just asked to name the piece that was touched, which is done by pointing at it.
    pub fn is_piece_to_be_named(&self) -> bool {
        let named = Consequence::Notice(Notice::NameThePiece);
        let last = self.log.last();
        self.is_playing() && last.is_some_and(|entry| entry.has(|it| *it == named))
    }

    /// Whether the arbiter was called, and the clocks were stopped for that.
    pub fn is_arbiter_called(&self) -> bool {
        let first = self.table().questions().first();
        first.is_some_and(|(_, question)| *question == Question::StoppedClocks)
    }

    /// What the clock on the wall showed at that moment of the game, to the second; nothing where nobody looked.
    pub fn wall_time(&self, at: Moment) -> Option<String> {
        time_of_day(self.wall, at)
    }

    /// The game with all that was recorded of it, in words that call the players by their names.
    pub fn record(&self) -> RecordedGame<'a> {
        RecordedGame {
            arbiter: self.arbiter,
            log: self.log,
            narrative: self.narrative.map_or(&[], Narrative::entries),
            notation: self.settings.preferences.notation,
            words: self.named_words(),
            wall: self.wall,
        }
    }

    /// Returns what the entry at that place of the log was, if that was followed.
    pub fn narrated(&self, index: usize) -> Option<&'a NarratedEntry> {
        self.narrative?.entries().get(index)
    }

    /// The message `id` with arguments; a colour among them is called by name.
    pub fn tell(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.named_words().tr_args(id, args)
    }

    /// Returns the move that was made in that position as its player's moves are said.
    pub fn spoken_move(&self, before: &Chess, mv: Move) -> String {
        let (by, preferences) = (before.turn(), &self.settings.preferences);
        let (style, written) = (preferences.spoken.of(by), preferences.notation.of(by));
        self.words.spoken_move(before, mv, style, written)
    }

    /// Words that call the players by their names where these are known.
    pub fn named_words(&self) -> NamedWords {
        NamedWords::of_players(self.words, &self.players.names)
    }

    /// Whether a clock runs, on the table or the side clock.
    pub fn is_a_clock_running(&self) -> bool {
        let beside = self.side.clock.and_then(SideClock::clock);
        let all = [self.table().clock(), beside];
        all.into_iter()
            .flatten()
            .any(|clock| clock.running().is_some())
    }

    /// Stops both clocks, or lets them run that stand.
    pub fn toggle_clocks(&self) {
        let runs = self.table().clock().and_then(Clock::running).is_some();
        if self.is_paused() || self.stopped_in_resumption().is_some() {
            self.let_clocks_run();
        } else if runs && self.has_clocks_in_use() && self.may_stop_clocks() {
            self.stop_clocks();
        }
    }

    /// Whether the session has begun to which the game was adjourned, and its envelope is not opened yet: a clock may run
    /// then, which the arbiter may stop (6.11.1).
    pub fn is_resuming(&self) -> bool {
        let resumed = self.table().adjournment().and_then(Adjournment::resumed);
        self.table().standing() == Standing::Adjourned && resumed.is_some()
    }

    /// Whether the game has clocks that are stopped, started and set now.
    pub fn has_clocks_in_use(&self) -> bool {
        self.table().clock().is_some() && (self.is_playing() || self.is_resuming())
    }

    /// Whose clock was stopped while the envelope is closed, and runs when the clocks are let run again.
    pub fn stopped_in_resumption(&self) -> Option<Color> {
        let adjournment = self.table().adjournment().filter(|_| self.is_resuming())?;
        let is_stopped = self.table().clock().is_some_and(Clock::is_stopped);
        let ran = self.table().whose_clock_runs();
        (is_stopped && ran == adjournment.replier()).then_some(ran)
    }

    /// Stops both clocks. Where the arbiter does it in a tournament, no player lets them run again.
    pub fn stop_clocks(&self) {
        self.note_the_desk();
        self.arbitrate(ArbiterAct::Stop);
    }

    /// Notes that what is done next the arbiter does at the desk, in a tournament, where players do not.
    pub fn note_the_desk(&self) {
        let is_tournament = self.settings.play.assist == AssistLevel::Tournament;
        if is_tournament && self.window.screen == Screen::Desk {
            self.arbitrate(ArbiterAct::Note(StandardReason::AtTheDesk.into()));
        }
    }

    /// Whether the game on the table has an arbiter's desk to open.
    pub fn has_desk(&self) -> bool {
        self.has_game && self.history.is_none()
    }

    /// Whether no clock has been started in this game yet; that the hour of the session came starts none.
    pub fn is_not_started(&self) -> bool {
        self.hands().is_not_started()
    }

    /// Lets the clocks run that stand: the game starts, or goes on, and what the arbiter was called for is settled.
    pub fn let_clocks_run(&self) {
        if !self.may_let_clocks_run() {
            return;
        }
        if self.is_arbiter_called() {
            self.arbitrate(ArbiterAct::Decide(Decision::Accept));
        }
        self.note_the_desk();
        self.arbitrate(if let Some(player) = self.stopped_in_resumption() {
            ArbiterAct::StartClock(player)
        } else if self.is_not_started() {
            ArbiterAct::Start
        } else {
            ArbiterAct::Resume
        });
    }

    /// What was asked, in order.
    pub fn into_asked(self) -> Vec<Command> {
        self.asked.into_inner()
    }

    pub const fn table(&self) -> &'a Table {
        self.arbiter.table()
    }

    /// Whether the game is being played.
    pub fn is_playing(&self) -> bool {
        self.hands().is_playing()
    }

    /// Whether the game on the table is not over, so that another may take its place only if somebody says so.
    pub fn is_unfinished(&self) -> bool {
        self.has_game && self.history.is_none() && self.table().standing().is_unfinished()
    }

    /// Whether a game that begins now takes the place of one in which something happened and that is not over.
    pub fn leaves_a_game(&self) -> bool {
        self.is_unfinished() && !self.is_fresh()
    }

    /// Whether the game's clock, if it has one, was stopped or not started while the game goes on.
    ///
    /// A clock that froze at a fallen flag is not stopped: what follows is for the players or the arbiter to say.
    pub fn is_paused(&self) -> bool {
        self.hands().is_paused()
    }

    /// Whether the game on the table goes on at this moment: it is being played, and nobody stopped its clocks.
    pub fn is_in_play(&self) -> bool {
        self.hands().is_in_play()
    }

    /// Whether the game on the table may be looked through here: moves were made, and nobody plays it as in a tournament,
    /// where earlier positions are not for the players.
    pub fn can_look_back(&self) -> bool {
        let is_tournament = self.settings.play.assist == AssistLevel::Tournament;
        let has_moves = !self.table().game().plies().is_empty();
        has_moves && !(is_tournament && self.is_playing())
    }

    /// Whether the clocks stand until a move is played that was sealed in an envelope now lost (I.12.1).
    pub fn awaits_the_move_of_a_lost_envelope(&self) -> bool {
        self.hands().awaits_the_move_of_a_lost_envelope()
    }

    /// Whether nothing has happened yet.
    pub const fn is_fresh(&self) -> bool {
        self.log.is_empty()
    }

    /// The message `id`.
    pub fn tr(&self, id: &str) -> Cow<'static, str> {
        self.words.tr(id)
    }

    /// The message `id` with arguments.
    pub fn tr_args(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Cow<'static, str> {
        self.words.tr_args(id, args)
    }

    /// A player's name, or "White" and "Black" where none was given.
    pub fn name(&self, color: Color) -> Cow<'a, str> {
        let name = self.players.names.get(color).trim();
        if name.is_empty() {
            self.tr(color.fold_wb("color-white", "color-black"))
        } else {
            self.words.player_name(name)
        }
    }

    /// The set of chessmen on the table: where the players sit face to face, one that is the same from both sides.
    pub const fn pieces(&self) -> PieceSet {
        let preferences = &self.settings.preferences;
        preferences.as_shown(if self.settings.views.face_to_face {
            PieceSet::Facing
        } else {
            preferences.pieces
        })
    }

    /// A ruling as a card shows it: moves in the notation of the player it concerns, of White where it concerns both.
    pub fn card(&self, ruling: &Ruling, edition: Edition) -> RulingText {
        let player = ruling.concerns.unwrap_or(Color::White);
        let letters = self.settings.preferences.notation.of(player).letters;
        self.named_words().ruling(ruling, edition, letters)
    }

    /// What that player's side of the clock on the table shows and how it stands; without a clock, who has the move.
    pub fn clock_side(&self, color: Color) -> (Option<Face>, FaceState) {
        let Some(clock) = self.table().clock() else {
            let moves = self.is_playing() && self.table().game().has_the_move() == color;
            let state = if moves {
                FaceState::ToMove
            } else {
                FaceState::Rests
            };
            return (None, state);
        };
        let at_rest = if self.is_paused() && self.table().whose_clock_runs() == color {
            FaceState::Next
        } else {
            FaceState::Rests
        };
        let face = clock.face(color, self.now);
        (Some(face), FaceState::of(&face, at_rest))
    }

    /// What was ruled on one event, as a card shows it, moves in the notation of the player it concerns.
    pub fn ruling_summary(&self, rulings: &[Ruling]) -> RulingSummary {
        self.record().ruling_summary(rulings)
    }

    /// Asks that the settings be changed by `change`.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        if settings != *self.settings {
            self.ask(Command::Change(Box::new(settings)));
        }
    }
}
