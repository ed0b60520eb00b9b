//! Reads the grammar of [`control_text`](super::control_text), and says where a text leaves it.

use std::time::Duration;

use super::control::{
    AtFlag, ControlError, FirstIncrement, MOST_STRETCHES, Method, NextPeriod, Period, TimeControl,
};
use super::control_fault::{ControlFault, ControlParseError};
use super::control_reader::{BLANKS, ControlReader, Number, whole};
use super::typed_words::TypedWord;
use crate::chess::counters::MOST_MOVES;

impl ControlReader<'_> {
    pub(super) fn control(&mut self) -> Result<TimeControl, ControlParseError> {
        let mut begins = Vec::new();
        let mut periods = Vec::new();
        loop {
            self.skip_blanks();
            begins.push(self.at);
            let period = self.period()?;
            periods.push(period);
            if !self.take(':') && !self.is_parted(period) {
                break;
            }
        }
        let control = TimeControl::new(periods).map_err(|improper| {
            let (ControlError::TooManyPeriods(index)
            | ControlError::NoTime(index)
            | ControlError::NoMoves(index)
            | ControlError::MovesDoNotCount(index)
            | ControlError::NothingFollows(index)
            | ControlError::MustFollowZero(index)) = improper
            else {
                return self.fault(ControlFault::PeriodExpected);
            };
            ControlParseError {
                at: begins[index],
                fault: ControlFault::Improper(improper),
            }
        })?;
        self.settings(control)
    }

    /// Whether a person parted the next period from this one otherwise than by a colon: by a comma, a semicolon, a word, or,
    /// where its moves were said, by nothing.
    fn is_parted(&mut self, before: Period) -> bool {
        if self.typed.is_none() {
            return false;
        }
        let place = self.place();
        let has_sign = self.take(',') || self.take(';');
        let has_word = self.take_word(|word| word == TypedWord::Then);
        let has_blank = place.0.starts_with(BLANKS) && before.moves.is_some();
        self.skip_blanks();
        let is_parted = (has_sign || has_word || has_blank)
            && self
                .text
                .starts_with(|next: char| next.is_ascii_digit() || "*=^c".contains(next));
        if !is_parted {
            self.go_back(place);
        }
        is_parted
    }

    /// The moves that a period is for, where they are said behind its time: `90 for 40`.
    fn moves_behind(&mut self) -> Result<Option<u32>, ControlParseError> {
        if !self.take_word(|word| word == TypedWord::For) {
            return Ok(None);
        }
        let moves = whole(self.number()?, MOST_MOVES)?;
        self.take_word(|word| word == TypedWord::Moves);
        Ok(Some(moves))
    }

    fn period(&mut self) -> Result<Period, ControlParseError> {
        if self.take('*') {
            return Ok(Period {
                time: self.read_time()?,
                moves: None,
                method: Method::Hourglass,
            });
        }
        if self.take('=') {
            return Ok(Period {
                time: self.read_time()?,
                moves: None,
                method: Method::FixedPerMove,
            });
        }
        if self.take('c') {
            return Ok(Period {
                time: self.read_time()?,
                moves: None,
                method: Method::CanadianByoyomi,
            });
        }
        if self.take('^') {
            self.skip_blanks();
            let counted = if self.begins_with_digit() {
                self.read_time()?
            } else {
                Duration::ZERO
            };
            return Ok(Period {
                time: counted,
                moves: None,
                method: Method::Upcount,
            });
        }
        let number = self.base_number().map_err(|unclear| {
            let is_none = unclear.fault == ControlFault::NumberExpected;
            let fault = if is_none {
                ControlFault::PeriodExpected
            } else {
                unclear.fault
            };
            ControlParseError { fault, ..unclear }
        })?;
        if self.take('x') {
            let method = Method::JapaneseByoyomi {
                periods: whole(number, MOST_STRETCHES)?,
            };
            return Ok(Period {
                time: self.read_time()?,
                moves: None,
                method,
            });
        }
        if self.take('c') {
            let moves = Some(whole(number, MOST_MOVES)?);
            return Ok(Period {
                time: self.read_time()?,
                moves,
                method: Method::CanadianByoyomi,
            });
        }
        let (moves, time) = self.moves_and_time(number)?;
        let method = if self.take('+') || self.typed.is_some() && self.take('|') {
            Method::Fischer {
                increment: self.read_time()?,
            }
        } else if self.take('b') {
            Method::Bronstein {
                delay: self.read_time()?,
            }
        } else if self.take('d') {
            Method::UsDelay {
                delay: self.read_time()?,
            }
        } else {
            Method::SuddenDeath
        };
        // For a person, `5+0` adds nothing.
        let adds_nothing = self.typed.is_some() && method.per_move().is_zero();
        Ok(Period {
            time,
            moves: match moves {
                None => self.moves_behind()?,
                said => said,
            },
            method: if adds_nothing {
                Method::SuddenDeath
            } else {
                method
            },
        })
    }

    /// The moves of a period, if it has a number of them, and its time, of which that number has been read.
    fn moves_and_time(
        &mut self,
        number: Number,
    ) -> Result<(Option<u32>, Duration), ControlParseError> {
        if self.take('/') {
            let second = self.base_number()?;
            let (moves, time) = if self.typed.is_some() && number.is_of_time_before_moves(second) {
                (second, number)
            } else {
                (number, second)
            };
            return Ok((Some(whole(moves, MOST_MOVES)?), self.base(time)?));
        }
        if self.are_moves() {
            let time = self.base_number()?;
            return Ok((Some(whole(number, MOST_MOVES)?), self.base(time)?));
        }
        Ok((None, self.base(number)?))
    }

    /// Whether the number before was one of moves, whose time follows: `40 moves in 90`.
    fn are_moves(&mut self) -> bool {
        let are_moves = self.take_word(|word| word == TypedWord::Moves);
        if are_moves {
            self.take_word(|word| word == TypedWord::In);
        }
        are_moves
    }

    fn settings(&mut self, mut control: TimeControl) -> Result<TimeControl, ControlParseError> {
        let (mut late, mut flag, mut own) = (false, false, false);
        while self.take(';') {
            self.skip_blanks();
            let begin = self.at;
            let mut word = String::new();
            while self
                .text
                .starts_with(|next: char| next.is_ascii_alphabetic())
            {
                word.extend(self.next());
            }
            let (said, changed) = match word.as_str() {
                "late" => (
                    &mut late,
                    control.with_first_increment(FirstIncrement::AfterMoveOne),
                ),
                "freeze" => (&mut flag, Ok(control.with_at_flag(AtFlag::Freeze))),
                "playon" => (&mut flag, Ok(control.with_at_flag(AtFlag::PlayOn))),
                "own" => (
                    &mut own,
                    Ok(control.with_next_period(NextPeriod::ToOneself)),
                ),
                _ => {
                    return Err(ControlParseError {
                        at: begin,
                        fault: ControlFault::SettingExpected,
                    });
                }
            };
            if std::mem::replace(said, true) {
                return Err(ControlParseError {
                    at: begin,
                    fault: ControlFault::SettingTwice,
                });
            }
            control = changed.map_err(|improper| ControlParseError {
                at: begin,
                fault: ControlFault::Improper(improper),
            })?;
        }
        Ok(control)
    }
}
