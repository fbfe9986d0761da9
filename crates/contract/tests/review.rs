//! A game that is reviewed for a page.

use doska_contract::{Found, Review, Score};
use doska_play::{GameHistory, GameSpec};

#[test]
fn every_position_has_its_worth_the_end_too() {
    let spec = GameSpec::read("turkish").unwrap();
    let mut game = GameHistory::new(&spec.position("W:WKh1:BKh7").unwrap());
    game.play_text("h1xh8").unwrap();
    let found = Found {
        score: Score::Cp(900),
        pv: vec!["h1xh8".to_owned()],
    };
    let review = Review::new(&game, vec![Some(found)]);
    let worths: Vec<_> = review.worths.into_iter().flatten().collect();
    assert_eq!(worths.len(), 2);
    assert_eq!(worths[0].text, "+9.00");
    assert!((worths[1].chance - 1.0).abs() < 1e-9);
}
