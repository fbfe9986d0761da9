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
    for game in doska_play::games() {
        for line in game.manifest.perft {
            println!("{}", row::of_line(game.id, line));
        }
    }
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
        "The engine plays against itself with 20 ms per move. The last row is the widest layout possible, set up afresh \
         for every move.\n"
    );
    println!("## Turkish Draughts against kish 1.1.7, one thread\n");
    println!("{}", versus::table(if deep { &[7, 8, 9] } else { &[7, 8] }));
}
