//! Lengths and places on a page.

/// A millimetre in points.
pub const MM: f32 = 72.0 / 25.4;

/// A place on a page, from its upper left corner.
pub type PagePoint = (f32, f32);
