//! Moves entered step by step and as text, in all games: every legal move can be, nothing else can, and
//! every refusal has words in every language.

use std::collections::BTreeSet;

use doska_play::{
    AnyPosition, GameHistory, GameSpec, Input, Lang, MoveInput, Note, Step, Words, variants,
};
use doska_rules::{Kind, Place, zobrist};

/// A small repeatable source of choices.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = zobrist::mix(self.0);
        (self.0 % n as u64) as usize
    }
}

/// The step onto a square with this name.
fn place(name: &str) -> Step {
    let [file, rank] = name.as_bytes() else {
        panic!("{name}")
    };
    Step::Place(Place {
        x: (file - b'a') as i8,
        y: (rank - b'1') as i8,
    })
}

/// Positions of some random games, and some that few games reach.
fn positions(name: &str, games: usize) -> Vec<AnyPosition> {
    let spec = GameSpec::read(name).unwrap();
    let mut dice = Dice(7);
    let mut out = Vec::new();
    for _ in 0..games {
        let mut line = GameHistory::new(&spec.start());
        for _ in 0..70 {
            let moves = line.moves();
            if moves.is_empty() {
                break;
            }
            line.play(&moves[dice.below(moves.len())]).unwrap();
            if dice.below(8) == 0 {
                out.push(line.position());
            }
        }
    }
    let rare: &[&str] = match name {
        "cyclic" => &[
            "W:WKa1,Kc3,e3:Bd6,Kf6:R3,2",
            "W:W:Bh8:R2,0",
            "B:Wa1,c1:Bb8:R0,3",
        ],
        "backups" => &[
            "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m",
            "W:Wa3:Bb4,c5:R5,7:S",
        ],
        "backups?restore=after" => &["W:Wc3:Ba7:R4,0:Sw4=mm..", "W:Wa3:Bb4,c5:R1,7:Swd=m..k"],
        _ => &[],
    };
    out.extend(rare.iter().map(|text| spec.position(text).unwrap()));
    out
}

#[test]
fn every_line_leads_to_its_move_and_every_beginning_goes_on() {
    for name in variants() {
        for position in positions(name, 4) {
            let moves = position.moves();
            let stride = moves.len() / 12 + 1;
            for m in moves.iter().step_by(stride) {
                let text = m.text();
                for line in m.step_sequences().iter().take(4) {
                    for end in 0..line.len() {
                        match position.input(&line[..end]) {
                            Input::Partial(next) | Input::MayStop(_, next) => {
                                assert!(
                                    next.contains(&line[end]),
                                    "{position:?} {text} at step {end}"
                                );
                            }
                            other => panic!("{position:?} {text} at step {end}: {other:?}"),
                        }
                    }
                    match position.input(line) {
                        Input::Done(found) | Input::MayStop(found, _) => {
                            assert_eq!(found.text(), text, "{position:?}");
                        }
                        other => panic!("{position:?} {text}: {other:?}"),
                    }
                }
            }
        }
    }
}

/// A step that may or may not make sense.
fn any_step(dice: &mut Dice) -> Step {
    let signs = *b"mk.";
    match dice.below(12) {
        0 => Step::Reserve,
        1 => Step::Take(dice.below(5) as u8),
        2 => Step::Build(dice.below(18) as u8),
        3 => Step::Restore(
            dice.below(17) as u8,
            std::array::from_fn(|_| signs[dice.below(3)]),
        ),
        4 => Step::Pass,
        _ => Step::Place(Place {
            x: dice.below(10) as i8 - 1,
            y: dice.below(10) as i8 - 1,
        }),
    }
}

