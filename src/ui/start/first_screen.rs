//! The first screen: what one can begin with, the games there are, and the languages.

use eframe::egui::{
    Align, CentralPanel, Frame, Key, Layout, Margin, Rect, RichText, Sense, Stroke, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use super::recent_games::{ShownGame, label, recent, recent_sheet, unfinished, unfinished_sheet};
use super::start_cards::{StartCard, start_card, words_height};
use crate::kit::button::Button;
use crate::kit::fitted_text::{fitted_line, line_width};
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::palette;
use crate::kit::widgets::bare;
use crate::parts::page::scroll_from_top;
use crate::parts::running_clock;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::i18n::Language;
use jadoube_core::learn::PracticeTerms;

#[derive(Debug, Default)]
pub struct FirstScreen {
    pieces: Pieces,
    /// Whether the card that was chosen last is that of the arbiter's desk.
    leads_to_desk: bool,
}

/// How far everything is from the edge, and the cards from each other.
const EDGE: f32 = 32.0;
const BETWEEN: f32 = 16.0;

/// How high the wordmark's row and that of the languages are, where there is room and where there is little; and the row
/// above the games.
const HEADING: (f32, f32) = (60.0, 48.0);
const LANGUAGES: (f32, f32) = (56.0, 48.0);
const LABEL: f32 = 36.0;

/// The cards, in the order of their keys: always the same, each in its place.
pub const CARDS: [StartCard; 5] = [
    StartCard::Play,
    StartCard::SideClock,
    StartCard::Learn,
    StartCard::Desk,
    StartCard::Open,
];

/// Less room than that in height is little.
const LOW: f32 = 540.0;

/// How high the cards are at most where nothing stands below them, and where games do; and the sheets with those.
const ALONE: f32 = 560.0;
const CARD: (f32, f32) = (152.0, 264.0);
const SHEETS: (f32, f32) = (166.0, 272.0);

/// Below this width the cards wrap to two rows and the sheets stack.
const NARROW: f32 = 820.0;

/// Between the parts of the heading, and between its buttons.
const APART: f32 = 16.0;
const BESIDE: f32 = 8.0;

/// How many of its buttons stand in the heading however narrow it is.
const ALWAYS: usize = 2;

/// How much of the heading clocks that run take at least.
const CLOCKS: f32 = 400.0;

/// How large the name of the program is written, and how large beside clocks that leave it little room.
const WORDMARK: [f32; 2] = [38.0, 26.0];

impl FirstScreen {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let margin = Margin::symmetric(32, 16);
        let frame = Frame::central_panel(ui.style()).inner_margin(margin);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            scroll_from_top(ui, Screen::First).show(ui, |ui| self.page(ui, view));
        });
    }

    fn page(&mut self, ui: &mut Ui, view: &View<'_>) {
        // A part of a point more than there is would bring a bar for scrolling.
        let room = ui.available_size() - vec2(0.0, 1.0);
        let width = room.x.min(1400.0 - 2.0 * EDGE);
        let is_narrow = width < NARROW;
        let has_games = view.files.on_table.is_some() || !view.files.kept.is_empty();
        let columns = if is_narrow { 2 } else { CARDS.len() };
        #[expect(clippy::cast_precision_loss, reason = "five cards")]
        let card_rows = CARDS.len().div_ceil(columns) as f32;
        let sheet_rows = if is_narrow { 2.0 } else { 1.0 };
        let row = |(usual, low)| if room.y < LOW { low } else { usual };
        let (heading_height, languages_height) = (row(HEADING), row(LANGUAGES));
        let rest = room.y - heading_height - languages_height;
        let (cards, sheets) = if has_games {
            let spare = rest - (LABEL + BETWEEN) * sheet_rows - BETWEEN * (card_rows - 1.0);
            let each = spare / (card_rows + sheet_rows);
            let card = each.clamp(CARD.0, CARD.1);
            let sheet = (spare - card * card_rows) / sheet_rows;
            (card, sheet.clamp(SHEETS.0, SHEETS.1))
        } else {
            let card = (rest - BETWEEN * card_rows) / card_rows;
            (card.clamp(CARD.0, ALONE), 0.0)
        };
        let lower = if has_games {
            sheet_rows * (sheets + LABEL + BETWEEN)
        } else {
            0.0
        };
        let upper = card_rows * cards + (card_rows - 1.0) * BETWEEN;
        let taken = upper + lower;
        let height = room.y.max(heading_height + taken + languages_height);
        let (page, _) = ui.allocate_exact_size(vec2(room.x, height), Sense::hover());
        let page = Rect::from_center_size(page.center(), vec2(width, height));
        let (top, below) = page.split_top_bottom_at_y(page.top() + heading_height);
        heading(ui, view, top);
        let (middle, foot) = below.split_top_bottom_at_y(below.bottom() - languages_height);
        let free = (middle.height() - taken).max(0.0);
        let from = middle.top() + free * 0.25;
        let upper = Rect::from_min_size(pos2(middle.left(), from), vec2(width, upper));
        self.cards(ui, view, upper, columns);
        if has_games {
            let lower =
                Rect::from_min_size(pos2(middle.left(), upper.bottom()), vec2(width, lower));
            self.games(ui, view, lower, is_narrow);
        }
        languages(ui, view, foot);
    }

    /// Returns whether the last card that was chosen is that of the arbiter's desk.
    pub const fn leads_to_desk(&self) -> bool {
        self.leads_to_desk
    }

    /// The cards, `columns` side by side; the digits press them.
    fn cards(&mut self, ui: &Ui, view: &View<'_>, rect: Rect, columns: usize) {
        let rows = CARDS.len().div_ceil(columns);
        #[expect(clippy::cast_precision_loss, reason = "five cards")]
        let [columns_wide, rows_high] = [columns as f32, rows as f32];
        let size = vec2(
            ((rect.width() - BETWEEN * (columns_wide - 1.0)) / columns_wide).min(440.0),
            (rect.height() - BETWEEN * (rows_high - 1.0)) / rows_high,
        );
        let whole = size.x * columns_wide + BETWEEN * (columns_wide - 1.0);
        let left = rect.center().x - whole / 2.0;
        let words = words_height(ui, view, &CARDS, size);
        for (index, card) in CARDS.into_iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "five cards")]
            let at = vec2((index % columns) as f32, (index / columns) as f32);
            let corner = pos2(left, rect.top()) + at * (size + Vec2::splat(BETWEEN));
            let place = Rect::from_min_size(corner, size);
            let number = index + 1;
            let is_clicked = start_card(ui, view, &mut self.pieces, card, number, (place, words));
            if is_clicked || is_pressed(ui, number) {
                self.leads_to_desk = card == StartCard::Desk;
                Self::begin(view, card);
            }
        }
    }

    fn begin(view: &View<'_>, card: StartCard) {
        view.ask(match card {
            StartCard::SideClock => Command::Show(Screen::SideClock),
            StartCard::Open => Command::Choose(FileTask::Open),
            StartCard::Learn => Command::Show(Screen::Learn),
            StartCard::Desk if view.has_desk() => Command::Show(Screen::Desk),
            // The desk belongs to a game.
            StartCard::Play | StartCard::Desk => Command::Show(Screen::NewGame),
        });
    }

    /// The unfinished game and the last ones, each on its sheet below its heading.
    fn games(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect, is_narrow: bool) {
        let open = unfinished(view).find(ShownGame::is_worth_a_sheet);
        let more = unfinished(view).count() - usize::from(open.is_some());
        let halves = match open {
            None => [None, Some(rect)],
            Some(_) if is_narrow => {
                let (upper, lower) = rect.split_top_bottom_at_fraction(0.5);
                [Some(upper), Some(lower)]
            }
            Some(_) => {
                let (left, right) = rect.split_left_right_at_fraction(0.5);
                [
                    Some(left.with_max_x(left.right() - BETWEEN / 2.0)),
                    Some(right.with_min_x(right.left() + BETWEEN / 2.0)),
                ]
            }
        };
        let parts = |half: Rect| {
            let from = half.top() + BETWEEN;
            half.with_min_y(from).split_top_bottom_at_y(from + LABEL)
        };
        if let (Some(open), [Some(half), _]) = (open, halves) {
            let (heading, sheet) = parts(half);
            let name = if open.is_being_played(view) {
                "in-play"
            } else {
                "first-unfinished"
            };
            label(ui, &view.tr(name), heading);
            if more > 0 {
                let more = view.tr_args("first-more-unfinished", &[("count", more.into())]);
                to_all(ui, view, "unfinished", &more, heading);
            }
            unfinished_sheet(ui, view, &mut self.pieces, open, sheet);
        }
        if let [_, Some(half)] = halves {
            let (heading, sheet) = parts(half);
            label(ui, &view.tr("first-recent"), heading);
            to_all(ui, view, "all", &view.tr("kept-title"), heading);
            let places = if half.width() > 900.0 { 6 } else { 3 };
            let games = recent(view, places);
            recent_sheet(ui, view, &mut self.pieces, &games, places, sheet);
        }
    }
}

