//! What the arbiter saw in this step, what is answered to it, and what there is to choose or to do beside the board.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Frame, Galley, Label, Margin, Panel, Rect, RichText, Role as Part, ScrollArea, Sense,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::act_words::act_name;
use super::deed_words::{act_sentence, is_done_by_hand, is_said_in_the_row};
use crate::kit::announcement::{announce, announce_words};
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{HEADING, LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{AnswerState, answer_row, badge, parting_sign, sheet_ground, subtitle};
use crate::parts::diagram::role_id;
use crate::parts::heard_ruling::heard_ruling;
use crate::parts::rule_page::ArticlePanel;
use crate::table::illegal_move_hint::{why_not_legal, why_not_legal_unnamed};
use crate::table::lesson_sentence::announce_spoken;
use crate::table::own_scoresheet::written_sheet;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{Color, Move, Piece, Position as _, Square};
use jadoube_core::i18n::LessonWords;
use jadoube_core::laws::{
    Channel, CommonAct, Consequence, Deed, Duty, PlayerAct, Presence, Rule, Ruling, Standing,
};
use jadoube_core::learn::goal::touched;
use jadoube_core::learn::lesson::{LessonStep, letters_of};
use jadoube_core::learn::lesson_run::Reply;
use jadoube_core::learn::{LessonRun, StepKind, StepState};
use jadoube_core::record::Entry;

/// How many of the things that happened are shown, the last ones.
pub(super) const CHIPS: usize = 6;

/// Diameter of the sign of an answer, and what stays free above and below it, in points.
const SIGN: f32 = 28.0;
const MARGIN: f32 = 12.0;

/// A lesson as its screen shows it.
#[derive(Clone, Copy, Debug)]
pub struct ShownLesson<'a> {
    pub run: &'a LessonRun,
    pub words: LessonWords<'a>,
    /// Whether the ruling is held back.
    pub is_held_back: bool,
    /// Whether a hint was asked for.
    pub is_hinted: bool,
    /// Its number, if it is one of the program's own.
    pub number: Option<u32>,
}

/// The lesson that teaches what squares are called, and the last one about the pieces, which counts no faults yet.
const NAMES_SQUARES: u32 = 3;
const PIECES: u32 = 11;

impl ShownLesson<'_> {
    /// Whether the learner has learnt what squares are called.
    fn names_squares(self) -> bool {
        self.number.is_none_or(|number| number >= NAMES_SQUARES)
    }

    /// Whether the learner has learnt that faults are counted and cost time.
    pub(super) fn counts_faults(self) -> bool {
        self.number.is_none_or(|number| number > PIECES)
    }

    /// What the step still wants, where nothing better is known to say: its hint, or else its own sentence.
    fn still_wanted(self) -> Option<String> {
        self.of_step("-hint").or_else(|| self.of_step(""))
    }

    /// What stands under that part of the key of the step, as `-after`.
    pub fn of_step(self, part: &str) -> Option<String> {
        let number = self.run.index() + 1;
        self.words.get(&format!("s{number}{part}"))
    }
}

/// Shows all that in `rect`.
pub fn show_seen(
    ui: &mut Ui,
    view: &View<'_>,
    shown: ShownLesson<'_>,
    article: &mut ArticlePanel,
    rect: Rect,
) {
    let colors = palette(ui);
    sheet_ground(ui, rect, CORNER);
    let inner = rect.shrink2(vec2(20.0, 14.0));
    let run = shown.run;
    let is_ruled = run.step().kind == StepKind::Ruling && !shown.is_held_back;
    if is_ruled {
        let bar = Rect::from_min_max(rect.min + vec2(8.0, 12.0), rect.max - vec2(0.0, 12.0));
        let bar = bar.with_max_x(bar.left() + 5.0);
        ui.painter().rect_filled(bar, 2.5, colors.warning);
    }
    let answer = answer_to(view, shown);
    let foot = answer.as_ref().map_or(rect.bottom(), |answer| {
        let lines = answer.laid(ui, view, rect);
        let height = (height_of(&lines) + 2.0 * MARGIN).max(SIGN + 2.0 * MARGIN);
        let bar = rect.with_min_y(rect.bottom() - height);
        answer.show(ui, view, bar, lines);
        bar.top() - GAP
    });
    let inner = inner.with_max_y(inner.bottom().min(foot));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        step_acts(ui, view, run);
        ScrollArea::vertical()
            .id_salt(("lesson-seen", run.index()))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                if run.step().kind == StepKind::Question {
                    return question(ui, view, shown);
                }
                chips(ui, view, shown);
                let told = answer.as_ref().and_then(|it| it.why.as_deref());
                answer_ui(ui, view, shown, article, told);
                scoresheets(ui, view, run);
            });
    });
}

