//! Game trees: moves, variations, editing.

use doska_play::{GameHistory, GameSpec, NodeId, Tree};

fn tree() -> Tree {
    Tree::new(GameSpec::read("cyclic").unwrap().start())
}

fn texts(tree: &Tree, ids: &[NodeId]) -> Vec<String> {
    ids.iter()
        .map(|&id| tree.node(id).text().to_owned())
        .collect()
}

#[test]
fn a_move_that_is_there_is_found_by_any_of_its_writings() {
    let mut tree = tree();
    let c = tree.add_text(Tree::ROOT, "c3-d4").unwrap();
    let reply = tree.add_text(c, "b6-c5").unwrap();
    let taken = tree.add_text(reply, "d4:b6").unwrap();
    assert_eq!(tree.add_text(reply, "d4xb6").unwrap(), taken);
    assert_eq!(tree.node(taken).text(), "d4xb6");
    assert_eq!(tree.len(), 3);
    assert_eq!(texts(&tree, &tree.path(taken)), ["c3-d4", "b6-c5", "d4xb6"]);
    assert_eq!(tree.position(taken), tree.line(taken).position());
}

#[test]
fn only_legal_moves_get_in() {
    let mut tree = tree();
    assert!(tree.add_text(Tree::ROOT, "c3-c4").is_err());
    assert!(tree.is_empty());
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut tree = Tree::new(GameSpec::read("topological?checkers=2").unwrap().start());
    let mut at = Tree::ROOT;
    for text in ["0,0", "1,0", "2,0", "3,0", "pass", "pass"] {
        at = tree.add_text(at, text).unwrap();
    }
    assert_eq!(tree.add_text(at, "pass").unwrap_err().id, "move-game-over");
    // A position alone does not know that it stood three times; the tree does.
    let mut tree = Tree::new(
        GameSpec::read("cyclic")
            .unwrap()
            .position("W:WKa1:BKb8:R0,0")
            .unwrap(),
    );
    let mut at = Tree::ROOT;
    for text in ["a1-b2", "b8-a7", "b2-a1", "a7-b8"].repeat(2) {
        at = tree.add_text(at, text).unwrap();
    }
    let m = tree.position(at).moves().remove(0);
    assert_eq!(tree.add(at, &m).unwrap_err().id, "move-game-over");
}

#[test]
fn variations_are_promoted_step_by_step_or_at_once() {
    let mut tree = tree();
    let first = tree.add_text(Tree::ROOT, "c3-d4").unwrap();
    tree.add_text(Tree::ROOT, "a3-b4").unwrap();
    let third = tree.add_text(Tree::ROOT, "e3-f4").unwrap();
    let reply = tree.add_text(third, "b6-a5").unwrap();
    let other = tree.add_text(third, "b6-c5").unwrap();
    assert!(!tree.promote(first), "the line itself has nothing above it");
    assert!(!tree.promote(Tree::ROOT));
    assert!(tree.promote(third));
    assert_eq!(
        texts(&tree, tree.children(Tree::ROOT)),
        ["c3-d4", "e3-f4", "a3-b4"]
    );
    tree.make_main(other);
    assert_eq!(
        texts(&tree, tree.children(Tree::ROOT)),
        ["e3-f4", "c3-d4", "a3-b4"]
    );
    assert_eq!(tree.children(third), [other, reply]);
    assert_eq!(tree.main_line().move_texts(), ["e3-f4", "b6-c5"]);
}

#[test]
fn what_is_deleted_is_gone_with_all_that_follows() {
    let mut tree = tree();
    let first = tree.add_text(Tree::ROOT, "c3-d4").unwrap();
    let other = tree.add_text(Tree::ROOT, "a3-b4").unwrap();
    let reply = tree.add_text(first, "b6-c5").unwrap();
    assert!(tree.delete(first));
    assert!(!tree.contains(first) && !tree.contains(reply));
    assert!(tree.contains(other) && tree.contains(Tree::ROOT));
    assert!(!tree.delete(first) && !tree.delete(reply) && !tree.delete(Tree::ROOT));
    assert_eq!(tree.len(), 1);
    assert_eq!(tree.main_line().move_texts(), ["a3-b4"]);
}

#[test]
fn a_line_becomes_a_tree_and_a_line_again() {
    let mut line = GameHistory::new(&GameSpec::read("martian").unwrap().start());
    for text in ["b3-a4", "c8-d8", "d3-d4"] {
        line.play_text(text).unwrap();
    }
    let tree = Tree::from_line(&line);
    assert_eq!(tree.main_line().move_texts(), line.move_texts());
    assert_eq!(tree.main_line().position(), line.position());
}

#[test]
fn a_line_that_takes_moves_back_counts_as_if_they_had_never_been() {
    let start = GameSpec::read("cyclic")
        .unwrap()
        .position("W:WKa1:BKb8:R0,0")
        .unwrap();
    let mut line = GameHistory::new(&start.clone());
    let round = ["a1-b2", "b8-a7", "b2-a1", "a7-b8"];
    let forth = |line: &mut GameHistory, n: usize| {
        for text in round.iter().cycle().take(n) {
            line.play_text(text).unwrap();
        }
    };
    forth(&mut line, 8);
    assert!(line.outcome().is_some(), "the position stood three times");
    for _ in 0..4 {
        assert!(line.undo());
    }
    assert!(line.outcome().is_none());
    let mut fresh = GameHistory::new(&start);
    forth(&mut fresh, 4);
    assert_eq!(line.position(), fresh.position());
    forth(&mut line, 3);
    forth(&mut fresh, 3);
    assert_eq!(line.outcome(), fresh.outcome());
    assert!(line.outcome().is_none());
    line.play_text("a7-b8").unwrap();
    assert!(
        line.outcome().is_some(),
        "now it stands for the third time again"
    );
    while line.undo() {}
    assert_eq!(line.plies(), 0);
}
