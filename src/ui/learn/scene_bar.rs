//! The bar over a scene: the way back, what is shown, and at its right the edition, the language and the projector.

use eframe::egui::{Popup, Rect, Role as Part, Sense, TextWrapMode, Ui, WidgetInfo, pos2};

use crate::i18n::Language;
use crate::laws::Edition;
use crate::record::script::Editions;
use crate::ui::kit::bar_item::{BarItem, Emphasis};
use crate::ui::kit::fitted_text::fitted_line;
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::icons::Icon;
use crate::ui::kit::page::page_bar_with;
use crate::ui::kit::theme::palette;
use crate::ui::view::command::Command;
use crate::ui::view::frame_view::View;
use crate::ui::view::learn_view::{ClassChoices, LearnCommand};

/// Narrower than this, in points, the bar says only what it must.
const WIDE: f32 = 1100.0;

/// Shows the bar: `title` large, `more` beside it where there is room, and the edition to be chosen among `editions`.
pub fn scene_bar(
    ui: &mut Ui,
    view: &View<'_>,
    (title, more): (&str, &str),
    current: Edition,
    editions: &Editions,
) {
    page_bar_with(ui, view, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let is_wide = ui.ctx().content_rect().width() >= WIDE;
        projector(ui, view, is_wide);
        language_menu(ui, view, is_wide);
        edition_menu(ui, view, current, editions, is_wide);
        heading(ui, title, more);
    });
}

/// The classroom's choices, changed.
fn choose(view: &View<'_>, change: impl FnOnce(&mut ClassChoices)) {
    let Some(learn) = view.learn else { return };
    let mut class = *learn.class;
    change(&mut class);
    view.ask(Command::Learn(LearnCommand::ChooseForClass(class)));
}

fn projector(ui: &mut Ui, view: &View<'_>, is_wide: bool) {
    let is_projected = view.learn.is_some_and(|learn| learn.class.is_projected);
    let word = view.tr("scene-projector");
    let name = if is_projected {
        view.tr("scene-projector-on")
    } else {
        word.clone()
    };
    let mut item = BarItem::new(Icon::Projector, name);
    item.word = is_wide.then_some(word);
    if is_projected {
        item.emphasis = Emphasis::Awaiting;
    }
    if item.show(ui).clicked() {
        choose(view, |class| class.is_projected = !class.is_projected);
    }
}

fn language_menu(ui: &mut Ui, view: &View<'_>, is_wide: bool) {
    let current = view.words.language();
    let word = if is_wide {
        current.own_name().to_owned()
    } else {
        short(current).to_owned()
    };
    let name = format!("{}: {}", view.tr("scene-language"), current.own_name());
    let response = menu_button(ui, &word, &name);
    Popup::menu(&response).show(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        for language in Language::ALL {
            let is_current = language == current;
            if ui
                .selectable_label(is_current, language.own_name())
                .clicked()
            {
                view.ask(Command::Learn(LearnCommand::Speak(language)));
            }
        }
    });
}

/// A language in two or three letters.
const fn short(language: Language) -> &'static str {
    match language {
        Language::English => "EN",
        Language::SerbianCyrillic => "СР",
        Language::SerbianLatin => "SR",
        Language::Slovene => "SL",
        Language::Polish => "PL",
        Language::Macedonian => "МК",
    }
}

fn edition_menu(
    ui: &mut Ui,
    view: &View<'_>,
    current: Edition,
    editions: &Editions,
    is_wide: bool,
) {
    let laws_of = |edition: Edition| {
        let args = [("year", edition.name().into())];
        view.tr_args("laws-of", &args).into_owned()
    };
    let name = laws_of(current);
    let word = if is_wide {
        name.as_str()
    } else {
        current.name()
    };
    let response = menu_button(ui, word, &name);
    Popup::menu(&response).show(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        for edition in Edition::ALL.into_iter().rev() {
            let holds = editions.contains(edition);
            ui.add_enabled_ui(holds, |ui| {
                let is_current = edition == current;
                if ui.selectable_label(is_current, laws_of(edition)).clicked() {
                    choose(view, |class| class.edition = Some(edition));
                }
            });
        }
    });
}

/// A word in the bar that opens a menu.
fn menu_button(ui: &mut Ui, word: &str, name: &str) -> eframe::egui::Response {
    let colors = palette(ui);
    let galley = ui
        .painter()
        .layout_no_wrap(word.to_owned(), regular(16.0), colors.ink);
    let size = eframe::egui::vec2(galley.size().x + 36.0, 36.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, name));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, crate::ui::kit::theme::SMALL_CORNER, colors.tint);
    }
    if response.has_focus() {
        crate::ui::kit::tile::focus_ring(ui, rect);
    }
    let at = pos2(rect.left() + 8.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, colors.ink);
    let sign = Rect::from_center_size(
        pos2(rect.right() - 14.0, rect.center().y),
        eframe::egui::vec2(12.0, 12.0),
    );
    Icon::Choice.paint(painter, sign, colors.ink);
    response
}

/// The title in the middle of the window where that has room, else in the middle of what is left.
fn heading(ui: &mut Ui, title: &str, more: &str) {
    let colors = palette(ui);
    let room = ui
        .available_rect_before_wrap()
        .shrink2(eframe::egui::vec2(8.0, 0.0));
    let painter = ui.painter().clone();
    let heading = fitted_line(&painter, title, bold, 17.0, room.width(), colors.ink);
    let beside = painter.layout_no_wrap(more.to_owned(), regular(15.0), colors.soft_ink);
    let both = heading.size().x + 10.0 + beside.size().x;
    let has_room = both <= room.width() && !more.is_empty();
    let width = if has_room { both } else { heading.size().x };
    let window = ui.ctx().content_rect();
    let left = (window.center().x - width / 2.0)
        .clamp(room.left(), (room.right() - width).max(room.left()));
    let response = ui.interact(room, ui.scope_id().with("scene-heading"), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, format!("{title}, {more}")));
    let at = pos2(left, room.center().y - heading.size().y / 2.0);
    let next = left + heading.size().x + 10.0;
    painter.galley(at, heading, colors.ink);
    if has_room {
        let at = pos2(next, room.center().y - beside.size().y / 2.0 + 0.5);
        painter.galley(at, beside, colors.soft_ink);
    }
}
