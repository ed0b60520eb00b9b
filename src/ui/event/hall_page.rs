//! The round for the hall, on a second screen or a projector: the countdown to its start and to the end of the default time,
//! the boards in large type, which turn by themselves where they are many, and what is announced.

use std::borrow::Cow;
use std::time::Duration;

use eframe::egui::{
    Align2, CentralPanel, Color32, Context, Frame, Key, Label, Margin, Rect, RichText,
    Role as Part, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::countdown::{countdown, repaint_with_countdown};
use crate::kit::button::Button;
use crate::kit::fitted_text::line_size;
use crate::kit::fonts::{bold, digits_font, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::{row_cells, sheet_ground};
use crate::parts::page::{bar_heading, page_bar_with};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::chess::Color;
use jadoube_core::tournament::{Bye, PairedBoard, Round, RoundPhase, RoundSchedule, Tournament};

/// For how long a page of boards stands.
const STANDS: Duration = Duration::from_secs(12);

/// From what width of the bar on words stand beside the signs.
const WITH_WORDS: f32 = 640.0;

/// Whether the system lets the round be shown in a window of its own.
pub fn can_open(context: &Context) -> bool {
    !context.embed_viewports()
}

/// How high the head is, and a line of what is announced, as parts of the height of the page.
const HEAD: f32 = 0.17;
const FOOT: f32 = 0.042;

/// How high the row of a board is at least and at most, as parts of the height of the page.
const ROWS: (f32, f32) = (0.058, 0.085);

/// How wide a column of boards is at least, by the height of its rows.
const COLUMN: f32 = 13.0;

/// Which part of a row each cell has: number, White, result, Black.
const SHARES: [f32; 4] = [0.085, 0.405, 0.11, 0.4];

/// The round for the hall, and which of its pages stands.
#[derive(Debug, Default)]
pub struct HallPage {
    page: usize,
    /// Since when it stands, in seconds of the window's time.
    since: f64,
}

impl HallPage {
    /// Shows the round that was paired last.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page_bar_with(ui, view, |ui| {
            let full = Button::icon(Icon::Projector, view.tr("menu-full-screen"));
            if full.show(ui).clicked() {
                view.ask(Command::FullScreen);
            }
            if can_open(ui.ctx()) && !view.window.has_hall_window {
                let mut apart = Button::icon(Icon::Forward, view.tr("event-hall-window"));
                apart.word = (ui.available_width() > WITH_WORDS).then(|| apart.name.clone());
                if apart.show(ui).clicked() {
                    view.ask(Command::HallWindow(true));
                    view.ask(Command::Show(view.window.back));
                }
            }
            bar_heading(ui, &Self::name(view));
        });
        let margin = Frame::new().inner_margin(Margin::symmetric(32, 8));
        CentralPanel::default().frame(margin).show(ui, |ui| {
            self.round_ui(ui, view);
        });
    }

    /// Returns what stands above the round: the name of the tournament, if it has one.
    pub fn name<'a>(view: &View<'a>) -> Cow<'a, str> {
        let tournament = view.tournament.map(|open| open.log.tournament());
        match tournament.map_or("", |it| it.details.name.trim()) {
            "" => view.tr("event-title"),
            name => name.into(),
        }
    }

    /// Shows the round without anything above it.
    pub fn round_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let tournament = view.tournament.map(|open| open.log.tournament());
        let number = tournament.map_or(0, Tournament::paired_round_count);
        let round = tournament.and_then(|it| it.round(number));
        match (view.tournament, round) {
            (Some(open), Some(round)) => self.round(ui, view, open, (number, round)),
            (Some(_) | None, Some(_) | None) => {
                ui.label(RichText::new(view.tr("event-hall-none")).font(bold(28.0)));
            }
        }
    }

    fn round(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (number, round): (u16, &Round),
    ) {
        let tournament = open.log.tournament();
        let schedule = tournament.schedules.get(&number);
        let room = ui.available_rect_before_wrap();
        let height = room.height();
        let announced = announced(view, tournament, round, schedule);
        let (head, rest) = room.split_top_bottom_at_y(room.top() + height * HEAD);
        let lines = u8::try_from(announced.len()).unwrap_or(u8::MAX);
        let foot = f32::from(lines) * height * FOOT;
        let (boards, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot);
        let window = ui.ctx().content_rect().height();
        let grid = Grid::fitting(boards.shrink2(vec2(0.0, 6.0)), window, round.boards.len());
        let pages = round.boards.len().div_ceil(grid.boards()).max(1);
        self.turn(ui, pages);
        head_ui(ui, view, open, (number, schedule), head);
        if pages > 1 {
            page_number(ui, view, (self.page + 1, pages), head);
        }
        let shown = round.boards.iter().skip(self.page * grid.boards());
        for (place, board) in shown.take(grid.boards()).enumerate() {
            let is_tinted = (place % grid.rows).is_multiple_of(2);
            board_row(ui, tournament, board, grid.row(place), is_tinted);
        }
        let mut place = foot.with_max_y(foot.top() + height * FOOT);
        for line in &announced {
            text_in(ui, place, line, bold, height * FOOT * 0.66);
            place = place.translate(vec2(0.0, height * FOOT));
        }
    }

    /// Turns to the next page once this one has stood long enough, and as the keys ask.
    fn turn(&mut self, ui: &Ui, pages: usize) {
        let now = ui.input(|input| input.time);
        let mut page = self.page.min(pages - 1);
        let keys = [
            (Key::ArrowRight, 1),
            (Key::ArrowDown, 1),
            (Key::PageDown, 1),
            (Key::ArrowLeft, pages - 1),
            (Key::ArrowUp, pages - 1),
            (Key::PageUp, pages - 1),
        ];
        let mut steps = Vec::new();
        if !keyboard::is_covered(ui.ctx()) && keyboard::is_free(ui) {
            steps = keyboard::take_steps(ui, &keys);
        }
        if pages > 1 && steps.is_empty() && now - self.since >= STANDS.as_secs_f64() {
            steps.push(1);
        }
        for step in &steps {
            page = (page + step) % pages;
        }
        if page != self.page || !steps.is_empty() || self.since > now {
            (self.page, self.since) = (page, now);
        }
        if pages > 1 {
            let left = STANDS.as_secs_f64() - (now - self.since);
            let left = Duration::from_secs_f64(left.max(0.05));
            ui.ctx().request_repaint_after(left);
        }
    }
}

