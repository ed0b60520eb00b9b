//! What a window on X11 tells its desktop besides what the window library tells: the name by which scripts and window managers
//! know this program, and its icon in every size that is drawn.

use std::error::Error;

use eframe::CreationContext;
use eframe::egui::IconData;
use raw_window_handle::{HasWindowHandle as _, RawWindowHandle};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

use jadoube_cli::APP_ID;

/// The icons as pictures, the smallest of them drawn for their size.
const ICONS: [&[u8]; 7] = [
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/16x16/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/24x24/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/32x32/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/48x48/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/64x64/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/128x128/apps/io.github.jadoube.Jadoube.png"
    )),
    include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/packaging/share/icons/hicolor/256x256/apps/io.github.jadoube.Jadoube.png"
    )),
];

/// Tells the desktop about the window that was opened; elsewhere than on X11 there is nothing to tell.
pub fn tell(creation: &CreationContext<'_>) {
    let window = creation.window_handle().map(|handle| handle.as_raw());
    let number = match window {
        Ok(RawWindowHandle::Xlib(handle)) => u32::try_from(handle.window).ok(),
        Ok(RawWindowHandle::Xcb(handle)) => Some(handle.window.get()),
        Ok(_) | Err(_) => None,
    };
    if let Some(Err(error)) = number.map(tell_of) {
        log::warn!("the window's name and icons stay as they are: {error}");
    }
}

fn tell_of(window: u32) -> Result<(), Box<dyn Error>> {
    let (display, _) = x11rb::connect(None)?;
    let class = format!("jadoube\0{APP_ID}\0");
    let class_of = AtomEnum::WM_CLASS;
    display.change_property8(
        PropMode::REPLACE,
        window,
        class_of,
        AtomEnum::STRING,
        class.as_bytes(),
    )?;
    let icon_of = display.intern_atom(false, b"_NET_WM_ICON")?.reply()?.atom;
    let icons = ICONS.iter().flat_map(|png| of_pixels(&icon(png)));
    let icons: Vec<u32> = icons.collect();
    display.change_property32(
        PropMode::REPLACE,
        window,
        icon_of,
        AtomEnum::CARDINAL,
        &icons,
    )?;
    display.sync()?;
    Ok(())
}

/// A picture that is compiled in; none if it cannot be read, which a test rules out.
fn icon(png: &[u8]) -> IconData {
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}

/// Width, height and every pixel as one number each, opacity first, as desktops read an icon.
fn of_pixels(icon: &IconData) -> Vec<u32> {
    let pixels = icon.rgba.chunks_exact(4).map(|pixel| {
        let [red, green, blue, opacity] = [0, 1, 2, 3].map(|place| pixel[place]);
        u32::from_be_bytes([opacity, red, green, blue])
    });
    [icon.width, icon.height]
        .into_iter()
        .chain(pixels)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_told_with_its_size_and_a_number_for_each_pixel() {
        let sizes = ICONS.map(|png| {
            let told = of_pixels(&icon(png));
            assert_eq!(told.len(), 2 + (told[0] * told[1]) as usize);
            assert!(
                told[2..].iter().any(|pixel| pixel >> 24 == 0xFF),
                "it can be seen"
            );
            [told[0], told[1]]
        });
        assert_eq!(sizes, [16, 24, 32, 48, 64, 128, 256].map(|side| [side; 2]));
    }
}
