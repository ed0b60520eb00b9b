//! The scoresheet: every move made, in figurines or letters, with what the clock showed and where a draw was offered.

use eframe::egui::{
    Align2, Id, Popup, Pos2, Rect, Response, Role as Part, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::clock_press::ClockStop;
use super::scoresheet_marks::{ScoresheetMark, ScoresheetMarks};
use crate::kit::fitted_text::{fitted_line, fitted_paragraph};
use crate::kit::fonts::{FINE, LEAD, SMALL, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::plunger::{Plunger, PlungerState};
use crate::kit::section_divider::section_divider;
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::{current_move_ground, primary, subtitle};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::setup_validation;
use jadoube_core::chess::{Chess, Move, Position};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::laws::Ply;
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::algebraic;

/// How high the row of a move is, and the space below it.
const ROW: (f32, f32) = (28.0, 2.0);

/// How wide the numbers' column is, and the space between White's half and Black's.
const NUMBER: (f32, f32) = (30.0, 4.0);

/// How much room a mark beside a move takes, and what the clock showed keeps free before it.
const MARK: f32 = 22.0;
const BEFORE_TIME: f32 = 2.0;

/// Less wide than this is the half of a row that is sparing.
const NARROW: f32 = 100.0;

/// From what width on an empty sheet has room for the picture of a plunger.
const PICTURED: f32 = 170.0;

#[derive(Debug, Default)]
pub struct Scoresheet {
    texts: Vec<(Move, String)>,
    notation: Option<NotationStyles>,
    start: Option<Chess>,
    /// The number of the Chess960 start.
    number: Option<StartNumber>,
    marks: ScoresheetMarks,
}

/// How high as many rows are as find room, so that at the end of the sheet none is cut.
fn whole_rows(room: f32) -> f32 {
    let each = ROW.0 + ROW.1;
    let count = ((room + ROW.1) / each).floor().max(1.0);
    count * each - ROW.1
}

/// What stands in one half of a row.
struct Half<'a> {
    /// Its place in the game.
    index: usize,
    text: Option<(String, &'a Ply)>,
    is_now: bool,
    marks: Vec<&'a ScoresheetMark>,
}

impl Scoresheet {
    /// Shows the sheet in `rect`, where the game stands now.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel, rect: Rect) {
        self.write(view);
        self.marks.tell(view);
        let colors = palette(ui);
        let (sheet, edge) = (colors.sheet, colors.sheet_edge());
        ui.painter()
            .rect(rect, CORNER, sheet, edge, eframe::egui::StrokeKind::Inside);
        let inner = rect.shrink2(vec2(14.0, 6.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            if let Some(number) = self.number {
                let number = number.to_string();
                let text = view.tr_args("sheet-start", &[("number", number.into())]);
                subtitle(ui, &text);
            }
            if self.texts.is_empty() && self.marks.beside(0).next().is_none() {
                return lesson(ui, view);
            }
            ScrollArea::vertical()
                .id_salt("moves")
                .max_height(whole_rows(ui.available_height()))
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show(ui, |ui| self.rows(ui, view, article));
        });
    }

    /// The moves as they are written, in order.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(_, text)| text.as_str())
    }

    /// The text of the last move, if any was made.
    pub fn last(&self) -> Option<&str> {
        self.texts.last().map(|(_, text)| text.as_str())
    }

    /// Brings the texts up to date with the game.
    pub fn write(&mut self, view: &View<'_>) {
        let game = view.table().game();
        let notation = view.settings.preferences.notation;
        if self.notation != Some(notation) || self.start.as_ref() != Some(game.start()) {
            self.texts.clear();
            self.notation = Some(notation);
            self.start = Some(game.start().clone());
            let is_chess960 = game.castling().is_chess960();
            self.number = is_chess960
                .then(|| setup_validation::of(game.start()))
                .and_then(|setup| StartNumber::of_setup(&setup));
        }
        let plies = game.plies();
        let same = self
            .texts
            .iter()
            .zip(plies)
            .take_while(|((mv, _), ply)| *mv == ply.mv)
            .count();
        self.texts.truncate(same);
        for (index, ply) in plies.iter().enumerate().skip(same) {
            let before = game
                .position_after(index)
                .expect("every ply was made in a position");
            self.texts.push((
                ply.mv,
                algebraic::write(before, ply.mv, notation.of(ply.by)),
            ));
        }
    }

    fn rows(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        let game = view.table().game();
        let black_began = game.start().turn().is_black();
        let first = u64::from(game.start().fullmoves().get());
        let made = self.texts.len();
        let has_marks_behind = self.marks.beside(made).next().is_some();
        let count = made + usize::from(black_began) + usize::from(has_marks_behind);
        ui.spacing_mut().item_spacing.y = ROW.1;
        let continued = Some(game.taken_over()).filter(|plies| *plies > 0);
        for row in 0..count.div_ceil(2) {
            let number = (first + row as u64).to_string();
            let mut halves =
                [0, 1].map(|side| (row * 2 + side).checked_sub(usize::from(black_began)));
            if continued.is_some() && halves.iter().flatten().next() == continued.as_ref() {
                continued_here(ui, view);
            } else if let [Some(white), Some(black)] = halves
                && Some(black) == continued
                && black < made
            {
                self.row(ui, view, article, &number, [Some(white), None]);
                continued_here(ui, view);
                halves[0] = None;
            }
            self.row(ui, view, article, &number, halves);
        }
    }

    /// The row of a move, White's half and Black's, each by its place in the game.
    fn row(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        number: &str,
        halves: [Option<usize>; 2],
    ) {
        let game = view.table().game();
        let size = vec2(ui.available_width(), ROW.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        if !ui.is_rect_visible(rect) {
            return;
        }
        let colors = palette(ui);
        let at = pos2(rect.left() + NUMBER.0 - 8.0, rect.center().y);
        let (font, soft) = (regular(SMALL), colors.soft_ink);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, number, font, soft);
        let width = (rect.width() - NUMBER.0 - NUMBER.1) / 2.0;
        for (index, from) in halves.into_iter().zip([0.0, width + NUMBER.1]) {
            let Some(index) = index else { continue };
            let left = rect.left() + NUMBER.0 + from;
            let corner = pos2(left, rect.top());
            let place = Rect::from_min_size(corner, vec2(width, ROW.0));
            let text = self.texts.get(index).zip(game.plies().get(index));
            let half = Half {
                index,
                text: text.map(|((_, text), ply)| (move_text(text, ply), ply)),
                is_now: index + 1 == self.texts.len(),
                marks: self.marks.beside(index).collect(),
            };
            let text = half.show(ui, view, article, place);
            if let Some(text) = text.filter(|_| view.can_look_back()) {
                look_from_here(&text, view, index + 1);
            }
        }
    }
}

