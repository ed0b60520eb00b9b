//! The games at the foot of the first screen: the unfinished one as it stands, and the last ones that were played.

use std::path::Path;

use eframe::egui::{
    Align2, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::kit::clock_face::ClockFace;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, SMALL, SOFT, bold, digits_font, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{cell, primary, quiet, soft};
use crate::parts::diagram::diagram_at;
use crate::parts::summary_text::{
    clock, day, how, how_shortly, move_number, name, players, position_diagram, score, short_day,
    time,
};
use crate::view::command::{Command, FileTask};
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::{Color, Position};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::record::GameSummary;

/// A game at the foot of the first screen, and the file it was kept in; without one it is on the table.
#[derive(Clone, Copy)]
pub struct ShownGame<'a> {
    /// What is told of it.
    pub game: &'a GameSummary,
    pub path: Option<&'a Path>,
}

/// How small the line may be that tells whose move it is.
const SMALLEST: f32 = 12.0;

/// The games that are not over: the one on the table, then those that were set aside, the last one first.
pub fn unfinished<'a>(view: &'a View<'_>) -> impl Iterator<Item = ShownGame<'a>> {
    all(view).filter(|shown| shown.game.is_unfinished())
}

impl ShownGame<'_> {
    /// Whether it deserves the sheet: it is on the table, or a move was made in it.
    pub const fn is_worth_a_sheet(&self) -> bool {
        self.path.is_none() || self.game.last.is_some()
    }

    /// Whether it is the game on the table and goes on at this moment.
    pub fn is_in_play(&self, view: &View<'_>) -> bool {
        self.path.is_none() && view.is_in_play()
    }

    /// Whether it is the game on the table and was begun, though its clocks may stand just now.
    pub fn is_being_played(&self, view: &View<'_>) -> bool {
        self.path.is_none() && view.is_playing() && (view.is_in_play() || !view.is_not_started())
    }
}

/// The games that are over, the last one first, each once.
pub fn recent<'a>(view: &'a View<'_>, count: usize) -> Vec<ShownGame<'a>> {
    let mut found: Vec<ShownGame<'a>> = Vec::new();
    for shown in all(view) {
        let is_known = found.iter().any(|known| known.game == shown.game);
        if found.len() < count && shown.game.is_finished() && !is_known {
            found.push(shown);
        }
    }
    found
}

/// Every game that can be shown, the newest first.
fn all<'a>(view: &'a View<'_>) -> impl Iterator<Item = ShownGame<'a>> {
    let on_table = view
        .files
        .on_table
        .iter()
        .map(|game| ShownGame { game, path: None });
    let kept = view.files.other_files().filter_map(|file| {
        Some(ShownGame {
            game: file.sound_game()?,
            path: Some(&file.path),
        })
    });
    on_table.chain(kept)
}

