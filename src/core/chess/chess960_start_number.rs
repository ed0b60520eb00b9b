//! Chess960 starting positions by number (Guideline II); 518 is the usual one.
//!
//! The numbering is Reinhard Scharnagl's. Chance comes from outside, as draws, dice or coins: nothing here is random.

use std::fmt;

use shakmaty::Board;

use super::{CastlingMode, Chess, File, Rank, Role, Setup, Square};

/// How many starting positions there are.
pub const COUNT: u16 = 960;

/// The pieces of a first rank from the a-file to the h-file; `None` where nothing stands yet.
pub type FirstRank = [Option<Role>; 8];

/// The number of a starting position, 0 to 959.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StartNumber(u16);

impl StartNumber {
    /// The starting position of ordinary chess, number 518.
    pub const USUAL: StartNumber = StartNumber(518);

    /// The starting position with this number, if there is one.
    pub fn new(number: u16) -> Option<StartNumber> {
        (number < COUNT).then_some(StartNumber(number))
    }

    /// All 960, in order.
    pub fn all() -> impl Iterator<Item = StartNumber> {
        (0..COUNT).map(StartNumber)
    }

    /// The number.
    pub fn get(self) -> u16 {
        self.0
    }

    /// A fair choice from sixteen random bits, or `None`: draw again.
    ///
    /// The few draws that would favour low numbers are refused, and with `exclude_usual` so is number 518.
    pub fn from_draw(draw: u16, exclude_usual: bool) -> Option<StartNumber> {
        let fair = u16::MAX / COUNT * COUNT;
        let number = StartNumber(draw % COUNT);
        (draw < fair && !(exclude_usual && number == StartNumber::USUAL)).then_some(number)
    }

    /// The pieces of the first rank, from the a-file to the h-file.
    #[expect(clippy::missing_panics_doc, reason = "every number fills the rank")]
    pub fn pieces(self) -> [Role; 8] {
        let board = self.board();
        File::ALL.map(|file| {
            let role = board.role_at(Square::from_coords(file, Rank::First));
            role.expect("every square of the first rank has a piece")
        })
    }

    fn board(self) -> Board {
        Board::chess960(u32::from(self.0))
    }

    /// The number of a complete first rank.
    ///
    /// # Errors
    /// All that is wrong with the arrangement: squares still empty, too many of a kind, bishops on one colour, a king outside
    /// the rooks.
    pub fn of(rank: &FirstRank) -> Result<StartNumber, Vec<RankFault>> {
        let mut faults = faults(rank);
        let empty = rank.iter().filter(|role| role.is_none()).count();
        if empty > 0 {
            faults.push(RankFault::Incomplete { empty });
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        StartNumber::all()
            .find(|start| start.pieces().map(Some) == *rank)
            .ok_or_else(|| vec![RankFault::NoWayOn])
    }

    /// The number of the starting position a setup shows, if it is one: both first ranks alike, all pawns at home.
    pub fn of_setup(setup: &Setup) -> Option<StartNumber> {
        let rank =
            File::ALL.map(|file| setup.board.role_at(Square::from_coords(file, Rank::First)));
        StartNumber::of(&rank)
            .ok()
            .filter(|start| start.setup().board == setup.board)
    }

    /// The starting position as it is set up: White to move, all four rights to castle.
    pub fn setup(self) -> Setup {
        let board = self.board();
        Setup {
            castling_rights: board.rooks(),
            board,
            ..Setup::initial()
        }
    }

    /// The starting position, ready to be played by the rules of Chess960.
    #[expect(
        clippy::missing_panics_doc,
        reason = "every number is a legal position"
    )]
    pub fn position(self) -> Chess {
        let position = self.setup().position(CastlingMode::Chess960);
        position.expect("every one of the 960 arrangements is a legal position")
    }
}

impl fmt::Display for StartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is wrong with an arrangement of the first rank, so that no further placing can mend it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankFault {
    /// More pieces of one kind than a player has.
    TooMany {
        /// The kind of piece.
        role: Role,
        /// How many stand on the rank.
        count: usize,
        /// How many may.
        allowed: usize,
    },
    /// Both bishops on squares of one colour.
    BishopsOnOneColor {
        /// Whether these squares are light.
        light: bool,
    },
    /// The king has both rooks, or no room for a rook, on one side.
    KingOutsideRooks {
        /// Where the king stands.
        king: File,
    },
    /// A square that has to stay free for a rook, bishop or king is taken; placed on, it ends in no starting position.
    NoWayOn,
    /// Squares on which nothing stands yet. Only ever said of a rank that was to be complete.
    Incomplete {
        /// How many.
        empty: usize,
    },
}

/// Faults of a first rank that is being arranged by hand, empty squares allowed.
///
/// An empty answer means that the rank can still become, or already is, one of the 960.
pub fn faults(rank: &FirstRank) -> Vec<RankFault> {
    let files = |role| (0..8).filter(move |&file| rank[file] == Some(role));
    let mut faults: Vec<RankFault> = Role::ALL
        .into_iter()
        .map(|role| RankFault::TooMany {
            role,
            count: files(role).count(),
            allowed: allowed(role),
        })
        .filter(
            |fault| matches!(fault, RankFault::TooMany { count, allowed, .. } if count > allowed),
        )
        .collect();
    for (light, parity) in [(false, 0), (true, 1)] {
        if files(Role::Bishop)
            .filter(|file| file % 2 == parity)
            .count()
            > 1
        {
            faults.push(RankFault::BishopsOnOneColor { light });
        }
    }
    if let Some(king) = files(Role::King).next() {
        let room = |mut side: std::ops::Range<usize>| {
            side.any(|file| matches!(rank[file], None | Some(Role::Rook)))
        };
        let rooks_left = files(Role::Rook).filter(|&file| file < king).count();
        let rooks_right = files(Role::Rook).count() - rooks_left;
        if !room(0..king) || !room(king + 1..8) || rooks_left > 1 || rooks_right > 1 {
            faults.push(RankFault::KingOutsideRooks {
                king: File::ALL[king],
            });
        }
    }
    let fits = |start: StartNumber| {
        rank.iter()
            .zip(start.pieces())
            .all(|(stands, wanted)| stands.is_none_or(|role| role == wanted))
    };
    if faults.is_empty() && !StartNumber::all().any(fits) {
        faults.push(RankFault::NoWayOn);
    }
    faults
}

fn allowed(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::King | Role::Queen => 1,
        Role::Knight | Role::Bishop | Role::Rook => 2,
    }
}
