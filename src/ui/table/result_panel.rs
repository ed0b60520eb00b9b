//! The end of the game: how it ended and by which article, who won, what to do next, signatures, paper.

use std::borrow::Cow;

use eframe::egui::{
    Align, Color32, Frame, Id, Label, Layout, Margin, Rect, Response, RichText, ScrollArea, Ui,
    UiBuilder, Vec2, vec2,
};

use super::move_progress::made_move;
use super::result_facts::{charge, facts, why};
use super::signature_line::SignatureLines;
use crate::kit::announcement::announce;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fitted_text::{fitted_words, line_width};
use crate::kit::fonts::{BODY, bold, digits_font, regular};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{badge, badge_width, prose, sheet_edge, sheet_ground, soft, subtitle};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::AssistLevel;
use crate::view::told_ending::ToldEnding;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::i18n::short_names;
use jadoube_core::laws::{Outcome, Rule, Ruling, Score, Standing};
use jadoube_core::record::Entry;
use jadoube_core::record::log::agreed_ruling::is_agreed;
use jadoube_core::record::log::arbiters_reason::reason_of_result;

/// From what height and width on the card is set in its full sizes.
const ROOMY: (f32, f32) = (420.0, 400.0);

/// Less high than this the card is one line.
const SLIM: f32 = 180.0;

/// How large a signature is where there is little room.
pub(super) const SIGNATURE: f32 = 18.0;
const TIGHT_SIGNATURE: f32 = 14.0;

/// How large the words of a smaller button are, and small ones beneath large ones; how much stays free beside them, in points.
const BUTTON_WORDS: f32 = 15.0;
const BENEATH: f32 = 13.0;
const BESIDE_WORDS: f32 = 12.0;

/// The longest name that is said on a button.
const LETTERS: usize = 20;

/// The result, and the signatures under it.
#[derive(Debug, Default)]
pub struct ResultPanel {
    pub(super) signing: SignatureLines,
    /// The place that had no room for all of it in its large size.
    too_large: Option<Rect>,
    /// The place that had no room for what can be read elsewhere, too.
    too_small: Option<Rect>,
}

