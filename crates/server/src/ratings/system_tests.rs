//! Worked examples, and what must hold for any numbers.

use proptest::prelude::*;

use super::*;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// One rating period.
const ONE: Millis = 5 * DAY;

fn rated(rating: f64, deviation: f64) -> Rating {
    Rating {
        rating,
        deviation,
        volatility: 0.06,
        at: Some(0),
    }
}

fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found}, not {expected}");
}

/// Glickman's "Example of the Glicko-2 system": a player of 1500 (200) against three opponents in one period, here
/// each game alone. His numbers for the opponents: g and E.
#[test]
fn the_paper_s_expectations() {
    let player = rated(1500.0, 200.0);
    for (rating, deviation, g, e) in [
        (1400.0, 30.0, 0.9955, 0.639),
        (1550.0, 100.0, 0.9531, 0.432),
        (1700.0, 300.0, 0.7242, 0.303),
    ] {
        let against = rated(rating, deviation);
        let after = |result| {
            glicko(
                &player,
                &Rating {
                    at: Some(ONE),
                    ..against
                },
                result,
                ONE,
            )
        };
        let (won, lost) = (after(Result::Win), after(Result::Loss));
        // A win moves by φ'² g (1 − E), a loss by −φ'² g E, with φ' nearly the same.
        near(
            (won.rating - 1500.0) / (won.rating - lost.rating),
            1.0 - e,
            0.002,
        );
        let phi = won.deviation / SCALE;
        near(
            (won.rating - 1500.0) / SCALE / (phi * phi) / (1.0 - e),
            g,
            0.003,
        );
    }
}

/// The paper's first game worked out by the paper's steps: v = 1/(g² E (1−E)), φ* = √(φ² + σ²) after one whole
/// period, φ' = 1/√(1/φ*² + 1/v), μ' = μ + φ'² g (s − E).
#[test]
fn a_game_after_one_whole_period_follows_the_paper_s_steps() {
    let (g, e) = (0.995_498_f64, 0.639_468_f64);
    let v = 1.0 / (g * g * e * (1.0 - e));
    let phi = 200.0 / SCALE;
    let star = phi * phi + 0.06_f64.powi(2);
    let squared = 1.0 / (1.0 / star + 1.0 / v);
    let opponent = Rating {
        at: Some(ONE),
        ..rated(1400.0, 30.0)
    };
    let after = glicko(&rated(1500.0, 200.0), &opponent, Result::Win, ONE);
    near(after.deviation, squared.sqrt() * SCALE, 0.01);
    near(after.rating, 1500.0 + SCALE * squared * g * (1.0 - e), 0.02);
    near(after.volatility, 0.06, 0.0001);
}

#[test]
fn the_first_game_of_two_newcomers() {
    let [won, lost] = [Result::Win, Result::Loss]
        .map(|result| glicko(&Rating::default(), &Rating::default(), result, DAY));
    near(won.rating, 1662.0, 0.5);
    near(lost.rating, 1338.0, 0.5);
    near(won.deviation, 290.0, 0.5);
    near(lost.deviation, 290.0, 0.5);
}

#[test]
fn a_deviation_grows_with_time_and_no_further_than_at_first() {
    let player = rated(1800.0, 60.0);
    near(player.deviation_at(0), 60.0, 1e-9);
    near(player.deviation_at(365 * DAY), 107.4, 0.5);
    near(player.deviation_at(100 * 365 * DAY), 350.0, 1e-9);
    let half = player.deviation_at(ONE / 2);
    let twice = Rating {
        deviation: half,
        at: Some(ONE / 2),
        ..player
    };
    near(twice.deviation_at(ONE), player.deviation_at(ONE), 1e-9);
    assert!(player.deviation_at(ONE / 2) < player.deviation_at(ONE));
}

#[test]
fn a_clock_that_was_set_back_takes_nothing_away() {
    let player = Rating {
        at: Some(ONE),
        ..rated(1800.0, 60.0)
    };
    near(player.deviation_at(0), 60.0, 1e-9);
}

/// Somebody who plays a whole evening is not taken for somebody who was away between the games.
#[test]
fn games_of_one_evening_cost_one_evening() {
    let mut player = rated(1500.0, 80.0);
    let opponent = rated(1500.0, 80.0);
    for game in 0..20 {
        let result = if game % 2 == 0 {
            Result::Win
        } else {
            Result::Loss
        };
        player = glicko(&player, &opponent, result, game * 600_000);
    }
    assert!(player.deviation < 68.0, "{}", player.deviation);
    near(player.rating, 1500.0, 15.0);
}

