//! The bar above the table: the menu, what is being played, and what everybody may do.

use std::fmt::Write;

use eframe::egui::{Align, Button, Frame, Layout, Margin, Panel, RichText, TextWrapMode, Ui};

use super::layout::bar_height;
use crate::laws::ArbiterAct;
use crate::ui::Command;
use crate::ui::adjournment::resumption::ResumptionPanel;
use crate::ui::desk::arbiter_desk::ArbiterDesk;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::palette;
use crate::ui::kit::widgets::{bare_menu, sign, soft};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;
use crate::ui::view::settings::AssistLevel;

/// Shows the bar.
pub fn top_bar(ui: &mut Ui, view: &View<'_>, desk: &mut ArbiterDesk) {
    let colors = palette(ui);
    let frame = Frame::new()
        .fill(colors.ground)
        .inner_margin(Margin::symmetric(12, 0));
    Panel::top("bar")
        .exact_size(bar_height(ui))
        .frame(frame)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                menu(ui, view);
                ui.label(
                    RichText::new(view.tr("app-name"))
                        .font(bold(16.0))
                        .color(colors.ink),
                );
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if sign(ui, "?", &view.tr("menu-keys")).clicked() {
                        view.ask(Command::Show(Screen::Keys));
                    }
                    if sign(ui, "⇅", &view.tr("board-turn")).clicked() {
                        view.change(|settings| settings.turned = !settings.turned);
                    }
                    assist(ui, view);
                    desk.button(ui, view);
                    pause(ui, view);
                    let room = ui.available_width() - 16.0;
                    if room > 80.0 {
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            ui.add_space(8.0);
                            let text = RichText::new(terms(view)).size(13.5).color(colors.soft_ink);
                            ui.add(eframe::egui::Label::new(text).truncate());
                        });
                    }
                });
            });
        });
}

fn menu(ui: &mut Ui, view: &View<'_>) {
    let name = view.tr("menu").into_owned();
    let response = bare_menu(ui, RichText::new("☰").size(17.0), |ui| {
        ui.set_min_width(220.0);
        let item = |ui: &mut Ui, id: &str, keys: &str, command: Command| {
            if ui
                .add(
                    Button::new(view.tr(id))
                        .shortcut_text(keys)
                        .wrap_mode(TextWrapMode::Extend),
                )
                .clicked()
            {
                view.ask(command);
            }
        };
        item(ui, "menu-new", "Ctrl+N", Command::Show(Screen::NewGame));
        item(ui, "menu-open", "Ctrl+O", Command::Choose(FileTask::Open));
        item(ui, "menu-save", "Ctrl+S", Command::Choose(FileTask::Save));
        item(
            ui,
            "menu-pgn",
            "Ctrl+E",
            Command::Choose(FileTask::ExportPgn),
        );
        item(ui, "menu-print", "", Command::Show(Screen::Print));
        if view.is_playing() && !view.is_fresh() {
            let id = if ResumptionPanel::is_under_way(view) {
                "menu-resumption"
            } else {
                "menu-adjourn"
            };
            item(ui, id, "", Command::Show(Screen::Adjourning));
        }
        ui.separator();
        item(ui, "menu-first", "", Command::Show(Screen::First));
        item(
            ui,
            "menu-preferences",
            "",
            Command::Show(Screen::Preferences),
        );
        item(ui, "menu-keys", "?", Command::Show(Screen::Keys));
        item(ui, "menu-full-screen", "F11", Command::FullScreen);
        ui.separator();
        item(ui, "menu-quit", "Ctrl+Q", Command::Quit);
    });
    response.on_hover_text(&*name).accessible_name(name);
}

fn assist(ui: &mut Ui, view: &View<'_>) {
    let now = view.settings.assist;
    let name = |assist: AssistLevel| view.tr(&format!("assist-{}", assist.slug())).into_owned();
    let response = bare_menu(ui, RichText::new(name(now)).size(13.5), |ui| {
        ui.set_max_width(360.0);
        for assist in AssistLevel::ALL {
            if ui
                .add(Button::selectable(
                    assist == now,
                    RichText::new(name(assist)).font(bold(14.5)),
                ))
                .clicked()
            {
                view.change(|settings| settings.assist = assist);
            }
            soft(ui, &view.tr(&format!("assist-{}-what", assist.slug())));
        }
    });
    let what = view.tr_args("assist-now", &[("level", name(now).into())]);
    response.on_hover_text(&*what).accessible_name(what);
}

/// Stops both clocks, or lets them run on.
fn pause(ui: &mut Ui, view: &View<'_>) {
    let has_clock = view.table().clock().is_some() && !view.is_fresh();
    if !view.is_playing() || !has_clock || view.awaits_the_move_of_a_lost_envelope() {
        return;
    }
    let (what, id, act) = if view.is_paused() {
        ("▶", "clock-resume", ArbiterAct::Resume)
    } else {
        ("▮▮", "clock-pause", ArbiterAct::Stop)
    };
    if sign(ui, what, &view.tr(id)).clicked() {
        view.arbitrate(act);
    }
}

/// What governs the game, in short: the time control, the kind of play, the edition.
fn terms(view: &View<'_>) -> String {
    let terms = view.arbiter.terms();
    let mut text = String::new();
    if !view.players.event.is_empty() {
        let _ = write!(text, "{} · ", view.players.event);
    }
    let time = match &terms.control {
        None => view.tr("time-none").into_owned(),
        Some(control) if control.white == control.black => {
            crate::ui::kit::time_control_text::brief(&control.white)
        }
        Some(control) => {
            format!(
                "{} / {}",
                crate::ui::kit::time_control_text::brief(&control.white),
                crate::ui::kit::time_control_text::brief(&control.black)
            )
        }
    };
    let play = view.tr(crate::ui::kit::time_control_text::pace_id(terms.play));
    let edition = view.tr_args("edition", &[("year", terms.edition.name().into())]);
    let _ = write!(text, "{time} · {play} · {edition}");
    text
}
