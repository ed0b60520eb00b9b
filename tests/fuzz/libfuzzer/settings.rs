//! libFuzzer at the target `settings`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::settings::run(data));
