//! How many sockets, streams and connections one address has open, or anything else of somebody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What is open, by address or by whoever else it is counted for.
#[derive(Clone)]
pub struct Open {
    most: usize,
    counts: Option<Arc<Mutex<HashMap<String, usize>>>>,
}

/// One that is open, until this is dropped.
pub struct OpenGuard {
    of: Open,
    key: String,
}

impl Open {
    /// Counts and allows so many at the same time, or lets everything pass.
    pub fn new(limited: bool, most: usize) -> Open {
        Open {
            most,
            counts: limited.then(Arc::default),
        }
    }

    /// One more; `None` where there are enough.
    pub fn one_more(&self, key: String) -> Option<OpenGuard> {
        if let Some(counts) = &self.counts {
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            let count = counts.entry(key.clone()).or_default();
            if *count >= self.most {
                return None;
            }
            *count += 1;
        }
        Some(OpenGuard {
            of: self.clone(),
            key,
        })
    }
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let Some(counts) = &self.of.counts else {
            return;
        };
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_closed_makes_room() {
        let open = Open::new(true, 3);
        let mut guards: Vec<OpenGuard> = (0..3)
            .map(|_| open.one_more("one".to_owned()).unwrap())
            .collect();
        assert!(open.one_more("one".to_owned()).is_none());
        assert!(open.one_more("other".to_owned()).is_some());
        guards.pop();
        assert!(open.one_more("one".to_owned()).is_some());
        drop(guards);
        assert!(open.counts.unwrap().lock().unwrap().is_empty());
    }
}
