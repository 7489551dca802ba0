//! What the processor can do that not every one can.

/// Has it what inner loops are compiled for a second time: AVX2, and what is less than that?
#[inline]
pub(crate) fn is_modern() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("avx2") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt")
}
