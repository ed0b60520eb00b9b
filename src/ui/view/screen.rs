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
    NewGame,
    /// What a person may choose.
    Preferences,
    /// A game that is looked through move by move.
    Review,
    /// How the game that is looked through was played beside its moves.
    Conduct,
    /// The games of a file.
    Games,
    /// What was set aside or damaged, to be opened.
    Kept,
    /// What a printed scoresheet is to be.
    Print,
    /// The report of the game on the table, to be printed.
    Report,
    /// What is known of the game on the table beside its moves.
    Details,
    Keys,
    Manual,
    /// What the program is, and what it is made of.
    About,
    /// The Laws to leaf through, open at one provision.
    Laws,
    /// The clock for a board beside the screen.
    SideClock,
    /// What there is to learn with: lessons, situations, a partner, what a class needs.
    Learn,
    /// A lesson on the live board.
    Lesson,
    /// A situation to rule on.
    Situation,
    /// A scene that is watched: a case of the Laws.
    Scene,
    /// A game against a partner who slips.
    Practice,
    /// A lesson that is made by showing.
    LessonEditor,
    /// What is wrong in a teacher's own lessons.
    LessonCheck,
    /// An incident at a board that is no table of the program.
    Incident,
    /// A tournament: its rounds, results and tables.
    Event,
    /// The round of a tournament for the hall, on a second screen or a projector.
    Hall,
}

impl Screen {
    /// Whether a game on which nothing depends stands there in the place of the one on the table.
    pub const fn is_of_practice(self) -> bool {
        match self {
            Self::Lesson
            | Self::Situation
            | Self::Scene
            | Self::Practice
            | Self::LessonEditor
            | Self::Incident => true,
            Self::First
            | Self::Laws
            | Self::Table
            | Self::Adjourning
            | Self::Desk
            | Self::NewGame
            | Self::Preferences
            | Self::Review
            | Self::Conduct
            | Self::Games
            | Self::Kept
            | Self::Print
            | Self::Report
            | Self::Details
            | Self::Keys
            | Self::Manual
            | Self::About
            | Self::SideClock
            | Self::Learn
            | Self::Event
            | Self::Hall
            | Self::LessonCheck => false,
        }
    }
}
