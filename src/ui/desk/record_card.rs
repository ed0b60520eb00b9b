//! What was recorded, newest first: the whole log, touches, illegal moves, and whether each player could still mate.

use eframe::egui::{
    Align, Color32, Label, Layout, Rect, RichText, Role as Part, ScrollArea, Stroke, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::recorded_lines::RecordedLines;
use super::touch_finding::TouchFinding;
use crate::kit::fingers;
use crate::kit::fitted_text::kept_together;
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{badge_of_height, paint_player_dot, prose, quiet, sheet_ground, soft};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::mating::is_plainly_never;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, CanMate, Person};
use jadoube_core::report::recorded_lines::{LineKind, RecordedLine};
use jadoube_core::report::time_of;

/// What of the record is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RecordTab {
    #[default]
    Log,
    Touches,
    IllegalMoves,
    Mating,
}

impl RecordTab {
    const ALL: [Self; 4] = [Self::Log, Self::Touches, Self::IllegalMoves, Self::Mating];

    fn name(self, view: &View<'_>, lines: &RecordedLines) -> String {
        match self {
            Self::Log => view.tr("desk-log"),
            Self::Touches => view.tr("desk-touches"),
            Self::IllegalMoves => {
                let count = lines.count(LineKind::IllegalMove);
                view.tr_args("desk-illegal-moves", &[("count", count.into())])
            }
            Self::Mating => view.tr("desk-mating"),
        }
        .into_owned()
    }
}

/// The card of what was recorded.
#[derive(Debug, Default)]
pub struct RecordCard {
    tab: RecordTab,
    confirmation: InPlaceConfirmation<(&'static str, Option<Square>)>,
    /// How far down the last line reaches that has room for the whole of it, in points.
    whole_lines: f32,
}

/// How wide the time of a line is, and how wide who did it.
const TIME: f32 = 72.0;
const WHO: f32 = 26.0;

/// How wide a line is that has room for many articles; how many stand beside it then, and in a narrower one.
const WIDE: f32 = 520.0;
const ALL_SHOWN: usize = 4;
const SOME_SHOWN: usize = 2;

/// How high an article's badge is, so that its line is no higher than the others; and for fingers.
const BADGE: (f32, f32) = (20.0, 28.0);

impl RecordCard {
    /// Shows it in `rect`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        lines: &RecordedLines,
        article: &mut ArticlePanel,
        rect: Rect,
    ) {
        sheet_ground(ui, rect, CORNER);
        let inner = rect.shrink2(vec2(14.0, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            choice_in_a_row(ui, &mut self.tab, &RecordTab::ALL, |tab| {
                tab.name(view, lines)
            });
            let room = ui.available_height().max(0.0);
            // No line is cut at the foot while the newest stand at the top.
            let height = self.whole_lines.clamp(room * 0.6, room);
            let shown = ScrollArea::vertical()
                .id_salt("record")
                .auto_shrink(false)
                .max_height(height)
                .min_scrolled_height(0.0)
                .show(ui, |ui| match self.tab {
                    RecordTab::Log => list(ui, view, lines.all(), None, article, room),
                    RecordTab::Touches => self.touches(ui, view, lines, article, room),
                    RecordTab::IllegalMoves => self.illegal_moves(ui, view, lines, article, room),
                    RecordTab::Mating => {
                        mating(ui, view);
                        room
                    }
                });
            if (shown.inner - self.whole_lines).abs() > 0.5 {
                self.whole_lines = shown.inner;
                ui.ctx().request_discard("whole-lines");
            }
        });
    }

    /// What was touched, and what the arbiter can find of it; how far down the last whole line reaches in `room`.
    fn touches(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        lines: &RecordedLines,
        article: &mut ArticlePanel,
        room: f32,
    ) -> f32 {
        ui.horizontal_wrapped(|ui| {
            for finding in TouchFinding::all(view) {
                let args = [
                    ("role", finding.role.into()),
                    ("square", finding.square.into()),
                ];
                let text = view.tell(finding.id(), &args);
                let about = (finding.id(), Some(finding.square));
                self.act(ui, view, about, &text, finding.act());
            }
        });
        list(ui, view, lines.all(), Some(LineKind::Touch), article, room)
    }

    /// What was charged, and the way to look for more; how far down the last whole line reaches in `room`.
    fn illegal_moves(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        lines: &RecordedLines,
        article: &mut ArticlePanel,
        room: f32,
    ) -> f32 {
        if view.is_playing() {
            let text = view.tr("desk-illegal");
            let about = ("desk-illegal", None);
            self.act(ui, view, about, &text, ArbiterAct::SeeIllegal);
        }
        let kind = Some(LineKind::IllegalMove);
        list(ui, view, lines.all(), kind, article, room)
    }

