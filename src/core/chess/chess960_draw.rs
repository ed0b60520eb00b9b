//! Drawing a Chess960 position in public: piece after piece by dice, coins or cards, the rank filling up.

use super::{
    File, Role,
    chess960_start_number::{FirstRank, StartNumber},
};

/// A drawing of lots under way: what stands already, and what is to be placed next.
///
/// The order is the old one of the dice: a bishop on a light square, a bishop on a dark one, the queen, two knights;
/// the last three squares leave no choice to the rooks and the king between them. Every one of the 960 is equally
/// likely if the lots are fair.
///
/// ```
/// use jadoube_core::chess::{chess960_draw::Chess960Draw, chess960_start_number::StartNumber};
///
/// let mut draw = Chess960Draw::new();
/// for lot in [3, 2, 3, 2, 3] {
///     draw.place(lot).unwrap();
/// }
/// assert_eq!(draw.number(), Some(StartNumber::USUAL));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chess960Draw {
    rank: FirstRank,
    placed: usize,
}

/// The piece to be placed next, and the squares among which the lot decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The piece.
    pub role: Role,
    /// The squares it may go to, from the a-file on: lot 1 is the first of them.
    pub files: Vec<File>,
}

/// A piece that has been placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The piece.
    pub role: Role,
    /// Where it stands.
    pub file: File,
}

/// The lot fits none of the squares: it does not count, and another is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawAgain;

/// The pieces that need a lot, in their order.
const DRAWN: [Role; 5] = [
    Role::Bishop,
    Role::Bishop,
    Role::Queen,
    Role::Knight,
    Role::Knight,
];

impl Chess960Draw {
    /// An empty rank.
    pub fn new() -> Chess960Draw {
        Chess960Draw::default()
    }

    /// The rank as it stands.
    pub fn rank(&self) -> &FirstRank {
        &self.rank
    }

    /// What is to be placed next; `None` once the rank is full.
    pub fn next(&self) -> Option<Next> {
        let role = *DRAWN.get(self.placed)?;
        let files = File::ALL
            .into_iter()
            .filter(|&file| self.rank[usize::from(file)].is_none())
            .filter(|&file| match self.placed {
                0 => usize::from(file) % 2 == 1,
                1 => usize::from(file) % 2 == 0,
                _ => true,
            })
            .collect();
        Some(Next { role, files })
    }

    /// Places the next piece by the roll of a die or the card drawn, counted from 1.
    ///
    /// After the last knight the rooks and the king follow of themselves: the placements are one, or that one and
    /// three more. Once the rank is full there are none.
    ///
    /// # Errors
    /// [`DrawAgain`] if there are fewer than `lot` squares, so that a common die will do for every piece.
    pub fn place(&mut self, lot: usize) -> Result<Vec<PlacedPiece>, DrawAgain> {
        let Some(next) = self.next() else {
            return Ok(Vec::new());
        };
        let file = *lot
            .checked_sub(1)
            .and_then(|index| next.files.get(index))
            .ok_or(DrawAgain)?;
        let mut placements = vec![PlacedPiece {
            role: next.role,
            file,
        }];
        self.rank[usize::from(file)] = Some(next.role);
        self.placed += 1;
        if self.placed == DRAWN.len() {
            let empty = File::ALL
                .into_iter()
                .filter(|&file| self.rank[usize::from(file)].is_none());
            placements.extend(
                empty
                    .zip([Role::Rook, Role::King, Role::Rook])
                    .map(|(file, role)| PlacedPiece { role, file }),
            );
            for placement in &placements {
                self.rank[usize::from(placement.file)] = Some(placement.role);
            }
        }
        Ok(placements)
    }

    /// How many coins have to be tossed for the next piece: three at most, none once the rank is full.
    pub fn coins(&self) -> usize {
        let ways = self.next().map_or(1, |next| next.files.len());
        ways.next_power_of_two().ilog2() as usize
    }

    /// The lot that coins stand for, heads being `true`: they are read as a number, the first coin counting most.
    ///
    /// The lot may be higher than there are squares; then [`Chess960Draw::place`] asks for another toss.
    pub fn lot_of_coins(tosses: &[bool]) -> usize {
        1 + tosses
            .iter()
            .fold(0, |number, &heads| 2 * number + usize::from(heads))
    }

    /// The number of the position, once the rank is full.
    pub fn number(&self) -> Option<StartNumber> {
        StartNumber::of(&self.rank).ok()
    }
}

/// A fair throw from sixteen random bits, 1 to `ways`, or `None`: draw again.
///
/// The few draws that would favour low lots are refused. `ways` is at least 1.
pub fn fair_lot(draw: u16, ways: usize) -> Option<usize> {
    let draw = usize::from(draw);
    let all = usize::from(u16::MAX) + 1;
    (draw < all - all % ways).then_some(1 + draw % ways)
}
