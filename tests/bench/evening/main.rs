//! An evening of eight hours in a real window, at fifty times the speed: `cargo bench --bench evening`, ten minutes.
//!
//! Game after game is played, with claims, corrections, illegal moves, fallen flags, the side clock between games, every
//! screen and every language. The memory must stay flat, no frame may take long, and every act must be on the disk.
//!
//! `JADOUBE_EVENING=30` makes it as many minutes of the evening instead of eight hours.

use std::cell::RefCell;
use std::env;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use evening_window::EveningWindow;
use fast_time::{FastTime, SPEED};
use figures::Figures;
use jadoube::app::App;
use jadoube::app::platform::Platform;
use support::window::desktop::Desktop;

mod evening_window;
mod fast_time;
mod figures;
mod kept;
mod table_players;

#[path = "../../support"]
mod support {
    pub mod seeded_random;
    #[expect(dead_code, reason = "nobody clicks this evening")]
    pub mod window;
}

/// What this program is told to be the one in the window.
const IN_WINDOW: &str = "--in-window";

/// How long the evening is.
fn length() -> Duration {
    let minutes = env::var("JADOUBE_EVENING").ok();
    let minutes = minutes.and_then(|minutes| minutes.parse().ok());
    Duration::from_mins(minutes.unwrap_or(480))
}

fn main() -> ExitCode {
    if env::args().any(|word| word == IN_WINDOW) {
        return in_window();
    }
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let ended = desktop
        .command(env::current_exe().expect("a program"), home.path())
        .arg(IN_WINDOW)
        .status()
        .expect("a program");
    ExitCode::from(u8::from(!ended.success()))
}

/// The program itself, on a platform whose time passes faster; everything else of it is the machine's.
fn in_window() -> ExitCode {
    let figures = Rc::new(RefCell::new(Figures::default()));
    let (evening, of_window) = (length(), figures.clone());
    let mut options = eframe::NativeOptions {
        viewport: eframe::egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..eframe::NativeOptions::default()
    };
    options.glow_options.vsync = false;
    options.dithering = false;
    let ended = eframe::run_native(
        "Evening",
        options,
        Box::new(move |creation| {
            let platform = Platform {
                time: Box::new(FastTime::beginning_now()),
                ..Platform::real()
            };
            let app = App::new(platform, &creation.egui_ctx);
            Ok(Box::new(EveningWindow::new(app, evening, of_window)))
        }),
    );
    if let Err(error) = ended {
        panic!("the window does not open: {error}");
    }
    let figures = figures.borrow();
    println!(
        "{:.1} hours of an evening in {:.0} s",
        evening.as_secs_f64() / 3600.0,
        evening.as_secs_f64() / f64::from(SPEED)
    );
    let flat = figures.tell_memory();
    let quick = figures.tell_frames();
    let whole = kept::tell(figures.asked(), figures.asked_of_clock());
    ExitCode::from(u8::from(!(flat && quick && whole)))
}
