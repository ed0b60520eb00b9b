//! libFuzzer at the target `pairing_list`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| readers::pairing_list::run(data));