/// What was seen, in its order.
fn chips(ui: &mut Ui, view: &View<'_>, shown: ShownLesson<'_>) {
    let run = shown.run;
    let watches = run.game().arbiter().terms().arbiter == Presence::Present;
    let id = if watches {
        "lesson-arbiter-saw"
    } else {
        "lesson-was-seen"
    };
    subtitle(ui, &view.tr(id));
    // What was ruled belongs to the step before.
    let entries = if run.step().kind == StepKind::Ruling {
        run.game().log()
    } else {
        run.entries_of_step()
    };
    // A piece that was lifted and goes off the board is put back first, which nobody saw.
    let is_seen = |index: &usize| {
        let act = |at: usize| entries.get(at).and_then(|it| it.event.player_act());
        let goes_off = matches!(act(index + 1), Some(PlayerAct::Remove(_)));
        !(goes_off && act(*index) == Some(&PlayerAct::PutBack))
    };
    let mut seen: Vec<(String, bool)> = (0..entries.len())
        .filter(is_seen)
        .filter_map(|it| chip(view, &entries[it], shown.names_squares()))
        .collect();
    seen.dedup();
    let from = seen.len().saturating_sub(CHIPS);
    if let Some((newest, _)) = seen.last().filter(|_| run.state() == StepState::Hands) {
        let id = ui.scope_id().with(("heard-chip", seen.len()));
        announce(ui, id, &view.words.spoken(newest), Urgency::Polite);
    }
    let colors = palette(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if seen.is_empty() {
            let nothing = view.tr("lesson-nothing-yet").into_owned();
            paint_chip(ui, &nothing, false);
        }
        for (index, (text, is_touch)) in seen.iter().enumerate().skip(from) {
            if index > from {
                parting_sign(ui, "›", bold(HEADING), colors.soft_ink);
            }
            paint_chip(ui, text, *is_touch);
        }
    });
}

/// What was seen, on a ground of its own; a touch on another.
pub(super) fn paint_chip(ui: &mut Ui, text: &str, is_touch: bool) {
    let colors = palette(ui);
    let (ground, ink) = if is_touch {
        (colors.hand_tint, colors.hand)
    } else {
        (colors.tint, colors.soft_ink)
    };
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), bold(15.0), ink);
    let size = galley.size() + vec2(20.0, 12.0);
    let (rect, response) = ui.allocate_exact_size(size, eframe::egui::Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    ui.painter().rect_filled(rect, SMALL_CORNER, ground);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, ink);
}

/// What an entry of the log is called, with its square where squares are named, and whether it is a touch; nothing where it
/// needs no telling.
pub(super) fn chip(view: &View<'_>, entry: &Entry, names_squares: bool) -> Option<(String, bool)> {
    deed_seen(view, &entry.event.deed, names_squares)
}

