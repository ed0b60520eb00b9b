//! The words on every screen: each language, and words longer than any, fit at the smallest window.

use jadoube::chess::{ByColor, Color};
use jadoube::clock::{Moment, TimeControl};
use jadoube::i18n::{Language, Words};
use jadoube::laws::{Act, Event, Terms};
use jadoube::ui::Screen;

use support::shell::{Shell, window};

mod support {
    pub mod raster;
    pub mod shell;
}

const SCREENS: [(&str, Screen); 6] = [
    ("first", Screen::First),
    ("table", Screen::Table),
    ("new-game", Screen::NewGame),
    ("preferences", Screen::Preferences),
    ("print", Screen::Print),
    ("keys", Screen::Keys),
];

/// A game under way, after a few moves and an illegal one.
fn game() -> Shell {
    let control: TimeControl = "40/5400+30:1800+30".parse().expect("a time control");
    let mut shell = Shell::new(Terms {
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, Act::Start));
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
    ] {
        shell.does(color, Act::Move(text.into()));
    }
    shell
}

#[test]
fn every_screen_stands_in_every_language_at_the_smallest_window() {
    for language in Language::ALL {
        for (name, screen) in SCREENS {
            let mut shell = game();
            shell.words = Words::new(language);
            shell.settings.screen = screen;
            let mut window = window(shell, 900.0, 600.0);
            let picture = window.render().expect("a picture");
            if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
                let path =
                    std::path::Path::new(&folder).join(format!("{name}-{}.png", language.tag()));
                picture.save(path).expect("the folder can be written to");
            }
        }
    }
}
