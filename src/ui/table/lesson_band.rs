//! What a teacher says, in large type above board and column, where whoever learns looks; and what a teacher does.

use eframe::egui::{Rect, Ui};

use super::board_view::BoardView;
use super::claim_ground::ClaimGround;
use super::clock_press::ClockStop;
use super::going_back::GoingBack;
use super::illegal_move_hint::{not_legal, not_moved, owed_text, why, why_and_back};
use super::lesson_buttons::{citing, words};
use super::lesson_sentence::{row, show_sentence};
use super::move_progress::{Stage, is_unsettled, progress};
use super::place_to_return::PlaceToReturn;
use super::ruling_lifetime::{remembered_back, standing_rulings};
use super::strip_message::StripMessage;
use super::why_arrows::carried_illegally;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::theme::GAP;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::{StandingRuling, View};
use crate::view::settings::AssistLevel;
use jadoube_core::chess::Color;
use jadoube_core::hands::HandInput;
use jadoube_core::laws::{Consequence, FirstIllegal, Rule};
use jadoube_core::record::remembered_position::RememberedPosition;

/// How much the band takes of the table's height, and at least.
const HEIGHT: (f32, f32) = (0.1, 80.0);

/// Less wide than this, the band has no room for all that stands beside its sentence.
const NARROW: f32 = 700.0;

/// How much of it stays free above the board.
const BELOW: f32 = 8.0;

/// How high the band is above a table of that height; there is none where nobody teaches.
pub fn height(view: &View<'_>, table: f32) -> f32 {
    if view.settings.play.assist == AssistLevel::Teaching && view.is_playing() {
        (table * HEIGHT.0).max(HEIGHT.1)
    } else {
        0.0
    }
}

/// How much of the band its sentence keeps where articles are cited in words beside it; with less these are numbers.
const SENTENCE: f32 = 0.36;

/// The band, and whether it is being asked if a remembered position comes back.
#[derive(Debug, Default)]
pub struct LessonBand {
    going_back: GoingBack,
}

impl LessonBand {
    /// Whether both clocks stand because of what the band asks, so that nothing else needs to be told of it.
    pub fn stops_the_clocks(&self, view: &View<'_>) -> bool {
        self.going_back.stops_the_clocks(view)
    }

    /// Shows the band in `rect`; `last` is the text of the last move, `asks` what a player asks the other.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        board: &mut BoardView,
        (last, asks): (Option<&str>, Option<String>),
        article: &mut ArticlePanel,
        rect: Rect,
    ) {
        let rect = rect.with_max_y(rect.bottom() - BELOW);
        let remembered = PlaceToReturn::of(view);
        let back = remembered.as_ref().map(|it| back_button(ui, view, it));
        let is_narrow = rect.width() < NARROW;
        let [remember, show, mut mistakes] = ["lesson-mark", "lesson-show", "lesson-mistakes"]
            .map(|id| words(ui, view.tr(id), ButtonKind::Plain));
        mistakes.ticked = Some(view.settings.play.mistakes);
        // Where there is little room, what is said has that of the place to return to and of the articles.
        let remember = (!is_narrow).then_some(remember);
        let all = [
            back.as_ref(),
            remember.as_ref(),
            Some(&show),
            Some(&mistakes),
        ];
        let taken: f32 = all.into_iter().flatten().map(|it| it.width(ui) + GAP).sum();
        if let Some(to) = remembered.as_ref().filter(|it| !it.is_on_the_board())
            && self.going_back.is_asked(ui, view)
        {
            return self.going_back.ui(ui, view, to, rect, taken);
        }
        let (text, rules) = asks.map_or_else(
            || sentence(view, &board.hand, last),
            |asks| (asks, Vec::new()),
        );
        let rules = if is_narrow { Vec::new() } else { rules };
        let cited = cited(ui, view, &rules, rect.width() * (1.0 - SENTENCE) - taken);
        let taken = taken + cited.iter().map(|(_, it)| it.width(ui) + GAP).sum::<f32>();
        let (left, right) = rect.split_left_right_at_x(rect.right() - taken);
        show_sentence(ui, &text, None, left);
        row(ui, right, |ui| {
            for (rule, chip) in cited {
                if chip.show(ui).clicked() {
                    article.open(rule, None);
                }
            }
            let is_on_the_board = remembered.is_some_and(|it| it.is_on_the_board());
            if let Some(back) = back
                && back.show(ui).clicked()
                && !is_on_the_board
            {
                board.message.hush();
                self.going_back.ask(ui, view, back.width(ui));
            }
            if remember.is_some_and(|remember| remember.show(ui).clicked()) {
                let position = RememberedPosition::of(view.table().game());
                view.ask(Command::Remember(position));
                board.message.say(ui, view.tr("lesson-marked").into_owned());
            }
            if show.show(ui).clicked() {
                show_me(ui, view, board);
            }
            if mistakes.show(ui).clicked() {
                view.change(|settings| settings.play.mistakes = !settings.play.mistakes);
            }
        });
    }
}