/// The same of a deed by itself.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what has words of its own is told by them; the rest goes without telling"
)]
pub(super) fn deed_seen(
    view: &View<'_>,
    deed: &Deed,
    names_squares: bool,
) -> Option<(String, bool)> {
    let plain = |id: &str| view.tr(id).into_owned();
    let at = |id: &str, square: jadoube_core::chess::Square| {
        if !names_squares {
            return act_name(deed, view);
        }
        let square = square.to_string();
        let args = [("square", square.as_str().into())];
        view.tr_args(id, &args).into_owned()
    };
    Some(match deed {
        Deed::Player(color, act) => match act {
            PlayerAct::Touch(square) if feels(view, *color) => {
                (at("lesson-saw-felt", *square), false)
            }
            PlayerAct::Touch(square) | PlayerAct::Lift(square) => {
                (at("lesson-saw-touched", *square), true)
            }
            PlayerAct::Brush(square) | PlayerAct::Graze(square) => {
                (at("lesson-saw-brushed", *square), false)
            }
            PlayerAct::Release(square) => (at("lesson-saw-released", *square), false),
            PlayerAct::Remove(square) => (at("lesson-saw-removed", *square), false),
            PlayerAct::Take(role) => {
                let piece = view.tr(role_id(*role));
                let args = [("piece", (&*piece).into())];
                let told = view.tr_args("lesson-saw-from-box", &args);
                (told.into_owned(), true)
            }
            PlayerAct::PutBack => (plain("lesson-saw-put-back"), false),
            PlayerAct::Press => (plain("lesson-saw-pressed"), false),
            PlayerAct::LetGo => return None,
            PlayerAct::Adjust => (plain("said-adjust"), false),
            PlayerAct::OfferDraw => (plain("said-offer"), false),
            PlayerAct::Resign => (plain("said-resign"), false),
            PlayerAct::StopClocks => (plain("lesson-saw-stopped"), false),
            _ if is_done_by_hand(deed) => return None,
            _ => (act_name(deed, view), false),
        },
        Deed::Common(_, CommonAct::Displace(from, _)) => (at("lesson-saw-fell", *from), false),
        Deed::Common(..) => (act_name(deed, view), false),
        Deed::Flag(_) => (plain("lesson-saw-flag"), false),
        Deed::Arbiter(_) => return None,
    })
}

/// Whether that player reads the board with the fingers, so that a touch is none.
fn feels(view: &View<'_>, color: Color) -> bool {
    view.arbiter.terms().blind.is(color)
}

/// What is answered to what was done, or what is to be known.
fn answer_ui(
    ui: &mut Ui,
    view: &View<'_>,
    shown: ShownLesson<'_>,
    article: &mut ArticlePanel,
    told: Option<&str>,
) {
    let run = shown.run;
    if shown.is_held_back {
        return heard(ui, view, &view.tr("class-ruling-waits"), calm);
    }
    if let Some(Reply::Ruled(entry)) = run.reply()
        && why_wrong(view, shown, entry).is_none()
    {
        ruled(ui, view, shown, entry, article);
    }
    if let Some(Reply::PressFirst(entry)) = run.reply()
        && is_of_the_lesson(run, entry)
    {
        ruled(ui, view, shown, entry, article);
    }
    if run.step().kind == StepKind::Ruling {
        if let Some(entry) = run.last_ruled() {
            ruled(ui, view, shown, entry, article);
        }
        if let Some(after) = shown.of_step("-after") {
            let large = if shown.counts_faults() {
                calm
            } else {
                headline
            };
            heard(ui, view, &after, large);
        }
        return;
    }
    if run.state() == StepState::Done {
        if run.step().kind == StepKind::Watch
            && let Some(after) = shown.of_step("-after")
        {
            heard(ui, view, &after, headline);
        }
        return;
    }
    if run.step().is_free()
        && let Some(entry) = run.last_ruled()
    {
        return ruled(ui, view, shown, entry, article);
    }
    // What is to be done next takes the place of a hint that told of what was done since.
    if run.state() == StepState::Hands && next(ui, view, run) {
        return;
    }
    let is_hinted = shown.is_hinted || run.tries() > 0;
    if is_hinted && let Some(hint) = shown.of_step("-hint") {
        // What the answer says already is not said twice.
        if told != Some(&hint) {
            heard(ui, view, &hint, calm);
        }
    } else if run.step().kind == StepKind::Mistake && run.reply().is_none() {
        heard(ui, view, &view.tr("lesson-mistake-is-the-task"), calm);
    }
}

