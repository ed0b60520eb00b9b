//! The cards from which everything starts, each with a picture cut from the thing it leads to.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Color32, CornerRadius, Galley, Painter, Pos2, Rect, Role as Part, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::kit::board_geometry::ring;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{FINE, bold, digits_font, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::{foot_of, pointing_hand};
use crate::kit::theme::{BoardColors, CORNER, Palette, palette};
use crate::side_clock::{TOGETHER, in_progress};
use crate::view::frame_view::View;
use crate::view::settings::BoardTheme;
use jadoube_core::chess::{Color, Piece, Role};

/// What one can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum StartCard {
    Play,
    /// The clock for a board beside the screen.
    #[strum(serialize = "side")]
    SideClock,
    /// A game that was kept, or in a file.
    Open,
    /// The arbiter's desk of the game on the table.
    Desk,
    /// Lessons, situations, the Laws to leaf through.
    Learn,
}

/// The words of a card, laid out.
struct CardWords {
    /// What a screen reader says of it.
    spoken: String,
    title: Arc<Galley>,
    text: Arc<Galley>,
}

/// How high a card is in which there is little room, and one in which there is room for more words.
const LOW: f32 = 220.0;
const HIGH: f32 = 340.0;

/// Less wide than this, a card has no room for more words however high it is, and little beside those it has.
const NARROW: f32 = 190.0;

/// No words in a card are smaller than this.
const SMALLEST: f32 = 10.5;

/// How far words are from the sides of a card.
fn margin(size: Vec2) -> f32 {
    if size.x < NARROW {
        8.0
    } else if size.y < LOW {
        12.0
    } else {
        20.0
    }
}

/// How large the title of a card is and what is told below it, how high the title's line, and what lies around both.
struct StartCardSizes {
    title: f32,
    text: f32,
    line: f32,
    around: f32,
}

impl StartCardSizes {
    /// The sizes in a card so high.
    const fn of(height: f32) -> Self {
        let (title, text, line, around) = if height < LOW {
            (17.0, 12.5, 22.0, 18.0)
        } else if height < HIGH {
            (22.0, 14.5, 28.0, 30.0)
        } else {
            (25.0, 15.5, 40.0, 38.0)
        };
        Self {
            title,
            text,
            line,
            around,
        }
    }
}

impl CardWords {
    /// The words of that card, its title on one line whatever the language.
    fn of(ui: &Ui, view: &View<'_>, which: StartCard, size: Vec2) -> Self {
        let heading = view.tr(&format!("card-{which}")).into_owned();
        let going_on = Some(which).filter(|card| *card == StartCard::SideClock);
        let going_on = going_on.and_then(|_| in_progress(view));
        let colors = palette(ui);
        let painter = ui.painter();
        let sizes = StartCardSizes::of(size.y);
        let inner = size.x - 2.0 * margin(size);
        let room = inner - 28.0;
        let title = fitted_line(painter, &heading, bold, sizes.title, room, colors.ink);
        let (spoken, text) = match going_on {
            Some(told) => {
                let text = unbroken(painter, &told, sizes.text, inner, colors.ink);
                (told.replace(TOGETHER, " "), text)
            }
            None => (
                heading,
                painter.layout_job(card_text(view, which, size, colors)),
            ),
        };
        Self {
            spoken,
            title,
            text,
        }
    }
}

/// What a card leads to; where there is room, also what is done there.
fn card_text(view: &View<'_>, which: StartCard, size: Vec2, colors: &Palette) -> LayoutJob {
    let is_without = which == StartCard::Desk && !view.has_desk();
    let what = if is_without { "begin" } else { "what" };
    let letters = StartCardSizes::of(size.y).text;
    let mut job = LayoutJob::default();
    job.wrap.max_width = size.x - 2.0 * margin(size);
    let is_high = size.y >= HIGH && size.x >= NARROW;
    let ink = if is_high { colors.ink } else { colors.soft_ink };
    let what = view.tr(&format!("card-{which}-{what}"));
    job.append(&what, 0.0, TextFormat::simple(regular(letters), ink));
    if is_high {
        job.append("\n", 0.0, TextFormat::simple(regular(letters), ink));
        job.append("\n", 0.0, TextFormat::simple(regular(6.0), ink));
        let more = view.tr(&format!("card-{which}-more"));
        let soft = TextFormat::simple(regular(letters), colors.soft_ink);
        job.append(&more, 0.0, soft);
    }
    job
}

