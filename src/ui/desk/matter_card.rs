//! The matter that is decided next, the one asked first unless another is chosen: what the board recorded, and what the arbiter can rule, each ruling with what it does.

use std::borrow::Cow;
use std::time::Duration;

use eframe::egui::{
    Align, Align2, Color32, Frame, Label, Layout, Margin, Rect, RichText, Role as Part, ScrollArea,
    Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::desk_layout::BUTTON;
use super::doors::Door;
use super::option_card::OptionCard;
use crate::adjournment::envelope_opening::read_out;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{BODY, LEAD, SMALL, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::{CORNER, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{
    badge, field, link, one_line, primary, primary_in, prose, quiet, sheet_edge, sheet_ground,
    soft, subtitle, written,
};
use crate::parts::conduct::question_text;
use crate::parts::question_options::{QuestionOption, decided, options};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Language;
use jadoube_core::laws::{
    Adjournment, ArbiterAct, Consequence, Decision, Question, Rule, Standing,
};
use jadoube_core::record::Entry;
use jadoube_core::report::recorded_lines::{LineKind, RecordedLine};

/// How long after a ruling the next matter cannot be decided, so that no second click rules on it.
const RESTS: Duration = Duration::from_millis(900);

/// How many of the last lines before a matter are facts of it: where there is room, and where there is little.
const FACTS: (usize, usize) = (3, 2);

/// How wide a ruling is at least; with less room they stand one below the other.
const OPTION: f32 = 190.0;

/// Wider than this, in points, what is said beside the rulings has a column of its own.
const WIDE: f32 = 640.0;
const ASIDE: f32 = 150.0;

/// How wide the field is for what a sealed move means, in points.
const MEANING: f32 = 160.0;

/// What an opponent may be given while the verdict on a claim of a quickplay finish waits.
const TWO_MINUTES: Duration = Duration::from_mins(2);

/// How wide the button is that lets a clock run, in points.
const START: f32 = 220.0;

/// The card of the matter that is decided first.
#[derive(Debug, Default)]
pub struct MatterCard {
    told: Option<(usize, Language, Question)>,
    /// The matter that the arbiter wants to decide before the one asked first.
    chosen: Option<Question>,
    options: Vec<QuestionOption>,
    /// What the arbiter says a sealed move means.
    meaning: String,
    confirmation: InPlaceConfirmation<usize>,
    /// When the last matter was decided here, in seconds of the window's time.
    decided: Option<f64>,
}

impl MatterCard {
    /// Which of the open matters is shown: the one that was chosen, else the one asked first.
    pub fn current_index(&self, view: &View<'_>) -> usize {
        let mut open = view.table().questions().iter();
        let chosen = open.position(|(_, asked)| Some(*asked) == self.chosen);
        chosen.unwrap_or(0)
    }

    /// Shows that matter from now on.
    pub const fn choose(&mut self, matter: Question) {
        self.chosen = Some(matter);
    }

    /// Shows a matter in `rect`, and what else is open but for so many that are told below it; gives back the door behind which it is decided, if that is wanted.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        lines: &[RecordedLine],
        article: &mut ArticlePanel,
        (rect, told_below): (Rect, usize),
    ) -> Option<Door> {
        let shown = self.current_index(view);
        let &(rule, question) = view.table().questions().get(shown)?;
        let now = (view.log.len(), view.words.language(), question);
        if self.told.replace(now) != Some(now) {
            self.options = options(view, question);
        }
        let colors = palette(ui);
        sheet_ground(ui, rect, CORNER);
        let bar = Rect::from_min_size(rect.min + vec2(10.0, 12.0), vec2(5.0, rect.height() - 24.0));
        ui.painter().rect_filled(bar, 2.5, colors.here);
        let inner = rect.with_min_x(bar.right() + 14.0).shrink2(vec2(0.0, 8.0));
        let inner = inner.with_max_x(rect.right() - 12.0);
        let mut wanted = None;
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ScrollArea::vertical()
                .id_salt("matter")
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(GAP, 5.0);
                    head(ui, view, (shown, rule, question), article);
                    facts(ui, view, question, lines);
                    wanted = self.rulings(ui, view, question);
                    self.others(ui, view, told_below);
                });
        });
        wanted
    }

    fn rulings(&mut self, ui: &mut Ui, view: &View<'_>, question: Question) -> Option<Door> {
        if self.options.is_empty() {
            let door = Door::of(question);
            soft(ui, &view.tr("desk-decided-elsewhere"));
            let part = door.opener(view);
            let args = [("part", part.into())];
            let text = view.tr_args("desk-decide-in", &args);
            return primary(ui, &text).clicked().then_some(door);
        }
        if question == Question::SealedMove {
            self.sealed_move(ui, view);
        }
        let room = ui.available_width() - 4.0;
        let aside = if room > WIDE { ASIDE + GAP } else { 0.0 };
        let rest = self.option_cards(ui, view, aside);
        let elsewhere =
            question == Question::Times && quiet(ui, &view.tr("desk-other-times")).clicked();
        if elsewhere {
            return Some(Door::of(question));
        }
        if aside > 0.0 {
            let mut aside = ui.new_child(UiBuilder::new().max_rect(rest));
            soft(&mut aside, &view.tr("desk-hear-both"));
            if view.may_wait(question)
                && quiet(&mut aside, &view.tr(words_of_later(view, question))).clicked()
            {
                put_off(view, question);
            }
            if let Some((opponent, text)) = later_with_time(view, question)
                && quiet(&mut aside, &text).clicked()
            {
                put_off_with_time(view, question, opponent);
            }
        } else if question.is_of_quickplay() && view.may_wait(question) {
            ui.horizontal_wrapped(|ui| later(ui, view, question));
        }
        None
    }

    /// Shows the ways to decide side by side, or one below the other where that is too narrow, and leaves so much beside them;
    /// gives back what is left there.
    fn option_cards(&mut self, ui: &mut Ui, view: &View<'_>, aside: f32) -> Rect {
        let is_resting = self.is_resting(ui);
        let room = ui.available_width() - 4.0;
        let width = ((room - aside - GAP) / 2.0).min(room);
        let is_narrow = width < OPTION;
        let width = if is_narrow { room } else { width };
        let shown = self.options.clone();
        let cards = OptionCard::all(ui, view, &shown, width);
        let height = cards.iter().map(OptionCard::height).fold(0.0, f32::max);
        let rows = if is_narrow { 2.0 } else { 1.0 };
        let size = vec2(room, rows * height + (rows - 1.0) * GAP);
        let (place, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let step = if is_narrow {
            vec2(0.0, height + GAP)
        } else {
            vec2(width + GAP, 0.0)
        };
        let mut corner = place.min;
        for (index, (option, card)) in shown.iter().zip(&cards).enumerate() {
            let rect = Rect::from_min_size(corner, vec2(width, height));
            corner += step;
            card.paint(ui, rect);
            let foot = OptionCard::foot(rect);
            let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
            let mut foot_ui = ui.new_child(UiBuilder::new().max_rect(foot).layout(layout));
            let is_possible = !is_resting && !option.awaits_offer;
            foot_ui.add_enabled_ui(is_possible, |ui| {
                if self.is_ruled(ui, view, (index, option), card, foot) {
                    option.decide(view);
                    self.decided = Some(ui.input(|input| input.time));
                }
            });
        }
        Rect::from_min_max(corner, place.max)
    }

    /// Shows what the paper says of a sealed move, and a field for the move that it means.
    fn sealed_move(&mut self, ui: &mut Ui, view: &View<'_>) {
        if let Some(text) = view.last_revealed() {
            prose(ui, &view.tr_args("reveal-stands", &[("text", text.into())]));
        }
        let name = view.tr("reveal-means");
        field(ui, &name, |ui| {
            ui.horizontal_wrapped(|ui| {
                written(ui, &mut self.meaning, &name, MEANING);
                read_out(ui, view, &mut self.meaning);
            });
        });
    }

    /// What else waits to be decided, each to be taken first by a click.
    fn others(&mut self, ui: &mut Ui, view: &View<'_>, told_below: usize) {
        let others: Vec<Question> = others(view, self.current_index(view))
            .skip(told_below)
            .collect();
        if others.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            soft(ui, &view.tr("desk-also-open"));
            for other in others {
                if link(ui, &view.named_words().question(other)).clicked() {
                    self.choose(other);
                }
            }
        });
    }

    /// The button of a ruling; what ends the game is asked once more, and where nothing waits to be decided, any verdict.
    fn is_ruled(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (index, option): (usize, &QuestionOption),
        card: &OptionCard,
        place: Rect,
    ) -> bool {
        let button = |ui: &mut Ui, words: &str| {
            let response = primary_in(ui, words, place).accessible_name(card.name.clone());
            let effects = card.effects_text();
            ui.accesskit_node_builder(response.id, |node| node.set_description(effects));
            response
        };
        if !option.ends_game && view.table().postponed().is_none() {
            return button(ui, &card.words).clicked();
        }
        self.confirmation
            .guard(ui, view.words, index, &card.words, button)
    }

    /// Nothing is to be decided: whose clock runs when play goes on, and what one can do here, no higher than it needs to
    /// be. Gives back how far down of `rect` it reaches.
    pub fn nothing(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> f32 {
        let frame = Frame::new()
            .fill(palette(ui).sheet)
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(24, 14));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = GAP;
                let (text, doors) = match view.table().standing() {
                    Standing::Ended(outcome, _) => {
                        let result = [("result", outcome.printed().into())];
                        (view.tr_args("desk-over", &result), "desk-what-doors-over")
                    }
                    Standing::Annulled => (view.tr("consequence-annulled"), "desk-what-annulled"),
                    Standing::Adjourned => adjourned(view),
                    Standing::Playing | Standing::Referred => {
                        let nothing = if view.table().postponed().is_some() {
                            "desk-may-decide"
                        } else if has_fallen_flag(view) {
                            "desk-flag-down"
                        } else {
                            "desk-nothing"
                        };
                        (view.tr(nothing), "desk-what-doors")
                    }
                };
                self.nothing_waits(ui, view, &text);
                if let Some((_, question)) = view.table().postponed() {
                    self.postponed(ui, view, question);
                }
                for id in [doors, "desk-what-slider"] {
                    soft(ui, &view.tr(id));
                }
            })
        });
        let taken = shown.inner.response.rect;
        sheet_edge(ui, taken, CORNER);
        taken.bottom()
    }

    /// Art. III.5.2 — a claim on which the verdict was put off, which may be decided at any time while the game lasts.
    fn postponed(&mut self, ui: &mut Ui, view: &View<'_>, question: Question) {
        let args = [("question", view.named_words().question(question).into())];
        ui.add(Label::new(view.tr_args("desk-postponed", &args)).wrap());
        let now = (view.log.len(), view.words.language(), question);
        if self.told.replace(now) != Some(now) {
            self.options = options(view, question);
        }
        self.option_cards(ui, view, 0.0);
    }

    /// That nothing waits; beside it, while the clocks stand, what lets the clock run that is named there. The button has
    /// its place also while it is not there.
    fn nothing_waits(&self, ui: &mut Ui, view: &View<'_>, text: &str) {
        let has_clock = view.is_playing() && view.table().clock().is_some();
        if !has_clock {
            let text = RichText::new(text).font(bold(20.0));
            ui.add(Label::new(text).wrap());
            return;
        }
        let size = vec2(ui.available_width(), BUTTON);
        let (row, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let (said, button) = row.split_left_right_at_x(row.right() - START.min(size.x * 0.45));
        let room = said.width() - GAP;
        let ink = palette(ui).ink;
        let line = fitted_line(ui.painter(), text, bold, 20.0, room, ink);
        let place = Align2::LEFT_CENTER.anchor_size(said.left_center(), line.size());
        let read = ui.interact(place, ui.scope_id().with("nothing"), Sense::HOVER);
        read.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
        ui.painter().galley(place.min, line, ink);
        if !view.is_paused() {
            return;
        }
        let next = view.table().whose_clock_runs();
        let args = [("player", next.into())];
        let start = view.named_words().tr_args("desk-start-clock", &args);
        let is_resting = self.is_resting(ui);
        ui.scope_builder(UiBuilder::new().max_rect(button), |ui| {
            ui.add_enabled_ui(!is_resting, |ui| {
                if primary_in(ui, &start, button).clicked() {
                    view.let_clocks_run();
                }
            });
        });
    }

    /// Whether the last ruling was given so short a time ago that the next click may have been meant for it.
    fn is_resting(&self, ui: &Ui) -> bool {
        let Some(decided) = self.decided else {
            return false;
        };
        let passed = ui.input(|input| input.time) - decided;
        let left = RESTS.as_secs_f64() - passed;
        if left > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(left));
        }
        left > 0.0
    }
}

