//! The Rust examples of README.md and docs, as documentation tests.

/// A type for each page, which carries the page as its documentation.
macro_rules! pages {
    ($($name:ident = $file:literal;)*) => {$(
        #[doc = include_str!($file)]
        struct $name;
    )*};
}

pages! {
    Readme = "../../../README.md";
    Games = "../../../games/README.md";
    CommandLine = "../../../docs/cli.md";
    EngineProtocol = "../../../docs/engine-protocol.md";
    Glossary = "../../../docs/glossary.md";
    Notation = "../../../docs/notation.md";
    Accounts = "../../../docs/accounts.md";
    Api = "../../../docs/api.md";
    Cluster = "../../../docs/cluster.md";
    Correspondence = "../../../docs/correspondence.md";
    Lobby = "../../../docs/lobby.md";
    Asvs = "../../../docs/asvs.md";
    Operations = "../../../docs/operations.md";
    Performance = "../../../docs/performance.md";
    Puzzles = "../../../docs/puzzles.md";
    Scale = "../../../docs/scale.md";
    Serve = "../../../docs/serve.md";
    Strength = "../../../docs/strength.md";
    Tablebases = "../../../docs/tablebases.md";
}
