//! The sheet with the log of the side clock: moments, both readings and words in columns, to be saved and printed.

use eframe::egui::{
    Align, Align2, Layout, Rect, RichText, Role as Part, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::clock_bar;
use super::half_view::NOTICE;
use super::log_text::{GameLines, columns, side_clock_games};
use crate::kit::fitted_text::kept_together;
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{modal_above, primary, quiet, soft, tick, title};
use crate::parts::page::scroll_from_top;
use crate::parts::running_clock;
use crate::view::command::{Command, FileTask, LogExtent, SideClockLogOrder};
use crate::view::frame_view::View;
use jadoube_core::clock::Clock;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::printed_log::{LogLine, LogLineKind};
use jadoube_core::record::side_clock::SideClock;

#[derive(Debug, Default)]
pub struct LogSheet {
    is_open: bool,
    /// How much of it is saved.
    extent: LogExtent,
    /// Where the sheet lies, once it was shown.
    place: Option<Rect>,
    /// What is asked before another log begins.
    sure: InPlaceConfirmation<()>,
    /// Whether another one is to begin, once the PIN is given.
    begins_anew: bool,
}

/// How much of the room above its foot is not for its lines, in points.
const AROUND_LINES: f32 = 262.0;

/// How far the sheet reaches around what stands on it, in points.
const AROUND_SHEET: f32 = 28.0;

impl LogSheet {
    /// Opens it; what is saved is the game on the clock, until somebody asks for more.
    pub fn open(&mut self) {
        (self.is_open, self.extent) = (true, LogExtent::default());
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether another log is to begin, once the PIN is given.
    pub const fn begins_anew(&self) -> bool {
        self.begins_anew
    }

    /// The PIN was not given: this log stays.
    pub const fn keep(&mut self) {
        self.begins_anew = false;
    }

    /// Where it lies while it is only read, because a side runs.
    pub fn lies_over(&self, clock: &Clock) -> Option<Rect> {
        let place = self.place.unwrap_or(Rect::EVERYTHING);
        (self.is_open && clock.running().is_some()).then_some(place)
    }

    /// Shows it, if it is open; while a side runs it is read, and saved without a question.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, side_clock: &SideClock) {
        if self.begins_anew {
            view.ask(Command::NewSideClock);
            (self.begins_anew, self.is_open) = (false, false);
        }
        if !self.is_open {
            self.place = None;
            return;
        }
        let stands = side_clock.clock().and_then(Clock::running).is_none();
        let foot = foot(ui);
        let closes = modal_above(
            ui,
            !view.is_a_clock_running(),
            "side_clock",
            860.0,
            foot,
            |ui| {
                ui.horizontal(|ui| {
                    title(ui, &view.tr("log-title"));
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        running_clock::beneath_sheet(ui, view);
                    });
                });
                if !stands {
                    soft(ui, &view.tr("side-log-runs"));
                }
                if side_clock.log().is_empty() {
                    ui.add_space(GAP);
                    soft(ui, &view.tr("log-empty"));
                } else {
                    soft(ui, &view.tr("log-newest"));
                    ui.add_space(GAP);
                    let games = side_clock_games(side_clock, view.words);
                    lines_ui(ui, view, &games, stands);
                    if games.len() > 1 {
                        let mut is_whole = self.extent == LogExtent::Session;
                        let count = [("count", games.len().into())];
                        tick(ui, &mut is_whole, &view.tr_args("log-whole", &count));
                        self.extent = if is_whole {
                            LogExtent::Session
                        } else {
                            LogExtent::Game
                        };
                    }
                }
                ui.add_space(GAP);
                ui.horizontal_wrapped(|ui| {
                    let order = |paper| SideClockLogOrder {
                        paper,
                        extent: self.extent,
                    };
                    if primary(ui, &saves(view, "sheet-save-pdf", stands)).clicked() {
                        save(view, order(Some(Paper::A4)), stands);
                    }
                    if quiet(ui, &saves(view, "sheet-save-text", stands)).clicked() {
                        save(view, order(None), stands);
                    }
                    // Of a game that is played the log goes on.
                    if !side_clock.is_playing() {
                        let anew = view.tr("log-new");
                        self.begins_anew |= self.sure.guard(ui, view.words, (), &anew, quiet);
                    }
                    if quiet(ui, &view.tr("close")).clicked() {
                        self.is_open = false;
                    }
                });
                self.place = Some(ui.min_rect().expand(AROUND_SHEET));
            },
        );
        // A click beside it is a press while a side runs, and no more.
        let is_press = !stands && ui.input(|input| input.pointer.any_click());
        self.is_open &= !closes || is_press;
    }
}

/// Where the sheet's room ends: below it people are told what happened, and the bar stands.
fn foot(ui: &Ui) -> f32 {
    ui.ctx().content_rect().bottom() - clock_bar::HEIGHT - NOTICE
}

/// What a button says that saves the log: with … only where something is asked first.
fn saves(view: &View<'_>, id: &str, asks: bool) -> String {
    let words = view.tr(id);
    let kept = if asks {
        &[][..]
    } else {
        &['…', ' ', '\u{a0}']
    };
    words.trim_end_matches(kept).to_owned()
}

