//! libFuzzer at the target `tournament_report`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::tournament_report::run(data));
