//! The round while its players come: its start and default time, how many are there, and who forfeits.

use eframe::egui::{Label, RichText, Ui};

use super::countdown::{countdown, repaint_with_countdown};
use super::live_board::live_boards;
use crate::kit::fonts::{BODY, LEAD, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::keyboard;
use crate::kit::theme::GAP;
use crate::kit::widgets::{field, part_title, primary, quiet, soft, tick, warning, written};
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::chess::Color;
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::report::tournament::player_names;
use jadoube_core::tournament::{
    BoardResult, PairedBoard, Round, RoundPhase, RoundSchedule, Tournament, TournamentChange,
    read_time_of_day,
};

/// How wide the fields of the start and of the default time are.
const TIME: f32 = 72.0;

/// How many of those who are not paired are named; of more it is told how many they are.
const NAMED: usize = 12;

/// The round, and its start as it is being typed.
#[derive(Debug, Default)]
pub struct RoundCard {
    typed: Option<TypedSchedule>,
    proposed: Option<TypedSchedule>,
    is_unreadable: bool,
    forfeits: InPlaceConfirmation<()>,
    forfeit: InPlaceConfirmation<u16>,
}

/// A start, a default time and an announcement as they are being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TypedSchedule {
    start: String,
    minutes: String,
    announcement: String,
}

impl TypedSchedule {
    fn of(schedule: &RoundSchedule) -> Self {
        Self {
            start: schedule.start.to_the_minute(),
            minutes: schedule.default_minutes.to_string(),
            announcement: schedule.announcement.clone(),
        }
    }

    fn read(&self, now: WallTime) -> Option<RoundSchedule> {
        Some(RoundSchedule {
            start: now.nearest(read_time_of_day(&self.start)?),
            default_minutes: self.minutes.trim().parse().ok()?,
            announcement: self.announcement.trim().to_owned(),
        })
    }
}

impl RoundCard {
    /// Shows the round; what is to be entered.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (number, round): (u16, &Round),
    ) -> Vec<TournamentChange> {
        let tournament = open.log.tournament();
        ui.spacing_mut().item_spacing.y = 6.0;
        let args = [("round", u32::from(number).into())];
        part_title(ui, &view.tr_args("event-round", &args));
        let schedule = tournament.schedules.get(&number);
        if let Some(schedule) = schedule {
            repaint_with_countdown(ui.ctx(), schedule, open.now);
            let text = RichText::new(phase_text(view, schedule, open.now)).font(bold(LEAD));
            ui.add(Label::new(text).wrap());
        }
        let players = round.boards.iter().flat_map(|it| [it.white, it.black]);
        let there = players.filter(|player| tournament.is_present(number, *player));
        let counts = [
            ("count", there.count().into()),
            ("all", (2 * round.boards.len()).into()),
        ];
        soft(ui, &view.tr_args("event-attendance-count", &counts));
        unpaired_ui(ui, view, tournament, number);
        let mut changes = Vec::new();
        if let Some(come) = tournament.all_others_come(number) {
            let awaited = tournament.awaited_players(number).len();
            let count = [("count", awaited.into())];
            if quiet(ui, &view.tr_args("event-all-others-come", &count)).clicked() {
                changes.push(come);
            }
        }
        let is_over = schedule.is_some_and(|it| it.phase(open.now) == RoundPhase::DefaultTimeOver);
        let mut forfeits = if is_over {
            tournament.forfeits_by_default_time(number)
        } else {
            Vec::new()
        };
        // Who plays on this machine has come, whatever was ticked.
        let live = live_boards(view, open.log);
        forfeits.retain(|it| {
            let board = it.result().map(|(_, board, _)| board);
            !live
                .iter()
                .any(|live| board.is_some_and(|board| live.is_at(number, board)))
        });
        if !forfeits.is_empty() {
            let count = [("count", forfeits.len().into())];
            let act = view.tr_args("event-forfeit-all", &count);
            if self.forfeits.guard(ui, view.words, (), &act, quiet) {
                changes.extend(forfeits);
            }
        }
        ui.add_space(GAP);
        changes.extend(self.schedule_ui(ui, view, open, number));
        changes
    }

    /// The start, the default time and the announcement, to be entered or changed.
    fn schedule_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        number: u16,
    ) -> Option<TournamentChange> {
        let schedules = &open.log.tournament().schedules;
        let entered = schedules.get(&number);
        let proposal = || {
            let last = schedules.range(..number).next_back().map(|(_, it)| it);
            RoundSchedule::proposed(last, open.now)
        };
        if entered.is_none() {
            // What is proposed moves on with the clock on the wall, until somebody writes something else.
            let proposed = TypedSchedule::of(&proposal());
            if self.typed == self.proposed || self.typed.is_none() {
                self.typed = Some(proposed.clone());
            }
            self.proposed = Some(proposed);
        }
        let typed = self
            .typed
            .get_or_insert_with(|| TypedSchedule::of(entered.unwrap_or(&proposal())));
        let mut enters = false;
        let mut line = |ui: &mut Ui, id: &str, text: &mut String, width: f32| {
            let name = view.tr(id);
            field(ui, &name, |ui| {
                let line = written(ui, text, &name, width);
                self.is_unreadable &= !line.changed();
                enters |= keyboard::is_entered(ui, &line);
            });
        };
        line(ui, "event-start", &mut typed.start, TIME);
        line(ui, "event-default-time", &mut typed.minutes, TIME);
        line(
            ui,
            "event-announcement",
            &mut typed.announcement,
            f32::INFINITY,
        );
        if self.is_unreadable {
            warning(ui, &view.tr("event-start-fault"));
        }
        let is_new = entered.map(TypedSchedule::of).as_ref() != Some(typed);
        if !is_new {
            return None;
        }
        enters |= primary(ui, &view.tr("event-announce")).clicked();
        if !enters {
            return None;
        }
        let schedule = typed.read(open.now);
        self.is_unreadable = schedule.is_none();
        let schedule = schedule?;
        self.typed = None;
        Some(TournamentChange::RoundScheduled {
            round: number,
            schedule: Box::new(schedule),
        })
    }
}

