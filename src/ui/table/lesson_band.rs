//! What a teacher says, in large type above board and column, where whoever learns looks; and what a teacher does.

use std::borrow::Cow;

use eframe::egui::accesskit::Live;
use eframe::egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::board_view::BoardView;
use super::clock_press::Standstill;
use super::hand_input::HandInput;
use super::illegal_move_hint::{not_legal, not_moved, owed, why};
use super::lesson_buttons::{ButtonKind, CELL, buttons};
use super::move_progress::{Stage, is_under_way, is_unsettled, progress};
use super::ruling_lifetime::standing_rulings;
use super::strip_message::StripMessage;
use super::take_back::put_back;
use crate::chess::Color;
use crate::laws::{Consequence, FirstIllegal, Rule};
use crate::record::remembered_position::RememberedPosition;
use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{badge_of_height, badge_width};
use crate::ui::view::frame_view::View;
use crate::ui::view::recorded_game::last_move;
use crate::ui::view::settings::AssistLevel;

/// The sizes of the sentence, largest first, each with how many lines it may have.
const SIZES: [(f32, f32); 6] = [
    (34.0, 1.0),
    (28.0, 2.0),
    (24.0, 2.0),
    (20.0, 2.0),
    (17.0, 3.0),
    (15.0, 3.0),
];

/// How large the sentence is at least.
const SMALLEST: f32 = 13.5;

/// How much the band takes of the table's height, and at least.
const HEIGHT: (f32, f32) = (0.1, 80.0);

/// How much of it stays free above the board.
const BELOW: f32 = 8.0;

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

/// The band, and whether it is being asked if what was played since the remembered position is undone.
#[derive(Debug, Default)]
pub struct LessonBand {
    goes_back: InPlaceConfirmation<()>,
}

/// The remembered position, as the band speaks of it.
struct PlaceToReturn {
    /// After how many half-moves it stood.
    plies: usize,
    /// The last move before it, if there was one, behind its number.
    after: String,
    /// What was played since: the first move and the last.
    since: Option<(String, String)>,
}

impl PlaceToReturn {
    fn of(view: &View<'_>) -> Option<Self> {
        let (table, notation) = (view.table(), view.settings.notation);
        let remembered = view.heading?.remembered.as_ref()?;
        let plies = remembered.stands_in(table.game())?;
        let made = table.game().plies().len();
        let numbered = |plies| {
            let mv = last_move(table, notation, plies);
            mv.map(|mv| mv.numbered()).unwrap_or_default()
        };
        Some(Self {
            plies,
            after: numbered(plies),
            since: (made > plies).then(|| (numbered(plies + 1), numbered(made))),
        })
    }

