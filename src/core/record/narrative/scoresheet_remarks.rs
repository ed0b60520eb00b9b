//! What an arbiter writes beside the moves: illegal moves taken back, time given or taken, claims, warnings, flags.

use crate::chess::{Color, Square};
use crate::laws::{Consequence, Event, PlayerAct, Rule, Ruling, Weight};
use crate::record::log::journal::Entry;
use crate::record::log::take_back_agreement::is_taken_back_by_agreement;

/// Something the arbiter did that belongs on the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<'a> {
    /// At which place of the log it stands.
    pub index: usize,
    /// How many half-moves stood when it was done.
    pub after: usize,
    /// The illegal move that was taken back: from where to where.
    pub retracted: Option<(Square, Square)>,
    /// Whether the players agreed to take a move back.
    pub is_agreed: bool,
    /// What was ruled.
    pub rulings: Vec<&'a Ruling>,
}

impl Remark<'_> {
    /// Whether something was wrong.
    pub fn is_trouble(&self) -> bool {
        self.rulings.iter().any(|ruling| ruling.finds_fault())
    }

    /// Who pressed the clock without a move, if that is what it is about.
    pub fn pressed_without_move(&self) -> Option<Color> {
        let mut pressed = self.rulings.iter().filter(|it| it.is_press_without_move());
        pressed.find_map(|it| it.concerns)
    }

    /// What it rests on first, and whom it concerns.
    fn reason(&self) -> Option<(Rule, Option<Color>)> {
        self.rulings.first().map(|it| (it.rule, it.concerns))
    }
}

/// What belongs on the scoresheet of a game that began behind so many half-moves, in the order in which it happened.
pub fn remarks(taken_over: usize, log: &[Entry]) -> Vec<Remark<'_>> {
    chosen(taken_over, log, |rulings| {
        let is_remark = rulings.iter().any(is_marked);
        let is_why = |it: &Ruling| it.is_press_without_move() || goes_back(it);
        let is_told = |it: &&Ruling| is_marked(it) || is_remark && is_why(it);
        rulings.iter().filter(is_told).collect()
    })
}

/// The same with all that was ruled at once, and beside it each move that went back because of what had been touched; a
/// press that was ruled upon for the same reason tells both.
pub fn remarks_and_touches(taken_over: usize, log: &[Entry]) -> Vec<Remark<'_>> {
    let is_told = |it: &Ruling| is_marked(it) || goes_back(it);
    let mut found = chosen(taken_over, log, |rulings| {
        let is_remark = rulings.iter().any(is_told);
        rulings.iter().filter(|_| is_remark).collect()
    });
    found.dedup_by(|later, earlier| {
        let is_same = later.after == earlier.after && later.reason() == earlier.reason();
        let is_repeated = is_same && earlier.rulings.iter().all(|it| !is_marked(it));
        if is_repeated {
            std::mem::swap(later, earlier);
        }
        is_repeated
    });
    found
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts carry a piece, and few consequences move the game"
)]
fn chosen(
    taken_over: usize,
    log: &[Entry],
    choose: impl Fn(&[Ruling]) -> Vec<&Ruling>,
) -> Vec<Remark<'_>> {
    // Behind each half-move that stands, who made it if it was let stand although it is not legal, and what they carried.
    let mut plies: Vec<Option<LetStand>> = vec![None; taken_over];
    let mut carried = CarriedPiece::default();
    let mut found = Vec::new();
    for (index, Entry { event, rulings }) in log.iter().enumerate() {
        carried.follow(event);
        let mut remark = Remark {
            index,
            after: plies.len(),
            retracted: None,
            is_agreed: is_taken_back_by_agreement(&log[..=index]),
            rulings: choose(rulings),
        };
        let mut undone: Option<LetStand> = None;
        for consequence in rulings.iter().flat_map(|ruling| &ruling.consequences) {
            match consequence {
                Consequence::Made(_) => plies.push(None),
                Consequence::Irregular => plies.push(event.player().map(|by| LetStand {
                    by,
                    moved: carried.take(by),
                })),
                Consequence::Unmade(_) => drop(plies.pop()),
                Consequence::TakenUp(color) => {
                    let is_theirs =
                        |ply: &mut Option<LetStand>| ply.is_some_and(|ply| ply.by == *color);
                    undone = plies.pop_if(is_theirs).flatten();
                }
                Consequence::ReinstateAt(back) => {
                    undone = plies.get(*back as usize).copied().flatten();
                    plies.truncate(*back as usize);
                }
                Consequence::Illegal(color, _) => {
                    let found = undone.take_if(|ply| ply.by == *color);
                    let moved = found.map_or_else(|| carried.take(*color), |ply| ply.moved);
                    let is_without_move = rulings.iter().any(Ruling::is_press_without_move);
                    remark.retracted = moved.filter(|_| !is_without_move);
                }
                _ => {}
            }
        }
        if !remark.rulings.is_empty() {
            remark.after = remark.after.min(plies.len());
            found.push(remark);
        }
    }
    found
}

/// A half-move that was let stand although it is not legal: whose, and which piece was carried from where to where.
#[derive(Clone, Copy, Debug)]
struct LetStand {
    by: Color,
    moved: Option<(Square, Square)>,
}

/// The piece that was carried last, by whom, from where and to where it was set down.
#[derive(Debug, Default)]
struct CarriedPiece {
    by: Option<Color>,
    from: Option<Square>,
    to: Option<Square>,
}

impl CarriedPiece {
    fn follow(&mut self, event: &Event) {
        let by = event.player();
        match event.player_act() {
            Some(PlayerAct::Lift(square)) => {
                *self = Self {
                    by,
                    from: Some(*square),
                    to: None,
                };
            }
            Some(PlayerAct::Set(square) | PlayerAct::Release(square)) if by == self.by => {
                self.to = Some(*square);
            }
            _ => {}
        }
    }

    /// The move that it was, if that player carried it; it is told once.
    fn take(&mut self, color: Color) -> Option<(Square, Square)> {
        let is_theirs = self.by == Some(color);
        let moved = self.from.take().zip(self.to.take());
        moved.filter(|_| is_theirs)
    }
}

/// Whether a ruling leaves a mark on the scoresheet.
fn is_marked(ruling: &Ruling) -> bool {
    let mut consequences = ruling.consequences.iter();
    !ruling.settles_call() && consequences.any(|it| it.weight() == Weight::Noted)
}

/// Whether what was played goes back by it.
fn goes_back(ruling: &Ruling) -> bool {
    ruling.consequences.contains(&Consequence::TakeBack)
}
