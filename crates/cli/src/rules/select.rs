//! A part of a rules page: an article, a section, or what stands under a heading.

use doska_play::fold::fold;

/// The part that `wanted` means: `4.3` an article, `4` a section, else the beginning of a heading.
pub fn part(page: &str, wanted: &str) -> Option<String> {
    let wanted = fold(wanted.trim().trim_end_matches('.'));
    if wanted.is_empty() {
        return None;
    }
    let article = wanted.contains('.');
    let starts = |line: &str| {
        if article {
            article_of(line) == Some(wanted.as_str())
        } else {
            heading_of(line).is_some_and(|heading| is_meant(heading, &wanted))
        }
    };
    let ends = |line: &str| heading_of(line).is_some() || (article && article_of(line).is_some());
    let mut lines = page.lines().skip_while(|line| !starts(line));
    let mut out = lines.next()?.to_owned();
    for line in lines.take_while(|line| !ends(line)) {
        out.push('\n');
        out.push_str(line);
    }
    Some(out.trim_end().to_owned())
}

/// What can be asked for: the sections and headings of a page.
pub fn parts(page: &str) -> Vec<String> {
    headings(page)
        .map(|heading| match heading.split_once(". ") {
            Some((number, _)) => number.to_owned(),
            None => heading.to_lowercase(),
        })
        .collect()
}

/// The headings of the second level, as they are written.
pub fn headings(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter_map(heading_of)
}

/// The text of a heading of the second level.
fn heading_of(line: &str) -> Option<&str> {
    line.strip_prefix("## ").map(str::trim)
}

/// The number of the article that a line begins.
fn article_of(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    number
        .split_once('.')
        .is_some_and(|(section, article)| digits(section) && digits(article))
        .then_some(number)
}

fn is_meant(heading: &str, wanted: &str) -> bool {
    match heading.split_once(". ") {
        Some((number, title)) => number == wanted || fold(title).starts_with(wanted),
        None => fold(heading).starts_with(wanted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Game\nIntro\n\n## 1. Set-up\n**1.1** One.\n![a](b)\n\n**1.10** Ten.\n\n## Notation\nText\n";

    #[test]
    fn articles_sections_and_headings() {
        assert_eq!(part(PAGE, "1.1").unwrap(), "**1.1** One.\n![a](b)");
        assert_eq!(part(PAGE, "1.10").unwrap(), "**1.10** Ten.");
        assert!(part(PAGE, "1").unwrap().starts_with("## 1. Set-up"));
        assert!(part(PAGE, "set").unwrap().ends_with("**1.10** Ten."));
        assert_eq!(part(PAGE, "NOTA").unwrap(), "## Notation\nText");
        assert_eq!(part(PAGE, "7.1"), None);
        assert_eq!(part(PAGE, " "), None);
        assert_eq!(parts(PAGE), ["1", "notation"]);
    }
}