impl ResultPanel {
    /// Shows the card in `rect`, all of which it fills if `fills`; gives back what it took.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        rect: Rect,
        fills: bool,
    ) -> Rect {
        announce_ending(ui, view);
        if rect.height() < SLIM {
            return slim(ui, view, rect);
        }
        self.too_small = self.too_small.filter(|place| *place == rect);
        self.too_large = self.too_large.filter(|place| *place == rect);
        let is_wide = rect.height() >= ROOMY.0 && rect.width() >= ROOMY.1;
        let is_roomy = is_wide && self.too_large.is_none();
        let (edge, ends) = match self.too_small {
            Some(_) => (14, 8),
            None if is_roomy => (24, 20),
            None => (14, 14),
        };
        let frame = Frame::new()
            .fill(palette(ui).sheet)
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(edge, ends));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            frame.show(ui, |ui| {
                let button = match self.too_small {
                    Some(_) if fills => 40.0,
                    None if is_roomy => 60.0,
                    Some(_) | None => 46.0,
                };
                let room = ui.available_height();
                if fills {
                    ui.set_min_height(room);
                }
                let foot = if fills { 0.0 } else { button + GAP };
                // Narrower names are smaller, and need a bar no more: so there is always room for one.
                let bar = ui.spacing().scroll.allocated_width();
                let width = ui.available_width() - if is_roomy { 0.0 } else { bar };
                let scrolled = ScrollArea::vertical()
                    .id_salt("result")
                    .auto_shrink([false, true])
                    .max_height(room - foot)
                    .show(ui, |ui| {
                        ui.set_width(width);
                        ui.spacing_mut().item_spacing.y = match self.too_small {
                            Some(_) => 1.0,
                            None if is_roomy => 6.0,
                            None => 3.0,
                        };
                        self.contents(ui, view, article, is_roomy, |ui| {
                            if fills {
                                ui.add_space(GAP);
                                what_next(ui, view, button);
                            }
                        });
                    });
                let is_cut = scrolled.content_size.y > room - foot;
                if is_cut && is_roomy {
                    self.too_large = Some(rect);
                    ui.request_repaint();
                } else if is_cut && self.too_small.is_none() {
                    self.too_small = Some(rect);
                    ui.request_repaint();
                }
                if !fills {
                    // Where the card is not all there is, what comes next stays in sight whatever is scrolled.
                    let size = vec2(width, button);
                    ui.allocate_ui(size, |ui| {
                        ui.set_width(width);
                        what_next(ui, view, button);
                    });
                }
            })
        });
        let taken = shown.inner.response.rect;
        sheet_edge(ui, taken, CORNER);
        taken
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        is_roomy: bool,
        next: impl FnOnce(&mut Ui),
    ) {
        match view.table().standing() {
            Standing::Ended(outcome, rule) => {
                how(ui, view, article, (outcome, rule));
                who(ui, view, outcome, is_roomy);
                if self.too_small.is_none() {
                    facts(ui, view);
                }
                // Why it ended so is read whatever else has to be scrolled to.
                why(ui, view);
            }
            Standing::Annulled => drop(prose(ui, &view.tr("game-annulled"))),
            Standing::Referred => drop(prose(ui, &view.tr("game-referred"))),
            Standing::Adjourned => drop(prose(ui, &view.tr("game-adjourned"))),
            Standing::Playing => return,
        }
        next(ui);
        let height = match self.too_small {
            Some(_) => 27.0,
            None if is_roomy => 36.0,
            None => 32.0,
        };
        if view.computer().is_some() {
            // Whoever plays alone practises what hands do.
            let size = vec2(ui.available_width(), height);
            let text = view.tr("conduct-title");
            if large_button(ui, size, ButtonKind::Plain, &text, "").clicked() {
                view.ask(Command::LookAtConduct);
            }
        }
        // A program signs nothing, and nobody signs for it.
        let is_signed = view.computer().is_none();
        if is_signed && matches!(view.table().standing(), Standing::Ended(..)) {
            let apart = if is_roomy { GAP * 0.5 } else { 0.0 };
            ui.add_space(apart);
            // The lines to sign on part what is above from what is below as well.
            if self.too_small.is_none() {
                ui.separator();
            }
            ui.add_space(apart);
            self.signatures(ui, view, is_roomy);
        }
        ui.add_space(if is_roomy { 3.0 * GAP } else { 2.0 });
        paper(ui, view, height);
    }

    fn signatures(&mut self, ui: &mut Ui, view: &View<'_>, is_roomy: bool) {
        let largest = match self.too_small {
            Some(_) => TIGHT_SIGNATURE,
            None if is_roomy => 22.0,
            None => SIGNATURE,
        };
        if self.too_small.is_none() {
            let asked = match view.settings.play.assist {
                AssistLevel::Tournament => "both-sign",
                AssistLevel::Friendly | AssistLevel::Teaching => "both-sign-freely",
            };
            subtitle(ui, &view.tr(asked));
        }
        let width = (ui.available_width() - GAP * 2.0) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP * 2.0;
            for color in Color::ALL {
                ui.allocate_ui(vec2(width, 0.0), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        self.signing.line(ui, view, color, largest);
                    });
                });
            }
        });
    }
}

/// Where there is one line for all of it: who won, the score, what to do next.
fn slim(ui: &mut Ui, view: &View<'_>, rect: Rect) -> Rect {
    let height = rect.height().min(72.0);
    let place = rect.with_max_y(rect.top() + height);
    sheet_ground(ui, place, CORNER);
    ui.scope_builder(
        UiBuilder::new().max_rect(place.shrink2(vec2(14.0, 4.0))),
        |ui| {
            ui.columns(2, |columns| {
                match view.table().standing() {
                    Standing::Ended(outcome, rule) => {
                        let column = &mut columns[0];
                        column.spacing_mut().item_spacing.y = 2.0;
                        let said = format!("{} {}", winner(view, outcome), outcome.printed());
                        let text = RichText::new(&said).font(bold(20.0));
                        column.add(Label::new(text).wrap());
                        let (room, ink) = (column.available_width(), palette(column).soft_ink);
                        let told = told_ending(view, outcome, rule).text;
                        let painter = column.painter();
                        let told = fitted_words(painter, &told, regular, BODY, room, ink);
                        column.label(told);
                    }
                    Standing::Annulled => drop(soft(&mut columns[0], &view.tr("game-annulled"))),
                    Standing::Referred => drop(soft(&mut columns[0], &view.tr("game-referred"))),
                    Standing::Adjourned => drop(soft(&mut columns[0], &view.tr("game-adjourned"))),
                    Standing::Playing => {}
                }
                what_next(&mut columns[1], view, (height - 8.0).min(48.0));
            });
        },
    );
    place
}

