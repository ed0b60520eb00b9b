//! Both clocks of a lesson or a scene, side by side: whose runs, what they show.

use eframe::egui::{Rect, Response, Role as Part, Ui, vec2};

use crate::kit::clock_face::ClockFace;
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::pointing_hand;
use crate::kit::theme::{BoardColors, GAP, palette};
use crate::table::square_highlights::at_the_bottom;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::laws::{Event, PlayerAct};

/// How much room a hand takes beside name and digits, in points.
const HAND: f32 = 48.0;

/// Shows both clocks in `rect`, the one of whoever sits at the bottom first, without times where `shows_times` is false;
/// gives whose was pressed.
pub fn lesson_clocks(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    rect: Rect,
    shows_times: bool,
) -> Option<Color> {
    let below = at_the_bottom(view.settings.views.turned);
    let mut pressed = None;
    for (color, half) in [below, !below].into_iter().zip(halves(rect)) {
        let clock = clock(ui, view, pieces, (color, Part::Button), half, shows_times);
        if clock.is_some_and(|(clock, _)| clock.clicked()) {
            pressed = Some(color);
        }
    }
    pressed
}

/// Shows both clocks of a scene in `rect`; nothing where the game has none. A hand lies on the one that was just pressed,
/// as long as the act is shown.
pub fn scene_clocks(
    ui: &Ui,
    view: &View<'_>,
    act: Option<&Event>,
    pieces: &mut Pieces,
    rect: Rect,
) {
    for (color, half) in Color::ALL.into_iter().zip(halves(rect)) {
        let Some((_, free)) = clock(ui, view, pieces, (color, Part::Label), half, true) else {
            return;
        };
        let is_pressed = act.is_some_and(|act| {
            let press = [Some(&PlayerAct::Press), Some(&PlayerAct::StopClocks)];
            act.player() == Some(color) && press.contains(&act.player_act())
        });
        if is_pressed && free.width() >= HAND {
            let board = BoardColors::of(view.settings.preferences.board_shown());
            let hand = half.height() * 0.8;
            let tip = free.center() - vec2(hand * 0.3, hand * 0.1);
            let inks = (board.hand, board.hand_edge);
            pointing_hand(&ui.painter_at(half), tip, hand, inks, false);
        }
    }
}

fn halves(rect: Rect) -> [Rect; 2] {
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    [
        left.with_max_x(left.right() - GAP / 2.0),
        right.with_min_x(right.left() + GAP / 2.0),
    ]
}

/// A player's clock, and what stays free between its name and its digits.
fn clock(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    (color, role): (Color, Part),
    rect: Rect,
    shows_time: bool,
) -> Option<(Response, Rect)> {
    let (face, state) = view.clock_side(color);
    let (time, name) = (digits(&face?), view.name(color));
    let time = shows_time.then_some(&*time);
    let spoken = match time {
        Some(time) => state.spoken(view.words, &name, time),
        None => state.spoken_untimed(view.words, &name),
    };
    let resting = palette(ui).sheet;
    let face = ClockFace::new(
        (color, &name),
        time,
        state,
        view.settings.preferences.board_shown(),
        resting,
    );
    let id = ui.scope_id().with(("lesson-clock", color.is_white()));
    Some(face.show(ui, pieces, (id, role), &spoken, rect))
}