/// Shows the unfinished game: its position, its clocks, who is to move, and the way back to it.
pub fn unfinished_sheet(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    shown_game: ShownGame<'_>,
    rect: Rect,
) {
    let colors = palette(ui);
    let game = shown_game.game;
    let edge = colors.sheet_edge();
    ui.painter()
        .rect(rect, CORNER, colors.sheet, edge, StrokeKind::Inside);
    let margin = if rect.height() > 230.0 { 20.0 } else { 12.0 };
    let side = (rect.height() - 2.0 * margin).min(rect.width() * 0.45);
    let place = Rect::from_min_size(rect.min + Vec2::splat(margin), Vec2::splat(side));
    diagram_at(ui, view, pieces, position_diagram(view, game), place);
    let told = Rect::from_min_max(
        pos2(place.right() + margin + 4.0, rect.top() + margin),
        rect.max - Vec2::splat(margin),
    );
    let line = |from: f32, height: f32| {
        Rect::from_min_size(told.min + vec2(0.0, from), vec2(told.width(), height))
    };
    let is_roomy = rect.height() > 230.0;
    let heading = bold(if is_roomy { 20.0 } else { 16.0 });
    cell(
        ui,
        line(0.0, 24.0),
        &players(view, game),
        heading,
        colors.ink,
    );
    let day = day(view, game).filter(|_| is_roomy);
    let told_below: Vec<String> = [time(game), Some(move_number(view, game)), day]
        .into_iter()
        .flatten()
        .collect();
    let below = told_below.join(" · ");
    cell(ui, line(24.0, 20.0), &below, regular(14.0), colors.soft_ink);
    let from = if is_roomy { 60.0 } else { 46.0 };
    let height = if is_roomy { 52.0 } else { 36.0 };
    clocks(ui, view, pieces, game, line(from, height));
    let whose = whose_move(ui, view, shown_game, told.width());
    cell(
        ui,
        line(from + height + 2.0, 22.0),
        &whose,
        regular(SOFT),
        colors.soft_ink,
    );
    let way_back = if shown_game.is_in_play(view) {
        "kept-to-the-table"
    } else {
        "summary-resume"
    };
    let buttons = told.with_min_y(told.bottom() - if is_roomy { 44.0 } else { 36.0 });
    ui.scope_builder(
        UiBuilder::new().max_rect(buttons).id_salt("unfinished"),
        |ui| {
            ui.horizontal_centered(|ui| {
                let resumes = primary(ui, &view.tr(way_back)).clicked();
                // In little room the way back alone stays: all games lead to looking through as well.
                let look = view.tr("review-look-through");
                let padding = 2.0 * ui.spacing().button_padding.x;
                let wanted = line_width(ui.painter(), &look, bold(BODY)) + padding;
                let looks = wanted <= ui.available_width() && quiet(ui, &look).clicked();
                match shown_game.path {
                    None if resumes => view.ask(Command::Show(Screen::Table)),
                    None if looks => view.ask(Command::LookThrough(None)),
                    Some(path) if resumes => {
                        view.ask(Command::Chosen(FileTask::Open, path.to_owned()));
                    }
                    Some(path) if looks => view.ask(Command::ReviewFile(path.to_owned())),
                    None | Some(_) => {}
                }
            });
        },
    );
}

/// Both clocks as they stand; the one that runs next has an edge.
fn clocks(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, game: &GameSummary, row: Rect) {
    let width = ((row.width() - GAP) / 2.0).min(row.height() * 2.6);
    let size = vec2(width, row.height());
    let next = row.min + vec2(width + GAP, 0.0);
    for (color, at) in [(Color::White, row.min), (Color::Black, next)] {
        let Some(time) = clock(view, game, color).map(whole_seconds) else {
            return;
        };
        let state = if game.position.turn() == color {
            FaceState::Next
        } else {
            FaceState::Rests
        };
        let (board, resting) = (view.settings.preferences.board_shown(), palette(ui).tint);
        let mut face = ClockFace::new((color, ""), Some(&time), state, board, resting);
        face.digits = vec2(0.68, 0.72);
        face.paint(ui, Some(&mut *pieces), Rect::from_min_size(at, size));
    }
}

/// Who is to move, and whether a clock runs meanwhile; the first alone where both have no room.
fn whose_move(ui: &Ui, view: &View<'_>, shown: ShownGame<'_>, room: f32) -> String {
    let color = shown.game.position.turn();
    let player = [("player", color.into())];
    let told = view.tr_args("summary-to-move", &player).into_owned();
    let running = view
        .table()
        .clock()
        .and_then(jadoube_core::clock::Clock::running);
    let clocks = match running {
        Some(color) if shown.path.is_none() => {
            Some(view.tr_args("summary-runs", &[("player", color.into())]))
        }
        _ if shown.game.clocks.white.is_some() => Some(view.tr("clock-paused")),
        _ => None,
    };
    let Some(clocks) = clocks else { return told };
    let both = format!("{told} {clocks}");
    let ink = palette(ui).soft_ink;
    let painter = ui.painter();
    let width = painter.layout_no_wrap(both.clone(), regular(SMALLEST), ink);
    if width.size().x > room { told } else { both }
}

