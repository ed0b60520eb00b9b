//! One event heard, in games of different lengths: it should take the same time in all of them.

use divan::Bencher;
use jadoube_core::chess::{ByColor, Chess, Move, Position as _, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Terms};
use std::time::Duration;

use super::move_generator::quiet_moves;

const PLIES: [usize; 3] = [2, 50, 500];

/// A game on its way: the arbiter, the position and the moment.
#[derive(Clone)]
struct Game {
    arbiter: Arbiter,
    position: Chess,
    at: Moment,
}

impl Game {
    fn begin() -> Self {
        let control: TimeControl = "5400+30".parse().expect("a usual control");
        let terms = Terms {
            control: Some(ByColor {
                black: control.clone(),
                white: control,
            }),
            ..Terms::default()
        };
        let mut arbiter = Arbiter::new(terms);
        arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
        Self {
            arbiter,
            position: Chess::default(),
            at: Moment::START,
        }
    }

    /// Makes and completes these moves, a second apart.
    fn play(&mut self, moves: &[Move]) {
        for mv in moves {
            self.at = self.at + Duration::from_secs(1);
            for act in acts_of(&self.position, *mv)
                .into_iter()
                .chain([PlayerAct::Press])
            {
                self.hear(&act);
            }
            self.position.play_unchecked(*mv);
        }
    }

    fn hear(&mut self, act: &PlayerAct) {
        let player = self.position.turn();
        self.arbiter.hear(&Event::of(player, self.at, act.clone()));
    }
}

/// How long `act` takes to be heard after `plies` moves and these acts.
///
/// The last two moves are made on a copy of the game before the watch starts. A copy of a list has no room to grow, so
/// the first move after it would pay for the copying and not for the hearing.
fn hear(bencher: Bencher<'_, '_>, plies: usize, before: &[PlayerAct], act: &PlayerAct) {
    let moves = quiet_moves(plies);
    let (long_ago, just_now) = moves.split_at(plies - 2);
    let mut game = Game::begin();
    game.play(long_ago);
    let mut last = game.clone();
    last.play(just_now);
    assert_eq!(
        last.arbiter.table().game().position(),
        &last.position,
        "the game went as planned"
    );
    assert_eq!(last.arbiter.table().game().plies().len(), plies);
    let event = Event::of(last.position.turn(), last.at, act.clone());
    bencher
        .with_inputs(|| {
            let mut game = game.clone();
            game.play(just_now);
            for earlier in before {
                game.hear(earlier);
            }
            game.arbiter
        })
        .bench_local_refs(|arbiter| arbiter.hear(&event));
}

#[divan::bench(args = PLIES)]
fn a_piece_is_lifted(bencher: Bencher<'_, '_>, plies: usize) {
    hear(bencher, plies, &[], &PlayerAct::Lift(Square::A1));
}

#[divan::bench(args = PLIES)]
fn a_piece_is_released(bencher: Bencher<'_, '_>, plies: usize) {
    let (from, to) = last_move(plies);
    hear(
        bencher,
        plies,
        &[PlayerAct::Lift(from)],
        &PlayerAct::Release(to),
    );
}

#[divan::bench(args = PLIES)]
fn the_clock_is_pressed(bencher: Bencher<'_, '_>, plies: usize) {
    let (from, to) = last_move(plies);
    hear(
        bencher,
        plies,
        &[PlayerAct::Lift(from), PlayerAct::Release(to)],
        &PlayerAct::Press,
    );
}

/// From where to where the game goes on after `plies` moves.
fn last_move(plies: usize) -> (Square, Square) {
    let mv = *quiet_moves(plies + 1).last().expect("a move");
    (mv.from().expect("a piece on the board"), mv.to())
}
