//! What a teacher says, in large type above board and column, where whoever learns looks; and what a teacher does.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::accesskit::Live;
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Galley, Label, Layout, Rect, RichText, Role as Part, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::board_view::BoardView;
use super::clock_press::Standstill;
use super::hand_input::HandInput;
use super::illegal_move_hint::{not_legal, owed, why};
use super::move_progress::{Stage, is_under_way, is_unsettled, progress};
use super::ruling_lifetime::standing_rulings;
use super::strip_message::StripMessage;
use super::take_back::put_back;
use crate::chess::Color;
use crate::laws::{Consequence, Rule};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::icons::Icon;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::ui::kit::tile::focus_ring;
use crate::ui::kit::widgets::{badge_of_height, badge_width};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// The sizes of the sentence, largest first, each with how many lines it may have.
const SIZES: [(f32, f32); 5] = [
    (34.0, 1.0),
    (28.0, 2.0),
    (24.0, 2.0),
    (20.0, 2.0),
    (17.0, 3.0),
];

/// How much the band takes of the table's height, and at least.
const HEIGHT: (f32, f32) = (0.09, 72.0);

/// How high its buttons are, how large their words, and how much stands beside those.
const CELL: f32 = 44.0;
const WORD: f32 = 14.5;
const BESIDE: f32 = 12.0;

/// How wide the box before what is ticked is, with the space behind it.
const BOX: f32 = 24.0;

/// How much of the band its buttons take before their words stand on two lines.
const WIDEST: f32 = 0.36;

/// How high the band is above a table of that height; there is none where nobody teaches.
#[must_use]
pub fn height(view: &View<'_>, table: f32) -> f32 {
    if view.settings.assist == AssistLevel::Teaching && view.is_playing() {
        (table * HEIGHT.0).max(HEIGHT.1)
    } else {
        0.0
    }
}

/// The band with what a teacher has marked.
#[derive(Debug, Default)]
pub struct LessonBand {
    /// After how many half-moves the position stood that is to be played again.
    marked: Option<usize>,
}

impl LessonBand {
    /// Shows the band in `rect`; `last` is the text of the last move.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        board: &mut BoardView,
        last: Option<&str>,
        article: &mut ArticlePanel,
        rect: Rect,
    ) {
        let (text, rules) = sentence(view, &board.hand, last);
        let edition = view.arbiter.terms().edition;
        let cited = |rule: Rule| rule.articles(edition).map(move |number| (rule, number));
        let cited: Vec<(Rule, &str)> = rules.into_iter().flat_map(cited).collect();
        let again = self.again(view);
        let words = [
            view.tr("lesson-show"),
            again.into(),
            view.tr("lesson-mistakes"),
        ];
        let badges: f32 = cited
            .iter()
            .map(|(_, number)| badge_width(ui, number) + GAP)
            .sum();
        let [show, again, mistakes] = cells(ui, &words, rect.width() * WIDEST - badges);
        let taken = [&show, &again, &mistakes].map(|cell| cell.width + GAP);
        let taken = taken.iter().sum::<f32>() + badges;
        let (left, right) = rect.split_left_right_at_x(rect.right() - taken);
        said(ui, &text, left);
        row(ui, right, |ui| {
            for (rule, number) in cited {
                if badge_of_height(ui, view, number, CELL).clicked() {
                    article.open(rule, None);
                }
            }
            if show.show(ui, None) {
                board.hint.show(ui, view);
                let is_started = Standstill::of(view).is_none();
                if is_started && board.hint.presses().is_some() {
                    board.message.say(ui, view.tr("lesson-press").into_owned());
                }
            }
            if again.show(ui, None) {
                self.mark_or_go_back(ui, view, board);
            }
            if mistakes.show(ui, Some(view.settings.mistakes)) {
                view.change(|settings| settings.mistakes = !settings.mistakes);
            }
        });
    }

    /// What the button says that marks a position, or goes back to the one that is marked.
    fn again(&self, view: &View<'_>) -> String {
        let made = view.table().game().plies().len();
        match self.marked.filter(|marked| *marked < made) {
            Some(marked) => {
                let number = [("move", (marked / 2 + 1).into())];
                view.tr_args("lesson-again", &number).into_owned()
            }
            None => view.tr("lesson-mark").into_owned(),
        }
    }

    fn mark_or_go_back(&mut self, ui: &Ui, view: &View<'_>, board: &mut BoardView) {
        let made = view.table().game().plies().len();
        if let Some(marked) = self.marked.filter(|marked| *marked < made) {
            let plies = u32::try_from(marked).unwrap_or(u32::MAX);
            put_back(view, plies);
        } else {
            self.marked = Some(made);
            board.message.say(ui, view.tr("lesson-marked").into_owned());
        }
    }
}

