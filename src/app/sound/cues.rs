//! What is heard when something happens at the board.

use crate::app::sound::Sound;
use jadoube_core::chess::{Color, Position as _};
use jadoube_core::laws::{Consequence, Deed, PlayerAct, Table};
use jadoube_core::record::Entry;

/// The sounds of what happened since, on the table as it is now.
pub fn sounds_since(log: &[Entry], before: usize, table: &Table) -> Vec<Sound> {
    let since = log.get(before..).unwrap_or_default();
    let mut sounds: Vec<Sound> = since.iter().flat_map(sounds_of).collect();
    let is_moved = since.iter().any(|entry| entry.has(Consequence::is_move));
    let is_check = table.game().position().is_check() && table.standing().is_unfinished();
    if is_moved && is_check {
        sounds.push(Sound::Check);
    }
    sounds
}

/// The sounds of one entry, in order, each once.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most acts and consequences are silent"
)]
fn sounds_of(entry: &Entry) -> Vec<Sound> {
    let mut sounds = Vec::new();
    let consequences: Vec<&Consequence> = entry.consequences().collect();
    let captures = consequences
        .iter()
        .any(|consequence| matches!(consequence, Consequence::Made(mv) if mv.is_capture()));
    match &entry.event.deed {
        Deed::Player(color, act) => match act {
            PlayerAct::Release(_)
            | PlayerAct::Set(_)
            | PlayerAct::PutBack
            | PlayerAct::Play(_)
            | PlayerAct::Move(_) => {
                sounds.push(if captures {
                    Sound::Capture
                } else {
                    Sound::Move
                });
            }
            PlayerAct::Press => sounds.push(lever(*color)),
            PlayerAct::OfferDraw => sounds.push(Sound::DrawOffer),
            PlayerAct::StopClocks => sounds.push(Sound::Alert),
            _ => {}
        },
        Deed::Flag(_) => sounds.push(Sound::Flag),
        Deed::Arbiter(_) | Deed::Common(..) => {}
    }
    if let Deed::Player(color, PlayerAct::Move(_)) = &entry.event.deed {
        sounds.push(lever(*color));
    }
    for consequence in consequences {
        let sound = match consequence {
            Consequence::Illegal(..)
            | Consequence::Reinstate
            | Consequence::TakeBack
            | Consequence::PutBack
            | Consequence::Unmade(_)
            | Consequence::PressTakenBack(_)
            | Consequence::ClaimRejected => Sound::Refusal,
            Consequence::ReinstateAt(_)
            | Consequence::AskArbiter(_)
            | Consequence::ClaimUpheld
            | Consequence::ClaimPostponed
            | Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::DeclaredLost(_) => Sound::Alert,
            Consequence::Period(..) => Sound::PeriodChange,
            Consequence::Over(_) => Sound::GameOver,
            _ => continue,
        };
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds
}

const fn lever(color: Color) -> Sound {
    match color {
        Color::White => Sound::LeverLeft,
        Color::Black => Sound::LeverRight,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::chess::Square;
    use jadoube_core::clock::Moment;
    use jadoube_core::laws::{Arbiter, Event, Presence, Terms};

    /// What is heard of the last of those acts of White's, where an arbiter watches or does not.
    fn heard_of_the_last(arbiter: Presence, acts: &[PlayerAct]) -> Vec<Sound> {
        let mut arbiter = Arbiter::new(Terms {
            arbiter,
            ..Terms::default()
        });
        let mut log = Vec::new();
        for act in acts {
            let event = Event::of(Color::White, Moment::START, act.clone());
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        }
        sounds_since(&log, log.len() - 1, arbiter.table())
    }

    /// What the arbiter rules is heard with what it is ruled on, not with what comes next.
    #[test]
    fn a_ruling_is_heard_at_once() {
        use PlayerAct::{ClaimRepetition, LetGo, Lift, Release, Touch};
        let another_moves = [
            Touch(Square::E2),
            LetGo,
            Lift(Square::D2),
            Release(Square::D4),
        ];
        let heard = heard_of_the_last(Presence::Present, &another_moves);
        assert_eq!(heard, [Sound::Move, Sound::Refusal]);
        let heard = heard_of_the_last(Presence::Present, &another_moves[..1]);
        assert_eq!(heard, [], "a touch alone is silent");
        let heard = heard_of_the_last(Presence::Present, &[ClaimRepetition(None)]);
        assert_eq!(heard, [Sound::Refusal]);
    }
}
