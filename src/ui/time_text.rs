//! A time control in short, as players say it: minutes and seconds, `90 + 30`.

use std::time::Duration;

use crate::clock::{Method, TimeControl};

/// Minutes and seconds as players say them; what has no such name is written in the grammar of PGN.
#[must_use]
pub fn brief(control: &TimeControl) -> String {
    let mut parts = Vec::new();
    for period in control.periods() {
        let added = match period.method {
            Method::SuddenDeath => String::new(),
            Method::Fischer { increment } => format!(" + {}", seconds(increment)),
            Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => return control.to_string(),
        };
        let moves = period
            .moves
            .map(|moves| format!("{moves}/"))
            .unwrap_or_default();
        parts.push(format!("{moves}{}{added}", minutes(period.time)));
    }
    parts.join(", ")
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds.is_multiple_of(60) {
        (seconds / 60).to_string()
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

fn seconds(time: Duration) -> String {
    let text = format!("{:.3}", time.as_secs_f64());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_said_as_players_say_them() {
        for (written, said) in [
            ("5400+30", "90 + 30"),
            ("300", "5"),
            ("90+1", "1:30 + 1"),
            ("40/5400+30:1800+30", "40/90 + 30, 30 + 30"),
        ] {
            let control: TimeControl = written.parse().expect("a time control");
            assert_eq!(brief(&control), said);
        }
    }
}
