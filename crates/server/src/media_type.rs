//! Media types, by file extension.

/// The content type of a file. A browser guesses nothing (`nosniff`), so what the site has must be here.
pub fn of(path: &str) -> &'static str {
    let end = path.rsplit_once('.').map_or("", |(_, end)| end);
    match end {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => UNKNOWN,
    }
}

/// Anything else.
pub const UNKNOWN: &str = "application/octet-stream";
