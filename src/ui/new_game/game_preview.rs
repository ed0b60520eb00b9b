//! What a new game will be: its board, names and clocks, the keys, what holds, and the button that starts it.

use std::borrow::Cow;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, Frame, Label, Layout, Margin, RichText, Role as Part, Sense, Stroke, Ui,
    UiBuilder, vec2,
};

use crate::kit::clock_face::ClockFace;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, SMALL, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::primary_action::{MAIN, primary_action};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::tile::key_cap;
use crate::parts::diagram::{Diagram, diagram};
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::settings::ClockKeys;
use jadoube_core::chess::{Board, ByColor, Color};
use jadoube_core::clock::clock_text::digits;
use jadoube_core::clock::{Clock, Moment, TimeControl};

#[derive(Debug)]
pub struct GamePreview<'a> {
    pub names: &'a ByColor<String>,
    /// The times, if there is a clock.
    pub control: Option<&'a ByColor<TimeControl>>,
    /// What stands on the board, if a game can begin there.
    pub board: Option<&'a Board>,
    /// What holds, in a few words each.
    pub holds: String,
    /// Whether everything is said that a game needs.
    pub is_ready: bool,
    /// What else is to be known before it starts.
    pub remark: Option<Cow<'static, str>>,
    /// Where the arbiter's desk will be, if there is none to open yet.
    pub desk: Option<Cow<'static, str>>,
}

/// How high a player's line is, and the row of a key.
const PLAYER: f32 = 50.0;
const KEY: f32 = 36.0;

/// How many lines are said beside the button where there is no card.
const ROWS: usize = 3;

impl GamePreview<'_> {
    /// Shows all of it as a card; whether the game is to start.
    pub fn card_ui(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces) -> bool {
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.sheet)
            .stroke(colors.sheet_edge())
            .corner_radius(CORNER)
            .shadow(colors.shadow())
            .inner_margin(Margin::symmetric(24, 18));
        let mut starts = false;
        frame.show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.spacing_mut().item_spacing.y = 4.0;
            let whole = ui.max_rect();
            self.board_ui(ui, view, pieces, whole.height() - self.foot(ui, view));
            if self.control.is_some() {
                let (line, _) = ui.allocate_exact_size(vec2(whole.width(), 9.0), Sense::HOVER);
                let stroke = Stroke::new(1.0, colors.line);
                ui.painter().hline(line.x_range(), line.center().y, stroke);
                keys(ui, view);
            }
            ui.add_space(GAP);
            self.holds_ui(ui);
            let start = whole.with_min_y(whole.bottom() - MAIN);
            ui.scope_builder(UiBuilder::new().max_rect(start), |ui| {
                starts = primary_action(ui, view.words, &view.tr("new-game-start"), self.is_ready);
            });
        });
        starts
    }

    /// Shows what holds and the button in one line; whether the game is to start.
    pub fn bar_ui(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let mut starts = false;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            let width = (ui.available_width() * 0.45).min(360.0);
            ui.allocate_ui(vec2(width, MAIN), |ui| {
                starts = primary_action(ui, view.words, &view.tr("new-game-start"), self.is_ready);
            });
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                self.shortly_ui(ui);
            });
        });
        starts
    }

    /// How much room stands below the lower player.
    fn foot(&self, ui: &Ui, view: &View<'_>) -> f32 {
        let told = [&self.remark, &self.desk].into_iter();
        let lines = std::iter::once(self.holds.as_str()).chain(told.filter_map(Option::as_deref));
        let heights = lines.map(|line| {
            let (font, color) = (regular(BODY), palette(ui).soft_ink);
            let width = ui.available_width();
            let galley = ui.painter().layout(line.to_owned(), font, color, width);
            galley.size().y + 4.0
        });
        let rows = self.control.map_or(0, |_| key_rows(ui, view).len());
        let keys: f32 = (0..rows).map(|_| KEY).sum::<f32>() + GAP;
        keys + heights.sum::<f32>() + GAP + 16.0 + MAIN
    }

    /// What is to be known before it starts, else what holds and, if it fits, where the desk is; no more than fits beside
    /// the button.
    fn shortly_ui(&self, ui: &mut Ui) {
        let colors = palette(ui);
        let (text, color) = match &self.remark {
            Some(remark) => (remark.as_ref(), colors.ink),
            None => (self.holds.as_str(), colors.soft_ink),
        };
        let width = ui.available_width();
        let lines = |text: String| LayoutJob::simple(text, regular(BODY), color, width);
        let desk = self.desk.as_ref().filter(|_| self.remark.is_none());
        let with_desk = desk.map(|desk| lines(format!("{text}\n{desk}")));
        let fits = |job: &LayoutJob| ui.painter().layout_job(job.clone()).rows.len() <= ROWS;
        let mut text = with_desk
            .filter(fits)
            .unwrap_or_else(|| lines(text.to_owned()));
        text.wrap.max_rows = ROWS;
        ui.add(Label::new(text).wrap());
    }

    fn holds_ui(&self, ui: &mut Ui) {
        let colors = palette(ui);
        let soft = |text: &str, color: Color32| {
            Label::new(RichText::new(text).font(regular(BODY)).color(color)).wrap()
        };
        ui.vertical(|ui| {
            ui.add(soft(&self.holds, colors.soft_ink));
            if let Some(remark) = &self.remark {
                ui.add(soft(remark, colors.ink));
            }
            if let Some(desk) = &self.desk {
                ui.add(soft(desk, colors.soft_ink));
            }
        });
    }

    /// The board between both players, together at most so high.
    fn board_ui(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, height: f32) {
        let width = ui.available_width().min(height - 2.0 * PLAYER - GAP);
        // A board that was turned for a game against the program lies as usual for two persons.
        let turned = view.settings.views.turned && view.computer().is_none();
        let upper = Color::from_white(turned);
        self.player(ui, view, pieces, upper);
        if width > 120.0
            && let Some(position) = self.board
        {
            let shown = Diagram {
                turned,
                ..Diagram::of(position, view)
            };
            ui.vertical_centered(|ui| diagram(ui, view, pieces, shown, width));
        }
        self.player(ui, view, pieces, !upper);
    }

    /// A player's name, and the clock as it will stand.
    fn player(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, color: Color) {
        let size = vec2(ui.available_width(), PLAYER);
        let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
        let time = (self.control)
            .map(|control| digits(&Clock::new(control.clone()).face(color, Moment::START)));
        let given = self.names.get(color).trim();
        let name = if given.is_empty() {
            view.tr(color.fold_wb("color-white", "color-black"))
        } else {
            Cow::Borrowed(given)
        };
        let (board, resting) = (view.settings.preferences.board_shown(), palette(ui).sheet);
        let (time, state) = (time.as_deref(), FaceState::Rests);
        let mut face = ClockFace::new((color, &name), time, state, board, resting);
        face.digits = vec2(0.5, 0.8);
        face.show(ui, pieces, (response.id, Part::Label), &name, rect);
    }
}