/// How the game ended, and the article.
pub(super) fn how(
    ui: &mut Ui,
    view: &View<'_>,
    article: &mut ArticlePanel,
    (outcome, rule): (Outcome, Rule),
) {
    let told = told_ending(view, outcome, rule);
    let soft = palette(ui).soft_ink;
    let cited = told.article(view.arbiter.terms().edition);
    let beside = cited.map_or(0.0, |(number, _)| badge_width(ui, number) + GAP);
    ui.horizontal(|ui| {
        let room = ui.available_width() - beside;
        let galley = fitted_words(ui.painter(), &told.text, regular, 17.0, room, soft);
        ui.label(galley);
        if let Some((number, rule)) = cited
            && badge(ui, view.words, number).clicked()
        {
            article.open(rule, ending_entry(view));
        }
    });
}

/// Tells how a game stands that is not played any more: the move that ended it, who won, the score, why, and where that is written.
pub(super) fn announce_ending(ui: &Ui, view: &View<'_>) {
    let text = match view.table().standing() {
        Standing::Playing => return,
        Standing::Ended(outcome, rule) => {
            let told = told_ending(view, outcome, rule);
            let cited = told.article(view.arbiter.terms().edition);
            let result = format!("{} {}", winner(view, outcome), outcome.printed());
            let article = cited.map(|(number, _)| {
                let args = [("number", number.into())];
                view.tr_args("article", &args).into_owned()
            });
            let parts: Vec<String> = [result, told.text].into_iter().chain(article).collect();
            let ending = format!("{}.", parts.join(". "));
            let entry = ending_entry(view).and_then(|index| view.narrated(index));
            let moves = entry.is_some_and(|it| it.plies[0] < it.plies[1]);
            let last = made_move(view).filter(|_| moves);
            last.map_or_else(|| ending.clone(), |last| format!("{last} {ending}"))
        }
        Standing::Annulled => view.tr("game-annulled").into_owned(),
        Standing::Referred => view.tr("game-referred").into_owned(),
        Standing::Adjourned => view.tr("game-adjourned").into_owned(),
    };
    announce(ui, Id::unique("ending"), &text, Urgency::Assertive);
}

/// The entry of the log that ended the game.
fn ending_entry(view: &View<'_>) -> Option<usize> {
    let ends = |entry: &Entry| entry.rulings.iter().any(Ruling::ends_game);
    view.log.iter().rposition(ends)
}

/// How the game ended, in a few words, with what is known of it beside the rule.
fn told_ending(view: &View<'_>, outcome: Outcome, rule: Rule) -> ToldEnding {
    let ending = ending_entry(view);
    let edition = view.arbiter.terms().edition;
    let reason = reason_of_result(view.log);
    let ToldEnding { text, rule } = ToldEnding::of(view.words, outcome, rule, edition, reason);
    let text = match charge(view) {
        Some((_, player, count)) if rule == Rule::IllegalCountStd => {
            let args = [("player", player.into()), ("count", count.into())];
            view.tell("headline-illegal-loses", &args)
        }
        _ if rule == Rule::WinResign => {
            let rulings = ending.map(|index| &view.log[index].rulings[..]);
            view.ruling_summary(rulings.unwrap_or_default()).headline
        }
        _ if ending.is_some_and(|index| is_agreed(view.log, index)) => {
            format!("{text} · {}", view.tr("record-agreed"))
        }
        _ => text,
    };
    ToldEnding { text, rule }
}

/// Who won, and the score.
fn who(ui: &mut Ui, view: &View<'_>, outcome: Outcome, is_roomy: bool) {
    let (large, score) = if is_roomy { (40.0, 48.0) } else { (26.0, 34.0) };
    let ink = palette(ui).ink;
    let said = winner(view, outcome);
    let printed = outcome.printed();
    let font = digits_font(score);
    let width = line_width(ui.painter(), &printed, font.clone());
    let room = ui.available_width() - width - GAP * 2.0;
    let size = fitting(ui, &said, large, room, ink);
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(room, 0.0), |ui| {
            ui.set_width(room);
            ui.add(Label::new(RichText::new(&said).font(bold(size))).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(printed).font(font));
        });
    });
}

/// The size at which words take two lines at most.
fn fitting(ui: &Ui, text: &str, large: f32, width: f32, ink: Color32) -> f32 {
    let rows = |size: f32| {
        let galley = ui.painter().layout(text.to_owned(), bold(size), ink, width);
        galley.rows.len()
    };
    let sizes = [1.0, 0.85, 0.7, 0.6].map(|share| large * share);
    let one_line = sizes[..3].iter().find(|size| rows(**size) == 1);
    let two_lines = sizes.iter().find(|size| rows(**size) <= 2);
    *one_line.or(two_lines).unwrap_or(&sizes[3])
}

