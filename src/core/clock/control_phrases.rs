//! What a time control says, as phrases in order: data, which the i18n room puts into words.
//!
//! `40/6000+30:900+30` is "40 moves in 1:40:00", "30 seconds more each move from move 1", "0:15:00 for the rest".

use std::time::Duration;

use super::control::{AtFlag, FirstIncrement, Method, NextPeriod, Period, TimeControl};

/// One phrase of what a time control says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// `time` for the whole game.
    WholeGame {
        /// How much.
        time: Duration,
    },
    /// `moves` moves in `time`, once.
    MovesIn {
        /// How many moves.
        moves: u32,
        /// How much time for all of them.
        time: Duration,
    },
    /// `time` for every further `moves` moves, again and again.
    EveryMovesIn {
        /// How many moves.
        moves: u32,
        /// How much time for all of them.
        time: Duration,
    },
    /// `time`, and the next period when it is used up.
    UntilUsedUp {
        /// How much.
        time: Duration,
    },
    /// `time` for the rest of the game.
    Rest {
        /// How much.
        time: Duration,
    },
    /// Hourglass of `time`: what one player uses the other gains.
    Hourglass {
        /// What each begins with.
        time: Duration,
    },
    /// Japanese byo-yomi: `stretches` stretches of `time`.
    Japanese {
        /// How many.
        stretches: u32,
        /// How long each is.
        time: Duration,
    },
    /// Canadian byo-yomi: `time` for every `moves` moves, unused time is lost; `None`: the arbiter counts.
    Canadian {
        /// How many moves renew the time.
        moves: Option<u32>,
        /// How much time.
        time: Duration,
    },
    /// Time counts upwards from `from`.
    Upcount {
        /// Where counting begins.
        from: Duration,
    },
    /// `time` for each move.
    EachMove {
        /// How much.
        time: Duration,
    },
    /// `time` more each move.
    Increment {
        /// How much.
        time: Duration,
        /// The first move that has it.
        from: Beginning,
    },
    /// Each move the time used is given back, at most `time`.
    Bronstein {
        /// At most how much.
        time: Duration,
        /// The first move that has it.
        from: Beginning,
    },
    /// Each move the clock waits `time`.
    UsDelay {
        /// How long.
        time: Duration,
        /// The first move that has it.
        from: Beginning,
    },
    /// Nothing more by the move.
    NothingByTheMove {
        /// The first move that has nothing.
        from: Beginning,
    },
    /// The first increment comes only after the first move.
    FirstIncrementLate,
    /// At the flag the clock does this, which is not usual for the method.
    AtFlag(AtFlag),
    /// The next period's time goes only to the player who used theirs up.
    OwnPeriods,
}

impl Phrase {
    /// Whether it says how much time there is, and not that something about it is unusual.
    pub const fn is_usual(&self) -> bool {
        !matches!(
            self,
            Self::FirstIncrementLate | Self::AtFlag(_) | Self::OwnPeriods
        )
    }
}

/// Beginning when on something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beginning {
    /// Beginning this move on; the first is 1.
    Move(u32),
    /// Beginning when the period with this index begins, whichever move that is.
    Period(usize),
}

/// What `control` says, period by period, then its unusual settings.
///
/// What is given by the move is said where it begins or changes, not again with each period.
pub fn understood(control: &TimeControl) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let mut by_the_move = Method::SuddenDeath;
    let mut first_move = Some(1_u32);
    let last = control.periods().len() - 1;
    for (index, period) in control.periods().iter().enumerate() {
        let time = period.time;
        phrases.push(match (period.method, period.moves) {
            (Method::Hourglass, _) => Phrase::Hourglass { time },
            (Method::JapaneseByoyomi { periods }, _) => Phrase::Japanese {
                stretches: periods,
                time,
            },
            (Method::CanadianByoyomi, moves) => Phrase::Canadian { moves, time },
            (Method::Upcount, _) => Phrase::Upcount { from: time },
            (Method::FixedPerMove, _) => Phrase::EachMove { time },
            (kept, moves) => {
                debug_assert!(kept.keeps_time(), "the other methods were named");
                match moves {
                    Some(moves) if index == last => Phrase::EveryMovesIn { moves, time },
                    Some(moves) => Phrase::MovesIn { moves, time },
                    None if index < last => Phrase::UntilUsedUp { time },
                    None if index == 0 => Phrase::WholeGame { time },
                    None => Phrase::Rest { time },
                }
            }
        });
        let from = first_move.map_or(Beginning::Period(index), Beginning::Move);
        if period.method.keeps_time() && period.method != by_the_move {
            by_the_move = period.method;
            phrases.push(given_by_the_move(by_the_move, from));
        }
        first_move = first_move
            .zip(period.moves)
            .map(|(first, moves)| first.saturating_add(moves));
    }
    if control.first_increment() == FirstIncrement::AfterMoveOne {
        phrases.push(Phrase::FirstIncrementLate);
    }
    if control.at_flag() != AtFlag::default_for(control.periods()) {
        phrases.push(Phrase::AtFlag(control.at_flag()));
    }
    if control.next_period() == NextPeriod::ToOneself {
        phrases.push(Phrase::OwnPeriods);
    }
    phrases
}

