//! The commands of line mode, in English and in the chosen language.

use doska_play::Words;
use doska_play::fold::{fold, is_among};

/// A command of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Help,
    Moves,
    Undo,
    Hint,
    Clock,
    Board,
    Position,
    Rules,
    Draw,
    Resign,
    Save,
    Load,
    Quit,
}

impl Command {
    /// All commands, in the order in which help lists them.
    pub const ALL: [Command; 13] = [
        Command::Help,
        Command::Moves,
        Command::Undo,
        Command::Hint,
        Command::Clock,
        Command::Board,
        Command::Position,
        Command::Rules,
        Command::Draw,
        Command::Resign,
        Command::Save,
        Command::Load,
        Command::Quit,
    ];

    /// Its English name, which also names its messages.
    pub const fn name(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Moves => "moves",
            Command::Undo => "undo",
            Command::Hint => "hint",
            Command::Clock => "clock",
            Command::Board => "board",
            Command::Position => "position",
            Command::Rules => "rules",
            Command::Draw => "draw",
            Command::Resign => "resign",
            Command::Save => "save",
            Command::Load => "load",
            Command::Quit => "quit",
        }
    }

    /// Its words in this language, the usual one first.
    pub fn words(self, words: &Words) -> Vec<String> {
        let list = words.text(&format!("cli-word-{}", self.name()), &[]);
        list.split(',').map(|word| word.trim().to_owned()).collect()
    }

    /// The command that a line begins with, and what follows it.
    pub fn read<'a>(words: &Words, line: &'a str) -> Option<(Command, &'a str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = fold(first);
        let found = Command::ALL.into_iter().find(|command| {
            let own = command.words(words);
            command.name() == first || own.iter().any(|word| fold(word) == first)
        })?;
        Some((found, rest.trim()))
    }

    /// Whether something may follow it.
    pub const fn takes_more(self) -> bool {
        matches!(
            self,
            Command::Moves | Command::Undo | Command::Rules | Command::Save | Command::Load
        )
    }
}

/// Whether an answer means yes.
pub fn is_yes(words: &Words, answer: &str) -> bool {
    let answer = answer.trim();
    ["y", "yes"].contains(&fold(answer).as_str())
        || is_among(&words.text("cli-word-yes", &[]), answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use doska_play::Lang;

    #[test]
    fn commands_are_read_in_english_and_in_the_chosen_language() {
        let russian = Words::new(Lang::Ru);
        let read = |line| Command::read(&russian, line);
        assert_eq!(read("ходы c3"), Some((Command::Moves, "c3")));
        assert_eq!(read("Moves"), Some((Command::Moves, "")));
        assert_eq!(
            read("save my game.pdn"),
            Some((Command::Save, "my game.pdn"))
        );
        assert_eq!(read("c3-d4"), None);
    }

    #[test]
    fn no_word_means_two_commands() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut seen = std::collections::HashSet::new();
            for command in Command::ALL {
                assert!(words.has(&format!("cli-help-{}", command.name())));
                for word in command.words(&words) {
                    assert!(seen.insert(fold(&word)), "{lang:?}: {word} twice");
                }
            }
        }
    }
}
