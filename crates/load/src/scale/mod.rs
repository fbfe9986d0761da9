//! From what was measured on one machine to a million open boards: `doska-load scale` prints docs/scale.md.

mod limits;
mod measure;
mod measured;
mod page;
mod plan;
mod queue;
mod services;

pub use measure::measure;
pub use measured::Measured;
pub use page::page;
