//! What the machine is asked for: the clock, prefetching, and large memory pages for the transposition table.
#![allow(unsafe_code)]

/// Prefetches what will be read soon.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(crate) fn prefetch<T>(what: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch changes nothing that the program sees and never faults.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(what).cast()) };
}

/// Elsewhere nothing is prefetched.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn prefetch<T>(_what: &T) {}

/// An empty vector with room for `len` things, in large memory pages where the system has them: a table that is
/// read at random otherwise spends as long on address translation as on reading.
pub(crate) fn large_pages_vec<T>(len: usize) -> Vec<T> {
    let room = Vec::with_capacity(len);
    #[cfg(target_os = "linux")]
    advise(&room);
    room
}

#[cfg(target_os = "linux")]
fn advise<T>(room: &Vec<T>) {
    const PAGE: usize = 4096;
    let begin = (room.as_ptr() as usize).next_multiple_of(PAGE);
    let end = (room.as_ptr() as usize + room.capacity() * size_of::<T>()) / PAGE * PAGE;
    if begin < end {
        // SAFETY: the pages lie within memory that `room` owns, and this advice leaves what they hold as
        // it is. Refused, as on systems without large pages, it does nothing.
        unsafe { libc::madvise(begin as *mut _, end - begin, libc::MADV_HUGEPAGE) };
    }
}

/// A point in time.
#[derive(Copy, Clone)]
pub(crate) struct Moment(
    #[cfg(not(target_arch = "wasm32"))] std::time::Instant,
    #[cfg(target_arch = "wasm32")] f64,
);

#[cfg(not(target_arch = "wasm32"))]
impl Moment {
    /// The present.
    pub fn now() -> Moment {
        Moment(std::time::Instant::now())
    }

    /// The time since then.
    pub fn elapsed(self) -> std::time::Duration {
        self.0.elapsed()
    }
}

// A browser's module has no clock of its own: whoever loads it gives it one.
#[cfg(target_arch = "wasm32")]
#[link(wasm_import_module = "doska")]
unsafe extern "C" {
    /// Milliseconds since any moment that stays the same.
    safe fn now() -> f64;
}

#[cfg(target_arch = "wasm32")]
impl Moment {
    /// The present.
    pub fn now() -> Moment {
        Moment(now())
    }

    /// The time since then.
    pub fn elapsed(self) -> std::time::Duration {
        std::time::Duration::from_secs_f64((now() - self.0).max(0.0) / 1000.0)
    }
}
