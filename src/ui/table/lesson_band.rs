//! What a teacher says, in large type above board and column, where whoever learns looks; and what a teacher does.

use eframe::egui::accesskit::Live;
use eframe::egui::{Align, Label, Layout, Rect, RichText, TextStyle, Ui, UiBuilder, vec2};

use super::board_view::BoardView;
use super::hand_input::HandInput;
use super::illegal_move_hint::why;
use super::move_progress::{Stage, progress};
use super::strip_message::StripMessage;
use super::take_back::put_back;
use crate::chess::Color;
use crate::laws::Rule;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{LOWEST, badge_of_height, badge_width, bare, tick};
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
        let switch = view.tr("lesson-mistakes");
        let badges = cited.iter().map(|(_, number)| badge_width(ui, number));
        let below = badges.chain([tick_width(ui, &switch)]);
        let above = [&*view.tr("lesson-show"), &*again].map(|text| tick_width(ui, text));
        let below: f32 = below.map(|width| width + GAP).sum();
        let above: f32 = above.map(|width| width + GAP).iter().sum();
        let taken = below.max(above) + GAP;
        let (left, right) = rect.split_left_right_at_x(rect.right() - taken);
        said(ui, &text, left);
        let (above, below) = right.split_top_bottom_at_y(right.center().y);
        row(ui, above, |ui| {
            if bare(ui, &view.tr("lesson-show")).clicked() {
                board.hint.show(ui, view);
                if board.hint.presses().is_some() {
                    board.message.say(ui, view.tr("lesson-press").into_owned());
                }
            }
            if bare(ui, &again).clicked() {
                self.mark_or_go_back(ui, view, board);
            }
        });
        row(ui, below, |ui| {
            for (rule, number) in cited {
                if badge_of_height(ui, view, number, LOWEST).clicked() {
                    article.open(rule, None);
                }
            }
            let mut mistakes = view.settings.mistakes;
            if tick(ui, &mut mistakes, &switch).changed() {
                view.change(|settings| settings.mistakes = mistakes);
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

/// How wide a box to tick is with that text.
fn tick_width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let ink = palette(ui).ink;
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    let spacing = ui.spacing();
    spacing.icon_width + spacing.icon_spacing + text.size().x + 2.0 * spacing.button_padding.x
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
    let text = first.unwrap_or_else(|| teaching(view, last, whose, stage));
    (text, Vec::new())
}

/// A sentence about what was just done and what comes next.
fn teaching(view: &View<'_>, last: Option<&str>, whose: Color, stage: Option<Stage>) -> String {
    let edition = view.arbiter.terms().edition;
    let clocked = if view.table().clock().is_some() {
        "yes"
    } else {
        "no"
    };
    let id = match stage {
        None => "teach-begin",
        Some(Stage::Touched) => "teach-touched",
        Some(Stage::Released) => "teach-released",
        Some(Stage::Made) => "teach-made",
        Some(Stage::Completed) => "teach-completed",
    };
    let rule = match stage {
        None => Rule::HaveTheMove,
        Some(Stage::Touched) => view.arbiter.obligation().rule,
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
    view.tr_args(id, &args).into_owned()
}
