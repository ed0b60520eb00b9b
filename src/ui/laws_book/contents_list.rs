//! The left side: the contents of the booklet or what was searched for, one below the other, walked over by the arrows.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align, FontId, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::kit::announcement::announce;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, SMALL, bold, regular};
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::kit::widgets::{current_move_ground, soft};
use crate::parts::page::scroll_from_top;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::i18n::FoundProvision;
use jadoube_core::laws::editions::contents::{BookletPart, ContentsPart};
use jadoube_core::laws::{Edition, Provision};

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentsRow {
    /// The part or the provision.
    pub target: RowTarget,
    number: String,
    name: String,
    /// What was found, below the name.
    line: String,
    /// Whether it is a part whose provisions are listed below it.
    is_open: bool,
}

/// What a row leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowTarget {
    Part(BookletPart),
    Provision(Provision),
}

/// Where somebody is in the list.
#[derive(Debug, Default)]
pub struct ContentsList {
    /// The row to which the arrows led, where they did.
    pub cursor: Option<usize>,
    /// In how many frames more the list is scrolled to the cursor, or else to the rule that lies open: how high it is shows
    /// only once it was laid out.
    scrolls: u8,
}

/// How high rows are at least: those of parts and those of rules.
const ROWS: (f32, f32) = (34.0, 30.0);

/// Where the numbers begin, of parts and of rules, and how much lies behind them.
const INDENT: (f32, f32) = (10.0, 26.0);
const BEHIND_NUMBER: f32 = 10.0;

/// The rows of the contents, the provisions below the part that is open.
pub fn contents_rows(
    view: &View<'_>,
    contents: &[ContentsPart],
    open: Option<BookletPart>,
) -> Vec<ContentsRow> {
    let mut rows = Vec::new();
    for part in contents {
        rows.push(ContentsRow {
            target: RowTarget::Part(part.part),
            number: part.number.to_owned(),
            name: view.words.part_title(part.part),
            line: String::new(),
            is_open: open == Some(part.part),
        });
        if open == Some(part.part) {
            rows.extend(part.provisions.iter().map(|(number, it)| ContentsRow {
                target: RowTarget::Provision(*it),
                number: (*number).to_owned(),
                name: view.words.provision(*it),
                line: String::new(),
                is_open: false,
            }));
        }
    }
    rows
}

/// The rows of what was found.
pub fn found_rows(view: &View<'_>, found: &[FoundProvision], edition: Edition) -> Vec<ContentsRow> {
    let row = |found: &FoundProvision| ContentsRow {
        target: RowTarget::Provision(found.provision),
        number: number_in(found.provision, edition),
        name: view.words.provision(found.provision),
        line: found.line.clone(),
        is_open: false,
    };
    found.iter().map(row).collect()
}

/// The number of a provision in that edition, or in the newest that states it, with its year.
fn number_in(provision: Provision, edition: Edition) -> String {
    let first = |edition| provision.articles(edition).first().copied();
    if let Some(number) = first(edition) {
        return number.to_owned();
    }
    let newest_first = Edition::ALL.into_iter().rev();
    let stated = newest_first.filter_map(|it| Some((it, first(it)?)));
    let newest = stated.map(|(edition, number)| format!("{number} ({})", edition.name()));
    newest.take(1).collect()
}

impl ContentsList {
    /// Shows the rows, that of `current` marked; what was pressed.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        rows: &[ContentsRow],
        current: Option<Provision>,
        is_search: bool,
    ) -> Option<RowTarget> {
        let mut pressed = None;
        scroll_from_top(ui, ("laws-contents", is_search)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if is_search {
                let count = [("count", rows.len().into())];
                let text = view.tr_args("laws-found", &count);
                let found = soft(ui, &text);
                announce(ui, found.id, &text, Urgency::Polite);
                ui.add_space(4.0);
            }
            let width = ui.available_width();
            let number_width = number_width(ui, rows, is_search);
            for (place, row) in rows.iter().enumerate() {
                let is_current = current.is_some_and(|it| row.target == RowTarget::Provision(it));
                let is_at = self.cursor == Some(place);
                let response = row.ui(ui, width, number_width, is_current, is_at, is_search);
                let is_sought = is_at || self.cursor.is_none() && is_current;
                if self.scrolls > 0 && is_sought && !ui.clip_rect().contains_rect(response.rect) {
                    let way = if is_at { None } else { Some(Align::Center) };
                    response.scroll_to_me_animation(way, ScrollAnimation::none());
                }
                if response.clicked() {
                    pressed = Some(row.target);
                }
            }
        });
        if self.scrolls > 0 {
            self.scrolls -= 1;
            ui.request_repaint();
        }
        pressed
    }

    /// Scrolls to the cursor, or else to the provision that lies open.
    pub const fn seek(&mut self) {
        self.scrolls = 3;
    }
}

