//! What was entered in a tournament, line by line, the newest first; words find lines.

use eframe::egui::{Rect, Ui};

use crate::files::game_rows::{ChosenRow, RowChoice, row_ground};
use crate::files::search_line::{SearchLine, holds_all, words_of};
use crate::kit::fonts::{SOFT, bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{cell, soft};
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::report::tournament::{TournamentLogLine, tournament_log_lines};

/// How high a line is.
const ROW: f32 = 40.0;

/// How wide the moment is, and how far the cells stand from the edges of a line.
const MOMENT: f32 = 128.0;
const INDENT: f32 = 10.0;

/// How large the words are.
const LETTERS: f32 = 15.0;

/// The lines, and where somebody is in them.
#[derive(Debug, Default)]
pub struct LogTab {
    search: SearchLine,
    /// What was searched for when the lines were found.
    searched: String,
    /// What the lines were made of.
    source: Option<(u64, Language)>,
    /// The oldest first.
    lines: Vec<TournamentLogLine>,
    /// The lines that are shown, the newest first.
    shown: Vec<usize>,
    rows: ChosenRow,
    chosen: Option<usize>,
}

impl LogTab {
    /// Shows the lines; the round and the board of one that was opened.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
    ) -> Option<(u16, u16)> {
        let opened = self.keys(ui);
        self.search.ui_named(ui, &view.tr("event-find-line"));
        self.work_out(view, open);
        ui.add_space(GAP);
        if self.shown.is_empty() {
            soft(ui, &view.tr("event-none-found"));
            return None;
        }
        let mut clicked = None;
        let height = ui.available_height();
        let (lines, shown, chosen) = (&self.lines, &self.shown, self.chosen);
        self.rows
            .rows(ui, shown.len(), (ROW, height), |ui, place, rect| {
                let line = &lines[shown[place]];
                if line_row(ui, view.words, (place, line), chosen, rect) {
                    clicked = Some(place);
                }
            });
        if clicked.is_some() {
            self.chosen = clicked;
        }
        let opened = clicked.or(opened)?;
        let line = self.lines.get(*self.shown.get(opened)?)?;
        line.board
    }

    fn keys(&mut self, ui: &Ui) -> Option<usize> {
        self.rows.place = self.chosen;
        match self.rows.keys(ui, self.search.id, self.shown.len()) {
            Some(RowChoice::Look(place)) => {
                self.chosen = Some(place);
                None
            }
            Some(RowChoice::Open(place)) => Some(place),
            None => None,
        }
    }

    fn work_out(&mut self, view: &View<'_>, open: TournamentView<'_>) {
        let source = (open.revision, view.words.language());
        let is_other = self.source.replace(source) != Some(source);
        if is_other {
            self.lines = tournament_log_lines(open.log, view.words);
        }
        if is_other || self.searched != self.search.text {
            self.searched.clone_from(&self.search.text);
            let words = words_of(&self.searched);
            let found = |holds: fn(&str, &[String]) -> bool| -> Vec<usize> {
                let all = self.lines.iter().enumerate().rev();
                let shown = all.filter(|(_, line)| words.is_empty() || holds(&line.said, &words));
                shown.map(|(place, _)| place).collect()
            };
            self.shown = found(holds_in_order);
            if self.shown.is_empty() {
                self.shown = found(holds_words);
            }
            self.chosen = None;
            self.rows.restart();
        }
    }
}

/// Whether all that is searched for stands in a line; a number only as a whole one, so that *board 7* is not found as board 17.
fn holds_words(said: &str, words: &[String]) -> bool {
    let parts = parts_of(said);
    words.iter().all(|word| {
        if is_number(word) {
            parts.contains(&word.as_str())
        } else {
            holds_all(said, std::slice::from_ref(word))
        }
    })
}

/// The same where each number stands right behind the word before it, so that *board 1* is not found as round 1.
fn holds_in_order(said: &str, words: &[String]) -> bool {
    let parts = parts_of(said);
    let pairs = words.iter().zip(words.iter().skip(1));
    let mut numbered = pairs.filter(|(_, number)| is_number(number));
    let stand_together = numbered.all(|(word, number)| {
        let mut neighbours = parts.iter().zip(parts.iter().skip(1));
        neighbours
            .any(|(before, part)| part == number && holds_all(before, std::slice::from_ref(word)))
    });
    stand_together && holds_words(said, words)
}

fn is_number(word: &str) -> bool {
    word.chars().all(|it| it.is_ascii_digit())
}

/// The words of a line, without what stands around them.
fn parts_of(said: &str) -> Vec<&str> {
    let edges = |it: char| !it.is_alphanumeric();
    said.split_whitespace()
        .map(|part| part.trim_matches(edges))
        .collect()
}

/// Shows a line; whether it was clicked.
fn line_row(
    ui: &Ui,
    words: Words,
    (place, line): (usize, &TournamentLogLine),
    chosen: Option<usize>,
    rect: Rect,
) -> bool {
    let when = line
        .wall
        .map_or_else(String::new, |wall| moment(wall, words));
    let spoken = format!("{when}  {}", line.said);
    let response = row_ground(ui, rect, place, chosen == Some(place), spoken.trim());
    let colors = palette(ui);
    let inner = rect.shrink2(eframe::egui::vec2(INDENT, 0.0));
    let (time, said) = inner.split_left_right_at_x(inner.left() + MOMENT);
    cell(ui, time, &when, regular(SOFT), colors.soft_ink);
    let font = if line.board.is_some() {
        regular(LETTERS)
    } else {
        bold(LETTERS)
    };
    cell(ui, said, &line.said, font, colors.ink);
    response.clicked()
}

/// Returns the day and the time of day, to the minute.
fn moment(wall: WallTime, words: Words) -> String {
    let [hour, minute] = wall.hour_and_minute();
    let day = words.short_day(&wall.pgn_date());
    format!("{day} {hour:02}:{minute:02}")
}
