//! The line to sign on, in plain text.

/// Width of the line, in characters.
const WIDTH: usize = 32;

/// Returns the line, under which the name of whoever signs is written.
pub(super) fn signing_line() -> String {
    "_".repeat(WIDTH)
}
