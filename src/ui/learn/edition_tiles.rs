//! The same act in six editions: what each rules, where it says so, and where it differs from the one before.

use std::sync::Arc;

use eframe::egui::{
    Color32, Galley, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::kit::fitted_text::{fitted_line, fitted_words};
use crate::kit::fonts::{FINE, SMALL, bold, regular};
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::soft as soft_words;
use crate::view::frame_view::View;
use jadoube_core::i18n::SituationWords;
use jadoube_core::i18n::{Language, RulingEffect};
use jadoube_core::laws::{Edition, Ruling};
use jadoube_core::learn::SituationRun;
use jadoube_core::learn::lesson::letters;

/// Narrower than this, in points, the tiles stand in two rows.
const WIDE: f32 = 560.0;

/// How high a tile is at least.
const LOWEST: f32 = 96.0;

/// The six tiles, worked out one a frame.
#[derive(Debug, Default)]
pub struct EditionTiles {
    /// Of which situation they are, and in which language.
    of: Option<(String, Language)>,
    tiles: Vec<EditionTile>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionTile {
    /// The first and the last of the editions that rule so.
    pub editions: (Edition, Edition),
    /// What it rules, in a few words, or on a line each whose clock it changes; nothing where it is not asked.
    pub text: Option<TileText>,
    pub articles: String,
    /// Whether it rules otherwise than the edition before.
    pub differs: bool,
    /// Which answers are right in it.
    right: Vec<usize>,
    /// Whether some edition before it rules on it.
    is_known_before: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileText {
    /// The clocks that change, a line each.
    Clocks(Vec<String>),
    Words(String),
}

impl EditionTiles {
    /// Works out what is still missing, one edition at most.
    pub fn follow(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (name, run): (&str, &SituationRun),
        words: SituationWords<'_>,
    ) {
        let of = (name.to_owned(), view.words.language());
        if self.of.as_ref() != Some(&of) {
            self.of = Some(of);
            self.tiles.clear();
        }
        if let Some(edition) = Edition::ALL.get(self.tiles.len()) {
            let before = self.tiles.iter().rev().find(|tile| tile.text.is_some());
            let tile = EditionTile::of(view, run, words, *edition, before);
            self.tiles.push(tile);
            ui.ctx().request_repaint();
        }
    }

    /// Whether some edition rules otherwise than the one before.
    pub fn has_a_change(&self) -> bool {
        self.tiles.iter().any(|tile| tile.differs)
    }

    /// Editions that follow one another and rule alike, as one tile, with the article of the edition that is looked at if it is
    /// one of them.
    fn folded(&self, current: Edition) -> Vec<EditionTile> {
        let mut folded: Vec<EditionTile> = Vec::new();
        for tile in &self.tiles {
            match folded.last_mut().filter(|it| it.rules_as(tile)) {
                Some(same) => same.take_in(tile, current),
                None => folded.push(tile.clone()),
            }
        }
        folded
    }

    /// Shows them across the width that is there.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, current: Edition) {
        let tiles = self.folded(current);
        if let [alike] = &tiles[..]
            && self.tiles.len() == Edition::ALL.len()
        {
            let parts = [&*view.tr("edition-all-alike"), &alike.articles].join(" ");
            soft_words(ui, parts.trim_end());
            return;
        }
        let width = ui.available_width();
        let most: u8 = if width >= WIDE { 6 } else { 3 };
        let in_a_row = u8::try_from(tiles.len()).unwrap_or(most).clamp(1, most);
        let tile_width = (width - GAP * f32::from(in_a_row - 1)) / f32::from(in_a_row);
        for row in tiles.chunks(usize::from(in_a_row)) {
            let heights = row.iter().map(|tile| tile.height(ui, view, tile_width));
            let height = heights.fold(LOWEST, f32::max);
            let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::HOVER);
            let mut left = place.left();
            for tile in row {
                let rect = Rect::from_min_size(pos2(left, place.top()), vec2(tile_width, height));
                tile.ui(ui, view, rect, tile.holds(current));
                left += tile_width + GAP;
            }
        }
    }
}

impl EditionTile {
    fn of(
        view: &View<'_>,
        run: &SituationRun,
        words: SituationWords<'_>,
        edition: Edition,
        before: Option<&Self>,
    ) -> Self {
        let situation = run.situation();
        let right: Vec<usize> = situation.right_answers(edition).collect();
        let is_asked = situation.editions.contains(edition) && !right.is_empty();
        let text = is_asked.then(|| {
            let changes = changed_clocks(view, run, edition).map(TileText::Clocks);
            // What differs in another way than by the clocks is told in words.
            let is_as_before =
                before.is_some_and(|it| it.right != right && it.text.as_ref() == changes.as_ref());
            let in_words = || TileText::Words(headlines(words, &right));
            changes.filter(|_| !is_as_before).unwrap_or_else(in_words)
        });
        let differs =
            is_asked && before.is_some_and(|before| before.text != text || before.right != right);
        Self {
            editions: (edition, edition),
            is_known_before: before.is_some(),
            articles: if is_asked {
                articles(run, edition)
            } else {
                String::new()
            },
            text,
            differs,
            right,
        }
    }

    fn holds(&self, edition: Edition) -> bool {
        (self.editions.0..=self.editions.1).contains(&edition)
    }

    /// Whether it rules as the one after it.
    fn rules_as(&self, after: &Self) -> bool {
        let is_same = (&self.text, &self.right) == (&after.text, &after.right);
        let is_as_open = self.text.is_some() || self.is_known_before == after.is_known_before;
        is_same && is_as_open && !after.differs
    }

    /// Takes in the edition after it, which rules alike.
    fn take_in(&mut self, after: &Self, current: Edition) {
        if !self.holds(current) {
            self.articles.clone_from(&after.articles);
        }
        self.editions.1 = after.editions.1;
    }

    /// The years of its editions.
    fn years(&self) -> String {
        let (first, last) = self.editions;
        if first == last {
            first.name().to_owned()
        } else {
            format!("{}–{}", first.name(), last.name())
        }
    }

    /// What it says, in one line.
    fn spoken_text(&self, view: &View<'_>) -> String {
        match &self.text {
            None if !self.is_known_before => view.tr("edition-has-none").into_owned(),
            None => view.tr("edition-leaves-open").into_owned(),
            Some(TileText::Words(words)) => words.clone(),
            Some(TileText::Clocks(changes)) => changes.join(", "),
        }
    }

    /// What it says, laid out for that width: no change of a clock is broken.
    fn lines(&self, ui: &Ui, view: &View<'_>, room: f32, ink: Color32) -> Vec<Arc<Galley>> {
        let painter = ui.painter();
        let words = |font, size| {
            vec![fitted_words(
                painter,
                &self.spoken_text(view),
                font,
                size,
                room,
                ink,
            )]
        };
        match &self.text {
            Some(TileText::Clocks(changes)) => changes
                .iter()
                .map(|change| fitted_line(painter, change, bold, 14.5, room, ink))
                .collect(),
            Some(TileText::Words(_)) => words(bold, 14.5),
            None => words(regular, 13.0),
        }
    }

    fn height(&self, ui: &Ui, view: &View<'_>, width: f32) -> f32 {
        let ink = palette(ui).ink;
        let room = width - 20.0;
        let lay = |text: &str, font| {
            let galley = ui.painter().layout(text.to_owned(), font, ink, room);
            galley.size().y
        };
        let lines = self.lines(ui, view, room, ink);
        let text: f32 = lines.iter().map(|line| line.size().y).sum();
        28.0 + text + 8.0 + lay(&self.articles, regular(FINE)) + 8.0
    }

    fn ui(&self, ui: &Ui, view: &View<'_>, rect: Rect, is_current: bool) {
        let colors = palette(ui);
        let id = ui.scope_id().with(("edition-tile", self.editions));
        let differs = if self.differs {
            view.tr("edition-differs")
        } else {
            "".into()
        };
        let said = self.spoken_text(view);
        let years = self.years();
        let name = [&*years, &said, &self.articles, &differs];
        let name: Vec<&str> = name.into_iter().filter(|it| !it.is_empty()).collect();
        ui.interact(rect, id, Sense::HOVER)
            .widget_info(|| WidgetInfo::selected(Part::Label, true, is_current, name.join(", ")));
        let is_asked = self.text.is_some();
        let (fill, edge, ink, soft) = if is_current {
            (
                colors.here_tint,
                Stroke::new(2.0, colors.here),
                colors.ink,
                colors.here_ink,
            )
        } else {
            let ink = if is_asked {
                colors.ink
            } else {
                colors.soft_ink
            };
            let edge = Stroke::new(1.0, colors.line);
            (colors.sheet, edge, ink, colors.soft_ink)
        };
        let fill = if is_asked { fill } else { colors.ground };
        let painter = ui.painter();
        painter.rect(rect, SMALL_CORNER, fill, edge, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(10.0, 8.0));
        let year = painter.layout_no_wrap(years, bold(SMALL), soft);
        painter.galley(inner.min, year, soft);
        if self.differs {
            let sign = Rect::from_min_size(
                pos2(inner.right() - 20.0, inner.top() - 1.0),
                vec2(20.0, 18.0),
            );
            painter.rect_filled(sign, 4.0, colors.press);
            let not_equal = painter.layout_no_wrap("≠".to_owned(), bold(14.0), colors.on_press);
            painter.galley(
                sign.center() - not_equal.size() / 2.0,
                not_equal,
                colors.on_press,
            );
        }
        let mut at = inner.min + vec2(0.0, 20.0);
        for line in self.lines(ui, view, inner.width(), ink) {
            let height = line.size().y;
            painter.galley(at, line, ink);
            at.y += height;
        }
        let articles = self.articles.clone();
        let articles = painter.layout(articles, regular(FINE), soft, inner.width());
        let at = pos2(inner.left(), inner.bottom() - articles.size().y);
        painter.galley(at, articles, soft);
    }
}

/// What the answers that are right say.
fn headlines(words: SituationWords<'_>, right: &[usize]) -> String {
    let letters = right.iter().filter_map(|answer| letters().nth(*answer));
    let texts = letters.filter_map(|letter| words.get(&letter.to_string()));
    texts.collect::<Vec<_>>().join(" / ")
}

/// Whose clock the ruling in that edition changes, and by how much, where the game goes on.
fn changed_clocks(view: &View<'_>, run: &SituationRun, edition: Edition) -> Option<Vec<String>> {
    let entries = run.ruled_in(edition);
    let rulings: Vec<Ruling> = entries
        .into_iter()
        .flat_map(|entry| entry.rulings)
        .collect();
    if rulings.iter().any(Ruling::ends_game) {
        return None;
    }
    let letters = view.words.language().letters();
    let board = view.table().game().position().clone();
    let board = jadoube_core::chess::Position::board(&board);
    let summary = view.words.ruling_summary(&rulings, edition, letters, board);
    let changes = summary
        .effects
        .into_iter()
        .filter_map(|effect| match effect {
            RulingEffect::Clock(color, change) => Some(format!("{} {change}", view.name(color))),
            RulingEffect::Words(..) => None,
        });
    let changes: Vec<String> = changes.collect();
    (!changes.is_empty()).then_some(changes)
}

/// Where that edition states what the answer rests on, two articles at most.
fn articles(run: &SituationRun, edition: Edition) -> String {
    let situation = run.situation();
    let written = situation.article(edition).map(str::to_owned);
    let of_rules = situation
        .rules
        .iter()
        .filter_map(|rule| rule.0.articles(edition).next().map(str::to_owned));
    let mut all: Vec<String> = Vec::new();
    for article in written.into_iter().chain(of_rules) {
        if !all.contains(&article) && all.len() < 2 {
            all.push(article);
        }
    }
    all.join(", ")
}
