//! A provision in the six editions: a tile for each, with its numbers and what it said otherwise.

use std::sync::Arc;

use eframe::egui::{Galley, Rect, Ui, vec2};

use crate::kit::fonts::{BODY, FINE, bold, regular};
use crate::kit::theme::palette;
use crate::kit::tile::tile;
use crate::view::frame_view::View;
use jadoube_core::i18n::{ArticlePage, EditionEntry};
use jadoube_core::laws::Edition;

/// Between tiles, and around what stands on one.
const BETWEEN: f32 = 8.0;
const AROUND: f32 = 12.0;

/// How high a tile is at least.
const LEAST: f32 = 104.0;

/// In less width than this the tiles stand in two rows.
const NARROW: f32 = 800.0;

struct LaidOutTile {
    entry: EditionEntry,
    is_changed: bool,
    year: Arc<Galley>,
    said: Arc<Galley>,
    numbers: Arc<Galley>,
    /// What a screen reader says of it.
    spoken: String,
}

impl LaidOutTile {
    fn height(&self) -> f32 {
        2.0 * AROUND + self.year.size().y + 6.0 + self.said.size().y + 10.0 + self.numbers.size().y
    }
}

/// Shows the tiles; the edition that was chosen, if another was.
pub fn provision_tiles(
    ui: &mut Ui,
    view: &View<'_>,
    page: &ArticlePage,
    chosen: Edition,
) -> Option<Edition> {
    let columns: u8 = if ui.available_width() < NARROW { 3 } else { 6 };
    let gaps = f32::from(columns - 1) * BETWEEN;
    let width = ((ui.available_width() - gaps) / f32::from(columns)).floor();
    let before = [None].into_iter().chain(page.editions.iter().map(Some));
    let tiles: Vec<LaidOutTile> = page
        .editions
        .iter()
        .zip(before)
        .map(|(entry, before)| {
            let before = before.filter(|before| entry.differs_from(before));
            laid_out(ui, view, entry, before, width - 2.0 * AROUND)
        })
        .collect();
    let mut asked = None;
    for row in tiles.chunks(usize::from(columns)) {
        let heights = row.iter().map(LaidOutTile::height);
        let height = heights.fold(LEAST, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for laid_out in row {
                let is_chosen = laid_out.entry.edition == chosen;
                let size = vec2(width, height);
                let response = tile(ui, size, is_chosen, &laid_out.spoken, |ui, rect| {
                    paint(ui, view, laid_out, rect, is_chosen);
                });
                if response.clicked() {
                    asked = Some(laid_out.entry.edition);
                }
            }
        });
    }
    asked
}

fn laid_out(
    ui: &Ui,
    view: &View<'_>,
    entry: &EditionEntry,
    changed_from: Option<&EditionEntry>,
    width: f32,
) -> LaidOutTile {
    let colors = palette(ui);
    let is_changed = changed_from.is_some();
    let said = said(view, entry, changed_from);
    let numbers = entry.numbers().join(" · ");
    let lay = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, width);
    let is_otherwise = entry.otherwise.is_some();
    let font = if is_changed { bold } else { regular };
    let ink = if is_otherwise || is_changed {
        colors.ink
    } else {
        colors.soft_ink
    };
    let year = entry.edition.name();
    let changed = is_changed.then(|| view.tr("laws-changed").into_owned());
    let spoken = [
        Some(year.to_owned()),
        Some(numbers.clone()),
        changed,
        Some(said.clone()),
    ];
    let spoken = spoken.into_iter().flatten().filter(|part| !part.is_empty());
    LaidOutTile {
        is_changed,
        year: lay(year, bold(BODY), colors.ink),
        said: lay(&said, font(13.5), ink),
        numbers: lay(&numbers, regular(FINE), colors.soft_ink),
        spoken: spoken.collect::<Vec<_>>().join(", "),
        entry: entry.clone(),
    }
}

/// Returns what the edition says otherwise, or that it says what stands above, and then what the one before it said if it
/// changed that.
fn said(view: &View<'_>, entry: &EditionEntry, changed_from: Option<&EditionEntry>) -> String {
    if let Some(otherwise) = &entry.otherwise {
        return otherwise.clone();
    }
    if entry.articles.is_empty() {
        return view.tr("edition-unknown").into_owned();
    }
    let as_above = view.tr("laws-as-above");
    let Some(before) = changed_from else {
        return as_above.into_owned();
    };
    let year = before.edition.name();
    let until = match before.otherwise.as_deref() {
        Some(said) => {
            let args = [("year", year.into()), ("said", said.into())];
            view.tr_args("laws-changed-until", &args)
        }
        None => view.tr_args("laws-changed-new", &[("year", year.into())]),
    };
    format!("{as_above}. {until}")
}

fn paint(ui: &Ui, view: &View<'_>, tile: &LaidOutTile, rect: Rect, is_chosen: bool) {
    let colors = palette(ui);
    let inner = rect.shrink(AROUND);
    let painter = ui.painter();
    painter.galley(inner.min, Arc::clone(&tile.year), colors.ink);
    if tile.is_changed {
        let room = inner.width() - tile.year.size().x - 8.0;
        let word = view.tr("laws-changed").into_owned();
        let size = crate::kit::fitted_text::line_size(painter, &word, bold, 12.0, room - 10.0);
        let word = painter.layout_no_wrap(word, bold(size), colors.on_press);
        let size = word.size() + vec2(10.0, 3.0);
        let corner = inner.right_top() - vec2(size.x, 0.0);
        let chip = Rect::from_min_size(corner, size);
        painter.rect_filled(chip, 4.0, colors.press);
        painter.galley(chip.center() - word.size() / 2.0, word, colors.on_press);
    }
    let below = inner.min + vec2(0.0, tile.year.size().y + 6.0);
    painter.galley(below, Arc::clone(&tile.said), colors.ink);
    let foot = inner.left_bottom() - vec2(0.0, tile.numbers.size().y);
    let soft = if is_chosen {
        colors.here_ink
    } else {
        colors.soft_ink
    };
    let numbers = Arc::clone(&tile.numbers);
    painter.galley_with_override_text_color(foot, numbers, soft);
}
