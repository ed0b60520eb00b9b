//! libFuzzer at the target `fen`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::fen::run(data));
