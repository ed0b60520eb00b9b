//! libFuzzer at the target `notation`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::notation::run(data));
