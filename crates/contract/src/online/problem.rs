//! Errors of the API: `application/problem+json`.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ApiProblem {
    /// The HTTP status.
    pub status: u16,
    /// What kind of problem it is, for a person.
    pub title: String,
    /// What exactly is wrong and what was expected, for a person.
    pub detail: String,
    /// A stable name, for programs.
    pub code: String,
    /// The current ply, where the sender knew another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ply: Option<usize>,
    /// The current version, where the sender knew another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub version: Option<u32>,
}
