//! Positions put together by hand: what is wrong with them is said of squares and men, not of texts.

use doska_play::rules::{Area, AreaKind, Draft, Kind, Token};
use doska_play::{GameSpec, Lang, Words};

/// A draft to make mistakes in: a position of the game, or its start.
struct Hand {
    spec: GameSpec,
    draft: Draft,
}

impl Hand {
    fn new(game: &str, position: Option<&str>) -> Hand {
        let spec = GameSpec::read(game).unwrap();
        let position = position.map_or_else(|| spec.start(), |text| spec.position(text).unwrap());
        let draft = position.draft();
        Hand { spec, draft }
    }

    /// Puts a piece on top of what stands there; on the plane a new field where there is none.
    fn put(mut self, name: &str, kind: Kind, seat: impl Into<Option<u8>>) -> Hand {
        let token = Token {
            kind,
            seat: seat.into(),
        };
        let cells = &mut self.draft.view.cells;
        let cell = cells.iter_mut().find(|cell| cell.name == name);
        cell.expect("the cell is there").stack.push(token);
        self
    }

    fn take(mut self, name: &str) -> Hand {
        let cells = &mut self.draft.view.cells;
        let cell = cells.iter_mut().find(|cell| cell.name == name);
        cell.expect("the cell is there").stack.clear();
        self
    }

    fn field(mut self, key: &str, value: &str) -> Hand {
        self.draft.fields.retain(|(k, _)| k != key);
        self.draft.fields.push((key.to_owned(), value.to_owned()));
        self
    }

    fn area(mut self, seat: u8, kind: AreaKind, count: u32) -> Hand {
        let areas = &mut self.draft.view.areas;
        let there = areas
            .iter_mut()
            .find(|area| area.kind == kind && area.seat == seat);
        match there {
            Some(area) => area.count = count,
            None => areas.push(Area {
                kind,
                seat,
                count,
                piece: Kind::Man,
            }),
        }
        self
    }

    /// What is said about it in English.
    fn wrong(&self) -> String {
        let text = self.spec.compose(&self.draft);
        let note = match text.and_then(|text| self.spec.position(&text)) {
            Ok(position) => panic!("{position:?} is a position"),
            Err(note) => note,
        };
        for lang in Lang::ALL {
            let said = Words::new(lang).say(&note);
            assert!(!said.contains('{'), "{said}");
        }
        Words::new(Lang::En).say(&note)
    }

    fn text(&self) -> String {
        let text = self.spec.compose(&self.draft).unwrap();
        self.spec
            .position(&text)
            .unwrap_or_else(|note| panic!("{text}: {note}"));
        text
    }
}

#[test]
fn mistakes_with_men_and_kings_name_the_square() {
    let empty = || Hand::new("cyclic", Some("W:Wa1:Bh8:R0,0"));
    assert_eq!(
        empty().put("b8", Kind::Man, 0).wrong(),
        "The man on b8 is on its last rank, where it would be a king (article 2.3)"
    );
    assert_eq!(
        empty().put("b1", Kind::Man, 0).wrong(),
        "b1 is a light square, not used in this game (article 1.1)"
    );
    assert_eq!(
        empty().put("a1", Kind::King, 1).wrong(),
        "There are two pieces on a1"
    );
    assert_eq!(
        Hand::new("cyclic", None)
            .area(0, AreaKind::Reserve, 2)
            .wrong(),
        "White’s board and reserve hold 14 men together; at most 12 are possible (article 1.1)"
    );
    assert_eq!(
        Hand::new("turkish", None).put("e5", Kind::King, 1).wrong(),
        "Black has 17 pieces; at most 16 are possible (article 1.1)"
    );
}

#[test]
fn mistakes_with_backups_name_the_backup() {
    let few = || Hand::new("backups", Some("W:Wa1:Bh8:R0,0:S"));
    let backup = |line, signs: &[u8; 4]| AreaKind::Backup(line, *signs);
    assert_eq!(
        few().area(0, backup(3, b"m..m"), 0).wrong(),
        "The backup d=m..m has a man on its last rank, where it would be a king (article 2.3)"
    );
    assert_eq!(
        few()
            .area(1, backup(3, b"kkkk"), 0)
            .area(1, backup(4, b"...."), 0)
            .wrong(),
        "Black’s board, repository and backups hold 13 men together; at most 12 are possible (article 1.1)"
    );
    assert_eq!(
        few().area(0, backup(3, b"m?.."), 0).wrong(),
        "“wd=m?..” is not a backup: expected owner, line, = and four signs, as in wd=m..k"
    );
    assert_eq!(
        few()
            .area(0, backup(3, b"m..k"), 0)
            .area(1, backup(8, b"...."), 0)
            .area(0, AreaKind::Repository, 5)
            .text(),
        "W:Wa1:Bh8:R5,0:Sb1=....,wd=m..k"
    );
}