impl RoundCard {
    /// Shows who has come to a board, to be changed, and the forfeit once the default time is over; what is to be entered.
    pub fn board_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (number, board): (u16, &PairedBoard),
    ) -> Vec<TournamentChange> {
        let tournament = open.log.tournament();
        let args = [("board", u32::from(board.number).into())];
        part_title(ui, &view.tr_args("event-board", &args));
        let mut changes = Vec::new();
        for color in Color::ALL {
            let name = name_of(tournament, board, color);
            let player = board.player(color);
            let mut is_present = tournament.is_present(number, player);
            if tick(ui, &mut is_present, name).changed() {
                changes.push(tournament.attendance_turned(number, player));
            }
        }
        if !board.result.is_pending() {
            let told = [("result", board.result.printed().into())];
            soft(ui, &view.tr_args("event-has-result", &told));
        }
        let schedule = tournament.schedules.get(&number);
        let is_over = schedule.is_some_and(|it| it.phase(open.now) == RoundPhase::DefaultTimeOver);
        if is_over
            && let Some(missing) = tournament.missing(number, board)
            && let Some(change) = tournament.forfeit_by_default_time(number, board)
        {
            let result = BoardResult::Forfeited(missing).printed();
            let text = view.tr_args("event-forfeit-board", &[("result", result.into())]);
            if self
                .forfeit
                .guard(ui, view.words, board.number, &text, quiet)
            {
                changes.push(change);
            }
        }
        ui.add_space(2.0 * GAP);
        changes
    }
}

/// Says who has neither a game nor a bye in that round, so that nobody is forgotten.
pub fn unpaired_ui(ui: &mut Ui, view: &View<'_>, tournament: &Tournament, number: u16) {
    let players = tournament.unpaired_players(number);
    if !players.is_empty() {
        let mut names = player_names(tournament, &players[..players.len().min(NAMED)]);
        if players.len() > NAMED {
            names = format!("{names}; … ({})", players.len());
        }
        let args = [("players", names.into())];
        let told = view.tr_args("tournament-not-paired", &args);
        ui.add(Label::new(RichText::new(&*told).font(regular(BODY))).wrap());
    }
}

fn name_of<'a>(tournament: &'a Tournament, board: &PairedBoard, color: Color) -> &'a str {
    let player = tournament.player(board.player(color));
    player.map_or("", |it| it.name.as_str())
}

/// Returns where a round is by the clock on the wall, in a sentence.
fn phase_text(view: &View<'_>, schedule: &RoundSchedule, now: WallTime) -> String {
    let (id, time) = match schedule.phase(now) {
        RoundPhase::BeforeStart(left) => ("event-starts-in", countdown(left)),
        RoundPhase::DefaultTime(left) => ("event-default-time-left", countdown(left)),
        RoundPhase::DefaultTimeOver => {
            let ended = schedule.default_time_ends().to_the_minute();
            ("event-default-time-over", ended)
        }
    };
    view.tr_args(id, &[("time", time.into())]).into_owned()
}