/// Words over several lines in letters so small that no line breaks within what stands together, if that can be.
fn unbroken(painter: &Painter, text: &str, largest: f32, room: f32, ink: Color32) -> Arc<Galley> {
    let mut size = largest;
    while size >= SMALLEST {
        let galley = painter.layout(text.to_owned(), bold(size), ink, room);
        let mut but_last = galley.rows.iter().rev().skip(1);
        if but_last.all(|row| row.text().ends_with(' ')) {
            return galley;
        }
        size -= 0.25;
    }
    painter.layout(text.replace(TOGETHER, " "), bold(largest), ink, room)
}

/// How high the words beneath the pictures of these cards are, so that all pictures are equally high: three lines, or more
/// where some card needs them.
pub fn words_height(ui: &Ui, view: &View<'_>, cards: &[StartCard], size: Vec2) -> f32 {
    let StartCardSizes {
        text, line, around, ..
    } = StartCardSizes::of(size.y);
    let texts = cards.iter().map(|card| {
        let words = CardWords::of(ui, view, *card, size);
        words.text.size().y
    });
    texts.fold(3.0 * text * 1.2, f32::max) + line + around
}

/// Shows a card in `rect`, its words so high, pressed by the key of that number; whether it was clicked on.
pub fn start_card(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    which: StartCard,
    number: usize,
    (rect, words_height): (Rect, f32),
) -> bool {
    let CardWords {
        spoken,
        title,
        text,
    } = CardWords::of(ui, view, which, rect.size());
    let response = ui.interact(rect, ui.scope_id().with(number), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*spoken));
    let colors = palette(ui);
    let painter = ui.painter();
    painter.add(colors.shadow().as_shape(rect, CORNER));
    painter.rect_filled(rect, CORNER, colors.sheet);
    let is_low = rect.height() < LOW;
    let margin = margin(rect.size());
    let height = (rect.height() - words_height).max(24.0);
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    paint(ui, view, pieces, which, picture);
    painter.rect_stroke(rect, CORNER, colors.sheet_edge(), StrokeKind::Inside);
    let line = StartCardSizes::of(rect.height()).line;
    let top = picture.bottom() + if is_low { 8.0 } else { 12.0 };
    let title_at = pos2(rect.left() + margin, top + (line - title.size().y) / 2.0);
    let text_at = pos2(title_at.x, top + line);
    painter.galley(title_at, title, colors.ink);
    painter.galley(text_at, text, colors.soft_ink);
    let key = Rect::from_center_size(
        pos2(rect.right() - margin - 10.0, top + line / 2.0),
        Vec2::splat(20.0),
    );
    painter.rect_filled(key, 5.0, colors.tint);
    painter.text(
        key.center(),
        Align2::CENTER_CENTER,
        number,
        regular(FINE),
        colors.soft_ink,
    );
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(3.0, colors.hand);
        painter.rect_stroke(rect, CORNER, line, StrokeKind::Outside);
    }
    response.clicked()
}

fn paint(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, which: StartCard, rect: Rect) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let colors = palette(ui);
    match which {
        StartCard::Play => play(&painter, view, pieces, rect),
        StartCard::SideClock => side_clock(&painter, colors, rect),
        StartCard::Open => games(&painter, view, pieces, colors, rect),
        StartCard::Desk => desk(&painter, colors, rect),
        StartCard::Learn => lesson(&painter, view, pieces, rect),
    }
    cover_corners(&painter, colors, rect);
}

/// Rounds the upper corners of a picture: what stands beyond them is painted over with the ground.
fn cover_corners(painter: &Painter, colors: &Palette, rect: Rect) {
    let radius = f32::from(CORNER.nw);
    // Wide enough to reach the corner itself; the lower corners of this frame lie beneath the picture.
    let line = Stroke::new(radius * 0.5, colors.ground);
    let frame = rect.with_max_y(rect.bottom() + 2.0 * radius);
    painter.rect_stroke(frame, CORNER, line, StrokeKind::Outside);
}

/// How high a picture may be taken to be: no more than that share of its width, however high it is.
fn upright(rect: Rect, share: f32) -> f32 {
    rect.height().min(rect.width() * share)
}

