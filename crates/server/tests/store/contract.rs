//! What both databases promise, one transaction at a time.

use doska_server::store::{Row, StoreError, Value};
use doska_server::values;

use crate::{number, stores, write};

const ADD: &str = "INSERT INTO things (name, number) VALUES ($1, $2)";

#[tokio::test]
async fn a_transaction_takes_effect_as_a_whole_or_not_at_all() {
    for store in stores().await {
        let done = store.write(|tx| {
            tx.send(ADD, values!["a", 1])?;
            tx.execute(ADD, values!["b", 2])
        });
        assert_eq!(
            done.await
                .unwrap_or_else(|error: StoreError| panic!("{error}")),
            1
        );
        let refused: Result<(), StoreError> = store
            .write(|tx| {
                tx.send(ADD, values!["c", 3])?;
                tx.execute(ADD, values!["d", 4])?;
                Err(StoreError::Damaged("on purpose".to_owned()))
            })
            .await;
        assert!(matches!(refused, Err(StoreError::Damaged(_))));
        // The last statement was not waited for: its error still takes everything back.
        let failed: Result<(), StoreError> = store
            .write(|tx| {
                tx.execute(ADD, values!["e", 5])?;
                tx.send(ADD, values!["a", 6])
            })
            .await;
        assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 2);
    }
}

#[tokio::test]
async fn a_row_that_is_not_as_expected_is_a_conflict() {
    for store in stores().await {
        write(&store, ADD, values!["a", 1]).await.unwrap();
        for (expected, conflicts) in [(1, false), (1, true), (2, false)] {
            let moved: Result<(), StoreError> = store
                .compare_and_set(move |tx| {
                    let sql = "UPDATE things SET number = $1 WHERE name = 'a' AND number = $2";
                    tx.send_one(sql, values![expected + 1, expected])?;
                    let log = format!("log {expected}");
                    tx.send(ADD, values![log, expected])
                })
                .await;
            assert_eq!(
                matches!(moved, Err(StoreError::Conflict)),
                conflicts,
                "{moved:?}"
            );
        }
        assert_eq!(
            number(&store, "SELECT number FROM things WHERE name = 'a'").await,
            3
        );
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 3);
    }
}

#[tokio::test]
async fn a_transaction_that_panics_changes_nothing_and_harms_nobody() {
    for store in stores().await {
        let panicked: Result<(), StoreError> = store
            .write(|tx| {
                tx.execute(ADD, values!["a", 1])?;
                panic!("on purpose")
            })
            .await;
        assert!(panicked.is_err());
        write(&store, ADD, values!["b", 2]).await.unwrap();
        assert_eq!(number(&store, "SELECT COUNT(*) FROM things").await, 1);
    }
}

#[tokio::test]
async fn a_wrong_statement_is_an_error_and_the_store_goes_on() {
    for store in stores().await {
        for sql in [
            "SELECT nothing FROM things",
            "this is no SQL",
            "INSERT INTO things (nothing) VALUES ($1)",
            "SELECT 1",
        ] {
            let failed = write(&store, sql, values!["x"]).await;
            assert!(
                matches!(failed, Err(StoreError::Database(_))),
                "{sql}: {failed:?}"
            );
            let failed: Result<_, StoreError> =
                store.read(move |tx| tx.query(sql, values!["x"])).await;
            assert!(failed.is_err(), "{sql}");
        }
        write(&store, ADD, values!["b", 2]).await.unwrap();
    }
}

#[tokio::test]
async fn values_come_back_as_they_were() {
    let texts = [
        "",
        "шашки",
        "dama — 象棋 \u{10ffff}",
        "a'b\"c\\d%_\n\t",
        "e\u{301}",
    ];
    let numbers = [0, -1, i64::MIN, i64::MAX];
    let shares = [
        0.0,
        -0.5,
        1e-300,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::INFINITY,
    ];
    let blobs = [vec![], (0..=255).collect(), vec![0; 3]];
    let put = "INSERT INTO things (name, number, share, bytes) VALUES ($1, $2, $3, $4)";
    let get = "SELECT name, number, share, bytes FROM things WHERE name = $1";
    for store in stores().await {
        let mut rows = vec![Row(vec![
            "nothing".into(),
            Value::Null,
            Value::Null,
            Value::Null,
        ])];
        for (index, text) in texts.iter().enumerate() {
            rows.push(Row(vec![
                (*text).into(),
                numbers[index % 4].into(),
                shares[index].into(),
                blobs[index % 3].clone().into(),
            ]));
        }
        for row in rows {
            write(&store, put, &row.0).await.unwrap();
            let name = row.0[0].clone();
            let found: Result<_, StoreError> = store
                .read(move |tx| tx.one(get, std::slice::from_ref(&name)))
                .await;
            assert_eq!(found.unwrap(), Some(row));
        }
    }
}

