//! `play`: sessions typed into a pipe.

use crate::run::{command, doska, doska_in, folder, run};

pub fn session(args: &[&str], lines: &[&str]) -> String {
    let input = lines.join("\n") + "\n";
    doska_in(&[&["play"], args].concat(), input).ok()
}

/// What was answered to the last line that was typed.
pub fn answer<'a>(out: &'a str, typed: &str) -> &'a str {
    let (_, after) = out
        .rsplit_once(&format!("> {typed}\n"))
        .unwrap_or_else(|| panic!("{typed} in {out}"));
    after
}

#[test]
fn cyclic_own_men_are_taken_and_dropped() {
    let out = session(&["cyclic"], &["c3-d5", "d2xf4", "b6-a5", "@d2", "position"]);
    assert!(
        out.contains("(article 2.1)") || out.contains("There is no move from"),
        "{out}"
    );
    assert!(out.contains("White: reserve 1"), "{out}");
    assert!(
        answer(&out, "position").starts_with("B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,g3,f4:B"),
        "{out}"
    );
}

#[test]
fn backups_are_built_and_restored() {
    let position = "W:Wa1,c1,e1,g1,d2,h2,a3,g3,h4:Bf4,a5,e5,c7,e7,b8,d8,f8,h8:R3,3:S";
    let lines = [
        "a3-b4", "a5xc3", "e1-f2", "d2xb4+1", "f4-e3", "c1-d2", "e3xc1", "^d", "^1", "position",
    ];
    let out = session(&["backups", "--position", position], &lines);
    assert!(
        answer(&out, "e1-f2").starts_with("You must capture: d2xb4"),
        "{out}"
    );
    assert!(answer(&out, "e1-f2").contains("(article 3.8)"), "{out}");
    assert!(
        answer(&out, "d2xb4+1").contains("^1=mmmm ○a1 ○c1 ○e1 ○g1"),
        "{out}"
    );
    assert!(answer(&out, "^1").contains("Last move: ^1=mmmm"), "{out}");
    assert!(
        answer(&out, "position").starts_with("B:Wa1,c1,e1,g1,h2,g3,b4,h4:B"),
        "{out}"
    );
}

#[test]
fn a_backup_that_costs_too_much_is_refused_in_plain_words() {
    let position = "W:Wc1,e1,Kd4:Bb6,h6,c7,Kf8:R4,8:Sw3=m..m";
    let out = session(
        &["backups", "--position", position],
        &["d4xa7+a", "moves d4xa7", "moves"],
    );
    let said = answer(&out, "d4xa7+a").lines().next().unwrap();
    assert!(
        said.contains('4') && said.contains('5') && said.contains("(article 4.4)"),
        "{said}"
    );
    assert!(answer(&out, "moves d4xa7").contains("d4xa7+1"), "{out}");
}

#[test]
fn hundreds_of_moves_are_put_together() {
    let position = "W:WKa1,Kh8,Kb4:Bg3,Kf8:R8,8:S";
    let out = session(&["backups", "--position", position], &["moves"]);
    assert!(
        out.contains("You can add one of the texts on the right"),
        "{out}"
    );
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
}

#[test]
fn turkish_to_its_end_and_back() {
    let out = session(
        &["turkish", "--position", "W:WKh1:BKh7"],
        &[
            "h1-g1", "h1xh8", "moves", "h8-h1", "undo", "undo", "draw", "no", "h1xh8", "undo",
            "draw", "yes", "a2-a3", "undo", "resign",
        ],
    );
    assert!(
        answer(&out, "h1-g1").starts_with("You must capture: h1xh8"),
        "{out}"
    );
    assert!(
        answer(&out, "h1xh8").contains("White won: Black has no pieces left"),
        "{out}"
    );
    assert!(
        answer(&out, "h8-h1").starts_with("The game is over"),
        "{out}"
    );
    assert!(out.contains("Nothing to take back"), "{out}");
    assert!(
        out.contains("White offers a draw. Accept? (yes/no) no\nThe game continues"),
        "{out}"
    );
    assert!(out.contains("Draw: by agreement"), "{out}");
    assert!(
        answer(&out, "a2-a3").starts_with("The game is over"),
        "{out}"
    );
    assert!(
        answer(&out, "resign").starts_with("Black won: White resigned"),
        "{out}"
    );
}

