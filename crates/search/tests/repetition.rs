//! The engine looks back for a repetition only as far as [`Transpositions::repetition_window`] says: never too short.

use doska_rules::backups::Backups;
use doska_rules::cyclic::Cyclic;
use doska_rules::martian::Martian;
use doska_rules::russian::Russian;
use doska_rules::turkish::Turkish;
use doska_rules::zobrist::mix;
use doska_search::EngineGame;

/// Plays random games that go back to earlier positions where they can, and checks that every repetition lies
/// within the window. Gives how many there were.
fn repetitions<G: EngineGame>(start: &str, games: u64) -> usize {
    let start = G::read(start, &G::Options::default()).expect(start);
    let mut found = 0;
    let mut moves = Vec::new();
    for game in 0..games {
        let mut position = start.clone();
        let mut counters = position.fresh();
        let mut path = vec![position.key()];
        for ply in 0..120u64 {
            moves.clear();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let dice = mix(game << 20 | ply);
            let back = moves
                .iter()
                .find(|&&m| path.contains(&position.after(m).key()));
            let m = match back {
                Some(&m) if !dice.is_multiple_of(3) => m,
                _ => moves[(dice >> 8) as usize % moves.len()],
            };
            let after = position.after(m);
            counters = position.advance(&counters, m, &after);
            position = after;
            if let Some(ago) = path.iter().rev().position(|&key| key == position.key()) {
                found += 1;
                assert!(
                    ago < position.repetition_window(&counters),
                    "{} stood {} positions ago",
                    position.write(),
                    ago + 1
                );
            }
            path.push(position.key());
        }
    }
    found
}

#[test]
fn none_lies_further_back_than_is_looked() {
    // Few pieces, kings among them, that go to and fro, and still take each other now and then.
    let kings = "W:Wa1,c1,Ke1,Kg1:BKb8,Kd8,f8,h8";
    assert!(repetitions::<Turkish>(kings, 200) > 100);
    assert!(repetitions::<Russian>(kings, 3000) > 100);
    assert!(repetitions::<Cyclic>(&format!("{kings}:R0,0"), 3000) > 100);
    assert!(repetitions::<Backups>(&format!("{kings}:R0,0:S"), 3000) > 100);
    let pieces = "Q1D1/1DP1/4/P3/4/3P/1PD1/1D1Q 1 0,0 -";
    assert!(repetitions::<Martian>(pieces, 200) > 100);
}
