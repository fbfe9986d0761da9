//! The files of the site, in memory.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use axum::http::HeaderMap;

use crate::content_encoding::ContentEncoding;
use crate::heads::Heads;
use crate::media_type;

/// What the web build made. The packed forms of a file lie beside it: `app.js`, `app.js.br`, `app.js.gz`.
#[derive(Default)]
pub struct Site {
    files: HashMap<String, File>,
    heads: Heads,
}

/// One file in all its forms.
pub struct File {
    /// Its content type.
    pub kind: &'static str,
    /// Whether its name says what is in it, so that it never changes.
    pub immutable: bool,
    /// What tells it from an earlier or later version of itself.
    mark: String,
    forms: [Option<Bytes>; ContentEncoding::ALL.len()],
}

/// The files that became part of this binary, if the site was built before it.
static BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

impl Site {
    /// The site in this binary. It is empty if it was not built.
    pub fn built_in() -> Site {
        let files = BUILT_IN.iter();
        Site::new(files.map(|&(path, bytes)| (path, Bytes::from_static(bytes))))
    }

    /// A site of these files, with paths such as `assets/app-Ck3x.js`.
    pub fn new<'a>(files: impl IntoIterator<Item = (&'a str, Bytes)>) -> Site {
        let given: HashMap<&str, Bytes> = files.into_iter().collect();
        let is_packed = |path: &str| {
            [ContentEncoding::Brotli, ContentEncoding::Gzip]
                .iter()
                .any(|encoding| {
                    let of = path.strip_suffix(encoding.suffix());
                    of.is_some_and(|of| given.contains_key(of))
                })
        };
        let files = given.keys().filter(|path| !is_packed(path)).map(|&path| {
            let form = |encoding: ContentEncoding| {
                given.get(&*format!("{path}{}", encoding.suffix())).cloned()
            };
            let file = File {
                kind: media_type::of(path),
                immutable: path.starts_with("assets/"),
                mark: mark(&given[path]),
                forms: ContentEncoding::ALL.map(form),
            };
            (format!("/{path}"), file)
        });
        let heads = given
            .get("heads.txt")
            .map(|text| String::from_utf8_lossy(text));
        Site {
            files: files.collect(),
            heads: Heads::read(&heads.unwrap_or_default()),
        }
    }

    /// The file at a path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// The page that all pages of the app begin as; `None` if the site was not built.
    pub fn shell(&self) -> Option<&File> {
        self.file("/index.html")
    }

    /// The page at a path with a head of its own, as a file; `None` where it has none.
    pub fn page(&self, path: &str, asked: &HeaderMap) -> Option<File> {
        let shell = self.shell()?.bytes(ContentEncoding::Plain);
        let shell = std::str::from_utf8(&shell).ok()?;
        let page = Bytes::from(self.heads.page(shell, path, asked)?);
        Some(File {
            kind: media_type::of("index.html"),
            immutable: false,
            mark: mark(&page),
            forms: [None, None, Some(page)],
        })
    }

    /// Whether there is anything to serve.
    pub fn is_built(&self) -> bool {
        self.shell().is_some()
    }
}

impl File {
    /// Whether it is there in this form.
    pub fn has(&self, encoding: ContentEncoding) -> bool {
        self.forms[encoding as usize].is_some()
    }

    /// The content of the file in this encoding.
    pub fn bytes(&self, encoding: ContentEncoding) -> Bytes {
        self.forms[encoding as usize].clone().unwrap_or_default()
    }

    /// Its entity tag in this form: other bytes, another tag.
    pub fn tag(&self, encoding: ContentEncoding) -> String {
        match encoding.name() {
            Some(name) => format!("\"{}-{name}\"", self.mark),
            None => format!("\"{}\"", self.mark),
        }
    }
}

fn mark(bytes: &Bytes) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    // Without a site there is nothing to check. `make test` builds it first and runs ignored tests too, so
    // there a missing site is a failure.
    #[test]
    #[cfg_attr(not(site_built), ignore = "the site is not built: run `make site`")]
    fn the_built_in_site_has_a_type_for_every_file() {
        let site = Site::built_in();
        assert!(site.shell().is_some(), "no index.html in web/dist");
        assert!(site.files.keys().any(|path| path.starts_with("/assets/")));
        for (path, file) in &site.files {
            assert_ne!(file.kind, media_type::UNKNOWN, "{path}");
        }
    }
}
