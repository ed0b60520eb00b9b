//! The scoresheet: every move made, in figurines or letters, with what the clock showed and where a draw was offered.

use std::fmt::Write;

use eframe::egui::{
    Align2, Color32, Rect, Role as Part, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::chess::chess960_start_number::StartNumber;
use crate::chess::setup_validation;
use crate::chess::{Chess, Move, Position};
use crate::i18n::Language;
use crate::laws::Ply;
use crate::notation::algebraic;
use crate::record::log::scoresheet_remarks::remarks;
use crate::record::print::scoresheet::Said;
use crate::ui::files::scoresheet_print_form::remark;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::NotationStyles;

/// The scoresheet.
#[derive(Debug, Default)]
pub struct Scoresheet {
    texts: Vec<(Move, String)>,
    notation: Option<NotationStyles>,
    start: Option<Chess>,
    /// The number of the Chess960 start.
    number: Option<StartNumber>,
    marks: Marks,
}

/// What the arbiter did beside the moves, in words; told anew when something happens or the language changes.
#[derive(Debug, Default)]
struct Marks {
    told: Option<(usize, Language)>,
    said: Vec<Said>,
}

impl Marks {
    fn tell(&mut self, view: &View<'_>) {
        let now = (view.log.len(), view.words.language());
        if self.told.replace(now) == Some(now) {
            return;
        }
        let edition = view.arbiter.terms().edition;
        let letters = view.settings.notation.white.letters;
        self.said = remarks(view.table().game().taken_over(), view.log)
            .iter()
            .map(|what| Said {
                after: what.after,
                text: remark(view.words, what, edition, letters),
            })
            .collect();
    }

    /// The marks beside a half-move of so many: their numbers, and their words.
    fn beside(&self, ply: usize, plies: usize) -> Beside {
        let mut beside = Beside::default();
        for (index, said) in self.said.iter().enumerate() {
            if said.after.min(plies.saturating_sub(1)) == ply {
                let _ = write!(beside.numbers, " {})", index + 1);
                let _ = write!(beside.words, "{} ", said.text);
            }
        }
        beside
    }
}

/// The marks beside one half-move.
#[derive(Debug, Default)]
struct Beside {
    numbers: String,
    words: String,
}

impl Scoresheet {
    /// Shows the sheet in `rect`, and where the game stands now.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        self.write(view);
        self.marks.tell(view);
        let colors = palette(ui);
        ui.painter().rect_filled(rect, CORNER, colors.sheet);
        let inner = rect.shrink2(vec2(16.0, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            if let Some(number) = self.number {
                let number = number.to_string();
                let text = view.tr_args("sheet-start", &[("number", number.into())]);
                crate::ui::kit::widgets::subtitle(ui, &text);
            }
            if self.texts.is_empty() {
                let text = view.tr("sheet-empty");
                ui.vertical_centered(|ui| {
                    ui.add_space((inner.height() / 2.0 - 20.0).max(0.0));
                    crate::ui::kit::widgets::soft(ui, &text);
                });
                return;
            }
            ScrollArea::vertical()
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show(ui, |ui| self.rows(ui, view));
        });
    }

    /// The text of the last move, if any was made.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.texts.last().map(|(_, text)| text.as_str())
    }

    /// Brings the texts up to date with the game.
    pub fn write(&mut self, view: &View<'_>) {
        let game = view.table().game();
        let notation = view.settings.notation;
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

    fn rows(&self, ui: &mut Ui, view: &View<'_>) {
        let game = view.table().game();
        let black_began = game.start().turn().is_black();
        let first = game.start().fullmoves().get();
        let count = self.texts.len() + usize::from(black_began);
        let plies = game.plies();
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in 0..count.div_ceil(2) {
            let height = 27.0;
            let (rect, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let number = format!(
                "{}.",
                u64::from(first) + u64::try_from(row).unwrap_or_default()
            );
            let colors = palette(ui);
            let number_at = pos2(rect.left() + 30.0, rect.center().y);
            ui.painter().text(
                number_at,
                Align2::RIGHT_CENTER,
                number,
                regular(13.0),
                colors.soft_ink,
            );
            let column = (rect.width() - 40.0) / 2.0;
            for side in 0..2 {
                let Some(index) = (row * 2 + side).checked_sub(usize::from(black_began)) else {
                    continue;
                };
                let (Some((_, text)), Some(ply)) = (self.texts.get(index), plies.get(index)) else {
                    continue;
                };
                let left = rect.left() + 40.0 + if side == 0 { 0.0 } else { column };
                let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(column - 4.0, height));
                let beside = self.marks.beside(index, plies.len());
                let is_now = index + 1 == plies.len();
                Self::cell(ui, cell, text, ply, is_now, &beside);
            }
        }
    }

    fn cell(
        ui: &mut Ui,
        rect: Rect,
        text: &str,
        ply: &Ply,
        is_now: bool,
        Beside { numbers, words }: &Beside,
    ) {
        let colors = palette(ui);
        let shown = move_text(text, ply);
        let spoken = if words.is_empty() {
            shown.clone()
        } else {
            format!("{shown}: {}", words.trim_end())
        };
        let response = ui.interact(
            rect,
            ui.scope_id()
                .with(("ply", rect.min.x.to_bits(), rect.min.y.to_bits())),
            Sense::HOVER,
        );
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
        if !words.is_empty() {
            response.on_hover_text(words.trim_end());
        }
        let painter = ui.painter();
        if is_now {
            painter.rect_filled(
                rect.shrink2(vec2(0.0, 1.0)),
                crate::ui::kit::theme::SMALL_CORNER,
                colors.here_tint,
            );
        }
        let font = if is_now { bold(15.0) } else { regular(15.0) };
        let at = pos2(rect.left() + 8.0, rect.center().y);
        let mut end = painter.text(at, Align2::LEFT_CENTER, &shown, font, colors.ink);
        if !numbers.is_empty() {
            let raised = pos2(end.right(), rect.center().y - 3.0);
            let font = bold(11.0);
            end = painter.text(raised, Align2::LEFT_CENTER, numbers, font, colors.warning);
        }
        if let Some(left) = ply.left {
            let time = whole_seconds(left);
            let room = rect.right() - 8.0 - end.right() > 56.0;
            let color: Color32 = colors.soft_ink;
            if room {
                painter.text(
                    pos2(rect.right() - 8.0, rect.center().y),
                    Align2::RIGHT_CENTER,
                    time,
                    regular(11.5),
                    color,
                );
            }
        }
    }
}

/// A move as the sheet writes it, with the sign of a draw offer.
fn move_text(text: &str, ply: &Ply) -> String {
    if ply.offered_draw {
        format!("{text} (=)")
    } else {
        text.to_owned()
    }
}
