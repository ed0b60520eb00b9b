//! What a teacher shows on the board: the way of a piece with a hand, numbers and arrows, or the clock to be pressed. It
//! comes when it is asked for, what is owed also by itself after a while, and goes with the next touch.

use std::time::Duration;

use eframe::egui::{Align2, Event, Painter, Ui, emath::easing, vec2};

use super::clock_press::ClockStop;
use super::move_progress::{Stage, is_unsettled, progress};
use crate::kit::board_geometry::BoardGeometry;
use crate::kit::drawn_marks::DrawnMarks;
use crate::kit::fonts::bold;
use crate::kit::pointing_hand::{foot_of, pointing_hand};
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{Color, Move, Position as _, Square};
use jadoube_core::hands::Castling;
use jadoube_core::hands::goals::squares_of;
use jadoube_core::laws::Duty;

/// After how many seconds without a touch it comes by itself.
const WAIT: f64 = 3.0;

/// How long the hand rests at either end of its way, and how long it is under way, in seconds.
const RESTS: f64 = 0.6;
const GLIDES: f64 = 0.8;

/// How large the disc of a number is, and its figure, in sides of a square.
const DISC: f32 = 0.17;
const FIGURE: f32 = 0.26;

#[derive(Debug, Default)]
pub struct MoveHint {
    shown: Option<Hint>,
    since: f64,
    /// When anybody touched anything last, and how long the log was then.
    touched: f64,
    entries: usize,
}

#[derive(Debug)]
enum Hint {
    /// That player's clock is to be pressed.
    Press(Color),
    /// Moves, and the pieces that can move.
    Moves {
        marks: DrawnMarks,
        /// From and to where the moves go of which the hand shows the first.
        ways: Vec<(Square, Square)>,
    },
}

impl MoveHint {
    /// Ends with a touch, or with whatever happens at the table; begins by itself where something is owed for a while.
    pub fn watch(&mut self, ui: &Ui, view: &View<'_>) {
        let now = ui.input(|input| input.time);
        let is_touched = ui.input(|input| {
            let is_key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
            input.pointer.any_down()
                || input.pointer.any_pressed()
                || input.events.iter().any(is_key)
        });
        if is_touched || self.entries != view.log.len() || !is_taught(view) {
            self.shown = None;
            self.touched = now;
            self.entries = view.log.len();
        }
        if self.shown.is_none()
            && is_taught(view)
            && let Some(owed) = Hint::of_duty(view)
        {
            let left = WAIT - (now - self.touched);
            if left > 0.0 {
                ui.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                self.begin(ui, owed);
            }
        }
    }

    /// Shows what can be done now: the clock to be pressed, the moves that are owed, or else the pieces that can move;
    /// whether it is these.
    pub fn show(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        let owed = Hint::of_duty(view);
        let is_free = owed.is_none();
        self.begin(ui, owed.unwrap_or_else(|| Hint::of_choice(view)));
        is_free
    }

    /// Points at these ways, the first of which the hand shows, until something is touched.
    pub fn point(&mut self, ui: &Ui, ways: Vec<(Square, Square)>) {
        self.begin(ui, Hint::marked(ways.clone(), ways));
    }

    /// Whether anything is pointed at.
    pub const fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Points at nothing any more.
    pub fn rest(&mut self) {
        self.shown = None;
    }

    fn begin(&mut self, ui: &Ui, hint: Hint) {
        self.shown = Some(hint);
        self.since = ui.input(|input| input.time);
        ui.request_repaint();
    }

    /// Whose clock is to be pressed, if that is what is shown.
    pub const fn presses(&self) -> Option<Color> {
        match self.shown {
            Some(Hint::Press(color)) => Some(color),
            Some(Hint::Moves { .. }) | None => None,
        }
    }

    /// Paints the pieces that it points out, beneath the men.
    pub fn paint_squares(&self, painter: &Painter, place: BoardGeometry, colors: &BoardColors) {
        if let Some(Hint::Moves { marks, .. }) = &self.shown {
            marks.paint_squares(painter, place, colors);
        }
    }

    /// Paints the rest of it over the men; the hand glides if `glides`.
    pub fn paint(&self, ui: &Ui, place: BoardGeometry, colors: &BoardColors, glides: bool) {
        let Some(Hint::Moves { marks, ways }) = &self.shown else {
            return;
        };
        let painter = ui.painter_at(place.board);
        marks.paint_arrows(&painter, place, colors);
        // A single way has numbers; of several none is the next step before the others, and arrows alike are told alike. A
        // piece that is only touched has no second place.
        if let [(from, to)] = ways.as_slice()
            && from != to
        {
            number(&painter, place, colors, (*from, "1"));
            number(&painter, place, colors, (*to, "2"));
        }
        if let Some((from, to)) = ways.first() {
            let gone = if glides { self.gone(ui) } else { 0.0 };
            let at_the_edge = place.rect(*from).right() > place.board.right() - 1.0;
            let [tip, goal] = [from, to].map(|square| foot_of(place.rect(*square), at_the_edge));
            let inks = (colors.hand, colors.hand_edge);
            pointing_hand(
                &painter,
                tip.lerp(goal, gone),
                place.side,
                inks,
                at_the_edge,
            );
        }
    }

