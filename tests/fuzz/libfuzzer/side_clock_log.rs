//! libFuzzer at the target `side_clock_log`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::side_clock_log::run(data));
