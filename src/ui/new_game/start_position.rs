//! The position from which a new game starts: the usual one, one of the 960, or one that is set up or named by a FEN.

use std::borrow::Cow;

use eframe::egui::{Align, DragValue, Layout, Ui, vec2};

use super::chess960_draw::{Chess960DrawPage, DrawStage};
use super::pasted_game::PastedGame;
use super::position_editor::{EditorOutcome, PositionEditor};
use super::start_told::start_told;
use super::tournament_settings::row;
use crate::kit::piece_textures::Pieces;
use crate::kit::widgets::{choice, quiet, soft, tick, warning, written};
use crate::parts::diagram::{board, first_rank};
use crate::parts::kept_positions;
use crate::view::frame_view::View;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::fen_reader::{self, FenError};
use jadoube_core::chess::setup_validation::{self, PositionFault};
use jadoube_core::chess::{CastlingMode, Chess};

/// The choice of a starting position, in a form; where it needs more room it takes a page of its own.
#[derive(Debug)]
pub struct StartPosition {
    kind: Kind,
    /// Which of the 960; nothing until one was drawn or chosen.
    number: Option<StartNumber>,
    without_usual: bool,
    /// Whether a number is to be drawn as soon as the system gives a fair one.
    draws: bool,
    fen: String,
    /// The game that was pasted there in place of a position, if one was.
    pasted: Option<PastedGame>,
    page: OpenPage,
    pieces: Pieces,
    /// The chessmen on the small boards of what is kept.
    small_pieces: Pieces,
}

/// From where a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Usual,
    Chess960,
    SetUp,
}

/// What is shown in place of the form.
#[derive(Debug, Default)]
enum OpenPage {
    #[default]
    None,
    Chess960Draw(Box<Chess960DrawPage>),
    SetUp(Box<PositionEditor>),
}

/// What became of the page of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageState {
    /// There is none: the form is to be shown.
    Form,
    Page,
    /// It has just been left with the wish to play the position found on it.
    Play,
}

/// The position from which the game begins and how castling is played, or why none can begin.
pub type StartResult = Result<(Chess, CastlingMode), StartPositionError>;

/// Why no game can begin from the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPositionError {
    Nothing,
    NoFen(FenError),
    Faults(Vec<PositionFault>),
}

impl Default for StartPosition {
    fn default() -> Self {
        Self {
            kind: Kind::Usual,
            number: None,
            without_usual: false,
            draws: false,
            fen: String::new(),
            pasted: None,
            page: OpenPage::default(),
            pieces: Pieces::default(),
            small_pieces: Pieces::default(),
        }
    }
}

impl StartPosition {
    /// The position chosen.
    ///
    /// # Errors
    /// A FEN that cannot be read, or all that is wrong with the position.
    pub fn begins(&self) -> StartResult {
        match self.kind {
            Kind::Usual => Ok((Chess::default(), CastlingMode::Standard)),
            Kind::Chess960 => Ok((self.number().position(), CastlingMode::Chess960)),
            Kind::SetUp => {
                let text = self.fen_meant();
                if text.is_empty() {
                    return Err(StartPositionError::Nothing);
                }
                let setup = fen_reader::read(&text).map_err(StartPositionError::NoFen)?;
                let start = setup_validation::forgiving_start(&setup, false)
                    .map_err(StartPositionError::Faults)?;
                Ok((start.position, start.castling))
            }
        }
    }

    /// Chooses one of the 960, which one is still to be said.
    pub const fn choose_chess960(&mut self) {
        self.kind = Kind::Chess960;
    }

    /// Which of the 960 it is; the usual one where luck has given none.
    fn number(&self) -> StartNumber {
        self.number.unwrap_or(StartNumber::USUAL)
    }

    /// Shows the page that takes the place of the form, if there is one.
    pub fn page(&mut self, ui: &mut Ui, view: &View<'_>) -> PageState {
        match &mut self.page {
            OpenPage::None => return PageState::Form,
            OpenPage::Chess960Draw(page) => match page.ui(ui, view) {
                DrawStage::GoesOn => return PageState::Page,
                DrawStage::Left(found) => self.number = found.or(self.number),
                DrawStage::Plays(number) => {
                    self.number = Some(number);
                    self.page = OpenPage::None;
                    return PageState::Play;
                }
            },
            OpenPage::SetUp(page) => match page.ui(ui, view) {
                EditorOutcome::GoesOn => return PageState::Page,
                EditorOutcome::Left => {}
                EditorOutcome::Number(number) => self.number = Some(number),
                EditorOutcome::Position(setup) => {
                    self.fen = chess960_fen::write_setup(&setup, FenStyle::XFen);
                }
            },
        }
        self.page = OpenPage::None;
        PageState::Page
    }

    /// What is chosen, in a few words.
    pub fn summary(&self, view: &View<'_>) -> String {
        match self.kind {
            Kind::Usual => view.tr("holds-usual").into_owned(),
            Kind::Chess960 => {
                let number = [("number", u32::from(self.number().get()).into())];
                view.tr_args("holds-chess960", &number).into_owned()
            }
            Kind::SetUp => view.tr("holds-set-up").into_owned(),
        }
    }

