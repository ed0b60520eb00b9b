//! The record of a player (`001`): the fixed columns and what is told of each round.

use super::columns::RecordLine;
use super::fault::{TrfFault, TrfFaultKind};
use crate::chess::Color;
use crate::tournament::{Bye, ListedScore, PairingNumber, Points, Sex, TournamentPlayer};

/// What one line tells of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCell {
    /// Nothing, or nothing that can be read.
    Blank,
    /// A bye.
    Bye(Bye),
    /// A pairing; the letter is a blank while the game is not over.
    Pairing {
        /// The opponent.
        opponent: PairingNumber,
        /// The color, where it is told.
        color: Option<Color>,
        /// The letter of the result.
        letter: char,
    },
}

/// A player and what the line tells of the rounds.
#[derive(Clone, Debug)]
pub struct PlayerRecord {
    /// The number of the line.
    pub line: usize,
    /// The player.
    pub player: TournamentPlayer,
    /// The rounds, the first one first.
    pub cells: Vec<RoundCell>,
}

/// The first column of the first round.
const FIRST_ROUND: usize = 92;
/// How many columns a round takes.
const ROUND_WIDTH: usize = 10;

/// The columns that part name, rating, federation, number, birth and points.
const BETWEEN_FIELDS: [usize; 5] = [48, 53, 57, 69, 80];

/// A line that is being read, and what was not understood of it.
struct Reading<'a> {
    number: usize,
    line: RecordLine,
    faults: &'a mut Vec<TrfFault>,
}

impl Reading<'_> {
    fn tell(&mut self, kind: TrfFaultKind, round: Option<u16>, text: impl Into<String>) {
        self.faults.push(TrfFault {
            line: self.number,
            round,
            kind,
            text: text.into(),
        });
    }

    /// Returns the number in those columns; zero and blanks are none.
    fn number(&mut self, columns: std::ops::RangeInclusive<usize>) -> Option<u16> {
        let text = self.line.field(columns);
        if text.is_empty() {
            return None;
        }
        match text.parse() {
            Ok(0) => None,
            Ok(number) => Some(number),
            Err(_) => {
                self.tell(TrfFaultKind::NotANumber, None, text);
                None
            }
        }
    }

    fn points(&mut self) -> Option<Points> {
        let text = self.line.field(81..=84);
        let points = Points::read(&text);
        if points.is_none() && !text.is_empty() {
            self.tell(TrfFaultKind::NotANumber, None, text);
        }
        points
    }

    fn sex(&mut self) -> Option<Sex> {
        let letter = self.line.character(10);
        let sex = Sex::of_letter(letter);
        if sex.is_none() && letter != ' ' {
            self.tell(TrfFaultKind::UnknownValue, None, letter);
        }
        sex
    }

    /// Returns the rounds as they stand in their columns; none if one of them does not.
    fn cells_by_column(&self) -> Option<Vec<RoundCell>> {
        let mut cells = Vec::new();
        let mut column = FIRST_ROUND;
        while column <= self.line.width() {
            let between = [column + 4, column + 6, column + 8, column + 9];
            let is_apart = between.iter().all(|at| self.line.character(*at) == ' ');
            let opponent = self.line.field(column..=column + 3);
            let (color, letter) = (
                self.line.character(column + 5),
                self.line.character(column + 7),
            );
            cells.push(cell(&opponent, color, letter).filter(|_| is_apart)?);
            column += ROUND_WIDTH;
        }
        Some(cells)
    }

    /// Returns the rounds word by word: opponent, color, letter for each; none if they cannot be told apart so.
    fn cells_by_word(&self) -> Option<Vec<RoundCell>> {
        let behind = self.line.field(90..=self.line.width().max(90));
        let words: Vec<&str> = behind.split_whitespace().collect();
        if words.is_empty() || !words.len().is_multiple_of(3) {
            return None;
        }
        let one = |word: &str| {
            let mut characters = word.chars();
            characters.next().filter(|_| characters.next().is_none())
        };
        let cells = words
            .chunks(3)
            .map(|words| cell(words[0], one(words[1])?, one(words[2])?));
        cells.collect()
    }

    /// Returns the rounds one by one, and tells those that cannot be read.
    fn cells_one_by_one(&mut self) -> Vec<RoundCell> {
        let mut cells = Vec::new();
        let mut column = FIRST_ROUND;
        let mut round = 1;
        while column <= self.line.width() {
            let opponent = self.line.field(column..=column + 3);
            let (color, letter) = (
                self.line.character(column + 5),
                self.line.character(column + 7),
            );
            let read = cell(&opponent, color, letter);
            if read.is_none() {
                let text = self.line.field(column..=column + ROUND_WIDTH - 1);
                self.tell(TrfFaultKind::UnreadableRound, Some(round), text);
            }
            cells.push(read.unwrap_or(RoundCell::Blank));
            column += ROUND_WIDTH;
            round += 1;
        }
        cells
    }

    fn cells(&mut self) -> Vec<RoundCell> {
        if let Some(cells) = self.cells_by_column() {
            return cells;
        }
        if let Some(cells) = self.cells_by_word() {
            let text = self.line.field(FIRST_ROUND - 2..=self.line.width());
            self.tell(TrfFaultKind::ShiftedColumns, None, text);
            return cells;
        }
        self.cells_one_by_one()
    }

    /// Tells byes that are written by the letter of a game.
    fn tell_old_byes(&mut self, cells: &[RoundCell]) {
        for (round, (at, cell)) in (1..).zip(cells.iter().enumerate()) {
            let column = FIRST_ROUND + at * ROUND_WIDTH;
            let letter = self.line.character(column + 7);
            if matches!(cell, RoundCell::Bye(_)) && matches!(letter, '+' | '1' | '=' | '0') {
                let text = self.line.field(column..=column + 7);
                self.tell(TrfFaultKind::OldBye, Some(round), text);
            }
        }
    }
}