/// Saves the log; nothing is asked while a side runs, for whoever types a name presses the clock.
fn save(view: &View<'_>, order: SideClockLogOrder, asks: bool) {
    view.ask(if asks {
        Command::Choose(FileTask::SideClockLog(order))
    } else {
        Command::SaveSideClockLog(order)
    });
}

/// How wide the number of a press, the moment and a reading are, how far apart the columns stand, and how much room the words
/// have at least.
const NUMBER: f32 = 32.0;
const MOMENT: f32 = 88.0;
const READING: f32 = 92.0;
const APART: f32 = 14.0;
const WORDS: f32 = 110.0;

/// How far apart two games stand, with a rule between them.
const BETWEEN_GAMES: f32 = 18.0;

/// How high the row of the columns' names is, and how far the text of a line stands from its edges.
const NAMES: f32 = 24.0;
const AROUND: f32 = 4.0;

/// Where the number and the three columns of times end and the words begin, from the left edge of a row.
const FIRST: f32 = NUMBER + APART + MOMENT;
const ENDS: [f32; 4] = [
    NUMBER,
    FIRST,
    FIRST + APART + READING,
    FIRST + 2.0 * (APART + READING),
];
const SAID: f32 = ENDS[3] + APART + GAP;

/// The lines under the columns' names, in no more room than they take or, so that nothing moves at a press, in all there is.
fn lines_ui(ui: &mut Ui, view: &View<'_>, games: &[GameLines], shrinks: bool) {
    let columns = columns(view.words);
    let colors = palette(ui);
    let width = ui.available_width();
    let (names, _) = ui.allocate_exact_size(vec2(width, NAMES), Sense::hover());
    for (name, end) in columns.iter().zip(ENDS) {
        let at = pos2(names.left() + end, names.center().y);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, name, bold(SMALL), colors.soft_ink);
    }
    let line = Stroke::new(1.0, colors.line);
    ui.painter().hline(names.x_range(), names.bottom(), line);
    let height = (foot(ui) - AROUND_LINES).max(120.0);
    let shown = scroll_from_top(ui, "side-clock-log")
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut above = None;
            for (index, (game, line)) in newest_first(games).into_iter().enumerate() {
                if games.len() > 1 && line.kind != LogLineKind::Day && above != Some(game) {
                    if above.is_some() {
                        between_games(ui);
                    }
                    above = Some(game);
                    let players = RichText::new(&games[game].players).font(bold(14.0));
                    ui.horizontal(|ui| {
                        ui.add_space(GAP);
                        ui.label(players);
                    });
                }
                line_ui(ui, line, index % 2 == 1);
            }
        });
    if !shrinks {
        ui.add_space((height - shown.content_size.y).max(0.0));
    }
}

/// A rule that parts a game from the one before it.
fn between_games(ui: &mut Ui) {
    let size = vec2(ui.available_width(), BETWEEN_GAMES);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let rule = Stroke::new(1.5, palette(ui).edge);
    ui.painter().hline(place.x_range(), place.center().y, rule);
}

/// A line, and the place of its game in order.
type OfGame<'a> = (usize, &'a LogLine);

/// The lines from the newest to the oldest, each day below its own heading.
fn newest_first(games: &[GameLines]) -> Vec<OfGame<'_>> {
    let mut days: Vec<(Option<OfGame<'_>>, Vec<OfGame<'_>>)> = vec![(None, Vec::new())];
    for (game, lines) in games.iter().map(|game| &game.lines).enumerate() {
        for line in lines {
            if line.kind == LogLineKind::Day {
                days.push((Some((game, line)), Vec::new()));
            } else if let Some((_, entries)) = days.last_mut() {
                entries.push((game, line));
            }
        }
    }
    let days = days.into_iter().rev();
    days.flat_map(|(heading, entries)| heading.into_iter().chain(entries.into_iter().rev()))
        .collect()
}

/// A line: the number of the press, its moment, both readings, and what it was.
fn line_ui(ui: &mut Ui, line: &LogLine, is_tinted: bool) {
    let colors = palette(ui);
    let (font, ink) = match line.kind {
        LogLineKind::Usual => (regular(14.0), colors.ink),
        LogLineKind::Day | LogLineKind::Setting | LogLineKind::Correction | LogLineKind::Ruling => {
            (bold(14.0), colors.ink)
        }
        LogLineKind::Flag => (bold(14.0), colors.warning),
    };
    let said = if line.kind == LogLineKind::Day {
        GAP
    } else {
        SAID
    };
    let width = ui.available_width();
    let room = (width - said - GAP).max(WORDS);
    let painter = ui.painter().clone();
    let words = painter.layout(kept_together(&line.said), font.clone(), ink, room);
    let size = vec2(width, words.size().y + 2.0 * AROUND);
    let (row, response) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(row) {
        return;
    }
    let cells = line.cells();
    let told = format!("{} {}", cells.join(" "), line.said);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, told.trim()));
    if is_tinted {
        painter.rect_filled(row, SMALL_CORNER, colors.tint);
    }
    let top = row.top() + AROUND;
    let inks = [colors.soft_ink, colors.soft_ink, ink, ink];
    for ((cell, ink), end) in cells.iter().zip(inks).zip(ENDS) {
        let at = pos2(row.left() + end, top);
        painter.text(at, Align2::RIGHT_TOP, cell, font.clone(), ink);
    }
    painter.galley(pos2(row.left() + said, top), words, ink);
}
