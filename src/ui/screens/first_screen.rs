//! The first screen: what one can do here, and in which language.

use eframe::egui::{
    Align, Button, CentralPanel, Layout, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use crate::chess::{Color, Piece, Role};
use crate::i18n::Language;
use crate::ui::Command;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::page::frame;
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{BoardColors, GAP, Palette, palette};
use crate::ui::kit::widgets::{bare, card};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;

/// The first screen.
#[derive(Debug, Default)]
pub struct FirstScreen {
    pieces: Pieces,
}

impl FirstScreen {
    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| self.page(ui, view));
        });
    }

    fn page(&mut self, ui: &mut Ui, view: &View<'_>) {
        let room = ui.available_size();
        let width = room.x.min(920.0);
        let roomy = room.y > 640.0;
        let rows = rows(cards(view).len(), width);
        let card_height = match (rows, roomy) {
            (0 | 1, true) => 228.0,
            (0 | 1, false) => 200.0,
            (_, true) => 164.0,
            (_, false) => 152.0,
        };
        let taken = (card_height + GAP) * f32::from(u8::try_from(rows).unwrap_or(u8::MAX)) + 220.0;
        ui.vertical_centered(|ui| {
            ui.set_max_width(width);
            ui.add_space(((room.y - taken) * 0.4).max(8.0));
            ui.label(
                RichText::new(view.tr("app-name"))
                    .font(bold(if roomy { 52.0 } else { 38.0 }))
                    .color(palette(ui).ink),
            );
            ui.label(
                RichText::new(view.tr("app-what"))
                    .font(regular(16.5))
                    .color(palette(ui).soft_ink),
            );
            ui.add_space(if roomy { 36.0 } else { 12.0 });
            self.cards(ui, view, rows, vec2(width, card_height));
            ui.add_space(if roomy { 28.0 } else { 8.0 });
            languages(ui, view, width);
            ui.add_space(GAP);
            others(ui, view);
        });
    }

    /// The cards in so many rows; `room` is how wide the page is and how high each of them.
    fn cards(&mut self, ui: &mut Ui, view: &View<'_>, rows: usize, room: Vec2) {
        let (width, height) = (room.x, room.y);
        let cards = cards(view);
        let gap = GAP * 2.0;
        for row in cards.chunks(cards.len().div_ceil(rows)) {
            let count = f32::from(u8::try_from(row.len()).unwrap_or(u8::MAX));
            let size = vec2(((width - gap * (count - 1.0)) / count).min(380.0), height);
            let total = size.x * count + gap * (count - 1.0);
            let layout = Layout::left_to_right(Align::Min);
            ui.allocate_ui_with_layout(vec2(total, height), layout, |ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for card in row {
                    self.card(ui, view, *card, size);
                }
            });
            ui.add_space(gap / 2.0);
        }
    }

    fn card(&mut self, ui: &mut Ui, view: &View<'_>, which: StartCard, size: Vec2) {
        let (slug, command) = match which {
            StartCard::TakeUp if view.history.is_some() => {
                ("history", Command::Show(Screen::Table))
            }
            StartCard::TakeUp => ("resume", Command::Show(Screen::Table)),
            StartCard::Play => ("play", Command::Show(Screen::NewGame)),
            StartCard::Side => ("side", Command::Show(Screen::SideClock)),
            StartCard::Open => ("open", Command::Choose(FileTask::Open)),
        };
        let sentence = if which == StartCard::TakeUp {
            let [white, black] = [Color::White, Color::Black].map(|color| view.name(color));
            let args = [("white", (&*white).into()), ("black", (&*black).into())];
            view.tr_args(&format!("card-{slug}-what"), &args)
        } else {
            view.tr(&format!("card-{slug}-what"))
        };
        let pieces = &mut self.pieces;
        let picture = |ui: &Ui, rect: Rect, colors: &Palette| match which {
            StartCard::TakeUp | StartCard::Play => board_picture(ui, view, pieces, rect),
            StartCard::Side => lever_picture(ui, rect, colors),
            StartCard::Open => sheet_picture(ui, rect, colors),
        };
        if card(
            ui,
            size,
            &view.tr(&format!("card-{slug}")),
            &sentence,
            picture,
        )
        .clicked()
        {
            view.ask(command);
        }
    }
}

/// What one can do from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartCard {
    TakeUp,
    Play,
    Side,
    Open,
}

/// The cards there are.
fn cards(view: &View<'_>) -> Vec<StartCard> {
    let mut cards = vec![StartCard::Play, StartCard::Side, StartCard::Open];
    if view.is_unfinished() || view.history.is_some() {
        cards.insert(0, StartCard::TakeUp);
    }
    cards
}

/// In how many rows so many cards stand, so that none is too narrow for its words.
fn rows(cards: usize, width: f32) -> usize {
    let fits = |row: usize| f32::from(u8::try_from(row).unwrap_or(u8::MAX)) * 250.0 <= width;
    (1..cards)
        .find(|rows| fits(cards.div_ceil(*rows)))
        .unwrap_or(cards)
}

