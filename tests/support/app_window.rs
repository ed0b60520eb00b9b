//! The real program in a window of a test: its platform is the test's, and what is asked of it is done before one goes on.

use std::ops::{Deref, DerefMut};
use std::thread;
use std::time::Duration;

use eframe::egui::{Theme, vec2};
use egui_kittest::Harness;
use jadoube::app::App;
use jadoube::app::platform::Platform;
use jadoube_ui::{Command, EnvelopeWork};

use super::software_renderer::Raster;

/// How long one waits between two looks at the work beside the window.
const LOOK: Duration = Duration::from_millis(2);

/// Work that is not done after two minutes of looks has failed, however busy the machine is.
const MOST_LOOKS: u32 = 60_000;

/// The program in its window.
pub struct AppWindow(Harness<'static, App>);

impl AppWindow {
    /// Opens the program on that platform, in a window of that size in points.
    pub fn open(platform: Platform, width: f32, height: f32) -> Self {
        let window = Harness::builder()
            .with_size(vec2(width, height))
            .with_max_steps(64)
            .with_theme(Theme::Light)
            .renderer(Raster::default())
            .build_eframe(|creation| App::new(platform, &creation.egui_ctx));
        Self(window)
    }

    /// Asks something of the program, and waits until it is done and the window is still.
    pub fn ask(&mut self, command: Command) {
        self.state_mut().asked_for(command);
        self.run();
        self.wait_until_opened();
    }

    /// Waits until no file is being opened. While a long one is listed, every frame asks for another, and the window is
    /// never still.
    pub fn wait_until_opened(&mut self) {
        self.wait_while(App::is_opening);
    }

    /// Waits until what is done beside the window is done: no file is being opened, no envelope closed or opened, no
    /// answer or PIN looked for. How long that takes depends on what else the machine does.
    pub fn wait_until_done(&mut self) {
        self.wait_while(|program| {
            let envelope = program.envelope_work();
            program.is_opening()
                || program.is_reading_kept()
                || program.is_searching()
                || program.is_saving()
                || program.is_looking_at_a_pin()
                || matches!(envelope, EnvelopeWork::Closing | EnvelopeWork::Opening)
        });
    }

    fn wait_while(&mut self, works: impl Fn(&App) -> bool) {
        for _ in 0..MOST_LOOKS {
            self.run_ok();
            if !works(self.state()) {
                return;
            }
            thread::sleep(LOOK);
        }
        panic!("the work beside the window is not done after two minutes");
    }
}

impl Deref for AppWindow {
    type Target = Harness<'static, App>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for AppWindow {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
