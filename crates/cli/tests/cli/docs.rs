//! The examples of docs/cli.md, run as they stand there.

#[test]
fn the_examples_of_the_page_are_true() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .env("DOSKA_TABLES", "no-tables-here")
        .case("../../docs/cli.md");
}
