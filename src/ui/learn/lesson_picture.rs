//! The picture of a lesson: the position at which its first mistake or task begins, and a hand that points at the way. That of a
//! situation shows how its scene ends, and where a hand was last.

use std::collections::BTreeMap;

use eframe::egui::{Rect, Ui};

use crate::kit::board_geometry::BoardGeometry;
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::{foot_of, pointing_hand};
use crate::kit::theme::BoardColors;
use crate::parts::diagram::{Diagram, diagram_at};
use crate::view::frame_view::View;
use jadoube_core::chess::{Board, Color, Square};
use jadoube_core::laws::Event;
use jadoube_core::learn::goal::touched;
use jadoube_core::learn::reference_solution::{beginning, in_single_acts};
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::learn::{Lesson, LessonStep, Numbered, PracticeGame, Situation, StepKind};

/// How many hands are as wide as the picture, and how far beyond its edge one may be seen, in points.
const HAND: f32 = 4.4;
const AROUND: f32 = 9.0;

/// What a card shows.
#[derive(Clone, Debug)]
struct Picture {
    board: Board,
    hand: Option<Square>,
    turned: bool,
}

/// The pictures of lessons and situations, each made when it is seen first.
#[derive(Debug, Default)]
pub struct LessonPictures {
    pieces: Pieces,
    known: BTreeMap<String, Option<Picture>>,
}

impl LessonPictures {
    /// Shows the picture of a lesson in `rect`.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, lesson: &Numbered<Lesson>, rect: Rect) {
        let known = self.known.entry(lesson.name.clone());
        let known = known.or_insert_with(|| picture(&lesson.content));
        if let Some(picture) = known {
            picture.show(ui, view, &mut self.pieces, rect);
        }
    }

    /// Shows the picture of a situation in `rect`.
    pub fn show_situation(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        situation: &Numbered<Situation>,
        rect: Rect,
    ) {
        let known = self.known.entry(situation.name.clone());
        let known = known.or_insert_with(|| last_picture(&situation.content));
        if let Some(picture) = known {
            picture.show(ui, view, &mut self.pieces, rect);
        }
    }
}

impl Picture {
    fn show(&self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
        let shown = Diagram {
            turned: self.turned,
            ..Diagram::of(&self.board, view)
        };
        diagram_at(ui, view, pieces, shown, rect);
        if let Some(at) = self.hand {
            let place = BoardGeometry::of(rect, self.turned);
            let square = place.rect(at);
            let colors = BoardColors::of(view.settings.preferences.board_shown());
            let is_left = square.center().x > rect.center().x;
            let tip = foot_of(square, is_left);
            let inks = (colors.hand, colors.hand_edge);
            let painter = ui.painter_at(rect.expand(AROUND));
            pointing_hand(&painter, tip, rect.width() / HAND, inks, is_left);
        }
    }
}

/// The position of the step in which the mistake is made, or else of the first that is played, and where a hand goes first.
fn picture(lesson: &Lesson) -> Option<Picture> {
    let steps = || lesson.steps.iter().enumerate();
    let mistake = steps().find(|(_, step)| step.kind == StepKind::Mistake);
    let (index, step) = mistake.or_else(|| steps().find(|(_, step)| step.kind.is_played()))?;
    let edition = lesson.newest_edition();
    let game = beginning(lesson, index, edition).ok()?;
    let mover = game.arbiter().table().game().has_the_move();
    let turned = lesson.learner(index, mover) == Color::Black;
    Some(Picture {
        board: game.arbiter().table().board().clone(),
        hand: hand(&game, step),
        turned,
    })
}

/// The position in which a ruling is asked for, and the square on which somebody's fingers were last.
fn last_picture(situation: &Situation) -> Option<Picture> {
    let mut scene = Scene::new(&situation.scene, situation.newest_edition()).ok()?;
    scene.finish();
    let acts = scene.acts().iter().rev();
    let mut touches = acts.filter_map(Event::player_act).filter_map(touched);
    Some(Picture {
        board: scene.visible_arbiter(false).table().board().clone(),
        hand: touches.next(),
        turned: false,
    })
}

fn hand(game: &PracticeGame, step: &LessonStep) -> Option<Square> {
    let acts = in_single_acts(game, step.acts.clone());
    acts.iter().filter_map(Event::player_act).find_map(touched)
}
