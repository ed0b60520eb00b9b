//! The screens of the program, one of which is shown.

/// A screen of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The cards from which everything starts.
    #[default]
    First,
    /// The board, the clocks, the scoresheet.
    Table,
    /// The same, with what there is to do for an adjournment in the place of the scoresheet.
    Adjourning,
    /// The arbiter's desk of the game on the table.
    Desk,
    /// What a new game is to be.
    NewGame,
    /// What a person may choose.
    Preferences,
    /// A game that is looked through move by move.
    Review,
    /// The games of a file.
    Games,
    /// What was set aside or damaged, to be opened.
    Kept,
    /// What a printed scoresheet is to be.
    Print,
    /// The keys, all of them.
    Keys,
    /// The clock for a board beside the screen.
    SideClock,
}
