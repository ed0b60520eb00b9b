//! What waits for an answer, beside what answers it: a move to be taken back, an offered draw, a call of the arbiter, a
//! question that only a person can judge. It stands in the middle of the table in every window.

use eframe::egui::{
    Align, Frame, Id, Label, Layout, Margin, Rect, Response, RichText, Ui, UiBuilder, Vec2, vec2,
};

use super::draw_question::{declined, offer};
use super::square_highlights::at_the_bottom;
use super::table_matter::{AnswerEffect, TableAnswer, TableMatter};
use super::take_back::{asked_back, declined_back};
use crate::kit::announcement::announce;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{LEAD, SMALL, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::lent_focus::ask_here;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{primary, quiet, sheet_edge, sheet_ground, subtitle};
use crate::parts::conduct;
use crate::parts::question_options::{QuestionOption, options};
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::NamedWords;
use jadoube_core::laws::{ArbiterAct, Consequence, Decision, Deed, PlayerAct, Question};
use jadoube_core::record::log::agreed_ruling::proposals;

/// How much of the width the answers have where everything stands in one line, and how high they are there.
const ANSWERS: f32 = 0.56;
const ANSWER: f32 = 44.0;

/// Less wide than this, what is asked in one line stands above its answers.
const LINE: f32 = 500.0;

/// How high answers are side by side where there is little room, and how large their words.
const SMALL_ANSWER: (f32, f32) = (36.0, 13.0);

/// The same where the question is narrow as well, and how large the headline is there.
const NARROWEST: (f32, f32) = (32.0, 12.5);

/// How high a player's answers are with the name above them and the space below.
const NAMED_ROW: f32 = 66.0;

/// From what width on the headline is as large as it may be.
const WIDE: f32 = 400.0;

/// Less wide than this it is smaller than elsewhere.
const NARROW: f32 = 240.0;

/// How much room there is for a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionRoom {
    Enough,
    /// For what is asked and its answers.
    Little,
}

/// Whose answer it is, where each of the two has answers of their own, and which of these.
type AnswerPlace = (Option<Color>, usize);

/// What waits for an answer, as it was worked out, and the answer that is asked about once more.
#[derive(Debug, Default)]
pub struct QuestionPanel {
    told: Option<(usize, NamedWords, bool)>,
    matter: Option<TableMatter>,
    confirmation: InPlaceConfirmation<AnswerPlace>,
    /// How high it was when it was last shown in a column, in points.
    height: f32,
    /// The place, and the length of the log, for which it left a ruling below it no room.
    tight: Option<(Rect, usize)>,
}

