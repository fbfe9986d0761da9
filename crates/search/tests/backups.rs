//! The engine plays Checkers with Backups.

mod draughts;

use doska_rules::Position;
use doska_rules::backups::{Backups, Extra, Options, Restoring};
use doska_search::Pruning;
use draughts::{beats_random, best, evaluates_soundly, read, turned, wins_in};

#[test]
fn beats_random_moves() {
    beats_random::<Backups>(8, 2000);
}

#[test]
fn evaluates_both_colours_alike() {
    evaluates_soundly::<Backups>(&Options::default(), 60, turned);
    let after = Options {
        restore: Restoring::After,
    };
    evaluates_soundly::<Backups>(&after, 30, turned);
}

/// The king on d4 stands where White has a man recorded.
#[test]
fn restores_a_line_upon_a_king() {
    assert_eq!(
        best::<Backups>("W:Wa1,c1:BKd4,h8:R0,0:Swd=.m..", 2000),
        "^d=.m.."
    );
}

/// Taking b2, the king would land before the king on f6. A restore need not wait for the capture.
#[test]
fn restores_rather_than_captures() {
    assert_eq!(
        best::<Backups>("W:WKa1,e1,g1:Bb2,Kf6,g7:R0,0:Swb=m...", 2000),
        "^b=m..."
    );
}

/// Four men lost buy the line with four men on it, before they leave it.
#[test]
fn records_the_full_line() {
    let found = best::<Backups>("W:Wa1,c1,e1,g1,f2:Bb8,d8,f8,h8,g7:R4,0:S", 2000);
    assert!(found.starts_with("f2-") && found.ends_with("+1"), "{found}");
}

#[test]
fn sees_the_end_coming() {
    assert_eq!(wins_in::<Backups>("W:Wc1,g3:Bh6:R0,0:S", 2000), Some(3));
    // Nothing is won while Black has a line to restore.
    assert_eq!(wins_in::<Backups>("W:Wc1,g3:Bh6:R0,0:Sb8=..m.", 2000), None);
}

/// Below the root, lines with two men or a king on them are recorded, as they stand after the move.
#[test]
fn tries_to_record_what_is_worth_it() {
    let position = read::<Backups>("W:Wa1,c1,f2,Kh8:Bb8,d8:R5,0:S");
    let (mut all, mut worth) = (Vec::new(), Vec::new());
    position.legal_moves(&mut all);
    assert!(position.candidate_moves(&mut worth));
    assert!(all.iter().all(|m| {
        let built = position.after(*m).shelf(position.seat()).iter().next();
        let holds = built.map_or(2, |backup| {
            backup.men().count_ones() + 2 * backup.kings().count_ones()
        });
        worth.contains(m) == (holds >= 2)
    }));
    let builds = worth.iter().filter(|m| m.extra != Extra::None).count();
    assert!(0 < builds && worth.len() < all.len() / 3, "{builds}");
}

/// White takes both men, but h4xf2+f brings one of them back, next to where he is crowned.
#[test]
fn calls_nothing_won_before_every_build_is_tried() {
    let lone = "W:WKh2,g3:Bb4,h4:R0,5:S";
    assert_eq!(wins_in::<Backups>(lone, 5000), None);
}
