//! The round for the hall in a window of its own, for a second screen, while the arbiter goes on in the first.

use eframe::egui::{
    Align, CentralPanel, Context, Frame, Key, Label, Layout, Margin, Panel, RichText, Ui,
    ViewportBuilder, ViewportCommand, ViewportId,
};

use super::hall_page::{HallPage, can_open};
use crate::kit::button::Button;
use crate::kit::fonts::bold;
use crate::kit::icons::Icon;
use crate::kit::keyboard;
use crate::kit::theme::palette;
use crate::view::command::Command;
use crate::view::frame_view::View;

/// How large the window is when it opens, in points.
const SIZE: [f32; 2] = [1024.0, 640.0];

/// How high its bar is, and how large the name in it.
const BAR: f32 = 44.0;
const NAME: f32 = 20.0;

/// The window for the hall.
#[derive(Debug, Default)]
pub struct HallWindow {
    page: HallPage,
}

impl HallWindow {
    /// Shows the window while it is open. It is drawn with the frames of the first one, and asks for such frames itself.
    pub fn ui(&mut self, context: &Context, view: &View<'_>) {
        if !view.window.has_hall_window || !can_open(context) {
            return;
        }
        let title = format!("{} · {}", view.tr("event-hall"), view.tr("app-name"));
        let window = ViewportBuilder::default()
            .with_title(title)
            .with_inner_size(SIZE);
        let id = ViewportId::from_hash_of("hall");
        context.show_viewport_immediate(id, window, |ui, _| self.contents(ui, view));
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (closes, is_full) = ui.input(|input| {
            let window = input.viewport();
            (window.close_requested(), window.fullscreen == Some(true))
        });
        if closes {
            view.ask(Command::HallWindow(false));
        }
        let fills = keyboard::take(ui, Key::F11) || is_full && keyboard::take(ui, Key::Escape);
        let mut turns = fills;
        let ground = palette(ui).ground;
        if !is_full {
            let margin = Margin::symmetric(32, 4);
            let frame = Frame::new().fill(ground).inner_margin(margin);
            let bar = Panel::top("hall-bar").frame(frame).exact_size(BAR);
            bar.show_separator_line(false).show(ui, |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let mut full = Button::icon(Icon::Projector, view.tr("menu-full-screen"));
                    full.word = Some(full.name.clone());
                    turns |= full.show(ui).clicked();
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let name = RichText::new(&*HallPage::name(view)).font(bold(NAME));
                        ui.add(Label::new(name).truncate());
                    });
                });
            });
        }
        let frame = Frame::new()
            .fill(ground)
            .inner_margin(Margin::symmetric(32, 8));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.page.round_ui(ui, view);
        });
        if turns {
            ui.ctx()
                .send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
        }
    }
}
