//! Articles of docs/rules/en/topological.md.

use doska_rules::topological::Topological;
use doska_rules::perft;

use super::at;

#[test]
fn counts() {
    for line in include_str!("../counts/topological.txt").lines() {
        let mut parts = line.split('\t');
        let (game, text, counts) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let options = game.split_once('?').map_or("", |(_, options)| options);
        let position: Topological = at(options, text);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let start = std::time::Instant::now();
            assert_eq!(perft(&position, depth).to_string(), count, "{line} at {depth}");
            println!("{game} {depth} {count} {:?}", start.elapsed());
        }
    }
}