/// Returns what opponent, color and letter tell; none if they tell nothing that is known.
fn cell(opponent: &str, color: char, letter: char) -> Option<RoundCell> {
    let opponent: u16 = match opponent {
        "" => 0,
        number => number.parse().ok()?,
    };
    let color = match color {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        '-' | ' ' => None,
        _ => return None,
    };
    if opponent > 0 {
        let is_known = matches!(
            letter.to_ascii_uppercase(),
            ' ' | '1' | '=' | '0' | '+' | '-' | 'W' | 'D' | 'L'
        );
        return is_known.then_some(RoundCell::Pairing {
            opponent: PairingNumber(opponent),
            color,
            letter,
        });
    }
    let old = match letter {
        ' ' => return Some(RoundCell::Blank),
        '-' | '0' => Some(Bye::Zero),
        '=' => Some(Bye::Half),
        '+' | '1' => Some(Bye::Full),
        _ => None,
    };
    old.or_else(|| Bye::of_letter(letter)).map(RoundCell::Bye)
}

/// Reads the record of a player, and tells what was not understood of it; none if it has no number.
pub fn read_player(number: usize, text: &str, faults: &mut Vec<TrfFault>) -> Option<PlayerRecord> {
    let mut reading = Reading {
        number,
        line: RecordLine::new(text),
        faults,
    };
    let stated = reading.line.field(5..=8);
    let pairing_number = stated.parse().ok().filter(|number| *number > 0);
    let Some(pairing_number) = pairing_number else {
        reading.tell(TrfFaultKind::NoPairingNumber, None, text);
        return None;
    };
    let runs_on = |column: &usize| reading.line.character(*column) != ' ';
    if BETWEEN_FIELDS.iter().any(runs_on) {
        reading.tell(TrfFaultKind::FieldsRunTogether, None, text);
    }
    let fide_id = reading.line.field(58..=68);
    let player = TournamentPlayer {
        number: PairingNumber(pairing_number),
        name: reading.line.field(15..=47),
        sex: reading.sex(),
        title: reading.line.field(11..=13),
        rating: reading.number(49..=52),
        federation: reading.line.field(54..=56),
        fide_id: if fide_id.chars().all(|digit| digit == '0') {
            String::new()
        } else {
            fide_id
        },
        birth: reading.line.field(70..=79),
        listed: ListedScore {
            points: reading.points(),
            rank: reading.number(86..=89),
        },
    };
    let cells = reading.cells();
    reading.tell_old_byes(&cells);
    Some(PlayerRecord {
        line: number,
        player,
        cells,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "001   11 mGM  Novak, Ana                        2450 SLO    14600001 1990/01/31  2.5    3     3 b =    16 w 0  0000 - H     9 w +     7 w  ";

    #[test]
    fn every_column_of_a_player_is_read() {
        let mut faults = Vec::new();
        let record = read_player(7, LINE, &mut faults).expect("a player");
        assert_eq!(faults, []);
        let player = record.player;
        assert_eq!(player.number, PairingNumber(11));
        assert_eq!(player.sex, Some(Sex::Male));
        assert_eq!(player.title, "GM");
        assert_eq!(player.name, "Novak, Ana");
        assert_eq!(player.rating, Some(2450));
        assert_eq!(player.federation, "SLO");
        assert_eq!(player.fide_id, "14600001");
        assert_eq!(player.birth, "1990/01/31");
        assert_eq!(player.listed.points, Some(Points::halves(5)));
        assert_eq!(player.listed.rank, Some(3));
        let pairing = |opponent, color, letter| RoundCell::Pairing {
            opponent: PairingNumber(opponent),
            color: Some(color),
            letter,
        };
        let cells = [
            pairing(3, Color::Black, '='),
            pairing(16, Color::White, '0'),
            RoundCell::Bye(Bye::Half),
            pairing(9, Color::White, '+'),
            pairing(7, Color::White, ' '),
        ];
        assert_eq!(record.cells, cells);
    }

    #[test]
    fn results_that_stand_beside_their_columns_are_read_word_by_word_and_told() {
        let shifted = LINE.replace(
            "  2.5    3     3 b =    16 w 0",
            "  2.5    3    3 b =   16 w 0 ",
        );
        let shifted = shifted.replace("7 w  ", "7 w 1");
        let mut faults = Vec::new();
        let record = read_player(7, &shifted, &mut faults).expect("a player");
        assert_eq!(record.cells.len(), 5);
        let kinds: Vec<TrfFaultKind> = faults.iter().map(|fault| fault.kind).collect();
        assert_eq!(kinds, [TrfFaultKind::ShiftedColumns]);
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line_and_round() {
        let mut faults = Vec::new();
        let damaged = LINE.replace("2450", "24x0").replace("16 w 0", "16 q 0");
        let record = read_player(7, &damaged, &mut faults).expect("a player");
        assert_eq!(record.player.rating, None);
        assert_eq!(record.cells[1], RoundCell::Blank);
        let told: Vec<_> = faults
            .iter()
            .map(|fault| (fault.line, fault.round, fault.kind, fault.text.as_str()))
            .collect();
        let expected = [
            (7, None, TrfFaultKind::NotANumber, "24x0"),
            (7, Some(2), TrfFaultKind::UnreadableRound, "16 q 0"),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_name_that_runs_over_its_columns_is_told_with_the_whole_line() {
        let mut faults = Vec::new();
        let short = format!("{:34}", "Novak, Ana");
        let line = LINE.replace(&short, "Novak-Kovačič, Ana Marija Terezija");
        let record = read_player(7, &line, &mut faults).expect("a player");
        assert_eq!(record.player.name, "Novak-Kovačič, Ana Marija Terezij");
        assert_eq!(faults[0].kind, TrfFaultKind::FieldsRunTogether);
        assert_eq!(faults[0].text, line);
    }

    #[test]
    fn a_player_without_a_number_is_no_player() {
        let mut faults = Vec::new();
        let line = LINE.replacen("11", "xx", 1);
        assert!(read_player(2, &line, &mut faults).is_none());
        assert_eq!(faults[0].kind, TrfFaultKind::NoPairingNumber);
    }

    #[test]
    fn byes_of_older_files_are_read_and_told() {
        let mut faults = Vec::new();
        let line = LINE.replace("0000 - H", "0000 - +");
        let record = read_player(2, &line, &mut faults).expect("a player");
        assert_eq!(record.cells[2], RoundCell::Bye(Bye::Full));
        assert_eq!(faults[0].kind, TrfFaultKind::OldBye);
        assert_eq!(faults[0].round, Some(3));
    }
}
