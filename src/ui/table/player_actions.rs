//! What a player can do beside the board: adjust, offer or answer, claim, call the arbiter, resign. A row of icons over
//! their words, ordered by weight; nothing hides, and whoever is not on move is dimmed and still answered.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::{
    Align, Color32, Galley, Layout, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::castling_input::{Castling, offered};
use super::claim_sheet::ClaimSheet;
use crate::chess::{CastlingMode, CastlingSide, Color};
use crate::laws::PlayerAct;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::icons::Icon;
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::theme::{Palette, SMALL_CORNER, palette};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::Hands;

/// How large the words are, and how large where they need two lines.
const WORD: (f32, f32) = (12.5, 11.5);

/// How much wider than its word a cell is, in one line and in two.
const PADDING: (f32, f32) = (16.0, 6.0);

/// Something that a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Castling is announced.
    Castle,
    /// Castling that was announced goes that way.
    CastleTo(Castling),
    Adjust,
    Offer,
    Accept,
    Decline,
    Claim,
    Arbiter,
    Resign,
}

impl Action {
    pub(super) const fn icon(self) -> Icon {
        match self {
            Self::Castle | Self::CastleTo(_) => Icon::Castle,
            Self::Adjust => Icon::Adjust,
            Self::Offer => Icon::Draw,
            Self::Accept => Icon::Yes,
            Self::Decline => Icon::No,
            Self::Claim => Icon::Claim,
            Self::Arbiter => Icon::Arbiter,
            Self::Resign => Icon::Resign,
        }
    }

    /// Between neighbours of different weight there is a line.
    const fn weight(self) -> u8 {
        match self {
            Self::Castle | Self::CastleTo(_) | Self::Adjust => 0,
            Self::Offer | Self::Accept | Self::Decline | Self::Claim => 1,
            Self::Arbiter => 2,
            Self::Resign => 3,
        }
    }

    /// Whether it is for the player on move only.
    pub(super) const fn is_of_the_move(self) -> bool {
        self.weight() < 2
    }

    /// Whether it answers an offer, which waits for that whoever has the move.
    pub(super) const fn is_answer(self) -> bool {
        matches!(self, Self::Accept | Self::Decline)
    }