/// What is answered to what was done or chosen, if anything is.
fn answer_to(view: &View<'_>, shown: ShownLesson<'_>) -> Option<LessonAnswer> {
    let run = shown.run;
    if shown.is_held_back {
        return None;
    }
    let told = |id: &str, what: &str| view.tr_args(id, &[("what", what.into())]).into_owned();
    let plain = |id: &str| Some(view.tr(id).into_owned());
    let why = match run.reply() {
        Some(Reply::Answer(place)) => {
            let letter = letters_of(place + 1).last().unwrap_or('a');
            return Some(LessonAnswer {
                is_right: run.step().right_answer() == Some(*place),
                why: shown.of_step(&format!("-{letter}-why")),
                then: None,
            });
        }
        Some(Reply::Foreseen(place)) => {
            let letter = letters_of(place + 1).last().unwrap_or('a');
            shown.of_step(&format!("-{letter}"))
        }
        // What was ruled beyond that stands above.
        Some(Reply::Ruled(entry)) => why_wrong(view, shown, entry),
        Some(Reply::PressFirst(_)) => plain("lesson-press-first"),
        Some(Reply::OtherMove(mv)) => Some(another_move(view, shown, *mv)),
        Some(Reply::NotLegal(from, to)) => not_legal(view, shown, *from, *to),
        Some(Reply::OtherPiece(piece, square)) => Some(that_is(view, shown, *piece, *square)),
        Some(Reply::NotAsked(Deed::Player(_, PlayerAct::Press))) => plain("lesson-no-press"),
        Some(Reply::NotAsked(deed)) => Some(told("lesson-not-asked", &called(view, deed))),
        Some(Reply::Missing(deed)) => Some(told("lesson-missing", &called(view, deed))),
        Some(Reply::NotMoved) => plain("lesson-not-moved"),
        Some(Reply::OthersLever) => plain("lesson-others-lever"),
        Some(Reply::Elsewhere) => touched_before(view, run),
        None => {
            let is_answered = !matches!(run.step().kind, StepKind::Watch | StepKind::Ruling);
            let is_done = run.state() == StepState::Done && is_answered;
            return is_done.then(|| LessonAnswer {
                is_right: true,
                why: shown.of_step("-after"),
                then: None,
            });
        }
    };
    let is_reset = run.reply() != Some(&Reply::OthersLever);
    Some(LessonAnswer {
        is_right: false,
        why: why.or_else(|| shown.still_wanted()),
        then: is_reset.then(|| view.tr("lesson-try-again").into_owned()),
    })
}

fn that_is(view: &View<'_>, shown: ShownLesson<'_>, piece: Piece, square: Square) -> String {
    if piece.color != shown.run.learner() {
        let id = match piece.color {
            Color::White => "lesson-that-is-white",
            Color::Black => "lesson-that-is-black",
        };
        return view.tr(id).into_owned();
    }
    let name = view.tr(role_id(piece.role));
    let args = [("piece", (&*name).into()), ("square", square.into())];
    let id = if shown.names_squares() {
        "lesson-that-is-on"
    } else {
        "lesson-that-is"
    };
    let args = if shown.names_squares() {
        &args[..]
    } else {
        &args[..1]
    };
    view.tr_args(id, args).into_owned()
}

fn another_move(view: &View<'_>, shown: ShownLesson<'_>, mv: Move) -> String {
    if !shown.names_squares() {
        return view.tr("lesson-another-move-unnamed").into_owned();
    }
    let name = view.tr(role_id(mv.role()));
    let args = [
        ("piece", (&*name).into()),
        ("from", mv.from().unwrap_or(mv.to()).into()),
        ("to", mv.to().into()),
    ];
    view.tr_args("lesson-another-move", &args).into_owned()
}

/// What a deed is called on its button, or where it is told that it was seen.
fn called(view: &View<'_>, deed: &Deed) -> String {
    if matches!(deed, Deed::Player(_, PlayerAct::Adjust)) {
        return view.tr("say-adjust").into_owned();
    }
    act_sentence(view, deed)
}

/// What is to be done next, once the right move was made: what has a button of its own, or the press. Whether that is told.
fn next(ui: &mut Ui, view: &View<'_>, run: &LessonRun) -> bool {
    let game = view.table().game();
    // What stands wrong is put right before the clock is pressed.
    let stands = view.table().board() == game.position().board();
    if !stands || !run.makes_the_move() {
        return false;
    }
    let press = Deed::Player(run.learner(), PlayerAct::Press);
    if let Some(deed) = run.still_to_do().filter(|it| **it != press) {
        let what = called(view, deed);
        let args = [("what", (&*what).into())];
        heard(ui, view, &view.tr_args("lesson-still-to-do", &args), calm);
    } else if view.table().has_yet_to_press(run.learner()) {
        heard(ui, view, &view.tr("lesson-now-press"), calm);
    } else {
        return false;
    }
    true
}

