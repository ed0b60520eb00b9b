//! Where the plunger of a clock face is, which key presses it, and what stands in its place when the game is over.

use eframe::egui::{Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::kit::fonts::digits_font;
use crate::kit::plunger::StartingWords;
use crate::kit::pointing_hand::pointing_hand;
use crate::kit::theme::{BoardColors, Palette};
use crate::view::frame_view::View;
use crate::view::settings::{ClockKeys, Settings};
use jadoube_core::chess::Color;
use jadoube_core::laws::Score;

/// From how many times its height a face is so wide that its digits stand beside the name, not below it.
const WIDE: f32 = 5.2;

/// How wide a plunger in a low face is.
const LOW_WIDTH: f32 = 68.0;

/// Which part of a face the plunger that starts the game has at most, and how much smaller its words may be.
const WIDEST: f32 = 0.56;
const SMALLER: [f32; 4] = [1.0, 0.92, 0.84, 0.76];

/// Whether the digits of a face stand beside the name.
pub fn is_wide(face: Rect) -> bool {
    face.width() > face.height() * WIDE
}

/// Lower than this the name has the whole width of a face, and the plunger stands beside the digits alone.
const LOW: f32 = 80.0;

/// How much of a low face the name has, and what is left free below the plunger.
const NAME: f32 = 27.0;
const BELOW: f32 = 6.0;

/// The part of a face that the name has to itself; nothing where the plunger stands beside it.
pub fn name_in(face: Rect) -> Option<Rect> {
    let is_low = face.height() < LOW && !is_wide(face);
    is_low.then(|| face.with_max_y(face.top() + NAME))
}

/// The place of a plunger in a face, and how large its key is written.
pub fn plunger_in(face: Rect) -> (Rect, f32) {
    if let Some(name) = name_in(face) {
        let corner = pos2(face.right() - 12.0 - LOW_WIDTH, name.bottom());
        let size = vec2(LOW_WIDTH, face.bottom() - BELOW - name.bottom());
        return (Rect::from_min_size(corner, size), 12.5);
    }
    let height = face.height() - 32.0;
    let width = if is_wide(face) {
        128.0
    } else {
        68.0 + (face.height() - 92.0).max(0.0) * 0.57
    };
    let corner = pos2(face.right() - 16.0 - width, face.top() + 16.0);
    (Rect::from_min_size(corner, vec2(width, height)), 12.5)
}

/// The same for the plunger that starts the game: as wide as its words need and the name of either player's key, so that
/// none of them is broken.
pub fn starting_plunger_in(painter: &Painter, view: &View<'_>, face: Rect) -> (Rect, f32) {
    let (usual, size) = plunger_in(face);
    let usual = if name_in(face).is_some() {
        usual
    } else {
        usual.expand2(vec2(0.0, 4.0))
    };
    let size = (usual.height() * 0.17).clamp(size, 16.0);
    let words = view.tr("press-to-start");
    let keys = Color::ALL.map(|color| view.tr(key_of(view.settings, color)));
    let most = usual.width().max(face.width() * WIDEST);
    let width = |also: &str, size| {
        let words = StartingWords {
            words: &words,
            also,
        };
        words.width(painter, size, usual.height(), most)
    };
    let with_keys = |size| {
        let widths = keys.iter().map(|key| width(key, size));
        widths.reduce(|one, other| Some(one?.max(other?))).flatten()
    };
    let sizes = || SMALLER.iter().map(|share| size * share);
    let fitting = sizes().find_map(|size| Some((with_keys(size)?, size)));
    // Where the key's name has no room below the words, they stand there alone.
    let fitting = fitting.or_else(|| sizes().find_map(|size| Some((width("", size)?, size))));
    let (width, size) = fitting.unwrap_or((most, size * SMALLER[SMALLER.len() - 1]));
    let left = usual.left().min(usual.right() - width);
    (usual.with_min_x(left), size)
}

/// Paints a hand that points at the plunger of a face.
pub fn point_at_the_plunger(ui: &Ui, view: &View<'_>, face: Rect) {
    let (plunger, _) = plunger_in(face);
    let tip = plunger.center() + vec2(0.0, plunger.height() * 0.3);
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    let inks = (colors.hand, colors.hand_edge);
    pointing_hand(ui.painter(), tip, plunger.height(), inks, false);
}

/// What a player scored, where the plunger stood.
pub fn paint_score(painter: &Painter, rect: Rect, score: Score, colors: &Palette) {
    let is_full = score == Score::One;
    let (ground, ink) = if is_full {
        (colors.here_tint, colors.here_ink)
    } else {
        (colors.tint, colors.soft_ink)
    };
    let line = if is_full {
        Stroke::new(2.0, colors.here)
    } else {
        Stroke::NONE
    };
    painter.rect(rect, 10.0, ground, line, StrokeKind::Inside);
    let font = digits_font(rect.height() * 0.72);
    let text = painter.layout_no_wrap(score.printed().to_owned(), font, ink);
    painter.galley(rect.center() - text.size() / 2.0, text, ink);
}

/// The message that names the key of a player's plunger.
pub const fn key_of(settings: &Settings, color: Color) -> &'static str {
    let (left, right) = match settings.preferences.clock_keys {
        ClockKeys::Control | ClockKeys::Letters => {
            ("plunger-left-control", "plunger-right-control")
        }
        ClockKeys::Shift => ("plunger-left-shift", "plunger-right-shift"),
    };
    match color {
        Color::White => left,
        Color::Black => right,
    }
}
