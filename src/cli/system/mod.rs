//! What the system gives to every program: its files, their faults, and the language that it asks for.
//!
//! Which files the program keeps, and what stands in them, belongs to whoever asks.

pub mod atomic_file;
pub mod file_problem;
pub mod file_uri;
pub mod regular_file;
pub mod system_language;
