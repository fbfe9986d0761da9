//! The examples of docs/api.md, one after another against one server.
//!
//! A block marked `http` is a request, an empty line, and the answer: its status, and its JSON or the lines of its
//! stream. A value `$name` in an answer is taken down when it comes first, and stands for itself afterwards. An
//! answer may have more than the example shows, but nothing else.

use std::collections::HashMap;

use axum::body::Body;
use axum::http::Request;
use futures_util::StreamExt;
use serde_json::Value;

use crate::server::TestServer;

type Names = HashMap<String, String>;

#[tokio::test]
async fn the_examples_are_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let text = std::fs::read_to_string(path).unwrap();
    let server = TestServer::new();
    let mut names = Names::new();
    let mut count = 0;
    for block in text.split("```http\n").skip(1) {
        let block = block.split("\n```").next().unwrap();
        example(&server, block, &mut names).await;
        count += 1;
    }
    assert!(count > 10, "{count} examples");
}

async fn example(server: &TestServer, block: &str, names: &mut Names) {
    let (request, answer) = block
        .split_once("\n\n")
        .unwrap_or_else(|| panic!("{block}"));
    let request = filled(request, names);
    let mut lines = request.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').unwrap();
    let mut builder = Request::builder().method(method).uri(path);
    builder = builder.header("host", "doska.test");
    let mut body = String::new();
    for line in lines {
        match line.split_once(": ") {
            Some((name, value)) if body.is_empty() && !line.starts_with(['{', ' ']) => {
                builder = builder.header(name, value);
            }
            _ => body.push_str(line),
        }
    }
    if !body.is_empty() {
        builder = builder.header("content-type", "application/json");
    }
    let response = server.send(builder.body(Body::from(body)).unwrap()).await;
    let status = response.status().as_u16();
    let mut expected = answer.lines();
    let wanted: u16 = expected.next().unwrap().trim().parse().unwrap();
    let stream = response
        .headers()
        .get("content-type")
        .is_some_and(|kind| kind == "application/x-ndjson");
    let wanted_lines: Vec<String> = if stream {
        expected.map(str::to_owned).collect()
    } else {
        let text: String = expected.collect();
        if text.is_empty() { vec![] } else { vec![text] }
    };
    let mut content = response.into_body().into_data_stream();
    let mut got = Vec::new();
    // A stream may go on: only as many lines as the example has are read.
    while !stream || got.split(|&byte| byte == b'\n').count() - 1 < wanted_lines.len() {
        match content.next().await {
            Some(piece) => got.extend_from_slice(&piece.unwrap()),
            None => break,
        }
    }
    let got = String::from_utf8(got).unwrap();
    assert_eq!(status, wanted, "{block}\n{got}");
    let answers: Vec<&str> = if stream {
        got.lines().collect()
    } else {
        vec![&got]
    };
    for (wanted, got) in wanted_lines.iter().zip(answers) {
        let wanted: Value =
            serde_json::from_str(wanted).unwrap_or_else(|e| panic!("{e}\n{wanted}"));
        let got: Value = serde_json::from_str(got).unwrap_or_else(|e| panic!("{e}\n{got}"));
        compare(&wanted, &got, names, block);
    }
}

/// The text with every name that is known in its place.
fn filled(text: &str, names: &Names) -> String {
    // Longer names first, so that none is taken for a part of another.
    let mut known: Vec<_> = names.iter().collect();
    known.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    known.iter().fold(text.to_owned(), |text, (name, value)| {
        text.replace(name.as_str(), value)
    })
}

fn compare(wanted: &Value, got: &Value, names: &mut Names, block: &str) {
    match (wanted, got) {
        (Value::String(name), got) if name.starts_with('$') => {
            let value = got.as_str().map_or_else(|| got.to_string(), str::to_owned);
            let known = names.entry(name.clone()).or_insert_with(|| value.clone());
            assert_eq!(*known, value, "{name} in {block}");
        }
        (Value::String(text), Value::String(got)) => {
            assert_eq!(filled(text, names), *got, "{block}");
        }
        (Value::Object(wanted), Value::Object(fields)) => {
            for (name, value) in wanted {
                let there = fields
                    .get(name)
                    .unwrap_or_else(|| panic!("no {name}: {got}\n{block}"));
                compare(value, there, names, block);
            }
        }
        (Value::Array(wanted), Value::Array(values)) => {
            assert_eq!(wanted.len(), values.len(), "{got}\n{block}");
            for (wanted, got) in wanted.iter().zip(values) {
                compare(wanted, got, names, block);
            }
        }
        _ => assert_eq!(wanted, got, "{block}"),
    }
}
