//! What a player claims: the grounds, which of them could hold, and the positions that came again.

use eframe::egui::{
    Align, FontId, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::claim_ground::{ClaimChance, ClaimGround, chances, price_of_draw, stops_clocks};
use crate::chess::{Bitboard, Color, Move, Position, Square};
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::notation::algebraic;
use crate::ui::kit::diagram::{Diagram, diagram};
use crate::ui::kit::fitted_text::fitted_cell;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::tile::tile;
use crate::ui::kit::widgets::{
    modal_over, primary, quiet, soft, subtitle, title, warning, written,
};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// How wide the sheet is, and each of the boards that show a repetition.
const WIDTH: f32 = 600.0;
const BOARD: f32 = 152.0;

/// How high a ground is, and the field in which a move is written.
const ROW: f32 = 36.0;

/// How large it is told what becomes of the clocks.
const CLOCKS: f32 = 15.0;

/// How large it is told what a wrong claim costs.
const PRICE: f32 = 14.5;

/// The sheet on which a player claims, if one does.
#[derive(Debug, Default)]
pub struct ClaimSheet {
    open: Option<OpenClaim>,
    pieces: Pieces,
}

#[derive(Debug)]
struct OpenClaim {
    color: Color,
    ground: Option<ClaimGround>,
    written: String,
    /// Which grounds could hold, and how long the log was when that was looked at.
    chances: Option<(usize, Vec<(ClaimGround, ClaimChance)>)>,
    /// Whether a ground was just chosen, and what belongs to it is to be seen.
    scrolls: bool,
}

impl ClaimSheet {
    /// Opens the sheet for that player.
    pub fn open(&mut self, color: Color) {
        self.open = Some(OpenClaim {
            color,
            ground: None,
            written: String::new(),
            chances: None,
            scrolls: false,
        });
    }

    /// Who claims, while the sheet is open.
    #[must_use]
    pub fn claims(&self) -> Option<Color> {
        self.open.as_ref().map(|claim| claim.color)
    }

    /// Shows the sheet over `place`, if it is open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        let Some(claim) = &mut self.open else { return };
        let mut closes = !view.is_playing();
        closes |= modal_over(ui, "claim", place, WIDTH, |ui| {
            closes |= claim.ui(ui, view, &mut self.pieces, place.height() - 64.0);
        });
        if closes {
            self.open = None;
        }
    }
}

