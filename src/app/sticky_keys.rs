//! Whether the system latches Ctrl and Shift for whoever cannot hold two keys at once. Only X11 tells; elsewhere nothing is
//! known of it.

/// Asks the system.
#[cfg(target_os = "linux")]
pub fn are_on() -> bool {
    ask_display().unwrap_or_else(|error| {
        log::debug!("whether keys are sticky is not known: {error}");
        false
    })
}

/// Asks the system.
#[cfg(not(target_os = "linux"))]
pub const fn are_on() -> bool {
    false
}

#[cfg(target_os = "linux")]
fn ask_display() -> Result<bool, Box<dyn std::error::Error>> {
    use x11rb::protocol::xkb::{BoolCtrl, ConnectionExt as _, ID};

    let (display, _) = x11rb::connect(None)?;
    display.xkb_use_extension(1, 0)?.reply()?;
    let keyboard = ID::USE_CORE_KBD.into();
    let controls = display.xkb_get_controls(keyboard)?.reply()?;
    Ok(controls.enabled_controls.contains(BoolCtrl::STICKY_KEYS))
}
