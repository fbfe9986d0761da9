//! One operation of the `OpenAPI` document: what it takes, what it gives, how it refuses.

use doska_contract::online::ApiProblem;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

/// The schemas that operations refer to, by name.
pub type Schemas = Vec<(String, RefOr<Schema>)>;

/// The content type of refusals.
const PROBLEM: &str = "application/problem+json";

/// An operation.
pub struct Operation {
    /// The method, in small letters.
    pub method: &'static str,
    /// The path below `/api/v1`.
    pub path: &'static str,
    /// What the document says about it.
    pub value: Value,
    /// The schemas it refers to.
    pub schemas: Schemas,
}

/// An operation that reads.
pub fn get(path: &'static str, tag: &str, summary: &str) -> Operation {
    Operation::new("get", path, tag, summary)
}

/// An operation that does something.
pub fn post(path: &'static str, tag: &str, summary: &str) -> Operation {
    Operation::new("post", path, tag, summary)
}

/// An operation that replaces something.
pub fn put(path: &'static str, tag: &str, summary: &str) -> Operation {
    Operation::new("put", path, tag, summary)
}

/// An operation that takes something away.
pub fn delete(path: &'static str, tag: &str, summary: &str) -> Operation {
    Operation::new("delete", path, tag, summary)
}

impl Operation {
    fn new(method: &'static str, path: &'static str, tag: &str, summary: &str) -> Operation {
        let names = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let parameters: Vec<Value> = names
            .map(|name| {
                json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}})
            })
            .collect();
        let words = path.split(|c: char| !c.is_ascii_alphanumeric());
        let id: Vec<&str> = std::iter::once(method)
            .chain(words.filter(|word| !word.is_empty()))
            .collect();
        let operation = Operation {
            method,
            path,
            value: json!({
                "tags": [tag],
                "summary": summary,
                "operationId": id.join("_"),
                "parameters": parameters,
                "responses": {},
            }),
            schemas: Schemas::new(),
        };
        operation.answers::<ApiProblem>("default", "A refusal.", PROBLEM)
    }

    /// Only for somebody who is signed in.
    pub fn signed_in(mut self) -> Operation {
        self.value["security"] = json!([{"token": []}, {"session": []}]);
        self.answers::<ApiProblem>("401", "Nobody is signed in.", PROBLEM)
    }

    /// Only for somebody with a session: API tokens cannot do this.
    pub fn by_session(self) -> Operation {
        self.signed_in()
            .refuses("403", "API tokens cannot do this.")
    }

    /// Takes a part of the query.
    pub fn query<T: ToSchema>(mut self, name: &str, description: &str) -> Operation {
        let schema = self.schema::<T>();
        let parameter = json!({
            "name": name, "in": "query", "required": false, "description": description, "schema": schema,
        });
        if let Some(parameters) = self.value["parameters"].as_array_mut() {
            parameters.push(parameter);
        }
        self
    }

    /// Takes JSON.
    pub fn takes<T: ToSchema>(mut self) -> Operation {
        let schema = self.schema::<T>();
        self.value["requestBody"] =
            json!({"required": true, "content": {"application/json": {"schema": schema}}});
        self.answers::<ApiProblem>("400", "The body is not JSON.", PROBLEM)
            .answers::<ApiProblem>("422", "Something in it does not fit.", PROBLEM)
    }

    /// Gives JSON.
    pub fn gives<T: ToSchema>(self, status: &str, description: &str) -> Operation {
        self.answers::<T>(status, description, "application/json")
    }

    /// Gives a stream, one JSON text a line.
    pub fn streams<T: ToSchema>(mut self, description: &str) -> Operation {
        let line = self.schema::<T>();
        self.value["responses"]["200"] = json!({
            "description": description,
            "content": {"application/x-ndjson": {"schema": {"type": "string"}, "x-line": line}},
        });
        self
    }

    /// Gives a text of this content type.
    pub fn gives_text(mut self, content_type: &str, description: &str) -> Operation {
        self.value["responses"]["200"]["description"] = description.into();
        self.value["responses"]["200"]["content"][content_type] =
            json!({"schema": {"type": "string"}});
        self
    }

    /// Gives nothing.
    pub fn gives_nothing(mut self, status: &str, description: &str) -> Operation {
        self.value["responses"][status] = json!({"description": description});
        self
    }

    /// Refuses with this status.
    pub fn refuses(self, status: &str, description: &str) -> Operation {
        self.answers::<ApiProblem>(status, description, PROBLEM)
    }

    fn answers<T: ToSchema>(mut self, status: &str, description: &str, kind: &str) -> Operation {
        let schema = self.schema::<T>();
        self.value["responses"][status] =
            json!({"description": description, "content": {kind: {"schema": schema}}});
        self
    }

    /// A reference to the schema of a type, or the schema itself where it has no name of its own.
    fn schema<T: ToSchema>(&mut self) -> Value {
        let schema = T::schema();
        T::schemas(&mut self.schemas);
        let inline = serde_json::to_value(&schema).expect("schemas can be written");
        let named = inline.get("properties").is_some()
            || inline.get("oneOf").is_some()
            || inline.get("enum").is_some();
        if !named {
            return inline;
        }
        let name = T::name().into_owned();
        let reference = json!({"$ref": format!("#/components/schemas/{name}")});
        self.schemas.push((name, schema));
        reference
    }
}
