//! The inner loops of the nets.
//!
//! Written so that the order of every addition is fixed: eight running sums, no fused multiply-add. The compiler may
//! use whatever vector registers there are, and a net judges the same to the last bit on every machine and in the page.
//! Where the processor has AVX2 the same code, compiled for it, is called: 1.3 to 1.5 times as many evaluations a
//! second.

use super::inputs::Rows;

/// Defines a kernel twice: once for any machine, once for AVX2, and picks at run time.
macro_rules! kernel {
    ($(#[$meta:meta])* $name:ident($($argument:ident: $type:ty),*) $(-> $output:ty)? $body:block) => {
        $(#[$meta])*
        #[inline]
        pub(crate) fn $name($($argument: $type),*) $(-> $output)? {
            #[inline(always)]
            fn plain($($argument: $type),*) $(-> $output)? $body

            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
                fn with_avx2($($argument: $type),*) $(-> $output)? {
                    plain($($argument),*)
                }

                if $crate::processor::is_modern() {
                    // SAFETY: the processor has been asked for every feature that the function is compiled for.
                    #[expect(unsafe_code, reason = "a call that depends on the processor; measured, see above")]
                    return unsafe { with_avx2($($argument),*) };
                }
            }
            plain($($argument),*)
        }
    };
}

pub(crate) use kernel;

/// What passes of a hidden sum below 0. With nothing passing, units died under a high rate until whole openings were
/// judged alike (measured: TD(0) went from 0.013 to 0.05 on the ruler); a dead unit cannot learn to live again.
pub(super) const LEAK: f32 = 1.0 / 64.0;

/// A hidden unit: its sum above 0, and a little of it below. Compared and not `f32::max`, which minds what is no number
/// and takes more than one instruction for it.
#[inline(always)]
const fn bent(sum: f32) -> f32 {
    let little = LEAK * sum;
    if sum > little { sum } else { little }
}

/// Floats that are summed side by side in registers, where a layer is wide enough: the page's registers hold half as
/// many.
const BLOCK: usize = if cfg!(target_arch = "wasm32") {
    NARROW
} else {
    64
};
/// Widths are multiples of this.
pub(super) const NARROW: usize = 32;
/// Outputs lie side by side, filled up to one vector register.
pub(crate) const LANES: usize = 8;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::kernels_wasm::{block_sums, multiplied};

/// One block of hidden sums: `base` and the rows, each with its factor.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline(always)]
fn block_sums<const WIDTH: usize>(
    base: &[f32],
    weights: &[f32],
    rows: &[(u32, f32)],
    stride: usize,
) -> [f32; WIDTH] {
    let mut sums = [0.0f32; WIDTH];
    sums.copy_from_slice(&base[..WIDTH]);
    for &(row, factor) in rows {
        let row = &weights[row as usize * stride..][..WIDTH];
        for lane in 0..WIDTH {
            sums[lane] += factor * row[lane];
        }
    }
    sums
}

/// `outputs` + the bent units, each times its row of output weights: four sums that do not wait for each other.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline(always)]
fn multiplied(outputs: [f32; LANES], units: &[f32], weights: &[f32]) -> [f32; LANES] {
    let mut sums = [outputs, [0.0; LANES], [0.0; LANES], [0.0; LANES]];
    let rows = weights.as_chunks::<LANES>().0.as_chunks::<4>().0;
    for (units, rows) in units.as_chunks::<4>().0.iter().zip(rows) {
        for which in 0..4 {
            let unit = bent(units[which]);
            for lane in 0..LANES {
                sums[which][lane] += unit * rows[which][lane];
            }
        }
    }
    core::array::from_fn(|lane| (sums[0][lane] + sums[1][lane]) + (sums[2][lane] + sums[3][lane]))
}

kernel! {
    /// What a net says of each position: to `outputs`, which hold the bias, comes what the hidden units make of it.
    /// Block by block and not position by position: the rows that positions share come from the nearest cache then, and
    /// the hidden units never leave it.
    judge_rows(outputs: &mut [[f32; LANES]], base: &[f32], weights: &[f32], rows: &Rows, output_weights: &[f32]) {
        let width = base.len();
        let mut from = 0;
        while from < width {
            let (base, weights, output_weights) = (&base[from..], &weights[from..], &output_weights[from * LANES..]);
            let wide = from + BLOCK <= width;
            for (position, output) in outputs.iter_mut().enumerate() {
                let rows = rows.of(position);
                *output = if wide {
                    let units = block_sums::<BLOCK>(base, weights, rows, width);
                    multiplied(*output, &units, output_weights)
                } else {
                    let units = block_sums::<NARROW>(base, weights, rows, width);
                    multiplied(*output, &units, output_weights)
                };
            }
            from += if wide { BLOCK } else { NARROW };
        }
    }
}

kernel! {
    /// For each position: `base` + the sum of its rows of `weights`, each with its factor. Widths are multiples of 32.
    sum_rows(out: &mut [f32], base: &[f32], weights: &[f32], rows: &Rows) {
        let width = base.len();
        let mut from = 0;
        while from < width {
            let wide = from + BLOCK <= width;
            let (base, weights) = (&base[from..], &weights[from..]);
            for (position, out) in out.chunks_exact_mut(width).enumerate() {
                let rows = rows.of(position);
                if wide {
                    out[from..from + BLOCK].copy_from_slice(&block_sums::<BLOCK>(base, weights, rows, width));
                } else {
                    out[from..from + NARROW].copy_from_slice(&block_sums::<NARROW>(base, weights, rows, width));
                }
            }
            from += if wide { BLOCK } else { NARROW };
        }
    }
}

kernel! {
    /// `outputs` + the bent units, each times its row of output weights.
    bend_and_multiply(outputs: [f32; LANES], units: &[f32], weights: &[f32]) -> [f32; LANES] {
        multiplied(outputs, units, weights)
    }
}

/// Rows of outputs laid side by side, a vector register for each hidden unit.
pub(crate) fn interleaved(rows: &[f32], hidden: usize, out: &mut Vec<f32>) {
    out.clear();
    out.resize(hidden * LANES, 0.0);
    for (output, row) in rows.chunks_exact(hidden).enumerate() {
        for (unit, weight) in row.iter().enumerate() {
            out[unit * LANES + output] = *weight;
        }
    }
}

kernel! {
    /// What the hidden units should have changed: the slopes at the outputs carried back.
    carry_back(slopes: &mut [f32], units: &[f32], weights: &[f32], at_outputs: &[f32]) {
        slopes.fill(0.0);
        for (&slope, row) in at_outputs.iter().zip(weights.chunks_exact(units.len())) {
            for (sum, weight) in slopes.iter_mut().zip(row) {
                *sum += slope * weight;
            }
        }
        for (slope, unit) in slopes.iter_mut().zip(units) {
            *slope = if *unit > 0.0 { *slope } else { LEAK * *slope };
        }
    }
}

kernel! {
    /// Adds each position's slopes, with the factor of each of its rows, to those rows of the gradient; block by block
    /// as above.
    add_to_rows(gradient: &mut [f32], slopes: &[f32], width: usize, rows: &Rows) {
        let mut from = 0;
        while from < width {
            for (position, slopes) in slopes.chunks_exact(width).enumerate() {
                let mut slope = [0.0f32; NARROW];
                slope.copy_from_slice(&slopes[from..from + NARROW]);
                for &(row, factor) in rows.of(position) {
                    let row = &mut gradient[row as usize * width + from..][..NARROW];
                    for lane in 0..NARROW {
                        row[lane] += factor * slope[lane];
                    }
                }
            }
            from += NARROW;
        }
    }
}

kernel! {
    /// Adds the bent units, with the slope of each output, to the rows of the outputs' gradient.
    add_bent_units(gradient: &mut [f32], units: &[f32], at_outputs: &[f32]) {
        for (&slope, row) in at_outputs.iter().zip(gradient.chunks_exact_mut(units.len())) {
            for (sum, unit) in row.iter_mut().zip(units) {
                *sum += slope * bent(*unit);
            }
        }
    }
}

/// The factors of one step of Adam (Kingma and Ba, 2015).
#[derive(Clone, Copy, Debug)]
pub(crate) struct AdamStep {
    /// The rate, with the correction for the first steps.
    pub(crate) rate: f32,
    /// What keeps the step finite.
    pub(crate) epsilon: f32,
    /// How much of the running mean stays.
    pub(crate) keep_mean: f32,
    /// How much of the running mean of squares stays.
    pub(crate) keep_square: f32,
}

kernel! {
    /// One step; the gradient is 0 afterwards.
    adam(weights: &mut [f32], gradient: &mut [f32], means: &mut [f32], squares: &mut [f32], step: AdamStep) {
        let (new_mean, new_square) = (1.0 - step.keep_mean, 1.0 - step.keep_square);
        for (((weight, slope), mean), square) in
            weights.iter_mut().zip(gradient.iter_mut()).zip(means.iter_mut()).zip(squares.iter_mut())
        {
            *mean = step.keep_mean * *mean + new_mean * *slope;
            *square = step.keep_square * *square + new_square * *slope * *slope;
            *weight -= step.rate * *mean / (square.sqrt() + step.epsilon);
            *slope = 0.0;
        }
    }
}

kernel! {
    /// Moves a running average a share of the way towards the weights.
    average(means: &mut [f32], weights: &[f32], share: f32) {
        for (mean, weight) in means.iter_mut().zip(weights) {
            *mean += share * (weight - *mean);
        }
    }
}

/// e to the power of x, from additions and multiplications alone: the C libraries of two machines differ in the last
/// bit. The relative error is below 2⁻²¹ for −87 ≤ x ≤ 88; beyond it is cut.
pub(crate) fn exp(x: f32) -> f32 {
    const LOG2_E: f32 = core::f32::consts::LOG2_E;
    const LN_2_HIGH: f32 = 0.693_359_4;
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    let x = x.clamp(-87.0, 88.0);
    // Adding and taking away so much rounds to a whole number.
    const ROUNDING: f32 = 12_582_912.0;
    let whole = (x * LOG2_E + ROUNDING) - ROUNDING;
    let rest = x - whole * LN_2_HIGH - whole * LN_2_LOW;
    // Taylor's series to the sixth power; |rest| ≤ ln 2 / 2.
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5
                        + rest
                            * (1.0 / 6.0
                                + rest
                                    * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0))))));
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    series * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close() {
        for step in -8700..8800 {
            let x = step as f32 / 100.0;
            let (is, ought) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((is / ought - 1.0).abs() < 6e-7, "{x}: {is} {ought}");
        }
    }

    #[test]
    fn rows_and_products() {
        let weights: Vec<f32> = (0..96).map(|index| index as f32).collect();
        let base = [1.0; 32];
        let mut out = [0.0; 32];
        let mut rows = Rows::default();
        rows.push(1, 1.0);
        rows.push(2, -0.5);
        rows.end();
        sum_rows(&mut out, &base, &weights, &rows);
        assert_eq!(out[3], 1.0 + 35.0 - 0.5 * 67.0);
        let units: Vec<f32> = (0..32)
            .map(|unit| if unit % 2 == 0 { 0.0 } else { 2.0 })
            .collect();
        let mut side_by_side = Vec::new();
        interleaved(&weights[..64], 32, &mut side_by_side);
        let mut outputs = [0.0; LANES];
        outputs[0] = 10.0;
        let outputs = bend_and_multiply(outputs, &units, &side_by_side);
        assert_eq!(
            outputs[0],
            10.0 + 2.0 * (1..32).step_by(2).sum::<i32>() as f32
        );
        assert_eq!(outputs[1], 2.0 * (33..64).step_by(2).sum::<i32>() as f32);
        assert_eq!(outputs[2], 0.0);
        assert_eq!((bent(3.0), bent(-3.0)), (3.0, -3.0 * LEAK));
    }
}
