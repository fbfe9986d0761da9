//! What tells programs apart that would play differently.

use doska_play::rules::zobrist::mix;
use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop};

/// Nodes of each search: enough to tell versions apart, and little enough to be done at every start.
const NODES: u64 = 3_000;
/// Plies of each game.
const PLIES: usize = 4;

/// A number that is the same for programs whose engines play all games alike: a few moves of each, with the rules
/// version of the game, the scores, and the nodes that were visited.
pub fn signature() -> u64 {
    let mut sum = 0;
    let mut add = |number: u64| sum = mix(sum ^ number);
    let text = |text: &str| {
        let bytes = text.bytes();
        bytes.fold(0, |sum, byte| mix(sum ^ u64::from(byte)))
    };
    for variant in doska_play::main_variants() {
        let game = GameSpec::read(variant).expect("a manifest names variants of its game");
        add(text(&game.versioned()));
        let mut line = GameHistory::new(&game.start());
        let mut engine = AnyEngine::new(1, 1);
        for _ in 0..PLIES {
            let stop = Stop::new(Limits::nodes(NODES));
            let infos = engine.think(&line, 1, &stop, &mut |_| {});
            add(stop.nodes());
            let Some(info) = infos.first() else {
                break;
            };
            add(text(&format!("{:?} {}", info.score, info.pv.join(" "))));
            if line.play(&info.best).is_err() {
                break;
            }
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_signature_is_the_same_every_time() {
        assert_eq!(super::signature(), super::signature());
    }
}
