//! The moves of a game that is looked through: what the clock showed, beneath each what was said, and between them what
//! was ruled.

use std::sync::Arc;

use eframe::egui::{
    Align2, Rect, Response, Role as Part, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::annotation_text::glyph;
use super::notes::{self, Here, MoveNote, ending, notes, remarks};
use super::ruling_lines::{NUMBER, RulingPlace, rule_at, rulings};
use super::variation_line::GamePlace;
use crate::kit::announcement::LONGEST;
use crate::kit::fonts::{FINE, LEAD, SMALL, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::long_list::BlockHeights;
use crate::kit::section_divider::section_divider;
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::{Chess, Position};
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::time_control_text::briefly;
use jadoube_core::laws::Rule;
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::algebraic;
use jadoube_core::notation::pgn::{Annotation, PgnMove};
use jadoube_core::record::ReviewedGame;
use jadoube_core::record::log::continuation::Continuation;
use jadoube_core::record::reviewed_game::ReviewedRuling;

/// How high the row of a move is.
const ROW: f32 = 30.0;

/// The moves of a game that is looked through.
#[derive(Debug, Default)]
pub struct MoveList {
    written: Option<(Arc<ReviewedGame>, NotationStyles)>,
    texts: Vec<String>,
    /// What its file says before the first half-move, and behind each.
    notes: Vec<Vec<MoveNote>>,
    /// The place to which it was last scrolled, and how large the list was then.
    scrolled_to: Option<(GamePlace, Vec2)>,
    heights: BlockHeights,
    /// The ruling that was clicked on, until another place is looked at.
    ruling: Option<RulingPlace>,
}

impl MoveList {
    /// The moves as they are written, in order.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// The ruling that is looked at, if the position shown is where it is seen.
    pub fn ruling_at(&self, place: &GamePlace) -> Option<&RulingPlace> {
        self.ruling.as_ref().filter(|ruling| ruling.seen == *place)
    }

    /// The rule of the ruling in sight: of the one that is looked at, else of the last one that is seen at that place.
    pub fn rule_in_sight(&self, game: &ReviewedGame, place: &GamePlace) -> Option<Rule> {
        let looked_at = self.ruling_at(place);
        let ruling = looked_at.and_then(|it| game.rulings().get(it.index));
        ruling.map_or_else(|| rule_at(game, place), |it| it.cited.first().copied())
    }

    /// What the file says to the last of `made` half-moves.
    pub fn comments(&self, made: usize) -> impl Iterator<Item = String> {
        let notes = self.notes.get(made).into_iter().flatten();
        notes.filter_map(|note| match note {
            MoveNote::Comment(text) => Some(text.chars().take(LONGEST).collect()),
            MoveNote::Retracted(_) | MoveNote::PressWithoutMove(_) | MoveNote::Variation(_) => None,
        })
    }

    /// Writes the moves of that game, unless they are written.
    pub fn write(&mut self, view: &View<'_>, game: &Arc<ReviewedGame>) {
        let notation = view.settings.preferences.notation;
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
        let begun = &game.game().start;
        let opening = GamePlace::default();
        self.notes = vec![notes::written(
            &game.game().opening,
            &opening,
            begun,
            notation,
        )];
        let moves = game.game().plies.iter().zip(game.positions()).enumerate();
        self.notes.extend(moves.map(|(index, (ply, before))| {
            let stood = GamePlace::Game(index);
            notes::written(&ply.annotations, &stood, before, notation)
        }));
        self.written = Some((Arc::clone(game), notation));
        self.scrolled_to = None;
        self.ruling = None;
        self.heights = BlockHeights::default();
    }

    /// Shows the moves, and where among them the position is; gives the place to which somebody clicked.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        game: &Arc<ReviewedGame>,
        place: &GamePlace,
        article: &mut ArticlePanel,
    ) -> Option<GamePlace> {
        self.write(view, game);
        // In a window of another size the place is sought anew.
        let seen = (place.clone(), ui.available_size().round());
        let is_elsewhere = self.scrolled_to.as_ref() != Some(&seen);
        if is_elsewhere {
            self.scrolled_to = Some(seen);
        }
        let here = Here {
            place,
            is_elsewhere,
        };
        self.ruling = self.ruling.take().filter(|ruling| ruling.seen == *place);
        let (mut clicked, mut ruled) = (None, None);
        let rows = rows(game, |ply| self.has_beneath(game, ply));
        let mut heights = std::mem::take(&mut self.heights);
        let mut whole = f32::NEG_INFINITY;
        let shown = ScrollArea::vertical()
            .auto_shrink(false)
            .id_salt("review-moves")
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if is_elsewhere && *place == GamePlace::Game(0) {
                    ui.scroll_to_cursor(None);
                }
                let end = ui.clip_rect().bottom();
                let mut is_seen = |ui: &Ui| {
                    let bottom = ui.min_rect().bottom();
                    if bottom <= end {
                        whole = bottom;
                    }
                };
                heights.begin(rows.len(), ui.available_width());
                clicked = self.beneath(ui, view, game, 0, here, &mut is_seen);
                let at = self.ruling.as_ref();
                let mut told = |ui: &mut Ui, after| {
                    ruled = ruled.take().or(rulings(ui, view, game, after, at, article));
                };
                for (block, row) in rows.iter().enumerate() {
                    let is_wanted = is_elsewhere && row.leads_to(place);
                    heights.show(ui, block, is_wanted, |ui| {
                        if game.continued_at() == row.first() {
                            continued(ui, view, game);
                        }
                        if let Some(first) = row.first() {
                            told(ui, first);
                            is_seen(ui);
                        }
                        let found = self.row(ui, game, row, here);
                        clicked = clicked.take().or(found);
                        is_seen(ui);
                        for ply in row.plies.into_iter().flatten() {
                            let found = self.beneath(ui, view, game, ply + 1, here, &mut is_seen);
                            clicked = clicked.take().or(found);
                        }
                    });
                    is_seen(ui);
                }
                told(ui, game.plies());
                is_seen(ui);
                ending(ui, view, game, is_seen);
            });
        self.heights = heights;
        // Of a row that has too little room, or of two lines that have, nothing is shown.
        let seen = shown.inner_rect;
        if seen.bottom() - whole < ROW * 2.0 {
            ui.painter()
                .rect_filled(seen.with_min_y(whole), 0.0, palette(ui).sheet);
        }
        if clicked.is_some() {
            self.ruling = None;
        } else if ruled.is_some() {
            clicked = ruled.as_ref().map(|ruling| ruling.seen.clone());
            self.ruling = ruled;
        }
        clicked
    }

    /// Whether anything stands between a half-move and the opponent's answer, so that this begins a row of its own.
    fn has_beneath(&self, game: &ReviewedGame, ply: usize) -> bool {
        let is_said = self.notes.get(ply + 1).is_some_and(|said| !said.is_empty());
        let is_remarked = game.remarks().iter().any(|remark| remark.after == ply + 1);
        let is_ruled = game.rulings().iter().any(|it| it.after == ply + 1);
        is_said || is_remarked || is_ruled
    }

    /// What its file says, and what can be remarked, after `after` half-moves; `is_seen` is told after each part.
    fn beneath(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        game: &ReviewedGame,
        after: usize,
        here: Here<'_>,
        is_seen: &mut impl FnMut(&Ui),
    ) -> Option<GamePlace> {
        let said = self.notes.get(after)?;
        let named = self.black_move(game, after);
        let clicked = notes(ui, view, said, named.as_deref(), here, is_seen);
        remarks(ui, view, game, after);
        is_seen(ui);
        clicked
    }

    /// The last of `after` half-moves with its number, if Black made it: what is said of it begins below White's.
    fn black_move(&self, game: &ReviewedGame, after: usize) -> Option<String> {
        let ply = after.checked_sub(1)?;
        let before = game.positions().get(ply)?;
        let number = algebraic::number(before, before.turn());
        let text = self.texts.get(ply)?;
        before.turn().is_black().then(|| format!("{number} {text}"))
    }

    /// The row of a move: White's half and Black's.
    fn row(
        &self,
        ui: &mut Ui,
        game: &ReviewedGame,
        row: &MoveRow,
        here: Here<'_>,
    ) -> Option<GamePlace> {
        let size = vec2(ui.available_width(), ROW);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let colors = palette(ui);
        ui.painter().text(
            pos2(rect.left() + NUMBER - 12.0, rect.center().y),
            Align2::RIGHT_CENTER,
            row.number,
            regular(SMALL),
            colors.soft_ink,
        );
        let width = (rect.width() - NUMBER) / 2.0;
        let mut clicked = None;
        for (left, ply) in [0.0, width].into_iter().zip(row.plies) {
            let corner = pos2(rect.left() + NUMBER + left, rect.top());
            let half = Rect::from_min_size(corner, vec2(width, ROW));
            let Some(ply) = ply else {
                // Where White's move stands above, or was never made, there is a sign for it.
                if left == 0.0 {
                    let at = half.left_center() + vec2(8.0, 0.0);
                    let painter = ui.painter();
                    painter.text(at, Align2::LEFT_CENTER, "…", regular(LEAD), colors.soft_ink);
                }
                continue;
            };
            let leads = GamePlace::Game(ply + 1);
            let is_here = *here.place == leads;
            if is_here && here.is_elsewhere {
                let around = (ui.clip_rect().height() - ROW) / 2.0;
                let around = around.clamp(0.0, ROW * 2.0);
                ui.scroll_to_rect(half.expand2(vec2(0.0, around)), None);
            }
            if self.half(ui, game, ply, half, is_here).clicked() {
                clicked = Some(leads);
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
        let font = if is_here { bold(LEAD) } else { regular(LEAD) };
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
        if game.rulings_at(ply).any(ReviewedRuling::is_trouble) {
            // In little room it stands at the edge, before the next half begins.
            let beside = (right + 22.0).min(rect.right() - 10.0);
            let sign = pos2(beside, rect.center().y);
            let place = Rect::from_center_size(sign, Vec2::splat(16.0));
            Icon::Whistle.paint(painter, place, colors.warning);
            right = sign.x + 8.0;
        }
        let mover = game.positions().get(ply).map(Position::turn);
        let left = mover.and_then(|color| *game.clocks().after(ply + 1).get(color));
        if let Some(left) = left.map(whole_seconds) {
            let galley = painter.layout_no_wrap(left, regular(FINE), colors.soft_ink);
            let place = Align2::RIGHT_CENTER
                .anchor_size(rect.right_center() - vec2(10.0, 0.0), galley.size());
            if place.left() > right + 4.0 {
                painter.galley(place.min, galley, colors.soft_ink);
            }
        }
        response
    }
}

struct MoveRow {
    number: usize,
    /// The half-moves of White and Black that stand in it, counted from 0.
    plies: [Option<usize>; 2],
}

impl MoveRow {
    /// Whether that place is behind a move in it, or in a variation beneath one.
    fn leads_to(&self, place: &GamePlace) -> bool {
        let made = place.made_in_game();
        let mut plies = self.plies.into_iter().flatten();
        plies.any(|ply| [ply, ply + 1].contains(&made))
    }

    /// The first half-move in it.
    fn first(&self) -> Option<usize> {
        self.plies.into_iter().flatten().next()
    }
}

/// The rows of a game; Black's move begins one where something stands beneath White's, or where the game was continued
/// behind that.
fn rows(game: &ReviewedGame, has_beneath: impl Fn(usize) -> bool) -> Vec<MoveRow> {
    let start = &game.game().start;
    let black_began = usize::from(start.turn().is_black());
    let mut rows: Vec<MoveRow> = Vec::new();
    for ply in 0..game.plies() {
        let place = ply + black_began;
        let (number, side) = (start.fullmoves().get() as usize + place / 2, place % 2);
        match rows.last_mut() {
            Some(row)
                if row.number == number
                    && game.continued_at() != Some(ply)
                    && !has_beneath(ply - 1) =>
            {
                row.plies[side] = Some(ply);
            }
            _ => {
                let mut plies = [None; 2];
                plies[side] = Some(ply);
                rows.push(MoveRow { number, plies });
            }
        }
    }
    rows
}

/// The line between what was played elsewhere and what was played since, with the clocks that are played with since.
fn continued(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame) {
    let time = || game.game().tags.get("TimeControl").map(briefly);
    let text = match game.continuation() {
        Some(Continuation::Stood(_)) => view.tr("review-continued-stood"),
        Some(Continuation::New) => {
            let time = [("time", time().unwrap_or_default().into())];
            view.tr_args("review-continued", &time)
        }
        None => view.tr("review-continued-untimed"),
    };
    section_divider(ui, &text, NUMBER + 8.0, ROW);
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
