//! libFuzzer at the target `tournament_log`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::tournament_log::run(data));