/// Which matter it is, how long it has waited, and what is asked.
fn head(
    ui: &mut Ui,
    view: &View<'_>,
    (shown, rule, question): (usize, Rule, Question),
    article: &mut ArticlePanel,
) {
    let count = view.table().questions().len();
    let asking = asking(view, question);
    let waits_in_words = ui.available_width() - 4.0 <= WIDE && view.may_wait(question);
    ui.horizontal(|ui| {
        let args = [("place", (shown + 1).into()), ("count", count.into())];
        subtitle(ui, &view.tr_args("desk-to-decide", &args));
        let since = asking.and_then(|index| view.wall_time(view.log[index].event.at));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if waits_in_words && !question.is_of_quickplay() {
                later(ui, view, question);
            }
            if let Some(since) = since {
                let args = [("time", since.into())];
                subtitle(ui, &view.tr_args("desk-since", &args));
            }
        });
    });
    let caller = asking.and_then(|index| view.log[index].event.player());
    let to_name = question == Question::Touch && view.is_piece_to_be_named();
    let asked = if to_name {
        view.tr("point-at-touched").into_owned()
    } else {
        question_text(view, question)
    };
    let (title, detail) = match caller.filter(|_| view.is_arbiter_called()) {
        Some(caller) => {
            let args = [("name", view.name(caller).into())];
            let headline = view.tr_args("arbiter-called", &args).into_owned();
            (headline, Some(asked))
        }
        None => (asked, None),
    };
    let size = if ui.available_width() > WIDE {
        22.0
    } else {
        18.0
    };
    let title = RichText::new(title).font(bold(size));
    let last = match detail {
        Some(detail) => {
            ui.add(Label::new(title).wrap());
            RichText::new(detail).font(regular(15.0))
        }
        None => title,
    };
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        for number in rule.articles(view.arbiter.terms().edition) {
            if badge(ui, view.words, number).clicked() {
                article.open(rule, asking);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.add(Label::new(last).wrap());
        });
    });
}

