//! The envelope of an adjourned game as it lies on the table: it closes, and its entries stand on it.

use eframe::egui::{Grid, Id, Label, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::kit::announcement::announce_words;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{BODY, SOFT, bold, regular};
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{parting_sign, soft};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::Words;
use jadoube_core::i18n::shown_text;
use jadoube_core::record::envelope::{Entries, Envelope};
use jadoube_core::record::print::envelope_sheet::Wording;

/// What stands where nothing is known.
const UNKNOWN: &str = "–";

/// How long the flap takes to close, in seconds.
const CLOSING: f32 = 0.9;

/// From what width on there is room for the picture of the envelope.
const ROOMY: f32 = 360.0;

/// Shows the envelope: its picture with the fingerprint beside it, and what stands on it.
pub fn envelope_ui(ui: &mut Ui, view: &View<'_>, envelope: &Envelope) {
    let fingerprint = envelope.fingerprint().to_string();
    ui.horizontal(|ui| {
        if ui.available_width() >= ROOMY {
            picture(ui, view, &fingerprint);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if envelope.is_on_paper() {
                ui.add_space(34.0);
                soft(ui, &view.tr("envelope-on-paper"));
                return;
            }
            soft(ui, &view.tr("envelope-fingerprint"));
            let heard = format!("{}: {fingerprint}", view.tr("envelope-fingerprint"));
            announce_words(ui, &heard);
            let ink = palette(ui).ink;
            let room = ui.available_width();
            ui.add(Label::new(fitted_line(
                ui.painter(),
                &fingerprint,
                bold,
                19.0,
                room,
                ink,
            )));
            soft(ui, &view.tr("envelope-fingerprint-what"));
        });
    });
    ui.add_space(GAP);
    entries_ui(ui, view, envelope.entries());
}

/// The entries, one under the other.
pub fn entries_ui(ui: &mut Ui, view: &View<'_>, entries: &Entries) {
    let faint = palette(ui).soft_ink;
    Grid::new("entries")
        .min_row_height(18.0)
        .num_columns(2)
        .max_col_width((ui.available_width() - 16.0) / 2.0)
        .spacing([16.0, 4.0])
        .show(ui, |ui| {
            for (label, value) in rows(view.words, entries) {
                let label = RichText::new(label).font(regular(SOFT)).color(faint);
                ui.add(Label::new(label).wrap());
                if value == UNKNOWN {
                    parting_sign(ui, UNKNOWN, regular(BODY), palette(ui).ink);
                } else {
                    ui.add(Label::new(RichText::new(value).font(regular(BODY))).wrap());
                }
                ui.end_row();
            }
        });
}

/// What stands on an envelope beside the position: what each entry is called, and what it says.
pub fn rows(words: Words, entries: &Entries) -> Vec<(String, String)> {
    let tr = |id: &str| words.tr(id).into_owned();
    let color = |color: Color| tr(color.fold_wb("color-white", "color-black"));
    let name = |side: Color| {
        let name = entries.names.get(side).trim();
        if name.is_empty() {
            color(side)
        } else {
            let name = shown_text::line(name);
            format!("{name} ({})", color(side).to_lowercase())
        }
    };
    let time = |side: Color| {
        let reading = *entries.times.get(side);
        reading.map_or_else(|| UNKNOWN.to_owned(), whole_seconds)
    };
    let resumption = &entries.resumption;
    let when: Vec<&str> = [&resumption.date, &resumption.time, &resumption.venue]
        .into_iter()
        .map(|text| text.trim())
        .filter(|text| !text.is_empty())
        .collect();
    let dash = |text: String| {
        if text.is_empty() {
            UNKNOWN.to_owned()
        } else {
            shown_text::line(&text).into_owned()
        }
    };
    vec![
        (tr("color-white"), dash(entries.names.white.clone())),
        (tr("color-black"), dash(entries.names.black.clone())),
        (
            tr("entry-clocks"),
            format!("{} – {}", time(Color::White), time(Color::Black)),
        ),
        (tr("entry-sealed-by"), name(entries.sealed_by)),
        (tr("entry-number"), entries.number.to_string()),
        (
            tr("entry-offer"),
            entries.offer.map_or_else(|| tr("entry-no-offer"), name),
        ),
        (tr("entry-resumption"), dash(when.join(", "))),
    ]
}

/// What is printed on an envelope beside the position.
pub fn wording(words: Words, entries: &Entries) -> Wording {
    let tr = |id: &str| words.tr(id).into_owned();
    Wording {
        language: words.language().tag(),
        title: tr("envelope-title"),
        rows: rows(words, entries),
        position: tr("entry-position"),
        fingerprint: tr("envelope-fingerprint"),
        signatures: [tr("envelope-player-signs"), tr("envelope-arbiter-signs")],
        folding: (1..=4)
            .map(|step| tr(&format!("envelope-fold-{step}")))
            .collect(),
    }
}

/// The envelope from behind: its flap closes, and a seal is set upon it.
fn picture(ui: &mut Ui, view: &View<'_>, fingerprint: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(132.0, 118.0), Sense::hover());
    let is_new = ui.data(|data| data.get_temp::<bool>(response.id).is_none());
    ui.data_mut(|data| data.insert_temp(response.id, true));
    let id = Id::unique(("flap", fingerprint));
    let time = if view.settings.preferences.animation {
        CLOSING
    } else {
        0.0
    };
    let closed = ui
        .ctx()
        .animate_bool_with_time(id, !is_new || time == 0.0, time);
    if is_new {
        ui.request_repaint();
    }
    let colors = palette(ui);
    let line = Stroke::new(1.5, colors.edge);
    let body = Rect::from_min_max(rect.min + vec2(1.0, 34.0), rect.max - vec2(1.0, 1.0));
    let painter = ui.painter_at(rect);
    painter.rect_filled(body, SMALL_CORNER, colors.tint);
    let fold = body.center().y + 6.0;
    // The tip of the flap goes from above the envelope down to its middle.
    let tip = |part: f32| {
        pos2(
            body.center().x,
            rect.top() + 1.0 + part * (fold - rect.top()),
        )
    };
    // The corners are round, and the lines of the folds end within them.
    let ends = body.shrink(f32::from(SMALL_CORNER.nw) * 0.35);
    let corners = |part: f32| -> Vec<Pos2> { vec![ends.left_top(), ends.right_top(), tip(part)] };
    for (corner, side) in [(ends.left_bottom(), -8.0), (ends.right_bottom(), 8.0)] {
        painter.line_segment([corner, pos2(body.center().x + side, fold)], line);
    }
    painter.rect_stroke(body, SMALL_CORNER, line, eframe::egui::StrokeKind::Inside);
    painter.add(Shape::convex_polygon(corners(closed), colors.sheet, line));
    let pressed = ((closed - 0.8) / 0.2).clamp(0.0, 1.0);
    if pressed > 0.0 {
        painter.circle_filled(tip(closed) - vec2(0.0, 4.0), 11.0 * pressed, colors.warning);
        painter.circle_stroke(
            tip(closed) - vec2(0.0, 4.0),
            7.0 * pressed,
            Stroke::new(1.0, colors.on_warning),
        );
    }
}
