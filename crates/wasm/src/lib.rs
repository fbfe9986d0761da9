//! Rules and engine for browsers, as one WebAssembly module that speaks JSON.
//!
//! Whoever loads it writes a question (see [`Ask`]) into the room that `room` gives, calls `call`, and reads
//! the answer, `{"ok": …}` or `{"error": …}`, from where `answer` says. What the engine thinks meanwhile
//! goes out through the import `tell`. A table of endings is written into the same room and taken by
//! `table`. The module has one thread: `call` returns when it is done, so a page keeps it in a worker.

mod ask;
mod desk;
#[cfg(target_arch = "wasm32")]
mod module;
mod records;
mod rounds;

pub use ask::{Ask, Failure, Go};
pub use desk::Desk;
