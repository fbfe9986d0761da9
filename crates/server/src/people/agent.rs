//! What a session is called in the list of sessions: browser and system, as far as they say.

/// Browsers by what their `User-Agent` holds; the first that fits, because most name others too.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser/", "Yandex"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The most characters that are kept of a program's own name.
const LONGEST: usize = 40;

/// `Firefox, Linux`; the beginning of the header where it is no browser of ours; nothing without one.
pub fn label(user_agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        let found = known.iter().find(|(part, _)| user_agent.contains(part));
        found.map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => user_agent
            .chars()
            .filter(|c| !c.is_control())
            .take(LONGEST)
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::label;

    #[test]
    fn browsers_are_told_apart() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(label(firefox), "Firefox, Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                     Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(label(phone), "Safari, iPhone");
        let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                      Chrome/140.0.0.0 Safari/537.36";
        assert_eq!(label(chrome), "Chrome, Windows");
        assert_eq!(label("curl/8.1"), "curl/8.1");
        assert_eq!(label(""), "");
    }
}
