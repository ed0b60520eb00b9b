//! How strong an opponent plays: how far it looks, and how often it is mistaken.

/// How strong an opponent plays, in eight levels from a child's first games to a good club player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayingStrength(u8);

/// What a level comes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many half-moves it looks ahead at most.
    pub depth: u8,
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// By how much it may misjudge a move, in hundredths of a pawn.
    pub misjudges: u16,
    /// In how many moves of a thousand it plays what comes to its hand.
    pub careless: u32,
}

impl PlayingStrength {
    /// Every level, the weakest first.
    pub const ALL: [Self; 8] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];

    /// Returns the level of that number, from 1 to 8.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.0 == number)
    }

    /// Returns its number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) const fn skill(self) -> Skill {
        let (depth, nodes, misjudges, careless) = match self.0 {
            1 => (1, 2_000, 260, 300),
            2 => (1, 4_000, 180, 150),
            3 => (2, 8_000, 120, 80),
            4 => (2, 15_000, 70, 30),
            5 => (3, 30_000, 45, 10),
            6 => (4, 60_000, 20, 0),
            7 => (6, 120_000, 0, 0),
            _ => (16, 400_000, 0, 0),
        };
        Skill {
            depth,
            nodes,
            misjudges,
            careless,
        }
    }
}
