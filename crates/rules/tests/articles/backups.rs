//! Articles of docs/rules/en/backups.md.
