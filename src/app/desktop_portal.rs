//! Where the portal of a desktop is found on the session bus: through it a program asks for what lies outside its sandbox.
//! What is asked there says whoever asks.

/// The name under which the portal answers.
pub(super) const PORTAL: &str = "org.freedesktop.portal.Desktop";

/// The object that answers.
pub(super) const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";
