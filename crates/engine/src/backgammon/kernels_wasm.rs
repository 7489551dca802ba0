//! The two loops of the nets in which all the time goes, in the page's vector registers by hand: the page is compiled
//! for size, and then the compiler makes no vectors of loops (`npm run speed`: 13 % of the program's speed without
//! them, about half with them). Every addition is made in the same order as elsewhere, so the page judges the same to
//! the last bit.

use core::arch::wasm32::{
    f32x4_add, f32x4_extract_lane, f32x4_mul, f32x4_pmax, f32x4_splat, v128, v128_load, v128_store,
};

use super::kernels::{LANES, LEAK, NARROW};

/// Four floats of a chunk, from `at` on.
#[inline(always)]
fn four<const N: usize>(values: &[f32; N], at: usize) -> v128 {
    let four: &[f32; 4] = values[at..].first_chunk().unwrap_or(&[0.0; 4]);
    // SAFETY: it reads the four floats that are borrowed; any alignment will do.
    #[expect(
        unsafe_code,
        reason = "there is no other way into a register; measured, see above"
    )]
    unsafe {
        v128_load(four.as_ptr().cast())
    }
}

/// Puts four floats into a chunk, from `at` on.
#[inline(always)]
fn put<const N: usize>(values: &mut [f32; N], at: usize, register: v128) {
    if let Some(four) = values[at..].first_chunk_mut::<4>() {
        // SAFETY: it writes the four floats that are borrowed; any alignment will do.
        #[expect(
            unsafe_code,
            reason = "there is no other way out of a register; measured, see above"
        )]
        unsafe {
            v128_store(four.as_mut_ptr().cast(), register);
        }
    }
}

/// One block of hidden sums: `base` and the rows, each with its factor.
#[inline(always)]
pub(super) fn block_sums<const WIDTH: usize>(
    base: &[f32],
    weights: &[f32],
    rows: &[(u32, f32)],
    stride: usize,
) -> [f32; WIDTH] {
    const { assert!(WIDTH == NARROW) };
    let base: &[f32; WIDTH] = base.first_chunk().unwrap_or(&[0.0; WIDTH]);
    macro_rules! each {
        ($($sum:ident $at:literal),*) => {{
            $(let mut $sum = four(base, $at);)*
            for &(row, factor) in rows {
                let row = weights[row as usize * stride..].first_chunk::<WIDTH>();
                let row = row.unwrap_or(&[0.0; WIDTH]);
                let factor = f32x4_splat(factor);
                $($sum = f32x4_add($sum, f32x4_mul(factor, four(row, $at)));)*
            }
            let mut sums = [0.0; WIDTH];
            $(put(&mut sums, $at, $sum);)*
            sums
        }};
    }
    each!(a 0, b 4, c 8, d 12, e 16, f 20, g 24, h 28)
}

/// `outputs` + the bent units, each times its row of output weights: four sums that do not wait for each other.
#[inline(always)]
pub(super) fn multiplied(outputs: [f32; LANES], units: &[f32], weights: &[f32]) -> [f32; LANES] {
    let nothing = f32x4_splat(0.0);
    let leak = f32x4_splat(LEAK);
    let (mut a, mut a2) = (four(&outputs, 0), four(&outputs, 4));
    let (mut b, mut b2) = (nothing, nothing);
    let (mut c, mut c2) = (nothing, nothing);
    let (mut d, mut d2) = (nothing, nothing);
    let rows = weights.as_chunks::<{ 4 * LANES }>().0;
    for (units, rows) in units.as_chunks::<4>().0.iter().zip(rows) {
        let sums = four(units, 0);
        let units = f32x4_pmax(f32x4_mul(leak, sums), sums);
        macro_rules! add {
            ($($low:ident $high:ident $which:literal),*) => {$(
                let unit = f32x4_splat(f32x4_extract_lane::<$which>(units));
                $low = f32x4_add($low, f32x4_mul(unit, four(rows, $which * LANES)));
                $high = f32x4_add($high, f32x4_mul(unit, four(rows, $which * LANES + 4)));
            )*};
        }
        add!(a a2 0, b b2 1, c c2 2, d d2 3);
    }
    let mut out = [0.0; LANES];
    put(&mut out, 0, f32x4_add(f32x4_add(a, b), f32x4_add(c, d)));
    put(&mut out, 4, f32x4_add(f32x4_add(a2, b2), f32x4_add(c2, d2)));
    out
}