impl QuestionPanel {
    /// Shows what waits for an answer at the top of `rect`; gives back what it took, if there is anything.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        rect: Rect,
        room: QuestionRoom,
    ) -> Option<Rect> {
        let matter = self.matter(ui, view)?;
        let taken = self.show(ui, view, (rect, room), &matter);
        if (taken.height() - self.height).abs() > 0.5 {
            self.height = taken.height();
            ui.request_repaint();
        }
        Some(taken)
    }

    /// How high it was when it was last shown in a column, in points.
    pub const fn height(&self) -> f32 {
        self.height
    }

    /// Whether it leaves a ruling below it no room in that place unless it is sparing.
    pub fn is_tight(&self, view: &View<'_>, place: Rect) -> bool {
        self.tight == Some((place, view.log.len()))
    }

    /// Is sparing in that place from the next frame on, until something happens.
    pub fn tighten(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        self.tight = Some((place, view.log.len()));
        ui.request_repaint();
    }

    /// Shows the same to one player, without what only the opponent can answer; gives back what it took.
    pub fn show_player(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: (Rect, QuestionRoom),
        color: Color,
    ) -> Option<Rect> {
        let mut matter = self.matter(ui, view)?;
        if matter.answered_by == Some(!color) {
            matter.answers.clear();
        }
        matter.answers.retain(|it| it.by != Some(!color));
        Some(self.show(ui, view, place, &matter))
    }

    /// Whether anything waits for an answer, or was just answered.
    pub fn has_matter(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        self.matter(ui, view).is_some()
    }

    /// Whether each of the two players has answers of their own, which need more than a line.
    pub fn is_decided_by_both(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        let matter = self.matter(ui, view);
        matter.is_some_and(|matter| matter.answers.iter().any(|answer| answer.by.is_some()))
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, room): (Rect, QuestionRoom),
        matter: &TableMatter,
    ) -> Rect {
        let is_sparing = room == QuestionRoom::Little;
        let is_narrow = rect.width() < NARROW;
        let edge = if is_sparing { 5 } else { 9 };
        let frame = Frame::new()
            .fill(palette(ui).sheet)
            .corner_radius(CORNER)
            .inner_margin(Margin {
                left: if is_narrow { 18 } else { 22 },
                right: if is_narrow { 6 } else { 12 },
                top: edge,
                bottom: edge,
            });
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
                let size = match rect.width() {
                    _ if is_sparing && is_narrow => NARROWEST.1,
                    _ if is_sparing || is_narrow => 15.0,
                    width if width < WIDE => 17.0,
                    _ => 20.0,
                };
                headline(ui, &matter.headline, size);
                // Whoever cannot answer is told who does, and face to face, whoever has one answer alone, why there is no other.
                let is_of_both = matter.answers.iter().any(|it| it.by.is_some());
                let are_few = match matter.answers.len() {
                    0 => true,
                    1 => view.settings.views.face_to_face,
                    _ => false,
                };
                let has_detail = !is_sparing || are_few || is_of_both;
                let small = if is_sparing && is_of_both { 13.0 } else { 14.5 };
                let soft = palette(ui).soft_ink;
                let line = |text: &str| RichText::new(text).font(regular(small)).color(soft);
                let is_seen = is_sparing && has_names(matter);
                let brief = matter.brief.as_ref().filter(|_| is_seen);
                let detail = brief.or(matter.detail.as_ref());
                if let Some(detail) = detail.filter(|_| has_detail) {
                    ui.add(Label::new(line(detail)).wrap());
                }
                if matter.answers.is_empty() {
                    return;
                }
                let mut spare = spare_height(ui, matter, rect.bottom() - f32::from(edge));
                // A player's own half has room made for all of it.
                let tells_all = is_of_both && !has_names(matter);
                for effect in &matter.effects {
                    let (width, font) = (ui.available_width(), regular(small));
                    let laid = ui.painter().layout(effect.clone(), font, soft, width);
                    spare -= laid.size().y + 4.0;
                }
                // What comes of one answer alone would speak for the other.
                let has_room = !is_sparing || !is_narrow && spare >= 0.0;
                for effect in matter.effects.iter().filter(|_| has_room || tells_all) {
                    ui.add(Label::new(line(effect)).wrap());
                }
                if !is_sparing {
                    ui.add_space(4.0);
                }
                self.answers(ui, view, matter, (is_sparing, is_narrow));
            })
        });
        let taken = shown.inner.response.rect;
        ask_here(ui, Id::unique("question"), taken, None);
        sheet_edge(ui, taken, CORNER);
        bar(ui, taken);
        taken
    }

    /// Shows the answers of each player beside each other or below: smaller where there is little room.
    fn answers(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        matter: &TableMatter,
        (is_sparing, is_narrow): (bool, bool),
    ) {
        let is_of_both = matter.answers.iter().any(|it| it.by.is_some());
        for answers in matter.answers.chunk_by(|one, next| one.by == next.by) {
            if let Some(by) = answers[0].by.filter(|_| has_names(matter)) {
                subtitle(ui, &view.name(by));
            }
            let width = match answers.len() {
                2 if !is_narrow => (ui.available_width() - GAP) / 2.0,
                _ => ui.available_width(),
            };
            // What an answer is asked once more with has the place of the player's other one.
            let asked = answers.iter().enumerate().position(|(index, answer)| {
                is_of_both && self.confirmation.is_asked(ui, (answer.by, index))
            });
            ui.horizontal_wrapped(|ui| {
                for (index, answer) in answers.iter().enumerate() {
                    if asked.is_some_and(|asked| asked != index) {
                        continue;
                    }
                    self.answer(ui, view, (index, answer), |ui, words| {
                        let is_first =
                            answer.stands_out(index) && answer.by.is_some() == is_of_both;
                        if is_sparing || is_of_both {
                            let height = if is_narrow {
                                NARROWEST.0
                            } else {
                                SMALL_ANSWER.0
                            };
                            sized(ui, words, vec2(width, height), is_first)
                        } else if is_first {
                            primary(ui, words)
                        } else {
                            quiet(ui, words)
                        }
                    });
                }
            });
        }
    }

    /// Shows the same in one line, as high as `rect`; whether there was anything.
    pub fn one_line(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> bool {
        let Some(matter) = self.matter(ui, view) else {
            return false;
        };
        sheet_ground(ui, rect, CORNER);
        bar(ui, rect);
        if rect.width() < LINE {
            self.half_line(ui, view, rect, &matter);
            return true;
        }
        let share = if matter.answers.is_empty() {
            0.0
        } else {
            ANSWERS
        };
        let inner = rect.with_min_x(rect.left() + 22.0).shrink2(vec2(4.0, 4.0));
        let (told, answers) = inner.split_left_right_at_fraction(1.0 - share);
        told_in_line(ui, told, &matter);
        let many: f32 = matter.answers.iter().map(|_| 1.0).sum();
        let width = (answers.width() - GAP * many) / many.max(1.0);
        let answers = UiBuilder::new()
            .max_rect(answers)
            .layout(Layout::left_to_right(Align::Center).with_main_align(Align::Max));
        ui.scope_builder(answers, |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (index, answer) in matter.answers.iter().enumerate() {
                self.answer(ui, view, (index, answer), |ui, words| {
                    sized(ui, words, vec2(width, ANSWER), index == 0)
                });
            }
        });
        true
    }

    /// What is asked above its answers, where half of a line is taken by something else.
    fn half_line(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect, matter: &TableMatter) {
        let inner = rect.with_min_x(rect.left() + 20.0).shrink2(vec2(4.0, 2.0));
        for (index, answer) in matter.answers.iter().enumerate() {
            if answer.is_final && self.confirmation.is_asked(ui, (answer.by, index)) {
                let builder = UiBuilder::new().max_rect(inner);
                let asks = |ui: &mut Ui| {
                    let confirmation = &mut self.confirmation;
                    confirmation.question_in_two_lines(ui, view.words, &answer.words)
                };
                if ui.scope_builder(builder, asks).inner {
                    answer.does.happens(view);
                }
                return;
            }
        }
        let many: f32 = matter.answers.iter().map(|_| 1.0).sum();
        let size = vec2(
            (inner.width() - GAP * many) / many.max(1.0),
            SMALL_ANSWER.0.min(inner.height() - 20.0),
        );
        let (told, answers) = if matter.answers.is_empty() {
            (inner, inner.with_min_y(inner.bottom()))
        } else {
            inner.split_top_bottom_at_y(inner.bottom() - size.y)
        };
        let text = &matter.headline;
        let ink = palette(ui).ink;
        let galley = fitted_line(ui.painter(), text, bold, 15.0, told.width(), ink);
        ui.scope_builder(UiBuilder::new().max_rect(told), |ui| {
            let response = ui.add(Label::new(galley));
            announce(ui, response.id, text, Urgency::Polite);
        });
        let builder = UiBuilder::new().max_rect(answers);
        ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (index, answer) in matter.answers.iter().enumerate() {
                self.answer(ui, view, (index, answer), |ui, words| {
                    sized(ui, words, size, index == 0)
                });
            }
        });
    }

    /// What is shown, worked out anew when something has happened or the language has changed.
    fn matter(&mut self, ui: &Ui, view: &View<'_>) -> Option<TableMatter> {
        if let Some(matter) = wish(view) {
            return Some(matter);
        }
        let now = Some((view.log.len(), view.named_words(), view.answers_questions()));
        if self.told != now {
            self.told = now;
            self.matter = match (question(view), offer(view)) {
                // What the arbiter alone answers keeps no player from answering an offer.
                (Some(asked), Some(offered)) if asked.answers.is_empty() => {
                    Some(beside_the_arbiters(asked, offered))
                }
                (asked, offered) => asked.or(offered),
            };
        }
        let matter = self.matter.clone();
        matter
            .or_else(|| stays(ui, view))
            .or_else(|| declined(ui, view))
    }

    fn answer(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (index, answer): (usize, &TableAnswer),
        button: impl FnOnce(&mut Ui, &str) -> Response,
    ) {
        let named = |ui: &mut Ui, words: &str| {
            let response = button(ui, words);
            match answer.by {
                Some(by) => response.accessible_name(format!("{}: {words}", view.name(by))),
                None => response,
            }
        };
        let is_given = if answer.is_final {
            let about = (answer.by, index);
            self.confirmation
                .guard(ui, view.words, about, &answer.words, named)
        } else {
            named(ui, &answer.words).clicked()
        };
        // What was said already is not said again.
        if is_given && !answer.is_chosen {
            answer.does.happens(view);
        }
    }
}

