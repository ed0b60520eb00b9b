//! The window: its size, its icon, and the way it is opened.

use eframe::NativeOptions;
use eframe::egui::{IconData, ViewportBuilder};

use jadoube_cli::{APP_ID, VERSION};

use super::App;
use super::places::Places;
use super::platform::Platform;
use super::shutdown::WindowedApp;
use super::single_instance::{FirstInstance, InstanceRequest};
use super::unfinished_start::UnfinishedStart;
use super::window_startup::{self, WindowOpenError};
use super::{crash_report, program_log, system_wishes};
use jadoube_core::notation::pgn::TextEncoding;

/// Opens the window and shows the program in it until it is closed, unless another one of this person does what is asked; it does
/// that first, and reads files in that encoding, if one is chosen.
///
/// # Errors
/// When no window can be opened here.
pub fn open(asked: InstanceRequest, encoding: Option<TextEncoding>) -> Result<(), WindowOpenError> {
    let places = Places::usual();
    program_log::begin(&places.state);
    crash_report::keep_in(&places.state);
    log::info!("Jadoube {VERSION}: {places:?}");
    let Some(instance) = FirstInstance::or_hand_over(&asked) else {
        return Ok(());
    };
    let viewport = ViewportBuilder::default()
        .with_title("Jadoube")
        .with_app_id(APP_ID)
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([900.0, 600.0])
        .with_icon(icon());
    let mut options = NativeOptions {
        viewport,
        ..NativeOptions::default()
    };
    // A press must not wait for the screen's own rhythm.
    options.glow_options.vsync = false;
    // Dithering would compute noise for every pixel of the window, and nothing here is a gradient.
    options.dithering = false;
    window_startup::open(
        "Jadoube",
        options,
        Box::new(|creation| {
            #[cfg(target_os = "linux")]
            super::x11_hints::tell(creation);
            let context = &creation.egui_ctx;
            let mut platform = Platform::real();
            platform.instance_requests = instance.listen(context);
            platform.system_wishes = system_wishes::ask(context);
            let start = UnfinishedStart::begin(&mut platform);
            let mut app = App::new(platform, context);
            app.begin_with(asked, encoding);
            Ok(Box::new(WindowedApp::new(app, start, context)))
        }),
    )
}

/// The icon of the program; none if it cannot be read, which a test rules out.
fn icon() -> IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_can_be_read() {
        assert!(super::icon().width >= 64);
    }
}
