//! A card with a case: the position from which it begins, what it shows, what is ruled, and the way to watch it.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    FontId, Galley, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::kit::fonts::{SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, palette};
use crate::parts::diagram::{Diagram, diagram_at};
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::{Board, Square};
use jadoube_core::i18n::{Language, RulingEffect};
use jadoube_core::laws::{Edition, Rule};
use jadoube_core::learn::case_library::LibraryCase;

/// Around what stands on a card, and between its board and its words.
const AROUND: f32 = 12.0;

/// How large the board is at most above the words, and beside them.
const BOARD: (f32, f32) = (200.0, 136.0);

/// How much is told of what follows: the first that matter most.
const EFFECTS: usize = 2;

/// How large the button is.
const PLAY: f32 = 36.0;

/// A card as it is told in one language and one edition.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseCard {
    name: &'static str,
    edition: Edition,
    start: Board,
    first_square: Option<Square>,
    /// What the case shows, or what is ruled where that is not told in the program's language.
    title: String,
    /// What is ruled, or what follows from it.
    ruled: String,
}

/// Where the parts of a card stand.
struct CardPlaces {
    board: Rect,
    words: Rect,
    play: Rect,
}

impl CaseCard {
    /// The case as that edition judges it, for whoever reads about that rule.
    pub fn of(view: &View<'_>, case: LibraryCase, rule: Rule, edition: Edition) -> Self {
        let judged = case.judged(rule, edition);
        let letters = view.words.language().letters();
        let (headline, effects) = if judged.rulings.is_empty() {
            (view.tr("laws-nothing-ruled").into_owned(), Vec::new())
        } else {
            let summary =
                (view.words).ruling_summary(&judged.rulings, edition, letters, &judged.after);
            let effects = summary.effects.into_iter().take(EFFECTS);
            let effects = effects.map(|it| effect_text(view, it));
            (summary.headline, effects.collect())
        };
        let (title, ruled) = if view.words.language() == Language::English {
            let ruled = [headline].into_iter().chain(effects);
            (judged.about, ruled.collect::<Vec<_>>())
        } else {
            (headline, effects)
        };
        Self {
            name: case.name(),
            edition,
            start: judged.start,
            first_square: judged.first_square,
            title,
            // A dot begins no line.
            ruled: ruled.join("\u{a0}· "),
        }
    }

    /// How high the card is at that width.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let (board, room) = sizes(width);
        let title = self.title(ui, room.0);
        let ruled = self.ruled(ui, room.1);
        let words = title.size().y + 6.0 + ruled.size().y;
        let inside = if is_flat(width) {
            (board + 8.0 + PLAY).max(words)
        } else {
            board + 10.0 + words.max(title.size().y + 6.0 + PLAY)
        };
        inside + 2.0 * AROUND
    }

    fn title(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let is_sentence = self.title.chars().count() > 60;
        let font = if is_sentence {
            regular(14.0)
        } else {
            bold(15.0)
        };
        laid(ui, &self.title, font, width, 8, false)
    }

    fn ruled(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let is_second = self.title.chars().count() > 60;
        let font = if is_second { bold(SOFT) } else { regular(SOFT) };
        laid(ui, &self.ruled, font, width, 8, !is_second)
    }

    /// Shows the card in `rect`.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
        let colors = palette(ui);
        ui.painter().rect(
            rect,
            CORNER,
            colors.sheet,
            colors.sheet_edge(),
            StrokeKind::Inside,
        );
        let places = places(rect);
        let mut shown = Diagram::of(&self.start, view);
        shown.touched = self.first_square;
        shown.turned = false;
        diagram_at(ui, view, pieces, shown, places.board);
        let (_, room) = sizes(rect.width());
        let title = self.title(ui, room.0);
        let ruled = self.ruled(ui, room.1);
        let words = ui.interact(places.words, ui.scope_id().with(self.name), Sense::hover());
        let spoken = format!("{} {}", self.title, self.ruled);
        words.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
        if title.elided || ruled.elided {
            words.on_hover_text(spoken);
        }
        let below = places.words.min + vec2(0.0, title.size().y + 6.0);
        let painter = ui.painter();
        painter.galley(places.words.min, title, colors.ink);
        painter.galley(below, ruled, colors.ink);
        self.play(ui, view, places.play);
    }

    fn play(&self, ui: &Ui, view: &View<'_>, rect: Rect) {
        let colors = palette(ui);
        let response = ui.interact(
            rect,
            ui.scope_id().with((self.name, "play")),
            Sense::click(),
        );
        let name = [("case", self.title.as_str().into())];
        let name = view.tr_args("laws-watch", &name);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
        let painter = ui.painter();
        let (ground, ink) = if response.hovered() {
            (colors.tint, colors.ink)
        } else {
            (colors.press, colors.on_press)
        };
        let line = Stroke::new(1.0, colors.press);
        painter.circle(rect.center(), PLAY / 2.0, ground, line);
        let icon = Rect::from_center_size(rect.center() + vec2(0.5, 0.0), Vec2::splat(16.0));
        Icon::Run.paint(painter, icon, ink);
        if response.on_hover_text(&*name).clicked() {
            view.ask(Command::WatchCase(self.name.to_owned(), self.edition));
        }
    }
}

/// Whether a card has its words beside the board.
fn is_flat(width: f32) -> bool {
    width > 260.0
}

/// How large the board is, and how much room its title and what is ruled have in width.
fn sizes(width: f32) -> (f32, (f32, f32)) {
    let inside = width - 2.0 * AROUND;
    if is_flat(width) {
        let board = BOARD.1;
        let room = inside - board - AROUND;
        (board, (room, room))
    } else {
        (inside.min(BOARD.0), (inside, inside - PLAY - 8.0))
    }
}

fn places(rect: Rect) -> CardPlaces {
    let inner = rect.shrink(AROUND);
    let (side, _) = sizes(rect.width());
    let board = Rect::from_min_size(inner.min, Vec2::splat(side));
    if is_flat(rect.width()) {
        let corner = pos2(board.left(), board.bottom() + 8.0);
        return CardPlaces {
            board,
            words: inner.with_min_x(board.right() + AROUND),
            play: Rect::from_min_size(corner, Vec2::splat(PLAY)),
        };
    }
    let board = board.translate(vec2((inner.width() - side) / 2.0, 0.0));
    let corner = inner.max - Vec2::splat(PLAY);
    CardPlaces {
        board,
        words: inner.with_min_y(board.bottom() + 10.0),
        play: Rect::from_min_size(corner, Vec2::splat(PLAY)),
    }
}

fn laid(ui: &Ui, text: &str, font: FontId, width: f32, rows: usize, soft: bool) -> Arc<Galley> {
    let colors = palette(ui);
    let ink = if soft { colors.soft_ink } else { colors.ink };
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
    job.wrap = TextWrapping {
        max_rows: rows,
        ..job.wrap
    };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// What follows, in a few words: a change of a clock with whose it is.
fn effect_text(view: &View<'_>, effect: RulingEffect) -> String {
    match effect {
        RulingEffect::Clock(color, change) => {
            let player = view.tr(color.fold_wb("color-white", "color-black"));
            format!("{player}\u{a0}{change}")
        }
        RulingEffect::Words(words, _) => words,
    }
}