    /// Shows the choice in a form.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, begins: &StartResult) {
        row(ui, &view.tr("new-game-position"), None, |ui| {
            self.choice_ui(ui, view, begins);
        });
    }

    /// Shows the choice alone, where its name stands elsewhere.
    pub fn choice_ui(&mut self, ui: &mut Ui, view: &View<'_>, begins: &StartResult) {
        let all = [Kind::Usual, Kind::Chess960, Kind::SetUp];
        choice(ui, &mut self.kind, &all, |kind| {
            let id = match kind {
                Kind::Usual => "start-usual",
                Kind::Chess960 => "start-chess960",
                Kind::SetUp => "start-set-up",
            };
            view.tr(id).into_owned()
        });
        match self.kind {
            Kind::Usual => {}
            Kind::Chess960 => self.chess960_ui(ui, view),
            Kind::SetUp => self.set_up_ui(ui, view, begins),
        }
    }

    /// The FEN of the position that is meant: what was typed, or where a game was gone through to.
    fn fen_meant(&self) -> Cow<'_, str> {
        let pasted = self.pasted.as_ref().and_then(PastedGame::fen);
        pasted.map_or_else(|| self.fen.trim().into(), Cow::Owned)
    }

    /// Whether the position is one that somebody has set up.
    pub const fn is_set_up(&self) -> bool {
        matches!(self.kind, Kind::SetUp)
    }

    fn chess960_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let can_draw = view.window.random.is_some();
        // It begins with one that is drawn: the usual one would look as if nothing had been chosen.
        if self.draws || can_draw && self.number.is_none() {
            self.draw(ui, view);
        }
        let pieces = self.number().pieces();
        first_rank(ui, view, &mut self.pieces, pieces);
        ui.horizontal_wrapped(|ui| {
            let mut number = self.number().get();
            let drag = DragValue::new(&mut number).range(0..=959);
            let typed = ui
                .add_sized(vec2(56.0, 32.0), drag)
                .accessible_name(view.tr("start-number"));
            if typed.changed() {
                self.number = StartNumber::new(number).or(self.number);
            }
            ui.add_enabled_ui(can_draw, |ui| {
                self.draws |= quiet(ui, &view.tr("start-draw")).clicked();
            });
            tick(ui, &mut self.without_usual, &view.tr("start-without-usual"));
            if !can_draw {
                soft(ui, &view.tr("start-no-luck"));
            }
        });
        ui.horizontal_wrapped(|ui| {
            if quiet(ui, &view.tr("start-ceremony")).clicked() {
                self.page = OpenPage::Chess960Draw(Box::default());
            }
            if quiet(ui, &view.tr("start-arrange")).clicked() {
                self.page = OpenPage::SetUp(Box::new(PositionEditor::first_rank()));
            }
        });
    }

    /// Draws a number from the random bits of this frame; if that favours any, from the next one's.
    fn draw(&mut self, ui: &Ui, view: &View<'_>) {
        let mut numbers = view
            .draws()
            .filter_map(|draw| StartNumber::from_draw(draw, self.without_usual));
        match numbers.next() {
            Some(number) => {
                self.number = Some(number);
                self.draws = false;
            }
            None if view.window.random.is_none() => self.draws = false,
            None => ui.request_repaint(),
        }
    }

    fn set_up_ui(&mut self, ui: &mut Ui, view: &View<'_>, begins: &StartResult) {
        written(ui, &mut self.fen, &view.tr("start-fen-text"), f32::INFINITY);
        let text = self.fen.trim();
        if self
            .pasted
            .as_ref()
            .is_none_or(|pasted| !pasted.is_of(text))
        {
            let is_fen = fen_reader::read(text).is_ok();
            self.pasted = if is_fen { None } else { PastedGame::of(text) };
        }
        if let Some(pasted) = &mut self.pasted {
            pasted.steps_ui(ui, view);
        }
        match begins {
            // Faults are told below.
            Ok(_) | Err(StartPositionError::Faults(_)) => {}
            Err(StartPositionError::Nothing) => {
                soft(ui, &view.tr("start-fen-what"));
            }
            Err(StartPositionError::NoFen(fault)) => {
                warning(ui, &view.words.fen_error(fault));
            }
        }
        let meant = self.fen_meant();
        let setup = fen_reader::read(&meant).ok();
        if let Some(setup) = setup.as_ref().filter(|_| !meant.is_empty()) {
            start_told(ui, view, &setup_validation::forgiving_start(setup, false));
        }
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            if let Some(setup) = &setup {
                board(ui, view, &mut self.pieces, &setup.board, 168.0);
            }
            if quiet(ui, &view.tr("start-on-the-board")).clicked() {
                let setup = setup.unwrap_or_default();
                self.page = OpenPage::SetUp(Box::new(PositionEditor::of(setup)));
            }
        });
        if let Some(fen) = kept_positions::boards(ui, view, &mut self.small_pieces, &self.fen) {
            self.fen = fen;
        }
    }
}
