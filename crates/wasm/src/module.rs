//! The module's imports and exports: the only unsafe code here.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::Desk;

#[link(wasm_import_module = "doska")]
unsafe extern "C" {
    /// Hears a info of the engine: a text in the module's memory.
    safe fn tell(begin: *const u8, len: usize);
    /// Whether the engine should stop: 0 for no.
    safe fn stopped() -> u32;
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Room for a question of `len` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(len: usize) -> *mut u8 {
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(len, 0);
        question.as_mut_ptr()
    })
}

/// Answers the question that was written into the room. Gives the answer's length.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    let question = QUESTION.take();
    let question = String::from_utf8_lossy(&question);
    let mut hear = |text: &str| tell(text.as_ptr(), text.len());
    let answer = DESK.with_borrow_mut(|desk| desk.answer(&question, &mut hear, || stopped() != 0));
    ANSWER.with_borrow_mut(|place| {
        *place = answer;
        place.len()
    })
}

/// Takes the table of endings whose bytes were written into the room. Gives 0 if it cannot be used.
#[unsafe(no_mangle)]
pub extern "C" fn table() -> u32 {
    let bytes = QUESTION.take();
    DESK.with_borrow_mut(|desk| u32::from(desk.table(&bytes)))
}

/// Where the last answer begins.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
