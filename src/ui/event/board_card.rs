//! The board that is chosen: who plays, and its results as buttons; a result that is there is corrected with a reason.

use eframe::egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::board_incidents::BoardIncidents;
use super::live_board::{LiveBoard, live_boards, offered_result, offers_ui};
use crate::kit::announcement::announce_words;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{BODY, LEAD, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::keyboard;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{
    field, paint_player_dot, part_title, primary, quiet, soft, subtitle, warning, written,
};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentCommand;
use crate::view::screen::Screen;
use crate::view::tournament_view::TournamentView;
use jadoube_core::chess::Color;
use jadoube_core::i18n::tournament_change_fault;
use jadoube_core::laws::{Outcome, Score};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::tournament::{
    BoardResult, ChangeFault, Forfeit, PairedBoard, Tournament, TournamentChange, TournamentPlayer,
    incident_at,
};

/// The results that are offered, in groups under the messages that name them, each with the message that says what it is.
const GROUPS: [(&str, [(BoardResult, &str); 3]); 3] = [
    (
        "event-played",
        [
            (BoardResult::win(Color::White), "event-result-white"),
            (BoardResult::DRAW, "event-result-draw"),
            (BoardResult::win(Color::Black), "event-result-black"),
        ],
    ),
    (
        "event-forfeits",
        [
            (
                BoardResult::Forfeited(Forfeit::Black),
                "event-result-forfeit-black",
            ),
            (
                BoardResult::Forfeited(Forfeit::White),
                "event-result-forfeit-white",
            ),
            (
                BoardResult::Forfeited(Forfeit::Both),
                "event-result-forfeit-both",
            ),
        ],
    ),
    (
        "event-unusual",
        [
            (scores(Score::Zero, Score::Zero), "event-result-both-lose"),
            (scores(Score::Half, Score::Zero), "event-result-half-zero"),
            (scores(Score::Zero, Score::Half), "event-result-zero-half"),
        ],
    ),
];

const fn scores(white: Score, black: Score) -> BoardResult {
    BoardResult::Played(Outcome { white, black })
}

/// How high the button of a result is, in points.
const RESULT: f32 = 38.0;

/// The board that is chosen, and a correction on its way.
#[derive(Debug, Default)]
pub struct BoardCard {
    board: Option<u16>,
    wanted: Option<BoardResult>,
    reason: String,
    fault: Option<ChangeFault>,
    /// Whether the keyboard is to be at the reason.
    wants_focus: bool,
    incidents: BoardIncidents,
    /// A result that is asked about before it is entered.
    asked: InPlaceConfirmation<BoardResult>,
}

impl BoardCard {
    /// Returns the board that is chosen.
    pub const fn board(&self) -> Option<u16> {
        self.board
    }

    /// Whether another result is about to be entered.
    pub const fn is_correcting(&self) -> bool {
        self.wanted.is_some()
    }

    /// Chooses a board.
    pub fn choose(&mut self, board: Option<u16>) {
        if self.board != board {
            *self = Self {
                board,
                ..Self::default()
            };
        }
    }

    /// Chooses a board that has a result already, whose reason is now to be written.
    pub fn correct(&mut self, board: u16, wanted: BoardResult) {
        *self = Self {
            board: Some(board),
            wanted: Some(wanted),
            wants_focus: true,
            ..Self::default()
        };
    }

    /// Shows the board; what is to be entered there, once it is.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        round: u16,
        board: &PairedBoard,
    ) -> Option<TournamentChange> {
        let tournament = open.log.tournament();
        ui.spacing_mut().item_spacing.y = 6.0;
        let args = [("board", u32::from(board.number).into())];
        part_title(ui, &view.tr_args("event-board", &args));
        for color in Color::ALL {
            let player = tournament.player(board.player(color));
            player_line(ui, color, player);
        }
        let live = live_boards(view, open.log).into_iter();
        let live: Vec<LiveBoard<'_>> = live.filter(|it| it.is_at(round, board.number)).collect();
        for it in &live {
            it.ui(
                ui,
                view,
                Color::ALL.map(|color| name_of(tournament, board, color)),
            );
        }
        let is_pending = board.result.is_pending();
        let mut entered = self.offer(ui, view, open, (round, board));
        if !is_pending {
            let told = [("result", board.result.printed().into())];
            let text = view.tr_args("event-has-result", &told).into_owned();
            ui.add(Label::new(RichText::new(text).font(bold(BODY))).wrap());
            soft(ui, &view.tr("event-correct-how"));
        }
        corrections_ui(ui, view, tournament, (round, board.number));
        for (heading, results) in GROUPS {
            subtitle(ui, &view.tr(heading));
            let is_asked = |it: BoardResult| is_pending && (!live.is_empty() || is_unusual(it));
            if let Some(result) = self.row(ui, view, board, results, is_asked) {
                if is_pending {
                    entered = Some(TournamentChange::ResultEntered {
                        round,
                        board: board.number,
                        result,
                    });
                } else {
                    (self.wanted, self.fault) = (Some(result), None);
                }
            }
        }
        if !is_pending {
            entered = self.correction(ui, view, round, board).or(entered);
        }
        ui.add_space(GAP);
        self.incidents.ui(ui, view, open, (round, board.number));
        if live.is_empty() {
            offers_ui(ui, view, open, (round, board));
        }
        if quiet(ui, &view.tr("event-incident-here")).clicked()
            && let Some(incident) = incident_at(open.log, round, board.number)
        {
            view.ask(Command::Incident(IncidentCommand::Prepare(Box::new(
                incident,
            ))));
            view.ask(Command::Show(Screen::Incident));
        }
        entered
    }

    /// Says that the game played here for this board ended otherwise than the board says, and offers to enter that.
    fn offer(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (round, board): (u16, &PairedBoard),
    ) -> Option<TournamentChange> {
        let result = offered_result(view, open.log, (round, board.number))?;
        let args = [
            ("ruled", result.printed().into()),
            ("result", board.result.printed().into()),
        ];
        let is_pending = board.result.is_pending();
        let told = if is_pending {
            "event-game-result"
        } else {
            "event-game-other"
        };
        let text = RichText::new(&*view.tr_args(told, &args)).font(bold(BODY));
        ui.add(Label::new(text).wrap());
        if self.wanted == Some(result) {
            return None;
        }
        let args = [("result", result.printed().into())];
        let act = if is_pending {
            "event-enter-result"
        } else {
            "event-correct"
        };
        if !quiet(ui, &view.tr_args(act, &args)).clicked() {
            return None;
        }
        if is_pending {
            return Some(TournamentChange::ResultEntered {
                round,
                board: board.number,
                result,
            });
        }
        self.correct(board.number, result);
        self.reason = view.tr("event-game-reason").into_owned();
        None
    }

    /// Shows three results as buttons, or once one was pressed that is asked about first the question in their place; the one
    /// that is to be entered.
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        board: &PairedBoard,
        results: [(BoardResult, &str); 3],
        is_asked: impl Fn(BoardResult) -> bool,
    ) -> Option<BoardResult> {
        let width = ui.available_width();
        let (row, _) = ui.allocate_exact_size(vec2(width, RESULT), eframe::egui::Sense::hover());
        let one = (width - 2.0 * GAP) / 3.0;
        let mut asked = results.into_iter();
        if let Some((result, id)) = asked.find(|(result, _)| self.asked.is_asked(ui, *result)) {
            let act = result.printed();
            announce_words(ui, &view.tr(id));
            let layout = Layout::left_to_right(Align::Center);
            let place = UiBuilder::new().max_rect(row).layout(layout);
            let shown = ui.scope_builder(place, |ui| self.asked.question(ui, view.words, &act));
            return shown.inner.then_some(result);
        }
        let mut pressed = None;
        for (place, (result, id)) in (0_u8..).zip(results) {
            let left = row.left() + f32::from(place) * (one + GAP);
            let rect = Rect::from_min_size(eframe::egui::pos2(left, row.top()), vec2(one, RESULT));
            let is_there = result == board.result;
            let kind = if is_there {
                ButtonKind::Resting
            } else if self.wanted == Some(result) {
                ButtonKind::Awaiting
            } else {
                ButtonKind::Plain
            };
            let mut button = Button::words(kind, result.printed());
            button.name = format!("{}, {}", result.printed(), view.tr(id)).into();
            button.hint = Some(view.tr(id));
            button.letters = LEAD;
            if button.show_in(ui, rect).clicked() && !is_there {
                pressed = Some(result);
            }
        }
        if let Some(result) = pressed.filter(|result| is_asked(*result)) {
            self.asked.ask(ui, result, one);
            return None;
        }
        pressed
    }

    /// The reason for another result, and the button that enters it.
    fn correction(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        round: u16,
        board: &PairedBoard,
    ) -> Option<TournamentChange> {
        let wanted = self.wanted.filter(|wanted| *wanted != board.result)?;
        let name = view.tr("event-reason");
        let mut enters = false;
        field(ui, &name, |ui| {
            let line = written(ui, &mut self.reason, &name, f32::INFINITY);
            if std::mem::take(&mut self.wants_focus) {
                line.request_focus();
            }
            enters = keyboard::is_entered(ui, &line);
        });
        if let Some(fault) = self.fault {
            warning(ui, &tournament_change_fault(fault, view.words));
        }
        let args = [("result", wanted.printed().into())];
        enters |= primary(ui, &view.tr_args("event-correct", &args)).clicked();
        if !enters {
            return None;
        }
        if self.reason.trim().is_empty() {
            (self.fault, self.wants_focus) = (Some(ChangeFault::NoReason), true);
            return None;
        }
        let reason = std::mem::take(&mut self.reason).trim().to_owned();
        self.wanted = None;
        Some(TournamentChange::ResultCorrected {
            round,
            board: board.number,
            result: wanted,
            reason,
        })
    }
}

