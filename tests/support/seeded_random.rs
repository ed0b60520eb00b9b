//! Random numbers that are the same everywhere and every time, by their seed.

/// A generator of such numbers (xorshift64*).
pub struct SeededRandom(pub u64);

impl SeededRandom {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(number).expect("thirty-one bits") % bound
    }
}
