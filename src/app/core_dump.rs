//! No core dump: what the system keeps of a program that failed would hold a sealed move that was being typed, and the
//! passphrases of its envelope.

/// Forbids the system to keep the memory of this program if it fails, in a file or in a collector of crashes.
///
/// A limit of one byte does both on Linux: no file is that short, and a collector, which a limit of none would not keep
/// away, is not called. Where the system refuses, the program runs all the same.
#[cfg(unix)]
pub fn forbid() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Core);
    let least = Rlimit {
        current: Some(maximum.map_or(1, |maximum| maximum.min(1))),
        maximum,
    };
    let _ = setrlimit(Resource::Core, least);
}

/// Nothing is to be forbidden here: a collector of crashes has to be asked for.
#[cfg(not(unix))]
pub const fn forbid() {}
