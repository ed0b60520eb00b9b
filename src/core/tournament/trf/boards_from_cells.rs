//! The rounds that the players' lines tell together: two lines make one board.
//!
//! A report does not say at which board a game was played. Boards are numbered in the order in which pairings are
//! published (C.04.2 of the Handbook, sorting of pairings): by the higher score of the two players, the sum of both scores,
//! and the lower pairing number.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::fault::{TrfFault, TrfFaultKind};
use super::player_record::{PlayerRecord, RoundCell};
use crate::chess::Color;
use crate::tournament::{
    BoardResult, GivenBye, PairedBoard, PairingNumber, PointSystem, Points, Round,
};

/// What one line says of its pairing.
#[derive(Clone, Copy)]
struct PairingSide {
    player: PairingNumber,
    opponent: PairingNumber,
    color: Option<Color>,
    letter: char,
}

/// One round, while its boards are put together.
struct RoundReading<'a> {
    number: u16,
    records: &'a BTreeMap<PairingNumber, &'a PlayerRecord>,
    paired: BTreeSet<PairingNumber>,
    faults: &'a mut Vec<TrfFault>,
}

impl RoundReading<'_> {
    fn tell(&mut self, kind: TrfFaultKind, side: PairingSide) {
        let line = self
            .records
            .get(&side.player)
            .map_or(0, |record| record.line);
        let color = match side.color {
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
            None => '-',
        };
        self.faults.push(TrfFault {
            line,
            round: Some(self.number),
            kind,
            text: format!("{} {color} {}", side.opponent, side.letter),
        });
    }

    /// Returns what that player's line says of the pairing in this round, if it says one.
    fn side(&self, player: PairingNumber) -> Option<PairingSide> {
        let record = self.records.get(&player)?;
        let at = usize::from(self.number) - 1;
        match record.cells.get(at)? {
            RoundCell::Pairing {
                opponent,
                color,
                letter,
            } => Some(PairingSide {
                player,
                opponent: *opponent,
                color: *color,
                letter: *letter,
            }),
            RoundCell::Blank | RoundCell::Bye(_) => None,
        }
    }

    /// Returns the board that this line and the opponent's tell, still without a number.
    fn board(&mut self, side: PairingSide) -> Option<PairedBoard> {
        let is_known = self.records.contains_key(&side.opponent) && side.opponent != side.player;
        if !is_known || self.paired.contains(&side.opponent) {
            let kind = if is_known {
                TrfFaultKind::OneSided
            } else {
                TrfFaultKind::UnknownOpponent
            };
            self.tell(kind, side);
            return None;
        }
        let answer = self
            .side(side.opponent)
            .filter(|it| it.opponent == side.player);
        if answer.is_none() {
            self.tell(TrfFaultKind::OneSided, side);
        }
        let color = self.color(side, answer);
        let other = answer.map_or_else(|| counterpart(side.letter), |answer| answer.letter);
        let result = self.result(side, color, other);
        let (white, black) = match color {
            Color::White => (side.player, side.opponent),
            Color::Black => (side.opponent, side.player),
        };
        self.paired.extend([white, black]);
        Some(PairedBoard {
            number: 0,
            white,
            black,
            result,
        })
    }

    /// Returns the color of the player whose line it is.
    fn color(&mut self, side: PairingSide, answer: Option<PairingSide>) -> Color {
        let other = answer.and_then(|answer| answer.color);
        match (side.color, other) {
            (Some(color), None) => color,
            (None, Some(other)) => !other,
            (Some(color), Some(other)) if color != other => color,
            // Where nobody plays, older files tell no colors.
            (None, None) if matches!(side.letter, '+' | '-') => Color::White,
            _ => {
                self.tell(TrfFaultKind::ColorsUnclear, side);
                Color::White
            }
        }
    }

    fn result(&mut self, side: PairingSide, color: Color, other: char) -> BoardResult {
        let of = |mine: char, other: char| match color {
            Color::White => BoardResult::of_letters(mine, other),
            Color::Black => BoardResult::of_letters(other, mine),
        };
        if let Some(result) = of(side.letter, other).filter(|_| goes_together(side.letter, other)) {
            return result;
        }
        self.tell(TrfFaultKind::ResultsDisagree, side);
        let mine = if side.letter == ' ' {
            counterpart(other)
        } else {
            side.letter
        };
        of(mine, counterpart(mine)).unwrap_or_default()
    }
}