impl OpenClaim {
    /// Shows the sheet, so high at most; whether it goes away.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, height: f32) -> bool {
        let top = ui.cursor().top();
        let name = view.name(self.color).into_owned();
        let player = [("player", name.as_str().into())];
        title(ui, &view.tr_args("claim-title", &player));
        told_clocks(ui, view, self.what(view));
        told_price(ui, view, self.color, self.ground);
        ui.add_space(4.0);
        let room = (height - (ui.cursor().top() - top) - 56.0).max(120.0);
        ScrollArea::vertical()
            .max_height(room)
            // A sheet in the middle of its place would grow into that room frame by frame.
            .min_scrolled_height(room)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                self.grounds(ui, view);
                self.proof(ui, view, pieces);
                if std::mem::take(&mut self.scrolls) {
                    ui.scroll_to_cursor(Some(Align::BOTTOM));
                }
            });
        ui.add_space(GAP);
        let mut closes = false;
        ui.horizontal(|ui| {
            let ground = self.ground;
            ui.add_enabled_ui(ground.is_some(), |ui| {
                if primary(ui, &view.tr("claim-make")).clicked()
                    && let Some(ground) = ground
                {
                    view.act(self.color, ground.act(&self.written));
                    closes = true;
                }
            });
            closes |= quiet(ui, &view.tr("play-on")).clicked();
        });
        closes
    }

    /// What becomes of the clocks until the arbiter has decided.
    fn what(&self, view: &View<'_>) -> &'static str {
        let clock = view.table().clock();
        let is_running = clock.is_some_and(|clock| clock.running().is_some());
        match self.ground {
            _ if !is_running => "claim-what",
            None => "claim-what-choosing",
            Some(ground) if stops_clocks(view, self.color, ground.act(&self.written)) => {
                "claim-what-stops"
            }
            Some(_) => "claim-what-runs",
        }
    }

    /// The grounds; who is helped sees first what could hold.
    fn grounds(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_helped = view.settings.assist != AssistLevel::Tournament;
        let all = ClaimGround::of(view);
        if !is_helped {
            for ground in all {
                self.ground(ui, view, ground, "", false);
            }
            return;
        }
        if self
            .chances
            .as_ref()
            .is_none_or(|(at, _)| *at != view.log.len())
        {
            let found = chances(view, self.color);
            let surest = found.first();
            let surest = surest.filter(|(_, chance)| *chance != ClaimChance::Judgment);
            if self.ground.is_none() {
                self.ground = surest.map(|(ground, _)| *ground);
                self.write_suggestion(view, &found);
            }
            self.chances = Some((view.log.len(), found));
        }
        let found = self.chances.as_ref().map(|(_, it)| it.clone());
        let found = found.unwrap_or_default();
        if found.is_empty() {
            soft(ui, &view.tr("claim-nothing"));
        }
        for (ground, chance) in &found {
            self.ground(ui, view, *ground, &self.chance_text(view, *chance), true);
        }
        let is_found = |it: &ClaimGround| found.iter().any(|(known, _)| known == it);
        for ground in all.into_iter().filter(|it| !is_found(it)) {
            self.ground(ui, view, ground, &so_far(view, ground), false);
        }
    }

    /// What is known of a ground that could hold.
    fn chance_text(&self, view: &View<'_>, chance: ClaimChance) -> String {
        match chance {
            ClaimChance::Now => view.tr("claim-holds-now").into_owned(),
            ClaimChance::Judgment => view.tr("claim-judged").into_owned(),
            ClaimChance::With(mv) => {
                let written = self.style_of(view, mv);
                let args = [("move", written.as_str().into())];
                view.tr_args("claim-holds-with", &args).into_owned()
            }
        }
    }

    /// One ground, as high as any other, with what is known of it at the right.
    fn ground(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        ground: ClaimGround,
        known: &str,
        could_hold: bool,
    ) {
        let is_chosen = self.ground == Some(ground);
        let text = view.tr(&format!("claim-{}", ground.slug()));
        let name = if known.is_empty() {
            text.to_string()
        } else {
            format!("{text}: {known}")
        };
        let size = vec2(ui.available_width(), ROW);
        let shown = tile(ui, size, is_chosen, &name, |ui, rect| {
            let colors = palette(ui);
            let inner = rect.shrink2(vec2(12.0, 0.0));
            let painter = ui.painter();
            let (font, color) = if could_hold {
                (bold(13.0), colors.here_ink)
            } else {
                (regular(13.0), colors.soft_ink)
            };
            let room = vec2(inner.width() * 0.4, ROW - 4.0);
            let known = fitted_cell(painter, known, &font, room, color);
            let room = vec2(inner.width() - known.size().x - 12.0, ROW - 4.0);
            let text = fitted_cell(painter, &text, &regular(14.5), room, colors.ink);
            for (galley, left) in [
                (text, inner.left()),
                (known.clone(), inner.right() - known.size().x),
            ] {
                let corner = pos2(left, inner.center().y - galley.size().y / 2.0);
                painter.galley(corner, galley, colors.ink);
            }
        });
        if shown.clicked() && !is_chosen {
            self.ground = Some(ground);
            self.scrolls = true;
            let found = self.chances.as_ref().map(|(_, it)| it.clone());
            self.write_suggestion(view, &found.unwrap_or_default());
        }
    }

    fn style_of(&self, view: &View<'_>, mv: Move) -> String {
        let style = view.settings.notation.of(self.color);
        algebraic::write(view.table().game().position(), mv, style)
    }

    /// Writes down the move with which the chosen ground would hold.
    fn write_suggestion(&mut self, view: &View<'_>, found: &[(ClaimGround, ClaimChance)]) {
        let chance = found
            .iter()
            .find(|(ground, _)| Some(*ground) == self.ground);
        self.written = match chance {
            Some((_, ClaimChance::With(mv))) => self.style_of(view, *mv),
            Some((_, ClaimChance::Now | ClaimChance::Judgment)) | None => String::new(),
        };
    }

    /// What there is to show or to write for the chosen ground; its room is there for every ground, so that none of them
    /// moves under the pointer.
    fn proof(&mut self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) {
        let is_helped = view.settings.assist != AssistLevel::Tournament;
        let alike = if is_helped { alike(view) } else { Vec::new() };
        let side = BOARD.min((ui.available_width() - 2.0 * 16.0) / 3.0);
        let boards = if alike.is_empty() { 0.0 } else { side + 28.0 };
        let field = height(ui, &view.tr("claim-written"), regular(13.5)) + ROW + 12.0;
        let room = vec2(ui.available_width(), field + boards);
        let (room, _) = ui.allocate_exact_size(room, Sense::HOVER);
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            let Some(ground) = self.ground else {
                soft(ui, &view.tr("claim-choose"));
                return;
            };
            if !ground.can_be_written() {
                return;
            }
            let found = self.chances.as_ref().map(|(_, found)| found.as_slice());
            let holds_now = (ground, ClaimChance::Now);
            if !found.is_some_and(|found| found.contains(&holds_now)) {
                ui.add_space(4.0);
                let name = view.tr("claim-written");
                soft(ui, &name);
                ui.horizontal(|ui| {
                    written(ui, &mut self.written, &name, 160.0);
                    reading(ui, view, self.color, &self.written);
                });
            }
            if ground == ClaimGround::Repetition && !alike.is_empty() {
                repeated(ui, view, pieces, &alike, side);
            }
        });
    }
}

