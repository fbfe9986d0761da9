//! The schema: made once, whoever comes first, and left alone where it is newer.

use doska_server::store::{Store, StoreError};

use crate::{databases, number, write};

#[tokio::test]
async fn many_servers_may_start_at_once() {
    for database in databases() {
        let starts: Vec<_> = (0..8)
            .map(|_| {
                let database = database.clone();
                std::thread::spawn(move || Store::open(&database).map(drop))
            })
            .collect();
        for start in starts {
            start.join().unwrap().unwrap();
        }
        let store = Store::open(&database).unwrap();
        assert_eq!(number(&store, "SELECT COUNT(*) FROM games").await, 0);
    }
}

#[tokio::test]
async fn a_newer_schema_is_left_alone() {
    for database in databases() {
        let store = Store::open(&database).unwrap();
        write(&store, "INSERT INTO migrations VALUES (9999)", &[])
            .await
            .unwrap();
        let refused = Store::open(&database).err().unwrap();
        assert!(
            matches!(refused, StoreError::Newer { found: 9999, .. }),
            "{refused}"
        );
    }
}
