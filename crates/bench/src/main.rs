//! Measures the move generators and prints Markdown: `cargo run --release -p doska-bench`.
//!
//! With `--deep`, Turkish Draughts is counted one ply deeper against its peer.

mod playout;
mod row;
mod timing;
mod versus;

use doska_rules::turkish::Turkish;
use row::row;

fn main() {
    let deep = std::env::args()
        .skip(1)
        .any(|argument| argument == "--deep");
    let threads = timing::threads();
    println!(
        "{threads} threads on {}; the best of at least {} rounds.\n",
        std::env::consts::ARCH,
        timing::ROUNDS
    );
    println!("## Move generators\n");
    println!(
        "| game | perft | nodes | seconds | Mn/s, 1 thread | Mn/s, {threads} threads | random games/s | plies/s |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    println!("{}", row::<Turkish>(&(), "start", 8));
    println!("\n## Turkish Draughts against kish 1.1.7, one thread\n");
    println!("{}", versus::table(if deep { &[7, 8, 9] } else { &[7, 8] }));
}