/// The library's own example of Weng and Lin's two teams, on our scale: 25 is 1500 and 25/3 is 350.
#[test]
fn two_teams_as_in_weng_and_lin() {
    let ours =
        |rating: f64, uncertainty: f64| rated(1500.0 + (rating - 25.0) * 42.0, uncertainty * 42.0);
    let theirs = |rating: f64, uncertainty: f64| WengLinRating {
        rating,
        uncertainty,
    };
    let [a, b, c, d] = [(25.0, 8.3), (30.0, 1.3), (27.0, 2.0), (21.0, 5.5)];
    let (first, second) = weng_lin_two_teams(
        &[theirs(a.0, a.1), theirs(b.0, b.1)],
        &[theirs(c.0, c.1), theirs(d.0, d.1)],
        &Outcomes::WIN,
        &WengLinConfig::default(),
    );
    let teams = [
        [ours(a.0, a.1), ours(b.0, b.1)],
        [ours(c.0, c.1), ours(d.0, d.1)],
    ];
    let after = weng_lin(teams, Result::Win, 0);
    let expected = first.iter().chain(&second);
    for (found, expected) in after.iter().flatten().zip(expected) {
        near(found.rating, 1500.0 + (expected.rating - 25.0) * 42.0, 1e-6);
        near(found.deviation, expected.uncertainty * 42.0, 1e-6);
    }
}

#[test]
fn newcomers_in_teams_settle() {
    let mut teams = [[Rating::default(); 2]; 2];
    for game in 0..30 {
        let result = if game % 2 == 0 {
            Result::Win
        } else {
            Result::Loss
        };
        teams = weng_lin(teams, result, game * 3_600_000);
    }
    let player = teams[0][0];
    assert!(
        !player.is_provisional(4, 30 * 3_600_000),
        "{}",
        player.deviation
    );
    assert!(Rating::default().is_provisional(4, 0));
}

fn any_rating() -> impl Strategy<Value = Rating> {
    (
        100.0..4000.0,
        45.0..350.0,
        0.01..0.1,
        prop::option::of(0..1000 * DAY),
    )
        .prop_map(|(rating, deviation, volatility, at)| Rating {
            rating,
            deviation,
            volatility,
            at,
        })
}

proptest! {
    #[test]
    fn whoever_wins_does_not_fall(a in any_rating(), b in any_rating(), now in 0..2000 * DAY) {
        let [won, drew, lost] = [Result::Win, Result::Draw, Result::Loss].map(|r| glicko(&a, &b, r, now));
        prop_assert!(won.rating >= a.rating && lost.rating <= a.rating);
        prop_assert!(won.rating >= drew.rating && drew.rating >= lost.rating);
        for after in [won, drew, lost] {
            prop_assert!(RANGE.contains(&after.rating));
            prop_assert!((LEAST_DEVIATION..=MOST_DEVIATION).contains(&after.deviation));
            prop_assert!(after.volatility > 0.0 && after.volatility <= MOST_VOLATILITY);
            prop_assert!(after.deviation <= a.deviation_at(now).max(LEAST_DEVIATION) + 1.0);
        }
    }

    #[test]
    fn teams_win_and_lose_together(
        a in any_rating(), b in any_rating(), c in any_rating(), d in any_rating(), now in 0..2000 * DAY,
    ) {
        let before = [[a, b], [c, d]];
        let after = weng_lin(before, Result::Win, now);
        let mirrored = weng_lin([before[1], before[0]], Result::Loss, now);
        for (one, other) in after.iter().flatten().zip([mirrored[1], mirrored[0]].iter().flatten()) {
            prop_assert!((one.rating - other.rating).abs() < 1e-6);
            prop_assert!((one.deviation - other.deviation).abs() < 1e-6);
        }
        for player in 0..2 {
            prop_assert!(after[0][player].rating >= before[0][player].rating);
            prop_assert!(after[1][player].rating <= before[1][player].rating);
        }
        for rating in after.iter().flatten() {
            prop_assert!((LEAST_DEVIATION..=MOST_DEVIATION).contains(&rating.deviation));
        }
    }
}
