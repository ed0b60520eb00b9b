//! You are the arbiter: a scene is played, a ruling chosen, and then it is seen what each edition rules and why.

use eframe::egui::{CentralPanel, Key, Ui};

use super::act_words::{Spoken, spoken, spoken_at};
use super::answer_cards::{question, told_scene};
use super::answering::Answering;
use super::class_bar::{ClassBar, class};
use super::edition_tiles::EditionTiles;
use super::explanation::Explanation;
use super::heard_scene::{announce_act, announce_question, announce_scene};
use super::scene_board::{BoardExtras, scene_board};
use super::scene_keys;
use super::scene_layout::ScenePlaces;
use super::scene_strip::scene_strip;
use super::situation_list::following;
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::parts::page::board_page_frame;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::chess::Square;
use jadoube_core::i18n::SituationWords;
use jadoube_core::learn::lesson::letters_of;
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::learn::{Curriculum, SituationRun};

#[derive(Debug, Default)]
pub struct SituationScreen {
    pieces: Pieces,
    kings: Pieces,
    article: ArticlePanel,
    /// The situation of which the rest is.
    name: String,
    answering: Answering,
    tiles: EditionTiles,
}

impl SituationScreen {
    /// Hears the keys of the screen before anything is shown.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        let Some((name, run)) = view.learn.and_then(|learn| learn.situation) else {
            return;
        };
        self.follow(view, name, run);
        if !keyboard::is_free(ui) || keyboard::has_menu(ui) {
            return;
        }
        if self.answering.held.is_some() {
            if keyboard::take(ui, Key::Space) {
                self.answering.reveal(view);
            }
            return;
        }
        if run.choice().is_some() {
            hear_behind_the_ruling(ui, view, name, run);
        }
        scene_keys::hear(ui, view);
        self.answering.hear(ui, view, run);
    }

    fn follow(&mut self, view: &View<'_>, name: &str, run: &SituationRun) {
        if self.name != name {
            name.clone_into(&mut self.name);
            self.answering.begin_anew();
            self.article = ArticlePanel::default();
        }
        self.answering.follow(view, run);
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some((name, run)) = view.learn.and_then(|learn| learn.situation) else {
            return;
        };
        self.follow(view, name, run);
        let situation = run.situation();
        let words = SituationWords::new(view.words, name, situation);
        let bar = ClassBar {
            title: &view.tr("learn-situations"),
            beside: &number(view, name, run),
            edition: Some((run.edition(), &situation.editions)),
            is_ruled_on: true,
        };
        bar.show(ui, view);
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let places = ScenePlaces::of(area, class(view).is_projected, ui.pixels_per_point());
                let is_ruled = run.choice().is_some();
                let extras = BoardExtras {
                    spoken: spoken_lines(view, run, words),
                    is_ruled: is_ruled && run.scene().playback().is_over(),
                    upside_down: situation.upside_down.map(|it| it.0),
                    named: named_squares(words, situation.answers.len()),
                };
                if !is_ruled {
                    let scene = run.scene();
                    let act = scene.playback().played().checked_sub(1);
                    let act = act.zip(scene.last_act());
                    announce_scene(ui, words);
                    announce_act(ui, view, act, &extras.spoken, true);
                    announce_question(ui, view, run, words, &self.answering);
                }
                let acts = PlayedActs::of(run.scene().playback());
                scene_board(ui, view, &mut self.pieces, &acts, places.board, &extras);
                let end = view.tr("situation-your-ruling");
                let end = Some((&*end, is_ruled));
                scene_strip(ui, view, (run.scene(), &situation.said), end, places.strip);
                let rest = told_scene(ui, view, run, words, &mut self.kings, places.column);
                if is_ruled {
                    self.tiles.follow(ui, view, (name, run), words);
                    let explanation = Explanation {
                        of: (name, run),
                        words,
                        answering: &self.answering,
                        tiles: &self.tiles,
                    };
                    explanation.ui(ui, view, &mut self.article, rest);
                } else {
                    question(ui, view, run, words, &mut self.answering, rest);
                }
            });
        self.article.ui(ui, view);
    }
}

/// The squares that the scene and the answers name.
fn named_squares(words: SituationWords<'_>, answers: usize) -> Vec<Square> {
    let of_answers =
        letters_of(answers).flat_map(|letter| [letter.to_string(), format!("{letter}-what")]);
    let keys = std::iter::once("scene".to_owned()).chain(of_answers);
    let texts = keys.filter_map(|key| words.get(&key));
    let mut named = Vec::new();
    for text in texts {
        let parts = text.split(|sign: char| !sign.is_ascii_alphanumeric());
        named.extend(parts.filter_map(|part| part.parse::<Square>().ok()));
    }
    named
}

/// For whom the situation is, and which of how many it is.
fn number(view: &View<'_>, name: &str, run: &SituationRun) -> String {
    let level = view.tr(&format!("level-{}", run.situation().level));
    let all = &Curriculum::own().situations;
    let Some(found) = all.iter().find(|it| it.name == name) else {
        return level.into_owned();
    };
    let args = [("number", found.number.into()), ("all", all.len().into())];
    let number = view.tr_args("situation-number", &args);
    format!("{level} · {number}")
}

/// What is said where the scene stands: with its last act, in the situation's own words where it has some, and what is no
/// act.
fn spoken_lines(view: &View<'_>, run: &SituationRun, words: SituationWords<'_>) -> Vec<Spoken> {
    let scene = run.scene();
    let is_ruled = run.choice().is_some() && scene.playback().is_over();
    if is_ruled {
        return Vec::new();
    }
    let of_act = scene.last_act().and_then(|act| spoken(act, view));
    if scene.is_amid_act() {
        return of_act.into_iter().collect();
    }
    let played = scene.current_act().map_or(0, |last| last + 1);
    spoken_at(view, run.situation(), words, played, scene.last_act())
}

/// Hears what one does once it was ruled: Enter goes on to the next situation, and F1 opens the Laws at the rule it is about.
fn hear_behind_the_ruling(ui: &Ui, view: &View<'_>, name: &str, run: &SituationRun) {
    if let Some(rule) = run.situation().rules.first()
        && keyboard::take(ui, Key::F1)
    {
        return view.ask(Command::OpenLaw(rule.0.into()));
    }
    if let Some(next) = following(view, name)
        && keyboard::take(ui, Key::Enter)
    {
        let open = LearnCommand::OpenSituation(next.name.clone());
        view.ask(Command::Learn(open));
    }
}
