//! Pages as they will be printed, drawn small.

use eframe::egui::{Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::fonts::{bold, regular};
use super::piece_textures::Pieces;
use super::theme::{GAP, palette, printed_color, printed_ink};
use crate::view::settings::PieceSet;
use jadoube_core::i18n::Words;
use jadoube_core::record::print::pdf::{Ink, Mark, Page, PagePoint};

/// The pages of a document, made anew when what they show has changed.
#[derive(Debug, Default)]
pub struct PagePreview {
    pages: Vec<Page>,
    men: Pieces,
}

impl PagePreview {
    /// Keeps these pages to show them.
    pub fn set(&mut self, pages: Vec<Page>) {
        self.pages = pages;
    }

    /// Shows the pages one below another, each as wide as there is room.
    pub fn ui(&mut self, ui: &mut Ui, words: Words) {
        let count = self.pages.len();
        for (page, number) in self.pages.iter().zip(1_u32..) {
            ui.add_space(GAP);
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            let args = [("page", number.into()), ("count", count.into())];
            let name = words.tr_args("print-preview", &args);
            page_picture(ui, page, &mut self.men, &name);
        }
    }
}

/// Draws a page as wide as there is room, on paper with an edge; `name` is what it is called for whoever does not see it.
fn page_picture(ui: &mut Ui, page: &Page, men: &mut Pieces, name: &str) {
    let scale = ui.available_width() / page.width();
    let size = vec2(page.width(), page.height()) * scale;
    let (paper, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if !ui.is_rect_visible(paper) {
        return;
    }
    let painter = ui.painter_at(paper);
    painter.rect_filled(paper, 0.0, printed_ink(1.0));
    for mark in page.marks() {
        draw(&painter, paper, scale, men, mark);
    }
    let edge = Stroke::new(1.0, palette(ui).edge);
    ui.painter()
        .rect_stroke(paper, 0.0, edge, StrokeKind::Inside);
}

fn draw(painter: &Painter, paper: Rect, scale: f32, men: &mut Pieces, mark: &Mark) {
    let place = |(left, top): PagePoint| paper.min + vec2(left, top) * scale;
    match mark {
        Mark::Text(at, text, set) => {
            let size = set.size * scale;
            let font = if set.is_bold {
                bold(size)
            } else {
                regular(size)
            };
            let ink = printed_ink(set.gray);
            let galley = painter.layout_no_wrap(text.clone(), font, ink);
            let baseline = galley.rows.first().and_then(|row| {
                let glyph = row.glyphs.first()?;
                Some(row.pos.y + glyph.pos.y)
            });
            let at = place(*at) - vec2(0.0, baseline.unwrap_or_default());
            painter.galley(at, galley, ink);
        }
        Mark::Line(from, to, width) => {
            let stroke = Stroke::new(width * scale, printed_ink(0.0));
            painter.line_segment([place(*from), place(*to)], stroke);
        }
        Mark::Rect(at, (width, height), ink) => {
            let rect = Rect::from_min_size(place(*at), vec2(*width, *height) * scale);
            match *ink {
                Ink::Filled(gray) => painter.rect_filled(rect, 0.0, printed_ink(gray)),
                Ink::Colored(color) => painter.rect_filled(rect, 0.0, printed_color(color)),
                Ink::Drawn(width) => {
                    let stroke = Stroke::new(width * scale, printed_ink(0.0));
                    painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Middle)
                }
            };
        }
        Mark::Piece(at, side, outline) => {
            let rect = Rect::from_min_size(place(*at), Vec2::splat(side * scale));
            if let Some(piece) = outline.piece() {
                men.paint_on(painter, PieceSet::Staunton, piece, rect);
            }
        }
    }
}
