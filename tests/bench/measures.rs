//! How long the house takes: `cargo bench`.
//!
//! One event heard in short and long games, clock presses, whether a side could still mate, and a frame of the table.

mod events;
mod frame;
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
