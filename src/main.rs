//! The command line: opens the window, or answers without one.

fn main() {}
