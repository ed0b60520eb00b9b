//! The round for the hall in a window of its own, where the system has such.

use std::cell::RefCell;

use eframe::egui::{Context, RawInput, Shape, ViewportEvent, ViewportId, ViewportInfo};
use egui_kittest::kittest::Queryable as _;
use jadoube_ui::{Command, Screen};

use super::event::english;
use super::event_hall::hall;
use super::scenes::{Window, press};

thread_local! {
    /// What was written in the window beside the first one when it was drawn last, and whether it is to close.
    static BESIDE: RefCell<(Vec<String>, bool)> = RefCell::default();
}

/// Draws windows of their own, of which only the words are kept.
fn have_windows(window: &Window) {
    window.ctx.set_embed_viewports(false);
    Context::set_immediate_viewport_renderer(|context, mut viewport| {
        let closes = BESIDE.with_borrow(|(_, closes)| *closes);
        let info = ViewportInfo {
            events: closes.then_some(ViewportEvent::Close).into_iter().collect(),
            ..ViewportInfo::default()
        };
        let input = RawInput {
            viewport_id: viewport.ids.this,
            viewports: [(viewport.ids.this, info)].into_iter().collect(),
            ..RawInput::default()
        };
        let mut output = context.run_ui(input, |ui| (viewport.viewport_ui_cb)(ui));
        output.textures_delta.clear();
        let texts = output.shapes.iter().filter_map(|shape| {
            if let Shape::Text(text) = &shape.shape {
                Some(text.galley.text().to_owned())
            } else {
                None
            }
        });
        BESIDE.with_borrow_mut(|(told, _)| *told = texts.collect());
    });
}

fn is_written_beside(part: &str) -> bool {
    BESIDE.with_borrow(|(told, _)| told.iter().any(|text| text.contains(part)))
}

#[test]
fn the_hall_has_a_window_of_its_own_where_there_can_be_one() {
    let mut window = hall(english());
    let offer = window.words().tr("event-hall-window");
    assert!(window.query_by_label(&offer).is_none(), "no windows here");
    have_windows(&window);
    window.run_ok();
    press(&mut window, &offer);
    window.run_ok();
    // The arbiter goes on in the first window.
    assert_eq!(window.state().screen(), Screen::Event);
    assert!(is_written_beside("Round 1"));
    assert!(is_written_beside("Klubski turnir"));
    assert!(is_written_beside("Novak, Ana"));
    window.ask(Command::Show(Screen::Hall));
    window.run_ok();
    assert!(window.query_by_label(&offer).is_none(), "it is open");
    assert_eq!(window.ctx.viewport_id(), ViewportId::ROOT);
    BESIDE.with_borrow_mut(|(_, closes)| *closes = true);
    window.run_ok();
    window.run_ok();
    assert!(window.query_by_label(&offer).is_some(), "it was closed");
}
