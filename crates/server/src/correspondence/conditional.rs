//! Conditional moves: “if he plays A, I answer B”, as a small tree.

use doska_contract::online::{Conditional, ConditionalLine};
use doska_play::{GameHistory, Note, Seat};

/// The most lines of a tree.
const MOST: usize = 60;
/// The most answers in a row.
const DEEPEST: usize = 20;

/// What a tree says about the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The other side has played a move that the tree knows.
    Answer {
        /// How many plies have been played.
        ply: usize,
        /// The answer.
        text: String,
        /// What is left of the tree after it.
        rest: Conditional,
    },
    /// The other side is to move, and this is left of the tree.
    Wait(Conditional),
    /// The game has left the tree.
    Left,
}

/// Follows the tree along the moves of the game. It may be behind: a tree that was not cut after an answer says the
/// same as one that was.
pub fn follow(tree: &Conditional, moves: &[String]) -> Next {
    let (mut ply, mut lines) = (tree.ply, &tree.lines);
    if ply > moves.len() {
        return Next::Left;
    }
    while !lines.is_empty() {
        let Some(theirs) = moves.get(ply) else {
            let lines = lines.clone();
            return Next::Wait(Conditional { ply, lines });
        };
        let Some(line) = lines.iter().find(|line| line.r#if == *theirs) else {
            return Next::Left;
        };
        match moves.get(ply + 1) {
            None => {
                let rest = Conditional {
                    ply: ply + 2,
                    lines: line.next.clone(),
                };
                return Next::Answer {
                    ply: ply + 1,
                    text: line.then.clone(),
                    rest,
                };
            }
            Some(mine) if *mine == line.then => {
                ply += 2;
                lines = &line.next;
            }
            Some(_) => return Next::Left,
        }
    }
    Next::Left
}

/// The tree with canonical move texts, if every move in it is legal where it stands and the turns alternate.
pub fn read(tree: &Conditional, history: &GameHistory, seat: Seat) -> Result<Conditional, Note> {
    if history.plies() != tree.ply {
        return Err(Note::new("notify-conditional-stale").with("ply", history.plies()));
    }
    if count(&tree.lines) > MOST || depth(&tree.lines) > DEEPEST {
        let note = Note::new("notify-conditional-large");
        return Err(note.with("most", MOST).with("deepest", DEEPEST));
    }
    let mut history = history.clone();
    Ok(Conditional {
        ply: tree.ply,
        lines: read_lines(&tree.lines, &mut history, seat)?,
    })
}

fn read_lines(
    lines: &[ConditionalLine],
    history: &mut GameHistory,
    seat: Seat,
) -> Result<Vec<ConditionalLine>, Note> {
    let mut read: Vec<ConditionalLine> = Vec::new();
    for line in lines {
        if history.seat() == seat {
            return Err(Note::new("notify-conditional-turn").part(&line.r#if));
        }
        let theirs = history.play_text(&line.r#if)?.text();
        if read.iter().any(|known| known.r#if == theirs) {
            return Err(Note::new("notify-conditional-twice").part(&theirs));
        }
        if history.outcome().is_some() || history.seat() != seat {
            return Err(Note::new("notify-conditional-turn").part(&line.then));
        }
        let then = history.play_text(&line.then)?.text();
        let next = read_lines(&line.next, history, seat)?;
        history.undo();
        history.undo();
        read.push(ConditionalLine {
            r#if: theirs,
            then,
            next,
        });
    }
    Ok(read)
}

fn count(lines: &[ConditionalLine]) -> usize {
    lines.iter().map(|line| 1 + count(&line.next)).sum()
}

fn depth(lines: &[ConditionalLine]) -> usize {
    lines
        .iter()
        .map(|line| 1 + depth(&line.next))
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use doska_contract::online::{Conditional, ConditionalLine};
    use doska_play::{GameHistory, GameSpec, Seat};

    use super::{Next, follow, read};

    fn line(theirs: &str, then: &str, next: Vec<ConditionalLine>) -> ConditionalLine {
        ConditionalLine {
            r#if: theirs.to_owned(),
            then: then.to_owned(),
            next,
        }
    }

    fn tree() -> Conditional {
        let deeper = line("c", "d", Vec::new());
        Conditional {
            ply: 1,
            lines: vec![line("a", "b", vec![deeper]), line("x", "y", Vec::new())],
        }
    }

    fn moves(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn a_tree_is_followed_as_far_as_the_game_goes_along() {
        let rest = |ply, lines| Conditional { ply, lines };
        assert_eq!(follow(&tree(), &moves(&["0"])), Next::Wait(tree()));
        let answer = |ply, text: &str, rest| Next::Answer {
            ply,
            text: text.to_owned(),
            rest,
        };
        let deeper = vec![line("c", "d", Vec::new())];
        let after_b = rest(3, deeper);
        let known = follow(&tree(), &moves(&["0", "a"]));
        assert_eq!(known, answer(2, "b", after_b.clone()));
        let played = follow(&tree(), &moves(&["0", "a", "b"]));
        assert_eq!(played, Next::Wait(after_b.clone()));
        // A tree that was not cut after its answer says the same as one that was.
        let last = answer(4, "d", rest(5, Vec::new()));
        assert_eq!(follow(&tree(), &moves(&["0", "a", "b", "c"])), last);
        assert_eq!(follow(&after_b, &moves(&["0", "a", "b", "c"])), last);
    }

    #[test]
    fn a_game_that_leaves_the_tree_has_left_it() {
        for left in [
            &["0", "z"][..],
            &["0", "a", "z"],
            &["0", "a", "b", "z"],
            &["0", "a", "b", "c", "d"],
            &[],
        ] {
            assert_eq!(follow(&tree(), &moves(left)), Next::Left, "{left:?}");
        }
    }

    #[test]
    fn every_move_of_a_tree_is_legal_where_it_stands() {
        let spec = GameSpec::read("turkish").unwrap();
        let mut history = GameHistory::new(&spec.start());
        let first = history.moves()[0].text();
        history.play_text(&first).unwrap();
        let theirs = history.moves()[0].text();
        let mut after = history.clone();
        after.play_text(&theirs).unwrap();
        let mine = after.moves()[0].text();
        let asked = |theirs: &str, mine: &str| Conditional {
            ply: 1,
            lines: vec![line(theirs, mine, Vec::new())],
        };
        let seat = Seat::FIRST;
        let good = asked(&theirs, &mine);
        assert_eq!(read(&good, &history, seat).unwrap(), good);
        assert!(read(&asked("z9-z8", &mine), &history, seat).is_err());
        assert!(read(&asked(&theirs, "z9-z8"), &history, seat).is_err());
        // The other seat has nothing to wait for: it is its turn.
        let other = history.seat();
        assert_eq!(
            read(&good, &history, other).unwrap_err().id,
            "notify-conditional-turn"
        );
        let late = Conditional {
            ply: 0,
            ..good.clone()
        };
        assert_eq!(
            read(&late, &history, seat).unwrap_err().id,
            "notify-conditional-stale"
        );
        let twice = Conditional {
            ply: 1,
            lines: [good.lines.clone(), good.lines.clone()].concat(),
        };
        assert_eq!(
            read(&twice, &history, seat).unwrap_err().id,
            "notify-conditional-twice"
        );
        let mut deep = line(&theirs, &mine, Vec::new());
        for _ in 0..30 {
            deep = line(&theirs, &mine, vec![deep]);
        }
        let deep = Conditional {
            ply: 1,
            lines: vec![deep],
        };
        assert_eq!(
            read(&deep, &history, seat).unwrap_err().id,
            "notify-conditional-large"
        );
    }
}
