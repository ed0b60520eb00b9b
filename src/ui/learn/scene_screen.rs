//! A case of the Laws that is watched: the scene, and beside it what was ruled so far on each act.

use eframe::egui::{
    CentralPanel, Frame, Label, Margin, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, vec2,
};

use super::act_words::{act_name, spoken};
use super::class_bar::{ClassBar, class};
use super::explanation::reason as reason_line;
use super::heard_scene::announce_act;
use super::lesson_clocks::scene_clocks;
use super::scene_board::{BoardExtras, scene_board};
use super::scene_keys;
use super::scene_layout::ScenePlaces;
use super::scene_strip::scene_strip;
use crate::kit::announcement::announce;
use crate::kit::fitted_text::kept_together;
use crate::kit::fonts::{SOFT, bold, regular};
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{primary_in, soft, subtitle};
use crate::parts::heard_ruling::heard_ruling;
use crate::parts::page::board_page_frame;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use crate::view::urgency::Urgency;
use jadoube_core::i18n::{RulingEffect, RulingSummary};
use jadoube_core::laws::{Consequence, Deed, Event, PlayerAct};
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::record::Entry;
use jadoube_core::record::script::Editions;

/// How high the clocks are, and the button at the foot.
const CLOCKS: f32 = 56.0;
const FOOT: f32 = 48.0;

#[derive(Debug, Default)]
pub struct SceneScreen {
    pieces: Pieces,
    kings: Pieces,
    article: ArticlePanel,
}

impl SceneScreen {
    /// Hears the keys of the screen before anything is shown.
    pub fn hear(ui: &Ui, view: &View<'_>) {
        let is_open = view.learn.is_some_and(|learn| learn.scene.is_some());
        if is_open && keyboard::is_free(ui) && !keyboard::has_menu(ui) {
            scene_keys::hear(ui, view);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some((name, scene)) = view.learn.and_then(|learn| learn.scene) else {
            return;
        };
        let edition = view.arbiter.terms().edition;
        // What happened in a game stands under the edition of that game.
        let own: Option<Editions> = edition.name().parse().ok();
        let editions = own.filter(|_| name.is_empty()).unwrap_or_default();
        let bar = ClassBar {
            title: &view.tr("learn-scene"),
            beside: name,
            edition: Some((edition, &editions)),
            is_ruled_on: false,
        };
        bar.show(ui, view);
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let places = ScenePlaces::of(area, class(view).is_projected, ui.pixels_per_point());
                let extras = BoardExtras {
                    spoken: scene
                        .last_act()
                        .and_then(|act| spoken(act, view))
                        .into_iter()
                        .collect(),
                    is_ruled: true,
                    ..BoardExtras::default()
                };
                let act = scene.playback().played().checked_sub(1);
                let act = act.zip(scene.last_act());
                announce_act(ui, view, act, &extras.spoken, true);
                let acts = PlayedActs::of(scene.playback());
                scene_board(ui, view, &mut self.pieces, &acts, places.board, &extras);
                scene_strip(ui, view, (scene, &[]), None, places.strip);
                self.column(ui, view, (name, scene), places.column);
            });
        self.article.ui(ui, view);
    }

    fn column(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (name, scene): (&str, &Scene),
        mut rect: Rect,
    ) {
        if view.table().clock().is_some() {
            let (clocks, below) = rect.split_top_bottom_at_y(rect.top() + CLOCKS);
            scene_clocks(ui, view, scene.last_act(), &mut self.kings, clocks);
            rect = below.with_min_y(below.top() + GAP);
        }
        let (middle, foot) = rect.split_top_bottom_at_y(rect.bottom() - FOOT);
        let list = UiBuilder::new().max_rect(middle.with_max_y(middle.bottom() - GAP));
        ui.scope_builder(list, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            subtitle(ui, &view.tr("scene-ruled-so-far"));
            ScrollArea::vertical()
                .id_salt("scene-rulings")
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show(ui, |ui| {
                    if !self.rulings(ui, view, scene) {
                        soft(ui, &view.tr("scene-nothing-ruled"));
                    }
                });
        });
        let width = foot.width().min(280.0);
        let button = foot.with_min_x(foot.right() - width);
        if !name.is_empty() && primary_in(ui, &view.tr("scene-try"), button).clicked() {
            view.ask(Command::Learn(LearnCommand::TryScene));
        }
    }

    /// What was ruled on each act; whether there was anything.
    fn rulings(&mut self, ui: &mut Ui, view: &View<'_>, scene: &Scene) -> bool {
        let mut has_any = false;
        let mut singles = 0..;
        for (index, entry) in view.log.iter().enumerate() {
            let is_flag = matches!(entry.event.deed, Deed::Flag(_));
            let single = if is_flag { None } else { singles.next() };
            let act = single.and_then(|at| scene.act_of(at));
            if !is_told(entry, act) {
                continue;
            }
            let summary = view.ruling_summary(&entry.rulings);
            if summary.headline.is_empty() {
                continue;
            }
            has_any = true;
            let heard = heard_ruling(view, &summary);
            let id = ui.scope_id().with(("heard-ruling", index));
            announce(ui, id, &heard, Urgency::Assertive);
            let word = act_name(&act.unwrap_or(&entry.event).deed, view);
            self.ruling(ui, view, (index, &word), &summary);
        }
        has_any
    }

    fn ruling(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (index, word): (usize, &str),
        summary: &RulingSummary,
    ) {
        let colors = palette(ui);
        let is_newest = index + 1 == view.log.len();
        let edge = if is_newest {
            Stroke::new(2.0, colors.here)
        } else {
            Stroke::new(1.0, colors.line)
        };
        let frame = Frame::new()
            .fill(colors.sheet)
            .stroke(edge)
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(16, 10));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            let act = RichText::new(word).font(regular(SOFT));
            ui.label(act.color(colors.soft_ink));
            let headline = RichText::new(&summary.headline).font(bold(18.0));
            ui.add(Label::new(headline).wrap());
            let effects = summary.effects.iter().map(|effect| match effect {
                RulingEffect::Clock(color, change) => {
                    kept_together(&format!("{} {change}", view.name(*color)))
                }
                RulingEffect::Words(words, _) => words.clone(),
            });
            for effect in effects {
                ui.add(Label::new(RichText::new(effect).font(bold(15.0))).wrap());
            }
            for reason in &summary.reasons {
                let numbers: Vec<&str> = reason.articles.iter().map(|it| it.0).take(2).collect();
                let is_wanted = reason_line(ui, view, &reason.text, &numbers.join(" · "));
                if is_wanted && let Some((_, rule)) = reason.articles.first() {
                    self.article.open(*rule, Some(index));
                }
            }
        });
    }
}

/// Whether what was ruled is told: more than that a move was made and completed; and that a piece must move which was
/// touched, unless that was the beginning of a whole move.
fn is_told(entry: &Entry, act: Option<&Event>) -> bool {
    let act = act.and_then(Event::player_act);
    let is_move = matches!(act, Some(PlayerAct::Play(_) | PlayerAct::Move(_)));
    let has_duty = entry.has(Consequence::is_duty);
    entry.is_grave() || entry.is_trouble() || has_duty && !is_move
}
