//! What was done beside the moves of the scoresheet: a move that went back struck through, and the ruling behind it.

use crate::view::frame_view::View;
use jadoube_core::chess::{Chess, Position};
use jadoube_core::i18n::Language;
use jadoube_core::laws::Rule;
use jadoube_core::notation::{Letters, algebraic};
use jadoube_core::record::narrative::scoresheet_remarks::{Remark, remarks};
use jadoube_core::report::recorded_lines::recorded_lines;
use jadoube_core::report::remark;

/// A mark beside a half-move.
#[derive(Clone, Debug)]
pub struct ScoresheetMark {
    /// How many half-moves stood when it was made.
    after: usize,
    /// What was ruled, in words.
    pub words: String,
    /// The move that was taken back, illegal or by agreement, as it is struck through.
    pub struck: Option<String>,
    /// Whether the players agreed to take a move back.
    pub is_taken_back: bool,
    /// Whether something was wrong, for which the arbiter's whistle stands.
    pub is_trouble: bool,
    /// The rule that was applied, and the entry of the log that tells of it; players who agree apply none.
    pub ruling: Option<(Rule, usize)>,
}

/// Every mark of a game; told anew when something happens or the language changes.
#[derive(Debug, Default)]
pub struct ScoresheetMarks {
    told: Option<(usize, Language, Letters)>,
    marks: Vec<ScoresheetMark>,
}

impl ScoresheetMarks {
    /// Brings the marks up to date with the game.
    pub fn tell(&mut self, view: &View<'_>) {
        let letters = view.settings.preferences.notation.white.letters;
        let now = (view.log.len(), view.words.language(), letters);
        if self.told.replace(now) == Some(now) {
            return;
        }
        let record = view.record();
        let lines = recorded_lines(&record);
        self.marks = remarks(record.narrative, view.log)
            .iter()
            .map(|what| (what, what.rulings.first()))
            .map(|(what, first)| ScoresheetMark {
                after: what.after,
                words: remark(&record, &lines, what),
                struck: struck(view, what),
                is_taken_back: what.is_agreed,
                is_trouble: what.is_trouble(),
                ruling: first
                    .filter(|_| !what.is_agreed)
                    .map(|it| (it.rule, what.index)),
            })
            .collect();
    }

    /// The marks beside the half-move of that index; those after the last one stand where the next will.
    pub fn beside(&self, ply: usize) -> impl Iterator<Item = &ScoresheetMark> {
        self.marks.iter().filter(move |mark| mark.after == ply)
    }
}

/// The move that went back as it is struck through: of an illegal one the piece and where it was set down, of moves that
/// the players agreed to take back all.
fn struck(view: &View<'_>, what: &Remark<'_>) -> Option<String> {
    let game = view.table().game();
    let style = |position: &Chess| view.settings.preferences.notation.of(position.turn());
    if what.fell.is_some() {
        // It fell with the moves before it, and stands beside another now: its number tells which it was.
        let ruled = view.narrated(what.index)?.illegal_move.as_ref()?;
        return ruled.numbered(view.settings.preferences.notation.of(ruled.by));
    }
    if let Some((from, to)) = what.retracted {
        let position = game.position_after(what.after)?;
        return algebraic::write_carried(position, from, to, style(position));
    }
    let taken = view.narrated(what.index)?.moves_put_back();
    let taken = taken.iter().filter(|_| what.is_agreed);
    let written = taken.map(|(before, mv)| algebraic::write(before, *mv, style(before)));
    let written: Vec<String> = written.collect();
    (!written.is_empty()).then(|| written.join(" "))
}
