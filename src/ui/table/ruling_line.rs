//! A ruling in little room: an older one folded to its headline, or what happened and what follows in a strip.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{
    Align2, Color32, Galley, Id, Rect, Response, Role as Part, Sense, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::kit::fonts::{BODY, bold, digits_font, regular};
use crate::kit::theme::{Palette, SMALL_CORNER, palette};
use crate::kit::widgets::{one_line, sheet_ground};
use crate::view::frame_view::{StandingRuling, View};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::ClockUnit;
use jadoube_core::i18n::RulingEffect;
use jadoube_core::laws::ArbiterAct;
use jadoube_core::record::Entry;

/// The size at which two lines of a headline have room in a folded ruling, in points.
const FOLDED_TWICE: f32 = 12.0;

/// How large the digits of the one clock in a folded ruling are, and those of two, one below the other.
const FOLDED_CLOCK: f32 = 18.0;
const FOLDED_CLOCKS: f32 = 13.0;

/// What stays free above and below the digits in a folded ruling, and between a name and the digits.
const FOLDED_EDGE: f32 = 2.0;
const NAME_GAP: f32 = 6.0;

/// How large the words of a strip are at most and at least, in points.
const STRIP_WORDS: (f32, f32) = (16.0, 11.0);

/// How large the digits of a strip are, and whose clock they belong to.
const STRIP_CLOCK: (f32, f32) = (22.0, 12.0);

/// How wide a name is at most in a strip.
const STRIP_NAME: f32 = 80.0;

/// How much of the width the bar takes with the space after it, and the space at the other edge.
const BAR: f32 = 26.0;
const EDGE: f32 = 12.0;

/// What a ruling is told in: trouble in the colour of trouble, the rest in ink.
pub fn tone(entry: &Entry, colors: &Palette) -> Color32 {
    if entry.is_trouble() {
        colors.warning
    } else {
        colors.ink
    }
}

/// The bar at the left of a ruling.
pub fn paint_bar(ui: &Ui, rect: Rect, color: Color32, inset: f32) {
    let bar = Rect::from_min_max(
        rect.min + vec2(8.0, inset),
        pos2(rect.left() + 14.0, rect.bottom() - inset),
    );
    ui.painter().rect_filled(bar, 3.0, color);
}

/// A ruling folded to its headline, and what it does to a clock.
pub fn folded(ui: &Ui, view: &View<'_>, standing: &StandingRuling, rect: Rect) -> Response {
    let StandingRuling { index, summary } = standing;
    let headline = &summary.headline;
    let id = Id::unique(("ruling-folded", index));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, headline));
    let ink = ground(ui, view, *index, rect);
    let (painter, colors) = (ui.painter(), palette(ui));
    let clocks = changed_clocks(view, standing);
    let lines = clocks.len().max(1);
    #[expect(clippy::cast_precision_loss, reason = "two clocks")]
    let height = (rect.height() - 2.0 * FOLDED_EDGE) / lines as f32;
    let size = if lines > 1 {
        FOLDED_CLOCKS
    } else {
        FOLDED_CLOCK
    };
    let mut taken = 0.0_f32;
    let mut middle = rect.top() + FOLDED_EDGE + height / 2.0;
    for (player, digits) in clocks {
        let right = pos2(rect.right() - EDGE, middle);
        middle += height;
        let reading = painter.text(right, Align2::RIGHT_CENTER, digits, digits_font(size), ink);
        let name = view.named_words().name(player);
        let name = one_line(&name, regular(STRIP_CLOCK.1), colors.soft_ink, STRIP_NAME);
        let name = painter.layout_job(name);
        let left = reading.left() - NAME_GAP - name.size().x;
        let top = right.y - name.size().y / 2.0;
        painter.galley(pos2(left, top), name, colors.soft_ink);
        taken = taken.max(right.x - left);
    }
    let room = rect.width() - BAR - EDGE - 8.0 - taken;
    let mut galley = painter.layout_no_wrap(headline.clone(), bold(BODY), ink);
    if galley.size().x > room {
        galley = painter.layout(headline.clone(), bold(FOLDED_TWICE), ink, room);
    }
    let at = pos2(rect.left() + BAR, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, ink);
    response
}