/// Whether an arbiter can have given both results: two wins nobody gives.
const fn goes_together(one: char, other: char) -> bool {
    !matches!(
        (one, other),
        ('1', '1' | '=')
            | ('=', '1')
            | ('+', '+')
            | ('W' | 'w', 'W' | 'w' | 'D' | 'd')
            | ('D' | 'd', 'W' | 'w')
    )
}

/// Returns the letter that the opponent has where nothing is out of the ordinary.
const fn counterpart(letter: char) -> char {
    match letter {
        '1' => '0',
        '0' => '1',
        '+' => '-',
        '-' => '+',
        'W' | 'w' => 'L',
        'L' | 'l' => 'W',
        same => same,
    }
}

/// Returns the rounds that these lines tell, and tells where two lines do not agree.
pub fn rounds(
    records: &[PlayerRecord],
    system: &PointSystem,
    faults: &mut Vec<TrfFault>,
) -> Vec<Round> {
    let by_number: BTreeMap<PairingNumber, &PlayerRecord> = records
        .iter()
        .map(|record| (record.player.number, record))
        .collect();
    let is_told = |cell: &RoundCell| *cell != RoundCell::Blank;
    let last = |record: &PlayerRecord| {
        record
            .cells
            .iter()
            .rposition(is_told)
            .map_or(0, |at| at + 1)
    };
    let count = records.iter().map(last).max().unwrap_or(0);
    let mut scores: BTreeMap<PairingNumber, Points> = BTreeMap::new();
    let mut rounds = Vec::new();
    for number in 1..=u16::try_from(count).unwrap_or(u16::MAX) {
        let mut reading = RoundReading {
            number,
            records: &by_number,
            paired: BTreeSet::new(),
            faults,
        };
        let mut round = Round::default();
        for player in by_number.keys() {
            let cell = by_number[player].cells.get(usize::from(number) - 1);
            if let Some(RoundCell::Bye(bye)) = cell {
                round.byes.push(GivenBye {
                    player: *player,
                    bye: *bye,
                });
            }
            let side = reading
                .side(*player)
                .filter(|_| !reading.paired.contains(player));
            round
                .boards
                .extend(side.and_then(|side| reading.board(side)));
        }
        // A line that says a bye while another names this player: the pairing is what both sit at.
        round
            .byes
            .retain(|given| !reading.paired.contains(&given.player));
        number_boards(&mut round, &scores);
        add_scores(&round, system, &mut scores);
        rounds.push(round);
    }
    rounds
}

fn number_boards(round: &mut Round, scores: &BTreeMap<PairingNumber, Points>) {
    let score = |player: PairingNumber| scores.get(&player).copied().unwrap_or_default();
    round.boards.sort_by_key(|board| {
        let both = [score(board.white), score(board.black)];
        let sum = both[0] + both[1];
        let high = both[0].max(both[1]);
        (Reverse(high), Reverse(sum), board.white.min(board.black))
    });
    for (number, board) in (1..).zip(&mut round.boards) {
        board.number = number;
    }
}

fn add_scores(round: &Round, system: &PointSystem, scores: &mut BTreeMap<PairingNumber, Points>) {
    for board in &round.boards {
        for color in Color::ALL {
            let points = system.of_result(board.result, color).unwrap_or_default();
            let score = scores.entry(board.player(color)).or_default();
            *score = *score + points;
        }
    }
    for given in &round.byes {
        let score = scores.entry(given.player).or_default();
        *score = *score + system.of_bye(given.bye);
    }
}
