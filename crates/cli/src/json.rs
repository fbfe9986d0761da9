//! Writing JSON. The shapes are those of `doska_contract`.

use serde::Serialize;

/// Writes one object as one line.
pub fn line(out: &mut impl std::io::Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}
