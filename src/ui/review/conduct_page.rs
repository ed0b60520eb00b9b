//! How a game was played beside its moves: for each player what went wrong, where the time went and what is worth practising;
//! below it the last games, side by side.

use eframe::egui::{
    Align2, CentralPanel, Label, Margin, Rect, RichText, Role as Part, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use super::player_line::{known_name, name};
use crate::kit::fitted_text::fitted_cell;
use crate::kit::fonts::{BODY, LEAD, SMALL, SOFT, bold, regular};
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{badge, bare, quiet, sheet, soft, subtitle};
use crate::parts::page::{column, frame, page_bar_titled};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::{Command, OtherContent};
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use crate::view::review::Review;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::learn::conduct_lessons::lessons_for;
use jadoube_core::learn::progress::ConductedGame;
use jadoube_core::record::ReviewedGame;
use jadoube_core::record::conduct::{LapseKind, PlayerConduct};
use jadoube_core::report::conduct_lines::{conduct_lines, conduct_text, phase_line};

/// How wide the page is at most, and below which width its sheets stand one above the other.
const WIDTH: f32 = 880.0;
const SIDE_BY_SIDE: f32 = 560.0;

/// How many of the last games are shown, how wide the place of one is, and how high a row.
const GAMES: usize = 12;
const GAME: f32 = 26.0;
const ROW: f32 = 26.0;

/// The page of how a game was played.
#[derive(Debug, Default)]
pub struct ConductPage {
    article: ArticlePanel,
}

impl ConductPage {
    /// Whether there is something to show of the game that is looked through.
    pub fn has_something(review: &Review) -> bool {
        review.game.conduct().is_some()
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, review: &Review) {
        let game = &review.game;
        let Some(conduct) = game.conduct() else {
            return;
        };
        page_bar_titled(ui, view, &view.tr("conduct-title"));
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            column(ui, view, WIDTH, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                ui.horizontal_wrapped(|ui| {
                    soft(ui, &view.tr("conduct-what"));
                    if bare(ui, &view.tr("conduct-copy")).clicked() {
                        let names = ByColor::new_with(|color| known_name(game, color).to_owned());
                        let text = conduct_text(conduct, &names, view.words);
                        view.ask(Command::CopyOther(OtherContent::Text(text)));
                    }
                });
                // Whoever is no program stands first.
                let first = game.computer().map_or(Color::White, |computer| !computer);
                if ui.available_width() < SIDE_BY_SIDE {
                    for color in [first, !first] {
                        self.player(ui, view, game, color, conduct.get(color));
                    }
                } else {
                    ui.columns(2, |columns| {
                        for (ui, color) in columns.iter_mut().zip([first, !first]) {
                            self.player(ui, view, game, color, conduct.get(color));
                        }
                    });
                }
                let progress = view.learn.and_then(|learn| learn.learners.progress());
                let games = progress.map(|it| it.games.as_slice()).unwrap_or_default();
                if game.computer().is_some() && games.len() > 1 {
                    history(ui, view, games);
                }
            });
        });
        self.article.ui_under(ui, view, game.edition());
    }

    fn player(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        game: &ReviewedGame,
        color: Color,
        conduct: &PlayerConduct,
    ) {
        sheet(ui).inner_margin(Margin::same(14)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            let ink = palette(ui).ink;
            let heading = RichText::new(name(view, game, color)).font(bold(LEAD));
            ui.add(Label::new(heading.color(ink)).wrap());
            let lines = conduct_lines(conduct, view.words);
            if lines.is_empty() {
                soft(ui, &view.tr("conduct-clean"));
            }
            for line in lines {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.horizontal_wrapped(|ui| {
                        let number = line.kind.rule().articles(game.edition()).next();
                        let told = RichText::new(&line.name).font(regular(BODY)).color(ink);
                        ui.add(Label::new(told).wrap());
                        let count = RichText::new(line.count.to_string()).font(bold(BODY));
                        ui.label(count.color(ink));
                        if number.is_some_and(|it| badge(ui, view.words, it).clicked()) {
                            self.article.open(line.kind.rule(), None);
                        }
                    });
                    soft(ui, &line.details);
                });
            }
            if let Some(times) = phase_line(conduct, view.words) {
                subtitle(ui, &view.tr("conduct-time"));
                soft(ui, &times);
            }
            if game.computer() != Some(color) {
                to_practise(ui, view, conduct);
            }
        });
    }
}

/// What is worth practising, each line a way to its lesson.
fn to_practise(ui: &mut Ui, view: &View<'_>, conduct: &PlayerConduct) {
    let proposed = lessons_for(conduct);
    if proposed.is_empty() {
        return;
    }
    subtitle(ui, &view.tr("conduct-practise"));
    for it in proposed {
        let title = view.tr(&format!("lesson-{}", it.lesson.name));
        let text = format!("{} {title}", it.lesson.number);
        if quiet(ui, &text).clicked() {
            let open = LearnCommand::OpenLesson(it.lesson.name.clone());
            view.ask(Command::Learn(open));
        }
    }
}

/// The last games, the latest at the right: how often what went wrong in each.
fn history(ui: &mut Ui, view: &View<'_>, games: &[ConductedGame]) {
    let games = &games[games.len().saturating_sub(GAMES)..];
    let happened = |kind: &&LapseKind| games.iter().any(|it| it.lapses.contains_key(kind));
    let kinds: Vec<LapseKind> = LapseKind::ALL.iter().filter(happened).copied().collect();
    sheet(ui).inner_margin(Margin::same(14)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        subtitle(ui, &view.tr("conduct-history"));
        // A short game has room for little: what went wrong is read beside how long each was.
        let moves: Vec<usize> = games.iter().map(|it| it.moves).collect();
        history_row(ui, view, &view.tr("conduct-history-moves"), &moves, false);
        if kinds.is_empty() {
            soft(ui, &view.tr("conduct-clean"));
        }
        for kind in kinds {
            let counts: Vec<usize> = games
                .iter()
                .map(|it| it.lapses.get(&kind).copied().unwrap_or_default())
                .collect();
            let name = view.tr(&format!("conduct-{kind}"));
            history_row(ui, view, &name, &counts, true);
        }
    });
}

/// A row with a number for each game, on a ground of its own where it tells of something that went wrong.
fn history_row(ui: &mut Ui, view: &View<'_>, name: &str, counts: &[usize], is_wrong: bool) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
    let told: Vec<String> = counts.iter().map(ToString::to_string).collect();
    let told = told.join(", ");
    let args = [("name", name.into()), ("counts", told.as_str().into())];
    let spoken = view.tr_args("conduct-history-row", &args).into_owned();
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
    let colors = palette(ui);
    let painter = ui.painter();
    let mut left = rect.right();
    for count in counts.iter().rev() {
        left -= GAME;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(GAME, ROW)).shrink(2.0);
        if *count > 0 {
            let (font, ink) = if is_wrong {
                painter.rect_filled(cell, SMALL_CORNER, colors.here_tint);
                (bold(SMALL), colors.here_ink)
            } else {
                (regular(SMALL), colors.soft_ink)
            };
            let text = count.to_string();
            painter.text(cell.center(), Align2::CENTER_CENTER, text, font, ink);
        } else {
            painter.circle_filled(cell.center(), 1.5, colors.line);
        }
    }
    let room = vec2(left - rect.left() - GAP, ROW);
    let galley = fitted_cell(painter, name, &regular(SOFT), room, colors.ink);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, colors.ink);
}