    /// A button for an act of the arbiter's, which is asked once more.
    fn act(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        about: (&'static str, Option<Square>),
        text: &str,
        act: ArbiterAct,
    ) {
        if self.confirmation.guard(ui, view.words, about, text, quiet) {
            view.arbitrate(act);
        }
    }
}

/// The lines of that kind, or all, newest first; how far down the last of them reaches that stands in `room` whole.
fn list(
    ui: &mut Ui,
    view: &View<'_>,
    lines: &[RecordedLine],
    kind: Option<LineKind>,
    article: &mut ArticlePanel,
    room: f32,
) -> f32 {
    let mut shown = lines
        .iter()
        .rev()
        .filter(|line| kind.is_none_or(|kind| line.kind == kind))
        .peekable();
    if shown.peek().is_none() {
        soft(ui, &view.tr("desk-nothing-recorded"));
    }
    let top = ui.min_rect().top();
    let mut whole = room;
    for line in shown {
        let bottom = row(ui, view, line, article) - top;
        if bottom <= room {
            whole = bottom;
        }
    }
    whole
}

/// Shows a line; gives back how far down it reaches.
fn row(ui: &mut Ui, view: &View<'_>, line: &RecordedLine, article: &mut ArticlePanel) -> f32 {
    let colors = palette(ui);
    let ink = match line.kind {
        LineKind::IllegalMove | LineKind::Flag | LineKind::Trouble => colors.warning,
        LineKind::Touch => colors.hand,
        LineKind::Plain => colors.ink,
    };
    let top = ui.cursor().top();
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let time = time_of(view.wall, line);
        let time = RichText::new(time)
            .font(regular(14.0))
            .color(colors.soft_ink);
        ui.allocate_ui(vec2(TIME, 24.0), |ui| {
            ui.set_min_width(TIME);
            ui.add(Label::new(time).extend());
        });
        ui.allocate_ui(vec2(WHO, 24.0), |ui| {
            ui.set_min_width(WHO);
            let center = pos2(ui.max_rect().left() + 8.0, top + 11.0);
            match line.by {
                Some(Person::Player(color)) => {
                    paint_player_dot(ui, center, 6.0, color.is_white());
                }
                Some(Person::Arbiter) => {
                    let place = Rect::from_center_size(center, Vec2::splat(16.0));
                    Icon::Whistle.paint(ui.painter(), place, colors.soft_ink);
                }
                None => {}
            }
        });
        if line.articles.is_empty() {
            text(ui, line, ink);
        } else {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                let room = if ui.available_width() > WIDE {
                    ALL_SHOWN
                } else {
                    SOME_SHOWN
                };
                let height = if fingers::are_used(ui) {
                    BADGE.1
                } else {
                    BADGE.0
                };
                for &(number, rule) in line.articles.iter().take(room).rev() {
                    if badge_of_height(ui, view.words, number, height).clicked() {
                        article.open(rule, Some(line.entry));
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                    text(ui, line, ink);
                });
            });
        }
    });
    let bottom = shown.response.rect.bottom() + 2.0;
    let range = ui.max_rect().x_range();
    ui.painter()
        .hline(range, bottom, Stroke::new(1.0, colors.line));
    bottom + 1.0
}

fn text(ui: &mut Ui, line: &RecordedLine, ink: Color32) {
    let font = match line.kind {
        LineKind::IllegalMove | LineKind::Flag | LineKind::Trouble => bold(15.0),
        LineKind::Touch | LineKind::Plain => regular(15.0),
    };
    let told = line.full_text();
    let words = RichText::new(kept_together(&told)).font(font);
    let label = Label::new(words.color(ink)).wrap();
    let told = || WidgetInfo::labeled(Part::Label, true, &told);
    ui.add(label).widget_info(told);
}

/// What is known of each player's chance to mate.
fn mating(ui: &mut Ui, view: &View<'_>) {
    let position = view.table().game().position();
    for color in Color::ALL {
        let id = match view.table().established(color) {
            Some(CanMate::Yes) => "desk-mate-yes",
            Some(CanMate::Never) => "desk-mate-never",
            None if is_plainly_never(position, color) => "desk-mate-never",
            None => "desk-mate-open",
        };
        let args = [("name", view.name(color).into())];
        prose(ui, &view.tr_args(id, &args));
    }
    ui.add_space(GAP);
    soft(ui, &view.tr("desk-mating-how"));
}
