//! Measures the move generators and the engine and prints Markdown: `cargo run --release -p doska-bench`.
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
        "Printed by `make bench` on {threads} virtual cores of a shared {} server, release build for \
         processors with a popcount. The best of at least {} rounds counts; times on such a machine vary by a third, ratios less.\n",
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
        "\nPerft counts the moves of the last ply without listing them. The second `backups` row and the second \
         `topological` row begin from the positions that the rules give counts for. Random games choose among all \
         legal moves evenly and end by the board, by the quiet limit, or after {} plies.",
        playout::MOST_PLIES
    );
    println!("\n## Layouts of Topological Checkers\n");
    println!("{}", layouts::table());
    println!("## The engine\n");
    println!("{}", search::table());
    println!(
        "The positions of `doska bench`, each searched for 0.1 s with one thread, with two, and twice at once with \
         one thread each that shares nothing with the other, which is what the machine gives; {} times by turns, \
         and the best of each counts. Time to the deepest depth that one and two threads both completed: the \
         median of all turns.\n",
        search::ROUNDS
    );
    println!("### Stops\n");
    println!("{}", stops::table());
    println!(
        "The engine plays against itself with 20 ms a move. The last row has the broadest layout there is, and is \
         told of it anew at every move.\n"
    );
    println!("## Turkish Draughts against kish 1.1.7, one thread\n");
    println!("{}", versus::table(if deep { &[7, 8, 9] } else { &[7, 8] }));
}
