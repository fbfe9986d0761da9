//! Articles of docs/rules/en/topological.md.
