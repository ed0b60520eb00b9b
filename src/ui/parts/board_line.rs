//! The board of the tournament for which a game is about to begin here, as the form of the game tells it.

use eframe::egui::{Label, RichText, Ui};

use crate::kit::fonts::{BODY, bold};
use crate::kit::widgets::warning;
use crate::view::frame_view::View;
use crate::view::tournament_view::BoardSeat;
use jadoube_core::tournament::BoardToPlay;

/// Returns the board whose game is about to begin in that place, if one is.
pub fn taken_for<'a>(view: &View<'a>, seat: BoardSeat) -> Option<&'a BoardToPlay> {
    let taken = view.tournament?.taken.filter(|taken| taken.seat == seat);
    taken.map(|taken| &taken.to_play)
}

/// Says for which board the game is; or that the tournament takes nothing from it, because others play.
pub fn board_line(ui: &mut Ui, view: &View<'_>, to_play: &BoardToPlay, is_for_it: bool) {
    let mut args = vec![
        ("round", u32::from(to_play.board.round).into()),
        ("board", u32::from(to_play.board.board).into()),
    ];
    if is_for_it {
        args.push(("name", to_play.details.event.as_str().into()));
        let text = view.tr_args("event-for-board", &args);
        ui.add(Label::new(RichText::new(&*text).font(bold(BODY))).wrap());
    } else {
        warning(ui, &view.tr_args("event-not-for-board", &args));
    }
}
