//! Microbenchmarks: `cargo bench --bench microbenchmarks`.
//!
//! One event heard in short and long games, clock presses, whether a side could still mate, a frame of the table, and a
//! long journal taken up.

mod events;
mod frame;
mod journal_replay;
mod mate_search;
mod move_generator;
mod presses;

#[path = "../support"]
mod support {
    pub mod seeded_random;
}

fn main() {
    println!(
        "{} presses: time lost {} ns",
        presses::COUNT,
        presses::time_lost()
    );
    divan::main();
}