/// Whether a result is none that a game usually has: it is entered only by a decision of the arbiter.
pub fn is_unusual(result: BoardResult) -> bool {
    let usual = [Color::White, Color::Black].map(Outcome::win);
    match result {
        BoardResult::Played(outcome) | BoardResult::Unrated(outcome) => {
            !usual.contains(&outcome) && BoardResult::Played(outcome) != BoardResult::DRAW
        }
        BoardResult::Pending | BoardResult::Forfeited(_) => false,
    }
}

/// Says what was corrected at a board, when, from what to what, and why.
fn corrections_ui(
    ui: &mut Ui,
    view: &View<'_>,
    tournament: &Tournament,
    (round, board): (u16, u16),
) {
    let corrections = tournament.corrections.iter();
    for it in corrections.filter(|it| (it.round, it.board) == (round, board)) {
        let args = [
            ("before", it.before.printed().into()),
            ("result", it.after.printed().into()),
            ("reason", it.reason.trim().into()),
        ];
        let told = view.tr_args("tournament-log-corrected", &args);
        let when = it.wall.map(WallTime::to_the_minute);
        let told = when.map_or_else(|| told.to_string(), |when| format!("{when}  {told}"));
        soft(ui, &told);
    }
}

fn name_of<'a>(tournament: &'a Tournament, board: &PairedBoard, color: Color) -> &'a str {
    let player = tournament.player(board.player(color));
    player.map_or("", |it| it.name.as_str())
}

/// A player with the colour, the title and the rating.
fn player_line(ui: &mut Ui, color: Color, player: Option<&TournamentPlayer>) {
    let Some(player) = player else { return };
    let rating = player.rating.map(|rating| rating.to_string());
    let told = [player.title.clone(), rating.unwrap_or_default()];
    let told: Vec<String> = told.into_iter().filter(|it| !it.is_empty()).collect();
    ui.horizontal(|ui| {
        let (dot, _) = ui.allocate_exact_size(vec2(16.0, 24.0), eframe::egui::Sense::hover());
        paint_player_dot(ui, dot.center(), 7.0, color == Color::White);
        let soft_ink = palette(ui).soft_ink;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&player.name).font(bold(LEAD)));
            if !told.is_empty() {
                let text = RichText::new(told.join(" ")).font(regular(14.0));
                ui.label(text.color(soft_ink));
            }
        });
    });
}
