//! Positions taken apart and put together again are what they were; what is put together wrongly is
//! refused as any text is.

use doska_rules::edit::{Plan, Values};
use doska_rules::{AreaKind, Draft, Place, Token};

use crate::playing::Playing;
use crate::slow::{self, random};
use crate::{Checked, Visit, variants, with_game};

/// The text of a position, with the tail where something has been counted.
fn full_text<G: Checked>(position: &G, counters: &G::Counters) -> String {
    let tail = position.write_counters(counters);
    if *counters == position.fresh() {
        position.write()
    } else {
        format!("{} ~{tail}", position.write())
    }
}

fn check_draft<G: Checked>(position: &G, counters: &G::Counters, options: &G::Options) -> Draft {
    let text = full_text(position, counters);
    let draft = Draft::of(position, counters);
    assert_eq!(G::compose(&draft, options), text);
    assert_eq!(draft.check::<G>(options), Ok(()), "{text}");
    let palette = G::palette(&draft, options);
    assert!(palette.turns.contains(&draft.view.seat), "{text}");
    for cell in &draft.view.cells {
        assert!(cell.stack.len() <= palette.height as usize, "{text}");
    }
    for tally in &palette.tallies {
        assert!(tally.count <= tally.max, "{text}: {tally:?}");
    }
    for (key, value) in &draft.fields {
        let known = palette.fields.iter().find(|field| field.key == key);
        let fits = match known.map(|field| &field.values) {
            Some(Values::OneOf(words)) => words.contains(value),
            Some(&Values::Range(low, high)) => {
                let number: u32 = value.parse().unwrap();
                (low..=high).contains(&number)
            }
            None => false,
        };
        assert!(fits, "{text}: {key}={value}");
    }
    draft
}

struct Games<'a>(&'a str);

impl Visit for Games<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(4);
        for _ in 0..40 {
            let mut playing = Playing::<G>::new(&options);
            for _ in 0..120 {
                check_draft(&playing.position, &playing.counters, &options);
                if playing.end.is_some() {
                    break;
                }
                let m = *rng.pick(&playing.moves);
                playing.play(m);
            }
        }
        for _ in 0..2_000 {
            let text = slow::placement(self.0, &mut rng);
            let position = G::read(&text, &options).unwrap();
            check_draft(&position, &position.fresh(), &options);
        }
    }
}

#[test]
fn what_is_taken_apart_is_put_together_again() {
    for spec in &variants() {
        with_game(spec, Games(spec));
    }
}

/// What a clumsy hand does to a draft: whatever the palette offers, anywhere, and more than it allows.
fn clumsy<G: Checked>(draft: &mut Draft, options: &G::Options, rng: &mut random::Rng) {
    let palette = G::palette(draft, options);
    let view = &mut draft.view;
    match rng.below(8) {
        0..=2 => {
            let token: Token = *rng.pick(&palette.tokens);
            let plane = palette.plan != Plan::Board;
            if plane && rng.percent(30) || view.cells.is_empty() {
                let mut cell = G::start(options).view().cells[0].clone();
                cell.place = Place {
                    x: rng.below(9) as i8 - 4,
                    y: rng.below(9) as i8 - 4,
                };
                view.cells.push(cell);
            }
            let at = rng.below(view.cells.len());
            view.cells[at].stack.push(token);
        }
        3 if !view.cells.is_empty() => {
            let at = rng.below(view.cells.len());
            view.cells[at].stack.pop();
        }
        4 => view.seat = *rng.pick(&palette.turns),
        5 => {
            if let Some(scores) = &mut view.scores {
                let at = rng.below(scores.len());
                scores[at] = rng.below(90) as u32;
            }
            if !palette.backups.is_empty() {
                view.areas.push(rng.pick(&palette.backups).clone());
            }
        }
        6 if !view.areas.is_empty() => {
            let at = rng.below(view.areas.len());
            match view.areas[at].kind {
                AreaKind::Backup(..) => drop(view.areas.remove(at)),
                _ => view.areas[at].count = rng.below(14) as u32,
            }
        }
        _ if !palette.fields.is_empty() => {
            let field = rng.pick(&palette.fields);
            let value = match &field.values {
                Values::Range(low, high) => rng.between(*low as usize, *high as usize).to_string(),
                Values::OneOf(words) => rng.pick(words).clone(),
            };
            draft.fields.retain(|(key, _)| key != field.key);
            draft.fields.push((field.key.to_owned(), value));
        }
        _ => {}
    }
}

struct Clumsy<'a>(&'a str);

impl Visit for Clumsy<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(5);
        let (mut right, mut wrong) = (0, 0);
        for _ in 0..1_500 {
            let text = slow::placement(self.0, &mut rng);
            let position = G::read(&text, &options).unwrap();
            let mut draft = Draft::of(&position, &position.fresh());
            for _ in 0..rng.between(1, 4) {
                clumsy::<G>(&mut draft, &options, &mut rng);
            }
            let text = G::compose(&draft, &options);
            let (board, tail) = text.split_once(" ~").unwrap_or((&text, ""));
            let read = G::read(board, &options).and_then(|position| {
                let counters = match tail {
                    "" => position.fresh(),
                    tail => position.read_counters(tail)?,
                };
                Ok((position, counters))
            });
            let Ok((position, counters)) = read else {
                wrong += 1;
                continue;
            };
            right += 1;
            // What is right is written as every position is.
            assert_eq!(full_text(&position, &counters), text);
            check_draft(&position, &counters, &options);
        }
        assert!(right > 50 && wrong > 50, "{}: {right}, {wrong}", self.0);
    }
}

#[test]
fn what_is_put_together_right_is_a_position_like_any_other() {
    for spec in &variants() {
        with_game(spec, Clumsy(spec));
    }
}