/// Where the boards of a page stand: columns beside each other, rows below each other.
#[derive(Clone, Copy, Debug)]
struct Grid {
    room: Rect,
    columns: usize,
    rows: usize,
    /// How high a row is.
    height: f32,
}

impl Grid {
    /// Returns the grid with the largest rows in which all boards have room, or the one with the smallest and most columns.
    fn fitting(room: Rect, window: f32, boards: usize) -> Self {
        let (least, most) = (window * ROWS.0, window * ROWS.1);
        let rows = whole(room.height() / least).max(1);
        let columns = whole(room.width() / (least * COLUMN)).clamp(1, 3);
        // No more columns than the boards need, and rows as high as there is room for them.
        let columns = boards.div_ceil(rows).clamp(1, columns);
        let needed = boards.div_ceil(columns).clamp(1, rows);
        let height = (room.height() / real(needed)).clamp(least.min(room.height()), most);
        Self {
            room,
            columns,
            rows: needed,
            height,
        }
    }

    const fn boards(self) -> usize {
        self.columns * self.rows
    }

    /// Returns where the board stands that is so many places behind the first one.
    fn row(self, place: usize) -> Rect {
        let width = self.room.width() / real(self.columns);
        let (column, row) = (place / self.rows, place % self.rows);
        let corner = self.room.min + vec2(real(column) * width, real(row) * self.height);
        let gap = if self.columns > 1 { 20.0 } else { 0.0 };
        Rect::from_min_size(corner, vec2(width - gap, self.height - 3.0))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a window has a few rows and columns"
)]
fn whole(number: f32) -> usize {
    number.max(0.0) as usize
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a window has a few rows and columns"
)]
const fn real(number: usize) -> f32 {
    number as f32
}

/// The number of the round with its times, and at the right the countdown.
fn head_ui(
    ui: &mut Ui,
    view: &View<'_>,
    open: TournamentView<'_>,
    (number, schedule): (u16, Option<&RoundSchedule>),
    head: Rect,
) {
    let args = [("round", u32::from(number).into())];
    let title = view.tr_args("event-round", &args);
    let (left, right) = head.split_left_right_at_fraction(0.5);
    let (upper, lower) = left.split_top_bottom_at_fraction(0.6);
    text_in(ui, upper, &title, bold, head.height() * 0.5);
    let Some(schedule) = schedule else { return };
    repaint_with_countdown(ui.ctx(), schedule, open.now);
    let start = schedule.start.to_the_minute();
    let minutes = u32::from(schedule.default_minutes);
    let args = [("start", start.into()), ("minutes", minutes.into())];
    let times = view.tr_args("event-hall-times", &args);
    text_in(ui, lower, &times, regular, head.height() * 0.22);
    let (label, digits) = match schedule.phase(open.now) {
        RoundPhase::BeforeStart(left) => ("event-hall-starts-in", countdown(left)),
        RoundPhase::DefaultTime(left) => ("event-hall-default-time", countdown(left)),
        RoundPhase::DefaultTimeOver => {
            let ended = schedule.default_time_ends().to_the_minute();
            ("event-hall-over", ended)
        }
    };
    let label = view.tr(label);
    let colors = palette(ui);
    let (top, bottom) = right.split_top_bottom_at_fraction(0.3);
    let size = line_size(
        ui.painter(),
        &label,
        regular,
        head.height() * 0.22,
        top.width(),
    );
    let painter = ui.painter();
    let at = pos2(top.right(), top.center().y);
    painter.text(
        at,
        Align2::RIGHT_CENTER,
        &*label,
        regular(size),
        colors.soft_ink,
    );
    let size = bottom.height() * 0.95;
    let at = pos2(bottom.right(), bottom.center().y);
    painter.text(
        at,
        Align2::RIGHT_CENTER,
        &digits,
        digits_font(size),
        colors.ink,
    );
    let clock = ui.interact(right, ui.scope_id().with("countdown"), Sense::hover());
    clock.widget_info(|| WidgetInfo::labeled(Part::Label, true, format!("{label} {digits}")));
}