/// The way to the other pages.
fn others(ui: &mut Ui, view: &View<'_>) {
    let mut pages = vec![
        (view.tr("menu-preferences"), Screen::Preferences),
        (view.tr("menu-keys"), Screen::Keys),
    ];
    if !view.kept_files.is_empty() {
        let count = [("count", view.kept_files.len().into())];
        pages.insert(0, (view.tr_args("kept-link", &count), Screen::Kept));
    }
    let total = pages.iter().map(|(name, _)| button_width(ui, name)).sum();
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(total, 34.0), layout, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (name, screen) in pages {
            if bare(ui, &name).clicked() {
                view.ask(Command::Show(screen));
            }
        }
    });
}

/// How much room a button with that text takes in a row.
fn button_width(ui: &Ui, text: &str) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), regular(14.5), palette(ui).ink);
    galley.size().x + 28.0
}

/// The languages, each in its own name.
fn languages(ui: &mut Ui, view: &View<'_>, width: f32) {
    let name = |language: Language| RichText::new(language.own_name()).font(regular(14.5));
    let total: f32 = Language::ALL
        .into_iter()
        .map(|language| button_width(ui, language.own_name()))
        .sum();
    ui.allocate_ui_with_layout(
        vec2(total.min(width), 36.0),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for language in Language::ALL {
                let is_spoken = view.words.language() == language;
                let button =
                    Button::selectable(is_spoken, name(language)).min_size(vec2(0.0, 32.0));
                if ui.add(button).clicked() {
                    view.change(|settings| settings.language = Some(language));
                }
            }
        },
    );
}

/// A corner of the board with a knight about to jump.
fn board_picture(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
    let colors = BoardColors::of(view.settings.board);
    let side = (rect.height() / 2.0).floor();
    let painter = ui.painter();
    let columns = [0_u8, 1, 2, 3, 4];
    for row in [0_u8, 1] {
        for column in columns {
            let at = rect.min + vec2(f32::from(column), f32::from(row)) * side;
            let square = Rect::from_min_size(at, Vec2::splat(side));
            if square.right() <= rect.right() + 1.0 {
                let is_light = (row + column) % 2 == 0;
                painter.rect_filled(
                    square,
                    0.0,
                    if is_light { colors.light } else { colors.dark },
                );
            }
        }
    }
    for (column, row, color, role) in [
        (0.0, 1.0, Color::White, Role::Rook),
        (1.0, 1.0, Color::White, Role::Knight),
        (2.0, 0.0, Color::Black, Role::Queen),
    ] {
        let square = Rect::from_min_size(rect.min + vec2(column, row) * side, Vec2::splat(side));
        pieces.paint(ui, view.settings.pieces, Piece { color, role }, square);
    }
}

/// A scoresheet.
fn sheet_picture(ui: &Ui, rect: Rect, colors: &Palette) {
    let painter = ui.painter();
    let sheet = Rect::from_min_size(
        rect.min,
        vec2((rect.height() * 1.1).min(rect.width()), rect.height()),
    );
    painter.rect(
        sheet,
        4.0,
        colors.ground,
        Stroke::new(1.5, colors.line),
        StrokeKind::Inside,
    );
    for row in [0.0, 1.0, 2.0, 3.0, 4.0] {
        let y = sheet.top() + sheet.height() * (0.18 + row * 0.16);
        for (from, to) in [(0.1, 0.42), (0.56, 0.88)] {
            let ink = if row < 3.0 { colors.run } else { colors.line };
            let from = pos2(sheet.left() + sheet.width() * from, y);
            let to = pos2(sheet.left() + sheet.width() * to, y);
            painter.line_segment([from, to], Stroke::new(2.5, ink));
        }
    }
}

/// A clock that stands.
fn lever_picture(ui: &Ui, rect: Rect, colors: &Palette) {
    let painter = ui.painter();
    let width = (rect.height() * 1.5).min(rect.width());
    let clock = Rect::from_min_size(
        rect.min + vec2(0.0, rect.height() * 0.18),
        vec2(width, rect.height() * 0.8),
    );
    painter.rect(
        clock,
        10.0,
        colors.ground,
        Stroke::new(1.5, colors.line),
        StrokeKind::Inside,
    );
    for (share, fill) in [(0.28, colors.run), (0.72, colors.line)] {
        let center = pos2(clock.left() + clock.width() * share, clock.center().y);
        let radius = clock.height() * 0.32;
        painter.circle(center, radius, colors.sheet, Stroke::new(2.0, fill));
        painter.line_segment(
            [center, center - vec2(0.0, radius * 0.72)],
            Stroke::new(2.5, fill),
        );
        painter.line_segment(
            [center, center + vec2(radius * 0.5, 0.0)],
            Stroke::new(2.5, fill),
        );
        let knob = Rect::from_center_size(pos2(center.x, clock.top() - 4.0), vec2(22.0, 12.0));
        painter.rect_filled(knob, 3.0, fill);
    }
}