    /// The word under the icon.
    pub(super) fn word(self, view: &View<'_>, color: Color) -> Cow<'static, str> {
        match self {
            Self::CastleTo(castling) => Cow::Borrowed(match castling.side() {
                CastlingSide::QueenSide => "0-0-0",
                CastlingSide::KingSide => "0-0",
            }),
            Self::Offer if view.table().offer() == Some(color) => view.tr("say-offered"),
            Self::Adjust if view.adjusting() == Some(color) => view.tr("say-adjusting"),
            Self::Arbiter => view.tr("say-arbiter"),
            Self::Castle
            | Self::Adjust
            | Self::Offer
            | Self::Accept
            | Self::Decline
            | Self::Claim
            | Self::Resign => view.tr(self.id()),
        }
    }

    /// What it is called in full.
    pub(super) fn name(self, view: &View<'_>, color: Color) -> Cow<'static, str> {
        match self {
            Self::CastleTo(castling) => {
                let args = [
                    ("king", castling.king_to().into()),
                    ("rook", castling.rook_to().into()),
                ];
                view.tr_args(self.id(), &args)
            }
            Self::Arbiter => view.tr(self.id()),
            Self::Castle
            | Self::Adjust
            | Self::Offer
            | Self::Accept
            | Self::Decline
            | Self::Claim
            | Self::Resign => self.word(view, color),
        }
    }

    /// Does what was asked once more before it is done.
    pub(super) fn confirmed(self, view: &View<'_>, color: Color) {
        let act = if self == Self::Accept {
            PlayerAct::Accept
        } else {
            PlayerAct::Resign
        };
        view.act(color, act);
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Castle => "say-castle",
            Self::CastleTo(castling) => match castling.side() {
                CastlingSide::QueenSide => "castle-c-side",
                CastlingSide::KingSide => "castle-g-side",
            },
            Self::Adjust => "say-adjust",
            Self::Offer => "say-offer",
            Self::Accept => "say-accept",
            Self::Decline => "say-decline",
            Self::Claim => "say-claim",
            Self::Arbiter => "say-stop",
            Self::Resign => "say-resign",
        }
    }
}

/// Whether castling is so often announced that this has a cell of its own: in Chess960, and where hands do every act.
#[must_use]
pub fn announces_castling(view: &View<'_>) -> bool {
    let is_chess960 = view.arbiter.terms().castling == CastlingMode::Chess960;
    is_chess960 || view.settings.hands == Hands::Full
}

/// What that player can do now, in the order of a row.
///
/// An offer is answered in the place of what it is made from; castling that was announced has the place of adjusting.
pub(super) fn actions(view: &View<'_>, color: Color) -> Vec<Action> {
    let table = view.table();
    let mut actions = Vec::with_capacity(6);
    let has_announced =
        table.turn().has_announced_castling() && table.game().has_the_move() == color;
    if has_announced && !view.is_paused() && view.settings.hands == Hands::Quick {
        actions.extend(offered(view).into_iter().map(Action::CastleTo));
    } else if announces_castling(view) && !has_announced {
        actions.push(Action::Castle);
    }
    if table.offer() == Some(!color) {
        actions.extend([Action::Accept, Action::Decline]);
    } else {
        if !has_announced {
            actions.push(Action::Adjust);
        }
        actions.push(Action::Offer);
    }
    actions.extend([Action::Claim, Action::Arbiter, Action::Resign]);
    actions
}

/// The rows of both players, and what is being asked back.
#[derive(Debug, Default)]
pub struct PlayerActions {
    pub(super) asked: InPlaceConfirmation<(Color, Action)>,
    claim: ClaimSheet,
    /// The castling that was chosen in this frame.
    chosen: Option<Castling>,
    /// The castling that is under the pointer, or has the keyboard.
    pub(super) considered: Option<Castling>,
}

impl PlayerActions {
    /// Shows the row of a player in `rect`.
    pub fn row(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        if !view.is_playing() {
            return;
        }
        let builder = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("actions", color.is_white()));
        ui.scope_builder(builder, |ui| {
            let actions = actions(view, color);
            let cells = cells(ui, view, color, &actions, rect);
            let asked = actions
                .iter()
                .position(|action| self.asked.is_asked(ui, (color, *action)));
            let question =
                asked.map(|index| self.question(ui, view, (color, actions[index]), &cells[index]));
            let mut before = None;
            for (action, cell) in actions.into_iter().zip(&cells) {
                let is_free = question.is_none_or(|place| !place.intersects(cell.rect));
                if is_free {
                    let has_line =
                        before.is_some_and(|before: Action| before.weight() != action.weight());
                    if has_line {
                        hairline(ui, cell.rect);
                    }
                    let response = cell.show(ui, view, color, action);
                    if response.clicked() {
                        self.act(ui, view, (color, action), cell.rect.width());
                    }
                    if let Action::CastleTo(castling) = action
                        && (response.hovered() || response.has_focus())
                    {
                        self.considered = Some(castling);
                    }
                }
                before = Some(action);
            }
        });
    }