/// Why what the learner did is no legal move, as it is said at the table; nothing where the lesson is about what is ruled on
/// that, or where something else was wrong.
fn why_wrong(view: &View<'_>, shown: ShownLesson<'_>, entry: &Entry) -> Option<String> {
    let run = shown.run;
    if !shown.counts_faults() && touches_other_than_owed(run) {
        return Some(view.tr("lesson-touched-first").into_owned());
    }
    let is_taught = |ruling: &Ruling| {
        let is_of_the_lesson = || run.lesson().rules.iter().any(|it| it.0 == ruling.rule);
        shown.counts_faults() && ruling.finds_fault() && is_of_the_lesson()
    };
    if !entry.has(Consequence::is_charge) || entry.rulings.iter().any(is_taught) {
        return None;
    }
    if entry.rulings.iter().any(Ruling::is_press_without_move) {
        return Some(view.tr("lesson-not-moved").into_owned());
    }
    let last = |at: fn(&PlayerAct) -> Option<Square>| {
        let mut acts = run.entries_of_step().iter().rev();
        acts.find_map(|it| at(it.event.player_act()?))
    };
    let from = last(|act| {
        if let PlayerAct::Lift(square) = act {
            Some(*square)
        } else {
            None
        }
    });
    let to = last(|act| {
        if let PlayerAct::Release(square) = act {
            Some(*square)
        } else {
            None
        }
    });
    let way = from.zip(to);
    way.and_then(|(from, to)| not_legal(view, shown, from, to))
        .or_else(|| touched_before(view, run))
}

/// That a piece was touched in this try before another move was made, if one was that had to be played or taken.
fn touched_before(view: &View<'_>, run: &LessonRun) -> Option<String> {
    let seen = run.entries_of_step();
    let lifted = |entry: &Entry| {
        let act = entry.event.player_act()?;
        matches!(act, PlayerAct::Lift(_)).then_some(touched(act)?)
    };
    let moved = seen.iter().rev().find_map(lifted)?;
    let before = seen.iter().filter(|it| !it.has(Consequence::is_charge));
    let mut owed = before.flat_map(Entry::consequences).filter_map(|it| {
        let other = matches!(it, Consequence::MustMove(square) if *square != moved);
        let taken = matches!(it, Consequence::MustCapture(_));
        let id = taken.then_some("lesson-touched-to-take");
        id.or(other.then_some("lesson-touched-to-move"))
    });
    owed.next().map(|id| view.tr(id).into_owned())
}

/// Whether a piece was touched before this try, so that it must move, and another one was touched now.
fn touches_other_than_owed(run: &LessonRun) -> bool {
    let Duty::Move(owed) = run.game().arbiter().obligation().duty else {
        return false;
    };
    let acts = run
        .entries_of_step()
        .iter()
        .filter_map(|it| it.event.player_act());
    acts.filter_map(touched).any(|it| it != owed)
}

/// Why the move between those squares is not legal, in words that the learner knows.
fn not_legal(view: &View<'_>, shown: ShownLesson<'_>, from: Square, to: Square) -> Option<String> {
    if shown.names_squares() {
        why_not_legal(view, from, to)
    } else {
        why_not_legal_unnamed(view, from, to)
    }
}

/// Whether something was ruled by a rule that the lesson teaches.
fn is_of_the_lesson(run: &LessonRun, entry: &Entry) -> bool {
    let taught = &run.lesson().rules;
    let is_taught = |it: &Ruling| taught.iter().any(|rule| rule.0 == it.rule);
    entry.rulings.iter().any(is_taught)
}

/// What a try came to: whether it was right, why, and what comes then.
#[derive(Clone, Debug)]
struct LessonAnswer {
    is_right: bool,
    why: Option<String>,
    then: Option<String>,
}

impl LessonAnswer {
    /// The words of it, as large as they may be in a bar at the foot of `rect`.
    fn laid(&self, ui: &Ui, view: &View<'_>, rect: Rect) -> Vec<Arc<Galley>> {
        let colors = palette(ui);
        let room = rect.width() - SIGN - 40.0;
        let (word, ink) = if self.is_right {
            (view.tr("lesson-right"), colors.run)
        } else {
            (view.tr("lesson-wrong"), colors.warning)
        };
        let lay =
            |size: f32| {
                let mut job = LayoutJob::default();
                job.wrap.max_width = room;
                job.append(&word, 0.0, TextFormat::simple(bold(size), ink));
                if let Some(why) = &self.why {
                    let format = TextFormat::simple(bold(size), colors.ink);
                    job.append(&format!(" {why}"), 0.0, format);
                }
                let painter = ui.painter();
                let mut lines = vec![painter.layout_job(job)];
                lines.extend(self.then.iter().map(|then| {
                    painter.layout(then.clone(), regular(size - 3.0), colors.ink, room)
                }));
                lines
            };
        let mut sizes = [19.0, 17.0, 15.0].into_iter().map(lay);
        let fits = |lines: &Vec<Arc<Galley>>| height_of(lines) <= rect.height() * 0.5;
        sizes.find(fits).unwrap_or_else(|| lay(14.0))
    }

