//! Words for people, in three languages, from the message files in `locales/` and of every game.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use doska_rules::Note;

use crate::fold;

/// A language Doska speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Russian.
    Ru,
    /// Turkish.
    Tr,
}

impl Lang {
    /// Every language there are messages in.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Tr];

    /// `en`, `ru` or `tr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Tr => "tr",
        }
    }

    /// The language of a locale name such as `ru_RU.UTF-8` or `tr`; English if it is none of ours.
    pub fn of_locale(locale: &str) -> Lang {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or("")
            .to_ascii_lowercase();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .unwrap_or(Lang::En)
    }
}

/// The message files: language, file name, text. Those of a game are called by its id.
pub static SOURCES: &[(Lang, &str, &str)] = crate::folder::SOURCES;

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Whether quotes, dashes and arrows are written in ASCII.
    ascii: bool,
}

impl Words {
    /// The words of `lang`.
    pub fn new(lang: Lang) -> Words {
        let id = lang
            .code()
            .parse()
            .expect("our language codes are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would show as garbage in terminals.
        bundle.set_use_isolating(false);
        for (_, _, text) in SOURCES.iter().filter(|(l, _, _)| *l == lang) {
            // A broken message is left out here and found by the tests, which read the files strictly.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(res, _)| res);
            bundle.add_resource_overriding(resource);
        }
        Words {
            lang,
            bundle,
            ascii: false,
        }
    }

    /// The same with the words of the lessons: only those who teach need them.
    #[must_use]
    pub fn with_lessons(mut self) -> Words {
        let lessons = crate::folder::LESSON_SOURCES.iter();
        for (_, text) in lessons.filter(|(lang, _)| *lang == self.lang) {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(res, _)| res);
            self.bundle.add_resource_overriding(resource);
        }
        self
    }

    /// The same words with quotes, dashes and arrows in ASCII, if `ascii`.
    #[must_use]
    pub fn in_ascii(self, ascii: bool) -> Words {
        Words { ascii, ..self }
    }

    /// The language of these messages.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this id and these values.
    pub fn text(&self, id: &str, args: &[(&str, &str)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, value) in args {
            values.set(*name, value_of(value));
        }
        let said = self
            .bundle
            .format_pattern(pattern, Some(&values), &mut Vec::new());
        if self.ascii {
            self.plain(&said)
        } else {
            said.into_owned()
        }
    }

    /// A text of this language with quotes, dashes and arrows in ASCII; in English foreign letters too.
    pub fn plain(&self, text: &str) -> String {
        match self.lang {
            Lang::En => fold::ascii_letters(text),
            Lang::Ru | Lang::Tr => fold::ascii(text),
        }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// What the rules have to say, with the number of the article where there is one.
    pub fn say(&self, note: &Note) -> String {
        let args: Vec<(&str, &str)> = note
            .args
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        let said = self.text(note.id, &args);
        match note.get("article") {
            Some(article) => format!("{said} ({})", self.text("article", &[("number", article)])),
            None => said,
        }
    }
}

/// Numbers are given as numbers, so that a message can choose its plural by them.
fn value_of(value: &str) -> FluentValue<'_> {
    match value.parse::<i64>() {
        Ok(number) if number.to_string() == value => FluentValue::from(number),
        _ => FluentValue::from(value),
    }
}
