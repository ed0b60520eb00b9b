//! What a player claims: the grounds, which of them could hold, and the positions that came again.

use eframe::egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Stroke, Ui, vec2};

use super::claim_ground::{ClaimChance, ClaimGround, chances, stops_clocks};
use crate::chess::{Bitboard, Color, Move, Position, Square};
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::notation::algebraic;
use crate::ui::kit::diagram::{Diagram, diagram};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{
    bare, modal_over, primary, prose, quiet, soft, subtitle, title, warning, written,
};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// How wide the sheet is, and each of the boards that show a repetition.
const WIDTH: f32 = 600.0;
const BOARD: f32 = 152.0;

/// How high a ground is.
const ROW: f32 = 36.0;

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
    /// Whether grounds are listed that cannot hold.
    shows_all: bool,
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
            shows_all: false,
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
        prose(ui, &view.tr(self.what(view)));
        let costs = self.ground.is_some_and(ClaimGround::costs_time);
        ui.scope(|ui| {
            // Its room stays, so that no ground moves under the pointer.
            if !costs {
                ui.set_invisible();
            }
            soft(ui, &view.tr("claim-wrong"));
        });
        ui.add_space(4.0);
        let room = height - (ui.cursor().top() - top) - 56.0;
        ScrollArea::vertical()
            .max_height(room.max(120.0))
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
        match self.ground {
            None => "claim-what",
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
                self.ground(ui, view, ground, None);
            }
            return;
        }
        if self
            .chances
            .as_ref()
            .is_none_or(|(at, _)| *at != view.log.len())
        {
            let found = chances(view, self.color);
            if self.ground.is_none() {
                self.ground = found.first().map(|(ground, _)| *ground);
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
            self.ground(ui, view, *ground, Some(*chance));
        }
        if self.shows_all {
            let others = all
                .into_iter()
                .filter(|it| found.iter().all(|(known, _)| known != it));
            for ground in others {
                self.ground(ui, view, ground, None);
            }
        } else if found.len() < all.len() && bare(ui, &view.tr("claim-others")).clicked() {
            self.shows_all = true;
        }
    }

    /// One ground, as high as any other, with what is known of it at the right.
    fn ground(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        ground: ClaimGround,
        chance: Option<ClaimChance>,
    ) {
        let colors = palette(ui);
        let is_chosen = self.ground == Some(ground);
        let text = view.tr(&format!("claim-{}", ground.slug()));
        let known = match chance {
            None => String::new(),
            Some(ClaimChance::Now) => view.tr("claim-holds-now").into_owned(),
            Some(ClaimChance::Judgment) => view.tr("claim-judged").into_owned(),
            Some(ClaimChance::With(mv)) => {
                let written = self.style_of(view, mv);
                let args = [("move", written.as_str().into())];
                view.tr_args("claim-holds-with", &args).into_owned()
            }
        };
        let edge = if is_chosen {
            Stroke::new(2.0, colors.here)
        } else {
            Stroke::new(1.0, colors.line)
        };
        let fill = if is_chosen {
            colors.here_tint
        } else {
            colors.sheet
        };
        let button = Button::new(RichText::new(&*text).font(regular(14.5)));
        let button = if known.is_empty() {
            button
        } else {
            let known = RichText::new(known).font(bold(13.0));
            button.right_text(known.color(colors.here_ink))
        };
        let button = button.fill(fill).stroke(edge).wrap();
        let size = vec2(ui.available_width(), ROW);
        let layout = Layout::centered_and_justified(eframe::egui::Direction::LeftToRight)
            .with_main_align(eframe::egui::Align::Min);
        let shown = ui.allocate_ui_with_layout(size, layout, |ui| ui.add(button));
        if shown.inner.clicked() && !is_chosen {
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

    /// What there is to show or to write for the chosen ground.
    fn proof(&mut self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) {
        let Some(ground) = self.ground.filter(|ground| ground.can_be_written()) else {
            return;
        };
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
        let is_helped = view.settings.assist != AssistLevel::Tournament;
        if is_helped && ground == ClaimGround::Repetition {
            repeated(ui, view, pieces);
        }
    }
}

/// The positions that have come three times, with the squares on which the same chessmen stand.
fn repeated(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) {
    let game = view.table().game();
    let now = game.position().board();
    let plies = game.plies().len();
    let mut alike: Vec<usize> = (0..=plies)
        .rev()
        .filter(|after| {
            let position = game.position_after(*after);
            position.is_some_and(|it| it.board() == now && it.turn() == game.position().turn())
        })
        .take(3)
        .collect();
    if alike.len() < 3 {
        return;
    }
    alike.reverse();
    ui.add_space(4.0);
    let side = BOARD.min((ui.available_width() - 2.0 * 16.0) / 3.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for after in alike {
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