#[test]
fn mistakes_in_martian_chess_name_the_players_and_the_points() {
    let two = |text| Hand::new("martian", Some(text));
    assert_eq!(
        two("4/4/4/P3/P3/4/4/4 1 0,0 -")
            .take("a5")
            .take("a4")
            .wrong(),
        "More than one quadrant is empty, those of players 1, 2: the game ends with the first (article 7.1)"
    );
    let mut rich = Hand::new("martian", None);
    rich.draft.view.scores = Some(vec![1, 2]);
    assert_eq!(
        rich.wrong(),
        "Too many points: 36 on the board, 39 with those captured, but the game has only 36"
    );
    let crossing = |way| two("4/4/4/3P/1Q2/4/4/4 1 0,0 -").field("barred-return", way);
    assert_eq!(
        crossing("a7-b4").wrong(),
        "a7–b4 is not a forbidden return: the piece on b4 cannot have come from a7 in one move (article 4.1)"
    );
    assert_eq!(
        crossing("d5-b4").wrong(),
        "d5–b4 is not a forbidden return: d5 must be empty, since the piece has just left it (article 4.1)"
    );
    assert_eq!(
        crossing("b5-c4").wrong(),
        "b5–c4 is not a forbidden return: there is no piece on c4 (article 4.1)"
    );
    assert_eq!(
        crossing("b4-b5").wrong(),
        "b4–b5 is not a forbidden return: the piece must have come from the other player’s half into that of the player to move (article 4.1)"
    );
    assert_eq!(
        crossing("b8-b4").field("no-capture", "7").text(),
        "4/4/4/3P/1Q2/4/4/4 1 0,0 b8b4 ~7"
    );
}

#[test]
fn mistakes_on_the_plane_name_the_field() {
    let game = "topological?checkers=2&period=2";
    let laid = || Hand::new(game, Some("P w 0,0=w;1,0=b"));
    let moving = || Hand::new(game, Some("M w 0,0=w;1,0=b;2,0=w;3,0=b"));
    assert_eq!(
        laid().put("0,1", Kind::Checker, 1).wrong(),
        "White has laid 1 checkers, Black 2: they are laid in turn, White first (article 1.1)"
    );
    // Whose turn it is nobody has to say.
    assert_eq!(
        laid().put("0,1", Kind::Checker, 0).text(),
        "P b 0,0=w;1,0=b;0,1=w"
    );
    assert_eq!(
        laid().put("1,0", Kind::Checker, 0).wrong(),
        "During layout a square has exactly one checker, but 1,0 does not (article 1.3)"
    );
    assert_eq!(
        laid().take("0,0").put("2,0", Kind::Checker, 0).wrong(),
        "The square 0,0 is missing: the first checker was laid there (article 1.2)"
    );
    assert_eq!(
        moving().field("stage", "laying").wrong(),
        "All 4 checkers are laid: the stage is moves, M w (article 1.4)"
    );
    let mut fewer = moving();
    fewer.draft.view.cells.retain(|cell| cell.name != "1,0");
    assert_eq!(
        fewer.wrong(),
        "2,0 is not connected with 0,0: every square must be reachable from every other, side by side (article 1.3)"
    );
    let mut fewer = moving();
    fewer.draft.view.cells.pop();
    assert_eq!(
        fewer.wrong(),
        "The board has 3 fields; there must be exactly 4 (article 1.4)"
    );
    assert_eq!(
        moving().take("0,0").wrong(),
        "White has 1 checkers on the board; each player has exactly 2 (article 1.1)"
    );
    assert_eq!(
        moving().take("0,0").put("1,0", Kind::Checker, 0).text(),
        "M w 0,0=-;1,0=bw;2,0=w;3,0=b"
    );
    assert_eq!(
        moving()
            .field("period-plies", "3")
            .field("passes", "1")
            .text(),
        "M w 0,0=w;1,0=b;2,0=w;3,0=b ~3/0/0/1"
    );
}

#[test]
fn what_is_not_of_the_game_is_refused() {
    let strange = Hand::new("turkish", None).put("e5", Kind::Pawn, None);
    assert_eq!(
        strange.wrong(),
        "This game has no such piece as the one on e5"
    );
    let mut off = Hand::new("martian", None);
    let mut cell = off.draft.view.cells[0].clone();
    cell.place.x = 7;
    cell.name = "h1".to_owned();
    off.draft.view.cells.push(cell);
    let off = off.put("h1", Kind::Pawn, None);
    assert_eq!(off.wrong(), "This board has no square h1");
    let area = Hand::new("turkish", None).area(0, AreaKind::Reserve, 1);
    assert_eq!(area.wrong(), "This game has no such area beside the board");
    let mut seat = Hand::new("turkish", None);
    seat.draft.view.seat = 3;
    assert_eq!(seat.wrong(), "This game has no player 4");
}
