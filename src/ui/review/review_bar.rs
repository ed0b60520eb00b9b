//! The bar over a game that is looked through: the way back, what game it is, and what can be done with position and game.

use eframe::egui::{
    Id, Popup, PopupCloseBehavior, Rect, RichText, Role as Part, Sense, Ui, WidgetInfo, vec2,
};

use super::player_line::name;
use super::steps::ReviewPlace;
use super::variation_line::GamePlace;
use crate::app_action::{AppAction, board_look};
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{SOFT, bold, regular};
use crate::kit::menu_item::menu_item;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{bare, bare_menu, cell, sign};
use crate::parts::kept_positions;
use crate::parts::page::page_bar_with;
use crate::view::command::{Command, OtherContent};
use crate::view::frame_view::View;
use crate::view::review::Review;
use jadoube_core::chess::{Chess, Color, EnPassantMode, Fen, Position as _};
use jadoube_core::i18n::Day;
use jadoube_core::i18n::shown_text;
use jadoube_core::i18n::time_control_text::briefly;
use jadoube_core::record::ReviewedGame;

/// The bar over a game that is looked through.
#[derive(Debug, Default)]
pub struct ReviewBar {
    /// Where the position that was copied last stands.
    copied: Option<GamePlace>,
    /// Whether the board is seen from the other side than at the table, which stays as it is.
    is_turned: bool,
}

/// How large the players' names are, and how much smaller before what can be done with the position folds into a menu.
const NAMES: f32 = 16.0;
const SMALLER: f32 = 0.84;

/// How high the names are above the rest that is told.
const UPPER: f32 = 22.0;

/// What the menu offers, as far as it makes sense.
const PAPER: [AppAction; 7] = [
    AppAction::Save,
    AppAction::ExportPgn,
    AppAction::CopyPgn,
    AppAction::CopyPicture,
    AppAction::Print,
    AppAction::NewGame,
    AppAction::Home,
];

impl ReviewBar {
    /// Shows the board from the other side.
    pub const fn turn(&mut self) {
        self.is_turned = !self.is_turned;
    }

    /// Whether Black is at the bottom of the board.
    pub const fn has_black_below(&self, view: &View<'_>) -> bool {
        self.is_turned != view.settings.views.turned
    }

    /// Shows the bar; the position is the one at that place.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, review: &Review, place: &ReviewPlace) {
        page_bar_with(ui, view, |ui| {
            self.paper(ui, view, place);
            if sign(ui, "⇅", &view.tr("board-turn")).clicked() {
                self.turn();
            }
            if self.copied.as_ref() != Some(place.place()) {
                self.copied = None;
            }
            let players = players(view, &review.game);
            if let Some((position, _)) = place.position() {
                let wanted = line_width(ui.painter(), &players, bold(NAMES * SMALLER))
                    + button_width(ui, &view.tr(self.copy_id()))
                    + button_width(ui, &kept_positions::keep_text(view, &position))
                    + 4.0 * GAP;
                if wanted <= ui.available_width() {
                    self.copy(ui, view, place, &position);
                    kept_positions::bar_item(ui, view, &position);
                } else {
                    let name = RichText::new(view.tr("new-game-position"));
                    bare_menu(ui, name, PopupCloseBehavior::CloseOnClick, |ui| {
                        self.copy(ui, view, place, &position);
                        kept_positions::menu_item(ui, view, &position);
                    });
                }
            }
            heading(ui, view, &review.game, &players);
        });
    }

    /// Keeping the game, writing it out, copying and printing it.
    fn paper(&self, ui: &mut Ui, view: &View<'_>, place: &ReviewPlace) {
        let name = view.tr("menu").into_owned();
        let sign = RichText::new("☰").size(17.0);
        let response = bare_menu(ui, sign, PopupCloseBehavior::CloseOnClick, |ui| {
            ui.set_min_width(200.0);
            for action in PAPER.into_iter().filter(|it| it.is_allowed(view)) {
                if !menu_item(ui, action.text(view)) {
                    continue;
                }
                if action != AppAction::CopyPicture {
                    action.ask(view);
                } else if let Some((position, _)) = place.position() {
                    self.copy_picture(view, &position);
                }
            }
        });
        let is_wanted = ui.data_mut(|data| data.remove_temp::<bool>(paper_is_wanted()));
        if is_wanted == Some(true) {
            Popup::open_id(ui.ctx(), Popup::default_response_id(&response));
            ui.request_repaint();
        }
        response.on_hover_text(&*name).accessible_name(name);
    }

    /// Puts a picture of that position onto the clipboard, with the board as it is turned here.
    pub fn copy_picture(&self, view: &View<'_>, position: &Chess) {
        let look = board_look(view, self.has_black_below(view));
        let content = OtherContent::Picture(position.board().clone(), look);
        view.ask(Command::CopyOther(content));
    }

    const fn copy_id(&self) -> &'static str {
        match self.copied {
            Some(_) => "review-copied",
            None => "review-copy",
        }
    }

    /// The position as text for other programs.
    fn copy(&mut self, ui: &mut Ui, view: &View<'_>, place: &ReviewPlace, position: &Chess) {
        if bare(ui, &view.tr(self.copy_id())).clicked() {
            let fen = Fen::from_position(position, EnPassantMode::Legal);
            ui.ctx().copy_text(fen.to_string());
            self.copied = Some(place.place().clone());
        }
    }
}

fn button_width(ui: &Ui, text: &str) -> f32 {
    line_width(ui.painter(), text, regular(NAMES)) + 2.0 * ui.spacing().button_padding.x
}

/// Lets the menu hang open with which a game is saved and printed, as soon as the game is on the table.
pub fn want_paper(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(paper_is_wanted(), true));
}

/// What it is known by that this menu is wanted.
fn paper_is_wanted() -> Id {
    Id::unique("paper-is-wanted")
}

fn players(view: &View<'_>, game: &ReviewedGame) -> String {
    let [white, black] = [Color::White, Color::Black].map(|color| name(view, game, color));
    format!("{white} – {black}")
}

/// Who played, and beneath it when, for how long, and how it ended; long names have the room of both.
fn heading(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame, players: &str) {
    let tag = |name| game.game().tags.get(name).unwrap_or_default();
    let day = Day::of_pgn(tag("Date")).map(|day| view.words.day(day));
    let time = Some(tag("TimeControl")).filter(|time| !matches!(*time, "" | "?" | "-"));
    let event = Some(tag("Event")).filter(|event| !matches!(*event, "" | "?"));
    let score = game.game().score.printed();
    let told: Vec<String> = [
        Some(score.to_owned()).filter(|score| score != "*"),
        time.map(briefly),
        day,
        event.map(|event| shown_text::line(event).into_owned()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let told = told.join(" · ");
    let size = vec2(ui.available_width() - GAP, ui.available_height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{players}, {told}");
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
    let rect = rect.with_min_x(rect.left() + GAP);
    let colors = palette(ui);
    let has_one_line = line_width(ui.painter(), players, bold(NAMES * SMALLER)) <= rect.width();
    if told.is_empty() || !has_one_line {
        cell(ui, rect, players, bold(NAMES), colors.ink);
    } else {
        let (upper, lower) = rect.split_top_bottom_at_y(rect.top() + UPPER);
        cell(ui, upper, players, bold(NAMES), colors.ink);
        cell(ui, one_line(lower), &told, regular(SOFT), colors.soft_ink);
    }
    response.on_hover_text(spoken);
}

/// The place of a line that breaks nowhere.
fn one_line(rect: Rect) -> Rect {
    rect.with_max_y(rect.bottom().min(rect.top() + UPPER - 4.0))
}