    fn told(&self, view: &View<'_>, id: &str) -> String {
        let (first, last) = self.since.clone().unwrap_or_default();
        let begins = if self.plies == 0 { "yes" } else { "no" };
        let several = if first == last { "no" } else { "yes" };
        let args = [
            ("begins", begins.into()),
            ("move", self.after.as_str().into()),
            ("several", several.into()),
            ("first", first.as_str().into()),
            ("last", last.as_str().into()),
        ];
        view.tr_args(id, &args).into_owned()
    }
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
        let rect = rect.with_max_y(rect.bottom() - BELOW);
        let remembered = PlaceToReturn::of(view);
        let usual = usual(view, remembered.as_ref());
        let gone_from = remembered.as_ref().filter(|it| it.since.is_some());
        if let Some(remembered) = gone_from
            && self.goes_back.is_asked(ui, ())
        {
            return self.question(ui, view, remembered, usual, rect);
        }
        let (text, rules) = sentence(view, &board.hand, last);
        let edition = view.arbiter.terms().edition;
        let cited = |rule: Rule| rule.articles(edition).map(move |number| (rule, number));
        let cited: Vec<(Rule, &str)> = rules.into_iter().flat_map(cited).collect();
        let badges: f32 = cited
            .iter()
            .map(|(_, number)| badge_width(ui, number) + GAP)
            .sum();
        let [show, again, mistakes] = buttons(ui, usual, rect.width() * WIDEST - badges);
        let taken = [&show, &again, &mistakes].map(|button| button.width + GAP);
        let taken = taken.iter().sum::<f32>() + badges;
        let (left, right) = rect.split_left_right_at_x(rect.right() - taken);
        said(ui, &text, left);
        row(ui, right, |ui| {
            for (rule, number) in cited {
                if badge_of_height(ui, view, number, CELL).clicked() {
                    article.open(rule, None);
                }
            }
            if show.show(ui).clicked() {
                board.hint.show(ui, view);
                let is_started = Standstill::of(view).is_none();
                if is_started && board.hint.presses().is_some() {
                    board.message.say(ui, view.tr("lesson-press").into_owned());
                }
            }
            if again.show(ui).clicked() {
                if gone_from.is_some() {
                    self.goes_back.ask(ui, (), again.width);
                } else {
                    remember(view);
                    board.message.say(ui, view.tr("lesson-marked").into_owned());
                }
            }
            if mistakes.show(ui).clicked() {
                view.change(|settings| settings.mistakes = !settings.mistakes);
            }
        });
    }

    /// Asks whether what was played since is undone; *No* stands where the button stood.
    fn question(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        remembered: &PlaceToReturn,
        usual: [(Cow<'_, str>, ButtonKind); 3],
        rect: Rect,
    ) {
        let room = rect.width() * WIDEST;
        let answers = [
            (view.tr("sure-no"), ButtonKind::Plain),
            (view.tr("lesson-go-back"), ButtonKind::Grave),
        ];
        let [_, again, mistakes] = buttons(ui, usual, room);
        let [mut no, mut back] = buttons(ui, answers, room);
        no.width = no.width.max(again.width);
        back.width = back.width.max(mistakes.width);
        let taken = [&no, &back].map(|button| button.width + GAP);
        let (left, right) = rect.split_left_right_at_x(rect.right() - taken.iter().sum::<f32>());
        said(ui, &remembered.told(view, "lesson-undoes"), left);
        row(ui, right, |ui| {
            let keeps = no.show(ui);
            let goes = back.show(ui);
            if self.goes_back.is_answered(ui, right, &goes, &keeps) {
                put_back(view, u32::try_from(remembered.plies).unwrap_or(u32::MAX));
            }
        });
    }
}

/// The words of the buttons: the second one remembers a position, tells which one is remembered, or goes back to it.
fn usual<'a>(
    view: &View<'a>,
    remembered: Option<&PlaceToReturn>,
) -> [(Cow<'a, str>, ButtonKind); 3] {
    let (again, kind) = match remembered {
        None => (view.tr("lesson-mark"), ButtonKind::Plain),
        Some(remembered) if remembered.since.is_none() => (
            remembered.told(view, "lesson-remembered").into(),
            ButtonKind::Holds,
        ),
        Some(remembered) => (
            remembered.told(view, "lesson-again").into(),
            ButtonKind::Plain,
        ),
    };
    [
        (view.tr("lesson-show"), ButtonKind::Plain),
        (again, kind),
        (
            view.tr("lesson-mistakes"),
            ButtonKind::Box(view.settings.mistakes),
        ),
    ]
}

/// The position on the board is remembered from now on.
fn remember(view: &View<'_>) {
    let position = RememberedPosition::of(view.table().game());
    view.ask(Command::Remember(position));
}

fn row(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(GAP);
        contents(ui);
    });
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
    let size = SIZES
        .into_iter()
        .find(fits)
        .map_or(SMALLEST, |(size, _)| size);
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
    let stopped = Standstill::of(view).filter(|it| *it == Standstill::Stopped);
    let first = stopped.map(|it| it.told(view));
    let first = first.or_else(|| StripMessage::of(view).map(StripMessage::into_text));
    let mut text = first.unwrap_or_else(|| teaching(view, last, whose, stage));
    if let Some(warning) = warning(view, whose, stage) {
        text = format!("{text} {}", view.tr(warning));
    }
    (text, Vec::new())
}

/// What that player is to hear of an illegal move that would end the game: where the first one does, at their first move
/// and before it is completed; otherwise after one was ruled upon, and before the next.
fn warning(view: &View<'_>, player: Color, stage: Option<Stage>) -> Option<&'static str> {
    let terms = view.arbiter.terms();
    let is_ahead = is_unsettled(view) || stage.is_none();
    match terms.first_illegal_move() {
        FirstIllegal::Loses => is_ahead.then_some("teach-first-loses"),
        FirstIllegal::LosesOnClaim => is_ahead.then_some("teach-first-loses-on-claim"),
        FirstIllegal::Ordinary => next_loses(view, player).then_some("teach-next-loses"),
    }
}

/// Whether an illegal move was ruled upon before, and another one ends the game.
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

/// Whether the last thing that happened was a press without a move.
fn has_pressed_without_move(view: &View<'_>) -> bool {
    let rulings = view.log.last().into_iter().flat_map(|last| &last.rulings);
    let mut rules = rulings.map(|ruling| ruling.rule);
    rules.any(|rule| rule == Rule::PressWithoutMove)
}

/// A sentence about what was just done and what comes next.
fn teaching(view: &View<'_>, last: Option<&str>, whose: Color, stage: Option<Stage>) -> String {
    if has_pressed_without_move(view) {
        return not_moved(view);
    }
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
