//! The moves of a game that is looked through: what the clock showed, and beneath each what was said and ruled.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Frame, Label, Margin, Rect, Response, RichText, Role as Part, ScrollArea, Sense, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::annotation_text::{glyph, remarked, variation};
use crate::chess::{Chess, Color, Position, Square};
use crate::i18n::{RulingEffect, RulingSummary};
use crate::laws::{Rule, Standing};
use crate::notation::algebraic;
use crate::notation::pgn::{Annotation, PgnMove};
use crate::record::ReviewedGame;
use crate::record::reviewed_game::ReviewedRuling;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::ui::kit::whistle::paint_whistle;
use crate::ui::kit::widgets::{badge, badge_width, soft, subtitle, warning};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::NotationStyles;

/// How high the row of a move is.
const ROW: f32 = 30.0;

/// How much room its number has.
const NUMBER: f32 = 36.0;

/// The moves of a game that is looked through.
#[derive(Debug, Default)]
pub struct MoveList {
    written: Option<(Arc<ReviewedGame>, NotationStyles)>,
    texts: Vec<String>,
    /// How many half-moves had been made where it was last scrolled to.
    scrolled_to: Option<usize>,
}

impl MoveList {
    /// The moves as they are written, in order.
    #[must_use]
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Writes the moves of that game, unless they are written.
    pub fn write(&mut self, view: &View<'_>, game: &Arc<ReviewedGame>) {
        let notation = view.settings.notation;
        let is_written = self
            .written
            .as_ref()
            .is_some_and(|(known, style)| Arc::ptr_eq(known, game) && *style == notation);
        if is_written {
            return;
        }
        let moves = game.game().plies.iter().zip(game.positions());
        self.texts = moves
            .map(|(ply, before)| written(ply, before, notation))
            .collect();
        self.written = Some((Arc::clone(game), notation));
        self.scrolled_to = None;
    }

    /// Shows the moves, and where among them the position is; gives how many half-moves were made where somebody clicked.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        game: &Arc<ReviewedGame>,
        made: usize,
        article: &mut ArticlePanel,
    ) -> Option<usize> {
        self.write(view, game);
        let is_elsewhere = self.scrolled_to.replace(made) != Some(made);
        let mut clicked = None;
        ScrollArea::vertical()
            .auto_shrink(false)
            .id_salt("review-moves")
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if is_elsewhere && made == 0 {
                    ui.scroll_to_cursor(None);
                }
                notes(ui, view, &game.game().opening, &game.game().start);
                remarks(ui, view, game, 0);
                let start = &game.game().start;
                let black_began = usize::from(start.turn().is_black());
                let rows = (self.texts.len() + black_began).div_ceil(2);
                for row in 0..rows {
                    let number = start.fullmoves().get() as usize + row;
                    let first = (row * 2).checked_sub(black_began);
                    let plies = [first, Some(row * 2 + 1 - black_began)];
                    let here = Here { made, is_elsewhere };
                    let found = self.row(ui, game, number, plies, here);
                    clicked = clicked.or(found);
                    for ply in plies.into_iter().flatten() {
                        beneath(ui, view, game, ply, article);
                    }
                }
                ending(ui, view, game);
            });
        clicked
    }

    /// The row of a move: White's half and Black's.
    fn row(
        &self,
        ui: &mut Ui,
        game: &ReviewedGame,
        number: usize,
        plies: [Option<usize>; 2],
        here: Here,
    ) -> Option<usize> {
        let size = vec2(ui.available_width(), ROW);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let colors = palette(ui);
        ui.painter().text(
            pos2(rect.left() + NUMBER - 12.0, rect.center().y),
            Align2::RIGHT_CENTER,
            number,
            regular(13.0),
            colors.soft_ink,
        );
        let width = (rect.width() - NUMBER) / 2.0;
        let mut clicked = None;
        for (left, ply) in [0.0, width].into_iter().zip(plies) {
            let Some(ply) = ply.filter(|ply| *ply < self.texts.len()) else {
                continue;
            };
            let corner = pos2(rect.left() + NUMBER + left, rect.top());
            let half = Rect::from_min_size(corner, vec2(width, ROW));
            let is_here = ply + 1 == here.made;
            if is_here && here.is_elsewhere {
                ui.scroll_to_rect(half.expand2(vec2(0.0, ROW * 2.0)), None);
            }
            if self.half(ui, game, ply, half, is_here).clicked() {
                clicked = Some(ply + 1);
            }
        }
        clicked
    }

    /// One player's half of a row: the move, whether something was ruled on it, and what the clock showed then.
    fn half(
        &self,
        ui: &Ui,
        game: &ReviewedGame,
        ply: usize,
        rect: Rect,
        is_here: bool,
    ) -> Response {
        let colors = palette(ui);
        let text = &self.texts[ply];
        let response = ui.interact(rect, ui.scope_id().with(("ply", ply)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_here, text));
        let painter = ui.painter();
        let font = if is_here { bold(16.0) } else { regular(16.0) };
        let galley = painter.layout_no_wrap(text.clone(), font, colors.ink);
        let at =
            Align2::LEFT_CENTER.anchor_size(rect.left_center() + vec2(8.0, 0.0), galley.size());
        let ground = Rect::from_min_max(
            pos2(rect.left(), rect.top() + 2.0),
            pos2((at.right() + 10.0).min(rect.right()), rect.bottom() - 2.0),
        );
        if is_here {
            painter.rect_filled(ground, SMALL_CORNER, colors.here_tint);
            let bar = ground.with_max_x(ground.left() + 3.0);
            painter.rect_filled(bar, 1.5, colors.here);
        } else if response.hovered() || response.has_focus() {
            painter.rect_filled(ground, SMALL_CORNER, colors.tint);
        }
        painter.galley(at.min, galley, colors.ink);
        let mut right = at.right();
        if game.rulings_at(ply).next().is_some() {
            let sign = pos2(right + 22.0, rect.center().y);
            paint_whistle(painter, sign, 15.0, colors.warning);
            right = sign.x + 8.0;
        }
        let mover = game.positions().get(ply).map(Position::turn);
        let left = mover.and_then(|color| *game.clocks().after(ply + 1).get(color));
        if let Some(left) = left.map(whole_seconds) {
            let galley = painter.layout_no_wrap(left, regular(12.5), colors.soft_ink);
            let place = Align2::RIGHT_CENTER
                .anchor_size(rect.right_center() - vec2(10.0, 0.0), galley.size());
            if place.left() > right + 4.0 {
                painter.galley(place.min, galley, colors.soft_ink);
            }
        }
        response
    }
}

