//! A window of the same library with the same options and nothing in it: what the library takes before we take anything.

use eframe::NativeOptions;
use eframe::egui::{Ui, ViewportBuilder};

struct Nothing;

impl eframe::App for Nothing {
    fn ui(&mut self, _: &mut Ui, _: &mut eframe::Frame) {}

    fn clear_color(&self, _: &eframe::egui::Visuals) -> [f32; 4] {
        [1.0; 4]
    }
}

/// Opens it, until somebody closes it.
pub fn open() -> eframe::Result {
    let viewport = ViewportBuilder::default()
        .with_title("Empty")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([900.0, 600.0]);
    let mut options = NativeOptions {
        viewport,
        ..NativeOptions::default()
    };
    options.glow_options.vsync = false;
    options.dithering = false;
    eframe::run_native("Empty", options, Box::new(|_| Ok(Box::new(Nothing))))
}
