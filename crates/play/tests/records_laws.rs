//! What holds for every record: random games with random variations, comments, glyphs and tags.

use doska_play::record::{self, GameResult, Record};
use doska_play::{GameSpec, NodeId, Tree, variants};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

/// Failing cases go into a file beside this one, to be committed: it is tried first from then on.
const REGRESSIONS: FileFailurePersistence =
    FileFailurePersistence::WithSource("proptest-regressions");

fn specs() -> Vec<GameSpec> {
    let all = variants().map(|text| GameSpec::read(text).unwrap());
    all.collect()
}

/// One thing somebody does to a record.
#[derive(Clone, Debug)]
enum Edit {
    /// Plays some move at the end of the current line.
    Play(usize),
    /// Goes to some node.
    Go(usize),
    After(String),
    Before(String),
    Nag(u8),
    Promote,
    Delete,
    Tag(String, String),
}

/// Comments with everything that could be taken for something else.
fn comment() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-z]{1,12}",
        "[\\PC]{1,6}",
        Just("}".to_owned()),
        Just("{".to_owned()),
        Just("[%clk 0:01:02]".to_owned()),
        Just("[Event \"x\"]".to_owned()),
        Just("%".to_owned()),
        Just(";".to_owned()),
        Just("(1.".to_owned()),
        Just("\n\n".to_owned()),
        Just("\u{a0}".to_owned()),
        Just("1-0".to_owned()),
    ];
    vec(word, 0..30).prop_map(|words| words.join(" "))
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        20 => any::<usize>().prop_map(Edit::Play),
        3 => any::<usize>().prop_map(Edit::Go),
        2 => comment().prop_map(Edit::After),
        1 => comment().prop_map(Edit::Before),
        2 => any::<u8>().prop_map(Edit::Nag),
        1 => Just(Edit::Promote),
        1 => Just(Edit::Delete),
        1 => ("[A-Za-z][A-Za-z0-9_]{0,8}", "\\PC{0,12}").prop_map(|(n, v)| Edit::Tag(n, v)),
        1 => ("(White|Black|Event|Player2|Termination|Date)", "[\\PC\\\\\"]{0,12}")
            .prop_map(|(n, v)| Edit::Tag(n, v)),
    ]
}

/// All nodes, each after its parent.
fn all(tree: &Tree) -> Vec<NodeId> {
    let mut out = vec![Tree::ROOT];
    let mut i = 0;
    while let Some(&id) = out.get(i) {
        out.extend(tree.children(id));
        i += 1;
    }
    out
}

fn record(spec: &GameSpec, setup: usize, edits: &[Edit], result: GameResult) -> Record {
    let mut start = spec.start();
    for i in 0..setup {
        let moves = start.moves();
        if moves.is_empty() {
            break;
        }
        start = moves[(i * 7 + setup) % moves.len()].after();
    }
    let mut tree = Tree::new(start);
    let mut tags = record::Tags::default();
    let mut at = Tree::ROOT;
    for edit in edits {
        match edit {
            Edit::Play(n) => {
                let moves = tree.line(at).moves();
                if !moves.is_empty() {
                    at = tree.add(at, &moves[n % moves.len()]).unwrap();
                }
            }
            Edit::Go(n) => {
                let nodes = all(&tree);
                at = nodes[n % nodes.len()];
            }
            Edit::After(text) => tree.node_mut(at).after.clone_from(text),
            Edit::Before(text) => tree.node_mut(at).before.clone_from(text),
            Edit::Nag(nag) if at != Tree::ROOT => tree.node_mut(at).add_nag(*nag),
            Edit::Nag(_) => {}
            Edit::Promote => {
                tree.promote(at);
            }
            Edit::Delete => {
                let parent = tree.parent(at).unwrap_or(Tree::ROOT);
                tree.delete(at);
                at = parent;
            }
            Edit::Tag(name, value) => {
                tags.set(name, value);
            }
        }
    }
    let mut record = Record::new(tree);
    record.tags = tags;
    record.result = result;
    record
}

fn results() -> impl Strategy<Value = GameResult> {
    prop_oneof![
        Just(GameResult::FirstWins),
        Just(GameResult::SecondWins),
        Just(GameResult::Draw),
        Just(GameResult::BothLose),
        Just(GameResult::Open),
    ]
}

/// The moves of a tree with their places: what must survive writing and reading.
fn shape(tree: &Tree) -> Vec<(Vec<String>, Vec<u8>)> {
    let path = |id| {
        tree.path(id)
            .iter()
            .map(|&id| tree.node(id).text().to_owned())
            .collect()
    };
    all(tree)
        .into_iter()
        .map(|id| (path(id), tree.node(id).nags.clone()))
        .collect()
}

/// Every comment's words, sorted: a comment may move from before a move to after the last one.
fn said(tree: &Tree) -> Vec<String> {
    let node = |id| {
        let node = tree.node(id);
        let words = node
            .before
            .split_ascii_whitespace()
            .chain(node.after.split_ascii_whitespace());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut words: Vec<_> = all(tree).into_iter().flat_map(node).collect();
    words.sort();
    words
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: Some(Box::new(REGRESSIONS)), ..ProptestConfig::default() })]

    #[test]
    fn a_written_record_reads_back_whole_and_is_written_the_same(
        game in any::<prop::sample::Index>(),
        setup in prop_oneof![Just(0), 1_usize..40],
        edits in vec(edit(), 0..80),
        result in results(),
    ) {
        let specs = specs();
        let spec = game.get(&specs);
        let record = record(spec, setup, &edits, result);
        let text = record::write(&record);
        let back = record::read(&text);
        prop_assert_eq!(back.games.len(), 1, "one game:\n{}", text);
        prop_assert!(back.warnings.is_empty(), "{:?}\n{}", back.warnings, text);
        let back = match &back.games[0] {
            Ok(back) => back,
            Err(failure) => return Err(TestCaseError::fail(format!("{failure:?}\n{text}"))),
        };
        prop_assert_eq!(record::write(back), text.clone());
        prop_assert_eq!(back.game(), record.game());
        prop_assert_eq!(back.tree.start(), record.tree.start());
        prop_assert_eq!(shape(&back.tree), shape(&record.tree), "{}", text);
        prop_assert_eq!(said(&back.tree), said(&record.tree), "{}", text);
        if record.tree.main_line().outcome().is_none() {
            prop_assert_eq!(back.result, record.result);
        }
        let long = |line: &&str| line.chars().count() > 80 && !line.starts_with('[');
        let wide: Vec<_> = text.lines().filter(long).collect();
        prop_assert!(wide.iter().all(|line| line.contains('%')), "too wide: {:?}", wide);
    }
}