#[test]
fn martian_for_two_and_for_four() {
    let out = session(&["martian"], &["d3-d5", "d5-d3", "moves d5"]);
    assert!(answer(&out, "d5-d3").contains("(article 4.1)"), "{out}");
    assert!(answer(&out, "moves d5").contains("legal move"), "{out}");
    let out = session(
        &["martian?players=4"],
        &["c3-d4", "c6-d5", "f6-e5", "resign"],
    );
    assert!(
        out.contains("Player 4> resign\nPlayers 1 and 3 won: players 2 and 4 resigned"),
        "{out}"
    );
}

#[test]
fn topological_is_laid_out_and_moved() {
    let out = session(
        &["topological?checkers=2"],
        &[
            "5,5",
            "0,0",
            "3,3",
            "1,0",
            "2,0",
            "3,0",
            "help",
            "0,0>1,0*1",
            "pass",
            "pass",
        ],
    );
    assert!(answer(&out, "5,5").contains("(article 1.2)"), "{out}");
    assert!(answer(&out, "3,3").contains("(article 1.3)"), "{out}");
    assert!(answer(&out, "help").contains("0,0>2,1*3"), "{out}");
    assert!(answer(&out, "0,0>1,0*1").contains("│ ●○"), "{out}");
    assert!(out.contains("White won: both players passed"), "{out}");
}

#[test]
fn a_game_is_chosen_from_a_list() {
    let out = session(&[], &["9", "", "chess", "3", "d3-d4"]);
    assert!(out.contains("3  Turkish Draughts (turkish)"), "{out}");
    assert!(out.contains("Unknown game “9”"), "{out}");
    assert!(out.contains("Last move: d3-d4"), "{out}");
    let out = session(&[], &["martian?players=4"]);
    assert!(out.contains("Player 4: e1-h4"), "{out}");
    assert!(session(&[], &[]).contains("Which game?"));
}

#[test]
fn commands_in_every_language() {
    let out = session(
        &["turkish", "--lang", "ru"],
        &[
            "помощь",
            "d3-d4",
            "отмена",
            "ходы d",
            "нечто",
            "правила 3.6",
            "сдаюсь",
            "выход",
        ],
    );
    assert!(answer(&out, "помощь").contains("сохранить ФАЙЛ"), "{out}");
    assert!(answer(&out, "ходы d").contains("1 возможный ход"), "{out}");
    assert!(
        answer(&out, "сдаюсь").contains("Чёрные победили: белые сдались"),
        "{out}"
    );
    let out = session(
        &["turkish", "--lang", "tr"],
        &[
            "yardım", "d3-d4", "geri", "hamleler", "undo", "çekil", "çık",
        ],
    );
    assert!(answer(&out, "yardım").contains("kaydet DOSYA"), "{out}");
    assert!(
        answer(&out, "hamleler").contains("8 geçerli hamle"),
        "{out}"
    );
    assert!(
        answer(&out, "çekil").contains("Siyah kazandı: Beyaz oyundan çekildi"),
        "{out}"
    );
}

#[test]
fn the_other_commands() {
    let out = session(
        &["backups"],
        &["?", "rules 4.4", "rules 9.9", "board", "moves zz", "hlep"],
    );
    assert!(
        answer(&out, "?").contains("It costs 4 men of your repository"),
        "{out}"
    );
    assert!(
        answer(&out, "rules 4.4").starts_with("4.4 A backup costs 4 men"),
        "{out}"
    );
    assert!(answer(&out, "rules 9.9").contains("no part “9.9”"), "{out}");
    assert!(
        answer(&out, "moves zz").starts_with("No legal move begins with “zz”"),
        "{out}"
    );
    assert!(
        answer(&out, "hlep").contains("“help” lists the commands"),
        "{out}"
    );
    let out = session(&["turkish", "--spoken"], &["d3-d4"]);
    assert!(
        out.contains("Last move: d3-d4.\nWhite: men a2, b2"),
        "{out}"
    );
    assert!(!out.contains('│'), "{out}");
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = folder("saved");
    let file = folder.join("my game.pdn");
    let name = file.to_str().unwrap();
    for game in doska_play::variants() {
        let start = doska_play::GameSpec::read(game).unwrap().start();
        let moves = &start.moves()[0].text();
        let _ = std::fs::remove_file(&file);
        let out = session(
            &[game],
            &[moves, "position", &format!("save {name}"), "quit"],
        );
        assert!(out.contains(&format!("Saved: {name}")), "{out}");
        assert!(!out.contains("is saved in"), "{out}");
        let position = answer(&out, "position").lines().next().unwrap();
        let out = session(&["--resume", name], &["position", "undo", "undo"]);
        assert_eq!(
            answer(&out, "position").lines().next(),
            Some(position),
            "{game}"
        );
        let out = session(&["turkish"], &[&format!("load {name}"), "position"]);
        assert_eq!(
            answer(&out, "position").lines().next(),
            Some(position),
            "{game}"
        );
    }
    let out = session(
        &["turkish"],
        &[
            &format!("save {name}"),
            "no",
            &format!("save {name}"),
            "yes",
            "save",
        ],
    );
    assert!(
        out.contains("Replace it? (yes/no) no\nThe game was not saved"),
        "{out}"
    );
    assert_eq!(out.matches("Saved: ").count(), 2, "{out}");
    let out = session(&["turkish"], &["resign", &format!("save {name}"), "yes"]);
    assert!(out.contains("Saved"), "{out}");
    let out = session(&["--resume", name], &["d3-d4", "undo", "d3-d4"]);
    assert!(out.contains("Black won: White resigned"), "{out}");
    assert!(out.contains("Last move: d3-d4"), "{out}");
}