/// The button that goes back to the remembered position, resting while that is on the board.
fn back_button(ui: &Ui, view: &View<'_>, to: &PlaceToReturn) -> Button<'static> {
    let kind = if to.is_on_the_board() {
        ButtonKind::Resting
    } else {
        ButtonKind::Plain
    };
    words(ui, to.message(view, "lesson-back"), kind)
}

/// The articles on which the sentence rests, with what each is about where they have so much room.
fn cited(ui: &Ui, view: &View<'_>, rules: &[Rule], room: f32) -> Vec<(Rule, Button<'static>)> {
    let edition = view.arbiter.terms().edition;
    let all = |is_told: bool| {
        let chip = |rule: &Rule| {
            let number = rule.articles(edition).collect::<Vec<_>>().join(", ");
            let title = view.words.rule(*rule);
            let title = is_told.then_some(title.as_ref());
            (*rule, citing(ui, view, &number, title))
        };
        rules.iter().map(chip).collect::<Vec<_>>()
    };
    let told = all(true);
    let width: f32 = told.iter().map(|(_, chip)| chip.width(ui) + GAP).sum();
    if width <= room { told } else { all(false) }
}

/// Points at what can be done now, and says what that is, a press or any move; a hand that shows a move speaks for itself.
fn show_me(ui: &Ui, view: &View<'_>, board: &mut BoardView) {
    let is_free = board.hint.show(ui, view);
    if ClockStop::of(view).is_some() {
        return;
    }
    if let Some(player) = board.hint.presses() {
        let told = view.tr("lesson-press").into_owned();
        board.message.ask_to_press(ui, view, told, player);
    } else if is_free {
        board.message.say(ui, view.tr("lesson-choose").into_owned());
    }
}

/// What there is to say, and the articles it rests on where a hand was stopped.
pub fn sentence(view: &View<'_>, hand: &HandInput, last: Option<&str>) -> (String, Vec<Rule>) {
    let (whose, stage) = progress(view);
    if let Some(stopped) = hand.stopped(&view.hands()) {
        return why(view, stopped);
    }
    let stopped = ClockStop::of(view).filter(|it| *it == ClockStop::Stopped);
    let first = stopped.map(|it| it.reason(view));
    let first = first.or_else(|| StripMessage::of(view).map(StripMessage::into_text));
    let mut text = first.unwrap_or_else(|| teaching(view, last, whose, stage));
    if let Some(warning) = warning(view, whose, stage) {
        text = format!("{text} {}", view.tell(warning, &[("player", whose.into())]));
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
        FirstIllegal::Ordinary => next_loses(view, player).then_some("teach-next-loses-by"),
    }
}

/// Whether an illegal move was ruled upon before, and another one ends the game.
fn next_loses(view: &View<'_>, player: Color) -> bool {
    let made = *view.table().illegal_moves().get(player);
    let is_ruled_upon = |standing: &StandingRuling| {
        let rulings = view.log[standing.index].rulings.iter();
        let mut consequences = rulings.flat_map(|ruling| &ruling.consequences);
        consequences.any(|it| matches!(it, Consequence::Illegal(by, _) if *by == player))
    };
    let terms = view.arbiter.terms();
    made + 1 >= terms.losing_illegal_move()
        && (made > 0 && is_unsettled(view) || standing_rulings(view).iter().any(is_ruled_upon))
}

/// Whether the last thing that happened was a press without a move.
fn has_pressed_without_move(view: &View<'_>) -> bool {
    let rulings = view.log.last().into_iter().flat_map(|last| &last.rulings);
    let mut rules = rulings.map(|ruling| ruling.rule);
    rules.any(|rule| rule == Rule::PressWithoutMove)
}

/// What is to be said of a position that was put back a moment ago: which one, or why the move was illegal and what to do.
fn put_back(view: &View<'_>) -> Option<String> {
    let newest = view.log.len().checked_sub(1)?;
    if let Some(place) = remembered_back(view, newest) {
        let waits = view.table().game().has_the_move();
        let moves = view.tell("strip-begins", &[("player", waits.into())]);
        return Some(format!(
            "{}. {moves}",
            place.message(view, "lesson-is-back")
        ));
    }
    carried_illegally(view, newest)
        .into_iter()
        .find_map(|(from, to)| why_and_back(view, from, to))
}

/// Whether the last move is not legal, nobody has ruled upon it, and that player could claim it now.
fn is_illegal_unseen(view: &View<'_>, claims: Color) -> bool {
    let last = view.table().game().last();
    last.is_some_and(|ply| ply.irregular) && ClaimGround::Illegal.holds(view, claims)
}

/// Whose flag is down that only the opponent points out, and could now.
fn flag_unseen(view: &View<'_>) -> Option<Color> {
    let mut both = Color::ALL.into_iter();
    both.find(|color| {
        view.table().is_out_of_time(*color, view.now) && ClaimGround::Flag.holds(view, !*color)
    })
}

/// A sentence about what was just done and what comes next.
fn teaching(view: &View<'_>, last: Option<&str>, whose: Color, stage: Option<Stage>) -> String {
    if let Some(fallen) = flag_unseen(view) {
        return view.tell("teach-flag-unseen", &[("player", fallen.into())]);
    }
    if has_pressed_without_move(view) {
        return not_moved(view);
    }
    if let Some(told) = put_back(view) {
        return told;
    }
    let is_under_way = view.arbiter.obligation().duty.is_under_way();
    if stage == Some(Stage::Touched) || stage == Some(Stage::Released) && is_under_way {
        return owed_text(view, whose);
    }
    if is_unsettled(view) {
        return not_legal(view).unwrap_or_else(|| owed_text(view, whose));
    }
    let arbiters = view.log.last().and_then(|last| last.event.arbiter_act());
    if stage == Some(Stage::Completed) && arbiters.is_some() {
        let waits = view.table().game().has_the_move();
        return view.tell("strip-begins", &[("player", waits.into())]);
    }
    if stage == Some(Stage::Completed) && is_illegal_unseen(view, !whose) {
        return view.tell("teach-illegal-unseen", &[("player", whose.into())]);
    }
    let edition = view.arbiter.terms().edition;
    let clocked = if view.table().clock().is_some() {
        "yes"
    } else {
        "no"
    };
    let begins = [("player", whose.into()), ("clock", clocked.into())];
    let id = match stage {
        None | Some(Stage::Touched) => {
            let begins = view.tell("sheet-empty", &begins);
            return format!("{begins} {}", view.tr("teach-begin"));
        }
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
