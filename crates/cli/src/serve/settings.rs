//! The settings of the server: what each is called, and where its value comes from. A flag wins over the environment,
//! that over the file, that over the default.

use std::collections::BTreeMap;
use std::fmt;

/// A setting. `--public-url` on the command line is `DOSKA_PUBLIC_URL` in the environment and `public-url` in the file.
pub struct Setting {
    /// Its name, as the flag has it without dashes before it.
    pub name: &'static str,
    /// The message for the value in help: `cli-value-…`.
    pub value: &'static str,
}

const fn setting(name: &'static str, value: &'static str) -> Setting {
    Setting { name, value }
}

/// Every setting, in the order in which help and `--check` list them.
pub const SETTINGS: [Setting; 17] = [
    setting("listen", "address"),
    setting("data", "folder"),
    setting("database", "url"),
    setting("bus", "url"),
    setting("workers", "number"),
    setting("public-url", "url"),
    setting("trusted-proxies", "number"),
    setting("rate-limits", "switch"),
    setting("max-connections", "number"),
    setting("metrics-listen", "address"),
    setting("tables", "folder"),
    setting("contact", "contact"),
    setting("smtp", "url"),
    setting("mail-from", "mail"),
    setting("push-contact", "contact"),
    setting("log-level", "log-level"),
    setting("log-format", "format"),
];

impl Setting {
    /// The variable that sets it.
    pub fn variable(&self) -> String {
        let name = self.name.replace('-', "_").to_ascii_uppercase();
        format!("DOSKA_{name}")
    }
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    Flag(String),
    Variable(String),
    File(String),
    Default,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Flag(name) => write!(f, "--{name}"),
            Source::Variable(name) | Source::File(name) => f.write_str(name),
            Source::Default => f.write_str("default"),
        }
    }
}

/// A value as it was written, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    pub text: String,
    pub source: Source,
}

/// The values that somebody gave.
#[derive(Default)]
pub struct Values(BTreeMap<&'static str, Given>);

impl Values {
    /// Collects them: `flag` and `variable` look a value up, `file` is what the file says.
    pub fn collect(
        flag: impl Fn(&str) -> Option<String>,
        variable: impl Fn(&str) -> Option<String>,
        file: &BTreeMap<String, String>,
        path: &str,
    ) -> Values {
        let given = SETTINGS.iter().filter_map(|setting| {
            let name = setting.name;
            let of_flag = flag(name).map(|text| (text, Source::Flag(name.to_owned())));
            let of_variable = || {
                let variable_name = setting.variable();
                // An empty variable is one that is not set: unit files cannot unset any.
                let text = variable(&variable_name).filter(|text| !text.is_empty())?;
                Some((text, Source::Variable(variable_name)))
            };
            let of_file = || Some((file.get(name)?.clone(), Source::File(path.to_owned())));
            let (text, source) = of_flag.or_else(of_variable).or_else(of_file)?;
            Some((name, Given { text, source }))
        });
        Values(given.collect())
    }

    /// What was given for a setting.
    pub fn get(&self, name: &str) -> Option<&Given> {
        debug_assert!(SETTINGS.iter().any(|setting| setting.name == name));
        self.0.get(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_wins_over_the_environment_and_that_over_the_file() {
        let flag = |name: &str| (name == "listen").then(|| "1".to_owned());
        let variable = |name: &str| match name {
            "DOSKA_LISTEN" | "DOSKA_PUBLIC_URL" => Some("2".to_owned()),
            "DOSKA_DATA" => Some(String::new()),
            _ => None,
        };
        let file = ["listen", "public-url", "data"].map(|name| (name.to_owned(), "3".to_owned()));
        let values = Values::collect(flag, variable, &file.into(), "doska.toml");
        let given = |name: &str| {
            let given = values.get(name)?;
            Some((given.text.clone(), given.source.to_string()))
        };
        let pair = |text: &str, source: &str| Some((text.to_owned(), source.to_owned()));
        assert_eq!(given("listen"), pair("1", "--listen"));
        assert_eq!(given("public-url"), pair("2", "DOSKA_PUBLIC_URL"));
        assert_eq!(given("data"), pair("3", "doska.toml"));
        assert_eq!(given("bus"), None);
    }
}
