//! The usual time controls, and the options of the DGT 3000 by number.
//!
//! Sources: the DGT 3000 manual v1.0 of July 2014 for options 01–14; 15–24 from dealers' descriptions. Its periods end at
//! zero, for that clock leaves the counting of moves to people.

use super::control_text::AgreedTimeControl;

/// A time control one can choose by name or number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The option's number on a DGT 3000, if it has one there.
    pub dgt: Option<u8>,
    /// The control as [`control_text`](super::control_text) defines it: also its name for settings and search.
    pub written: &'static str,
}

impl Preset {
    /// What each side is given.
    #[expect(
        clippy::missing_panics_doc,
        reason = "a test reads every preset, so it does not panic"
    )]
    pub fn agreement(&self) -> AgreedTimeControl {
        self.written
            .parse()
            .expect("every preset is readable, as a test shows")
    }
}

/// The controls most games are played with, short ones first.
pub const USUAL: [Preset; 9] = [
    usual("60"),
    usual("180+2"),
    usual("300"),
    usual("300+3"),
    usual("600+5"),
    usual("900+10"),
    usual("1800"),
    usual("3600+30"),
    usual("5400+30"),
];

/// Further controls in use at FIDE's and club events, slow ones first; the last is for a game that must be decided.
pub const FURTHER: [Preset; 14] = [
    usual("40/7200:20/3600:900+30"),
    usual("40/7200:1800+30"),
    usual("40/7200:3600"),
    usual("40/6000+30:20/3000+30:900+30"),
    usual("40/6000+30:900+30"),
    usual("40/5400+30:1800+30"),
    usual("40/5400+30:900+30"),
    usual("7200"),
    usual("3600"),
    usual("1500+10"),
    usual("900"),
    usual("600+10"),
    usual("60+1"),
    usual("W300-B240"),
];

/// The options of a DGT 3000 in order of their numbers, 01 to 24; 25 is reserved for control by an electronic board, and 26–30
/// are the owner's own.
pub const DGT_3000: [Preset; 24] = [
    option(1, "300"),
    option(2, "600"),
    option(3, "1500"),
    option(4, "3600"),
    option(5, "7200"),
    option(6, "7200:1800"),
    option(7, "7200:3600"),
    option(8, "7200:3600:1800"),
    option(9, "7200:3600:3600"),
    option(10, "180+2"),
    option(11, "1500+10"),
    option(12, "5400+30"),
    option(13, "5400+30:1800+30"),
    option(14, "6000+30:3000+30:900+30"),
    option(15, "1500b10"),
    option(16, "6900b5"),
    option(17, "7200b30:900b30"),
    option(18, "7200b30:3600b30:900b30"),
    option(19, "3600:c300"),
    option(20, "3600:1x20"),
    option(21, "1500:^"),
    option(22, "300d2"),
    option(23, "1500d5"),
    option(24, "6900d5:3600d5"),
];

const fn usual(written: &'static str) -> Preset {
    Preset { dgt: None, written }
}

const fn option(number: u8, written: &'static str) -> Preset {
    Preset {
        dgt: Some(number),
        written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_readable_and_written_the_shortest_way() {
        for preset in USUAL.into_iter().chain(FURTHER).chain(DGT_3000) {
            assert_eq!(preset.agreement().to_string(), preset.written);
        }
    }

    #[test]
    fn no_time_is_offered_twice() {
        for preset in FURTHER {
            assert!(!USUAL.contains(&preset), "{}", preset.written);
        }
    }

    #[test]
    fn options_are_numbered_through() {
        for (index, preset) in (1..).zip(DGT_3000) {
            assert_eq!(preset.dgt, Some(index));
        }
    }
}
