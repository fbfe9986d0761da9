//! Benchmarks of the move generators and the engine, printed as Markdown: `cargo run --release -p doska-bench`.
//!
//! With `--deep`, Turkish Draughts is counted one ply deeper against its peer; with `--engine`, only the engine
//! is measured.

mod layouts;
mod playout;
mod row;
mod search;
mod stops;
mod timing;
mod versus;

use doska_rules::backups::Backups;
use doska_rules::cyclic::Cyclic;
use doska_rules::martian::Martian;
use doska_rules::topological::Topological;
use doska_rules::turkish::Turkish;
use row::row;

/// A position with four men to spend and a backup: the builds multiply the moves.
const BACKUPS_RICH: &str = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";
/// Stage 2, with stacks of two and three.
const TOPOLOGICAL_MOVING: &str =
    "M b 0,-2=-;0,-1=b;0,0=wwb;1,0=-;2,0=bw;3,0=b;1,1=w;3,1=-;1,2=wb;2,2=-";

fn main() {
    let deep = std::env::args()
        .skip(1)
        .any(|argument| argument == "--deep");
    let engine_alone = std::env::args().any(|argument| argument == "--engine");
    if engine_alone {
        println!("{}\n{}", search::table(), stops::table());
        return;
    }
    let threads = timing::threads();
    println!("# Performance\n");
    println!(
        "Printed by `make bench` on {threads} virtual cores of a shared {} server, release build for x86-64-v2. \
         The best of at least {} rounds is shown; times on such a machine vary by a third, ratios less.\n",
        std::env::consts::ARCH,
        timing::ROUNDS
    );
    println!("## Move generators\n");
    println!(
        "| game | perft | nodes | seconds | Mn/s, 1 thread | Mn/s, {threads} threads | random games/s | plies/s |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    println!("{}", row::<Cyclic>("", "start", 7));
    println!("{}", row::<Backups>("", "start", 10));
    println!("{}", row::<Backups>("", BACKUPS_RICH, 4));
    println!("{}", row::<Turkish>("", "start", 8));
    println!("{}", row::<Martian>("", "start", 7));
    println!("{}", row::<Martian>("players=4", "start", 6));
    println!("{}", row::<Topological>("", "start", 8));
    println!(
        "{}",
        row::<Topological>("checkers=5", TOPOLOGICAL_MOVING, 6)
    );
    println!(
        "\nPerft counts the moves of the last ply without generating them (bulk counting). The second `backups` row and \
         the second `topological` row start from the positions whose counts the rules give. Random games choose \
         uniformly among the legal moves and end by the board, by the quiet limit, or after {} plies.",
        playout::MOST_PLIES
    );
    println!("\n## Layouts of Topological Checkers\n");
    println!("{}", layouts::table());
    println!("## The engine\n");
    println!("{}", search::table());
    println!(
        "The positions of `doska bench`, each searched for 0.1 s with one thread, with two threads, and by two \
         independent searches at once, which shows what the machine can deliver; {} rounds in rotation, the best of \
         each is shown. Time to depth is the time to the deepest depth that one and two threads both completed, \
         as the median over all rounds.\n",
        search::ROUNDS
    );
    println!("### Stops\n");
    println!("{}", stops::table());
    println!(
        "The engine plays against itself with 20 ms per move. The last row is the widest layout possible, set up anew \
         for every move.\n"
    );
    println!("## Turkish Draughts against kish 1.1.7, one thread\n");
    println!("{}", versus::table(if deep { &[7, 8, 9] } else { &[7, 8] }));
}