/// Squares of a board all over a picture, each `side` wide; the one at `corner` is light.
fn squares(painter: &Painter, view: &View<'_>, rect: Rect, corner: Pos2, side: f32) -> Squares {
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    painter.rect_filled(rect, CornerRadius::ZERO, colors.light);
    let squares = Squares { corner, side };
    for row in -1_i8..9 {
        for column in -1_i8..17 {
            if (row + column).rem_euclid(2) == 1 {
                painter.rect_filled(squares.at(column, row), CornerRadius::ZERO, colors.dark);
            }
        }
    }
    squares
}

/// Where the squares of a picture are.
#[derive(Clone, Copy)]
struct Squares {
    corner: Pos2,
    side: f32,
}

impl Squares {
    /// The square so many columns to the right of the corner, and so many rows below it.
    fn at(self, column: i8, row: i8) -> Rect {
        let steps = vec2(f32::from(column), f32::from(row)) * self.side;
        Rect::from_min_size(self.corner + steps, Vec2::splat(self.side))
    }
}

/// A knight that has just jumped.
fn play(painter: &Painter, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
    let side = (upright(rect, 0.75) / 2.25).floor();
    let corner = rect.min + vec2(side * 0.2, side * 0.1);
    let board = squares(painter, view, rect, corner, side);
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    painter.rect_filled(board.at(0, 0), CornerRadius::ZERO, colors.last_to);
    ring(painter, board.at(1, 2), colors.last_from, side * 0.1);
    for (column, row, color, role) in [
        (0, 0, Color::White, Role::Knight),
        (1, 1, Color::White, Role::Bishop),
        (3, 0, Color::Black, Role::Pawn),
        (3, 1, Color::White, Role::Pawn),
        (2, 0, Color::Black, Role::Queen),
        (4, 1, Color::White, Role::Rook),
        (5, 0, Color::Black, Role::Bishop),
        // What a high picture shows below.
        (2, 2, Color::White, Role::King),
        (0, 3, Color::White, Role::Pawn),
        (1, 3, Color::White, Role::Pawn),
        (2, 3, Color::White, Role::Pawn),
    ] {
        let piece = Piece { color, role };
        pieces.paint_on(
            painter,
            view.settings.preferences.pieces_shown(),
            piece,
            board.at(column, row),
        );
    }
}

/// A hand that touches a bishop, with the numbers of two steps.
fn lesson(painter: &Painter, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
    let side = (upright(rect, 0.75) / 2.25).floor();
    let corner = rect.min + vec2(side * 0.1, side * 0.25);
    let board = squares(painter, view, rect, corner, side);
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    ring(painter, board.at(1, 1), colors.touched, side * 0.1);
    for (column, row, color, role) in [
        (0, 1, Color::White, Role::King),
        (1, 1, Color::White, Role::Bishop),
        (2, 1, Color::White, Role::Knight),
        (0, 0, Color::White, Role::Pawn),
        (1, 0, Color::White, Role::Pawn),
        (3, 1, Color::White, Role::Rook),
        (3, 0, Color::White, Role::Pawn),
    ] {
        let piece = Piece { color, role };
        pieces.paint_on(
            painter,
            view.settings.preferences.pieces_shown(),
            piece,
            board.at(column, row),
        );
    }
    let inks = (colors.hand, colors.hand_edge);
    let tip = foot_of(board.at(1, 1), false);
    pointing_hand(painter, tip, side * 1.1, inks, false);
}

/// The two faces of a clock beneath their plungers.
fn side_clock(painter: &Painter, colors: &Palette, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::ZERO, colors.tint);
    let most = upright(rect, 0.9);
    let height = most * 0.56;
    let width = (rect.width() * 0.86).min(height * 2.8);
    let faces = Rect::from_center_size(rect.center() + vec2(0.0, most * 0.06), vec2(width, height));
    let (left, right) = faces.split_left_right_at_fraction(0.5);
    for (face, raised, fill) in [(left, 0.26, colors.plunger), (right, 0.16, colors.line)] {
        let size = vec2(face.width() * 0.7, most * raised + 8.0);
        let place = Align2::CENTER_BOTTOM.anchor_size(face.center_top() + vec2(0.0, 8.0), size);
        painter.rect_filled(place, 6.0, fill);
    }
    let round = |west: u8, east: u8| CornerRadius {
        nw: west,
        sw: west,
        ne: east,
        se: east,
    };
    painter.rect_filled(left, round(10, 0), colors.run);
    painter.rect_filled(right, round(0, 10), colors.sheet);
    let digits = digits_font((height * 0.62).min(width * 0.19));
    for (face, time, ink) in [(left, "5:03", colors.on_run), (right, "4:47", colors.ink)] {
        painter.text(
            face.center(),
            Align2::CENTER_CENTER,
            time,
            digits.clone(),
            ink,
        );
    }
}