/// Who won by name; a game without names has its colours.
pub(super) fn winner(view: &View<'_>, outcome: Outcome) -> String {
    let id = match (outcome.winner(), outcome.white, outcome.black) {
        (Some(color), _, _) => {
            let name = view.words.player_name(view.players.names.get(color).trim());
            let named = if name.is_empty() { "no" } else { "yes" };
            let args = [
                ("named", named.into()),
                ("name", (&*name).into()),
                ("player", color.into()),
            ];
            return view.tr_args("result-wins", &args).into_owned();
        }
        (None, Score::Half, Score::Half) => "result-draw",
        (None, Score::Zero, Score::Zero) => "result-nobody",
        (None, _, _) => "result-decided",
    };
    view.tr(id).into_owned()
}

/// Who has which colour in a rematch.
pub(super) fn colors_of_a_rematch(view: &View<'_>) -> Cow<'static, str> {
    let names = (view.players.names.as_ref()).map(|name| view.words.player_name(name).into_owned());
    let next_white = short_names(&names).black;
    let name: String = next_white.chars().take(LETTERS).collect();
    if name.is_empty() {
        view.tr("rematch-swap")
    } else {
        view.tr_args("rematch-white", &[("player", name.into())])
    }
}

/// Looking through what was played, and playing again with colours changed.
fn what_next(ui: &mut Ui, view: &View<'_>, height: f32) {
    let again = colors_of_a_rematch(view);
    let look = view.tr("review-look-through");
    ui.spacing_mut().item_spacing.x = GAP;
    ui.columns(2, |columns| {
        let size = vec2(columns[0].available_width(), height);
        let goes_on = view.tr("review-look-go-on");
        let may_go_on = view.settings.play.assist != AssistLevel::Tournament;
        let has_room = fits_in_line(&columns[0], &goes_on, BENEATH, size.x - BESIDE_WORDS);
        let beneath = if may_go_on && has_room { &*goes_on } else { "" };
        if large_button(&mut columns[0], size, ButtonKind::Primary, &look, beneath).clicked() {
            view.ask(Command::LookThrough(None));
        }
        // Over two lines they would push the last buttons out of the card.
        let column = &mut columns[1];
        let has_room = fits_in_line(column, &again, BENEATH, size.x - BESIDE_WORDS);
        let beneath = if has_room { &*again } else { "" };
        let rematch = view.tr("rematch");
        let response = large_button(column, size, ButtonKind::Plain, &rematch, beneath);
        if response.on_hover_text(&*again).clicked() {
            view.ask(Command::Rematch);
        }
    });
}

/// A button so large at least, and perhaps with small words beneath its own.
pub(super) fn large_button(
    ui: &mut Ui,
    size: Vec2,
    kind: ButtonKind,
    words: &str,
    beneath: &str,
) -> Response {
    let mut button = Button::words(kind, words);
    button.letters = if size.y > 40.0 { 17.0 } else { BUTTON_WORDS };
    button.beneath = beneath.into();
    button.fitted(ui, size, true).show(ui)
}

/// Paper and files, another game, and the first screen, or the tournament for which the game was; in two rows where one has no room for their words.
fn paper(ui: &mut Ui, view: &View<'_>, height: f32) {
    let is_of_board = view.heading.is_some_and(|it| it.tournament_board.is_some());
    let leave = if is_of_board && view.tournament.is_some() {
        ("event-title", Command::Show(Screen::Event))
    } else {
        ("menu-first", Command::Show(Screen::First))
    };
    let acts = [
        ("paper-print", Command::Show(Screen::Print)),
        ("paper-pgn", Command::Choose(FileTask::ExportPgn)),
        ("menu-new", Command::Show(Screen::NewGame)),
        leave,
    ];
    let width = (ui.available_width() - 3.0 * GAP) / 4.0 - BESIDE_WORDS;
    let fits = |(id, _): &(&str, _)| fits_in_line(ui, &view.tr(id), BUTTON_WORDS, width);
    let has_room = acts.iter().all(fits);
    let in_a_row = if has_room { 4 } else { 2 };
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
    for row in acts.chunks(in_a_row) {
        ui.columns(in_a_row, |columns| {
            for (column, (id, command)) in columns.iter_mut().zip(row) {
                let size = vec2(column.available_width(), height);
                if large_button(column, size, ButtonKind::Plain, &view.tr(id), "").clicked() {
                    view.ask(command.clone());
                }
            }
        });
    }
}

/// Whether words of that size have room in one line so wide.
fn fits_in_line(ui: &Ui, text: &str, size: f32, width: f32) -> bool {
    line_width(ui.painter(), text, regular(size)) <= width
}