/// How wide the numbers of rules are.
fn number_width(ui: &Ui, rows: &[ContentsRow], is_search: bool) -> f32 {
    if is_search {
        return 0.0;
    }
    let rules = rows.iter().filter(|row| row.is_rule());
    let widths = rules.map(|row| line_width(ui.painter(), &row.number, bold(BODY)));
    widths.fold(0.0, f32::max)
}

impl ContentsRow {
    const fn is_rule(&self) -> bool {
        matches!(self.target, RowTarget::Provision(_))
    }

    fn spoken(&self) -> String {
        let parts = [&self.number, &self.name, &self.line];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Shows the row; what was found stands below its name, and its number before that.
    fn ui(
        &self,
        ui: &mut Ui,
        width: f32,
        number_width: f32,
        is_current: bool,
        is_at: bool,
        is_found: bool,
    ) -> Response {
        let colors = palette(ui);
        let is_rule = self.is_rule();
        let (least, size) = if is_rule {
            (ROWS.1, 14.5)
        } else {
            (ROWS.0, 16.0)
        };
        let indent = if is_rule && !is_found {
            INDENT.1
        } else {
            INDENT.0
        };
        let is_here = is_current || self.is_open;
        let font: fn(f32) -> FontId = if is_here { bold } else { regular };
        let lay = |text: &str, font: FontId, ink, width: f32| {
            ui.painter().layout(text.to_owned(), font, ink, width)
        };
        let number_ink = if is_here { colors.ink } else { colors.soft_ink };
        let number = lay(&self.number, font(size), number_ink, f32::INFINITY);
        let number_width = if is_found {
            number.size().x
        } else if is_rule {
            number_width
        } else {
            18.0_f32.max(number.size().x)
        };
        let from = indent + number_width + BEHIND_NUMBER;
        let name = lay(&self.name, font(size), colors.ink, width - from - 8.0);
        let line = (!self.line.is_empty()).then(|| {
            lay(
                &self.line,
                regular(SMALL),
                colors.soft_ink,
                width - indent - 8.0,
            )
        });
        let line_height = line.as_ref().map_or(0.0, |line| line.size().y + 2.0);
        let height = (name.size().y + line_height + 10.0).max(least);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response
            .widget_info(|| WidgetInfo::selected(Part::Button, true, is_current, self.spoken()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        Self::ground(ui, rect, &response, is_current, is_at);
        let painter = ui.painter();
        let top = rect.center().y - f32::midpoint(name.size().y, line_height);
        painter.galley(pos2(rect.left() + indent, top), number, number_ink);
        let below = top + name.size().y + 2.0;
        painter.galley(pos2(rect.left() + from, top), name, colors.ink);
        if let Some(line) = line {
            painter.galley(pos2(rect.left() + indent, below), line, colors.soft_ink);
        }
        response
    }

    fn ground(ui: &Ui, rect: Rect, response: &Response, is_current: bool, is_at: bool) {
        let colors = palette(ui);
        let painter = ui.painter();
        if is_current {
            current_move_ground(painter, rect, colors);
        } else if response.hovered() {
            painter.rect_filled(rect, SMALL_CORNER, colors.tint);
        }
        if is_at && !response.has_focus() {
            let ring = Stroke::new(2.0, colors.hand);
            painter.rect_stroke(rect.shrink(1.0), SMALL_CORNER, ring, StrokeKind::Inside);
        }
    }
}