/// The time control that says these phrases, if one does: the way back from [`understood`].
pub fn meant(phrases: &[Phrase]) -> Option<TimeControl> {
    let mut periods: Vec<Period> = Vec::new();
    let mut by_the_move = Method::SuddenDeath;
    let (mut first, mut flag, mut next) = (None, None, NextPeriod::default());
    for phrase in phrases {
        let (time, moves, method) = match *phrase {
            Phrase::WholeGame { time } | Phrase::UntilUsedUp { time } | Phrase::Rest { time } => {
                (time, None, by_the_move)
            }
            Phrase::MovesIn { moves, time } | Phrase::EveryMovesIn { moves, time } => {
                (time, Some(moves), by_the_move)
            }
            Phrase::Hourglass { time } => (time, None, Method::Hourglass),
            Phrase::Japanese { stretches, time } => {
                let periods = stretches;
                (time, None, Method::JapaneseByoyomi { periods })
            }
            Phrase::Canadian { moves, time } => (time, moves, Method::CanadianByoyomi),
            Phrase::Upcount { from } => (from, None, Method::Upcount),
            Phrase::EachMove { time } => (time, None, Method::FixedPerMove),
            Phrase::Increment { time, .. } => {
                by_the_move = Method::Fischer { increment: time };
                periods.last_mut()?.method = by_the_move;
                continue;
            }
            Phrase::Bronstein { time, .. } => {
                by_the_move = Method::Bronstein { delay: time };
                periods.last_mut()?.method = by_the_move;
                continue;
            }
            Phrase::UsDelay { time, .. } => {
                by_the_move = Method::UsDelay { delay: time };
                periods.last_mut()?.method = by_the_move;
                continue;
            }
            Phrase::NothingByTheMove { .. } => {
                by_the_move = Method::SuddenDeath;
                periods.last_mut()?.method = by_the_move;
                continue;
            }
            Phrase::FirstIncrementLate => {
                first = Some(FirstIncrement::AfterMoveOne);
                continue;
            }
            Phrase::AtFlag(at_flag) => {
                flag = Some(at_flag);
                continue;
            }
            Phrase::OwnPeriods => {
                next = NextPeriod::ToOneself;
                continue;
            }
        };
        periods.push(Period {
            time,
            moves,
            method,
        });
    }
    let mut control = TimeControl::new(periods).ok()?;
    if let Some(first) = first {
        control = control.with_first_increment(first).ok()?;
    }
    if let Some(flag) = flag {
        control = control.with_at_flag(flag);
    }
    let control = control.with_next_period(next);
    (understood(&control) == phrases).then_some(control)
}

fn given_by_the_move(method: Method, from: Beginning) -> Phrase {
    match method {
        Method::Fischer { increment } => Phrase::Increment {
            time: increment,
            from,
        },
        Method::Bronstein { delay } => Phrase::Bronstein { time: delay, from },
        Method::UsDelay { delay } => Phrase::UsDelay { time: delay, from },
        Method::SuddenDeath
        | Method::Hourglass
        | Method::JapaneseByoyomi { .. }
        | Method::CanadianByoyomi
        | Method::Upcount
        | Method::FixedPerMove => Phrase::NothingByTheMove { from },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phrases_of_a_control() {
        let seconds = Duration::from_secs;
        let one = Beginning::Move(1);
        let said = |text: &str| understood(&text.parse().expect(text));
        assert_eq!(
            said("40/6000+30:900+30"),
            [
                Phrase::MovesIn {
                    moves: 40,
                    time: seconds(6_000)
                },
                Phrase::Increment {
                    time: seconds(30),
                    from: one
                },
                Phrase::Rest { time: seconds(900) },
            ]
        );
        assert_eq!(
            said("40/7200:20/3600:900+30"),
            [
                Phrase::MovesIn {
                    moves: 40,
                    time: seconds(7_200)
                },
                Phrase::MovesIn {
                    moves: 20,
                    time: seconds(3_600)
                },
                Phrase::Rest { time: seconds(900) },
                Phrase::Increment {
                    time: seconds(30),
                    from: Beginning::Move(61)
                },
            ]
        );
        assert_eq!(
            said("5400+30:1800;late;playon;own"),
            [
                Phrase::UntilUsedUp {
                    time: seconds(5_400)
                },
                Phrase::Increment {
                    time: seconds(30),
                    from: one
                },
                Phrase::Rest {
                    time: seconds(1_800)
                },
                Phrase::NothingByTheMove {
                    from: Beginning::Period(1)
                },
                Phrase::FirstIncrementLate,
                Phrase::AtFlag(AtFlag::PlayOn),
                Phrase::OwnPeriods,
            ]
        );
        assert_eq!(
            said("3600:5x30"),
            [
                Phrase::UntilUsedUp {
                    time: seconds(3_600)
                },
                Phrase::Japanese {
                    stretches: 5,
                    time: seconds(30)
                },
            ]
        );
        assert_eq!(
            said("40/7200"),
            [Phrase::EveryMovesIn {
                moves: 40,
                time: seconds(7_200)
            }]
        );
        assert_eq!(said("*180"), [Phrase::Hourglass { time: seconds(180) }]);
        assert_eq!(said("300"), [Phrase::WholeGame { time: seconds(300) }]);
    }
}