/// An offer that is answered at the table while the arbiter decides what was asked before it.
fn beside_the_arbiters(asked: TableMatter, offered: TableMatter) -> TableMatter {
    let waits = [Some(asked.headline), asked.detail];
    TableMatter {
        effects: vec![waits.into_iter().flatten().collect::<Vec<_>>().join(" · ")],
        ..offered
    }
}

/// The oldest question: who decides it, and what they can answer here.
fn question(view: &View<'_>) -> Option<TableMatter> {
    let (_, question) = *view.table().questions().first()?;
    if !view.answers_questions() {
        return Some(put_to_the_arbiter(view, question));
    }
    if view.is_arbiter_called()
        && let Some(caller) = asker(view, question)
    {
        return Some(arbiter_called(view, question, caller));
    }
    if question == Question::Touch && view.is_piece_to_be_named() {
        return Some(piece_to_be_named(view, question));
    }
    if options(view, question).is_empty() {
        return Some(TableMatter {
            headline: conduct::question_text(view, question),
            answers: vec![at_the_desk(view)],
            ..TableMatter::default()
        });
    }
    Some(decided_by_both(view, question))
}

/// Whose act the question came of, if it was a player's. What the clocks should show nobody asks: it follows from a ruling.
fn asker(view: &View<'_>, question: Question) -> Option<Color> {
    if question == Question::Times {
        return None;
    }
    let asks = |consequence: &Consequence| *consequence == Consequence::AskArbiter(question);
    let mut newest = view.log.iter().rev();
    let entry = newest.find(|entry| entry.has(asks))?;
    entry.event.player()
}

