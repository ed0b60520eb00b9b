//! Lengths and places on a page.

/// A millimetre in points.
pub const MM: f32 = 72.0 / 25.4;

/// What stays white at each edge of a sheet that is filled from edge to edge.
pub const MARGIN: f32 = 16.0 * MM;

/// A place on a page, from its upper left corner.
pub type PagePoint = (f32, f32);
