//! What was noticed and what was missed: each slip with the position before it, what was to be done, and its article.

use eframe::egui::{CentralPanel, Frame, Label, Margin, RichText, Ui, vec2};

use super::practice_words::{article, noted_words};
use crate::kit::fonts::{LEAD, SOFT, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{badge, primary, quiet, sheet, soft};
use crate::parts::diagram::{Diagram, diagram};
use crate::parts::page::{column, frame, page_bar_titled};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{LearnCommand, PracticeAct};
use jadoube_core::chess::{Bitboard, Position};
use jadoube_core::laws::{Ruling, Standing};
use jadoube_core::learn::PracticeRun;
use jadoube_core::learn::partner::{Noted, SlipVerdict};

/// How wide the list is at most, and a position in it.
const WIDTH: f32 = 880.0;
const BOARD: f32 = 168.0;

pub fn report(
    ui: &mut Ui,
    view: &View<'_>,
    run: &PracticeRun,
    pieces: &mut Pieces,
    article_panel: &mut ArticlePanel,
) {
    page_bar_titled(ui, view, &view.tr("practice-report"));
    CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
        heading(ui, view, run);
        ui.add_space(GAP);
        column(ui, view, WIDTH, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            ending(ui, view, run);
            // What was missed is worth seeing first.
            let noted = run.noted().iter().enumerate();
            let (missed, noticed): (Vec<_>, Vec<_>) = noted.partition(|(_, it)| !is_right(it));
            for noted in missed.into_iter().chain(noticed) {
                item(ui, view, run, noted, pieces, article_panel);
            }
            if run.noted().is_empty() && !run.terms().is_without_slips() {
                soft(ui, &view.tr("practice-nothing-happened"));
            }
        });
        article_panel.ui_under(ui, view, run.terms().edition);
    });
}

/// Whether the learner did as one does who knows the Laws.
pub(super) fn is_right(noted: &Noted) -> bool {
    let verdict = noted.slip().and_then(|slip| slip.verdict);
    verdict.is_some_and(SlipVerdict::is_right)
}

/// How the game ended, if it did.
fn ending(ui: &mut Ui, view: &View<'_>, run: &PracticeRun) {
    let mut log = run.game().log().iter().rev();
    let ended = log.find(|entry| entry.rulings.iter().any(Ruling::ends_game));
    if let Some(entry) = ended {
        let summary = view.record().ruling_summary(&entry.rulings);
        soft(ui, &summary.headline);
    }
}

/// How many slips were handled rightly; where nobody was to slip, the result.
fn score(view: &View<'_>, run: &PracticeRun) -> String {
    if run.terms().is_without_slips() {
        return match view.table().standing() {
            Standing::Ended(outcome, _) => outcome.printed(),
            Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
                view.tr("practice-unfinished").into_owned()
            }
        };
    }
    let (made, right) = run.score();
    let args = [("made", made.into()), ("right", right.into())];
    view.tr_args("practice-score-end", &args).into_owned()
}

/// What it came to, and what can be done now.
fn heading(ui: &mut Ui, view: &View<'_>, run: &PracticeRun) {
    let whole = ui.available_width();
    let width = WIDTH.min(whole);
    ui.horizontal(|ui| {
        ui.add_space((whole - width) / 2.0);
        ui.allocate_ui(vec2(width, 44.0), |ui| {
            ui.horizontal_centered(|ui| {
                ui.label(RichText::new(score(view, run)).font(bold(20.0)));
                let right_to_left =
                    eframe::egui::Layout::right_to_left(eframe::egui::Align::Center);
                ui.with_layout(right_to_left, |ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    if primary(ui, &view.tr("practice-again")).clicked() {
                        let terms = Box::new(run.terms().clone());
                        ask(view, PracticeAct::Start(terms));
                    }
                    if quiet(ui, &view.tr("practice-other")).clicked() {
                        ask(view, PracticeAct::PutAway);
                    }
                });
            });
        });
    });
}

fn ask(view: &View<'_>, act: PracticeAct) {
    view.ask(Command::Learn(LearnCommand::Practice(act)));
}

fn item(
    ui: &mut Ui,
    view: &View<'_>,
    run: &PracticeRun,
    (at, noted): (usize, &Noted),
    pieces: &mut Pieces,
    article_panel: &mut ArticlePanel,
) {
    let told = noted_words(view, noted, run.terms().role);
    let position = match noted {
        Noted::Slip(slipped) => &slipped.before,
        Noted::Alarm(alarm) => &alarm.before,
    };
    let mut shown = Diagram::of(position.board(), view);
    if let Some(slipped) = noted.slip() {
        let moved = slipped.moved.map(|(_, from, to)| [from, to]);
        shown.here = moved.into_iter().flatten().collect::<Bitboard>();
        shown.touched = slipped.touched.map(|(_, square)| square);
    }
    sheet(ui).inner_margin(Margin::same(14)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GAP;
            diagram(ui, view, pieces, shown, BOARD);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    let colors = palette(ui);
                    let heading = RichText::new(&told.heading).font(bold(14.0));
                    ui.label(heading.color(colors.soft_ink));
                    verdict(ui, &told.verdict, is_right(noted));
                    let number = article(told.rule, run.terms().edition);
                    if badge(ui, view.words, &number).clicked() {
                        article_panel.open(told.rule, None);
                    }
                });
                let ink = palette(ui).ink;
                let happened = RichText::new(&told.happened).font(bold(18.0)).color(ink);
                ui.add(Label::new(happened).wrap());
                let to_do = RichText::new(&told.to_do).font(regular(LEAD)).color(ink);
                ui.add(Label::new(to_do).wrap());
                let watch = view.tr("practice-watch-again");
                if run.moment(at).is_some() && quiet(ui, &watch).clicked() {
                    ask(view, PracticeAct::OpenMoment(at));
                }
            });
        });
    });
}

/// What became of it, in calm words on a calm ground.
pub(super) fn verdict(ui: &mut Ui, text: &str, is_right: bool) {
    let colors = palette(ui);
    let (ground, ink) = if is_right {
        (colors.here_tint, colors.here_ink)
    } else {
        (colors.tint, colors.ink)
    };
    Frame::new()
        .fill(ground)
        .corner_radius(SMALL_CORNER)
        .inner_margin(Margin::symmetric(8, 3))
        .show(ui, |ui| {
            ui.label(RichText::new(text).font(bold(SOFT)).color(ink));
        });
}