fn at_the_desk(view: &View<'_>) -> TableAnswer {
    TableAnswer::new(view.tr("desk-decides").into_owned(), AnswerEffect::Desk)
}

fn of_the_call(view: &View<'_>, caller: Color) -> String {
    let args = [("name", view.name(caller).into())];
    view.tr_args("arbiter-called", &args).into_owned()
}

/// What waits for the arbiter, who alone answers it, at the desk.
fn put_to_the_arbiter(view: &View<'_>, question: Question) -> TableMatter {
    let told = match asker(view, question) {
        Some(caller) if view.is_arbiter_called() => of_the_call(view, caller),
        Some(caller) => {
            let question = conduct::question_text(view, question);
            let args = [
                ("name", view.name(caller).into()),
                ("question", question.into()),
            ];
            view.tr_args("arbiter-decides-asked", &args).into_owned()
        }
        None => conduct::question_text(view, question),
    };
    TableMatter {
        headline: view.tr("arbiter-decides").into_owned(),
        detail: Some(told),
        ..TableMatter::default()
    }
}

/// That a player has called the arbiter: play goes on without one, or the matter is decided at the desk.
fn arbiter_called(view: &View<'_>, question: Question, caller: Color) -> TableMatter {
    let mut acts = vec![options(view, question).swap_remove(0).act];
    if view.is_paused() {
        acts.push(ArbiterAct::Resume);
    }
    let play_on = view.tr("play-on").into_owned();
    TableMatter {
        headline: of_the_call(view, caller),
        detail: Some(view.tr("arbiter-called-how").into_owned()),
        answers: vec![
            TableAnswer::new(play_on, AnswerEffect::Rule(acts)),
            at_the_desk(view),
        ],
        ..TableMatter::default()
    }
}

