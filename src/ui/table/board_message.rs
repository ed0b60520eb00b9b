//! A short line over the middle of the board, for whoever has just laid hands on it or on the clock in vain.

use std::time::Duration;

use eframe::egui::{
    Align, Pos2, Rect, Role as Part, Sense, Ui, Vec2, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::clock_press::ClockStop;
use crate::kit::announcement::announce;
use crate::kit::fonts::bold;
use crate::kit::half_turn::turned_picture;
use crate::kit::theme::{CORNER, palette};
use crate::kit::widgets::sheet_ground;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;

/// How long it stands, in seconds, and how much longer an answer for each of its letters.
const STANDS: f64 = 4.0;
const READS: f64 = 0.06;

/// The line, and until when it stands.
#[derive(Clone, Debug, Default)]
pub struct BoardMessage {
    text: String,
    until: f64,
    /// How often something was said: the same is heard again when it is said again.
    said: u32,
    /// The matter that the message explains; the message disappears with it.
    of: Option<MessageTopic>,
    /// Whether the game was played on when it was shown last: with the game goes what was said of it.
    was_playing: bool,
}

/// What a line can tell of, with which it goes.
#[derive(Clone, Copy, Debug)]
enum MessageTopic {
    ClockStop(ClockStop),
    /// That player has made a move and not yet pressed.
    Uncompleted(Color),
}

impl MessageTopic {
    /// Whether it is still so.
    fn holds(self, view: &View<'_>) -> bool {
        match self {
            Self::ClockStop(standstill) => standstill.holds(view),
            Self::Uncompleted(player) => view.table().game().uncompleted(player).is_some(),
        }
    }
}

impl BoardMessage {
    /// Says that from now on.
    pub fn say(&mut self, ui: &Ui, text: String) {
        self.text = text;
        self.until = ui.input(|input| input.time) + STANDS;
        self.of = None;
        self.said = self.said.wrapping_add(1);
    }

    /// Says what is answered to a question, for as long as it takes to read.
    pub fn answer(&mut self, ui: &Ui, text: String) {
        let letters = u32::try_from(text.chars().count()).unwrap_or_default();
        self.say(ui, text);
        self.until += f64::from(letters) * READS;
    }

    /// Says why the clocks stand, until they run.
    pub fn say_why(&mut self, ui: &Ui, view: &View<'_>, standstill: ClockStop) {
        self.say(ui, standstill.ignored_press_text(view));
        self.of = Some(MessageTopic::ClockStop(standstill));
    }

    /// Says that a player has a press to make, until they make it.
    pub fn ask_to_press(&mut self, ui: &Ui, view: &View<'_>, text: String, player: Color) {
        self.say(ui, text);
        let uncompleted = view.table().game().uncompleted(player);
        self.of = uncompleted.map(|_| MessageTopic::Uncompleted(player));
    }

    pub const fn hush(&mut self) {
        self.until = 0.0;
    }

    /// Shows it over the board in `rect`, while it stands; to both sides if the players sit face to face.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let was_playing = std::mem::replace(&mut self.was_playing, view.is_playing());
        let has_ended = was_playing && !view.is_playing();
        if has_ended || self.of.is_some_and(|told| !told.holds(view)) {
            self.hush();
        }
        let left = self.until - ui.input(|input| input.time);
        let stands = left > 0.0;
        if stands {
            ui.request_repaint_after(Duration::from_secs_f64(left));
        }
        if !view.settings.views.face_to_face {
            if stands {
                over_the_board(ui, rect, &self.text, self.said);
            }
            return;
        }
        let (upper, lower) = rect.split_top_bottom_at_fraction(0.5);
        if stands {
            over_the_board(ui, lower, &self.text, self.said);
        }
        // Its part is there at all times: else what follows would be another thing between a press and its release.
        turned_picture(ui, upper, |ui| {
            if stands {
                over_the_board(ui, upper, &self.text, self.said);
            }
        });
    }
}

/// Paints a line over the middle of the board, in as many rows as it needs.
pub fn over_the_board(ui: &Ui, board: Rect, text: &str, said: u32) {
    // It lies upon the feet of what stands above the middle: by its head a piece is known.
    paint(ui, board, (text, text, said), |size| {
        board.center() - vec2(0.0, size.y / 2.0)
    });
}

/// Paints a line at the lower edge of the board, or at the upper one where it would lie upon one of those squares; `heard`
/// is how it is told.
pub fn at_the_edge(ui: &Ui, board: Rect, squares: &[Rect], text: &str, heard: &str) {
    paint(ui, board, (text, heard, 0), |size| {
        let below = pos2(board.center().x, board.bottom() - size.y / 2.0);
        let frame = Rect::from_center_size(below, size);
        if squares.iter().any(|square| square.intersects(frame)) {
            pos2(below.x, board.top() + size.y / 2.0)
        } else {
            below
        }
    });
}

/// Paints a line on the board, its frame around the place that there is for one of its size, and tells it in the words that
/// come second.
fn paint(
    ui: &Ui,
    board: Rect,
    (text, heard, said): (&str, &str, u32),
    place: impl FnOnce(Vec2) -> Pos2,
) {
    let colors = palette(ui);
    let size = (board.width() * 0.027).clamp(16.0, 22.0);
    let mut job = LayoutJob::simple(
        text.to_owned(),
        bold(size),
        colors.ink,
        board.width() * 0.85,
    );
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let size_of_frame = galley.size() + vec2(2.0 * size, size);
    let frame = Rect::from_center_size(place(size_of_frame), size_of_frame);
    let painter = ui.painter();
    painter.add(colors.shadow().as_shape(frame, CORNER));
    sheet_ground(ui, frame, CORNER);
    painter.galley(
        frame.center_top() + vec2(0.0, size * 0.5),
        galley,
        colors.ink,
    );
    let response = ui.interact(frame, ui.scope_id().with("board_message"), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    announce(ui, response.id.with(said), heard, Urgency::Polite);
}