/// Where in the game one is, and whether one was elsewhere before.
#[derive(Clone, Copy)]
struct Here {
    made: usize,
    is_elsewhere: bool,
}

/// A move as the list writes it: with its signs, and with that of a draw offer.
fn written(ply: &PgnMove, before: &Chess, notation: NotationStyles) -> String {
    let mut text = algebraic::write(before, ply.mv, notation.of(before.turn()));
    for annotation in &ply.annotations {
        if let Annotation::Nag(nag) = annotation {
            text += &glyph(*nag);
        }
    }
    if ply.offers_draw() {
        text += " (=)";
    }
    text
}

/// What stands beneath the row of a half-move: what was ruled, what its file says, what can be remarked.
fn beneath(
    ui: &mut Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    ply: usize,
    article: &mut ArticlePanel,
) {
    let Some((played, before)) = game.game().plies.get(ply).zip(game.positions().get(ply)) else {
        return;
    };
    for (index, ruling) in game.rulings().iter().enumerate() {
        if ruling.ply == ply {
            ruled(ui, view, game, index + 1, ruling, article);
        }
    }
    notes(ui, view, &played.annotations, before);
    remarks(ui, view, game, ply + 1);
}

/// A ruling, opened in line.
fn ruled(
    ui: &mut Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    number: usize,
    ruling: &ReviewedRuling,
    article: &mut ArticlePanel,
) {
    let colors = palette(ui);
    let summary = summary(view, game, ruling);
    let mut articles = summary.reasons.iter().flat_map(|reason| &reason.articles);
    let cited = articles.next().copied();
    let beside = cited.map_or(0.0, |(number, _)| badge_width(ui, number) + GAP);
    let whole = ui.available_width() - NUMBER - GAP;
    let mut job = LayoutJob::default();
    job.wrap.max_width = (whole - 20.0 - beside).max(80.0);
    let heading = view.tr_args("review-ruling", &[("number", number.into())]);
    let format = |font, color| TextFormat::simple(font, color);
    job.append(&heading, 0.0, format(bold(14.5), colors.warning));
    let told = told(view, &summary, ruling.retracted);
    job.append(&told, 8.0, format(regular(14.5), colors.ink));
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y.max(24.0) + 12.0;
    let (row, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height + 6.0), Sense::hover());
    let spoken = format!("{heading}: {told}");
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
    let corner = pos2(row.left() + NUMBER, row.top() + 2.0);
    let place = Rect::from_min_size(corner, vec2(whole, height));
    ui.painter()
        .rect_filled(place, SMALL_CORNER, colors.warning_tint);
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center() + vec2(10.0, 0.0), galley.size());
    ui.painter().galley(at.min, galley, colors.ink);
    if let Some((number, rule)) = cited {
        let middle = place.right_center() - vec2(10.0 + (beside - GAP) / 2.0, 0.0);
        let button = Rect::from_center_size(middle, vec2(beside - GAP, 24.0));
        let inside = UiBuilder::new()
            .max_rect(button)
            .id_salt(("badge", number, ruling.ply));
        if badge(&mut ui.new_child(inside), view, number).clicked() {
            article.open(rule, None);
        }
    }
}

