//! Records travel as JSON and come back the same.

use std::path::Path;

use doska_contract::{self as contract, Node};
use doska_play::{GameSpec, Record, Tree, record};

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../play/tests/records");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

/// Through JSON and back.
fn travelled(record: &Record) -> Record {
    let text = serde_json::to_string(&contract::Record::from(record)).unwrap();
    let arrived: contract::Record = serde_json::from_str(&text).unwrap();
    arrived
        .read()
        .unwrap_or_else(|(node, note)| panic!("node {node}: {note}"))
}

#[test]
fn sample_records_travel_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../play/tests/records");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "pdn") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for record in record::read(&text).games.iter().flatten() {
            let there = travelled(record);
            assert_eq!(record::write(&there), record::write(record), "{path:?}");
            assert_eq!(there.tree.len(), record.tree.len());
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} records were found");
}

#[test]
fn a_line_comes_before_its_variations() {
    let mut tree = Tree::new(GameSpec::read("turkish").unwrap().start());
    let first = tree.add_text(Tree::ROOT, "d3-d4").unwrap();
    let other = tree.add_text(Tree::ROOT, "e3-e4").unwrap();
    tree.add_text(first, "e6-e5").unwrap();
    tree.node_mut(other).after = "also good".to_owned();
    tree.node_mut(other).nags = vec![5];
    let shape = contract::Record::from(&Record::new(tree));
    let moves = shape.nodes.iter().map(|node| node.r#move.as_str());
    assert_eq!(moves.collect::<Vec<_>>(), ["", "d3-d4", "e6-e5", "e3-e4"]);
    let parents = shape.nodes.iter().map(|node| node.parent);
    assert_eq!(
        parents.collect::<Vec<_>>(),
        [None, Some(0), Some(1), Some(0)]
    );
    assert_eq!((shape.start, shape.result.as_str()), (None, "*"));
    assert_eq!(shape.nodes[3].after, "also good");
}

#[test]
fn the_same_move_twice_is_one_move() {
    let game = GameSpec::read("cyclic").unwrap();
    let mut shape = contract::Record::from(&Record::new(Tree::new(game.start())));
    for text in ["c3-d4", "e3-f4", "c3-d4"] {
        shape.nodes.push(Node {
            parent: Some(0),
            r#move: text.to_owned(),
            ..Node::default()
        });
    }
    assert_eq!(shape.read().unwrap().tree.len(), 2);
}

fn wrong(change: impl FnOnce(&mut contract::Record)) -> (usize, String) {
    let text = "[Variant \"cyclic@1\"] 1. c3-d4 b6-c5 (1... b6-a5) *";
    let record = record::read(text).games.remove(0).unwrap();
    let mut shape = contract::Record::from(&record);
    change(&mut shape);
    let (node, note) = shape.read().unwrap_err();
    (node, note.to_string())
}

#[test]
fn what_is_no_record_is_refused() {
    let (node, why) = wrong(|shape| shape.nodes[2].r#move = "b6-b5".to_owned());
    assert!(node == 2 && why.contains("from=b6 to=b5"), "{node}: {why}");
    let (node, why) = wrong(|shape| shape.nodes[1].parent = Some(1));
    assert!(node == 1 && why.starts_with("record-node"), "{node}: {why}");
    let (node, why) = wrong(|shape| shape.nodes[1].parent = None);
    assert!(node == 1 && why.starts_with("record-node"), "{node}: {why}");
    let (node, why) = wrong(|shape| shape.game = "go".to_owned());
    assert!(node == 0 && why.contains("part=go"), "{node}: {why}");
    let (node, why) = wrong(|shape| shape.start = Some("W:Wz9:B:R0,0".to_owned()));
    assert!(node == 0 && why.contains("z9"), "{node}: {why}");
    let (node, why) = wrong(|shape| shape.result = "7-0".to_owned());
    assert!(node == 0 && why.contains("7-0"), "{node}: {why}");
}

#[test]
fn broken_games_are_reported_with_their_place_and_the_others_are_there() {
    let text = format!(
        "{}\n\n[Variant \"cyclic@1\"]\n\n1. c3-d4 b6-c5\n2. d4-e5 *\n",
        sample("martian.pdn")
    );
    let records = contract::Records::from(&record::read(&text));
    let (last, others) = records.games.split_last().unwrap();
    assert!(!others.is_empty() && others.iter().all(|entry| entry.problem.is_none()));
    let problem = last.problem.as_ref().unwrap();
    let lines = text.lines().count();
    assert_eq!(
        (problem.game, problem.line, problem.column),
        (Some(others.len() + 1), lines, 4)
    );
    let wrong = problem.wrong.as_ref().unwrap();
    assert_eq!((wrong.ply, wrong.text.as_str()), (3, "d4-e5"));
    assert_eq!(wrong.legal, ["d4xb6"]);
    assert_eq!(last.record.as_ref().unwrap().nodes.len(), 3);
}
