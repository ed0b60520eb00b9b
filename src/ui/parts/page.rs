//! A page: the bar with the way back, the clocks that run meanwhile, and what the page holds.

use eframe::egui::Key;
use eframe::egui::{
    Align, AsIdSalt, CentralPanel, Frame, Id, Label, Layout, Margin, Panel, Popup, Response,
    RichText, ScrollArea, Ui, vec2,
};

use super::running_clock;
use crate::kit::announcement::announce_words;
use crate::kit::button::Button;
use crate::kit::fitted_text::line_size;
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::{InPlaceConfirmation, has_question};
use crate::kit::theme::GAP;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;

/// How high the bar over a page is.
pub const BAR: f32 = 48.0;

/// Between a page and the edge of the window.
const EDGE: i8 = 32;

/// Less high than this, a page that is to be seen at one look sets itself more tightly.
const LOW: f32 = 700.0;

/// In a bar that is less wide, the sign alone leads back beside clocks that run.
const NARROW: f32 = 700.0;

/// In a bar that leaves less room, a page goes without its name.
const LEAST_HEADING: f32 = 40.0;

/// Whether the window is so low that a page sets itself more tightly.
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Shows a page with a title and a way back, its contents at most `width` wide.
pub fn page(
    ui: &mut Ui,
    view: &View<'_>,
    heading: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    page_bar(ui, view);
    CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
        column(ui, view, width, |ui| {
            page_title(ui, heading);
            contents(ui);
        });
    });
}

/// The same, the title in the bar where the window is so low that a page sets itself more tightly.
pub fn page_titled_by_height(
    ui: &mut Ui,
    view: &View<'_>,
    heading: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    if !is_low(ui) {
        return page(ui, view, heading, width, contents);
    }
    page_bar_titled(ui, view, heading);
    CentralPanel::default()
        .frame(frame(ui))
        .show(ui, |ui| column(ui, view, width, contents));
}

pub fn page_title(ui: &mut Ui, heading: &str) {
    page_title_with(ui, heading, None);
}

/// The title of a page, and at the right end of its line what else is to be known first.
pub fn page_title_with(ui: &mut Ui, heading: &str, known_first: Option<&str>) {
    announce_words(ui, heading);
    ui.horizontal(|ui| {
        ui.label(RichText::new(heading).font(bold(28.0)));
        if let Some(text) = known_first {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Label::new(RichText::new(text).font(regular(LEAD))).truncate());
            });
        }
    });
    ui.add_space(GAP);
}

/// Shows the bar of a page that leads back to where one came from, with the page's title in it.
pub fn page_bar_titled(ui: &mut Ui, view: &View<'_>, heading: &str) {
    page_bar_with(ui, view, |ui| bar_heading(ui, heading));
}

/// Shows what the page is called, in what is left of its bar.
pub fn bar_heading(ui: &mut Ui, heading: &str) {
    announce_words(ui, heading);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(2.0 * GAP);
        let room = ui.available_width();
        if room < LEAST_HEADING {
            return;
        }
        let size = line_size(ui.painter(), heading, bold, 22.0, room).max(15.0);
        ui.add(Label::new(RichText::new(heading).font(bold(size))).truncate());
    });
}

/// Shows the bar of a page that leads back to where one came from.
pub fn page_bar(ui: &mut Ui, view: &View<'_>) {
    page_bar_with(ui, view, |_| {});
}

/// The same with more at its right end, laid out from there to the left.
pub fn page_bar_with(ui: &mut Ui, view: &View<'_>, more: impl FnOnce(&mut Ui)) {
    page_bar_guarded(ui, view, None, more);
}

/// The same; where something would be lost by leaving the page, that is asked about first.
pub fn page_bar_guarded(
    ui: &mut Ui,
    view: &View<'_>,
    loses: Option<Loss<'_>>,
    more: impl FnOnce(&mut Ui),
) {
    let back = place_name(view, view.window.back);
    if bar_with(ui, view, &back, loses, more) {
        view.ask(Command::Show(view.window.back));
    }
}

/// What would be lost by leaving a page: the question about it, and what its button says.
#[derive(Debug)]
pub struct Loss<'a> {
    pub question: &'a mut InPlaceConfirmation<()>,
    pub act: &'a str,
}

/// Shows the bar of a page, which leads back to the place of that name; whether it is left, by a click or by Esc.
pub fn bar(ui: &mut Ui, view: &View<'_>, back: &str) -> bool {
    bar_with(ui, view, back, None, |_| {})
}

fn bar_with(
    ui: &mut Ui,
    view: &View<'_>,
    back: &str,
    loses: Option<Loss<'_>>,
    more: impl FnOnce(&mut Ui),
) -> bool {
    let mut is_left = is_left_by_key(ui);
    let frame = Frame::new().inner_margin(Margin::symmetric(EDGE - 12, 4));
    Panel::top("page")
        .frame(frame)
        .exact_size(BAR)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                let has_word = !running_clock::any_runs(view) || ui.available_width() > NARROW;
                is_left = match loses {
                    Some(it) => it.leaves(ui, view, back, is_left),
                    None => back_button(ui, view, back, has_word).clicked() || is_left,
                };
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if view.window.screen != Screen::Keys {
                        help(ui, view);
                    }
                    running_clock::in_bar(ui, view);
                    more(ui);
                });
            });
        });
    is_left
}

