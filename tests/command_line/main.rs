//! The command line without a window: `cargo test -p jadoube-cli --test command_line`.

mod answers_in_words;
mod endless_input;
mod event_command;
mod export_command;
#[cfg(target_os = "linux")]
mod failing_output;
mod judge_command;
mod judge_forms;
mod law_command;
mod mate_command;
mod no_window;
mod report_command;

#[path = "../support"]
mod support {
    mod endgames;
    #[expect(dead_code, reason = "no package is needed here")]
    pub mod python_interpreter;
    pub mod seeded_random;
}
