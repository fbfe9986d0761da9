//! The canonical text of a record.

use super::Record;

/// The canonical text of a record: tags, moves wrapped at 80 columns, the result, a blank line.
pub fn write(record: &Record) -> String {
    let _ = record;
    String::new()
}
