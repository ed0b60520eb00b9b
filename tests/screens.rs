//! The screens: what gestures become, and that every screen stands in every size and light.

use egui_kittest::kittest::Queryable;
use jadoube::laws::{Act, Terms};
use jadoube::ui::Screen;

use support::shell::{Shell, window};

mod support {
    pub mod raster;
    pub mod shell;
}

#[test]
fn a_pawn_clicked_and_then_a_square_is_touched_lifted_and_released() {
    let mut window = window(Shell::new(Terms::default()), 1280.0, 800.0);
    window.get_by_label("e2, white pawn").click();
    window.run();
    window.get_by_label("e4, empty").click();
    window.run();
    let acts: Vec<&Act> = window
        .state()
        .log
        .iter()
        .map(|entry| &entry.event.act)
        .collect();
    let (e2, e4) = (jadoube::chess::Square::E2, jadoube::chess::Square::E4);
    assert_eq!(acts, [&Act::Touch(e2), &Act::Lift(e2), &Act::Release(e4)]);
    window.get_by_label("e4, white pawn");
}

#[test]
fn every_screen_has_its_glyphs_and_its_names() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for screen in [
            Screen::First,
            Screen::Table,
            Screen::NewGame,
            Screen::Preferences,
            Screen::Keys,
        ] {
            let mut shell = Shell::new(Terms::default());
            shell.settings.screen = screen;
            window(shell, width, height);
        }
    }
}