/// A click on a move offers to look the game through from there; a slip of the hand leaves no board.
fn look_from_here(text: &Response, view: &View<'_>, made: usize) {
    Popup::menu(text).show(|ui| {
        ui.spacing_mut().button_padding.x = 12.0;
        let game = view.table().game();
        let before = made.checked_sub(1);
        let ply =
            before.and_then(|index| Some((game.position_after(index)?, game.plies().get(index)?)));
        let Some((position, ply)) = ply else { return };
        let style = view.settings.preferences.notation.of(ply.by);
        let after = [("move", algebraic::numbered(position, ply.mv, style).into())];
        if primary(ui, &view.tr_args("sheet-look-back", &after)).clicked() {
            view.ask(Command::LookThrough(Some(made)));
        }
    });
}

/// The line between the moves that were made elsewhere and those made here.
fn continued_here(ui: &mut Ui, view: &View<'_>) {
    section_divider(ui, &view.tr("sheet-continued"), NUMBER.0 + 10.0, ROW.0);
}

impl Half<'_> {
    /// Shows it in `rect`; gives back the place of its move, if it has one.
    fn show(
        &self,
        ui: &Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        rect: Rect,
    ) -> Option<Response> {
        let mut shown = None;
        let mut end_of_marks = rect.right();
        let colors = palette(ui);
        // Where it is narrow, the space beside a move is for the time.
        let edge = if rect.width() < NARROW { 5.0 } else { 10.0 };
        let mut left = rect.left() + edge;
        if let Some((text, ply)) = &self.text {
            let id = ui.scope_id().with(("ply", self.index));
            let (sense, part) = if view.can_look_back() {
                (Sense::click(), Part::Button)
            } else {
                (Sense::HOVER, Part::Label)
            };
            let mut response = ui.interact(rect, id, sense);
            response.widget_info(|| WidgetInfo::labeled(part, true, self.spoken(text)));
            if ply.offered_draw {
                response = response.on_hover_text(view.tr("draw-sign"));
            }
            shown = Some(response);
            let painter = ui.painter();
            if self.is_now {
                current_move_ground(painter, rect, colors);
            }
            let font = if self.is_now { bold } else { regular };
            let room = rect.right() - left;
            let text = fitted_line(painter, text, font, LEAD, room, colors.ink);
            let at = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), text.size());
            painter.galley(at.min, text, colors.ink);
            left = at.right() + edge;
            if let Some(time) = ply.left.map(whole_seconds) {
                let font = if self.is_now {
                    bold(FINE)
                } else {
                    regular(FINE)
                };
                let ink = if self.is_now {
                    colors.here_ink
                } else {
                    colors.soft_ink
                };
                let time = painter.layout_no_wrap(time, font, ink);
                let at = rect.right_center() - vec2(edge, 0.0);
                let place = Align2::RIGHT_CENTER.anchor_size(at, time.size());
                let marks: f32 = self.marks.iter().map(|_| MARK).sum();
                if left + marks + BEFORE_TIME <= place.left() {
                    painter.galley(place.min, time, ink);
                    end_of_marks = place.left() - BEFORE_TIME;
                }
            }
        }
        for (index, mark) in self.marks.iter().enumerate() {
            if self.text.is_none()
                && let Some(struck) = &mark.struck
            {
                if index > 0 {
                    left += 8.0;
                }
                let room = rect.right() - 10.0 - MARK - left;
                let at = pos2(left, rect.center().y);
                left += struck_through(ui, struck, at, room).map_or(0.0, |width| width + 10.0);
            }
            if left + 20.0 <= rect.right() {
                let id = ui.scope_id().with(("sign", self.index, index));
                sign(ui, id, article, mark, pos2(left, rect.center().y));
                left += MARK;
            }
            // What went back before this move is told behind its sign, where the other signs leave it room.
            if self.text.is_some()
                && mark.is_taken_back
                && let Some(struck) = &mark.struck
            {
                let others: f32 = self.marks[index + 1..].iter().map(|_| MARK).sum();
                let between = if others > 0.0 { 8.0 } else { 0.0 };
                let room = end_of_marks - left - others - between;
                let at = pos2(left, rect.center().y);
                if let Some(width) = struck_through(ui, struck, at, room) {
                    left += width + between;
                }
            }
        }
        shown
    }

    /// What a half-move is called: the move, and what was ruled on it.
    fn spoken(&self, text: &str) -> String {
        let words: Vec<&str> = self.marks.iter().map(|mark| mark.words.trim()).collect();
        if words.is_empty() {
            text.to_owned()
        } else {
            format!("{text}: {}", words.join(" "))
        }
    }
}

