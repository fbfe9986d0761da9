//! Articles of docs/rules/en/cyclic.md.
