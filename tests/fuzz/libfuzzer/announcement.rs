//! libFuzzer at the target `announcement`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::announcement::run(data));
