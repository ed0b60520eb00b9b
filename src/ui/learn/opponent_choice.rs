//! Who sits opposite whoever plays alone: this program at a level, or an engine on this machine at a rating.

use eframe::egui::Ui;

use crate::kit::segments::choice;
use crate::kit::widgets::{soft, subtitle};
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use jadoube_core::record::ChessEngine;
use jadoube_core::uci::engine_at;

/// The ratings at which an engine can be asked to play.
const RATINGS: [u16; 6] = [1400, 1600, 1800, 2000, 2200, 2400];

/// Who sits opposite.
#[derive(Debug, Default)]
pub struct OpponentChoice {
    /// The engine; without one it is this program.
    engine: Option<ChessEngine>,
    /// The engines that a person had chosen before another one was asked for: what stands first then is meant.
    before: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    BuiltIn,
    Engine(usize),
    /// One that is to be chosen from a file.
    Other,
}

impl OpponentChoice {
    /// The engine that sits opposite, if one does.
    pub const fn engine(&self) -> Option<&ChessEngine> {
        self.engine.as_ref()
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let engines = engines(view);
        self.follow(view, &engines);
        subtitle(ui, &view.tr("practice-opponent"));
        let is_ours = |it: &ChessEngine| self.engine.as_ref().is_some_and(|us| us.path == it.path);
        let before = engines.iter().position(is_ours);
        let mut seat = before.map_or(Seat::BuiltIn, Seat::Engine);
        let seats: Vec<Seat> = [Seat::BuiltIn]
            .into_iter()
            .chain((0..engines.len()).map(Seat::Engine))
            .chain([Seat::Other])
            .collect();
        let is_chosen = choice(ui, &mut seat, &seats, |seat| match seat {
            Seat::BuiltIn => view.tr("practice-opponent-built-in").into_owned(),
            Seat::Engine(at) => name(&engines, at).to_owned(),
            Seat::Other => view.tr("practice-opponent-other").into_owned(),
        });
        if is_chosen {
            match seat {
                Seat::BuiltIn => self.engine = None,
                Seat::Engine(at) => self.sit_down(engines[at].clone()),
                Seat::Other => {
                    self.before = Some(view.settings.recent.engines.clone());
                    view.ask(Command::Choose(FileTask::Engine));
                }
            }
        }
    }

    /// How well the engine that sits opposite plays.
    pub fn rating_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(engine) = &mut self.engine else {
            return;
        };
        subtitle(ui, &view.tr("practice-rating"));
        let all: Vec<Option<u16>> = RATINGS.into_iter().map(Some).chain([None]).collect();
        choice(ui, &mut engine.rating, &all, |rating| {
            rating.map_or_else(
                || view.tr("practice-rating-full").into_owned(),
                |rating| rating.to_string(),
            )
        });
        let args = [("path", engine.path.as_str().into())];
        soft(ui, &view.tr_args("practice-engine-what", &args));
    }

    /// Lets the engine sit down that was chosen from a file, once it was.
    fn follow(&mut self, view: &View<'_>, engines: &[ChessEngine]) {
        let now = &view.settings.recent.engines;
        if self.before.as_ref().is_some_and(|before| before != now) {
            self.before = None;
            let chosen = |it: &&ChessEngine| now.first() == Some(&it.path);
            if let Some(engine) = engines.iter().find(chosen) {
                self.sit_down(engine.clone());
            }
        }
    }

    fn sit_down(&mut self, engine: ChessEngine) {
        let rating = match &self.engine {
            Some(before) => before.rating,
            None => Some(RATINGS[0]),
        };
        self.engine = Some(ChessEngine { rating, ..engine });
    }
}

/// The engines that can sit opposite: those that were found, and those that a person has chosen.
fn engines(view: &View<'_>) -> Vec<ChessEngine> {
    let found = view.learn.map(|learn| learn.engines).unwrap_or_default();
    let mut engines = found.to_vec();
    for path in &view.settings.recent.engines {
        if engines.iter().all(|it| it.path != *path) {
            engines.push(engine_at(path.clone()));
        }
    }
    engines
}

/// What an engine is called among others: by its path where two have one name.
fn name(engines: &[ChessEngine], at: usize) -> &str {
    let engine = &engines[at];
    let is_namesake = |it: &ChessEngine| it.path != engine.path && it.name() == engine.name();
    if engines.iter().any(is_namesake) {
        &engine.path
    } else {
        engine.name()
    }
}