/// Tells what becomes of the clocks, in the room of the longest sentence there is on that.
fn told_clocks(ui: &mut Ui, view: &View<'_>, id: &str) {
    let all = [
        "claim-what",
        "claim-what-choosing",
        "claim-what-stops",
        "claim-what-runs",
    ];
    let heights = all.map(|id| height(ui, &view.tr(id), regular(CLOCKS)));
    let room = heights.into_iter().fold(0.0, f32::max);
    in_room(ui, room, |ui| {
        let text = RichText::new(view.tr(id)).font(regular(CLOCKS));
        ui.add(Label::new(text).wrap());
    });
}

/// Tells what a wrong claim costs, in the room of the most there is to tell on that; until a ground is chosen, what one of a
/// draw costs.
fn told_price(ui: &mut Ui, view: &View<'_>, color: Color, ground: Option<ClaimGround>) {
    let (draw, judged) = (price_of_draw(view, color), view.tr("claim-wrong"));
    let text = match ground {
        None | Some(ClaimGround::Repetition | ClaimGround::Fifty) => &draw,
        Some(ClaimGround::NormalMeans | ClaimGround::NoEffort) => &*judged,
        Some(ClaimGround::Flag | ClaimGround::Illegal | ClaimGround::TouchMove) => "",
    };
    let room = height(ui, &draw, bold(PRICE)).max(height(ui, &judged, bold(PRICE)));
    in_room(ui, room, |ui| {
        let text = RichText::new(text).font(bold(PRICE));
        ui.add(Label::new(text).wrap());
    });
}

/// Shows something in a room of that height, so that what lies below never moves under the pointer.
fn in_room(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let room = vec2(ui.available_width(), height);
    ui.allocate_ui(room, |ui| {
        ui.set_min_size(room);
        contents(ui);
    });
}

/// How high a text in that font is in the width that there is.
fn height(ui: &Ui, text: &str, font: FontId) -> f32 {
    let (color, room) = (palette(ui).ink, ui.available_width());
    let galley = ui.painter().layout(text.to_owned(), font, color, room);
    galley.size().y
}

/// What the board counts for a ground that does not hold yet.
fn so_far(view: &View<'_>, ground: ClaimGround) -> String {
    let game = view.table().game();
    let position = game.position();
    match ground {
        ClaimGround::Repetition => {
            let count = game.repetition().times(position);
            let args = [("count", count.into())];
            view.tr_args("claim-times-so-far", &args).into_owned()
        }
        ClaimGround::Fifty => {
            let args = [("count", (position.halfmoves() / 2).into())];
            view.tr_args("claim-moves-so-far", &args).into_owned()
        }
        ClaimGround::Flag
        | ClaimGround::Illegal
        | ClaimGround::TouchMove
        | ClaimGround::NormalMeans
        | ClaimGround::NoEffort => view.tr("claim-not-now").into_owned(),
    }
}

/// After how many half-moves the position stood that stands for the third time now; none where it has not come so often.
fn alike(view: &View<'_>) -> Vec<usize> {
    let game = view.table().game();
    let (now, turn) = (game.position().board(), game.position().turn());
    let is_alike = |after: &usize| {
        let position = game.position_after(*after);
        position.is_some_and(|it| it.board() == now && it.turn() == turn)
    };
    let mut alike: Vec<usize> = (0..=game.plies().len())
        .rev()
        .filter(is_alike)
        .take(3)
        .collect();
    if alike.len() < 3 {
        return Vec::new();
    }
    alike.reverse();
    alike
}

/// The position as it stood each time, on boards so wide, with the squares on which the same chessmen stand.
fn repeated(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, alike: &[usize], side: f32) {
    let game = view.table().game();
    let now = game.position().board();
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for &after in alike {
            let Some(position) = game.position_after(after) else {
                continue;
            };
            let is_same = |square: &Square| {
                let piece = position.board().piece_at(*square);
                piece.is_some() && piece == now.piece_at(*square)
            };
            let here = Square::ALL.into_iter().filter(is_same);
            let shown = Diagram {
                here: here.collect::<Bitboard>(),
                ..Diagram::of(position.board(), view)
            };
            ui.vertical(|ui| {
                diagram(ui, view, pieces, shown, side);
                let number = after.div_ceil(2);
                let args = [("number", number.into())];
                subtitle(ui, &view.tr_args("claim-after-move", &args));
            });
        }
    });
}

/// How the move that is being written reads, or why it is none; in a tournament nobody says so.
fn reading(ui: &mut Ui, view: &View<'_>, color: Color, text: &str) {
    if text.trim().is_empty() || view.settings.assist == AssistLevel::Tournament {
        return;
    }
    let style = view.settings.notation.of(color);
    let position = view.table().game().position();
    let own = algebraic::read(position, text, style.letters);
    let read = match (own, read_in_any_language(position, text)) {
        (Ok(mv), _) | (Err(_), Some(mv)) => Ok(mv),
        (Err(misread), None) => Err(misread),
    };
    match read {
        Ok(mv) => {
            let written = algebraic::write(position, mv, style);
            let args = [("move", written.as_str().into())];
            soft(ui, &view.tr_args("reads-as", &args));
        }
        Err(misread) => {
            let why = view.words.misread(&misread, Some(position), style);
            warning(ui, &format!("{}: {why}", text.trim()));
        }
    }
}
