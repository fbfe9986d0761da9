//! `bench`: the same count every time.

use serde_json::Value;

use crate::run::doska;

#[test]
fn two_runs_count_the_same() {
    let run = || -> Value {
        let out = doska(&["bench", "--depth", "2", "--json"]).ok();
        serde_json::from_str(&out).unwrap()
    };
    let (first, second) = (run(), run());
    assert!(first["nodes"].as_u64().unwrap() > 1000);
    assert_eq!(first["nodes"], second["nodes"]);
    let list = |all: &Value| -> Vec<(Value, Value)> {
        let positions = all["positions"].as_array().unwrap();
        positions
            .iter()
            .map(|one| (one["nodes"].clone(), one["move"].clone()))
            .collect()
    };
    assert_eq!(list(&first), list(&second));
    let sum: u64 = list(&first).iter().map(|one| one.0.as_u64().unwrap()).sum();
    assert_eq!(first["nodes"], sum);
}

#[test]
fn a_line_for_each_position_and_the_sum() {
    let out = doska(&["bench", "--depth", "1"]).ok();
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with(' ')).collect();
    assert!(rows.len() >= 15, "{out}");
    let nodes = rows.iter().map(|row| {
        let nodes = row.split_whitespace().nth(3).unwrap();
        nodes.parse::<u64>().unwrap()
    });
    let nodes: u64 = nodes.sum();
    assert!(out.contains(&format!("\nNodes: {nodes}\n")), "{out}");
    assert!(out.contains("\nNodes a second: "), "{out}");
    let said = doska(&["bench", "--depth", "0"]).usage();
    assert!(said.contains("“0”"), "{said}");
}
