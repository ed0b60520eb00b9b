//! The position that a teacher had remembered, as the lesson speaks of it: under one name wherever it is told.

use crate::view::frame_view::View;
use jadoube_core::i18n::Arg;
use jadoube_core::report::recorded_game::last_move;

/// So many moves that are taken back are named one by one; of more the first and the last.
const NAMED: usize = 4;

#[derive(Debug)]
pub struct PlaceToReturn {
    /// After how many half-moves it stood.
    plies: usize,
    /// The last move before it behind its number; none at the start.
    after: Option<String>,
    /// What was played since, each move behind its number.
    since: Vec<String>,
}

impl PlaceToReturn {
    /// The remembered position, if one is remembered and stood in this game.
    pub fn of(view: &View<'_>) -> Option<Self> {
        let (table, notation) = (view.table(), view.settings.preferences.notation);
        let remembered = view.heading?.remembered.as_ref()?;
        let plies = remembered.stands_in(table.game())?;
        let made = table.game().plies().len();
        let numbered = |plies| last_move(table, notation, plies).map(|mv| mv.numbered());
        Some(Self {
            plies,
            after: numbered(plies),
            since: (plies + 1..=made).filter_map(numbered).collect(),
        })
    }

    /// After how many half-moves it stood.
    pub const fn plies(&self) -> usize {
        self.plies
    }

    /// Whether it is the one on the board.
    pub const fn is_on_the_board(&self) -> bool {
        self.since.is_empty()
    }

    /// That message, with after which move it stood.
    pub fn message(&self, view: &View<'_>, id: &str) -> String {
        let begins = if self.after.is_none() { "yes" } else { "no" };
        let after = self.after.as_deref().unwrap_or_default();
        let args = [("begins", begins.into()), ("move", after.into())];
        view.tr_args(id, &args).into_owned()
    }

    /// What going back to it takes back and what it leaves: the moves, and the times on the clocks.
    pub fn price(&self, view: &View<'_>) -> String {
        let named = match self.since.len() {
            0 | 1 => "single",
            2..=NAMED => "each",
            _ => "ends",
        };
        let [first, last] = [self.since.first(), self.since.last()].map(|mv| {
            let mv: &str = mv.map_or("", String::as_str);
            Arg::from(mv)
        });
        let moves = self.since.join(", ");
        let args = [
            ("named", named.into()),
            ("moves", moves.as_str().into()),
            ("first", first),
            ("last", last),
        ];
        let undone = view.tr_args("lesson-undoes", &args);
        if view.table().clock().is_none() {
            return undone.into_owned();
        }
        format!("{undone} {}.", view.tr("lesson-clocks-stay"))
    }
}