/// A claim that was upheld already: what is left is to point at the piece, or to turn the claim down after all.
fn piece_to_be_named(view: &View<'_>, question: Question) -> TableMatter {
    let rest = options(view, question).into_iter().skip(1);
    let answers = rest.map(|option| {
        let does = AnswerEffect::Rule(vec![option.act]);
        TableAnswer {
            is_final: option.ends_game,
            ..TableAnswer::new(option.title, does)
        }
    });
    TableMatter {
        headline: view.tr("point-at-touched").into_owned(),
        answers: answers.collect(),
        ..TableMatter::default()
    }
}

/// A question that the two players decide, who are their own arbiter: each has the answers, and what both choose holds.
fn decided_by_both(view: &View<'_>, question: Question) -> TableMatter {
    let proposed = proposals(view.log, question);
    let offered = options(view, question);
    let mut answers = Vec::new();
    let below = at_the_bottom(view.settings.views.turned);
    for color in [!below, below] {
        for option in &offered {
            let decision = option.decision;
            let is_agreed = *proposed.get(!color) == Some(decision);
            // Of a touch only the piece is asked next.
            let asks_more = option.next.is_some() && question != Question::Touch;
            let proposal = PlayerAct::ProposeRuling(question, decision);
            let does = AnswerEffect::Propose(
                Deed::Player(color, proposal),
                is_agreed.then(|| option.act.clone()),
            );
            answers.push(TableAnswer {
                // Whether it ends the game may be what is asked next.
                is_final: is_agreed && (option.ends_game || asks_more),
                by: Some(color),
                is_chosen: *proposed.get(color) == Some(decision),
                ..TableAnswer::new(option.title.clone(), does)
            });
        }
    }
    if let (Some(one), Some(other)) = (proposed.white, proposed.black)
        && one != other
    {
        answers.push(at_the_desk(view));
    }
    let effects = offered.iter().filter_map(|option| {
        let all: Vec<&str> = option
            .effects
            .iter()
            .chain(&option.next)
            .map(String::as_str)
            .collect();
        (!all.is_empty()).then(|| format!("{}: {}", option.title, all.join(" · ")))
    });
    let chosen = choices_made(view, &offered, proposed);
    let missing = missing(view, proposed);
    let detail = [chosen, vec![missing.clone()]].concat().join(" · ");
    TableMatter {
        headline: conduct::question_text(view, question),
        detail: Some(detail),
        brief: Some(missing),
        effects: effects.collect(),
        answers,
        answered_by: None,
    }
}

/// What each player who has chosen has chosen.
fn choices_made(
    view: &View<'_>,
    offered: &[QuestionOption],
    proposed: ByColor<Option<Decision>>,
) -> Vec<String> {
    let words = view.named_words();
    let chosen = Color::ALL.into_iter().filter_map(|color| {
        let decision = (*proposed.get(color))?;
        let option = offered.iter().find(|it| it.decision == decision)?;
        Some(format!("{}: {}", words.name(color), option.title))
    });
    chosen.collect()
}

/// What is still missing for a decision of both players.
fn missing(view: &View<'_>, proposed: ByColor<Option<Decision>>) -> String {
    let waits_for = match (proposed.white, proposed.black) {
        (None, None) => return view.tr("both-decide").into_owned(),
        (Some(_), Some(_)) => return view.tr("both-differ").into_owned(),
        (Some(_), None) => Color::Black,
        (None, Some(_)) => Color::White,
    };
    let player = [("player", waits_for.into())];
    view.named_words().tr_args("both-waits", &player)
}