/// A scoresheet over the corner of a board.
fn games(painter: &Painter, view: &View<'_>, pieces: &mut Pieces, colors: &Palette, rect: Rect) {
    let side = (upright(rect, 0.75) / 2.25).floor();
    let corner = rect.min - vec2(side * 0.4, side * -0.2);
    let board = squares(painter, view, rect, corner, side);
    for (column, row, role) in [(0, 0, Role::Pawn), (1, 0, Role::King), (1, 1, Role::Rook)] {
        let piece = Piece {
            color: Color::White,
            role,
        };
        pieces.paint_on(
            painter,
            view.settings.preferences.pieces_shown(),
            piece,
            board.at(column, row),
        );
    }
    let sheet = Rect::from_min_max(
        pos2(
            rect.center().x + rect.width() * 0.02,
            rect.top() + rect.height() * 0.12,
        ),
        pos2(rect.right() - rect.width() * 0.07, rect.bottom() + 20.0),
    );
    painter.rect_filled(sheet, 8.0, colors.sheet);
    for row in 0..6_u8 {
        let y = sheet.top() + sheet.height() * (0.12 + f32::from(row) * 0.15);
        for (from, to) in [(0.10, 0.16), (0.24, 0.52), (0.62, 0.88)] {
            let ends = [from, to].map(|part| pos2(sheet.left() + sheet.width() * part, y));
            let is_here = row == 2 && to < 0.6 && from > 0.2;
            let ink = if is_here { colors.here } else { colors.line };
            painter.line_segment(ends, Stroke::new(3.0, ink));
        }
    }
}

/// A log and a bell on a wooden desk.
fn desk(painter: &Painter, colors: &Palette, rect: Rect) {
    let wood = BoardColors::of(BoardTheme::Walnut).edge;
    painter.rect_filled(rect, CornerRadius::ZERO, wood);
    let sheet = Rect::from_min_max(
        rect.min + vec2(rect.width() * 0.08, rect.height() * 0.16),
        pos2(rect.left() + rect.width() * 0.64, rect.bottom() + 20.0),
    );
    painter.rect_filled(sheet, 8.0, colors.sheet);
    let step = rect.height() * 0.17;
    for (row, (time, share, ink)) in (0_u8..).zip([
        ("14:02", 0.92, colors.line),
        ("14:09", 0.74, colors.line),
        ("14:31", 0.86, colors.warning),
    ]) {
        let y = sheet.top() + step * (f32::from(row) + 0.8);
        let size = (step * 0.56).min(14.0);
        let at = pos2(sheet.left() + 14.0, y);
        let time = painter.text(
            at,
            Align2::LEFT_CENTER,
            time,
            regular(size),
            colors.soft_ink,
        );
        let from = time.right() + 8.0;
        let to = from + (sheet.right() - 12.0 - from) * share;
        painter.line_segment([pos2(from, y), pos2(to, y)], Stroke::new(3.0, ink));
    }
    let foot = pos2(
        rect.left() + rect.width() * 0.82,
        rect.bottom() - rect.height() * 0.2,
    );
    let radius = upright(rect, 0.64) * 0.22;
    let steps = 20_u8;
    let dome: Vec<_> = (0..=steps)
        .map(|step| {
            let angle = f32::from(step) / f32::from(steps) * std::f32::consts::PI;
            foot + vec2(-angle.cos(), -angle.sin()) * radius
        })
        .collect();
    let gold = colors.here;
    painter.add(Shape::convex_polygon(dome, gold, Stroke::NONE));
    let base = Rect::from_center_size(foot + vec2(0.0, 5.0), vec2(radius * 2.4, 9.0));
    painter.rect_filled(base, 4.0, gold);
    let knob = Rect::from_center_size(foot - vec2(0.0, radius + 3.0), vec2(12.0, 10.0));
    painter.rect_filled(knob, 3.0, gold);
}