    /// How far the hand is on its way, from 0 to 1: once there, and back to where it stays.
    fn gone(&self, ui: &Ui) -> f32 {
        let passed = ui.input(|input| input.time) - self.since;
        let back = RESTS + GLIDES + RESTS;
        if passed < back + GLIDES {
            ui.request_repaint();
        }
        let there = share(passed - RESTS);
        there - share(passed - back)
    }
}

/// How much of a glide is over after so many seconds.
fn share(passed: f64) -> f32 {
    #[expect(clippy::cast_possible_truncation, reason = "a share of the glide")]
    let share = (passed / GLIDES).clamp(0.0, 1.0) as f32;
    easing::cubic_in_out(share)
}

impl Hint {
    /// What is owed: the press that starts the game or completes a move, or certain moves.
    fn of_duty(view: &View<'_>) -> Option<Self> {
        match ClockStop::of(view) {
            Some(ClockStop::NotStarted) => {
                return Some(Self::Press(!view.table().game().has_the_move()));
            }
            Some(ClockStop::Stopped) => return None,
            Some(ClockStop::Forgotten | ClockStop::Sealing(_)) | None => {}
        }
        if let (whose, Some(Stage::Made)) = progress(view) {
            return Some(Self::Press(whose));
        }
        if is_unsettled(view) {
            return Self::of_ways(carried(view).map(|(from, now)| (now, from)).collect());
        }
        match view.arbiter.obligation().duty {
            Duty::None => None,
            // The pawn is there; only what it becomes is still to be chosen.
            Duty::Promote { to, .. } if carried(view).any(|(_, now)| now == to) => {
                Some(Self::marked([(to, to)], Vec::new()))
            }
            // The king is there, and the rook still to be carried over it.
            Duty::Castle { king, rook } if carried(view).any(|(from, _)| from == king) => {
                let castling = Castling { king, rook };
                Self::of_ways(vec![(rook, castling.rook_to())])
            }
            Duty::Move(_)
            | Duty::Capture(_)
            | Duty::CaptureWith { .. }
            | Duty::Castle { .. }
            | Duty::Promote { .. }
            | Duty::Play(_) => Self::of_ways(permitted(view)),
        }
    }

    /// Those ways, if there are any.
    fn of_ways(ways: Vec<(Square, Square)>) -> Option<Self> {
        (!ways.is_empty()).then(|| Self::marked(ways.clone(), ways))
    }

    /// Those marks, and of them the ways of which the hand shows the first.
    fn marked(
        marked: impl IntoIterator<Item = (Square, Square)>,
        ways: Vec<(Square, Square)>,
    ) -> Self {
        let mut marks = DrawnMarks::default();
        marks.show(marked.into_iter());
        Self::Moves { marks, ways }
    }

    /// The pieces that can move, and before the first move how one goes.
    fn of_choice(view: &View<'_>) -> Self {
        let moves = permitted(view);
        let pieces = moves.iter().map(|(from, _)| (*from, *from));
        let is_first = view.table().game().plies().is_empty();
        let example = is_first.then(|| example(&moves)).flatten();
        Self::marked(pieces.chain(example), example.into_iter().collect())
    }
}

/// Whether hints belong to the table now; whoever sits face to face has no teacher between them.
fn is_taught(view: &View<'_>) -> bool {
    view.settings.play.assist == AssistLevel::Teaching
        && view.is_playing()
        && !view.settings.views.face_to_face
}

/// From where pieces were carried in this turn, and where they stand now.
fn carried(view: &View<'_>) -> impl Iterator<Item = (Square, Square)> {
    let (turn, occupied) = (view.table().turn(), view.table().board().occupied());
    let carried = occupied.into_iter().map(|now| (turn.origin(now), now));
    carried.filter(|(from, now)| from != now)
}

/// From and to where the legal moves go that nothing forbids, each once.
fn permitted(view: &View<'_>) -> Vec<(Square, Square)> {
    let owed = view.arbiter.obligation();
    let moves = view.table().game().position().legal_moves().into_iter();
    let moves: Vec<Move> = moves.filter(|mv| owed.permits(*mv)).collect();
    let mut ways: Vec<(Square, Square)> = Vec::with_capacity(moves.len());
    for [from, to] in moves.into_iter().map(squares_of) {
        if !ways.contains(&(from, to)) {
            ways.push((from, to));
        }
    }
    ways
}

/// A move by which it is shown how one goes: the king's pawn by two squares, else the first there is.
fn example(moves: &[(Square, Square)]) -> Option<(Square, Square)> {
    let of_the_pawn = |way: &&(Square, Square)| {
        [(Square::E2, Square::E4), (Square::E7, Square::E5)].contains(*way)
    };
    moves.iter().find(of_the_pawn).or(moves.first()).copied()
}

/// Paints a number in the corner of a square.
fn number(
    painter: &Painter,
    place: BoardGeometry,
    colors: &BoardColors,
    (square, figure): (Square, &str),
) {
    let ground = if figure == "1" {
        colors.first_step
    } else {
        colors.second_step
    };
    let corner = vec2(-(DISC + 0.04), DISC + 0.04) * place.side;
    let center = place.rect(square).right_top() + corner;
    painter.circle_filled(center, (DISC + 0.03) * place.side, colors.arrow_edge);
    painter.circle_filled(center, DISC * place.side, ground);
    let font = bold(FIGURE * place.side);
    painter.text(
        center,
        Align2::CENTER_CENTER,
        figure,
        font,
        colors.arrow_edge,
    );
}
