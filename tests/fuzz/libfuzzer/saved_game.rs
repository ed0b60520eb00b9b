//! libFuzzer at the target `saved_game`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::saved_game::run(data));
