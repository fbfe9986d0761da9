//! Linear equations of a symmetric matrix, by Cholesky's method.

/// Solves `matrix * x = right`, for a positive definite matrix given row by row. The matrix is used up.
/// `None` where it is not positive definite.
pub(super) fn solve(matrix: &mut [f64], right: &[f64]) -> Option<Vec<f64>> {
    let n = right.len();
    for j in 0..n {
        for i in j..n {
            let mut sum = matrix[i * n + j];
            for k in 0..j {
                sum -= matrix[i * n + k] * matrix[j * n + k];
            }
            if i > j {
                matrix[i * n + j] = sum / matrix[j * n + j];
            } else if sum > 0.0 {
                matrix[j * n + j] = sum.sqrt();
            } else {
                return None;
            }
        }
    }
    let mut x = right.to_vec();
    for i in 0..n {
        for k in 0..i {
            x[i] -= matrix[i * n + k] * x[k];
        }
        x[i] /= matrix[i * n + i];
    }
    for i in (0..n).rev() {
        for k in i + 1..n {
            x[i] -= matrix[k * n + i] * x[k];
        }
        x[i] /= matrix[i * n + i];
    }
    Some(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_equations() {
        let mut matrix = vec![4.0, 2.0, 0.6, 2.0, 5.0, 1.5, 0.6, 1.5, 3.0];
        let x = solve(&mut matrix, &[8.6, 12.0 + 0.5, 12.6]).unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(4.0 * x[0] + 2.0 * x[1] + 0.6 * x[2], 8.6));
        assert!(near(2.0 * x[0] + 5.0 * x[1] + 1.5 * x[2], 12.5));
        assert!(near(0.6 * x[0] + 1.5 * x[1] + 3.0 * x[2], 12.6));
        assert!(solve(&mut [1.0, 2.0, 2.0, 1.0], &[1.0, 1.0]).is_none());
    }
}
