//! The bar over what is learnt: the way back, what lies open, and what whoever teaches a class switches at a glance.

use eframe::egui::{Popup, Role as Part, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::menu_item::MenuItem;
use crate::kit::theme::palette;
use crate::parts::language_menu::{language_menu, menu_button};
use crate::parts::page::{Loss, page_bar_guarded};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{ClassChoices, LearnCommand};
use jadoube_core::laws::Edition;
use jadoube_core::record::script::Editions;

/// Narrower than this, in points, the bar says only what it must.
const ROOMY: f32 = 1180.0;

#[derive(Clone, Copy, Debug)]
pub struct ClassBar<'a> {
    pub title: &'a str,
    /// What stands softly beside it where there is room.
    pub beside: &'a str,
    /// The edition that rules, and those that can be chosen.
    pub edition: Option<(Edition, &'a Editions)>,
    /// Whether something is ruled here that a teacher may hold back.
    pub is_ruled_on: bool,
}

impl ClassBar<'_> {
    /// Shows the bar over a game that is played under one edition.
    pub fn of_game(ui: &mut Ui, view: &View<'_>, title: &str, edition: Edition) {
        Self::of_lost_game(ui, view, title, edition, None);
    }

    /// The same over one that is lost when the page is left, if it is.
    pub fn of_lost_game(
        ui: &mut Ui,
        view: &View<'_>,
        title: &str,
        edition: Edition,
        loses: Option<Loss<'_>>,
    ) {
        let args = [("year", edition.name().into())];
        let bar = ClassBar {
            title,
            beside: &view.tr_args("laws-of", &args),
            edition: None,
            is_ruled_on: false,
        };
        bar.show_guarded(ui, view, loses);
    }

    pub fn show(self, ui: &mut Ui, view: &View<'_>) {
        self.show_guarded(ui, view, None);
    }

    fn show_guarded(self, ui: &mut Ui, view: &View<'_>, loses: Option<Loss<'_>>) {
        page_bar_guarded(ui, view, loses, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let is_roomy = ui.ctx().content_rect().width() >= ROOMY;
            language_menu(ui, view, is_roomy);
            if let Some((edition, editions)) = self.edition {
                edition_menu(ui, view, edition, editions, is_roomy);
            }
            let class = class(view);
            let projector = (Icon::Projector, "class-projector");
            if toggle(ui, view, projector, class.is_projected, is_roomy) {
                choose(view, |class| class.is_projected = !class.is_projected);
            }
            let hold_back = (Icon::Whistle, "class-hold-back");
            if self.is_ruled_on && toggle(ui, view, hold_back, class.holds_back, is_roomy) {
                choose(view, |class| class.holds_back = !class.holds_back);
            }
            heading(ui, self.title, self.beside);
        });
    }
}

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

/// Something that is on or off, with its word where there is room; whether it was pressed.
fn toggle(
    ui: &mut Ui,
    view: &View<'_>,
    (icon, id): (Icon, &str),
    is_on: bool,
    is_roomy: bool,
) -> bool {
    let name = view.tr(id);
    let item = Button {
        word: is_roomy.then(|| name.clone()),
        kind: if is_on {
            ButtonKind::Awaiting
        } else {
            ButtonKind::Bare
        },
        ..Button::icon(icon, name)
    };
    item.show(ui).clicked()
}

/// The editions in which what lies open can be shown.
fn edition_menu(
    ui: &mut Ui,
    view: &View<'_>,
    current: Edition,
    editions: &Editions,
    is_roomy: bool,
) {
    let laws_of = |edition: Edition| {
        let args = [("year", edition.name().into())];
        view.tr_args("laws-of", &args).into_owned()
    };
    let name = laws_of(current);
    let word = if is_roomy { &name } else { current.name() };
    Popup::menu(&menu_button(ui, word, &name)).show(|ui| {
        for edition in Edition::ALL.into_iter().rev() {
            ui.add_enabled_ui(editions.contains(edition), |ui| {
                let is_current = edition == current;
                let item = MenuItem::choice(is_current, laws_of(edition));
                if item.show(ui).clicked() {
                    choose(view, |class| class.edition = Some(edition));
                }
            });
        }
    });
}

/// The title in the middle of the window where that has room, else in the middle of what is left.
fn heading(ui: &mut Ui, title: &str, more: &str) {
    let colors = palette(ui);
    let room = ui.available_rect_before_wrap().shrink2(vec2(8.0, 0.0));
    let painter = ui.painter().clone();
    let heading = fitted_line(&painter, title, bold, 17.0, room.width(), colors.ink);
    let beside = painter.layout_no_wrap(more.to_owned(), regular(15.0), colors.soft_ink);
    let both = heading.size().x + 10.0 + beside.size().x;
    let has_room = both <= room.width() && !more.is_empty();
    let width = if has_room { both } else { heading.size().x };
    let window = ui.ctx().content_rect();
    let left = (window.center().x - width / 2.0)
        .clamp(room.left(), (room.right() - width).max(room.left()));
    let response = ui.interact(room, ui.scope_id().with("class-heading"), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, format!("{title}, {more}")));
    let at = pos2(left, room.center().y - heading.size().y / 2.0);
    let next = left + heading.size().x + 10.0;
    painter.galley(at, heading, colors.ink);
    if has_room {
        let at = pos2(next, room.center().y - beside.size().y / 2.0 + 0.5);
        painter.galley(at, beside, colors.soft_ink);
    }
}
