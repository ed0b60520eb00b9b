//! libFuzzer at the target `script`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::script::run(data));