/// Whether the key with that digit went down.
fn is_pressed(ui: &Ui, number: usize) -> bool {
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let Some(wanted) = number.checked_sub(1).and_then(|index| keys.get(index)) else {
        return false;
    };
    keyboard::is_free(ui)
        && keyboard::presses(ui)
            .iter()
            .any(|press| press.key == *wanted && !press.modifiers.any())
}

/// The wordmark, and the way to the settings and the keys.
fn heading(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("heading"), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = APART;
            let name = view.tr("app-name");
            let has_clocks = running_clock::any_runs(view);
            let clocks = if has_clocks { CLOCKS } else { 0.0 };
            let ways = ways_from(ui, view, rect.width() - clocks);
            let width = |size: f32| line_width(ui.painter(), &name, bold(size)) + APART;
            let taken: f32 = ways.iter().map(|(way, _)| way.width(ui) + BESIDE).sum();
            let has_room = |size: &f32| taken + clocks + width(*size) <= rect.width();
            let wordmark = WORDMARK.into_iter().find(has_room);
            // The window's title says it too.
            if let Some(size) = wordmark.or((!has_clocks).then_some(WORDMARK[1])) {
                ui.label(RichText::new(&*name).font(bold(size)));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = BESIDE;
                for (way, leads_to) in ways {
                    if way.show(ui).clicked() {
                        leads_to.follow(view);
                    }
                }
                if running_clock::in_bar(ui, view) {
                    return;
                }
                let room = ui.available_width();
                let (what, soft) = (view.tr("app-what"), palette(ui).soft_ink);
                let what = fitted_line(ui.painter(), &what, regular, 16.5, room, soft);
                if what.size().x <= room {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(what));
                }
            });
        });
    });
}

