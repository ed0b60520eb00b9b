//! The bar over what is learnt: the way back, what lies open, and what whoever teaches a class switches at a glance.

use eframe::egui::{Align2, Rect, Response, RichText, Ui, pos2, vec2};

use crate::i18n::Language;
use crate::laws::Edition;
use crate::ui::kit::bar_item::{BarItem, Emphasis};
use crate::ui::kit::fitted_text::{fitted_line, line_width};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::icons::Icon;
use crate::ui::kit::page::page_bar_with;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::bare_menu;
use crate::ui::view::command::Command;
use crate::ui::view::frame_view::View;
use crate::ui::view::learn_view::{ClassChoices, LearnCommand};

/// Narrower than this, in points, the bar has icons without words.
const ROOMY: f32 = 1180.0;

/// Shows the bar. `title` and what stands behind it softly are in its middle; of the editions, those can be chosen in which
/// what lies open `holds`.
pub fn class_bar(
    ui: &mut Ui,
    view: &View<'_>,
    (title, behind): (&str, &str),
    edition: Option<(Edition, &dyn Fn(Edition) -> bool)>,
) {
    let whole = ui.ctx().content_rect();
    let mut left_edge = whole.left();
    page_bar_with(ui, view, |ui| {
        let is_roomy = whole.width() >= ROOMY;
        language_menu(ui, view, is_roomy);
        if let Some((edition, holds)) = edition {
            edition_menu(ui, view, edition, holds);
        }
        let class = class(view);
        if toggle(
            ui,
            view,
            Icon::Projector,
            "class-projector",
            class.is_projected,
            is_roomy,
        ) {
            choose(view, |class| class.is_projected = !class.is_projected);
        }
        if toggle(
            ui,
            view,
            Icon::Whistle,
            "class-hold-back",
            class.holds_back,
            is_roomy,
        ) {
            choose(view, |class| class.holds_back = !class.holds_back);
        }
        left_edge = ui.min_rect().left();
        heading(ui, (title, behind));
    });
}

/// How the class learns.
#[must_use]
pub fn class(view: &View<'_>) -> ClassChoices {
    view.learn.map(|learn| *learn.class).unwrap_or_default()
}

/// The edition in which the class learns.
pub fn class_edition(view: &View<'_>) -> Edition {
    class(view).edition.unwrap_or_default()
}

/// Chooses something for the class.
pub fn choose(view: &View<'_>, change: impl FnOnce(&mut ClassChoices)) {
    let mut class = class(view);
    change(&mut class);
    view.ask(Command::Learn(LearnCommand::ChooseForClass(class)));
}

/// What lies open, as near the middle of the bar as there is room.
fn heading(ui: &mut Ui, (title, behind): (&str, &str)) {
    let room = ui.available_rect_before_wrap();
    let room = room
        .with_min_x(room.left() + 2.0 * GAP)
        .with_max_x(room.right() - GAP);
    if room.width() < 40.0 {
        return;
    }
    let colors = palette(ui);
    let painter = ui.painter();
    let title_width = line_width(painter, title, bold(17.0));
    let behind_width = line_width(painter, behind, regular(16.0));
    let has_both = !behind.is_empty() && title_width + GAP + behind_width <= room.width();
    let wanted = title_width + if has_both { GAP + behind_width } else { 0.0 };
    let middle = ui.ctx().content_rect().center().x;
    let left = (middle - wanted / 2.0)
        .min(room.right() - wanted)
        .max(room.left());
    let title = fitted_line(painter, title, bold, 17.0, room.right() - left, colors.ink);
    let place = Rect::from_min_max(pos2(left, room.top()), room.max);
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center(), title.size());
    let end = at.right();
    painter.galley(at.min, title, colors.ink);
    if has_both {
        let rest = fitted_line(
            painter,
            behind,
            regular,
            16.0,
            behind_width + 1.0,
            colors.soft_ink,
        );
        let start = pos2(end + GAP, room.center().y);
        let at = Align2::LEFT_CENTER.anchor_size(start, rest.size());
        painter.galley(at.min, rest, colors.soft_ink);
    }
}

/// Something that is on or off, with its word where there is room; whether it was pressed.
fn toggle(ui: &mut Ui, view: &View<'_>, icon: Icon, id: &str, is_on: bool, is_roomy: bool) -> bool {
    let name = view.tr(id);
    let item = BarItem {
        word: is_roomy.then(|| name.clone()),
        emphasis: if is_on {
            Emphasis::Awaiting
        } else {
            Emphasis::None
        },
        ..BarItem::new(icon, name)
    };
    item.show(ui).clicked()
}

/// The languages, each in its own name.
fn language_menu(ui: &mut Ui, view: &View<'_>, is_roomy: bool) {
    let current = view.words.language();
    let shown = if is_roomy {
        current.own_name().to_owned()
    } else {
        current
            .tag()
            .chars()
            .take(2)
            .collect::<String>()
            .to_uppercase()
    };
    let text = RichText::new(format!("{shown} ▾")).font(regular(15.0));
    let menu: Response = bare_menu(ui, text, |ui| {
        ui.set_min_width(160.0);
        for language in Language::ALL {
            let name = RichText::new(language.own_name()).font(if language == current {
                bold(16.0)
            } else {
                regular(16.0)
            });
            if ui.button(name).clicked() {
                view.ask(Command::Learn(LearnCommand::Speak(language)));
            }
        }
    });
    menu.on_hover_text(view.tr("class-language"));
}

/// The editions in which what lies open can be shown.
fn edition_menu(ui: &mut Ui, view: &View<'_>, current: Edition, holds: &dyn Fn(Edition) -> bool) {
    let args = [("year", current.name().into())];
    let text = view.tr_args("class-laws-of", &args);
    let text = RichText::new(format!("{text} ▾")).font(regular(15.0));
    bare_menu(ui, text, |ui| {
        ui.set_min_width(120.0);
        for edition in Edition::ALL.into_iter().rev() {
            let is_current = edition == current;
            let name = RichText::new(edition.name()).font(if is_current {
                bold(16.0)
            } else {
                regular(16.0)
            });
            let can_be = holds(edition);
            if ui
                .add_enabled(
                    can_be,
                    eframe::egui::Button::new(name).min_size(vec2(100.0, 32.0)),
                )
                .clicked()
            {
                choose(view, |class| class.edition = Some(edition));
            }
        }
    });
}
