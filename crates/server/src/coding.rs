//! In which form a file goes over the line: packed by Brotli, by gzip, or as it is.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A form of a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// All forms, the shortest first.
    pub const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];

    /// Its name in `Content-Encoding`, and the end of the name of the file that holds it.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Coding::Brotli => Some("br"),
            Coding::Gzip => Some("gzip"),
            Coding::Plain => None,
        }
    }

    /// What the web build appends to the name of a file for its packed form.
    pub const fn suffix(self) -> &'static str {
        match self {
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
            Coding::Plain => "",
        }
    }

    /// The form that a client likes best of those that are `there`. Whoever likes nothing gets the file as
    /// it is, which is better than an error.
    pub fn choose(asked: &HeaderMap, there: impl Fn(Coding) -> bool) -> Coding {
        let liked = Liked::read(asked);
        let mut best = (0, Coding::Plain);
        for coding in Coding::ALL.into_iter().filter(|&coding| there(coding)) {
            let quality = liked.quality(coding);
            if quality > best.0 {
                best = (quality, coding);
            }
        }
        best.1
    }
}

/// How much a client likes each form, in thousandths; `None` where it does not say.
#[derive(Default)]
struct Liked {
    brotli: Option<u16>,
    gzip: Option<u16>,
    plain: Option<u16>,
    any: Option<u16>,
}

impl Liked {
    fn read(asked: &HeaderMap) -> Liked {
        let mut liked = Liked::default();
        let lines = asked.get_all(ACCEPT_ENCODING);
        let texts = lines.iter().filter_map(|line| line.to_str().ok());
        for part in texts.flat_map(|text| text.split(',')) {
            let (name, quality) = part.split_once(';').unwrap_or((part, "q=1"));
            let Some(quality) = thousandths(quality) else {
                continue;
            };
            let place = match name.trim().to_ascii_lowercase().as_str() {
                "br" => &mut liked.brotli,
                "gzip" | "x-gzip" => &mut liked.gzip,
                "identity" => &mut liked.plain,
                "*" => &mut liked.any,
                _ => continue,
            };
            *place = Some(quality);
        }
        liked
    }

    fn quality(&self, coding: Coding) -> u16 {
        match coding {
            Coding::Brotli => self.brotli.or(self.any).unwrap_or(0),
            Coding::Gzip => self.gzip.or(self.any).unwrap_or(0),
            // As it is, it may always be sent, but nobody who names other forms likes it better.
            Coding::Plain => self.plain.or(self.any).unwrap_or(1),
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

    fn choose(asked: &str) -> Coding {
        let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, asked.parse().unwrap())]);
        Coding::choose(&asked, |_| true)
    }

    #[test]
    fn what_a_client_likes_best_is_chosen() {
        for (asked, chosen) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip, deflate", Coding::Gzip),
            ("GZip;Q=0.5", Coding::Gzip),
            ("br;q=0.1, gzip;q=0.9", Coding::Gzip),
            ("br;q=0.001", Coding::Brotli),
            ("br;q=0, *;q=0.5", Coding::Gzip),
            ("*", Coding::Brotli),
            ("identity, br;q=0.5", Coding::Plain),
            ("identity;q=0", Coding::Plain),
            ("*;q=0", Coding::Plain),
            ("br;q=0, gzip;q=0", Coding::Plain),
            ("", Coding::Plain),
            ("deflate, zstd", Coding::Plain),
            // What makes no sense is as if it were not there.
            ("br;q=2, gzip;q=x, ;;=,", Coding::Plain),
            ("br;level=4", Coding::Plain),
        ] {
            assert_eq!(choose(asked), chosen, "{asked}");
        }
        assert_eq!(Coding::choose(&HeaderMap::new(), |_| true), Coding::Plain);
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, "br, gzip".parse().unwrap())]);
        let chosen = Coding::choose(&asked, |coding| coding != Coding::Brotli);
        assert_eq!(chosen, Coding::Gzip);
        let chosen = Coding::choose(&asked, |coding| coding == Coding::Plain);
        assert_eq!(chosen, Coding::Plain);
    }
}
