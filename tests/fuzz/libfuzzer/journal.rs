//! libFuzzer at the target `journal`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::journal::run(data));
