//! How wide the picture is in which the window's library keeps the letters it has drawn: the same for every window, since all of
//! them share it.

use eframe::egui::{Context, Plugin, RawInput};

/// How many pixels wide that picture is, at most.
///
/// It takes as many as the driver allows and a few rows of them; one row with a large letter in it makes room for
/// itself across the whole width, here, on its way and in the driver.
const ATLAS_WIDTH: usize = 2048;

/// Has the picture kept no wider than that in the windows of the program.
pub fn install(context: &Context) {
    context.add_plugin(AtlasWidth);
}

#[derive(Debug)]
struct AtlasWidth;

impl Plugin for AtlasWidth {
    fn debug_name(&self) -> &'static str {
        "atlas-width"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(ATLAS_WIDTH));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_kept_in_a_picture_no_wider_than_they_need() {
        let width = |most| {
            let mut input = RawInput {
                max_texture_side: most,
                ..RawInput::default()
            };
            AtlasWidth.input_hook(&Context::default(), &mut input);
            input.max_texture_side
        };
        assert_eq!(width(Some(16_384)), Some(2048), "a driver that allows more");
        assert_eq!(width(Some(1024)), Some(1024), "one that allows less");
        assert_eq!(width(None), None, "nothing is said after the first frame");
    }
}
