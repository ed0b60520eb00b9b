//! Both clocks on the desk: what they show, whose runs or will run, whose flag fell, and the pencil that leads to their
//! correction.

use eframe::egui::{Rect, Role as Part, Ui};

use crate::kit::clock_face::ClockFace;
use crate::kit::icons::Icon;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::palette;
use crate::parts::fallen_flag::fallen_flag;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;

/// Narrower than this, in points, a tile has its name below the king.
const NARROW: f32 = 200.0;

/// Shows a player's clock in `rect`; whether it is to be corrected.
pub fn clock_tile(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, color: Color, rect: Rect) -> bool {
    let (shown_time, state) = view.clock_side(color);
    let name = view.name(color);
    let short = view.named_words().name(color);
    let time = shown_time.as_ref().map(digits);
    let fallen = fallen_flag(view, color);
    let can_be_corrected = shown_time.is_some() && view.has_clocks_in_use();
    let mut spoken = match &time {
        Some(time) if can_be_corrected => {
            let args = [("name", (&*name).into()), ("time", time.as_str().into())];
            view.tr_args("desk-correct-clock", &args).into_owned()
        }
        Some(time) => state.spoken(view.words, &name, time),
        None => name.into_owned(),
    };
    if can_be_corrected && let Some(fallen) = &fallen {
        spoken = format!("{spoken}, {fallen}");
    }
    let (board, sheet) = (view.settings.preferences.board_shown(), palette(ui).sheet);
    let mut shown = ClockFace::new((color, &short), time.as_deref(), state, board, sheet);
    shown.sign = can_be_corrected.then_some(Icon::Correct);
    // Where there is little room the name stands below the king, and the frame alone says whose clock runs next.
    let is_narrow = rect.width() < NARROW || !shown.has_room_for_name(ui.painter(), rect);
    let next = (state == FaceState::Next).then(|| view.tr("desk-runs-next"));
    let below = fallen.or(next).filter(|_| !is_narrow);
    if is_narrow {
        shown.name = "";
    }
    shown.below = below.as_deref().or(is_narrow.then_some(&short));
    let id = ui.scope_id().with(("desk-clock", color.is_white()));
    let role = if can_be_corrected {
        Part::Button
    } else {
        Part::Label
    };
    let (response, _) = shown.show(ui, pieces, (id, role), &spoken, rect);
    response.clicked()
}
