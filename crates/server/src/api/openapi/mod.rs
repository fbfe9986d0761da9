//! The `OpenAPI` document, made of the types in `doska_contract`. `docs/openapi.json` is a copy of it, which a test keeps
//! true.

mod archive;
mod correspondence;
mod games;
mod lobby;
mod operation;
mod people;
mod players;
mod table;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use doska_contract::online::{ClientFrame, ServerFrame};
use serde_json::{Value, json};
use utoipa::{PartialSchema, ToSchema};

use operation::{Operation, Schemas};

/// `GET /openapi.json`.
pub async fn show() -> impl IntoResponse {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| document().to_string());
    ([(CONTENT_TYPE, "application/json")], text.as_str())
}

/// The document.
pub fn document() -> Value {
    let operations = operations();
    let mut paths: BTreeMap<String, Value> = BTreeMap::new();
    let mut schemas = Schemas::new();
    for operation in operations {
        let path = format!("/api/v1{}", operation.path);
        paths.entry(path).or_insert_with(|| json!({}))[operation.method] = operation.value;
        schemas.extend(operation.schemas);
    }
    // The frames of the socket: OpenAPI has no words for a socket, but its shapes belong here.
    ClientFrame::schemas(&mut schemas);
    ServerFrame::schemas(&mut schemas);
    schemas.push((ClientFrame::name().into_owned(), ClientFrame::schema()));
    schemas.push((ServerFrame::name().into_owned(), ServerFrame::schema()));
    let schemas: BTreeMap<String, _> = schemas.into_iter().collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Doska",
            "version": "1",
            "description": "Games online: players, challenges, games and their events. docs/api.md explains it with examples, and describes the socket.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": "__Host-doska"},
            },
        },
    })
}

fn operations() -> Vec<Operation> {
    let all = [
        archive::operations(),
        correspondence::operations(),
        games::operations(),
        lobby::operations(),
        people::operations(),
        players::operations(),
        table::operations(),
    ];
    all.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::{document, operations};

    /// `docs/openapi.json` is what the server answers. `BLESS=1` writes it anew.
    #[test]
    fn the_document_is_in_docs() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        let text = format!("{:#}\n", document());
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == text,
            "docs/openapi.json is stale: BLESS=1 writes it anew"
        );
    }

    /// Every reference leads somewhere.
    #[test]
    fn references_lead_to_schemas() {
        let document = document();
        let text = document.to_string();
        let known = document["components"]["schemas"].as_object().unwrap();
        for part in text.split("#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(known.contains_key(name), "{name}");
        }
    }

    /// Every route of the sources in `api` is in the document, and nothing else.
    #[test]
    fn every_route_is_described() {
        let described: BTreeSet<(String, String)> = operations()
            .iter()
            .map(|operation| (operation.path.to_owned(), operation.method.to_owned()))
            .collect();
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api");
        let listed = listed_in(&sources);
        let missing: Vec<_> = listed.difference(&described).collect();
        assert!(missing.is_empty(), "not described: {missing:?}");
        let gone: Vec<_> = described.difference(&listed).collect();
        assert!(gone.is_empty(), "described, but not there: {gone:?}");
    }

    fn listed_in(folder: &Path) -> BTreeSet<(String, String)> {
        let mut all = BTreeSet::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with("openapi") {
                continue;
            }
            if path.is_dir() {
                all.extend(listed_in(&path));
            } else {
                all.extend(listed(&std::fs::read_to_string(&path).unwrap()));
            }
        }
        all
    }

    /// The paths and methods of `.route("PATH", get(…).post(…))`.
    fn listed(source: &str) -> BTreeSet<(String, String)> {
        let mut all = BTreeSet::new();
        for part in source.split(".route(").skip(1) {
            let path = part.split('"').nth(1).unwrap_or("");
            let rest = part.split_once("\",").map_or("", |(_, rest)| rest);
            // Up to the bracket that closes `.route(`.
            let mut depth = 1;
            let end = rest.char_indices().find(|(_, c)| {
                depth += match c {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                depth == 0
            });
            let handlers = &rest[..end.map_or(rest.len(), |(at, _)| at)];
            for method in ["get", "post", "put", "patch", "delete"] {
                let called = |at: usize| {
                    let before = handlers[..at].chars().last().unwrap_or(' ');
                    !before.is_alphanumeric() && before != '_' && before != ':'
                };
                let call = format!("{method}(");
                if handlers.match_indices(&call).any(|(at, _)| called(at)) {
                    all.insert((path.to_owned(), method.to_owned()));
                }
            }
        }
        all
    }
}
