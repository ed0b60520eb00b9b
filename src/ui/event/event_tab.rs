//! The tabs of a tournament.

/// What of a tournament is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EventTab {
    /// A round with its boards.
    #[default]
    Rounds,
    /// The standings after a round.
    Standings,
    /// The crosstable after a round.
    Crosstable,
    /// The players.
    Players,
    /// Everything that was entered.
    Log,
    /// What is saved of it, which a button leads to.
    Report,
}

impl EventTab {
    /// The tabs that stand beside each other.
    pub const ROW: [Self; 5] = [
        Self::Rounds,
        Self::Standings,
        Self::Crosstable,
        Self::Players,
        Self::Log,
    ];

    /// Returns the message that names it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rounds => "event-tab-rounds",
            Self::Standings => "event-tab-standings",
            Self::Crosstable => "event-tab-crosstable",
            Self::Players => "event-tab-players",
            Self::Log => "event-tab-log",
            Self::Report => "event-report",
        }
    }

    /// Whether it is a table after a round.
    pub const fn is_table(self) -> bool {
        matches!(self, Self::Standings | Self::Crosstable)
    }

    /// Whether it is about one round, to which steps lead.
    pub const fn has_rounds(self) -> bool {
        match self {
            Self::Rounds | Self::Standings | Self::Crosstable => true,
            Self::Players | Self::Log | Self::Report => false,
        }
    }
}