/// Shows a line of text as large as it may be, smaller where it has no room.
fn text_in(
    ui: &mut Ui,
    place: Rect,
    text: &str,
    font: fn(f32) -> eframe::egui::FontId,
    largest: f32,
) {
    let size = line_size(ui.painter(), text, font, largest, place.width());
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.add(Label::new(RichText::new(text).font(font(size))).truncate());
    });
}

/// Shows which page of the boards stands, in the middle of the head.
fn page_number(ui: &Ui, view: &View<'_>, (page, pages): (usize, usize), head: Rect) {
    let args = [("page", page.into()), ("count", pages.into())];
    let text = view.tr_args("print-preview", &args);
    let ink = palette(ui).soft_ink;
    let at = pos2(head.center().x - 24.0, head.top() + head.height() * 0.3);
    let font = regular(head.height() * 0.18);
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, &*text, font, ink);
}

/// Returns what is announced, line by line: the rule of the default time, the arbiter's words, who has a bye.
fn announced(
    view: &View<'_>,
    tournament: &Tournament,
    round: &Round,
    schedule: Option<&RoundSchedule>,
) -> Vec<String> {
    let rule = schedule.map(|schedule| {
        let end = schedule.default_time_ends().to_the_minute();
        let rule = view.tr_args("event-hall-rule", &[("end", end.into())]);
        rule.into_owned()
    });
    let own = schedule.map(|it| it.announcement.trim().to_owned());
    let byes = round.byes.iter().filter(|given| given.bye != Bye::Zero);
    let byes = byes.filter_map(|given| tournament.player(given.player));
    let byes: Vec<&str> = byes.map(|player| player.name.as_str()).collect();
    let byes = (!byes.is_empty()).then(|| {
        let heading = view.tr("tournament-bye");
        format!("{heading}: {}", byes.join("; "))
    });
    let lines = [rule, own, byes].into_iter().flatten();
    lines.filter(|line| !line.is_empty()).collect()
}

/// Shows a board: its number, White, the result if there is one, Black.
fn board_row(ui: &Ui, tournament: &Tournament, board: &PairedBoard, row: Rect, is_tinted: bool) {
    let name = |color| {
        let player = tournament.player(board.player(color));
        player.map_or("", |it| it.name.as_str())
    };
    let (white, black) = (name(Color::White), name(Color::Black));
    let result = if board.result.is_pending() {
        "–".to_owned()
    } else {
        board.result.printed()
    };
    let id = ui.scope_id().with(("hall", board.number));
    ui.interact(row, id, Sense::hover()).widget_info(|| {
        let text = format!("{}  {white} {result} {black}", board.number);
        WidgetInfo::labeled(Part::Label, true, text)
    });
    let colors = palette(ui);
    if is_tinted {
        sheet_ground(ui, row, CORNER);
    }
    let cells = row_cells(row.shrink2(vec2(row.height() * 0.2, 0.0)), SHARES);
    let number = board.number.to_string();
    let largest = row.height() * 0.56;
    let center = Align2::CENTER_CENTER;
    paint_line(
        ui,
        cells[0],
        &number,
        largest,
        colors.soft_ink,
        Align2::LEFT_CENTER,
    );
    paint_name(ui, cells[1], white, largest);
    paint_line(ui, cells[2], &result, largest, colors.ink, center);
    paint_name(ui, cells[3], black, largest);
}

/// Less large than this part of its usual size, a name is written on two lines.
const TIGHT: f32 = 0.7;

/// Paints a name, of which nothing is cut: a long one is written smaller, and the first name below the surname.
fn paint_name(ui: &Ui, place: Rect, name: &str, largest: f32) {
    let ink = palette(ui).ink;
    let size = line_size(ui.painter(), name, bold, largest, place.width());
    let parts = name.split_once(", ").filter(|_| size < largest * TIGHT);
    let Some((surname, first)) = parts else {
        return paint_line(ui, place, name, size, ink, Align2::LEFT_CENTER);
    };
    let (upper, lower) = place.split_top_bottom_at_fraction(0.5);
    for (place, part) in [(upper, surname), (lower, first)] {
        paint_line(ui, place, part, largest * TIGHT, ink, Align2::LEFT_CENTER);
    }
}

/// Paints a line, smaller where it has no room.
fn paint_line(ui: &Ui, place: Rect, text: &str, largest: f32, ink: Color32, align: Align2) {
    let size = line_size(ui.painter(), text, bold, largest, place.width());
    let at = align.pos_in_rect(&place);
    ui.painter().text(at, align, text, bold(size), ink);
}
