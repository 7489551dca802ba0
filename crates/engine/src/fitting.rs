//! What fitting weights to the results of games needs, whatever the game.

/// The share of the points that a score in logits stands for.
pub(crate) fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The log-loss of a result that was given this share.
pub(crate) fn log_loss(share: f32, result: f32) -> f64 {
    let share = f64::from(share).clamp(1e-6, 1.0 - 1e-6);
    let result = f64::from(result);
    -(result * share.ln() + (1.0 - result) * (1.0 - share).ln())
}

/// The score a logit that makes scores tell results best; `usual` where there are none. Both as the first player sees
/// them.
pub(crate) fn scale(told: &[(f32, f32)], usual: f32) -> f32 {
    let loss = |scale: f32| -> f64 {
        let one = |&(score, result): &(f32, f32)| log_loss(logistic(score / scale), result);
        told.iter().step_by(told.len() / 50_000 + 1).map(one).sum()
    };
    if told.is_empty() {
        return usual;
    }
    let scales = (0..24).map(|step| 40.0 * 1.1_f32.powi(step));
    let mut best = (f64::INFINITY, usual);
    for scale in scales {
        let loss = loss(scale);
        if loss < best.0 {
            best = (loss, scale);
        }
    }
    best.1
}