    /// The question in the place of the cell that was pressed; gives the place it takes.
    fn question(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (color, action): (Color, Action),
        cell: &ActionCell,
    ) -> Rect {
        let word = action.word(view, color);
        let wide = |text: &str| {
            let ink = Color32::PLACEHOLDER;
            let text = ui
                .painter()
                .layout_no_wrap(text.to_owned(), bold(14.5), ink);
            text.size().x
        };
        let buttons = 2.0 * ui.spacing().button_padding.x + 16.0;
        let width = cell.rect.width() + wide(&view.tr("sure")) + wide(&word) + buttons;
        // What keeps everything as it is covers the cell that was pressed; the rest stands where there is room.
        let row = ui.max_rect();
        let is_rightwards = cell.rect.left() + width <= row.right();
        let (left, layout) = if is_rightwards {
            (cell.rect.left(), Layout::left_to_right(Align::Center))
        } else {
            let left = cell.rect.right() - width;
            (left, Layout::right_to_left(Align::Center))
        };
        let corner = pos2(left.max(row.left()), row.center().y - 18.0);
        let place = Rect::from_min_size(corner, vec2(width, 36.0));
        let builder = UiBuilder::new().max_rect(place).layout(layout);
        let is_confirmed = ui
            .scope_builder(builder, |ui| self.asked.question(ui, view, &word))
            .inner;
        if is_confirmed {
            action.confirmed(view, color);
        }
        place
    }

    /// Does that, or asks once more in the place of a cell that is so wide in points.
    pub(super) fn act(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (color, action): (Color, Action),
        width: f32,
    ) {
        match action {
            Action::Castle => view.act(color, PlayerAct::AnnounceCastling),
            Action::CastleTo(castling) => self.chosen = Some(castling),
            Action::Adjust => view.adjust(color),
            Action::Offer if view.table().offer() == Some(color) => {}
            Action::Offer => view.act(color, PlayerAct::OfferDraw),
            Action::Decline => view.act(color, PlayerAct::Decline),
            Action::Claim => self.claim.open(color),
            Action::Arbiter => view.act(color, PlayerAct::StopClocks),
            Action::Accept | Action::Resign => self.asked.ask(ui, (color, action), width),
        }
    }

    /// Whether something is asked once more before it is done.
    #[must_use]
    pub fn asks(&self, ui: &Ui) -> bool {
        self.asked.is_asking(ui)
    }

    /// Who claims, while the sheet of a claim lies open.
    #[must_use]
    pub fn claims(&self) -> Option<Color> {
        self.claim.claims()
    }

    /// Shows the sheet of a claim over `place`, if it lies open.
    pub fn claim(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        self.claim.ui(ui, view, place);
    }

    /// The castling that was chosen by its button since this was last asked.
    pub const fn take_chosen(&mut self) -> Option<Castling> {
        self.chosen.take()
    }

    /// The castling that a player considers, its button being under the pointer; asked once a frame.
    pub const fn take_considered(&mut self) -> Option<Castling> {
        self.considered.take()
    }
}

/// A cell of the row: its place, and its word laid out.
struct ActionCell {
    rect: Rect,
    word: Arc<Galley>,
    /// Whether no word of the row needs a second line.
    has_one_line: bool,
    ink: Color32,
}

impl ActionCell {
    fn show(&self, ui: &Ui, view: &View<'_>, color: Color, action: Action) -> Response {
        let id = ui.scope_id().with(action.id());
        let response = ui.interact(self.rect, id, Sense::CLICK);
        let name = action.name(view, color);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
        let painter = ui.painter();
        let place = self.rect.shrink2(vec2(2.0, 1.0));
        let colors = palette(ui);
        if response.is_pointer_button_down_on() || response.hovered() {
            painter.rect_filled(place, SMALL_CORNER, colors.tint);
        }
        let adjusts = action == Action::Adjust && view.adjusting() == Some(color);
        let place = if adjusts {
            let whole = self.rect.shrink2(vec2(0.0, 1.0));
            painter.rect_filled(whole, SMALL_CORNER, colors.hand_tint);
            whole
        } else {
            place
        };
        if adjusts || response.has_focus() {
            let ring = Stroke::new(3.0, colors.hand);
            painter.rect_stroke(place, SMALL_CORNER, ring, StrokeKind::Inside);
        }
        let (icon, side) = if self.has_one_line {
            (16.0, 20.0)
        } else {
            (11.0, 16.0)
        };
        let center = pos2(self.rect.center().x, self.rect.top() + icon);
        let icon = Rect::from_center_size(center, vec2(side, side));
        action.icon().paint(painter, icon, self.ink);
        let gap = if self.has_one_line { 1.5 } else { 0.5 };
        let at = pos2(self.rect.center().x, icon.bottom() + gap);
        painter.galley(at, Arc::clone(&self.word), self.ink);
        if *name == *action.word(view, color) {
            response
        } else {
            response.on_hover_text(name)
        }
    }
}