/// A move that its player would like to take back, and what the opponent can answer.
fn wish(view: &View<'_>) -> Option<TableMatter> {
    let clocks = match view.table().clock() {
        Some(_) if view.is_paused() => "stand",
        Some(_) => "run",
        None => "none",
    };
    let asked = asked_back(view)?;
    let answer = |id: &str, does: AnswerEffect| TableAnswer::new(asked.message(view, id), does);
    let args = [("player", asked.by().into()), ("clocks", clocks.into())];
    let answered_by = view.tell("take-back-answered-by", &args);
    Some(TableMatter {
        headline: asked.message(view, "take-back-asked"),
        detail: Some(answered_by),
        brief: None,
        effects: Vec::new(),
        answers: vec![
            answer("take-back-agree", AnswerEffect::TakeBack(true)),
            answer("take-back-refuse", AnswerEffect::TakeBack(false)),
        ],
        answered_by: Some(!asked.by()),
    })
}

/// That the opponent has just declined to take a move back.
fn stays(ui: &Ui, view: &View<'_>) -> Option<TableMatter> {
    let asked = declined_back(ui, view)?;
    Some(TableMatter {
        headline: asked.message(view, "take-back-refused"),
        ..TableMatter::default()
    })
}

/// What happened, in a part of a line, and what else there is to know where there is room.
fn told_in_line(ui: &mut Ui, rect: Rect, matter: &TableMatter) {
    let colors = palette(ui);
    let height = |text: &str, font| {
        let galley = ui
            .painter()
            .layout(text.to_owned(), font, colors.ink, rect.width());
        galley.size().y
    };
    let of_headline = height(&matter.headline, bold(LEAD));
    let detail = matter.detail.as_ref();
    let detail = detail.filter(|it| of_headline + height(it, regular(SMALL)) <= rect.height());
    let below = detail.map_or(0.0, |it| height(it, regular(SMALL)));
    let spare = (rect.height() - of_headline - below).max(0.0);
    let place = rect.with_min_y(rect.top() + spare / 2.0);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        headline(ui, &matter.headline, 16.0);
        if let Some(detail) = detail {
            let detail = RichText::new(detail).font(regular(SMALL));
            ui.add(Label::new(detail.color(colors.soft_ink)).wrap());
        }
    });
}

/// What happened, told at once.
fn headline(ui: &mut Ui, text: &str, size: f32) {
    let response = ui.add(Label::new(RichText::new(text).font(bold(size))).wrap());
    announce(ui, response.id, text, Urgency::Polite);
}

/// Height in points that is left down to `bottom` beside the small answers: those of both players below their names, and those
/// that anybody gives.
fn spare_height(ui: &Ui, matter: &TableMatter, bottom: f32) -> f32 {
    let row = SMALL_ANSWER.0 + 4.0;
    let is_anybodys = matter.answers.iter().any(|it| it.by.is_none());
    let rows = match (has_names(matter), is_anybodys) {
        (true, true) => 2.0 * NAMED_ROW + row,
        (true, false) => 2.0 * NAMED_ROW,
        (false, _) => row,
    };
    bottom - ui.cursor().top() - rows
}

/// Whether both players answer here, so that their names stand above what each can answer.
fn has_names(matter: &TableMatter) -> bool {
    let answers = |color| matter.answers.iter().any(|it| it.by == Some(color));
    Color::ALL.into_iter().all(answers)
}

/// A button of that size, whose words may take two lines.
fn sized(ui: &mut Ui, words: &str, size: Vec2, is_primary: bool) -> Response {
    let mut button = Button::words(
        if is_primary {
            ButtonKind::Primary
        } else {
            ButtonKind::Plain
        },
        words,
    );
    if size.y < ANSWER {
        button.letters = SMALL_ANSWER.1;
    }
    button.fitted(ui, size, true).show(ui)
}

/// Paints the bar at the edge of a panel that says: here something is to be answered.
fn bar(ui: &Ui, rect: Rect) {
    let bar = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(5.0, rect.height() - 16.0));
    ui.painter().rect_filled(bar, 2.5, palette(ui).here);
}