fn row(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(GAP);
        contents(ui);
    });
}

/// A button of the band: its words over one line or two, and a box before them if it is to be ticked.
struct BandCell {
    name: String,
    galley: Arc<Galley>,
    /// How wide it is, in points.
    width: f32,
    box_width: f32,
}

/// The cells for those words, the last of which is ticked: on one line if all have `room` so, else on two.
fn cells(ui: &Ui, words: &[Cow<'_, str>; 3], room: f32) -> [BandCell; 3] {
    let one_line: [f32; 3] = std::array::from_fn(|index| line_width(ui, &words[index]));
    let beside = 2.0 * BESIDE;
    let whole = one_line
        .iter()
        .map(|width| width + beside + GAP)
        .sum::<f32>()
        + BOX;
    std::array::from_fn(|index| {
        let text = &*words[index];
        let (lines, room) = if whole <= room {
            (text.to_owned(), one_line[index])
        } else {
            two_lines(ui, text)
        };
        let font = regular(WORD);
        let mut job = LayoutJob::simple(lines, font, palette(ui).ink, f32::INFINITY);
        job.halign = Align::Center;
        let box_width = if index == 2 { BOX } else { 0.0 };
        BandCell {
            name: text.to_owned(),
            galley: ui.painter().layout_job(job),
            width: room + beside + box_width,
            box_width,
        }
    })
}

fn line_width(ui: &Ui, text: &str) -> f32 {
    let ink = palette(ui).ink;
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), regular(WORD), ink);
    galley.size().x
}

/// The text broken once, where it is narrowest so, and how wide it is then.
fn two_lines(ui: &Ui, text: &str) -> (String, f32) {
    let breaks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let halves = breaks.map(|(one, other)| {
        let (one, other) = (one.trim(), other.trim());
        let width = line_width(ui, one).max(line_width(ui, other));
        (format!("{one}\n{other}"), width)
    });
    let whole = (text.to_owned(), line_width(ui, text));
    halves.fold(
        whole,
        |best, next| if next.1 < best.1 { next } else { best },
    )
}

impl BandCell {
    /// Shows it, ticked or not where it is to be ticked; whether it was clicked on.
    fn show(&self, ui: &mut Ui, ticked: Option<bool>) -> bool {
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, CELL), Sense::CLICK);
        response.widget_info(|| match ticked {
            Some(ticked) => WidgetInfo::selected(Part::CheckBox, true, ticked, &*self.name),
            None => WidgetInfo::labeled(Part::Button, true, &*self.name),
        });
        let colors = palette(ui);
        let painter = ui.painter();
        let ground = if response.hovered() {
            colors.tint
        } else {
            colors.sheet
        };
        let line = Stroke::new(1.0, colors.line);
        painter.rect(rect, SMALL_CORNER, ground, line, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect);
        }
        if let Some(ticked) = ticked {
            let center = pos2(rect.left() + BESIDE + 8.0, rect.center().y);
            let place = Rect::from_center_size(center, Vec2::splat(16.0));
            let edge = Stroke::new(1.0, colors.edge);
            painter.rect_stroke(place, 4.0, edge, StrokeKind::Inside);
            if ticked {
                Icon::Yes.paint(painter, place.shrink(2.0), colors.ink);
            }
        }
        // Words in the middle are laid out to both sides of where they stand.
        let middle = pos2(rect.center().x + self.box_width / 2.0, rect.center().y);
        let at = middle - vec2(0.0, self.galley.size().y / 2.0);
        painter.galley(at, Arc::clone(&self.galley), colors.ink);
        response.clicked()
    }
}