/// The square that was touched last before the first matter came up, if that is a fact of it.
pub fn touched(view: &View<'_>, lines: &[RecordedLine]) -> Option<Square> {
    let (_, question) = view.table().questions().first()?;
    let last = asking(view, *question)?;
    let before = lines.iter().rev().filter(|line| line.entry < last);
    before.take(FACTS.1).find_map(|line| line.square)
}

/// What was recorded before the matter came up, in order, with times; where only times are asked for, they alone are facts.
fn facts(ui: &mut Ui, view: &View<'_>, question: Question, lines: &[RecordedLine]) {
    if question == Question::Times {
        return;
    }
    let last = asking(view, question).unwrap_or(view.log.len());
    let before: Vec<&RecordedLine> = lines.iter().filter(|line| line.entry < last).collect();
    let many = if ui.available_width() > WIDE {
        FACTS.0
    } else {
        FACTS.1
    };
    let newest = before.len().saturating_sub(many);
    let of_the_turn = disputed_from(view, question, last);
    // What was touched on that turn, and what was found of it, is a fact however long ago.
    let is_fact = |line: &RecordedLine| {
        let is_of_a_touch = line.kind == LineKind::Touch || line.finding.is_some();
        is_of_a_touch && of_the_turn.is_some_and(|from| line.entry >= from)
    };
    let all = before.iter().enumerate();
    let facts: Vec<&RecordedLine> = all
        .filter(|(at, line)| *at >= newest || is_fact(line))
        .map(|(_, line)| *line)
        .collect();
    if facts.is_empty() {
        return;
    }
    let colors = palette(ui);
    Frame::new()
        .fill(colors.tint)
        .corner_radius(SMALL_CORNER)
        .inner_margin(Margin::symmetric(12, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
                // A wooden board records nothing: there it was entered.
                let is_entered = view.window.screen == Screen::Incident;
                let title = if is_entered {
                    "report-happened"
                } else {
                    "desk-recorded"
                };
                subtitle(ui, &view.tr(title));
                for (index, fact) in facts.iter().enumerate() {
                    let (ground, ink) = match fact.kind {
                        LineKind::Touch => (colors.hand_tint, colors.hand),
                        LineKind::IllegalMove
                        | LineKind::Flag
                        | LineKind::Trouble
                        | LineKind::Plain => (colors.sheet, colors.ink),
                    };
                    let time = view.wall_time(fact.at);
                    // What a finding led to is past, and the log tells it.
                    let told = fact.finding.clone().unwrap_or_else(|| fact.full_text());
                    let text = match time {
                        Some(time) => format!("{time}  {told}"),
                        None => told,
                    };
                    chip(ui, &text, index > 0, (ground, ink));
                }
            });
        });
}

