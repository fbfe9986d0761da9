//! The module's imports and exports: the only unsafe code here.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::Dispatcher;

#[link(wasm_import_module = "doska")]
unsafe extern "C" {
    /// Hears what a search found: a text in the module's memory.
    safe fn info(begin: *const u8, len: usize);
    /// Whether the search should stop: 0 for no.
    safe fn stopped() -> u32;
}

thread_local! {
    static DISPATCHER: RefCell<Dispatcher> = RefCell::default();
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A buffer for a request of `len` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn buffer(len: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(len, 0);
        buffer.as_mut_ptr()
    })
}

/// Answers the request that was written into the buffer. Gives the length of the response.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    let request = BUFFER.take();
    let request = String::from_utf8_lossy(&request);
    let mut hear = |text: &str| info(text.as_ptr(), text.len());
    let response = DISPATCHER
        .with_borrow_mut(|dispatcher| dispatcher.respond(&request, &mut hear, || stopped() != 0));
    RESPONSE.with_borrow_mut(|place| {
        *place = response;
        place.len()
    })
}

/// Takes the endgame table whose bytes were written into the buffer. Gives 0 if it cannot be used.
#[unsafe(no_mangle)]
pub extern "C" fn table() -> u32 {
    let bytes = BUFFER.take();
    DISPATCHER.with_borrow_mut(|dispatcher| u32::from(dispatcher.table(&bytes)))
}

/// Where the last response begins.
#[unsafe(no_mangle)]
pub extern "C" fn response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}
