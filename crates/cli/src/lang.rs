//! Chooses the language, before the arguments are parsed: help texts depend on it.

use std::ffi::OsString;

use doska_play::Lang;

/// The language of `--lang` if it is one of ours, else that of `DOSKA_LANG`, else that of the locale.
pub fn choose(args: &[OsString], var: impl Fn(&str) -> Option<String>) -> Lang {
    let named = || var("DOSKA_LANG").and_then(|code| lang(code.trim()));
    flag(args).or_else(named).unwrap_or_else(|| {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(&var)
            .find(|value| !value.is_empty())
            .map_or(Lang::En, |locale| Lang::of_locale(&locale))
    })
}

fn flag(args: &[OsString]) -> Option<Lang> {
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next()?,
            Some(rest) => rest.strip_prefix('=')?,
            None if word == "--" => return None,
            None => continue,
        };
        return lang(value);
    }
    None
}

/// Whether `--ascii` is among the arguments: help texts depend on it too.
pub fn is_ascii(args: &[OsString]) -> bool {
    let words = args.iter().take_while(|arg| *arg != "--");
    words.into_iter().any(|arg| arg == "--ascii")
}

fn lang(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(args: &[&str], env: &[(&str, &str)]) -> Lang {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        choose(&args, |name| {
            env.iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_flag_goes_before_the_locale() {
        let env = [("LANG", "ru_RU.UTF-8")];
        assert_eq!(chosen(&["doska", "--lang", "tr"], &env), Lang::Tr);
        assert_eq!(chosen(&["doska", "games", "--lang=en"], &env), Lang::En);
        assert_eq!(chosen(&["doska", "games"], &env), Lang::Ru);
        assert_eq!(chosen(&["doska", "--lang", "xx"], &env), Lang::Ru);
    }

    #[test]
    fn our_own_variable_is_between_them() {
        let env = [("LANG", "ru_RU.UTF-8"), ("DOSKA_LANG", "tr")];
        assert_eq!(chosen(&["doska"], &env), Lang::Tr);
        assert_eq!(chosen(&["doska", "--lang", "en"], &env), Lang::En);
        let odd = [("LANG", "ru_RU.UTF-8"), ("DOSKA_LANG", "klingon")];
        assert_eq!(chosen(&["doska"], &odd), Lang::Ru);
    }

    #[test]
    fn the_first_locale_variable_that_says_something_decides() {
        assert_eq!(chosen(&[], &[("LC_ALL", ""), ("LANG", "tr_TR")]), Lang::Tr);
        assert_eq!(chosen(&[], &[("LC_ALL", "C"), ("LANG", "tr_TR")]), Lang::En);
        assert_eq!(
            chosen(&[], &[("LC_MESSAGES", "ru"), ("LANG", "tr")]),
            Lang::Ru
        );
        assert_eq!(chosen(&[], &[]), Lang::En);
    }
}
