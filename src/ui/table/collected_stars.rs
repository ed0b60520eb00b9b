//! The stars that a piece collects in a lesson: each lies on its square until the piece is there, and then flies off.

use eframe::egui::{Stroke, Ui, emath::easing, vec2};

use crate::kit::board_accessibility;
use crate::kit::board_geometry::BoardGeometry;
use crate::kit::star::paint_star;
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use jadoube_core::chess::{Piece, Square};
use jadoube_core::learn::{Goal, StepState};

/// How long a star flies, in seconds, and how far it rises meanwhile, in sides of a square.
const FLIES: f32 = 0.7;
const RISES: f32 = 1.4;

/// How large a star is, and how wide its edge, in sides of a square.
const STAR: f32 = 0.3;
const EDGE: f32 = 0.035;

/// Returns the squares on which a star lies, of all squares that are to be visited.
fn stars<'a>(view: &View<'a>) -> Option<(Vec<Square>, &'a [Square])> {
    let run = view.lesson()?;
    let Goal::Visits(_, all) = run.step().visits()? else {
        return None;
    };
    let left = match run.state() {
        StepState::Done => Vec::new(),
        StepState::Playing | StepState::Hands | StepState::Asking => run.visit()?.left,
    };
    Some((left, all))
}

/// Returns a square with what stands on it, as it is spoken, and the star that lies there.
pub fn spoken(view: &View<'_>, square: Square, piece: Option<Piece>) -> String {
    let told = board_accessibility::spoken(view.words, square, piece);
    if stars(view).is_none_or(|(left, _)| !left.contains(&square)) {
        return told;
    }
    let args = [("square", told.as_str().into())];
    view.tr_args("square-with-star", &args).into_owned()
}

/// Paints the stars that lie there, or over the pieces those that fly off.
pub fn collected_stars(ui: &Ui, view: &View<'_>, place: BoardGeometry, flying: bool) {
    let Some((left, all)) = stars(view) else {
        return;
    };
    let colors = palette(ui);
    let time = if view.settings.preferences.animation {
        FLIES
    } else {
        0.0
    };
    let painter = ui.painter_at(place.board);
    for square in all {
        let lies = left.contains(square);
        let id = ui.scope_id().with(("star", u8::from(*square)));
        let gone = 1.0
            - ui.ctx()
                .animate_bool_with_time(id, lies, if lies { 0.0 } else { time });
        let is_flying = !lies && gone < 1.0;
        if lies == flying || !(lies || is_flying) {
            continue;
        }
        let risen = easing::cubic_out(gone) * RISES * place.side;
        let middle = place.rect(*square).center() - vec2(0.0, risen);
        let share = 1.0 - gone * 0.5;
        let seen = 1.0 - easing::quadratic_in(gone);
        let edge = Stroke::new(EDGE * place.side, colors.ink.gamma_multiply(seen));
        let fill = Some(colors.here.gamma_multiply(seen));
        paint_star(&painter, middle, STAR * place.side * share, fill, edge);
    }
}
