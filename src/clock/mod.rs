//! Durations in, remaining time out. No wall clock.