/// Whether Esc leaves the page: not while it ends writing, closes a menu or answers a sheet or a question.
pub fn is_left_by_key(ui: &Ui) -> bool {
    let context = ui.ctx();
    let has_sheet = context.memory(|memory| memory.top_modal_layer().is_some());
    let has_other = has_sheet || has_question(ui);
    let is_busy = context.text_edit_focused() || Popup::is_any_open(context) || has_other;
    let known = Id::unique("page-busy");
    // Esc takes the keyboard from a line before this frame begins.
    let was_busy = context.data_mut(|data| {
        let before = data.get_temp(known).unwrap_or(false);
        data.insert_temp(known, is_busy);
        before
    });
    !is_busy && !was_busy && ui.input(|input| input.key_pressed(Key::Escape))
}

/// The button that leads back, with the name of where it leads.
fn back_button(ui: &mut Ui, view: &View<'_>, name: &str, has_word: bool) -> Response {
    let spoken = format!("{}: {name}", view.tr("back"));
    let mut button = Button::icon(Icon::Back, spoken.into());
    button.word = has_word.then(|| name.into());
    button.show(ui)
}

impl Loss<'_> {
    /// Shows the way back, or once that was taken, by a key or a click, the question in its place; whether it is left.
    fn leaves(self, ui: &mut Ui, view: &View<'_>, back: &str, by_key: bool) -> bool {
        if self.question.is_asked(ui, ()) {
            return self.question.question(ui, view.words, self.act);
        }
        let button = back_button(ui, view, back, true);
        if by_key || button.clicked() {
            self.question.ask(ui, (), button.rect.width());
        }
        false
    }
}

/// The way to the page of keys.
fn help(ui: &mut Ui, view: &View<'_>) {
    if Button::icon(Icon::Help, view.tr("menu-keys"))
        .show(ui)
        .clicked()
    {
        view.ask(Command::Show(Screen::Keys));
    }
}

/// What a screen is called where something leads to it.
pub fn place_name(view: &View<'_>, screen: Screen) -> String {
    let id = match screen {
        Screen::First => "menu-first",
        Screen::Table | Screen::Adjourning => "place-table",
        Screen::Desk => "desk-title",
        Screen::Review => "review-look-through",
        Screen::Conduct => "conduct-title",
        Screen::NewGame => "new-game-title",
        Screen::Preferences => "menu-preferences",
        Screen::Games => "place-games",
        Screen::Kept => "kept-title",
        Screen::Print => "sheet-print",
        Screen::Report => "report-title",
        Screen::Details => "details-title",
        Screen::Keys => "menu-keys",
        Screen::Manual => "menu-manual",
        Screen::About => "about-title",
        Screen::Laws => "laws-title",
        Screen::SideClock => "side-title",
        Screen::Learn => "learn-title",
        Screen::Lesson => "learn-lesson",
        Screen::Situation => "learn-situations",
        Screen::Scene => "learn-scene",
        Screen::Practice => "learn-partner",
        Screen::LessonEditor => "editor-title",
        Screen::LessonCheck => "check-title",
        Screen::Incident => "incident-new",
        Screen::Event => "event-title",
        Screen::Hall => "event-hall",
    };
    view.tr(id).into_owned()
}

/// A column in the middle of the page, at most `width` wide, which can be scrolled; the bar for that moves nothing.
pub fn column(ui: &mut Ui, view: &View<'_>, width: f32, contents: impl FnOnce(&mut Ui)) {
    column_named(ui, view.window.screen, width, contents);
}

/// The same under a name of its own, where one page has several.
pub fn column_named(ui: &mut Ui, name: impl AsIdSalt, width: f32, contents: impl FnOnce(&mut Ui)) {
    let whole = ui.available_width();
    scroll_from_top(ui, name).show(ui, |ui| {
        let room = ui.available_width();
        let width = width.min(room);
        ui.horizontal_top(|ui| {
            ui.add_space(((whole - width) / 2.0).min(room - width));
            let downwards = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), downwards, contents);
        });
    });
}

/// What can be scrolled up and down under a name of its own, and begins at its top whenever it is opened.
pub fn scroll_from_top(ui: &Ui, name: impl AsIdSalt) -> ScrollArea {
    let known = Id::unique(("scroll-from-top", name));
    let pass = ui.ctx().cumulative_pass_nr();
    let area = ScrollArea::vertical().auto_shrink(false).id_salt(known);
    let before: Option<u64> = ui.data(|data| data.get_temp(known));
    ui.data_mut(|data| data.insert_temp(known, pass));
    if before.is_some_and(|before| before + 1 >= pass) {
        area
    } else {
        area.vertical_scroll_offset(0.0)
    }
}

/// The frame of a page with a board, which begins right below the bar and ends at the window's margin.
pub fn board_page_frame(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin {
        left: 16,
        right: 16,
        top: 4,
        bottom: 16,
    })
}

/// The ground on which a page stands.
pub fn frame(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin {
        left: EDGE,
        right: EDGE,
        top: 4,
        bottom: 24,
    })
}
