//! A board of the tournament whose game is played on this machine: how its clocks stand, what waits there, and the way to it.

use eframe::egui::{Label, RichText, Ui};

use crate::kit::fonts::{BODY, LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::kit::widgets::{quiet, warning};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::tournament_view::{BoardSeat, TournamentCommand, TournamentView};
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::record::TournamentBoard;
use jadoube_core::tournament::{
    BoardResult, PairedBoard, TournamentLog, board_of_game, result_of_game, result_to_offer,
};

/// A board whose game is played on this machine and is not over.
#[derive(Clone, Copy, Debug)]
pub struct LiveBoard<'a> {
    pub seat: BoardSeat,
    at: TournamentBoard,
    clock: Option<&'a Clock>,
    now: Moment,
    /// Whether the arbiter has to decide something there.
    pub waits: bool,
}

/// Returns the boards of the tournament that are played on this machine: one at the table, one beside the side clock.
pub fn live_boards<'a>(view: &'a View<'_>, log: &TournamentLog) -> Vec<LiveBoard<'a>> {
    let table = view.table();
    let at_table = at_table(view).filter(|_| table.standing().is_unfinished());
    let at_table = at_table.map(|at| LiveBoard {
        seat: BoardSeat::Table,
        at,
        clock: table.clock(),
        now: view.now,
        waits: !table.questions().is_empty(),
    });
    let side = view.side.clock.and_then(|side_clock| {
        Some(LiveBoard {
            seat: BoardSeat::SideClock,
            at: side_clock.setting()?.tournament_board?,
            clock: side_clock.clock(),
            now: view.side.now,
            waits: false,
        })
    });
    let is_here = |live: &LiveBoard<'_>| board_of_game(log, &live.at).is_some();
    // Beside the side clock a game is over when its result is entered.
    let is_open = |live: &LiveBoard<'_>| {
        let paired = board_of_game(log, &live.at);
        live.seat == BoardSeat::Table || paired.is_some_and(|it| it.result.is_pending())
    };
    let all = at_table.into_iter().chain(side);
    all.filter(is_here).filter(is_open).collect()
}

/// Returns the board for which the game at the table is played, if it is for one.
fn at_table(view: &View<'_>) -> Option<TournamentBoard> {
    view.heading?.tournament_board.filter(|_| view.has_game)
}

/// Returns the result of the game at the table that this board does not have, though it was played for it.
pub fn offered_result(
    view: &View<'_>,
    log: &TournamentLog,
    (round, board): (u16, u16),
) -> Option<BoardResult> {
    let at = at_table(view).filter(|at| (at.round, at.board) == (round, board))?;
    result_to_offer(log, &at, result_of_game(view.table().standing()))
}

impl LiveBoard<'_> {
    /// Whether it is that board.
    pub const fn is_at(&self, round: u16, board: u16) -> bool {
        self.at.round == round && self.at.board == board
    }

    /// Returns what that player's clock shows; nothing where no clock was agreed upon.
    pub fn reading(&self, color: Color) -> String {
        let face = self.clock.map(|clock| clock.face(color, self.now));
        face.as_ref().map_or_else(String::new, digits)
    }

    /// Whether that player's clock runs.
    pub fn runs(&self, color: Color) -> bool {
        self.clock.and_then(Clock::running) == Some(color)
    }

    /// Whether that player's flag has fallen.
    pub fn has_fallen(&self, color: Color) -> bool {
        let fallen = self.clock.map(Clock::fallen);
        fallen.is_some_and(|fallen| fallen.get(color).is_some())
    }

    /// Returns the sign of how it stands: what waits comes before a flag, and a flag before how the clocks stand.
    pub fn sign(&self) -> Icon {
        let any =
            |is: fn(&Self, Color) -> bool| Color::ALL.into_iter().any(|color| is(self, color));
        if self.waits {
            Icon::Whistle
        } else if any(Self::has_fallen) {
            Icon::FallenFlag
        } else if any(Self::runs) {
            Icon::Run
        } else {
            Icon::Pause
        }
    }

    /// Returns the message that says where it is played.
    pub const fn id(&self) -> &'static str {
        match self.seat {
            BoardSeat::Table => "event-here-table",
            BoardSeat::SideClock => "event-here-side-clock",
        }
    }

    /// Shows how it stands, and the way to it.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, names: [&str; 2]) {
        let text = RichText::new(&*view.tr(self.id())).font(bold(BODY));
        ui.add(Label::new(text).wrap());
        if self.waits {
            warning(ui, &view.tr("event-decision-waits"));
        }
        for (color, name) in Color::ALL.into_iter().zip(names) {
            let reading = self.reading(color);
            if self.has_fallen(color) {
                let args = [("player", name.into())];
                warning(ui, &view.tr_args("log-flag", &args));
            }
            if reading.is_empty() {
                continue;
            }
            let font = if self.runs(color) {
                bold(LEAD)
            } else {
                regular(LEAD)
            };
            let ink = palette(ui).ink;
            let text = format!("{reading}  {name}");
            ui.add(Label::new(RichText::new(text).font(font).color(ink)).truncate());
        }
        let (id, screen) = match self.seat {
            BoardSeat::Table => ("event-to-table", Screen::Table),
            BoardSeat::SideClock => ("event-to-side-clock", Screen::SideClock),
        };
        if quiet(ui, &view.tr(id)).clicked() {
            view.ask(Command::Show(screen));
        }
    }
}

/// Offers to play the game of a board on this machine: at the table, or beside the side clock while no game runs there.
pub fn offers_ui(
    ui: &mut Ui,
    view: &View<'_>,
    open: TournamentView<'_>,
    (round, board): (u16, &PairedBoard),
) {
    if !board.result.is_pending() || open.log.begun().is_none() {
        return;
    }
    let is_busy = view.side.clock.is_some_and(|side_clock| {
        let at = side_clock.setting().and_then(|it| it.tournament_board);
        let at = at.and_then(|at| board_of_game(open.log, &at));
        side_clock.is_playing() && at.is_none_or(|at| at.result.is_pending())
    });
    let offers = [
        ("event-play-here", BoardSeat::Table, true),
        ("event-use-side-clock", BoardSeat::SideClock, !is_busy),
    ];
    for (id, seat, is_free) in offers {
        let button = ui.add_enabled_ui(is_free, |ui| quiet(ui, &view.tr(id)));
        if button.inner.clicked() {
            view.ask(Command::Tournament(TournamentCommand::Take {
                seat,
                round,
                board: board.number,
            }));
        }
    }
}
