//! The heading of a clock face: the player's name, and what the arbiter noted of them.

use std::borrow::Cow;

use eframe::egui::{Align2, Painter, Rect, pos2, vec2};

use super::clock_view::PlayerFace;
use crate::kit::clock_face::ClockColors;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::widgets::one_line;
use crate::parts::fallen_flag::fallen_flag;
use crate::view::face_state::FaceState;

/// How much of its longest text a name shows, in letters.
const LONGEST_NAME: usize = 20;

/// The size at which a name that has little room is still read, and how wide the sign of an illegal move beside it is.
const READABLE: f32 = 12.0;
const MARKS: f32 = 44.0;

impl PlayerFace<'_> {
    /// The player's name beside what is told of a changed clock; what the arbiter noted waits where both have no room.
    pub(super) fn heading_beside_change(&self, painter: &Painter, rect: Rect, inks: ClockColors) {
        let name = painter.layout_no_wrap(self.name(), bold(READABLE), inks.ink);
        if name.size().x + MARKS <= rect.width() {
            self.heading(painter, rect, inks);
        } else {
            self.name_alone(painter, rect, inks);
        }
    }

    /// The player's name as large as the room lets it be; gives where it ends.
    fn name_alone(&self, painter: &Painter, rect: Rect, inks: ClockColors) -> f32 {
        let room = rect.width();
        let mut name = fitted_line(painter, &self.name(), bold, 17.0, room, inks.ink);
        if name.size().x > room {
            name = painter.layout_job(one_line(&self.name(), bold(READABLE), inks.ink, room));
        }
        let at = pos2(rect.left(), rect.center().y - name.size().y / 2.0);
        let end = at.x + name.size().x;
        painter.galley(at, name, inks.ink);
        end
    }

    /// The player's name, and what the arbiter noted of them: in words where there is room, else as signs.
    pub(super) fn heading(&self, painter: &Painter, rect: Rect, inks: ClockColors) {
        let illegal = self.illegal_moves();
        // The signs have their room whatever the name is.
        let flag = if self.has_fallen() { 20.0 } else { 0.0 };
        let whistle = if illegal > 0 { 32.0 } else { 0.0 };
        let signs = flag + whistle;
        let between = if signs > 0.0 { 12.0 } else { 0.0 };
        let room = rect.with_max_x(rect.right() - signs - between);
        let mut left = self.name_alone(painter, room, inks) + 12.0;
        let words = self.marks().join(" · ");
        let words = painter.layout_no_wrap(words, regular(BODY), inks.soft);
        if left + words.size().x <= rect.right() {
            let at = pos2(left, rect.center().y - words.size().y / 2.0);
            painter.galley(at, words, inks.soft);
            return;
        }
        let sign =
            |left: f32| Rect::from_center_size(pos2(left + 8.0, rect.center().y), vec2(16.0, 16.0));
        if self.has_fallen() {
            Icon::FallenFlag.paint(painter, sign(left), inks.soft);
            left += flag;
        }
        if illegal > 0 {
            Icon::Whistle.paint(painter, sign(left), inks.soft);
            let at = pos2(left + 20.0, rect.center().y);
            let count = illegal.to_string();
            painter.text(at, Align2::LEFT_CENTER, count, bold(BODY), inks.soft);
        }
    }

    /// The player's name, cut after so many letters that the longest do not push the rest away.
    fn name(&self) -> String {
        let name = self.view.name(self.color);
        if name.chars().count() <= LONGEST_NAME {
            return name.into_owned();
        }
        let cut: String = name.chars().take(LONGEST_NAME - 1).collect();
        format!("{}…", cut.trim_end())
    }

    pub(super) fn has_fallen(&self) -> bool {
        self.state == FaceState::Fallen
    }

    fn illegal_moves(&self) -> u32 {
        *self.view.table().illegal_moves().get(self.color)
    }

    pub(super) fn marks(&self) -> Vec<String> {
        let mut marks = Vec::new();
        marks.extend(fallen_flag(self.view, self.color).map(Cow::into_owned));
        let illegal = self.illegal_moves();
        if illegal > 0 {
            let args = [("count", illegal.into())];
            marks.push(self.view.tr_args("illegal-tally", &args).into_owned());
        }
        marks
    }
}
