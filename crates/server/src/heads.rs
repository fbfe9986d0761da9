//! What the head of each page says before any script runs: title, description and picture, as tabs, search engines
//! and previews of links show them. The web build writes them into `heads.txt`, a line each: language, path, title,
//! description, picture, with tabs between them.

use std::collections::HashMap;
use std::fmt::Write as _;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};

/// Between these the shell has the head of the first page.
const BEGIN: &str = "<!-- head -->";
const END: &str = "<!-- /head -->";

/// The language of those who ask for none of ours, as most makers of previews do.
const DEFAULT: &str = "en";

/// The heads of all pages, by language and path.
#[derive(Default)]
pub struct Heads(HashMap<(String, String), Head>);

struct Head {
    title: String,
    description: String,
    picture: String,
}

impl Heads {
    /// Reads the file of the web build. A line that is none is left out.
    pub fn read(text: &str) -> Heads {
        let heads = text.lines().filter_map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let &[language, path, title, description, picture] = fields.as_slice() else {
                return None;
            };
            let head = Head {
                title: title.to_owned(),
                description: description.to_owned(),
                picture: picture.to_owned(),
            };
            Some(((language.to_owned(), path.to_owned()), head))
        });
        Heads(heads.collect())
    }

    /// The shell with the head of the page at this path; `None` where nothing is known of it.
    pub fn page(&self, shell: &str, path: &str, asked: &HeaderMap) -> Option<String> {
        let language = self.language(asked);
        let head = self.0.get(&(language, path.to_owned()))?;
        let (before, rest) = shell.split_once(BEGIN)?;
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{}{after}", head.html(path, asked)))
    }

    /// The first of ours that a client asks for.
    fn language(&self, asked: &HeaderMap) -> String {
        let wanted = asked.get(ACCEPT_LANGUAGE);
        let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or("");
        let known = wanted.split(',').find_map(|part| {
            let tag = part.split(['-', ';']).next()?.trim().to_ascii_lowercase();
            self.0
                .contains_key(&(tag.clone(), "/".to_owned()))
                .then_some(tag)
        });
        known.unwrap_or_else(|| DEFAULT.to_owned())
    }
}

impl Head {
    fn html(&self, path: &str, asked: &HeaderMap) -> String {
        let origin = origin(asked).unwrap_or_default();
        let title = escaped(&self.title);
        let description = escaped(&self.description);
        let mut out = format!(
            "<title>{title}</title>\n<meta name=\"description\" content=\"{description}\" />\n"
        );
        for (name, value) in [
            ("og:type", "website"),
            ("og:site_name", "Doska"),
            ("og:title", &title),
            ("og:description", &description),
            ("og:url", &format!("{origin}{path}")),
            ("og:image", &format!("{origin}{}", self.picture)),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
        ] {
            writeln!(out, "<meta property=\"{name}\" content=\"{value}\" />")
                .expect("texts can be written");
        }
        out.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\" />");
        out
    }
}

/// How the client reached us: `https://doska.example.org`. Previews want whole addresses. `None` where the request
/// does not say, or says something that is no host.
pub fn origin(asked: &HeaderMap) -> Option<String> {
    let host = asked.get(HOST)?.to_str().ok()?;
    let is_host = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if host.is_empty() || !host.chars().all(is_host) {
        return None;
    }
    let secure = asked
        .get("x-forwarded-proto")
        .is_some_and(|scheme| scheme == "https");
    Some(format!(
        "{}://{host}",
        if secure { "https" } else { "http" }
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
