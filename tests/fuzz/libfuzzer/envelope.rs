//! libFuzzer at the target `envelope`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::envelope::run(data));