/// Shows the last games, each with a small board; a click looks it through.
pub fn recent_sheet(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    games: &[ShownGame<'_>],
    places: usize,
    rect: Rect,
) {
    let colors = palette(ui);
    let edge = colors.sheet_edge();
    ui.painter()
        .rect(rect, CORNER, colors.sheet, edge, StrokeKind::Inside);
    let margin = if rect.height() > 230.0 { 20.0 } else { 12.0 };
    let inner = rect.shrink(margin);
    if games.is_empty() {
        ui.scope_builder(UiBuilder::new().max_rect(inner).id_salt("recent"), |ui| {
            soft(ui, &view.tr("first-no-recent"));
        });
        return;
    }
    #[expect(clippy::cast_precision_loss, reason = "a handful of boards")]
    let width = inner.width() / places as f32;
    let mut left = inner.left();
    let size = vec2(width - 16.0, inner.height());
    let lines = TileLines::of(ui, view, games, size);
    for (index, shown_game) in games.iter().enumerate() {
        let place = Rect::from_min_size(pos2(left, inner.top()), size);
        left += width;
        recent_game(ui, view, pieces, (*shown_game, &lines), index, place);
    }
}

/// How high the lines below the small boards are, the same for all of them, and how large their letters.
struct TileLines {
    name: f32,
    result: f32,
    /// What is told of how a game ended: in two lines where one of them has no room in one.
    how: f32,
    letters: f32,
}

impl TileLines {
    /// The lines of those games in places of that size.
    fn of(ui: &Ui, view: &View<'_>, games: &[ShownGame<'_>], size: Vec2) -> Self {
        let is_roomy = size.y > 190.0;
        let (name, result) = if is_roomy { (19.0, 22.0) } else { (16.0, 17.0) };
        let letters = if is_roomy { 15.0 } else { 13.0 };
        let is_long = |shown: &ShownGame<'_>| {
            let how = how_shortly(view, shown.game);
            line_width(ui.painter(), &how, regular(letters - 1.5)) > size.x
        };
        let how = if games.iter().any(is_long) {
            2.0 * (letters + 1.0)
        } else {
            result
        };
        Self {
            name,
            result,
            how,
            letters,
        }
    }

    /// How high all of them are.
    fn height(&self) -> f32 {
        2.0 * self.name + self.result + self.how
    }
}

fn recent_game(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    (shown_game, lines): (ShownGame<'_>, &TileLines),
    index: usize,
    rect: Rect,
) {
    let colors = palette(ui);
    let game = shown_game.game;
    let response = ui.interact(rect, ui.scope_id().with(("recent", index)), Sense::click());
    let [white, black] = [Color::White, Color::Black].map(|color| name(view, game, color));
    let score = score(game).unwrap_or_default();
    let how = how(view, game);
    let day = short_day(view, game).unwrap_or_default();
    let spoken = format!("{white} – {black}, {score}, {how}, {day}");
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &spoken));
    let side = (rect.height() - lines.height() - 4.0)
        .min(rect.width())
        .min(152.0);
    let place = Rect::from_min_size(rect.min, Vec2::splat(side));
    diagram_at(ui, view, pieces, position_diagram(view, game), place);
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(3.0, colors.hand);
        let around = place.expand(2.0);
        ui.painter()
            .rect_stroke(around, SMALL_CORNER, line, StrokeKind::Outside);
    }
    let mut top = place.bottom() + 4.0;
    let mut line = |height: f32| {
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        top += height;
        line
    };
    let letters = lines.letters;
    cell(ui, line(lines.name), &white, bold(letters), colors.ink);
    cell(ui, line(lines.name), &black, bold(letters), colors.ink);
    let result = line(lines.result);
    let digits = digits_font(letters + 3.0);
    let taken = ui.painter().text(
        result.left_center(),
        Align2::LEFT_CENTER,
        &score,
        digits,
        colors.ink,
    );
    let after = if score.is_empty() {
        0.0
    } else {
        taken.width() + 6.0
    };
    cell(
        ui,
        result.with_min_x(result.left() + after),
        &day,
        regular(letters - 1.5),
        colors.soft_ink,
    );
    cell(
        ui,
        line(lines.how),
        &how_shortly(view, game),
        regular(letters - 1.5),
        colors.soft_ink,
    );
    if response.clicked() {
        view.ask(match shown_game.path {
            None => Command::LookThrough(None),
            Some(path) => Command::ReviewFile(path.to_owned()),
        });
    }
}

/// The heading above a sheet at the foot of the screen.
pub fn label(ui: &Ui, text: &str, rect: Rect) {
    let place = rect.with_max_x(rect.left() + rect.width() * 0.5);
    cell(ui, place, text, bold(SMALL), palette(ui).soft_ink);
}