    /// Shows those words of it in `rect`, on a ground and behind a sign of its own.
    fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect, lines: Vec<Arc<Galley>>) {
        let colors = palette(ui);
        let (ground, (disc, ink), icon, word) = if self.is_right {
            let inks = (colors.run, colors.on_run);
            let ground = colors.sheet.lerp_to_gamma(colors.run, 0.16);
            (ground, inks, Icon::Yes, view.tr("lesson-right"))
        } else {
            let inks = (colors.warning, colors.on_warning);
            (colors.warning_tint, inks, Icon::No, view.tr("lesson-wrong"))
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CORNER, ground);
        let middle = pos2(rect.left() + 12.0 + SIGN / 2.0, rect.center().y);
        painter.circle_filled(middle, SIGN / 2.0, disc);
        let sign = Rect::from_center_size(middle, Vec2::splat(SIGN * 0.56));
        icon.paint(painter, sign, ink);
        let mut top = rect.center().y - height_of(&lines) / 2.0;
        for line in lines {
            let height = line.size().y;
            painter.galley(pos2(middle.x + SIGN / 2.0 + 12.0, top), line, colors.ink);
            top += height;
        }
        let parts = [Some(&*word), self.why.as_deref(), self.then.as_deref()];
        let spoken: Vec<&str> = parts.into_iter().flatten().collect();
        let spoken = spoken.join(" ");
        let id = ui.scope_id().with("lesson-answer");
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
        announce_spoken(ui, response.id, &view.words.spoken(&spoken));
    }
}

fn height_of(lines: &[Arc<Galley>]) -> f32 {
    lines.iter().map(|line| line.size().y).sum()
}