/// Whose clocks that ruling changes, and how. Of two that the arbiter sets at once, one may go on showing what it showed.
fn changed_clocks<'a>(view: &View<'_>, standing: &'a StandingRuling) -> Vec<(Color, &'a str)> {
    let effects = standing.summary.effects.iter();
    let clocks = effects.filter_map(|effect| match effect {
        RulingEffect::Clock(player, digits) => Some((*player, digits.as_str())),
        RulingEffect::Words(..) => None,
    });
    let all: Vec<_> = clocks.collect();
    let act = view.log[standing.index].event.arbiter_act();
    let readings = view.narrated(standing.index).and_then(|it| it.readings);
    let (Some(ArbiterAct::SetTimes(..)), Some([before, after])) = (act, readings) else {
        return all;
    };
    let face = |readings: &ByColor<Duration>, color| ClockUnit::Second.up(*readings.get(color));
    let is_changed = |(color, _): &(Color, &str)| face(&before, *color) != face(&after, *color);
    let changed: Vec<_> = all.iter().copied().filter(is_changed).collect();
    if changed.is_empty() { all } else { changed }
}

/// What happened and what must be done one below the other, as large as `rect` holds them, and at the right what it does
/// to the clocks.
pub fn strip(ui: &Ui, view: &View<'_>, standing: &StandingRuling, rect: Rect) {
    let StandingRuling { index, summary } = standing;
    let colors = palette(ui);
    let ink = ground(ui, view, *index, rect);
    let painter = ui.painter();
    let mut right = rect.right() - EDGE;
    let mut words = vec![summary.headline.clone()];
    for effect in &summary.effects {
        let (player, digits) = match effect {
            RulingEffect::Clock(player, digits) => (player, digits),
            RulingEffect::Words(text, _) => {
                words.push(text.clone());
                continue;
            }
        };
        let font = regular(STRIP_CLOCK.1);
        let job = one_line(
            &view.named_words().name(*player),
            font,
            colors.soft_ink,
            STRIP_NAME,
        );
        let label = painter.layout_job(job);
        let reading =
            painter.layout_no_wrap(digits.clone(), digits_font(STRIP_CLOCK.0), colors.ink);
        let width = label.size().x.max(reading.size().x);
        let top = rect.center().y - label.size().y.midpoint(reading.size().y);
        let left = right - width;
        let below = pos2(left, top + label.size().y);
        painter.galley(pos2(left, top), label, colors.soft_ink);
        painter.galley(below, reading, colors.ink);
        right = left - EDGE;
    }
    let left = rect.left() + BAR;
    let room = vec2(right - left, rect.height() - 4.0);
    let lines = fitted(ui, &words, [ink, colors.ink], room);
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut at = pos2(left, rect.center().y - height / 2.0);
    for line in lines {
        let next = at + vec2(0.0, line.size().y);
        painter.galley(at, line, ink);
        at = next;
    }
    let response = ui.interact(rect, Id::unique(("ruling-strip", index)), Sense::hover());
    let spoken = words.join(". ");
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
}

/// The first of those texts in one ink and the others in the other, as large as `room` holds them together.
fn fitted(
    ui: &Ui,
    texts: &[String],
    [first, others]: [Color32; 2],
    room: Vec2,
) -> Vec<Arc<Galley>> {
    let mut size = STRIP_WORDS.0;
    loop {
        let lay_out = |(place, text): (usize, &String)| {
            let ink = if place == 0 { first } else { others };
            ui.painter().layout(text.clone(), bold(size), ink, room.x)
        };
        let lines: Vec<_> = texts.iter().enumerate().map(lay_out).collect();
        let height: f32 = lines.iter().map(|line| line.size().y).sum();
        if height <= room.y || size <= STRIP_WORDS.1 {
            return lines;
        }
        size -= 0.5;
    }
}

/// The sheet of a ruling with its bar; gives the ink it is told in.
fn ground(ui: &Ui, view: &View<'_>, index: usize, rect: Rect) -> Color32 {
    let colors = palette(ui);
    let ink = tone(&view.log[index], colors);
    sheet_ground(ui, rect, SMALL_CORNER);
    paint_bar(ui, rect, ink, 5.0);
    ink
}
