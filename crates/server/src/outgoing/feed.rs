//! Atom feeds (RFC 4287).

use doska_play::round::Millis;
use jiff::Timestamp;

/// A feed.
pub struct Feed {
    /// Its title.
    pub title: String,
    /// The language of its words.
    pub lang: &'static str,
    /// Its own address, which is its id too.
    pub url: String,
    /// The page it tells about.
    pub page: String,
    /// What happened, the newest first.
    pub entries: Vec<Entry>,
}

/// One thing that happened.
pub struct Entry {
    /// An id that never changes: a reader shows each once.
    pub id: String,
    /// What happened, in a line.
    pub title: String,
    /// More about it.
    pub summary: String,
    /// Where to see it.
    pub url: String,
    /// When.
    pub at: Millis,
}

impl Feed {
    /// The feed as XML. Without entries it is as old as `since`.
    pub fn xml(&self, since: Millis) -> String {
        let updated = self.entries.iter().map(|entry| entry.at).max();
        let mut xml = format!(
            concat!(
                "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
                "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n",
                "<title>{}</title>\n<id>{}</id>\n<updated>{}</updated>\n",
                "<author><name>Doska</name></author>\n",
                "<link rel=\"self\" type=\"application/atom+xml\" href=\"{}\"/>\n",
                "<link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n",
            ),
            self.lang,
            escape(&self.title),
            escape(&self.url),
            time(updated.unwrap_or(since)),
            escape(&self.url),
            escape(&self.page),
        );
        for entry in &self.entries {
            xml += &format!(
                concat!(
                    "<entry><id>{}</id><title>{}</title><updated>{}</updated>",
                    "<link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>",
                    "<summary>{}</summary></entry>\n",
                ),
                escape(&entry.id),
                escape(&entry.title),
                time(entry.at),
                escape(&entry.url),
                escape(&entry.summary),
            );
        }
        xml + "</feed>\n"
    }
}

/// A time by RFC 3339.
fn time(at: Millis) -> String {
    let at = i64::try_from(at).ok();
    let at = at.and_then(|at| Timestamp::from_millisecond(at - at % 1000).ok());
    at.unwrap_or(Timestamp::UNIX_EPOCH).to_string()
}

/// Text as XML may hold it: names of people come from outside.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            '\t' | '\n' | '\r' => escaped.push(' '),
            // XML has no way to write control characters.
            char if char < ' ' || char == '\u{fffe}' || char == '\u{ffff}' => {}
            char => escaped.push(char),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Entry, Feed};

    #[test]
    fn a_feed_is_well_formed_whatever_people_are_called() {
        let feed = Feed {
            title: "Doska".to_owned(),
            lang: "en",
            url: "https://doska.example/feed/secret?a=1&b=2".to_owned(),
            page: "https://doska.example/".to_owned(),
            entries: vec![Entry {
                id: "urn:doska:game:1:your_turn:5".to_owned(),
                title: "Your turn: <Tom> & \"Jerry\"\u{7}".to_owned(),
                summary: "a\nb".to_owned(),
                url: "https://doska.example/game/1".to_owned(),
                at: 1_800_000_000_123,
            }],
        };
        let xml = feed.xml(0);
        assert!(
            xml.contains("<updated>2027-01-15T08:00:00Z</updated>"),
            "{xml}"
        );
        assert!(xml.contains("Your turn: &lt;Tom&gt; &amp; &quot;Jerry&quot;</title>"));
        assert!(xml.contains("secret?a=1&amp;b=2"));
        assert!(xml.contains("<summary>a b</summary>"));
        assert!(!xml.contains('\u{7}'));
    }

    #[test]
    fn an_empty_feed_has_a_time_too() {
        let feed = Feed {
            title: String::new(),
            lang: "ru",
            url: String::new(),
            page: String::new(),
            entries: Vec::new(),
        };
        assert!(
            feed.xml(0)
                .contains("<updated>1970-01-01T00:00:00Z</updated>")
        );
    }
}