/// What was ruled: what happened, what follows, and by which articles.
fn ruled(
    ui: &mut Ui,
    view: &View<'_>,
    shown: ShownLesson<'_>,
    entry: &Entry,
    article: &mut ArticlePanel,
) {
    // That a move was made goes without saying where something else was ruled on it.
    let is_told = |ruling: &&Ruling| {
        let mut all = ruling.consequences.iter();
        let makes = |it| matches!(it, &Consequence::Made(_) | &Consequence::Completed(_));
        ruling.consequences.is_empty() || !all.all(makes)
    };
    let mut rulings: Vec<Ruling> = entry.rulings.iter().filter(is_told).cloned().collect();
    if rulings.is_empty() {
        rulings.clone_from(&entry.rulings);
    }
    let summary = view.record().ruling_summary(&rulings);
    let id = ui.scope_id().with(("heard-ruling", shown.run.index()));
    let text = heard_ruling(view, &summary);
    announce(ui, id, &view.words.spoken(&text), Urgency::Assertive);
    if shown.counts_faults() || !entry.has(Consequence::is_charge) {
        headline(ui, &format!("{}.", summary.headline.trim_end_matches('.')));
    }
    let edition = shown.run.edition();
    let mut cited: Vec<(&'static str, Rule)> = Vec::new();
    for reason in &summary.reasons {
        for (number, rule) in &reason.articles {
            if !cited.iter().any(|(known, _)| known == number) {
                cited.push((number, *rule));
            }
        }
    }
    if cited.is_empty() {
        let rules = entry.rulings.iter().map(|ruling| ruling.rule);
        cited.extend(rules.filter_map(|rule| Some((rule.articles(edition).next()?, rule))));
    }
    cited.truncate(4);
    ui.horizontal_wrapped(|ui| {
        for (number, rule) in cited {
            if badge(ui, view.words, number).clicked() {
                article.open(rule, None);
            }
        }
    });
}

/// Shows words so, and lets them be heard.
fn heard(ui: &mut Ui, view: &View<'_>, text: &str, show: fn(&mut Ui, &str)) {
    show(ui, text);
    announce_words(ui, &view.words.spoken(text));
}

pub(super) fn headline(ui: &mut Ui, text: &str) {
    let ink = palette(ui).ink;
    let text = RichText::new(text).font(bold(19.0)).color(ink);
    ui.add(Label::new(text).wrap());
}

/// What is said beside it.
pub(super) fn calm(ui: &mut Ui, text: &str) {
    let ink = palette(ui).soft_ink;
    let text = RichText::new(text).font(regular(HEADING)).color(ink);
    ui.add(Label::new(text).wrap());
}

/// The scoresheets that the step is about: of whoever writes in it or was ruled on for it.
fn scoresheets(ui: &mut Ui, view: &View<'_>, run: &LessonRun) {
    let writes = |step: &LessonStep, color: Color| {
        step.acts.iter().any(|act| {
            let is_pen = |it: &PlayerAct| it.kind().channel == Channel::Pen;
            act.player() == Some(color) && act.player_act().is_some_and(is_pen)
        })
    };
    let before = run
        .index()
        .checked_sub(1)
        .and_then(|it| run.lesson().steps.get(it));
    let is_ruling = run.step().kind == StepKind::Ruling;
    let step = before.filter(|_| is_ruling).unwrap_or(run.step());
    for color in Color::ALL.into_iter().filter(|color| writes(step, *color)) {
        written_sheet(ui, view, color);
    }
}

/// Buttons for what is to be done in this step and cannot be done by hand, at the foot: whatever is told above them, they stay
/// in sight.
fn step_acts(ui: &mut Ui, view: &View<'_>, run: &LessonRun) {
    if run.state() != StepState::Hands {
        return;
    }
    let deeds = wanted_deeds(run);
    if deeds.is_empty() {
        return;
    }
    let foot = Panel::bottom(ui.scope_id().with(("lesson-acts", run.index())))
        .frame(Frame::new().inner_margin(Margin {
            top: 4,
            ..Margin::ZERO
        }))
        .resizable(false)
        .show_separator_line(false);
    foot.show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for deed in deeds {
                let mut button = Button::words(ButtonKind::Plain, act_sentence(view, &deed));
                (button.letters, button.size.y) = (LEAD, 40.0);
                if button.show(ui).clicked() {
                    view.do_deed(deed);
                }
            }
        });
    });
}

/// What the step's usual way and its foreseen wrong tries hold that hands at a screen cannot do, each once.
pub fn wanted_deeds(run: &LessonRun) -> Vec<Deed> {
    let step = run.step();
    let wrong = step.wrong.iter().flat_map(|wrong| &wrong.acts);
    let all = step.acts.iter().chain(wrong).map(|act| &act.deed);
    let mut deeds: Vec<Deed> = Vec::new();
    // Once the game is over, the row of what a player can say is gone.
    let is_over = run.game().arbiter().table().standing() != Standing::Playing;
    let has_button =
        |deed: &&Deed| !is_done_by_hand(deed) && (is_over || !is_said_in_the_row(deed));
    for deed in all.filter(has_button) {
        if !deeds.contains(deed) {
            deeds.push(deed.clone());
        }
    }
    deeds
}

/// The answers to choose from, and what is answered to the one that was chosen.
fn question(ui: &mut Ui, view: &View<'_>, shown: ShownLesson<'_>) {
    let run = shown.run;
    let chosen = match run.reply() {
        Some(Reply::Answer(place)) => Some(*place),
        Some(_) | None => None,
    };
    let right = run.step().right_answer();
    let is_done = run.state() == StepState::Done;
    for (place, letter) in letters_of(run.step().answers).enumerate() {
        let Some(text) = shown.of_step(&format!("-{letter}")) else {
            continue;
        };
        let is_chosen = chosen == Some(place);
        let is_right = is_done && right == Some(place);
        // Once it is answered, only what is right needs room, with its reason.
        if is_done && !is_right && !is_chosen {
            continue;
        }
        let key = letter.to_ascii_uppercase();
        let state = if is_right {
            AnswerState::Right
        } else if is_chosen {
            AnswerState::Wrong
        } else {
            AnswerState::Open
        };
        let response = answer_row(ui, format!("{key}   {text}"), state);
        if response.clicked() && !is_done {
            view.ask(Command::Learn(LearnCommand::AnswerStep(place)));
        }
    }
}
