//! The first screen: its cards are whole, corners and words.

use egui_kittest::kittest::Queryable;
use jadoube::i18n::{Language, Words};
use jadoube::ui::ColorScheme;

use super::file_scenes;
use crate::support::app_harness::window;

#[test]
fn the_pictures_on_the_cards_have_the_cards_round_corners() {
    for (mode, ground) in [
        (ColorScheme::Light, [0xF4, 0xF0, 0xE7]),
        (ColorScheme::Dark, [0x16, 0x18, 0x17]),
        (ColorScheme::Contrast, [0xFF; 3]),
    ] {
        let mut shell = file_scenes::first_start(Words::new(Language::English));
        shell.set(|settings| settings.mode = mode);
        let mut window = window(shell, 1280.0, 800.0);
        let picture = window.render().expect("a picture");
        for card in ["Play", "Side clock", "Open a game"] {
            let rect = window.get_by_label(card).rect();
            for corner in [rect.left_top(), rect.right_top()] {
                let inside = corner + (rect.center() - corner).normalized() * 2.0;
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a pixel of the window"
                )]
                let pixel = picture.get_pixel(inside.x as u32, inside.y as u32).0;
                let is_ground = pixel
                    .iter()
                    .zip(ground)
                    .all(|(is, ground)| is.abs_diff(ground) < 24);
                assert!(is_ground, "{card} at {inside}, {mode:?}: {pixel:?}");
            }
        }
    }
}