/// Paints a move that went back, struck through, from there on; gives its width, if it has that much room.
fn struck_through(ui: &Ui, text: &str, at: Pos2, room: f32) -> Option<f32> {
    let ink = palette(ui).soft_ink;
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), regular(LEAD), ink);
    let place = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    (place.width() <= room).then(|| {
        painter.galley(place.min, galley, ink);
        painter.hline(place.x_range(), place.center().y, Stroke::new(1.0, ink));
        place.width()
    })
}

/// What the arbiter did beside a move, with a whistle where something was wrong; a click opens its article.
fn sign(ui: &Ui, id: Id, article: &mut ArticlePanel, mark: &ScoresheetMark, at: Pos2) {
    let place = Rect::from_min_size(pos2(at.x, at.y - 14.0), vec2(20.0, 28.0));
    let (sense, part) = match mark.ruling {
        Some(_) => (Sense::click(), Part::Button),
        None => (Sense::HOVER, Part::Label),
    };
    let response = ui.interact(place, id, sense);
    let words = mark.words.trim();
    response.widget_info(|| WidgetInfo::labeled(part, true, words));
    let icon = Rect::from_center_size(place.center(), vec2(16.0, 16.0));
    let colors = palette(ui);
    let (sign, ink) = if mark.is_trouble {
        (Icon::Whistle, colors.warning)
    } else if mark.is_taken_back {
        (Icon::TakeBack, colors.soft_ink)
    } else {
        (Icon::Log, colors.soft_ink)
    };
    sign.paint(ui.painter(), icon, ink);
    if response.clicked()
        && let Some((rule, entry)) = mark.ruling
    {
        article.open(rule, Some(entry));
    }
    response.on_hover_text(words);
}

/// An empty sheet teaches the first press. Until the game is started another one comes first, while the clocks stand or the
/// arbiter is asked no move comes, and a teacher says it above the board.
fn lesson(ui: &mut Ui, view: &View<'_>) {
    let is_told = view.settings.play.assist == AssistLevel::Teaching;
    let waits = ClockStop::of(view).is_some() || !view.table().questions().is_empty();
    if is_told || waits {
        return;
    }
    let colors = palette(ui);
    let has_clock = view.table().clock().is_some();
    let begins = view.table().game().has_the_move();
    let args = [
        ("player", begins.into()),
        ("clock", if has_clock { "yes" } else { "no" }.into()),
    ];
    let size = vec2(ui.available_width(), 44.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let text = view.tell("sheet-empty", &args);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*text));
    let mut left = rect.left() + 8.0;
    if has_clock && rect.width() > PICTURED {
        let place = Rect::from_min_size(pos2(left, rect.top() + 2.0), vec2(44.0, 40.0));
        let plunger = Plunger {
            state: PlungerState::Next,
            key: "",
            also: "",
            size: 12.0,
        };
        plunger.paint(ui.painter(), place, colors);
        left += 58.0;
    }
    let width = rect.right() - left;
    let room = vec2(width, ui.max_rect().bottom() - rect.top());
    let text = fitted_paragraph(ui.painter(), &text, regular, 16.0, room, colors.soft_ink);
    // Where it is narrow, more lines than the picture is high begin at the top.
    let top = rect.center().y - text.size().y / 2.0;
    let at = pos2(left, top.max(rect.top()));
    ui.painter().galley(at, text, colors.soft_ink);
}

/// A move as the sheet writes it, with the sign of a draw offer.
fn move_text(text: &str, ply: &Ply) -> String {
    if ply.offered_draw {
        format!("{text} (=)")
    } else {
        text.to_owned()
    }
}
