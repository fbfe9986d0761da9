//! Articles of docs/rules/en/martian.md.