/// The keys that press the clocks, and what each does.
fn keys_and_acts(view: &View<'_>) -> [[String; 2]; 3] {
    let key = match view.settings.preferences.clock_keys {
        ClockKeys::Control | ClockKeys::Letters => "Ctrl",
        ClockKeys::Shift => "Shift",
    };
    let key = [("key", key.into())];
    [
        [view.tr_args("cap-left", &key), view.tr("preview-white")],
        [view.tr_args("cap-right", &key), view.tr("preview-black")],
        [view.tr("key-name-space"), view.tr("preview-space")],
    ]
    .map(|told| told.map(Cow::into_owned))
}

/// Shows the keys that press the clocks: side by side where they have room, never apart from what they do.
fn keys(ui: &mut Ui, view: &View<'_>) {
    for row in key_rows(ui, view) {
        ui.horizontal(|ui| {
            for [key, does] in row {
                key_cap(ui, &key);
                let color = palette(ui).soft_ink;
                let does = RichText::new(does).font(regular(BODY)).color(color);
                ui.add(Label::new(does).truncate());
                ui.add_space(GAP);
            }
        });
    }
}

/// The keys in rows: the two of the clocks in one, if it has room for both.
fn key_rows(ui: &Ui, view: &View<'_>) -> Vec<Vec<[String; 2]>> {
    let [white, black, space] = keys_and_acts(view);
    let width = |told: &[String; 2]| {
        let lay = |text: &str, font| line_width(ui.painter(), text, font);
        lay(&told[0], bold(SMALL)) + lay(&told[1], regular(BODY)) + 16.0 + 3.0 * GAP
    };
    if width(&white) + width(&black) <= ui.available_width() {
        vec![vec![white, black], vec![space]]
    } else {
        vec![vec![white], vec![black], vec![space]]
    }
}
