//! Games that are kept: search, exports as streams, the opening explorer, computer analysis.

mod analysis;
mod digest;
mod export;
mod import;
mod index;
mod kept;
mod search;

pub use analysis::{KIND as ANALYSIS, analyse_next, analyse_queued};
pub use digest::{Digest, Result as GameResult, key};
pub use export::{Format, export, page, record, write};
pub use import::{Imported, import_into};
pub use index::{index_ended, index_some, queue};
pub use kept::Kept;
pub use search::{Filter, Wanted, WantedResult, next, one_of};
