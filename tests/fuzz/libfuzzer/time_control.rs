//! libFuzzer at the target `time_control`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::time_control::run(data));
