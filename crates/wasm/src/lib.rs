//! Rules and engine for browsers, as one WebAssembly module that speaks JSON.
//!
//! Whoever loads it writes a request (see [`doska_contract::Request`]) into the buffer that `buffer` gives,
//! calls `call`, and reads the response, `{"ok": …}` or `{"error": …}`, from where `response` says. What a
//! search finds meanwhile goes out through the import `info`. An endgame table is written into the same
//! buffer and taken by `table`. The module has one thread: `call` returns when it is done, so a page keeps
//! it in a worker.

mod dispatcher;
mod engine;
#[cfg(target_arch = "wasm32")]
mod module;
mod session;

pub use dispatcher::Dispatcher;
