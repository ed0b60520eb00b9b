//! Numbers that look random and follow from a seed (`SplitMix64`).

/// A generator of such numbers.
#[derive(Clone, Debug)]
pub struct SeededRng(u64);

impl SeededRng {
    /// The generator that this seed begins.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns the next number.
    pub const fn draw(&mut self) -> u64 {
        self.next()
    }

    /// A number below `bound`; nought where nothing is below it.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % bound).unwrap_or_default()
    }

    /// Whether something happens that happens in so many of a thousand cases.
    pub fn happens(&mut self, of_a_thousand: u32) -> bool {
        self.next() % 1000 < u64::from(of_a_thousand)
    }

    /// One of these, if there are any.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let at = self.below(all.len());
        all.get(at).copied()
    }

    /// Brings these into another order.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let numbers = |seed| {
            let mut seeded = SeededRng::new(seed);
            (0..50).map(|_| seeded.below(10)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
        assert!(numbers(7).into_iter().all(|it| it < 10));
    }

    #[test]
    fn a_shuffle_loses_nothing_and_nothing_is_picked_of_nothing() {
        let mut all: Vec<usize> = (0..20).collect();
        SeededRng::new(3).shuffle(&mut all);
        let mut sorted = all.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
        assert_eq!(SeededRng::new(3).pick::<u8>(&[]), None);
    }
}