/// In every language the note is a sentence with all its values, and the article it quotes is on the game's
/// page.
fn is_said(words: &[Words], game: &str, note: &Note, context: &str) {
    if let Some(article) = note.get("article") {
        assert!(
            page(game).contains(&format!("\n**{article}** ")),
            "{context}: {note}: no such article on the page of {game}"
        );
    }
    for words in words {
        let said = words.say(note);
        assert!(
            !said.contains("{$") && !said.contains("{ $"),
            "{context}: {note}: {said}"
        );
        assert!(
            said.contains(' ') && said != note.id,
            "{context}: {note}: {said}"
        );
    }
}

/// The English rules page of the game that a text such as `martian?players=4` names.
fn page(game: &str) -> String {
    let id = game.split('?').next().unwrap_or(game);
    let path = format!(
        "{}/../../games/{id}/rules/en.md",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// How many cases a variant must give at the least: a layout of two checkers each has fewer positions.
fn least(variant: &str, usual: usize) -> usize {
    if variant.contains("checkers=2&") {
        usual * 3 / 5
    } else {
        usual
    }
}

#[test]
fn every_refusal_has_words_in_every_language() {
    let words: Vec<Words> = Lang::ALL.into_iter().map(Words::new).collect();
    let mut dice = Dice(3);
    for name in variants() {
        let mut articles = BTreeSet::new();
        let mut refusals = 0;
        for position in positions(name, 3) {
            let moves = position.moves();
            for _ in 0..60 {
                // A beginning of a legal line, spoilt; or anything.
                let mut steps: Vec<Step> = Vec::new();
                if !moves.is_empty() && dice.below(2) == 0 {
                    let lines = moves[dice.below(moves.len())].step_sequences();
                    let line = &lines[dice.below(lines.len())];
                    steps.extend(&line[..dice.below(line.len() + 1)]);
                }
                for _ in 0..dice.below(3) {
                    steps.push(any_step(&mut dice));
                }
                if let Input::Refused(note) = position.input(&steps) {
                    is_said(&words, name, &note, &format!("{position:?} {steps:?}"));
                    refusals += 1;
                    articles.extend(note.get("article").map(str::to_owned));
                }
            }
        }
        assert!(refusals > least(name, 500), "{name}: {refusals} refusals");
        assert!(articles.len() > 4, "{name}: {articles:?}");
    }
}

#[test]
fn every_wrong_text_has_words_in_every_language() {
    let words: Vec<Words> = Lang::ALL.into_iter().map(Words::new).collect();
    let mut dice = Dice(5);
    let tries = [
        "",
        "x",
        "a1",
        "a1-a1",
        "c3-d4",
        "c3xe5",
        "c3:e5",
        "c3-c4",
        "d3-d4",
        "@c3",
        "@d4",
        "@h8",
        "+d",
        "+9",
        "^d",
        "^d=mmmm",
        "^4=mm..",
        "c3-d4+d",
        "c3-d4+x",
        "c3xe5+4",
        "c3-d4^d",
        "a1=b2",
        "pass",
        "0,0",
        "9,9",
        "0,0>1,0*1",
        "0,0>1,0*9",
        "0,0>1,0",
        "c3xe5xg7xe5",
        "z9-z8",
        "шашка",
        "h8-a1",
        "a8xa1",
        "b2=c3",
        "d4xd5",
        "d1-d8",
        "a3-a4",
        "a3-b3",
    ];
    for name in variants() {
        let spec = GameSpec::read(name).unwrap();
        let (mut moves, mut texts) = (0, 0);
        for position in positions(name, 5) {
            for text in tries {
                if let Err(note) = position.read_move(text) {
                    is_said(&words, name, &note, &format!("{position:?} {text}"));
                    moves += 1;
                }
            }
            let text = position.text_with_tail();
            for _ in 0..20 {
                let mut broken: Vec<char> = text.chars().collect();
                let at = dice.below(broken.len());
                broken[at] = ['W', 'b', '9', ',', ':', '-', 'é', ' '][dice.below(8)];
                let broken: String = broken.into_iter().collect();
                if let Err(note) = spec.position(&broken) {
                    is_said(&words, name, &note, &broken);
                    texts += 1;
                }
            }
        }
        assert!(moves > least(name, 500), "{name}: {moves} moves refused");
        assert!(
            texts > least(name, 200),
            "{name}: {texts} positions refused"
        );
    }
    for bad in [
        "chess",
        "cyclic?x=1",
        "martian?players=3",
        "martian?players",
        "martian?a=4",
        "martian?players=4&players=4",
    ] {
        is_said(&words, bad, &GameSpec::read(bad).unwrap_err(), bad);
    }
}

/// What the piece looks like is what the events say, wherever the way is the one of the events.
#[test]
fn a_man_that_becomes_a_king_on_the_way_is_one_from_there() {
    let spec = GameSpec::read("backups").unwrap();
    let position = spec.position("W:Wb6:Bc7,f6,e3:R0,0:S").unwrap();
    let kind = |names: &[&str]| {
        let mut input = MoveInput::new(&GameHistory::new(&position));
        for name in names {
            input.push(place(name));
        }
        input.moving().map(|token| token.kind)
    };
    assert_eq!(kind(&["b6"]), None);
    assert_eq!(kind(&["b6", "d8"]), Some(Kind::King));
    assert_eq!(kind(&["b6", "d8", "g5"]), Some(Kind::King));
    assert_eq!(kind(&["b6", "a7"]), None);
}

/// One input that is narrowed step by step, taken back and led elsewhere says what a fresh one says.
#[test]
fn an_input_that_goes_back_and_forth_is_as_a_fresh_one() {
    for name in variants() {
        for position in positions(name, 2) {
            let game = GameHistory::new(&position);
            let mut input = MoveInput::new(&game);
            let moves = position.moves();
            for m in moves.iter().step_by(moves.len() / 6 + 1) {
                let Some(line) = m.step_sequences().into_iter().last() else {
                    panic!("{position:?}: {} cannot be entered", m.text());
                };
                input.truncate(0);
                for (i, &step) in line.iter().enumerate() {
                    input.push(step);
                    let fresh = position.input(&line[..=i]);
                    assert_eq!(
                        format!("{:?}", input.state()),
                        format!("{fresh:?}"),
                        "{position:?}"
                    );
                }
                input.truncate(line.len() - 1);
                assert_eq!(input.steps(), &line[..line.len() - 1]);
                input.push(Step::Take(99));
                assert!(matches!(input.state(), Input::Refused(_)), "{position:?}");
            }
        }
    }
}

/// Where captures are compulsory they are named, each once; nowhere else.
#[test]
fn compulsory_captures_are_known_beforehand() {
    let ways = |game: &str, text: &str| -> Vec<Vec<Step>> {
        let position = GameSpec::read(game).unwrap().position(text).unwrap();
        MoveInput::new(&GameHistory::new(&position)).compulsory()
    };
    let way = |names: &[&str]| names.iter().map(|name| place(name)).collect::<Vec<_>>();
    assert_eq!(
        ways("russian", "W:Wc3,a1:Bd4,h8"),
        [way(&["c3", "e5"])],
        "the only capture"
    );
    assert!(ways("russian", "W:Wc3,a1:Bd8,h8").is_empty(), "no capture");
    assert!(
        ways("cyclic", "W:Wc3,d4:Bh8:R0,0").is_empty(),
        "an own capture is never compulsory"
    );
    assert_eq!(
        ways("cyclic", "W:Wc3,a1:Bd4,h8:R3,0"),
        [way(&["c3", "e5"])],
        "no drop either"
    );
    assert_eq!(
        ways("backups", "W:Wc3,a1:Bd4,h8:R4,0:Swd=m..."),
        [way(&["c3", "e5"])],
        "whatever backup is built after it, or restored instead"
    );
    let martian = GameSpec::read("martian").unwrap().start();
    let martian = MoveInput::new(&GameHistory::new(&martian));
    assert!(martian.compulsory().is_empty());
}
