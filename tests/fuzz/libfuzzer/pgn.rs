//! libFuzzer at the target `pgn`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::pgn::run(data));