#[tokio::test]
async fn large_values_fit() {
    let put = "INSERT INTO things (name, bytes) VALUES ($1, $2)";
    let text = "доска ".repeat(1_000_000);
    let bytes: Vec<u8> = (0..8_000_000_u32).map(|n| n as u8).collect();
    for store in stores().await {
        // An index entry is small: what is long is not a key.
        let sql = "CREATE TABLE long (text TEXT)";
        write(&store, sql, &[]).await.unwrap();
        write(&store, "INSERT INTO long VALUES ($1)", values![&text])
            .await
            .unwrap();
        write(&store, put, values!["b", bytes.clone()])
            .await
            .unwrap();
        let found = store.read(|tx| {
            let text = tx.one("SELECT text FROM long", &[])?;
            Ok::<_, StoreError>((text, tx.one("SELECT bytes FROM things", &[])?))
        });
        let (long, blob) = found.await.unwrap();
        assert!(long.unwrap().get::<String>(0).unwrap() == text);
        assert!(blob.unwrap().get::<Vec<u8>>(0).unwrap() == bytes);
    }
}

#[tokio::test]
async fn texts_are_ordered_and_compared_by_their_bytes() {
    for store in stores().await {
        for name in ["b", "B", "a", "ä", "_", "10", "9", "ё", "я", "Z"] {
            // In the schema of the store itself.
            let sql = "INSERT INTO settings (name, value) VALUES ($1, $1)";
            write(&store, sql, values![name]).await.unwrap();
        }
        let names = store.read(|tx| tx.query("SELECT value FROM settings ORDER BY value", &[]));
        let names: Vec<Row> = names
            .await
            .unwrap_or_else(|error: StoreError| panic!("{error}"));
        let names: Vec<String> = names.iter().map(|row| row.get(0).unwrap()).collect();
        assert_eq!(names, ["10", "9", "B", "Z", "_", "a", "b", "ä", "я", "ё"]);
        let sql = "SELECT COUNT(*) FROM settings WHERE value >= 'a' AND value < 'b'";
        assert_eq!(number(&store, sql).await, 1);
    }
}

#[tokio::test]
async fn arithmetic_and_conditions_mean_the_same() {
    for store in stores().await {
        for (sql, result) in [
            ("SELECT 7 / 2", 3),
            ("SELECT -7 / 2", -3),
            ("SELECT -7 % 4", -3),
            ("SELECT COALESCE(MAX(number), 0) + 1 FROM things", 1),
            ("SELECT CASE WHEN 'a' <> 'A' THEN 1 ELSE 0 END", 1),
            (
                "SELECT CAST(COALESCE(SUM(number), 0) AS BIGINT) FROM things",
                0,
            ),
            ("SELECT length('шашки')", 5),
        ] {
            assert_eq!(number(&store, sql).await, result, "{sql}");
        }
        let put = "INSERT INTO things (name, number) VALUES ($1, 1) ON CONFLICT DO NOTHING";
        assert_eq!(write(&store, put, values!["a"]).await.unwrap(), 1);
        assert_eq!(write(&store, put, values!["a"]).await.unwrap(), 0);
        let add = "INSERT INTO things (name, number) VALUES ($1, 5)
                   ON CONFLICT (name) DO UPDATE SET number = things.number + excluded.number";
        assert_eq!(write(&store, add, values!["a"]).await.unwrap(), 1);
        assert_eq!(number(&store, "SELECT number FROM things").await, 6);
        let taken = store.write(|tx| {
            tx.query(
                "DELETE FROM things WHERE number = $1 RETURNING name",
                values![6],
            )
        });
        let taken: Vec<Row> = taken
            .await
            .unwrap_or_else(|error: StoreError| panic!("{error}"));
        assert_eq!(taken, [Row(vec!["a".into()])]);
    }
}

#[tokio::test]
async fn rows_are_passed_on_one_by_one_until_it_is_enough() {
    for store in stores().await {
        let filled = store.write(|tx| {
            for number in 0..5000 {
                tx.send(ADD, values![format!("{number:05}"), number])?;
            }
            Ok::<_, StoreError>(())
        });
        filled.await.unwrap();
        let seen = store.read(|tx| {
            let mut seen = Vec::new();
            let sql = "SELECT number FROM things WHERE number >= $1 ORDER BY name";
            tx.each(sql, values![1000], &mut |row| {
                seen.push(row.get::<i64>(0).unwrap());
                seen.len() < 2000
            })?;
            // The transaction goes on.
            let left = tx.one("SELECT COUNT(*) FROM things", &[])?;
            Ok::<_, StoreError>((seen, left))
        });
        let (seen, left) = seen.await.unwrap();
        assert_eq!((seen.len(), seen[0], seen[1999]), (2000, 1000, 2999));
        assert_eq!(left, Some(Row(vec![5000.into()])));
    }
}

/// Ids that people choose may hold anything; a text of `PostgreSQL` holds no U+0000.
#[tokio::test]
async fn a_text_with_a_nul_is_found_again() {
    for store in stores().await {
        write(&store, ADD, values!["a\0b", 1]).await.unwrap();
        let found = store.read(|tx| {
            let sql = "SELECT number FROM things WHERE name = $1";
            tx.one(sql, values!["a\0b"])
        });
        let found: Result<Option<Row>, StoreError> = found.await;
        assert_eq!(found.unwrap(), Some(Row(vec![1.into()])));
    }
}
