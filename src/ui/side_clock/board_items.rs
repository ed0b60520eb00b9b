//! The board of the tournament beside which the side clock stands: its result, and what happened there, from the clock's menu.

use eframe::egui::Ui;

use crate::kit::menu_item::menu_item;
use crate::kit::widgets::soft;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::incident_view::IncidentCommand;
use crate::view::screen::Screen;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::chess::Color;
use jadoube_core::record::TournamentBoard;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::script::{Readings, Times};
use jadoube_core::tournament::{BoardResult, TournamentChange, board_of_game, incident_at};

/// The results that are offered.
const RESULTS: [BoardResult; 3] = [
    BoardResult::win(Color::White),
    BoardResult::DRAW,
    BoardResult::win(Color::Black),
];

/// Returns the tournament and its board beside which the clock stands; none while the arbiter's desk is locked.
pub fn board_beside<'a>(view: &View<'a>) -> Option<(TournamentView<'a>, TournamentBoard)> {
    let open = view.tournament.filter(|_| !view.desk_lock.is_locked())?;
    let at = view.side.clock?.setting()?.tournament_board?;
    board_of_game(open.log, &at)?;
    Some((open, at))
}

/// Shows the result of the board, or those that can be entered, and what leads to an incident there.
pub fn board_items(ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>, at: &TournamentBoard) {
    let Some(paired) = board_of_game(open.log, at) else {
        return;
    };
    let args = [("board", u32::from(at.board).into())];
    let board = view.tr_args("event-board", &args);
    if paired.result.is_pending() {
        for result in RESULTS {
            if menu_item(ui, format!("{board}: {}", result.printed())) {
                let entered = TournamentChange::ResultEntered {
                    round: at.round,
                    board: at.board,
                    result,
                };
                view.ask(Command::Tournament(TournamentCommand::Enter(vec![entered])));
            }
        }
    } else {
        soft(ui, &format!("{board}: {}", paired.result.printed()));
    }
    if menu_item(ui, view.tr("event-title")) {
        view.ask(Command::Show(Screen::Event));
    }
    if menu_item(ui, view.tr("event-incident-here"))
        && let Some(incident) = incident_beside(view, open, at)
    {
        let prepared = IncidentCommand::Prepare(Box::new(incident));
        view.ask(Command::Incident(prepared));
        view.ask(Command::Show(Screen::Incident));
    }
}

/// Returns an incident at that board, with the time control and the readings of the side clock.
fn incident_beside(
    view: &View<'_>,
    open: TournamentView<'_>,
    at: &TournamentBoard,
) -> Option<Incident> {
    let mut incident = incident_at(open.log, at.round, at.board)?;
    let side_clock = view.side.clock?;
    let clock = side_clock.clock()?;
    let control = side_clock.control()?.clone().timed();
    incident.change_heading(|heading| {
        heading.found = Some(Readings {
            white: clock.main_time(Color::White, view.side.now),
            black: clock.main_time(Color::Black, view.side.now),
        });
    });
    incident.change(|script| script.time = control.map(Times));
    Some(incident)
}