/// From where on in the log the acts of the turn stand on which a touch is disputed; nothing where none is.
fn disputed_from(view: &View<'_>, question: Question, asked: usize) -> Option<usize> {
    let is_of_a_touch = matches!(question, Question::Touch | Question::Intent);
    let back = usize::from(view.table().is_touch_claimed());
    let is_made = |entry: &Entry| entry.has(Consequence::is_move);
    is_of_a_touch.then(|| {
        let before = view.log[..asked].iter().enumerate().rev();
        let mut made = before.filter(|(_, entry)| is_made(entry));
        made.nth(back).map_or(0, |(at, _)| at + 1)
    })
}

/// A fact; what follows another begins with an arrow, so that no line ends with one.
fn chip(ui: &mut Ui, text: &str, follows: bool, (ground, ink): (Color32, Color32)) {
    let soft = palette(ui).soft_ink;
    let arrow = if follows { 12.0 } else { 0.0 };
    let room = ui.max_rect().width() - 24.0 - arrow;
    let painter = ui.painter();
    let galley = painter.layout(text.to_owned(), regular(BODY), ink, room);
    let sign = painter.layout_no_wrap("›".to_owned(), regular(BODY), soft);
    let size = galley.size() + vec2(20.0 + arrow, 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    if follows {
        ui.painter().galley(rect.min + vec2(0.0, 4.0), sign, soft);
    }
    let rect = rect.with_min_x(rect.left() + arrow);
    ui.painter().rect_filled(rect, SMALL_CORNER, ground);
    ui.painter().galley(rect.min + vec2(10.0, 4.0), galley, ink);
}

/// Where in the log that question was asked.
fn asking(view: &View<'_>, question: Question) -> Option<usize> {
    let asks = |entry: &Entry| entry.has(|it| *it == Consequence::AskArbiter(question));
    view.log.iter().rposition(asks)
}

/// Words in a row of words that put the verdict off.
fn later(ui: &mut Ui, view: &View<'_>, question: Question) {
    if link(ui, &view.tr(words_of_later(view, question))).clicked() {
        put_off(view, question);
    }
    if let Some((opponent, text)) = later_with_time(view, question)
        && link(ui, &text).clicked()
    {
        put_off_with_time(view, question, opponent);
    }
}

/// What putting the verdict off is called: that of a claim in a quickplay finish starts the clock again (III.5.2).
fn words_of_later(view: &View<'_>, question: Question) -> &'static str {
    if question.is_of_quickplay() && view.table().standing() == Standing::Playing {
        "desk-later-play"
    } else {
        "desk-later"
    }
}

fn put_off(view: &View<'_>, question: Question) {
    view.arbitrate(decided(view, question, Decision::Postpone));
}

/// Art. III.5.2 — while the verdict on a claim waits, the opponent may be given two minutes: who that is, and how it is offered.
fn later_with_time(view: &View<'_>, question: Question) -> Option<(Color, String)> {
    let opponent = question.player().filter(|_| question.is_of_quickplay())?;
    let is_played = view.table().standing() == Standing::Playing;
    let may_still_wait = view.table().postponed().is_none() && view.may_wait(question);
    let args = [("name", view.named_words().name(opponent).into())];
    (is_played && may_still_wait).then(|| (opponent, view.tell("desk-later-two", &args)))
}

fn put_off_with_time(view: &View<'_>, question: Question, opponent: Color) {
    put_off(view, question);
    view.arbitrate(ArbiterAct::AddTime(opponent, TWO_MINUTES));
}

/// The open matters but for that one, in the order in which they were asked.
fn others(view: &View<'_>, shown: usize) -> impl Iterator<Item = Question> {
    let open = view.table().questions().iter().enumerate();
    open.filter(move |(index, _)| *index != shown)
        .map(|(_, (_, asked))| *asked)
}

/// A matter that waits, folded to its question: the one shown while a door lies open over it, else the next; said as well
/// where there is none. The matter, if it is to be seen whole.
pub fn waiting_matter(
    ui: &Ui,
    view: &View<'_>,
    (is_covered, shown): (bool, usize),
    rect: Rect,
) -> Option<Question> {
    let colors = palette(ui);
    let questions = view.table().questions();
    let index = match (is_covered, shown) {
        (true, shown) => shown,
        (false, 0) => 1,
        (false, _) => 0,
    };
    let Some((_, question)) = questions.get(index) else {
        if !questions.is_empty() {
            let text = view.tr("desk-no-other");
            let at = rect.min + vec2(30.0, 10.0);
            let galley =
                ui.painter()
                    .layout_no_wrap(text.to_string(), regular(BODY), colors.soft_ink);
            let place = Rect::from_min_size(at, galley.size());
            let response = ui.interact(place, ui.scope_id().with("desk-next"), Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*text));
            ui.painter().galley(at, galley, colors.soft_ink);
        }
        return None;
    };
    let text = question_text(view, *question);
    let id = ui.scope_id().with("desk-next");
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &text));
    let ground = if response.hovered() {
        colors.tint
    } else {
        colors.sheet
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ground);
    sheet_edge(ui, rect, CORNER);
    let bar = Rect::from_min_size(rect.min + vec2(10.0, 12.0), vec2(5.0, rect.height() - 24.0));
    let ink = if is_covered { colors.here } else { colors.line };
    painter.rect_filled(bar, 2.5, ink);
    let inner = rect.shrink2(vec2(30.0, 10.0));
    let args = [
        ("place", (index + 1).into()),
        ("count", questions.len().into()),
    ];
    let label = view.tr_args("desk-to-decide", &args);
    let label = painter.layout_no_wrap(label.into_owned(), bold(SMALL), colors.soft_ink);
    let below = inner.top() + label.size().y + 2.0;
    painter.galley(inner.min, label, colors.soft_ink);
    let line = one_line(&text, bold(LEAD), colors.ink, inner.width());
    let galley = painter.layout_job(line);
    painter.galley(pos2(inner.left(), below), galley, colors.ink);
    response.clicked().then_some(*question)
}

/// What is the case in an adjourned game, and what can be opened then: nothing runs in the break, but once the session has begun
/// a clock may run although the envelope is closed.
fn adjourned<'a>(view: &View<'a>) -> (Cow<'a, str>, &'static str) {
    if !view.is_resuming() {
        return (view.tr("adjourned-title"), "desk-what-doors-break");
    }
    let mut adjournment = view.table().adjournment().into_iter();
    let text = if adjournment.any(Adjournment::is_lost) {
        "rule-adj-lost-envelope-finding"
    } else {
        "desk-resuming"
    };
    (view.tr(text), "desk-what-doors-resuming")
}

/// Whether a flag is down in a game that goes on, so that the arbiter or a player may say so.
fn has_fallen_flag(view: &View<'_>) -> bool {
    let fallen = view.table().clock().map(Clock::fallen);
    let fallen = fallen.is_some_and(|fallen| fallen.white.is_some() || fallen.black.is_some());
    fallen && view.is_playing()
}
