//! Articles of docs/rules/en/turkish.md.
