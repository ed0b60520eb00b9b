//! Who learns now: a menu at the right of the title, in which a learner is chosen, added, or forgotten.

use eframe::egui::{Key, PopupCloseBehavior, Ui, vec2};

use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::menu_item::MenuItem;
use crate::kit::theme::palette;
use crate::kit::widgets::{bare_menu, one_line, quiet, soft, warning, written_like};
use crate::parts::page::scroll_from_top;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;

/// How wide the menu is, and how wide a name on its button at most.
const WIDTH: f32 = 280.0;
const NAME: f32 = 180.0;

/// How high the list of learners is at most.
const LIST: f32 = 260.0;

/// The menu, with the name that is being typed.
#[derive(Debug, Default)]
pub struct LearnerMenu {
    typed: String,
    forgets: InPlaceConfirmation<()>,
}

/// Returns who learns now, if anybody has given a name.
fn current_learner(view: &View<'_>) -> Option<String> {
    let current = view.learn.map(|learn| learn.learners.current.clone());
    current.filter(|name| !name.is_empty())
}

/// Returns what the button of the menu says: who learns now, or that one can be chosen.
fn button_text(view: &View<'_>) -> String {
    current_learner(view).unwrap_or_else(|| view.tr("learner-choose").into_owned())
}

impl LearnerMenu {
    /// How wide its button is.
    pub fn width(ui: &Ui, view: &View<'_>) -> f32 {
        let name = button_text(view);
        line_width(ui.painter(), &name, regular(LEAD)).min(NAME) + 44.0
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let name = button_text(view);
        let ink = palette(ui).ink;
        let shown = one_line(&format!("{name} ▾"), regular(LEAD), ink, NAME + 24.0);
        let closes = PopupCloseBehavior::CloseOnClickOutside;
        let spoken = if current_learner(view).is_some() {
            let args = [("name", name.as_str().into())];
            view.tr_args("learner-who", &args).into_owned()
        } else {
            name
        };
        bare_menu(ui, shown, closes, |ui| self.contents(ui, view)).accessible_name(spoken);
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(learn) = view.learn else { return };
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 4.0;
        let learners = learn.learners;
        let names: Vec<&str> = learners.named().map(|(name, _)| name).collect();
        if names.is_empty() {
            soft(ui, &view.tr("learner-none"));
        } else {
            let list = scroll_from_top(ui, "learners").max_height(LIST);
            list.auto_shrink(true).show(ui, |ui| {
                for name in names {
                    choose_row(ui, view, name, name == learners.current);
                }
            });
        }
        ui.separator();
        if learners.is_full() {
            soft(ui, &view.tr("learner-full"));
        } else {
            let (label, example) = (view.tr("learner-new"), view.tr("learner-new-example"));
            let field = written_like(ui, &mut self.typed, &label, &example, WIDTH - 18.0);
            let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let name = self.typed.trim().to_owned();
            let (_, taken) = learners.parted(vec![name.clone()]);
            name_taken(ui, view, &taken);
            if is_entered && !name.is_empty() && taken.is_empty() {
                choose(view, &name);
                self.typed.clear();
                ui.close();
            }
        }
        if !learners.current.is_empty() {
            let args = [("name", learners.current.as_str().into())];
            let act = view.tr_args("learner-forget-name", &args).into_owned();
            if self.forgets.guard(ui, view.words, (), &act, quiet) {
                forget(view, &learners.current);
            }
        }
    }
}

/// Tells which names more than one learner would bear, if any would.
pub fn name_taken(ui: &mut Ui, view: &View<'_>, taken: &[String]) {
    let names: Vec<&str> = taken
        .iter()
        .map(String::as_str)
        .filter(|it| !it.is_empty())
        .collect();
    if !names.is_empty() {
        let args = [("names", names.join(", ").into())];
        warning(ui, &view.tr_args("learner-taken", &args));
    }
}

fn choose_row(ui: &mut Ui, view: &View<'_>, name: &str, is_current: bool) {
    let font = if is_current {
        bold(LEAD)
    } else {
        regular(LEAD)
    };
    let ink = palette(ui).ink;
    let item = MenuItem {
        size: vec2(WIDTH - 14.0, 34.0),
        ..MenuItem::choice(is_current, one_line(name, font, ink, WIDTH - 40.0))
    };
    if item.show(ui).clicked() {
        choose(view, name);
        ui.close();
    }
}

/// Somebody of that name learns from now on.
pub fn choose(view: &View<'_>, name: &str) {
    let choose = LearnCommand::ChooseLearner(name.to_owned());
    view.ask(Command::Learn(choose));
}

/// What somebody has done is forgotten.
pub fn forget(view: &View<'_>, name: &str) {
    let forget = LearnCommand::ForgetLearner(name.to_owned());
    view.ask(Command::Learn(forget));
}