/// A line before a cell, as long as icon and word.
fn hairline(ui: &Ui, cell: Rect) {
    let line = Stroke::new(1.0, palette(ui).line);
    let (from, to) = (cell.top() + 10.0, cell.bottom() - 10.0);
    ui.painter().vline(cell.left(), from..=to, line);
}

/// The cells of a row: as wide as their words and what is left over shared equally; in two smaller lines where one has no
/// room.
fn cells(ui: &Ui, view: &View<'_>, color: Color, actions: &[Action], row: Rect) -> Vec<ActionCell> {
    let colors = palette(ui);
    let measured = |text: &str, size: f32| {
        let text = ui
            .painter()
            .layout_no_wrap(text.to_owned(), regular(size), colors.ink);
        text.size().x
    };
    let words: Vec<Cow<'static, str>> = actions
        .iter()
        .map(|action| action.word(view, color))
        .collect();
    let one_line: Vec<f32> = words
        .iter()
        .map(|word| measured(word, WORD.0) + PADDING.0)
        .collect();
    let longest = |word: &str| {
        let parts = word.split_whitespace();
        parts.map(|part| measured(part, WORD.1)).fold(0.0, f32::max)
    };
    let fits = one_line.iter().sum::<f32>() <= row.width();
    let (mut widths, mut size) = if fits {
        (one_line, WORD.0)
    } else {
        let widths = words.iter().map(|word| longest(word) + PADDING.1).collect();
        (widths, WORD.1)
    };
    let total: f32 = widths.iter().sum();
    if total > row.width() {
        size *= row.width() / total;
        for width in &mut widths {
            *width *= row.width() / total;
        }
    } else {
        even_out(&mut widths, row.width() - total);
    }
    let us = view.table().game().whose_clock_runs();
    let mut left = row.left();
    let mut cells = Vec::with_capacity(actions.len());
    for ((action, word), width) in actions.iter().zip(words).zip(widths) {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        left += width;
        let ink = ink(colors, *action, us == color || action.is_answer());
        let mut job = eframe::egui::text::LayoutJob::simple(
            word.into_owned(),
            regular(size),
            ink,
            if fits { f32::INFINITY } else { width - 2.0 },
        );
        job.halign = eframe::egui::Align::Center;
        let word = ui.painter().layout_job(job);
        cells.push(ActionCell {
            rect,
            word,
            has_one_line: fits,
            ink,
        });
    }
    cells
}

/// Gives what is left over to the narrowest first, so that the cells are as alike as their words let them be.
fn even_out(widths: &mut [f32], spare: f32) {
    let mut spare = spare;
    while spare > 0.5 {
        let least = widths.iter().copied().fold(f32::INFINITY, f32::min);
        let next = widths
            .iter()
            .copied()
            .filter(|width| *width > least + 0.5)
            .fold(f32::INFINITY, f32::min);
        let narrow = |width: f32| width <= least + 0.5;
        let alike = widths.iter().filter(|width| narrow(**width));
        let many: f32 = alike.map(|_| 1.0).sum();
        let step = (next - least).min(spare / many);
        for width in widths.iter_mut().filter(|width| narrow(**width)) {
            *width += step;
        }
        spare -= step * many;
    }
}

/// Whoever is not awaited sees what belongs to the move in the colour of edges.
pub(super) const fn ink(colors: &Palette, action: Action, is_awaited: bool) -> Color32 {
    match (is_awaited, action.is_of_the_move()) {
        (true, _) => colors.ink,
        (false, true) => colors.edge,
        (false, false) => colors.soft_ink,
    }
}
