//! A long list of blocks of unlike heights, of which only those in sight are drawn and told to a screen reader.

use eframe::egui::{Ui, UiBuilder, vec2};

/// How high the blocks of a list are, as far as that is known.
#[derive(Debug, Default)]
pub struct BlockHeights {
    heights: Vec<Option<f32>>,
    width: f32,
}

impl BlockHeights {
    /// Forgets the heights where the list is another, by its number of blocks, or has another width.
    pub fn begin(&mut self, blocks: usize, width: f32) {
        #[expect(
            clippy::float_cmp,
            reason = "any other width may break lines elsewhere"
        )]
        let is_same = self.heights.len() == blocks && self.width == width;
        if !is_same {
            self.heights = vec![None; blocks];
            self.width = width;
        }
    }

    /// Shows the block of that number below the one before it, if it is in sight or `is_wanted` all the same; else only its
    /// room is kept. A block below what is in sight is measured before it is ever drawn.
    pub fn show(&mut self, ui: &mut Ui, block: usize, is_wanted: bool, add: impl FnOnce(&mut Ui)) {
        let Some(known) = self.heights.get_mut(block) else {
            return add(ui);
        };
        let (top, seen) = (ui.cursor().top(), ui.clip_rect());
        let is_below = top > seen.bottom();
        let is_above = known.is_some_and(|height| top + height < seen.top());
        let is_in_sight = is_wanted || !is_below && !is_above;
        match *known {
            Some(height) if !is_in_sight => {
                ui.allocate_space(vec2(ui.available_width(), height));
            }
            _ => {
                let builder = UiBuilder::new().id_salt(("block", block));
                let builder = if is_in_sight {
                    builder
                } else {
                    builder.invisible()
                };
                let shown = ui.scope_builder(builder, add);
                *known = Some(shown.response.rect.height());
            }
        }
    }
}
