//! The file of a game's puzzles, read and written.

use std::fmt::Write;

use doska_rules::Note;

use super::Puzzle;

const FIRST_LINE: &str = "# doska-puzzles 1";

/// A whole file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleFile {
    /// What the comments say: `engine`, `nodes` and whatever else is needed to prove and to go on, in their order.
    pub about: Vec<(String, String)>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleFile {
    /// Reads a file. The error names the line.
    pub fn read(text: &str) -> Result<PuzzleFile, Note> {
        let text = text.trim_start_matches('\u{feff}');
        if text.lines().next().map(str::trim_end) != Some(FIRST_LINE) {
            return Err(Note::new("puzzles-file-first").with("form", FIRST_LINE));
        }
        let mut file = PuzzleFile::default();
        for (line, number) in text.lines().zip(1..).skip(1) {
            let line = line.trim_end_matches('\r');
            if let Some(comment) = line.strip_prefix('#') {
                if let Some((name, value)) = comment.split_once(':') {
                    let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
                    file.about.push((name, value));
                }
            } else if !line.is_empty() {
                let puzzle = read_line(line)
                    .ok_or_else(|| Note::new("puzzles-file-line").with("line", number))?;
                file.puzzles.push(puzzle);
            }
        }
        Ok(file)
    }

    /// What a comment says.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut about = self.about.iter();
        about.find_map(|(known, value)| (known == name).then_some(value.as_str()))
    }

    /// The nodes of a proof.
    pub fn nodes(&self) -> Option<u64> {
        self.get("nodes")?.parse().ok()
    }

    /// The file, with the puzzles in their order.
    pub fn write(&self) -> String {
        let mut out = format!("{FIRST_LINE}\n");
        for (name, value) in &self.about {
            writeln!(out, "# {name}: {value}").expect("a String");
        }
        let mut puzzles: Vec<&Puzzle> = self.puzzles.iter().collect();
        puzzles.sort_by(|a, b| (a.level, &a.id).cmp(&(b.level, &b.id)));
        for puzzle in puzzles {
            let moves = puzzle.moves.join(" ");
            let themes = puzzle.themes.join(",");
            let Puzzle {
                id,
                variant,
                position,
                level,
                ..
            } = puzzle;
            writeln!(
                out,
                "{id}\t{variant}\t{position}\t{moves}\t{level}\t{themes}"
            )
            .expect("a String");
        }
        out
    }
}

fn read_line(line: &str) -> Option<Puzzle> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [id, variant, position, moves, level, themes] = fields[..] else {
        return None;
    };
    let of = |list: &str, separator: char| -> Vec<String> {
        let parts = list.split(separator).filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    };
    let level = level
        .parse()
        .ok()
        .filter(|level| (1..=10).contains(level))?;
    let puzzle = Puzzle {
        id: id.to_owned(),
        variant: variant.to_owned(),
        position: position.to_owned(),
        moves: of(moves, ' '),
        level,
        themes: of(themes, ','),
    };
    (!puzzle.id.is_empty() && !puzzle.moves.is_empty()).then_some(puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# doska-puzzles 1\n# engine: 0.1.0\n# nodes: 60000\n\
        abc123\tcyclic\tW:We1:Bd4:R0,0\te1-f2 d4-c3 f2-e3\t3\twin,quiet\n";

    #[test]
    fn what_is_written_is_read() {
        let file = PuzzleFile::read(TEXT).expect("a file");
        assert_eq!(file.nodes(), Some(60_000));
        assert_eq!(file.puzzles[0].moves.len(), 3);
        assert_eq!(file.puzzles[0].themes, ["win", "quiet"]);
        assert_eq!(file.write(), TEXT);
    }

    #[test]
    fn wrong_lines_are_named() {
        assert_eq!(
            PuzzleFile::read("x").expect_err("no first line").id,
            "puzzles-file-first"
        );
        for bad in [
            "a\tb",
            "a\tb\tc\td\t11\t",
            "a\tb\tc\td\t0\t",
            "\tb\tc\td\t1\t",
        ] {
            let note = PuzzleFile::read(&format!("{TEXT}{bad}\n")).expect_err("a wrong line");
            assert_eq!(note.get("line"), Some("5"), "{bad}");
        }
    }
}