/// What was ruled, moves in the notation of the player it concerns.
fn summary(view: &View<'_>, game: &ReviewedGame, ruling: &ReviewedRuling) -> RulingSummary {
    let concerned = ruling.rulings.iter().find_map(|ruling| ruling.concerns);
    let style = view.settings.notation.of(concerned.unwrap_or(Color::White));
    let after = game.positions().get(ruling.ply);
    let position = after.unwrap_or(&game.game().start);
    view.words.ruling_summary(
        &ruling.rulings,
        game.edition(),
        style.letters,
        position.board(),
    )
}

/// What happened and what followed, in a line.
fn told(view: &View<'_>, summary: &RulingSummary, retracted: Option<(Square, Square)>) -> String {
    let mut parts = vec![match retracted {
        Some((from, to)) => format!("{} ({from}–{to})", summary.headline),
        None => summary.headline.clone(),
    }];
    for effect in &summary.effects {
        parts.push(match effect {
            RulingEffect::Clock(color, time) => {
                let player = view.tr(color.fold_wb("color-white", "color-black"));
                format!("{player} {time}")
            }
            RulingEffect::Words(words, _) => words.clone(),
        });
    }
    parts.join("; ")
}

/// What its file says to a half-move, in its order.
fn notes(ui: &mut Ui, view: &View<'_>, annotations: &[Annotation], before: &Chess) {
    let colors = palette(ui);
    for annotation in annotations {
        match annotation {
            Annotation::Comment(text) => {
                let text = remarked(text);
                if !text.is_empty() {
                    let text = RichText::new(text).font(regular(14.5)).color(colors.ink);
                    indented(ui, false, |ui| {
                        ui.add(Label::new(text).wrap());
                    });
                }
            }
            Annotation::Retracted(mv) => {
                let text = view.tr_args("history-retracted", &[("move", mv.as_str().into())]);
                indented(ui, false, |ui| {
                    warning(ui, &text);
                });
            }
            Annotation::Variation(moves) => {
                let text = variation(moves, before, view.settings.notation);
                indented(ui, true, |ui| {
                    soft(ui, &text);
                });
            }
            Annotation::Nag(_) | Annotation::DrawOffer => {}
        }
    }
}

/// What is worth knowing of the position after so many half-moves.
fn remarks(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame, after: usize) {
    for remark in game.remarks() {
        if remark.after == after {
            let text = view.tr(&format!("history-{}", remark.fact.slug()));
            indented(ui, false, |ui| {
                soft(ui, &text);
            });
        }
    }
}

/// Something that stands beneath a row; a variation behind a line of its own.
fn indented(ui: &mut Ui, is_aside: bool, contents: impl FnOnce(&mut Ui)) {
    let margin = Margin {
        left: if is_aside { 56 } else { 44 },
        right: 8,
        top: 2,
        bottom: 6,
    };
    let shown = Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
    if is_aside {
        let rect = shown.response.rect;
        let x = rect.left() + 46.0;
        let line = Rect::from_min_max(
            pos2(x, rect.top() + 2.0),
            pos2(x + 2.0, rect.bottom() - 6.0),
        );
        ui.painter().rect_filled(line, 1.0, palette(ui).line);
    }
}

/// How it ended, and what in its file was not understood.
fn ending(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame) {
    let text = match game.standing() {
        Some(Standing::Ended(outcome, rule)) => ended(view, &outcome.printed(), rule),
        Some(Standing::Annulled) => view.tr("game-annulled").into_owned(),
        Some(Standing::Adjourned) => view.tr("game-adjourned").into_owned(),
        Some(Standing::Referred) => view.tr("game-referred").into_owned(),
        Some(Standing::Playing) => view.tr("review-unfinished").into_owned(),
        None => match view.words.unusual_score(game.game().score) {
            Some(explained) => explained.into_owned(),
            None => game.game().score.printed().to_owned(),
        },
    };
    indented(ui, false, |ui| {
        ui.label(RichText::new(text).font(bold(14.5)));
        if !game.errors().is_empty() {
            ui.add_space(8.0);
            subtitle(ui, &view.tr("games-faults"));
            let style = view.settings.notation.white;
            for error in game.errors() {
                warning(ui, &view.words.pgn_error(error, style));
            }
        }
    });
}

fn ended(view: &View<'_>, score: &str, rule: Rule) -> String {
    format!("{score} · {}", view.words.rule(rule))
}