/// The sentence, as large as it may be.
fn said(ui: &mut Ui, text: &str, place: Rect) {
    let ink = palette(ui).ink;
    let fits = |(size, lines): &(f32, f32)| {
        let job = ui
            .painter()
            .layout(text.to_owned(), bold(*size), ink, place.width());
        job.size().y <= (size * 1.25 * lines).min(place.height())
    };
    let size = SIZES.into_iter().find(fits).map_or(15.0, |(size, _)| size);
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.set_min_size(vec2(place.width(), place.height()));
        let label = Label::new(RichText::new(text).font(bold(size)).color(ink)).wrap();
        let response = ui.add(label);
        ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    });
}

/// What there is to say, and the articles it rests on where a hand was stopped.
#[must_use]
pub fn sentence(view: &View<'_>, hand: &HandInput, last: Option<&str>) -> (String, Vec<Rule>) {
    let (whose, stage) = progress(view);
    if let Some(stopped) = hand.stopped(view) {
        return why(view, stopped);
    }
    let first = StripMessage::of(view).map(StripMessage::into_text);
    let mut text = first.unwrap_or_else(|| teaching(view, last, whose, stage));
    if next_loses(view, whose) {
        text = format!("{text} {}", view.tr("teach-next-loses"));
    }
    (text, Vec::new())
}

/// Whether that player is to hear that another illegal move ends the game: after one was ruled upon, and before the next.
fn next_loses(view: &View<'_>, player: Color) -> bool {
    let made = *view.table().illegal_moves().get(player);
    let is_ruled_upon = |index: &usize| {
        let rulings = view.log[*index].rulings.iter();
        let mut consequences = rulings.flat_map(|ruling| &ruling.consequences);
        consequences.any(|it| matches!(it, Consequence::Illegal(by, _) if *by == player))
    };
    let terms = view.arbiter.terms();
    made + 1 >= terms.provisions().illegal_move_that_loses
        && (made > 0 && is_unsettled(view) || standing_rulings(view).iter().any(is_ruled_upon))
}

/// A sentence about what was just done and what comes next.
fn teaching(view: &View<'_>, last: Option<&str>, whose: Color, stage: Option<Stage>) -> String {
    let is_under_way = is_under_way(view.arbiter.obligation().duty);
    if stage == Some(Stage::Touched) || stage == Some(Stage::Released) && is_under_way {
        return owed(view, whose);
    }
    if is_unsettled(view) {
        return not_legal(view).unwrap_or_else(|| owed(view, whose));
    }
    let edition = view.arbiter.terms().edition;
    let clocked = if view.table().clock().is_some() {
        "yes"
    } else {
        "no"
    };
    let id = match stage {
        None | Some(Stage::Touched) => "teach-begin",
        Some(Stage::Released) => "teach-released",
        Some(Stage::Made) => "teach-made",
        Some(Stage::Completed) => "teach-completed",
    };
    let rule = match stage {
        None | Some(Stage::Touched) => Rule::HaveTheMove,
        Some(Stage::Released) => Rule::ReleasedStays,
        Some(Stage::Made) => Rule::MadePlain,
        Some(Stage::Completed) => Rule::PressCompletes,
    };
    let args = [
        ("player", whose.into()),
        ("move", last.unwrap_or_default().into()),
        ("article", rule.article(edition).into()),
        ("clock", clocked.into()),
    ];
    view.tell(id, &args)
}
