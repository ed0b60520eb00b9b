//! How long the house takes: `cargo bench`.
//!
//! One event heard in short and long games, clock presses, and whether a side could still mate.

mod events;
mod game;
mod presses;
mod verdicts;

fn main() {
    println!(
        "{} presses: time lost {} ns",
        presses::COUNT,
        presses::time_lost()
    );
    divan::main();
}
