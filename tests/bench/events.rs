//! One event heard, in games of different lengths: it should take the same time in all of them.

use divan::Bencher;
use jadoube::chess::{ByColor, Chess, Color, Position as _, Square};
use jadoube::clock::{Moment, TimeControl};
use jadoube::laws::play::acts_of;
use jadoube::laws::{Act, Arbiter, Event, Terms};
use std::time::Duration;

use super::game::quiet_moves;

const PLIES: [usize; 3] = [2, 50, 500];

/// An arbiter before whom `plies` moves were made and completed, a second apart.
fn after(plies: usize) -> (Arbiter, Moment) {
    let control: TimeControl = "5400+30".parse().expect("a usual control");
    let terms = Terms {
        control: Some(ByColor {
            black: control.clone(),
            white: control,
        }),
        ..Terms::default()
    };
    let mut arbiter = Arbiter::new(terms);
    arbiter.hear(&Event::of_arbiter(Moment::START, Act::Start));
    let mut position = Chess::default();
    let mut at = Moment::START;
    for mv in quiet_moves(plies) {
        at = at + Duration::from_secs(1);
        let player = position.turn();
        for act in acts_of(&position, mv).into_iter().chain([Act::Press]) {
            arbiter.hear(&Event::of(player, at, act));
        }
        position.play_unchecked(mv);
    }
    assert_eq!(
        arbiter.table().game().position(),
        &position,
        "the game went as planned"
    );
    assert_eq!(arbiter.table().game().plies().len(), plies);
    (arbiter, at + Duration::from_secs(1))
}

fn hear(bencher: Bencher<'_, '_>, plies: usize, before: &[Act], act: &Act) {
    let (mut arbiter, at) = after(plies);
    for earlier in before {
        arbiter.hear(&Event::of(Color::White, at, earlier.clone()));
    }
    let event = Event::of(Color::White, at, act.clone());
    bencher
        .with_inputs(|| arbiter.clone())
        .bench_local_refs(|arbiter| arbiter.hear(&event));
}

#[divan::bench(args = PLIES)]
fn a_piece_is_lifted(bencher: Bencher<'_, '_>, plies: usize) {
    hear(bencher, plies, &[], &Act::Lift(Square::A1));
}

#[divan::bench(args = PLIES)]
fn a_piece_is_released(bencher: Bencher<'_, '_>, plies: usize) {
    let (from, to) = last_move(plies);
    hear(bencher, plies, &[Act::Lift(from)], &Act::Release(to));
}

#[divan::bench(args = PLIES)]
fn the_clock_is_pressed(bencher: Bencher<'_, '_>, plies: usize) {
    let (from, to) = last_move(plies);
    hear(
        bencher,
        plies,
        &[Act::Lift(from), Act::Release(to)],
        &Act::Press,
    );
}

/// From where to where the game goes on after `plies` moves.
fn last_move(plies: usize) -> (Square, Square) {
    let mv = *quiet_moves(plies + 1).last().expect("a move");
    (mv.from().expect("a piece on the board"), mv.to())
}