/// Where a button of the heading leads.
#[derive(Clone, Copy, Debug)]
enum LeadsTo {
    Screen(Screen),
    Practice,
}

impl LeadsTo {
    fn follow(self, view: &View<'_>) {
        match self {
            Self::Screen(screen) => view.ask(Command::Show(screen)),
            Self::Practice => view.practise(PracticeTerms::alone()),
        }
    }
}

/// The ways from a heading that wide, from its right end; those that stand last lose their words first where there is no room
/// for all, and leave where there is none for their signs: the palette knows them too.
fn ways_from<'a>(ui: &Ui, view: &View<'a>, room: f32) -> Vec<(Button<'a>, LeadsTo)> {
    let incident = if view.incident.is_some() {
        "kept-incident"
    } else {
        "incident-new"
    };
    let ways = [
        (Icon::Help, "menu-keys", LeadsTo::Screen(Screen::Keys)),
        (
            Icon::Preferences,
            "menu-preferences",
            LeadsTo::Screen(Screen::Preferences),
        ),
        (Icon::Alone, "practice-alone", LeadsTo::Practice),
        (Icon::Whistle, incident, LeadsTo::Screen(Screen::Incident)),
        (Icon::Log, "event-title", LeadsTo::Screen(Screen::Event)),
    ];
    let signs = ways.map(|(icon, id, leads_to)| (Button::icon(icon, view.tr(id)), leads_to));
    let name = line_width(ui.painter(), &view.tr("app-name"), bold(WORDMARK[0])) + APART;
    let mut signs = Vec::from(signs);
    let bare = |signs: &[(Button<'_>, LeadsTo)]| -> f32 {
        signs.iter().map(|(sign, _)| sign.width(ui) + BESIDE).sum()
    };
    while signs.len() > ALWAYS && name + bare(&signs) > room {
        signs.pop();
    }
    let mut left = room - name - bare(&signs);
    signs
        .into_iter()
        .enumerate()
        .map(|(index, (sign, leads_to))| {
            let mut worded = sign.clone();
            worded.word = Some(sign.name.clone());
            let more = worded.width(ui) - sign.width(ui);
            // The keys are known by their sign alone.
            if index == 0 || more > left {
                return (sign, leads_to);
            }
            left -= more;
            (worded, leads_to)
        })
        .collect()
}

/// The way to all games and files, in those words.
fn to_all(ui: &mut Ui, view: &View<'_>, salt: &str, words: &str, rect: Rect) {
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(salt), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if bare(ui, &format!("{words} →")).clicked() {
                view.ask(Command::Show(Screen::Kept));
            }
        });
    });
}

/// The languages, each in its own name, a line under the one that is spoken.
fn languages(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    let colors = palette(ui);
    let spacing = 4.0;
    let widths = Language::ALL.map(|language| {
        let name = language.own_name().to_owned();
        let galley = ui.painter().layout_no_wrap(name, bold(LEAD), colors.ink);
        galley.size().x + 32.0
    });
    let whole: f32 = widths.iter().sum::<f32>() + spacing * 5.0;
    let shrink = (rect.width() / whole).min(1.0);
    let mut left = rect.center().x - whole * shrink / 2.0;
    for (language, width) in Language::ALL.into_iter().zip(widths) {
        let size = vec2(width * shrink, 40.0);
        let place = Rect::from_min_size(pos2(left, rect.center().y - 20.0), size);
        left += size.x + spacing * shrink;
        let response = ui.interact(place, ui.scope_id().with(language.tag()), Sense::click());
        let is_spoken = view.words.language() == language;
        response.widget_info(|| {
            let part = eframe::egui::Role::Button;
            eframe::egui::WidgetInfo::selected(part, true, is_spoken, language.own_name())
        });
        let painter = ui.painter();
        if response.hovered() || response.has_focus() {
            painter.rect_filled(place, 6.0, colors.tint);
        }
        let size = 16.0 * shrink.max(0.8);
        let font = if is_spoken { bold(size) } else { regular(size) };
        let middle = eframe::egui::Align2::CENTER_CENTER;
        painter.text(
            place.center(),
            middle,
            language.own_name(),
            font,
            colors.ink,
        );
        if is_spoken {
            let line = Stroke::new(3.0, colors.here);
            painter.hline(place.x_range(), place.bottom() - 1.5, line);
        }
        if response.clicked() {
            view.change(|settings| settings.preferences.language = Some(language));
        }
    }
}
