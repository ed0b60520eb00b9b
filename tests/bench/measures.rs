//! How long the house takes: `cargo bench`.
//!
//! One event heard in short and long games, clock presses, whether a side could still mate, a frame of the table, and a
//! long journal taken up.

mod events;
mod frame;
mod game;
mod journal;
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
