//! Content negotiation: a file is sent compressed by Brotli or gzip, or as it is.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How the body of a response is encoded.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ContentEncoding {
    Brotli,
    Gzip,
    Plain,
}

impl ContentEncoding {
    /// All encodings, the most compact first.
    pub const ALL: [ContentEncoding; 3] = [
        ContentEncoding::Brotli,
        ContentEncoding::Gzip,
        ContentEncoding::Plain,
    ];

    /// Its name in `Content-Encoding`, and the end of the name of the file that holds it.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            ContentEncoding::Brotli => Some("br"),
            ContentEncoding::Gzip => Some("gzip"),
            ContentEncoding::Plain => None,
        }
    }

    /// What the web build appends to the name of a file for its compressed form.
    pub const fn suffix(self) -> &'static str {
        match self {
            ContentEncoding::Brotli => ".br",
            ContentEncoding::Gzip => ".gz",
            ContentEncoding::Plain => "",
        }
    }

    /// The encoding that a client prefers among those that are `there`. A client that accepts none gets the file as
    /// it is, which is better than an error.
    pub fn choose(asked: &HeaderMap, there: impl Fn(ContentEncoding) -> bool) -> ContentEncoding {
        let accepted = Accepted::read(asked);
        let mut best = (0, ContentEncoding::Plain);
        for encoding in ContentEncoding::ALL
            .into_iter()
            .filter(|&encoding| there(encoding))
        {
            let quality = accepted.quality(encoding);
            if quality > best.0 {
                best = (quality, encoding);
            }
        }
        best.1
    }
}

/// The quality values of `Accept-Encoding`, in thousandths; `None` where it does not say.
#[derive(Default)]
struct Accepted {
    brotli: Option<u16>,
    gzip: Option<u16>,
    plain: Option<u16>,
    any: Option<u16>,
}

impl Accepted {
    fn read(asked: &HeaderMap) -> Accepted {
        let mut accepted = Accepted::default();
        let lines = asked.get_all(ACCEPT_ENCODING);
        let texts = lines.iter().filter_map(|line| line.to_str().ok());
        for part in texts.flat_map(|text| text.split(',')) {
            let (name, quality) = part.split_once(';').unwrap_or((part, "q=1"));
            let Some(quality) = thousandths(quality) else {
                continue;
            };
            let place = match name.trim().to_ascii_lowercase().as_str() {
                "br" => &mut accepted.brotli,
                "gzip" | "x-gzip" => &mut accepted.gzip,
                "identity" => &mut accepted.plain,
                "*" => &mut accepted.any,
                _ => continue,
            };
            *place = Some(quality);
        }
        accepted
    }

    fn quality(&self, encoding: ContentEncoding) -> u16 {
        match encoding {
            ContentEncoding::Brotli => self.brotli.or(self.any).unwrap_or(0),
            ContentEncoding::Gzip => self.gzip.or(self.any).unwrap_or(0),
            // As it is, it may always be sent, but nobody who names other forms likes it better.
            ContentEncoding::Plain => self.plain.or(self.any).unwrap_or(1),
        }
    }
}

/// `q=0.5` as thousandths.
fn thousandths(text: &str) -> Option<u16> {
    let (name, number) = text.split_once('=')?;
    let number: f32 = number.trim().parse().ok()?;
    let fits = name.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&number);
    fits.then_some((number * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(asked: &str) -> ContentEncoding {
        let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, asked.parse().unwrap())]);
        ContentEncoding::choose(&asked, |_| true)
    }

    #[test]
    fn what_a_client_likes_best_is_chosen() {
        for (asked, chosen) in [
            ("gzip, deflate, br, zstd", ContentEncoding::Brotli),
            ("gzip, deflate", ContentEncoding::Gzip),
            ("GZip;Q=0.5", ContentEncoding::Gzip),
            ("br;q=0.1, gzip;q=0.9", ContentEncoding::Gzip),
            ("br;q=0.001", ContentEncoding::Brotli),
            ("br;q=0, *;q=0.5", ContentEncoding::Gzip),
            ("*", ContentEncoding::Brotli),
            ("identity, br;q=0.5", ContentEncoding::Plain),
            ("identity;q=0", ContentEncoding::Plain),
            ("*;q=0", ContentEncoding::Plain),
            ("br;q=0, gzip;q=0", ContentEncoding::Plain),
            ("", ContentEncoding::Plain),
            ("deflate, zstd", ContentEncoding::Plain),
            // What makes no sense is as if it were not there.
            ("br;q=2, gzip;q=x, ;;=,", ContentEncoding::Plain),
            ("br;level=4", ContentEncoding::Plain),
        ] {
            assert_eq!(choose(asked), chosen, "{asked}");
        }
        assert_eq!(
            ContentEncoding::choose(&HeaderMap::new(), |_| true),
            ContentEncoding::Plain
        );
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, "br, gzip".parse().unwrap())]);
        let chosen =
            ContentEncoding::choose(&asked, |encoding| encoding != ContentEncoding::Brotli);
        assert_eq!(chosen, ContentEncoding::Gzip);
        let chosen = ContentEncoding::choose(&asked, |encoding| encoding == ContentEncoding::Plain);
        assert_eq!(chosen, ContentEncoding::Plain);
    }
}
