//! Two numbers, one of each player, that are set together: they begin with how they stand.

use eframe::egui::{DragValue, Ui, Vec2, vec2};

use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};

/// The most that can be set.
const MOST: u32 = 999;

/// How large the field of a number is, in points.
pub const FIELD: Vec2 = vec2(56.0, 34.0);

/// Both numbers as they are being set.
#[derive(Debug, Default)]
pub struct PairOfCounts {
    wanted: ByColor<u32>,
    /// How they stood when they were last taken over; nothing before that.
    seen: Option<ByColor<u32>>,
}

impl PairOfCounts {
    /// Begins with how they stand now whenever that is not how they were last seen; whether something that was being set
    /// gave way.
    pub fn sync(&mut self, now: ByColor<u32>) -> bool {
        let seen = self.seen.replace(now);
        if seen == Some(now) {
            return false;
        }
        let was_overtaken = seen.is_some_and(|seen| seen != self.wanted);
        self.wanted = now;
        was_overtaken
    }

    /// Whether another number was set than stands, and they still stand as they stood then.
    pub fn is_begun(&self, now: ByColor<u32>) -> bool {
        self.seen == Some(now) && self.wanted != now
    }

    /// Both as they are to be.
    pub const fn wanted(&self) -> ByColor<u32> {
        self.wanted
    }

    /// What would change, as it is said on a button; nothing where nothing would.
    pub fn changes(&self, view: &View<'_>) -> Option<String> {
        let names = view.named_words();
        let seen = self.seen?;
        let change = |color: Color| {
            let (was, is) = (*seen.get(color), *self.wanted.get(color));
            (was != is).then(|| format!("{} {was} → {is}", names.name(color)))
        };
        let changes: Vec<String> = Color::ALL.into_iter().filter_map(change).collect();
        (!changes.is_empty()).then(|| changes.join(", "))
    }

    /// Shows the number of that player, which is called so.
    pub fn field(&mut self, ui: &mut Ui, color: Color, name: &str) {
        let number = DragValue::new(self.wanted.get_mut(color)).range(0..=MOST);
        ui.add_sized(FIELD, number).accessible_name(name);
    }
}