#[test]
fn a_saved_game_says_who_played_and_with_how_much_time() {
    let file = folder("named").join("game.pdn");
    let name = file.to_str().unwrap();
    let read = || std::fs::read_to_string(&file).unwrap();
    session(
        &["turkish", "--level", "2", "--clock", "5+3", "--seed", "1"],
        &["d3-d4", &format!("save {name}")],
    );
    let text = read();
    for tag in ["[Black \"Engine, level 2\"]", "[TimeControl \"5+3\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    assert!(!text.contains("[White "), "{text}");
    // What the file says beside the moves stays there, and it may be written again without a question.
    std::fs::write(&file, text.replace("[Black ", "[White \"Ada\"]\n[Black ")).unwrap();
    let out = session(&["--resume", name], &["undo", "save"]);
    assert!(out.contains("Saved"), "{out}");
    let text = read();
    for tag in ["[White \"Ada\"]", "[Black \"Engine, level 2\"]"] {
        assert!(text.contains(tag), "{text}");
    }
}

#[test]
fn tables_of_endings_are_looked_for_where_they_are_said_to_be() {
    let nowhere = folder("no-tables");
    let ran = doska(&["play", "turkish", "--tables", nowhere.to_str().unwrap()]);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.err.contains("no-tables"), "{}", ran.err);
}

#[test]
fn a_game_that_nobody_saved_is_kept() {
    let state = folder("kept");
    let ran = run(
        command(&["play", "turkish"]).env("XDG_STATE_HOME", &state),
        b"d3-d4\ne6-e5\n",
    );
    let out = ran.ok();
    let file = state.join("doska/turkish-1.pdn");
    assert!(
        out.contains(&format!(
            "To continue: doska play --resume {}",
            file.display()
        )),
        "{out}"
    );
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("1. d3-d4 e6-e5 *"), "{text}");
    // A second one does not touch the first; one without moves leaves nothing.
    for input in ["d3-d4\nquit\n", "quit\n"] {
        run(
            command(&["play", "turkish"]).env("XDG_STATE_HOME", &state),
            input.as_bytes(),
        )
        .ok();
    }
    assert!(state.join("doska/turkish-2.pdn").is_file());
    assert!(!state.join("doska/turkish-3.pdn").exists());
    // Where nothing can be written the moves are at least said.
    let ran = run(
        command(&["play", "turkish"]).env("XDG_STATE_HOME", "/dev/null"),
        b"d3-d4\n",
    );
    assert!(ran.ok().contains("Its moves:\nd3-d4"));
}

#[test]
fn files_that_are_no_games() {
    let file = folder("bad").join("bad.pdn");
    let name = file.to_str().unwrap();
    std::fs::write(&file, "[Variant \"chess\"]\n1. d3-d9 *\n").unwrap();
    let ran = doska(&["play", "--resume", name]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("chess"), "{}", ran.err);
    std::fs::write(&file, "").unwrap();
    let out = session(
        &["turkish"],
        &[
            &format!("load {name}"),
            "load",
            "load /no/such",
            "save",
            "d3-d4",
        ],
    );
    assert!(out.contains("No games in"), "{out}");
    assert!(out.contains("/no/such cannot be read"), "{out}");
    assert!(out.contains("Last move: d3-d4"), "{out}");
}
