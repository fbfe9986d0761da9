//! Zobrist hashing. The numbers never change, because keys are stored.

/// Spreads a number over 64 bits (the finaliser of `SplitMix64`).
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A table of `N` such numbers; `seed` tells tables apart.
pub const fn table<const N: usize>(seed: u64) -> [u64; N] {
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = mix(mix(seed) ^ i as u64);
        i += 1;
    }
    out
}
